"""The luck of a game: what everyone may expect of a position, what chance brought beyond that, and
how a player's result came about: the start, luck, their own play, that of the others, and the rest.

The yardstick is the same everywhere: all seats play on as the narrow beam of a rollout does, about
as a Knight plays, for some rounds. So what a game brings step by step adds up to its result."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from statistics import fmean

from burgundy_qt.ai.game_bots import CERTAIN, Doubt, bots_of
from burgundy_qt.ai.networks.calibration import Calibration, calibration_for, kept_open, sides_of
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.review.review_result import (
    SHARE,
    Depth,
    ExpectedResult,
    Luck,
    LuckAccount,
    Measured,
    ReviewedTurn,
    Try,
    mean,
    mean_difference,
)
from burgundy_qt.ai.turn_search.beam import Greedy, same_position
from burgundy_qt.ai.turn_search.rollout import Rollout
from burgundy_qt.rules.position import Position

SURE = 0.01
"""Luck is told well enough when its standard error is below so much of a win; and no chance is told
nearer to 0 or 1 while something is left to chance."""
KEY = 0x9E3779B97F4A7C15
"""Keeps the keys of neighbouring tries apart."""


class ReviewError(ValueError):
    """No network fits the game, so nobody knows what its positions are worth."""


class Expectations:
    """Tells what positions like `like` are worth, as `depth` says; one thread's own.

    A seat is asked what it knows itself: where hands are hidden each by its own eyes. The same seed
    tells the same. Raises ReviewError."""

    def __init__(self, like: Position, depth: Depth, objective: str = "win"):
        shipped = default_network_for(like)
        if shipped is None:
            raise ReviewError("no network fits this game, so its luck cannot be measured")
        self.depth = depth
        self.objective = objective
        self.evaluator = Evaluator(*shipped, objective)
        self.greedy = Greedy(self.evaluator, like)
        boundaries = depth.rounds * bots_of(self.evaluator.features.game).boundaries(like)
        self.rollout = Rollout(self.evaluator, like, boundaries)
        self.stopped = False

    def stop(self) -> None:
        """Tell with what is known by now, from any thread."""
        self.stopped = True

    def knows(self, position: Position) -> bool:
        """Return whether a position can be judged as it stands."""
        return bool(self.evaluator.knows(position))

    def worth(self, position: Position, seed: int) -> ExpectedResult:
        """Return what everyone may expect where somebody decides, or it is over."""
        return self.told(position, self.games_from(position, seed))

    def turn(self, start: Position, end: Position, seed: int) -> tuple[ExpectedResult, Measured]:
        """Return what everyone may expect before a turn from `start` to `end`, and what it brought
        them beyond that."""
        before, after = (self.games_from(one, seed) for one in (start, end))

        def beyond(viewer: int) -> Measured:
            return mean(mean_difference(after(viewer), before(viewer)))

        return self.told(start, before), expected_from_seat(start, beyond)

    def luck(self, before: Position, after: Position, seed: int) -> Measured:
        """Return what chance brought that waited in `before` and led to `after`."""
        return expected_from_seat(before, lambda viewer: self.luck_of(before, after, viewer, seed))

    def luck_of(self, before: Position, after: Position, viewer: int, seed: int) -> Measured:
        """Return the same by the eyes of one seat."""
        gaps: list[Try] = []
        while not self.is_enough(gaps):
            keys = range(len(gaps), len(gaps) + self.depth.chances)
            came = [self.tried(after, viewer, seed, key) for key in keys]
            might = [
                self.tried(other_chance(before, viewer, seed, key), viewer, seed, key)
                for key in keys
            ]
            gaps += mean_difference(came, might)
        return mean(gaps)

    def is_enough(self, gaps: Sequence[Try]) -> bool:
        """Return whether luck is known well enough."""
        if not gaps:
            return False
        if self.stopped or len(gaps) >= self.depth.most:
            return True
        share, found = SHARE if self.depth.sure else 0.0, mean(gaps)
        return all(
            error < max(SURE, share * abs(luck))
            for luck, error in zip(found.win, found.win_error, strict=True)
        )

    def games_from(self, position: Position, seed: int) -> Callable[[int], list[Try]]:
        """Games from a position, by the eyes of a seat: played when they are first asked for."""

        @cache
        def by_eyes_of(viewer: int) -> list[Try]:
            keys = range(self.depth.expected)
            return [self.tried(position, viewer, seed, key) for key in keys]

        return by_eyes_of

    def told(self, position: Position, games: Callable[[int], list[Try]]) -> ExpectedResult:
        """Return what everyone may expect by games from a position."""
        is_certain = position.is_over() or self.evaluator.features.no_chance_left(position)

        def seen(viewer: int) -> Measured:
            found = mean(games(viewer))
            if is_certain or not self.knows(position):
                return found
            return replace(found, win=self.with_the_network(found.win, position, viewer))

        found = expected_from_seat(position, seen)
        calibration = calibration_for(position, self.objective, "review")
        standings = position.standings()
        win = calibration.chances(found.win)
        return ExpectedResult(
            win if is_certain else kept_open(win, sides_of(position), SURE),
            tuple(map(calibration.points, found.points, standings)),
        )

    def with_the_network(
        self, share: Sequence[float], position: Position, viewer: int
    ) -> tuple[float, ...]:
        """Shares of the win by games from a position, with the network's word on it as one game
        more: where a few games all end alike, that is not yet certain.

        Of 796 positions in the last ten turns of 240 games in which eight games ended alike, four
        came out otherwise; so told, what was said to be 99 % or more always came true."""
        number = self.depth.expected
        judged, _ = self.evaluator.evaluation(position, viewer)
        return tuple(
            (number * one + more) / (number + 1) for one, more in zip(share, judged, strict=True)
        )

    def tried(self, position: Position, viewer: int, seed: int, key: int) -> Try:
        """Return one game some rounds on, what the viewer cannot know drawn by its key; a set-up
        that still goes on ends first."""
        begun = self.set_up(position, viewer)
        _, _, win, points = self.rollout.play(begun, viewer, seed, key, key + 1)
        return win, points

    def set_up(self, position: Position, viewer: int) -> Position:
        """Return where a set-up leads that still goes on: in the open each takes what it likes
        best, in secret by lot."""
        here = position.copy()
        while not self.is_set_up(here) and not here.decides_in_secret():
            seat = here.waiting_seats()[0]
            here.act_only(self.greedy.choose(here, seat), seat)
        return here if self.is_set_up(here) else self.greedy.after_actions(here, viewer, [])

    def is_set_up(self, position: Position) -> bool:
        """Return whether a game can be played on from there."""
        return self.knows(position) or position.chance_waits() or position.is_over()

    def calibration(self, position: Position) -> Calibration:
        """Return how differences from there on are told."""
        return calibration_for(position, self.objective)


def expected_from_seat(position: Position, seen: Callable[[int], Measured]) -> Measured:
    """Return what each seat finds for itself; asked only once where all know the same."""
    if same_for_all(position):
        return seen(0)
    own = [seen(viewer) for viewer in range(position.seats)]
    return Measured(
        tuple(one.win[seat] for seat, one in enumerate(own)),
        tuple(one.points[seat] for seat, one in enumerate(own)),
        tuple(one.win_error[seat] for seat, one in enumerate(own)),
        tuple(one.points_error[seat] for seat, one in enumerate(own)),
    )


def same_for_all(position: Position) -> bool:
    """Return whether all seats know the same: then what they do not know is drawn alike for
    each."""
    drawn = [position.copy() for _ in range(position.seats)]
    for viewer, one in enumerate(drawn):
        one.redraw_unseen(viewer, KEY)
    return all(same_position(one, drawn[0]) for one in drawn)


def other_chance(before: Position, viewer: int, seed: int, key: int) -> Position:
    """Return where chance might have led as well, for all that the viewer knows."""
    other = before.copy()
    other.redraw_unseen(viewer, (seed * KEY + key) % 2**64)
    while other.chance_waits():
        other.draw_chance()
    return other


def as_told(found: Measured, calibration: Calibration) -> Measured:
    """Return a difference as it is told: points as games bear them out; chances as they are, for a
    difference that is small enough to be told at all is hardly changed."""
    judged = calibration.judged
    return Measured(
        found.win,
        tuple(judged * points for points in found.points),
        found.win_error,
        tuple(judged * error for error in found.points_error),
    )


Pair = tuple[float, float]
"""A chance to win, and final points."""
TWO = 2
TRIED = 0.6
"""The share of the errors of all parts that is left in their sum: where two parts meet, both are
tried by the same chance. Measured in games of Tuscany, where the yardstick never changes its mind:
with all of the errors 85% of 100 remainders lay inside."""


@dataclass(frozen=True)
class Steps:
    """What happened to one player's chance, or points: each step, and its standard error."""

    start: float
    result: float
    luck: Sequence[Pair]
    own: Sequence[Pair]
    others: Sequence[Pair]


