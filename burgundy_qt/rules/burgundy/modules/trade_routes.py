"""Trade routes: sold goods go on a row of spaces, and a good on its own colour brings a bonus.
(2019, p. 12)

The bonus of a space is resolved before the next good is placed. It may be another sale, whose goods
are placed first. So goods that are still to be placed wait on the stack of effects, below the
bonus. That stack has room: only a castle's action, a warehouse or a city hall leads from a space to
another sale, and any five tiles have at most six spaces with these. So at most seven sales wait,
with an effect on top of them: eight. If each of the bonuses leaves one more effect below its sale,
there are fifteen, of WAITING_EFFECTS.
"""

from cython.cimports.burgundy_qt.rules.burgundy import actions
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    ROUTE_BONUS,
    ROUTE_GOOD,
    TILES_OF_ROUTE,
)
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain, gain_points
from cython.cimports.burgundy_qt.rules.burgundy.offers import add_effect, push_effect
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    FOR_ROUTE,
    ROUTE,
    ROUTE_TILES,
    SPACES_OF_TILE,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.core import i32, record_event


def lay_out_routes(game):
    """Put the twelve tiles in the order of their numbers, before they are shuffled."""
    at: i32
    for at in range(ROUTE_TILES):
        game.route_tiles[at] = at + 1


def spaces_of_route(game):
    """Return the length of every seat's route: 5, 4 or 3 tiles for 2, 3 or 4 players, of three
    spaces each."""
    return SPACES_OF_TILE * TILES_OF_ROUTE[game.players]


def tile_of_route(game, number, space):
    """Return the tile on which a space of the seat's route is printed."""
    return game.route_tiles[number * TILES_OF_ROUTE[game.players] + space // SPACES_OF_TILE]


def send_out(game, good, tiles):
    """Make sold goods of a type wait for the seller's route until nothing comes before them."""
    add_effect(game, actions.BY_ROUTE, good + 8 * tiles)


def lay_goods(game, number):
    """Place goods while they are next: a bonus comes before the goods that are left."""
    waiting: i32
    while game.effects_waiting > 0 and game.effects[game.effects_waiting - 1] == actions.BY_ROUTE:
        game.effects_waiting -= 1
        waiting = game.effect_arguments[game.effects_waiting]
        if seat_of(game, number).on_route < spaces_of_route(game):
            lay_next(game, number, waiting & 7, waiting >> 3)


def lay_next(game, number, good, tiles):
    """Place one of the goods on the next free space, from left to right, and give its bonus if the
    colours match."""
    bonus: i32 = cover_space(game, number, good)
    if tiles > 1:
        send_out(game, good, tiles - 1)
    give_bonus(game, number, bonus)


def cover_space(game, number, good):
    """Place a good on the next free space; return its bonus, or none if the colours differ."""
    space: i32 = seat_of(game, number).on_route
    tile: i32 = tile_of_route(game, number, space)
    bonus: i32 = actions.NO_BONUS
    if ROUTE_GOOD[tile][space % SPACES_OF_TILE] == good:
        bonus = ROUTE_BONUS[tile][space % SPACES_OF_TILE]
    seat_of(game, number).route[space] = good
    seat_of(game, number).on_route += 1
    record_event(game.journal, ROUTE, number, space + 16 * good, bonus)
    return bonus


def give_bonus(game, number, bonus):
    """Give 4 workers, 2 silver or 4 points at once, or make an effect wait for its owner's
    choice."""
    if bonus == actions.FOUR_WORKERS:
        gain(game, number, 0, 4, FOR_ROUTE)
    elif bonus == actions.TWO_SILVER:
        gain(game, number, 2, 0, FOR_ROUTE)
    elif bonus == actions.FOUR_POINTS:
        gain_points(game, number, 4, FOR_ROUTE)
    elif bonus != actions.NO_BONUS:
        push_effect(game, number, bonus)
