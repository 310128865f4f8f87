"""Shield 2: its owner gets a worker whenever another seat gets some. (2019, p. 15)

It is one worker for a gain, not for each token; and nobody has to feed the owner: workers that just
happen may be declined while another seat has the shield. Gains ask here."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_WORKERS,
    OF_BOARDING_HOUSE,
    OF_MINES,
    OF_NOTHING,
    OF_ROUTE,
    OF_SALE,
)
from cython.cimports.burgundy_qt.rules.burgundy.effects import add_effect
from cython.cimports.burgundy_qt.rules.burgundy.journal import (
    FOR_BOARDING_HOUSE,
    FOR_MINES,
    FOR_ROUTE,
    FOR_SALE,
)
from cython.cimports.burgundy_qt.rules.burgundy.state import ON_ESTATE, SHIELDS, seat_of
from cython.cimports.burgundy_qt.rules.core import has_bit


def is_envied(game, number):
    """Whether another seat has shield 2."""
    return (
        game.modules & SHIELDS
        and game.shield_at[2] >= ON_ESTATE
        and not has_bit(seat_of(game, number).shields, 2)
    )


def source_of_workers(what_for):
    """Where workers come from that may be declined; nothing for those that the seat has asked
    for."""
    if what_for == FOR_BOARDING_HOUSE:
        return OF_BOARDING_HOUSE
    if what_for == FOR_SALE:
        return OF_SALE
    if what_for == FOR_ROUTE:
        return OF_ROUTE
    return OF_MINES if what_for == FOR_MINES else OF_NOTHING


def what_source_is_for(source):
    """The same, back."""
    if source == OF_BOARDING_HOUSE:
        return FOR_BOARDING_HOUSE
    if source == OF_ROUTE:
        return FOR_ROUTE
    return FOR_SALE if source == OF_SALE else FOR_MINES


def offer_workers(game, source, workers):
    """So many workers of a source wait to be accepted or declined."""
    add_effect(game, BY_WORKERS, source + 8 * workers)


def offered_source(game, at):
    """The source of the workers that wait at this place of the stack."""
    return game.effect_arguments[at] & 7


def offered_workers(game, at):
    """How many they are."""
    return game.effect_arguments[at] >> 3
