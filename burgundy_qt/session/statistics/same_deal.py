"""Games that had the same deal: the same tiles and dice on the same estates."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from burgundy_qt.session.statistics.ledger import Ledger


@dataclass(frozen=True)
class EarlierGame:
    """A finished game: when it `began` (UTC, ISO 8601), and of every seat the name and the points.
    `covered`: how many spaces one has covered who played alone for them; None in other games."""

    began: str
    results: tuple[tuple[str, int], ...]
    covered: int | None = None


def earlier_games(ledger: Ledger, deal: str, game_id: str) -> tuple[EarlierGame, ...]:
    """The games with this deal but for one, the latest first. Raises LedgerError."""
    with ledger.reading() as connection:
        rows = connection.execute(SAME_DEAL, (deal, game_id)).fetchall()
    return tuple(
        EarlierGame(began, tuple((name, points) for *_, name, points in seats), covered)
        for (began, _, covered), seats in groupby(rows, itemgetter(0, 1, 2))
    )


SAME_DEAL = """SELECT began, number, iif(modules LIKE '%solo%', covered, NULL), name, points
    FROM game JOIN seat ON seat.game = number
    WHERE deal = ? AND id <> ? ORDER BY began DESC, number DESC, seat"""
