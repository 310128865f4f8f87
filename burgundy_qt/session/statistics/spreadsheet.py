"""All that the ledger knows as a table for other programs: CSV, a line for every seat of every
game."""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterator

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.schema import FIRST_SOURCES

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
"""What columns are called that are not called as they are asked for."""
FORMULAS = "=", "+", "-", "@", "\t", "\r"
"""How spreadsheets know a formula."""

CHOSEN = "(:game IS NULL OR game_name = :game)"
SOURCES = f"""SELECT DISTINCT source FROM seat_source JOIN game ON number = game
    WHERE {CHOSEN} ORDER BY source"""

Cell = str | int | float | None


def spreadsheet(ledger: Ledger, game: str | None = None) -> str:
    """The table with its headings, the oldest game first; of one game where it is named. Seats
    count from 1; people have no level and no Elo. Every source of points has a column. What a seat
    lost a decision, in chance to win and in points of the lead, is known of games that were
    reviewed, the latter not of those that were reviewed long ago.

    A text that a spreadsheet would take for a formula is led by an apostrophe."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    with ledger.reading() as connection:
        sources = sources_in(connection, game)
        told = [HEADINGS.get(column, column) for column in (*GAME, *SEAT)]
        last = [HEADINGS.get(column, column) for column in AT_THE_END]
        writer.writerow([*told, *(f"from_{source}" for source in sources), *last])
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
    """The lines of the table."""
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
    for number, seat, *told in connection.execute(asked, {"game": game}).fetchall():
        own, end = points.get((number, seat), {}), len(told) - len(AT_THE_END)
        yield [*told[:end], *(own.get(source, 0) for source in sources), *told[end:]]


def harmless(value: Cell) -> Cell:
    """The value of a cell, a text so that no spreadsheet reckons with it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
