"""Tests of the bench: every figure is present and plausible."""

import json
import random
import sys
import threading
import time
from functools import partial
from unittest.mock import patch

import pytest

from burgundy_qt.bench import bot_bench, live_program, measurement, rules_bench, session_bench
from burgundy_qt.bench.measurement import BenchError, Measured, opening
from burgundy_qt.bench.recorded_game import RecordedGame, copy_many_times, state_bytes
from burgundy_qt.bench.rules_bench import two_thread_ratio
from lab.bench import NAMES
from tests.contract.games import registered

RULES = [
    "bench",
    "seats",
    "games_per_s",
    "actions_per_game",
    "ns_per_action",
    "legal_ns",
    "apply_ns",
    "copy_ns",
    "state_bytes",
    "python_us",
    "two_thread_ratio",
]


def test_rules_have_a_line_for_two_three_and_four_seats_with_every_figure():
    lines = list(rules_bench.rules_figures(games=5))
    assert [line["seats"] for line in lines] == [2, 3, 4]
    for line in lines:
        assert list(line) == RULES
        assert all(value > 0 for key, value in line.items() if key != "bench")


STEP = 1 / 64
"""One step of the CPU clock of Windows, in seconds."""


@pytest.fixture
def coarse_clock(monkeypatch):
    exact = time.process_time
    monkeypatch.setattr(time, "process_time", lambda: exact() // STEP * STEP)
    monkeypatch.setattr(measurement, "STEPS", 3)
    measurement.clock_step.cache_clear()
    yield
    measurement.clock_step.cache_clear()


def test_work_shorter_than_a_step_of_the_clock_can_be_measured(coarse_clock):
    assert measurement.clock_step() >= STEP
    assert 0 < measurement.best_of(2, lambda: sum(range(20_000))) < STEP


def test_a_search_shorter_than_a_step_of_the_clock_can_be_measured(coarse_clock):
    lines = list(bot_bench.search_figures(simulations=2))
    assert lines[0]["simulations_per_s"] > 0 and lines[2]["rollouts_per_s"] > 0


def test_search_has_a_line_for_one_thread_and_one_for_all_cores():
    one, all_cores, network_guided = bot_bench.search_figures(simulations=200)
    assert list(one) == ["bench", "threads", "simulations_per_s"] and one["threads"] == 1
    assert all_cores["threads"] >= 1 and all_cores["clock"] == "wall"
    assert network_guided["network"] and network_guided["rollouts_per_s"] > 0


def test_every_shipped_network_has_a_line():
    for line in bot_bench.network_figures(turns=2):
        assert list(line) == ["bench", "seats", "evaluations_per_s", "parameters"]
        assert line["evaluations_per_s"] > 0 and line["parameters"] > 100_000


def test_training_has_a_line_for_each_number_of_seats(monkeypatch):
    monkeypatch.setattr("burgundy_qt.ai.training.campaign.CHUNK", 1)
    lines = list(bot_bench.training_figures(cycles=1))
    assert [line["seats"] for line in lines] == [2, 3, 4]
    for line in lines:
        assert (
            list(line) == ["bench", "seats", "threads", "games_per_s"] and line["games_per_s"] > 0
        )


def test_a_budget_is_measured_over_decisions_that_begin_a_thought():
    (line,) = bot_bench.budget_figures(given=0.02, decisions=3)
    assert line["decisions"] == 3 and 0 < line["taken_median"] <= line["taken_most"]
    assert {key for key, value in line.items() if isinstance(value, str)} <= {*NAMES}


def test_a_review_is_measured_at_each_depth():
    lines = list(bot_bench.review_figures(last=12))
    assert [line["depth"] for line in lines] == ["quick", "normal"]
    assert all(line["cpu_s"] > 0 and line["turns"] >= line["decisions"] > 0 for line in lines)


def test_a_round_of_dukes_is_over_when_each_has_searched_once(qapp):
    (line,) = session_bench.bots_figures(1, ["blitz"], Measured(seats=3))
    assert line["rounds"] == line["searches_a_turn"] == 1
    assert 0 < line["round_s"] == line["round_most_s"]


def test_a_round_of_the_requested_number_of_bots_is_measured(qapp):
    (line,) = session_bench.bots_figures(1, ["blitz"], Measured(modules=("inns",), seats=2))
    assert line["rounds"] == 1 and 0 < line["searches_a_turn"] <= 1


def test_a_wait_notices_conditions_without_an_event(qapp):
    happened = threading.Event()
    threading.Timer(0.1, happened.set).start()
    live_program.wait_until(happened.is_set)


def test_a_wait_without_success_times_out(qapp):
    with pytest.raises(TimeoutError, match=r"within 0\.1 s"):
        live_program.wait_until(lambda: False, 0.1)


def test_figures_come_as_one_json_line_each(monkeypatch, capsys):
    lines = [{"bench": "search", "threads": 1}, {"bench": "search", "threads": 2}]
    monkeypatch.setattr(bot_bench, "search_figures", lambda: iter(lines))
    assert measurement.measure("search") == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == lines


def test_the_rules_and_bots_of_any_game_can_be_measured(monkeypatch, capsys):
    monkeypatch.setattr(rules_bench, "rules_figures", partial(rules_bench.rules_figures, games=5))
    monkeypatch.setattr(rules_bench, "two_thread_ratio", lambda *asked, **measured: 1.0)
    with registered():
        assert measurement.measure("rules", Measured("sealed-bids", seats=4)) == 0
        [line] = map(json.loads, capsys.readouterr().out.splitlines())
        assert line["seats"] == 4 and line["games_per_s"] > 0
        with pytest.raises(
            BenchError,
            match="network cannot be measured: no bots use a network for this in sea",
        ):
            measurement.measure("network", Measured("sealed-bids"))


def test_a_game_without_a_table_is_measured_in_all_but_the_window():
    assert measurement.sections_of(Measured(modules=("inns",))) == [*measurement.SECTIONS]
    table = "burgundy_qt.widgets.games.sealed_bids.sealed_bids_table"
    # None makes the import fail: there is no such module
    with registered(), patch.dict(sys.modules, {table: None}):
        bids = Measured("sealed-bids")
        assert {*measurement.SECTIONS} - {*measurement.sections_of(bids)} == {
            "start",
            "screen",
            "analysis",
        }
        with pytest.raises(BenchError, match="the window has no table for sealed-bids"):
            measurement.measure("start", bids)


@pytest.mark.parametrize(
    ("section", "measured", "why"),
    [
        ("rules", Measured("chess"), "'chess', but may be 'burgundy'"),
        ("rules", Measured(seats=7), "--seats is 7, but must be one of 2, 3, 4"),
        ("rules", Measured(modules=("casinos",)), "has no module casinos"),
        ("bots", Measured(modules=("solo",)), "bots cannot be measured: no bots use a network"),
    ],
)
def test_an_impossible_measurement_is_refused_with_the_reason(section, measured, why):
    with pytest.raises(BenchError, match=why):
        measurement.measure(section, measured)


def test_modules_are_measured_with_their_networks():
    assert Measured(modules=("team",)).tables == {4: "team"} and Measured().tables == {
        2: 2,
        3: 3,
        4: 4,
    }
    assert Measured(modules=("inns",)).opening(2).modules()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tape_plays_the_same_game_again(seats):
    recorded = RecordedGame(opening(seats), key=random.Random(seats).getrandbits(64))
    position = recorded.start.copy()
    for seat, action in recorded.decisions():
        assert action in position.legal(seat)
        position.apply(action, seat)
    assert position.is_over()
    assert len(recorded.decisions()) == recorded.length


def test_tape_does_not_change_its_start():
    recorded = RecordedGame(opening(2), key=1)
    before = recorded.start.raw()
    recorded.play_again(1)
    assert recorded.start.raw() == before == opening(2).raw()


def test_copying_changes_nothing():
    position = opening(2)
    before = position.raw()
    copy_many_times(position, 100)
    assert position.raw() == before


def test_state_is_small():
    # 1,280 bytes were enough before there were modules.
    assert 0 <= state_bytes(opening(4)) <= 2048


def test_two_threads_are_compared_with_two_processes():
    # the exact ratio depends on how busy the machine is
    assert two_thread_ratio(2, games=200, rounds=2) > 0


@pytest.mark.parametrize("name", measurement.SECTIONS)
def test_every_section_has_figures(name):
    assert callable(measurement.section(name))
