"""When the running game is saved: a person's actions at once, those of bots gathered for at most a
second."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.files.lock import Lock
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_errors import SaveError
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.view import View

GATHER_MS = 1000


class Autosave(QObject):
    """Keeps one game in the folder of saves, and its lock. A failed save is told once and tried
    again; `risked` tells whether moves are lost if the game is let go now."""

    failed = Signal(object)  # Problem
    risked = Signal(bool)

    def __init__(self, parent: QObject):
        super().__init__(parent)
        self._game: tuple[SaveFolder, RunningGame, Lock] | None = None
        self._told = False
        self._saved: int | None = None  # so many actions are on the disk
        self._given_up: View | None = None  # the position that may be lost
        self._is_risked = False
        self._timer = QTimer(self, singleShot=True, interval=GATHER_MS)
        self._timer.timeout.connect(self.now)

    def begin(self, save_folder: SaveFolder, running: RunningGame, lock: Lock) -> None:
        """Keep this game from now on; the one before is saved and let go."""
        self.end()
        self._game = save_folder, running, lock
        self._told = False
        self._saved = running.view.revision if save_folder.holds(running.game_id) else None

    def end(self) -> None:
        """Save what is not yet saved, also where that has failed before, and let the game go."""
        if self._timer.isActive() or (self._told and self._game is not None):
            self.now()
        if self._game is not None:
            self._game[2].release()
        self._let_go()

    def is_risked(self) -> bool:
        """Whether moves are lost if the game is let go now. What could not be saved is tried again
        first."""
        if self._game is not None and (self._timer.isActive() or self._told):
            self.now()
        return self._is_risked

    def give_up(self) -> None:
        """The game may be lost as it stands: somebody said so, or has a copy of it."""
        if self._game is not None:
            self._given_up = self._game[1].view
            self._weigh()

    def _weigh(self) -> None:
        view = self._game[1].view if self._game is not None else None
        is_risked = (
            self._told and view is not None and view.revision > 0 and view is not self._given_up
        )
        if is_risked != self._is_risked:
            self._is_risked = is_risked
            self.risked.emit(is_risked)

    def drop(self) -> None:
        """Let the game go and remove its file: nobody keeps it."""
        self._timer.stop()
        if self._game is not None:
            save_folder, running, lock = self._game
            save_folder.remove(running.game_id)
            lock.release()
        self._let_go()

    def _let_go(self) -> None:
        self._game, self._given_up, self._told = None, None, False
        self._weigh()

    def soon(self) -> None:
        """Save within a second, together with what happens until then."""
        if not self._timer.isActive():
            self._timer.start()

    def now(self) -> None:
        """Save; on the disk when this returns, or a Problem was told."""
        self._timer.stop()
        assert self._game is not None
        save_folder, running, _ = self._game
        try:
            save_folder.write(running.save())
            self._told, self._saved = False, running.view.revision
        except SaveError as error:
            if not self._told:
                self.failed.emit(unsaved(error, self._saved))
            self._told = True
        self._weigh()


def unsaved(error: SaveError, saved: int | None) -> Problem:
    """The Problem for a running game that could not be saved: what of it is on the disk, what is
    not, and what to do."""
    problem = error.problem()
    if saved is None:
        what = tr("Saves", "{what}. Nothing of this game is saved.", what=problem.what)
    else:
        sentence = later("Saves", "{what}. The game is saved up to move {move}.")
        what = tr("Saves", sentence, what=problem.what, move=saved)
    lost = tr("Saves", "You can play on, but what is not saved is lost when you leave this game.")
    advice = tr(
        "Saves",
        "Check that the disk is there, has room and can be written: the program tries again with "
        "every move. Or choose Game, Save a copy, and another folder.",
    )
    return replace(problem, what=f"{what} {lost}", advice=advice, is_unsaved=True)
