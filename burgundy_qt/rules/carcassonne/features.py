"""Features: connected segments are one union, which never divides again. The root of a union sums
its worth, its open edges and its meeples when segments are joined. ("For the core")"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    beside,
    cell_around,
    place_in_frontier,
    root_of,
    tile_at,
    turned_back,
)
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import (
    AT_EDGE,
    DOUBLES,
    EDGE,
    FIELD_AT,
    MARKS,
    MONASTERIES,
    OPEN,
    PLACE_OF,
    SEGMENT,
    SEGMENTS,
    SHIELDS,
)
from cython.cimports.burgundy_qt.rules.core import i32


def node_of(game, tile, segment):
    """Return the node of one of the tile's segments."""
    if segment == state.BRIDGE_SEGMENT:
        return state.SEGMENT_NODES + (game.tiles[tile].bridge - 1) // 2
    return game.tiles[tile].first + PLACE_OF[game.tiles[tile].kind * state.SEGMENT_CODES + segment]


def segment_at_edge(game, tile, edge):
    """Return the node of the city or road printed at an edge of the board, -1 for none."""
    kind: i32 = game.tiles[tile].kind
    place: i32 = AT_EDGE[4 * kind + turned_back(edge, game.tiles[tile].rotation)]
    return -1 if place == state.NOT_THERE else game.tiles[tile].first + place


def way_at_edge(game, tile, edge):
    """Return the same, a bridge's end included."""
    bridge: i32 = game.tiles[tile].bridge
    if bridge and ((bridge - 1) & 1) != (edge & 1):
        return state.SEGMENT_NODES + (bridge - 1) // 2
    return segment_at_edge(game, tile, edge)


def field_at(game, tile, half):
    """Return the node of the field at a half-edge of the board, -1 for none."""
    kind: i32 = game.tiles[tile].kind
    place: i32 = FIELD_AT[8 * kind + ((half - 2 * game.tiles[tile].rotation) & 7)]
    return -1 if place == state.NOT_THERE else game.tiles[tile].first + place


def place_name(game, root):
    """Return the name of a feature: its first place, 16 * the cell + the segment."""
    return name_of(game, game.nodes[root].first)


def name_of(game, place):
    """Return the name of a place that is given as 16 * the tile + the segment."""
    return 16 * game.tiles[place >> 4].cell + (place & 15)


def new_node(game, node, tile, segment, edges):
    """Make a feature of one segment."""
    game.nodes[node].parent = node
    game.nodes[node].first = 16 * tile + segment
    game.nodes[node].open = edges
    game.nodes[node].tiles = 1
    return node


def join(game, node, other):
    """Join the features of two segments; return the root."""
    root: i32 = root_of(game, node)
    joined: i32 = root_of(game, other)
    shared: i32 = 0
    if root == joined:
        return root
    if game.nodes[root].tiles < game.nodes[joined].tiles:
        root, joined = joined, root
    if game.nodes[root].marks & game.nodes[joined].marks & state.DOUBLE:
        shared = shared_tiles(game, root, joined)
    if place_name(game, joined) < place_name(game, root):
        game.nodes[root].first = game.nodes[joined].first
    game.nodes[joined].parent = root
    game.nodes[root].open += game.nodes[joined].open
    game.nodes[root].tiles += game.nodes[joined].tiles - shared
    game.nodes[root].shields += game.nodes[joined].shields
    game.nodes[root].meeples += game.nodes[joined].meeples
    game.nodes[root].marks |= game.nodes[joined].marks
    return root


def shared_tiles(game, root, other):
    """Return how many tiles have a part of both features. (ruling 6)"""
    at: i32
    shared: i32 = 0
    for at in range(game.doubles_laid):
        if has_part(game, game.doubles[at], root) and has_part(game, game.doubles[at], other):
            shared += 1
    return shared


