"""How far a seat's dice reach, what lies around cells, and the die of the white castles: the
plain twin of the header beside this file, which is short because it is called more often than
anything else and so has nothing that is not inlined."""

from burgundy_qt.rules.burgundy.actions import BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.burgundy.component_arrays import FREE_STEP, NEIGHBOURS
from burgundy_qt.rules.core import has_bit, lowest_bit
from burgundy_qt.rules.plain import Record


def reach(seat: Record, free_steps: int) -> int:
    """Return how many steps the seat can move a die at most: 0..3."""
    steps = free_steps + (seat.workers * 2 if has_bit(seat.monasteries, 8) else seat.workers)
    return int(min(steps, 3))


def free_step(seat: Record, colour: int) -> int:
    """Monasteries 9, 10 and 11: one free step for laying a tile of their colours, an inn has none;
    1 or 0."""
    return has_bit(seat.monasteries, FREE_STEP[colour])


# What lies around a set of cells: the plain twin of the header beside this file.


def beside(board: int, cells: int) -> int:
    """Return the cells of a board that are joined to any of these; some of these among them."""
    found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found


# White castles: buildings whose action, like a castle's, must be taken, but by the shared die.
# (2019, p. 12) Workers and the monasteries 8 to 12 move that die for the action as they move a
# seat's own; it stays as it lies for the others. Monastery 29 scores the white castles as 16 to 23
# score the other kinds: see final_scoring.py. This is the plain twin of the header beside this
# file.


def face_of(game: Record, by: int) -> int:
    """Return what the die shows by which something is done: 0 where it is done without a die."""
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
