"""What nobody expected: an exception that reached the top is told and logged, and the program lives on."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QObject, Signal

from burgundy_qt import __version__
from burgundy_qt.session.problem import Problem

LARGEST_LOG = 512 * 1024
QUIET_SECONDS = 10.0

log = logging.getLogger("burgundy_qt")


class Unhandled(QObject):
    """Hears of exceptions in any thread. `happened` carries a Problem, for the same mistake only once in a while."""

    happened = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.file = folder / "burgundy-qt.log"
        self._told: dict[str, float] = {}
        self._crashes: TextIO | None = None
        self._listen(folder)

    def _listen(self, folder: Path) -> None:
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(self.file, maxBytes=LARGEST_LOG, backupCount=1, encoding="utf-8", delay=True)
            handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            log.addHandler(handler)
            self._crashes = open(folder / "crash.log", "a", encoding="utf-8")  # noqa: SIM115 (open as long as we live)
            faulthandler.enable(self._crashes)
        except OSError as error:
            log.warning("nothing can be logged in %s: %s", folder, error)

    def hear(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        """Take the place of sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        details = "".join(traceback.format_exception(kind, error, where))
        if self._is_fresh(details):
            log.error("%s", details)
            print(details, file=sys.stderr)
            self.happened.emit(self._problem(details))

    def _is_fresh(self, details: str) -> bool:
        now = time.monotonic()
        was = self._told.get(details)
        self._told[details] = now
        return was is None or now - was > QUIET_SECONDS

    def _problem(self, details: str) -> Problem:
        return Problem(
            "Something went wrong",
            "The program has made a mistake. Your game is saved up to the last finished action, and play goes on.",
            f"If the table looks odd, undo or open the game anew. The mistake is noted in “{self.file}”.",
            f"Burgundy Qt {__version__}\n{details}",
        )

    def close(self) -> None:
        """Let go of the hooks and the files."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        faulthandler.disable()
        for handler in list(log.handlers):
            log.removeHandler(handler)
            handler.close()
        if self._crashes:
            self._crashes.close()
