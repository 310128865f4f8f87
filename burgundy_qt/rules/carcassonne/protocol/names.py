"""Names of cells, segments, places and kinds."""

from burgundy_qt.rules.carcassonne.components.tiles import SEGMENTS
from burgundy_qt.rules.carcassonne.protocol_types import Axis
from burgundy_qt.rules.carcassonne.state import (
    CENTRE,
    ROW,
    WITH_BAZAARS,
    WITH_BRIDGES,
    WITH_CASTLES,
)

GAME = "carcassonne"
TITLE = "Carcassonne"
EDITION = "2010"
SET_UP = "standard"
MODULES = {"bridges": WITH_BRIDGES, "castles": WITH_CASTLES, "bazaars": WITH_BAZAARS}
AXES: tuple[Axis, ...] = ("ew", "ns")
FARTHEST = 83
"""Steps from the start tile to any other cell, at most."""


def cell_name(cell: int) -> str:
    """A cell as `x,y`."""
    return f"{cell % ROW - CENTRE % ROW},{cell // ROW - CENTRE // ROW}"


def cell_number(name: str) -> int:
    """The cell of a name; raises ValueError for none."""
    column, row = (int(number) for number in name.split(","))
    cell = CENTRE + column + ROW * row
    if abs(column) + abs(row) > FARTHEST or cell_name(cell) != name:
        raise ValueError(f"{name!r} is no cell")
    return cell


def place_name(place: int) -> str:
    """A place as `x,y/segment`: 16 * the cell + the segment."""
    return f"{cell_name(place // 16)}/{SEGMENTS[place % 16]}"


def place_number(name: str) -> int:
    """The place of a name; raises ValueError for none."""
    cell, _, segment = name.partition("/")
    return 16 * cell_number(cell) + SEGMENTS.index(segment)


def modules_of(bits: int) -> list[str]:
    """The modules of a game, in their order."""
    return [name for name, bit in MODULES.items() if bits & bit]
