"""A look at a map: the present points of its features, their expected points, and the seats that
get them.

The chance that a feature is completed depends on the tiles that are left: for each empty cell where
it is open, how many of them would close it, and how many of those its owner will draw. The state
must not change by a single bit, because plans are compared with it.
"""

from cython.cimports.burgundy_qt.ai.games.carcassonne.map_summary import (
    CERTAIN,
    CITIES,
    CLOSINGS,
    EIGHTHS,
    FIELDS,
    MEETINGS,
    MONASTERIES_TAKEN,
    MOST_EXPECTED,
    PLANES,
    ROADS,
    UNKNOWN,
    clear_picture,
    held_by,
    is_way,
    keep_map,
    shows_map_of,
)
from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    field_at,
    node_of,
    points_of_feature,
    segment_at_edge,
    way_at_edge,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    beside,
    cell_around,
    meeples_of,
    place_in_frontier,
    tile_at,
)
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import SEGMENT, SEGMENTS, TOUCHED
from cython.cimports.burgundy_qt.rules.core import (
    bit_count,
    has_bit,
    i32,
    lowest_bit,
    single_bit,
    u64,
)

from burgundy_qt.ai.games.carcassonne import tile_fits

FITTING = tile_fits.kinds_that_fit()  # by pattern
CLOSERS = tile_fits.kinds_that_close()  # by pattern and edge
BESIDE_CITIES = tile_fits.fields_beside_cities()  # by kind: places
CHANCE = tile_fits.chances()  # by eighths of expected tiles


def look(game, picture):
    """Fill a picture with this position instead of the last one."""
    seat: i32
    if note_unseen(game, picture) and shows_map_of(picture, game):
        for seat in range(game.players):
            held_by(picture, seat).tile = 0
        return
    clear_picture(picture)
    find_roots(game, picture)
    find_taken(game, picture)
    look_at_cells(game, picture)
    look_at_fields(game, picture)
    judge_features(game, picture)
    find_meetings(game, picture)
    look_at_castles(game, picture)
    keep_map(picture, game)


def find_roots(game, picture):
    """Find the feature of every segment; a feature without open edges is certain to be complete."""
    node: i32
    for node in range(game.nodes_used):
        find_root(game, picture, node)
    for node in range(state.SEGMENT_NODES, state.SEGMENT_NODES + game.bridges_made):
        find_root(game, picture, node)
    for node in range(state.NODES):
        picture.chance[node] = CERTAIN


def find_root(game, picture, node):
    """Find the root of a node, without shortening the path to it; those of lower nodes are
    known."""
    at: i32 = game.nodes[node].parent
    picture.root[node] = node
    while at > node and game.nodes[at].parent != at:
        at = game.nodes[at].parent
    picture.root[node] = at if at > node else picture.root[at]


def find_taken(game, picture):
    """List the roots of features with meeples, ascending."""
    tile: i32
    for tile in range(game.laid):
        if game.tiles[tile].meeple:
            take_in(picture, picture.root[node_of(game, tile, (game.tiles[tile].meeple - 1) & 15)])


def take_in(picture, root):
    """List a root, once."""
    before: i32
    at: i32 = picture.number_taken
    while at > 0 and picture.taken[at - 1] > root:
        at -= 1
    if at > 0 and picture.taken[at - 1] == root:
        return
    for before in range(picture.number_taken, at, -1):
        picture.taken[before] = picture.taken[before - 1]
    picture.taken[at] = root
    picture.number_taken += 1


def note_unseen(game, picture):
    """Write how many tiles of each kind nobody has seen, bit by bit as sets of kinds. Return 1 if
    they are the same as before, else 0: then what was concluded from them is no longer known."""
    kind: i32
    plane: i32
    at: i32
    rules: i32 = game.small_city | game.occupied_castles << 8 | game.farmers << 16
    differs: i32 = (
        (picture.kept.pile ^ game.pile)
        | (picture.kept.players ^ game.players)
        | (picture.kept.rules ^ rules)
    )
    for kind in range(state.KINDS):
        differs |= picture.kept.kinds[kind] ^ game.unseen[kind]
    if differs == 0:
        return 1
    picture.kept.pile = game.pile
    picture.kept.players = game.players
    picture.kept.rules = rules
    picture.kept.tiles = 0
    for plane in range(PLANES):
        picture.kept.planes[plane] = 0
    for kind in range(state.KINDS):
        picture.kept.kinds[kind] = game.unseen[kind]
        picture.kept.tiles += game.unseen[kind]
        for plane in range(PLANES):
            if game.unseen[kind] >> plane & 1:
                picture.kept.planes[plane] |= single_bit(kind)
    for at in range(state.PATTERNS):
        picture.kept.fitting[at] = UNKNOWN
    for at in range(CLOSINGS):
        picture.kept.closing[at] = UNKNOWN
    return 0


