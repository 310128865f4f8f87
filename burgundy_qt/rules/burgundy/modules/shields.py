"""Shields: where they are, and what changes when one comes to an estate or leaves it. (2019, pp. 15
and 16)

Most of their powers are one condition in the base rules (`has(seat.shields, 12)`). This module has
the lasting ones: the room for stored tiles (4), the knowledge shared with another seat (6), the
open cells (18).
"""

from cython.cimports.burgundy_qt.rules.burgundy import actions, state
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import BOARD
from cython.cimports.burgundy_qt.rules.burgundy.offers import add_effect, add_effect_below
from cython.cimports.burgundy_qt.rules.burgundy.reach import beside
from cython.cimports.burgundy_qt.rules.burgundy.state import all_cells, seat_of
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)


def shields_in_depot(depot, players):
    """Return how many shields a depot gets: with two players 1, with four 2, with three 2 if its
    number is even."""
    if players == 3:
        return 2 if depot % 2 == 0 else 1
    return players // 2


def shields_at(game, place):
    """Return the set of shields at a place: a depot's number, or ON_ESTATE plus a seat."""
    shield: i32
    there: u64 = 0
    for shield in range(1, state.SHIELD_NUMBERS):
        if game.shield_at[shield] == place:
            there |= single_bit(shield)
    return there


def record_shields(game):
    """Record the shields beside the depots at the beginning; none are added later."""
    record_event(
        game.journal,
        state.SHIELDS_LIE,
        pair_in(game, 1) | pair_in(game, 2) << 10,
        pair_in(game, 3) | pair_in(game, 4) << 10,
        pair_in(game, 5) | pair_in(game, 6) << 10,
    )


def pair_in(game, depot):
    """Return the one or two shields of a depot, 5 bits each."""
    there: u64 = shields_at(game, depot)
    first: i32 = lowest_bit(there)
    there &= there - 1
    return first | (lowest_bit(there) << 5 if there else 0)


def claim_shield(game, number, shield, castle):
    """Put a shield on a castle of the estate; a shield already on it leaves the game.

    It is active at once: at a phase's end 14 and 15 act there, after all that waits.
    """
    replaced: i32 = shield_on_castle(game, seat_of(game, number), castle)
    if replaced:
        lose_shields(game, number, single_bit(replaced))
    game.shield_at[shield] = state.ON_ESTATE + number
    game.shield_on[shield] = castle
    seat_of(game, number).shields |= single_bit(shield)
    begin_shield(game, seat_of(game, number), shield)
    if game.ending and shield in (14, 15):
        add_effect_below(game, actions.BY_SHIELD_14 if shield == 14 else actions.BY_SHIELD_15)


def shield_on_castle(game, seat, castle):
    """Return the shield on one of the seat's castles, or 0."""
    shields: u64 = seat.shields
    while shields:
        if game.shield_on[lowest_bit(shields)] == castle:
            return lowest_bit(shields)
        shields &= shields - 1
    return 0


def lose_shields(game, number, lost):
    """Remove these shields from the game, and end their effects at once."""
    if lost == 0:
        return
    record_event(game.journal, state.SHIELDS_LOST, number, lost, 0)
    while lost:
        lose_shield(game, seat_of(game, number), lowest_bit(lost))
        lost &= lost - 1


def lose_shield(game, seat, shield):
    game.shield_at[shield] = 0
    game.shield_on[shield] = 0
    seat.shields &= ~single_bit(shield)
    end_shield(game, seat, shield)


def begin_shield(game, seat, shield):
    """Begin the lasting effect of a shield. 4: unlimited room for tiles; 18: every empty cell is
    open. The others need nothing."""
    if shield == 4:
        seat.room = state.STORAGE_ROOM
    elif shield == 18:
        seat.open = all_cells() & ~seat.covered


def end_shield(game, seat, shield):
    """End the lasting effect of a shield. 4: three tiles are kept; 6: only the seat's own knowledge
    counts; 18: only cells beside covered ones are open."""
    if shield == 4:
        seat.room = state.STORAGE
        discard_excess(game, seat)
    elif shield == 6:
        game.named = 0
        seat.monasteries = seat.own_monasteries
    elif shield == 18:
        seat.open = beside(BOARD[seat.estate], seat.covered) & ~seat.covered


def discard_excess(game, seat):
    """Make the seat discard stored tiles of its choice until the rest fit."""
    if seat.stored_tiles > seat.room:
        add_effect(game, actions.BY_STORAGE, 0)


def share_knowledge(game):
    """Share the monasteries of the seat that shield 6 names, later ones too, except 27."""
    if game.named:
        owner = seat_of(game, game.shield_at[6] - state.ON_ESTATE)
        owner.monasteries = owner.own_monasteries | seat_of(
            game, game.named - 1
        ).own_monasteries & ~single_bit(27)


def end_points(seat, shield):
    """Return the points of a shield at the end: 12 for 1 to 6, 8 for 7 to 12, 4 for the others; 13
    doubles them all."""
    points: i32 = 12 if shield <= 6 else 8 if shield <= 12 else 4
    return points * 2 if has_bit(seat.shields, 13) else points


# Shield 2: its owner gets a worker whenever another seat gets some. (2019, p. 15) It is one worker
# per gain, not per token. While another seat has the shield, a seat may decline workers that it
# gets from an effect. The gains call these functions.


def is_envied(game, number):
    """Return whether another seat has shield 2."""
    return (
        game.modules & state.SHIELDS
        and game.shield_at[2] >= state.ON_ESTATE
        and not has_bit(seat_of(game, number).shields, 2)
    )


def source_of_workers(what_for):
    """Return the source of workers that may be declined; none for workers that the seat has
    chosen."""
    if what_for == state.FOR_BOARDING_HOUSE:
        return actions.OF_BOARDING_HOUSE
    if what_for == state.FOR_SALE:
        return actions.OF_SALE
    if what_for == state.FOR_ROUTE:
        return actions.OF_ROUTE
    return actions.OF_MINES if what_for == state.FOR_MINES else actions.OF_NOTHING


def tile_of_source(source):
    """Return the same the other way round."""
    if source == actions.OF_BOARDING_HOUSE:
        return state.FOR_BOARDING_HOUSE
    if source == actions.OF_ROUTE:
        return state.FOR_ROUTE
    return state.FOR_SALE if source == actions.OF_SALE else state.FOR_MINES


def offer_workers(game, source, workers):
    """Make workers of a source wait to be accepted or declined."""
    add_effect(game, actions.BY_WORKERS, source + 8 * workers)


def offered_source(game, at):
    """Return the source of the waiting workers at this place of the stack."""
    return game.effect_arguments[at] & 7


def offered_workers(game, at):
    """Return the number of these workers."""
    return game.effect_arguments[at] >> 3
