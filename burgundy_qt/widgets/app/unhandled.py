"""What nobody expected: an exception that reached the top is logged and told, and the program lives
on."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
import threading
import time
import traceback
from collections.abc import Hashable
from dataclasses import dataclass
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import unexpected_problem
from burgundy_qt.storage.whole_files import make_private
from burgundy_qt.widgets.dialogs.problem_dialog import strip_home_folder, versions

LARGEST_LOG = 512 * 1024
QUIET_SECONDS = 10.0
MOST_PLACES = 200
LOG = "burgundy-qt.log"

log = logging.getLogger("burgundy_qt")


@dataclass
class Seen:
    """How often a mistake has happened in a row, when it did last, and when that was last noted."""

    count: int
    last: float
    noted: float


class Unhandled(QObject):
    """Hears of exceptions in any thread. `happened` carries a Problem.

    A mistake that happens again and again, as one in painting does, is told once, and told anew
    only after it has kept quiet for a while; the log counts on."""

    happened = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.file = folder / LOG
        self._seen: dict[Hashable, Seen] = {}
        sys.excepthook = self.hear
        threading.excepthook = lambda args: self.hear(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        self._write_log(folder)

    def _write_log(self, folder: Path) -> None:
        try:
            make_private(folder)
            handler = WithVersions(self.file)
        except OSError as error:
            log.warning("nothing can be logged in %s: %s", folder, error)
            return
        handler.setFormatter(WithoutHome("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)

    def hear(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Take the place of sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        try:
            self._take_note(kind, error, where)
        except Exception:  # whatever is wrong with telling, the mistake itself must be seen
            sys.__excepthook__(kind, error, where)

    def _take_note(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        place = place_of(kind, where)
        now = time.monotonic()
        seen = self._seen.get(place)
        if seen is not None and now - seen.last <= QUIET_SECONDS:
            seen.count, seen.last = seen.count + 1, now
            if now - seen.noted > QUIET_SECONDS:
                seen.noted = now
                log.error("again, %d times by now: %r", seen.count, error)
            return
        if len(self._seen) >= MOST_PLACES:
            self._seen.clear()
        self._seen[place] = Seen(1, now, now)
        details = "".join(traceback.format_exception(kind, error, where))
        with contextlib.suppress(OSError):  # the terminal is gone, or the disk behind it is full
            print(details, file=sys.stderr)
        self.happened.emit(unexpected_problem(tr("Problem", "Something went wrong"), details))

    def close(self) -> None:
        """Let go of the hooks and the file."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        for handler in list(log.handlers):
            log.removeHandler(handler)
            handler.close()


class WithoutHome(logging.Formatter):
    """Writes records without the name of the person's own folder."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        return strip_home_folder(super().format(record))


class WithVersions(RotatingFileHandler):
    """A log for its owner's eyes only. Its first line of every run names the versions of
    everything; a run without trouble writes none."""

    def __init__(self, file: Path) -> None:
        escaped = {"encoding": "utf-8", "errors": "backslashreplace"}
        super().__init__(file, maxBytes=LARGEST_LOG, backupCount=1, delay=True, **escaped)
        self._is_headed = False

    def _open(self) -> TextIOWrapper:
        number = opened_through_no_link(self.baseFilename)
        file = open(number, "a", encoding=self.encoding, errors=self.errors)  # noqa: SIM115 (its own)
        with contextlib.suppress(OSError):  # somebody else's
            os.chmod(self.baseFilename, stat.S_IRUSR | stat.S_IWUSR)
        return file

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, after the versions where it is the first."""
        if not self._is_headed:
            self._is_headed = True
            super().emit(
                logging.makeLogRecord({"levelname": "VERSIONS", "msg": "; ".join(versions())})
            )
        super().emit(record)


def opened_through_no_link(path: str) -> int:
    """Open a file to be written on, for its owner's eyes; raises OSError where a symbolic link
    stands in its place."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.open(path, flags, stat.S_IRUSR | stat.S_IWUSR)


def place_of(kind: type[BaseException], where: TracebackType | None) -> Hashable:
    """What makes two exceptions the same mistake: their kind, and the line of code that raised
    them."""
    frames = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(where)]
    return kind, frames[-1] if frames else None
