"""The moves of a row of events of Tuscany, with what the next event has to know of those before
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene.timeline import FollowedTimeline, Reached, changed

DRAW, DRAW_STEP, FAN = 220, 45, 120
PAY, FILL, STONE, TURN_UP = 240, 260, 120, 240
PULSE, REFILL_STEP = 200, 35
RISE, RUN, RUN_STEP = 90, 700, 60
"""How long a card comes from the deck, how much later each next one, and how much earlier the fan
opens; how long paid cards fly and before that rise, how long a gap is filled, a stone of the clock,
a yield card; how long five of a colour pulse, and how much later each
next gap is filled; how long a marker runs at most, and for each field."""
SHOWN_LARGE = 700
"""So long a yield card is seen large at least."""
TURNED_UP, YIELD_CARD = Spot("turned-up"), Spot("yield-card")


class Timeline(FollowedTimeline):
    """The moves so far. The `board` is followed along."""

    def __init__(self, board: Board) -> None:
        super().__init__(picture_of(board))
        self.board = board
        self.laid: Spot | None = None  # the space that was laid on last
        self.drawn = 0  # how many cards have been drawn that were not told yet
        self.turned_up: int | None = None  # since when a yield card lies there large
        self.sweeps = False  # whether the gaps of a sweep are filled

    def run(self, kind: str, seat: int, before: Picture, after: Picture, start: int) -> Reached:
        """Let a seat's marker run on; others that lie with it step aside when it is there."""
        marker = Face("marker", str(seat))
        source = next((s for s, face in before.items() if s.kind == kind and face == marker), None)
        target = next((s for s, face in after.items() if s.kind == kind and face == marker), None)
        if source is None or target is None or source == target:
            return {}
        length = min(RUN, RUN_STEP * abs(int(target.owner or 0) - int(source.owner or 0)))
        arrival = self.carry(marker, source, target, start, length)
        return {**dict.fromkeys(changed(before, after, kind), arrival), source: start}

    def put_away(self) -> None:
        """A yield card that lies large goes to the others."""
        if self.turned_up is None:
            return
        face = self.shown.get(TURNED_UP)
        start = max(self.clock, self.turned_up + SHOWN_LARGE)
        self.turned_up = None
        if face is not None:
            self.clock = self.send(face, TURNED_UP, YIELD_CARD, start, PAY)
            self.change(start, TURNED_UP, None)


Setting = Callable[[Timeline, Mapping[str, Any], Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second; returns
when spots show what lies there afterwards, where that is not when the event begins."""
