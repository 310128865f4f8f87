"""The strongest search: whole turns by the beam, the best of them tried by rollouts, sequentially
halved.

All remaining turns are tried with the same chance (common random numbers); after each stage the
worse half retires. More time goes into more turns and more rollouts. The plan is kept between two
decisions of one turn.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from burgundy_qt.ai.game_bots import Expectimax, bots_of
from burgundy_qt.ai.networks import floats
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.strengths import HORIZON_STEPS
from burgundy_qt.ai.styles import Taste
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.turn_search.beam import Beam, Greedy, same_position
from burgundy_qt.ai.turn_search.rollout import KNIGHT_LAST_WIDTH, Rollout
from burgundy_qt.rules.position import Position

PRIOR = 2.0
"""How many rollouts the network's own value of a turn counts as, to compare turns."""
PRIOR_SHOWN = 0.5
"""The same for shown chances and points. A network may misjudge a position after its own action by
far, since it has learnt from those before chance: in Carcassonne with three seats it gave 97 % and
91 % where rollouts gave 2 % and 50 %."""
NO_PRIOR = 1e-9
"""Both, if one game decides everything."""
PLAIN_POINTS: int = vars(floats)["PLAIN_POINTS"]
LOOKS = 882
"""How many rollouts a look at all rolls counts as: the number of possible dice of a round."""
CLOSE = 0.015
"""Turns that seem so much worse than the best, in its utility, get no look."""
FEW = 4
"""With fewer rollouts of each turn in a stage than this, the chance in whole games weighs more than
the network's error shortly before the end; …"""
FEW_SECONDS = 0.005
"""… likewise with less time for each turn."""
BATCH = 4
"""Rollouts of each turn between two looks at the clock."""


@dataclass
class RolloutTrial:
    """A whole turn that is tried: its actions, its end, and its results."""

    actions: Sequence[int]
    end: Position
    value: float
    prior_win: Sequence[float]
    prior_points: Sequence[float]
    prior: float = PRIOR
    bonus: float = 0.0
    visits: int = 0
    worth: float = 0.0
    win: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)

    def mean(self) -> float:
        """Return the value of the turn for its player, with the bonus for what it likes."""
        return (self.value * self.prior + self.worth) / (self.prior + self.visits) + self.bonus

    def first_value(self) -> float:
        """Return the same before any rollout."""
        return self.value + self.bonus

    def mean_win(self) -> list[float]:
        """Return the share of the win by seat."""
        return self.blended(self.prior_win, self.win)

    def mean_points(self) -> list[float]:
        """Return final points by seat."""
        return self.blended(self.prior_points, self.points)

    def blended(self, prior: Sequence[float], sums: Sequence[float]) -> list[float]:
        weight = min(PRIOR_SHOWN, self.prior)
        return [
            (known * weight + total) / (weight + self.visits)
            for known, total in zip(prior, sums, strict=True)
        ]


