"""Games that networks play against themselves, and the samples from them.

A sample is kept after every decision, as the seat that decided sees it, and at every horizon step
(Features.at_horizon_step), as each seat sees it. It learns the return of the next horizon step:
partly the mean estimate of all seats there, partly the return of the horizon step after it, and so
on to the end of the game. Estimates come only from horizon steps, and from all seats alike, which
keeps the network's chances honest: within a turn the seat that has just chosen the best of many is
too hopeful.
"""

import cython
from cython.cimports.burgundy_qt.ai.networks.network import Evaluator, Network
from cython.cimports.burgundy_qt.ai.training.learner import SampleWindow
from cython.cimports.burgundy_qt.ai.training.samples import (
    HORIZON_STEPS,
    SAMPLE_ROWS,
    SAMPLE_SEATS,
    sample_of,
)
from cython.cimports.burgundy_qt.ai.turn_search.beam import Beam
from cython.cimports.burgundy_qt.rules.core import (
    has_bit,
    i32,
    lowest_bit,
    random_below,
    random_bits,
    u32,
    u64,
)
from cython.cimports.burgundy_qt.rules.position import Position

from burgundy_qt.rules.errors import whole
from burgundy_qt.rules.position import KEYS

TRUST = 0.5
EXPLORING = 30
"""Random choices in a thousand."""
WIDTH = 3
"""The width of the beam when whole turns are planned."""


