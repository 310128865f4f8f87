"""What docs/engine-protocol.md shows of Carcassonne is what the game says: every object there is
parsed and tried."""

import json
import re
from pathlib import Path

import pytest

from burgundy_qt.rules.carcassonne.carcassonne_ruleset import ANSWER as RULES
from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.a_map import a_game, lay
from tests.rules.carcassonne.golden import SEEDS, golden
from tests.rules.carcassonne.random_play import moments

PAGE = (Path(__file__).parents[3] / "docs/engine-protocol.md").read_text("utf-8")
OF_THE_GAME = re.findall(r"^## \w[\w ]* \(Carcassonne\)\n(.*?)(?=^## )", PAGE, re.M | re.S)
PARTS = "\n".join(OF_THE_GAME)
NAMES, ACTIONS, EVENTS, STATE = range(4)
ELIDED = re.compile(r",?…")
ALL = {"modules": ["bridges", "castles", "bazaars"]}


def shown(beginning, text=PARTS):
    """The whole objects in backquotes that begin so."""
    quoted = re.findall(r"`(\{[^`]*\})`", text)
    return [json.loads(each) for each in quoted if each.startswith(beginning) and "…" not in each]


def test_the_request_shows_every_default():
    (request,) = shown('{"cmd":"new","game":"carcassonne"', PAGE)
    asked = {"cmd": "new", "game": "carcassonne"}
    assert list(RULES.complete_request(asked, 7).items()) == list(request.items())


def test_hello_lists_the_game_so():
    (listed,) = shown('{"game"', OF_THE_GAME[NAMES])
    assert json.dumps(RULES.describe()) == json.dumps(listed)


@pytest.mark.parametrize("action", shown('{"type"'), ids=json.dumps)
def test_an_action_is_one(action):
    told = RULES.decode_action(RULES.encode_action(action))
    assert list(told.items()) == list(action.items())


@pytest.fixture(scope="module")
def records():
    return [golden(name)["record"] for name in SEEDS]


def test_every_decision_and_every_action_of_a_game_stands_there(records):
    named = {action["type"] for action in shown('{"type"')}
    done = {
        event["action"]["type"] for record in records for event in record[1:] if "action" in event
    }
    assert done | {"discard"} == named
    decisions = re.findall(r"^\| `(\w+)` \| `\{", OF_THE_GAME[ACTIONS], re.M)
    asked = {game.state()["decision"] for seed in (69, 137, 247) for game in moments(seed)}
    assert asked | {"claim", "castle"} == {*decisions, None}


def shape(event):
    """The keys of an event in their order, and what it is `for`."""
    return [*event, event.get("for")]


@pytest.mark.parametrize("event", shown('{"event"'), ids=json.dumps)
def test_an_event_has_the_keys_that_games_tell_in_their_order(event, records):
    told = [each for record in records for each in record[1:]]
    if event["event"] == "discard":
        told = a_discard()
    assert shape(event) in map(shape, told)


def a_discard():
    """Nothing of city alone fits beside a city that is closed."""
    return lay(a_game("E C U"), "E", "0,-1", 2)


def test_every_event_of_a_game_stands_there_with_all_that_points_are_for(records):
    told = [event for record in records for event in record[1:]]
    named = {event["event"] for event in shown('{"event"')} | {"action"}
    assert {event["event"] for event in told} | {"discard"} == named
    (row,) = re.findall(r'^- `\{"event":"points".*\n(?:  .*\n)*', PARTS, re.M)
    reasons = {event["for"] for event in told if event["event"] == "points"}
    assert reasons <= set(re.findall(r"`([\w-]+)`", row))


def test_the_state_that_is_shown_has_the_keys_of_a_state():
    drawing = OF_THE_GAME[STATE].split("```")[1]
    told = json.loads(ELIDED.sub("", "".join(drawing.strip().splitlines())))
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


def test_the_bazaar_that_is_shown_comes_so():
    """Seat 0 lays it, seat 1 chooses and bids, seat 2 bids more, seat 0 is asked."""
    (told,) = shown('{"host"', OF_THE_GAME[STATE])
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


def test_a_record_with_an_order_tells_it_and_goes_on_with_it():
    game = Game({"game": "carcassonne", "tiles": ["U", "V"], "pile": 3, "seed": 7})
    assert game.record()[0]["tiles"] == ["U", "V"]
    loaded = Game.from_record(game.record())
    loaded.apply(loaded.legal()["actions"][0])
    loaded.apply(loaded.legal()["actions"][-1])
    assert loaded.state()["tile"] == "V"
