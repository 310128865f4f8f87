"""The possible marks, and their effects.

A seat may mark the hexes beside its marks, with the colours and numbers of the dice, changed by a
monk, a worker or silver. A cell and a number are the whole action: its price follows from the dice.
("Marking the duchy", "Using the bonuses"; rulings 4 to 10)
"""

from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import (
    CELLS_OF,
    COLOUR_AT,
    NEIGHBOURS,
    REGION_AT,
    REGION_BONUS,
    REGION_CELLS,
    REGION_POINTS,
    REGION_SIZE,
)
from cython.cimports.burgundy_qt.rules.dice.state import (
    cell_of,
    choice_of,
    copy_sheet,
    draft_of,
    is_mark,
    nobody,
    number_of,
    packed,
    sheet_of,
)

# Marking a hex: its number, the points and the bonus of a completed region. ("Marking the duchy",
# "Completing a region") `journal` is None for a trial, which records nothing.


def give_castle(game, journal, seat, sheet, cell):
    """Give a seat its start castle: its cross, its printed point, its bonus."""
    cross_castle(sheet, cell)
    record_event(journal, state.START, seat, cell, 0)
    write_points(game, journal, seat, sheet, state.START_POINTS, state.CASTLE)
    circle(
        journal,
        seat,
        sheet,
        REGION_BONUS[game.letter][REGION_AT[game.letter][cell]],
        1,
        state.CASTLE,
    )


def cross_castle(sheet, cell):
    """Cross the start castle: its neighbours can be marked, but it gives them no number."""
    take_hex(sheet, cell)
    sheet.castle = cell + 1


def take_hex(sheet, cell):
    """Mark a hex: the empty ones beside it can be next."""
    sheet.marked |= single_bit(cell)
    sheet.edge = (sheet.edge | NEIGHBOURS[cell]) & ~sheet.marked


def write(game, sheet, cell, number):
    """Write a number into a hex: a town takes it no more, a pasture no other, a castle beside it
    does."""
    colour: i32 = COLOUR_AT[game.letter][cell]
    region: i32 = REGION_AT[game.letter][cell]
    castles: u64 = NEIGHBOURS[cell] & CELLS_OF[game.letter][state.CASTLE]
    take_hex(sheet, cell)
    sheet.numbers[cell] = number
    if colour == state.TOWN:
        sheet.fits[region] &= ~single_bit(number)
    elif colour == state.PASTURE:
        sheet.fits[region] = single_bit(number)
    while castles:
        sheet.fits[REGION_AT[game.letter][lowest_bit(castles)]] |= single_bit(number)
        castles &= castles - 1


def is_complete(game, sheet, cell):
    """Return whether every hex of the cell's region is marked."""
    cells: u64 = REGION_CELLS[game.letter][REGION_AT[game.letter][cell]]
    return cells & ~sheet.marked == 0


def act_on(game, journal, seat, sheet, action, paid):
    """Apply an action of a round to a sheet, for a bonus or NO_BONUS: a mark, or a worker; the end
    of a seat's round changes nothing."""
    if is_mark(action):
        mark(game, journal, seat, sheet, cell_of(action), number_of(action), paid)
    elif action == state.TAKE_WORKER:
        circle(journal, seat, sheet, state.WORKER, 1, state.FOR_WORKER)


def mark(game, journal, seat, sheet, cell, number, paid):
    """Mark a hex for a bonus or NO_BONUS; a completed region scores at once."""
    if paid != state.NO_BONUS:
        sheet.left[paid] -= 1
    write(game, sheet, cell, number)
    if is_complete(game, sheet, cell):
        complete_region(game, journal, seat, sheet, cell)


def complete_region(game, journal, seat, sheet, cell):
    """Score a region by size and phase, a pasture twice, and give the bonus of its row or
    castle."""
    colour: i32 = COLOUR_AT[game.letter][cell]
    region: i32 = REGION_AT[game.letter][cell]
    points: i32 = REGION_POINTS[REGION_SIZE[game.letter][region]][game.phase]
    bonus: i32 = REGION_BONUS[game.letter][region]
    write_points(game, journal, seat, sheet, points + points * (colour == state.PASTURE), colour)
    if bonus != state.NO_BONUS:
        circle(journal, seat, sheet, bonus, 1, colour)


def write_points(game, journal, seat, sheet, points, what_for):
    """Write points into the column of the running phase."""
    sheet.columns[game.phase] += points
    record_event(journal, state.POINTS, seat, points, what_for)


def circle(journal, seat, sheet, bonus, number, what_for):
    """Give one or several bonuses of one kind for later marks. There is no limit."""
    sheet.left[bonus] += number
    record_event(journal, state.GAIN, seat, bonus + 8 * number, what_for)


def numbers_rolled(game):
    """Return the set of numbers on the two number dice."""
    return single_bit(game.roll.numbers[0]) | single_bit(game.roll.numbers[1])


