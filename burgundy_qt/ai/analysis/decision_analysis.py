"""A study of one decision: which choices are played to the end, and what comes out of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from burgundy_qt.ai.analysis.expected_points import ExpectedPoints, lifted, total, unplayed
from burgundy_qt.ai.analysis.explaining import Comparison, paired
from burgundy_qt.ai.analysis.findings import Analysis, Explanation, Option
from burgundy_qt.ai.analysis.games import Games, Line
from burgundy_qt.ai.analysis.planner import Planner
from burgundy_qt.ai.analysis.playout import Gains
from burgundy_qt.ai.features.features import Features
from burgundy_qt.ai.game_bots import bots_for
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.turns.greedy import same
from burgundy_qt.ai.values.calibration import factor_after_turn, is_measured
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.network import Network
from burgundy_qt.rules.position import Position

PLAYED_OUT = 4
"""Choices that are played to the end: the best, the one it is compared with, and others in every
SELDOM-th game."""
SELDOM = 4
TRIED = 6
"""Choices in search of one that the best can be compared with."""
MOST_GAMES = 2000
"""Of one choice: then its points are known to half a point."""


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
        """The candidate with a whole turn: the search's, else the one that greedy play makes of
        it."""
        plan = candidate.plan or self.planner.turn(self.position, self.seat, candidate.action)
        return replace(candidate, plan=plan)

    def compare(self, games: Games, seed: int) -> None:
        """Settle what the first choice is compared with: the next that leads elsewhere, and not by
        a detour to the same game."""
        elsewhere = self.elsewhere()
        second = range(len(self.candidates))[self.choices :]
        if not elsewhere or any(self.is_better(one, elsewhere[0]) for one in second):
            elsewhere = [*second, *elsewhere]
        game = partial(games.first, self.position, self.seat, seed)
        best = game(self.candidates[0].plan) if elsewhere else None
        parting = (at for at in elsewhere if game(self.candidates[at].plan) != best)
        self.other = next(parting, elsewhere[0] if elsewhere else None)

    def elsewhere(self) -> list[int]:
        """Candidates whose plans do not lead where the first one's does, by their places; not more
        than TRIED."""
        choices = self.candidates[: self.choices]
        ends = (self.planner.end(self.position, self.seat, one.plan) for one in choices)
        best = next(ends)
        return list(
            islice((at for at, end in enumerate(ends, start=1) if not same(best, end)), TRIED)
        )

    def is_better(self, at: int, other: int) -> bool:
        """Whether the search thinks more of one of the candidates than of another one: of those
        tried most often the one that promises more."""

        def promise(one: Candidate) -> tuple[int, float]:
            return one.visits, one.points if self.objective == "points" else one.win

        return promise(self.candidates[at]) > promise(self.candidates[other])

    def lines(self) -> dict[int, Line]:
        """The candidates to be played to the end, by their places."""
        compared = [at for at in (0, self.other) if at is not None]
        rest = [at for at in range(self.choices) if at not in compared][
            : PLAYED_OUT - len(compared)
        ]
        every = {at: Line(self.candidates[at].plan) for at in compared}
        return every | {at: Line(self.candidates[at].plan, SELDOM) for at in rest}

    def enough(self, number: int | None) -> int:
        """Of `number` games of a line those that are worth playing: where no chance is left all are
        the same."""
        return 1 if self.certain else min(number or MOST_GAMES, MOST_GAMES)

    def analysis(self, played: Mapping[int, Mapping[int, Gains]]) -> Analysis:
        """What the games of the lines say."""
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
        points = tuple(total(sources) for sources in listed[0].sources or ())
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
        """Why the first is better than the best elsewhere."""
        assert self.other is not None
        rival = max(self.position.opponents(self.seat), key=lambda seat: points[seat], default=None)
        games = paired(played[0], played[self.other])
        comparison = Comparison(
            listed[0], listed[self.other], games, self.sources, self.certain, self.factors
        )
        return comparison.explanation(self.seat, rival, self.objective)
