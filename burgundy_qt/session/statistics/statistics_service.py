"""The window's side of the statistics, which never blocks the window; and the whole ledger as CSV,
one line for every seat of every game."""

from __future__ import annotations

import contextlib
import csv
import io
import sqlite3
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.problem import Problem, unexpected_problem
from burgundy_qt.session.statistics import achievements
from burgundy_qt.session.statistics.ledger import (
    FIRST_SOURCES,
    Ledger,
    LedgerDamaged,
    LedgerError,
    Unseen,
    earlier_games,
    earlier_rate,
    put_ledger_aside,
    record_save,
    unrecorded_saves,
)
from burgundy_qt.storage.whole_files import FOR_OTHERS, write_whole

if TYPE_CHECKING:
    from burgundy_qt.ai.review.review_result import Accuracy
    from burgundy_qt.session.statistics.summary import SummaryQuery


GAME = "id", "began", "edition", "setup", "modules", "seats", "1 - casual"
SEAT = "seat + 1", "name", "level", "elo", "estate", "points", "place"
AT_THE_END = "rounds", "covered", "game_name", "options", "decisions", "rate", "lead"
HEADINGS = {
    "id": "game",
    "1 - casual": "rated",
    "seat + 1": "seat",
    "rate": "lost_a_decision",
    "lead": "lead_lost_a_decision",
}
"""Headings of columns that differ from the name in the query."""
FORMULAS = "=", "+", "-", "@", "\t", "\r"
"""Characters by which spreadsheets recognise a formula."""

CHOSEN = "(:game IS NULL OR game_name = :game)"
SOURCES = f"""SELECT DISTINCT source FROM seat_source JOIN game ON number = game
    WHERE {CHOSEN} ORDER BY source"""

Cell = str | int | float | None


def spreadsheet(ledger: Ledger, game: str | None = None) -> str:
    """Return the table with its headings, the oldest game first; of one game if it is named. Seats
    count from 1; people have no level and no Elo. Every source of points has a column. The loss per
    decision, in chance to win and in points of the lead, is known for reviewed games, the latter
    not for old reviews.

    A text that a spreadsheet would take for a formula begins with an apostrophe."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    with ledger.reading() as connection:
        sources = sources_in(connection, game)
        texts = [HEADINGS.get(column, column) for column in (*GAME, *SEAT)]
        last = [HEADINGS.get(column, column) for column in AT_THE_END]
        writer.writerow([*texts, *(f"from_{source}" for source in sources), *last])
        for row in rows(connection, sources, game):
            writer.writerow(map(harmless, row))
    return table.getvalue()


def sources_in(connection: sqlite3.Connection, game: str | None) -> list[str]:
    """Burgundy's sources in the order of its score sheet, then those of other games."""
    found = [source for (source,) in connection.execute(SOURCES, {"game": game})]
    first = FIRST_SOURCES if game in (None, DEFAULT) else ()
    return [*first, *(source for source in found if source not in first)]


def rows(
    connection: sqlite3.Connection, sources: list[str], game: str | None
) -> Iterator[list[Cell]]:
    """Yield the lines of the table."""
    points: dict[tuple[int, int], dict[str, int]] = {}
    for number, seat, source, brought in connection.execute(
        "SELECT game, seat, source, points FROM seat_source"
    ):
        points.setdefault((number, seat), {})[source] = brought
    columns = ", ".join((*GAME, *SEAT, *AT_THE_END))
    asked = f"""SELECT number, seat, {columns} FROM game JOIN seat ON game = number
        LEFT JOIN (SELECT game_id, seat AS reviewed, decisions, rate, lead FROM review)
            ON game_id = id AND reviewed = seat
        WHERE {CHOSEN} ORDER BY began, number, seat"""
    for number, seat, *figures in connection.execute(asked, {"game": game}).fetchall():
        own, end = points.get((number, seat), {}), len(figures) - len(AT_THE_END)
        yield [*figures[:end], *(own.get(source, 0) for source in sources), *figures[end:]]


