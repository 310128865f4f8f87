"""Tests of the tiles, which are drawn from shapes: every kind in every rotation, without a seam
between neighbours."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from burgundy_qt.rules.carcassonne.tiles import EDGES, KINDS, Kind
from burgundy_qt.widgets.games.carcassonne import tile_shapes
from burgundy_qt.widgets.games.carcassonne.tile_picture import drawn_tile, tower_corners, variant_of
from burgundy_qt.widgets.games.carcassonne.tile_shapes import (
    VARIANTS,
    places_of,
    region_path,
    shape_of,
)

KINDS_BY_NAME = {kind.name: kind for kind in KINDS}
NAMES = list(KINDS_BY_NAME)
TURNS = range(4)
LARGE = 128
OFF_THE_CORNER = 14
"""Pixels from the corner of a large tile in which walls end; towers cover them."""
pytestmark = pytest.mark.usefixtures("qapp")


def pixels(kind: str, rotation: int, variant: int = 0, size: int = LARGE, theme: str = "light"):
    """Return the colours of a tile, row by row."""
    image = drawn_tile(kind, rotation, variant, size, theme).toImage()
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.array(image.constBits()).reshape(size, size, 4)[:, :, :3].astype(float)


def segments(kind: Kind) -> set[str]:
    """Return the segments of a tile according to the rules."""
    return {
        *(f"city:{number}" for number in range(len(kind.cities))),
        *(f"road:{number}" for number in range(len(kind.roads))),
        *(f"field:{number}" for number in range(len(kind.fields))),
        *(["monastery"] if kind.has_monastery else []),
    }


def segment_at(kind: str, rotation: int, point: QPointF, bridge: str | None = None) -> str | None:
    """Return the segment at a point of a tile, in tile units, with a bridge along an axis; None for
    a well or a bazaar."""
    if bridge is not None and region_path(kind, rotation, f"bridge-{bridge}").contains(point):
        return "bridge"
    regions = shape_of(kind, rotation).regions
    return next(
        (
            name
            for sort in ("road", "monastery", "city", "field")
            for name in regions
            if name.startswith(sort) and region_path(kind, rotation, name).contains(point)
        ),
        None,
    )


def edge_of(kind: Kind, side: int) -> str:
    """Return the kind of feature at a side of a tile without rotation."""
    name = EDGES[side]
    if any(name in city.edges for city in kind.cities):
        return "city"
    return "road" if any(name in road.edges for road in kind.roads) else "field"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_kind_in_every_rotation_has_a_unique_picture(theme):
    seen = {pixels(name, turn, theme=theme).tobytes() for name in NAMES for turn in TURNS}
    assert len(seen) == len(NAMES) * len(TURNS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_small_tiles_of_every_kind_have_a_unique_picture(theme):
    seen = {pixels(name, 0, size=40, theme=theme).tobytes() for name in NAMES}
    assert len(seen) == len(NAMES)


@pytest.mark.parametrize("size", [LARGE, 40])
def test_no_tile_is_empty(size):
    for name in NAMES:
        for turn in TURNS:
            assert pixels(name, turn, size=size).std() > 4, (name, turn)


def test_a_rotated_tile_is_drawn_again_with_the_light_from_the_same_side():
    upright, turned = pixels("N", 0), pixels("N", 1)
    assert np.abs(np.rot90(upright, -1) - turned).mean() > 3


def test_equal_tiles_differ_in_their_small_details():
    looks = {pixels("V", 0, variant).tobytes() for variant in range(VARIANTS)}
    assert len(looks) == VARIANTS


def test_neighbours_of_a_kind_have_different_variants():
    assert variant_of((0, 0)) != variant_of((1, 0))
    assert variant_of((0, 0)) != variant_of((0, 1))
    assert {variant_of((x, -y)) for x in range(4) for y in range(4)} == set(range(VARIANTS))


def test_a_picture_is_reused_for_the_same_tile():
    assert drawn_tile("K", 2, 1, 84, "light").cacheKey() == (
        drawn_tile("K", 2, 1, 84, "light").cacheKey()
    )
    assert drawn_tile("K", 2, 1, 84, "light", cell=(6, 6)).cacheKey() == (
        drawn_tile("K", 2, 1, 84, "light", cell=(0, 0)).cacheKey()
    )


def test_a_picture_has_the_resolution_of_the_screen():
    picture = drawn_tile("K", 2, 1, 84, "light", 1.5)
    assert (picture.width(), picture.devicePixelRatio()) == (126, 1.5)


@pytest.fixture(scope="module")
def rims(qapp):
    """Return the rims of all tiles in all rotations without their corners, by side and kind of
    feature."""
    found: dict[tuple[int, str], list[np.ndarray]] = {}
    for name, kind in KINDS_BY_NAME.items():
        for rotation in TURNS:
            picture = pixels(name, rotation)
            rows = (picture[0], picture[:, -1], picture[-1], picture[:, 0])
            for side, row in enumerate(rows):
                what = edge_of(kind, (side - rotation) % 4)
                found.setdefault((side, what), []).append(row[OFF_THE_CORNER:-OFF_THE_CORNER])
    return found


def test_the_look_of_a_rim_depends_only_on_its_side(rims):
    """Two tiles that fit by the rules must look as if they fit."""
    worst = {
        side: max(np.abs(row - np.mean(rows, axis=0)).mean() for row in rows)
        for side, rows in rims.items()
    }
    assert len(worst) == 12
    assert max(worst.values()) < 6, worst


@pytest.mark.parametrize(("side", "opposite"), [(0, 2), (1, 3)])
@pytest.mark.parametrize("what", ["city", "road"])
def test_cities_and_roads_continue_across_a_seam(rims, side, opposite, what):
    here, there = (np.mean(rims[each, what], axis=0) for each in (side, opposite))
    assert np.abs(here - there).mean() < 15


def test_roads_meet_in_the_middle_of_a_side():
    """The middle of each side with a road shows a road, and that of each side with a field does
    not."""
    for name, kind in KINDS_BY_NAME.items():
        for side, (x, y) in enumerate(((0.5, 0.01), (0.99, 0.5), (0.5, 0.99), (0.01, 0.5))):
            segment = segment_at(name, 0, QPointF(x, y))
            assert segment is not None, (name, side)
            assert segment.partition(":")[0] == edge_of(kind, side), (name, side)


@pytest.mark.parametrize("name", NAMES)
def test_every_segment_has_its_region_and_a_place_in_it(name):
    wanted = segments(KINDS_BY_NAME[name])
    for rotation in TURNS:
        places = places_of(name, rotation)
        assert set(places) == wanted == set(shape_of(name, rotation).regions)
        for segment, place in places.items():
            assert region_path(name, rotation, segment).contains(place), (segment, rotation)
            assert segment_at(name, rotation, place) == segment


@pytest.mark.parametrize("name", NAMES)
def test_fields_are_at_their_half_edges(name):
    """A quarter of the way along each half of a side belongs to the field of the rules."""
    kind = KINDS_BY_NAME[name]
    low, high = 0.004, 0.996
    north = {"Nw": (0.25, low), "Ne": (0.75, low)}
    east = {"En": (high, 0.25), "Es": (high, 0.75)}
    south = {"Se": (0.75, high), "Sw": (0.25, high)}
    points = north | east | south | {"Ws": (low, 0.75), "Wn": (low, 0.25)}
    for number, field in enumerate(kind.fields):
        for half in field.half_edges.split():
            assert segment_at(name, 0, QPointF(*points[half])) == f"field:{number}", half


def test_a_rotation_moves_the_places():
    for name in NAMES:
        straight, turned = places_of(name, 0), places_of(name, 1)
        for segment, place in straight.items():
            assert turned[segment].x() == pytest.approx(1 - place.y())
            assert turned[segment].y() == pytest.approx(place.x())


def test_a_bridge_is_above_everything_else():
    assert segment_at("C", 0, QPointF(0.5, 0.1), "ns") == "bridge"
    assert segment_at("C", 0, QPointF(0.5, 0.1), "ew") == "city:0"
    assert segment_at("C", 0, QPointF(0.1, 0.5), "ew") == "bridge"


def test_walls_end_in_the_corners_of_their_edges():
    assert shape_of("E", 0).wall_ends == {(0, 0), (1, 0)}
    assert shape_of("E", 1).wall_ends == {(1, 0), (1, 1)}
    assert shape_of("B", 0).wall_ends == shape_of("C", 0).wall_ends == set()


def test_one_tower_covers_the_ends_of_walls_of_all_tiles_at_a_corner():
    assert tower_corners({"0,0": "E.0", "0,-1": "E.2", "-3,4": "B.0"}) == {(0, 0), (1, 0)}


def test_there_are_shapes_for_every_kind():
    assert list(tile_shapes._rows()) == NAMES
