"""What docs/engine-protocol.md shows of the Castles of Tuscany is what the game says: every object
there is parsed and tried."""

import json
import re
from pathlib import Path

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.tuscany_ruleset import ANSWER as RULES
from tests.rules.tuscany.random_play import played
from tests.rules.tuscany.tables import a_turn, place, play, seat

PAGE = (Path(__file__).parents[3] / "docs/engine-protocol.md").read_text("utf-8")
SECTION = re.compile(r"^## \w[\w ]* \(The Castles of Tuscany\)\n(.*?)(?=^## )", re.M | re.S)
OF_THE_GAME = SECTION.findall(PAGE)
PARTS = "\n".join(OF_THE_GAME)
NAMES, ACTIONS, EVENTS, STATE = range(4)
ELIDED = re.compile(r",?…(?:8…)?")


def shown(beginning, text=PARTS):
    """The whole objects in backquotes that begin so."""
    quoted = re.findall(r"`(\{[^`]*\})`", text)
    return [json.loads(each) for each in quoted if each.startswith(beginning) and "…" not in each]


def drawn(section):
    """The lines of a section's drawing."""
    return OF_THE_GAME[section].split("```")[1].strip().splitlines()


TOLD = [*shown('{"event"'), *map(json.loads, drawn(EVENTS))]


def test_the_request_shows_every_default():
    (request,) = shown('{"cmd":"new","game":"tuscany"', PAGE)
    asked = {"cmd": "new", "game": "tuscany"}
    assert list(RULES.complete_request(asked, 7).items()) == list(request.items())


def test_boards_may_be_asked_for_as_it_shows():
    (boards,) = re.findall(r"none used twice: `(\[\[.*?\]\])`", PAGE)
    asked = {"game": "tuscany", "boards": json.loads(boards)}
    assert Game(asked).state()["seats"][1]["boards"] == json.loads(boards)[1]


def test_hello_lists_the_game_so():
    (listed,) = shown('{"game"', OF_THE_GAME[NAMES])
    assert json.dumps(RULES.describe()) == json.dumps(listed)


@pytest.mark.parametrize("action", shown('{"type"'), ids=json.dumps)
def test_an_action_is_one(action):
    told = RULES.decode_action(RULES.encode_action(action))
    assert list(told.items()) == list(action.items())


def shape(event):
    """The keys of an event in their order, those of its action too, and what it is `for`."""
    return [*event, *event.get("action", {}), event.get("for")]


@pytest.fixture(scope="module")
def shapes():
    """Those of everything that a few games tell."""
    return [shape(event) for seed in (41, 42, 52) for event in played(seed).events]


@pytest.mark.parametrize("event", TOLD, ids=json.dumps)
def test_an_event_has_the_keys_that_games_tell_in_their_order(event, shapes):
    assert shape(event) in shapes


def test_events_that_are_shown_in_part_have_these_keys(shapes):
    (display,) = re.findall(r'`\{"event":"display","(\w+)":\[…8…\]\}`', PARTS)
    assert ["event", display, None] in shapes
    (acted,) = re.findall(r'`(\{"event":"action","seat":0,"action":\{…\},"paid".*?\})`', PARTS)
    paid = json.loads(acted.replace("{…}", "{}"))
    assert list(paid) == ["event", "seat", "action", "paid"]
    told = next(event for event in played(41).events if event["event"] == "action")
    assert list(told) == list(paid) and list(told["paid"]) == list(paid["paid"])


def test_the_castle_that_lays_a_cart_is_told_so():
    """With whatever key turns the red card up first."""
    table = a_turn(
        seat("A1 B1 C3", {"C.R2": "monastery"}, "castle", {"castle": 2}, bonus="yield", shown=6,
             to_come={"village": 15}),
        seat(), display=["inn", "inn", "quarry", "cart", "town", "town", "inn", "quarry"],
        yields={"red": 1, "cards": 1}, emptied=1, deck={"agriculture": 1, "cart": 1},
    )  # fmt: skip
    play(table, place("castle", "C.M2", "castle castle"))
    told = []
    for key in range(16):
        position = type(table).from_raw({**table.raw(), "key": key})
        position.start_journal()
        told.append(play(position, place("cart", "C.R1", by="castle")))
    assert [json.loads(line) for line in drawn(EVENTS)] in told


def test_a_choice_in_secret_stands_in_a_private_record_so():
    game = Game({"game": "tuscany", "seed": 7})
    game.apply(game.legal(1)["actions"][9], 1)
    (line,) = re.findall(r'`(\{[^`]*"to":\[1\]\})`', PAGE)
    begins, ends = line.split("{…}")
    told = json.dumps(game.record(private=True)[-1], separators=(",", ":"))
    assert told.startswith(begins) and told.endswith(ends)
    assert "to" not in game.record()[-1]


def keys_of(state):
    """The keys of a state, of its first seat, its duchy and its result's place, in their order."""
    first = state["seats"][0]
    return [*state], [*first], [*first["duchy"]]


def test_the_state_that_is_shown_has_the_keys_of_a_state():
    told = json.loads(ELIDED.sub("", "".join(drawn(STATE))))
    game = Game({"game": "tuscany", "seed": 7, "setup": "fixed"})
    assert keys_of(game.state()) == keys_of(told)
    assert [*game.state()["bonus_tiles"]] == sorted(told["bonus_tiles"])
    assert [type(value) for value in game.state(0)["seats"][0].values()] == [
        type(value) for value in told["seats"][0].values()
    ]
    assert {type(each) for each in told["neutral"]} == {bool}
