"""The tables of the ledger, and the steps from one version of them to the next."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from burgundy_qt.session.deal_code import as_written_now

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


def bring_up(connection: sqlite3.Connection) -> None:
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
def games_have_deals(connection: sqlite3.Connection) -> None:
    """Add the code of each game's deal, to find games with the same tiles and dice; all saves are
    scanned again for it. NULL if the save is gone."""
    connection.execute("ALTER TABLE game ADD COLUMN deal TEXT")
    connection.execute("CREATE INDEX game_by_deal ON game (deal)")
    connection.execute("DELETE FROM file_seen")


@step
def games_have_modules(connection: sqlite3.Connection) -> None:
    """Add the modules of each game by the protocol's names, and for each seat the points that they
    gave."""
    connection.execute("ALTER TABLE game ADD COLUMN modules TEXT NOT NULL DEFAULT ''")
    connection.execute("ALTER TABLE seat ADD COLUMN from_modules INTEGER NOT NULL DEFAULT 0")


@step
def games_can_be_of_teams_or_solo(connection: sqlite3.Connection) -> None:
    """Add the number of rounds of each game, and of covered spaces of each seat, which describe a
    solo game; NULL for earlier games, none of which is one."""
    connection.execute("ALTER TABLE game ADD COLUMN rounds INTEGER")
    connection.execute("ALTER TABLE seat ADD COLUMN covered INTEGER")


@step
def games_can_be_of_any_kind(connection: sqlite3.Connection) -> None:
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
def seats_can_be_reviewed(connection: sqlite3.Connection) -> None:
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
def reviews_tell_what_is_lost_at_any_score(connection: sqlite3.Connection) -> None:
    """Add the points of the lead lost per decision, and their standard error; NULL for earlier
    reviews, which do not know them."""
    connection.execute("ALTER TABLE review ADD COLUMN lead REAL")
    connection.execute("ALTER TABLE review ADD COLUMN lead_error REAL")
