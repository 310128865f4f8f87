"""Finds puzzles in played games: a sieve of a few tries, then a verification by many."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from burgundy_qt.ai.levels import Level, level
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import DEEP, Depth, mean, mean_difference
from burgundy_qt.ai.review.reviewer import PlayedTurn, played
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

RIVALS = 6
"""How many turns a best one is compared with."""


class BestTurnMargin(NamedTuple):
    """The cost of the best other turn in shares of a win, its standard error, and that turn."""

    gap: float
    error: float
    rival: RolloutTrial


def lead_of(
    actions: Sequence[int],
    losses: Losses,
    start: Position,
    seat: int,
    seed: int,
    games: int,
    rivals: int = RIVALS,
    least: float | None = None,
) -> BestTurnMargin | None:
    """Return how far a whole turn is ahead of so many others, by so many games for each; None if
    there is no other turn, or when the losses were stopped. `least`: stop after a turn that is
    behind by less than this."""
    world, trials = losses.looked_at(start, seat, seed)
    mine = losses.trial(world, seat, actions)
    leads: list[BestTurnMargin] = []
    at_mine = losses.played_on(mine, seat, seed, games)
    for rival in others_than(mine, trials, losses, seat, seed)[:rivals]:
        instead = losses.played_on(rival, seat, seed, games)
        if losses.stopped:
            return None
        found = mean(mean_difference(at_mine, instead))
        leads.append(BestTurnMargin(found.win[seat], found.win_error[seat], rival))
        if least is not None and leads[-1].gap < least:
            break
    return min(leads, key=lambda lead: lead.gap, default=None)


def others_than(
    mine: RolloutTrial, trials: Sequence[RolloutTrial], losses: Losses, seat: int, seed: int
) -> list[RolloutTrial]:
    """Return the turns to other positions, those that seem best after some tries first."""
    others = [trial for trial in trials if not same_position(trial.end, mine.end)]
    if others:
        losses.best_of(others, seat, seed, None)
    return sorted(others, key=lambda trial: (-trial.visits, -trial.mean()))


GAP = 0.05
"""The least cost of every other turn in shares of a win, with two standard errors deducted."""
CLEAR = 2.0
SIEVE = Depth("sieve", 16, 64, 32, 32, 2, 8, 12, 24)
"""Finds the turns and tries them, a few times each."""


@dataclass
class Sieve:
    """How many positions were looked at, passed the sieve, and were verified."""

    positions: int = 0
    passed: int = 0
    found: int = 0


class Finder:
    """Finds puzzles in games; `sieve` counts. The same game gives the same puzzles."""

    def __init__(self) -> None:
        self.sieve = Sieve()
        self._looks: tuple[Losses, ...] = ()
        self._stopped = False

    def stop(self) -> None:
        """Find nothing more, from any thread."""
        self._stopped = True
        for look in self._looks:
            look.stop()

    def puzzles(self, game: Game, wanted: Container[int] | None = None) -> Iterator[Puzzle]:
        """Yield the puzzles of a played game, in its order: of all turns, or of those that begin
        after one of the `wanted` numbers of actions. Raises ReviewError."""
        like = game.position_at(0)[0]
        self._looks = sieve, deep = Losses(like, SIEVE), Losses(like, DEEP)
        knows = sieve.halving.evaluator.knows
        for turn in played(game, knows):
            if self._stopped:
                return
            if not isinstance(turn, PlayedTurn) or not knows(turn.start):
                continue
            if wanted is None or turn.first in wanted:
                puzzle = self.puzzle(game, turn, sieve, deep)
                if puzzle is not None:
                    yield puzzle

    def puzzle(self, game: Game, turn: PlayedTurn, sieve: Losses, deep: Losses) -> Puzzle | None:
        """Return the position before a turn as a puzzle; None if more than one turn is good, or
        when the finder was stopped."""
        self.sieve.positions += 1
        start, seat, seed = turn.start, turn.seat, turn.first
        world, trials = sieve.looked_at(start, seat, seed)
        if len(trials) < 2 or not is_steep(sieve, trials, turn):
            return None
        self.sieve.passed += 1
        best = max(trials, key=lambda trial: (trial.visits, trial.mean()))
        lead = lead_of(best.actions, deep, start, seat, seed, DEEP.measured, least=GAP)
        if lead is None or lead.gap - CLEAR * lead.error < GAP:
            return None
        self.sieve.found += 1
        return Puzzle(
            {**game.request},
            tuple((seat, dict(action)) for seat, action in game.actions[: turn.first]),
            seat,
            tuple(game.action(code) for code in best.actions),
            round(lead.gap, 3),
            round(lead.error, 3),
            theme_of(game, best, lead.rival),
            difficulty_of(sieve.halving.evaluator, world, seat, best.end),
        )


def is_steep(losses: Losses, trials: list[RolloutTrial], turn: PlayedTurn) -> bool:
    """Return whether, by a few tries, one turn is so much better than all others."""
    losses.best_of(trials, turn.seat, turn.first, None)
    means = sorted((trial.mean() for trial in trials if trial.visits), reverse=True)
    return len(means) > 1 and means[0] - means[1] >= GAP


def theme_of(game: Game, best: RolloutTrial, rival: RolloutTrial) -> str:
    """Return the type of the first action of the best turn that is not in the next best."""
    action = next((code for code in best.actions if code not in rival.actions), best.actions[0])
    return str(game.action(action)["type"])


def difficulty_of(evaluator: Evaluator, world: Position, seat: int, end: Position) -> str:
    """Return the difficulty by the levels that find the turn to `end`: one without search, one with
    a plan of the whole turn, or neither. The levels judge as well as in any game, not with their
    limits in this one."""
    for name, difficulty in (("steward", EASY), ("knight", MEDIUM)):
        if same_position(played_by(level(name), evaluator, world, seat), end):
            return difficulty
    return HARD


def played_by(level: Level, evaluator: Evaluator, world: Position, seat: int) -> Position:
    """Return the position after a level's turn."""
    bot = NetworkBot(level, evaluator.features, evaluator.network, world)
    here = world.copy()
    while seat in here.waiting_seats() and not here.is_chance_node():
        here.act_only(bot.choose(here, seat, None, level.limits.rollouts, 0), seat)
    return here