def account(
    seat: int,
    start: ExpectedResult,
    result: ExpectedResult,
    turns: Sequence[ReviewedTurn],
    lucks: Sequence[Luck],
    doubt: Doubt = CERTAIN,
) -> LuckAccount:
    """Return the account of a seat: start, luck, its own play, that of the others and the remainder
    add up to the result.

    No part is more than a whole win, up or down, and with two players each part of the one is what
    the other has lost by it."""
    win = steps_of(seat, start, result, turns, lucks, in_points=False)
    points = steps_of(seat, start, result, turns, lucks, in_points=True)
    shares, sums = bounded(win.start, entries(win)), entries(points)
    return LuckAccount(
        (win.start, points.start),
        (shares[0], sums[0]),
        (shares[1], sums[1]),
        (shares[2], sums[2]),
        (shares[3], sums[3]),
        (error(win, doubt.win), error(points, doubt.points)),
        (win.result, points.result),
        losses(seat, turns),
    )


def steps_of(
    seat: int,
    start: ExpectedResult,
    result: ExpectedResult,
    turns: Sequence[ReviewedTurn],
    lucks: Sequence[Luck],
    in_points: bool,
) -> Steps:
    """Return what happened to the chance of a seat, or to its points.

    Where each of two players judges by what they know, their chances need not add up to one, nor
    their gains to nothing: then both views count the same."""
    if in_points:
        return Steps(
            start.points[seat],
            result.points[seat],
            [(one.luck.points[seat], one.luck.points_error[seat]) for one in lucks],
            [points_of(one.play, seat) for one in turns if one.seat == seat],
            [points_of(one.play, seat) for one in turns if one.seat != seat],
        )
    return Steps(
        chance_of(start, seat),
        chance_of(result, seat),
        [gain_of(one.luck, seat) for one in lucks],
        [gain_of(one.play, seat) for one in turns if one.seat == seat],
        [gain_of(one.play, seat) for one in turns if one.seat != seat],
    )


