"""All that the ledger knows as a table for other programs: CSV, a line for every seat of every game."""

from __future__ import annotations

import csv
import io

from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.schema import SOURCE_COLUMNS

HEADINGS = (
    *("game", "began", "edition", "setup", "modules", "seats", "rated"),
    *("seat", "name", "level", "elo", "estate", "points", "place"),
    *SOURCE_COLUMNS,
    *("rounds", "covered"),
)

FORMULAS = "=", "+", "-", "@", "\t", "\r"
"""How spreadsheets know a formula."""


def spreadsheet(ledger: Ledger) -> str:
    """The table with its headings, the oldest game first. Seats count from 1; people have no level and no Elo.

    A text that a spreadsheet would take for a formula is led by an apostrophe."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(HEADINGS)
    with ledger.reading() as connection:
        rows = connection.execute(
            f"""SELECT id, began, edition, setup, modules, seats, 1 - casual,
                seat + 1, name, level, elo, estate, points, place, {", ".join(SOURCE_COLUMNS)},
                rounds, covered
            FROM game JOIN seat ON game = number ORDER BY began, number, seat"""
        )
        writer.writerows(map(harmless, row) for row in rows)
    return table.getvalue()


def harmless(value: str | int | None) -> str | int | None:
    """The value of a cell, a text so that no spreadsheet reckons with it."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULAS) else value
