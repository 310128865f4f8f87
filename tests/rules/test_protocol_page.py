"""What docs/engine-protocol.md shows of every game is what the game says: every object there is
parsed and tried."""

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
    """The shortest request of a game."""
    return {"cmd": "new", "game": name}


@pytest.mark.parametrize("name", GAMES)
def test_the_request_shows_every_default(name):
    """But Burgundy's edition: the newest one is the default."""
    (request,) = protocol_page.shown(f'{{"cmd":"new","game":"{name}"')
    asked = asked_for(name) | {"edition": request["edition"]}
    complete = registry.ruleset(name).complete_request(asked, 7)
    assert list(complete.items()) == list(request.items())


@pytest.mark.parametrize("name", [name for name in GAMES if name != "burgundy"])
def test_hello_lists_the_game_so(name):
    """Burgundy's editions are listed with their estates, which the page leaves out."""
    (listed,) = PAGES[name].shown('{"game"')
    assert json.dumps(registry.ruleset(name).describe()) == json.dumps(listed)


@pytest.mark.parametrize(("name", "action"), ACTIONS, ids=json.dumps)
def test_an_action_is_one(name, action):
    rules = registry.ruleset(name)
    told = rules.decode_action(rules.encode_action(action))
    assert list(told.items()) == list(action.items())


@cache
def shapes(name):
    """Those of everything that golden games tell; in Carcassonne nothing of city alone fits beside
    a city that is closed."""
    games = GOLDEN[registry.GAMES[name]]
    told = [shape(event) for golden in games.names for event in games.golden(golden)["record"][1:]]
    discarded = lay(a_game("E C U"), "E", "0,-1", 2) if name == "carcassonne" else []
    return told + [shape(event) for event in discarded]


@pytest.mark.parametrize(("name", "event"), EVENTS, ids=json.dumps)
def test_an_event_has_the_keys_that_games_tell_in_their_order(name, event):
    assert shape(event) in shapes(name)


@pytest.mark.parametrize("name", GAMES)
def test_the_state_that_is_shown_has_the_keys_of_a_state(name):
    state, told = Game(asked_for(name) | {"seed": 7}).state(), PAGES[name].state
    assert told.keys() <= state.keys() and told["game"] == state["game"] == name
    assert told["seats"][0].keys() <= state["seats"][0].keys()


@pytest.mark.parametrize("name", ["burgundy-dice", "tuscany"])
def test_a_choice_in_secret_stands_in_a_private_record_so(name):
    game = Game({"game": name, "seed": 7})
    game.apply(game.legal(1)["actions"][0], 1)
    (line,) = re.findall(r'`(\{[^`]*"to":\[1\]\})`', TEXT)
    begins, ends = line.split("{…}")
    told = json.dumps(game.record(private=True)[-1], separators=(",", ":"))
    assert told.startswith(begins) and told.endswith(ends)
    assert "to" not in game.record()[-1]
