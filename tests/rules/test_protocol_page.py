"""Tests that docs/engine-protocol.md is right about every game: every object there is parsed and
tried."""

import json
import re
from functools import cache

import pytest

from burgundy_qt.rules import registry
from burgundy_qt.rules.game import Game
from tests.rules import protocol_page
from tests.rules.carcassonne.a_map import a_game, lay
from tests.rules.protocol_page import TEXT, Page, shape
from tests.rules.test_golden_games import GOLDEN

GAMES = tuple(registry.GAMES)
PAGES = {name: Page(name) for name in GAMES}
ACTIONS = [(name, action) for name in GAMES for action in PAGES[name].shown('{"type"')]
EVENTS = [(name, event) for name in GAMES for event in PAGES[name].shown('{"event"')]


def asked_for(name):
    """Return the shortest request of a game."""
    return {"cmd": "new", "game": name}


@pytest.mark.parametrize("name", GAMES)
def test_the_request_shows_every_default(name):
    """Except Burgundy's edition, whose default is the newest one."""
    (request,) = protocol_page.shown(f'{{"cmd":"new","game":"{name}"')
    asked = asked_for(name) | {"edition": request["edition"]}
    complete = registry.ruleset(name).complete_request(asked, 7)
    assert list(complete.items()) == list(request.items())


@pytest.mark.parametrize("name", [name for name in GAMES if name != "burgundy"])
def test_hello_lists_the_game_as_shown(name):
    """The estates of Burgundy's editions are listed too, but the page omits them."""
    (listed,) = PAGES[name].shown('{"game"')
    assert json.dumps(registry.ruleset(name).describe()) == json.dumps(listed)


@pytest.mark.parametrize(("name", "action"), ACTIONS, ids=json.dumps)
def test_a_shown_action_can_be_parsed(name, action):
    rules = registry.ruleset(name)
    told = rules.decode_action(rules.encode_action(action))
    assert list(told.items()) == list(action.items())


@cache
def shapes(name):
    """Return the shapes of all events of golden games; in Carcassonne with a tile of only city that
    fits nowhere beside a closed city."""
    games = GOLDEN[registry.GAMES[name]]
    told = [shape(event) for golden in games.names for event in games.golden(golden)["record"][1:]]
    discarded = lay(a_game("E C U"), "E", "0,-1", 2) if name == "carcassonne" else []
    return told + [shape(event) for event in discarded]


@pytest.mark.parametrize(("name", "event"), EVENTS, ids=json.dumps)
def test_an_event_has_the_keys_of_real_events_in_order(name, event):
    assert shape(event) in shapes(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_shown_state_has_the_keys_of_a_state(name):
    state, told = Game(asked_for(name) | {"seed": 7}).state(), PAGES[name].state
    assert told.keys() <= state.keys() and told["game"] == state["game"] == name
    assert told["seats"][0].keys() <= state["seats"][0].keys()


@pytest.mark.parametrize("name", ["burgundy-dice", "tuscany"])
def test_a_private_record_has_a_secret_choice_as_shown(name):
    game = Game({"game": name, "seed": 7})
    game.apply(game.legal(1)["actions"][0], 1)
    (line,) = re.findall(r'`(\{[^`]*"to":\[1\]\})`', TEXT)
    begins, ends = line.split("{…}")
    told = json.dumps(game.record(private=True)[-1], separators=(",", ":"))
    assert told.startswith(begins) and told.endswith(ends)
    assert "to" not in game.record()[-1]
