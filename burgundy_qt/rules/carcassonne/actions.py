"""Actions as ints: the plain twin of the header beside this file."""

from burgundy_qt.rules.plain import read_header

globals().update(read_header(__file__))


def packed(kind, what):
    """An action: its kind, and what only its kind knows."""
    return kind << KIND_BITS | what


def kind_of(action):
    """The kind of an action."""
    return CLAIM if action >= CLAIMS else action >> KIND_BITS


def what_of(action):
    """What only its kind knows."""
    return action & ((1 << KIND_BITS) - 1)


def place_of(tile, cell, rotation):
    """A tile on a cell, turned."""
    return packed(PLACE, tile << 18 | cell << 2 | rotation)


def placed_tile(action):
    """The tile that is laid."""
    return action >> 18 & 63


def placed_cell(action):
    """Where it is laid."""
    return action >> 2 & 65535


def rotation_of(action):
    """How it is turned."""
    return action & 3


def bridge_of(cell, axis):
    """A bridge: its cell and its axis, 0 for ew, 1 for ns."""
    return packed(BUILD, cell << 1 | axis)


def bridge_cell(action):
    """Where a bridge is built."""
    return action >> 1 & 65535


def axis_of(action):
    """How it lies."""
    return action & 1


def on_place(kind, place):
    """A meeple or a castle on a place of the map: 16 * the cell + the segment."""
    return packed(kind, place)


def segment_of(action):
    """The segment of that place."""
    return action & 15
