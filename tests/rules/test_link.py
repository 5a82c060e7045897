"""Links: what goes in comes out, they are short, and they forgive what chat programs do."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.links import FROZEN
from threefold import InvalidInput, NotAllowed, Unreadable, ghosts
from threefold.link import RequestLink, ResultLink, decode, encode, is_link

PAGE = "https://threefold.example.org/#"
LINK = FROZEN[0]["link"]

TEXT = st.text(st.characters(exclude_categories=()), max_size=60)
SEEDS = st.binary(min_size=16, max_size=16)
RULINGS = st.fixed_dictionaries(
    {}, optional={"ghosts.heal": st.just("never"), "ghosts.shield": st.just("slots-only")}
)


@st.composite
def acts(draw):
    known = draw(st.booleans())
    return ghosts.Act(
        who=draw(TEXT),
        deed=draw(TEXT),
        tags=tuple(draw(st.lists(TEXT, max_size=4))),
        relationship=draw(st.none() | TEXT),
        word=draw(st.none() | TEXT) if known else None,
        word_known=known,
    )


@st.composite
def rolls(draw):
    act = draw(acts())
    faces = st.integers(1, 6)
    by_hand = st.builds(
        ghosts.ByHand,
        st.tuples(*[faces] * act.pool.safe),
        st.tuples(*[faces] * act.pool.risk),
    )
    roll = ghosts.start(act, draw(st.builds(ghosts.Seeded, SEEDS) | by_hand))
    for seed in draw(st.lists(SEEDS, max_size=4)):
        try:
            roll = roll.thrown(ghosts.Seeded(seed))
        except NotAllowed:
            break
    return roll


@given(rolls(), RULINGS)
def test_a_result_comes_back_as_it_went(roll, rulings):
    link = ResultLink("ghosts", roll, rulings)
    assert decode(encode(link)) == link
    assert encode(decode(encode(link))) == encode(link)


@given(st.builds(ghosts.Request, acts(), TEXT), RULINGS)
def test_a_request_comes_back_as_it_went(request, rulings):
    link = RequestLink("ghosts", request, rulings)
    assert decode(encode(link)) == link


ORDINARY = {
    "English": (
        "Konstantin Varga-Roe",
        ("Proving father wrong", "Missing two fingers!", "Dancing till sunrise"),
        "She saved me once in Oslo",
        "Jump across the gap with the stolen case",
    ),
    "Spanish": (
        "María de los Ángeles",
        ("Quiere volver a casa", "Cicatriz en la mano.", "Cantar en la taberna"),
        "Hermanos de sangre y mar.",
        "Abro la puerta sin despertar al guardia.",
    ),
    "Dutch": (
        "Wilhelmina Achterber",
        ("Zucht naar vrijheid!", "Blauwe ogen, litteke", "Vioolmuziek bij nach"),
        "Samen door vuur en water.",
        "Ik ren over het dak achter de dief aan!!",
    ),
    "letters at random": (
        "lqwhzmfkprxdyvbtguoj",
        ("fmzkgpaxqwnbrjhvycud", "tvqoxwjyshrzkplmnbge", "uybwdkqzgcfixhvmptoa"),
        "jrkwzvnqfyhpxtdbgmsulcoei",
        "ovhqzkwnxjtbymrdgfpcusalieywqbzkvxjhmtdp",
    ),
    "the same again and again": ("N" * 20, ("X" * 20, "Y" * 20, "Z" * 20), "n" * 25, "x" * 40),
}


def rerolled_twice(act: ghosts.Act) -> ghosts.Roll:
    """Return a roll of an act with two rerolls by seeds as random as any."""
    for number in range(1, 1000):
        drawn = Random(number)
        throws = tuple(ghosts.Seeded(drawn.randbytes(16)) for _ in range(3))
        try:
            return ghosts.Roll(act, throws)
        except InvalidInput:
            continue
    raise AssertionError("no such seeds")


@pytest.mark.parametrize(
    ("who", "tags", "relationship", "deed"), ORDINARY.values(), ids=ORDINARY.keys()
)
def test_an_ordinary_roll_with_two_rerolls_fits_300_characters(who, tags, relationship, deed):
    sizes = [len(part) for part in (who, *tags, relationship, deed)]
    assert sizes == [20, 20, 20, 20, 25, 40]
    roll = rerolled_twice(ghosts.Act(who, deed, tags, relationship))
    assert len(roll.throws) == 3
    assert len(PAGE + encode(ResultLink("ghosts", roll))) <= 300


def test_a_link_can_stand_in_an_address_as_it_is():
    alphabet = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    assert all(set(frozen["link"]) <= alphabet for frozen in FROZEN)
    assert all(frozen["link"].startswith("1.") for frozen in FROZEN)


def test_default_rulings_do_not_travel():
    roll = decode(LINK).roll
    assert encode(ResultLink("ghosts", roll, {"ghosts.heal": "by-hand"})) == LINK


@pytest.mark.parametrize(
    "text",
    [
        f"#{LINK}",
        f"  {LINK}\n",
        f" # {LINK} ",
        *(f"{LINK}{mark}" for mark in (*".,)!?;:'\">]", "**", "?utm=x", "&x=1", "#top")),
        f"{LINK}).”…",
        f"{LINK}%20",
        f"%23{LINK.replace('.', '%2E')}%E2%80%9D",
        LINK.replace("-", "%2d").replace("_", "%5f"),
    ],
)
def test_what_chat_programs_do_is_forgiven(text):
    assert decode(text) == decode(LINK)
    assert is_link(text)


@pytest.mark.parametrize("text", ["1.", "1.x", "#2.abc", "99999999999.a", " 1.é", LINK[:20]])
def test_a_damaged_link_still_looks_like_one(text):
    assert is_link(text)


@pytest.mark.parametrize("text", ["", "#", "table/abc", "1", "one.abc", ".1", "-1.a", "v1.a", None])
def test_other_fragments_do_not(text):
    assert not is_link(text)


@pytest.mark.parametrize("text", ["2." + LINK[2:], "2.", "10.abc", "#999999999.a"])
def test_a_later_version_asks_for_an_update(text):
    with pytest.raises(Unreadable, match="Reload the page") as caught:
        decode(text)
    assert caught.value.code == "link.newer"


@pytest.mark.parametrize(
    "text",
    ["", "1.", "1", LINK[2:], "0." + LINK[2:], "01." + LINK[2:], "１." + LINK[2:], None, b"1."],
)
def test_what_is_no_link_is_damaged(text):
    with pytest.raises(Unreadable, match="Copy the whole link") as caught:
        decode(text)
    assert caught.value.code == "link.damaged"


@pytest.mark.parametrize(
    ("link", "code"),
    [
        (ResultLink("ghosts", 5), "roll.kind"),
        (RequestLink("ghosts", None), "request.kind"),
        (ResultLink("ghosts", decode(LINK).roll, {"ghosts.dance": "never"}), "ruling.unknown"),
        (ResultLink("ghosts", decode(LINK).roll, {"ghosts.heal": 5}), "ruling.unknown"),
        (ResultLink("ghosts", decode(LINK).roll, None), "ruling.unknown"),
        (ResultLink("ghosts", decode(LINK).roll, {"ghosts.heal": "x"}), "ruling.unknown-choice"),
        ("ghosts", "link.not-a-link"),
    ],
)
def test_what_cannot_be_put_into_a_link(link, code):
    with pytest.raises(InvalidInput) as caught:
        encode(link)
    assert caught.value.code == code


@pytest.mark.parametrize("game", ["ghost", "", 5, [], None])
def test_an_unknown_game_cannot_be_put_into_a_link(game):
    with pytest.raises(Unreadable) as caught:
        encode(ResultLink(game, None))
    assert caught.value.code == "game.unknown"


def test_too_much_writing_is_refused_when_the_link_is_made():
    note = "".join(map(chr, Random(1).choices(range(0x4E00, 0x9E00), k=20_000)))
    longest = RequestLink("ghosts", ghosts.Request(ghosts.Act(), note))
    assert decode(encode(longest)) == longest
    two, five = ghosts.Act(note), ghosts.Act(note, note, (note, note))
    for act in (two, five):
        with pytest.raises(InvalidInput, match="too much writing") as caught:
            encode(RequestLink("ghosts", ghosts.Request(act, note)))
        assert caught.value.code == "link.too-long"


def test_links_in_other_scripts_stay_short_too():
    act = ghosts.Act(
        "Марфа",
        "Пройти по крыше",
        ("Ищу брата", "Шрам на щеке", "Лезу куда угодно"),
        "Старые друзья",
    )
    roll = ghosts.start(act, ghosts.Seeded(bytes(range(100, 116))))
    address = "https://threefold.example.org/#" + encode(ResultLink("ghosts", roll))
    assert len(address) <= 300
