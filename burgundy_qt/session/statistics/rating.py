"""A person's strength on the bots' scale, from places against bots of measured Elo.

The rule is Glickman's for a rating period of one game and opponents whose strength is known: the
step is the surprise, divided by how much was known before and how much the game could tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import NamedTuple

SCALE = log(10) / 400
START = 1200.0
UNSURE = 250.0
DRIFT = 4.0
"""By how much a person's strength may change from game to game: a standard deviation."""
RANGE = 1.96
"""Standard deviations to either side that hold the truth in 95 of 100 cases."""

Meeting = tuple[int, float]  # the bot's Elo; 1.0 won, 0.5 as good, 0.0 lost


class Rating(NamedTuple):
    """`elo` on the bots' scale, and its standard `deviation`."""

    elo: float = START
    deviation: float = UNSURE

    @property
    def give_or_take(self) -> int:
        """Half the width of the range that holds the true strength in 95 of 100 cases."""
        return round(RANGE * self.deviation)


def expected(elo: float, other: float) -> float:
    """The chance to end before an opponent of that strength."""
    return float(1 / (1 + 10 ** ((other - elo) / 400)))


def rated_after(before: Rating, meetings: Sequence[Meeting]) -> Rating:
    """The rating after one more game. The bots of one table count as much as one opponent
    together."""
    surprise = told = 0.0
    for other, score in meetings:
        chance = expected(before.elo, other)
        surprise += (score - chance) / len(meetings)
        told += chance * (1 - chance) / len(meetings)
    known = 1 / min(before.deviation**2 + DRIFT**2, UNSURE**2)
    variance = 1 / (known + SCALE**2 * told)
    return Rating(before.elo + variance * SCALE * surprise, sqrt(variance))


def course(games: Iterable[Sequence[Meeting]]) -> list[Rating]:
    """The rating after each game, in the order they were played."""
    rating = Rating()
    return [rating := rated_after(rating, meetings) for meetings in games]
