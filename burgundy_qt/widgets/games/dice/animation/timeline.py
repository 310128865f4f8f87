"""The moves of a step of the Dice Game: every seat has a clock of its own, for all write at the
same time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.dice.board.board import Board
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene import timeline
from burgundy_qt.widgets.scene.moves import Change, Grow, Travel
from burgundy_qt.widgets.scene.timeline import Reached

WRITE, CROSS, LOOP, REGION, FLY = 220, 180, 200, 380, 260
"""How long the pencil writes a number, makes a cross, draws a loop, goes round a region, and how
long something flies."""
NEXT_SEAT = 110
"""So long after another seat the next one's marks begin."""


class Timeline(timeline.Timeline):
    """The moves so far. The `board` is followed along; `shown` is what the table shows after them.

    `at_once`: the seat whose marks are seen already, for they were written on trial."""

    def __init__(self, board: Board, at_once: int | None = None) -> None:
        super().__init__()
        self.board, self.at_once = board, at_once
        self.shown: Picture = picture_of(board)
        self.clocks: dict[int, int] = {}  # by seat when its next event begins to move
        self.marked: dict[int, Spot] = {}  # by seat the cell that it marked last
        self._changed: dict[Spot, int] = {}  # when a spot has changed last

    def clock_of(self, seat: int) -> int:
        """When the next event of a seat begins to move; each seat a little later than the one
        before."""
        if seat not in self.clocks:
            self.clocks[seat] = self.clock + NEXT_SEAT * len(self.clocks)
        return self.clocks[seat]

    def wait_for_all(self) -> None:
        """What comes next begins when all seats are done."""
        self.clock = max([self.clock, *self.clocks.values()])
        self.clocks.clear()

    def change(self, start: int, spot: Spot, face: Face | None) -> None:
        """Let a spot show something else from then on, or as soon as it has shown what came
        before."""
        self._changed[spot] = max(start, self._changed.get(spot, -1) + 1)
        self.moves.append(Change(self._changed[spot], spot, face))
        if face is None:
            self.shown.pop(spot, None)
        else:
            self.shown[spot] = face

    def draw(self, start: int, over: Spot, strokes: Face, length: int) -> int:
        """Let the pencil draw strokes over a spot; returns when they are drawn."""
        stroke = Spot("stroke", over.owner, f"{over.kind}:{over.at}")
        start = max(start, self._changed.get(stroke, -1) + 1)
        self._changed[stroke] = start + length
        self.moves += [
            Change(start, stroke, strokes),
            Grow(start, stroke, length),
            Change(start + length, stroke, None),
        ]
        return start + length

    def send(self, face: Face, source: Spot, target: Spot, start: int) -> int:
        """Let a piece fly to where it does not stay; returns when it is there."""
        self.moves.append(Travel(start, face, source, target, fades=True, length=FLY))
        return start + FLY


Setting = Callable[[Timeline, Mapping[str, Any], Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second; returns
when spots show what lies there afterwards, where that is not when the event begins."""