def number_of(picture, kinds):
    """Return how many unseen tiles are of these kinds."""
    return (
        bit_count(picture.kept.planes[0] & kinds)
        + 2 * bit_count(picture.kept.planes[1] & kinds)
        + 4 * bit_count(picture.kept.planes[2] & kinds)
        + 8 * bit_count(picture.kept.planes[3] & kinds)
    )


def fitting(picture, pattern):
    """Return how many unseen tiles match a pattern."""
    if picture.kept.fitting[pattern] == UNKNOWN:
        picture.kept.fitting[pattern] = number_of(picture, FITTING[pattern])
    return picture.kept.fitting[pattern]


def closing(picture, pattern, edge):
    """Return the chance that a seat draws a tile that matches a pattern and closes the feature at
    an edge, in units of 1/CERTAIN."""
    at: i32 = 4 * pattern + edge
    if picture.kept.closing[at] == UNKNOWN:
        picture.kept.closing[at] = odds_of(picture, number_of(picture, CLOSERS[at]))
    return picture.kept.closing[at]


def odds_of(picture, tiles):
    """Return the chance that a seat draws one of so many tiles, in units of 1/CERTAIN."""
    expected: i32
    if picture.kept.tiles == 0:
        return 0
    expected = 8 * tiles * picture.kept.pile // (picture.kept.tiles * picture.kept.players)
    return CHANCE[min(expected, MOST_EXPECTED)]


