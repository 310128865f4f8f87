"""A second reading of the inns: where they are, and how much they enlarge a region."""

from collections.abc import Mapping
from typing import Any

from tests.rules.burgundy import printed

Event = dict[str, Any]
LARGEST = max(printed.REGION_POINTS)


def row_of(event: Event, row: list[str], modules: list[str]) -> list[str]:
    """Return the row of inns when a phase begins: one more inn joins it, as its event must say;
    none without the module."""
    joined = [*row, "inn"] if "inns" in modules else []
    assert event.get("inns", 0) == len(joined)
    return joined


def somewhere(state: dict[str, Any]) -> int:
    """Return the inns that are in the row or have not joined it yet."""
    joined = 0 if state["phase"] is None else "ABCDE".index(state["phase"]) + 1
    ready: int = state["inns"]
    return printed.OF_MODULES["inn"] - joined + ready


def size(region: set[str], cells: Mapping[str, str]) -> int:
    """Return the size of a region for its points: its cells, and 1 more for an inn, up to the
    largest size of the table."""
    return min(len(region) + any(cells.get(cell) == "inn" for cell in region), LARGEST)
