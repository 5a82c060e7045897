from pyapp.views.parts.buttons import button
from pyapp.views.parts.layout import (
    app_bar,
    card,
    empty_state,
    live,
    menu_button,
    menu_link,
    notice,
    page,
)
from pyapp.views.parts.tree import msg
from pyapp.views.parts.verdict import verdict


def _regions(tree) -> dict[str, str]:
    return {region[1]["key"]: region[2] for region in tree[2:]}


def test_the_same_words_twice_are_spoken_twice() -> None:
    first, second = _regions(live("Failure", 6)), _regions(live("Failure", 7))
    assert sorted(first.values()) == sorted(second.values()) == ["", "Failure"]
    changed = [key for key in first if first[key] != second[key]]
    assert [second[key] for key in changed if second[key]] == ["Failure"]


def test_a_page_has_one_heading_one_main_and_no_loose_ends(elements) -> None:
    tree = page(
        app_bar("Night shift"), [card("Tags")], actions=[button("Roll", msg("roll"))], game="ghosts"
    )
    tags = [tag for tag, _, _ in elements(tree)]
    assert tags.count("h1") == tags.count("main") == tags.count("header") == 1
    assert tree[1]["data-game"] == "ghosts"
    landmarks = [given for tag, given, _ in elements(tree) if given.get("class") == "action-bar"]
    assert landmarks[0]["aria-label"] == "Actions"


def test_a_page_without_actions_has_no_action_bar(elements) -> None:
    classes = [given.get("class") for _, given, _ in elements(page(app_bar("Home"), []))]
    assert "action-bar" not in classes


def test_undo_and_redo_are_named_and_greyed_when_there_is_nothing_to_do(elements) -> None:
    nodes = elements(app_bar("Ines", undoable=True, undo=msg("undo")))
    buttons = {node[1]["aria-label"]: node[1] for node in nodes if node[0] == "button"}
    assert buttons["Undo"]["data-msg"] == '["undo"]'
    assert buttons["Redo"]["disabled"] is True
    assert not [n for n in elements(app_bar("Ines")) if n[0] == "button"]


def test_the_way_back_says_where_it_leads(elements) -> None:
    (link,) = [
        node for node in elements(app_bar("Ines", back=("#/t/a1", "Night shift"))) if node[0] == "a"
    ]
    assert link[1]["href"] == "#/t/a1"
    assert link[1]["aria-label"] == "Back to Night shift"


def test_the_menu_opens_and_its_buttons_close_it(elements) -> None:
    items = [menu_link("Rulings", "#/rulings", "info"), menu_button("Copy", msg("copy"))]
    nodes = elements(app_bar("Ines", menu=items))
    (fold,) = [given for _, given, _ in nodes if "popover" in given]
    targets = [given for _, given, _ in nodes if given.get("popovertarget") == fold["id"]]
    assert [given.get("popovertargetaction") for given in targets] == [None, "hide"]


def test_errors_interrupt_and_the_rest_waits() -> None:
    assert notice("error", "Damaged.")[1]["role"] == "alert"
    assert notice("warn", "Nearly full.")[1]["role"] == "status"
    assert "role" not in notice("info", "Always here.", speaks=False)[1]


def test_headings_have_the_level_asked_for(elements, words) -> None:
    assert [tag for tag, _, _ in elements(card("Tags", level=3)) if tag.startswith("h")] == ["h3"]
    assert "No tables yet" in words(empty_state("No tables yet", "Start one."))


def test_a_verdict_takes_focus_and_shows_its_piece_of_the_bar(elements) -> None:
    nodes = elements(verdict("worst", "Automatic failure"))
    (heading,) = [node for node in nodes if node[0] == "h2"]
    assert heading[1]["tabindex"] == "-1"
    assert heading[1]["id"] == "verdict"
    assert any(given.get("class") == "swatch tone-4" for _, given, _ in nodes)
