"""What an action costs: workers that move a die, silver for a purchase. (2011: "Worker tiles", "The
black depot")"""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY,
    BUY_POINT,
    BY_CASTLE,
    BY_NOTHING,
    CLAIM_SHIELD,
    HIRE_FOR_SILVER,
    PAID_IN_WORKERS,
    PLACE,
    SELL,
    STORES,
    TAKE,
    TRIBUTE,
    by_of,
    cell_of,
    depot_of,
    doing_of,
    kept_for_workers,
    shields_kept,
    tile_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import (
    COLOUR,
    DISTANCE,
    FIRST_CELL,
    NUMBER,
)
from cython.cimports.burgundy_qt.rules.burgundy.modules.members import keeper_of
from cython.cimports.burgundy_qt.rules.burgundy.modules.white_castles import face_of
from cython.cimports.burgundy_qt.rules.burgundy.state import PURCHASE, acting, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.steps import free_step
from cython.cimports.burgundy_qt.rules.core import bit_count, has_bit, i32


def workers_for(game, seat, action):
    """The least number of workers that makes the action's die fit, or what a purchase costs in
    workers."""
    die: i32 = by_of(action)
    doing: i32 = doing_of(action)
    if doing == BUY:
        return PURCHASE if action & PAID_IN_WORKERS else 0
    if doing >= CLAIM_SHIELD:
        return workers_by_shield(seat, action)
    if die >= BY_CASTLE:
        die = face_of(game, die)
    if die == 0:
        return 0
    if doing == TAKE:
        return workers_for_steps(
            seat, DISTANCE[die][depot_of(action)], has_bit(seat.monasteries, 12)
        )
    if doing == PLACE:
        if action & STORES:
            seat = seat_of(game, keeper_of(acting(game), cell_of(action)))
        return workers_for_steps(
            seat,
            DISTANCE[die][NUMBER[seat.estate][cell_of(action) - FIRST_CELL[seat.estate]]],
            free_step(seat, COLOUR[tile_of(action)]),
        )
    if doing == SELL:
        return workers_for_steps(seat, DISTANCE[die][depot_of(action)], 0)
    return 0


def workers_by_shield(seat, action):
    """A doublet by workers, and tribute that shield 3 lets one pay in workers; the others cost
    nothing."""
    if doing_of(action) == CLAIM_SHIELD and by_of(action) == BY_NOTHING:
        return workers_for_doublet(seat, depot_of(action))
    return kept_for_workers(action) if doing_of(action) == TRIBUTE else 0


def workers_for_doublet(seat, depot):
    """What both dice, which are left, cost together to show the depot's number; monastery 12 does
    not help."""
    first: i32 = workers_for_steps(seat, DISTANCE[seat.dice[0]][depot], 0)
    return first + workers_for_steps(seat, DISTANCE[seat.dice[1]][depot], 0)


def workers_for_steps(seat, steps, free_steps):
    """A worker moves a die by 1, with monastery 8 by up to 2; monasteries 9-12 give one free step
    of 1."""
    paid: i32 = steps - free_steps
    if paid <= 0:
        return 0
    return (paid + 1) // 2 if has_bit(seat.monasteries, 8) else paid


def silver_for(action):
    """What a purchase, workers by monastery 28, a tribute or a point of the solo game cost in
    silver."""
    doing: i32 = doing_of(action)
    if doing == BUY:
        return 0 if action & PAID_IN_WORKERS else PURCHASE
    if doing == TRIBUTE:
        return bit_count(shields_kept(action)) - kept_for_workers(action)
    return 1 if doing in (HIRE_FOR_SILVER, BUY_POINT) else 0