def points_of(found: Measured, seat: int) -> Pair:
    """Return what a seat gained in points, and its standard error."""
    return found.points[seat], found.points_error[seat]


def chance_of(worth: ExpectedResult, seat: int) -> float:
    """Return a seat's chance to win; of two, one is what the other leaves."""
    if len(worth.win) != TWO:
        return worth.win[seat]
    return (worth.win[seat] + 1.0 - worth.win[1 - seat]) / 2


def gain_of(found: Measured, seat: int) -> Pair:
    """Return what a seat gained in chance to win, and its standard error; of two, one loses what
    the other gains."""
    if len(found.win) != TWO:
        return found.win[seat], found.win_error[seat]
    return (found.win[seat] - found.win[1 - seat]) / 2, fmean(found.win_error)


def entries(steps: Steps) -> list[float]:
    """Return luck, own play, others' play, and what they leave unexplained."""
    told = [math.fsum(step for step, _ in part) for part in (steps.luck, steps.own, steps.others)]
    return [*told, steps.result - steps.start - math.fsum(told)]


def bounded(start: float, changes: Sequence[float]) -> list[float]:
    """Return the changes as shares that no order of them leads out of 0 to 1: nobody can win more
    than all, or lose what they do not have.

    Each share is what a change adds where it stops at 0 and at 1, in the mean over all orders; so
    the shares add up like the changes, and changes that stay in between are their own shares."""
    orders = list(permutations(range(len(changes))))
    shares = [0.0] * len(changes)
    for order in orders:
        reached, here = start, start
        for at in order:
            reached += changes[at]
            stopped = min(max(reached, 0.0), 1.0)
            shares[at] += (stopped - here) / len(orders)
            here = stopped
    return shares


def error(steps: Steps, doubt: float) -> float:
    """Return the standard error of the remainder: of all that was tried by chance, and of a
    yardstick that sees further with every round."""
    all_steps = [*steps.luck, *steps.own, *steps.others]
    tried = math.hypot(*(error for _, error in all_steps))
    moved = math.hypot(*(step for step, _ in all_steps))
    return math.hypot(TRIED * tried, doubt * moved)


def losses(seat: int, turns: Sequence[ReviewedTurn]) -> Pair:
    """Return the sum of what a seat's own turns lost, below 0."""
    own = [one.swing for one in turns if one.seat == seat]
    return math.fsum(one.win[seat] for one in own), math.fsum(one.points[seat] for one in own)
