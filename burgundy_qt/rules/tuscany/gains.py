"""What a seat gains: points, marble, workers, wooden hexagons, bonus tiles, yield cards. ("The
tiles in detail"; rulings 9 to 11)"""

from cython.cimports.burgundy_qt.rules.core import i32, record_event
from cython.cimports.burgundy_qt.rules.tuscany.journal import (
    FOR_YIELD,
    GAIN,
    GAIN_FOR_YIELD,
    HEXAGONS,
    MARBLE,
    POINTS,
    POINTS_FOR_HEXAGON,
    POINTS_FOR_STORAGE,
    POINTS_FOR_YIELD,
    RED,
    WORKERS,
    YIELD_CARD,
)
from cython.cimports.burgundy_qt.rules.tuscany.piles import next_yield, sum_of
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    HEXAGON,
    MORE_STORAGE,
    NO_ROOM_POINTS,
    STORAGE_POINTS,
    TILES,
    YIELD_CARD_AND_RED,
    YIELD_CARDS,
    YIELD_GREEN,
    YIELD_HEXAGON,
    YIELD_MARBLE,
    YIELD_RED,
    YIELD_RED_POINTS,
    seat_of,
    storage_of,
)


def stored_things(seat):
    """How many storage spaces are taken."""
    return sum_of(seat.stored, TILES)


def gain_green(game, seat, points, what_for):
    """Green points; none are not told."""
    if points:
        seat_of(game, seat).green += points
        record_event(game.journal, POINTS, seat, points, what_for)


def gain_red(game, seat, points, what_for):
    """Red points; none are not told."""
    if points:
        seat_of(game, seat).red += points
        record_event(game.journal, POINTS, seat, points + RED, what_for)


def gain_marble(game, seat, number, what_for):
    """Marble, without a limit."""
    seat_of(game, seat).marble += number
    record_event(game.journal, GAIN, seat, MARBLE + 8 * number, what_for)


def gain_workers(game, seat, number, what_for):
    """Workers, without a limit."""
    seat_of(game, seat).workers += number
    record_event(game.journal, GAIN, seat, WORKERS + 8 * number, what_for)


def gain_hexagon(game, seat, what_for):
    """A wooden hexagon into storage; without room for it red points. (ruling 9)"""
    if stored_things(seat_of(game, seat)) == storage_of(seat_of(game, seat)):
        gain_red(game, seat, NO_ROOM_POINTS, POINTS_FOR_HEXAGON)
        return
    seat_of(game, seat).stored[HEXAGON] += 1
    record_event(game.journal, GAIN, seat, HEXAGONS + 8, what_for)


def gain_bonus_tile(game, seat, bonus):
    """A bonus tile; one more storage space brings green points at once."""
    game.bonus[bonus] -= 1
    seat_of(game, seat).bonus[bonus] += 1
    if bonus == MORE_STORAGE:
        gain_green(game, seat, STORAGE_POINTS, POINTS_FOR_STORAGE)


def turn_up_yield(game, seat):
    """A yield card: what it brings, its cards once they are drawn; bonus tiles add nothing."""
    card: i32 = next_yield(game)
    game.given.yield_card = 0
    game.yields_gone[card] += 1
    record_event(game.journal, YIELD_CARD, seat, card, 0)
    if card == YIELD_CARD_AND_RED:
        game.cards_due = 1
        game.red_due = 1
    elif card == YIELD_CARDS:
        game.cards_due = 2
    elif card == YIELD_GREEN:
        gain_green(game, seat, 1, POINTS_FOR_YIELD)
    elif card == YIELD_HEXAGON:
        gain_hexagon(game, seat, GAIN_FOR_YIELD)
    elif card == YIELD_MARBLE:
        gain_marble(game, seat, 1, GAIN_FOR_YIELD)
    elif card == YIELD_RED:
        gain_red(game, seat, YIELD_RED_POINTS, POINTS_FOR_YIELD)
    else:
        gain_workers(game, seat, 1, GAIN_FOR_YIELD)
    game.cards_for = FOR_YIELD
