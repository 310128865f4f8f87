"""Actions as ints: the plain twin of the header beside this file."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def packed(kind: int, what: int) -> int:
    """Return an action: its kind, and the bits that depend on the kind."""
    return kind << KIND_BITS | what


def kind_of(action: int) -> int:
    """Return the kind of an action."""
    return CLAIM if action >= CLAIMS else action >> KIND_BITS


def what_of(action: int) -> int:
    """Return the bits that depend on the kind."""
    return action & ((1 << KIND_BITS) - 1)


def place_of(tile: int, cell: int, rotation: int) -> int:
    """Return a tile on a cell with its rotation."""
    return packed(PLACE, tile << 18 | cell << 2 | rotation)


def placed_tile(action: int) -> int:
    """Return the placed tile."""
    return action >> 18 & 63


def placed_cell(action: int) -> int:
    """Return the cell where it is placed."""
    return action >> 2 & 65535


def rotation_of(action: int) -> int:
    """Return its rotation."""
    return action & 3


def bridge_of(cell: int, axis: int) -> int:
    """Return a bridge: its cell and its axis, 0 for ew, 1 for ns."""
    return packed(BUILD, cell << 1 | axis)


def bridge_cell(action: int) -> int:
    """Return the cell of a bridge."""
    return action >> 1 & 65535


def axis_of(action: int) -> int:
    """Return the axis of a bridge."""
    return action & 1


def on_place(kind: int, place: int) -> int:
    """Return a meeple or a castle on a place of the map: 16 * the cell + the segment."""
    return packed(kind, place)


def segment_of(action: int) -> int:
    """Return the segment of that place."""
    return action & 15
