"""Tests of the bench of the window: each line has its figures, measured in a window that ran.

The speed itself depends on how busy the machine is; `burgundy-qt bench screen` measures it.
"""

import sys
from multiprocessing import forkserver, get_context

import pytest

from burgundy_qt.bench import analysis_bench, window_bench
from burgundy_qt.bench.measurement import Measured, clock_step

LATER = (
    "burgundy_qt.widgets.app.application",
    "burgundy_qt.ai.games.burgundy.burgundy_bots",
    "burgundy_qt.rules.burgundy.burgundy_ruleset",
    "burgundy_qt.widgets.games.burgundy.burgundy_table",
    "burgundy_qt.widgets.statistics.statistics_dialog",
    "pyqtgraph",
)
"""Modules that these benches import only when they need them."""
AWAKE = 1200
"""Milliseconds of glow in these tests: one whole cycle. In play it lasts twenty seconds;
tests/widgets/sprites/test_pulse.py tests that."""


@pytest.fixture(autouse=True, scope="module")
def forked_from_a_loaded_process():
    """Fork each part of the bench from a process that has already loaded the window.

    Loading the window takes longer than any part here. Only on Linux is it safe to fork such a
    process. In test_looking.py a part loads the window itself.
    """
    if sys.platform != "linux":
        yield
        return
    loaded = get_context("forkserver")
    loaded.set_forkserver_preload([window_bench.__name__, analysis_bench.__name__, *LATER])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(window_bench, "get_context", lambda _way: loaded)
        yield
    forkserver._forkserver._stop()


@pytest.fixture(scope="module")
def lines():
    return {
        line["bench"]: line
        for line in window_bench.screen_figures(
            clicks=6, seconds=0.5, games=4, finished=12, awake=AWAKE
        )
    }


@pytest.fixture(scope="module")
def line(lines):
    return lines["screen"]


@pytest.fixture(scope="module")
def waiting(lines):
    return lines["waiting"]


@pytest.fixture(scope="module")
def library(lines):
    return lines["library"]


@pytest.fixture(scope="module")
def statistics(lines):
    return lines["statistics"]


def test_line_has_every_figure(line):
    assert list(line) == [
        "bench",
        "first_frame_ms",
        "click_ms_p95",
        "longest_block_ms",
        "frames_while_thinking",
        "rss_mb",
    ]


def test_each_figure_of_the_window_is_measured(line):
    assert all(value > 0 for name, value in line.items() if name != "bench")


def test_window_takes_less_than_250_megabytes(line):
    assert 40 < line["rss_mb"] < 250


def test_waiting_line_has_every_figure(waiting):
    assert list(waiting) == ["bench", "seconds", "breathing_percent", "waiting_percent"]


def test_waiting_costs_much_less_while_the_glow_rests(waiting):
    # one step of the clock of Windows is large compared with a 150th
    step = 100 * clock_step() / waiting["seconds"]
    assert waiting["waiting_percent"] - step < waiting["breathing_percent"] / 5


def test_library_line_has_every_figure(library):
    assert list(library) == ["bench", "games", "open_ms", "open_unread_ms", "longest_block_ms"]


def test_each_figure_of_the_library_is_measured(library):
    assert library["games"] == 4
    assert all(value > 0 for name, value in library.items() if name != "bench")


def test_statistics_line_has_every_figure(statistics):
    assert list(statistics) == ["bench", "games", "figures_ms", "open_ms", "longest_block_ms"]
    assert statistics["games"] == 12


def test_statistics_show_their_figures_before_their_plots(statistics):
    assert 0 < statistics["figures_ms"] < statistics["open_ms"]


def test_analysis_table_and_explorer_have_a_line_for_each_limit():
    asked = {"nodes": 20, "openings": 2, "actions": 1, "games": 30}
    lines = [*analysis_bench.analysis_figures(Measured("carcassonne"), **asked)]
    limits = {line["what"]: line["limit_ms"] for line in lines}
    assert limits == {
        "value after an action": 100,
        "longest block of the window's thread": 50,
        "tree of 20 actions opens": 300,
        "explorer's answer over 30 games": 200,
    }
    # some measurements are shorter than a step of the clock of Windows
    least = 0 if clock_step() < 0.001 else -1
    for line in lines:
        assert line["game"] == "carcassonne"
        assert 0 < line["wall_ms"] <= line["worst_wall_ms"]
        assert least < line["cpu_ms"] <= line["worst_cpu_ms"]
