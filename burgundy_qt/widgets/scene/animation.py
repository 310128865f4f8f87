"""StateTimeline: sets a step in motion event by event, from state to state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from burgundy_qt.rules.known_state import KnownState
from burgundy_qt.widgets.pieces.spots import Picture
from burgundy_qt.widgets.scene.timeline import FollowedTimeline, Reached, changed

State = TypeVar("State", bound=KnownState)


class StateTimeline(FollowedTimeline, Generic[State]):
    """Hold the moves of a step, and the `state` after the event that is set in motion.

    A game's own timeline adds what the setting of an event must know of those before it, and
    overrides `begin`, `start_of` and `end` where its events do not simply follow each other.
    """

    def __init__(self, state: State, picture_of: Callable[[State], Picture]) -> None:
        super().__init__(dict(picture_of(state)))
        self.state, self.picture_of = state, picture_of

    def begin(self, event: Any) -> None:
        """Prepare for an event: `state` is still the one before it."""

    def start_of(self, event: Any) -> int:
        """Return when an event begins to move."""
        return self.clock

    def end(self) -> None:
        """Finish what the last event has left open."""

    def follow(self, events: Iterable[Any], settings: Mapping[Any, Setting[Any]]) -> None:
        """Set events in motion, one after another."""
        before = self.picture_of(self.state)
        for event in events:
            self.begin(event)
            self.state = self.state.after(event)
            after = self.picture_of(self.state)
            start, setting = self.start_of(event), settings.get(event["event"])
            reached = setting(self, event, before, after) if setting else {}
            self.show(before, after, start, reached)
            before = after
        self.end()

    def lead_to(self, state: State) -> None:
        """Show the state that the step's view tells, as soon as all events are over."""
        self.state = state
        self.show(self.shown, self.picture_of(state), self.clock, {})

    def show(self, before: Picture, after: Picture, start: int, reached: Reached) -> None:
        """Let what has changed between two pictures change when it is reached, or at the start."""
        for spot in dict.fromkeys([*changed(before, after), *reached]):
            self.change(reached.get(spot, start), spot, after.get(spot))


Line = TypeVar("Line", bound=StateTimeline[Any])
Setting = Callable[[Line, Any, Picture, Picture], Reached]
"""Sets an event of one type in motion, which has led from the first picture to the second. Returns
when spots show what lies there afterwards, where that is not when the event begins."""
