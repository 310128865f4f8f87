"""All tests of a process share one application. Icons need the same kind that the widget tests
use."""

import pytest


@pytest.fixture(autouse=True)
def application(qapp):
    """Create the application before an icon is painted."""
