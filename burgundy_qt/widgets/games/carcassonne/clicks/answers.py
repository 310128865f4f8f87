"""What is answered by one click: bridges, followers, castles, lots and deals."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.decision import PASS
from burgundy_qt.widgets.play.ways import Action, Way, asked

BUY, SELL = Target("buy"), Target("sell")
CASTLE_PICTURE, POINTS_PICTURE = "carcassonne/pieces/castle-token", "carcassonne/log/city"


def build_castle() -> Target:
    """The answer that makes a town a castle."""
    return Target("choice", tr("Choices", "Build a castle"), CASTLE_PICTURE)


def take_points() -> Target:
    """The answer that scores the town."""
    return Target("choice", tr("Choices", "Take the points"), POINTS_PICTURE)


def ways_to_answer(actions: Sequence[Action]) -> tuple[Way, ...]:
    """Actions with the one click that means each."""
    about_castle = any(action["type"] == "castle" for action in actions)
    return tuple(Way(action, ((asked(_target(action, about_castle)),),)) for action in actions)


def _target(action: Action, about_castle: bool) -> Target:
    match action["type"]:
        case "bridge":
            return Target("bridge", f"{action['cell']}:{action['axis']}")
        case "meeple":
            return Target("place", action["on"])
        case "castle":
            return build_castle()
        case "claim":
            return Target("claim", action["feature"])
        case "choose":
            return Target("stall", action["tile"])
        case "buy":
            return BUY
        case "sell":
            return SELL
    return take_points() if about_castle else PASS
