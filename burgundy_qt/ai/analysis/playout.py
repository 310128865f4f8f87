"""Playouts: a game to its end, played greedily, its points told by source."""

from collections.abc import Sequence

import cython
from cython.cimports.burgundy_qt.ai.analysis.tally import Tally
from cython.cimports.burgundy_qt.ai.turns.greedy import Greedy
from cython.cimports.burgundy_qt.ai.values.evaluator import Evaluator
from cython.cimports.burgundy_qt.rules.bits import lowest
from cython.cimports.burgundy_qt.rules.chance import drawn
from cython.cimports.burgundy_qt.rules.position import Position
from cython.cimports.burgundy_qt.rules.types import i32, u64

from burgundy_qt.rules.position import KEYS
from burgundy_qt.rules.requests import whole

Gains = list[list[int]]
"""The points that a game still brought: by seat, by source."""


class Playout:
    """Plays games on from positions like `like`. One thread's own; `stop` may come from any."""

    def __init__(self, evaluator: Evaluator, like: Position, tally: Tally):
        self.tally = tally
        self.greedy = Greedy(evaluator, like)
        self.now = like.copy()
        self.stopped = 0
        tally.attend(self.now)

    def play(
        self, start: Position, seat: object, actions: Sequence[int], key: object, number: object
    ) -> Gains | None:
        """Game `number` from `start`: what `seat` cannot know is drawn anew by the number and `key`
        (0..2**64-1), the seat takes the legal `actions`, then greedy play decides for all. Other
        threads run meanwhile.

        Returns the points that follow after `start`, by seat and source; None where it was
        stopped. Raises BadArgument and IllegalAction."""
        is_whole: i32
        chosen: i32
        chooser: i32 = start.checked_seat(seat)
        chance: u64 = whole("key", key, KEYS)
        game: u64 = whole("number", number, KEYS)
        self.greedy.check(start)
        self.now.copy_from(start)
        self.tally.forget()
        self.greedy.luck = drawn(chance, game)
        with cython.nogil:
            self.now.redraw(chooser, drawn(chance, game))
        for action in actions:
            chosen = self.now.checked_action(action, chooser)
            self.now.act(chooser, chosen)
            self.tally.hear(self.now)
        with cython.nogil:
            is_whole = self.play_on()
        return self.tally.by_seat(self.now.seats) if is_whole else None

    def stop(self) -> None:
        """Break off, from any thread, and begin no more."""
        self.stopped = 1

    def clear(self) -> None:
        """Forget that it was stopped."""
        self.stopped = 0

    # Called without the GIL.

    def play_on(self):
        """To the end; 0 where it was stopped."""
        seat: i32
        while not self.stopped:
            if self.now.at_chance():
                self.now.draw()
            elif self.now.waiting() == 0:
                return 1
            else:
                seat = lowest(self.now.waiting())
                self.now.act(seat, self.greedy.best(self.now, seat))
            self.tally.hear(self.now)
        return 0