def look_at_cells(game, picture):
    """Look at each empty cell beside tiles: what fits, and which features are open."""
    place: i32
    edges: i32
    for place in range(game.frontier_size):
        picture.fits[place] = fitting(picture, game.patterns[place])
        picture.dead += picture.fits[place] == 0
        edges = (game.patterns[place] | game.patterns[place] >> 1) & 85
        if edges & (edges - 1):
            look_at_cell(game, picture, place)
        elif game.patterns[place] != state.FIELD * edges:
            look_at_edge(game, picture, place, lowest_bit(edges) // 2)


def look_at_edge(game, picture, place, edge):
    """Look at an empty cell beside a single tile, which has a city or road there."""
    pattern: i32 = game.patterns[place]
    root: i32 = feature_beyond(game, picture, game.frontier[place], edge, pattern >> 2 * edge)
    picture.around[4 * place + edge] = root
    open_at(game, picture, root, pattern, edge)


def look_at_cell(game, picture, place):
    """Look at an empty cell beside several tiles. A city or road that is open there twice counts
    once."""
    edge: i32
    before: i32
    row: i32 = 4 * place
    pattern: i32 = game.patterns[place]
    for edge in range(4):
        picture.around[row + edge] = feature_beyond(
            game, picture, game.frontier[place], edge, pattern >> 2 * edge & 3
        )
        if is_way(pattern, edge):
            before = 0
            while picture.around[row + before] != picture.around[row + edge]:
                before += 1
            if before == edge:
                open_at(game, picture, picture.around[row + edge], pattern, edge)
    if picture.fits[place]:
        note_meetings(game, picture, place)


def feature_beyond(game, picture, cell, edge, shown):
    """Return the feature that an empty cell's edge would join, by what it shows; -1 for none."""
    node: i32
    tile: i32
    if shown == state.NONE:
        return -1
    tile = tile_at(game, beside(cell, edge))
    if shown == state.FIELD:
        node = field_at(game, tile, 2 * ((edge + 2) & 3))
    elif shown == state.CITY:
        node = segment_at_edge(game, tile, (edge + 2) & 3)
    else:
        node = way_at_edge(game, tile, (edge + 2) & 3)
    return -1 if node < 0 else picture.root[node]


def open_at(game, picture, root, pattern, edge):
    """Note that a city or road is open at an empty cell, and its points if it has no meeple."""
    if picture.cells[root] == 0 and game.nodes[root].meeples == 0:
        if sort_of(game, root) == CITIES:
            picture.free_cities += game.nodes[root].tiles + game.nodes[root].shields
        else:
            picture.free_roads += game.nodes[root].tiles
    picture.cells[root] += 1
    picture.chance[root] = picture.chance[root] * closing(picture, pattern, edge) // CERTAIN


def note_meetings(game, picture, place):
    """Note features of different seats that a tile on this cell may join."""
    edge: i32
    other: i32
    one: i32
    two: i32
    row: i32 = 4 * place
    pattern: i32 = game.patterns[place]
    for edge in range(3):
        one = picture.around[row + edge]
        if one < 0 or game.nodes[one].meeples == 0:
            continue
        for other in range(edge + 1, 4):
            two = picture.around[row + other]
            if (
                two >= 0
                and two != one
                and (pattern >> 2 * edge & 3) == (pattern >> 2 * other & 3)
                and are_rivals(game.nodes[one].meeples, game.nodes[two].meeples)
                and picture.number_of_meetings < MEETINGS
            ):
                picture.meetings[picture.number_of_meetings].one = one
                picture.meetings[picture.number_of_meetings].other = two
                picture.number_of_meetings += 1


def are_rivals(meeples, others):
    """Return whether a seat has a meeple on the second feature and none on the first."""
    at: i32
    for at in range(0, 24, 4):
        if others >> at & 15 and not meeples >> at & 15:
            return 1
    return 0


def look_at_fields(game, picture):
    """Find the cities that each field touches, if it has a meeple or may get one now."""
    tile: i32
    place: i32
    city: i32
    field: i32
    places: u64
    note_pending(game, picture)
    for tile in range(game.laid):
        places = BESIDE_CITIES[game.tiles[tile].kind]
        while places:
            place = lowest_bit(places)
            places &= places - 1
            field = picture.root[game.tiles[tile].first + place]
            if game.nodes[field].meeples == 0 and picture.pending[field] == 0:
                continue
            place += state.ROOM * game.tiles[tile].kind
            for city in range(3):
                if has_bit(TOUCHED[place], city):
                    touch(picture, field, picture.root[game.tiles[tile].first + city])


def note_pending(game, picture):
    """Note the fields of the tile just placed."""
    place: i32
    tile: i32
    if game.cell:
        tile = tile_at(game, game.cell)
        for place in range(SEGMENTS[game.tiles[tile].kind]):
            picture.pending[picture.root[game.tiles[tile].first + place]] = 1


def touch(picture, field, city):
    """Add a city to those of a field."""
    if picture.ordinal[city] == 0:
        if picture.known_cities == 64:
            return
        picture.cities[picture.known_cities] = city
        picture.known_cities += 1
        picture.ordinal[city] = picture.known_cities
    picture.touched[field] |= single_bit(picture.ordinal[city] - 1)


def sort_of(game, root):
    """Return the sort of a feature."""
    segment: i32 = game.nodes[root].first & 15
    if segment < state.ROAD_0:
        return CITIES
    if segment < state.MONASTERY_SEGMENT:
        return ROADS
    return FIELDS if segment >= state.FIELD_0 else MONASTERIES_TAKEN


def judge_features(game, picture):
    """Judge every feature with meeples for the seats on it."""
    at: i32
    for at in range(picture.number_taken):
        judge(game, picture, picture.taken[at])
        share_out(game, picture, picture.taken[at])


def judge(game, picture, root):
    """Judge the present points of a feature, and the expected additional ones."""
    sort: i32 = sort_of(game, root)
    if sort == FIELDS:
        judge_field(game, picture, root)
    elif sort == MONASTERIES_TAKEN:
        judge_monastery(game, picture, root)
    else:
        judge_way(game, picture, root)


def judge_way(game, picture, root):
    """Judge a city or road."""
    picture.now[root] = points_of_feature(game, root)
    picture.hope[root] = (
        EIGHTHS
        * picture.chance[root]
        * (when_complete(game, picture, root) - picture.now[root])
        // CERTAIN
    )


def when_complete(game, picture, root):
    """Return the points of a city, road or monastery once it is complete: one more tile for each
    cell where it is open."""
    if game.nodes[root].open == 0:
        return points_of_feature(game, root)
    if sort_of(game, root) == MONASTERIES_TAKEN:
        return state.MONASTERY_POINTS
    if sort_of(game, root) == ROADS:
        return game.nodes[root].tiles + picture.cells[root]
    return state.CITY_POINTS * (
        game.nodes[root].tiles + picture.cells[root] + game.nodes[root].shields
    )


def judge_monastery(game, picture, root):
    """Judge a monastery: the longer the game lasts, the more of its cells are filled."""
    dead: i32 = dead_around(game, picture, game.tiles[game.nodes[root].first >> 4].cell)
    picture.now[root] = points_of_feature(game, root)
    picture.hope[root] = (game.nodes[root].open - dead) * min(game.pile, 28) // 4
    if dead:
        picture.chance[root] = 0
    else:
        picture.chance[root] = CERTAIN - 24 * game.nodes[root].open


def dead_around(game, picture, cell):
    """Return how many cells around a monastery will never be filled."""
    at: i32
    place: i32
    dead: i32 = 0
    if picture.dead == 0:
        return 0
    for at in range(8):
        place = place_in_frontier(game, cell_around(cell, at))
        if place < game.frontier_size and game.frontier[place] == cell_around(cell, at):
            dead += picture.fits[place] == 0
    return dead


def judge_field(game, picture, root):
    """Judge a field: its complete cities, and the chances of the others, which any seat may
    complete."""
    city: i32
    missed: i32
    cities: u64 = picture.touched[root]
    points: i32 = 0
    hope: i32 = 0
    if not game.farmers:
        cities = 0
    while cities:
        city = picture.cities[lowest_bit(cities)]
        cities &= cities - 1
        if game.nodes[city].open == 0:
            points += castle_value(game, picture, city)
        else:
            missed = CERTAIN - picture.chance[city]
            hope += state.FIELD_POINTS * EIGHTHS * (CERTAIN - missed * missed // CERTAIN) // CERTAIN
    picture.now[root] = points
    picture.hope[root] = hope


def castle_value(game, picture, root):
    """Return the points of a complete city for a field: more for a castle."""
    castle: i32
    for castle in range(game.castles_made):
        if picture.root[game.castles[castle].node] == root:
            return game.occupied_castles if game.castles[castle].occupied else state.CASTLE_POINTS
    return state.FIELD_POINTS


def most_on(game, meeples):
    """Return the most that a seat has on a feature."""
    seat: i32
    most: i32 = 0
    for seat in range(game.players):
        most = max(most, meeples_of(meeples, seat))
    return most


def share_out(game, picture, root):
    """Give the points of a feature to the seats with the most meeples on it."""
    seat: i32
    sort: i32 = sort_of(game, root)
    most: i32 = most_on(game, game.nodes[root].meeples)
    for seat in range(game.players):
        holding = held_by(picture, seat)
        if sort != FIELDS and picture.chance[root] == 0:
            holding.stuck += meeples_of(game.nodes[root].meeples, seat)
        if meeples_of(game.nodes[root].meeples, seat) == most:
            holding.now[sort] += picture.now[root]
            holding.hope[sort] += picture.hope[root]


def find_meetings(game, picture):
    """Find what each seat may have to share."""
    at: i32
    for at in range(picture.number_of_meetings):
        expose(game, picture, picture.meetings[at].one, picture.meetings[at].other)
        expose(game, picture, picture.meetings[at].other, picture.meetings[at].one)


def expose(game, picture, root, other):
    """Note that a feature may be joined by another with meeples of others."""
    seat: i32
    points: i32 = picture.now[root] + picture.hope[root] // EIGHTHS
    most: i32 = most_on(game, game.nodes[root].meeples)
    if not are_rivals(game.nodes[root].meeples, game.nodes[other].meeples):
        return
    for seat in range(game.players):
        holding = held_by(picture, seat)
        if meeples_of(game.nodes[root].meeples, seat) == most:
            if sort_of(game, root) == FIELDS:
                holding.exposed_field = max(holding.exposed_field, points)
            else:
                holding.exposed = max(holding.exposed, points)


def look_at_castles(game, picture):
    """Judge the occupied castles."""
    castle: i32
    for castle in range(game.castles_made):
        if game.castles[castle].occupied:
            holding = held_by(picture, game.castles[castle].seat)
            holding.standing += 1
            holding.castle_hope += castle_hope(game, picture, castle)


def castle_hope(game, picture, castle):
    """Return the best feature that may complete a castle, times its chance, in eighths of a
    point."""
    along: i32
    across: i32
    tile: i32
    best: i32 = 0
    first: i32 = game.tiles[game.nodes[picture.root[game.castles[castle].node]].first >> 4].cell
    step: i32 = 1 if game.castles[castle].edge == 1 else state.ROW
    side: i32 = state.ROW if game.castles[castle].edge == 1 else 1
    for along in range(2):
        for across in range(-1, 2):
            tile = tile_at(game, first + step * along + side * across)
            if tile >= 0:
                best = max(best, best_on(game, picture, tile))
            elif game.pile:
                best = max(best, 2 * EIGHTHS)
    return best


def best_on(game, picture, tile):
    """Return the highest worth of an incomplete feature of a tile, times its chance, in eighths."""
    place: i32
    root: i32
    best: i32 = 0
    for place in range(SEGMENTS[game.tiles[tile].kind]):
        if SEGMENT[state.ROOM * game.tiles[tile].kind + place] >= state.FIELD_0:
            break
        root = picture.root[game.tiles[tile].first + place]
        if game.nodes[root].open:
            best = max(
                best,
                EIGHTHS * picture.chance[root] * when_complete(game, picture, root) // CERTAIN,
            )
    return best
