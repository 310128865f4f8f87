"""The tables of the ledger, and the steps from one version of them to the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from burgundy_qt.rules.burgundy.point_sources import POINT_SOURCES

Step = Callable[[sqlite3.Connection], None]

STEPS: list[Step] = []
"""The step at place N turns version N into N + 1; version 0 is an empty database."""


def step(function: Step) -> Step:
    """Marks the function that makes the next version."""
    STEPS.append(function)
    return function


def current() -> int:
    """The version that this program writes."""
    return len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 where there are none yet."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def bring_up(connection: sqlite3.Connection) -> None:
    """Go the steps that are missing, each wholly or not at all."""
    for version in range(version_of(connection), current()):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version_of(connection) == version:  # another window may have been quicker
                STEPS[version](connection)
                connection.execute(f"PRAGMA user_version = {version + 1}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def column_of(source: str) -> str:
    """The column of table `seat` that holds the points from a source of the score sheet."""
    return f"from_{source}"


MODULES = "modules"
"""What all modules together have brought."""
SOURCES = *POINT_SOURCES, MODULES
SOURCE_COLUMNS = tuple(map(column_of, SOURCES))


@step
def first_tables(connection: sqlite3.Connection) -> None:
    """Games, their seats, and the files of saves that were looked into, with their time of change in nanoseconds."""
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
    connection.execute("CREATE TABLE file_seen (name TEXT PRIMARY KEY, changed INTEGER NOT NULL) WITHOUT ROWID")


@step
def games_have_deals(connection: sqlite3.Connection) -> None:
    """The code of each game's deal, by which games with the same tiles and dice are found; all saves are looked into
    once more for it. NULL where the save is gone."""
    connection.execute("ALTER TABLE game ADD COLUMN deal TEXT")
    connection.execute("CREATE INDEX game_by_deal ON game (deal)")
    connection.execute("DELETE FROM file_seen")


@step
def games_have_modules(connection: sqlite3.Connection) -> None:
    """The modules of each game by the protocol's names, and of each seat the points that they have brought."""
    connection.execute("ALTER TABLE game ADD COLUMN modules TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE seat ADD COLUMN from_modules INTEGER NOT NULL DEFAULT 0")


@step
def games_can_be_of_teams_or_solo(connection: sqlite3.Connection) -> None:
    """How many rounds each game had, and how many spaces each seat covered, by which the solo game is told; NULL for
    the games before, none of which is one."""
    connection.execute("ALTER TABLE game ADD COLUMN rounds INTEGER")
    connection.execute("ALTER TABLE seat ADD COLUMN covered INTEGER")
