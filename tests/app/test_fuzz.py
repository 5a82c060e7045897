"""A short form of `make fuzz`, and that it would find what it looks for."""

from __future__ import annotations

from random import Random

import pytest

from pyapp import app, store
from pyapp.table import Table
from threefold import link
from tools.fuzz import backups, corpus, links, parcels, run, saves
from tools.fuzz.__main__ import main

SEED = "threefold"
CASES, BOMBS = 150, 50
"""Of each kind, and of each kind of bomb: they are few forms in some sizes, and take longest.

`make fuzz` runs a hundred thousand, from another seed each time.
"""


@pytest.mark.parametrize("kind", run.KINDS)
def test_whatever_comes_from_outside_is_refused_or_opened(kind: str) -> None:
    at = list(run.KINDS).index(kind)
    cases = BOMBS if kind.endswith("-bomb") else CASES
    numbers = range(at, cases * len(run.KINDS), len(run.KINDS))
    counted, failed = run.run_all(SEED, numbers)
    again = [
        f"python -m tools.fuzz --seed {SEED} --case {one.kind}:{one.number}\n{one.error!r}"
        for one in failed
    ]
    assert again == []
    assert counted[f"{kind} all"] == cases
    accepted = counted[f"{kind} accepted"]
    assert accepted < cases, "nothing was damaged"
    # A shut gate would pass all the rest. (Of bombs, and of changed texts of links, none gets in.)
    shut = {"link-bomb", "link-text", "parcel-bomb", "parcel-text"}
    assert accepted > 0 or kind in shut, "nothing got as far as the rules"


def test_what_the_mutations_begin_with_is_accepted() -> None:
    assert all(links.check(text) for text in corpus.links())
    assert all(saves.check((saved.table, dict(saved.texts))) for saved in corpus.saves())
    assert all(parcels.check(code) for code in corpus.parcels())
    assert {saved.name.split("/")[2] for saved in corpus.saves()} > {"imposition", "universalis"}


@pytest.mark.parametrize("kind", run.KINDS)
def test_a_case_can_be_had_again(kind: str) -> None:
    made = [run.case(SEED, kind, number) for number in range(20)]
    assert made == [run.case(SEED, kind, number) for number in range(20)]
    assert made != [run.case("another", kind, number) for number in range(20)]
    sizes = [run.size_of(one) for one in made]
    assert len(set(sizes)) > 1


def found(kind: str, seconds: float = 60, *, measure: bool = False) -> str:
    """Run cases of a kind until one fails, and return what came out."""
    for number in range(200):
        try:
            run.run(kind, run.case(SEED, kind, number), seconds, measure=measure)
        except (Exception, run.SlowError) as error:
            return repr(error)
    return ""


def test_an_error_of_another_family_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def decode(_text: str) -> link.ResultLink:
        raise KeyError("loose")

    monkeypatch.setattr(link, "decode", decode)
    assert "KeyError('loose')" in found("link-text")


def test_a_table_that_is_stored_as_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = store.saving

    def saving(before: Table | None, after: Table) -> store.Save:
        save = whole(before, after)
        return store.Save(
            tuple((key, text.replace(":true", ":false")) for key, text in save.writes)
        )

    monkeypatch.setattr(store, "saving", saving)
    assert "another desk" in found("save-keys")


def test_what_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(_model: object) -> object:
        while True:
            pass

    monkeypatch.setattr(app, "view", view)
    assert "of the processor" in found("link-text", 0.1)


def test_what_takes_all_memory_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(_model: object) -> object:
        return len(bytes(200_000_000))

    monkeypatch.setattr(app, "view", view)
    assert "bytes of memory" in found("link-text", measure=True)


def test_one_case_is_run_again_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind, answer in (("save-keys", "accepted"), ("link-bomb", "refused")):
        name = f"{kind}:{next(at for at in range(99) if says(kind, at) == answer)}"
        monkeypatch.setattr("sys.argv", ["fuzz", "--seed", SEED, "--case", name])
        main()
        assert capsys.readouterr().out.endswith(f"\n{answer}\n")


def says(kind: str, number: int) -> str:
    return "accepted" if run.run(kind, run.case(SEED, kind, number), 60) else "refused"


def test_bombs_are_far_larger_than_they_look() -> None:
    made = [links.as_bomb(Random(number)) for number in range(12)]
    assert max(map(len, made)) <= link.TEXT_LIMIT * 2
    assert not any(links.check(text) for text in made)


def test_a_log_full_of_bombs_takes_no_more_memory_than_another() -> None:
    made = backups.bombed(Random(1), backups.MANY_BOMBS)
    assert len(made) < backups.BOMB
    assert run.run("backup-bomb", made, 60)


def test_tables_upon_bombs_take_no_more_memory_than_others() -> None:
    for number in range(2):
        made = backups.based(Random(number), 8)
        assert len(made) < backups.BOMB
        assert run.run("backup-bomb", made, 60)
