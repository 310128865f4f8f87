"""Tests of the card about the piece under the pointer, on the page of a game."""

from __future__ import annotations

import random

import pytest

from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.page.table_page import TablePage
from tests.session.short_games import act_at_random

SEATS = SeatPlan("Anna"), SeatPlan("Benoît")


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, (1024, 640)) for game in GAMES), (DEFAULT, (1280, 764)), (DEFAULT, (1920, 1031))],
)
def test_the_hover_card_never_covers_the_prompt(qtbot, game, size):
    running = RunningGame.begin(LineUp(SEATS, {"game": game, "seed": 4}))
    act_at_random(running, 30, random.Random(4))
    page = TablePage()
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.begin(running.view)
    scene, card, shown = page.scene, page.view.hover_card, 0
    for place in list(scene.layout.places.values()):
        if place.shown:
            scene.point_at(scene.seen(place).center())
            card._appear()
            shown += card.isVisible()
            assert not card.isVisible() or not card._card.intersects(page.prompt.geometry())
            scene.point_at(None)
    assert shown > 5
