"""The tally: where points come from, and games played to their end to find out. Each game that
reports the reasons of its points subclasses Tally."""

from collections.abc import Sequence

import cython
from cython.cimports.burgundy_qt.ai.networks.floats import MAX_SOURCES
from cython.cimports.burgundy_qt.ai.networks.network import Evaluator
from cython.cimports.burgundy_qt.ai.turn_search.beam import Greedy
from cython.cimports.burgundy_qt.ai.turn_search.plans import LONGEST
from cython.cimports.burgundy_qt.rules.core import (
    MAX_SEATS,
    has_bit,
    i32,
    lowest_bit,
    random_bits,
    u64,
)
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import whole
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS


class Planner:
    """Plans turns in positions like `like`, and follows them; for one thread."""

    def __init__(self, evaluator: Evaluator, like: Position):
        self.greedy = Greedy(evaluator, like)
        self.now = like.copy()
        self.actions = array(LONGEST)

    def turn(self, position: Position, seat: object, action: object) -> tuple[int, ...]:
        """Return the actions of the whole turn that begins with a legal one; in the set-up just
        that one. Raises InvalidArgument and IllegalAction."""
        at: i32
        number: i32
        chooser: i32 = self.greedy.checked(position, seat)
        self.now.copy_from(position)
        self.actions[0] = self.now.checked_action(action, chooser)
        with cython.nogil:
            self.now.act(chooser, self.actions[0])
            number = self.go_on(chooser)
        return tuple([self.actions[at] for at in range(number)])

    def end(self, position: Position, seat: object, actions) -> Position:
        """Return the position after some legal actions of the seat, before chance falls. Raises
        InvalidArgument and IllegalAction."""
        return self.greedy.after_actions(position, seat, actions)

    # Called without the GIL.

    def go_on(self, seat):
        """Add greedy actions up to the turn's end, after the first; return how many there are in
        all."""
        number: i32 = 1
        while (
            number < LONGEST
            and not self.now.at_chance_node()
            and has_bit(self.now.waiting(), seat)
            and self.greedy.evaluator.features.describes(self.now)
        ):
            self.actions[number] = self.greedy.best(self.now, seat)
            self.now.act(seat, self.actions[number])
            number += 1
        return number


class Tally:
    """Adds up by seat and source the points that a position reports; `sources` are their names, in
    a fixed order, and `positions` the class of the positions."""

    def __init__(self, positions: type[Position], sources: tuple[str, ...]):
        whole("sources", len(sources), range(MAX_SOURCES + 1))
        self.positions = positions
        self.sources = sources
        self.points = [[0] * MAX_SOURCES for _ in range(MAX_SEATS)]

    # The contract: `update` is called without the GIL, on positions that `observe` has prepared.

    def observe(self, position: Position) -> None:
        """Make the position report from now on. Raises TypeError for one of another game."""
        if not isinstance(position, self.positions):
            raise TypeError(f"a {type(position).__name__} where {self.positions.__name__} is told")
        position.start_journal()
        position.drain_journal()

    def update(self, position):
        """Add the position's reports since the last call."""

    def forget(self):
        """Start again at 0."""
        seat: i32
        source: i32
        for seat in range(MAX_SEATS):
            for source in range(MAX_SOURCES):
                self.points[seat][source] = 0

    # For Python callers.

    def by_seat(self, seats: object) -> list[list[int]]:
        """Return the sums by seat and source. Raises InvalidArgument for more seats than
        possible."""
        seat: i32
        source: i32
        number: i32 = whole("seats", seats, range(MAX_SEATS + 1))
        return [
            [self.points[seat][source] for source in range(len(self.sources))]
            for seat in range(number)
        ]


Gains = list[list[int]]
"""The points of the rest of a game: by seat, by source."""


class Playout:
    """Plays games on from positions like `like`. For one thread; `stop` may come from any."""

    def __init__(self, evaluator: Evaluator, like: Position, tally: Tally):
        self.tally = tally
        self.greedy = Greedy(evaluator, like)
        self.now = like.copy()
        self.stopped = 0
        tally.observe(self.now)

    def play(
        self, start: Position, seat: object, actions: Sequence[int], key: object, number: object
    ) -> Gains | None:
        """Play game `number` from `start`: `number` and `key` (0..2**64-1) draw anew what `seat`
        cannot know, the seat takes the legal `actions`, then all play greedily. It releases the
        GIL.

        Returns the points after `start`, by seat and source; None if it was stopped. Raises
        InvalidArgument and IllegalAction.
        """
        is_whole: i32
        chosen: i32
        chooser: i32 = start.checked_seat(seat)
        chance: u64 = whole("key", key, KEYS)
        game: u64 = whole("number", number, KEYS)
        self.greedy.check(start)
        self.now.copy_from(start)
        self.tally.forget()
        self.greedy.luck = random_bits(chance, game)
        with cython.nogil:
            self.now.determinize(chooser, random_bits(chance, game))
        for action in actions:
            chosen = self.now.checked_action(action, chooser)
            self.now.act(chooser, chosen)
            self.tally.update(self.now)
        with cython.nogil:
            is_whole = self.play_on()
        return self.tally.by_seat(self.now.seats) if is_whole else None

    def stop(self) -> None:
        """Stop, from any thread, and start no more."""
        self.stopped = 1

    def clear(self) -> None:
        """Forget a stop."""
        self.stopped = 0

    # Called without the GIL.

    def play_on(self):
        """Play to the end; return 0 if it was stopped."""
        seat: i32
        while not self.stopped:
            if self.now.at_chance_node():
                self.now.draw()
            elif self.now.waiting() == 0:
                return 1
            else:
                seat = lowest_bit(self.now.waiting())
                self.now.act(seat, self.greedy.best(self.now, seat))
            self.tally.update(self.now)
        return 0
