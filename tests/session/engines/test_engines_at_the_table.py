"""Tests of engines at the table: whole games, failures, and how the game continues."""

import contextlib
import os
import signal
import sys

import pytest

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.ai.arena.external_engine import joined
from burgundy_qt.session.bots import lookahead
from burgundy_qt.session.engines import engine_player
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.saves.save_file import read_save
from tests.engine.engine_client import is_running
from tests.session.engines.table import ALL, OURS, PATIENCE, Table, an_engine, example, hostile


@pytest.fixture
def sit_down(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(engine_player, "PATIENCE", PATIENCE)
    tables = []

    def at_a_table(*engines):
        tables.append(Table(tmp_path, *engines))
        return tables[-1]

    yield at_a_table
    for table in tables:
        table.close()


def saying(answer):
    """Return the command line of an engine that answers `load`, and `think` with the value of this
    expression."""
    program = (
        "import json, sys, time, subprocess\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        f"    said = {answer} if asked['cmd'] == 'think' else {{'events': []}}\n"
        "    print(json.dumps({'id': asked.get('id'), **said}), flush=True)\n"
    )
    return joined([sys.executable, "-c", program])


@pytest.mark.parametrize("game", ALL)
def test_an_engine_plays_a_whole_game_of_every_kind(sit_down, game):
    table = sit_down(an_engine(OURS))
    shorter = {"pile": 12} if game == "carcassonne" else {}
    table.begin("engine:a1", "page", game=game, **shorter)
    table.until(lambda: table.is_over)
    assert table.faults == table.problems == []
    assert len(table.players) == 1


def test_an_example_plays_beside_a_person_and_leaves_with_the_game(sit_down):
    table = sit_down(an_engine(example("random")))
    table.begin(None, "engine:a1", game="burgundy-dice")
    for _ in range(8):
        table.until(lambda: table.session.view.person_to_decide is not None)
        table.act()
    table.until(lambda: table.programs)
    before = table.programs
    table.begin("page", None)
    table.until(lambda: not any(is_running(pid) for pid in before))
    assert table.faults == table.problems == []


@pytest.mark.parametrize(
    ("answer", "details"),
    [
        ("{'action': {'type': 'fly'}}", "not a legal action"),
        ("{'error': {'code': 'bad-argument', 'message': 'I will not'}}", "I will not"),
        ("sys.exit(4)", "exit status 4"),
        ("sys.exit('I give up')", "I give up"),
        ("[print('not JSON', flush=True), {}][1]", "not JSON"),
        ("{'id': 77}", "without the id"),
        ("time.sleep(600)", "did not answer"),
    ],
)
def test_a_fault_of_an_engine_is_reported_and_a_bot_plays_on(
    sit_down, monkeypatch, answer, details
):
    if "sleep" in answer:
        monkeypatch.setattr(engine_player, "PATIENCE", 0.5)
    table = sit_down(an_engine(saying(answer)))
    table.begin("engine:a1", "page", game="burgundy-dice")
    table.until(lambda: table.faults)
    fault = table.faults[0]
    assert fault is table.session.engine_fault
    assert (fault.seat, fault.name) == (0, "Seat 0")
    assert details in fault.problem.details and not fault.problem.is_mistake
    assert not table.programs
    table.hand_over("page")
    table.until(lambda: table.is_over)
    assert table.session.engine_fault is None and table.session.view.casual
    assert table.problems == [] and len(table.faults) == 1


def test_an_engine_that_ended_is_started_again_and_nothing_is_lost(sit_down):
    table = sit_down(an_engine(OURS))
    table.begin("engine:a1", "page", game="burgundy-dice")
    table.until(lambda: table.session.view.revision > 4 and table.programs)
    end(table.programs[0])
    table.until(lambda: table.faults)
    before = table.session.view
    table.session.ask_engine_again()
    table.until(lambda: table.is_over)
    assert len(table.faults) == 1 and table.problems == []
    assert table.session.view.game_id == before.game_id and not table.session.view.casual


def test_a_slow_engine_delays_neither_undo_nor_another_game(sit_down):
    table = sit_down(an_engine(saying("time.sleep(60)")))
    table.begin(None, "engine:a1", seed=3)
    while table.session.view.person_to_decide == 0:
        actions = {action["type"]: action for action in table.session.view.legal["actions"]}
        view = table.session.view
        table.session.act(view.revision, actions.get("end") or actions["workers"])
        table.until(lambda view=view: table.session.view is not view)
    table.until(lambda: table.programs)
    table.watch_the_clock()
    waiting = table.session.view
    table.session.undo(True)
    table.until(lambda: table.session.view is not waiting)
    assert table.session.view.person_to_decide == 0
    table.begin("page", "page", game="burgundy-dice")
    table.until(lambda: table.is_over)
    assert table.faults == table.problems == []


@pytest.mark.posix("this needs process groups; test_engine_guard tests the job of Windows")
def test_closing_ends_an_engine_that_thinks_with_its_children(sit_down):
    child = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
    said = f"[{child}, time.sleep(600), {{}}][2]"
    table = sit_down(an_engine(saying(said)))
    table.begin("engine:a1", "page")
    table.until(lambda: table.programs)
    group = table.programs[0]
    table.until(lambda: table.players[0]._engine.is_thinking)
    table.close()
    table.until(lambda: not group_is_running(group))


def end(pid):
    """Kill a process as the system would."""
    if os.name == "posix":
        os.killpg(pid, signal.SIGKILL)
    else:
        os.kill(pid, signal.SIGTERM)


def group_is_running(group):
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, 0)
        return True
    return False


