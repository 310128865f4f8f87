"""Ratings of players who met each other in many matches: Elo by Bradley and Terry, with 95 %
intervals; and the crosstable of each against each.

Fitted by Newton's method to the pairs' scores. The weight of a match depends on the spread of its
pairs' scores; each match gets one more pair between equals, so that a clean sweep gives no infinite
Elo.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from burgundy_qt.ai.arena.matches import Interval, Match, Side, mean_ms
from burgundy_qt.ai.arena.sprt import NORMAL

ELO = 400 / math.log(10)
"""Elo of one unit of strength on the natural logarithm's scale."""
NEWTON_STEPS = 50
LONGEST_STEP = 2.0

Names = tuple[str, str]


@dataclass(frozen=True)
class Weight:
    """The evidence of a match: `first` beat `second` in the share `score`, as certain as `games`
    single games.

    `handicap`: how much stronger, on the natural scale, one must be to win half the games.
    """

    first: int
    second: int
    score: float
    games: float
    handicap: float


def rate(matches: Mapping[Names, Match]) -> dict[str, Interval]:
    """Return the Elo of each player with its 95 % interval, strongest first; their mean is 0."""
    names = list(dict.fromkeys(name for pair in matches for name in pair))
    weights = [weight(names.index(a), names.index(b), match) for (a, b), match in matches.items()]
    strengths, spreads = fit(weights, len(names))
    ratings = {
        name: (ELO * (own - NORMAL * spread), ELO * own, ELO * (own + NORMAL * spread))
        for name, own, spread in zip(names, strengths, spreads, strict=True)
    }
    return dict(sorted(ratings.items(), key=lambda rating: -rating[1][1]))


def weight(first: int, second: int, match: Match) -> Weight:
    scores = [pair.score for pair in match.pairs]
    number, even = len(scores) + 1, 1 / match.seats
    score = (sum(scores) + even) / number
    added = even * (1 - score) ** 2 + (1 - even) * score**2
    variance = (sum((one - score) ** 2 for one in scores) + added) / number
    return Weight(
        first,
        second,
        score,
        len(scores) * score * (1 - score) / variance,
        math.log(match.seats - 1),
    )


def fit(weights: Sequence[Weight], number: int) -> tuple[list[float], list[float]]:
    """Return the likeliest strengths, their mean 0, and the standard deviation of each."""
    strengths = [0.0] * number
    for _ in range(NEWTON_STEPS):
        slopes, inverse = slopes_of(weights, strengths), inverted(curvature(weights, strengths))
        steps = [
            sum(part * slope for part, slope in zip(row, slopes, strict=True)) for row in inverse
        ]
        strengths = [
            own + max(-LONGEST_STEP, min(LONGEST_STEP, step))
            for own, step in zip(strengths, steps, strict=True)
        ]
        if max(map(abs, steps)) < 1e-9:
            break
    inverse = inverted(curvature(weights, strengths))
    middle = sum(strengths) / number
    spreads = [math.sqrt(max(0.0, inverse[at][at] - 1 / number)) for at in range(number)]
    return [own - middle for own in strengths], spreads


def expected(match: Weight, strengths: Sequence[float]) -> float:
    return 1 / (1 + math.exp(strengths[match.second] - strengths[match.first] + match.handicap))


def slopes_of(weights: Sequence[Weight], strengths: Sequence[float]) -> list[float]:
    slopes = [0.0] * len(strengths)
    for match in weights:
        missing = match.games * (match.score - expected(match, strengths))
        slopes[match.first] += missing
        slopes[match.second] -= missing
    return slopes


def curvature(weights: Sequence[Weight], strengths: Sequence[float]) -> list[list[float]]:
    """Return the curvature of the likelihood; since only differences are known, the mean is
    fixed."""
    number = len(strengths)
    known = [[1 / number] * number for _ in range(number)]
    for match in weights:
        share = expected(match, strengths)
        information = match.games * share * (1 - share)
        for one, other, sign in (
            (match.first, match.first, 1),
            (match.second, match.second, 1),
            (match.first, match.second, -1),
            (match.second, match.first, -1),
        ):
            known[one][other] += sign * information
    return known


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric matrix that has one, by Gauss and Jordan."""
    number = len(matrix)
    rows = [
        [*row, *(float(at == column) for column in range(number))] for at, row in enumerate(matrix)
    ]
    for at in range(number):
        pivot = max(range(at, number), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(number):
            if other != at:
                factor = rows[other][at]
                rows[other] = [
                    value - factor * own for value, own in zip(rows[other], rows[at], strict=True)
                ]
    return [row[number:] for row in rows]


# The results of many matches for each player, and for each pair of players.

Matches = Mapping[Names, Match]


@dataclass(frozen=True)
class Row:
    """A player by its text. `elo` is None before its first pair. `score` is the mean share of the
    win of one of its seats, `points` are those of a seat. `ms` is the time of a decision with a
    choice."""

    player: str
    games: int = 0
    elo: Interval | None = None
    score: float = 0.0
    points: float = 0.0
    ms: float = 0.0


@dataclass(frozen=True)
class Cell:
    """One player against another: the mean share of the win of a seat in its 95 % interval, the
    same in Elo, and how many pairs of games were played."""

    score: Interval
    elo: Interval
    pairs: int

    @property
    def is_settled(self) -> bool:
        """Whether it is certain which of the two is stronger."""
        return self.elo[0] > 0 or self.elo[2] < 0


def rows_of(players: Sequence[str], ratings: Mapping[str, Interval], matches: Matches) -> list[Row]:
    """Return all players, the strongest first; those without results last."""
    rows = [row_of(player, ratings.get(player), matches) for player in players]
    return sorted(rows, key=lambda row: -row.elo[1] if row.elo else float("inf"))


def row_of(player: str, elo: Interval | None, matches: Matches) -> Row:
    """Return the results of one player."""
    own = [one for names in matches if (one := seen_by(player, names, matches[names]))]
    sides = [side for _, played in own for side in played]
    if not sides:
        return Row(player)
    games = sum(match.seats * len(match.pairs) for match, _ in own)
    return Row(
        player,
        games,
        elo,
        fmean(cell_of(player, names, matches[names]).score[1] for names in of(player, matches)),
        fmean(side.points for side in sides),
        mean_ms(sides),
    )


def of(player: str, matches: Matches) -> list[Names]:
    """Return the matches of a player."""
    return [names for names in matches if player in names]


def seen_by(player: str, names: Names, match: Match) -> tuple[Match, list[Side]] | None:
    """Return a match and its player's side of every pair; None if the player has no part in it."""
    if player not in names:
        return None
    return match, [pair.a if names[0] == player else pair.b for pair in match.pairs]


def cell_of(player: str, names: Names, match: Match) -> Cell:
    """Return a match as one of its two players sees it."""
    low, middle, high = match.interval
    if names[0] == player:
        return Cell((low, middle, high), match.elo, len(match.pairs))
    others = match.seats - 1
    weaker, even, stronger = match.elo
    score = (1 - high) / others, (1 - middle) / others, (1 - low) / others
    return Cell(score, (-stronger, -even, -weaker), len(match.pairs))


def cell_between(player: str, other: str, matches: Matches) -> Cell | None:
    """Return one against another; None before their first pair."""
    for names in ((player, other), (other, player)):
        if names in matches:
            return cell_of(player, names, matches[names])
    return None
