"""A reviewer: goes through a game turn by turn, and finds its losses and its luck."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from queue import SimpleQueue
from typing import TypeGuard

from burgundy_qt.ai.game_bots import bots_of, table_of
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.review import luck, review_result
from burgundy_qt.ai.review.accuracy import accuracy_of
from burgundy_qt.ai.review.losses import Losses, TurnLoss
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class PlayedTurn:
    """The actions `first` to `last` - 1 of a game, all by one seat."""

    first: int
    last: int
    seat: int
    start: Position
    actions: tuple[int, ...]  # as in Position


@dataclass(frozen=True)
class PlayedChance:
    """The chance after `at` actions."""

    at: int
    before: Position  # chance waits
    after: Position  # a seat decides, or the game is over


def played(
    game: Game, knows: Callable[[Position], bool], first: int = 0, last: int | None = None
) -> list[PlayedTurn | PlayedChance]:
    """Return turns and chances from after `first` actions to after `last` ones, in their order; a
    turn that begins before or ends after is cut there. All are copies: the game may go on.

    A turn ends when secret choices are revealed: the rest depends on those of others, which are
    drawn anew when the turn is judged.

    `knows`: whether a position can be judged. In a set-up, where it cannot, each choice is a
    separate turn.
    """
    end = game.revision if last is None else min(last, game.revision)
    found: list[PlayedTurn | PlayedChance] = []
    begun, codes = first, list[int]()
    start = here = game.position_at(first)[0]
    for at in range(first, end):
        seat, action = game.actions[at]
        codes.append(game.code(action))
        reached = here.copy()
        reached.act_only(codes[-1], seat)
        after, drew = game.position_at(at + 1)[0], reached.is_chance_node()
        showed = here.decides_in_secret() and not after.decides_in_secret()
        if drew or showed or at + 1 == end or game.actions[at + 1][0] != seat or not knows(after):
            found.append(PlayedTurn(begun, at + 1, seat, start, tuple(codes)))
            begun, start, codes = at + 1, after, []
        if drew:
            found.append(PlayedChance(at + 1, reached, after))
        here = after
    return found


class TurnReviewer:
    """Reviews parts of a game with positions like `like`: a turn, or chance; for one thread. Raises
    ReviewError."""

    def __init__(self, like: Position, depth: review_result.Depth, objective: str):
        self.losses = Losses(like, depth, objective)
        self.expectations = luck.Expectations(like, depth, objective)

    def stop(self) -> None:
        """End the running review of a part, from any thread."""
        self.losses.stop()
        self.expectations.stop()

    def reviewed(
        self, part: PlayedTurn | PlayedChance, seed: int
    ) -> review_result.ReviewedTurn | review_result.Luck:
        """Return the review of a part; the same seed gives the same."""
        if isinstance(part, PlayedChance):
            return review_result.Luck(
                part.at, self.expectations.luck(part.before, part.after, seed)
            )
        found = self.losses.of_turn(part.start, part.seat, part.actions, seed)
        worth, brought = self.expected(part, found, seed)
        return review_result.ReviewedTurn(
            part.first,
            part.last,
            part.seat,
            self.stage(part.start),
            worth,
            found.is_choice,
            brought,
            found.swing.judged_early(),
            part.first + found.at,
            found.better,
            self.losses.grade(found.swing, found.is_clear, part.seat),
        )

    def expected(
        self, turn: PlayedTurn, found: TurnLoss, seed: int
    ) -> tuple[review_result.ExpectedResult, review_result.Measured]:
        """Return the expected result, and the turn's gain beyond it: nothing if there was no
        choice."""
        if not found.is_choice:
            return self.expectations.worth(turn.start, seed), found.swing
        end = turn.start.copy()
        for action in turn.actions:
            end.act_only(action, turn.seat)
        return self.expectations.turn(turn.start, end, seed)

    def stage(self, position: Position) -> int | None:
        """Return the stage of the game; None in its set-up and if it has none."""
        known = moment_of(position) if self.expectations.knows(position) else None
        return None if known is None else known.stage


Part = review_result.ReviewedTurn | review_result.Luck
Played = PlayedTurn | PlayedChance
Moment = tuple[bool, int]
APART = 1_000_003
"""The distance between the seeds of two moments of a game."""
CHANCE, TURN, COSTLY = 1.0, 2.0, 6.0
"""The approximate work of a part: a chance, a turn, and an apparently costly turn, which is checked
again."""


class Reviewer:
    """Reviews `game` from after `first` actions to after `last` ones, the turns of all seats or of
    one; `threads` turns at a time. The game may go on meanwhile. `depth`: a name, or a Depth.

    The same seed finds the same on any number of threads. Raises ValueError for an unknown depth or
    objective, and its subclass ReviewError if no network fits the game.
    """

    def __init__(
        self,
        game: Game,
        depth: str | review_result.Depth = "normal",
        threads: int = 1,
        seed: int = 0,
        first: int = 0,
        last: int | None = None,
        seat: int | None = None,
        objective: str = "win",
    ):
        self.depth = depth if isinstance(depth, review_result.Depth) else review_result.depth(depth)
        self.seed, self.objective = seed, objective
        self.end: Position = game.position_at(game.revision if last is None else last)[0]
        self.begin: Position = game.position_at(first)[0]
        known = table_of(self.begin)
        if known is None:
            raise luck.ReviewError("no network fits this game, so it cannot be reviewed")
        self.game, self.table = known
        self.reviewers = [TurnReviewer(self.begin, self.depth, objective) for _ in range(threads)]
        # separate from the reviewers: these are at work while a caller reads the results so far
        self.expectations = luck.Expectations(self.begin, self.depth, objective)
        self.played = [
            part
            for part in played(game, self.expectations.knows, first, last)
            if isinstance(part, PlayedChance) or seat in (None, part.seat)
        ]
        self.parts = len(self.played)
        self.stopped = False

    def stop(self) -> None:
        """End the running review, from any thread: the parts in progress are dropped."""
        self.stopped = True
        for reviewer in self.reviewers:
            reviewer.stop()

    def review(
        self, known: Sequence[Part] = (), before_all: Collection[int] = ()
    ) -> Iterator[Part]:
        """Yield turns and luck in the order of the game, each as soon as it is found, without the
        `known` ones. `before_all`: seats whose apparently costly turns come before all others, the
        worst first."""
        done = {moment(one) for one in known}
        asked = [one for one in self.ordered(before_all) if moment(one) not in done]
        free: SimpleQueue[TurnReviewer] = SimpleQueue()
        for reviewer in self.reviewers:
            free.put(reviewer)

        def found(part: Played) -> Part | None:
            if self.stopped:
                return None
            reviewer = free.get()
            try:
                return reviewer.reviewed(part, self.seed_at(part))
            finally:
                free.put(reviewer)

        with ThreadPoolExecutor(len(self.reviewers)) as pool:
            for part in pool.map(found, asked):
                if self.stopped or part is None:
                    return
                yield part

    def ordered(self, before_all: Collection[int]) -> list[Played]:
        """Return all parts, in the order of `review`."""
        if not before_all:
            return self.played
        costly = [one for one in self.played if self.seems_costly(one) and one.seat in before_all]
        costly.sort(key=lambda one: -self.seeming_losses[moment(one)])
        first = set(map(moment, costly))
        return [*costly, *(one for one in self.played if moment(one) not in first)]

    def seems_costly(self, part: Played) -> TypeGuard[PlayedTurn]:
        """Return whether a turn seems a mistake to the network alone."""
        return (
            isinstance(part, PlayedTurn)
            and self.seeming_losses[moment(part)] >= review_result.MISTAKE.win
        )

    @cached_property
    def seeming_losses(self) -> dict[Moment, float]:
        """The apparent losses of the turns, which are known at once."""
        # separate from the reviewers: these may be at work while a caller reads the remaining work
        losses = Losses(self.begin, self.depth, self.objective)
        return {
            moment(one): losses.seeming(one.start, one.seat, one.actions, self.seed_at(one))
            for one in self.played
            if isinstance(one, PlayedTurn)
        }

    def work_left(self, known: Sequence[Part]) -> float:
        """Return about which share of all the work is still to be done."""
        done = {moment(one) for one in known}
        left = math.fsum(self.work(one) for one in self.played if moment(one) not in done)
        return left / max(CHANCE, math.fsum(map(self.work, self.played)))

    def work(self, part: Played) -> float:
        """Return about how much work a part is."""
        if isinstance(part, PlayedChance):
            return CHANCE
        return COSTLY if self.seems_costly(part) else TURN

    def review_of(self, parts: Sequence[Part]) -> review_result.Review:
        """Return the review of these parts of the game, in any order; all or some."""
        turns = tuple(
            sorted(
                (one for one in parts if isinstance(one, review_result.ReviewedTurn)), key=moment
            )
        )
        lucks = tuple(
            sorted((one for one in parts if isinstance(one, review_result.Luck)), key=moment)
        )
        start, result = self.start, self.result
        bots, seats = bots_of(self.game), range(self.begin.seats)
        doubt, margin = bots.doubt_at(self.begin.seats), bots.usual_margin(self.begin)
        return review_result.Review(
            self.depth.name,
            self.begin.seats,
            turns,
            lucks,
            tuple(luck.account(seat, start, result, turns, lucks, doubt) for seat in seats),
            tuple(accuracy_of(seat, turns, self.game, self.table, margin) for seat in seats),
            len(parts) == self.parts,
        )

    @cached_property
    def start(self) -> review_result.ExpectedResult:
        """The expected result when it began."""
        return self.expectations.worth(self.begin, self.seed)

    @cached_property
    def result(self) -> review_result.ExpectedResult:
        """The result of the game, or the expected one by now."""
        if self.end.is_over():
            standings = tuple(float(one) for one in self.end.bot_scores())
            return review_result.ExpectedResult(tuple(self.end.utilities()), standings)
        return self.expectations.worth(self.end, self.seed)

    def seed_at(self, part: Played) -> int:
        """Return the seed for the tries of a part."""
        return self.seed * APART + moment(part)[1]


def moment(part: Part | Played) -> Moment:
    """Return the key of a part of the game: a turn or not, and how many actions the game had when
    it began."""
    if isinstance(part, (review_result.ReviewedTurn, PlayedTurn)):
        return True, part.first
    return False, part.at
