"""What is still open on the map: every feature, the surroundings of castles, the empty cells, and
the end as it stands."""

from typing import Any

from burgundy_qt.rules.carcassonne.components.tiles import NAMES
from burgundy_qt.rules.carcassonne.position import CarcassonneGame
from burgundy_qt.rules.carcassonne.protocol.event_objects import events
from burgundy_qt.rules.carcassonne.protocol.names import cell_name, place_name
from burgundy_qt.rules.carcassonne.protocol_types import (
    FeatureKind,
    FeatureObject,
    OpenCell,
    Outlook,
    Points,
)
from burgundy_qt.rules.carcassonne.state import FIELD_0, MONASTERY_SEGMENT, ROAD_0

Raw = dict[str, Any]
"""Something as the position tells it, in plain numbers."""


def outlook(position: CarcassonneGame) -> Outlook:
    """The same for all seats, since all know the same.

    `end`: the events of points that the final scoring would bring now; none after it. `features` by
    name: `kind`, all `places`, `tiles` and `shields`, `meeples` by seat, `points` as they are now
    (of a field as the final scoring counts it), `complete`: what it brings at least when it is
    complete, with one more tile on each cell where it is open (null for a field), `is_complete`,
    whether it is a `castle`, the empty cells where it is `open` with how many unseen tiles fit
    there, and of a field the complete `cities` that it touches. `castles`: the cells in which a
    feature completes each. `cells`: the empty cells beside tiles with how many unseen tiles fit
    there without a bridge, and of which `kinds`, those in the bazaar too; none after the end."""
    kinds = {} if position.is_over() else dict(position.cells())
    fits = {cell: sum(found.values()) for cell, found in kinds.items()}
    return {
        "end": [] if position.is_over() else final_scoring_now(position),
        "features": [feature_object(feature, fits) for feature in position.features()],
        "castles": {
            place_name(castle): [cell_name(cell) for cell in around]
            for castle, around in sorted(position.vicinities().items())
        },
        "cells": [
            {
                "cell": cell_name(cell),
                "fits": fits[cell],
                "kinds": [NAMES[kind] for kind in found],
            }
            for cell, found in kinds.items()
        ],
    }


def final_scoring_now(position: CarcassonneGame) -> list[Points]:
    """What would be scored if the game ended here: the final scoring of a copy, tried."""
    trial = position.copy()
    trial.listen()
    trial.heard()
    trial.score_the_end()
    return [event for event in events(trial) if event["event"] == "points"]


def feature_object(feature: Raw, fits: dict[int, int]) -> FeatureObject:
    """A feature with names for numbers."""
    complete = feature["complete"]
    return {
        "feature": place_name(feature["name"]),
        "kind": kind_of(feature["segment"]),
        "places": [place_name(place) for place in sorted(feature["places"])],
        "tiles": feature["tiles"],
        "shields": feature["shields"],
        "meeples": feature["meeples"],
        "points": feature["points"],
        "complete": None if complete < 0 else complete,
        "is_complete": feature["is_complete"],
        "castle": feature["castle"],
        "open": [cell_object(cell, fits.get(cell)) for cell in sorted(feature["open"])],
        "cities": [place_name(city) for city in sorted(feature["cities"])],
    }


def cell_object(cell: int, fits: int | None) -> OpenCell:
    """An empty cell; None fit where no tile lies beside it yet."""
    return {"cell": cell_name(cell), "fits": fits}


def kind_of(segment: int) -> FeatureKind:
    """What a feature is, by any of its segments."""
    if segment < ROAD_0:
        return "city"
    if segment == MONASTERY_SEGMENT:
        return "monastery"
    return "road" if segment < FIELD_0 else "field"
