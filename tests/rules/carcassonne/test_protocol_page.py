"""Tests that docs/engine-protocol.md shows all of Carcassonne's decisions, actions and events, and
that its example of a state and a bazaar is right."""

import json
import re

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.a_map import a_game
from tests.rules.carcassonne.golden import SEEDS, golden
from tests.rules.carcassonne.random_play import moments
from tests.rules.protocol_page import Page

PAGE = Page("carcassonne")
ALL = {"modules": ["bridges", "castles", "bazaars"]}


@pytest.fixture(scope="module")
def records():
    return [golden(name)["record"] for name in SEEDS]


def test_the_page_has_every_decision_and_action(records):
    named = {action["type"] for action in PAGE.shown('{"type"')}
    done = {
        event["action"]["type"] for record in records for event in record[1:] if "action" in event
    }
    assert done | {"discard"} == named
    decisions = re.findall(r"^\| `(\w+)` \| `\{", PAGE.sections["Actions"], re.M)
    asked = {game.state()["decision"] for seed in (69, 137, 247) for game in moments(seed)}
    assert asked | {"claim", "castle"} == {*decisions, None}


def test_the_page_has_every_event_and_every_reason_for_points(records):
    told = [event for record in records for event in record[1:]]
    named = {event["event"] for event in PAGE.shown('{"event"')} | {"action"}
    assert {event["event"] for event in told} | {"discard"} == named
    (row,) = re.findall(r'^- `\{"event":"points".*\n(?:  .*\n)*', PAGE.text, re.M)
    reasons = {event["for"] for event in told if event["event"] == "points"}
    assert reasons <= set(re.findall(r"`([\w-]+)`", row))


def test_the_shown_state_has_the_keys_of_a_state():
    told = PAGE.state
    game = a_game("E", modules=["castles"])
    game.apply({"type": "place", "tile": "E", "cell": "0,-1", "rotation": 2})
    game.apply({"type": "meeple", "on": "0,-1/city:0"})
    state = game.state()
    assert state["decision"] == told["decision"] and list(state) == list(told)
    game.apply({"type": "castle", "city": state["about"]})
    made = game.state()
    assert [*made["castles"][0]] == [*told["castles"][0]]
    assert [*made["seats"][0]] == [*told["seats"][0]]
    assert [*made["board"]["0,0"]] == [*told["board"]["0,0"]]
    assert [*state["board"]["0,-1"]["meeple"]] == [*told["board"]["0,0"]["meeple"]]


def test_the_shown_bazaar_can_be_played():
    """Seat 0 places it, seat 1 chooses and bids, seat 2 bids more, and seat 0 decides next."""
    (told,) = PAGE.shown('{"host"')
    game = a_game("BB6 V X W", players=3, **ALL)
    game.apply({"type": "place", "tile": "BB6", "cell": "0,1", "rotation": 0})
    for action in (
        {"type": "pass"},
        {"type": "pass"},
        {"type": "choose", "tile": "X"},
        {"type": "bid", "points": 1},
        {"type": "bid", "points": 2},
    ):
        game.apply(action)
    assert json.dumps(game.state()["bazaar"]) == json.dumps(told)
    assert game.state()["seat"] == 0


def test_a_record_has_the_order_of_tiles_and_continues_with_it():
    game = Game({"game": "carcassonne", "tiles": ["U", "V"], "pile": 3, "seed": 7})
    assert game.record()[0]["tiles"] == ["U", "V"]
    loaded = Game.from_record(game.record())
    loaded.apply(loaded.legal()["actions"][0])
    loaded.apply(loaded.legal()["actions"][-1])
    assert loaded.state()["tile"] == "V"
