"""The dice: the published stream, fair faces, and seeds that settle everything."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput
from threefold.dice import Dice

SEED = bytes(range(16))
SEEDS = st.binary(min_size=16, max_size=16)

# The 99.9 per cent points of chi-square, by degrees of freedom: the seeds here are fixed, so that
# a pass is a pass for ever, and a fair stream fails one seed in a thousand when they are chosen.
LIMITS = {3: 16.266, 5: 20.515, 7: 24.322, 9: 27.877, 11: 31.264, 35: 66.619}


def chi_square(seen: Counter, cells: int) -> float:
    expected = sum(seen.values()) / cells
    missing = (cells - len(seen)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in seen.values())


def plainly(seed: bytes, sides: list[int]) -> list[int]:
    """Say the same as `Dice` in another way: a long stream first, then one walk along it."""
    stream = b"".join(
        sha256(b"threefold/1" + seed + bytes([0, 0, 0, number])).digest() for number in range(40)
    )
    faces = []
    for byte in stream:
        if len(faces) == len(sides):
            break
        die = sides[len(faces)]
        if byte < 256 // die * die:
            faces.append(1 + byte % die)
    return faces


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_600_000_dice_of_each_size_are_fair(sides):
    seen = Counter(Dice(SEED).rolls(sides, 600_000))
    assert set(seen) == set(range(1, sides + 1))
    assert chi_square(seen, sides) < LIMITS[sides - 1]


def test_the_fairness_test_would_see_bytes_that_are_not_passed_over():
    # 256 is no multiple of 12: the faces 1 to 4 of a careless d12 come up 22 times to 21.
    careless = Counter(byte % 12 + 1 for byte in Dice(SEED).rolls(256, 600_000))
    assert chi_square(careless, 12) > 5 * LIMITS[11]


def test_the_first_die_of_many_seeds_is_fair():
    seen = Counter(Dice(number.to_bytes(16, "big")).roll(6) for number in range(60_000))
    assert chi_square(seen, 6) < LIMITS[5]


def test_neighbours_do_not_know_of_each_other():
    faces = Dice(SEED).rolls(6, 200_000)
    pairs = Counter(zip(faces[::2], faces[1::2], strict=True))
    assert chi_square(pairs, 36) < LIMITS[35]


@given(SEEDS, st.lists(st.integers(2, 256), max_size=30))
def test_the_stream_is_the_published_one(seed, sides):
    dice = Dice(seed)
    assert [dice.roll(die) for die in sides] == plainly(seed, sides)


@given(SEEDS, st.integers(2, 256), st.integers(0, 60), st.integers(0, 60))
def test_many_at_once_are_the_same_as_one_by_one(seed, sides, first, second):
    single, many = Dice(seed), Dice(seed)
    one_by_one = [single.roll(sides) for _ in range(first + second)]
    assert list(many.rolls(sides, first) + many.rolls(sides, second)) == one_by_one


def test_dice_of_one_seed_do_not_share_a_cursor():
    one, other = Dice(SEED), Dice(SEED)
    one.rolls(6, 100)
    assert other.roll(6) == Dice(SEED).roll(6)


@pytest.mark.parametrize("seed", [b"", bytes(15), bytes(17), "0" * 16, None, 5])
def test_a_seed_is_sixteen_bytes(seed):
    with pytest.raises(InvalidInput) as caught:
        Dice(seed)
    assert caught.value.code == "seed.length"


@pytest.mark.parametrize("sides", [1, 0, -6, 257, 6.0, "6", True, None])
def test_a_die_has_2_to_256_sides(sides):
    dice = Dice(SEED)
    for attempt in (lambda: dice.roll(sides), lambda: dice.rolls(sides, 1)):
        with pytest.raises(InvalidInput) as caught:
            attempt()
        assert caught.value.code == "dice.sides"
    assert dice.roll(6) == Dice(SEED).roll(6), "a refused die takes nothing from the stream"


@pytest.mark.parametrize("count", [-1, 1_000_001, 2.0, None])
def test_a_count_of_dice_is_bounded(count):
    with pytest.raises(InvalidInput) as caught:
        Dice(SEED).rolls(6, count)
    assert caught.value.code == "dice.count"
