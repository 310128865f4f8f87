"""The bench of the start."""

from burgundy_qt.bench import window_bench
from burgundy_qt.bench.live_program import people
from burgundy_qt.bench.measurement import Measured


def test_a_start_is_measured_to_its_first_frame():
    (line,) = window_bench.start_figures(starts=1)
    assert list(line) == ["bench", "first_frame_ms", "starts"]
    assert line["first_frame_ms"] > 50


def test_what_is_measured_is_played_by_as_many_people_as_it_needs():
    inns = people(Measured(modules=("inns",), seats=3))
    assert len(inns.seats) == 3 and inns.request["modules"] == ["inns"]
    assert [plan.name for plan in people(Measured(modules=("solo",))).seats] == ["Aveline"]
