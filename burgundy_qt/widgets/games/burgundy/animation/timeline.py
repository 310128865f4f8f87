"""The moves of a row of events of Burgundy, with what the next event has to know of those before
it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene import timeline
from burgundy_qt.widgets.scene.timeline import Reached


class Timeline(timeline.Timeline):
    """The moves so far. The board is followed along and shows what lies there when all of them are
    over."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.die: Spot | None = None  # the die used last
        self.laid: Spot | None = None  # the cell laid last, or the space of a route
        self.joined: Spot | None = None  # the seal of the posts joined last
        self.cargo: list[tuple[Spot, Face]] = []  # goods that have been lifted, and from where
        self.road_is_free = 0  # when the counter of the solo game has come where it was sent


Setting = Callable[[Timeline, Any, Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second."""
