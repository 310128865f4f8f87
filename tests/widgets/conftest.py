"""What the tests at the window share."""

import pytest

from burgundy_qt.widgets.look import theme
from tests.widgets.table_driver import Table
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    """A person at a window of its own, with an empty folder."""
    at = AtTheWindow(tmp_path)
    yield at
    at.close()


@pytest.fixture
def a_table(qtbot, qapp):
    """Builds tables: `a_table(players=3, seed=4)`."""
    theme.set_theme("light")

    def build(players=2, seed=7, size=(1280, 764), **request) -> Table:
        return Table(qtbot, {"players": players, "seed": seed, **request}, size)

    yield build
    theme.set_theme("system")
