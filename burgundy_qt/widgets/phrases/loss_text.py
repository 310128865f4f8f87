"""The cost of a turn as text: for the review, for solo players, and for the tutor's questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from burgundy_qt.ai.review.review_result import GRADES, Grade, ReviewedTurn
from burgundy_qt.language import formats
from burgundy_qt.language.formats import MINUS, percent
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import OFF
from burgundy_qt.widgets.phrases import game_texts, wording

if TYPE_CHECKING:
    from burgundy_qt.ai.review.losses import ChoiceLoss

WITH_OTHERS, ALONE_FOR_SPACES = "", "cells"


def counted_alone(game: Game) -> str:
    """Return how a solo game is judged: by "points" or "cells", which are spaces.

    In a game with several players it is WITH_OTHERS: the chance to win counts.
    """
    return game.position.counts() if game.seats == 1 else WITH_OTHERS


def ended_alone(game: Game) -> str:
    """Return the result of a finished solo game: "62 points: Excellent"; "" for other games."""
    if game.seats > 1 or not game.is_over:
        return ""
    return game_texts.texts_of(game.request["game"]).ended_alone(game)


def lost_a_decision(turns: Sequence[ReviewedTurn]) -> float | None:
    """Return the average loss for each decision of a solo player, or None without any decision."""
    lost = [turn.loss_in_points for turn in turns if turn.is_choice]
    return max(0.0, fmean(lost)) if lost else None


def loss_text(win: float, lost_points: float, alone: str = WITH_OTHERS) -> str:
    """Return the cost of a turn, rounded, in one unit: "7% chance to win", or "about 4 points" if
    the win was not at stake; in a solo game what counts there."""
    share, lost = round(100 * win), round(lost_points)
    if alone == ALONE_FOR_SPACES:
        return price_of_solo_game(win, lost)
    if alone:
        nothing = tr("Loss", "less than a point")
        return (
            tr("Loss", "about {points}", points=wording.points_text(lost)) if lost > 0 else nothing
        )
    if share > 0:
        return tr("Loss", "{share} chance to win", share=percent(win))
    if lost > 0:
        return tr("Loss", "about {points}", points=wording.points_text(lost))
    return tr("Loss", "less than {share} chance to win", share=percent(0.01))


def price_of_solo_game(win: float, lost: int) -> str:
    """Return the cost of a turn in a game about covering all spaces: in spaces or, below one
    space, in chance of success."""
    if lost > 0:
        return tr("Loss", "about {points}", points=amount(lost, ALONE_FOR_SPACES))
    if round(100 * win) > 0:
        return tr("Loss", "{share} chance to cover all spaces", share=percent(win))
    return tr("Loss", "less than a space")


def amount(count: int, alone: str) -> str:
    """Return a number of points, or of spaces in a game that counts those."""
    return (
        tr("Loss", "{n} space(s)", n=count)
        if alone == ALONE_FOR_SPACES
        else wording.points_text(count)
    )


def price_of(turn: ReviewedTurn, alone: str, in_points: bool = False) -> str:
    """Return the cost of a turn in a review, with others in chance to win or `in_points`; or the
    points given away if the win was not at stake."""
    if turn.gave_points_away:
        return tr(
            "Loss",
            "{points} given away",
            points=wording.points_text(max(1, round(turn.loss_in_points))),
        )
    return loss_text(0.0 if in_points else turn.loss, turn.loss_in_points, alone)


# The cost of each choice, on the table and in the list of moves.


@dataclass(frozen=True)
class Cost:
    """What a choice costs against the best one: a share of the win, or points if `in_points`."""

    value: float
    in_points: bool

    @property
    def text(self) -> str:
        """The cost for a sign on the table."""
        text = str(round(self.value)) if self.in_points else percent(self.value)
        return text if self.is_nothing else f"{MINUS}{text}"

    @property
    def spoken(self) -> str:
        """The cost in words."""
        if self.is_nothing:
            return tr("Costs", "as good as the best")
        if self.in_points:
            return tr("Costs", "costs {points}", points=wording.points_text(round(self.value)))
        return tr("Costs", "costs {share} chance to win", share=percent(self.value))

    @property
    def is_nothing(self) -> bool:
        """Whether it rounds to nothing."""
        return round(self.value if self.in_points else 100 * self.value) == 0


def cost_of(loss: ChoiceLoss, in_points: bool) -> Cost:
    """Return a loss in the unit that counts; chance alone can make it look like a gain."""
    return Cost(max(0.0, loss.points if in_points else loss.win), in_points)


# The tutor: the threshold of its questions, and their words.


THRESHOLD_TITLES = {
    "slip": tr_noop("Tutor", "Slips"),
    "mistake": tr_noop("Tutor", "Mistakes"),
    "blunder": tr_noop("Tutor", "Blunders"),
}
ASKED_AT = {
    "slip": tr_noop("Tutor", "Asks about slips, which cost {percent} chance to win or more"),
    "mistake": tr_noop("Tutor", "Asks about mistakes, which cost {percent} chance to win or more"),
    "blunder": tr_noop("Tutor", "Asks about blunders, which cost {percent} chance to win or more"),
}
HEADINGS = {
    "slip": tr_noop("Tutor", "Is that a slip?"),
    "mistake": tr_noop("Tutor", "Is that a mistake?"),
    "blunder": tr_noop("Tutor", "Is that a blunder?"),
}


def threshold_titles() -> list[tuple[str, str]]:
    """Return the thresholds, each as (value, short words)."""
    return [
        (OFF, tr("Tutor", "Off")),
        *((grade.name, tr("Tutor", THRESHOLD_TITLES[grade.name])) for grade in GRADES),
    ]


def threshold_descriptions() -> list[tuple[str, str]]:
    """Return the thresholds, each as (value, words that explain it)."""
    return [
        (OFF, tr("Tutor", "Off")),
        *(
            (grade.name, tr("Tutor", ASKED_AT[grade.name], percent=formats.percent(grade.win)))
            for grade in GRADES
        ),
    ]


def tutor_heading(grade: Grade, is_for_the_win: bool = True) -> str:
    """Return the tutor's question before a costly decision; if it hardly affects the win, the
    question is about points."""
    if not is_for_the_win:
        return tr("Tutor", "Give these points away?")
    return tr("Tutor", HEADINGS[grade.name])


def tutor_cost(win: float, points: float, alone: str = WITH_OTHERS) -> str:
    """Return the cost of a decision, in chance to win and in points; `alone` is what counts in
    a solo game."""
    return tr("Tutor", "It costs {price}.", price=loss_text(win, points, alone))
