"""The course of a game: turns, each a row of small decisions, and those of a bazaar. ("A turn",
"Bazaars"; rulings 4, 10, 19, 22 and 23)"""

from cython.cimports.burgundy_qt.rules.carcassonne import actions
from cython.cimports.burgundy_qt.rules.carcassonne.actions import (
    axis_of,
    bridge_cell,
    kind_of,
    placed_cell,
    placed_tile,
    rotation_of,
    segment_of,
    what_of,
)
from cython.cimports.burgundy_qt.rules.carcassonne.bazaar import (
    ask_chooser,
    bid,
    choose_lot,
    lay_out,
    open_bazaar,
    sell,
    take_from_table,
)
from cython.cimports.burgundy_qt.rules.carcassonne.bridges import build, list_bridges, needed_bridge
from cython.cimports.burgundy_qt.rules.carcassonne.castles import (
    claim_of,
    end_of_turn,
    found,
    list_offers,
    next_claim,
    next_town,
    score_castle,
)
from cython.cimports.burgundy_qt.rules.carcassonne.features import lay, node_of, place_name
from cython.cimports.burgundy_qt.rules.carcassonne.legal import fits_anywhere, list_meeples
from cython.cimports.burgundy_qt.rules.carcassonne.scoring import (
    collect,
    score_completed,
    score_the_end,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    ACTION,
    BASE_KINDS,
    BRIDGE,
    BRIDGING,
    CENTRE,
    CHOOSING,
    CLAIMING,
    DRAWING,
    END,
    FOUNDING,
    KINDS,
    MEEPLE_BITS,
    MEEPLES,
    OVER,
    PLACING,
    PUTTING,
    SEATING,
    SET_UP_AT,
    START,
    START_KIND,
    TILE,
    TILE_AT,
    TURN,
    WITH_BAZAARS,
    WITH_BRIDGES,
    WITH_CASTLES,
    root_of,
    tile_at,
)
from cython.cimports.burgundy_qt.rules.carcassonne.state import DISCARD as LEAVES
from cython.cimports.burgundy_qt.rules.carcassonne.tile_arrays import BAZAARS, PILE
from cython.cimports.burgundy_qt.rules.core import i32, random_below, random_bits, record_event

# Drawing tiles. No player knows the order of the pile, so it is stored as a number of each kind,
# and the key decides the next one; unless an order was requested. (ruling 24)


def unseen_tiles(game):
    """Return how many tiles nobody has seen; more than are in a shortened pile."""
    kind: i32
    total: i32 = 0
    for kind in range(KINDS):
        total += game.unseen[kind]
    return total


def next_tile(game):
    """Return the next tile of a pile that is not empty."""
    kind: i32 = drawn_kind(game)
    game.given.tile = 0
    game.unseen[kind] -= 1
    game.pile -= 1
    game.drawn += 1
    return kind


def drawn_kind(game):
    """Return the next kind: that of a replay, else of the requested order, else of the key."""
    kind: i32 = 0
    at: i32
    if game.given.tile:
        return game.given.tile - 1
    if game.drawn < game.ordered:
        return game.order[game.drawn]
    at = random_below(unseen_tiles(game), random_bits(game.key, TILE_AT + game.drawn))
    while at >= game.unseen[kind]:
        at -= game.unseen[kind]
        kind += 1
    return kind


def act_in_turn(game, seat, action):
    """Carry out an action and its consequences, up to the next decision, chance or the end."""
    kind: i32 = kind_of(action)
    record_event(game.journal, ACTION, seat, action, 0)
    if game.stage == PLACING:
        if kind == actions.DISCARD:
            game.tile = 0
            want_tile(game)
        else:
            lay_tile(game, seat, action)
    elif game.stage == BRIDGING:
        if kind == actions.BUILD:
            build(game, tile_at(game, bridge_cell(action)), axis_of(action))
            game.seats[seat].bridges -= 1
        ask_meeple(game, seat)
    elif game.stage == PUTTING:
        if kind == actions.MEEPLE:
            put_meeple(game, seat, segment_of(action))
        complete(game)
    elif game.stage == FOUNDING:
        if kind == actions.FOUND:
            found(game, seat)
        ask_owners(game)
    elif game.stage == CLAIMING:
        claim(game, action)
    else:
        act_in_bazaar(game, seat, action)


def act_in_bazaar(game, seat, action):
    """Choose a lot or a free tile, bid for it, buy or sell it."""
    kind: i32 = kind_of(action)
    asked: i32 = 1
    if game.stage == CHOOSING:
        if game.auction:
            choose_lot(game, what_of(action))
        else:
            game.chooser = 0
            take_up(game, take_from_table(game, what_of(action)), 1)
    elif kind == actions.BUY:
        asked = sell(game, seat, game.bidder)
    elif kind != actions.SELL:
        asked = bid(game, seat, what_of(action) if kind == actions.BID else -1)
    else:
        asked = sell(game, game.bidder, seat)
    if not asked:
        next_turn(game)


def draw_chance(game):
    """Draw the next tile, and go on."""
    kind: i32 = next_tile(game)
    if game.stage == DRAWING:
        take_up(game, kind, 0)
    elif lay_out(game, kind) and not (game.auction and ask_chooser(game, game.host - 1)):
        next_turn(game)


def begin_turn(game, seat):
    """Begin a turn, that of a bought tile too."""
    game.turn = seat
    game.deciding = seat
    record_event(game.journal, TURN, seat, 0, 0)


def want_tile(game):
    """Draw a tile from the pile next; without one the turn ends, and in an ordinary turn the game.
    (rulings 4 and 19)"""
    if game.pile > 0:
        game.stage = DRAWING
    elif game.host:
        end_turn(game)
    else:
        finish(game)


