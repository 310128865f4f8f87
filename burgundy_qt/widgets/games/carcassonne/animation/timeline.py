"""The moves of a row of events of Carcassonne, with what the next event has to know of those before
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burgundy_qt.widgets.games.carcassonne.board.board import NO_TRIAL, Board, Ghost
from burgundy_qt.widgets.games.carcassonne.board.events import Features
from burgundy_qt.widgets.games.carcassonne.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Picture, Spot
from burgundy_qt.widgets.scene.timeline import FollowedTimeline, Reached

TURN_OVER, LAY, DROP, HOME, UNROLL, RISE = 220, 260, 180, 320, 240, 260
"""How long the drawn tile turns over, a tile comes onto the map, a follower, a follower goes home,
a bridge unrolls, and a castle rises."""
DEAL_STEP = 90
"""How much later each next tile of a bazaar comes from the pile."""
FINAL_STEP = 260
"""How much later each next feature of the final scoring is counted."""


class Timeline(FollowedTimeline):
    """The moves so far. The `board` is followed along, `features` are those of the view that the
    step leads to; `ghost`: the tile as it was tried before it was laid."""

    def __init__(self, board: Board, features: Features) -> None:
        super().__init__(picture_of(board))
        self.board, self.features = board, features
        self.ghost: Ghost | None = board.trial.ghost
        self.counted: str | None = None  # the feature of the final scoring that shines now
        board.trial = NO_TRIAL

    def parts_of(self, feature: str) -> tuple[Spot, ...]:
        """Where a feature lies, tile by tile."""
        told = self.features.get(feature)
        places = told["places"] if told is not None else (feature,)
        return tuple(Spot("feature", None, place) for place in places)


Setting = Callable[[Timeline, Mapping[str, Any], Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second; returns
when spots show what lies there afterwards, where that is not when the event begins."""
