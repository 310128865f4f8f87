"""What a turn cost, in words: for the review, for a player who plays alone, and for the tutor, who
asks before a costly decision."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from burgundy_qt.ai.review.review_result import GRADES, Grade, ReviewedTurn
from burgundy_qt.language import formats
from burgundy_qt.language.formats import percent
from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import OFF
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import points_text

WITH_OTHERS, ALONE_FOR_SPACES = "", "cells"


def counted_alone(game: Game) -> str:
    """Return what somebody who plays alone is judged by: "points" or "cells", which are spaces.
    Nothing in a game with others, where the chance to win is."""
    return game.position.counts() if game.seats == 1 else WITH_OTHERS


def ended_alone(game: Game) -> str:
    """Return what a finished game of one player is called: "62 points: Excellent"; "" for other
    games."""
    if game.seats > 1 or not game.is_over:
        return ""
    return texts_of(game.request["game"]).ended_alone(game)


def lost_a_decision(turns: Sequence[ReviewedTurn]) -> float | None:
    """Return what somebody who plays alone lost a decision, in what counts there; None where there
    was nothing to decide."""
    lost = [turn.loss_in_points for turn in turns if turn.is_choice]
    return max(0.0, fmean(lost)) if lost else None


def loss_text(win: float, lost_points: float, alone: str = WITH_OTHERS) -> str:
    """Return what a turn cost, in whole numbers of what is worth telling: "7 % of a win, about 4
    points"; alone only what counts there."""
    share, lost = round(100 * win), round(lost_points)
    if alone == ALONE_FOR_SPACES:
        return price_of_solo_game(win, lost)
    if alone:
        nothing = tr("Loss", "less than a point")
        return tr("Loss", "about {points}", points=points_text(lost)) if lost > 0 else nothing
    if share > 0 and lost > 0:
        return tr(
            "Loss",
            "{share} chance to win and about {points}",
            share=percent(win),
            points=points_text(lost),
        )
    if lost > 0:
        return tr("Loss", "about {points}", points=points_text(lost))
    if share > 0:
        return tr("Loss", "{share} chance to win", share=percent(win))
    return tr("Loss", "less than {share} chance to win", share=percent(0.01))


def price_of_solo_game(win: float, lost: int) -> str:
    """Return what a turn cost somebody whose aim is to cover all spaces: spaces, or where that is
    less than one, some of the chance to cover them all."""
    if lost > 0:
        return tr("Loss", "about {points}", points=amount(lost, ALONE_FOR_SPACES))
    if round(100 * win) > 0:
        return tr("Loss", "{share} chance to cover all spaces", share=percent(win))
    return tr("Loss", "less than a space")


def amount(count: int, alone: str) -> str:
    """So many points, or spaces of a game that counts those."""
    return tr("Loss", "{n} space(s)", n=count) if alone == ALONE_FOR_SPACES else points_text(count)


def price_of(turn: ReviewedTurn, alone: str) -> str:
    """Return what a turn of a review cost; where the win was not at stake, that points were given
    away."""
    if turn.gave_points_away:
        return tr(
            "Loss", "{points} given away", points=points_text(max(1, round(turn.loss_in_points)))
        )
    return loss_text(turn.loss, turn.loss_in_points, alone)


# The tutor: from which loss on it asks, and what it says then.


THRESHOLD_TITLES = {
    "slip": later("Tutor", "Slips"),
    "mistake": later("Tutor", "Mistakes"),
    "blunder": later("Tutor", "Blunders"),
}
ASKED_AT = {
    "slip": later("Tutor", "Asks at slips: from {percent} chance to win"),
    "mistake": later("Tutor", "Asks at mistakes: from {percent} chance to win"),
    "blunder": later("Tutor", "Asks at blunders: from {percent} chance to win"),
}
HEADINGS = {
    "slip": later("Tutor", "Is that a slip?"),
    "mistake": later("Tutor", "Is that a mistake?"),
    "blunder": later("Tutor", "Is that a blunder?"),
}


def threshold_titles() -> list[tuple[str, str]]:
    """Return all thresholds that can be chosen, in a word: (value, words)."""
    return [
        (OFF, tr("Tutor", "Off")),
        *((grade.name, tr("Tutor", THRESHOLD_TITLES[grade.name])) for grade in GRADES),
    ]


def threshold_descriptions() -> list[tuple[str, str]]:
    """Return the same, each with what it means."""
    return [
        (OFF, tr("Tutor", "Off")),
        *(
            (grade.name, tr("Tutor", ASKED_AT[grade.name], percent=formats.percent(grade.win)))
            for grade in GRADES
        ),
    ]


def tutor_heading(grade: Grade, is_for_the_win: bool = True) -> str:
    """Return what is asked before something that costs so much; where it costs hardly any chance to
    win, points are given away."""
    if not is_for_the_win:
        return tr("Tutor", "Give these points away?")
    return tr("Tutor", HEADINGS[grade.name])


def tutor_cost(win: float, points: float, alone: str = WITH_OTHERS) -> str:
    """Return what a decision costs, in chance to win and in points; `alone` is what counts for who
    plays alone."""
    return tr("Tutor", "It costs {price}.", price=loss_text(win, points, alone))
