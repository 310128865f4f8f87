"""The ladder of a game alone: how far it has come, what colours bring and how long it lasts."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.rules.dice.protocol.names import VALUES
from burgundy_qt.widgets.games.dice.picture.marks import CLIMB
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

TOP = 80
"""The points at the upper end of the ladder."""


def add_goal(picture: Picture, state: DiceState) -> None:
    """The marker on the ladder and the facts below it."""
    points = state.seats[0].points
    rung = min(points, TOP)
    picture[Spot("goal", None, "bar")] = Face("band", f"{CLIMB}-{rung}-{TOP}")
    picture[Spot("goal", None, f"marker:{rung}")] = Face("marker", "0")
    now = tr("Dice table", "{points} now", points=points)
    picture[Spot("goal", None, f"word:{rung}")] = Face("text", now)
    picture[Spot("goal", None, "colours")] = Face("text", _colours(state))
    picture[Spot("goal", None, "rounds")] = Face("text", _rounds_left(state))


def _colours(state: DiceState) -> str:
    """Which value a completed colour brings now."""
    if state.value_left == VALUES[0]:
        return tr("Dice table", "the higher value")
    return tr("Dice table", "the lower value")


def _rounds_left(state: DiceState) -> str:
    """In this phase, and in those to come."""
    left = [state.track - crossed for crossed in state.boxes]
    return str(sum(left))
