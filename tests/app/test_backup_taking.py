"""Taking tables out of a backup: added, copied, replaced, merged, and all of it undone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import backup, room, store, taking
from pyapp.effect import Msg
from pyapp.opened import Found, Opened, Standing
from tests.app import seats
from tests.app.described import described
from tests.app.shelves import NO_ROOM
from tests.app.table_driver import Browser
from tests.app.trees import words

PLAYER_WRITES = st.text(st.characters(exclude_categories=()), min_size=1, max_size=12).filter(
    str.strip
)


def file_of(stored: dict[str, str]) -> bytes:
    tables = {key: text for key, text in stored.items() if key.startswith(store.PREFIX)}
    return backup.written(tables).encode()


def opening(browser: Browser, content: bytes) -> Browser:
    browser.go("/import")
    browser.send("file_picked", "backup.json", len(content))
    browser.send("file_read", "backup.json", content)
    assert opened(browser).reading is False
    return browser


def opened(browser: Browser) -> Opened:
    assert browser.model.opened is not None
    return browser.model.opened


def only(browser: Browser) -> Found:
    (found,) = opened(browser).tables
    return found


def stands(browser: Browser) -> Standing:
    return only(browser).standing


def played(texts: dict[str, str], *names: str) -> dict[str, str]:
    """The same table after it got these names, one after the other."""
    browser = Browser(dict(texts), f"/t/{seats.TABLE}", salt="".join(names))
    browser.at += seats.AN_HOUR
    for name in names:
        browser.send("rename_table", value=name)
    return {key: text for key, text in browser.stored.items() if key.startswith(store.PREFIX)}


def all_tables(stored: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in stored.items() if key.startswith(store.PREFIX)}


def tables_of(browser: Browser) -> dict[str, str]:
    """All that is stored of tables, but for those that a backup took the place of."""
    heads = store.heads(browser.stored)
    away = [store.prefix(one.id) for one in heads.values() if one.replaced and one.deleted]
    texts = all_tables(browser.stored)
    return {key: text for key, text in texts.items() if not key.startswith(tuple(away))}


def test_opening_a_backup_changes_nothing(good: dict[str, str]) -> None:
    browser = opening(seats.laid(("Cleo",)), file_of(good))
    assert tables_of(browser) == tables_of(seats.laid(("Cleo",)))
    assert "City of Ghosts" in words(browser.tree)
    assert stands(browser) == "new"


def test_a_table_comes_to_a_new_phone_as_it_was(good: dict[str, str]) -> None:
    browser = opening(Browser(), file_of(good))
    browser.tap("take", 0, "add")
    assert tables_of(browser) == good
    browser.follow(f"/t/{seats.TABLE}")
    assert described(browser.table) == described(store.table_from_texts(seats.TABLE, good))


@settings(max_examples=20)
@given(st.lists(PLAYER_WRITES, min_size=1, max_size=4))
def test_a_copy_is_the_table_whatever_is_written_at_it(texts: list[str]) -> None:
    source = seats.laid(("Ann",))
    ann = seats.ids(source)[0]
    for number, text in enumerate(texts, 1):
        source.go(f"{seats.place(source, ann)}/edit")
        source.write("ghosts.write", ann, f"tag{number}", value=text)
    source.go(f"{seats.home(source)}/settings")
    source.tap("export_table")
    content = source.downloads[-1].content
    browser = opening(Browser(dict(source.stored), "/", salt="other"), content)
    before = tables_of(browser)
    browser.tap("take", 0, "copy")
    done = only(browser).done
    assert done
    assert done.id != source.table.id
    assert {key: browser.stored[key] for key in before} == before
    browser.go(f"/t/{done.id}")
    assert described(browser.table) == described(source.table)
    assert (browser.table.stage, browser.table.log.place) == (
        source.table.stage,
        source.table.log.place,
    )


def test_how_a_table_stands_to_the_one_here(good: dict[str, str]) -> None:
    on, further, off = played(good, "One"), played(good, "One", "Two"), played(good, "Other")
    undone = Browser(dict(further), f"/t/{seats.TABLE}")
    undone.send("undo")
    cases: list[tuple[dict[str, str], dict[str, str], Standing]] = [
        (good, good, "same"),
        (on, good, "ahead"),
        (further, good, "ahead"),
        (good, further, "behind"),
        (off, on, "apart"),
        (on, off, "apart"),
        # A step that was undone could still be done again: merged, it would be lost.
        (further, tables_of(undone), "apart"),
        (tables_of(undone), tables_of(undone), "same"),
        (tables_of(undone), further, "apart"),
        ({key: text for key, text in on.items() if "log" not in key}, good, "apart"),
        (good, {**good, seats.HEAD: "{"}, "damaged"),
        (good, {key: text for key, text in good.items() if key != seats.HEAD}, "damaged"),
    ]
    for theirs, mine, expected in cases:
        assert stands(opening(Browser(dict(mine)), file_of(theirs))) == expected


def test_a_log_of_many_chunks_goes_on_from_its_beginning(good: dict[str, str]) -> None:
    early = played(good, *(f"Name {at}" for at in range(40)))
    late = played(early, *(f"Later {at}" for at in range(70)))
    assert stands(opening(Browser(dict(early)), file_of(late))) == "ahead"
    other = played(early, "Somewhere else")
    assert stands(opening(Browser(dict(other)), file_of(late))) == "apart"


def test_a_merge_is_the_longer_one_and_can_be_undone(good: dict[str, str]) -> None:
    longer = played(good, "Goes on")
    browser = opening(Browser(dict(good)), file_of(longer))
    browser.tap("take", 0, "merge")
    assert tables_of(browser) == longer
    assert browser.model.heads[seats.TABLE].name == "Goes on"
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == good
    assert stands(browser) == "ahead"


def test_a_replaced_table_comes_back_exactly(good: dict[str, str]) -> None:
    here = played(good, *(f"Name {at}" for at in range(80)))
    browser = opening(Browser(dict(here), f"/t/{seats.TABLE}"), file_of(played(good, "Other")))
    browser.tap("take", 0, "replace")
    assert tables_of(browser) == played(good, "Other"), "no chunk of the longer log is left"
    browser.go(f"/t/{seats.TABLE}")
    assert browser.table.stage.name == "Other"
    browser.go("/import")
    browser.tap("untake", 0)
    assert tables_of(browser) == here
    browser.go(f"/t/{seats.TABLE}")
    assert browser.table.stage.name == "Name 79"
    assert browser.reload().table.stage.name == "Name 79"


def test_what_was_played_on_is_not_undone(good: dict[str, str]) -> None:
    browser = opening(Browser(dict(good)), file_of(played(good, "Goes on")))
    browser.tap("take", 0, "merge")
    browser.go(f"/t/{seats.TABLE}")
    browser.send("rename_table", value="And on")
    on = tables_of(browser)
    browser.go("/import")
    browser.tap("untake", 0)
    assert tables_of(browser) == on
    assert "Not undone" in browser.notice


def test_what_is_here_meanwhile_is_not_replaced(good: dict[str, str]) -> None:
    """Another tab took the same table in, and played on."""
    browser = opening(Browser(), file_of(good))
    browser.stored.update(played(good, "Other tab"))
    before = dict(browser.stored)
    browser.send("take", 0, "add")
    assert browser.stored == before
    assert browser.notice == taking.OTHERWISE
    assert stands(browser) == "behind"


def test_a_second_tap_takes_nothing_twice(good: dict[str, str]) -> None:
    browser = opening(Browser(dict(good)), file_of(good))
    for _ in range(2):
        browser.send("take", 0, "copy")
    assert len(store.heads(browser.stored)) == 2


def test_add_all_keeps_everything_and_loses_nothing(good: dict[str, str]) -> None:
    def under(name: str, texts: dict[str, str]) -> dict[str, str]:
        return {key.replace(seats.TABLE, name): text for key, text in texts.items()}

    on, off = played(good, "On"), played(good, "Off")
    here = {**under("same", good), **under("longer", on), **under("ahead", good),
            **under("apart", off)}  # fmt: skip
    theirs = {**under("same", good), **under("longer", good), **under("ahead", on),
              **under("apart", on), **under("new", good),
              **under("bad", {**good, seats.HEAD: "{"})}  # fmt: skip
    browser = opening(Browser(dict(here)), file_of(theirs))
    browser.tap("take_all")
    after = tables_of(browser)
    unchanged = {**under("same", good), **under("longer", on), **under("apart", off)}
    expected = {**unchanged, **under("ahead", on), **under("new", good)}
    assert {key: after[key] for key in expected} == expected
    (copy,) = set(store.heads(after)) - set(store.heads(expected))
    assert {key: after[key] for key in after if copy in key} == under(copy, on)
    assert len(after) == len(expected) + len(on)
    for at, found in enumerate(opened(browser).tables):
        if found.done:
            browser.tap("untake", at)
    assert tables_of(browser) == here


def test_what_does_not_fit_is_refused_with_the_numbers(good: dict[str, str]) -> None:
    free = backup.ROOM - room.RESERVE - backup.size(good)
    filler = "threefold/1/big/log/0"
    fits = {filler: "x" * (free - len(filler))}
    browser = opening(Browser(dict(fits), salt="a"), file_of(good))
    browser.tap("take", 0, "add")
    assert tables_of(browser) == {**fits, **good}
    over = {filler: fits[filler] + "x"}
    browser = opening(Browser(dict(over), salt="a"), file_of(good))
    browser.tap("take", 0, "add")
    assert browser.stored == over
    assert f"{backup.size(good):,} more characters" in browser.notice
    assert f"{backup.size(good) - 1:,} of 5,242,880 are free" in browser.notice
    assert browser.offers("take", 0, "add")


def test_a_write_that_fails_all_the_same_changes_nothing(good: dict[str, str]) -> None:
    browser = opening(Browser(dict(good)), file_of(played(good, "Goes on")))
    browser.shelf.full = True
    browser.tap("take", 0, "merge")
    assert tables_of(browser) == good
    assert browser.notice == f"Nothing was changed. {NO_ROOM}"
    browser.shelf.full = False
    browser.tap("take", 0, "merge")
    assert tables_of(browser) == played(good, "Goes on")


def test_another_backup_takes_the_place_of_the_first(good: dict[str, str]) -> None:
    browser = opening(Browser(), file_of(good))
    content = file_of(played(good, "Second"))
    assert only(opening(browser, content)).name == "Second"
    browser.tap("file_closed")
    assert browser.model.opened is None
    browser.send("file_sorted", "backup.json", ())
    browser.send("file_compared", 0, (), (), {})
    browser.send("take", 0, "add")
    browser.send("untake", 0)
    browser.send("file_unread", "backup.json")
    assert (browser.stored, browser.model.opened) == ({}, None)


def test_two_files_of_one_name_are_not_mixed(good: dict[str, str]) -> None:
    """The second is picked while the first is still being read."""
    other = {key.replace(seats.TABLE, "other"): text for key, text in good.items()}
    browser = Browser({}, "/import")
    reads = [
        Msg("file_read", ("backup.json", file_of(texts)), at=browser.tick())
        for texts in (good, other)
    ]
    browser.send_all(*reads)
    assert [found.id for found in opened(browser).tables] == ["other"]
