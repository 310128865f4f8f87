"""Loads the plots while the window stays responsive: the first import of pyqtgraph and numpy takes
a fifth of a second.

PySide creates the names of Qt on first access, which must not happen in two threads at once.
Therefore they are accessed in the window's thread, a few in each round of its event loop. In the
same way pyqtgraph is imported, a few modules in each round.
"""

from __future__ import annotations

import _imp
import contextlib
import importlib
import os
import sys
import traceback
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from threading import Semaphore, Thread, current_thread
from time import perf_counter
from types import ModuleType

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask

# An import that can be interrupted between two modules and continued later.


class SlowImport:
    """Imports a module and its dependencies, part by part.

    The import has a thread for its stack, which runs only while `go_on` waits for it. Since the
    two never run together, the modules may use objects of the thread that calls `go_on`. That
    thread must not import the same modules before the end.
    """

    def __init__(self, module: str) -> None:
        self._module = module
        self._error: BaseException | None = None
        self._is_done = False
        self._until = 0.0
        self._mine, self._yours = Semaphore(0), Semaphore(0)
        self._thread: Thread | None = None

    def go_on(self, seconds: float) -> bool:
        """Import for about this many seconds, and return whether the import is done.

        Raises the exceptions of the import.
        """
        if self._is_done:
            return True
        if self._thread is None:
            self._thread = Thread(target=self._run, name=f"import {self._module}", daemon=True)
            self._thread.start()
            sys.meta_path.insert(0, self)
        self._until = perf_counter() + seconds
        self._mine.release()
        self._yours.acquire()
        if self._error is not None:
            raise self._error
        return self._is_done

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Pause the import if its time is over, as Python asks for the next module; other
        finders find the module."""
        if current_thread() is self._thread and perf_counter() >= self._until:
            # Python locks imports while it asks; other threads need the lock
            # meanwhile
            _imp.release_lock()
            self._yours.release()
            self._mine.acquire()
            _imp.acquire_lock()
        return None

    def _run(self) -> None:
        self._mine.acquire()
        try:
            importlib.import_module(self._module)
            self._is_done = True
        except BaseException as error:
            self._error = error
        sys.meta_path.remove(self)
        self._yours.release()


PLOTS = "burgundy_qt.widgets.statistics.plots"
QT = "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtOpenGLWidgets", "QtTest"
PART = 0.012
"""Seconds of importing in a round of the loop."""
ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""Plots calculate little: without this numpy would begin a thread for each core, with memory for
each."""


class PlotLoader(QObject):
    """Loads the plots once in a run of the program. `done` follows, or `failed` with a Problem."""

    done = Signal()
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.is_begun = self.is_done = False
        self._bit_by_bit = ChunkedTask(self)

    def begin(self) -> None:
        """Begin to load; further calls do nothing."""
        if not self.is_begun:
            self.is_begun = True
            os.environ.setdefault(ONE_THREAD, "1")
            self._bit_by_bit.begin(self._load())

    def _load(self) -> Iterator[object]:
        yield from qt_names()
        slowly = SlowImport(PLOTS)
        try:
            while not slowly.go_on(PART):
                yield slowly
        except ImportError as error:
            title = tr("Statistics", "The statistics cannot be shown")
            what = tr("Statistics", "The plots cannot be loaded: {error}.", error=error)
            advice = tr(
                "Statistics", "Install the program again. You can still play and save games."
            )
            self.failed.emit(Problem(title, what, advice, traceback.format_exc()))
        else:
            self.is_done = True
            self.done.emit()


@cache
def loading() -> PlotLoader:
    """Return the only loader, in the window's thread."""
    return PlotLoader()


def qt_names() -> Iterator[object]:
    """Yield Qt's modules and their names, one after the other."""
    for name in QT:
        with contextlib.suppress(ImportError):  # pyqtgraph works without the last ones
            module = importlib.import_module(f"PySide6.{name}")
            yield module
            for part in dir(module):
                yield getattr(module, part) or part
