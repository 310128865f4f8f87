"""What a seat may do now: every legal action once, in a stable order; in a team game with the
stores of both."""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BY_COLOUR,
    BY_CRANE,
    BY_EXCHANGE,
    BY_NOTHING,
    BY_SHIELD_5,
    BY_SHIP,
    BY_WHITE_CASTLE,
    END,
    HIRE,
    OWN_STORE,
    PASS,
    PLACE,
    SHARED_STORE,
    START_AT,
    TAKE,
    doing_of,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    CELLS_OF,
    FIRST_CELL,
    MUST_BY,
    PLACES_BY,
    PRINTED,
    SELLS_BY,
    TAKEN_BY,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import (
    list_copies,
    list_hire_for_silver,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.shield_actions import (
    list_by_shields,
    list_seats_to_name,
    list_shield_effect,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_game import (
    can_use,
    is_giving,
    list_exchanges,
    list_from_black,
    list_gifts,
    list_points,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import (
    in_shared_store,
    list_castles_together,
)
from cython.cimports.burgundy_qt.rules.burgundy.offers import (
    list_die,
    list_loads,
    list_places,
    list_purchases,
    list_sales,
    list_takes,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import acting, partner_of, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import CASTLES
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, lowest_bit, single_bit, u64

# What a member of a team may do with the stores: each has its own, and the team one in the middle.
# (2019, p. 13) The rules list what dice and effects offer a seat with one store and one half; the
# functions below turn that into a team's actions.


def choose_stores(game, seat, actions, n):
    """Name in every take the store it goes to and in every placement the store it comes from; list
    the cells of both halves."""
    at: i32
    more: i32
    listed: i32 = n
    for at in range(listed):
        if doing_of(actions[at]) in (TAKE, BUY):
            more = n
            n = list_stores(seat, actions[at], actions, n) - 1
            actions[at] = actions[more]
            actions[more] = actions[n]
        elif doing_of(actions[at]) == PLACE:
            actions[at] |= OWN_STORE
    return list_places_together(game, seat, actions, n)


def list_stores(seat, take, actions, n):
    """List where a tile can go: the member's own store or the shared one if there is room,
    otherwise for a discard from either."""
    if seat.stored_tiles == state.OWN_ROOM and seat.shared_tiles == state.SHARED_ROOM:
        n = list_discards(seat.stored, take | OWN_STORE, actions, n)
        return list_discards(in_shared_store(seat), take | SHARED_STORE, actions, n)
    if seat.stored_tiles < state.OWN_ROOM:
        actions[n] = take | OWN_STORE
        n += 1
    if seat.shared_tiles < state.SHARED_ROOM:
        actions[n] = take | SHARED_STORE
        n += 1
    return n


def list_discards(stored, take, actions, n):
    """List each different stored tile that can be discarded for the one that is taken."""
    while stored:
        actions[n] = take | packed(0, 0, 0, 0, lowest_bit(stored))
        n += 1
        stored &= stored - 1
    return n


def list_places_together(game, seat, actions, n):
    """List the cells for each die that is left, or for the effect that waits; a white castle uses
    the shared die."""
    by: i32
    if game.effects_waiting == 0:
        if seat.dice[0]:
            n = list_places_by(game, seat, seat.dice[0], seat.dice[0], actions, n)
        if seat.dice[1] and seat.dice[1] != seat.dice[0]:
            n = list_places_by(game, seat, seat.dice[1], seat.dice[1], actions, n)
        return n
    by = game.effects[game.effects_waiting - 1]
    if by == BY_WHITE_CASTLE:
        return list_places_by(game, seat, game.white, by, actions, n)
    return list_places_by(game, seat, 0, by, actions, n) if PLACES_BY[by] else n


def list_places_by(game, seat, die, by, actions, n):
    """List the cells for tiles of the member's own store, on the partner's half, and for those of
    the shared one, on both."""
    start: i32 = packed(PLACE, by, 0, 0, 0)
    partner: i32 = partner_of(acting(game))
    n = list_places(seat_of(game, partner), seat.stored, die, start | OWN_STORE, actions, n)
    n = list_places(
        seat_of(game, partner), in_shared_store(seat), die, start | SHARED_STORE, actions, n
    )
    return list_places(seat, in_shared_store(seat), die, start | SHARED_STORE, actions, n)


def list_actions(game, number, actions):
    """Write the legal actions of seat `number`, which has to decide; return how many."""
    n: i32
    if game.stage == state.CHOOSING_STARTS:
        return list_starts(game, seat_of(game, number), actions)
    if game.effects_waiting > 0:
        if game.modules & state.SOLO:
            n = list_all_effects(game, seat_of(game, number), actions)
        else:
            n = list_effect(
                game, seat_of(game, number), game.effects[game.effects_waiting - 1], actions, 0
            )
    else:
        n = list_turn(game, seat_of(game, number), actions)
    return list_at_any_decision(game, number, actions, n) if game.modules else n


def list_at_any_decision(game, number, actions, n):
    """List the actions of modules that are possible at any decision; return how many there are
    then."""
    n = list_hire_for_silver(seat_of(game, number), actions, n)
    n = list_points(game, number, actions, n)
    if game.modules & state.TEAM:
        n = choose_stores(game, seat_of(game, number), actions, n)
    return list_seats_to_name(game, number, actions, n)


def list_starts(game, seat, actions):
    """List where to place the start castle and, in the advanced set-up, on which of two estates.
    (2011, last page)"""
    if game.modules & state.TEAM:
        return list_castles_together(game, seat, actions)
    if game.set_up == state.FIXED:
        return list_castle_spaces(game, seat.estate, actions, 0)
    return list_castle_spaces(
        game, seat.dealt[1], actions, list_castle_spaces(game, seat.dealt[0], actions, 0)
    )


def list_castle_spaces(game, estate, actions, n):
    cells: u64 = CELLS_OF[estate][CASTLES]
    while cells:
        actions[n] = packed(
            START_AT,
            BY_NOTHING,
            0,
            PRINTED[game.edition][estate],
            FIRST_CELL[estate] + lowest_bit(cells),
        )
        n += 1
        cells &= cells - 1
    return n


def list_turn(game, seat, actions):
    """List the actions of each die that is left, a purchase at any time, and the end of the turn
    when both dice are used. (2011, "A turn")"""
    n: i32 = 0
    if seat.dice[0]:
        n = list_die(game, seat, seat.dice[0], seat.dice[0], actions, n)
    if seat.dice[1] and seat.dice[1] != seat.dice[0]:
        n = list_die(game, seat, seat.dice[1], seat.dice[1], actions, n)
    if not game.bought:
        n = list_purchases(game, seat, actions, n)
    if game.modules & state.SHIELDS:
        n = list_by_shields(game, seat, actions, n)
    if not seat.dice[0] and not seat.dice[1]:
        actions[n] = packed(END, BY_NOTHING, 0, 0, 0)
        n += 1
    return n


def list_all_effects(game, seat, actions):
    """List what the waiting effects allow in the solo game, in any order; equal effects once.
    (2019, p. 14)"""
    n: i32 = 0
    at: i32 = game.effects_waiting
    listed: u64 = 0
    if is_giving(game):
        return list_gifts(seat, actions)
    while at > 0:
        at -= 1
        if not has_bit(listed, game.effects[at]) and can_use(game, seat, game.effects[at]):
            n = list_effect(game, seat, game.effects[at], actions, n)
        listed |= single_bit(game.effects[at])
    return n


def list_effect(game, seat, by, actions, n):
    """List what a waiting effect allows. A building's effect may be passed; a castle's and a ship's
    may not."""
    if by == BY_COLOUR:
        return list_from_black(game, seat, actions, n)
    if by == BY_EXCHANGE:
        return list_exchanges(game, seat, actions, n)
    if by >= BY_SHIELD_5:
        return list_shield_effect(game, seat, by, actions)
    if by == BY_SHIP:
        return list_loads(game, seat, actions, n)
    if by == BY_WHITE_CASTLE:
        return list_die(game, seat, game.white, by, actions, n)
    if by == BY_CRANE:
        n = list_copies(game, seat, actions, n)
    if TAKEN_BY[by]:
        n = list_takes(game, seat, by, state.NUMBERED_DEPOTS, TAKEN_BY[by], actions, n)
    if PLACES_BY[by]:
        n = list_places(seat, seat.stored, 0, packed(PLACE, by, 0, 0, 0), actions, n)
    if SELLS_BY[by]:
        n = list_sales(seat, by, state.ALL_TYPES, actions, n)
    actions[n] = packed(HIRE if MUST_BY[by] else PASS, by, 0, 0, 0)
    return n + 1