class SequentialHalving:
    """Searches positions like `like` with a network; `plans` turns are tried, `threads` at a time.

    `objective`: one of OBJECTIVES. `horizon_steps`: how many of them turns are played on (Rollout).
    `forced_too`: whether turns that all begin alike are tried too, which a mere player does not
    need. With a number of rollouts the same seed finds the same on every run, on any number of
    threads. `clock` returns seconds for a limit of time.
    """

    def __init__(
        self,
        features: Features,
        network: Network,
        like: Position,
        plans: int = 16,
        threads: int = 1,
        objective: str = "win",
        horizon_steps: int = HORIZON_STEPS,
    ):
        self.evaluator = Evaluator(features, network, objective)
        self.greedy = Greedy(self.evaluator, like)
        self.beam = Beam(self.evaluator, like, plans, plans)
        self.wide_beam = Beam(self.evaluator, like, max(plans, KNIGHT_LAST_WIDTH), plans)
        self.rollouts = [
            Rollout(Evaluator(features, network, objective), like, horizon_steps)
            for _ in range(threads)
        ]
        self.expectimax = bots_of(features.game).expectimax(Evaluator(features, network, objective))
        self.trials: list[RolloutTrial] = []
        self.played: list[int] = []
        self.expected: Position | None = None
        self.stopped = False
        self.forced_too = False
        self.taste: Taste | None = None
        self.clock: Callable[[], float] = time.monotonic

    def stop(self) -> None:
        """End the running search at once, from any thread."""
        self.stopped = True
        for rollout in self.rollouts:
            rollout.stop()

    def clear(self) -> None:
        """Forget a stop; call it before every new search that may run in full."""
        self.stopped = False
        for rollout in self.rollouts:
            rollout.clear()

    def think(
        self, position: Position, seat: int, rollouts: int | None, seconds: float | None, seed: int
    ) -> Thought:
        """Return the thought of `seat`: so many rollouts in all (0: only the beam) or so much time,
        whichever is first; the next decisions of the same turn are answered at once."""
        world = self.determinized(position, seat, seed)
        self.search(position, world, seat, rollouts, seconds, seed)
        step, fitting, best = len(self.played), self.fitting(), self.best()
        return Thought(
            self.play(position, seat, best),
            self.candidates(world, seat, fitting, step, best),
            tuple(best.mean_win()),
            tuple(best.mean_points()),
            self.second(seat, fitting, step, best),
        )

    def choose(
        self, position: Position, seat: int, rollouts: int | None, seconds: float | None, seed: int
    ) -> int:
        """Return the action of the same thought; the other actions are not judged."""
        world = self.determinized(position, seat, seed)
        self.search(position, world, seat, rollouts, seconds, seed)
        return self.play(position, seat, self.best())

    def search(
        self,
        position: Position,
        world: Position,
        seat: int,
        rollouts: int | None,
        seconds: float | None,
        seed: int,
    ) -> None:
        """Find and try the turns from here on, unless the plan goes on; `world` is the position as
        the seat knows it."""
        begun = self.clock()
        if not self.goes_on(position):
            self.trials = self.turns(world, seat, seed)
            self.played = []
            if rollouts != 0 and (self.forced_too or self.is_choice()):
                self.try_out(seat, rollouts, None if seconds is None else begun + seconds, seed)

    def determinized(self, position: Position, seat: int, seed: int) -> Position:
        """Return the position; if seats choose in secret, without the choices of the others."""
        if not (position.decides_in_secret() and self.evaluator.knows(position)):
            return position
        world = position.copy()
        world.determinize_for(seat, seed)
        return world

    def is_choice(self) -> bool:
        """Return whether the turns do not all begin alike."""
        return len({tuple(trial.actions[:1]) for trial in self.trials}) > 1

    def goes_on(self, position: Position) -> bool:
        """Return whether the position is the one that the plan has reached."""
        return (
            self.expected is not None
            and bool(self.fitting())
            and same_position(position, self.expected)
        )

    def fitting(self) -> list[RolloutTrial]:
        """Return the trials that begin with the played part of the turn and go on after it."""
        step = len(self.played)
        return [
            trial
            for trial in self.trials
            if list(trial.actions[:step]) == self.played and len(trial.actions) > step
        ]

    def turns(
        self, position: Position, seat: int, seed: int, is_wide: bool = True
    ) -> list[RolloutTrial]:
        """Return the beam's turns, or single actions in an unfinished set-up, hidden choices drawn.
        `is_wide`: whether the beam is wide in the last round."""
        if not self.evaluator.knows(position):
            self.greedy.luck = seed
            world = position.copy()
            world.determinize_for(seat, seed)
            return [
                self.trial(world, seat, value, [action])
                for value, action in self.greedy.worths(world, seat)
            ]
        is_wide = is_wide and self.evaluator.features.no_chance_left(position)
        beam = self.wide_beam if is_wide else self.beam
        return [
            self.trial(position, seat, value, actions)
            for value, actions in beam.turns(position, seat)
        ]

    def trial(
        self, position: Position, seat: int, value: float, actions: Sequence[int]
    ) -> RolloutTrial:
        end = self.greedy.after_actions(position, seat, actions)
        win, points = self.evaluator.evaluation(end, seat)
        return RolloutTrial(
            actions,
            end,
            value,
            win,
            points,
            bonus=self.bonus(position, seat, actions, end),
            win=[0.0] * end.seats,
            points=[0.0] * end.seats,
        )

    def bonus(self, position: Position, seat: int, actions: Sequence[int], end: Position) -> float:
        """Return what the style of the player adds to the value of a turn; 0 without a style."""
        return 0.0 if self.taste is None else self.taste.bonus(position, seat, actions, end)

    def try_out(self, seat: int, rollouts: int | None, deadline: float | None, seed: int) -> None:
        """Try the turns by sequential halving; or weigh all outcomes of chance, if the game can
        afford that."""
        if self.expectimax is not None and all(map(self.is_before_chance, self.ends())):
            self.look_ahead(self.expectimax, seat, rollouts, deadline)
            return
        alive = sorted(self.trials, key=lambda trial: -trial.first_value())
        if rollouts is not None:
            alive = alive[: max(2, rollouts // 2)]
        if all(map(self.is_decided, self.ends())):
            self.play_out(alive, seat, seed)
            return
        stages = max(1, (len(alive) - 1).bit_length())
        now = self.clock()
        with ThreadPoolExecutor(len(self.rollouts)) as pool:
            for stage in range(stages):
                until = None if deadline is None else now + (deadline - now) * (stage + 1) / stages
                share = None if rollouts is None else max(1, rollouts // (stages * len(alive)))
                self.look_to_end(self.is_many(len(alive), share, until))
                self.try_stage(pool, alive, seat, share, until, seed)
                if self.stopped:
                    return
                alive = sorted(alive, key=lambda trial: -trial.mean())[: (len(alive) + 1) // 2]

    def is_many(self, turns: int, share: int | None, until: float | None) -> bool:
        """Return whether a stage tries each turn often enough for whole games."""
        if share is not None:
            return share >= FEW
        return until is None or (until - self.clock()) / turns >= FEW_SECONDS

    def look_to_end(self, is_near: bool) -> None:
        """Set whether rollouts near the end of the game are played to it."""
        for rollout in self.rollouts:
            rollout.to_end = is_near

    def is_decided(self, end: Position) -> bool:
        """Return whether no chance falls any more after a turn's end, so that one game decides
        everything."""
        return bool(end.is_over() or self.evaluator.features.no_chance_left(end))

    def play_out(self, trials: Sequence[RolloutTrial], seat: int, seed: int) -> None:
        """Play one game from the end of each turn, which counts for more than the network's
        value."""
        with ThreadPoolExecutor(len(self.rollouts)) as pool:
            self.try_batch(pool, list(trials), seat, 1, seed)
        for trial in trials:
            trial.prior = NO_PRIOR if trial.visits else PRIOR

    def ends(self) -> list[Position]:
        """Return the positions after the turns."""
        return [trial.end for trial in self.trials]

    def is_before_chance(self, end: Position) -> bool:
        """Return whether a look at all outcomes of chance can begin here; not in the middle of a
        turn that was cut, as at the end of an unfinished game."""
        return bool(self.evaluator.knows(end)) and (end.is_chance_node() or end.is_over())

    def look_ahead(
        self, expectimax: Expectimax, seat: int, rollouts: int | None, deadline: float | None
    ) -> None:
        """Look a round ahead from the ends of the turns that seem nearly as good as the best, while
        there is time."""
        order = sorted(self.trials, key=lambda trial: -trial.first_value())
        for trial in order if rollouts is None else order[:rollouts]:
            is_late = deadline is not None and self.clock() >= deadline
            if self.stopped or is_late or trial.first_value() < order[0].first_value() - CLOSE:
                return
            self.look_from(expectimax, trial, seat)

    def look_from(self, expectimax: Expectimax, trial: RolloutTrial, seat: int) -> None:
        """Look ahead from a turn's end."""
        points = expectimax.expected(trial.end, 1)
        trial.visits = LOOKS
        trial.worth = points / PLAIN_POINTS * LOOKS
        trial.win = [share * LOOKS for share in trial.prior_win]
        trial.points = [points_kept * LOOKS for points_kept in trial.prior_points]
        trial.points[seat] = points * LOOKS

    def try_stage(
        self,
        pool: ThreadPoolExecutor,
        alive: list[RolloutTrial],
        seat: int,
        share: int | None,
        until: float | None,
        seed: int,
    ) -> None:
        """Play `share` more rollouts of each turn, or as many as fit before `until`."""
        done = 0
        while (
            not self.stopped
            and (share is None or done < share)
            and (until is None or self.clock() < until)
        ):
            batch = (
                BATCH
                if share is None
                else min(BATCH, share - done)
                if until is not None
                else share - done
            )
            self.try_batch(pool, alive, seat, batch, seed)
            done += batch

    def try_batch(
        self, pool: ThreadPoolExecutor, alive: list[RolloutTrial], seat: int, batch: int, seed: int
    ) -> None:
        """Play `batch` rollouts of each turn, the turns spread over the threads."""
        number = len(self.rollouts)

        def work(
            thread: int,
        ) -> list[tuple[RolloutTrial, tuple[int, float, list[float], list[float]]]]:
            rollout = self.rollouts[thread]
            return [
                (trial, rollout.play(trial.end, seat, seed, trial.visits, trial.visits + batch))
                for trial in alive[thread::number]
            ]

        for results in pool.map(work, range(number)) if number > 1 else [work(0)]:
            for trial, (visits, worth, win, points) in results:
                trial.visits += visits
                trial.worth += worth
                trial.win = [one + more for one, more in zip(trial.win, win, strict=True)]
                trial.points = [one + more for one, more in zip(trial.points, points, strict=True)]

    def best(self) -> RolloutTrial:
        """Return the turn to go on with: of those tried most often the best."""
        fitting = self.fitting()
        most = max(trial.visits for trial in fitting)
        return max((trial for trial in fitting if trial.visits == most), key=RolloutTrial.mean)

    def play(self, position: Position, seat: int, best: RolloutTrial) -> int:
        """Return the turn's next action, which counts as played."""
        action = best.actions[len(self.played)]
        self.played.append(action)
        self.expected = self.greedy.after_actions(position, seat, [action])
        return action

    def candidates(
        self,
        position: Position,
        seat: int,
        fitting: list[RolloutTrial],
        step: int,
        best: RolloutTrial,
    ) -> tuple[Candidate, ...]:
        """Return every legal action, best first; those in no tried turn are judged by the network
        alone."""
        found: dict[int, tuple[float, Candidate]] = {}
        for trial in sorted(
            fitting, key=lambda trial: (trial is not best, -trial.visits, -trial.mean())
        ):
            action = trial.actions[step]
            if action not in found:
                found[action] = (trial.mean(), self.candidate(trial, seat, step))
        rest = [
            self.judged(position, seat, action)
            for action in position.legal(seat)
            if action not in found
        ]
        return (
            *(candidate for _, candidate in found.values()),
            *sorted(rest, key=lambda one: -one.win),
        )

    def second(
        self, seat: int, fitting: Sequence[RolloutTrial], step: int, best: RolloutTrial
    ) -> Candidate | None:
        """Return the best tried turn that begins like the best one and leads to another
        position."""
        alike = [
            trial
            for trial in fitting
            if trial.visits
            and trial.actions[step] == best.actions[step]
            and not same_position(trial.end, best.end)
        ]
        return max(
            (self.candidate(trial, seat, step) for trial in alike),
            key=lambda one: (one.visits, one.win),
            default=None,
        )

    def candidate(self, trial: RolloutTrial, seat: int, step: int) -> Candidate:
        """Return the rest of a tried turn."""
        win, points = trial.mean_win()[seat], trial.mean_points()[seat]
        return Candidate(
            trial.actions[step], trial.visits, win, points, tuple(trial.actions[step:])
        )

    def judged(self, position: Position, seat: int, action: int) -> Candidate:
        """Return a legal action with the network's value alone."""
        win, points = self.evaluator.evaluation(
            self.greedy.after_actions(position, seat, [action]), seat
        )
        return Candidate(action, 0, win[seat], points[seat])
