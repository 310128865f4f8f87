"""An engine that is only asked who it is: what a person hears before it sits down anywhere."""

from __future__ import annotations

import threading
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.arena.outside import EngineError, OutsideEngine
from burgundy_qt.language.tr import tr
from burgundy_qt.session.problem import Problem

PATIENCE = 10.0
"""Seconds that it may take to start and to answer."""


@dataclass(frozen=True)
class Introduction:
    """What an engine says of itself."""

    name: str
    games: tuple[str, ...]


class EngineTrial(QObject):
    """Starts a command line, asks it `hello` and ends it, in a thread of its own.

    `answered` carries the command line and the Introduction, `failed` the command line and a
    Problem."""

    answered = Signal(str, object)
    failed = Signal(str, object)

    def ask(self, command: str, folder: str | None = None) -> None:
        """Begin; one of the signals comes. Called only where a person wants this program
        started."""
        threading.Thread(target=self._ask, args=(command, folder), daemon=True).start()

    def _ask(self, command: str, folder: str | None) -> None:
        try:
            engine = OutsideEngine(command, None, None, 0, folder, PATIENCE)
        except ValueError as error:
            self.failed.emit(command, cannot_be_asked(str(error)))
            return
        try:
            said = engine.hello()
        except EngineError as error:
            self.failed.emit(command, cannot_be_asked(str(error)))
        else:
            self.answered.emit(command, Introduction(said["name"], tuple(said["games"])))
        finally:
            engine.leave()


def cannot_be_asked(details: str) -> Problem:
    """That a command line is no engine, with what it said."""
    return Problem(
        tr("Engines", "The engine did not answer"),
        tr("Engines", "This command line does not lead to a program that answers as an engine."),
        tr("Engines", "Check the command line, its quotation marks and the working folder."),
        details,
    )
