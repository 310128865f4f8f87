"""Loads the plots so that nobody has to wait: pyqtgraph and numpy take a third of a second at their first use.

What knows no Qt is imported in a thread. PySide makes the names of Qt when they are first asked for, which must not
happen in two threads at once: so they are asked for here, in the window's thread, a few in every round of its loop.
"""

from __future__ import annotations

import contextlib
import importlib
import traceback
from collections.abc import Iterator
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.session.problem import Problem

PLOTS = "burgundy_qt.widgets.statistics.plots"
LEANT_ON = (
    *("numpy", "numpy.typing", "cProfile", "colorama", "decimal", "importlib.resources", "locale"),
    *("multiprocessing.connection", "pydoc", "subprocess", "sysconfig", "xml.etree.ElementTree"),
)
"""What pyqtgraph imports that knows no Qt."""
QT = "QtCore", "QtGui", "QtWidgets", "QtSvg", "QtOpenGLWidgets", "QtTest"
AT_A_TIME = 30
"""Names of Qt asked for in a round of the loop."""


class Loading(QObject):
    """Loads the plots once. `done` follows, or `failed` with a Problem where a part is missing."""

    done = Signal()
    failed = Signal(object)
    _leant = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = qt_names()
        self._missing: ImportError | None = None
        self._waits_for = 2
        self._leant.connect(self._on_leant)

    def begin(self) -> None:
        """Begin to load; it goes on by itself."""
        Thread(target=self._lean, name="plots", daemon=True).start()
        QTimer.singleShot(0, self, self._ask_for_names)

    def _lean(self) -> None:
        missing: ImportError | None = None
        try:
            for module in LEANT_ON:
                importlib.import_module(module)
        except ImportError as error:
            missing = error
        with contextlib.suppress(RuntimeError):  # the dialog was closed meanwhile
            self._leant.emit(missing)

    def _on_leant(self, missing: ImportError | None) -> None:
        self._missing = missing
        self._finish_one()

    def _ask_for_names(self) -> None:
        for _ in range(AT_A_TIME):
            if next(self._names, None) is None:
                self._finish_one()
                return
        QTimer.singleShot(0, self, self._ask_for_names)

    def _finish_one(self) -> None:
        self._waits_for -= 1
        if not self._waits_for:
            QTimer.singleShot(0, self, self._load)

    def _load(self) -> None:
        try:
            if self._missing is not None:
                raise self._missing
            importlib.import_module(PLOTS)
        except ImportError as error:
            what = f"The plots cannot be loaded: {error}."
            advice = "Install the program anew. Games are played and saved as ever."
            self.failed.emit(Problem("The statistics cannot be shown", what, advice, traceback.format_exc()))
        else:
            self.done.emit()


def qt_names() -> Iterator[object]:
    """Qt's modules and all that stands in them, one after the other."""
    for name in QT:
        with contextlib.suppress(ImportError):  # pyqtgraph does without the last ones
            module = importlib.import_module(f"PySide6.{name}")
            yield module
            for part in dir(module):
                yield getattr(module, part) or part
