"""Position: what every game is to the rest of the program.

A game subclasses Position and keeps its state in a C struct. The methods of the first part are the
C contract: no GIL, no errors, arguments not checked; only compiled code reaches them, with actions
that `list_legal` has written. Those of the second part are the one way in for Python, and so for
everything that comes from a file, a pipe or a person: they check each seat and action that they are
given. Their parameters are annotated `object`, because Cython makes an int of `True` and of 1.0
where a parameter is annotated `int`.
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
"""Of chance."""


class Position:
    """A state of a game in which seats decide, or which is over.

    Nothing here is hidden from the program; what a seat may not know is drawn anew by `redraw`
    before a search looks.
    """

    def __init__(self):
        self.offered = array(MAX_ACTIONS)
        self.shares = array(MAX_SEATS)
        self.journal = new_journal()

    def __dealloc__(self):
        free_journal(self.journal)

    # The contract: called without the GIL, arguments not checked.

    def assign(self, other):
        """Become equal to `other`, a position of the same game. A journal of events stays the
        position's own."""
        copy_memory(self.memory, other.memory, self.memory_bytes)
        self.seats = other.seats

    def waiting(self):
        """Return the set of seats (bits) that may decide now: several where they choose in secret,
        none when it is over."""
        return 0

    def is_secret(self):
        """Return whether a decision made now stays hidden from the other seats until all who wait
        have decided: 1 or 0."""
        return 0

    def list_legal(self, seat, actions):
        """Write every action that `seat` (one of `waiting`) may choose, once, in a stable order;
        returns how many.

        `actions` has room for MAX_ACTIONS. At least one is legal while a seat waits."""
        return 0

    def act(self, seat, action):
        """Carry out one of `seat`'s legal actions, up to the next decision, the end, or a chance
        that must be drawn."""

    def at_chance(self):
        """Return whether chance must be drawn before anyone decides: 1 or 0. Then `waiting` is not
        defined."""
        return 0

    def draw(self):
        """Draw the chance that waits. The same key gives the same dice and tiles whatever was
        played."""

    def play(self, seat, action):
        """`act`, then every `draw` that follows: afterwards the position waits for a decision or is
        over."""
        self.act(seat, action)
        while self.at_chance():
            self.draw()

    def redraw(self, seat, key):
        """Draw everything that `seat` cannot know anew from `key`; what it knows stays.

        The outcome hangs on the key and on what the seat knows, on nothing hidden. A choice that
        another seat has made in secret is either drawn too or open again, so that this other seat
        waits once more."""

    def result(self, utility):
        """When over: write what each seat has won, 0..1: the winner 1, in a team each of its seats,
        the others 0.

        What is shared among winners sums up to 1. A seat that plays alone has 1 when it has won,
        else 0."""

    def points(self, seat):
        """Return the seat's points on the board so far, the final ones when over; 0 in a game
        without points."""
        return 0

    def standing(self, seat):
        """Return what the seat has reached so far, as bots count it: its points, where a game says
        nothing else."""
        return self.points(seat)

    def lead(self, seat):
        """By how much the seat is ahead of the best who plays against it, in whatever tells equal
        results apart."""
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
        """Set the game up and go on to the first decision or chance. Before anything else, where a
        game has this."""

    def listen(self) -> None:
        """Keep a journal of what happens from now on; copies do not."""

    def tell_secrets(self, seat: object) -> None:
        """Note in the journal what a seat has chosen in secret and what that has brought it, as
        what opens it will. Nothing where the choice alone says it all."""
        self.checked_seat(seat)

    def heard(self) -> list[int]:
        """Return the journal since the last call, four numbers an event: the game's ruleset makes
        events of them."""
        at: i32
        numbers = [self.journal.numbers[at] for at in range(self.journal.length)]
        self.journal.length = 0
        return numbers

    def chance_waits(self) -> bool:
        """Return whether `draw_chance` must be called before anyone decides."""
        return self.at_chance() != 0

    def draw_chance(self) -> None:
        """Draw the chance that waits."""
        self.draw()

    def waiting_seats(self) -> list[int]:
        """Return the seats that may decide now, ascending; empty when the game is over, and while
        chance waits."""
        seats: u32 = self.deciding()
        return [seat for seat in range(self.seats) if has_bit(seats, seat)]

    def first_waiting(self) -> int | None:
        """Return the first of the seats that may decide now, None where there is none."""
        seats: u32 = self.deciding()
        return lowest_bit(seats) if seats else None

    def decides_in_secret(self) -> bool:
        """Return whether what is decided now stays hidden from the other seats until all who wait
        have decided."""
        return self.is_secret() != 0

    def is_over(self) -> bool:
        """Return whether nobody decides any more."""
        return not self.at_chance() and self.waiting() == 0

    def legal(self, seat: object = None) -> list[int]:
        """Every action that `seat` (left out: the first who waits) may choose; empty if it does not
        wait. Raises InvalidArgument for no seat of this game."""
        at: i32
        number: i32
        chooser: i32 = self.chooser(seat)
        if not has_bit(self.deciding(), chooser):
            return []
        number = self.list_legal(chooser, self.offered)
        return [self.offered[at] for at in range(number)]

    def apply(self, action: object, seat: object = None) -> None:
        """Play a legal action of `seat` (left out: the first who waits), chance included. Raises
        InvalidArgument for no seat of this game, IllegalAction for an action that is not legal."""
        chooser: i32 = self.chooser(seat)
        chosen: i32 = self.checked_action(action, chooser)
        self.play(chooser, chosen)

    def act_only(self, action: object, seat: object) -> None:
        """`apply` without the chance that follows."""
        chooser: i32 = self.checked_seat(seat)
        chosen: i32 = self.checked_action(action, chooser)
        self.act(chooser, chosen)

    # The checks. What passes them may be handed to the contract.

    def deciding(self):
        """`waiting`, which is not defined while chance waits: then no seat."""
        return 0 if self.at_chance() else self.waiting()

    def chooser(self, seat):
        """Return the checked seat; where it is left out the first who waits, or seat 0 where nobody
        does, to whom then nothing is legal."""
        seats: u32
        if seat is not None:
            return self.checked_seat(seat)
        seats = self.deciding()
        return lowest_bit(seats) if seats else 0

    def checked_seat(self, seat):
        """Return the seat, if it is an int (no bool) that names one; raises InvalidArgument."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidArgument(f'"seat" is {seat!r}, but may be 0 to {self.seats - 1}')
        return seat

    def checked_chooser(self, seat):
        """Return the seat, if it names one that may decide now; raises InvalidArgument."""
        chooser: i32 = self.checked_seat(seat)
        if not has_bit(self.deciding(), chooser):
            raise InvalidArgument(f'"seat" is {seat}, but that one has nothing to decide now')
        return chooser

    def checked_action(self, action, seat):
        """Return the action, if a checked seat may choose it now; raises IllegalAction."""
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
        """When over: what each seat has won, 0..1; of a team each of its seats."""
        seat: i32
        self.result(self.shares)
        return [self.shares[seat] for seat in range(self.seats)]

    def scores(self) -> list[int]:
        """Each seat's points so far, the final ones when over."""
        return [self.points(seat) for seat in range(self.seats)]

    def standings(self) -> list[int]:
        """Return what each seat has reached so far, as bots count it."""
        return [self.standing(seat) for seat in range(self.seats)]

    def opponents(self, seat: object) -> list[int]:
        """Return the seats that a seat plays against."""
        own: i32 = self.checked_seat(seat)
        return [other for other in range(self.seats) if other != own]

    def counts(self) -> str:
        """Return what the standings are counted in: points, "team points" or, alone, cells."""
        return "points"

    def redraw_unseen(self, seat: object, key: object) -> None:
        """Python's `redraw`: draw everything that `seat` cannot know anew from `key`
        (0..2**64-1)."""
        viewer: i32 = self.checked_seat(seat)
        chance: u64 = whole("key", key, KEYS)
        self.redraw(viewer, chance)

    def copy_from(self, other: Position) -> None:
        """Python's `assign`; raises TypeError where `other` is a position of another game."""
        if type(other) is not type(self):
            raise TypeError(f"a {type(self).__name__} cannot become a {type(other).__name__}")
        self.assign(other)

    def copy(self) -> Self:
        """Another position, equal to this one. A subclass can be made without arguments for it."""
        twin: Position = type(self)()
        twin.assign(self)
        return twin
