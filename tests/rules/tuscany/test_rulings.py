"""Every ruling on the Castles of Tuscany in docs/rules.md has a file that holds it and a test of
its own folder."""

import pytest

from tests.rules.rulings import its_file_and_its_test_are_there, named, rulings

RULINGS = rulings("The Castles of Tuscany")


def test_there_are_twenty_five():
    assert named(RULINGS) == [str(number) for number in range(1, 26)]


@pytest.mark.parametrize("row", RULINGS, ids=named(RULINGS))
def test_its_file_and_its_test_are_there(row):
    its_file_and_its_test_are_there(row, "tuscany")
