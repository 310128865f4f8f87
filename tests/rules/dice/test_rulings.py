"""Every ruling on the dice game in docs/rules.md has a file that holds it and a test of its own
folder."""

import pytest

from tests.rules.rulings import its_file_and_its_test_are_there, named, rulings

RULINGS = rulings("The Burgundy Dice Game")


def test_there_are_twenty():
    assert named(RULINGS) == [str(number) for number in range(1, 21)]


@pytest.mark.parametrize("row", RULINGS, ids=named(RULINGS))
def test_its_file_and_its_test_are_there(row):
    its_file_and_its_test_are_there(row, "dice")
