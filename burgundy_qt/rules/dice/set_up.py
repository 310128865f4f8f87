"""The set-up: each seat crosses one of its four castles, in secret; or all different, or all the
same. ("Preparation", "Variants"; ruling 14)"""

from cython.cimports.burgundy_qt.rules.core import (
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.marks import give_castle
from cython.cimports.burgundy_qt.rules.dice.sheet_arrays import CELLS_OF, FIRST_FITS
from cython.cimports.burgundy_qt.rules.dice.state import (
    cell_of,
    choice_of,
    forget_choice,
    packed,
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
