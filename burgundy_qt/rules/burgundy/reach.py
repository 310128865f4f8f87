"""How far a seat's dice reach, which cells are beside others, and the die of the white castles.
This is the plain twin of the header beside this file. It is short because these functions are
called most often and must be inlined."""

from burgundy_qt.rules.burgundy.actions import BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.burgundy.component_arrays import FREE_STEP, NEIGHBOURS
from burgundy_qt.rules.core import has_bit, lowest_bit
from burgundy_qt.rules.plain import Record


def reach(seat: Record, free_steps: int) -> int:
    """Return the most steps that the seat can move a die: 0..3."""
    steps = free_steps + (seat.workers * 2 if has_bit(seat.monasteries, 8) else seat.workers)
    return int(min(steps, 3))


def free_step(seat: Record, colour: int) -> int:
    """Return 1 or 0: monasteries 9, 10 and 11 give one free step for placing a tile of their
    colour; an inn has none."""
    return has_bit(seat.monasteries, FREE_STEP[colour])


# The cells around a set of cells: the plain twin of the header beside this file.


def beside(board: int, cells: int) -> int:
    """Return the cells of a board that are joined to any of these; the result may include some of
    them."""
    found = 0
    while cells:
        found |= NEIGHBOURS[board][lowest_bit(cells)]
        cells &= cells - 1
    return found


# White castles: buildings whose action, like a castle's, must be taken, but by the shared die.
# (2019, p. 12) Workers and the monasteries 8 to 12 move that die for the action as they move a
# seat's own; it does not change for the others. Monastery 29 scores the white castles as 16 to 23
# score the other kinds: see final_scoring.py. This is the plain twin of the header beside this
# file.


def face_of(game: Record, by: int) -> int:
    """Return the face of the die that an action uses; 0 if it uses none."""
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
