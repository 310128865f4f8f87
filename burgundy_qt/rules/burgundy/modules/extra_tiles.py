"""The extra tiles: monasteries 27 and 28, the crane and the geese. (2019, p. 11, "4 extra tiles")

Monastery 27, whose owner's marker lies on top of its stack, is in track.py."""

from cython.cimports.burgundy_qt.rules.burgundy.actions import (
    BY_CRANE,
    BY_NOTHING,
    COPY,
    HIRE_FOR_SILVER,
    packed,
)
from cython.cimports.burgundy_qt.rules.burgundy.buildings import acts_at_once
from cython.cimports.burgundy_qt.rules.burgundy.components.tables import EFFECT_OF
from cython.cimports.burgundy_qt.rules.burgundy.components.tiles import (
    CRANE,
    FIRST_BUILDING,
    SPECIES,
    WHITE_CASTLE,
    building_kind,
    heads_of,
    species_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain
from cython.cimports.burgundy_qt.rules.burgundy.journal import FOR_HIRE
from cython.cimports.burgundy_qt.rules.burgundy.offers import has_choice
from cython.cimports.burgundy_qt.rules.burgundy.state import WHITE_CASTLES
from cython.cimports.burgundy_qt.rules.core import has_bit, i32, lowest_bit, single_bit, u64


def list_hire_for_silver(seat, actions, n):
    """Monastery 28 sells workers at any decision of its owner's."""
    if has_bit(seat.monasteries, 28) and seat.silver > 0:
        actions[n] = packed(HIRE_FOR_SILVER, BY_NOTHING, 0, 0, 0)
        n += 1
    return n


def hire_for_silver(game, number):
    """2 workers for the silver that was paid."""
    gain(game, number, 0, 2, FOR_HIRE)


def list_copies(game, seat, actions, n):
    """The crane does what any building does: each kind is offered that would do something now."""
    building: i32
    for building in range(FIRST_BUILDING, CRANE):
        if has_effect(game, seat, building):
            actions[n] = packed(COPY, BY_CRANE, 0, building, 0)
            n += 1
    return n


def has_effect(game, seat, building):
    """Whether laying the building would give its owner something; a white castle only where it is
    in the box."""
    if building == WHITE_CASTLE:
        return (game.modules & WHITE_CASTLES) != 0
    return acts_at_once(building) or has_choice(game, seat, EFFECT_OF[building])


def crane_adds(seat, monastery):
    """At the end a crane counts as one kind of building for its owner, and the best: 1 for the
    first that scores any.

    The monasteries 16-23 and 29 give 4 points a building alike; only shield 10 doubles one's
    own."""
    scoring: u64 = seat.monasteries & (255 << 16 | single_bit(29))
    if has_bit(seat.shields, 10) and scoring & seat.own_monasteries:
        scoring &= seat.own_monasteries
    if seat.buildings[building_kind(CRANE)] == 0:
        return 0
    return has_bit(scoring, monastery) and scoring & (single_bit(monastery) - 1) == 0


def best_herd(seat, cells, partner, across):
    """What geese laid among the tiles on `cells` score besides themselves: the species that is
    worth most.

    In a team game the pasture may go on `across` in the other half, which the partner keeps."""
    best: i32 = 0
    species: i32
    for species in range(SPECIES):
        best = max(best, worth_of(seat, cells, species) + worth_of(partner, across, species))
    return best


def worth_of(seat, cells, species):
    """The animals of one species on these cells; monastery 7 adds 1 for each of its tiles."""
    worth: i32 = 0
    while cells:
        if species_of(seat.tile_on[lowest_bit(cells)]) == species:
            worth += heads_of(seat.tile_on[lowest_bit(cells)]) + has_bit(seat.monasteries, 7)
        cells &= cells - 1
    return worth
