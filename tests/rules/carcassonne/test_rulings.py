"""Every ruling on Carcassonne in docs/rules.md has a file that holds it and a test of
its own folder."""

import pytest

from tests.rules.rulings import its_file_and_its_test_are_there, named, rulings

RULINGS = rulings("Carcassonne")


def test_there_are_twenty_four():
    assert named(RULINGS) == [str(number) for number in range(1, 25)]


@pytest.mark.parametrize("row", RULINGS, ids=named(RULINGS))
def test_its_file_and_its_test_are_there(row):
    its_file_and_its_test_are_there(row, "carcassonne")
