"""What is answered by one click: bridges, followers, castles, lots and deals."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.play.decision import PASS
from burgundy_qt.widgets.play.move_choice import Action, OptionPath, required_click
from burgundy_qt.widgets.sprites.slots import ClickTarget

BUY, SELL = ClickTarget("buy"), ClickTarget("sell")
CASTLE_PICTURE, POINTS_PICTURE = "carcassonne/pieces/castle-token", "carcassonne/log/city"


def build_castle() -> ClickTarget:
    """The answer that makes a town a castle."""
    return ClickTarget("choice", tr("Choices", "Build a castle"), CASTLE_PICTURE)


def take_points() -> ClickTarget:
    """The answer that scores the town."""
    return ClickTarget("choice", tr("Choices", "Take the points"), POINTS_PICTURE)


def ways_to_answer(actions: Sequence[Action]) -> tuple[OptionPath, ...]:
    """Actions with the one click that means each."""
    about_castle = any(action["type"] == "castle" for action in actions)
    return tuple(
        OptionPath(action, ((required_click(_target(action, about_castle)),),))
        for action in actions
    )


def _target(action: Action, about_castle: bool) -> ClickTarget:
    match action["type"]:
        case "bridge":
            return ClickTarget("bridge", f"{action['cell']}:{action['axis']}")
        case "meeple":
            return ClickTarget("place", action["on"])
        case "castle":
            return build_castle()
        case "claim":
            return ClickTarget("claim", action["feature"])
        case "choose":
            return ClickTarget("stall", action["tile"])
        case "buy":
            return BUY
        case "sell":
            return SELL
    return take_points() if about_castle else PASS
