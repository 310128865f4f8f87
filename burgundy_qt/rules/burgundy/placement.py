"""Placing a tile: its effect, and the scoring of what it completes; the order track. (2011, "Adding
a tile to your estate")"""

from cython.cimports.burgundy_qt.rules.burgundy import state
from cython.cimports.burgundy_qt.rules.burgundy.actions import BY_COLOUR, BY_SHIELD_5, BY_SHIELD_11
from cython.cimports.burgundy_qt.rules.burgundy.buildings import lay_building
from cython.cimports.burgundy_qt.rules.burgundy.component_arrays import (
    BOARD,
    CELLS_OF,
    COLOUR,
    COLOUR_AT,
    EFFECT_OF,
    NEIGHBOURS,
    PHASE_POINTS,
    REGION_AT,
    REGION_CELLS,
    REGION_POINTS,
)
from cython.cimports.burgundy_qt.rules.burgundy.final_scoring import score_knowledge
from cython.cimports.burgundy_qt.rules.burgundy.gains import gain_points
from cython.cimports.burgundy_qt.rules.burgundy.market import note_inn, size_of
from cython.cimports.burgundy_qt.rules.burgundy.modules.new_tiles import best_herd, join_posts
from cython.cimports.burgundy_qt.rules.burgundy.modules.shields import share_knowledge
from cython.cimports.burgundy_qt.rules.burgundy.modules.team_game import herds_across, reach_over
from cython.cimports.burgundy_qt.rules.burgundy.offers import add_effect, push_effect
from cython.cimports.burgundy_qt.rules.burgundy.state import order_of_seats, partner_of, seat_of
from cython.cimports.burgundy_qt.rules.burgundy.tiles import (
    ANIMALS,
    BUILDINGS,
    CASTLE,
    GEESE,
    INN,
    MINE,
    MONASTERIES,
    MONASTERY,
    SHIP,
    building_kind,
    heads_of,
    species_of,
)
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    record_event,
    single_bit,
    u64,
)

# The order track: markers that go forward and form stacks. (2011, "Ship"; 2019, p. 11, monastery
# 27)


def advance_marker(game, number):
    """Move the marker one space forward, on top of any others there; at the end of the track on top
    of that stack.

    A solo player has no marker on it.
    """
    if game.modules & state.SOLO:
        return
    seat_of(game, number).step = min(seat_of(game, number).step + 1, state.TRACK_END)
    move_to_top(game, number)
    record_event(game.journal, state.ORDER, order_of_seats(game), 0, 0)


def stay_on_top(game, number):
    """Keep the owner's marker on top of its stack (monastery 27), and record it if the order
    changes.

    In a team both markers stay on top, the placing seat's before its partner's.
    """
    before: i32 = order_of_seats(game)
    if game.modules & state.TEAM:
        move_to_top(game, partner_of(number))
    move_to_top(game, number)
    if order_of_seats(game) != before:
        record_event(game.journal, state.ORDER, order_of_seats(game), 0, 0)


def move_to_top(game, number):
    """Put a marker before those behind it and those on its space, except one that stays on top."""
    at: i32 = 0
    while game.order[at] != number:
        at += 1
    while at > 0 and lies_below(seat_of(game, game.order[at - 1]), seat_of(game, number)):
        game.order[at] = game.order[at - 1]
        at -= 1
    game.order[at] = number


def lies_below(seat, mover):
    """Return whether a seat's marker is below one that comes onto its space. Of two that stay on
    top the last one wins."""
    if seat.step != mover.step:
        return seat.step < mover.step
    return not has_bit(seat.monasteries, 27) or has_bit(mover.monasteries, 27)


def place(game, number, home, tile, cell):
    """Place `tile` on `cell` of the seat's estate: its effect, then region, phase, colour and
    border posts.

    The cell is in the half of seat `home`: the same seat, or its partner. An effect that needs a
    choice waits.
    """
    colour: i32 = COLOUR_AT[seat_of(game, home).estate][cell]
    region: i32 = REGION_AT[seat_of(game, home).estate][cell]
    cover(game, home, tile, cell)
    act_on_placing(game, number, home, tile, cell)
    if seat_of(game, number).left_in_region[region] == 0:
        score_region(game, number, home, region)
    if seat_of(game, number).left_in_colour[colour] == 0:
        claim_colour_bonus(game, number, colour)
    if game.modules & state.BORDER_POSTS:
        join_posts(game, number, cell)
    if game.modules & state.SHIELDS:
        queue_shields(game, number, tile)
    push_effect(game, number, EFFECT_OF[tile])


def queue_shields(game, number, tile):
    """Make shields wait: after a ship's own loading shield 5 collects, after a castle's own action
    11 takes a shield. (2019, p. 16)"""
    if tile == SHIP and has_bit(seat_of(game, number).shields, 5):
        add_effect(game, BY_SHIELD_5, 0)
    elif tile == CASTLE and has_bit(seat_of(game, number).shields, 11):
        add_effect(game, BY_SHIELD_11, 0)
    elif COLOUR[tile] == MONASTERIES:
        share_knowledge(game)