def harmless(value: Cell) -> Cell:
    """Return the value of a cell; a text is written so that no spreadsheet computes it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value


# The window's side of the statistics. Its thread imports the code for summaries and tables on
# request, so that no start waits for it.


AT_A_TIME = 0.1
"""Seconds of recording saves before other requests get their turn."""


class Statistics(QObject):
    """The ledger at `path`, kept up to date with the finished games in a folder. Every method
    returns at once."""

    summed = Signal(object)  # Summary
    grown = Signal()  # games were recorded
    exported = Signal(object)  # Path
    compared = Signal(str, object)  # game id, the EarlierGames with its deal
    achievements_found = Signal(str, str, object)  # person, game, the AchievementRecord
    newly_reached = Signal(str, object)  # game id, by seat what people reached for the first time
    best_found = Signal(object, object)  # BoardQuery, BestResult or None
    rate_found = Signal(str, str, object)  # person, game id, the EarlierRate of all other games
    failed = Signal(object)  # Problem

    def __init__(self, path: Path, finished: Path, parent: QObject | None = None):
        super().__init__(parent)
        self._path, self._finished = path, finished
        self._ledger: Ledger | None = None
        self._reported: set[str] = set()
        self._closing = Event()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="statistics")

    def catch_up(self) -> None:
        """Record finished games that are not in the ledger yet. `grown` follows if there were
        any."""
        self._ask(self._catch_up)

    def sum_up(self, question: SummaryQuery) -> None:
        """Answer the question; `summed` follows, or `failed`."""
        self._ask(lambda: self._sum_up(question))

    def _sum_up(self, question: SummaryQuery) -> None:
        from burgundy_qt.session.statistics.summary import summary

        self.summed.emit(summary(self._opened(), question))

    def compare(self, game_id: str, deal: str) -> None:
        """Request the other games with this deal; `compared` follows, or `failed`."""
        self._ask(lambda: self._compare(game_id, deal))

    def _compare(self, game_id: str, deal: str) -> None:
        if self._path.exists():  # otherwise no game was ever finished
            self.compared.emit(game_id, earlier_games(self._opened(), deal, game_id))

    def ask_earlier_rate(self, person: str, game: str, game_id: str) -> None:
        """Request the person's loss per decision in other games than this one; `rate_found` follows
        if any game is recorded, or `failed`."""
        self._ask(lambda: self._report_rate(person, game, game_id))

    def _report_rate(self, person: str, game: str, game_id: str) -> None:
        if self._path.exists():
            self.rate_found.emit(
                person, game_id, earlier_rate(self._opened(), person, game, game_id)
            )

    def ask_achievements(self, person: str, game: str) -> None:
        """Request what a person has reached in a game; `achievements_found` follows, or
        `failed`."""
        self._ask(lambda: self._report_achievements(person, game))

    def _report_achievements(self, person: str, game: str) -> None:
        found = achievements.record_of(self._opened(), person, game)
        self.achievements_found.emit(person, game, found)

    def ask_newly_reached(self, game_id: str) -> None:
        """Request what people have first reached in a game; `newly_reached` follows once the game
        is recorded, or `failed`."""
        self._ask(lambda: self._report_newly_reached(game_id))

    def _report_newly_reached(self, game_id: str) -> None:
        if self._path.exists():
            found = achievements.new_in(self._opened(), game_id)
            if found:
                self.newly_reached.emit(game_id, found)

    def ask_best(self, query: achievements.BoardQuery) -> None:
        """Request a person's best result on a board; `best_found` follows, or `failed`."""
        self._ask(lambda: self._report_best(query))

    def _report_best(self, query: achievements.BoardQuery) -> None:
        if self._path.exists():
            self.best_found.emit(query, achievements.best_on(self._opened(), query))

    def note_review(self, game_id: str, skills: Sequence[Accuracy]) -> None:
        """Record the results of a complete review for the seats; `grown` follows."""
        self._ask(lambda: self._note_review(game_id, tuple(skills)))

    def _note_review(self, game_id: str, skills: Sequence[Accuracy]) -> None:
        self._opened().note_review(game_id, skills)
        self.grown.emit()

    def export(self, path: Path) -> None:
        """Write all games as CSV to `path`; `exported` follows, or `failed`."""
        self._ask(lambda: self._export(path))

    def close(self) -> None:
        """End the thread after its current work, which takes a few milliseconds. The object cannot
        be used afterwards."""
        if not self._closing.is_set():
            self._closing.set()
            self._pool.submit(self._shut)
            self._pool.shutdown()

    def _ask(self, answer: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # it is closed by now
            self._pool.submit(self._do, answer)

    def _do(self, answer: Callable[[], None]) -> None:
        """Carry out a request; a damaged ledger is set aside, rebuilt from the saves, and the
        request repeated."""
        if self._closing.is_set():
            return
        try:
            try:
                answer()
            except LedgerDamaged as error:
                self._shut()
                self.failed.emit(put_ledger_aside(error).problem())
                self._catch_up()
                answer()
        except LedgerError as error:
            self._shut()
            self._report(error.problem())
        except Exception:
            self._report(
                unexpected_problem(
                    tr("Ledger", "Something went wrong with the statistics"), traceback.format_exc()
                )
            )

    def _opened(self) -> Ledger:
        if self._ledger is None:
            self._ledger = Ledger(self._path)
        return self._ledger

    def _shut(self) -> None:
        if self._ledger is not None:
            self._ledger.close()
        self._ledger = None

    def _report(self, problem: Problem) -> None:
        """Report a problem, but each only once."""
        if problem.what not in self._reported:
            self._reported.add(problem.what)
            self.failed.emit(problem)

    def _catch_up(self) -> None:
        if self._finished.is_dir():  # otherwise no game was ever finished, and no ledger is needed
            self._record(unrecorded_saves(self._opened(), self._finished))

    def _record(self, unseen: list[Unseen]) -> None:
        """Record a few saves, and the rest after other requests had their turn."""
        if not unseen:
            return
        ledger = self._opened()
        end, done = monotonic() + AT_A_TIME, 0
        with ledger.gathering():
            while done < len(unseen) and monotonic() < end and not self._closing.is_set():
                begun = monotonic()
                record_save(ledger, unseen[done])
                done += 1
                self._closing.wait(monotonic() - begun)  # half of the time belongs to the window
        rest = unseen[done:]
        self._ask(lambda: self._record(rest))
        self.grown.emit()

    def _export(self, path: Path) -> None:

        try:
            write_whole(path, spreadsheet(self._opened()).encode("utf-8-sig"), FOR_OTHERS)
        except OSError as error:
            reason = error.strerror or error
            what = tr("Ledger", "“{file}” cannot be written: {reason}.", file=path, reason=reason)
            advice = tr("Ledger", "Choose another place, or check that you can write to this one.")
            self.failed.emit(
                Problem(
                    tr("Ledger", "The statistics could not be exported"), what, advice, repr(error)
                )
            )
        else:
            self.exported.emit(path)
