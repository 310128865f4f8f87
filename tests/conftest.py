"""What holds for every test: no binary older than its source, no window on the developer's screen,
nothing in their own folders, garbage collected here, bytecode kept, nothing logged unexpectedly.

The program collects garbage in the window's thread only (burgundy_qt/widgets/app/application.py
says why); so do the tests.
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

# Compiled once for all workers and for every program that the tests start, also where a machine
# would have each compile everything anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

display.go_without(unless_chosen=True)
_home = tempfile.TemporaryDirectory(prefix="burgundy-qt-tests-", ignore_cleanup_errors=True)
for _folder in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
    os.environ[_folder] = tempfile.mkdtemp(dir=_home.name)
_collected = Path(os.environ.setdefault("BURGUNDY_TESTS_HOME", _home.name), "collected")
"""There once the first worker has collected the tests; in the folder of the run, for all of them.
"""

# A run in the background ignores Ctrl-C, and one by `nohup` the end of its terminal; the programs
# that the tests start must not inherit that.
for _name, _usual in (("SIGINT", signal.default_int_handler), ("SIGHUP", signal.SIG_DFL)):
    _signal = getattr(signal, _name, None)  # Windows has no SIGHUP
    if _signal is not None and signal.getsignal(_signal) is signal.SIG_IGN:
        signal.signal(_signal, _usual)

PATIENCE = 300_000  # milliseconds for what comes in one, so that no test fails beside much else
FULL_COLLECTION_EVERY = 200  # tests
COLLECTED_WITHIN = 60  # seconds; later the first worker is not waited for
gc.disable()
_tests = itertools.count(1)


def pytest_addoption(pluginmanager):
    """Compile what has changed, once for all workers. No option is added: this is the only hook
    that comes before a `conftest.py` of a folder, which may load what is compiled."""
    if "PYTEST_XDIST_WORKER" in os.environ or os.environ.get("BURGUNDY_CORE") == "plain":
        return
    try:
        with pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            make_core_current(Path(__file__).parents[1])
    except SetUpError as failure:
        raise SystemExit(str(failure)) from None


def pytest_unconfigure():
    """The folders of these tests are swept away, those of a worker too."""
    _home.cleanup()


def pytest_itemcollected(item):
    """What Windows does not have is not tested there: `@pytest.mark.posix("there is no kill -9")`,
    or with `pytestmark` for a whole file."""
    mark = item.get_closest_marker("posix")
    if mark is not None and os.name != "posix":
        item.add_marker(pytest.mark.skip(*mark.args))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """The first worker compiles all tests and what they test; the others read what it has written,
    which takes a third of the time."""
    worker = os.environ.get("PYTEST_XDIST_WORKER")  # of none, and of the one that starts them, None
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
    """What was imported and collected stays to the end; no collection looks through it again."""
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item):
    """What a test leaves behind is collected here, never in a thread that a later test starts; nor
    are widgets that were closed dressed and spoken to any more. What the test was given is let go
    first: it would grow old here, and only a full collection, which is dear, would find it."""
    item.funcargs.clear()
    if (core := sys.modules.get("PySide6.QtCore")) is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    gc.collect(2 if next(_tests) % FULL_COLLECTION_EVERY == 0 else 1)


@pytest.fixture
def qtbot(qtbot):
    """The one of pytest-qt, which waits for 5 seconds, and for a window for 1, with more patience
    where a test says nothing else."""
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"):
        setattr(qtbot, wait, partial(getattr(qtbot, wait), timeout=PATIENCE))
    return qtbot


@pytest.fixture
def link_to():
    """Makes a link: `link_to(target, tmp_path / "link")`. Where none can be made, the test is
    skipped."""

    def make(target, link):
        try:
            link.symlink_to(target)
        except OSError as refused:
            if os.name == "posix":
                raise
            pytest.skip(f"Windows makes links only for developers: {refused}")
        if not link.is_symlink():
            pytest.skip("Wine only pretends to make links")
        return link

    return make


@pytest.fixture
def template():
    """Sealed bids, the game that `./burgundy new-game` copies, is a game of the registry."""
    from tests.contract.games import registered  # few tests need it

    with registered():
        yield


class Complaints(logging.Handler):
    """A test fails on whatever is logged as a warning or worse, unless it expects it:
    `@pytest.mark.expects_log("cannot be read")`. (Qt's own warnings: pyproject.toml.) One handler
    for all tests: a fixture with `caplog` for each would take a fifth of a small test's time."""

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
