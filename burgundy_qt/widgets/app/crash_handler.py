"""Unhandled exceptions are logged and shown, and the program goes on; after a crash the next
start says so."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
import sys
import threading
import time
import traceback
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QToolBar

from burgundy_qt.language.translation import tr
from burgundy_qt.session import crash_marker, game_session, problem
from burgundy_qt.storage.whole_files import make_private
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.dialogs.problem_dialog import strip_home_folder, versions
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.window.main_window import MainWindow

LARGEST_LOG = 512 * 1024
QUIET_SECONDS = 10.0
MOST_PLACES = 200
LOG = "burgundy-qt.log"

log = logging.getLogger("burgundy_qt")


@dataclass
class Seen:
    """How often an exception was repeated, when it last happened, and when that was last logged."""

    count: int
    last: float
    noted: float


class ExceptionHandler(QObject):
    """Receives the exceptions of all threads. `happened` carries a Problem.

    A repeated exception, as in painting, is shown once, and again only after a pause; the log
    counts on.
    """

    happened = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.file = folder / LOG
        self._seen: dict[Hashable, Seen] = {}
        sys.excepthook = self.handle
        threading.excepthook = lambda args: self.handle(
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
        handler.setFormatter(HomePathFilter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)

    def handle(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Handle an exception, as sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, where)
            return
        try:
            self._report(kind, error, where)
        except Exception:  # even if the report fails, the exception itself must be seen
            sys.__excepthook__(kind, error, where)

    def _report(
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
        with contextlib.suppress(OSError):  # the terminal is closed, or its disk is full
            print(details, file=sys.stderr)
        self.happened.emit(
            problem.unexpected_problem(tr("Problem", "Something went wrong"), details)
        )

    def close(self) -> None:
        """Remove the hooks, and close the file."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        for handler in list(log.handlers):
            log.removeHandler(handler)
            handler.close()


class HomePathFilter(logging.Formatter):
    """Formats log records without the name of the person's home folder."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text."""
        return strip_home_folder(super().format(record))


class WithVersions(RotatingFileHandler):
    """A log that only its owner can read.

    Its first line of each run has all versions; a run without errors writes nothing.
    """

    def __init__(self, file: Path) -> None:
        escaped = {"encoding": "utf-8", "errors": "backslashreplace"}
        super().__init__(file, maxBytes=LARGEST_LOG, backupCount=1, delay=True, **escaped)
        self._is_headed = False

    def _open(self) -> TextIOWrapper:
        number = opened_through_no_link(self.baseFilename)
        file = open(number, "a", encoding=self.encoding, errors=self.errors)  # noqa: SIM115 (its own)
        with contextlib.suppress(OSError):  # the file belongs to another user
            os.chmod(self.baseFilename, stat.S_IRUSR | stat.S_IWUSR)
        return file

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, after the versions if it is the first one."""
        if not self._is_headed:
            self._is_headed = True
            super().emit(
                logging.makeLogRecord({"levelname": "VERSIONS", "msg": "; ".join(versions())})
            )
        super().emit(record)


def opened_through_no_link(path: str) -> int:
    """Open a file for appending that only its owner can read. Raises OSError if it is a
    symbolic link."""
    flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    flags |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    return os.open(path, flags, stat.S_IRUSR | stat.S_IWUSR)


def place_of(kind: type[BaseException], where: TracebackType | None) -> Hashable:
    """Return a key that is equal for the same mistake: the type, and the lines that raised it."""
    frames = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(where)]
    return kind, frames[-1] if frames else None


# The notice at the next start: the program ended unexpectedly, and no game is lost.


KEY, LEAVE_KEY = "F8", "Shift+F8"
"""The line is not on the way of the Tab key, which belongs to the table."""


class CrashNotice(QToolBar):
    """Reports crashed runs, and whether their game was resumed. It stays until it is opened or
    closed."""

    def __init__(
        self,
        window: MainWindow,
        session: game_session.GameSession,
        crashes: Sequence[crash_marker.Crash],
    ) -> None:
        super().__init__(window)
        self.session, self.crashes = session, crashes
        self.setProperty("role", "notice")
        self.setMovable(False)
        self.setFloatable(False)
        self.toggleViewAction().setVisible(False)
        self.label = text_label("", "strong")
        self.label.setWordWrap(True)
        self.label.setContentsMargins(14, 0, 0, 0)
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.more = push_button("", "flat")
        self.more.clicked.connect(lambda: window.dialogs.show_problem(what_happened(crashes)))
        self.more.clicked.connect(self._go)
        self.leave = push_button("", "flat")
        self.leave.setProperty("only", "icon")
        self.leave.setIconSize(QSize(16, 16))
        self.leave.setFixedSize(34, 34)
        self.leave.clicked.connect(self._go)
        cap = text_label(KEY, "key-cap")
        cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for part in (self.label, self.more, cap, self.leave):
            self.addWidget(part)
        self._draw()
        self._speak()
        theme.theme_changed.connect(self._draw)
        session.began.connect(self._speak)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, self)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Change the words with the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def _speak(self, *_: object) -> None:
        if self.session.view is not None:
            text = tr(
                "Crash",
                "The program ended unexpectedly last time. Your game continues where you left off.",
            )
        elif crash_marker.is_stuck(self.crashes):
            text = tr(
                "Crash",
                "The program ended unexpectedly twice, so no game was opened. All your "
                "games are still there.",
            )
        else:
            text = tr(
                "Crash", "The program ended unexpectedly last time. All your games are still there."
            )
        self.label.setText(text)
        self.more.setText(tr("Crash", "What happened?"))
        self.more.setShortcut(KEY)  # new words remove it
        self.leave.setAccessibleName(tr("Crash", "Dismiss this message"))
        self.leave.setToolTip(f"{tr('Crash', 'Dismiss this message')} ({LEAVE_KEY})")
        self.leave.setShortcut(LEAVE_KEY)

    def _draw(self, *_: object) -> None:
        self.leave.setIcon(sprite_files.icon("close", theme.current().text2, 16))

    def _go(self, *_: object) -> None:
        self.session.began.disconnect(self._speak)
        self.hide()
        self.deleteLater()


def what_happened(crashes: Sequence[crash_marker.Crash]) -> problem.Problem:
    """Return the facts about crashed runs."""
    if any(crash.trace for crash in crashes):
        what = tr("Crash", "An error ended the program. The details show the error message.")
    else:
        what = tr(
            "Crash",
            "The program did not close properly and left no error message. This can happen "
            "after a power cut, or when the system stops a program by force.",
        )
    return problem.Problem(
        tr("Crash", "The program ended unexpectedly"),
        what,
        tr(
            "Crash",
            "Every action is saved immediately. Unless another message says otherwise, "
            "nothing is lost. Your report helps to fix the error.",
        ),
        "\n\n".join(crash_text(crash) for crash in crashes),
        is_mistake=True,
    )


def crash_text(crash: crash_marker.Crash) -> str:
    """Return a crash as text for a report."""
    crashed = f"Burgundy Qt {crash.version}, process {crash.pid}, started {crash.started}"
    return f"crashed: {crashed}\n{crash.trace}".rstrip()
