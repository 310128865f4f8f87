"""The window's end of the challenges: notes the try of each day, knows how it ended, and lets the
bots play the same deal. It never makes the window's thread wait."""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.language.tr import tr
from burgundy_qt.session.challenge import day as days
from burgundy_qt.session.challenge.bots_at_it import BotsAtIt, Stopped, give_way
from burgundy_qt.session.challenge.record import (
    NONE,
    Day,
    Entry,
    Record,
    record_file,
)
from burgundy_qt.session.files.reading import READING
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.problem import Problem, mistake
from burgundy_qt.session.saves.save_errors import SaveError
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.saves.saves import read_save
from burgundy_qt.session.view import View


class Challenges(QObject):
    """The record at `path`. Every method returns at once; `record` is what was told last."""

    told = Signal()  # the record has changed, or was read
    failed = Signal(object)  # Problem

    _read_anew = Signal(object)  # Record

    def __init__(self, path: Path, saves: SaveFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record = {}
        self._path, self._saves = path, saves
        self._file = record_file(path, self._tell)
        self._told: set[str] = set()
        self._read_anew.connect(self._take)
        self._bots: BotsAtIt | None = None
        self._compared: Day | None = None
        self._is_closed = False
        self._files = ThreadPoolExecutor(1, "challenge-files")
        self._games = ThreadPoolExecutor(1, "challenge-games", initializer=give_way)

    def look(self) -> None:
        """Read the record again, with how the tries have ended meanwhile; `told` follows."""
        self._ask(lambda: self._change({}))

    def take_note(self, view: View) -> None:
        """A game is on the table, for which the bots make room: the first of the day on its deal,
        as it is demanded, is the try. One that is over may have been a try."""
        if view.is_over:
            self.look()
        else:
            self.rest()
        today = view.game, days.today()
        if self.day_of(view) == today:
            self._ask(lambda: self._begin(today, view.game_id))

    def day_of(self, view: View) -> Day | None:
        """The day whose challenge a game is, None where it is that of none, or of a day to come."""
        day = days.day_of(view.line_up.request, days.today())
        return (view.game, day) if day and days.is_as_demanded(view.line_up) else None

    def path_of(self, entry: Entry) -> Path | None:
        """Where the game of a try lies that can be played on; None where it is over or gone."""
        path = self._saves.folder / self._saves.path(entry.game_id).name
        return path if entry.is_running and path.exists() else None

    def compare(self, of: Day) -> None:
        """Let every level play the deal of the day that has not done so, unless they are at it;
        `told` follows after each."""
        known = self.record.get(of, NONE).levels
        missing = [level for level in available_levels() if level.name not in known]
        if not missing or self._is_closed or of == self._compared:
            return
        self.rest()
        bots = self._bots = BotsAtIt()
        self._compared = of
        request = days.request_of_day(*of)

        self._games.submit(self._do, lambda: self._play(bots, of, missing, request))

    def rest(self) -> None:
        """Let the bots stop; what they have finished is kept."""
        self._compared = None
        if self._bots is not None:
            self._bots.stop()

    def close(self) -> None:
        """End the threads; takes a few milliseconds. Of no use afterwards."""
        if not self._is_closed:
            self._is_closed = True
            self.rest()
            self._games.shutdown()
            self._files.shutdown()

    def _play(
        self, bots: BotsAtIt, of: Day, levels: Sequence[Level], request: Mapping[str, Any]
    ) -> None:
        for level in levels:
            points = bots.points_of(level, request)
            self._ask(partial(self._add, of, level.name, points))

    def _begin(self, of: Day, game_id: str) -> None:
        self._change(
            {of: lambda entry: entry if entry.game_id else replace(entry, game_id=game_id)}
        )

    def _add(self, of: Day, level: str, points: int) -> None:
        self._change({of: lambda entry: replace(entry, levels={**entry.levels, level: points})})

    def _change(self, changes: dict[Day, Callable[[Entry], Entry]]) -> None:
        """Read, change and write the record, and tell it; another window may write too."""

        def changed(before: Record) -> Record:
            after = {of: self._ended(entry) for of, entry in before.items()}
            for of, change in changes.items():
                after[of] = change(after.get(of, NONE))
            return after

        self._read_anew.emit(self._file.change(changed))

    @Slot(object)
    def _take(self, record: Record) -> None:
        self.record = record
        self.told.emit()

    def _ended(self, entry: Entry) -> Entry:
        """How a try that was going on has ended, by its save; as it was where that is gone or goes
        on."""
        path = self._saves.finished / self._saves.path(entry.game_id).name
        if not entry.is_running or not path.exists():
            return entry
        with contextlib.suppress(SaveError), READING:
            card = card_of(read_save(path), path, 0.0)
            if card.is_finished:
                return replace(entry, points=card.points[days.PERSON], counts=not card.casual)
        return entry

    def _ask(self, answer: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._files.submit(self._do, answer)

    def _do(self, answer: Callable[[], None]) -> None:
        try:
            answer()
        except Stopped:
            pass
        except OSError as error:
            self._tell(cannot_be_kept(self._path, error))
        except Exception:
            title = tr("Challenge", "Something went wrong in the challenges")
            self._tell(mistake(title, traceback.format_exc()))

    def _tell(self, problem: Problem) -> None:
        """The same problem is told once."""
        if problem.what not in self._told:
            self._told.add(problem.what)
            self.failed.emit(problem)


def cannot_be_kept(path: Path, error: OSError) -> Problem:
    """What the system has against reading or writing the file."""
    reason = error.strerror or error
    return Problem(
        tr("Challenge", "The results of the challenges cannot be kept"),
        tr("Challenge", "“{file}”: {reason}.", file=path.name, reason=reason),
        tr(
            "Challenge",
            "Check that the folder can be written and that the disk is not full. Then try again.",
        ),
        repr(error),
        is_unsaved=True,
    )
