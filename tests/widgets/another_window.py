"""The whole program in another process, for tests that break or kill it.

Run as a program, this file opens a window on the named folder, reads commands from standard input,
one a line, and prints what it shows to standard output, a line of JSON for each news.
`AnotherWindow` is the side of the test.
"""

from __future__ import annotations

import faulthandler
import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SECONDS = 300


class AnotherWindow:
    """A window in another process; the end of the `with` block kills it if it still runs."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
        pipe = subprocess.PIPE
        command = [sys.executable, __file__, str(folder)]
        self.process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env=environment
        )
        self.told: list[dict[str, Any]] = []
        self._lines: queue.Queue[str] = queue.Queue()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def __enter__(self) -> AnotherWindow:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()

    def ask(self, word: str) -> None:
        """Send a command: the name of a method of Desk, and its arguments."""
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def hear(self, what: str) -> dict[str, Any]:
        """Return the next line with the key `what`; all lines up to it are appended to `told`."""
        while True:
            try:
                line = self._lines.get(timeout=SECONDS)
            except queue.Empty:
                self.kill()
                line = ""
            assert line, f"no news of{what}: {self.told}\n{self.process.stderr.read()}"
            self.told.append(json.loads(line))
            if what in self.told[-1]:
                return self.told[-1]

    def kill(self) -> None:
        """Kill the process without a warning, as a power cut would."""
        self.process.kill()
        self.end()

    def end(self) -> int:
        """Wait until the process has ended; return its exit status."""
        status = self.process.wait(SECONDS)
        self._reading.join()
        return status

    def _read(self) -> None:
        for line in self.process.stdout:
            self._lines.put(line)
        self._lines.put("")


def main(folder: str) -> int:
    from PySide6.QtCore import QTimer

    from burgundy_qt.widgets.app import application
    from burgundy_qt.widgets.window.main_window import MainWindow

    original = MainWindow.show

    def show(window: MainWindow) -> None:
        original(window)
        # Desk starts after the first steps of the program.
        QTimer.singleShot(0, lambda: setattr(window, "desk", Desk(window)))

    MainWindow.show = show
    return application.run(Path(folder))


class Desk:
    """Looks at the window every 20 ms, prints news, and carries out commands."""

    def __init__(self, window: Any) -> None:
        from PySide6.QtCore import QTimer

        self.window = window
        self.standing: object = None
        self.is_begun = False
        self.asked: queue.Queue[str] = queue.Queue()
        threading.Thread(
            target=lambda: [self.asked.put(line) for line in sys.stdin], daemon=True
        ).start()
        self.timer = QTimer(window)
        self.timer.timeout.connect(self.look)
        self.timer.start(20)
        window.settings.change(speed="off")

    def look(self) -> None:
        from burgundy_qt.widgets.app.crash_handler import CrashNotice
        from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
        from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog

        for notice in self.window.findChildren(CrashNotice):
            # the words of the notice change once the game is in view
            if (
                notice.isVisible()
                and self.window.page.decision.is_open
                and not notice.property("seen")
            ):
                notice.setProperty("seen", True)
                say(notice=notice.label.text())
        for problem in self.window.findChildren(ProblemDialog):
            first = problem.problems[0]
            say(problem=first.title, what=first.what, details=first.details)
            problem.accept()
        if isinstance(self.window.dialog, NewGameDialog):
            self.is_begun = True  # Home may still be in view while the game opens
            self.window.dialog.start.click()
        elif self.window.home.isVisible() and not self.is_begun:
            self.window.home.asked.emit("new")
        self.show_standing()
        while not self.asked.empty():
            name, *arguments = self.asked.get().split()
            getattr(self, name)(*arguments)

    def show_standing(self) -> None:
        view = self.window.session.view
        if (
            view is not None
            and self.window.page.decision.is_open
            and self.standing != (view.game_id, view.revision)
        ):
            self.standing = view.game_id, view.revision
            say(playing=view.game_id, revision=view.revision, actions=len(view.events))

    def act(self) -> None:
        view = self.window.session.view
        self.window.session.act(view.revision, view.legal["actions"][0])

    def change(self, name: str, value: str) -> None:
        self.window.settings.change(**{name: json.loads(value)})
        say(changed=name)

    def settle(self) -> None:
        """Wait until the settings are written."""
        self.window.settings.wait_until_saved()
        say(settled=self.window.settings.values.at_home)

    def explain(self) -> None:
        from burgundy_qt.widgets.app.crash_handler import CrashNotice

        self.window.findChild(CrashNotice).more.click()

    def fault(self) -> None:
        faulthandler._sigsegv()

    def mistake(self) -> None:
        """Let the display of the next step fail."""
        play = self.window.page.scene.play

        def broken(*_: object, **__: object) -> None:
            self.window.page.scene.play = play
            raise ValueError("the mill is broken")

        self.window.page.scene.play = broken
        self.act()

    def paint(self) -> None:
        """Cover the window with a widget whose painting fails."""
        from PySide6.QtWidgets import QWidget

        class Broken(QWidget):
            def paintEvent(self, event: object) -> None:  # noqa: N802
                raise ValueError("the brush is broken")

        self.broken = Broken(self.window)
        self.broken.setGeometry(self.window.rect())
        self.broken.show()

    def leave(self) -> None:
        self.window.close()


def say(**told: object) -> None:
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
