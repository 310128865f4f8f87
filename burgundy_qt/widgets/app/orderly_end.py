"""An orderly end when the system asks for one: at logging out, shutting down, closing the terminal,
or by Ctrl-C in it. A separate file, because it is made before Qt is loaded."""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

    from burgundy_qt.session.crash_marker import RunMarker

SIGNALS = "SIGINT", "SIGTERM", "SIGHUP"


class OrderlyEnd:
    """Closes the windows when one of the SIGNALS comes, from the moment that it is made: it needs
    no Qt, so that it can be made before Qt is loaded, which takes longer than anything else.

    What is asked before there is an event loop is done as soon as there is one: `quit` does nothing
    until then. Python sees a signal at the next event; the tidying makes some."""

    def __init__(self) -> None:
        self._is_asked = False
        self._application: QGuiApplication | None = None
        for name in SIGNALS:
            number = getattr(signal, name, None)  # one that this system lacks
            if number is None or signal.getsignal(number) == signal.SIG_IGN:
                continue  # whoever started the program wants it to live on, as `nohup` does
            with contextlib.suppress(ValueError):  # not the main thread
                signal.signal(number, self._hear)

    def run(self, application: QGuiApplication, run: RunMarker) -> int:
        """Run the event loop to its end, which may be asked for already; returns its exit status.

        When the session of the desktop ends, the program may be stopped before it leaves its event
        loop, so the run ends there and then; what is saved is saved with every action."""
        from PySide6.QtCore import QTimer

        application.commitDataRequest.connect(lambda *_: run.end())
        self._application = application
        QTimer.singleShot(0, self._quit_if_asked)
        try:
            return application.exec()
        finally:
            self._application = None

    def _hear(self, *_: object) -> None:
        self._is_asked = True
        self._quit_if_asked()

    def _quit_if_asked(self) -> None:
        if self._is_asked and self._application is not None:
            self._application.quit()
            # a window may refuse, to ask about a game that cannot be saved: nobody may be there
            self._application.exit()
