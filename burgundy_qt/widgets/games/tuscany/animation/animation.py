"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol_types import Event, EventType
from burgundy_qt.session.view import Step
from burgundy_qt.widgets.games.tuscany.animation import of_cards, of_gains, of_tiles
from burgundy_qt.widgets.games.tuscany.animation.timeline import Timeline
from burgundy_qt.widgets.scene import animation
from burgundy_qt.widgets.scene.animation import Setting
from burgundy_qt.widgets.scene.moves import Move

EVENTS: Mapping[EventType, Setting[Timeline]] = {
    **of_cards.EVENTS,
    **of_tiles.EVENTS,
    **of_gains.EVENTS,
}


def animate(state: TuscanyState, step: Step) -> tuple[list[Move], TuscanyState]:
    """The moves of a step that begins with a state, and the state that it leads to."""

    def told(reached: TuscanyState) -> TuscanyState:
        return TuscanyState.from_object(step.view.state, reached)

    return animation.animate(Timeline(state), step.heard, setting_of, told)


def setting_of(event: Event) -> Setting[Timeline] | None:
    """What sets an event in motion; None where the table changes at once."""
    return EVENTS.get(event["event"])
