"""How much somebody lost a decision in the games that were reviewed before."""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.session.statistics.ledger import Ledger


@dataclass(frozen=True)
class EarlierRate:
    """In so many reviewed games together, in points of the lead."""

    games: int
    rate: float


FOUND = """SELECT count(*), sum(lead * decisions) / sum(decisions)
    FROM review JOIN game ON game.id = game_id JOIN seat
        ON seat.game = number AND seat.seat = review.seat
    WHERE level IS NULL AND name = ? AND game_name = ? AND game_id <> ?
        AND lead IS NOT NULL"""


def earlier_rate(ledger: Ledger, person: str, game: str, game_id: str) -> EarlierRate:
    """Of the person's other games of this game of the house."""
    with ledger.reading() as connection:
        games, rate = connection.execute(FOUND, (person, game, game_id)).fetchone()
    return EarlierRate(games, rate or 0.0)
