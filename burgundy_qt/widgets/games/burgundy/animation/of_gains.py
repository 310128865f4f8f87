"""How silver, workers and points fly from what they are gained for to where they are counted."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol import event_types, printed
from burgundy_qt.widgets.games.burgundy.animation.of_solo import move_along
from burgundy_qt.widgets.games.burgundy.animation.timeline import Timeline
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite
from burgundy_qt.widgets.table.timeline import (
    AWAY,
    COIN,
    MOST_COINS,
    OVERLAP,
    POINTS,
    PRICE,
    STAGGER,
    TICK,
    TRAVEL,
    WORKER,
    Reached,
    Sweep,
    Travel,
)


def on_gain(
    timeline: Timeline, event: event_types.Gain, before: Picture, after: Picture
) -> Reached:
    """Silver and workers fly to the seat's, one after the other, and are counted when the first is
    there."""
    seat, start = timeline.state.home(event["seat"]), timeline.clock
    reached: Reached = {}
    gained = ("silver", COIN, event.get("silver", 0)), ("workers", WORKER, event.get("workers", 0))
    for kind, piece, count in gained:
        if not count:
            continue
        sources = _sources(timeline, event, kind)
        target = Slot(kind, seat)
        for index in range(min(count, MOST_COINS)):
            timeline.fly(piece, sources[index % len(sources)], target, start + index * STAGGER)
        timeline.count_up(target, before, after, start + TRAVEL)
        reached[target] = start + TRAVEL + TICK
    timeline.clock = start + OVERLAP
    return reached


def _sources(timeline: Timeline, event: event_types.Gain, kind: str) -> list[Slot]:
    """Where a gain comes from."""
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
    timeline: Timeline, event: event_types.Points, before: Picture, after: Picture
) -> Reached:
    """Points fly from what they are for; for a region light passes over it first."""
    seat = event["seat"]
    if event["for"] == "region":
        _sweep(timeline, timeline.state.home(seat))
    return _score(timeline, seat, event["points"], _reason(timeline, event), before, after)


def _sweep(timeline: Timeline, seat: int) -> None:
    estate = timeline.state.seats[seat].estate
    if estate and timeline.laid and timeline.laid.kind == "cell":
        cells = printed.region_of(timeline.state.edition, estate, str(timeline.laid.at))
        timeline.moves.append(
            Sweep(timeline.clock, tuple(Slot("cell", seat, cell) for cell in cells))
        )
        timeline.clock += OVERLAP


def _reason(timeline: Timeline, event: event_types.Points) -> Slot:
    """The place that points come from."""
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


def on_bonus(
    timeline: Timeline, event: event_types.Bonus, before: Picture, after: Picture
) -> Reached:
    """The seat's marker goes to the bonus tile, from which its points fly."""
    seat = event["seat"]
    tile = Slot("bonus", event["colour"], event["size"])
    marker = Sprite("marker", str(timeline.state.home(seat)))
    arrival = timeline.travel(marker, Slot("crest", seat), tile, timeline.clock, after)
    timeline.clock = arrival
    return {tile: arrival, **_score(timeline, seat, event["points"], tile, before, after)}


def _score(
    timeline: Timeline, seat: int, points: int, source: Slot, before: Picture, after: Picture
) -> Reached:
    """Points fly to the crest and are counted there."""
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
