"""The ledger of finished games: an SQLite file in the data folder, safe against crashes and second
windows; its tables, and the steps from one version of them to the next.

Games are recorded only by scanning saves that the ledger has not seen, so a game counts exactly
once, even if the program ended right after its last action.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.deal_code import as_written_now
from burgundy_qt.session.problem import Problem, SaveError
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.session.statistics.finished_game import (
    FinishedGame,
    NotFinished,
    SeatScore,
    finished_game,
)
from burgundy_qt.storage import documents, file_lock, whole_files

if TYPE_CHECKING:
    from burgundy_qt.ai.review.review_result import Accuracy


Step = Callable[[sqlite3.Connection], None]

STEPS: list[Step] = []
"""The step at place N turns version N into N + 1; version 0 is an empty database."""


def step(function: Step) -> Step:
    """Mark the function that makes the next version."""
    STEPS.append(function)
    return function


def current() -> int:
    """Return the version that this program writes."""
    return len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version of the tables; 0 if there are none yet."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def upgrade(connection: sqlite3.Connection) -> None:
    """Carry out the missing steps, each completely or not at all."""
    for version in range(version_of(connection), current()):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version_of(connection) == version:  # another window may have done it meanwhile
                STEPS[version](connection)
                connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


FIRST_SOURCES = (
    "region",
    "phase",
    "animals",
    "sale",
    "bonus",
    "watchtower",
    "knowledge",
    "left",
    "modules",
)
"""The sources that had a column each up to version 4."""


@step
def first_tables(connection: sqlite3.Connection) -> None:
    """Create the tables of games, their seats, and the scanned files of saves, with their time of
    change in nanoseconds."""
    connection.execute(
        """CREATE TABLE game (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            mark TEXT NOT NULL UNIQUE,
            began TEXT NOT NULL,
            edition TEXT NOT NULL,
            setup TEXT NOT NULL,
            seats INTEGER NOT NULL,
            casual INTEGER NOT NULL
        )"""
    )
    connection.execute(
        """CREATE TABLE seat (
            game INTEGER NOT NULL REFERENCES game (number) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            level TEXT,
            elo INTEGER,
            estate TEXT NOT NULL,
            points INTEGER NOT NULL,
            place INTEGER NOT NULL,
            from_region INTEGER NOT NULL,
            from_phase INTEGER NOT NULL,
            from_animals INTEGER NOT NULL,
            from_sale INTEGER NOT NULL,
            from_bonus INTEGER NOT NULL,
            from_watchtower INTEGER NOT NULL,
            from_knowledge INTEGER NOT NULL,
            from_left INTEGER NOT NULL,
            PRIMARY KEY (game, seat)
        ) WITHOUT ROWID"""
    )
    connection.execute(
        "CREATE TABLE file_seen (name TEXT PRIMARY KEY, changed INTEGER NOT NULL) WITHOUT ROWID"
    )


@step
def add_deal_codes(connection: sqlite3.Connection) -> None:
    """Add the code of each game's deal, to find games with the same tiles and dice; all saves are
    scanned again for it. NULL if the save is gone."""
    connection.execute("ALTER TABLE game ADD COLUMN deal TEXT")
    connection.execute("CREATE INDEX game_by_deal ON game (deal)")
    connection.execute("DELETE FROM file_seen")


@step
def add_module_columns(connection: sqlite3.Connection) -> None:
    """Add the modules of each game by the protocol's names, and for each seat the points that they
    gave."""
    connection.execute("ALTER TABLE game ADD COLUMN modules TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE seat ADD COLUMN from_modules INTEGER NOT NULL DEFAULT 0")


@step
def add_rounds_and_spaces(connection: sqlite3.Connection) -> None:
    """Add the number of rounds of each game, and of covered spaces of each seat, which describe a
    solo game; NULL for earlier games, none of which is one."""
    connection.execute("ALTER TABLE game ADD COLUMN rounds INTEGER")
    connection.execute("ALTER TABLE seat ADD COLUMN covered INTEGER")


@step
def add_game_names(connection: sqlite3.Connection) -> None:
    """Add the name of the game in the protocol, its other options as JSON, and for each seat its
    points by source, one row per source with points. Deal codes are updated."""
    connection.execute("ALTER TABLE game ADD COLUMN game_name TEXT NOT NULL DEFAULT 'burgundy'")
    connection.execute("ALTER TABLE game ADD COLUMN options TEXT NOT NULL DEFAULT '{}'")
    connection.execute(
        """CREATE TABLE seat_source (
            game INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            source TEXT NOT NULL,
            points INTEGER NOT NULL,
            PRIMARY KEY (game, seat, source),
            FOREIGN KEY (game, seat) REFERENCES seat (game, seat) ON DELETE CASCADE
        ) WITHOUT ROWID"""
    )
    for source in FIRST_SOURCES:
        column = f"from_{source}"
        connection.execute(
            f"INSERT INTO seat_source SELECT game, seat, '{source}', {column} FROM seat WHERE "
            f"{column} <> 0"
        )
        connection.execute(f"ALTER TABLE seat DROP COLUMN {column}")
    connection.create_function("as_written_now", 1, as_written_now, deterministic=True)
    connection.execute("UPDATE game SET deal = as_written_now(deal) WHERE deal IS NOT NULL")


@step
def add_reviews(connection: sqlite3.Connection) -> None:
    """Add the review of a game's seats: how many decisions each had, the chance to win lost per
    decision, and its standard error. Stored by the game's id, so that a game that is recorded again
    keeps them."""
    connection.execute(
        """CREATE TABLE review (
            game_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            decisions INTEGER NOT NULL,
            rate REAL NOT NULL,
            error REAL NOT NULL,
            PRIMARY KEY (game_id, seat)
        ) WITHOUT ROWID"""
    )


@step
def add_lead_lost(connection: sqlite3.Connection) -> None:
    """Add the points of the lead lost per decision, and their standard error; NULL for earlier
    reviews, which do not know them."""
    connection.execute("ALTER TABLE review ADD COLUMN lead REAL")
    connection.execute("ALTER TABLE review ADD COLUMN lead_error REAL")


@step
def add_achievements(connection: sqlite3.Connection) -> None:
    """Add what each seat has reached of the achievements; all saves are scanned again for it."""
    connection.execute(
        """CREATE TABLE achievement (
            game INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            part TEXT NOT NULL,
            PRIMARY KEY (game, seat, name, part),
            FOREIGN KEY (game, seat) REFERENCES seat (game, seat) ON DELETE CASCADE
        ) WITHOUT ROWID"""
    )
    connection.execute("DELETE FROM file_seen")


# The ledger.


BUSY_SECONDS = 5.0
BESIDE = "-wal", "-shm"
"""Endings of the files that SQLite keeps beside its database."""
DAMAGED = (
    *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR),
    *(sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH),
)
"""Damaged content: torn pages, no database, wrong tables, or keys that are not those of their
rows."""
LATEST_IMAGINABLE = 1000
"""A version above this is damage, not a later version."""
GAME_COLUMNS = (
    "id",
    "mark",
    "began",
    "edition",
    "setup",
    "seats",
    "casual",
    "deal",
    "modules",
    "rounds",
    *("game_name", "options"),
)
SEAT_COLUMNS = "game", "seat", "name", "level", "elo", "estate", "points", "place", "covered"


TEXT, WHOLE, REAL = "text", "integer", "real"
COLUMNS: Mapping[str, Mapping[str, str]] = {
    "game": {
        **dict.fromkeys(("id", "mark", "began", "edition", "setup", "modules"), TEXT),
        **dict.fromkeys(("game_name", "options"), TEXT),
        **dict.fromkeys(("seats", "casual"), WHOLE),
    },
    "seat": {
        **dict.fromkeys(("name", "estate"), TEXT),
        **dict.fromkeys(("game", "seat", "points", "place"), WHOLE),
    },
    "seat_source": {"source": TEXT, **dict.fromkeys(("game", "seat", "points"), WHOLE)},
    "review": {
        "game_id": TEXT,
        **dict.fromkeys(("seat", "decisions"), WHOLE),
        **dict.fromkeys(("rate", "error"), REAL),
    },
    "achievement": {**dict.fromkeys(("game", "seat"), WHOLE), "name": TEXT, "part": TEXT},
    "file_seen": {"name": TEXT, "changed": WHOLE},
}
"""The types of the columns; those that may be NULL are in MAY_BE_NULL."""
MAY_BE_NULL: Mapping[str, Mapping[str, str]] = {
    "game": {"deal": TEXT, "rounds": WHOLE},
    "seat": {"level": TEXT, "elo": WHOLE, "covered": WHOLE},
    "review": {"lead": REAL, "lead_error": REAL},
}


class LedgerError(Exception):
    """The ledger cannot be used; games and saves are not affected."""

    title = tr_noop("Ledger", "The statistics cannot be used")
    advice = tr_noop(
        "Ledger",
        "Check that you can write to the folder and that the disk is not full. You can "
        "still play and save games.",
    )

    def __init__(self, path: Path, what: str, details: str = ""):
        super().__init__(f"{path}: {what}")
        self.path, self.what, self.details = path, what, details

    def problem(self) -> Problem:
        """Return the error as a message for the player."""
        what = tr("Ledger", "{file}: {what}", file=self.path.name, what=self.what)
        return Problem(
            tr("Ledger", self.title),
            what,
            tr("Ledger", self.advice),
            self.details or str(self.path),
        )


class LedgerDamaged(LedgerError):
    """The file is damaged; it may be set aside, because it can be rebuilt from the saves."""

    title = tr_noop("Ledger", "The statistics were damaged")
    advice = tr_noop(
        "Ledger",
        "You do not need to do anything: the program gathers them again from the finished "
        "games that are still saved.",
    )


class LedgerFromNewerVersion(LedgerError):
    """A later version of the program wrote the file; it stays as it is."""

    title = tr_noop("Ledger", "The statistics need a newer version")
    advice = tr_noop(
        "Ledger",
        "Install the latest Burgundy Qt. It will also count the games that you finish "
        "before then. The file was not changed.",
    )


class Ledger:
    """The open ledger, for the thread that opened it. Every method raises LedgerError."""

    def __init__(self, path: Path):
        self.path = path
        with self._trouble():
            whole_files.make_private(path.parent)
            with contextlib.suppress(FileExistsError):  # an empty file is an empty database
                os.close(whole_files.new_file(path, os.O_RDWR))
            self.connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            self._require_own_file()
        except BaseException:
            self.connection.close()
            raise

    def record(self, game: FinishedGame) -> None:
        """Record the game, replacing its earlier record. A copy of a known game adds nothing."""
        with self._trouble(), self._as_one():
            self.connection.execute("DELETE FROM game WHERE id = ?", (game.game_id,))
            added = self.connection.execute(
                f"INSERT OR IGNORE INTO game ({','.join(GAME_COLUMNS)}) VALUES "
                f"({','.join('?' * len(GAME_COLUMNS))})",
                (
                    *(game.game_id, game.mark, game.began, game.edition, game.setup),
                    *(len(game.seats), game.casual, game.deal, " ".join(game.modules), game.rounds),
                    *(game.game_name, json.dumps(game.options, sort_keys=True)),
                ),
            )
            if added.rowcount:
                self._record_seats(game, added.lastrowid)

    def _record_seats(self, game: FinishedGame, number: int | None) -> None:
        places = ",".join("?" * len(SEAT_COLUMNS))
        self.connection.executemany(
            f"INSERT INTO seat ({','.join(SEAT_COLUMNS)}) VALUES ({places})",
            [(number, seat, *row_of(score)) for seat, score in enumerate(game.seats)],
        )
        self.connection.executemany(
            "INSERT INTO seat_source VALUES (?, ?, ?, ?)",
            [
                (number, seat, source, points)
                for seat, score in enumerate(game.seats)
                for source, points in score.by_source.items()
                if points
            ],
        )
        self.connection.executemany(
            "INSERT INTO achievement VALUES (?, ?, ?, ?)",
            [
                (number, seat, *reached)
                for seat, score in enumerate(game.seats)
                for reached in score.reached
            ],
        )

    def note_review(self, game_id: str, skills: Sequence[Accuracy]) -> None:
        """Record how well the seats of a game have played, replacing earlier values."""
        rows = [
            (
                *(game_id, seat, skill.decisions),
                *(skill.rate, skill.error, skill.lead, skill.lead_error),
            )
            for seat, skill in enumerate(skills)
            if skill.decisions
        ]
        with self._trouble(), self._as_one():
            self.connection.execute("DELETE FROM review WHERE game_id = ?", (game_id,))
            self.connection.executemany("INSERT INTO review VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    def see_file(self, name: str, changed: int) -> None:
        """Note that the save of that name was scanned, with its time of change (ns)."""
        with self._trouble():
            self.connection.execute(
                "INSERT OR REPLACE INTO file_seen VALUES (?, ?)", (name, changed)
            )

    def files_seen(self) -> Mapping[str, int]:
        """Return the scanned saves with their times of change (ns)."""
        with self._trouble():
            return dict(self.connection.execute("SELECT name, changed FROM file_seen").fetchall())

    def games(self) -> list[str]:
        """Return the names of all known games with a record; a later version may have recorded
        others."""
        with self._trouble():
            rows = self.connection.execute("SELECT DISTINCT game_name FROM game").fetchall()
        return sorted(game for (game,) in rows if game in GAMES)

    @contextlib.contextmanager
    def gathering(self) -> Iterator[None]:
        """Write everything recorded inside to disk together, or not at all."""
        with self._trouble(), self._as_one():
            yield

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Return the connection, for queries that see the ledger at one moment."""
        with self._trouble(), self._as_one():
            yield self.connection

    def close(self) -> None:
        """Close the file."""
        with self._trouble():
            self.connection.close()

    def _require_own_file(self) -> None:
        with self._trouble():
            version = version_of(self.connection)
            if not 0 <= version <= LATEST_IMAGINABLE:
                self._refuse(f"version {version}")
            if version > current():
                sentence = tr_noop(
                    "Ledger", "it has version {version}; this program reads versions up to {known}"
                )
                raise LedgerFromNewerVersion(
                    self.path, tr("Ledger", sentence, version=version, known=current())
                )
            if version:
                self._require_intact()
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = NORMAL")
            self.connection.execute("PRAGMA foreign_keys = ON")
            self.connection.execute("PRAGMA temp_store = MEMORY")
            upgrade(self.connection)
            if version:
                self._require_valid_values()

    def _require_intact(self) -> None:
        found = self.connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            self._refuse(found)

    def _require_valid_values(self) -> None:
        """Refuse impossible values: a column of SQLite may contain anything, and a changed byte
        does not always tear a page."""
        for table, columns in COLUMNS.items():
            wrong = [f"typeof({column}) <> '{kind}'" for column, kind in columns.items()]
            for column, kind in MAY_BE_NULL.get(table, {}).items():
                wrong.append(f"typeof({column}) NOT IN ('{kind}', 'null')")
            if self.connection.execute(
                f"SELECT 1 FROM {table} WHERE {' OR '.join(wrong)} LIMIT 1"
            ).fetchone():
                self._refuse(f"the types of the table {table}")
        try:
            for (began,) in self.connection.execute("SELECT began FROM game"):
                datetime.fromisoformat(began)
            for (options,) in self.connection.execute("SELECT DISTINCT options FROM game"):
                require_options(options)
        except ValueError as error:
            self._refuse(str(error))

    def _refuse(self, details: str) -> NoReturn:
        raise LedgerDamaged(self.path, tr("Ledger", "its contents are damaged"), details)

    @contextlib.contextmanager
    def _as_one(self) -> Iterator[None]:
        """Run the block as one transaction, even inside another."""
        if self.connection.in_transaction:
            yield
            return
        self.connection.execute("BEGIN")
        try:
            yield
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        """Convert errors of SQLite and the system into a LedgerError."""
        try:
            yield
        except OSError as error:
            what = tr("Ledger", "the system says “{reason}”", reason=error.strerror or error)
            raise LedgerError(self.path, what, repr(error)) from error
        except UnicodeDecodeError as error:  # in SQLite's message about a damaged schema
            what = tr("Ledger", "its contents are damaged")
            raise LedgerDamaged(self.path, what, repr(error)) from error
        except sqlite3.Error as error:
            kind = LedgerDamaged if is_damage(error) else LedgerError
            what = tr("Ledger", "SQLite says “{reason}”", reason=error)
            raise kind(self.path, what, repr(error)) from error


