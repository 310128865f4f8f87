"""Effects that wait for their owner's choice, the last one first."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_CARPENTER,
    BY_CASTLE,
    BY_CHURCH,
    BY_CITY_HALL,
    BY_MARKET,
    BY_NOTHING,
    BY_SHIP,
    BY_WAREHOUSE,
)
from cython.cimports.burgundy_qt.rules.burgundy.offers import has_choice
from cython.cimports.burgundy_qt.rules.burgundy.state import seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    CARPENTER,
    CASTLE,
    CHURCH,
    CITY_HALL,
    MARKET,
    SHIP,
    WAREHOUSE,
)


def effect_of(tile):
    """The effect of a tile that needs a choice, or none."""
    if tile == CASTLE:
        return BY_CASTLE
    if tile == SHIP:
        return BY_SHIP
    if tile == WAREHOUSE:
        return BY_WAREHOUSE
    if tile == CARPENTER:
        return BY_CARPENTER
    if tile == CHURCH:
        return BY_CHURCH
    if tile == MARKET:
        return BY_MARKET
    return BY_CITY_HALL if tile == CITY_HALL else BY_NOTHING


def let_wait(game, number, by):
    """Make an effect wait for its owner's choice; one with nothing to choose lapses."""
    if by != BY_NOTHING and has_choice(game, seat_of(game, number), by):
        add_effect(game, by, 0)


def add_effect(game, by, what):
    """Put an effect on top of those that wait; `what` is its own to read."""
    game.effects[game.effects_waiting] = by
    game.effect_arguments[game.effects_waiting] = what
    game.effects_waiting += 1
