"""Add Carcassonne to the registry for these tests."""

from unittest.mock import patch

import pytest

from burgundy_qt.rules import registry


@pytest.fixture(autouse=True, scope="module")
def registered():
    with patch.dict(registry.GAMES, {"carcassonne": "carcassonne"}):
        yield