def require_options(written: str) -> None:
    """Raise ValueError for invalid options of a game."""
    if not isinstance(documents.document(written.encode()), dict):
        raise ValueError("its options are no object")


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether the error means damaged content."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:  # an error of Python, not of SQLite: a text that is no UTF-8
        return isinstance(error, sqlite3.OperationalError)
    return code & 0xFF in DAMAGED  # the rest distinguishes kinds of the same error


def row_of(score: SeatScore) -> tuple[str | int | None, ...]:
    """Return a seat's row without the game's number and its own."""
    return (
        score.name,
        score.level,
        score.elo,
        score.estate,
        score.points,
        score.place,
        score.covered,
    )


def put_ledger_aside(error: LedgerDamaged) -> LedgerDamaged:
    """Rename the damaged ledger of `error` with the files beside it, and return the error with the
    new name too."""
    with contextlib.suppress(OSError):
        aside = whole_files.put_aside(error.path)
        for ending in BESIDE:
            beside = error.path.with_name(error.path.name + ending)
            if beside.exists():
                whole_files.put_in_place(beside, aside.with_name(aside.name + ending))
        what = tr("Ledger", "{what}. It was kept as {file}", what=error.what, file=aside.name)
        return LedgerDamaged(error.path, what, f"{aside}\n{error.details}")
    return error


