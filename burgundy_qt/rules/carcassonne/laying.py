"""Laying a tile: its segments join those that they meet, monasteries count it, and the cells beside
it learn what they must match. ("A turn", 2; ruling 11)"""

from cython.cimports.burgundy_qt.rules.carcassonne.components.tables import (
    DOUBLES,
    EDGE,
    MARKS,
    MONASTERIES,
    OPEN,
    SEGMENT,
    SEGMENTS,
    SHIELDS,
)
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    field_at,
    join,
    new_node,
    node_of,
    segment_at_edge,
    tile_at,
    way_at_edge,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    INDEX,
    MONASTERY_SEGMENT,
    ROOM,
    ROW,
    beside,
    turned_back,
)
from cython.cimports.burgundy_qt.rules.core import i32


def lay(game, kind, cell, rotation):
    """Lay a tile where it fits, or will fit once its bridge is built."""
    edge: i32
    tile: i32 = game.laid
    put_down(game, kind, cell, rotation)
    add_segments(game, tile)
    leave_frontier(game, cell)
    for edge in range(4):
        meet(game, tile, edge)
    look_around(game, tile)


def put_down(game, kind, cell, rotation):
    """The tile itself."""
    tile: i32 = game.laid
    at: i32 = (cell * 40503 >> 8) & (INDEX - 1)
    while game.index[at]:
        at = (at + 1) & (INDEX - 1)
    game.index[at] = tile + 1
    game.tiles[tile].cell = cell
    game.tiles[tile].first = game.nodes_used
    game.tiles[tile].kind = kind
    game.tiles[tile].rotation = rotation
    game.laid += 1
    if DOUBLES[kind]:
        game.doubles[game.doubles_laid] = tile
        game.doubles_laid += 1


def add_segments(game, tile):
    """A feature for each segment of a tile."""
    place: i32
    node: i32
    row: i32 = ROOM * game.tiles[tile].kind
    for place in range(SEGMENTS[game.tiles[tile].kind]):
        node = new_node(game, game.nodes_used, tile, SEGMENT[row + place], OPEN[row + place])
        game.nodes[node].shields = SHIELDS[row + place]
        game.nodes[node].marks = MARKS[row + place]
        game.nodes_used += 1


def meet(game, tile, edge):
    """What a tile's edge joins, or asks of the empty cell beyond it."""
    cell: i32 = beside(game.tiles[tile].cell, edge)
    other: i32 = tile_at(game, cell)
    node: i32
    if other < 0:
        node = turned_back(edge, game.tiles[tile].rotation)
        show_edge(game, cell, (edge + 2) & 3, EDGE[4 * game.tiles[tile].kind + node])
        return
    join_fields(game, tile, other, edge)
    node = segment_at_edge(game, tile, edge)
    if node >= 0 and way_at_edge(game, other, (edge + 2) & 3) >= 0:
        join_ways(game, node, way_at_edge(game, other, (edge + 2) & 3))


def join_fields(game, tile, other, edge):
    """Fields meet half-edge by half-edge; where a road meets a field, both of its sides do."""
    half: i32
    facing: i32
    for half in range(2):
        facing = field_at(game, other, (2 * edge + 5 - half) & 7)
        if facing >= 0 and field_at(game, tile, 2 * edge + half) >= 0:
            join(game, facing, field_at(game, tile, 2 * edge + half))


def join_ways(game, node, other):
    """Two ends of a city or road meet: neither is open any more."""
    root: i32 = join(game, node, other)
    game.nodes[root].open -= 2


def look_around(game, tile):
    """Monasteries count the tiles around them, this one as well as its own."""
    at: i32
    other: i32
    for at in range(8):
        other = tile_at(game, cell_around(game.tiles[tile].cell, at))
        if other >= 0:
            if MONASTERIES[game.tiles[other].kind]:
                game.nodes[node_of(game, other, MONASTERY_SEGMENT)].open -= 1
            if MONASTERIES[game.tiles[tile].kind]:
                game.nodes[node_of(game, tile, MONASTERY_SEGMENT)].open -= 1


def cell_around(cell, at):
    """One of the eight cells around a cell."""
    place: i32 = at + (at >= 4)
    return cell + ROW * (place // 3 - 1) + place % 3 - 1


def place_in_frontier(game, cell):
    """Where a cell stands among the empty ones beside tiles, or would stand."""
    low: i32 = 0
    high: i32 = game.frontier_size
    middle: i32
    while low < high:
        middle = (low + high) // 2
        if game.frontier[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def leave_frontier(game, cell):
    """A cell is empty no more."""
    at: i32
    place: i32 = place_in_frontier(game, cell)
    if place == game.frontier_size or game.frontier[place] != cell:
        return
    game.frontier_size -= 1
    for at in range(place, game.frontier_size):
        game.frontier[at] = game.frontier[at + 1]
        game.patterns[at] = game.patterns[at + 1]


def show_edge(game, cell, edge, shown):
    """What an edge of an empty cell must match from now on."""
    at: i32
    place: i32 = place_in_frontier(game, cell)
    if place == game.frontier_size or game.frontier[place] != cell:
        for at in range(game.frontier_size, place, -1):
            game.frontier[at] = game.frontier[at - 1]
            game.patterns[at] = game.patterns[at - 1]
        game.frontier_size += 1
        game.frontier[place] = cell
        game.patterns[place] = 0
    game.patterns[place] = (game.patterns[place] & ~(3 << 2 * edge)) | shown << 2 * edge
