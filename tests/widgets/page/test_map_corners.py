"""Tests of the corners of a map that is larger than the view: the zoom control, and the overview
map."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.places import Sprite
from burgundy_qt.widgets.table import stage
from burgundy_qt.widgets.table.game_table import table_of_game
from tests.widgets.table.maps import CARD, MAPS, of_map

BLOCK = [(x, y) for x in range(12) for y in range(7)]


@pytest.fixture
def page(a_table, qtbot, monkeypatch):
    monkeypatch.setattr(
        stage, "table_of_game", lambda game: MAPS if game == "maps" else table_of_game(game)
    )
    page = TablePage()
    qtbot.addWidget(page)
    page.resize(QSize(1280, 764))
    page.show()
    table = a_table()
    page.scene.set_speed("off")
    page.scene.show_view(of_map(table, BLOCK), 0)
    page.table = table
    return page


def inside(page, widget):
    return page.scene.layout.map.contains(QRectF(widget.geometry()))


def test_the_zoom_control_shows_the_scale_of_the_map_and_changes_it(page):
    pill, camera = page.corners.pill, page.scene.layout.camera
    assert pill.isVisible() and inside(page, pill)
    assert pill.percent.text() == f"{round(camera.unit / 1.6)}%"
    QTest.mouseClick(pill.larger, Qt.MouseButton.LeftButton)
    assert page.scene.panning.percent == round(1.25 * camera.unit / 1.6)
    assert pill.percent.text() == f"{page.scene.panning.percent}%"
    QTest.mouseClick(pill.smaller, Qt.MouseButton.LeftButton)
    assert page.scene.panning.percent == round(camera.unit / 1.6)
    QTest.mouseClick(pill.fit, Qt.MouseButton.LeftButton)
    assert page.scene.panning.camera is None


def test_the_zoom_control_keeps_its_size_and_never_takes_the_focus(page):
    size = page.corners.pill.size()
    page.scene.panning.by(0.01)
    assert page.corners.pill.size() == size
    page.view.setFocus()
    QTest.mouseClick(page.corners.pill.larger, Qt.MouseButton.LeftButton)
    assert page.focusWidget() is page.view
    buttons = (page.corners.pill.smaller, page.corners.pill.larger, page.corners.pill.fit)
    assert all(each.accessibleName() and each.toolTip() for each in buttons)


def test_the_overview_is_shown_only_while_the_map_is_larger_than_the_view(page):
    corner = page.corners.corner
    assert not corner.isVisible()
    page.scene.panning.by(2)
    assert corner.isVisible() and inside(page, corner)
    page.scene.panning.fit()
    assert not corner.isVisible()


def test_the_frame_in_the_overview_is_the_visible_part_and_a_click_moves_it(page):
    corner, panning = page.corners.corner, page.scene.panning
    panning.by(2)
    frame = corner.rect_of(panning.seen)
    assert corner.inside.contains(frame)
    way = QPointF(-10, 6)
    QTest.mouseClick(
        corner, Qt.MouseButton.LeftButton, pos=(corner.inside.center() + way).toPoint()
    )
    moved = corner.rect_of(panning.seen).center() - frame.center()
    assert abs(moved.x() - way.x()) < 1.5 and abs(moved.y() - way.y()) < 1.5


def test_a_game_without_a_map_has_neither(page):
    page.scene.panning.by(2)
    page.scene.show_view(page.table.seen(), 0)
    page.view.laid_out.emit()
    assert page.corners.pill.isHidden() and page.corners.corner.isHidden()


def test_the_zoom_control_makes_room_for_a_card_over_the_map(page):
    view = of_map(page.table, BLOCK)
    view.state["faces"][CARD] = Sprite("tile", "red")
    page.scene.show_view(view, 0)
    page.corners.lay_out()
    page.scene.panning.by(2)
    assert page.corners.pill.isHidden() and page.corners.corner.isVisible()
    page.scene.show_view(of_map(page.table, BLOCK), 0)
    page.corners.lay_out()
    assert page.corners.pill.isVisible()
