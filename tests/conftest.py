"""Conditions for every test: binaries are newer than their sources, no window opens on the
developer's screen, nothing is written to the developer's folders, bytecode is kept, and nothing
unexpected is logged.

The program collects garbage only in the window's thread (see
burgundy_qt/widgets/app/application.py); these tests do the same.
"""

import gc
import itertools
import logging
import os
import re
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

import pytest
from first_use.speech import SetUpError
from first_use.steps import make_core_current

from burgundy_qt import display

# Bytecode is compiled once for all workers and for every program that the tests start, even on
# machines that disable bytecode.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

display.run_headless(unless_chosen=True)
_home = tempfile.TemporaryDirectory(prefix="burgundy-qt-tests-", ignore_cleanup_errors=True)
for _folder in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_folder] = tempfile.mkdtemp(dir=_home.name)
_collected = Path(os.environ.setdefault("BURGUNDY_TESTS_HOME", _home.name), "collected")
"""A marker file in the folder of the run. The first worker creates it when it has collected the
tests."""

# A program in the background ignores Ctrl-C, and a program run by `nohup` ignores the end of its
# terminal. The programs that the tests start must not inherit this.
for _name, _usual in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
    _signal = getattr(signal, _name, None)  # Windows has no SIGHUP
    if _signal is not None and signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, _usual)

PATIENCE = 300_000  # milliseconds; a busy machine must not make a test fail
FULL_COLLECTION_EVERY = 200  # tests
COLLECTED_WITHIN = 60  # seconds; after that, workers stop waiting for the first one
gc.disable()
_tests = itertools.count(1)


def pytest_addoption(pluginmanager):
    """Compile changed sources, once for all workers.

    This hook adds no option. It is the only one that runs before a folder's `conftest.py`, which
    may import compiled modules.
    """
    if "PYTEST_XDIST_WORKER" in os.environ or os.environ.get("BURGUNDY_CORE") == "plain":
        return
    try:
        with pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            make_core_current(Path(__file__).parents[1])
    except SetUpError as failure:
        raise SystemExit(str(failure)) from None


def pytest_unconfigure():
    """Delete the temporary folders of this process."""
    _home.cleanup()


def pytest_itemcollected(item):
    """Skip tests marked with `@pytest.mark.posix("there is no kill -9")` on Windows. A whole file
    is marked with `pytestmark`."""
    mark = item.get_closest_marker("posix")
    if mark is not None and os.name != "posix":
        item.add_marker(pytest.mark.skip(*mark.args))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Let the first worker compile all tests and the modules they import, while the others wait.
    The others then read the bytecode, which takes a third of the time."""
    # None in a run without workers and in the process that starts them
    worker = os.environ.get("PYTEST_XDIST_WORKER")
    end = time.monotonic() + COLLECTED_WITHIN
    while worker not in (None, "gw0") and not _collected.exists() and time.monotonic() < end:
        time.sleep(0.05)
    try:
        return (yield)
    finally:
        if worker == "gw0" and _collected.parent.is_dir():
            _collected.touch()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish():
    """Freeze everything that was imported and collected, so no later collection scans it again."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item):
    """Delete the objects that a test leaves behind, never in a thread that a later test starts.

    Closed widgets are deleted here, or they would still be styled and announced. The test's
    arguments are released first. Otherwise they would get old, and only an expensive full
    collection would find them.
    """
    item.funcargs.clear()
    if (core := sys.modules.get("PySide6.QtCore")) is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    gc.collect(2 if next(_tests) % FULL_COLLECTION_EVERY == 0 else 1)


@pytest.fixture
def qtbot(qtbot):
    """Return the `qtbot` of pytest-qt with a longer default timeout. Its own is 5 seconds, or 1
    second for a window."""
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"):
        setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE))
    return qtbot


@pytest.fixture
def link_to():
    """Return a function that creates a link: `link_to(target, tmp_path / "link")`. It skips the
    test if the system cannot create links."""

    def make(target, link):
        try:
            link.symlink_to(target)
        except OSError as refused:
            if os.name == "posix":
                raise
            pytest.skip(f"Windows creates links only in developer mode: {refused}")
        if not link.is_symlink():
            pytest.skip("Wine only pretends to create links")
        return link

    return make


@pytest.fixture
def template():
    """Add Sealed Bids, the game that `./burgundy new-game` copies, to the registry."""
    from tests.contract.games import registered  # imported here, as few tests need it

    with registered():
        yield


class Complaints(logging.Handler):
    """Fail a test if it logs an unexpected warning or error. Expected ones are marked:
    `@pytest.mark.expects_log("cannot be read")`.

    For Qt's own warnings see pyproject.toml. All tests share one handler: a `caplog` fixture in
    each would take a fifth of a small test's time.
    """

    def __init__(self):
        super().__init__(logging.WARNING)
        self.told = []

    def emit(self, record):
        self.told.append(record.getMessage())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self):
        self.told.clear()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item):
        try:
            return (yield)
        finally:
            expected = [one for mark in item.iter_markers("expects_log") for one in mark.args]
            told = self.told
            strange = [text for text in told if not any(re.search(one, text) for one in expected)]
            assert not strange, f"logged: {strange}"
            missed = [one for one in expected if not any(re.search(one, text) for text in told)]
            assert not missed, f"expected to be logged, but not: {missed}"


def pytest_configure(config):
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    config.pluginmanager.register(complaints)
    for plugin in config.pluginmanager.get_plugins():
        if type(plugin).__name__ == "WorkerInteractor":  # of xdist, in a worker
            plugin.sendevent = partial(send_unless_routine, plugin.sendevent)


def send_unless_routine(send, event, **content):
    """Send an event of a worker, unless it is the report of a set-up or a tear-down that passed:
    these were two thirds of all reports. Leave out keywords, which nobody reads."""
    report = content["data"] if event == "testreport" else None
    if report and report["outcome"] == "passed":
        if report["when"] != "call" and not report["sections"]:
            return
        report["keywords"] = {}
    send(event, **content)
