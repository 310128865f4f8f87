"""What a turn lost, in words."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.language.figures import percent
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.words.game_texts import texts_of
from burgundy_qt.widgets.words.wording import points

WITH_OTHERS, ALONE_FOR_SPACES = "", "cells"


def counted_alone(game: Game) -> str:
    """What somebody who plays alone is judged by: "points" or "cells", which are spaces. Nothing in
    a game with others, where the chance to win is."""
    return game.position.counts() if game.seats == 1 else WITH_OTHERS


def ended_alone(game: Game) -> str:
    """What a finished game of one player is called: "62 points: Excellent"; "" for other games."""
    if game.seats > 1 or not game.is_over:
        return ""
    return texts_of(game.request["game"]).ended_alone(game)


def lost_a_decision(turns: Sequence[ReviewedTurn]) -> float | None:
    """What somebody who plays alone lost a decision, in what counts there; None where there was
    nothing to decide."""
    lost = [turn.loss_in_points for turn in turns if turn.is_choice]
    return max(0.0, fmean(lost)) if lost else None


def price(win: float, lost_points: float, alone: str = WITH_OTHERS) -> str:
    """What a turn cost, in whole numbers of what is worth telling: "7 % of a win, about 4 points";
    alone only what counts there."""
    share, lost = round(100 * win), round(lost_points)
    if alone == ALONE_FOR_SPACES:
        return price_of_solo_game(win, lost)
    if alone:
        nothing = tr("Loss", "less than a point")
        return tr("Loss", "about {points}", points=points(lost)) if lost > 0 else nothing
    if share > 0 and lost > 0:
        return tr(
            "Loss", "{share} of a win, about {points}", share=percent(win), points=points(lost)
        )
    if lost > 0:
        return tr("Loss", "about {points}", points=points(lost))
    if share > 0:
        return tr("Loss", "{share} of a win", share=percent(win))
    return tr("Loss", "less than {share} of a win", share=percent(0.01))


def price_of_solo_game(win: float, lost: int) -> str:
    """What a turn cost somebody whose aim is to cover all spaces: spaces, or where that is less
    than one, some of the chance to cover them all."""
    if lost > 0:
        return tr("Loss", "about {points}", points=amount(lost, ALONE_FOR_SPACES))
    if round(100 * win) > 0:
        return tr("Loss", "{share} of the chance to cover all spaces", share=percent(win))
    return tr("Loss", "less than a space")


def amount(count: int, alone: str) -> str:
    """So many points, or spaces of a game that counts those."""
    return tr("Loss", "{n} space(s)", n=count) if alone == ALONE_FOR_SPACES else points(count)


def price_of(turn: ReviewedTurn, alone: str) -> str:
    """What a turn of a review cost; where the win was not at stake, that points were given away."""
    if turn.gave_points_away:
        return tr("Loss", "{points} given away", points=points(max(1, round(turn.loss_in_points))))
    return price(turn.loss, turn.loss_in_points, alone)
