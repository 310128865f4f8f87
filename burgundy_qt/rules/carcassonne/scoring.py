"""Points: for features that a tile completes, and at the end for incomplete ones and farmers.
("Features and points"; rulings 3, 6 and 17)"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.features import (
    is_complete,
    node_of,
    place_name,
    points_of_feature,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    cell_around,
    meeples_of,
    root_of,
    tile_at,
)
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import (
    MONASTERIES,
    SEGMENT,
    SEGMENTS,
    TOUCHED,
)
from cython.cimports.burgundy_qt.rules.core import bit_count, has_bit, i32, record_event, single_bit


def gain(game, seat, points, reason, name):
    """Give a seat points; 0 points make no event."""
    if points == 0:
        return
    game.seats[seat].points += points
    record_event(game.journal, state.POINTS, seat, points, reason + 8 * name)


def collect(game):
    """Collect in `done` the features that the tile just placed has completed, by name."""
    place: i32
    other: i32
    tile: i32 = tile_at(game, game.cell)
    kind: i32 = game.tiles[tile].kind
    game.completed = 0
    for place in range(SEGMENTS[kind]):
        if SEGMENT[state.ROOM * kind + place] < state.FIELD_0:
            add_if_complete(game, game.tiles[tile].first + place)
    if game.tiles[tile].bridge:
        add_if_complete(game, state.SEGMENT_NODES + (game.tiles[tile].bridge - 1) // 2)
    for place in range(8):
        other = tile_at(game, cell_around(game.cell, place))
        if other >= 0 and MONASTERIES[game.tiles[other].kind]:
            add_if_complete(game, node_of(game, other, state.MONASTERY_SEGMENT))


def add_if_complete(game, node):
    """Put a feature into `done` at its place by name, once."""
    root: i32 = root_of(game, node)
    at: i32 = game.completed
    if not is_complete(game, root):
        return
    while at > 0 and place_name(game, game.done[at - 1]) > place_name(game, root):
        at -= 1
    if at > 0 and game.done[at - 1] == root:
        return
    for node in range(game.completed, at, -1):
        game.done[node] = game.done[node - 1]
    game.done[at] = root
    game.completed += 1


def score_completed(game):
    """Score every completed feature by name: the seats with the most meeples get its points, and
    all meeples go back."""
    at: i32
    root: i32
    points: i32
    for at in range(game.completed):
        root = game.done[at]
        if root == state.NO_ROOT:
            continue
        points = points_of_feature(game, root)
        record_event(
            game.journal, state.COMPLETE, place_name(game, root), points, game.nodes[root].meeples
        )
        if game.nodes[root].meeples:
            pay(game, root, points, reason_of(game, root))
            send_back(game, root)


def reason_of(game, root):
    """Return the reason of a feature's points."""
    segment: i32 = game.nodes[root].first & 15
    if segment < state.ROAD_0:
        return state.FOR_CITY
    if segment == state.MONASTERY_SEGMENT:
        return state.FOR_MONASTERY
    return state.FOR_ROAD if segment < state.FIELD_0 else state.FOR_FIELD


def pay(game, root, points, reason):
    """Give the points of a feature, in full to each seat with the most meeples on it. (ruling 7)"""
    seat: i32
    most: i32 = most_meeples(game, game.nodes[root].meeples)
    for seat in range(game.players):
        if meeples_of(game.nodes[root].meeples, seat) == most:
            gain(game, seat, points, reason, place_name(game, root))


def most_meeples(game, meeples):
    """Return the most that a seat has on a feature."""
    seat: i32
    most: i32 = 0
    for seat in range(game.players):
        most = max(most, meeples_of(meeples, seat))
    return most


def send_back(game, root):
    """Send the meeples of a feature back to their owners."""
    seat: i32
    for seat in range(game.players):
        game.seats[seat].meeples += meeples_of(game.nodes[root].meeples, seat)
    take_off(game, root)


