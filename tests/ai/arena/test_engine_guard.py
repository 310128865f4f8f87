"""Tests that engines end with the program that started them, even if it is killed and they ignore
the end of their input."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.ai.arena.external_engine import ExternalEngine, Guard, own_group
from burgundy_qt.rules.game import Game
from tests.engine.engine_client import is_running

ROOT = Path(__file__).parents[3]
PATIENCE = 300
STUBBORN = """
import json, os, signal, subprocess, sys, time
for one in (signal.SIGTERM, signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGTERM)):
    signal.signal(one, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time\\nwhile True: time.sleep(9)"])
with open(sys.argv[1] + ".part", "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
os.replace(sys.argv[1] + ".part", sys.argv[1])
while True:
    time.sleep(9)
"""
HOST = """
import sys, threading, time
from burgundy_qt.ai.arena.external_engine import ExternalEngine
import shlex
command = shlex.join([sys.executable, "-c", sys.argv[1], sys.argv[2]])
engine = ExternalEngine(command, 1, None, 0)
thread = threading.Thread(target=engine.start)
thread.start()
thread.join()
print("started", flush=True)
time.sleep(600)
"""


def wait_until(happened):
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.posix("kill -9 is of POSIX; Windows has its jobs")
def test_engine_that_ignores_the_end_of_its_input_ends_with_the_program_that_is_killed(tmp_path):
    told = tmp_path / "processes"
    with subprocess.Popen(
        [sys.executable, "-c", HOST, STUBBORN, str(told)], cwd=ROOT, stdout=subprocess.PIPE
    ) as host:
        assert host.stdout.readline().strip() == b"started"
        wait_until(told.exists)
        processes = [int(number) for number in told.read_text().split()]
        assert all(map(is_running, processes))  # although the thread that started them has ended
        os.kill(host.pid, signal.SIGKILL)
    wait_until(lambda: not any(map(is_running, processes)))


@pytest.mark.posix("kill -9 is of POSIX; Windows has its jobs")
def test_program_that_is_checked_ends_with_its_children_when_the_check_is_killed(tmp_path):
    told = tmp_path / "processes"
    # The request is sent only after its guard has started; before that nothing would end the
    # program.
    asked_first = f"import sys\nsys.stdin.readline()\n{STUBBORN}"
    checked = [sys.executable, "-c", asked_first, str(told)]
    command = [sys.executable, "-m", "burgundy_qt", "check-engine", *checked]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as checking:
        wait_until(told.exists)
        processes = [int(number) for number in told.read_text().split()]
        assert all(map(is_running, processes))
        os.kill(checking.pid, signal.SIGKILL)
    wait_until(lambda: not any(map(is_running, processes)))


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has jobs")
def test_on_windows_children_of_an_engine_end_with_their_job(tmp_path):
    told = tmp_path / "processes"
    command = [sys.executable, "-c", STUBBORN, str(told)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, **own_group()) as program:
        guard = Guard(program)
        wait_until(told.exists)
        processes = [int(number) for number in told.read_text().split()]
        assert all(map(is_running, processes))
        guard.let_go()
        wait_until(lambda: not any(map(is_running, processes)))


def test_on_windows_an_engine_opens_no_console_and_is_the_first_of_its_group():
    flags = own_group(windows=True)["creationflags"]
    assert flags == external_engine.NO_WINDOW | external_engine.NEW_PROCESS_GROUP
    if sys.platform == "win32":
        assert flags == subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    assert own_group(windows=False) == {"start_new_session": True}


def test_engine_that_was_closed_leaves_no_guard(tmp_path):
    engine = ExternalEngine(an_engine_that_greets(), 1, None, 0)
    assert engine.hello()["name"] == "Greeter"
    guard = engine.guard
    watcher = guard._watcher
    engine.leave()
    assert engine.guard is None and guard._watcher is None and guard._job is None
    assert watcher is None or watcher.returncode is not None


def test_engine_that_has_ended_by_itself_is_guarded_no_longer():
    engine = ExternalEngine(f"{sys.executable} -c pass", 1, None, 0)
    game = Game({"players": 2, "seed": 5})
    engine.follow_game(game.record(private=True))
    with pytest.raises(Exception, match=r"exit status( is)? 0|no longer reads"):
        engine.choose(game.position, game.deciding())
    assert engine.guard is None
    engine.leave()


@pytest.mark.posix("a job ends what is in it when it is let go")
def test_program_survives_after_its_guard_was_released(tmp_path):
    told = tmp_path / "processes"
    command = [sys.executable, "-c", STUBBORN, str(told)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, **own_group()) as program:
        guard = Guard(program)
        wait_until(told.exists)
        guard.let_go()
        assert program.poll() is None
        os.killpg(program.pid, signal.SIGKILL)


def an_engine_that_greets():
    code = (
        "import json, sys; "
        "[print(json.dumps({'id': json.loads(line)['id'], 'name': 'Greeter', 'games': []}), "
        "flush=True) for line in sys.stdin]"
    )
    return f'{sys.executable} -c "{code}"'
