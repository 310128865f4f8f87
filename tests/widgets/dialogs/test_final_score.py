"""The final score."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.widgets.dialogs.final_score import FinalScoreDialog
from burgundy_qt.widgets.dialogs.points_chart import PointsChart, scale_step
from burgundy_qt.widgets.log.deeds import deeds
from tests.widgets.at_the_window import button
from tests.widgets.games import finished_game, view_of


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_every_number_of_the_sheet_is_there(qtbot, seed):
    view = view_of(finished_game(seed))
    dialog = FinalScoreDialog(None, view)
    qtbot.addWidget(dialog)
    texts = [label.text() for label in dialog.findChildren(QLabel)]
    result = view.state["result"]
    for points in result["points"]:
        assert str(points) in texts
    assert texts.count("winner") == 1
    winner = view.line_up.seats[result["places"].index(1)].name
    assert dialog.windowTitle().startswith(f"{winner} wins")
    chart = dialog.findChild(PointsChart)
    assert not chart.pixmap().isNull() and str(result["points"][0]) in chart.accessibleName()


def test_the_ways_on(qtbot):
    dialog = FinalScoreDialog(None, view_of(finished_game(0)))
    qtbot.addWidget(dialog)
    with qtbot.waitSignal(dialog.again_asked):
        button(dialog, "Play again").click()
    with qtbot.waitSignal(dialog.new_game_asked):
        button(dialog, "New game").click()
    with qtbot.waitSignal(dialog.rejected):
        button(dialog, "Look at the table").click()


def test_the_deeds_are_counted():
    game = finished_game(1)
    counted = deeds(game.events, game.state())
    bought = sum(event["event"] == "action" and event["action"]["type"] == "buy" for event in game.events)
    assert sum(counted["Tiles bought"]) == bought
    assert counted["Estate spaces covered"] == [len(seat["cells"]) for seat in game.state()["seats"]]


@pytest.mark.parametrize(("most", "step"), [(0, 10), (49, 10), (51, 20), (240, 50), (251, 100)])
def test_the_scale_of_the_chart_has_few_levels(most, step):
    assert scale_step(most) == step
