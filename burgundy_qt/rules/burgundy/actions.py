"""Actions packed into 31 bits: the plain twin of the header beside this file, short because the
header has them."""

from collections.abc import Callable

from burgundy_qt.rules.plain import names_of_header

__getattr__: Callable[[str], int] = names_of_header(__file__, globals())


def packed(doing: int, by: int, depot: int, tile: int, cell: int) -> int:
    """Return one action as an int."""
    return doing | by << 5 | depot << 10 | tile << 13 | cell << 19


def doing_of(action: int) -> int:
    """Return what is done (`Doing`)."""
    return action & 31


def by_of(action: int) -> int:
    """Return what grants the action: a die's face 1..6, a castle or a building (`By`)."""
    return action >> 5 & 31


def depot_of(action: int) -> int:
    """Return the depot, 0 for the black one; the type of goods in a sale."""
    return action >> 10 & 7


def tile_of(action: int) -> int:
    """Return the tile; in a start the estate by its printed name; the set of depots in a load."""
    return action >> 13 & 63


def cell_of(action: int) -> int:
    """Return the cell; the discarded tile in a take or purchase; the set of types in a load."""
    return action >> 19 & 255


def packed_tribute(shields: int, workers: int) -> int:
    """Return a tribute for a set of shields, of which `workers` are paid in workers."""
    return TRIBUTE | BY_TRIBUTE << 5 | shields >> 1 << 10 | workers << 28


def shields_kept(action: int) -> int:
    """Return the set of shields that a tribute is paid for."""
    return (action >> 10 & (1 << 18) - 1) << 1


def kept_for_workers(action: int) -> int:
    """Return how many of them are paid in workers."""
    return action >> 28 & 7
