"""Tests of the layout of table and foot: both get their final size in one step."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.page.log_placement import FontScaler
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.table.table_view import RESIZE_PAUSE

SIZES = (1024, 664), (1280, 764), (1920, 1032), (2560, 1377)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_table_above_the_foot_is_laid_out_once(qtbot, size):
    request = {"game": "tuscany", "players": 2, "seed": 3, "setup": "secret"}
    plans = (SeatPlan("Anna"), SeatPlan("Ben"))
    view = RunningGame(Game(request), LineUp(plans, request), "game", "").view
    page = TablePage()
    page.turn.handover.is_wanted = False
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.begin(view)
    assert page.foot.isVisible()
    again = []
    page.scene.laid_out.connect(lambda: again.append(page.view.size()))
    QTest.qWait(6 * RESIZE_PAUSE)
    assert not again


class StyledLabel(QLabel):
    """Counts the style sheets that are set on it."""

    def __init__(self):
        super().__init__("Anna")
        self.sheets = []

    def setStyleSheet(self, sheet):  # noqa: N802
        self.sheets.append(sheet)
        super().setStyleSheet(sheet)


def test_a_unit_that_changes_no_pixel_sets_no_style_sheet(qtbot):
    label, scaler, scales = StyledLabel(), FontScaler(), []
    qtbot.addWidget(label)
    scaler.add(label, scales.append)
    for unit in (1.2, 1.2000001, 1.2000002):
        scaler.follow(unit)
    assert len(label.sheets) == 1 and len(scales) == 3
    scaler.follow(1.6)
    assert len(label.sheets) == 2
