"""What a member of a team may do with the stores: each has its own, and the team one in the middle.
(2019, p. 13)

The rules list what dice and effects offer a seat that has one store and one half; this makes of it
what there is."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BY_WHITE_CASTLE,
    OWN_STORE,
    PLACE,
    SHARED_STORE,
    TAKE,
    doing_of,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import PLACES_BY
from cython.cimports.burgundy_qt.rules.burgundy.modules.members import partner_of
from cython.cimports.burgundy_qt.rules.burgundy.modules.team import in_shared_store
from cython.cimports.burgundy_qt.rules.burgundy.offers import list_places
from cython.cimports.burgundy_qt.rules.burgundy.state import OWN_ROOM, SHARED_ROOM, acting, seat_of
from cython.cimports.burgundy_qt.rules.core import i32, lowest_bit


def choose_stores(game, seat, actions, n):
    """Every take says into which store, every tile that is laid from which; and both halves are
    there to lay it on."""
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
    """A tile goes where there is room, into one's own store or the shared one; else for another one
    of either."""
    if seat.stored_tiles == OWN_ROOM and seat.shared_tiles == SHARED_ROOM:
        n = list_discards(seat.stored, take | OWN_STORE, actions, n)
        return list_discards(in_shared_store(seat), take | SHARED_STORE, actions, n)
    if seat.stored_tiles < OWN_ROOM:
        actions[n] = take | OWN_STORE
        n += 1
    if seat.shared_tiles < SHARED_ROOM:
        actions[n] = take | SHARED_STORE
        n += 1
    return n


def list_discards(stored, take, actions, n):
    """Each different stored tile may be thrown away for the one that is taken."""
    while stored:
        actions[n] = take | packed(0, 0, 0, 0, lowest_bit(stored))
        n += 1
        stored &= stored - 1
    return n


def list_places_together(game, seat, actions, n):
    """By each die that is left, or by the effect that waits: a white castle lends the shared
    die."""
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
    """From one's own store onto the partner's half, and from the shared one onto both."""
    start: i32 = packed(PLACE, by, 0, 0, 0)
    partner: i32 = partner_of(acting(game))
    n = list_places(seat_of(game, partner), seat.stored, die, start | OWN_STORE, actions, n)
    n = list_places(
        seat_of(game, partner), in_shared_store(seat), die, start | SHARED_STORE, actions, n
    )
    return list_places(seat, in_shared_store(seat), die, start | SHARED_STORE, actions, n)
