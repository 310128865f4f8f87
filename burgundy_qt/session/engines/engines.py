"""The window's end of the engines: knows which were added, keeps them, and asks new ones who they
are. It never makes the window's thread wait."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.tr import tr
from burgundy_qt.session.engines.engine_list import AddedEngine, EnginesFile
from burgundy_qt.session.engines.engine_trial import EngineTrial
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_errors import SaveNotWritten


class Engines(QObject):
    """The engines in a file of the data folder. Nothing of what is asked here starts one, but for
    the `trial`. Any thread may read what was `added`."""

    changed = Signal()
    failed = Signal(object)  # Problem

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = EnginesFile(path)
        self.added: tuple[AddedEngine, ...] = self._file.read()
        self.trial = EngineTrial(self)
        self._files = ThreadPoolExecutor(1, "engines-file")

    def of(self, level: str | None) -> AddedEngine | None:
        """The engine that a seat's level stands for; None for everything else, and for one that was
        removed."""
        return next((engine for engine in self.added if engine.level == level), None)

    def playing(self, game: str) -> tuple[AddedEngine, ...]:
        """Those that said they play this game."""
        return tuple(engine for engine in self.added if game in engine.games)

    def put(self, engine: AddedEngine) -> None:
        """Add an engine, or change the one of its id; `changed` follows, and `failed` where it
        cannot be kept for the next time."""
        known = [each.id for each in self.added]
        engines = list(self.added)
        if engine.id in known:
            engines[known.index(engine.id)] = engine
        else:
            engines.append(engine)
        self._keep(engines)

    def remove(self, id_: str) -> None:
        """Forget an engine: games that it plays in are offered a bot when they are opened again."""
        self._keep([engine for engine in self.added if engine.id != id_])

    def close(self) -> None:
        """End the threads, after what is being written. Of no use afterwards."""
        self.trial.stop()
        self._files.shutdown()

    def _keep(self, engines: Sequence[AddedEngine]) -> None:
        self.added = tuple(engines)
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._files.submit(self._write, self.added)
        self.changed.emit()

    def _write(self, engines: Sequence[AddedEngine]) -> None:
        try:
            self._file.write(engines)
        except SaveNotWritten as error:
            self.failed.emit(
                replace(
                    error.problem(),
                    title=tr("Engines", "The engines could not be kept"),
                    advice=tr(
                        "Engines",
                        "They are there until you leave. Make room on the disk, then change one.",
                    ),
                )
            )
        except ValueError as error:
            self.failed.emit(
                Problem(
                    tr("Engines", "The engines could not be kept"),
                    tr("Engines", "A name, a command line or a folder is too long."),
                    tr("Engines", "Shorten it; at most 100 engines can be added."),
                    str(error),
                )
            )


def new_id() -> str:
    """An id that no engine has."""
    return secrets.token_hex(8)
