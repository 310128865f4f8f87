"""What the tests at the window share."""

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
    """What a file of tests opens goes with it: one page of the table that stays is dressed anew by
    each later test that changes the looks, and takes longer than many of these."""
    before = our_windows()
    yield
    for window in our_windows() - before:
        window.deleteLater()


def our_windows() -> set[QWidget]:
    """All widgets of the program without a parent."""
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
    """Hints and the values of the analysis table come soon, instead of being thought about as long
    as a test lasts."""
    with quick_advice():
        yield


@pytest.fixture
def at(qtbot, tmp_path):
    """A person at a separate window, with an empty folder."""
    at = AtTheWindow(tmp_path)
    yield at
    at.close()


@pytest.fixture
def a_table(qtbot, qapp):
    """Builds tables: `a_table(players=3, seed=4)`. They go with the test: one that stays would be
    laid out anew whenever the theme or the size of text changes."""
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
