"""A position as a question: which turn is the best here? Questions come one after another, from
puzzles or from the mistakes in a reviewed game, and turns are tried on a copy of the game. A tried
turn is measured as a review measures played turns, in a separate thread."""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.ai.thought import Candidate
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action, GameEvent
from burgundy_qt.session import game_profile, line_up, problem, running_game
from burgundy_qt.session.bots.adviser import Advice, advice
from burgundy_qt.session.bots.lookahead import threads_for_bots
from burgundy_qt.session.reviews.review_task import ReviewedGame, costliest
from burgundy_qt.session.view import GameView, ViewStep

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.decision_analysis import TwoTurns
    from burgundy_qt.ai.review.losses import Losses


# Questions.


@dataclass(frozen=True)
class Question:
    """A question: find the best turn of the `seat` that decides after the first `revision` actions
    of `game`, which may have gone on since and never changes; `seats` are those of its table.

    `better` is the best known turn. If somebody has played there, `played` is that turn, which cost
    `loss` in chance to win and `loss_in_points`; in a puzzle it is empty, and the `loss` is that of
    the `rival`, the next best turn. A try is checked at the `depth`, with the `seed` and for the
    `objective` that found the best turn.
    """

    game: Game
    revision: int
    seat: int
    seats: tuple[line_up.SeatPlan, ...]
    better: tuple[Action, ...]
    played: tuple[Action, ...] = ()
    loss: float = 0.0
    loss_in_points: float = 0.0
    depth: str = "normal"
    seed: int = 0
    objective: str = "win"
    rival: tuple[Action, ...] = ()

    @property
    def asked_for(self) -> Action:
        """Return the first action of the best turn that the played turn lacks."""
        return next((one for one in self.better if one not in self.played), self.better[0])


def mistakes_of(reviewed: ReviewedGame, seat: int) -> list[Question]:
    """Return the seat's mistakes as questions, in the order of the game: the turns that its report
    lists."""
    turns = sorted(costliest(reviewed, seat), key=lambda turn: turn.first)
    return [question_about(reviewed, turn) for turn in turns]


def question_about(reviewed: ReviewedGame, turn: ReviewedTurn) -> Question:
    """Return a played turn as a question; a try is measured as the turn was."""
    game = reviewed.game
    return Question(
        game,
        turn.first,
        turn.seat,
        reviewed.seats,
        better=tuple(game.action(code) for code in turn.better),
        played=tuple(action for _, action in game.actions[turn.first : turn.last]),
        loss=turn.loss,
        loss_in_points=turn.loss_in_points,
        depth=reviewed.review.depth,
        seed=turn.first,
    )


# Series of questions and their outcomes.


@dataclass(frozen=True)
class Outcome:
    """The outcome of a question: whether a turn as good as the best was `found` before the answer
    was shown, after how many `tries`, and whether a hint was used."""

    found: bool
    tries: int
    hinted: bool


class Series:
    """A series of `questions`, at least one, with the current one. To keep the outcomes override
    `note`, and perhaps `miss`."""

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = tuple(questions)
        self.at = 0
        self.outcomes: dict[int, Outcome] = {}

    @property
    def question(self) -> Question:
        """Return the current question."""
        return self.questions[self.at]

    @property
    def outcome(self) -> Outcome | None:
        """Return the outcome of the current question; None while it is open."""
        return self.outcomes.get(self.at)

    @property
    def is_example(self) -> bool:
        """Return whether the current question is shown with its answer, and not asked."""
        return False

    @property
    def count(self) -> int:
        """Return how many questions are asked."""
        return len(self.questions)

    @property
    def is_cut_off(self) -> bool:
        """Return whether the time is up while the current question is open."""
        return False

    @property
    def is_at_end(self) -> bool:
        """Return whether this is the last question."""
        return self.at == len(self.questions) - 1

    @property
    def found(self) -> int:
        """Return how many were found."""
        return sum(outcome.found for outcome in self.outcomes.values())

    def go_on(self) -> None:
        """Go to the next question, if there is one; an open one counts as not found."""
        if self.outcome is None:
            self.note(Outcome(False, 0, False))
        self.at = min(self.at + 1, len(self.questions) - 1)

    def finish(self) -> None:
        """Note that the series is over, or was left."""

    def miss(self) -> None:
        """Note a try that was not as good as the best; the question stays open."""

    def note(self, outcome: Outcome) -> None:
        """Note the outcome; later answers change nothing."""
        self.outcomes.setdefault(self.at, outcome)


