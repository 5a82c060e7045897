"""What adds a die, and what a pool refuses."""

import itertools

import pytest

from threefold import InvalidInput, NotAllowed, ghosts
from threefold.games.ghosts import Pool


@pytest.mark.parametrize("tags", range(5))
@pytest.mark.parametrize("rerolls", [0, 1, 7])
def test_every_tag_adds_a_safe_die(tags: int, rerolls: int) -> None:
    pool = Pool(tags=tags, relationship=True, rerolls=rerolls)
    assert (pool.safe, pool.risk) == (tags + 1, rerolls)


def test_a_relationship_adds_one_safe_die() -> None:
    assert (Pool(relationship=True).safe, Pool(relationship=True).risk) == (1, 0)
    assert Pool(tags=2, relationship=True).safe == Pool(tags=2).safe + 1


def test_the_word_adds_a_safe_die_and_a_risk_die() -> None:
    assert (Pool(power=True).safe, Pool(power=True).risk) == (1, 1)
    assert (Pool(4, True, True).safe, Pool(4, True, True).risk) == (6, 1)


def test_every_reroll_adds_a_risk_die() -> None:
    pool = Pool(tags=2, power=True)
    assert (pool.rerolled().rerolled().safe, pool.rerolled().rerolled().risk) == (3, 3)
    assert pool.rerolls == 0, "the pool before the reroll stays as it was"


def test_desperate_when_nothing_helps() -> None:
    assert (Pool().safe, Pool().risk, Pool().desperate) == (2, 0, True)
    assert (Pool(rerolls=3).safe, Pool(rerolls=3).risk, Pool(rerolls=3).desperate) == (2, 3, True)
    for tags, relationship, power in itertools.product(range(5), (False, True), (False, True)):
        pool = Pool(tags, relationship, power)
        assert pool.desperate == (not tags and not relationship and not power)


def test_yes_and_no_may_be_one_and_zero() -> None:
    pool = Pool(1, 1, 0)  # type: ignore[arg-type]
    assert pool == Pool(1, True, False)
    assert pool.relationship is True
    assert pool.power is False


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"tags": -1}, "pool.tags"),
        ({"tags": 5}, "pool.tags"),
        ({"tags": 1.0}, "pool.tags"),
        ({"tags": 1.5}, "pool.tags"),
        ({"tags": True}, "pool.tags"),
        ({"tags": "2"}, "pool.tags"),
        ({"tags": None}, "pool.tags"),
        ({"relationship": 2}, "pool.relationship"),
        ({"relationship": "yes"}, "pool.relationship"),
        ({"power": -1}, "pool.power"),
        ({"power": None}, "pool.power"),
        ({"rerolls": -1}, "pool.rerolls"),
        ({"rerolls": 101}, "pool.rerolls"),
        ({"rerolls": float("nan")}, "pool.rerolls"),
    ],
)
def test_bad_pools_are_refused_with_a_sentence(fields: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Pool(**fields)  # type: ignore[arg-type]
    assert caught.value.code == code
    assert caught.value.sentence[0].isupper()
    assert caught.value.sentence.endswith(".")


def test_the_last_reroll_is_refused_with_a_sentence() -> None:
    with pytest.raises(NotAllowed) as caught:
        Pool(tags=1, rerolls=ghosts.REROLLS).rerolled()
    assert caught.value.code == "pool.last-reroll"
    assert "keep it" in caught.value.sentence
