"""Loads the plots so that nobody has to wait: pyqtgraph and numpy take a third of a second at their first use.

What knows no Qt is imported in a thread. PySide makes the names of Qt when they are first asked for, which must not
happen in two threads at once: so they are asked for in the window's thread, a few in every round of its loop; and so is
pyqtgraph itself imported, a few of its modules in every round.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import traceback
from collections.abc import Iterator
from functools import cache
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.language.tr import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.statistics.slow_import import SlowImport

PLOTS = "burgundy_qt.widgets.statistics.plots"
LEANT_ON = (
    *("numpy", "numpy.typing", "cProfile", "colorama", "decimal", "importlib.resources", "locale"),
    *("multiprocessing.connection", "pydoc", "subprocess", "sysconfig", "xml.etree.ElementTree"),
)
"""What pyqtgraph imports that knows no Qt."""
QT = "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtOpenGLWidgets", "QtTest"
AT_A_TIME = 30
"""Names of Qt asked for in a round of the loop."""
PART = 0.012
"""Seconds of importing in a round of the loop."""
ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""Plots calculate little: without this numpy would begin a thread for each core, with memory for each."""


class Loading(QObject):
    """Loads the plots once in the life of the program. `done` follows, or `failed` with a Problem."""

    done = Signal()
    failed = Signal(object)
    _leant = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_done = False
        self._names: Iterator[object] | None = None
        self._import = SlowImport(PLOTS)
        self._waits_for = 2
        self._leant.connect(self._finish_one)

    def begin(self) -> None:
        """Begin to load, or go on; a second call changes nothing."""
        if self._names is None:
            os.environ.setdefault(ONE_THREAD, "1")
            self._names = qt_names()
            Thread(target=self._lean, name="plots", daemon=True).start()
            QTimer.singleShot(0, self, self._ask_for_names)

    def _lean(self) -> None:
        with contextlib.suppress(ImportError):  # told when pyqtgraph misses it
            for module in LEANT_ON:
                importlib.import_module(module)
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile
            self._leant.emit()

    def _ask_for_names(self) -> None:
        assert self._names is not None
        for _ in range(AT_A_TIME):
            if next(self._names, None) is None:
                self._finish_one()
                return
        QTimer.singleShot(0, self, self._ask_for_names)

    def _finish_one(self) -> None:
        self._waits_for -= 1
        if not self._waits_for:
            self._load()

    def _load(self) -> None:
        """Import a little further."""
        try:
            self.is_done = self._import.go_on(PART)
        except ImportError as error:
            title = tr("Statistics", "The statistics cannot be shown")
            what = tr("Statistics", "The plots cannot be loaded: {error}.", error=error)
            advice = tr("Statistics", "Install the program anew. Games are played and saved as ever.")
            self.failed.emit(Problem(title, what, advice, traceback.format_exc()))
            return
        if self.is_done:
            self.done.emit()
        else:
            QTimer.singleShot(0, self, self._load)


@cache
def loading() -> Loading:
    """The only one; it belongs to the window's thread."""
    return Loading()


def qt_names() -> Iterator[object]:
    """Qt's modules and all that stands in them, one after the other."""
    for name in QT:
        with contextlib.suppress(ImportError):  # pyqtgraph does without the last ones
            module = importlib.import_module(f"PySide6.{name}")
            yield module
            for part in dir(module):
                yield getattr(module, part) or part
