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


def spreadsheet(ledger: Ledger) -> str:
    """The table with its headings, the oldest game first. Seats count from 1; people have no level and no Elo."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(HEADINGS)
    with ledger.reading() as connection:
        writer.writerows(
            connection.execute(
                f"""SELECT id, began, edition, setup, modules, seats, 1 - casual,
                    seat + 1, name, level, elo, estate, points, place, {", ".join(SOURCE_COLUMNS)},
                    rounds, covered
                FROM game JOIN seat ON game = number ORDER BY began, number, seat"""
            )
        )
    return table.getvalue()
