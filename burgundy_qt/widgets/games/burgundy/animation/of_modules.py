"""How the pieces of the 2019 modules move: shields to castles, goods along a route, the band
between two posts."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol import action_types, event_types
from burgundy_qt.rules.burgundy.protocol.event_types import Acted
from burgundy_qt.widgets.games.burgundy.animation.of_goods import lift
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.games.burgundy.picture.modules import pair_name
from burgundy_qt.widgets.games.burgundy.picture.picture import spot_of
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import AWAY, ROLL, STAGGER, TRAVEL, Grow, Reached, Roll


def on_route(
    timeline: Timeline, event: event_types.Route, before: Picture, after: Picture
) -> Reached:
    """A good flies from where it was sold to its space; the plate and the ring of the next change
    when it lies."""
    seat, space = event["seat"], event["space"]
    target = Slot("laid", seat, space)
    arrival = timeline.travel(
        Sprite("good", str(event["good"])), Slot("sold", seat), target, timeline.clock, after
    )
    timeline.clock, timeline.laid = arrival, target
    spaces = [spot for spot in {**before, **after} if spot[:2] == ("space", seat)]
    return {target: arrival, **dict.fromkeys(spaces, arrival)}


def on_posts(
    timeline: Timeline, event: event_types.Posts, before: Picture, after: Picture
) -> Reached:
    """The band grows from one post to the other; then the seal lies on it and the posts are
    gold."""
    seat, (first, second) = event["seat"], event["posts"]
    name = pair_name((first, second))
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
    timeline: Timeline, event: event_types.Shields, before: Picture, after: Picture
) -> Reached:
    """The shields come to their depots, one after the other."""
    reached, start = {}, timeline.clock
    for index, spot in enumerate(spot for spot in after if spot.kind == "shield"):
        reached[spot] = timeline.clock = timeline.travel(
            after[spot], AWAY, spot, start + index * STAGGER // 2, after
        )
    return reached


def do_shield(
    timeline: Timeline, event: Acted[action_types.Shield], before: Picture, after: Picture
) -> Reached:
    """A shield goes from its depot to a castle; one that hung there leaves."""
    seat, action = event["seat"], event["action"]
    worn, start = Slot("worn", seat, action["castle"]), timeline.clock
    face = Sprite("shield", str(action["shield"]))
    source = next(spot for spot, lies in before.items() if spot.kind == "shield" and lies == face)
    if worn in before:
        timeline.leave(before[worn], worn, start)
        timeline.change(start, worn, None)
    timeline.clock = timeline.travel(face, source, worn, start, after)
    return {worn: timeline.clock, source: start}


def shields_leave(
    timeline: Timeline,
    event: Acted[action_types.Tribute] | event_types.ShieldsLost,
    before: Picture,
    after: Picture,
) -> Reached:
    """The shields that are given up leave."""
    gone = [spot for spot in before if spot[:2] == ("worn", event["seat"]) and spot not in after]
    for spot in gone:
        timeline.leave(before[spot], spot, timeline.clock)
    timeline.clock += TRAVEL if gone else 0
    return {}


def do_set_die(
    timeline: Timeline, event: Acted[action_types.SetDie], before: Picture, after: Picture
) -> Reached:
    """The die turns over to the face that was chosen."""
    turned = [
        spot
        for spot in after
        if spot[:2] == ("die", event["seat"]) and before.get(spot) != after[spot]
    ]
    for spot in turned:
        timeline.moves.append(Roll(timeline.clock, spot, (before[spot], after[spot])))
    start = timeline.clock
    timeline.clock += ROLL if turned else 0
    return dict.fromkeys(turned, start)


def do_discard(
    timeline: Timeline, event: Acted[action_types.Discard], before: Picture, after: Picture
) -> Reached:
    """A stored tile leaves."""
    tile = Sprite("tile", event["action"]["tile"])
    timeline.leave(tile, spot_of(tile, before, "storage", event["seat"]), timeline.clock)
    return {}


def do_collect(
    timeline: Timeline, event: Acted[action_types.Collect], before: Picture, after: Picture
) -> Reached:
    """All goods of a type are lifted from the depots."""
    lift(timeline, before, good=event["action"]["good"])
    return {}
