"""Position: what every game is to the rest of the program.

A game subclasses Position and keeps its state in a C struct. The methods of the first part are the
C contract: no GIL, no errors, arguments not checked; only compiled code reaches them, with actions
that `list_legal` has written. Those of the second part are the only way in for Python, and so for
all data from a file, a pipe or a person: they check each seat and action. Their parameters are
annotated `object`, because Cython makes an int of `True` and of 1.0 where a parameter is annotated
`int`.
"""

from __future__ import annotations

from typing import Self

from cython.cimports.burgundy_qt.rules.core import (
    MAX_ACTIONS,
    MAX_SEATS,
    copy_memory,
    free_journal,
    has_bit,
    i32,
    lowest_bit,
    new_journal,
    u32,
    u64,
)

from burgundy_qt.rules.errors import IllegalAction, InvalidArgument, whole
from burgundy_qt.rules.plain import array

KEYS = range(2**64)
"""The range of keys of chance."""


class Position:
    """A state of a game: seats decide in it, or it is over.

    Nothing here is hidden from the program; before a search looks, `determinize` draws anew the
    parts that a seat may not know.
    """

    def __init__(self):
        self.offered = array(MAX_ACTIONS)
        self.shares = array(MAX_SEATS)
        self.journal = new_journal()

    def __dealloc__(self):
        free_journal(self.journal)

    # The contract: called without the GIL, arguments not checked.

    def assign(self, other):
        """Copy `other`, a position of the same game. The position's own journal is unchanged."""
        copy_memory(self.memory, other.memory, self.memory_bytes)
        self.seats = other.seats

    def waiting(self):
        """Return the set of seats (bits) that may decide now: several if they choose in secret,
        none when it is over."""
        return 0

    def is_secret(self):
        """Return 1 if a decision now stays hidden from the other seats until all waiting ones have
        decided, else 0."""
        return 0

    def list_legal(self, seat, actions):
        """Write every action that `seat` (one of `waiting`) may choose, once, in a stable order;
        return how many.

        `actions` has room for MAX_ACTIONS. At least one is legal while a seat waits.
        """
        return 0

    def act(self, seat, action):
        """Carry out one of `seat`'s legal actions, up to the next decision, the end, or a chance
        that must be drawn."""

    def at_chance_node(self):
        """Return 1 if chance must be drawn before any decision, else 0. If so, `waiting` is not
        defined."""
        return 0

    def draw(self):
        """Draw the next chance. The same key gives the same dice and tiles after any actions."""

    def play(self, seat, action):
        """Do `act`, then every `draw` that follows: afterwards the position waits for a decision or
        is over."""
        self.act(seat, action)
        while self.at_chance_node():
            self.draw()

    def determinize(self, seat, key):
        """Draw everything that `seat` cannot know anew from `key`; what it knows stays.

        The outcome depends on the key and on what the seat knows, on nothing hidden. A secret
        choice of another seat is either drawn too or undone, so that this other seat waits again.
        """

    def win_shares(self, shares):
        """Write the share of the win of each seat, 0..1, when the game is over: the winner 1, in a
        team each of its seats, the others 0.

        Shares of several winners sum up to 1. A solo player has 1 for a win, else 0.
        """

    def points(self, seat):
        """Return the seat's points on the board so far, the final ones when over; 0 in a game
        without points."""
        return 0

    def bot_score(self, seat):
        """Return what the seat has reached so far, for bots: its points, unless a game overrides
        it."""
        return self.points(seat)

    def lead(self, seat):
        """Return how far the seat is ahead of its best opponent, in the unit that separates equal
        results."""
        other: i32
        points: i32
        most: i32 = 0
        is_first: i32 = 1
        for other in range(self.seats):
            if other != seat:
                points = self.points(other)
                most = points if is_first or points > most else most
                is_first = 0
        return self.points(seat) - most

    # For Python callers: checked.

    def begin(self) -> None:
        """Set the game up and go on to the first decision or chance. Call it before anything else,
        if a game has it."""

    def start_journal(self) -> None:
        """Record in a journal what happens from now on; copies do not."""

    def record_secrets(self, seat: object) -> None:
        """Record in the journal a seat's secret choice and its effects, as the events that will
        reveal it. Does nothing if the choice alone has no hidden effects."""
        self.checked_seat(seat)

    def drain_journal(self) -> list[int]:
        """Return the journal since the last call, four numbers an event: the game's ruleset turns
        them into events."""
        at: i32
        numbers = [self.journal.numbers[at] for at in range(self.journal.length)]
        self.journal.length = 0
        return numbers

    def is_chance_node(self) -> bool:
        """Return whether `draw_chance` must be called before any decision."""
        return self.at_chance_node() != 0

    def draw_chance(self) -> None:
        """Draw the next chance."""
        self.draw()

    def waiting_seats(self) -> list[int]:
        """Return the seats that may decide now, ascending; empty when the game is over, and before
        chance is drawn."""
        seats: u32 = self.deciding()
        return [seat for seat in range(self.seats) if has_bit(seats, seat)]

    def first_waiting(self) -> int | None:
        """Return the first of the seats that may decide now, None if there is none."""
        seats: u32 = self.deciding()
        return lowest_bit(seats) if seats else None

    def decides_in_secret(self) -> bool:
        """Return whether a decision now stays hidden from the other seats until all waiting ones
        have decided."""
        return self.is_secret() != 0

    def is_over(self) -> bool:
        """Return whether nobody decides any more."""
        return not self.at_chance_node() and self.waiting() == 0

    def legal(self, seat: object = None) -> list[int]:
        """Return every action that `seat` (by default the first that waits) may choose; empty if it
        does not wait. Raises InvalidArgument for no seat of this game."""
        at: i32
        number: i32
        chooser: i32 = self.chooser(seat)
        if not has_bit(self.deciding(), chooser):
            return []
        number = self.list_legal(chooser, self.offered)
        return [self.offered[at] for at in range(number)]

    def apply(self, action: object, seat: object = None) -> None:
        """Play a legal action of `seat` (by default the first that waits), chance included. Raises
        InvalidArgument for no seat of this game, IllegalAction for an action that is not legal."""
        chooser: i32 = self.chooser(seat)
        chosen: i32 = self.checked_action(action, chooser)
        self.play(chooser, chosen)

    def act_only(self, action: object, seat: object) -> None:
        """Do `apply` without the chance that follows."""
        chooser: i32 = self.checked_seat(seat)
        chosen: i32 = self.checked_action(action, chooser)
        self.act(chooser, chosen)

    # The checks. The contract may be called with values that pass them.

    def deciding(self):
        """Return `waiting`, or no seat before chance is drawn, when `waiting` is not defined."""
        return 0 if self.at_chance_node() else self.waiting()

    def chooser(self, seat):
        """Return the checked seat; by default the first that waits, or seat 0 if none does, which
        then has no legal action."""
        seats: u32
        if seat is not None:
            return self.checked_seat(seat)
        seats = self.deciding()
        return lowest_bit(seats) if seats else 0

    def checked_seat(self, seat):
        """Return the seat, if it is an int (no bool) of a seat. Raises InvalidArgument."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidArgument(f'"seat" is {seat!r}, but may be 0 to {self.seats - 1}')
        return seat

    def checked_chooser(self, seat):
        """Return the seat, if it is one that may decide now. Raises InvalidArgument."""
        chooser: i32 = self.checked_seat(seat)
        if not has_bit(self.deciding(), chooser):
            raise InvalidArgument(f'"seat" is {seat}, but that one has nothing to decide now')
        return chooser

    def checked_action(self, action, seat):
        """Return the action, if a checked seat may choose it now. Raises IllegalAction."""
        at: i32
        chosen: i32
        number: i32 = self.list_legal(seat, self.offered) if has_bit(self.deciding(), seat) else 0
        if type(action) is int:
            try:
                chosen = action
            except OverflowError:
                number = 0
            for at in range(number):
                if self.offered[at] == chosen:
                    return chosen
        raise IllegalAction(f"action {action!r} is not legal now for seat {seat}")

    def utilities(self) -> list[float]:
        """Return each seat's share of the win, 0..1, when the game is over; in a team each
        member's."""
        seat: i32
        self.win_shares(self.shares)
        return [self.shares[seat] for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """Return each seat's points so far, the final ones when over."""
        return [self.points(seat) for seat in range(self.seats)]

    def bot_scores(self) -> list[int]:
        """Return what each seat has reached so far, for bots."""
        return [self.bot_score(seat) for seat in range(self.seats)]

    def opponents(self, seat: object) -> list[int]:
        """Return the opponents of a seat."""
        own: i32 = self.checked_seat(seat)
        return [other for other in range(self.seats) if other != own]

    def counts(self) -> str:
        """Return the unit of the standings: points, "team points" or, in a solo game, cells."""
        return "points"

    def determinize_for(self, seat: object, key: object) -> None:
        """Do `determinize` for Python: draw everything that `seat` cannot know anew from `key`
        (0..2**64-1)."""
        viewer: i32 = self.checked_seat(seat)
        chance: u64 = whole("key", key, KEYS)
        self.determinize(viewer, chance)

    def copy_from(self, other: Position) -> None:
        """Do `assign` for Python. Raises TypeError if `other` is a position of another game."""
        if type(other) is not type(self):
            raise TypeError(f"a {type(self).__name__} cannot become a {type(other).__name__}")
        self.assign(other)

    def copy(self) -> Self:
        """Return another position, equal to this one. A subclass must be constructible without
        arguments."""
        twin: Position = type(self)()
        twin.assign(self)
        return twin
