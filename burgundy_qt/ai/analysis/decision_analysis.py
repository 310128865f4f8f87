"""A study of one decision: the choices played to the end, and the results."""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from threading import Timer

from burgundy_qt import repeatable
from burgundy_qt.ai.analysis.comparison import Comparison, paired
from burgundy_qt.ai.analysis.point_sources import (
    Analysis,
    ExpectedPoints,
    Explanation,
    Option,
    lifted,
    total_points,
    unplayed,
)
from burgundy_qt.ai.analysis.score_tally import Gains, Planner, Playout
from burgundy_qt.ai.game_bots import bots_for
from burgundy_qt.ai.networks.calibration import factor_after_turn, is_measured
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.turn_search.beam import same_position
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class Line:
    """A plan to play out: the actions that the seat takes first; only every `stride`-th game is
    played."""

    actions: Sequence[int]
    stride: int = 1


class PlayoutGames:
    """Plays positions like `like` to their end, `threads` at a time; after `stop` no more."""

    def __init__(
        self, features: Features, network: Network, like: Position, threads: int, objective: str
    ):
        self.players = [
            Playout(Evaluator(features, network, objective), like, bots_for(like).tally(like))
            for _ in range(threads)
        ]
        self.stopped = False

    def first(self, start: Position, seat: int, seed: int, actions: Sequence[int]) -> Gains | None:
        """Return the points of a plan's first game; None if it was stopped."""
        return self.players[0].play(start, seat, actions, seed, 0)

    def play(
        self, start: Position, seat: int, lines: Mapping[int, Line], seed: int, number: int
    ) -> dict[int, dict[int, Gains]]:
        """Play `number` games of every line, or as many as are finished before a stop.

        Return by the line's name the points of each game, by its number: games of one number have
        the same chance, and an interrupted one counts in no line. The same seed gives the same on
        any number of threads.
        """
        finished: dict[int, dict[int, Gains]] = {name: {} for name in lines}
        numbers = iter(range(number))

        def work(player: Playout) -> None:
            for at in self.running(numbers):
                due = [name for name, line in lines.items() if at % line.stride == 0]
                gains = [player.play(start, seat, lines[name].actions, seed, at) for name in due]
                for name, gained in zip(due, gains, strict=True):
                    if gains[-1] is not None and gained is not None:
                        finished[name][at] = gained

        with ThreadPoolExecutor(len(self.players)) as pool:
            list(pool.map(work, self.players))
        return {name: dict(sorted(games.items())) for name, games in finished.items()}

    @contextmanager
    def ended_at(self, until: float | None) -> Iterator[None]:
        """Stop the games inside at the time `until` (of time.monotonic), if there is one."""
        clock = None if until is None else Timer(max(0.0, until - time.monotonic()), self.stop)
        if clock:
            clock.start()
        try:
            yield
        finally:
            if clock:
                clock.cancel()

    def running(self, numbers: Iterator[int]) -> Iterator[int]:
        """Yield the numbers until a stop."""
        while not self.stopped:
            at = next(numbers, None)
            if at is None:
                return
            yield at

    def stop(self) -> None:
        """Stop at once, from any thread."""
        self.stopped = True
        for player in self.players:
            player.stop()


PLAYED_OUT = 4
"""How many choices are played to the end: the best, the one it is compared with, and others in
every SELDOM-th game."""
SELDOM = 4
TRIED = 6
"""How many choices are searched for one to compare the best with."""
MOST_GAMES = 2000
"""The most games of one choice: its points are then known to half a point."""


