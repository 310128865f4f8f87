"""The Castles of Tuscany as a Position: the contract of all games, and what a record or a view
needs to see of the state."""

from cython.cimports.burgundy_qt.rules.core import i32, single_bit
from cython.cimports.burgundy_qt.rules.tuscany import state
from cython.cimports.burgundy_qt.rules.tuscany.actions import DUCHIES
from cython.cimports.burgundy_qt.rules.tuscany.draw_piles import determinize_hands, unseen_cards
from cython.cimports.burgundy_qt.rules.tuscany.legal import list_actions
from cython.cimports.burgundy_qt.rules.tuscany.placement import cover, empty_cells
from cython.cimports.burgundy_qt.rules.tuscany.set_up import (
    begin_game,
    choose_duchy,
    fill_piles,
    laying_out,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    acting,
    free_state,
    new_state,
    seat_of,
    state_bytes,
)
from cython.cimports.burgundy_qt.rules.tuscany.turns import act_in_turn, draw_chance

from burgundy_qt.rules.errors import whole, wholes
from burgundy_qt.rules.position import KEYS, Position
from burgundy_qt.rules.tuscany.components import REGION_CARDS

# The whole state as plain numbers, and back: for views, comparisons and made-up positions, never
# for a search.


def raw_state(game):
    """Return everything in a state, hidden parts included."""
    return {
        "key": game.key,
        "players": game.players,
        "fixed": game.fixed - 1,
        "first": game.first,
        "stage": game.stage,
        "turn": game.turn,
        "round": game.round,
        "phase": game.phase,
        "emptied": game.emptied,
        "last": game.last,
        "actions": game.actions,
        "pending": game.pending,
        "filler": game.filler,
        "cards_due": game.cards_due,
        "cards_for": game.cards_for,
        "red_due": game.red_due,
        "yields_due": game.yields_due,
        "backs": game.backs,
        "holes": game.holes,
        "cards_drawn": game.cards_drawn,
        "neutral_drawn": game.neutral_drawn,
        "yields_drawn": game.yields_drawn,
        "display": [game.display[slot] - 1 for slot in range(state.SLOTS)],
        "neutral": [game.neutral[tile] for tile in range(state.TILES)],
        "neutral_gone": [game.neutral_gone[tile] for tile in range(state.TILES)],
        "deck": [game.deck[colour] for colour in range(state.COLOURS)],
        "gone": [game.gone[colour] for colour in range(state.COLOURS)],
        "yields": [game.yields[kind] for kind in range(state.YIELDS)],
        "yields_gone": [game.yields_gone[kind] for kind in range(state.YIELDS)],
        "bonus": [game.bonus[bonus] for bonus in range(state.BONUSES)],
        "ranks": [game.ranks[colour] for colour in range(state.COLOURS)],
        "seats": [raw_seat(seat_of(game, seat)) for seat in range(game.players)],
    }


def raw_seat(seat):
    """Return a seat: its boards, its duchy, the tiles on it, and its possessions. -1 means none."""
    return {
        "deal": seat.deal,
        "layout": seat.layout - 1,
        "castle": seat.castle - 1,
        "choice": seat.choice - 1,
        "cells": {cell: seat.laid[cell] - 1 for cell in range(state.CELLS) if seat.laid[cell]},
        "stored": [seat.stored[tile] for tile in range(state.TILES)],
        "to_come": [seat.to_come[tile] for tile in range(state.TILES)],
        "hand": [seat.hand[colour] for colour in range(state.COLOURS)],
        "known": [seat.known[colour] for colour in range(state.COLOURS)],
        "bonus": [seat.bonus[bonus] for bonus in range(state.BONUSES)],
        "marble": seat.marble,
        "workers": seat.workers,
        "shown": seat.shown,
        "green": seat.green,
        "red": seat.red,
    }


