"""Finds puzzles in played games: a sieve of a few tries, then a verification by many, each step
before those that cost more; and selects some puzzles out of many: of all phases, boards, set-ups,
numbers of players, motives and difficulties, and few from one game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import NamedTuple

from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.game_bots import Moment, bots_of, table_of
from burgundy_qt.ai.levels import level
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.puzzles.puzzle import TRIES, Puzzle
from burgundy_qt.ai.review.accuracy import MARGINS_OF_A_WIN
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import DEEP, Depth, Try, mean, mean_difference
from burgundy_qt.ai.review.reviewer import PlayedTurn, played
from burgundy_qt.ai.thinker import NetworkBot
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.ai.turn_search.sequential_halving import PLAIN_POINTS, RolloutTrial
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

PHASE, BOARD, SET_UP = "phase", "board", "set-up"
PLAYERS, MOTIVE, DIFFICULTY = "players", "motive", "difficulty"
TRAITS = (PHASE, BOARD, SET_UP, PLAYERS, MOTIVE, DIFFICULTY)
"""What tells puzzles apart."""
Traits = Mapping[str, tuple[str, ...]]
"""The values of a puzzle by trait; there may be several boards, or none."""
Quotas = Mapping[str, Mapping[str, float]]
"""By trait and value how many puzzles are wanted; what is left out is wanted as often as others."""
A_GAME = 3
"""The most puzzles chosen of one game."""
MOST_OF_A_MOTIVE = 0.3
"""The largest share of puzzles with the same motive, unless all have it."""


@dataclass(frozen=True)
class Candidate:
    """A puzzle with its traits."""

    puzzle: Puzzle
    traits: Traits

    @property
    def table(self) -> str:
        """The set-up and the number of players."""
        return f"{self.traits[SET_UP][0]}, {self.traits[PLAYERS][0]}"


def traits_of(puzzle: Puzzle) -> Traits:
    """Return the traits of a puzzle. The phase is that of its calibration, counted from 1. Raises
    BadPuzzles."""
    game = puzzle.played()
    moment = moment_of(game.position)
    return {
        PHASE: (stage_text(moment),),
        BOARD: bots_of(puzzle.game).boards(game.state(puzzle.seat), puzzle.seat),
        SET_UP: (set_up_of(puzzle.request),),
        PLAYERS: (str(game.seats),),
        MOTIVE: (puzzle.motive,),
        DIFFICULTY: (puzzle.difficulty,),
    }


NO_STAGE = "none"
"""The phase of the set-up, and of a last round whose points need no correction any more."""


def stage_text(moment: Moment | None) -> str:
    """Return the phase of a moment, counted from 1."""
    return NO_STAGE if moment is None or moment.stage is None else str(moment.stage + 1)


def set_up_of(request: Mapping[str, object]) -> str:
    """Return the edition and the modules of a game: "2019 shields"."""
    modules = request.get("modules") or ()
    assert isinstance(modules, (list, tuple))
    return " ".join([str(request["edition"]), *map(str, modules)])


def chosen(
    puzzles: Iterable[Puzzle], number: int, quotas: Quotas = MappingProxyType({})
) -> list[Puzzle]:
    """Return `number` of them, or as many as there are: always the one with the traits that are
    rarest so far for what is wanted; of equals that with the widest gap."""
    pool = [Candidate(one, traits_of(one)) for one in sorted(puzzles, key=lambda one: -one.gap)]
    wanted = {trait: wanted_of(trait, pool, quotas.get(trait, {})) for trait in TRAITS}
    counts = {trait: Counter[str]() for trait in TRAITS}
    taken: list[Puzzle] = []
    while len(taken) < number:
        of_game = Counter(seed_of(one) for one in taken)
        free = [one for one in pool if of_game[seed_of(one.puzzle)] < A_GAME]
        if len(wanted[MOTIVE]) > 1:
            most = max(A_GAME, MOST_OF_A_MOTIVE * number)
            free = [one for one in free if counts[MOTIVE][one.puzzle.motive] < most]
        if not free:
            break
        best = min(free, key=lambda one: crowding(one.traits, counts, wanted))
        pool.remove(best)
        taken.append(best.puzzle)
        for trait, values in best.traits.items():
            counts[trait].update(values)
    return taken


def seed_of(puzzle: Puzzle) -> object:
    """Return the seed of a puzzle's game."""
    return puzzle.request["seed"]


def wanted_of(
    trait: str, pool: Iterable[Candidate], quota: Mapping[str, float]
) -> Mapping[str, float]:
    """Return how many of each value are wanted, as parts of one another: as many as the quota says,
    of others as many as of the average one."""
    values = {value for one in pool for value in one.traits[trait]}
    usual = fmean(quota.values()) if quota else 1.0
    return {value: quota.get(value, usual) for value in values}


