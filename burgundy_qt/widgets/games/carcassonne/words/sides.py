"""Where on a tile its features lie, as it is turned: "city north, road east and west"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import atan2, pi

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.components.tiles import EDGES, HALF_EDGES, KINDS, NAMES
from burgundy_qt.rules.carcassonne.protocol_types import TileObject
from burgundy_qt.widgets.games.carcassonne.words.names import (
    DIRECTIONS,
    axis_name,
    cell_name,
    cell_of,
    direction_name,
    feature_name,
    kind_of,
    place_name,
)
from burgundy_qt.widgets.phrases.wording import join_with_and, join_with_commas

Map = Mapping[str, TileObject]
"""Tiles by cell, as a state tells them."""
WIND = tuple(DIRECTIONS)
MIDDLES = (
    (-0.5, -1.0),
    (0.5, -1.0),
    (1.0, -0.5),
    (1.0, 0.5),
    (0.5, 1.0),
    (-0.5, 1.0),
    (-1.0, 0.5),
    (-1.0, -0.5),
)
"""Of the half-edges, from the middle of the tile, to the east and to the south."""


def sides_told(kind: str, rotation: int) -> str:
    """What the edges of a tile show: "city north and east, road south"; fields go without
    saying."""
    tile = KINDS[NAMES.index(kind)]
    told = [
        (name, "".join(feature.edges for feature in features))
        for name, features in (("city", tile.cities), ("road", tile.roads))
    ]
    return join_with_commas(
        [
            tr("Carcassonne", "{feature} {sides}", feature=feature_name(name), sides=sides)
            for name, edges in told
            if (sides := edges_told(edges, rotation))
        ]
    ) or tr("Carcassonne", "fields all round")


def edges_told(edges: Iterable[str], rotation: int) -> str:
    """Edges of a turned tile: "north and east"."""
    turned = sorted((EDGES.index(edge) + rotation) % len(EDGES) for edge in edges)
    return join_with_and([direction_name(EDGES[at]) for at in turned])


def segment_told(segment: str, kind: str, rotation: int) -> str:
    """One of a tile's segments: "city", and where it has several of them "field south-east"."""
    name, number = kind_of(segment), int(segment.partition(":")[2] or 0)
    sides = sides_of(name, kind, rotation)
    if len(sides) < 2:
        return feature_name(name)
    return tr("Carcassonne", "{feature} {sides}", feature=feature_name(name), sides=sides[number])


def sides_of(name: str, kind: str, rotation: int) -> list[str]:
    """Where each of a tile's cities, roads or fields lies."""
    tile = KINDS[NAMES.index(kind)]
    match name:
        case "city":
            return [edges_told(city.edges, rotation) for city in tile.cities]
        case "road":
            return [edges_told(road.edges, rotation) for road in tile.roads]
        case "field":
            return [field_side(kind, number, rotation) for number in range(len(tile.fields))]
    return []


def field_side(kind: str, number: int, rotation: int) -> str:
    """Where one of several fields of a tile lies: its direction, and where another one lies there
    too, whether it touches the city."""
    fields = KINDS[NAMES.index(kind)].fields
    own = direction_of(fields[number].half_edges, rotation)
    others = (direction_of(each.half_edges, rotation) for each in fields)
    if sum(other == own for other in others) > 1 and fields[number].cities:
        return tr("Carcassonne", "{side}, beside the city", side=direction_name(own))
    return direction_name(own)


def direction_of(half_edges: str, rotation: int) -> str:
    """The direction in which these half-edges lie, from the middle of the turned tile."""
    middles = [MIDDLES[HALF_EDGES.index(each)] for each in half_edges.split()]
    east, south = (sum(values) for values in zip(*middles, strict=True))
    eighth = round((atan2(south, east) + pi / 2) / (pi / 4)) + 2 * rotation
    return WIND[eighth % len(WIND)]


def place_told(place: str, tiles: Map) -> str:
    """A place on the map so that no two are told alike: "city north at 2 east, 1 south", "bridge
    from west to east at 1 north"."""
    cell, _, segment = place.partition("/")
    tile = tiles.get(cell)
    if tile is None:
        return place_name(place)
    if segment == "bridge":
        return bridge_told(cell, tile["bridge"])
    return tr(
        "Carcassonne",
        "{feature} at {cell}",
        feature=segment_told(segment, tile["tile"], tile["rotation"]),
        cell=cell_name(cell_of(place)),
    )


def bridge_told(cell: str, axis: str | None) -> str:
    """A bridge where it lies."""
    if axis is None:
        return place_name(f"{cell}/bridge")
    return tr(
        "Carcassonne",
        "bridge {axis} at {cell}",
        axis=axis_name(axis),
        cell=cell_name(cell),
    )