def restore(game, raw):
    """Set a state without duchies to `raw`."""
    game.first, game.stage, game.turn = raw["first"], raw["stage"], raw["turn"]
    game.round, game.phase, game.emptied = raw["round"], raw["phase"], raw["emptied"]
    game.last, game.actions, game.pending = raw["last"], raw["actions"], raw["pending"]
    game.filler, game.cards_due = raw["filler"], raw["cards_due"]
    game.cards_for, game.red_due = raw["cards_for"], raw["red_due"]
    game.yields_due, game.backs, game.holes = raw["yields_due"], raw["backs"], raw["holes"]
    game.cards_drawn, game.neutral_drawn = raw["cards_drawn"], raw["neutral_drawn"]
    game.yields_drawn = raw["yields_drawn"]
    for slot in range(state.SLOTS):
        game.display[slot] = raw["display"][slot] + 1
    for tile in range(state.TILES):
        game.neutral[tile] = raw["neutral"][tile]
        game.neutral_gone[tile] = raw["neutral_gone"][tile]
    for colour in range(state.COLOURS):
        game.deck[colour] = raw["deck"][colour]
        game.gone[colour] = raw["gone"][colour]
        game.ranks[colour] = raw["ranks"][colour]
    for kind in range(state.YIELDS):
        game.yields[kind] = raw["yields"][kind]
        game.yields_gone[kind] = raw["yields_gone"][kind]
    for bonus in range(state.BONUSES):
        game.bonus[bonus] = raw["bonus"][bonus]
    for seat in range(game.players):
        restore_seat(game, seat, raw["seats"][seat])


def restore_seat(game, number: i32, raw):
    """Set a seat without a duchy to `raw`."""
    seat_of(game, number).deal = raw["deal"]
    seat_of(game, number).layout = raw["layout"] + 1
    seat_of(game, number).castle = raw["castle"] + 1
    seat_of(game, number).choice = raw["choice"] + 1
    for cell, tile in raw["cells"].items():
        cover(seat_of(game, number), cell, tile)
    for tile in range(state.TILES):
        seat_of(game, number).stored[tile] = raw["stored"][tile]
        seat_of(game, number).to_come[tile] = raw["to_come"][tile]
    for colour in range(state.COLOURS):
        seat_of(game, number).hand[colour] = raw["hand"][colour]
        seat_of(game, number).known[colour] = raw["known"][colour]
    for bonus in range(state.BONUSES):
        seat_of(game, number).bonus[bonus] = raw["bonus"][bonus]
    seat_of(game, number).marble = raw["marble"]
    seat_of(game, number).workers = raw["workers"]
    seat_of(game, number).shown = raw["shown"]
    seat_of(game, number).green = raw["green"]
    seat_of(game, number).red = raw["red"]


DEALS = range(64)
MOST_CARDS = max(REGION_CARDS.values())
"""The most cards of a colour."""


