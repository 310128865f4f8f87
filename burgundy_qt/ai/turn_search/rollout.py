"""Rollouts: the future of a position in a round or two that a network plays, with chance drawn
anew.

If everything is known until chance falls, the replies of the other seats are the same in all
rollouts from a position. An error in them would never average out: they are searched once, as
widely as a Knight searches, and stored. Near the end a network is too certain, and a whole turn
decides: there rollouts are played on to the end, the last turns with care.
"""

import cython
from cython.cimports.burgundy_qt.ai.networks.network import Evaluator
from cython.cimports.burgundy_qt.ai.turn_search.beam import Beam
from cython.cimports.burgundy_qt.ai.turn_search.plans import (
    REMEMBERED,
    fetch,
    free_slots,
    is_same,
    new_slots,
    put,
)
from cython.cimports.burgundy_qt.rules.core import MAX_SEATS, i32, lowest_bit, random_bits, u64
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.ai.strengths import HORIZON_STEPS
from burgundy_qt.rules.errors import whole
from burgundy_qt.rules.plain import array
from burgundy_qt.rules.position import KEYS

NUMBERS = range(2**31)
WIDTH = 2
"""The width of the beam of all seats: narrow, but whole turns."""
LATE_WIDTH, LAST_WIDTH = 4, 32
"""The same near the end, and when no chance is left."""
KNIGHT_WIDTH, KNIGHT_LAST_WIDTH = 8, 200
"""The widths of a Knight: for the replies, and for thorough rollouts."""


class Rollout:
    """Plays on from positions like `like` up to the `horizon_steps`-th horizon step
    (Features.at_horizon_step), where every seat judges, or to the end. For one thread; `stop` may
    come from any.

    `to_end`: 0 if so few are played that the chance in whole games would weigh more than the
    network's error. `thorough`: all seats play every turn as Knights do, which takes several times
    as long.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        like: Position,
        horizon_steps: object = HORIZON_STEPS,
        thorough: bool = False,
    ):
        whole("horizon_steps", horizon_steps, NUMBERS)
        is_open: bool = evaluator.features.open_turns != 0
        self.evaluator = evaluator
        self.player = Beam(evaluator, like, KNIGHT_WIDTH if is_open and thorough else WIDTH, 1)
        self.late_player = self.last_player = self.replier = self.last_replier = self.player
        if is_open:
            self.replier = Beam(evaluator, like, KNIGHT_WIDTH, 1)
            self.last_replier = Beam(evaluator, like, KNIGHT_LAST_WIDTH, 1)
            self.late_player = self.replier if thorough else Beam(evaluator, like, LATE_WIDTH, 1)
            self.last_player = (
                self.last_replier if thorough else Beam(evaluator, like, LAST_WIDTH, 1)
            )
        self.now = like.copy()
        self.horizon_steps = horizon_steps
        self.to_end = 1
        self.slots = new_slots(like, 2 * REMEMBERED if is_open else 1)
        self.next_slot = 0
        self.stopped = 0
        self.win = array(MAX_SEATS)
        self.points = array(MAX_SEATS)
        self.worth = 0.0

    def __dealloc__(self):
        free_slots(self.slots)

    # For Python callers.

    def play(
        self, start: Position, seat: object, key: object, first: object, end: object
    ) -> tuple[int, float, list[float], list[float]]:
        """Play rollouts `first` to `end` - 1 from `start`, each with hidden parts drawn anew by its
        number and `key`; it releases the GIL. Returns how many there were before a stop, and sums
        over them: the utility of `seat`, and by seat the shares of the win and the final points."""
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
                if not self.play_one(start, viewer, random_bits(choices, at)):
                    break
                number += 1
        seats = range(start.seats)
        return number, self.worth, [self.win[at] for at in seats], [self.points[at] for at in seats]

    def stop(self) -> None:
        """Stop, from any thread, and start no more."""
        self.stopped = 1

    def clear(self) -> None:
        """Forget a stop."""
        self.stopped = 0

    # Called without the GIL.

    def play_one(self, start, seat, key):
        """Play one rollout; return 0 if it was stopped."""
        passed: i32 = 0
        chooser: i32
        slot: i32
        if self.evaluator.features.open_turns and self.evaluator.features.describes(start):
            slot = self.reply(start)
            if slot < 0:
                return 0
            fetch(self.slots, slot, self.now)
        else:
            self.now.assign(start)
        self.now.determinize(seat, key)
        self.player.greedy.luck = key
        while not self.stopped:
            if self.evaluator.features.at_horizon_step(self.now):
                passed += 1
                if self.is_judged(passed):
                    self.evaluate_by_all(seat)
                    return 1
            if self.now.at_chance_node():
                while self.now.at_chance_node():
                    self.now.draw()
            elif self.now.waiting() == 0:
                self.evaluate_by_all(seat)
                return 1
            else:
                chooser = lowest_bit(self.now.waiting())
                if not self.evaluator.features.near_end(self.now):
                    self.now.act(chooser, self.player.best(self.now, chooser))
                elif self.evaluator.features.is_certain(self.now):
                    self.now.act(chooser, self.last_player.best(self.now, chooser))
                else:
                    self.now.act(chooser, self.late_player.best(self.now, chooser))
        return 0

    def reply(self, start):
        """Return the slot of the position after the other seats' replies to a turn's end, before
        chance or at the game's end; -1 if it was stopped."""
        at: i32
        chooser: i32
        for at in range(REMEMBERED):
            if is_same(self.slots, at, start):
                return REMEMBERED + at
        self.now.assign(start)
        while not self.now.at_chance_node() and self.now.waiting() != 0:
            if self.stopped:
                return -1
            chooser = lowest_bit(self.now.waiting())
            if self.evaluator.features.is_certain(self.now):
                self.now.act(chooser, self.last_replier.best(self.now, chooser))
            else:
                self.now.act(chooser, self.replier.best(self.now, chooser))
        at = self.next_slot
        self.next_slot = (at + 1) % REMEMBERED
        put(self.slots, at, start)
        put(self.slots, REMEMBERED + at, self.now)
        return REMEMBERED + at

    def is_judged(self, passed):
        """Return whether the rollout ends at this horizon step, with `passed` ones before: 1 or
        0."""
        return passed >= self.horizon_steps and not (
            self.to_end and self.evaluator.features.near_end(self.now)
        )

    def evaluate_by_all(self, seat):
        """Add the judgement of all seats together."""
        viewer: i32
        other: i32
        for viewer in range(self.now.seats):
            self.evaluator.evaluate(self.now, viewer)
            self.worth += self.evaluator.utility(seat) / self.now.seats
            for other in range(self.now.seats):
                self.win[other] += self.evaluator.win[other] / self.now.seats
                self.points[other] += self.evaluator.points[other] / self.now.seats
