"""A phase's end with shields: tribute, shields 14 and 15 in acting order, then the mines. (2019,
pp. 15 and 16)

`game.ending` says how far it has come, and the seat that decides is acting."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_ROUTE,
    BY_SHIELD_5,
    BY_SHIELD_14,
    BY_SHIELD_15,
    BY_TRIBUTE,
)
from cython.cimports.burgundy_qt.rules.burgundy.effects import add_effect
from cython.cimports.burgundy_qt.rules.burgundy.gains import pay_mines
from cython.cimports.burgundy_qt.rules.burgundy.modules.shield_actions import lapses
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import lose_shields
from cython.cimports.burgundy_qt.rules.burgundy.modules.trade_routes import lay_goods
from cython.cimports.burgundy_qt.rules.burgundy.seating import place_in
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    MINES_PAY,
    NO_END,
    TRIBUTES,
    acting,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.core import has_bit, i32


def begin_phase_end(game):
    """The first seat of the round is the first to be asked."""
    game.ending = TRIBUTES
    game.turn = -1


def ends_phase(game):
    """After each action: go on up to the next decision; whether that was the last of a phase's
    end."""
    while True:
        let_lapse(game)
        if game.effects_waiting > 0 or game.ending == NO_END:
            return 0
        if game.ending == TRIBUTES:
            ask_next(game)
        elif game.ending < MINES_PAY + game.players:
            pay_next(game)
        else:
            game.ending = NO_END
            game.turn = game.players
            return 1


def let_lapse(game):
    """What comes next and has nothing to choose is left out; it is looked at when its turn comes,
    not before.

    Goods that then come next are laid on their route. Who can pay for no shield loses them all."""
    by: i32
    while game.effects_waiting > 0:
        by = game.effects[game.effects_waiting - 1]
        if by == BY_ROUTE:
            lay_goods(game, acting(game))
        elif by == BY_TRIBUTE and not can_pay_tribute(seat_of(game, acting(game))):
            game.effects_waiting -= 1
            lose_shields(game, acting(game), seat_of(game, acting(game)).shields)
        elif by < BY_SHIELD_5 or not lapses(game, seat_of(game, acting(game)), by):
            return
        else:
            game.effects_waiting -= 1


def ask_next(game):
    """Tribute, then shield 14, then 15; when all were asked the mines can pay."""
    game.turn += 1
    if game.turn == game.players:
        game.ending = MINES_PAY
        return
    if has_bit(seat_of(game, acting(game)).shields, 15):
        add_effect(game, BY_SHIELD_15, 0)
    if has_bit(seat_of(game, acting(game)).shields, 14):
        add_effect(game, BY_SHIELD_14, 0)
    if seat_of(game, acting(game)).shields:
        add_effect(game, BY_TRIBUTE, 0)


def can_pay_tribute(seat):
    """1 silver for each shield; with shield 3 a worker does as well."""
    return seat.silver > 0 or (seat.workers > 0 and has_bit(seat.shields, 3))


def pay_next(game):
    """The mines of the next seat, as in the base game by the seats' numbers."""
    number: i32 = game.ending - MINES_PAY
    game.ending += 1
    game.turn = place_in(game.round_order, number)
    pay_mines(game, number)
