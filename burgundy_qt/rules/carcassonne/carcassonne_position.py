"""Carcassonne as a Position: the contract of all games, and what a record or a view needs to see of
the state."""

from cython.cimports.burgundy_qt.rules.carcassonne import state
from cython.cimports.burgundy_qt.rules.carcassonne.features import name_of, place_name
from cython.cimports.burgundy_qt.rules.carcassonne.legal import list_actions
from cython.cimports.burgundy_qt.rules.carcassonne.raw_map import (
    raw_cells,
    raw_features,
    raw_places,
    raw_vicinities,
)
from cython.cimports.burgundy_qt.rules.carcassonne.scoring import score_the_end
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    Seat,
    free_state,
    new_state,
    state_bytes,
)
from cython.cimports.burgundy_qt.rules.carcassonne.turns import (
    act_in_turn,
    begin_game,
    draw_chance,
    fill,
)
from cython.cimports.burgundy_qt.rules.core import i32, single_bit, u32

from burgundy_qt.rules.errors import InvalidArgument, whole, wholes
from burgundy_qt.rules.position import KEYS, Position

# The whole state as plain numbers: for views and comparisons, never for a search.


def raw_state(game):
    """Return everything in a state, hidden parts included. A place is 16 * its cell + its segment;
    -1 means none."""
    return {
        "key": game.key,
        "players": game.players,
        "modules": game.modules,
        "auction": game.auction,
        "farmers": game.farmers,
        "first": game.first,
        "stage": game.stage,
        "turn": game.turn,
        "deciding": game.deciding,
        "tile": game.tile - 1,
        "cell": game.cell,
        "about": about(game),
        "pile": game.pile,
        "drawn": game.drawn,
        "order": [game.order[at] for at in range(game.drawn, game.ordered)],
        "unseen": [game.unseen[kind] for kind in range(state.KINDS)],
        "tiles": [raw_tile(game, tile) for tile in range(game.laid)],
        "frontier": [(game.frontier[at], game.patterns[at]) for at in range(game.frontier_size)],
        "castles": [raw_castle(game, castle) for castle in range(game.castles_made)],
        "seats": [raw_seat(game, seat) for seat in range(game.players)],
        "bazaar": raw_bazaar(game),
    }


def about(game):
    """Return the name of the town or castle that the decision is about."""
    if game.stage == state.FOUNDING:
        return place_name(game, game.done[game.about])
    if game.stage == state.CLAIMING:
        return place_name(game, game.castles[game.about].node)
    return -1


