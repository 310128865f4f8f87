"""The window's side of the daily challenges: it notes each day's try and its result, and lets bots
of every level play the same deal."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.session.challenge import daily_deal as days
from burgundy_qt.session.challenge.daily_deal import (
    NONE,
    PERSON,
    ChallengeEntry,
    Day,
    Record,
    opponent,
    record_file,
)
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.problem import Problem, SaveError, unexpected_problem
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.view import GameView
from burgundy_qt.storage.file_lock import READING

if TYPE_CHECKING:
    from burgundy_qt.ai.thinker import Thinker

ROLLOUTS = 400
"""The rollouts per turn of levels that normally think by time: so the same bot plays on every
machine, and a game takes seconds."""
NICENESS = 10
"""Not 19: other threads that wait for a lock of this one would wait too long."""


class Stopped(Exception):
    """The result is no longer wanted."""


class BotsOnDeal:
    """Plays one game of a level at a time; `stop`, from any thread, ends it."""

    def __init__(self) -> None:
        self._thinkers: list[Thinker] = []
        self._is_stopped = False

    def stop(self) -> None:
        """End the running game and all that would follow."""
        self._is_stopped = True
        for thinker in self._thinkers:
            thinker.stop()

    def points_of(self, level: Level, request: RequestObject) -> int:
        """Return the level's points, against the same bots as the person; raises Stopped."""
        from burgundy_qt.ai.thinker import Thinker  # late: no start waits for it

        game = Game(dict(request))
        position = game.position
        opponents = [opponent()] * (position.seats - 1)
        self._thinkers = [
            Thinker(name, seed=request["seed"] + seat)
            for seat, name in enumerate([level.name, *opponents], start=PERSON)
        ]
        while waiting := position.waiting_seats():
            seat = waiting[0]
            thinker = self._thinkers[seat]
            if self._is_stopped:
                raise Stopped
            limit = ROLLOUTS if thinker.level.is_paced else None
            action = thinker.choose(position, seat, simulations=limit)
            game.apply(game.action(action), seat)
        return int(game.state()["result"]["points"][PERSON])


def give_way() -> None:
    """Lower the priority of the calling thread below everything else."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
    else:
        QThread.currentThread().setPriority(QThread.Priority.LowestPriority)


# The window's side of the challenges.


class Challenges(QObject):
    """The challenges of the record at `path`. Every method returns at once; `record` is the last
    known state."""

    changed = Signal()  # the record has changed, or was read
    failed = Signal(object)  # Problem

    _read_anew = Signal(object)  # Record

    def __init__(self, path: Path, saves: SaveFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: Record = {}
        self._path, self._saves = path, saves
        self._file = record_file(path, self._tell)
        self._reported: set[str] = set()
        self._read_anew.connect(self._take)
        self._bots: BotsOnDeal | None = None
        self._compared: Day | None = None
        self._is_closed = False
        self._files = ThreadPoolExecutor(1, "challenge-files")
        self._games = ThreadPoolExecutor(1, "challenge-games", initializer=give_way)

    def look(self) -> None:
        """Read the record again, with the results of tries that ended meanwhile; `changed`
        follows."""
        self._ask(lambda: self._change({}))

    def take_note(self, view: GameView) -> None:
        """Note the game on the table, for which the bots make room: the day's first game on its
        deal is the try. A finished game may have been a try."""
        if view.is_over:
            self.look()
        else:
            self.rest()
        today = view.game, days.today()
        if self.day_of(view) == today:
            self._ask(lambda: self._begin(today, view.game_id))

    def day_of(self, view: GameView) -> Day | None:
        """Return the day whose challenge a game is, None if it is not one, or that of a day to
        come."""
        day = days.day_of(view.line_up.request, days.today())
        return (view.game, day) if day and days.is_as_demanded(view.line_up) else None

    def path_of(self, entry: ChallengeEntry) -> Path | None:
        """Return the path of a try's game that can be played on; None if it is over or gone."""
        path = self._saves.folder / self._saves.path(entry.game_id).name
        return path if entry.is_running and path.exists() else None

    def compare(self, of: Day) -> None:
        """Let every level play the deal of the day, unless it has or they are at it; `changed`
        follows after each."""
        known = self.record.get(of, NONE).levels
        missing = [level for level in available_levels() if level.name not in known]
        if not missing or self._is_closed or of == self._compared:
            return
        self.rest()
        bots = self._bots = BotsOnDeal()
        self._compared = of
        request = days.request_of_day(*of)

        self._games.submit(self._do, lambda: self._play(bots, of, missing, request))

    def rest(self) -> None:
        """Stop the bots; finished games are kept."""
        self._compared = None
        if self._bots is not None:
            self._bots.stop()

    def close(self) -> None:
        """End the threads, which takes a few milliseconds. The object cannot be used afterwards."""
        if not self._is_closed:
            self._is_closed = True
            self.rest()
            self._games.shutdown()
            self._files.shutdown()

    def _play(
        self, bots: BotsOnDeal, of: Day, levels: Sequence[Level], request: Mapping[str, Any]
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

    def _change(self, changes: dict[Day, Callable[[ChallengeEntry], ChallengeEntry]]) -> None:
        """Read, change and write the record, and report it; another window may write too."""

        def changed(before: Record) -> Record:
            after = {of: self._ended(entry) for of, entry in before.items()}
            for of, change in changes.items():
                after[of] = change(after.get(of, NONE))
            return after

        self._read_anew.emit(self._file.change(changed))

    @Slot(object)
    def _take(self, record: Record) -> None:
        self.record = record
        self.changed.emit()

    def _ended(self, entry: ChallengeEntry) -> ChallengeEntry:
        """Return a try with its result from its save; unchanged if the save is gone or the game
        goes on."""
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
            title = tr("Challenge", "Something went wrong with the challenges")
            self._tell(unexpected_problem(title, traceback.format_exc()))

    def _tell(self, problem: Problem) -> None:
        """Report a problem, but each only once."""
        if problem.what not in self._reported:
            self._reported.add(problem.what)
            self.failed.emit(problem)


def cannot_be_kept(path: Path, error: OSError) -> Problem:
    """Return the problem of a file that the system does not let us read or write."""
    reason = error.strerror or error
    return Problem(
        tr("Challenge", "Your challenge results cannot be saved"),
        tr("Challenge", "“{file}”: {reason}.", file=path.name, reason=reason),
        tr(
            "Challenge",
            "Check that you are allowed to write to the folder and that the disk is not "
            "full. Then try again.",
        ),
        repr(error),
        is_unsaved=True,
    )
