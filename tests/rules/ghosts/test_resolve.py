"""How dice are read: the table, the comparison, the reroll, the Word."""

import itertools

import pytest

from threefold import InvalidInput
from threefold.games.ghosts import RULES, Consequence, Outcome, Pool, resolve

SUCCESS, PARTIAL, FAILURE, AUTOMATIC = Outcome


@pytest.mark.parametrize(
    ("face", "outcome", "consequence", "rule"),
    [
        (1, FAILURE, Consequence.MINOR, "ghosts.one-three"),
        (2, FAILURE, Consequence.MINOR, "ghosts.one-three"),
        (3, FAILURE, Consequence.MINOR, "ghosts.one-three"),
        (4, PARTIAL, None, "ghosts.four-five"),
        (5, PARTIAL, None, "ghosts.four-five"),
        (6, SUCCESS, None, "ghosts.six"),
    ],
)
def test_the_safe_value_decides_without_risk_dice(
    face: int, outcome: Outcome, consequence: Consequence | None, rule: str
) -> None:
    result = resolve(Pool(tags=1), [face], [])
    assert (result.outcome, result.consequence, result.rule) == (outcome, consequence, rule)
    assert (result.safe, result.risk, result.notes) == (face, None, ())
    assert result.may_reroll, "without a risk die there is nothing the safe value must exceed"
    assert not result.learns_word


def test_the_highest_die_of_each_kind_counts() -> None:
    result = resolve(Pool(tags=3, rerolls=2), [2, 5, 1], [4, 3])
    assert (result.safe, result.risk, result.outcome) == (5, 4, PARTIAL)


def test_desperate_counts_the_lower_die() -> None:
    for high, low in itertools.product(range(1, 7), repeat=2):
        result = resolve(Pool(), [high, low], [])
        assert result.safe == min(high, low)
        assert result.notes == ("ghosts.desperate",)


def test_risk_is_compared_with_the_lower_die_when_desperate() -> None:
    result = resolve(Pool(rerolls=1), [6, 2], [3])
    assert (result.outcome, result.safe, result.risk) == (AUTOMATIC, 2, 3)
    assert result.consequence is Consequence.MAJOR
    assert result.notes == ("ghosts.desperate",)


def test_risk_above_safe_is_an_automatic_failure_and_major() -> None:
    for safe, risk in itertools.product(range(1, 7), repeat=2):
        result = resolve(Pool(tags=1, rerolls=1), [safe], [risk], word_known=True)
        assert (result.outcome is AUTOMATIC) == (risk > safe)
        if risk > safe:
            assert result.consequence is Consequence.MAJOR
            assert result.rule == "ghosts.automatic-failure"


@pytest.mark.parametrize("value", range(1, 7))
def test_a_tie_is_no_automatic_failure_and_no_reroll(value: int) -> None:
    result = resolve(Pool(tags=1, rerolls=1), [value], [value])
    alone = resolve(Pool(tags=1), [value], [])
    assert (result.outcome, result.consequence) == (alone.outcome, alone.consequence)
    assert result.outcome is not AUTOMATIC
    assert not result.may_reroll
    assert result.notes == ("ghosts.tie",)


def test_a_reroll_needs_a_safe_value_above_the_risk_value() -> None:
    for safe, risk in itertools.product(range(1, 7), repeat=2):
        result = resolve(Pool(tags=1, rerolls=1), [safe], [risk])
        assert result.may_reroll == (safe > risk)


@pytest.mark.parametrize(("safe", "risk"), [(s, r) for r in (5, 6) for s in range(1, r)])
def test_a_high_risk_value_teaches_the_word_instead_of_a_consequence(safe: int, risk: int) -> None:
    result = resolve(Pool(tags=1, rerolls=1), [safe], [risk])
    assert result.outcome is AUTOMATIC, "learning does not change how the action went"
    assert result.learns_word
    assert result.consequence is None
    assert result.rule == "ghosts.word-learnt"
    assert result.notes == ("ghosts.automatic-failure",)


@pytest.mark.parametrize(("safe", "risk"), [(s, r) for r in (2, 3, 4) for s in range(1, r)])
def test_a_low_risk_value_teaches_nothing(safe: int, risk: int) -> None:
    result = resolve(Pool(tags=1, rerolls=1), [safe], [risk])
    assert not result.learns_word
    assert result.consequence is Consequence.MAJOR
    assert result.notes == ()


@pytest.mark.parametrize(("safe", "risk"), [(5, 5), (6, 6), (6, 5)])
def test_only_an_automatic_failure_teaches_the_word(safe: int, risk: int) -> None:
    assert not resolve(Pool(tags=1, rerolls=1), [safe], [risk]).learns_word


def test_the_word_is_learnt_once() -> None:
    result = resolve(Pool(tags=1, rerolls=1), [2], [6], word_known=True)
    assert not result.learns_word
    assert result.consequence is Consequence.MAJOR
    assert result.notes == ("ghosts.word-known",)


def test_a_desperate_reroll_can_teach_the_word() -> None:
    result = resolve(Pool(rerolls=1), [6, 4], [5])
    assert result.learns_word
    assert result.notes == ("ghosts.desperate", "ghosts.automatic-failure")


def test_the_word_needs_to_be_known() -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve(Pool(power=True), [3], [2])
    assert caught.value.code == "pool.word-not-known"
    assert resolve(Pool(power=True), [3], [2], word_known=True).outcome is FAILURE


@pytest.mark.parametrize(
    ("safe", "risk", "code"),
    [
        ([], [], "faces.count"),
        ([1], [], "faces.count"),
        ([1, 2, 3], [], "faces.count"),
        ([1, 2], [1], "faces.count"),
        ([0, 2], [], "faces.face"),
        ([1, 7], [], "faces.face"),
        ([1, 2.0], [], "faces.face"),
        ([1, True], [], "faces.face"),
        ([1, "2"], [], "faces.face"),
        ("12", [], "faces.kind"),
        (b"\x01\x02", [], "faces.kind"),
        ({1, 2}, [], "faces.kind"),
        (None, [], "faces.kind"),
        (12, [], "faces.kind"),
        ([1, 2], None, "faces.kind"),
    ],
)
def test_faces_must_fit_the_pool(safe: object, risk: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve(Pool(tags=2), safe, risk)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("known", [None, 2, "yes", 0.5])
def test_knowing_a_word_is_yes_or_no(known: object) -> None:
    with pytest.raises(InvalidInput):
        resolve(Pool(tags=1), [1], [], word_known=known)  # type: ignore[arg-type]


def test_only_a_pool_can_be_read() -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve("2 dice", [1, 2], [])  # type: ignore[arg-type]
    assert caught.value.code == "pool.kind"


def test_results_name_every_rule_and_only_rules_that_are_explained() -> None:
    """All throws of a few pools: what they name is exactly what `RULES` has a sentence for."""
    named: set[str] = set()
    for pool in (Pool(), Pool(rerolls=1), Pool(tags=1), Pool(tags=1, rerolls=1)):
        for faces in itertools.product(range(1, 7), repeat=pool.safe + pool.risk):
            for known in (False, True):
                result = resolve(pool, faces[: pool.safe], faces[pool.safe :], known)
                named |= {result.rule, *result.notes}
    assert named == set(RULES)
    assert all(sentence.endswith(".") for sentence in RULES.values())