def take_up(game, kind, from_bazaar):
    """Make a tile that of this turn; it leaves the game if it fits nowhere."""
    record_event(game.journal, TILE, game.turn, kind, from_bazaar)
    if fits_anywhere(game, kind):
        game.tile = kind + 1
        game.deciding = game.turn
        game.stage = PLACING
    else:
        record_event(game.journal, LEAVES, game.turn, kind, 0)
        want_tile(game)


def lay_tile(game, seat, action):
    """Place the tile, with the bridge that it needs; otherwise let the seat build one of its
    choice."""
    bridge: i32 = -1
    tile: i32 = game.laid
    game.cell = placed_cell(action)
    lay(game, placed_tile(action), game.cell, rotation_of(action))
    if game.seats[seat].bridges > 0:
        bridge = needed_bridge(game, tile)
        if bridge < 0 and list_bridges(game, tile, game.offers) > 0:
            game.stage = BRIDGING
            return
    if bridge >= 0:
        build_needed(game, seat, bridge)
    ask_meeple(game, seat)


def build_needed(game, seat, bridge):
    """Build the bridge that the tile needs."""
    build(game, bridge // 2, bridge & 1)
    game.seats[seat].bridges -= 1
    record_event(game.journal, BRIDGE, seat, game.tiles[bridge // 2].cell, bridge & 1)


def ask_meeple(game, seat):
    """Let the seat place a meeple, if it has one and a feature of the tile is free."""
    if game.seats[seat].meeples > 0 and list_meeples(game, game.offers) > 0:
        game.stage = PUTTING
    else:
        complete(game)


def put_meeple(game, seat, segment):
    """Put a meeple on a segment of the tile just placed."""
    tile: i32 = tile_at(game, game.cell)
    root: i32 = root_of(game, node_of(game, tile, segment))
    game.tiles[tile].meeple = 1 + segment + 16 * seat
    game.nodes[root].meeples += 1 << MEEPLE_BITS * seat
    game.seats[seat].meeples -= 1


def complete(game):
    """Collect the features that the tile has completed; the owners of towns decide first."""
    game.asked = 0
    collect(game)
    ask_owners(game)


def ask_owners(game):
    """Let the next owner of a town decide; then all complete features score."""
    if next_town(game):
        game.stage = FOUNDING
        return
    score_completed(game)
    game.round = 1
    ask_claims(game)


def ask_claims(game):
    """Score castles beside complete features, up to a choice of an owner."""
    if next_claim(game):
        game.stage = CLAIMING
    else:
        end_turn(game)


def claim(game, action):
    """Score a castle by its owner's choice."""
    at: i32 = 0
    castle: i32 = game.about
    list_offers(game, castle)
    while action != claim_of(
        place_name(game, game.castles[castle].node), place_name(game, game.offers[at])
    ):
        at += 1
    score_castle(game, castle, game.offers[at])
    ask_claims(game)


def end_turn(game):
    """Open the bazaar that the tile shows, if there are tiles for it; else begin the next turn."""
    kind: i32 = game.tile - 1
    end_of_turn(game)
    game.tile = 0
    game.cell = 0
    game.about = 0
    game.completed = 0
    if (
        kind >= 0
        and game.host == 0
        and BAZAARS[kind]
        and game.modules & WITH_BAZAARS
        and game.pile >= game.players
    ):
        open_bazaar(game)
    else:
        next_turn(game)


def next_turn(game):
    """Begin the next turn, of a bought tile while there are any, else of the next seat."""
    if game.host and game.to_play:
        begin_turn(game, (game.host + game.players - game.to_play) % game.players)
        game.to_play -= 1
        take_bought(game)
        return
    seat: i32 = (game.turn + 1) % game.players
    game.host = 0
    if game.pile == 0:
        finish(game)
    else:
        begin_turn(game, seat)
        game.stage = DRAWING


def take_bought(game):
    """Take up the seat's bought tile; without auction it chooses one, and the last one is taken at
    once."""
    kind: i32 = game.seats[game.turn].bought - 1
    if game.auction:
        game.seats[game.turn].bought = 0
        take_up(game, kind, 1)
    elif game.on_table == 1:
        take_up(game, take_from_table(game, game.table[0]), 1)
    else:
        game.chooser = game.turn + 1
        game.stage = CHOOSING


def finish(game):
    """Do the final scoring, and end the game."""
    score_the_end(game)
    record_event(game.journal, END, 0, 0, 0)
    game.stage = OVER


# The set-up: the seats' supplies, the pile, the start tile, and the first seat. ("Pieces"; rulings
# 1 and 2)


def fill(game):
    """Fill the state as it is before the first seat is drawn."""
    seat: i32
    kind: i32
    tokens: i32 = 3 if game.players <= 4 else 2
    game.first = -1
    for seat in range(game.players):
        game.seats[seat].meeples = MEEPLES
        game.seats[seat].bridges = tokens if game.modules & WITH_BRIDGES else 0
        game.seats[seat].castles = tokens if game.modules & WITH_CASTLES else 0
    for kind in range(KINDS if game.modules else BASE_KINDS):
        game.unseen[kind] = PILE[kind]
        game.pile += PILE[kind]
    lay(game, START_KIND, CENTRE, 0)


def begin_game(game):
    """Begin the first seat's turn, up to its tile."""
    if game.first < 0:
        game.first = random_below(game.players, random_bits(game.key, SET_UP_AT))
    record_event(game.journal, SEATING, game.first, game.players, 0)
    record_event(game.journal, START, game.pile, game.seats[0].bridges, game.seats[0].castles)
    begin_turn(game, game.first)
    game.stage = DRAWING
