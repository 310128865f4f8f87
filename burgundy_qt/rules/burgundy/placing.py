"""Laying a tile: what it does at once, and what it completes. (2011, "Adding a tile to your estate")"""

from cython.cimports.burgundy_qt.rules.bits import has, lowest, only
from cython.cimports.burgundy_qt.rules.burgundy.effects import effect_of, let_wait
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain, gain_points
from cython.cimports.burgundy_qt.rules.burgundy.journal import (
    BONUS,
    FOR_ANIMALS,
    FOR_BANK,
    FOR_BOARDING_HOUSE,
    FOR_PHASE,
    FOR_REGION,
    FOR_WATCHTOWER,
    ORDER,
    note,
)
from cython.cimports.burgundy_qt.rules.burgundy.seating import order_of_seats
from cython.cimports.burgundy_qt.rules.burgundy.state import (
    LARGE,
    SMALL,
    TRACK_END,
    seat_of,
)
from cython.cimports.burgundy_qt.rules.burgundy.tables import (
    COLOUR,
    COLOUR_AT,
    NEIGHBOURS,
    PHASE_POINTS,
    REGION_AT,
    REGION_CELLS,
    REGION_POINTS,
    REGION_SIZE,
)
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    ANIMALS,
    BANK,
    BOARDING_HOUSE,
    BUILDINGS,
    MINE,
    MONASTERIES,
    MONASTERY,
    SHIP,
    WATCHTOWER,
    building_kind,
    heads_of,
    species_of,
)
from cython.cimports.burgundy_qt.rules.types import i32, u64


def place(game, number, tile, cell):
    """Lay `tile` on `cell` of the seat's estate: its own effect, then region, phase and colour points.

    An effect that needs a choice waits afterwards."""
    colour: i32 = COLOUR_AT[seat_of(game, number).estate][cell]
    region: i32 = REGION_AT[seat_of(game, number).estate][cell]
    cover(seat_of(game, number), tile, cell)
    act_on_placing(game, number, tile, cell)
    if seat_of(game, number).left_in_region[region] == 0:
        score_region(game, number, region)
    if seat_of(game, number).left_in_colour[colour] == 0:
        claim_colour_bonus(game, number, colour)
    let_wait(game, number, effect_of(tile))


def cover(seat, tile, cell):
    """The tile lies on the cell for the rest of the game; cells beside it are open now."""
    seat.covered |= only(cell)
    seat.open = (seat.open | NEIGHBOURS[cell]) & ~seat.covered
    seat.tile_on[cell] = tile
    seat.left_in_region[REGION_AT[seat.estate][cell]] -= 1
    seat.left_in_colour[COLOUR_AT[seat.estate][cell]] -= 1
    if COLOUR[tile] == MONASTERIES:
        seat.monasteries |= only(tile - MONASTERY)
    elif COLOUR[tile] == BUILDINGS:
        build(seat, building_kind(tile), cell)
    elif COLOUR[tile] == ANIMALS:
        seat.species |= only(species_of(tile))
    elif tile == MINE:
        seat.mines += 1


def build(seat, kind, cell):
    """A kind of building stands once in a city: its other cells are closed to that kind."""
    seat.buildings[kind] += 1
    seat.has_it[kind] |= REGION_CELLS[seat.estate][REGION_AT[seat.estate][cell]]


def act_on_placing(game, number, tile, cell):
    """What a tile does without a choice."""
    if COLOUR[tile] == ANIMALS:
        score_animals(game, number, tile, cell)
    elif tile == WATCHTOWER:
        gain_points(game, number, 4, FOR_WATCHTOWER)
    elif tile == BOARDING_HOUSE:
        gain(game, number, 0, 4, FOR_BOARDING_HOUSE)
    elif tile == BANK:
        gain(game, number, 2, 0, FOR_BANK)
    elif tile == SHIP:
        advance_marker(game, number)


def score_animals(game, number, tile, cell):
    """Points for the tile and again for every tile of its species in the pasture; monastery 7 adds 1 per tile."""
    points: i32 = 0
    extra: i32 = has(seat_of(game, number).monasteries, 7)
    other: i32
    cells: u64 = REGION_CELLS[seat_of(game, number).estate][REGION_AT[seat_of(game, number).estate][cell]]
    cells &= seat_of(game, number).covered
    while cells:
        other = seat_of(game, number).tile_on[lowest(cells)]
        if species_of(other) == species_of(tile):
            points += heads_of(other) + extra
        cells &= cells - 1
    gain_points(game, number, points, FOR_ANIMALS)


def advance_marker(game, number):
    """One space on the order track, on top of whoever is there; at the end of the track on top of that stack."""
    at: i32 = 0
    step: i32 = min(seat_of(game, number).step + 1, TRACK_END)
    seat_of(game, number).step = step
    while game.order[at] != number:
        at += 1
    while at > 0 and seat_of(game, game.order[at - 1]).step <= step:
        game.order[at] = game.order[at - 1]
        at -= 1
    game.order[at] = number
    note(game.journal, ORDER, order_of_seats(game), 0, 0)


def score_region(game, number, region):
    """A completed region scores by its size and by the phase."""
    gain_points(game, number, REGION_POINTS[REGION_SIZE[seat_of(game, number).estate][region]], FOR_REGION)
    gain_points(game, number, PHASE_POINTS[game.phase], FOR_PHASE)


def claim_colour_bonus(game, number, colour):
    """The first to cover a colour takes its large bonus tile (5/6/7), the second the small one (2/3/4), others none."""
    size: i32 = LARGE if game.bonus[colour][LARGE] == 0 else SMALL
    points: i32 = game.players + 3 if size == LARGE else game.players
    if game.bonus[colour][size] != 0:
        return
    game.bonus[colour][size] = number + 1
    seat_of(game, number).points += points
    note(game.journal, BONUS, number, colour * 2 + size, points)
