"""What a seat may do, in the protocol's order. ("A turn", "Decisions and actions"; rulings 4, 5, 10
and 23)"""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.actions import (
    BID,
    BUY,
    CHOOSE,
    DISCARD,
    FOUND,
    MEEPLE,
    PASS,
    SELL,
    on_place,
    packed,
    place_of,
)
from cython.cimports.burgundy_qt.rules.carcassonne.bridges import (
    carried_by_neighbours,
    list_bridges,
)
from cython.cimports.burgundy_qt.rules.carcassonne.castles import claim_of, list_offers
from cython.cimports.burgundy_qt.rules.carcassonne.features import node_of, place_name
from cython.cimports.burgundy_qt.rules.carcassonne.state import root_of, tile_at
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import (
    CROSSED,
    FITS,
    SEGMENT,
    SEGMENTS,
)
from cython.cimports.burgundy_qt.rules.core import i32


def list_actions(game, actions):
    """List every action of the seat that decides; return how many."""
    if game.stage == state.PLACING:
        return list_places(game, game.tile - 1, actions)
    if game.stage == state.PUTTING:
        return with_pass(actions, list_meeples(game, actions))
    if game.stage == state.BRIDGING:
        return with_pass(actions, list_bridges(game, tile_at(game, game.cell), actions))
    if game.stage == state.FOUNDING:
        return list_founding(game, actions)
    if game.stage == state.CLAIMING:
        return list_claims(game, actions)
    if game.stage == state.CHOOSING:
        return list_tiles(game, actions)
    if game.stage == state.BIDDING:
        return list_bids(game, actions)
    actions[0] = packed(BUY, 0)
    actions[1] = packed(SELL, 0)
    return 2


def list_places(game, kind, actions):
    """List where the tile can be placed, by cell and rotation, and that it may be put aside if it
    always needs a bridge."""
    place: i32
    rotation: i32
    rotations: i32
    number: i32 = 0
    needs_bridge: i32 = 1
    has_bridge: i32 = game.seats[game.turn].bridges > 0
    for place in range(game.frontier_size):
        rotations = FITS[state.PATTERNS * kind + game.patterns[place]]
        if rotations:
            needs_bridge = 0
        if has_bridge:
            rotations |= bridged_rotations(game, kind, place)
        if rotations:
            for rotation in range(4):
                if rotations >> rotation & 1:
                    actions[number] = place_of(kind, game.frontier[place], rotation)
                    number += 1
    if needs_bridge:
        actions[number] = packed(DISCARD, 0)
        number += 1
    return number


def fits_anywhere(game, kind):
    """Return whether a tile can be placed, with a bridge of the seat if necessary."""
    place: i32
    for place in range(game.frontier_size):
        if FITS[state.PATTERNS * kind + game.patterns[place]]:
            return 1
    if game.seats[game.turn].bridges > 0:
        for place in range(game.frontier_size):
            if bridged_rotations(game, kind, place):
                return 1
    return 0


def bridged_rotations(game, kind, place):
    """Return the rotations in which a tile fits at a place of the frontier with one bridge, over
    itself or over a neighbour."""
    over: i32 = CROSSED[state.PATTERNS * kind + game.patterns[place]]
    return (over | over >> 4) & 15 | carried_by_neighbours(
        game, kind, game.frontier[place], game.patterns[place]
    )


def list_meeples(game, actions):
    """List the first segment of each free feature of the tile just placed; without farmers no
    field."""
    place: i32
    segment: i32
    number: i32 = 0
    tile: i32 = tile_at(game, game.cell)
    kind: i32 = game.tiles[tile].kind
    bridge: i32 = game.tiles[tile].bridge
    for place in range(SEGMENTS[kind]):
        segment = SEGMENT[state.ROOM * kind + place]
        if bridge and segment > state.BRIDGE_SEGMENT:
            bridge = 0
            number = add_if_free(game, tile, state.BRIDGE_SEGMENT, actions, number)
        if segment >= state.FIELD_0 and not game.farmers:
            break
        number = add_if_free(game, tile, segment, actions, number)
    return number


def add_if_free(game, tile, segment, actions, number):
    """List a segment's feature, unless it has a meeple or is listed already; return how many there
    are then."""
    at: i32
    root: i32 = root_of(game, node_of(game, tile, segment))
    if game.nodes[root].meeples:
        return number
    for at in range(number):
        if root_of(game, node_of(game, tile, actions[at] & 15)) == root:
            return number
    actions[number] = on_place(MEEPLE, 16 * game.cell + segment)
    return number + 1


def list_founding(game, actions):
    """List that the town becomes a castle, or not."""
    actions[0] = on_place(FOUND, place_name(game, game.done[game.about]))
    return with_pass(actions, 1)


def list_claims(game, actions):
    """List what completes the castle, one feature for each different number of points."""
    at: i32
    number: i32 = list_offers(game, game.about)
    for at in range(number):
        actions[at] = claim_of(
            place_name(game, game.castles[game.about].node), place_name(game, game.offers[at])
        )
    return number


def list_tiles(game, actions):
    """List the tiles on the table, each kind once. (ruling 21)"""
    at: i32
    before: i32
    number: i32 = 0
    for at in range(game.on_table):
        before = 0
        while game.table[before] != game.table[at]:
            before += 1
        if before == at:
            actions[number] = packed(CHOOSE, game.table[at])
            number += 1
    return number


def list_bids(game, actions):
    """List the opening bids from 0; later bids above the last one, and the pass. (ruling 20)"""
    points: i32
    number: i32 = 0
    first: i32 = game.bid + 1 if game.has_bid else 0
    for points in range(first, game.bid_limit + 1):
        actions[number] = packed(BID, points)
        number += 1
    return with_pass(actions, number) if game.has_bid else number


def with_pass(actions, number):
    """List the pass last; return how many there are then."""
    actions[number] = packed(PASS, 0)
    return number + 1
