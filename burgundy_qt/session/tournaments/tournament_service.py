"""The window's side of the tournaments: it starts, pauses and lists them, and never blocks the
window."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from burgundy_qt.language.translation import tr
from burgundy_qt.session.problem import Problem, SaveNotWritten, unexpected_problem
from burgundy_qt.session.saves import game_notation, save_file
from burgundy_qt.session.tournaments import tournament_runner
from burgundy_qt.session.tournaments.tournament_plan import (
    PAUSED,
    RUNNING,
    Plan,
    Store,
    TournamentStatus,
    UnusablePlan,
    export,
)

LIVE_MS = 250
CLOSING_SECONDS = 5.0


class Tournaments(QObject):
    """The tournaments in a folder. Every method returns at once; `bot_scores` are the last reported
    ones, the newest tournament first."""

    changed = Signal()
    went_on = Signal()  # the games of the watched one
    failed = Signal(object)  # Problem
    exported = Signal(object)  # Path

    _reported = Signal(object)  # Standing
    _gone = Signal(str)
    _written = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = Store(folder)
        self._standings: dict[str, TournamentStatus] = {}
        self._running: dict[str, tournament_runner.TournamentRunner] = {}
        self._problems: set[str] = set()
        self._followed = ""
        self._is_closed = False
        self._files = ThreadPoolExecutor(1, "tournament-files")
        self._ticking = QTimer(self, interval=LIVE_MS)
        self._ticking.timeout.connect(self.went_on)
        self._reported.connect(self._take)
        self._gone.connect(self._forget)
        self._written.connect(self._set_going)

    @property
    def standings(self) -> tuple[TournamentStatus, ...]:
        """Return the status of all tournaments, the newest first."""
        return tuple(self._standings[name] for name in sorted(self._standings, reverse=True))

    def standing(self, id_: str) -> TournamentStatus | None:
        """Return the status of one; None if it does not exist."""
        return self._standings.get(id_)

    def look(self) -> None:
        """Read the folder; `changed` follows."""
        self._ask(self._read)

    def begin(self, plan: Plan) -> None:
        """Start a tournament; raises ValueError if it cannot be played."""
        plan.check()
        whole = len(plan.meeting.matches()) * plan.pairs
        self._take(TournamentStatus(plan, RUNNING, 0, whole))

        def write() -> None:
            self._store.write(plan)
            self._written.emit(plan)

        self._ask(write)

    @property
    def is_running(self) -> bool:
        """Whether games of a tournament are being played."""
        return bool(self._running)

    def pause(self, id_: str) -> None:
        """Pause it; unfinished games are abandoned, finished pairs are kept."""
        running = self._running.get(id_)
        if running is not None:
            running.stop()

    def resume(self, id_: str) -> None:
        """Resume it."""
        standing = self._standings.get(id_)
        if standing is not None and id_ not in self._running:
            self._take(replace(standing, state=RUNNING, problem=None))
            self._set_going(standing.plan)

    def remove(self, id_: str) -> None:
        """Delete it with its results."""
        running = self._running.get(id_)
        if running is not None:
            running.stop()

        def remove() -> None:
            if running is not None:
                running.wait(CLOSING_SECONDS)
            self._store.remove(id_)
            self._gone.emit(id_)

        self._ask(remove)

    def follow(self, id_: str, count: int) -> None:
        """Emit `went_on` while its games are watched; a count of 0 stops it."""
        self._followed = id_ if count else ""
        if count:
            self._ticking.start()
        else:
            self._ticking.stop()

    @property
    def live(self) -> tuple[tournament_runner.LiveGame, ...]:
        """Return the games of the watched tournament, the newest last, including some that have
        just ended."""
        running = self._running.get(self._followed)
        return tuple(running.live.copy().values()) if running is not None else ()

    def games_of(self, id_: str, names: tuple[str, str]) -> Sequence[Path]:
        """Return the saved games of a match."""
        standing = self._standings.get(id_)
        return self._store.kept(standing.plan, names) if standing is not None else ()

    def export(self, id_: str, path: Path) -> None:
        """Write the results as a table (.csv) or a picture (.svg), or all saved games as one text
        (.txt); `exported` follows."""
        standing = self._standings.get(id_)
        if standing is None:
            return

        def write() -> None:
            try:
                if game_notation.is_named_as_text(path):
                    kept = list(self._store.saved_games(standing.plan))
                    if not kept:
                        why = tr("Tournaments", "this tournament has no saved games")
                        raise SaveNotWritten(path, why)
                    game_notation.write_notation(path, map(save_file.read_save, kept))
                else:
                    export(standing, path)
            except OSError as error:
                raise SaveNotWritten(path, save_file.reason(error), repr(error)) from error
            self.exported.emit(path)

        self._ask(write)

    def close(self) -> None:
        """Stop all of them. The object cannot be used afterwards."""
        if not self._is_closed:
            self._is_closed = True
            self._ticking.stop()
            for running in self._running.values():
                running.stop()
            for running in list(self._running.values()):
                running.wait(CLOSING_SECONDS)
            self._files.shutdown()

    # In the thread of files.

    def _read(self) -> None:
        for id_ in self._store.ids():
            if id_ not in self._running:
                try:
                    plan = self._store.read(id_)
                except UnusablePlan as error:
                    self._report_once(error.problem)
                else:
                    self._reported.emit(tournament_runner.standing_at_rest(self._store, plan))

    def _report_once(self, problem: Problem) -> None:
        """Report a problem, but each only once."""
        if problem.what not in self._problems:
            self._problems.add(problem.what)
            self.failed.emit(problem)

    def _ask(self, do: Callable[[], None]) -> None:
        if not self._is_closed:
            self._files.submit(self._do, do)

    def _do(self, do: Callable[[], None]) -> None:
        try:
            do()
        except SaveNotWritten as error:
            self.failed.emit(error.problem())
        except OSError as error:
            self.failed.emit(
                Problem(
                    tr("Tournaments", "The tournament cannot be saved"),
                    save_file.reason(error),
                    tr(
                        "Tournaments",
                        "Free some disk space or choose another folder, then try again.",
                    ),
                    repr(error),
                )
            )
        except Exception:
            self.failed.emit(
                unexpected_problem(tr("Problem", "Something went wrong"), traceback.format_exc())
            )

    # In the window's thread.

    @Slot(object)
    def _set_going(self, plan: Plan) -> None:
        if not self._is_closed and plan.id not in self._running:
            running = self._running[plan.id] = tournament_runner.TournamentRunner(
                self._store, plan, self._reported.emit
            )
            running.begin()

    @Slot(object)
    def _take(self, standing: TournamentStatus) -> None:
        id_ = standing.plan.id
        running = self._running.get(id_)
        if standing.state != RUNNING:
            self._running.pop(id_, None)
        elif running is None and id_ in self._standings and self._is_closed:
            standing = replace(standing, state=PAUSED)
        if standing.problem is not None:
            self.failed.emit(standing.problem)
        self._standings[id_] = standing
        self.changed.emit()

    @Slot(str)
    def _forget(self, id_: str) -> None:
        self._standings.pop(id_, None)
        self._running.pop(id_, None)
        self.changed.emit()
