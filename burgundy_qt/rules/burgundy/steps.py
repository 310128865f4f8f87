"""How far a seat's dice reach: workers and monasteries move them. The plain twin of the header
beside this file."""

from burgundy_qt.rules.burgundy.components.tables import FREE_STEP
from burgundy_qt.rules.core import has_bit
from burgundy_qt.rules.plain import Record


def reach(seat: Record, free_steps: int) -> int:
    """How many steps the seat can move a die at most: 0..3."""
    steps = free_steps + (seat.workers * 2 if has_bit(seat.monasteries, 8) else seat.workers)
    return int(min(steps, 3))


def free_step(seat: Record, colour: int) -> int:
    """Monasteries 9, 10 and 11: one free step for laying a tile of their colours, an inn has none;
    1 or 0."""
    return has_bit(seat.monasteries, FREE_STEP[colour])