class SelfPlay:
    """Plays games for one thread and keeps their samples in `window`, which it owns.

    `newest` and `older` are the evaluators of the seats; positions are like `like`; `exploring`
    choices in a thousand are random; `trust` is the lambda of returns.
    """

    def __init__(
        self,
        newest: Evaluator,
        older: Evaluator,
        like: Position,
        room: object,
        exploring: object = EXPLORING,
        trust: float = TRUST,
    ):
        seat: i32
        at: i32
        self.window = SampleWindow(room)
        self.now = like.copy()
        self.newest = Beam(newest, like, WIDTH, 1)
        self.older = Beam(older, like, WIDTH, 1)
        self.whole_turns = 0
        self.trust = trust
        self.exploring = whole("exploring", exploring, range(1001))
        self.first = 0
        self.passed = 0
        self.most_rows = 0
        self.is_too_long = 0
        self.decisions = 0
        self.check_room(newest.features)
        self.make_room()

    def check_room(self, features):
        """Raise ValueError for games that samples have no room for."""
        if features.seats > SAMPLE_SEATS or features.horizon_steps >= HORIZON_STEPS:
            raise ValueError(
                f"{features.game} has {features.seats} seats and up to {features.horizon_steps} "
                "horizon steps, but there is "
                f"room for {SAMPLE_SEATS} and {HORIZON_STEPS - 1}: enlarge ai/training/samples.pxd"
            )

    def make_room(self):
        self.win = [[0.0] * HORIZON_STEPS for _ in range(SAMPLE_SEATS)]
        self.points = [[0.0] * HORIZON_STEPS for _ in range(SAMPLE_SEATS)]

    def play(
        self,
        starts: list[Position],
        key: object,
        older_seats: object = 0,
        for_points: bool = False,
        whole_turns: bool = False,
    ) -> None:
        """Play a game from each of `starts`, positions at their first decision or chance, and keep
        the samples in the emptied window.

        `older_seats`: the set of seats of the older evaluator, turned by one each game.
        `for_points`: all play for points, not for the win. `whole_turns`: all plan their turns by
        the beam, instead of looking one action ahead. Raises ValueError if a game or a position is
        larger than its features allow, or than a sample can be: then nothing of it may be learnt.
        """
        game: i32
        mask: u32
        choices: u64
        chance = whole("key", key, KEYS)
        older = whole("older_seats", older_seats, range(1 << SAMPLE_SEATS))
        for start in starts:
            self.newest.greedy.check(start)
            self.older.greedy.check(start)
        self.window.empty()
        self.decisions = 0
        self.newest.evaluator.for_points = for_points
        self.older.evaluator.for_points = for_points
        self.whole_turns = whole_turns
        for game in range(len(starts)):
            self.now.copy_from(starts[game])
            mask = turned(older, game, self.now.seats)
            choices = (chance + game * 0x9E3779B97F4A7C15) % 2**64
            with cython.nogil:
                self.play_game(choices, mask)
            self.check_played(self.newest.evaluator.features)

    def check_played(self, features):
        """Raise ValueError if the last game did not fit."""
        if self.is_too_long:
            raise ValueError(
                f"{features.game} came to more than the {features.horizon_steps} horizon "
                "steps that its features tell"
            )
        if self.most_rows:
            raise ValueError(
                f"a position of {features.game} has {self.most_rows} rows, but a sample has room "
                f"for {SAMPLE_ROWS}: "
                "enlarge ai/training/samples.pxd"
            )

    def older_network(self) -> Network:
        """Return the network of the older evaluator."""
        return self.older.evaluator.network

    # Called without the GIL.

    def play_game(self, key, older_seats):
        """Play one game to its end."""
        seat: i32
        action: i32
        made: i32 = 0
        self.newest.greedy.luck = key
        self.older.greedy.luck = key
        self.first = self.window.filled
        self.passed = 0
        while True:
            if self.newest.evaluator.features.at_horizon_step(self.now):
                self.come_to_horizon_step()
            if self.now.at_chance_node():
                while self.now.at_chance_node():
                    self.now.draw()
            elif self.now.waiting() == 0:
                break
            else:
                seat = lowest_bit(self.now.waiting())
                action = self.chosen(seat, random_bits(key, made), older_seats)
                made += 1
                self.now.act(seat, action)
                if self.is_learnt_from():
                    self.keep(seat, self.passed)
        self.decisions += made
        self.learn_ends()

    def chosen(self, seat, key, older_seats):
        """Return the evaluators' choice, or now and then a random one."""
        number: i32
        if random_below(1000, key) < self.exploring:
            number = self.now.list_legal(seat, self.now.offered)
            return self.now.offered[random_below(number, random_bits(key, 1))]
        if has_bit(older_seats, seat):
            return self.best(self.older, seat)
        return self.best(self.newest, seat)

    def best(self, player, seat):
        """Return a player's choice."""
        if self.whole_turns:
            return player.best(self.now, seat)
        return player.greedy.best(self.now, seat)

    def is_learnt_from(self):
        """Return whether the position after a decision is learnt from as well: 1 or 0. At a
        horizon step, at the end and in the set-up it is not; before a chance that is no horizon
        step it is, because such a decision is judged by it."""
        if self.newest.evaluator.is_over(self.now):
            return 0
        if self.newest.evaluator.features.at_horizon_step(self.now):
            return 0
        return self.newest.evaluator.features.describes(self.now)

    def come_to_horizon_step(self):
        """Keep every seat's view, and their mean estimate."""
        viewer: i32
        seat: i32
        at: i32 = self.passed
        if at == self.newest.evaluator.features.horizon_steps:
            self.is_too_long = 1
            return
        for seat in range(self.now.seats):
            self.win[seat][at] = 0.0
            self.points[seat][at] = 0.0
        for viewer in range(self.now.seats):
            self.keep(viewer, at + 1)
            self.newest.evaluator.evaluate(self.now, viewer)
            for seat in range(self.now.seats):
                self.win[seat][at] += self.newest.evaluator.win[seat] / self.now.seats
                self.points[seat][at] += self.newest.evaluator.points[seat] / self.now.seats
        self.passed = at + 1

    def keep(self, viewer, due):
        """Keep a sample of the position as a seat sees it."""
        at: i32
        number: i32
        if self.window.filled == self.window.room:
            return
        number = self.newest.evaluator.list_rows(self.now, viewer, self.newest.evaluator.rows)
        if number > SAMPLE_ROWS:
            self.most_rows = max(self.most_rows, number)
            return
        sample = sample_of(self.window.samples, self.window.filled)
        for at in range(number):
            sample.rows[at] = self.newest.evaluator.rows[at]
        sample.number = number
        sample.viewer = viewer
        sample.due = due
        for at in range(self.newest.evaluator.features.sides):
            sample.points[at] = self.newest.evaluator.features.reached(
                self.now, viewer, (viewer + at) % self.now.seats
            )
        self.window.filled += 1

    def learn_ends(self):
        """Calculate the returns of a finished game, last horizon step first, and each sample's
        targets."""
        seat: i32
        at: i32
        self.now.win_shares(self.newest.evaluator.win)
        for seat in range(self.now.seats):
            self.win[seat][self.passed] = self.newest.evaluator.win[seat]
            self.points[seat][self.passed] = self.now.bot_score(seat)
            for at in range(self.passed - 1, -1, -1):
                self.win[seat][at] += self.trust * (self.win[seat][at + 1] - self.win[seat][at])
                self.points[seat][at] += self.trust * (
                    self.points[seat][at + 1] - self.points[seat][at]
                )
        for at in range(self.first, self.window.filled):
            self.fill(sample_of(self.window.samples, at))

    def fill(self, sample):
        """Fill in a sample's targets."""
        at: i32
        seat: i32
        for at in range(self.newest.evaluator.features.sides):
            seat = (sample.viewer + at) % self.now.seats
            sample.win[at] = (
                self.win[seat][sample.due]
                if at < self.now.seats
                else 1.0 - self.win[seat][sample.due]
            )
            sample.points[at] = (
                self.points[seat][sample.due] - sample.points[at]
            ) / self.newest.evaluator.features.unit


def turned(seats, by, number):
    """Return a set of seats out of `number`, each moved clockwise by `by`."""
    return sum(1 << (seat + by) % number for seat in range(number) if seats >> seat & 1)