# Tries: turns on a copy of the game, which itself does not change.


NAME = "trial"
"""The beginning of the ids of their games, which no saved game has."""
NOBODY = "nobody"
"""The level of the other seats during a try."""


class Trial:
    """One try: a turn of the question's seat, action by action, with undo."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._shown = tuple(
            person(plan) if seat == question.seat else plan
            for seat, plan in enumerate(question.seats)
        )
        alone = tuple(
            plan if seat == question.seat else replace(plan, level=NOBODY)
            for seat, plan in enumerate(self._shown)
        )
        game = question.game.branch(question.revision)
        self._running = running_game.RunningGame(
            game, line_up.LineUp(alone, game.request, casual=True), trial_id(question), ""
        )

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return the actions tried so far."""
        done = self._running.game.actions[self.question.revision :]
        return tuple(action for _, action in done)

    @property
    def is_done(self) -> bool:
        """Return whether the turn is over: chance has fallen, or others decide."""
        game = self._running.game
        return (
            game.is_over
            or self.question.seat not in game.position.waiting_seats()
            or game.chance_between(self.question.revision)
        )

    @property
    def view(self) -> GameView:
        """Return the current position, as the seat knows it."""
        return self._seen(self._running.view)

    def act(self, action: Action) -> ViewStep:
        """Play one more action and return its step; raises RulesError."""
        step = self._running.act(action)
        return replace(step, view=self._seen(step.view))

    def undo(self) -> GameView | None:
        """Undo the last action; returns None if nothing was tried."""
        if not self.actions:
            return None
        self._running.undo(further=True)
        return self.view

    def preview_events(self, actions: Iterable[Action]) -> Sequence[GameEvent]:
        """Return the events of these actions from here on, according to the rules."""
        game = self._running.game
        codes = [game.code(action) for action in actions]
        profile = game_profile.profile_of(game.request["game"])
        return profile.preview_events(game, game.position, self.question.seat, codes)

    def _seen(self, view: GameView) -> GameView:
        """Return the try as the window shows it, with the names and pictures of the table."""
        return replace(
            view,
            line_up=replace(view.line_up, seats=self._shown),
            is_private=False,
            can_undo=bool(self.actions),
            can_redo=False,
            can_undo_casually=False,
            chances=(),
        )


def trial_id(question: Question) -> str:
    """Return the id of the game in which a question is tried: questions have different ones, so
    that the table knows that it shows another position."""
    return f"{NAME}-{question.game.request['seed']}-{question.revision}"


def person(plan: line_up.SeatPlan) -> line_up.SeatPlan:
    """Return the same seat with a person deciding; a bot's picture stays."""
    return replace(plan, level=None, avatar=plan.figure, pace=None, style=None)


# Verdicts on tries.


LEAST_BETTER = 0.005
"""The smallest difference in chance to win by which a try is better than the played turn."""


class VerdictKind(Enum):
    """The verdict on a try."""

    FOUND = "found"  # as good as the best one that is known
    BETTER = "better"  # than the one that was played
    PLAYED = "played"  # no better than that one
    COSTS = "costs"  # something, where nobody has played


@dataclass(frozen=True)
class Verdict:
    """The `actions` tried, and their cost in chance to win and in final points."""

    question: Question
    actions: tuple[Action, ...]
    kind: VerdictKind
    loss: float
    loss_in_points: float


@dataclass(frozen=True)
class Answer:
    """The best turn of a question, the first tip of `advice`, and its advantages over the other
    turn that are more than chance."""

    question: Question
    advice: Advice


def kind_of_verdict(
    question: Question, is_as_good: bool, loss: float, loss_in_points: float
) -> VerdictKind:
    """Return the verdict on a turn that cost `loss` in chance to win and so many points;
    `is_as_good`: the loss is within its error. Points decide between turns that hardly differ in
    chance to win, and in solo games."""
    if is_as_good:
        return VerdictKind.FOUND
    if not question.played:
        return VerdictKind.COSTS
    more = question.loss - loss
    is_at_stake = question.game.seats > 1 and abs(more) >= LEAST_BETTER
    is_better = more > 0 if is_at_stake else loss_in_points <= question.loss_in_points - 1
    return VerdictKind.BETTER if is_better else VerdictKind.PLAYED


