"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.carcassonne.protocol_types import Acted, Action
from burgundy_qt.widgets.games.carcassonne.animation import of_bazaars, of_followers, of_tiles
from burgundy_qt.widgets.games.carcassonne.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.sprites.slots import Picture
from burgundy_qt.widgets.table.timeline import Reached

ROOMS = of_tiles, of_followers, of_bazaars
ACTIONS: Mapping[str, Setting] = {name: way for room in ROOMS for name, way in room.ACTIONS.items()}


def on_action(timeline: Timeline, event: Acted[Action], before: Picture, after: Picture) -> Reached:
    """Set in motion what an action does; nothing travels by most."""
    setting = ACTIONS.get(event["action"]["type"])
    return setting(timeline, event, before, after) if setting else {}


EVENTS: Mapping[str, Setting] = {
    "action": on_action,
    **{name: way for room in ROOMS for name, way in room.EVENTS.items()},
}
