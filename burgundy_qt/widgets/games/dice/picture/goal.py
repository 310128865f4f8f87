"""The ladder of a game alone: how far it has come, what colours bring and how long it lasts."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.components.sheets import PHASES
from burgundy_qt.widgets.games.dice.board.board import Board
from burgundy_qt.widgets.games.dice.picture.marks import CLIMB
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

TOP = 80
"""The points at the upper end of the ladder."""


def add_goal(picture: Picture, board: Board) -> None:
    """The marker on the ladder and the facts below it."""
    points = board.seats[0].points
    rung = min(points, TOP)
    picture[Spot("goal", None, "bar")] = Face("band", f"{CLIMB}-{rung}-{TOP}")
    picture[Spot("goal", None, f"marker:{rung}")] = Face("marker", "0")
    now = tr("Dice table", "{points} now", points=points)
    picture[Spot("goal", None, f"word:{rung}")] = Face("text", now)
    picture[Spot("goal", None, "colours")] = Face("text", _colours(board))
    picture[Spot("goal", None, "rounds")] = Face("text", _rounds_left(board))


def _colours(board: Board) -> str:
    """Which value a completed colour brings now."""
    if board.phase == PHASES[-1]:
        return tr("Dice table", "the lower value")
    return tr("Dice table", "the higher value")


def _rounds_left(board: Board) -> str:
    """In this phase, and in those to come."""
    left = [board.track - crossed for crossed in board.boxes]
    return str(sum(left))
