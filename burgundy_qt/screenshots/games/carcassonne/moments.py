"""Moments of a game of Carcassonne that are worth a picture, and the way to them: bots play so
far."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from burgundy_qt.rules.carcassonne.protocol.names import GAME
from burgundy_qt.rules.game import Game
from burgundy_qt.screenshots.played_games import Moment, Seats, any_moment, put_game
from burgundy_qt.screenshots.stage import Stage
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.play.ways import Action

Trial = Callable[[str], bool]
"""Whether what a target has on trial is what is to be seen."""


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


@cache
def asks(kind: str) -> Moment:
    """Where an action of this kind can be done; the same function for the same, so that a game is
    played once for several screens."""

    def is_asked(game: Game, seat: int) -> bool:
        return any(action["type"] == kind for action in actions(game, seat))

    return is_asked


def opens(game: Game, seat: int) -> bool:
    """Where the opening bid is asked for."""
    return _bids(game, seat) == {"bid"}


def raises(game: Game, seat: int) -> bool:
    """Where one bids more or passes."""
    return _bids(game, seat) == {"bid", "pass"}


def _bids(game: Game, seat: int) -> set[str]:
    kinds = {action["type"] for action in actions(game, seat)}
    return kinds if "bid" in kinds else set()


def has_dead_cells(game: Game, seat: int) -> bool:
    """Where a tile is laid, and some cell takes none of those that are left."""
    [told] = game.outlook()
    return asks("place")(game, seat) and any(not cell["fits"] for cell in told["cells"])


def actions(game: Game, seat: int) -> list[dict[str, Any]]:
    """What a seat can do."""
    return list(game.legal(seat)["actions"])


# What has been done and clicked


def act(stage: Stage, *wanted: Action) -> None:
    """Do these actions one after another, each when a person is asked for it; not again where the
    same table was shown before."""
    page = stage.window.page
    for action in wanted:
        assert page.decision.view is not None
        told = page.decision.view.events
        if any(event["event"] == "action" and event["action"] == action for event in told):
            continue
        before = page.decision.view.revision
        page.decision.play(action)
        stage.until(partial(is_asked_again, page.decision, before))
    stage.settle()


def is_asked_again(decision: Decision, revision: int) -> bool:
    """Whether something else is to be decided than at this revision."""
    return decision.is_open and decision.view is not None and decision.view.revision > revision


def click_until(stage: Stage, kind: str, is_there: Callable[[Decision], bool]) -> None:
    """Click each thing of a kind that glows, and keep the first that leads there."""
    decision = stage.window.page.decision
    for target in [target for target in decision.offers if target.kind == kind]:
        decision.click(target)
        if is_there(decision):
            break
        decision.back()
    stage.settle()


def tried(is_so: Trial) -> Callable[[Decision], bool]:
    """Whether the tile lies on trial, in such a way."""

    def is_there(decision: Decision) -> bool:
        return any(
            offer.chosen and target.kind == "cell" and is_so(offer.trial)
            for target, offer in decision.offers.items()
        )

    return is_there


def turns_several_ways(trial: str) -> bool:
    """Whether more rotations than one fit."""
    return len(trial.split()[1]) > 1


def is_bridged(trial: str) -> bool:
    """Whether it lies there with a bridge."""
    return len(trial.split()) > 2
