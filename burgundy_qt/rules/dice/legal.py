"""What a seat may mark: the hexes beside its marks, the colours and numbers of the dice, and what a
monk, a worker or silver makes of them. ("Marking the duchy", "Using the bonuses"; rulings 4 to 10)

A cell and a number are the whole action: what it costs follows from the dice."""

from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)
from cython.cimports.burgundy_qt.rules.dice.actions import (
    END_ROUND,
    TAKE_WORKER,
    cell_of,
    is_mark,
    number_of,
    packed,
)
from cython.cimports.burgundy_qt.rules.dice.components.tables import (
    COLOUR_AT,
    REGION_AT,
)
from cython.cimports.burgundy_qt.rules.dice.journal import ACTION
from cython.cimports.burgundy_qt.rules.dice.marking import act_on, give_castle
from cython.cimports.burgundy_qt.rules.dice.state import (
    ANY_NUMBER,
    CHOOSING_CASTLES,
    MONK,
    NO_BONUS,
    SILVER,
    WORKER,
    choice_of,
    copy_sheet,
    draft_of,
    nobody,
    sheet_of,
)


def numbers_rolled(game):
    """The set of numbers on the two number dice."""
    return single_bit(game.roll.numbers[0]) | single_bit(game.roll.numbers[1])


def colours_rolled(game):
    """The set of colours on the two colour dice."""
    return single_bit(game.roll.colours[0]) | single_bit(game.roll.colours[1])


def list_first_marks(game, seat, actions):
    """Every mark by the dice as they lie, or changed by a monk or a worker that the seat has; where
    none fits as they lie, also the worker instead of a mark."""
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
            reach = ANY_NUMBER if sheet_of(game, seat).left[WORKER] else numbers
        else:
            reach = numbers if sheet_of(game, seat).left[MONK] else 0
        n = list_numbers(cell, fitting & reach, actions, n)
    if not must_mark:
        actions[n] = TAKE_WORKER
        n += 1
    return n


def list_second_marks(game, seat, actions):
    """Every mark for a silver by another pair of the dice as they lie, and to do without."""
    n: i32
    try_choices(game, seat)
    n = list_other_pairs(game, choice_of(game, seat).actions[0], actions)
    actions[n] = END_ROUND
    return n + 1


def list_other_pairs(game, first, actions):
    """Every mark on the draft by the dice as they lie, but for the pair that made the first; how
    many there are is returned."""
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
    """The numbers that are left for a colour: the pair of the first mark is used up, unless both
    number dice or both colour dice show the same."""
    numbers: u64 = numbers_rolled(game)
    if colour != COLOUR_AT[game.letter][cell_of(first)]:
        return numbers
    if game.roll.numbers[0] == game.roll.numbers[1] or game.roll.colours[0] == game.roll.colours[1]:
        return numbers
    return numbers & ~single_bit(number_of(first))


def may_mark_again(game, seat, room):
    """Whether a first mark that changed no die can be followed by a second: with a silver, one that
    it brought too. `room` is for a legal list."""
    first: i32 = choice_of(game, seat).actions[0]
    if not is_mark(first) or price_by_dice(game, first) != NO_BONUS:
        return 0
    try_choices(game, seat)
    return draft_of(game).left[SILVER] and list_other_pairs(game, first, room) > 0


def list_numbers(cell, numbers, actions, n):
    """A mark of the cell by each number of a set, from the n-th action on; returns how many there
    are now."""
    left: u64 = numbers
    while left:
        actions[n] = packed(cell, lowest_bit(left))
        left &= left - 1
        n += 1
    return n


def price_by_dice(game, action):
    """What the first mark of a round costs: a monk for another colour than was rolled, a worker for
    another number."""
    if not is_mark(action):
        return NO_BONUS
    if not has_bit(colours_rolled(game), COLOUR_AT[game.letter][cell_of(action)]):
        return MONK
    return NO_BONUS if has_bit(numbers_rolled(game), number_of(action)) else WORKER


def try_choices(game, seat):
    """The seat's sheet with what it has chosen in secret, as the draft."""
    tell_choices(game, nobody(), seat)


def tell_choices(game, journal, seat):
    """The same, told to a journal."""
    at: i32
    action: i32
    paid: i32
    copy_sheet(draft_of(game), sheet_of(game, seat))
    for at in range(choice_of(game, seat).made):
        action = choice_of(game, seat).actions[at]
        if game.stage == CHOOSING_CASTLES:
            record_event(journal, ACTION, seat, action, 0)
            give_castle(game, journal, seat, draft_of(game), cell_of(action))
        else:
            paid = price_by_dice(game, action)
            if at:
                paid = SILVER if is_mark(action) else NO_BONUS
            record_event(journal, ACTION, seat, action, 0 if paid == NO_BONUS else paid + 1)
            act_on(game, journal, seat, draft_of(game), action, paid)