class TuscanyPosition(Position):
    """A game of Tuscany. Actions are the packed ints of actions.pxd.

    `players` 2..4; `seed` 0..2**53-1; `fixed` the number of the duchy of all seats, -1 if each
    arranges its own in secret; `deals` by seat the number of its boards, 0..63, empty if they are
    to be dealt. Call `begin` before anything else; without arguments it is empty room for a copy.
    Raises InvalidArgument.
    """

    def __init__(self, players: object = 2, seed: object = 0, fixed: object = -1, deals=()):
        Position.__init__(self)
        whole("players", players, range(2, state.SEATS + 1))
        whole("seed", seed, KEYS)
        whole("fixed", fixed, range(-1, DUCHIES))
        self.game = new_state()
        self.memory = self.game
        self.memory_bytes = state_bytes()
        self.seats = players
        self.game.key = seed
        self.game.players = players
        self.game.fixed = fixed + 1
        fill_piles(self.game)
        if deals:
            self.give_boards(deals)

    def __dealloc__(self):
        free_state(self.game)

    def begin(self) -> None:
        """Deal what is not given yet."""
        begin_game(self.game)

    # The contract of Position.

    def waiting(self):
        if self.game.stage == state.OVER:
            return 0
        if self.game.stage == state.LAYING_OUT:
            return laying_out(self.game)
        return single_bit(acting(self.game))

    def is_secret(self):
        return self.game.stage == state.LAYING_OUT

    def list_legal(self, seat, actions):
        return list_actions(self.game, seat, actions)

    def act(self, seat, action):
        if self.game.stage == state.LAYING_OUT:
            choose_duchy(self.game, seat, action)
        else:
            act_in_turn(self.game, seat, action)

    def at_chance_node(self):
        return (
            self.game.stage == state.FILLING
            or self.game.stage == state.DRAWING
            or self.game.stage == state.TURNING_UP
        )

    def draw(self):
        draw_chance(self.game)

    def determinize(self, seat, key):
        """Draw other hands and other orders, and undo the secret choices of others."""
        other: i32
        self.game.key = key
        self.game.given.tile = 0
        self.game.given.yield_card = 0
        self.game.given.has_cards = 0
        determinize_hands(self.game, seat, key)
        if self.game.stage == state.LAYING_OUT:
            for other in range(self.seats):
                if other != seat:
                    seat_of(self.game, other).choice = 0

    def win_shares(self, shares):
        seat: i32
        winners: i32 = 0
        for seat in range(self.seats):
            winners += self.place(seat) == 1
        for seat in range(self.seats):
            shares[seat] = 1.0 / winners if self.place(seat) == 1 else 0.0

    def points(self, seat):
        """Return its red points."""
        return seat_of(self.game, seat).red

    def bot_score(self, seat):
        """Return red points, and green ones as often as they are still added to them."""
        if self.game.stage == state.OVER:
            return seat_of(self.game, seat).red
        return seat_of(self.game, seat).red + seat_of(self.game, seat).green * (
            state.PHASES - self.game.phase
        )

    # Helpers of the methods above.

    def is_better(self, seat, other):
        """Return whether a seat ranks before another: by points, then by empty cells, then by green
        points. (ruling 14)"""
        if self.points(seat) != self.points(other):
            return self.points(seat) > self.points(other)
        if empty_cells(seat_of(self.game, seat)) != empty_cells(seat_of(self.game, other)):
            return empty_cells(seat_of(self.game, seat)) > empty_cells(seat_of(self.game, other))
        return seat_of(self.game, seat).green > seat_of(self.game, other).green

    def place(self, seat):
        """Return 1 and how many are better; equals share a place."""
        other: i32
        place: i32 = 1
        for other in range(self.seats):
            place += self.is_better(other, seat)
        return place

    # What a record gives instead of the seed. Raises InvalidArgument, and then nothing has changed.

    def give_first(self, seat: object) -> None:
        """Set the first seat to act. Call it before `begin`."""
        self.game.first = self.checked_seat(seat)

    def give_boards(self, deals) -> None:
        """Set by seat the number of its boards. Call it before `begin`."""
        for seat, deal in enumerate(wholes("boards", deals, DEALS, self.seats)):
            seat_of(self.game, seat).deal = deal

    def give_display(self, tiles) -> None:
        """Set the display's first tiles by slot. Call it before `begin`."""
        slot: i32
        given = wholes("tiles", tiles, range(state.TILES), state.SLOTS)
        for slot in range(state.SLOTS):
            self.game.display[slot] = given[slot] + 1

    def give_hand(self, seat: object, cards) -> None:
        """Set a seat's first cards by colour. Call it before `begin`."""
        colour: i32
        owner: i32 = self.checked_seat(seat)
        given = wholes("cards", cards, range(state.HAND + 1), state.COLOURS)
        for colour in range(state.COLOURS):
            seat_of(self.game, owner).hand[colour] = given[colour]

    def give_tile(self, tile: object) -> None:
        """Set the tile for the next hole of the display."""
        self.game.given.tile = whole("tile", tile, range(state.TILES)) + 1

    def give_yield(self, card: object) -> None:
        """Set the next yield card."""
        self.game.given.yield_card = whole("yield", card, range(state.YIELDS)) + 1

    def give_cards(self, cards) -> None:
        """Set the cards that are drawn next, by colour."""
        colour: i32
        given = wholes("cards", cards, range(MOST_CARDS + 1), state.COLOURS)
        for colour in range(state.COLOURS):
            self.game.given.cards[colour] = given[colour]
        self.game.given.has_cards = 1

    # For Python callers.

    def start_journal(self) -> None:
        self.game.journal = self.journal

    def places(self) -> list[int]:
        """Return each seat's present place: 1 and how many are better."""
        return [self.place(seat) for seat in range(self.seats)]

    def unseen(self, viewer: object) -> list[int]:
        """Return by colour the region cards in the deck or in others' hands, as far as the viewer
        cannot know where: each is equally likely to be drawn next."""
        own: i32 = self.checked_seat(viewer)
        return [unseen_cards(self.game, own, colour) for colour in range(state.COLOURS)]

    def raw(self) -> dict:
        """Return the whole state as plain numbers."""
        return raw_state(self.game)

    @classmethod
    def from_raw(cls, raw: dict[str, object]) -> "TuscanyPosition":
        """Return the position of a raw state: the inverse of `raw`. Nothing is checked, so never
        use it for data from outside."""
        position = cls(raw["players"], raw["key"], raw["fixed"])
        position.restored(raw)
        return position

    def restored(self, raw) -> None:
        """Set this position to `raw`, which `from_raw` got."""
        restore(self.game, raw)