def raw_tile(game, tile):
    """Return a tile of the map."""
    meeple = game.tiles[tile].meeple - 1
    bridge = game.tiles[tile].bridge - 1
    return {
        "cell": game.tiles[tile].cell,
        "kind": game.tiles[tile].kind,
        "rotation": game.tiles[tile].rotation,
        "bridge": bridge & 1 if bridge >= 0 else -1,
        "meeple": (meeple // 16, meeple % 16) if meeple >= 0 else None,
    }


def raw_castle(game, castle):
    """Return a castle with the cells of its town."""
    first = name_of(game, game.nodes[game.castles[castle].node].first) // 16
    step = 1 if game.castles[castle].edge == 1 else 256
    return {
        "name": place_name(game, game.castles[castle].node),
        "cells": [first, first + step],
        "seat": game.castles[castle].seat,
        "occupied": game.castles[castle].occupied,
    }


def raw_seat(game, seat):
    """Return a seat's possessions."""
    return {
        "points": game.seats[seat].points,
        "meeples": game.seats[seat].meeples,
        "bridges": game.seats[seat].bridges,
        "castles": game.seats[seat].castles,
        "bought": game.seats[seat].bought - 1,
    }


def raw_bazaar(game):
    """Return the bazaar that is open."""
    if game.host == 0 or game.stage == state.OVER:
        return None
    return {
        "host": game.host - 1,
        "table": [game.table[at] for at in range(game.on_table)],
        "to_play": game.to_play,
        "chooser": game.chooser - 1,
        "lot": game.lot - 1,
        "bid": game.bid if game.has_bid else -1,
        "bidder": game.bidder if game.has_bid else -1,
        "to_bid": game.to_bid,
    }


# The same position with the seats rotated: every seat and its possessions some places further
# clockwise.


def rotate_seats(game, by):
    """Rename every seat to the place that it has moved to."""
    at: i32
    meeple: i32
    for at in range(state.NODES):
        game.nodes[at].meeples = turned_bits(game, game.nodes[at].meeples, state.MEEPLE_BITS, by)
    for at in range(game.laid):
        meeple = game.tiles[at].meeple - 1
        if meeple >= 0:
            game.tiles[at].meeple = 1 + meeple % 16 + 16 * moved(game, meeple // 16, by)
    for at in range(game.castles_made):
        game.castles[at].seat = moved(game, game.castles[at].seat, by)
    turn_belongings(game, by)
    game.turn = moved(game, game.turn, by)
    game.deciding = moved(game, game.deciding, by)
    if game.first >= 0:
        game.first = moved(game, game.first, by)
    if game.host:
        game.host = 1 + moved(game, game.host - 1, by)
    if game.chooser:
        game.chooser = 1 + moved(game, game.chooser - 1, by)
    if game.has_bid:
        game.bidder = moved(game, game.bidder, by)
    game.to_bid = turned_bits(game, game.to_bid, 1, by)


def turn_belongings(game, by):
    """Move each seat's possessions."""
    seat: i32
    for _ in range(by):
        last: Seat = game.seats[game.players - 1]
        for seat in range(game.players - 1, 0, -1):
            game.seats[seat] = game.seats[seat - 1]
        game.seats[0] = last


def moved(game, seat, by):
    """Return the seat's new number."""
    return (seat + by) % game.players


def turned_bits(game, bits, width, by):
    """Return bits by seat, `width` for each, in the order of the moved seats."""
    seat: i32
    mask: u32 = (1 << width) - 1
    found: u32 = 0
    for seat in range(game.players):
        found |= (bits >> width * seat & mask) << width * moved(game, seat, by)
    return found


PLACES = range(16 * 65536)
"""The numbers of places: 16 * a cell + a segment."""


class CarcassonnePosition(Position):
    """A game of Carcassonne. Actions are the packed ints of actions.pxd.

    `players` 2..6; `seed` 0..2**53-1; `modules` a set of the bits of state.pxd; `first` the seat
    that begins, -1 to draw one. `order` names the kinds that leave the pile first, `pile` how many
    tiles it has, 0 for all. Call `begin` before anything else; without arguments it is empty room
    for a copy. Raises InvalidArgument.
    """

    def __init__(
        self,
        players: object = 2,
        seed: object = 0,
        modules: object = 0,
        auction: bool = True,
        small_city: object = 4,
        occupied_castles: object = 0,
        bid_limit: object = 30,
        order=(),
        pile: object = 0,
        first: object = -1,
        farmers: bool = True,
    ):
        Position.__init__(self)
        whole("players", players, range(2, state.SEATS + 1))
        whole("seed", seed, KEYS)
        whole("modules", modules, range(2 * state.WITH_BAZAARS))
        whole("first", first, range(-1, players))
        for points in (small_city, occupied_castles, bid_limit):
            whole("points", points, range(128))
        self.game = new_state()
        self.memory = self.game
        self.memory_bytes = state_bytes()
        self.seats = players
        self.game.key = seed
        self.game.players = players
        self.game.modules = modules
        self.game.auction = 1 if auction else 0
        self.game.farmers = 1 if farmers else 0
        self.game.small_city = small_city
        self.game.occupied_castles = occupied_castles
        self.game.bid_limit = bid_limit
        fill(self.game)
        self.game.first = first
        whole("pile", pile, range(self.game.pile + 1))
        if pile:
            self.game.pile = pile
        check_order(self.game, wholes("order", order, range(state.KINDS)))
        for at, kind in enumerate(order):
            self.game.order[at] = kind
        self.game.ordered = len(order)

    def __dealloc__(self):
        free_state(self.game)

    def begin(self) -> None:
        """Draw the first seat, if it is not given, and go on to the first tile."""
        begin_game(self.game)

    # The contract of Position.

    def waiting(self):
        return 0 if self.game.stage == state.OVER else single_bit(self.game.deciding)

    def list_legal(self, seat, actions):
        return list_actions(self.game, actions)

    def act(self, seat, action):
        act_in_turn(self.game, seat, action)

    def at_chance_node(self):
        return self.game.stage == state.DRAWING or self.game.stage == state.OPENING

    def draw(self):
        draw_chance(self.game)

    def determinize(self, seat, key):
        """Draw another order of the pile; a requested order is forgotten."""
        self.game.key = key
        self.game.ordered = 0
        self.game.given.tile = 0

    def win_shares(self, shares):
        seat: i32
        winners: i32 = 0
        for seat in range(self.seats):
            winners += self.place(seat) == 1
        for seat in range(self.seats):
            shares[seat] = 1.0 / winners if self.place(seat) == 1 else 0.0

    def points(self, seat):
        return self.game.seats[seat].points

    # Helpers of the methods above.

    def place(self, seat):
        """Return 1 and how many have more points; equals share a place. (ruling 7)"""
        other: i32
        place: i32 = 1
        for other in range(self.seats):
            place += self.points(other) > self.points(seat)
        return place

    # What a record gives instead of the seed. Raises InvalidArgument, and then nothing has changed.

    def give_first(self, seat: object) -> None:
        """Set the first seat to play. Call it before `begin`."""
        self.game.first = self.checked_seat(seat)

    def give_tile(self, kind: object) -> None:
        """Set the kind that is drawn next; the pile must have one."""
        given: i32 = whole("tile", kind, range(state.KINDS))
        if self.game.unseen[given] == 0:
            raise InvalidArgument(f'"tile" is {kind!r}, but none of it is left')
        self.game.given.tile = given + 1

    # For Python callers.

    def turned(self, by: object) -> "CarcassonnePosition":
        """Return the same position with every seat some places further clockwise."""
        places: i32 = whole("by", by, range(self.seats + 1))
        other: CarcassonnePosition = self.copy()
        rotate_seats(other.game, places)
        return other

    def start_journal(self) -> None:
        self.game.journal = self.journal

    def places(self) -> list[int]:
        """Return each seat's present place: 1 and how many have more points."""
        return [self.place(seat) for seat in range(self.seats)]

    def raw(self) -> dict:
        """Return the whole state as plain numbers."""
        return raw_state(self.game)

    def score_the_end(self) -> None:
        """Score features that are left, and the fields, as if the game ended now."""
        score_the_end(self.game)

    def features(self) -> list[dict[str, object]]:
        """Return all connected features of the map, by name."""
        return raw_features(self.game)

    def feature_places(self, place: object) -> list[int]:
        """Return all places of the feature with this place, ascending. Raises InvalidArgument."""
        places: object = raw_places(self.game, whole("place", place, PLACES))
        if not places:
            raise InvalidArgument(f'"place" is {place!r}, but no feature has it')
        return places

    def vicinities(self) -> dict[int, list[int]]:
        """Return for each castle the cells in which a feature completes it."""
        return raw_vicinities(self.game)

    def cells(self) -> list[tuple[int, dict[int, int]]]:
        """Return the empty cells beside tiles, each with the unseen kinds that fit."""
        return raw_cells(self.game)


def check_order(game, kinds):
    """Raise InvalidArgument if the pile has fewer tiles than the requested order, or not those."""
    if len(kinds) > game.pile or any(kinds.count(kind) > game.unseen[kind] for kind in kinds):
        raise InvalidArgument(f'"order" is {kinds!r}, but the pile does not hold these tiles')
