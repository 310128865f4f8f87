"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.carcassonne.protocol_types import Acted, Action
from burgundy_qt.widgets.games.carcassonne.animation.of_bazaars import (
    bid,
    choose,
    on_sold,
)
from burgundy_qt.widgets.games.carcassonne.animation.of_followers import (
    castle,
    meeple,
    on_castle,
    on_complete,
    on_points,
)
from burgundy_qt.widgets.games.carcassonne.animation.of_tiles import (
    bridge,
    on_bazaar,
    on_discard,
    on_tile,
    place,
    put_aside,
)
from burgundy_qt.widgets.games.carcassonne.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.sprites.slots import Picture
from burgundy_qt.widgets.table.timeline import Reached

ACTIONS: Mapping[str, Setting] = {
    "place": place,
    "discard": put_aside,
    "bridge": bridge,
    "meeple": meeple,
    "castle": castle,
    "bid": bid,
    "choose": choose,
}


def on_action(timeline: Timeline, event: Acted[Action], before: Picture, after: Picture) -> Reached:
    """Set in motion what an action does; nothing travels by most."""
    setting = ACTIONS.get(event["action"]["type"])
    return setting(timeline, event, before, after) if setting else {}


EVENTS: Mapping[str, Setting] = {
    "action": on_action,
    "tile": on_tile,
    "discard": on_discard,
    "bridge": bridge,
    "bazaar": on_bazaar,
    "complete": on_complete,
    "castle": on_castle,
    "points": on_points,
    "sold": on_sold,
}
