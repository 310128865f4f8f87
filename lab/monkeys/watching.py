"""Notice faults while the window is used."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, QTimer, qInstallMessageHandler

from burgundy_qt.session.problem import Problem

UNSEEN = "This plugin does not support", "Mouse event at "
"""The beginnings of Qt's messages about a platform without a screen, and of QTest's about a window
that shrinks before a click."""
LONGEST = 5.0  # seconds that the window may be blocked
MARK_MS, LOOK_SECONDS = 50, 0.25


class Watch(logging.Handler):
    """While it is `on`, it turns exceptions of every thread, warnings of Python and of Qt, the
    program's log, the session's errors, and a blocked window's thread into `faults`, one text
    each."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.faults: list[str] = []
        self._main = threading.get_ident()
        self._alive = time.monotonic()
        self._blocked = False
        self._over = threading.Event()
        self._take_back: list[Callable[[], object]] = []

    def on(self, owner: QObject) -> None:
        """Begin to listen; the timer belongs to `owner`."""
        hooks = sys.excepthook, threading.excepthook, warnings.showwarning
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(
            args.exc_type, args.exc_value, args.exc_traceback
        )
        warnings.showwarning = lambda message, kind, file, line, *_: self.fault(
            f"{kind.__name__}: {message}, {file}:{line}"
        )
        before = qInstallMessageHandler(self.hear_qt)
        logging.getLogger("burgundy_qt").addHandler(self)

        def take_back() -> None:
            sys.excepthook, threading.excepthook, warnings.showwarning = hooks
            qInstallMessageHandler(before)
            logging.getLogger("burgundy_qt").removeHandler(self)

        self._take_back.append(take_back)
        timer = QTimer(owner, interval=MARK_MS)
        timer.timeout.connect(self.mark)
        timer.start()
        self._alive = time.monotonic()
        threading.Thread(target=self._look, name="watch", daemon=True).start()

    def off(self) -> None:
        """Stop listening."""
        self._over.set()
        while self._take_back:
            self._take_back.pop()()

    def fault(self, text: str) -> None:
        """Add a fault."""
        if text not in self.faults:
            self.faults.append(text)

    def hear(
        self, kind: type[BaseException], error: BaseException | None, where: TracebackType | None
    ) -> None:
        """Add an exception that nobody caught."""
        self.fault("".join(traceback.format_exception(kind, error, where)))

    def hear_qt(self, _kind: object, _where: object, message: str) -> None:
        """Add a message of Qt."""
        if not message.startswith(UNSEEN):
            self.fault(f"Qt: {message}")

    def show_failure(self, problem: Problem) -> None:
        """Add a problem of the session: only errors of the program count."""
        if problem.is_mistake:
            self.fault(f"a mistake was told: {problem.title}\n{problem.details}")

    def emit(self, record: logging.LogRecord) -> None:
        """Add a message of the program's log."""
        self.fault(f"logged: {record.getMessage()}")

    def mark(self) -> None:
        """Note that the window's thread is running."""
        gap, self._alive = time.monotonic() - self._alive, time.monotonic()
        if gap > LONGEST and not self._blocked:
            self.fault(f"the window's thread was kept for {gap:.1f} s")
        self._blocked = False

    def _look(self) -> None:
        """Report, from another thread, where the window's thread is blocked."""
        while not self._over.wait(LOOK_SECONDS):
            if time.monotonic() - self._alive > LONGEST and not self._blocked:
                self._blocked = True
                frame = sys._current_frames().get(self._main)
                self.fault(
                    "the window's thread was kept here:\n" + "".join(traceback.format_stack(frame))
                )