def cover(game, home, tile, cell):
    """Put the tile on a cell in the half of seat `home`, for the rest of the game."""
    cover_own(seat_of(game, home), tile, cell)
    if game.modules & state.TEAM:
        reach_over(game, home, tile, cell)


def cover_own(seat, tile, cell):
    """Put the tile on the cell for the rest of the game, and open the cells beside it."""
    seat.covered |= single_bit(cell)
    seat.open = (seat.open | NEIGHBOURS[BOARD[seat.estate]][cell]) & ~seat.covered
    seat.tile_on[cell] = tile
    seat.left_in_region[REGION_AT[seat.estate][cell]] -= 1
    seat.left_in_colour[COLOUR_AT[seat.estate][cell]] -= 1
    if COLOUR[tile] == MONASTERIES:
        seat.monasteries |= single_bit(tile - MONASTERY)
        seat.own_monasteries |= single_bit(tile - MONASTERY)
    elif COLOUR[tile] == BUILDINGS:
        build(seat, building_kind(tile), cell)
    elif COLOUR[tile] == ANIMALS:
        seat.species |= single_bit(species_of(tile))
    elif tile == MINE:
        seat.mines += 1
    elif tile == INN:
        note_inn(seat, cell)


def build(seat, kind, cell):
    """Close the city's other cells to the kind of building on a cell: each kind is allowed once in
    a city."""
    seat.buildings[kind] += 1
    seat.has_it[kind] |= REGION_CELLS[seat.estate][REGION_AT[seat.estate][cell]]


def act_on_placing(game, number, home, tile, cell):
    """Do what a tile does without a choice."""
    if COLOUR[tile] == ANIMALS:
        score_animals(game, number, home, tile, cell)
    elif COLOUR[tile] == BUILDINGS:
        lay_building(game, number, tile)
    elif tile == SHIP:
        advance_marker(game, number)
    elif tile == MONASTERY + 27:
        stay_on_top(game, number)
    elif game.modules & state.SOLO and COLOUR[tile] == MONASTERIES:
        score_knowledge(game, number, tile)


def act_as(game, number, building):
    """Do what a placed building does: a crane copies it. (2019, p. 11)"""
    act_on_placing(game, number, number, building, 0)
    push_effect(game, number, EFFECT_OF[building])


def score_animals(game, number, home, tile, cell):
    """Score the tile and again every tile of its species in the pasture; monastery 7 adds 1 per
    tile.

    Geese score with every species, and when they are placed one species scores with them. (2019, p.
    11)
    """
    across: u64 = 0
    other: i32 = partner_of(home)
    herds: u64 = pasture_of(seat_of(game, home), cell) & seat_of(game, home).covered
    points: i32 = herd_points(seat_of(game, home), herds, tile)
    if game.modules & state.TEAM:
        across = herds_across(game, home, cell)
        points += herd_points(seat_of(game, other), across, tile)
    if tile == GEESE:
        points += best_herd(seat_of(game, home), herds, seat_of(game, other), across)
    gain_points(game, number, points, state.FOR_ANIMALS)


def herd_points(seat, herds, tile):
    """Return the points of the tiles on these cells of a seat's half that are of the tile's
    species, or geese."""
    points: i32 = 0
    extra: i32 = has_bit(seat.monasteries, 7)
    other: i32
    while herds:
        other = seat.tile_on[lowest_bit(herds)]
        if species_of(other) == species_of(tile) or other == GEESE:
            points += heads_of(other) + extra
        herds &= herds - 1
    return points


def pasture_of(seat, cell):
    """Return the cells of a pasture; with shield 1 all pastures are one. (2019, p. 15)"""
    if has_bit(seat.shields, 1):
        return CELLS_OF[seat.estate][ANIMALS]
    return REGION_CELLS[seat.estate][REGION_AT[seat.estate][cell]]


def score_region(game, number, home, region):
    """Score a completed region by its size, with shield 17 as if it had one cell more, and by the
    phase."""
    size: i32 = size_of(seat_of(game, home), region) + has_bit(seat_of(game, number).shields, 17)
    gain_points(game, number, REGION_POINTS[min(size, state.LARGEST_REGION)], state.FOR_REGION)
    gain_points(game, number, PHASE_POINTS[game.phase], state.FOR_PHASE)


def claim_colour_bonus(game, number, colour):
    """Give the bonus for a covered colour: the large tile (5/6/7) to the first seat, the small one
    (2/3/4) to the second.

    Shield 7 doubles them. (2019, p. 15) In the solo game the player places a tile of the black
    depot instead. (2019, p. 14)
    """
    size: i32 = state.LARGE if game.bonus[colour][state.LARGE] == 0 else state.SMALL
    points: i32 = game.players + 3 if size == state.LARGE else game.players
    if game.modules & state.SOLO:
        add_effect(game, BY_COLOUR, 0)
        return
    if game.bonus[colour][size] != 0:
        return
    points *= 1 + has_bit(seat_of(game, number).shields, 7)
    game.bonus[colour][size] = number + 1
    seat_of(game, number).points += points
    record_event(game.journal, state.BONUS, number, colour * 2 + size, points)
