"""All that the ledger knows as a table for other programs: CSV, a line for every seat of every
game."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterator

from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.schema import FIRST_SOURCES

GAME = "id", "began", "edition", "setup", "modules", "seats", "1 - casual"
SEAT = "seat + 1", "name", "level", "elo", "estate", "points", "place"
AT_THE_END = "rounds", "covered", "game_name", "options"
HEADINGS = {"id": "game", "1 - casual": "rated", "seat + 1": "seat"}
"""What columns are called that are not called as they are asked for."""
FORMULAS = "=", "+", "-", "@", "\t", "\r"
"""How spreadsheets know a formula."""

Cell = str | int | None


def spreadsheet(ledger: Ledger) -> str:
    """The table with its headings, the oldest game first. Seats count from 1; people have no level
    and no Elo. Every source of points has a column.

    A text that a spreadsheet would take for a formula is led by an apostrophe."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    with ledger.reading() as connection:
        sources = sources_in(connection)
        told = [HEADINGS.get(column, column) for column in (*GAME, *SEAT)]
        writer.writerow([*told, *(f"from_{source}" for source in sources), *AT_THE_END])
        writer.writerows([harmless(cell) for cell in row] for row in rows(connection, sources))
    return table.getvalue()


def sources_in(connection: sqlite3.Connection) -> list[str]:
    """Burgundy's sources in the order of its score sheet, then those of other games."""
    found = [
        source
        for (source,) in connection.execute(
            "SELECT DISTINCT source FROM seat_source ORDER BY source"
        )
    ]
    return [*FIRST_SOURCES, *(source for source in found if source not in FIRST_SOURCES)]


def rows(connection: sqlite3.Connection, sources: list[str]) -> Iterator[list[Cell]]:
    """The lines of the table."""
    points: dict[tuple[int, int], dict[str, int]] = {}
    for game, seat, source, number in connection.execute(
        "SELECT game, seat, source, points FROM seat_source"
    ):
        points.setdefault((game, seat), {})[source] = number
    columns = ", ".join((*GAME, *SEAT, *AT_THE_END))
    table = "game JOIN seat ON game = number"
    asked = f"SELECT number, seat, {columns} FROM {table} ORDER BY began, number, seat"
    for game, seat, *told in connection.execute(asked).fetchall():
        own, end = points.get((game, seat), {}), len(told) - len(AT_THE_END)
        yield [*told[:end], *(own.get(source, 0) for source in sources), *told[end:]]


def harmless(value: Cell) -> Cell:
    """The value of a cell, a text so that no spreadsheet reckons with it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
