"""Moments of a game of Tuscany that are worth a picture, and the way to them: bots play so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.protocol.names import GAME
from burgundy_qt.screenshots.played_games import Moment, Seats, any_moment, put_game
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.decision import ANOTHER, Decision

BEFORE_ALL = -1
"""Turns that have been played where a duchy is laid out."""


def put(
    stage: Stage,
    line_up: Seats,
    seed: int,
    turns: int,
    moment: Moment = any_moment,
    options: tuple[str, ...] = (),
) -> None:
    """A game of these seats lies on the table after so many turns, at such a moment."""
    stage.open(put_game(stage.folder / "games", line_up, seed, turns, options, GAME, moment))


def asks(kind: str, by: str | None = None) -> Moment:
    """Where an action of this kind can be done that is granted or paid by this."""

    def is_asked(game: Game, seat: int) -> bool:
        return any(
            action["type"] == kind and action.get("by") == by for action in actions(game, seat)
        )

    return is_asked


def throws_away(game: Game, seat: int) -> bool:
    """Where a tile can be taken for something stored."""
    return any(action.get("discard") for action in actions(game, seat))


def pays_otherwise(game: Game, seat: int) -> bool:
    """Where a tile can be laid in more than one way."""
    laid = [
        (action["tile"], action["cell"])
        for action in actions(game, seat)
        if action["type"] == "place"
    ]
    return len(set(laid)) < len(laid)


def has_turned_up(game: Game, _seat: int) -> bool:
    """Where a yield card lies open."""
    return bool(game.state(None)["yield_discards"])


def is_last_round(game: Game, _seat: int) -> bool:
    """Where the last round runs."""
    return bool(game.state(None)["last"])


def actions(game: Game, seat: int) -> list[dict[str, Any]]:
    """What a seat can do."""
    return list(game.legal(seat)["actions"])


# What has been clicked


def click_until(stage: Stage, kind: str, is_there: Callable[[Decision], bool]) -> None:
    """Click each thing of a kind that glows, and keep the first that leads there."""
    decision = stage.window.page.decision
    for target in [target for target in decision.offers if target.kind == kind]:
        decision.click(target)
        if is_there(decision):
            break
        decision.back()
    stage.settle()


def asks_what_goes(decision: Decision) -> bool:
    """Whether it is left to say what is thrown away."""
    return any(target.kind == "store" for target in decision.offers)


def has_another_way(decision: Decision) -> bool:
    """Whether there is another way to pay than the cheapest."""
    return ANOTHER in decision.offers and Target("deck") not in decision.offers