def test_a_hint_and_move_now_work_beside_an_engine(sit_down):
    table = sit_down(an_engine(OURS))
    advised = []
    table.session.advised.connect(advised.append)
    table.begin(None, "engine:a1", game="burgundy-dice")
    table.until(lambda: table.session.view.person_to_decide is not None)
    table.session.advise()
    table.until(lambda: advised)
    table.act()
    table.session.move_now()
    table.until(lambda: table.session.view.person_to_decide is not None)
    assert table.faults == table.problems == []


def test_an_unknown_engine_or_one_of_another_game_is_refused(sit_down):
    table = sit_down(an_engine(OURS, games=["tuscany"]))
    table.begin("engine:a1", "page")
    table.begin("engine:b2", "page")
    table.until(lambda: len(table.problems) == 2)
    assert [problem.what for problem in table.problems] == [
        "The engine Stranger does not play The Castles of Burgundy.",
        "The engine that plays as Seat 0 has not been added in the settings.",
    ]
    assert table.session.view is None


def test_removing_an_engine_while_it_plays_is_reported(sit_down):
    table = sit_down(an_engine(OURS))
    table.begin("engine:a1", "page", game="burgundy-dice")
    table.until(lambda: table.programs)
    table.session.engines.remove("a1")
    table.until(lambda: table.faults)
    assert "removed" in table.faults[0].problem.details
    table.hand_over("page")
    table.until(lambda: table.is_over)


def test_a_save_without_its_engine_is_offered_a_bot(sit_down):
    table = sit_down(an_engine(OURS))
    table.begin(None, "engine:a1", game="burgundy-dice")
    table.until(lambda: table.session.view.person_to_decide is not None)
    table.act()
    path = table.session.folders.games / f"{table.session.view.game_id}.burgundy"
    assert OURS not in path.read_bytes().decode("latin-1")
    table.close()
    later = sit_down()
    later.session.engines.remove("a1")
    later.session.open(path)
    later.until(lambda: later.missing)
    missing = later.missing[0]
    assert (missing.path, missing.names) == (path, {1: "Seat 1"})
    assert later.session.view is None
    later.session.open(path, {1: SeatPlan("Sir Bot", "knight")})
    later.until(lambda: later.session.view is not None)
    view = later.session.view
    assert view.line_up.seats[1] == SeatPlan("Sir Bot", "knight") and view.casual
    assert later.problems == []
    later.session.resume()
    assert read_save(path).handed[0][1:] == (1, "knight")


@pytest.mark.parametrize("seed", range(6))
def test_each_hostile_line_is_reported_and_nobody_waits(sit_down, monkeypatch, seed):
    monkeypatch.setattr(engine_player, "PATIENCE", 0.5)
    monkeypatch.setattr(lookahead, "GRACE", 0.2)
    monkeypatch.setattr(external_engine, "FAREWELL", 0.2)
    table = sit_down(an_engine(hostile(seed)))
    table.begin("engine:a1", "page")
    for number in range(6):
        table.until(lambda number=number: len(table.faults) > number)
        assert len(table.faults[number].problem.details) < 6000
        table.session.ask_engine_again()
    acted = [event["seat"] for event in table.session.view.events if event["event"] == "action"]
    assert 0 not in acted and table.problems == []
