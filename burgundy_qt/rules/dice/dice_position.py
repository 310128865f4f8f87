"""The Burgundy Dice Game as a Position: the contract of all games, and what a record or a view
needs to see of the state."""

from cython.cimports.burgundy_qt.rules.core import has_bit, i32
from cython.cimports.burgundy_qt.rules.dice import state
from cython.cimports.burgundy_qt.rules.dice.marks import (
    cross_castle,
    list_first_marks,
    list_second_marks,
    price_by_dice,
    record_choices,
    try_choices,
    write,
)
from cython.cimports.burgundy_qt.rules.dice.rounds import (
    begin_game,
    choose_castle,
    choose_mark,
    choosing_castles,
    choosing_marks,
    hand_out_sheets,
    list_castles,
    roll,
    value_of,
)
from cython.cimports.burgundy_qt.rules.dice.state import (
    choice_of,
    draft_of,
    forget_choice,
    free_state,
    is_mark,
    new_state,
    points_on,
    sheet_of,
    state_bytes,
)

from burgundy_qt.rules.dice.sheets import LETTERS
from burgundy_qt.rules.errors import whole, wholes
from burgundy_qt.rules.position import KEYS, Position

# The whole state as plain numbers, and back: for views, comparisons and made-up positions, never
# for a search.


def raw_state(game):
    """Return everything in a state, secret choices included."""
    return {
        "key": game.key,
        "players": game.players,
        "letter": game.letter,
        "set_up": game.set_up,
        "agreed": game.agreed - 1,
        "stage": game.stage,
        "phase": game.phase,
        "round": game.round,
        "boxes": [game.boxes[phase] for phase in range(state.PHASES)],
        "open": [game.open[colour] for colour in range(state.COLOURS)],
        "numbers": [game.roll.numbers[die] for die in range(state.DICE)],
        "colours": [game.roll.colours[die] for die in range(state.DICE)],
        "hourglasses": game.roll.hourglasses,
        "sheets": [raw_sheet(sheet_of(game, seat)) for seat in range(game.players)],
        "chosen": [
            [choice_of(game, seat).actions[at] for at in range(choice_of(game, seat).made)]
            for seat in range(game.players)
        ],
        "done": [choice_of(game, seat).is_done for seat in range(game.players)],
    }


def raw_sheet(sheet):
    """Return a sheet: its start castle (-1 before), the number of every marked cell, points by
    phase, bonuses left, values of colours (0 none, 1 first, 2 second)."""
    return {
        "castle": sheet.castle - 1,
        "cells": {
            cell: sheet.numbers[cell] for cell in range(state.CELLS) if has_bit(sheet.marked, cell)
        },
        "columns": [sheet.columns[phase] for phase in range(state.PHASES)],
        "left": [sheet.left[bonus] for bonus in range(state.BONUSES)],
        "values": [sheet.values[colour] for colour in range(state.COLOURS)],
    }


def restore(game, raw):
    """Set a state with empty sheets to `raw`."""
    game.stage, game.phase, game.round = raw["stage"], raw["phase"], raw["round"]
    for phase in range(state.PHASES):
        game.boxes[phase] = raw["boxes"][phase]
    for colour in range(state.COLOURS):
        game.open[colour] = raw["open"][colour]
    for die in range(state.DICE):
        game.roll.numbers[die] = raw["numbers"][die]
        game.roll.colours[die] = raw["colours"][die]
    game.roll.hourglasses = raw["hourglasses"]
    for seat in range(game.players):
        restore_sheet(game, seat, raw["sheets"][seat])
        choice_of(game, seat).made = len(raw["chosen"][seat])
        choice_of(game, seat).is_done = raw["done"][seat]
        for at in range(len(raw["chosen"][seat])):
            choice_of(game, seat).actions[at] = raw["chosen"][seat][at]


def restore_sheet(game, seat: i32, raw):
    """Write a sheet again, mark by mark."""
    for cell, number in raw["cells"].items():
        if number:
            write(game, sheet_of(game, seat), cell, number)
    if raw["castle"] >= 0:
        cross_castle(sheet_of(game, seat), raw["castle"])
    for phase in range(state.PHASES):
        sheet_of(game, seat).columns[phase] = raw["columns"][phase]
    for bonus in range(state.BONUSES):
        sheet_of(game, seat).left[bonus] = raw["left"][bonus]
    for colour in range(state.COLOURS):
        sheet_of(game, seat).values[colour] = raw["values"][colour]


