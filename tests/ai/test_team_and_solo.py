"""Tests of the bots in the team game and the solo game."""

import random
from functools import cache

import pytest

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.comparison import sentences
from burgundy_qt.ai.analysis.point_sources import points_scored_so_far
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.games.burgundy.tally import CELLS
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.calibration import calibration_for, factor_after_turn
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game

word = bots_of("burgundy").source_text

EVERY_LEVEL = pytest.mark.parametrize("known", LEVELS, ids=lambda level: level.name)
BOTH = pytest.mark.parametrize("module", ["team", "solo"])
WITH_OR_WITHOUT = pytest.mark.parametrize(
    "has_network", [True, False], ids=["network", "no network"]
)


@pytest.fixture
def network(has_network, monkeypatch):
    """Use the shipped networks, or none."""
    if not has_network:
        monkeypatch.setattr("burgundy_qt.ai.thinker.default_network_for", lambda position: None)
        monkeypatch.setattr(
            "burgundy_qt.ai.analysis.analyst.default_network_for", lambda position: None
        )


def a_game(module, seed=3, **asked):
    return Game({"edition": "2019", "modules": [module], "seed": seed} | asked)


def later(module, seed, decisions):
    """Return a game with many choices, reached by greedy play: it places every tile it can."""
    game, chance = a_game(module, seed), random.Random(seed)
    while game.revision < decisions or len(game.legal()["actions"]) < 12:
        actions = game.legal()["actions"]
        laid = [action for action in actions if action["type"] == "place"]
        game.apply(chance.choice(laid or actions))
    return game


def tables():
    """Return every level at one of the tables: the levels by seat."""
    names = [level.name for level in LEVELS]
    alone = [("solo", [name]) for name in names]
    return [("team", names[:4]), ("team", names[-4:]), *alone]


@pytest.mark.parametrize(("module", "levels"), tables(), ids=str)
@WITH_OR_WITHOUT
def test_every_level_plays_to_the_end(module, levels, network, has_network):
    game = a_game(module)
    thinkers = [Thinker(name, seed=seat) for seat, name in enumerate(levels)]
    while not game.is_over:
        seat = game.position.waiting_seats()[0]
        thought = thinkers[seat].think(game.position, seat, simulations=2)
        assert thought.action == thought.candidates[0].action
        assert {one.action for one in thought.candidates} == set(game.position.legal(seat))
        assert all(0 <= share <= 1.0001 for share in thought.win)
        game.apply(game.action(thought.action), seat)
    assert min(game.position.bot_scores()) > (4 if module == "solo" else 60)


@BOTH
@WITH_OR_WITHOUT
def test_the_same_seed_thinks_the_same_and_nothing_hidden_changes_it(module, network, has_network):
    for known in LEVELS:
        game = later(module, 5, 40)
        seat, thoughts = game.position.waiting_seats()[0], set()
        for key in range(2):
            world = game.position.copy()
            world.determinize_for(seat, key)
            thoughts.add(Thinker(known.name, seed=4).think(world, seat, simulations=8))
        assert len(thoughts) == 1


@WITH_OR_WITHOUT
def test_a_team_wins_and_scores_together(network, has_network):
    game = later("team", 7, 60)
    seat = game.position.waiting_seats()[0]
    thought = Thinker("knight", seed=1).think(game.position, seat, simulations=40)
    assert thought.win[:2] == pytest.approx(thought.win[2:])
    assert thought.points[:2] == pytest.approx(thought.points[2:])
    assert thought.win[0] + thought.win[1] == pytest.approx(1)


@cache
def completing(module, seed):
    """Return a game in which the deciding seat can complete a region by placing a tile."""
    game, chance = a_game(module, seed), random.Random(seed)
    while not any(event.get("for") == "region" for gained in game.gains() for event in gained):
        game.apply(chance.choice(game.legal()["actions"]))
    return game


def places_a_tile(known, game, seed):
    """Return whether the deciding seat places a tile before its turn ends."""
    seat, thinker, played = game.position.waiting_seats()[0], Thinker(known.name, seed=seed), []
    tries, before = min(known.simulations or 100, 300), game.revision
    while "end" not in played and not game.is_over:
        action = game.action(thinker.think(game.position, seat, simulations=tries).action)
        game.apply(action, seat)
        played.append(action["type"])
    game.take_back(before)
    return "place" in played


@BOTH
@EVERY_LEVEL
@WITH_OR_WITHOUT
def test_a_tile_that_completes_a_region_is_seldom_left(known, module, network, has_network):
    """There may be something better to do, but not often."""
    assert sum(places_a_tile(known, completing(module, seed), seed) for seed in range(5)) >= 2


@BOTH
def test_a_hint_gives_reasons_that_add_up(module):
    game = later(module, 2, 60)
    seat = game.position.waiting_seats()[0]
    scored = points_scored_so_far(game.events, game.seats)
    found = Analyst("baron").analyse(game.position, seat, scored, simulations=200)
    why = found.explanation
    assert found.lacking is None and why is not None
    assert found.counted == ("cells" if module == "solo" else "team points")
    assert [sum(sources.values()) for sources in found.sources] == pytest.approx(found.points)
    own = sum(reason.points for reason in why.reasons if reason.seat == seat)
    assert own == pytest.approx(why.own.points, abs=0.3)
    told = " ".join(sentences(found, word))
    if module == "solo":
        assert why.rival is None
        assert set(found.sources[0]) <= set(CELLS)
        assert "spaces" in told and "opponent" not in told
    else:
        assert why.rival.seat % 2 != seat % 2 and "The other team should score" in told
        assert found.sources[seat] == found.sources[(seat + 2) % 4]


def test_a_solo_hint_promises_no_more_spaces_than_its_games_covered():
    """There are 37 spaces; the factor for points still to come once made 38 of them."""
    position = later("solo", 2, 60).position
    assert calibration_for(position, "win", "hint").played > 1
    assert factor_after_turn(position, "win") == 1.0
    assert factor_after_turn(later("team", 2, 60).position, "win") != 1.0
    told = Analyst("baron").analyse(position, 0, simulations=50)
    assert position.bot_scores()[0] < told.points[0] <= 37


@BOTH
def test_without_a_network_a_hint_says_so(module, monkeypatch):
    monkeypatch.setattr("burgundy_qt.ai.thinker.default_network_for", lambda position: None)
    monkeypatch.setattr(
        "burgundy_qt.ai.analysis.analyst.default_network_for", lambda position: None
    )
    game = later(module, 2, 30)
    found = Analyst("knight").analyse(
        game.position, game.position.waiting_seats()[0], simulations=30
    )
    assert found.lacking == "network"
    assert "random games" in sentences(found, word)[0]