def has_part(game, tile, root):
    """Return whether a city, road or monastery of the tile, or its bridge, belongs to a feature."""
    place: i32
    kind: i32 = game.tiles[tile].kind
    first: i32 = game.tiles[tile].first
    bridge: i32 = game.tiles[tile].bridge
    for place in range(SEGMENTS[kind]):
        if SEGMENT[state.ROOM * kind + place] >= state.FIELD_0:
            break
        if root_of(game, first + place) == root:
            return 1
    return bridge != 0 and root_of(game, state.SEGMENT_NODES + (bridge - 1) // 2) == root


def is_complete(game, root):
    """Return whether no edge of it is open; a field always counts as open."""
    return game.nodes[root].open == 0


def is_town(game, root):
    """Return whether a complete feature is a city of two caps."""
    return (
        (game.nodes[root].first & 15) < state.ROAD_0
        and game.nodes[root].tiles == 2
        and (game.nodes[root].marks & state.NO_CAP) == 0
    )


def points_of_feature(game, root):
    """Return the present points of a city, road or monastery. ("Features and points")"""
    segment: i32 = game.nodes[root].first & 15
    complete: i32 = is_complete(game, root)
    if segment == state.MONASTERY_SEGMENT:
        return state.MONASTERY_POINTS - game.nodes[root].open
    if segment >= state.ROAD_0:
        return game.nodes[root].tiles
    if complete and game.nodes[root].tiles == 2:
        return game.small_city
    return (game.nodes[root].tiles + game.nodes[root].shields) * (
        state.CITY_POINTS if complete else 1
    )


# Placing a tile: its segments join those that they meet, monasteries count it, and the cells beside
# it get edges to match. ("A turn", 2; ruling 11)


def lay(game, kind, cell, rotation):
    """Place a tile where it fits, or will fit with its bridge."""
    edge: i32
    tile: i32 = game.laid
    put_down(game, kind, cell, rotation)
    add_segments(game, tile)
    leave_frontier(game, cell)
    for edge in range(4):
        meet(game, tile, edge)
    look_around(game, tile)


def put_down(game, kind, cell, rotation):
    """Add the tile itself to the map."""
    tile: i32 = game.laid
    at: i32 = (cell * 40503 >> 8) & (state.INDEX - 1)
    while game.index[at]:
        at = (at + 1) & (state.INDEX - 1)
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
    """Make a feature for each segment of a tile."""
    place: i32
    node: i32
    row: i32 = state.ROOM * game.tiles[tile].kind
    for place in range(SEGMENTS[game.tiles[tile].kind]):
        node = new_node(game, game.nodes_used, tile, SEGMENT[row + place], OPEN[row + place])
        game.nodes[node].shields = SHIELDS[row + place]
        game.nodes[node].marks = MARKS[row + place]
        game.nodes_used += 1


def meet(game, tile, edge):
    """Join a tile's edge to its neighbour, or give the empty cell beyond an edge to match."""
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
    """Join fields half-edge by half-edge; if a road meets a field, join both of its sides."""
    half: i32
    facing: i32
    for half in range(2):
        facing = field_at(game, other, (2 * edge + 5 - half) & 7)
        if facing >= 0 and field_at(game, tile, 2 * edge + half) >= 0:
            join(game, facing, field_at(game, tile, 2 * edge + half))


def join_ways(game, node, other):
    """Join two ends of a city or road: neither is open any more."""
    root: i32 = join(game, node, other)
    game.nodes[root].open -= 2


def look_around(game, tile):
    """Count the tiles around monasteries: this one, and those around its own."""
    at: i32
    other: i32
    for at in range(8):
        other = tile_at(game, cell_around(game.tiles[tile].cell, at))
        if other >= 0:
            if MONASTERIES[game.tiles[other].kind]:
                game.nodes[node_of(game, other, state.MONASTERY_SEGMENT)].open -= 1
            if MONASTERIES[game.tiles[tile].kind]:
                game.nodes[node_of(game, tile, state.MONASTERY_SEGMENT)].open -= 1


def leave_frontier(game, cell):
    """Remove a cell, which is no longer empty, from the frontier."""
    at: i32
    place: i32 = place_in_frontier(game, cell)
    if place == game.frontier_size or game.frontier[place] != cell:
        return
    game.frontier_size -= 1
    for at in range(place, game.frontier_size):
        game.frontier[at] = game.frontier[at + 1]
        game.patterns[at] = game.patterns[at + 1]


def show_edge(game, cell, edge, shown):
    """Set what an edge of an empty cell must match from now on."""
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
