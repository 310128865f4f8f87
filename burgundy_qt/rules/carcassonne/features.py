"""Features: connected segments are one union, which never divides again. What a feature is worth,
where it is open and who stands on it adds up at its root when segments are joined. ("For the
core")"""

from cython.cimports.burgundy_qt.rules.carcassonne.components.tables import (
    AT_EDGE,
    FIELD_AT,
    PLACE_OF,
    SEGMENT,
    SEGMENTS,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    BRIDGE_SEGMENT,
    CITY_POINTS,
    DOUBLE,
    FIELD_0,
    INDEX,
    MONASTERY_POINTS,
    MONASTERY_SEGMENT,
    NO_CAP,
    NOT_THERE,
    ROAD_0,
    ROOM,
    SEGMENT_CODES,
    SEGMENT_NODES,
    turned_back,
)
from cython.cimports.burgundy_qt.rules.core import i32


def root_of(game, node):
    """The node that stands for the whole feature; the way there is shortened."""
    at: i32 = node
    while game.nodes[at].parent != at:
        game.nodes[at].parent = game.nodes[game.nodes[at].parent].parent
        at = game.nodes[at].parent
    return at


def tile_at(game, cell):
    """The tile on a cell, -1 for none."""
    at: i32 = (cell * 40503 >> 8) & (INDEX - 1)
    while game.index[at]:
        if game.tiles[game.index[at] - 1].cell == cell:
            return game.index[at] - 1
        at = (at + 1) & (INDEX - 1)
    return -1


def node_of(game, tile, segment):
    """The node of a segment that the tile has."""
    if segment == BRIDGE_SEGMENT:
        return SEGMENT_NODES + (game.tiles[tile].bridge - 1) // 2
    return game.tiles[tile].first + PLACE_OF[game.tiles[tile].kind * SEGMENT_CODES + segment]


def segment_at_edge(game, tile, edge):
    """The node of the city or road printed at an edge of the board, -1 for none."""
    kind: i32 = game.tiles[tile].kind
    place: i32 = AT_EDGE[4 * kind + turned_back(edge, game.tiles[tile].rotation)]
    return -1 if place == NOT_THERE else game.tiles[tile].first + place


def way_at_edge(game, tile, edge):
    """The same, a bridge's end included."""
    bridge: i32 = game.tiles[tile].bridge
    if bridge and ((bridge - 1) & 1) != (edge & 1):
        return SEGMENT_NODES + (bridge - 1) // 2
    return segment_at_edge(game, tile, edge)


def field_at(game, tile, half):
    """The node of the field at a half-edge of the board, -1 for none."""
    kind: i32 = game.tiles[tile].kind
    place: i32 = FIELD_AT[8 * kind + ((half - 2 * game.tiles[tile].rotation) & 7)]
    return -1 if place == NOT_THERE else game.tiles[tile].first + place


def place_name(game, root):
    """The name of a feature: its first place, 16 * the cell + the segment."""
    return name_of(game, game.nodes[root].first)


def name_of(game, place):
    """The name of a place that is told as 16 * the tile + the segment."""
    return 16 * game.tiles[place >> 4].cell + (place & 15)


def new_node(game, node, tile, segment, edges):
    """A feature of one segment."""
    game.nodes[node].parent = node
    game.nodes[node].first = 16 * tile + segment
    game.nodes[node].open = edges
    game.nodes[node].tiles = 1
    return node


def join(game, node, other):
    """Make the features of two segments one; returns its root."""
    root: i32 = root_of(game, node)
    joined: i32 = root_of(game, other)
    shared: i32 = 0
    if root == joined:
        return root
    if game.nodes[root].tiles < game.nodes[joined].tiles:
        root, joined = joined, root
    if game.nodes[root].marks & game.nodes[joined].marks & DOUBLE:
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
    """How many tiles have a part of both features. (ruling 6)"""
    at: i32
    shared: i32 = 0
    for at in range(game.doubles_laid):
        if has_part(game, game.doubles[at], root) and has_part(game, game.doubles[at], other):
            shared += 1
    return shared


def has_part(game, tile, root):
    """Whether a city, road or monastery of the tile, or its bridge, belongs to a feature."""
    place: i32
    kind: i32 = game.tiles[tile].kind
    first: i32 = game.tiles[tile].first
    bridge: i32 = game.tiles[tile].bridge
    for place in range(SEGMENTS[kind]):
        if SEGMENT[ROOM * kind + place] >= FIELD_0:
            break
        if root_of(game, first + place) == root:
            return 1
    return bridge != 0 and root_of(game, SEGMENT_NODES + (bridge - 1) // 2) == root


def is_complete(game, root):
    """Whether nothing of it is open; a field always counts as open."""
    return game.nodes[root].open == 0


def is_town(game, root):
    """Whether a complete feature is a city of two caps."""
    return (
        (game.nodes[root].first & 15) < ROAD_0
        and game.nodes[root].tiles == 2
        and (game.nodes[root].marks & NO_CAP) == 0
    )


def worth(game, root):
    """The points of a city, road or monastery as it stands. ("Features and points")"""
    segment: i32 = game.nodes[root].first & 15
    complete: i32 = is_complete(game, root)
    if segment == MONASTERY_SEGMENT:
        return MONASTERY_POINTS - game.nodes[root].open
    if segment >= ROAD_0:
        return game.nodes[root].tiles
    if complete and game.nodes[root].tiles == 2:
        return game.small_city
    return (game.nodes[root].tiles + game.nodes[root].shields) * (CITY_POINTS if complete else 1)
