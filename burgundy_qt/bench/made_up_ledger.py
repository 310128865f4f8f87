"""A ledger of made-up finished games, for the bench and the tests."""

from __future__ import annotations

import random
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.session.statistics.finished_game import FinishedGame, SeatScore
from burgundy_qt.session.statistics.ledger import Ledger

LAST_BEGAN = datetime(2026, 11, 20, 20, 15, tzinfo=UTC)
APART = timedelta(hours=9)
ESTATES = tuple(str(number) for number in range(1, 10))
TYPICAL: Mapping[str, int] = {
    "region": 47,
    "phase": 44,
    "animals": 29,
    "sale": 20,
    "bonus": 14,
    "watchtower": 4,
    "knowledge": 17,
    "left": 6,
}
"""Points by source in a good game."""
CASUAL_SHARE = 0.15


def fill_ledger(path: Path, games: int, seed: int = 1, person: str = "You") -> None:
    """Write finished games of a person who improves into the ledger at `path`; the same seed gives
    the same games."""
    luck = random.Random(seed)
    ledger = Ledger(path)
    with ledger.gathering():
        for number in range(games):
            ledger.record(made_up_game(luck, number, games, person))
    ledger.close()


def made_up_game(luck: random.Random, number: int, games: int, person: str) -> FinishedGame:
    """Return game `number`, counted from 0, of `games`."""
    seats = luck.choice((2, 2, 2, 3, 4))
    mine = luck.randrange(seats)
    skill = 0.78 + 0.2 * number / games
    scores = [
        seat_score(luck, person, None, skill) if seat == mine else against_a_bot(luck, seat)
        for seat in range(seats)
    ]
    order = sorted(range(seats), key=lambda seat: -scores[seat][1])
    return FinishedGame(
        game_id=f"made-up-{number:06}",
        mark=f"{number:016x}",
        began=(LAST_BEGAN - (games - 1 - number) * APART).isoformat("T", "seconds"),
        edition="2011",
        setup=luck.choice(("fixed", "open", "secret")),
        casual=luck.random() < CASUAL_SHARE,
        seats=tuple(placed(*scores[seat], order.index(seat) + 1) for seat in range(seats)),
    )


Score = tuple[dict[str, int], int, str, str | None, int | None]


def against_a_bot(luck: random.Random, seat: int) -> Score:
    """Return a bot's score, as high as its Elo suggests."""
    bot = luck.choice(LEVELS)
    return seat_score(
        luck, f"Bot {seat}", bot.name, 0.6 + 0.4 * (bot.strength.elo - 800) / 1000, bot.strength.elo
    )


def seat_score(
    luck: random.Random, name: str, level: str | None, skill: float, elo: int | None = None
) -> Score:
    """Return points by source about as high as the skill, 1.0 being good, and their sum."""
    form = luck.gauss(skill, 0.08)
    points = {
        source: max(0, round(luck.gauss(form * typical, 0.22 * typical)))
        for source, typical in TYPICAL.items()
    }
    return points, sum(points.values()), name, level, elo


def placed(
    points: dict[str, int], total: int, name: str, level: str | None, elo: int | None, place: int
) -> SeatScore:
    """Return the score with its place at the table, on some estate."""
    estate = ESTATES[(total * 7 + place) % len(ESTATES)]
    return SeatScore(name, level, elo, estate, total, place, points)
