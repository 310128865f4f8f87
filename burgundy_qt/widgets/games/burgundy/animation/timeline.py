"""The moves of a row of events of Burgundy, with what the next event has to know of those before
it."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy.picture.picture import picture_of
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table import timeline
from burgundy_qt.widgets.table.timeline import StateTimeline


class Timeline(StateTimeline[BurgundyState]):
    """The moves so far."""

    def __init__(self, state: BurgundyState) -> None:
        super().__init__(state, picture_of)
        self.die: Slot | None = None  # the die used last
        self.laid: Slot | None = None  # the cell laid last, or the space of a route
        self.joined: Slot | None = None  # the seal of the posts joined last
        self.cargo: list[tuple[Slot, Sprite]] = []  # goods that have been lifted, and from where
        self.road_is_free = 0  # when the counter of the solo game has come where it was sent


Setting = timeline.Setting[Timeline]
"""Sets an event of one type in motion."""
