"""Tests of the question which feature a castle scores: every possible feature glows on the map, and
can be clicked and pointed at."""

from __future__ import annotations

import random
from functools import cache

import pytest
from PySide6.QtCore import QPointF, QSizeF

from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games.carcassonne.positions import new_game, view_of

SEED = 33
"""Seed of a game in which a castle can score one of two roads."""


@cache
def claiming():
    """Return a game that asks which feature a castle scores."""
    game, luck = new_game(SEED, modules=["castles"]), random.Random(SEED)
    while True:
        actions = game.legal()["actions"]
        chosen = luck.choice(actions)
        cities = [action for action in actions if "city" in action.get("on", "")]
        match actions[0]["type"]:
            case "claim":
                return game
            case "castle":
                chosen = actions[0]
            case "meeple":
                chosen = luck.choice(cities) if cities else actions[-1]
        game.apply(chosen)


@pytest.fixture
def asked(qapp):
    """Return a table with this question, and its decision."""
    view = view_of(claiming())
    scene, decision = TableScene(), Decision()
    scene.resize(QSizeF(1280, 764), 1.0)
    scene.show_view(view, view.legal["seat"])
    decision.begin(view)
    scene.offer(decision.scored_highlights)
    return scene, decision


def points_of(place):
    """Return a grid of points that belong to a place."""
    rect = place.rect
    grid = [(across / 24, down / 24) for across in range(1, 24) for down in range(1, 24)]
    found = [QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in grid]
    return [point for point in found if place.contains(point)]


def test_every_possible_feature_glows_on_all_its_tiles(asked):
    scene, decision = asked
    features = {one["feature"]: one for one in decision.view.scoring_potential[0]["features"]}
    claims = [target for target in decision.highlights if target.kind == "claim"]
    assert len(claims) == 2
    for claim in claims:
        parts = [Slot("feature", None, place) for place in features[claim.place]["places"]]
        assert scene.slots(claim) == parts
        assert all(scene.lights.lit()[part] == "legal" for part in parts)


def test_a_click_on_a_possible_feature_chooses_it(asked):
    scene, decision = asked
    clicked = []
    scene.clicked.connect(clicked.append)
    for claim in decision.highlights:
        place = scene.place_of(scene.slots(claim)[0])
        meant = [point for point in points_of(place) if scene.target_at(point) == claim]
        assert meant
        scene.point_at(meant[0])
        scene.click_at(meant[0])
        assert clicked[-1] == claim
    decision.click(clicked[0])
    assert not decision.is_open
