"""Tests of the shapes of estates: cells are adjacent where the rules say so, and rivers cross no
other land."""

from __future__ import annotations

from itertools import combinations
from math import hypot, sqrt

import pytest

from burgundy_qt.rules.burgundy import components
from burgundy_qt.rules.burgundy.catalogue import estate_cells
from burgundy_qt.rules.burgundy.components import ESTATES
from burgundy_qt.widgets.games.burgundy.estate_shape import HEXAGON, Grid, river_path, shape_of

EDITION = "2019"
PRINTED = {cell.name: cell for board in components.BOARDS for cell in board}
MAT = 1.24  # radius of the land around a cell


def shape_called(estate):
    return shape_of(estate_cells(EDITION, estate))


def distance(one, other):
    return hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("estate", ESTATES)
def test_only_touching_cells_are_side_by_side_and_no_parts_overlap(estate):
    sites = shape_called(estate).sites
    for one, other in combinations(sites, 2):
        apart = distance(sites[one].middle, sites[other].middle)
        if components.touch(PRINTED[one], PRINTED[other]):
            assert apart == pytest.approx(sqrt(3))
        elif PRINTED[one].part == PRINTED[other].part:
            assert apart > 2.9
        else:
            assert apart > sqrt(3) * MAT, f"{one} and {other} are too close"


@pytest.mark.parametrize("estate", ESTATES)
def test_an_estate_has_its_stated_size_and_is_centred(estate):
    shape = shape_called(estate)
    right = max(site.middle.x() for site in shape.sites.values()) + sqrt(3) / 2
    left = min(site.middle.x() for site in shape.sites.values()) - sqrt(3) / 2
    low, high = (end(site.middle.y() for site in shape.sites.values()) for end in (max, min))
    assert (right, low + 1) == pytest.approx((-left, 1 - high))
    assert (right - left, low - high + 2) == pytest.approx((shape.width, shape.height))


def test_all_estates_of_one_seat_have_the_shape_of_the_hexagon():
    assert {shape_called(estate) for estate in ESTATES if not estate.startswith(("12", "13"))} == {
        HEXAGON
    }
    assert (HEXAGON.wider, HEXAGON.taller) == (0, 0)


def test_the_estate_of_a_team_is_two_hexagons_with_one_cell_between_them():
    shape = shape_called("12a")
    assert len(shape.sites) == 73 and shape.sites["4.7"].middle.isNull()
    assert shape.wider == pytest.approx(6 * sqrt(3)) and shape.taller == 0


@pytest.mark.parametrize(("estate", "rivers"), [("13a", 5), ("13b", 18)])
def test_a_river_joins_its_two_cells_and_crosses_no_other_part(estate, rivers):
    shape = shape_called(estate)
    assert len(shape.rivers) == rivers
    for one, other in shape.rivers:
        course = river_path(shape.sites[one].middle, shape.sites[other].middle)
        on_the_way = [course.pointAtPercent(step / 40) for step in range(41)]
        crossed = {
            PRINTED[cell].part
            for cell, site in shape.sites.items()
            if min(distance(point, site.middle) for point in on_the_way) < 1
        }
        assert crossed == {PRINTED[one].part, PRINTED[other].part}, (
            f"wrong course of the river from {one} to {other}"
        )


@pytest.mark.parametrize("estate", ESTATES)
@pytest.mark.parametrize("radius", [4.0, 21.3, 38.0])
def test_cells_are_at_whole_pixels_with_equal_distances_between_neighbours(estate, radius):
    grid = Grid.of(radius, shape_called(estate))
    offsets = dict(grid.offsets)
    assert all(
        offset.x() == int(offset.x()) and offset.y() == int(offset.y())
        for offset in offsets.values()
    )
    apart = {
        (abs(offsets[one].x() - offsets[other].x()), abs(offsets[one].y() - offsets[other].y()))
        for one, other in combinations(offsets, 2)
        if components.touch(PRINTED[one], PRINTED[other])
    }
    assert apart <= {(grid.across, 0), (grid.across / 2, grid.down)}
