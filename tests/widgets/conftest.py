"""What the tests at the window share."""

import pytest

from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    """A person at a window of its own, with an empty folder."""
    at = AtTheWindow(tmp_path)
    yield at
    at.close()
