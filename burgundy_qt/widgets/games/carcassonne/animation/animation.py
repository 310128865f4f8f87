"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.carcassonne.protocol_types import Event
from burgundy_qt.session.view import Step
from burgundy_qt.widgets.games.carcassonne.animation import of_bazaars, of_followers, of_tiles
from burgundy_qt.widgets.games.carcassonne.animation.of_final_scoring import in_parts
from burgundy_qt.widgets.games.carcassonne.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, features_of, state_of
from burgundy_qt.widgets.scene import animation
from burgundy_qt.widgets.scene.moves import Move

ROOMS = of_tiles, of_followers, of_bazaars
EVENTS: Mapping[str, Setting] = {name: way for room in ROOMS for name, way in room.EVENTS.items()}
ACTIONS: Mapping[str, Setting] = {name: way for room in ROOMS for name, way in room.ACTIONS.items()}


def animate(state: TableState, step: Step) -> tuple[list[Move], TableState]:
    """Return the moves of a step, and the table that it leads to."""
    timeline = Timeline(state, features_of(step.view))
    return animation.animate(
        timeline, in_parts(step.events), setting_of, lambda _: state_of(step.view)
    )


def setting_of(event: Event) -> Setting | None:
    """Return what sets an event in motion; None where nothing travels."""
    if event["event"] == "action":
        return ACTIONS.get(event["action"]["type"])
    return EVENTS.get(event["event"])
