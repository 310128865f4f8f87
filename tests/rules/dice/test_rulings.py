"""Every ruling on the dice game in docs/rules.md has a file that holds it and a test of its own
folder."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/rules.md").read_text("utf-8").partition("## The Burgundy Dice Game\n")[2]
RULINGS = [row.strip("|").split("|") for row in PAGE.splitlines() if re.match(r"\| \d", row)]


def test_there_are_twenty():
    assert [int(number) for number, *_ in RULINGS] == list(range(1, 21))


@pytest.mark.parametrize("row", RULINGS, ids=[number.strip() for number, *_ in RULINGS])
def test_its_file_and_its_test_are_there(row):
    for file, parts in re.findall(r"`([\w/]+\.py)`(?: \(([\w, ]+)\))?", row[3]):
        source = (ROOT / "burgundy_qt/rules/dice" / file).read_text("utf-8")
        assert all(f"def {part}(" in source for part in parts.split(", ") if part)
    ((file, test),) = re.findall(r"`(test_\w+\.py)`: (test_\w+)", row[4])
    assert f"def {test}(" in Path(__file__).with_name(file).read_text("utf-8")
