"""Fixtures for all tests of the window."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete, isValid

from burgundy_qt.widgets.theme import theme
from tests.quick_advice import quick_advice
from tests.quick_pictures import PictureCache, drawn_once
from tests.widgets.table_driver import Table
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture(autouse=True, scope="module")
def nothing_left_open():
    """Close the windows that a file of tests opened. A table that stays open gets new styles in
    each later test that changes the theme, which takes longer than many of these tests."""
    before = windows_of_the_program()
    yield
    for window in windows_of_the_program() - before:
        window.deleteLater()


def windows_of_the_program() -> set[QWidget]:
    """Return all widgets of the program without a parent."""
    there = QApplication.topLevelWidgets() if QApplication.instance() else []
    return {
        each
        for each in there
        if each.parent() is None and type(each).__module__.startswith("burgundy_qt.")
    }


@pytest.fixture(autouse=True, scope="session")
def pictures_drawn_once():
    with drawn_once(PictureCache()):
        yield


@pytest.fixture(autouse=True, scope="module")
def advised_in_moments():
    """Give hints and the values of the analysis table after moments of search."""
    with quick_advice():
        yield


@pytest.fixture
def at(qtbot, tmp_path):
    """Return a driver of a separate window with an empty folder."""
    at = AtTheWindow(tmp_path)
    yield at
    at.close()


@pytest.fixture
def a_table(qtbot, qapp):
    """Return a builder of tables: `a_table(players=3, seed=4)`. They are deleted after the test; an
    open table would be laid out again whenever the theme or the size of text changes."""
    theme.set_theme("light")
    tables = []

    def build(players=2, seed=7, size=(1280, 764), **request) -> Table:
        tables.append(Table(qtbot, {"players": players, "seed": seed, **request}, size))
        return tables[-1]

    yield build
    for table in tables:
        for each in (table.view, table.scene):
            if isValid(each):
                delete(each)
    theme.set_theme("system")