def colours_rolled(game):
    """Return the set of colours on the two colour dice."""
    return single_bit(game.roll.colours[0]) | single_bit(game.roll.colours[1])


def list_first_marks(game, seat, actions):
    """List every mark by the rolled dice, or changed by a monk or a worker of the seat; if no
    rolled die fits, also the worker instead of a mark."""
    n: i32 = 0
    cell: i32
    must_mark: i32 = 0
    numbers: u64 = numbers_rolled(game)
    colours: u64 = colours_rolled(game)
    fitting: u64
    reach: u64
    edge: u64 = sheet_of(game, seat).edge
    while edge:
        cell = lowest_bit(edge)
        edge &= edge - 1
        fitting = sheet_of(game, seat).fits[REGION_AT[game.letter][cell]]
        if has_bit(colours, COLOUR_AT[game.letter][cell]):
            must_mark |= fitting & numbers != 0
            reach = state.ANY_NUMBER if sheet_of(game, seat).left[state.WORKER] else numbers
        else:
            reach = numbers if sheet_of(game, seat).left[state.MONK] else 0
        n = list_numbers(cell, fitting & reach, actions, n)
    if not must_mark:
        actions[n] = state.TAKE_WORKER
        n += 1
    return n


def list_second_marks(game, seat, actions):
    """List every mark for a silver by another pair of the rolled dice, and the end of the seat's
    round."""
    n: i32
    try_choices(game, seat)
    n = list_other_pairs(game, choice_of(game, seat).actions[0], actions)
    actions[n] = state.END_ROUND
    return n + 1


def list_other_pairs(game, first, actions):
    """List every mark on the draft by the rolled dice, except the pair of the first mark; return
    how many."""
    n: i32 = 0
    cell: i32
    colours: u64 = colours_rolled(game)
    fitting: u64
    edge: u64 = draft_of(game).edge
    while edge:
        cell = lowest_bit(edge)
        edge &= edge - 1
        if has_bit(colours, COLOUR_AT[game.letter][cell]):
            fitting = draft_of(game).fits[REGION_AT[game.letter][cell]]
            fitting &= numbers_for_second(game, first, COLOUR_AT[game.letter][cell])
            n = list_numbers(cell, fitting, actions, n)
    return n


def numbers_for_second(game, first, colour):
    """Return the numbers that are left for a colour: the pair of the first mark is used up, unless
    both number dice or both colour dice are the same."""
    numbers: u64 = numbers_rolled(game)
    if colour != COLOUR_AT[game.letter][cell_of(first)]:
        return numbers
    if game.roll.numbers[0] == game.roll.numbers[1] or game.roll.colours[0] == game.roll.colours[1]:
        return numbers
    return numbers & ~single_bit(number_of(first))


def may_mark_again(game, seat, room):
    """Return whether a first mark that changed no die can be followed by a second: with a silver,
    even one from the first mark. `room` is scratch space for a legal list."""
    first: i32 = choice_of(game, seat).actions[0]
    if not is_mark(first) or price_by_dice(game, first) != state.NO_BONUS:
        return 0
    try_choices(game, seat)
    return draft_of(game).left[state.SILVER] and list_other_pairs(game, first, room) > 0


def list_numbers(cell, numbers, actions, n):
    """List a mark of the cell with each number of a set, from the n-th action on; return how many
    there are then."""
    left: u64 = numbers
    while left:
        actions[n] = packed(cell, lowest_bit(left))
        left &= left - 1
        n += 1
    return n


def price_by_dice(game, action):
    """Return the price of the first mark of a round: a monk for a colour that was not rolled, a
    worker for such a number."""
    if not is_mark(action):
        return state.NO_BONUS
    if not has_bit(colours_rolled(game), COLOUR_AT[game.letter][cell_of(action)]):
        return state.MONK
    return state.NO_BONUS if has_bit(numbers_rolled(game), number_of(action)) else state.WORKER


def try_choices(game, seat):
    """Apply the seat's secret choices to its sheet, as the draft."""
    record_choices(game, nobody(), seat)


def record_choices(game, journal, seat):
    """Do the same, and record it in a journal."""
    at: i32
    action: i32
    paid: i32
    copy_sheet(draft_of(game), sheet_of(game, seat))
    for at in range(choice_of(game, seat).made):
        action = choice_of(game, seat).actions[at]
        if game.stage == state.CHOOSING_CASTLES:
            record_event(journal, state.ACTION, seat, action, 0)
            give_castle(game, journal, seat, draft_of(game), cell_of(action))
        else:
            paid = price_by_dice(game, action)
            if at:
                paid = state.SILVER if is_mark(action) else state.NO_BONUS
            record_event(
                journal, state.ACTION, seat, action, 0 if paid == state.NO_BONUS else paid + 1
            )
            act_on(game, journal, seat, draft_of(game), action, paid)
