"""One application serves a whole process: icons are painted by that of the widgets, which other
tests need."""

import pytest


@pytest.fixture(autouse=True)
def application(qapp):
    """The application is there before an icon is painted."""
