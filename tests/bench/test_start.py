"""Tests of the bench of the start."""

from burgundy_qt.bench import start_bench
from burgundy_qt.bench.live_program import people
from burgundy_qt.bench.measurement import Measured


def test_a_start_is_measured_up_to_the_first_frames_and_compared_with_a_bare_window():
    (line,) = start_bench.start_figures(starts=1)
    assert 0 < line["bare_ms"] < line["home_ms"] and line["bare_ms"] < line["first_frame_ms"]
    assert line["home_to_bare"] > 1 and line["first_frame_to_bare"] > 1
    assert line["bare_files"] < 5 < line["home_files"] < line["first_frame_files"]


def test_the_measured_game_has_as_many_people_as_it_needs():
    inns = people(Measured(modules=("inns",), seats=3))
    assert len(inns.seats) == 3 and inns.request["modules"] == ["inns"]
    assert [plan.name for plan in people(Measured(modules=("solo",))).seats] == ["Aveline"]
