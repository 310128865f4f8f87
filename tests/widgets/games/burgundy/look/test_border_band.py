"""Tests of the band between two joined border posts: it follows the edge of the estate on the side
without the third post."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from math import hypot

import pytest
from PySide6.QtCore import QPointF

from burgundy_qt.rules.burgundy.components import NAMES
from burgundy_qt.widgets.games.burgundy.estate_picture import (
    POSTS,
    band_path,
    centre,
    post_place,
    seal_place,
)

RADIUS = 100.0
TOUCHED = {"upper-left": {"2.1", "3.1"}, "upper-right": {"2.5", "3.6"}, "bottom": {"7.2", "7.3"}}


def corners(first, second):
    path = band_path(first, second, RADIUS)
    return [
        QPointF(path.elementAt(at).x, path.elementAt(at).y) for at in range(path.elementCount())
    ]


def distance(one, other):
    return hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("post", POSTS)
def test_a_post_is_where_its_two_cells_meet(post):
    middle = centre("4.4", 1, 0)
    touched = {
        cell for cell in NAMES if distance(centre(cell, 1, 0) - middle, post_place(post)) < 1.01
    }
    assert touched == TOUCHED[post]


@pytest.mark.parametrize(("first", "second"), list(permutations(POSTS, 2)))
def test_the_band_follows_sides_of_cells_from_post_to_post(first, second):
    way = corners(first, second)
    assert (
        distance(way[0] / RADIUS, post_place(first)) < 0.3
        and distance(way[-1] / RADIUS, post_place(second)) < 0.3
    )
    assert {round(distance(*pair) / RADIUS, 1) for pair in pairwise(way)} == {1.0}
    (third,) = POSTS.keys() - {first, second}
    assert min(distance(corner / RADIUS, post_place(third)) for corner in way) > 1


def test_three_joined_pairs_cover_the_whole_edge():
    sides = [len(corners(*pair)) - 1 for pair in combinations(POSTS, 2)]
    assert sum(sides) == 42


@pytest.mark.parametrize(("first", "second"), list(combinations(POSTS, 2)))
def test_the_seal_is_on_the_band_in_both_orders_of_the_posts(first, second):
    seal = seal_place(first, second)
    assert min(distance(corner / RADIUS, seal) for corner in corners(first, second)) < 0.3
    assert distance(seal, seal_place(second, first)) < 1.1
