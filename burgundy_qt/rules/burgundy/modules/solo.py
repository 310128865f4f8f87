"""The solo game: what each round takes away, the counter of points, and how it is won. (2019, p.
14)

What its tiles do is in solo_tiles.py. It is set up as for two players, with other gifts at the
start."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BUY_POINT,
    BY_CASTLE,
    BY_NOTHING,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.components.tiles import NO_TILE
from cython.cimports.burgundy_qt.rules.burgundy.effects import add_effect
from cython.cimports.burgundy_qt.rules.burgundy.journal import COUNTER, REMOVED
from cython.cimports.burgundy_qt.rules.burgundy.market import take_out
from cython.cimports.burgundy_qt.rules.burgundy.modules.solo_tiles import is_giving
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    ROOM_FOR_CASTLES,
    SPACES,
    TARGET_STEP,
    all_cells,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.core import i32, record_event


def remove_tile(game):
    """Each round a tile leaves the game: the first of the depot of the shared die, or of the next
    that has one."""
    steps: i32
    depot: i32
    tile: i32
    for steps in range(6):
        depot = (game.white + steps - 1) % 6 + 1
        tile = first_tile(game, depot)
        if tile != NO_TILE:
            take_out(game, depot, tile)
            record_event(game.journal, REMOVED, depot, tile, 0)
            return


def first_tile(game, depot):
    """The first tile of a depot in printed order, from the top or from the left; or none."""
    space: i32
    for space in range(SPACES):
        if game.depots[depot][space] != NO_TILE:
            return game.depots[depot][space]
    return NO_TILE


def move_counter(game, number):
    """Points were gained, and more can be bought. At the target the counter falls to 0 and a
    castle's action waits.

    What goes beyond the target is lost; the next one is lower. There is always room for the action:
    with buying ended before, what waits besides is what a few tiles bring."""
    game.may_buy = 1
    if seat_of(game, number).points < game.target or game.effects_waiting >= ROOM_FOR_CASTLES:
        return
    seat_of(game, number).points = 0
    game.target = max(game.target - TARGET_STEP, TARGET_STEP)
    record_event(game.journal, COUNTER, number, game.target, 0)
    add_effect(game, BY_CASTLE, 0)


def list_points(game, number, actions, n):
    """Whoever has just gained points may buy more, before the next action of a die, purchase or end
    of a turn."""
    if game.may_buy == 0 or seat_of(game, number).silver == 0:
        return n
    if game.effects_waiting >= ROOM_FOR_CASTLES or is_giving(game):
        return n
    actions[n] = packed(BUY_POINT, BY_NOTHING, 0, 0, 0)
    return n + 1


def has_won(game):
    """All spaces of the estate are covered."""
    return seat_of(game, 0).covered == all_cells()


def share_of_win(game):
    """1 for a game that is won, else 0: how far a lost one came says `lead`, in standing.py."""
    return 1.0 if has_won(game) else 0.0
