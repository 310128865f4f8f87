"""Bridges: a road segment over one tile, from field edge to field edge. The edges that do not match
show which bridge a placement needs. ("Bridges"; rulings 9, 11 and 12)"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.actions import bridge_of
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    join_ways,
    new_node,
    show_edge,
    way_at_edge,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    beside,
    root_of,
    tile_at,
    turned_back,
)
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import (
    DOUBLES,
    EDGE,
    FITS,
    SEGMENT,
    SEGMENTS,
)
from cython.cimports.burgundy_qt.rules.core import i32


def build(game, tile, axis):
    """Build a bridge over a tile: axis 0 from west to east, 1 from north to south."""
    edge: i32
    node: i32 = state.SEGMENT_NODES + game.bridges_made
    game.tiles[tile].bridge = 1 + axis + 2 * game.bridges_made
    game.bridges_made += 1
    new_node(game, node, tile, state.BRIDGE_SEGMENT, 2)
    mark_double(game, tile)
    for edge in range(4):
        if (edge & 1) != axis:
            carry_on(game, tile, edge)


def carry_on(game, tile, edge):
    """Join a bridge's end to the road beyond it, or require one there."""
    cell: i32 = beside(game.tiles[tile].cell, edge)
    other: i32 = tile_at(game, cell)
    if other < 0:
        show_edge(game, cell, (edge + 2) & 3, state.ROAD)
    else:
        join_ways(
            game,
            way_at_edge(game, tile, edge),
            way_at_edge(game, other, (edge + 2) & 3),
        )


def mark_double(game, tile):
    """Note that a road may now come back to the tile over its bridge. (ruling 6)"""
    place: i32
    kind: i32 = game.tiles[tile].kind
    node: i32 = state.SEGMENT_NODES + (game.tiles[tile].bridge - 1) // 2
    if not DOUBLES[kind]:
        game.doubles[game.doubles_laid] = tile
        game.doubles_laid += 1
    game.nodes[node].marks |= state.DOUBLE
    for place in range(SEGMENTS[kind]):
        if state.ROAD_0 <= SEGMENT[state.ROOM * kind + place] < state.BRIDGE_SEGMENT:
            game.nodes[root_of(game, game.tiles[tile].first + place)].marks |= state.DOUBLE


def shows(game, tile, edge):
    """Return what an edge of a tile shows: printed, or the end of its bridge."""
    bridge: i32 = game.tiles[tile].bridge
    if bridge and ((bridge - 1) & 1) != (edge & 1):
        return state.ROAD
    return EDGE[4 * game.tiles[tile].kind + turned_back(edge, game.tiles[tile].rotation)]


def may_span(game, tile, axis):
    """Return whether a tile has no bridge, and field edges at both ends of this one."""
    first: i32 = 1 - axis
    return (
        game.tiles[tile].bridge == 0
        and shows(game, tile, first) == state.FIELD
        and shows(game, tile, first + 2) == state.FIELD
    )


def may_end(game, tile, edge):
    """Return whether there is an empty cell beyond an edge, or a road or bridge that meets it."""
    other: i32 = tile_at(game, beside(game.tiles[tile].cell, edge))
    return other < 0 or shows(game, other, (edge + 2) & 3) == state.ROAD


def is_empty_beyond(game, tile, edge):
    """Return whether there is an empty cell beyond an edge."""
    return tile_at(game, beside(game.tiles[tile].cell, edge)) < 0


def carried_by_neighbours(game, kind, cell, pattern):
    """Return the set of rotations in which a tile fits on a cell by a bridge over a neighbour: one
    road edge meets a field."""
    edge: i32
    other: i32
    rotations: i32 = 0
    found: i32
    for edge in range(4):
        if (pattern >> 2 * edge & 3) != state.FIELD:
            continue
        found = FITS[state.PATTERNS * kind + (pattern ^ (state.FIELD ^ state.ROAD) << 2 * edge)]
        if found == 0:
            continue
        other = tile_at(game, beside(cell, edge))
        if may_span(game, other, 1 - (edge & 1)) and may_end(game, other, edge):
            rotations |= found
    return rotations


def needed_bridge(game, tile):
    """Return the bridge that the tile just placed needs: 2 * its tile + its axis, -1 for none."""
    edge: i32
    other: i32
    shown: i32
    facing: i32
    for edge in range(4):
        other = tile_at(game, beside(game.tiles[tile].cell, edge))
        if other < 0:
            continue
        shown = shows(game, tile, edge)
        facing = shows(game, other, (edge + 2) & 3)
        if shown == state.FIELD and facing == state.ROAD:
            return 2 * tile + 1 - (edge & 1)
        if shown == state.ROAD and facing == state.FIELD:
            return 2 * other + 1 - (edge & 1)
    return -1


def list_bridges(game, tile, actions):
    """List every bridge of the seat's choice, by cell and axis: over the tile just placed or one
    beside it, with two empty cells beyond its ends."""
    at: i32
    other: i32
    number: i32 = 0
    for at in range(5):
        if at == 0:
            other = tile_at(game, beside(game.tiles[tile].cell, 0))
        elif at == 1:
            other = tile_at(game, beside(game.tiles[tile].cell, 3))
        elif at == 2:
            other = tile
        else:
            other = tile_at(game, beside(game.tiles[tile].cell, at - 2))
        if other >= 0:
            number = list_bridges_on(game, other, actions, number)
    return number


def list_bridges_on(game, tile, actions, number):
    """List those over one tile; return how many there are then."""
    axis: i32
    for axis in range(2):
        if (
            may_span(game, tile, axis)
            and is_empty_beyond(game, tile, 1 - axis)
            and is_empty_beyond(game, tile, 3 - axis)
        ):
            actions[number] = bridge_of(game.tiles[tile].cell, axis)
            number += 1
    return number
