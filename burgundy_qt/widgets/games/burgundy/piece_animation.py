"""The motions of the pieces of the base game and of the solo game: goods, tiles, silver, workers,
points. `animation` chooses them by event."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.rules.burgundy import known_places, known_state, protocol
from burgundy_qt.rules.burgundy.known_places import SHARED
from burgundy_qt.rules.burgundy.protocol import Acted
from burgundy_qt.widgets.games.burgundy.picture import picture_of, slot_of
from burgundy_qt.widgets.sprites.places import Picture, Slot, Sprite
from burgundy_qt.widgets.table import timeline
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    COIN,
    MOST_COINS,
    OVERLAP,
    POINTS,
    PRICE,
    REFILL_MOST,
    REFILL_STEP,
    ROLL,
    STAGGER,
    TICK,
    TRAVEL,
    WORKER,
    Reached,
    Roll,
    StateTimeline,
    Sweep,
    Travel,
)
from burgundy_qt.widgets.theme.sprite_files import UPSIDE_DOWN

# The motions of a row of events, with facts for the next event.


class Timeline(StateTimeline[known_state.BurgundyState]):
    """The motions so far."""

    def __init__(self, state: known_state.BurgundyState) -> None:
        super().__init__(state, picture_of)
        self.die: Slot | None = None  # the die used last
        self.laid: Slot | None = None  # the cell laid last, or the space of a route
        self.joined: Slot | None = None  # the seal of the posts joined last
        self.cargo: list[tuple[Slot, Sprite]] = []  # goods that have been lifted, and their places
        self.road_is_free = 0  # the time when the counter of the solo game has arrived


Setting = timeline.Setting[Timeline]
"""A function that animates events of one type."""


# Goods: a ship lifts and loads them; players sell them.


def do_load(
    timeline: Timeline, event: Acted[protocol.Load], before: Picture, after: Picture
) -> Reached:
    """Lift the goods that a ship loads from their depots."""
    for good in event["action"]["goods"]:
        lift(timeline, before, good, event["action"]["depots"])
    return {}


def lift(
    timeline: Timeline, before: Picture, good: int, depots: Sequence[int] = known_places.DEPOTS
) -> None:
    """Lift the goods of a type from depots; the next event says where they fly."""
    timeline.cargo += [
        (slot, sprite)
        for slot, sprite in before.items()
        if slot.kind == "trough" and slot.owner in depots and sprite.what == str(good)
    ]


def on_loaded(
    timeline: Timeline, event: protocol.Loaded, before: Picture, after: Picture
) -> Reached:
    """Fly the lifted goods to their piles, one after the other."""
    seat = timeline.state.home(event["seat"])
    reached: Reached = {}
    piles = {sprite.what: slot for slot, sprite in after.items() if slot[:2] == ("goods", seat)}
    start = timeline.clock
    for index, (source, sprite) in enumerate(timeline.cargo):
        target = piles.get(sprite.what)
        if target is not None:
            reached[target] = timeline.clock = timeline.fly(
                sprite, source, target, start + index * STAGGER
            )
    timeline.cargo = []
    return reached


def do_sell(
    timeline: Timeline, event: Acted[protocol.Sell], before: Picture, after: Picture
) -> Reached:
    """Fly the goods of a pile to the goods sold before, one after the other."""
    seat, good = timeline.state.home(event["seat"]), str(event["action"]["good"])
    piles = [slot for slot in before if slot[:2] == ("goods", seat) and before[slot].what == good]
    target = Slot("sold", seat)
    start = timeline.clock
    for source in piles:
        for index in range(min(before[source].many, MOST_COINS)):
            timeline.clock = timeline.fly(
                Sprite("good", good), source, target, start + index * STAGGER
            )
    return {target: timeline.clock}


# A phase and a round begin; the order of play changes.


def on_phase(timeline: Timeline, event: protocol.Phase, before: Picture, after: Picture) -> Reached:
    """Take the rest from the depots, then bring new tiles and goods, one after the other."""
    start = timeline.clock
    old = [slot for slot in before if slot.kind == "market"]
    for slot in old:
        timeline.leave(before[slot], slot, start)
        timeline.change(start, slot, None)
    start += TRAVEL if old else 0
    new = [
        slot
        for slot, sprite in after.items()
        if slot.kind == "market" or is_good_to_come(slot, sprite)
    ]
    step = min(REFILL_STEP, (REFILL_MOST - TRAVEL) / max(1, len(new) - 1))
    reached: Reached = {}
    for index, slot in enumerate(new):
        source = Slot("phase", event["phase"])
        reached[slot] = timeline.travel(after[slot], source, slot, start + int(index * step), after)
    timeline.clock = max([start, *reached.values()])
    return reached


def is_good_to_come(slot: Slot, sprite: Sprite) -> bool:
    """Return whether the sprite is a good on a round space."""
    return slot.kind == "round" and sprite.kind == "good"


def on_round(timeline: Timeline, event: protocol.Round, before: Picture, after: Picture) -> Reached:
    """Roll all dice, then move the good of the round to the depot of the white die."""
    start = timeline.clock
    reached: Reached = {}
    for slot, sprite in after.items():
        if sprite.kind == "die":
            timeline.moves.append(Roll(start, slot, tumbling(sprite)))
            reached[slot] = start
    reached[Slot("white-depot")] = start + ROLL
    source = Slot("round", event["round"])
    good = Sprite("good", str(event["good"]))
    depot = event["white"]
    target = Slot("trough", depot, len(timeline.state.troughs[depot]) - 1)
    if before.get(source) != good:
        timeline.change(start, source, good)
    arrival = timeline.travel(good, source, target, start + ROLL, after)
    for slot in after:
        if slot[:2] == ("trough", depot):
            reached[slot] = arrival
    reached[source] = start + ROLL
    timeline.clock = arrival
    return reached


def tumbling(sprite: Sprite) -> tuple[Sprite, ...]:
    """Return three random faces for a rolling die, and its final face."""
    owner, last = sprite.what.split("-")
    others = [(int(last) + step - 1) % 6 + 1 for step in (2, 5, 3)]
    return (*(sprite._replace(what=f"{owner}-{number}", faded=False) for number in others), sprite)


def on_order(timeline: Timeline, event: protocol.Order, before: Picture, after: Picture) -> Reached:
    """Move the marker of the player of a ship along the bridge."""
    mover = str(timeline.state.last_seat)
    marker = Sprite("marker", mover)
    source = next(
        (slot for slot, sprite in before.items() if slot.kind == "bay" and sprite == marker), None
    )
    target = next(
        (slot for slot, sprite in after.items() if slot.kind == "bay" and sprite == marker), None
    )
    if source is None or target is None or source == target:
        return {}
    return {target: timeline.travel(marker, source, target, timeline.clock, after)}


# Tiles: from the depots into storage, and from both to the estate.


Taken = protocol.Take | protocol.Buy
Stored = Taken | protocol.Place


def do_start(
    timeline: Timeline, event: Acted[protocol.Start], before: Picture, after: Picture
) -> Reached:
    """Bring the first castle to its cell."""
    target = Slot("cell", timeline.state.home(event["seat"]), event["action"]["castle"])
    arrival = timeline.travel(Sprite("tile", "castle"), AWAY, target, timeline.clock, after)
    timeline.clock = arrival
    return {target: arrival}


def do_take(
    timeline: Timeline,
    event: Acted[Taken],
    before: Picture,
    after: Picture,
) -> Reached:
    """Move a tile from its depot into a store; a discarded tile leaves first."""
    action, start = event["action"], timeline.clock
    tile = Sprite("tile", action["tile"])
    source = slot_of(tile, before, "market", action["depot"])
    target = _new_place(timeline, event, tile, before, after)
    if action["discard"]:
        timeline.leave(Sprite("tile", action["discard"]), target, start)
        timeline.change(start, target, None)
        start += TRAVEL // 2
        timeline.change(start, source, None)
    arrival = timeline.travel(tile, source, target, start, after)
    timeline.clock = arrival
    return {target: arrival, source: start}


def do_place(
    timeline: Timeline, event: Acted[protocol.Place], before: Picture, after: Picture
) -> Reached:
    """Move a tile from its store or depot to its cell."""
    action, home = event["action"], timeline.state.home(event["seat"])
    tile = Sprite("tile", action["tile"])
    store = _store_of(timeline, event["seat"], action)
    lay = ("market", action["depot"]) if "depot" in action else store
    source = slot_of(tile, before, *lay)
    timeline.laid = Slot("cell", home, action["cell"])
    arrival = timeline.travel(tile, source, timeline.laid, timeline.clock, after)
    timeline.clock = arrival
    return {timeline.laid: arrival, Slot("covered", home): arrival}


def _store_of(timeline: Timeline, seat: int, action: Stored) -> tuple[str, int]:
    """Return kind and owner of the slots of the store that an action means."""
    if action.get("store") == SHARED:
        return "shared", timeline.state.home(seat)
    return "storage", seat


def _new_place(
    timeline: Timeline, event: Acted[Taken], tile: Sprite, before: Picture, after: Picture
) -> Slot:
    """Return the place of the taken tile in the store."""
    action = event["action"]
    store = _store_of(timeline, event["seat"], action)
    is_exchanged = tile.what == action["discard"]
    places = [slot for slot, sprite in after.items() if slot[:2] == store and sprite == tile]
    return next((slot for slot in places if before.get(slot) != tile or is_exchanged), places[0])


# The solo game: tiles and goods that leave the depots, black tiles for goods, and the counter on
# its road.


SWEPT_STAGGER = 40
ON_THE_ROAD = "counter", "flag", "reach", "milestone", "on-the-way", "then"


def on_removed(
    timeline: Timeline, event: protocol.Removed, before: Picture, after: Picture
) -> Reached:
    """Remove the first tile of a depot."""
    gone = next(
        slot for slot in before if slot[:2] == ("market", event["depot"]) and slot not in after
    )
    timeline.clock = timeline.leave(before[gone], gone, timeline.clock)
    return {}


def on_swept(timeline: Timeline, event: protocol.Swept, before: Picture, after: Picture) -> Reached:
    """Remove the goods that the ship has left."""
    for index, slot in enumerate(slot for slot in before if slot.kind == "trough"):
        timeline.leave(before[slot], slot, timeline.clock + SWEPT_STAGGER * index)
    timeline.clock += TRAVEL
    return {}


def on_counter(
    timeline: Timeline, event: protocol.Counter, before: Picture, after: Picture
) -> Reached:
    """Move the counter back to the beginning of its road, and bring the flag nearer."""
    # until the points before this event are counted
    timeline.clock = max(timeline.clock + TRAVEL, timeline.road_is_free)
    reached = move_along(timeline, before, after, timeline.clock)
    points = Slot("points", event["seat"])
    timeline.count_up(points, before, after, timeline.clock)
    reached[Slot("goal", "reached")] = timeline.clock
    reached[points] = timeline.clock = timeline.clock + TICK
    return reached


def move_along(timeline: Timeline, before: Picture, after: Picture, start: int) -> Reached:
    """Move counter and flag to their new places, after their earlier motions have ended; the words
    follow when they arrive."""
    road = [slot for slot in {**before, **after} if slot.kind in ON_THE_ROAD]
    changed = [slot for slot in road if before.get(slot) != after.get(slot)]
    if not changed:
        return {}
    start = max(start, timeline.road_is_free)
    # pieces that arrive there are lifted only after that
    timeline.road_is_free = start + TRAVEL + 1
    for kind in ("counter", "flag"):
        gone = next((slot for slot in before if slot.kind == kind and slot not in after), None)
        come = next((slot for slot in after if slot.kind == kind and slot not in before), None)
        if gone is not None and come is not None:
            timeline.change(start, gone, None)
            timeline.travel(after[come], gone, come, start, after)
    return {slot: start + TRAVEL if slot in after else start for slot in changed}


def do_exchange(
    timeline: Timeline, event: Acted[protocol.Exchange], before: Picture, after: Picture
) -> Reached:
    """Turn over a tile of the black depot and bring it into storage; a discarded tile leaves."""
    seat, action, start = event["seat"], event["action"], timeline.clock
    source = slot_of(Sprite("tile", action["tile"]), before, "market", known_places.BLACK)
    black = [
        slot for slot in after if slot[:2] == ("storage", seat) and after[slot].what == UPSIDE_DOWN
    ]
    target = next((slot for slot in black if before.get(slot) != after[slot]), black[0])
    if target in before:
        timeline.leave(before[target], target, start)
        timeline.change(start, target, None)
    timeline.clock = timeline.travel(Sprite("tile", UPSIDE_DOWN), source, target, start, after)
    return {target: timeline.clock, source: start}


def do_give(
    timeline: Timeline, event: Acted[protocol.Give], before: Picture, after: Picture
) -> Reached:
    """Remove one of the goods."""
    good = str(event["action"]["good"])
    pile = next(
        slot
        for slot, sprite in before.items()
        if slot[:2] == ("goods", event["seat"]) and sprite.what == good
    )
    timeline.leave(Sprite("good", good), pile, timeline.clock)
    return {}


# Silver, workers and points fly from their source to their counter.


def on_gain(timeline: Timeline, event: protocol.Gain, before: Picture, after: Picture) -> Reached:
    """Fly silver and workers to the seat's counters, one after the other; the counters change when
    the first arrives."""
    seat, start = timeline.state.home(event["seat"]), timeline.clock
    reached: Reached = {}
    gained = ("silver", COIN, event.get("silver", 0)), ("workers", WORKER, event.get("workers", 0))
    for kind, piece, count in gained:
        if not count:
            continue
        sources = _sources(timeline, event)
        target = Slot(kind, seat)
        for index in range(min(count, MOST_COINS)):
            timeline.fly(piece, sources[index % len(sources)], target, start + index * STAGGER)
        timeline.count_up(target, before, after, start + TRAVEL)
        reached[target] = start + TRAVEL + TICK
    timeline.clock = start + OVERLAP
    return reached


def _sources(timeline: Timeline, event: protocol.Gain) -> list[Slot]:
    """Return the sources of a gain."""
    seat = timeline.state.home(event["seat"])
    match event["for"]:
        case "sale":
            return [Slot("sold", seat)]
        case "workers":
            return [timeline.die or timeline.laid or AWAY]
        case "mines":
            cells = timeline.state.seats[seat].cells
            return [Slot("cell", seat, cell) for cell, tile in cells.items() if tile == "mine"] or [
                AWAY
            ]
        case "shield:2":
            worn = timeline.state.seats[seat].worn.items()
            return [Slot("worn", seat, castle) for castle, shield in worn if shield == 2] or [AWAY]
        case "hire":
            return [PRICE]
    return [timeline.laid or AWAY]


def on_points(
    timeline: Timeline, event: protocol.Points, before: Picture, after: Picture
) -> Reached:
    """Fly points from their source; for a region, light passes over it first."""
    seat = event["seat"]
    if event["for"] == "region":
        _sweep(timeline, timeline.state.home(seat))
    return _score(timeline, seat, event["points"], _reason(timeline, event), before, after)


def _sweep(timeline: Timeline, seat: int) -> None:
    estate = timeline.state.seats[seat].estate
    if estate and timeline.laid and timeline.laid.kind == "cell":
        cells = known_places.region_of(timeline.state.edition, estate, str(timeline.laid.at))
        timeline.moves.append(
            Sweep(timeline.clock, tuple(Slot("cell", seat, cell) for cell in cells))
        )
        timeline.clock += OVERLAP


def _reason(timeline: Timeline, event: protocol.Points) -> Slot:
    """Return the source of points on the table."""
    seat, reason = timeline.state.home(event["seat"]), event["for"]
    fixed = {
        "phase": Slot("phase", timeline.state.phase),
        "sale": Slot("sold", seat),
        "goods-left": Slot("goods", seat, 0),
        "silver-left": Slot("silver", seat),
        "workers-left": Slot("workers", seat),
        "bought": Slot("buy-point", seat),
        "border-posts": timeline.joined,
        "border-posts-reward": timeline.joined,
    }
    if found := fixed.get(reason):
        return found
    for castle, shield in timeline.state.seats[seat].worn.items():
        if reason == f"shield:{shield}":
            return Slot("worn", seat, castle)
    for cell, tile in timeline.state.seats[seat].cells.items():
        if tile == reason:
            return Slot("cell", seat, cell)
    return timeline.laid or Slot("covered", seat)


def on_bonus(timeline: Timeline, event: protocol.Bonus, before: Picture, after: Picture) -> Reached:
    """Move the seat's marker to the bonus tile, then fly its points from there."""
    seat = event["seat"]
    tile = Slot("bonus", event["colour"], event["size"])
    marker = Sprite("marker", str(timeline.state.home(seat)))
    arrival = timeline.travel(marker, Slot("crest", seat), tile, timeline.clock, after)
    timeline.clock = arrival
    return {tile: arrival, **_score(timeline, seat, event["points"], tile, before, after)}


def _score(
    timeline: Timeline, seat: int, points: int, source: Slot, before: Picture, after: Picture
) -> Reached:
    """Fly points to the crest and count them there."""
    target = Slot("points", seat)
    badge = Sprite("badge", f"+{points}")
    timeline.moves.append(
        Travel(timeline.clock, badge, source, Slot("crest", seat), fades=True, length=POINTS)
    )
    arrival = timeline.clock + POINTS
    timeline.count_up(target, before, after, arrival)
    timeline.clock += OVERLAP
    team = Slot("team", timeline.state.home(seat))
    reached = {target: arrival + TICK} | ({team: arrival + TICK} if team in after else {})
    return reached | move_along(timeline, before, after, arrival)
