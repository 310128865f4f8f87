"""Add the Dice Game to the registry for these tests."""

from unittest.mock import patch

import pytest

from burgundy_qt.rules import registry


@pytest.fixture(autouse=True, scope="module")
def registered():
    with patch.dict(registry.GAMES, {"burgundy-dice": "dice"}):
        yield
