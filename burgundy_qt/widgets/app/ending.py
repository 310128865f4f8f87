"""An end that the system asks for is an orderly one: at logging out, shutting down, or by Ctrl-C in
a terminal."""

from __future__ import annotations

import contextlib
import signal

from PySide6.QtGui import QGuiApplication

from burgundy_qt.session.runs import Run

SIGNALS = "SIGINT", "SIGTERM", "SIGHUP"


def end_in_order(application: QGuiApplication, run: Run) -> None:
    """Close the windows when one of the SIGNALS comes. Python sees it at the next event; the
    tidying makes some.

    When the session of the desktop ends, the program may be stopped before it leaves its event
    loop, so the run ends there and then; what is saved is saved with every action."""
    for name in SIGNALS:
        with contextlib.suppress(
            AttributeError, ValueError
        ):  # one that this system lacks; not the main thread
            signal.signal(getattr(signal, name), lambda *_: application.quit())
    application.commitDataRequest.connect(lambda *_: run.end())
