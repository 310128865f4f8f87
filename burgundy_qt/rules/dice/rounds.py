"""The course of the game. The set-up: each seat crosses one of its four castles, in secret; or all
different, or all the same. Then the rounds: the dice, the track and the sale; all marks at once;
the colours; the phase's end. ("Preparation", "Variants", "Course of a round", "Completing a
colour", "End of the game", "Playing alone"; rulings 8, 11, 12 and 14)"""

from cython.cimports.burgundy_qt.rules.core import (
    i32,
    lowest_bit,
    random_below,
    random_bits,
    record_event,
    single_bit,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.marks import (
    act_on,
    circle,
    give_castle,
    may_mark_again,
    price_by_dice,
    write_points,
)
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import (
    CELLS_OF,
    COLOUR_POINTS,
    FIRST_FITS,
    HOURGLASSES,
)
from cython.cimports.burgundy_qt.rules.dice.state import (
    boxes_of_a_track,
    cell_of,
    choice_of,
    copy_roll,
    forget_choice,
    given_roll,
    is_mark,
    packed,
    roll_of,
    sheet_of,
)


def hand_out_sheets(game):
    """Give each seat an empty sheet of the letter."""
    seat: i32
    region: i32
    game.stage = state.CHOOSING_CASTLES
    for seat in range(game.players):
        for region in range(state.REGIONS):
            sheet_of(game, seat).fits[region] = FIRST_FITS[game.letter][region]


def begin_game(game):
    """Begin the game; if the request names one castle for all, nobody chooses."""
    if game.agreed:
        give_castles(game, game.agreed - 1)


def choosing_castles(game):
    """Return the set of seats that choose their castle now: all at once in secret, seat 0 for all,
    or seat by seat."""
    seat: i32
    seats: u32 = 0
    if game.set_up == state.SAME:
        return 1
    for seat in range(game.players):
        if sheet_of(game, seat).castle == 0 and not choice_of(game, seat).is_done:
            seats |= single_bit(seat)
    return seats & (~seats + 1) if game.set_up == state.DIFFERENT else seats


def list_castles(game, actions):
    """List the castles to choose from: in the set-up "different" those that nobody has."""
    n: i32 = 0
    seat: i32
    left: u64 = CELLS_OF[game.letter][state.CASTLE]
    if game.set_up == state.DIFFERENT:
        for seat in range(game.players):
            left &= ~sheet_of(game, seat).marked
    while left:
        actions[n] = packed(lowest_bit(left), 0)
        left &= left - 1
        n += 1
    return n


def choose_castle(game, seat, action):
    """Record a seat's choice; a secret one is revealed when the last seat has chosen."""
    if game.set_up == state.SECRET:
        choice_of(game, seat).actions[0] = action
        choice_of(game, seat).made = 1
        choice_of(game, seat).is_done = 1
        if choosing_castles(game) == 0:
            open_castles(game)
        return
    record_event(game.journal, state.ACTION, seat, action, 0)
    if game.set_up == state.SAME:
        give_castles(game, cell_of(action))
        return
    give_castle(game, game.journal, seat, sheet_of(game, seat), cell_of(action))
    if choosing_castles(game) == 0:
        game.stage = state.ROLLING


def open_castles(game):
    """Reveal all secret choices, seat by seat."""
    seat: i32
    action: i32
    for seat in range(game.players):
        action = choice_of(game, seat).actions[0]
        record_event(game.journal, state.ACTION, seat, action, 0)
        give_castle(game, game.journal, seat, sheet_of(game, seat), cell_of(action))
        forget_choice(choice_of(game, seat))
    game.stage = state.ROLLING


def give_castles(game, cell):
    """Give all seats the same castle."""
    seat: i32
    for seat in range(game.players):
        give_castle(game, game.journal, seat, sheet_of(game, seat), cell)
    game.stage = state.ROLLING


def roll(game):
    """Roll the five dice for all, cross the boxes of the track, and on a double hourglass sell
    goods."""
    seat: i32
    if game.round == 0:
        record_event(game.journal, state.PHASE, game.phase, packed_values(game), 0)
    game.round += 1
    roll_dice(game)
    cross_boxes(game)
    record_event(
        game.journal,
        state.ROUND,
        game.round + 16 * game.phase,
        game.boxes[game.phase],
        packed_dice(roll_of(game)),
    )
    if game.roll.hourglasses == 2:
        for seat in range(game.players):
            sell_goods(game, seat)
    game.stage = state.MARKING


def roll_dice(game):
    """Roll the dice, which depend only on the key, the phase and the round; a replay has its
    own."""
    die: i32
    place: i32 = 256 * game.phase + 16 * game.round
    if game.given.hourglasses:
        copy_roll(roll_of(game), given_roll(game))
        game.given.hourglasses = 0
        return
    for die in range(state.DICE):
        game.roll.numbers[die] = 1 + random_below(6, random_bits(game.key, place + die))
        game.roll.colours[die] = random_below(
            state.COLOURS, random_bits(game.key, place + state.DICE + die)
        )
    game.roll.hourglasses = HOURGLASSES[
        random_below(6, random_bits(game.key, place + 2 * state.DICE))
    ]


def packed_dice(dice):
    """Return the dice in the bits of a number, three for each."""
    return (
        dice.numbers[0]
        | dice.numbers[1] << 3
        | dice.colours[0] << 6
        | dice.colours[1] << 9
        | dice.hourglasses << 12
    )


def packed_values(game):
    """Return the present value of every colour in the bits of a number, two for each."""
    colour: i32
    packed: i32 = 0
    for colour in range(state.COLOURS):
        packed |= value_of(game, colour) << 2 * colour
    return packed


def cross_boxes(game):
    """Cross as many boxes as the die has hourglasses, but none of the next track; in a solo game
    one."""
    crossed: i32 = 1 if game.players == 1 else game.roll.hourglasses
    game.boxes[game.phase] = min(game.boxes[game.phase] + crossed, boxes_of_a_track(game))


def sell_goods(game, seat):
    """Sell all goods of a seat, for points and silver."""
    goods: i32 = sheet_of(game, seat).left[state.GOODS]
    if goods == 0:
        return
    sheet_of(game, seat).left[state.GOODS] = 0
    record_event(game.journal, state.SALE, seat, goods, 0)
    write_points(
        game, game.journal, seat, sheet_of(game, seat), state.SALE_POINTS * goods, state.FOR_SALE
    )
    circle(
        game.journal,
        seat,
        sheet_of(game, seat),
        state.SILVER,
        state.SALE_SILVER * goods,
        state.FOR_SALE,
    )


def choosing_marks(game):
    """Return the set of seats that are still marking in this round."""
    seat: i32
    seats: u32 = 0
    for seat in range(game.players):
        if not choice_of(game, seat).is_done:
            seats |= single_bit(seat)
    return seats


def choose_mark(game, seat, action, room):
    """Record a secret mark; all are revealed when the last seat is done. `room` is scratch space
    for a legal list."""
    choice_of(game, seat).actions[choice_of(game, seat).made] = action
    choice_of(game, seat).made += 1
    if choice_of(game, seat).made == 2 or not may_mark_again(game, seat, room):
        choice_of(game, seat).is_done = 1
    if choosing_marks(game) == 0:
        open_marks(game)
        end_round(game)


def open_marks(game):
    """Reveal all choices, seat by seat; then award the colours."""
    seat: i32
    colour: i32
    action: i32
    for seat in range(game.players):
        action = choice_of(game, seat).actions[0]
        carry_out(game, seat, action, price_by_dice(game, action))
        if choice_of(game, seat).made == 2:
            action = choice_of(game, seat).actions[1]
            carry_out(game, seat, action, state.SILVER if is_mark(action) else state.NO_BONUS)
        forget_choice(choice_of(game, seat))
    for colour in range(state.COLOURS):
        award_colour(game, colour)


def carry_out(game, seat, action, paid):
    """Carry out an action for a bonus or NO_BONUS, and record it."""
    record_event(
        game.journal, state.ACTION, seat, action, 0 if paid == state.NO_BONUS else paid + 1
    )
    act_on(game, game.journal, seat, sheet_of(game, seat), action, paid)


def value_of(game, colour):
    """Return the value of a colour for the next to complete it: the second once the first is gone;
    in a solo game by the phase."""
    if game.players > 1:
        return game.open[colour]
    if sheet_of(game, 0).values[colour]:
        return state.GONE
    return state.SECOND if game.phase == state.PHASES - 1 else state.FIRST


def has_covered(game, seat, colour):
    """Return whether all hexes of a colour are marked."""
    cells: u64 = CELLS_OF[game.letter][colour]
    return cells & ~sheet_of(game, seat).marked == 0


def award_colour(game, colour):
    """Give the colour's value to every seat that completed it in this round."""
    seat: i32
    value: i32 = value_of(game, colour)
    if value == state.GONE:
        return
    for seat in range(game.players):
        if not sheet_of(game, seat).values[colour] and has_covered(game, seat, colour):
            sheet_of(game, seat).values[colour] = value + 1
            sheet_of(game, seat).columns[game.phase] += COLOUR_POINTS[colour][value]
            game.open[colour] = value + 1
            record_event(
                game.journal, state.COLOUR, seat, colour, value | value_of(game, colour) << 2
            )


def end_round(game):
    """Begin the next round, the next phase if the track is full, or end the game."""
    game.stage = state.ROLLING
    if game.boxes[game.phase] < boxes_of_a_track(game):
        return
    if game.phase == state.PHASES - 1:
        game.stage = state.OVER
        record_event(game.journal, state.END, 0, 0, 0)
        return
    game.phase += 1
    game.round = 0
