"""How points, bonuses and values of colours come to where they are written."""

from __future__ import annotations

from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.rules.dice.protocol_types import Completed, Gain, Points, Sale
from burgundy_qt.widgets.games.dice.animation.of_marks import pencil_circles
from burgundy_qt.widgets.games.dice.animation.timeline import (
    CROSS,
    LOOP,
    NEXT_SEAT,
    Timeline,
)
from burgundy_qt.widgets.games.dice.picture import marks
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot
from burgundy_qt.widgets.scene.timeline import Reached

COUNTED = "points", "column", "total", "goal"
"""Kinds of spots that tell points."""


def on_points(timeline: Timeline, event: Points, before: Picture, after: Picture) -> Reached:
    """Points fly from the space, or from the goods that were sold, to their column."""
    if timeline.is_seen(event) or "to" in event:
        return {}
    seat = event["seat"]
    source = Spot("bonus", seat, "goods") if event["for"] == "sale" else timeline.marked.get(seat)
    return score(timeline, seat, event["points"], source, before, after)


def score(
    timeline: Timeline,
    seat: int,
    points: int,
    source: Spot | None,
    before: Picture,
    after: Picture,
) -> Reached:
    """Points fly to the column of the phase and are written there."""
    start = timeline.clock_of(seat)
    column = next(
        (
            spot
            for spot, face in after.items()
            if spot[:2] == ("column", seat) and before.get(spot) != face
        ),
        Spot("points", seat),
    )
    arrival = timeline.send(Face("badge", f"+{points}"), source or column, column, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    changed = {
        spot
        for spot in {**before, **after}
        if spot.kind in COUNTED and before.get(spot) != after.get(spot)
    }
    return dict.fromkeys(changed, arrival)


def on_gain(timeline: Timeline, event: Gain, before: Picture, after: Picture) -> Reached:
    """Bonuses fly to their box, and their circles are gone round; what comes of a mark in secret is
    only gone round."""
    seat = event["seat"]
    if timeline.is_seen(event):
        return {}
    if "to" in event:
        return pencil_circles(timeline, seat, before, after, timeline.clock)
    start = timeline.clock_of(seat)
    [bonus] = (bonus for bonus in BONUSES if bonus in event)
    target = Spot("bonus", seat, bonus)
    source = gained_from(timeline, event)
    arrival = timeline.send(Face("token", bonus), source, target, start)
    timeline.clocks[seat] = start + NEXT_SEAT
    return {
        target: arrival,
        Spot("token", seat, bonus): arrival,
        **pencil_circles(timeline, seat, before, after, arrival),
    }


def gained_from(timeline: Timeline, event: Gain) -> Spot:
    """Where a bonus comes from: the space that was marked, the goods that were sold, or the dice
    that fitted nowhere."""
    if event["for"] == "sale":
        return Spot("bonus", event["seat"], "goods")
    if event["for"] == "worker":
        return Spot("die", None, 2)
    return timeline.marked.get(event["seat"], Spot("die", None, 2))


def on_sale(timeline: Timeline, event: Sale, before: Picture, after: Picture) -> Reached:
    """The circles of goods are crossed out."""
    seat = event["seat"]
    return pencil_circles(timeline, seat, before, after, timeline.clock_of(seat))


def on_bonus(timeline: Timeline, event: Completed, before: Picture, after: Picture) -> Reached:
    """The value of a colour is gone round on the sheet of who gets it and crossed out on the
    others; its points fly to their column."""
    seat = event["seat"]
    timeline.wait_for_all()
    start = timeline.clock_of(seat)
    reached: Reached = {}
    for spot, face in after.items():
        if spot.kind != "value" or before.get(spot) == face:
            continue
        strokes, length = (
            (marks.strokes_of_loop(face), LOOP)
            if spot.owner == seat
            else (marks.strokes_of_cross(face), CROSS)
        )
        reached[spot] = timeline.draw(start, spot, strokes, length)
    timeline.clocks[seat] = start + LOOP
    value = Spot("value", seat, f"{event['colour']}.{event['size']}")
    return reached | score(timeline, seat, event["points"], value, before, after)