class DecisionAnalysis:
    """The decision of `seat` in `position`, after a thought about it; `scored` are points by seat
    and source."""

    def __init__(
        self,
        position: Position,
        seat: int,
        thought: Thought,
        scored: Sequence[Mapping[str, int]],
        features: Features,
        network: Network,
        objective: str,
    ):
        self.position = position
        self.seat = seat
        self.thought = thought
        self.objective = objective
        self.planner = Planner(Evaluator(features, network, objective), position)
        self.certain = features.no_chance_left(position)
        self.counted = position.counts()
        bots = bots_for(position)
        self.sources = bots.tally(position).sources
        others = position.opponents(seat)
        self.factors = [
            factor_after_turn(position, objective, at not in others) for at in range(position.seats)
        ]
        self.is_measured = is_measured(position, objective, "hint")
        self.expected_points = ExpectedPoints(
            seat, bots.scored_before(position, scored), self.sources, self.certain, self.factors
        )
        self.candidates = [self.planned(candidate) for candidate in thought.candidates]
        self.choices = len(self.candidates)
        if thought.second is not None:
            self.candidates.append(thought.second)
        self.other: int | None = None

    def planned(self, candidate: Candidate) -> Candidate:
        """Return the candidate with a whole turn: the search's, else the one that greedy play
        adds."""
        plan = candidate.plan or self.planner.turn(self.position, self.seat, candidate.action)
        return replace(candidate, plan=plan)

    def compare(self, games: PlayoutGames, seed: int) -> None:
        """Find the choice to compare the first one with: the next that leads to another position,
        and not by a detour to the same game."""
        elsewhere = self.elsewhere()
        second = range(len(self.candidates))[self.choices :]
        if not elsewhere or any(self.is_better(one, elsewhere[0]) for one in second):
            elsewhere = [*second, *elsewhere]
        game = partial(games.first, self.position, self.seat, seed)
        best = game(self.candidates[0].plan) if elsewhere else None
        parting = (at for at in elsewhere if game(self.candidates[at].plan) != best)
        self.other = next(parting, elsewhere[0] if elsewhere else None)

    def elsewhere(self) -> list[int]:
        """Return the places of candidates with plans to another position than the first one's; not
        more than TRIED."""
        choices = self.candidates[: self.choices]
        ends = (self.planner.end(self.position, self.seat, one.plan) for one in choices)
        best = next(ends)
        return list(
            islice(
                (at for at, end in enumerate(ends, start=1) if not same_position(best, end)), TRIED
            )
        )

    def is_better(self, at: int, other: int) -> bool:
        """Return whether the search prefers one of the candidates to another: of those tried most
        often the one with the higher value."""

        def promise(one: Candidate) -> tuple[int, float]:
            return one.visits, one.points if self.objective == "points" else one.win

        return promise(self.candidates[at]) > promise(self.candidates[other])

    def lines(self) -> dict[int, Line]:
        """Return the candidates to be played to the end, by their places."""
        compared = [at for at in (0, self.other) if at is not None]
        rest = [at for at in range(self.choices) if at not in compared][
            : PLAYED_OUT - len(compared)
        ]
        every = {at: Line(self.candidates[at].plan) for at in compared}
        return every | {at: Line(self.candidates[at].plan, SELDOM) for at in rest}

    def enough(self, number: int | None) -> int:
        """Return how many of `number` games of a line are worth playing: if no chance is left, all
        are the same."""
        return 1 if self.certain else min(number or MOST_GAMES, MOST_GAMES)

    def analysis(self, played: Mapping[int, Mapping[int, Gains]]) -> Analysis:
        """Return the analysis of the played lines."""
        options = {
            at: self.expected_points.option(self.candidates[at], games.values())
            for at, games in played.items()
            if games
        }
        lift = lifted(self.candidates, options)
        listed = tuple(
            options.get(at) or unplayed(one, lift) for at, one in enumerate(self.candidates)
        )
        if 0 not in options:
            return Analysis(
                self.seat,
                listed[: self.choices],
                self.thought.win,
                self.thought.points,
                None,
                "games",
                self.counted,
                self.is_measured,
            )
        points = tuple(total_points(sources) for sources in listed[0].sources or ())
        why = None if self.other is None else self.explanation(played, listed, points)
        return Analysis(
            self.seat,
            listed[: self.choices],
            self.thought.win,
            points,
            why,
            None,
            self.counted,
            self.is_measured,
            None if self.other is None else listed[self.other],
        )

    def explanation(
        self,
        played: Mapping[int, Mapping[int, Gains]],
        listed: Sequence[Option],
        points: Sequence[float],
    ) -> Explanation:
        """Explain why the first choice is better than the best one elsewhere."""
        assert self.other is not None
        rival = max(self.position.opponents(self.seat), key=lambda seat: points[seat], default=None)
        games = paired(played[0], played[self.other])
        comparison = Comparison(
            listed[0], listed[self.other], games, self.sources, self.certain, self.factors
        )
        return comparison.explanation(self.seat, rival, self.objective)


POSITIONS_A_GAME = 25
"""How many positions count as a game of each of two turns, for a limit in positions instead of
seconds."""


class TwoTurns:
    """Compares two known turns: plays those of positions like `like` to the end of the game,
    `threads` games at a time, and explains the difference, source by source. Raises ValueError if
    no network fits the game."""

    def __init__(self, like: Position, threads: int = 1, objective: str = "win"):
        shipped = default_network_for(like)
        if shipped is None:
            raise ValueError("no network fits this game, so its turns cannot be compared")
        self.shipped = shipped
        self.objective = objective
        self.games = PlayoutGames(*shipped, like, threads, objective)

    def stop(self) -> None:
        """End with the results so far, from any thread."""
        self.games.stop()

    def compared(
        self,
        position: Position,
        seat: int,
        turns: tuple[Candidate, Candidate],
        scored: Sequence[Mapping[str, int]],
        seconds: float,
        seed: int = 0,
    ) -> Analysis:
        """Return why the first of the `turns`, each with its whole plan, is better or worse than
        the second; in `seconds` at most. `scored`: by seat, the points scored so far by source."""
        limit, positions = repeatable.limits(seconds, None)
        until = None if limit is None else time.monotonic() + limit
        number = None if positions is None else max(1, positions // POSITIONS_A_GAME)
        thought = Thought(turns[0].action, turns, (), ())
        study = DecisionAnalysis(position, seat, thought, scored, *self.shipped, self.objective)
        with self.games.ended_at(until):
            study.compare(self.games, seed)
            played = self.games.play(position, seat, study.lines(), seed, study.enough(number))
        return study.analysis(played)