class DicePosition(Position):
    """A dice game. Actions are the packed ints of actions.pxd.

    `players` 1..6; `seed` 0..2**53-1; `letter` 0..3, the sheet that all play; `set_up` one of
    SECRET, DIFFERENT, SAME; `agreed` the cell of the castle that all begin with in the set-up
    "same", -1 if seat 0 chooses. Call `begin` before anything else; without arguments it is empty
    room for a copy. Raises InvalidArgument.
    """

    def __init__(
        self,
        players: object = 2,
        seed: object = 0,
        letter: object = 0,
        set_up: object = state.SECRET,
        agreed: object = -1,
    ):
        Position.__init__(self)
        whole("players", players, range(1, state.SEATS + 1))
        whole("seed", seed, KEYS)
        whole("letter", letter, range(len(LETTERS)))
        whole("set_up", set_up, range(state.SAME + 1))
        whole("agreed", agreed, range(-1, state.CELLS))
        self.game = new_state()
        self.memory = self.game
        self.memory_bytes = state_bytes()
        self.seats = players
        self.game.key = seed
        self.game.players = players
        self.game.letter = letter
        self.game.set_up = set_up
        self.game.agreed = agreed + 1
        hand_out_sheets(self.game)

    def __dealloc__(self):
        free_state(self.game)

    def begin(self) -> None:
        """Set the castle of all seats, if the request has one."""
        begin_game(self.game)

    # The contract of Position.

    def waiting(self):
        if self.game.stage == state.CHOOSING_CASTLES:
            return choosing_castles(self.game)
        return choosing_marks(self.game) if self.game.stage == state.MARKING else 0

    def is_secret(self):
        if self.seats == 1:
            return 0
        return self.game.stage == state.MARKING or (
            self.game.stage == state.CHOOSING_CASTLES and self.game.set_up == state.SECRET
        )

    def list_legal(self, seat, actions):
        if self.game.stage == state.CHOOSING_CASTLES:
            return list_castles(self.game, actions)
        if choice_of(self.game, seat).made:
            return list_second_marks(self.game, seat, actions)
        return list_first_marks(self.game, seat, actions)

    def act(self, seat, action):
        if self.game.stage == state.CHOOSING_CASTLES:
            choose_castle(self.game, seat, action)
        else:
            choose_mark(self.game, seat, action, self.offered)

    def at_chance_node(self):
        return self.game.stage == state.ROLLING

    def draw(self):
        roll(self.game)

    def determinize(self, seat, key):
        """Draw other dice to come, and open the secret choices of others again."""
        other: i32
        self.game.key = key
        self.game.given.hourglasses = 0
        if self.is_secret():
            for other in range(self.seats):
                if other != seat:
                    forget_choice(choice_of(self.game, other))

    def win_shares(self, shares):
        seat: i32
        winners: i32 = 0
        for seat in range(self.seats):
            winners += self.place(seat) == 1
        for seat in range(self.seats):
            shares[seat] = 1.0 / winners if self.place(seat) == 1 else 0.0
        if self.seats == 1:
            shares[0] = 1.0 if self.points(0) >= state.SOLO_WIN else 0.0

    def points(self, seat):
        return points_on(sheet_of(self.game, seat))

    # Helpers of the methods above.

    def bonuses_left(self, seat):
        """Return the number of bonuses of all four kinds that are not crossed out, unsold goods
        too."""
        bonus: i32
        left: i32 = 0
        for bonus in range(state.BONUSES):
            left += sheet_of(self.game, seat).left[bonus]
        return left

    def is_better(self, seat, other):
        """Return whether a seat ranks before another: by points, then by the bonuses left."""
        if self.points(seat) != self.points(other):
            return self.points(seat) > self.points(other)
        return self.bonuses_left(seat) > self.bonuses_left(other)

    def place(self, seat):
        """Return 1 and how many are better; equals share a place."""
        other: i32
        place: i32 = 1
        for other in range(self.seats):
            place += self.is_better(other, seat)
        return place

    def is_choosing(self, seat):
        """Return whether the seat's secret choices are not revealed yet."""
        return choice_of(self.game, seat).made != 0

    # What a record gives instead of the seed. Raises InvalidArgument, and then nothing has changed.

    def give_dice(self, numbers, colours, hourglasses: object) -> None:
        """Set the dice of the next round."""
        die: i32
        faces = wholes("numbers", numbers, range(1, 7), state.DICE)
        shown = wholes("colours", colours, range(state.COLOURS), state.DICE)
        glasses: i32 = whole("hourglass", hourglasses, range(1, 3))
        for die in range(state.DICE):
            self.game.given.numbers[die] = faces[die]
            self.game.given.colours[die] = shown[die]
        self.game.given.hourglasses = glasses

    # For Python callers.

    def start_journal(self) -> None:
        self.game.journal = self.journal

    def record_secrets(self, seat: object) -> None:
        record_choices(self.game, self.game.journal, self.checked_seat(seat))

    def price(self, seat: object, action: object) -> int | None:
        """Return the bonus, by its number, that a legal action of the seat costs. Raises
        IllegalAction for any other action."""
        payer: i32 = self.checked_seat(seat)
        chosen: i32 = self.checked_action(action, payer)
        if self.game.stage != state.MARKING or not is_mark(chosen):
            return None
        paid: i32 = state.SILVER if self.is_choosing(payer) else price_by_dice(self.game, chosen)
        return None if paid == state.NO_BONUS else paid

    def value(self, colour: object) -> int:
        """Return the value for the next seat to complete a colour: 0 the first value, 1 the second,
        2 nothing."""
        return value_of(self.game, whole("colour", colour, range(state.COLOURS)))

    def places(self) -> list[int]:
        """Return each seat's present place: 1 and how many are better."""
        return [self.place(seat) for seat in range(self.seats)]

    def bonuses(self) -> list[int]:
        """Return how many bonuses each seat has left, of all kinds."""
        return [self.bonuses_left(seat) for seat in range(self.seats)]

    def sheet(self, seat: object, is_own: bool = False) -> dict:
        """Return a seat's sheet as all see it; `is_own`: with its secret choices."""
        own: i32 = self.checked_seat(seat)
        if is_own:
            try_choices(self.game, own)
            return raw_sheet(draft_of(self.game))
        return raw_sheet(sheet_of(self.game, own))

    def raw(self) -> dict:
        """Return the whole state as plain numbers."""
        return raw_state(self.game)

    @classmethod
    def from_raw(cls, raw: dict[str, object]) -> "DicePosition":
        """Return the position of a raw state: the inverse of `raw`. Nothing is checked, so never
        use it for data from outside."""
        position = cls(raw["players"], raw["key"], raw["letter"], raw["set_up"], raw["agreed"])
        position.restored(raw)
        return position

    def restored(self, raw) -> None:
        """Set this position to `raw`, which `from_raw` got."""
        restore(self.game, raw)
