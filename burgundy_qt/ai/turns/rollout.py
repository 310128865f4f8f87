"""Rollouts: what becomes of a position in a round or two that a network plays, chance drawn
anew."""

import cython
from cython.cimports.burgundy_qt.ai.turns.beam import Beam
from cython.cimports.burgundy_qt.ai.values.evaluator import Evaluator
from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.chance import drawn
from cython.cimports.burgundy_qt.rules.limits import MAX_SEATS
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32, u64

from burgundy_qt.ai.parts import BOUNDARIES
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS
from burgundy_qt.rules.requests import whole

NUMBERS = range(2**31)
WIDTH = 2
"""Of the beam by which all seats play on: narrow, but whole turns (docs/bots.md says what that is
worth)."""


class Rollout:
    """Plays on from positions like `like` up to the `boundaries`-th boundary
    (Features.at_boundary), where every seat judges, or to the end. One thread's own; `stop` may
    come from any."""

    def __init__(self, evaluator: Evaluator, like: Position, boundaries: object = BOUNDARIES):
        whole("boundaries", boundaries, NUMBERS)
        self.evaluator = evaluator
        self.player = Beam(evaluator, like, WIDTH, 1)
        self.now = like.copy()
        self.boundaries = boundaries
        self.stopped = 0
        self.win = array(MAX_SEATS)
        self.points = array(MAX_SEATS)
        self.worth = 0.0

    # For Python callers.

    def play(
        self, start: Position, seat: object, key: object, first: object, end: object
    ) -> tuple[int, float, list[float], list[float]]:
        """Rollouts `first` to `end` - 1 from `start`, each with what `seat` cannot know drawn anew
        by its number and `key`; other threads run meanwhile. Returns how many there were before a
        stop, and sums over them: the utility of `seat`, and by seat the shares of the win and the
        final points."""
        at: i32
        number: i32 = 0
        begin: i32 = whole("first", first, NUMBERS)
        beyond: i32 = whole("end", end, NUMBERS)
        viewer: i32 = start.checked_seat(seat)
        choices: u64 = whole("key", key, KEYS)
        self.player.greedy.check(start)
        for at in range(MAX_SEATS):
            self.win[at] = 0.0
            self.points[at] = 0.0
        self.worth = 0.0
        with cython.nogil:
            for at in range(begin, beyond):
                if not self.play_one(start, viewer, drawn(choices, at)):
                    break
                number += 1
        seats = range(start.seats)
        return number, self.worth, [self.win[at] for at in seats], [self.points[at] for at in seats]

    def stop(self) -> None:
        """Break off, from any thread, and begin no more."""
        self.stopped = 1

    def clear(self) -> None:
        """Forget that it was stopped."""
        self.stopped = 0

    # Called without the GIL.

    def play_one(self, start, seat, key):
        """One rollout; 0 where it was stopped."""
        passed: i32 = 0
        chooser: i32
        self.now.assign(start)
        self.now.redraw(seat, key)
        self.player.greedy.luck = key
        while not self.stopped:
            if self.evaluator.features.at_boundary(self.now):
                passed += 1
                if passed == self.boundaries:
                    self.evaluate_by_all(seat)
                    return 1
            if self.now.at_chance():
                while self.now.at_chance():
                    self.now.draw()
            elif self.now.waiting() == 0:
                self.evaluate_by_all(seat)
                return 1
            else:
                chooser = lowest(self.now.waiting())
                self.now.act(chooser, self.player.best(self.now, chooser))
        return 0

    def evaluate_by_all(self, seat):
        """Add what all seats think together."""
        viewer: i32
        other: i32
        for viewer in range(self.now.seats):
            self.evaluator.evaluate(self.now, viewer)
            self.worth += self.evaluator.utility(seat) / self.now.seats
            for other in range(self.now.seats):
                self.win[other] += self.evaluator.win[other] / self.now.seats
                self.points[other] += self.evaluator.points[other] / self.now.seats
