"""The map as plain numbers: every connected feature, the vicinities of castles, and the empty cells
beside tiles. For the display, never for a search."""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.castles import castle_on, vicinity_cell
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    is_complete,
    node_of,
    place_name,
    points_of_feature,
    way_at_edge,
)
from cython.cimports.burgundy_qt.rules.carcassonne.scoring import points_of_field
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    beside,
    cell_around,
    meeples_of,
    root_of,
    tile_at,
)
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import (
    FITS,
    PLACE_OF,
    SEGMENT,
    SEGMENTS,
    TOUCHED,
)
from cython.cimports.burgundy_qt.rules.core import has_bit, i32


def raw_features(game):
    """Return every feature by its name, 16 * a cell + a segment: all its places, the empty cells
    beside its open edges, and for a field the complete cities that it touches."""
    features: object = {}
    tile: i32
    at: i32
    for tile in range(game.laid):
        for at in range(SEGMENTS[game.tiles[tile].kind]):
            add_segment(game, tile, SEGMENT[state.ROOM * game.tiles[tile].kind + at], features)
        if game.tiles[tile].bridge:
            add_segment(game, tile, state.BRIDGE_SEGMENT, features)
    for tile in range(game.laid):
        add_ways_out(game, tile, features)
        add_cities(game, tile, features)
    for root in features:
        features[root]["complete"] = least_when_complete(game, root, len(features[root]["open"]))
        if features[root]["segment"] >= state.FIELD_0:
            features[root]["points"] = worth_of_field(game, features[root]["cities"])
    return sorted(features.values(), key=by_name)


def by_name(feature):
    """Return the order of features."""
    return feature["name"]


def add_segment(game, tile, segment, features):
    """Add a segment to the places of its feature."""
    root: i32 = root_of(game, node_of(game, tile, segment))
    if root not in features:
        features[root] = raw_feature(game, root)
    features[root]["places"].append(16 * game.tiles[tile].cell + segment)


def raw_places(game, name):
    """Return all places of the feature with a place of this name, ascending; none if there is no
    such feature."""
    tile: i32
    at: i32
    places: object = []
    tile = tile_at(game, name // 16)
    if tile < 0 or not has_segment(game, tile, name % 16):
        return places
    root: i32 = root_of(game, node_of(game, tile, name % 16))
    for tile in range(game.laid):
        for at in range(state.SEGMENT_CODES):
            if has_segment(game, tile, at) and root_of(game, node_of(game, tile, at)) == root:
                places.append(16 * game.tiles[tile].cell + at)
    return sorted(places)


def has_segment(game, tile, segment):
    """Return whether a tile has a segment, printed or on its bridge."""
    if segment == state.BRIDGE_SEGMENT:
        return game.tiles[tile].bridge > 0
    return (
        segment < state.SEGMENT_CODES
        and PLACE_OF[game.tiles[tile].kind * state.SEGMENT_CODES + segment] != state.NOT_THERE
    )


def raw_feature(game, root):
    """Return the sums at the root of a feature."""
    return {
        "name": place_name(game, root),
        "segment": game.nodes[root].first & 15,
        "tiles": game.nodes[root].tiles,
        "shields": game.nodes[root].shields,
        "meeples": [meeples_of(game.nodes[root].meeples, seat) for seat in range(game.players)],
        "points": points_of_feature(game, root),
        "is_complete": bool(is_complete(game, root)),
        "castle": castle_on(game, root) >= 0,
        "places": [],
        "open": set(),
        "cities": set(),
    }


def add_ways_out(game, tile, features):
    """Add the empty cells beside the cities, roads, bridge and monastery of a tile."""
    edge: i32
    node: i32
    at: i32
    cell: i32 = game.tiles[tile].cell
    for edge in range(4):
        node = way_at_edge(game, tile, edge)
        if node >= 0 and tile_at(game, beside(cell, edge)) < 0:
            features[root_of(game, node)]["open"].add(beside(cell, edge))
    for at in range(SEGMENTS[game.tiles[tile].kind]):
        if SEGMENT[state.ROOM * game.tiles[tile].kind + at] == state.MONASTERY_SEGMENT:
            around = [cell_around(cell, place) for place in range(8)]
            features[root_of(game, game.tiles[tile].first + at)]["open"].update(
                [empty for empty in around if tile_at(game, empty) < 0]
            )


def add_cities(game, tile, features):
    """Add the complete cities that the fields of a tile touch, by name."""
    at: i32
    place: i32
    city: i32
    row: i32 = state.ROOM * game.tiles[tile].kind
    first: i32 = game.tiles[tile].first
    for at in range(SEGMENTS[game.tiles[tile].kind]):
        for place in range(3):
            if not has_bit(TOUCHED[row + at], place):
                continue
            city = root_of(game, first + place)
            if is_complete(game, city):
                features[root_of(game, first + at)]["cities"].add(place_name(game, city))


def worth_of_field(game, cities):
    """Return the points of a field that touches these complete cities."""
    castle: i32
    scored: i32 = 0
    waiting: i32 = 0
    for castle in range(game.castles_made):
        if place_name(game, game.castles[castle].node) in cities:
            waiting += game.castles[castle].occupied
            scored += not game.castles[castle].occupied
    return points_of_field(game, len(cities), scored, waiting)


def least_when_complete(game, root, cells):
    """Return the points of a feature with one more tile on each of the `cells` where it is open, -1
    for a field."""
    segment: i32 = game.nodes[root].first & 15
    tiles: i32 = game.nodes[root].tiles + cells
    if segment >= state.FIELD_0:
        return -1
    if segment == state.MONASTERY_SEGMENT:
        return state.MONASTERY_POINTS
    if segment >= state.ROAD_0:
        return tiles
    return game.small_city if tiles == 2 else state.CITY_POINTS * (tiles + game.nodes[root].shields)


def raw_vicinities(game):
    """Return, by the name of each castle, the six cells where a feature completes it."""
    castle: i32
    found: object = {}
    for castle in range(game.castles_made):
        cells = [vicinity_cell(game, castle, at) for at in range(6)]
        found[place_name(game, game.castles[castle].node)] = sorted(cells)
    return found


def raw_cells(game):
    """Return the empty cells beside tiles, each with the kinds to come that fit without a bridge
    and how many unseen tiles each has."""
    at: i32
    return [
        (game.frontier[at], fitting(game, game.patterns[at])) for at in range(game.frontier_size)
    ]


def fitting(game, pattern):
    """Return by kind how many unseen tiles fit between these edges; kinds in the bazaar are
    included."""
    kind: i32
    return {
        kind: game.unseen[kind]
        for kind in range(state.KINDS)
        if (game.unseen[kind] or is_in_bazaar(game, kind)) and FITS[state.PATTERNS * kind + pattern]
    }


def is_in_bazaar(game, kind):
    """Return whether a tile of a kind is for sale, or is the lot."""
    at: i32
    for at in range(game.on_table):
        if game.table[at] == kind:
            return 1
    return game.lot == kind + 1
