"""The engines that the user has added. Only this file contains command lines, never a saved game.
The window's side keeps the list and tests new engines."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from burgundy_qt.language.translation import tr
from burgundy_qt.session import data_file, line_up, problem
from burgundy_qt.session.saves.save_file import reason
from burgundy_qt.storage.documents import Document, document

if TYPE_CHECKING:
    from burgundy_qt.session.engines.engine_trial import EngineTrial

LARGEST_FILE = 1 << 20
MOST_ENGINES = 100
LONGEST_THOUGHT = 600
MOST_SIMULATIONS = 10**7


@dataclass(frozen=True)
class AddedEngine:
    """One engine: its id, its name on the screen, its command line, and the folder it runs in, or
    None for ours.

    It thinks for `seconds` or so many `simulations`; the other is None. `games` are those it said
    it plays when it was last asked."""

    id: str
    name: str
    command: str
    folder: str | None = None
    seconds: int | None = 1
    simulations: int | None = None
    games: tuple[str, ...] = ()

    @property
    def level(self) -> str:
        """The engine's level in a seat and in a save, so that those never contain a command
        line."""
        return line_up.MARK + self.id


def has_one_limit(value: Document) -> bool:
    """Return whether exactly one of the two limits is given."""
    return (value["seconds"] is None) != (value["simulations"] is None)


AN_ENGINE: data_file.Shape = data_file.all_of(
    data_file.has_keys(
        id=data_file.matching("[0-9a-z]{1,32}"),
        name=data_file.matching(r"[^\x00-\x1f]{1,40}"),
        command=data_file.matching(r"[^\x00]{1,4000}"),
        folder=data_file.optional(data_file.matching(r"[^\x00]{1,4000}")),
        seconds=data_file.optional(data_file.is_integer(1, LONGEST_THOUGHT)),
        simulations=data_file.optional(data_file.is_integer(1, MOST_SIMULATIONS)),
        games=data_file.list_of(data_file.matching("[!-~]{1,64}"), 0, 100),
    ),
    has_one_limit,
)
ENGINES: data_file.Shape = data_file.list_of(AN_ENGINE, 0, MOST_ENGINES)


EngineTuple = tuple[AddedEngine, ...]


def engines_file(path: Path, report: data_file.Report) -> data_file.DataFile[EngineTuple]:
    """Return the list's file in the data folder. A damaged one is set aside as a whole, so that a
    truncated command line is never run, and reported to `report`.

    A change raises OSError, and ValueError for an engine that could not be read again."""
    return data_file.DataFile(
        path, data_file.Kind(LARGEST_FILE, (), read_engines, written_engines, damaged), report
    )


def read_engines(content: bytes) -> EngineTuple:
    """Return the engines in a file; raises ValueError."""
    values = document(content)
    if not ENGINES(values):
        raise ValueError("the file contains no engines")
    return tuple(engine_from(value) for value in values)


def written_engines(engines: EngineTuple) -> bytes:
    """Return the file's bytes; raises ValueError if they could not be read again."""
    values = [{**asdict(engine), "games": list(engine.games)} for engine in engines]
    content = json.dumps(values, indent=1).encode("ascii")
    if not ENGINES(values) or len(content) > LARGEST_FILE:
        raise ValueError("an engine has a value that the file cannot hold")
    return content


def damaged(file: str) -> problem.Problem:
    return problem.Problem(
        tr("Engines", "The file with your engines was damaged"),
        tr("Engines", "The damaged file was renamed to {file}. Your games are safe.", file=file),
        tr("Engines", "Add your engines again in the settings."),
    )


def engine_from(value: Document) -> AddedEngine:
    """Return the engine of a checked entry of the file; further keys are ignored."""
    known = {key: value[key] for key in AddedEngine.__dataclass_fields__}
    return AddedEngine(**{**known, "games": tuple(value["games"])})


# The window's side of the list.


