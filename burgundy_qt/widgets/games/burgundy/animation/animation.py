"""From events to motion: every piece travels from where it was to where it goes, and numbers count
when reached."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.burgundy.known_state import FREE
from burgundy_qt.rules.burgundy.protocol.action_types import Action, ActionType, die_in
from burgundy_qt.rules.burgundy.protocol.event_types import Acted, EventType
from burgundy_qt.widgets.games.burgundy.animation.of_gains import (
    on_bonus,
    on_gain,
    on_points,
)
from burgundy_qt.widgets.games.burgundy.animation.of_goods import (
    do_load,
    do_sell,
    on_loaded,
)
from burgundy_qt.widgets.games.burgundy.animation.of_modules import (
    do_collect,
    do_discard,
    do_set_die,
    do_shield,
    on_posts,
    on_route,
    on_shields,
    shields_leave,
)
from burgundy_qt.widgets.games.burgundy.animation.of_rounds import (
    on_order,
    on_phase,
    on_round,
)
from burgundy_qt.widgets.games.burgundy.animation.of_solo import (
    do_exchange,
    do_give,
    on_counter,
    on_removed,
    on_swept,
)
from burgundy_qt.widgets.games.burgundy.animation.of_tiles import (
    do_place,
    do_start,
    do_take,
)
from burgundy_qt.widgets.games.burgundy.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    COIN,
    MOST_COINS,
    PRICE,
    STAGGER,
    WORKER,
    Reached,
)


def on_action(timeline: Timeline, event: Acted[Action], before: Picture, after: Picture) -> Reached:
    """What it costs is paid; then comes the deed itself."""
    die = _die_used(event, before)
    _pay(timeline, event, die)
    timeline.die = die or timeline.die
    setting = ACTIONS.get(event["action"]["type"])
    return setting(timeline, event, before, after) if setting else {}


def _pay(timeline: Timeline, event: Acted[Action], die: Slot | None) -> None:
    """Workers go to the die that they change, or with silver to the black depot where they pay for
    a purchase."""
    home, start = timeline.state.home(event["seat"]), timeline.clock
    paid = event.get("paid", FREE)
    aim = PRICE if event["action"]["type"] == "buy" else die or AWAY
    counter = Slot("buy-point", home) if event["action"]["type"] == "buy-point" else PRICE
    for index in range(min(paid["workers"], MOST_COINS)):
        timeline.fly(WORKER, Slot("workers", home), aim, start + index * STAGGER)
    for index in range(min(paid["silver"], MOST_COINS)):
        timeline.fly(COIN, Slot("silver", home), counter, start + index * STAGGER)


def _die_used(event: Acted[Action], before: Picture) -> Slot | None:
    """The die that an action uses."""
    unused = Sprite("die", f"{event['seat']}-{die_in(event['action'])}")
    return next(
        (
            spot
            for spot, face in before.items()
            if spot[:2] == ("die", event["seat"]) and face == unused
        ),
        None,
    )


EVENTS: Mapping[EventType, Setting] = {
    "action": on_action,
    "phase": on_phase,
    "round": on_round,
    "order": on_order,
    "loaded": on_loaded,
    "gain": on_gain,
    "points": on_points,
    "bonus": on_bonus,
    "route": on_route,
    "posts": on_posts,
    "shields": on_shields,
    "shields-lost": shields_leave,
    "removed": on_removed,
    "swept": on_swept,
    "counter": on_counter,
}
ACTIONS: Mapping[ActionType, Setting] = {
    "start": do_start,
    "take": do_take,
    "buy": do_take,
    "place": do_place,
    "load": do_load,
    "sell": do_sell,
    "shield": do_shield,
    "tribute": shields_leave,
    "set-die": do_set_die,
    "discard": do_discard,
    "collect": do_collect,
    "exchange": do_exchange,
    "give": do_give,
}
