"""An orderly end when the system requests one: by logging out, shutting down, closing the
terminal, or Ctrl-C.

It is a separate module because it starts before Qt is loaded.
"""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

    from burgundy_qt.session.crash_marker import RunMarker

SIGNALS = "SIGINT", "SIGTERM", "SIGHUP"


class OrderlyEnd:
    """Closes the windows after one of the SIGNALS.

    It works without Qt, because loading Qt takes longer than the rest of the start. A request
    before the event loop runs is carried out as soon as it runs: `quit` does nothing until then.
    Python handles a signal at the next event; the garbage collector causes some.
    """

    def __init__(self) -> None:
        self._is_asked = False
        self._application: QGuiApplication | None = None
        for name in SIGNALS:
            number = getattr(signal, name, None)  # a signal that this system lacks
            if number is None or signal.getsignal(number) == signal.SIG_IGN:
                continue  # the program was started to ignore it, as with `nohup`
            with contextlib.suppress(ValueError):  # not in the main thread
                signal.signal(number, self._handle_signal)

    def run(self, application: QGuiApplication, run: RunMarker) -> int:
        """Run the event loop to its end, and return its exit status; the end may be requested
        already.

        When the desktop session ends, the program may be killed before it leaves its event loop.
        Therefore the run ends immediately; each action has been saved already.
        """
        from PySide6.QtCore import QTimer

        application.commitDataRequest.connect(lambda *_: run.end())
        self._application = application
        QTimer.singleShot(0, self._quit_if_asked)
        try:
            return application.exec()
        finally:
            self._application = None

    def _handle_signal(self, *_: object) -> None:
        self._is_asked = True
        self._quit_if_asked()

    def _quit_if_asked(self) -> None:
        if self._is_asked and self._application is not None:
            self._application.quit()
            # a window may refuse, to ask about an unsaved game: nobody may be there
            self._application.exit()