class TurnMeasurement:
    """The measurement of one turn of a question."""

    def __init__(self, question: Question, actions: tuple[Action, ...]) -> None:
        self.question, self.actions = question, actions
        self._losses: Losses | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End soon, from any thread."""
        self._is_stopped = True
        if self._losses is not None:
            self._losses.stop()

    def found(self) -> Verdict:
        """Return the cost of the turn."""
        from burgundy_qt.ai.review.losses import Losses

        # Late: no start waits for it.
        from burgundy_qt.ai.review.review_result import depth

        asked, game = self.question, self.question.game
        position, _ = game.position_at(asked.revision)
        self._losses = Losses(position, depth(asked.depth), asked.objective)
        if self._is_stopped:
            self._losses.stop()
        codes = [game.code(action) for action in self.actions]
        lost = self._losses.of_turn(position, asked.seat, codes, asked.seed)
        win, points = -lost.swing.win[asked.seat], -lost.swing.points[asked.seat]
        is_as_good = self._losses.grade(lost.swing, lost.is_clear, asked.seat) is None
        kind = kind_of_verdict(asked, is_as_good, win, points)
        return Verdict(asked, self.actions, kind, win, points)


# Explaining why the best turn is better.


SECONDS = 1.5
"""How long the two turns are compared, in seconds."""


class AnswerComparison:
    """Compares the best turn of a question with the try, or else with the played turn or the next
    best."""

    def __init__(self, question: Question, tried: Verdict | None = None) -> None:
        self.question = question
        self.other = tried.actions if tried is not None else question.played or question.rival
        self.loss = tried.loss if tried is not None else question.loss
        self._turns: TwoTurns | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """End soon, from any thread."""
        self._is_stopped = True
        if self._turns is not None:
            self._turns.stop()

    def found(self) -> Answer:
        """Return both turns, and the differences that are more than chance."""
        from burgundy_qt.ai.analysis.decision_analysis import TwoTurns
        from burgundy_qt.ai.game_bots import bots_of

        asked, game = self.question, self.question.game
        position, events = game.position_at(asked.revision)
        self._turns = TwoTurns(position, threads_for_bots(), asked.objective)
        if self._is_stopped:
            self._turns.stop()
        found = self._turns.compared(
            position,
            asked.seat,
            (self._candidate(asked.better, self.loss), self._candidate(self.other, 0.0)),
            bots_of(game.request["game"]).scored(events, game.seats),
            SECONDS,
            asked.seed,
        )
        ticket = game.request["game"], asked.revision
        return Answer(asked, advice(ticket, game, position, found, SECONDS, is_last=True))

    def _candidate(self, actions: Sequence[Action], ahead: float) -> Candidate:
        """Return a turn as a tip; of its chances to win only the difference is known and used."""
        plan = tuple(self.question.game.code(action) for action in actions)
        return Candidate(plan[0], 0, ahead, 0.0, plan)


# The thread of checks and explanations.


class Work(Protocol):
    """The work under way."""

    def found(self) -> object:
        """Return the result."""

    def stop(self) -> None:
        """End soon, from any thread."""


class TurnCheck(QObject):
    """Thinks about one question at a time. Nobody waits for it: a stopped thought is never
    reported."""

    checked = Signal(object)  # Verdict
    explained = Signal(object)  # Answer
    failed = Signal(object)  # Problem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="turn check")
        self._work: Work | None = None

    def check(self, question: Question, actions: Sequence[Action]) -> None:
        """Measure a whole turn; `checked` follows, after about half a second."""
        self._begin(TurnMeasurement(question, tuple(actions)), self.checked)

    def explain(self, question: Question, other: Verdict | None = None) -> None:
        """Explain why the best turn is better than the try, or else than the played turn;
        `explained` follows once they are compared."""
        self._begin(AnswerComparison(question, other), self.explained)

    def stop(self) -> None:
        """Stop reporting the current request. Returns at once."""
        work, self._work = self._work, None
        if work is not None:
            work.stop()

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _begin(self, work: Work, finished: SignalInstance) -> None:
        self.stop()
        self._work = work
        self._pool.submit(self._think, work, finished)

    def _think(self, work: Work, finished: SignalInstance) -> None:
        try:
            found = work.found()
        except Exception:
            title = tr("Questions", "The turn could not be checked")
            self.failed.emit(problem.unexpected_problem(title, traceback.format_exc()))
            return
        if work is self._work:
            finished.emit(found)
