"""The bench of the start."""

from burgundy_qt.bench.screen import start


def test_a_start_is_measured_to_its_first_frame():
    (line,) = start.figures(starts=1)
    assert list(line) == ["bench", "first_frame_ms", "starts"]
    assert 50 < line["first_frame_ms"] < 4000
