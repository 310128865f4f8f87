"""The monkey: a random player of real events, with a check after each of them."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton, QWidget

from burgundy_qt.screenshots.photo_stage import FOUR, THREE, TWO, WHOLE, PhotoStage, put_game, sweep
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.games.burgundy.burgundy_table import ANSWER as TABLE
from burgundy_qt.widgets.games.burgundy.picture import picture_of
from burgundy_qt.widgets.table.stage import picture_diff
from lab.monkeys.watching import Watch

REMEMBERED = 30
PATIENCE = 90.0  # seconds until a person can act again, since strong bots think
PAUSES_MS = (0, 0, 0, 5, 20, 60)
QUESTION_MS = 150
A_MOMENT = 0.001  # seconds for the window's threads, so that the monkey does not occupy a core
OUTSIDE = "outside"
"""The folder of exported and imported files."""


class Broke(AssertionError):
    """A fault; its text has the fault, the seed and the last events."""


class Monkey:
    """Plays in the window of a stage. `live` does one random action after another; `diary` gets
    each before it happens."""

    def __init__(
        self, stage: PhotoStage, seed: int, diary: Callable[[str], object] = lambda line: None
    ) -> None:
        self.stage, self.seed, self.diary = stage, seed, diary
        self.window, self.session = stage.window, stage.session
        self.luck = random.Random(seed)
        self.watch = Watch()
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.inputs = self.actions = 0
        self.session.failed.connect(self.watch.show_failure)
        self.session.stepped.connect(self._count)
        self._began = time.monotonic()
        self._answering = QTimer(self.window, interval=QUESTION_MS)
        self._answering.timeout.connect(self._answer)
        self.outside = stage.folder / OUTSIDE
        self.outside.mkdir()

    def live(self, inputs: int | None = None, seconds: float = 0.0) -> None:
        """Do a number of actions, or run for a time. Raises Broke."""
        from lab.monkeys.inputs import INPUTS

        names, weights = zip(
            *((an_input, weight) for an_input, weight in INPUTS.items()), strict=True
        )
        end = time.monotonic() + seconds
        with self._among_own_files():
            self.watch.on(self.window)
            self._answering.start()
            try:
                while self.inputs < inputs if inputs is not None else time.monotonic() < end:
                    self.do(self.luck.choices(names, weights)[0])
            finally:
                self._answering.stop()
                self.watch.off()

    def do(self, an_input: Callable[[Monkey], object]) -> None:
        """Do one action, and check the result."""
        self.inputs += 1
        self.note(an_input.__name__)
        self._began = time.monotonic()
        an_input(self)
        self.pause(self.luck.choice(PAUSES_MS))
        self.look()

    def note(self, what: str) -> None:
        """Write down the next action."""
        self.last.append(what)
        self.diary(what)

    def pause(self, milliseconds: int = 0) -> None:
        """Run the window for a while."""
        self.watch.mark()
        end = time.monotonic() + milliseconds / 1000
        QCoreApplication.processEvents()
        while time.monotonic() < end:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            time.sleep(A_MOMENT)
        sweep()
        self.watch.mark()

    def look(self) -> None:
        """Raise Broke after any fault."""
        self._compare()
        if any(
            each.is_mistake
            for told in self.window.findChildren(ProblemDialog)
            for each in told.problems
        ):
            self.watch.fault("the dialog of a mistake is open")
        if self.watch.faults:
            told = "\n\n".join(self.watch.faults)
            events = "\n".join(f"  {event}" for event in self.last)
            raise Broke(f"{told}\n\nSeed {self.seed}, input {self.inputs}, after\n{events}")

    def _compare(self) -> None:
        """Check that the table, the display and the decision belong to one position."""
        page = self.window.page
        scene, game = page.scene, page.steps.past or page.steps.game
        if game is None or scene.view is None or scene.motion.is_running:
            return
        if (scene.view.game_id, scene.view.revision) != (game.game_id, game.revision):
            self.watch.fault(
                f"the table shows revision {scene.view.revision}, the page {game.revision}"
            )
        picture = picture_of(TABLE.state_of(scene.view))
        if scene.tabletop.shown != picture:
            self.watch.fault(
                f"the table differs from the game: {picture_diff(scene.tabletop.shown, picture)}"
            )
        decided, asked = page.decision.view, page.steps.asked
        if decided is not None and page.steps.past is not asked and page.steps.past is not None:
            self.watch.fault("something can be decided while the past is looked at")
        if decided is not None and asked is not None and decided.revision != asked.revision:
            self.watch.fault(f"revision {decided.revision} is decided, {asked.revision} is shown")

    def can_go_on(self) -> bool:
        """Return whether a person can act now, or whether nobody will act again."""
        page, view = self.window.page, self.session.view
        if (
            view is None
            or view.is_over
            or page.decision.is_open
            or page.turn.handover.screen.isVisible()
        ):
            return True
        return not any(plan.is_person for plan in view.line_up.seats)

    def until_somebody_can_act(self) -> None:
        """Let bots play; a game in which nothing happens any more is a fault."""
        end = time.monotonic() + PATIENCE
        while not self.can_go_on() and time.monotonic() < end and not self.watch.faults:
            self.window.questions.leave()
            self.window.looking_back.leave()  # it may only begin now
            self.pause(20)
        view = self.session.view
        if not self.can_go_on() and view is not None and not self.watch.faults:
            page, steps = self.window.page, self.window.page.steps
            self.watch.fault(
                f"the game stands still at revision {view.revision}: legal {view.legal}, past "
                f"{steps.past is not None}, held {len(steps._held)}, "
                f"unseen {steps._is_unseen}, thinking {page.asking._thinking}"
            )

    # Input by mouse and keyboard

    def front(self) -> QWidget | None:
        """Return the window that would get a click: a popup, else a modal dialog, else any."""
        if (popup := QApplication.activePopupWidget()) is not None:
            return popup
        if (modal := QApplication.activeModalWidget()) is not None:
            free = [each for each in QApplication.topLevelWidgets() if self._can_be_reached(each)]
            return self.luck.choice(free) if free and self.luck.random() < 0.1 else modal
        free = [each for each in QApplication.topLevelWidgets() if self._can_be_reached(each)]
        return self.luck.choice(free) if free and self.luck.random() < 0.15 else self.window

    def _can_be_reached(self, widget: QWidget) -> bool:
        ordinary = widget.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog)
        return ordinary and widget.isVisible() and handle_of(widget) is not None

    def click_in(
        self,
        widget: QWidget,
        at: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        twice: bool = False,
    ) -> None:
        """Click at a point of a widget, as the window system sends it."""
        if self.point_in(widget, at):
            press = QTest.mouseDClick if twice else QTest.mouseClick
            press(
                handle_of(widget),
                button,
                Qt.KeyboardModifier.NoModifier,
                widget.mapTo(widget.window(), at),
            )

    def point_in(self, widget: QWidget, at: QPoint) -> bool:
        """Move the pointer to a point of a widget; return False if that is out of reach."""
        handle = handle_of(widget)
        if handle is None or not widget.isVisible():
            return False
        place = widget.mapTo(widget.window(), at)
        if not QRect(QPoint(), handle.size()).contains(place):
            return False
        QTest.mouseMove(handle, place)
        return handle_of(widget) is not None

    def press(
        self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press a key, in the window with the keyboard."""
        self._strike(key, modifiers)

    def type(self, text: str) -> None:
        """Type letters, in the focused widget."""
        for letter in text:
            self._strike(letter, Qt.KeyboardModifier.NoModifier)

    def _strike(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier) -> None:
        handle = self._keyboard()
        # PySide may still know a popup's window as one that was deleted.
        with suppress(RuntimeError):
            if handle is not None:
                QTest.keyClick(handle, key, modifiers)

    def _keyboard(self) -> QWindow | None:
        top = QApplication.activePopupWidget() or QApplication.activeWindow()
        if top is None:
            top = QApplication.activeModalWidget() or self.window
            top.activateWindow()
            QCoreApplication.processEvents()
        return handle_of(top) if top.isVisible() else None

    # Dialogs that would otherwise wait for another person or program

    def _answer(self) -> None:
        """Answer a question that an action waits for."""
        asked = QApplication.activeModalWidget()
        if isinstance(asked, ConfirmDialog) and time.monotonic() - self._began > QUESTION_MS / 1000:
            self.note("  answers the question")
            self.watch.mark()
            choice = self.luck.choice([*asked.findChildren(QPushButton), None])
            if choice is None:
                self.press(Qt.Key.Key_Escape)
            else:
                self.click_in(choice, choice.rect().center())

    def _count(self, _step: object) -> None:
        self.actions += 1

    @contextmanager
    def _among_own_files(self) -> Iterator[None]:
        """Replace the system's file dialogs: they return random files in the stage's folder, or
        none."""
        with (
            patch.object(
                QFileDialog, "getOpenFileName", lambda *_: (str(self.some_file() or ""), "")
            ),
            patch.object(
                QFileDialog, "getOpenFileNames", lambda *_: ([str(self.some_file())] * 2, "")
            ),
            patch.object(QFileDialog, "getSaveFileName", lambda *_: (self._some_place(), "")),
            patch.object(QDesktopServices, "openUrl", lambda *_: self.luck.random() < 0.5),
        ):
            yield

    def some_file(self) -> Path:
        """Return a game or another file on the disk."""
        found = [
            *self.stage.folder.rglob("*.burgundy"),
            *self.outside.iterdir(),
            self.outside / "missing.burgundy",
        ]
        return self.luck.choice(sorted(found))

    def _some_place(self) -> str:
        return self.luck.choice(
            [
                "",
                *(
                    str(self.outside / f"{name}")
                    for name in ("a", "b.burgundy", "no/where", "c.csv")
                ),
            ]
        )


def handle_of(widget: QWidget) -> QWindow | None:
    """Return the window known to the system; None if there is none yet."""
    handle = widget.window().windowHandle() if shiboken6.isValid(widget) else None
    return handle if handle is not None and shiboken6.isValid(handle) else None


def set_the_stage(folder: Path, language: str, finished: int = 4) -> PhotoStage:
    """Return a stage with a few games in its library: new, nearly finished, and finished ones."""
    stage = PhotoStage(folder, language)
    games = folder / "games"
    put_game(games, TWO, 40, 46)
    put_game(games, THREE, 42, 22)
    put_game(games, FOUR, 41, 96)
    for seed in range(finished):
        put_game(games, (TWO, FOUR)[seed % 2], 1 + seed, WHOLE)
    (games / "broken.burgundy").write_text("no game", encoding="utf-8")
    stage.session.statistics.catch_up()
    stage.session.open(next(iter(sorted(games.glob("2*.burgundy")))))
    stage.until(lambda: stage.session.view is not None)
    return stage