Change = Callable[[tuple[AddedEngine, ...]], tuple[AddedEngine, ...]]
EngineOf = Callable[[str], AddedEngine | None]
"""Returns the engine of a level, None for one that was not added."""


def no_engine(_level: str) -> AddedEngine | None:
    """Return no engine, for games of bots only."""
    return None


class EngineList(QObject):
    """The engines in a file of the data folder, which other windows change too. Nothing here starts
    one, except the `trial`. Any thread may read `added`."""

    changed = Signal()
    failed = Signal(object)  # Problem

    _kept = Signal(object)  # the engines in the file after a change

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._untold: list[problem.Problem] = []
        self._file = engines_file(path, self._untold.append)
        self.added: tuple[AddedEngine, ...] = self._file.read_if_possible()
        self._keeping = 0
        self._kept.connect(self._take)
        self._files = ThreadPoolExecutor(1, "engines-file")
        QTimer.singleShot(0, self, self._report_failures)  # by then somebody listens

    @cached_property
    def trial(self) -> EngineTrial:
        """The trial of engines, created for the first one."""
        from burgundy_qt.session.engines.engine_trial import EngineTrial

        return EngineTrial(self)

    def of(self, level: str | None) -> AddedEngine | None:
        """Return the engine of a seat's level; None for other levels, and for a removed engine."""
        return next((engine for engine in self.added if engine.level == level), None)

    def playing(self, game: str) -> tuple[AddedEngine, ...]:
        """Return the engines that said they play this game."""
        return tuple(engine for engine in self.added if game in engine.games)

    def put(self, engine: AddedEngine) -> None:
        """Add an engine, or change the one with its id; `changed` follows, and `failed` if it
        cannot be saved."""
        self._keep(lambda engines: with_engine(engines, engine))

    def remove(self, id_: str) -> None:
        """Remove an engine: its games are offered a bot when they are opened again."""
        self._keep(lambda engines: tuple(engine for engine in engines if engine.id != id_))

    def close(self) -> None:
        """End the threads after pending writes. The object cannot be used afterwards."""
        if "trial" in vars(self):
            self.trial.stop()
        self._files.shutdown()

    def _keep(self, change: Change) -> None:
        """Change the list in memory at once, and in the file as it is then."""
        self.added = change(self.added)
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._files.submit(self._write, change)
            self._keeping += 1
        self.changed.emit()

    def _write(self, change: Change) -> None:
        try:
            self._kept.emit(self._file.change(change))
        except OSError as error:
            self._kept.emit(None)
            self.failed.emit(
                problem.Problem(
                    tr("Engines", "Your engines could not be saved"),
                    tr("Saves", "{file}: {what}", file=self._file.path.name, what=reason(error)),
                    tr(
                        "Engines",
                        "They stay until you close the program. Free some disk space, then "
                        "edit one of them.",
                    ),
                    repr(error),
                )
            )
        except ValueError as error:
            self._kept.emit(None)
            self.failed.emit(
                problem.Problem(
                    tr("Engines", "Your engines could not be saved"),
                    tr("Engines", "A name, a command line or a folder is too long."),
                    tr("Engines", "Shorten it. You can add up to 100 engines."),
                    str(error),
                )
            )
        self._report_failures()

    @Slot(object)
    def _take(self, kept: tuple[AddedEngine, ...] | None) -> None:
        """Take over the file's engines, including those of other windows. Changes made here since
        are still being written."""
        self._keeping -= 1
        if kept is not None and not self._keeping and kept != self.added:
            self.added = kept
            self.changed.emit()

    def _report_failures(self) -> None:
        while self._untold:
            self.failed.emit(self._untold.pop(0))


def with_engine(engines: tuple[AddedEngine, ...], engine: AddedEngine) -> tuple[AddedEngine, ...]:
    """Return the list with an engine replacing the one with its id, or appended."""
    if engine.id in [each.id for each in engines]:
        return tuple(engine if each.id == engine.id else each for each in engines)
    return (*engines, engine)


def new_id() -> str:
    """Return an unused id."""
    return secrets.token_hex(8)