def take_off(game, root):
    """Remove the meeples from a feature."""
    tile: i32
    meeple: i32
    game.nodes[root].meeples = 0
    for tile in range(game.laid):
        meeple = game.tiles[tile].meeple
        if meeple and root_of(game, node_of(game, tile, (meeple - 1) & 15)) == root:
            game.tiles[tile].meeple = 0


def score_the_end(game):
    """Score incomplete features by name, then fields by name; their meeples stay."""
    at: i32
    root: i32
    number: i32 = list_taken(game)
    for at in range(number):
        root = game.offers[at]
        if reason_of(game, root) != state.FOR_FIELD:
            pay(game, root, points_of_feature(game, root), reason_of(game, root) + state.LEFT)
    touch_cities(game, number)
    for at in range(number):
        root = game.offers[at]
        if reason_of(game, root) == state.FOR_FIELD:
            pay(game, root, field_worth(game, at), state.FOR_FIELD)


def list_taken(game):
    """List every feature with meeples, by name, in `offers`; return how many."""
    tile: i32
    root: i32
    at: i32
    other: i32
    number: i32 = 0
    for tile in range(game.laid):
        if game.tiles[tile].meeple == 0:
            continue
        root = root_of(game, node_of(game, tile, (game.tiles[tile].meeple - 1) & 15))
        at = number
        while at > 0 and place_name(game, game.offers[at - 1]) > place_name(game, root):
            at -= 1
        if at > 0 and game.offers[at - 1] == root:
            continue
        for other in range(number, at, -1):
            game.offers[other] = game.offers[other - 1]
        game.offers[at] = root
        number += 1
    return number


def touch_cities(game, number):
    """Write into `touched` the set of complete cities that each of the `number` features in
    `offers` touches; `ordinals` numbers the cities from 1, by root."""
    at: i32
    tile: i32
    row: i32
    city: i32
    field: i32
    place: i32
    cities: i32 = 0
    for at in range(state.ORDINALS):
        game.ordinals[at] = 0
    for at in range(number):
        game.ordinals[game.offers[at]] = at + 1
        game.touched[at] = 0
    for tile in range(game.laid):
        row = state.ROOM * game.tiles[tile].kind
        for at in range(SEGMENTS[game.tiles[tile].kind]):
            if TOUCHED[row + at] == 0:
                continue
            field = game.ordinals[root_of(game, game.tiles[tile].first + at)]
            if field == 0:
                continue
            for place in range(3):
                if not has_bit(TOUCHED[row + at], place):
                    continue
                city = root_of(game, game.tiles[tile].first + place)
                if not is_complete(game, city):
                    continue
                if game.ordinals[city] == 0:
                    cities += 1
                    game.ordinals[city] = cities
                game.touched[field - 1] |= single_bit(game.ordinals[city] - 1)


def field_worth(game, at):
    """Return the points for farmers on the field at a place of `offers`, by its cities and
    castles."""
    free: i32 = towns_among(game, at, 0)
    occupied: i32 = towns_among(game, at, 1)
    return points_of_field(game, bit_count(game.touched[at]), free, occupied)


def points_of_field(game, cities, free, occupied):
    """Return the points of a field that touches `cities` complete cities, among them `free` castles
    that have scored and `occupied` ones that wait; 0 without farmers. (ruling 17)"""
    if not game.farmers:
        return 0
    others: i32 = cities - free - occupied
    return (
        state.FIELD_POINTS * others + state.CASTLE_POINTS * free + game.occupied_castles * occupied
    )


def towns_among(game, at, occupied):
    """Return how many castles, occupied or not, are among the cities of a field."""
    castle: i32
    ordinal: i32
    number: i32 = 0
    for castle in range(game.castles_made):
        ordinal = game.ordinals[game.castles[castle].node]
        if ordinal and game.castles[castle].occupied == occupied:
            number += has_bit(game.touched[at], ordinal - 1)
    return number
