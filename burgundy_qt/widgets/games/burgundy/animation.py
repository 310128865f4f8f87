"""The motions of an action: every piece travels from its old place to its new one, and numbers
change when it arrives. `piece_animation` moves the pieces of the base game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.burgundy import known_state, protocol
from burgundy_qt.rules.burgundy.protocol import Acted, Action, ActionType, EventType, die_in
from burgundy_qt.widgets.games.burgundy import picture, piece_animation
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    COIN,
    MOST_COINS,
    PRICE,
    ROLL,
    STAGGER,
    TRAVEL,
    WORKER,
    Grow,
    Reached,
    Roll,
)


def on_action(
    timeline: piece_animation.Timeline, event: Acted[Action], before: Picture, after: Picture
) -> Reached:
    """Animate the payment for an action, then the action."""
    die = _die_used(event, before)
    _pay(timeline, event, die)
    timeline.die = die or timeline.die
    setting = ACTIONS.get(event["action"]["type"])
    return setting(timeline, event, before, after) if setting else {}


def _pay(timeline: piece_animation.Timeline, event: Acted[Action], die: Slot | None) -> None:
    """Move workers to the die that they change, or with silver to the black depot where they pay
    for a purchase."""
    home, start = timeline.state.home(event["seat"]), timeline.clock
    paid = event.get("paid", known_state.FREE)
    aim = PRICE if event["action"]["type"] == "buy" else die or AWAY
    counter = Slot("buy-point", home) if event["action"]["type"] == "buy-point" else PRICE
    for index in range(min(paid["workers"], MOST_COINS)):
        timeline.fly(WORKER, Slot("workers", home), aim, start + index * STAGGER)
    for index in range(min(paid["silver"], MOST_COINS)):
        timeline.fly(COIN, Slot("silver", home), counter, start + index * STAGGER)


def _die_used(event: Acted[Action], before: Picture) -> Slot | None:
    """Return the die that an action uses."""
    unused = Sprite("die", f"{event['seat']}-{die_in(event['action'])}")
    return next(
        (
            slot
            for slot, sprite in before.items()
            if slot[:2] == ("die", event["seat"]) and sprite == unused
        ),
        None,
    )


# The pieces of the 2019 modules: shields to castles, goods along a route, the band between two
# posts.


def on_route(
    timeline: piece_animation.Timeline, event: protocol.Route, before: Picture, after: Picture
) -> Reached:
    """Move a good from where it was sold to its space. The plate and the ring of the next space
    change when it arrives."""
    seat, space = event["seat"], event["space"]
    target = Slot("laid", seat, space)
    arrival = timeline.travel(
        Sprite("good", str(event["good"])), Slot("sold", seat), target, timeline.clock, after
    )
    timeline.clock, timeline.laid = arrival, target
    spaces = [slot for slot in {**before, **after} if slot[:2] == ("space", seat)]
    return {target: arrival, **dict.fromkeys(spaces, arrival)}


def on_posts(
    timeline: piece_animation.Timeline, event: protocol.Posts, before: Picture, after: Picture
) -> Reached:
    """Let the band grow from one post to the other, then show the seal on it and the golden
    posts."""
    seat, (first, second) = event["seat"], event["posts"]
    name = picture.pair_name((first, second))
    band, seal = Slot("band", seat, name), Slot("seal", seat, name)
    start = timeline.clock
    timeline.change(start, band, after[band])
    grown = Grow(start, band)
    timeline.moves.append(grown)
    timeline.clock = start + grown.length
    timeline.joined = seal
    return {
        band: start,
        seal: timeline.clock,
        **{Slot("post", seat, post): timeline.clock for post in event["posts"]},
    }


def on_shields(
    timeline: piece_animation.Timeline, event: protocol.Shields, before: Picture, after: Picture
) -> Reached:
    """Bring the shields to their depots, one after the other."""
    reached, start = {}, timeline.clock
    for index, slot in enumerate(slot for slot in after if slot.kind == "shield"):
        reached[slot] = timeline.clock = timeline.travel(
            after[slot], AWAY, slot, start + index * STAGGER // 2, after
        )
    return reached


def do_shield(
    timeline: piece_animation.Timeline,
    event: Acted[protocol.Shield],
    before: Picture,
    after: Picture,
) -> Reached:
    """Move a shield from its depot to a castle; the shield that was there leaves."""
    seat, action = event["seat"], event["action"]
    worn, start = Slot("worn", seat, action["castle"]), timeline.clock
    sprite = Sprite("shield", str(action["shield"]))
    source = next(slot for slot, lies in before.items() if slot.kind == "shield" and lies == sprite)
    if worn in before:
        timeline.leave(before[worn], worn, start)
        timeline.change(start, worn, None)
    timeline.clock = timeline.travel(sprite, source, worn, start, after)
    return {worn: timeline.clock, source: start}


def shields_leave(
    timeline: piece_animation.Timeline,
    event: Acted[protocol.Tribute] | protocol.ShieldsLost,
    before: Picture,
    after: Picture,
) -> Reached:
    """Take the returned shields off the table."""
    gone = [slot for slot in before if slot[:2] == ("worn", event["seat"]) and slot not in after]
    for slot in gone:
        timeline.leave(before[slot], slot, timeline.clock)
    timeline.clock += TRAVEL if gone else 0
    return {}


def do_set_die(
    timeline: piece_animation.Timeline,
    event: Acted[protocol.SetDie],
    before: Picture,
    after: Picture,
) -> Reached:
    """Turn the die over to the chosen face."""
    turned = [
        slot
        for slot in after
        if slot[:2] == ("die", event["seat"]) and before.get(slot) != after[slot]
    ]
    for slot in turned:
        timeline.moves.append(Roll(timeline.clock, slot, (before[slot], after[slot])))
    start = timeline.clock
    timeline.clock += ROLL if turned else 0
    return dict.fromkeys(turned, start)


def do_discard(
    timeline: piece_animation.Timeline,
    event: Acted[protocol.Discard],
    before: Picture,
    after: Picture,
) -> Reached:
    """Take the discarded tile off the table."""
    tile = Sprite("tile", event["action"]["tile"])
    timeline.leave(tile, picture.slot_of(tile, before, "storage", event["seat"]), timeline.clock)
    return {}


def do_collect(
    timeline: piece_animation.Timeline,
    event: Acted[protocol.Collect],
    before: Picture,
    after: Picture,
) -> Reached:
    """Lift all goods of one type from the depots."""
    piece_animation.lift(timeline, before, good=event["action"]["good"])
    return {}


EVENTS: Mapping[EventType, piece_animation.Setting] = {
    "action": on_action,
    "phase": piece_animation.on_phase,
    "round": piece_animation.on_round,
    "order": piece_animation.on_order,
    "loaded": piece_animation.on_loaded,
    "gain": piece_animation.on_gain,
    "points": piece_animation.on_points,
    "bonus": piece_animation.on_bonus,
    "route": on_route,
    "posts": on_posts,
    "shields": on_shields,
    "shields-lost": shields_leave,
    "removed": piece_animation.on_removed,
    "swept": piece_animation.on_swept,
    "counter": piece_animation.on_counter,
}
ACTIONS: Mapping[ActionType, piece_animation.Setting] = {
    "start": piece_animation.do_start,
    "take": piece_animation.do_take,
    "buy": piece_animation.do_take,
    "place": piece_animation.do_place,
    "load": piece_animation.do_load,
    "sell": piece_animation.do_sell,
    "shield": do_shield,
    "tribute": shields_leave,
    "set-die": do_set_die,
    "discard": do_discard,
    "collect": do_collect,
    "exchange": piece_animation.do_exchange,
    "give": piece_animation.do_give,
}
