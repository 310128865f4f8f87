"""The moves of a row of events of Tuscany, with what the next event has to know of those before
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene import timeline
from burgundy_qt.widgets.scene.moves import Change, Landing, Travel
from burgundy_qt.widgets.scene.timeline import Reached

DRAW, DRAW_STEP, FAN = 220, 45, 120
PAY, FILL, STONE, TURN_UP, FLY = 240, 260, 120, 240, 320
PULSE, REFILL_STEP = 200, 35
RISE, RUN, RUN_STEP = 90, 700, 60
"""How long a card comes from the deck, how much later each next one, and how much earlier the fan
opens; how long paid cards fly and before that rise, how long a gap is filled, a stone of the clock,
a yield card and what flies to its box; how long five of a colour pulse, and how much later each
next gap is filled; how long a marker runs at most, and for each field."""
SHOWN_LARGE = 700
"""So long a yield card is seen large at least."""
TURNED_UP, YIELD_CARD = Spot("turned-up"), Spot("yield-card")


class Timeline(timeline.Timeline):
    """The moves so far. The `board` is followed along; `shown` is what the table shows after
    them."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.shown: Picture = picture_of(board)
        self.laid: Spot | None = None  # the space that was laid on last
        self.drawn = 0  # how many cards have been drawn that were not told yet
        self.turned_up: int | None = None  # since when a yield card lies there large
        self.sweeps = False  # whether the gaps of a sweep are filled
        self._changed: dict[Spot, int] = {}  # when a spot has changed last

    def change(self, start: int, spot: Spot, face: Face | None) -> None:
        """Let a spot show something else from then on, or as soon as it has shown what came
        before."""
        self._changed[spot] = max(start, self._changed.get(spot, -1) + 1)
        self.moves.append(Change(self._changed[spot], spot, face))
        if face is None:
            self.shown.pop(spot, None)
        else:
            self.shown[spot] = face

    def carry(
        self, face: Face, source: Spot, target: Spot, start: int, length: int, of: int = 1
    ) -> int:
        """Let a piece travel and settle; returns when it arrives."""
        self.moves.append(Travel(start, face, source, target, of=of, length=length))
        self.moves.append(Landing(start + length, target))
        return start + length

    def send(self, face: Face, source: Spot, target: Spot, start: int, length: int = FLY) -> int:
        """Let a piece fly to where it does not stay; returns when it is there."""
        self.moves.append(Travel(start, face, source, target, fades=True, length=length))
        return start + length

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


def changed(before: Picture, after: Picture, *kinds: str) -> list[Spot]:
    """The spots of these kinds (of all, where none is named) that show something else
    afterwards."""
    return [
        spot
        for spot in {**before, **after}
        if before.get(spot) != after.get(spot) and (not kinds or spot.kind in kinds)
    ]
