"""What the tests at the window share."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete, isValid

from burgundy_qt.widgets.theme import theme
from tests.widgets.table_driver import Table
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture(autouse=True, scope="module")
def nothing_left_open():
    """What a file of tests opens it also closes: one page of the table that stays is dressed anew
    by each later test that changes the looks, and takes longer than many of these."""
    before = windows()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if windows() - before:
        gc.collect()
    assert not windows() - before


def windows() -> set[QWidget]:
    """All windows of the process, without the menus and lists that belong to them."""
    open_ = QApplication.topLevelWidgets() if QApplication.instance() else []
    return {window for window in open_ if window.parent() is None}


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