def crowding(
    traits: Traits, counts: Mapping[str, Counter[str]], wanted: Mapping[str, Mapping[str, float]]
) -> float:
    """Return how often the values of a puzzle are taken for what is wanted of them."""
    return math.fsum(
        math.fsum(
            counts[trait][value] * sum(wanted[trait].values()) / wanted[trait][value]
            for value in values
        )
        / len(values)
        for trait, values in traits.items()
        if values
    )


# The search for puzzles.


RIVALS = 6
"""How many turns a best one is compared with."""


class BestTurnMargin(NamedTuple):
    """The cost of the best other turn in shares of a win, its standard error, and that turn; and
    the chance to win after the best turn. Alone for points, the cost is in shares of as many points
    as count for a win, and the chance is EVEN."""

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
    are_apart: Callable[[Sequence[int], Sequence[int]], bool] | None = None,
) -> BestTurnMargin | None:
    """Return how far a whole turn is ahead of so many others, by so many games for each; None if
    there is no other turn, or when the losses were stopped. `least`: fewer games once it is clear
    whether a turn is behind by so much, and none of further turns after one that is not. With
    `are_apart` only turns that are apart from this one count as others."""
    world, trials = losses.looked_at(start, seat, seed)
    mine = losses.trial(world, seat, actions)
    if are_apart is not None:
        trials = [trial for trial in trials if are_apart(actions, trial.actions)]
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
        if losses.is_for_points:
            win = MARGINS_OF_A_WIN * losses.margin
            gap, error = found.points[seat] / win, found.points_error[seat] / win
            lead = BestTurnMargin(gap, error, rival, EVEN)
        else:
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
        losses.halved(others, seat, seed, None)
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
EVEN = 0.5
OF_A_LOOK = 0.6
"""The share of a difference in points that the first look at a game alone sees, one round ahead."""
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


TURNS = 10
"""Turns of a game that are looked at: many games show more than all turns of a few."""


def turns_of(game: Game) -> list[PlayedTurn]:
    """Return all turns of a game."""
    knows = Losses(game.position_at(0)[0], SIEVE).halving.evaluator.knows
    return [part for part in played(game, knows) if isinstance(part, PlayedTurn)]


def promising(turns: Sequence[PlayedTurn], chance: Random) -> list[PlayedTurn]:
    """Return the TURNS whose best turn seems most ahead of the second at first sight, which costs
    next to nothing; and half as many by chance, since the best puzzles do not seem so."""
    if not turns:
        return []
    losses = Losses(turns[0].start, SIEVE)

    def lead(turn: PlayedTurn) -> float:
        if len(turn.start.legal(turn.seat)) < CHOICES:
            return 0.0
        _, trials = losses.looked_at(turn.start, turn.seat, turn.first)
        values = sorted((trial.value for trial in trials), reverse=True)
        return values[0] - values[1] if len(values) >= CHOICES else 0.0

    leads = {turn.first: lead(turn) for turn in turns}
    open_turns = [turn for turn in turns if leads[turn.first]]
    order = sorted(open_turns, key=lambda turn: -leads[turn.first])
    rest = order[TURNS:]
    return [*order[:TURNS], *chance.sample(rest, min(TURNS // 2, len(rest)))]


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
    losses.halved(trials, turn.seat, turn.first, None)
    means = sorted((trial.mean() for trial in trials if trial.visits), reverse=True)
    least = GAP
    if losses.is_for_points:
        least *= OF_A_LOOK * MARGINS_OF_A_WIN * losses.margin / PLAIN_POINTS
    return len(means) > 1 and means[0] - means[1] >= least


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
    """Return how many of TRIES tries of a weak level find the turn, each with other
    misjudgements."""
    world, _ = losses.looked_at(start, seat, 0)
    end, evaluator = losses.trial(world, seat, best).end, losses.halving.evaluator
    known = table_of(world)
    weak = level(WEAK) if known is None else level(WEAK).at_table(*known)
    bots = [
        NetworkBot(weak, evaluator.features, evaluator.network, world, seed=attempt)
        for attempt in range(TRIES)
    ]
    return sum(
        same_position(tried_by(bot, world, seat, attempt * APART), end)
        for attempt, bot in enumerate(bots)
    )


def tried_by(bot: NetworkBot, world: Position, seat: int, seed: int) -> Position:
    """Return the position after a bot's turn."""
    here = world.copy()
    while seat in here.waiting_seats() and not here.is_chance_node():
        here.act_only(bot.choose(here, seat, None, None, seed), seat)
        seed += 1
    return here
