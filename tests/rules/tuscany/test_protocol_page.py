"""Tests of the drawings and examples of the Castles of Tuscany in docs/engine-protocol.md."""

import json
import re

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.protocol_page import TEXT, Page, shape
from tests.rules.tuscany.golden import SEEDS, golden
from tests.rules.tuscany.tables import a_turn, place, play, seat

PAGE = Page("tuscany")


def test_boards_can_be_requested_as_shown():
    (boards,) = re.findall(r"none used twice: `(\[\[.*?\]\])`", TEXT)
    asked = {"game": "tuscany", "boards": json.loads(boards)}
    assert Game(asked).state()["seats"][1]["boards"] == json.loads(boards)[1]


@pytest.fixture(scope="module")
def events():
    """Return the events of golden games."""
    return [event for name in SEEDS for event in golden(name)["record"][1:]]


@pytest.mark.parametrize("event", PAGE.drawn("Events"), ids=json.dumps)
def test_an_event_has_the_keys_of_real_events_in_order(event, events):
    assert shape(event) in map(shape, events)


def test_partly_shown_events_have_these_keys(events):
    (display,) = re.findall(r'`\{"event":"display","(\w+)":\[…8…\]\}`', PAGE.text)
    assert ["event", display, None] in map(shape, events)
    (acted,) = re.findall(r'`(\{"event":"action","seat":0,"action":\{…\},"paid".*?\})`', PAGE.text)
    paid = json.loads(acted.replace("{…}", "{}"))
    assert list(paid) == ["event", "seat", "action", "paid"]
    told = next(event for event in events if event["event"] == "action")
    assert list(told) == list(paid) and list(told["paid"]) == list(paid["paid"])


def test_the_castle_that_places_a_cart_has_the_shown_events():
    """It takes the first key with which the red card is turned up first."""
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
    assert PAGE.drawn("Events") in told


def keys_of(state):
    """Return the keys of a state, of its first seat, its duchy and its result's place, in order."""
    first = state["seats"][0]
    return [*state], [*first], [*first["duchy"]]


def test_the_shown_state_has_the_keys_of_a_state():
    told = PAGE.state
    game = Game({"game": "tuscany", "seed": 7, "setup": "fixed"})
    assert keys_of(game.state()) == keys_of(told)
    assert [*game.state()["bonus_tiles"]] == sorted(told["bonus_tiles"])
    assert [type(value) for value in game.state(0)["seats"][0].values()] == [
        type(value) for value in told["seats"][0].values()
    ]
    assert {type(each) for each in told["neutral"]} == {bool}