Unseen = tuple[Path, int]  # a save and when it was changed, in nanoseconds


def unrecorded_saves(ledger: Ledger, finished: Path) -> list[Unseen]:
    """Return the saves in folder `finished` that are new or were changed since, the oldest game
    first."""
    seen = ledger.files_seen()
    try:
        entries = [
            entry for entry in os.scandir(finished) if entry.name.endswith(save_folder.ENDING)
        ]
    except FileNotFoundError:
        return []
    found = [(Path(entry.path), entry.stat().st_mtime_ns) for entry in entries]
    return sorted((path, changed) for path, changed in found if seen.get(path.name) != changed)


def record_save(ledger: Ledger, unseen: Unseen) -> None:
    """Record the game of one save. Unreadable saves are skipped: the library reports them."""
    path, changed = unseen
    with file_lock.READING, ledger.gathering():
        with contextlib.suppress(SaveError, NotFinished):
            ledger.record(finished_game(save_file.read_save(path)))
        ledger.see_file(path.name, changed)


# The loss per decision in games reviewed before.


@dataclass(frozen=True)
class EarlierRate:
    """The error rate in so many reviewed games, in points of the lead."""

    games: int
    rate: float


FOUND = """SELECT count(*), sum(lead * decisions) / sum(decisions)
    FROM review JOIN game ON game.id = game_id JOIN seat
        ON seat.game = number AND seat.seat = review.seat
    WHERE level IS NULL AND name = ? AND game_name = ? AND game_id <> ?
        AND lead IS NOT NULL"""


