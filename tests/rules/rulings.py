"""The rulings of docs/rules.md on a game that has a table of them: a row for each, with the file
that holds it and its test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def rulings(heading: str) -> list[list[str]]:
    """The rows of the table under a heading: number, ruling, book, file, test."""
    page = (ROOT / "docs/rules.md").read_text("utf-8").partition(f"\n## {heading}\n")[2]
    rows = page.partition("\n## ")[0].splitlines()
    return [row.strip("|").split("|") for row in rows if re.match(r"\| \d", row)]


def named(rows: list[list[str]]) -> list[str]:
    """The numbers of rulings, to name their tests by."""
    return [number.strip() for number, *_ in rows]


def its_file_and_its_test_are_there(row: list[str], package: str) -> None:
    """The file that a ruling names has the functions named, and its test stands in its file."""
    files = re.findall(r"`([\w/]+\.py)`(?: \(([\w, ]+)\))?", row[3])
    assert files
    for file, parts in files:
        source = (ROOT / "burgundy_qt/rules" / package / file).read_text("utf-8")
        assert all(f"def {part}(" in source for part in parts.split(", ") if part)
    ((file, test),) = re.findall(r"`(test_\w+\.py)`: (test_\w+)", row[4])
    tests = (ROOT / "tests/rules" / package / file).read_text("utf-8")
    assert f"def {test}(" in tests
