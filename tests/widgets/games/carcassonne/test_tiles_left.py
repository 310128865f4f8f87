"""Tests of the tiles that are left: all kinds of the game, the number of each that nobody has seen,
and those that would fit where a tile is tried."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.games.carcassonne.picture import on_trial
from burgundy_qt.widgets.games.carcassonne.table_state import state_of
from burgundy_qt.widgets.games.carcassonne.tiles_left import TilesLeft, kinds_left, shows
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from burgundy_qt.widgets.theme import theme
from tests.widgets.games.carcassonne.positions import first, view_of


def placing(**asked):
    return first(lambda game: game.revision > 40 and game.state()["decision"] == "place", **asked)


def a_look():
    return PaintStyle(theme.current(), "", 1.0, 1.0)


def try_tile(table):
    """Try the drawn tile on the first cell where it fits; return the table and the cell."""
    cell, rotations = next(iter(table.options.items()))
    trial = f"{rotations[0]} {''.join(map(str, rotations))}"
    return on_trial(
        table, 0, {ClickTarget("cell", cell): Highlight(chosen=True, trial=trial)}
    ), cell


@pytest.mark.parametrize(("modules", "kinds", "tiles"), [([], 24, 72), (["castles"], 35, 84)])
def test_every_kind_of_the_game_is_listed_with_its_number_of_unseen_tiles(modules, kinds, tiles):
    game = placing(modules=modules)
    left = kinds_left(state_of(view_of(game)))
    assert len(left) == kinds
    assert sum(kind.whole for kind in left) == tiles
    assert {kind.kind: kind.left for kind in left if kind.left} == game.state()["unseen"]


def test_tiles_that_would_fit_in_the_tried_cell_are_outlined():
    table = state_of(view_of(placing()))
    assert not any(kind.fits for kind in kinds_left(table))
    there, cell = try_tile(table)
    fitting = {kind.kind for kind in kinds_left(there) if kind.fits}
    assert fitting == set(table.cells[cell]["kinds"])
    assert fitting


def test_the_sheet_shows_all_tiles_or_those_with_a_feature(qtbot):
    table, _ = try_tile(state_of(view_of(placing())))
    sheet = TilesLeft(None, table, a_look())
    qtbot.addWidget(sheet)
    assert len(sheet.shown) == 35
    assert "in the pile" in sheet.sentence.text() and "Outlined" in sheet.sentence.text()
    sheet.show_only("monastery")
    assert len(sheet.shown) == 4
    assert all("onastery" in tile.accessibleName() for tile in sheet.shown)
    assert not sheet.grab().isNull()


def test_without_modules_there_is_no_filter_for_bazaars(qtbot):
    sheet = TilesLeft(None, state_of(view_of(placing(modules=[]))), a_look())
    qtbot.addWidget(sheet)
    names = [chip.text() for chip in sheet.filters.buttons()]
    assert "Bazaar" not in names and "Monastery" in names
    assert "bazaar" not in sheet.sentence.text()
    assert shows("C", "shield") and not shows("D", "shield")


@pytest.fixture
def page(qtbot):
    page = TablePage()
    qtbot.addWidget(page)
    page.resize(1280, 764)
    page.show()
    page.begin(view_of(placing()))
    QTest.qWait(1)
    return page


def open_sheet(page):
    return next(sheet for sheet in page.findChildren(TilesLeft) if sheet.isVisible())


def test_a_click_on_the_pile_opens_the_sheet(page):
    middle = page.scene.place_of(Slot("pile")).rect.center().toPoint()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(middle))
    assert len(open_sheet(page).shown) == 35


def test_a_key_opens_the_sheet(page):
    QTest.keyClick(page.view, Qt.Key.Key_I)
    assert open_sheet(page)


def test_owned_land_is_shown_while_its_key_is_held(page):
    over = page.scene.tabletop.over.laid
    QTest.keyPress(page.view, Qt.Key.Key_V)
    assert "over-claims" in over
    QTest.keyRelease(page.view, Qt.Key.Key_V)
    assert "over-claims" not in over