def earlier_rate(ledger: Ledger, person: str, game: str, game_id: str) -> EarlierRate:
    """Return the error rate of the person's other games of this kind."""
    with ledger.reading() as connection:
        games, rate = connection.execute(FOUND, (person, game, game_id)).fetchone()
    return EarlierRate(games, rate or 0.0)


# Games with the same deal: the same tiles and dice on the same estates.


@dataclass(frozen=True)
class EarlierGame:
    """A finished game: when it `began` (UTC, ISO 8601), and of every seat the name and the points.
    `covered`: the number of covered spaces in a solo game that counts them; None in other games."""

    began: str
    results: tuple[tuple[str, int], ...]
    covered: int | None = None


def earlier_games(ledger: Ledger, deal: str, game_id: str) -> tuple[EarlierGame, ...]:
    """Return the games with this deal except one, the latest first. Raises LedgerError."""
    with ledger.reading() as connection:
        rows = connection.execute(SAME_DEAL, (deal, game_id)).fetchall()
    return tuple(
        EarlierGame(began, tuple((name, points) for *_, name, points in seats), covered)
        for (began, _, covered), seats in groupby(rows, itemgetter(0, 1, 2))
    )


SAME_DEAL = """SELECT began, number, iif(modules LIKE '%solo%', covered, NULL), name, points
    FROM game JOIN seat ON seat.game = number
    WHERE deal = ? AND id <> ? ORDER BY began DESC, number DESC, seat"""
