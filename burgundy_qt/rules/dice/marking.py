"""Marking a hex: the number in it, the points and the bonus of a completed region. ("Marking the
duchy", "Completing a region")

`journal` is None where something is only tried: then nothing is told."""

from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit, record_event, single_bit, u64
from cython.cimports.burgundy_qt.rules.dice.actions import (
    TAKE_WORKER,
    cell_of,
    is_mark,
    number_of,
)
from cython.cimports.burgundy_qt.rules.dice.components.tables import (
    CELLS_OF,
    COLOUR_AT,
    NEIGHBOURS,
    REGION_AT,
    REGION_BONUS,
    REGION_CELLS,
    REGION_POINTS,
    REGION_SIZE,
)
from cython.cimports.burgundy_qt.rules.dice.journal import FOR_WORKER, GAIN, POINTS, START
from cython.cimports.burgundy_qt.rules.dice.state import (
    CASTLE,
    NO_BONUS,
    PASTURE,
    START_POINTS,
    TOWN,
    WORKER,
)


def give_castle(game, journal, seat, sheet, cell):
    """A start castle: its cross, its printed point, its bonus."""
    cross_castle(sheet, cell)
    record_event(journal, START, seat, cell, 0)
    write_points(game, journal, seat, sheet, START_POINTS, CASTLE)
    circle(journal, seat, sheet, REGION_BONUS[game.letter][REGION_AT[game.letter][cell]], 1, CASTLE)


def cross_castle(sheet, cell):
    """The cross of the start castle: it touches its neighbours, but offers them no number."""
    take_hex(sheet, cell)
    sheet.castle = cell + 1


def take_hex(sheet, cell):
    """A hex is marked: the empty ones beside it can be next."""
    sheet.marked |= single_bit(cell)
    sheet.edge = (sheet.edge | NEIGHBOURS[cell]) & ~sheet.marked


def write(game, sheet, cell, number):
    """A number into a hex: a town takes it no more, a pasture no other, a castle beside it does."""
    colour: i32 = COLOUR_AT[game.letter][cell]
    region: i32 = REGION_AT[game.letter][cell]
    castles: u64 = NEIGHBOURS[cell] & CELLS_OF[game.letter][CASTLE]
    take_hex(sheet, cell)
    sheet.numbers[cell] = number
    if colour == TOWN:
        sheet.fits[region] &= ~single_bit(number)
    elif colour == PASTURE:
        sheet.fits[region] = single_bit(number)
    while castles:
        sheet.fits[REGION_AT[game.letter][lowest_bit(castles)]] |= single_bit(number)
        castles &= castles - 1


def is_complete(game, sheet, cell):
    """Whether every hex of the cell's region is marked."""
    cells: u64 = REGION_CELLS[game.letter][REGION_AT[game.letter][cell]]
    return cells & ~sheet.marked == 0


def act_on(game, journal, seat, sheet, action, paid):
    """What an action of a round makes of a sheet, for a bonus or NO_BONUS: a mark, or a worker; the
    end of a seat's round nothing."""
    if is_mark(action):
        mark(game, journal, seat, sheet, cell_of(action), number_of(action), paid)
    elif action == TAKE_WORKER:
        circle(journal, seat, sheet, WORKER, 1, FOR_WORKER)


def mark(game, journal, seat, sheet, cell, number, paid):
    """Mark a hex for what it costs, a bonus or NO_BONUS; a region that is complete pays at
    once."""
    if paid != NO_BONUS:
        sheet.left[paid] -= 1
    write(game, sheet, cell, number)
    if is_complete(game, sheet, cell):
        complete_region(game, journal, seat, sheet, cell)


def complete_region(game, journal, seat, sheet, cell):
    """Points by size and phase, twice for a pasture, and the bonus that its row or castle shows."""
    colour: i32 = COLOUR_AT[game.letter][cell]
    region: i32 = REGION_AT[game.letter][cell]
    points: i32 = REGION_POINTS[REGION_SIZE[game.letter][region]][game.phase]
    bonus: i32 = REGION_BONUS[game.letter][region]
    write_points(game, journal, seat, sheet, points + points * (colour == PASTURE), colour)
    if bonus != NO_BONUS:
        circle(journal, seat, sheet, bonus, 1, colour)


def write_points(game, journal, seat, sheet, points, what_for):
    """Points into the column of the running phase."""
    sheet.columns[game.phase] += points
    record_event(journal, POINTS, seat, points, what_for)


def circle(journal, seat, sheet, bonus, number, what_for):
    """A bonus, or several of one kind, to be used in a later mark. There is no limit."""
    sheet.left[bonus] += number
    record_event(journal, GAIN, seat, bonus + 8 * number, what_for)
