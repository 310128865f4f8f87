"""Tests of previews of the crane: for every building that it can copy, the preview matches the real
gains."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.games.burgundy_profile import ANSWER
from burgundy_qt.session.running_game import RunningGame
from tests.session.short_games import line_up

MODULES = ["extra-tiles", "white-castles", "trade-routes"]
AT_ONCE = {"boarding-house", "bank", "watchtower"}


def crane_waits(seed, modules=MODULES):
    """Return a random game at its first decision with a crane, or None if there is none."""
    game, luck = (
        Game({"players": 2, "seed": seed, "edition": "2019", "modules": modules}),
        random.Random(seed),
    )
    while not game.is_over:
        actions = game.legal()["actions"]
        if any(action["type"] == "copy" for action in actions):
            return game
        game.apply(luck.choice([action for action in actions if "crane" in str(action)] or actions))
    return None


@cache
def waiting_cranes():
    found = [game for seed in range(40) if (game := crane_waits(seed)) is not None]
    assert len(found) > 3
    return found


def test_the_preview_of_every_copy_matches_its_gains():
    seen = Counter()
    for game in waiting_cranes():
        seat, revision = game.legal()["seat"], game.revision
        told = ANSWER.previews(game, game.legal())
        assert list(told) == [a["building"] for a in game.legal()["actions"] if a["type"] == "copy"]
        for building, copy in told.items():
            events = game.apply({"type": "copy", "by": "crane", "building": building})
            assert list(copy.events) == [
                e for e in events if e["event"] != "action" and e.get("seat") == seat
            ]
            granted = [
                a
                for a in game.legal()["actions"]
                if a.get("by") == building and a["type"] != "pass"
            ]
            assert list(copy.actions) == granted
            assert bool(copy.events) == (building in AT_ONCE) and bool(granted) == (
                building not in AT_ONCE
            )
            for action, outcome in zip(copy.actions, copy.outcomes, strict=True):
                then = game.apply(action)
                mine = [e for e in then if e["event"] != "action" and e.get("seat") == seat]
                assert list(outcome) == mine[: len(outcome)]
                game.take_back(revision + 1)
            game.take_back(revision)
            seen[building] += 1
    assert len(seen) == 9


def test_a_preview_changes_nothing():
    game = waiting_cranes()[0]
    before = game.state(), game.legal(), list(game.events)
    ANSWER.previews(game, game.legal())
    assert (game.state(), game.legal(), game.events) == before


@pytest.mark.parametrize("modules", [[], MODULES])
def test_without_a_crane_there_is_no_preview(modules):
    game = Game({"players": 2, "seed": 3, "edition": "2019", "modules": modules})
    assert ANSWER.previews(game, game.legal(0)) == {}


def test_a_view_has_previews_for_a_person_and_not_while_a_bot_decides():
    game = waiting_cranes()[0]
    for levels in ((None, None), ("page", "page")):
        running = RunningGame.begin(line_up(*levels, **game.request))
        for _, action in game.actions:
            running.act(action)
        assert bool(running.view.previews) == (levels == (None, None))
