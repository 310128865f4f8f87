"""Tests of the bench of a map that is larger than the view."""

import pytest

from burgundy_qt.bench.measurement import USUAL, Measured
from burgundy_qt.bench.table_bench import has_map, lay_out_late, look_around
from burgundy_qt.bench.window_bench import at_once

LATE = Measured("carcassonne", ("bridges", "castles", "bazaars"), 2)


@pytest.fixture(scope="module")
def figures(tmp_path_factory):
    folder = tmp_path_factory.mktemp("map")
    lay_out_late(folder, LATE)
    [figures] = at_once((look_around, folder, 16, LATE))
    return figures


def test_only_games_with_a_map_are_measured():
    assert has_map(LATE) and not has_map(USUAL)


def test_a_late_map_is_full(figures):
    assert figures["pieces"] > 150


@pytest.mark.parametrize("deed", ["pan", "zoom"])
def test_moving_the_map_is_measured_with_a_control_of_bare_pictures(figures, deed):
    assert figures[deed] > 0 and figures[f"control_{deed}"] > 0


def test_moving_the_map_takes_little_memory(figures):
    assert figures["rss_mb"] < 300
