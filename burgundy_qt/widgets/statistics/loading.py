"""Loads the plots so that nobody has to wait: pyqtgraph and numpy take a fifth of a second at their
first use.

PySide makes the names of Qt when they are first asked for, which must not happen in two threads at
once: so they are asked for in the window's thread, a few in every round of its loop; and so is
pyqtgraph itself imported, a few of its modules in every round.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import traceback
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.statistics.slow_import import SlowImport

PLOTS = "burgundy_qt.widgets.statistics.plots"
QT = "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtOpenGLWidgets", "QtTest"
PART = 0.012
"""Seconds of importing in a round of the loop."""
ONE_THREAD = "OPENBLAS_NUM_THREADS"
"""Plots calculate little: without this numpy would begin a thread for each core, with memory for
each."""


class Loading(QObject):
    """Loads the plots once in the life of the program. `done` follows, or `failed` with a
    Problem."""

    done = Signal()
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.is_begun = self.is_done = False
        self._bit_by_bit = ChunkedTask(self)

    def begin(self) -> None:
        """Begin to load; a second call changes nothing."""
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
                "Statistics", "Install the program anew. Games are played and saved as ever."
            )
            self.failed.emit(Problem(title, what, advice, traceback.format_exc()))
        else:
            self.is_done = True
            self.done.emit()


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
