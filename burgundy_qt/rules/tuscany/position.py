"""The Castles of Tuscany as a Position: the contract of all games, and what a record or a view
needs to see of the state."""

from cython.cimports.burgundy_qt.rules.core import i32, single_bit
from cython.cimports.burgundy_qt.rules.tuscany.actions import DUCHIES
from cython.cimports.burgundy_qt.rules.tuscany.drawing import unseen_cards
from cython.cimports.burgundy_qt.rules.tuscany.duchy import empty_cells
from cython.cimports.burgundy_qt.rules.tuscany.legal import list_actions
from cython.cimports.burgundy_qt.rules.tuscany.protocol.raw_state import raw_state, restore
from cython.cimports.burgundy_qt.rules.tuscany.set_up import (
    begin_game,
    choose_duchy,
    fill_piles,
    laying_out,
)
from cython.cimports.burgundy_qt.rules.tuscany.state import (
    COLOURS,
    DRAWING,
    FILLING,
    HAND,
    LAYING_OUT,
    OVER,
    PHASES,
    SEATS,
    SLOTS,
    TILES,
    TURNING_UP,
    YIELDS,
    acting,
    free_state,
    new_state,
    seat_of,
    state_bytes,
)
from cython.cimports.burgundy_qt.rules.tuscany.turns import act_in_turn, draw_chance
from cython.cimports.burgundy_qt.rules.tuscany.unseen import redraw_hands

from burgundy_qt.rules.errors import whole, wholes
from burgundy_qt.rules.position import KEYS, Position
from burgundy_qt.rules.tuscany.components.cards import REGION_CARDS

DEALS = range(64)
MOST_CARDS = max(REGION_CARDS.values())
"""Of a colour."""


class TuscanyGame(Position):
    """A game of Tuscany. Actions are the packed ints of actions.pxd.

    `players` 2..4; `seed` 0..2**53-1; `fixed` the number of the duchy that all lay out, -1 where
    each lays out its own in secret; `deals` by seat the number of its boards, 0..63, empty where
    they are dealt. Call `begin` before anything else; without arguments it is room for a copy.
    Raises InvalidArgument."""

    def __init__(self, players: object = 2, seed: object = 0, fixed: object = -1, deals=()):
        Position.__init__(self)
        whole("players", players, range(2, SEATS + 1))
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
        if self.game.stage == OVER:
            return 0
        if self.game.stage == LAYING_OUT:
            return laying_out(self.game)
        return single_bit(acting(self.game))

    def is_secret(self):
        return self.game.stage == LAYING_OUT

    def list_legal(self, seat, actions):
        return list_actions(self.game, seat, actions)

    def act(self, seat, action):
        if self.game.stage == LAYING_OUT:
            choose_duchy(self.game, seat, action)
        else:
            act_in_turn(self.game, seat, action)

    def at_chance(self):
        return (
            self.game.stage == FILLING
            or self.game.stage == DRAWING
            or self.game.stage == TURNING_UP
        )

    def draw(self):
        draw_chance(self.game)

    def redraw(self, seat, key):
        """Other hands, other orders, and what others have chosen in secret is open again."""
        other: i32
        self.game.key = key
        self.game.given.tile = 0
        self.game.given.yield_card = 0
        self.game.given.has_cards = 0
        redraw_hands(self.game, seat, key)
        if self.game.stage == LAYING_OUT:
            for other in range(self.seats):
                if other != seat:
                    seat_of(self.game, other).choice = 0

    def result(self, utility):
        seat: i32
        winners: i32 = 0
        for seat in range(self.seats):
            winners += self.place(seat) == 1
        for seat in range(self.seats):
            utility[seat] = 1.0 / winners if self.place(seat) == 1 else 0.0

    def points(self, seat):
        """Its red points."""
        return seat_of(self.game, seat).red

    def standing(self, seat):
        """Red points, and green ones as often as they are still added to them."""
        if self.game.stage == OVER:
            return seat_of(self.game, seat).red
        return seat_of(self.game, seat).red + seat_of(self.game, seat).green * (
            PHASES - self.game.phase
        )

    # The parts of the above.

    def is_better(self, seat, other):
        """Whether a seat stands before another: by points, then by empty cells, then by green
        points. (ruling 14)"""
        if self.points(seat) != self.points(other):
            return self.points(seat) > self.points(other)
        if empty_cells(seat_of(self.game, seat)) != empty_cells(seat_of(self.game, other)):
            return empty_cells(seat_of(self.game, seat)) > empty_cells(seat_of(self.game, other))
        return seat_of(self.game, seat).green > seat_of(self.game, other).green

    def place(self, seat):
        """1 and how many are better; equals share a place."""
        other: i32
        place: i32 = 1
        for other in range(self.seats):
            place += self.is_better(other, seat)
        return place

    # What a record tells instead of the seed. Raises InvalidArgument, and then nothing has changed.

    def give_first(self, seat: object) -> None:
        """The seat that begins, before `begin`."""
        self.game.first = self.checked_seat(seat)

    def give_boards(self, deals) -> None:
        """By seat the number of its boards, before `begin`."""
        for seat, deal in enumerate(wholes("boards", deals, DEALS, self.seats)):
            seat_of(self.game, seat).deal = deal

    def give_display(self, tiles) -> None:
        """The display's first tiles by slot, before `begin`."""
        slot: i32
        given = wholes("tiles", tiles, range(TILES), SLOTS)
        for slot in range(SLOTS):
            self.game.display[slot] = given[slot] + 1

    def give_hand(self, seat: object, cards) -> None:
        """A seat's first cards by colour, before `begin`."""
        colour: i32
        owner: i32 = self.checked_seat(seat)
        given = wholes("cards", cards, range(HAND + 1), COLOURS)
        for colour in range(COLOURS):
            seat_of(self.game, owner).hand[colour] = given[colour]

    def give_tile(self, tile: object) -> None:
        """The tile for the next hole of the display."""
        self.game.given.tile = whole("tile", tile, range(TILES)) + 1

    def give_yield(self, card: object) -> None:
        """The next yield card."""
        self.game.given.yield_card = whole("yield", card, range(YIELDS)) + 1

    def give_cards(self, cards) -> None:
        """The cards that are drawn next, by colour."""
        colour: i32
        given = wholes("cards", cards, range(MOST_CARDS + 1), COLOURS)
        for colour in range(COLOURS):
            self.game.given.cards[colour] = given[colour]
        self.game.given.has_cards = 1

    # For Python callers.

    def listen(self) -> None:
        self.game.journal = self.journal

    def places(self) -> list[int]:
        """Each seat's place as it stands: 1 and how many are better."""
        return [self.place(seat) for seat in range(self.seats)]

    def unseen(self, viewer: object) -> list[int]:
        """By colour the region cards that are in the deck or in others' hands, and the viewer
        cannot tell where: each is as likely as any other to be drawn next."""
        own: i32 = self.checked_seat(viewer)
        return [unseen_cards(self.game, own, colour) for colour in range(COLOURS)]

    def raw(self) -> dict:
        """The whole state as plain numbers."""
        return raw_state(self.game)

    @classmethod
    def from_raw(cls, raw: dict[str, object]) -> "TuscanyGame":
        """The position of a raw state: the inverse of `raw`. Not checked: never for what comes from
        outside."""
        position = cls(raw["players"], raw["key"], raw["fixed"])
        position.restored(raw)
        return position

    def restored(self, raw) -> None:
        """Become what `raw` says, which `from_raw` was given."""
        restore(self.game, raw)
