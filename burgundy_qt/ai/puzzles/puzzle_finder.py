"""Finds puzzles in played games: a sieve of a few tries, then a verification by many, each step
before those that cost more."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.puzzles.puzzle import TRIES, Puzzle
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import DEEP, Depth, Try, mean, mean_difference
from burgundy_qt.ai.review.reviewer import PlayedTurn, played
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.ai.turn_search.sequential_halving import RolloutTrial
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

RIVALS = 6
"""How many turns a best one is compared with."""


class BestTurnMargin(NamedTuple):
    """The cost of the best other turn in shares of a win, its standard error, and that turn; and
    the chance to win after the best turn."""

    gap: float
    error: float
    rival: RolloutTrial
    chance: float


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
    there is no other turn, or when the losses were stopped. `least`: fewer games once it is clear
    whether a turn is behind by so much, and none of further turns after one that is not."""
    world, trials = losses.looked_at(start, seat, seed)
    mine = losses.trial(world, seat, actions)
    leads: list[BestTurnMargin] = []
    at_mine: list[Try] = []
    for rival in others_than(mine, trials, losses, seat, seed)[:rivals]:
        leads.append(lead_over(rival, mine, at_mine, losses, seat, seed, games, least))
        if losses.stopped:
            return None
        if least is not None and leads[-1].gap < least:
            break
    return min(leads, key=lambda lead: lead.gap, default=None)


def lead_over(
    rival: RolloutTrial,
    mine: RolloutTrial,
    at_mine: list[Try],
    losses: Losses,
    seat: int,
    seed: int,
    games: int,
    least: float | None,
) -> BestTurnMargin:
    """Return how far a turn is ahead of another; games of it so far are in `at_mine`, to which new
    ones are added."""
    instead: list[Try] = []
    while True:
        number = games if least is None else min(games, len(instead) + BATCH)
        instead += losses.played_on(rival, seat, seed, number, len(instead))
        at_mine += losses.played_on(mine, seat, seed, number, len(at_mine))
        if losses.stopped:
            return BestTurnMargin(0.0, 0.0, rival, 0.0)
        found = mean(mean_difference(at_mine[:number], instead))
        chance = mean(at_mine).win[seat]
        lead = BestTurnMargin(found.win[seat], found.win_error[seat], rival, chance)
        if number == games or (least is not None and is_sure(lead, least)):
            return lead


def is_sure(lead: BestTurnMargin, least: float) -> bool:
    """Return whether a lead is clearly more than the least one, or clearly less."""
    return abs(lead.gap - least) > SURELY * lead.error


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
SURELY = 2.5
"""Standard errors after which no more games are played: more than CLEAR, since it is asked after
each BATCH."""
BATCH = 48
CHOICES = 4
"""With fewer actions to choose from, or fewer turns, one can guess."""
OPEN = 0.1
"""A game is decided if the chance to win is below this, or so near to 1."""
SIEVE = Depth("sieve", 16, 64, 32, 32, 2, 8, 12, 24)
"""Finds the turns and tries them, a few times each."""
FIRST_LOOK = 100
"""Games of each turn before the verification, which has other chance: nine of ten candidates of the
sieve fail here."""
MEASURED = 240
"""Games of each turn in the verification, unless it is clear earlier. What is still too close then
is no puzzle: more games would find few more, and take most of the time."""
AFRESH = 1 << 44
"""Added to the seed of the verification."""


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
        """Return the position before a turn as a puzzle; None if more than one turn is good, if
        there is too little to choose from or to weigh, if the game is decided, or when the finder
        was stopped."""
        self.sieve.positions += 1
        start, seat, seed = turn.start, turn.seat, turn.first
        if len(start.legal(seat)) < CHOICES:
            return None
        _, trials = sieve.looked_at(start, seat, seed)
        if len(trials) < CHOICES or not is_steep(sieve, trials, turn):
            return None
        self.sieve.passed += 1
        best = max(trials, key=lambda trial: (trial.visits, trial.mean()))
        first = lead_of(best.actions, sieve, start, seat, seed, FIRST_LOOK, least=GAP)
        if first is None or first.gap < GAP or not is_open(first):
            return None
        found = self.verified(game, turn, best.actions, deep, seed + AFRESH)
        self.sieve.found += found is not None
        return found

    def verified(
        self, game: Game, turn: PlayedTurn, best: Sequence[int], deep: Losses, seed: int
    ) -> Puzzle | None:
        """Return the position before a turn as the puzzle whose answer is the turn `best`; None if
        it is not one with the chance of this seed."""
        start, seat = turn.start, turn.seat
        lead = lead_of(best, deep, start, seat, seed, MEASURED, least=GAP)
        if lead is None or lead.gap - CLEAR * lead.error < GAP or not is_open(lead):
            return None
        return puzzle_of(game, turn, best, lead, deep)


def puzzle_of(
    game: Game, turn: PlayedTurn, best: Sequence[int], lead: BestTurnMargin, losses: Losses
) -> Puzzle | None:
    """Return the position before a turn as a puzzle, if the turn `best` leads and there is
    something to weigh."""
    reasons = reasons_between(game, turn.start, turn.seat, best, lead.rival.actions)
    if not is_worth_a_thought(best, reasons):
        return None
    return Puzzle(
        {**game.request},
        tuple((seat, dict(action)) for seat, action in game.actions[: turn.first]),
        turn.seat,
        tuple(game.action(code) for code in best),
        tuple(game.action(code) for code in lead.rival.actions),
        round(lead.gap, 3),
        round(lead.error, 3),
        reasons[0].motive.kind,
        found_by_weak_bots(losses, turn.start, turn.seat, best),
    )


def is_steep(losses: Losses, trials: list[RolloutTrial], turn: PlayedTurn) -> bool:
    """Return whether, by a few tries, one turn is so much better than all others."""
    losses.best_of(trials, turn.seat, turn.first, None)
    means = sorted((trial.mean() for trial in trials if trial.visits), reverse=True)
    return len(means) > 1 and means[0] - means[1] >= GAP


def is_open(lead: BestTurnMargin) -> bool:
    """Return whether the seat can still win after the best turn, and lose after the next best."""
    return lead.chance >= OPEN and lead.chance - lead.gap <= 1.0 - OPEN


def is_worth_a_thought(best: Sequence[int], reasons: Sequence[TurnReason]) -> bool:
    """Return whether a motive explains the best turn; and, if it is a single action, whether
    something speaks for the next best turn, so that there is something to weigh."""
    is_explained = bool(reasons) and reasons[0].is_for
    return is_explained and (len(best) > 1 or any(not reason.is_for for reason in reasons))


WEAK = "squire"
APART = 1_000


def found_by_weak_bots(losses: Losses, start: Position, seat: int, best: Sequence[int]) -> int:
    """Return how many of TRIES tries of a weak level find the turn, each with other misjudgements.
    The level judges as well as in any game, not with its limits in this one."""
    world, _ = losses.looked_at(start, seat, 0)
    end, evaluator = losses.trial(world, seat, best).end, losses.halving.evaluator
    bot = NetworkBot(level(WEAK), evaluator.features, evaluator.network, world)
    return sum(
        same_position(tried_by(bot, world, seat, attempt * APART), end) for attempt in range(TRIES)
    )


def tried_by(bot: NetworkBot, world: Position, seat: int, seed: int) -> Position:
    """Return the position after a bot's turn."""
    here = world.copy()
    while seat in here.waiting_seats() and not here.is_chance_node():
        here.act_only(bot.choose(here, seat, None, None, seed), seat)
        seed += 1
    return here
