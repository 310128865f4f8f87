"""What many matches tell of each player, and of each against each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from burgundy_qt.ai.arena.games import Side
from burgundy_qt.ai.arena.matches import Interval, Match, mean_ms
from burgundy_qt.ai.arena.ratings import Names

Matches = Mapping[Names, Match]


@dataclass(frozen=True)
class Row:
    """A player by its text. `elo` is None before its first pair, `score` the share of the wins that
    a seat of its has had, `points` those of a seat, `ms` the time of a decision that left a
    choice."""

    player: str
    games: int = 0
    elo: Interval | None = None
    score: float = 0.0
    points: float = 0.0
    ms: float = 0.0


@dataclass(frozen=True)
class Cell:
    """One player against another: the share of the wins a seat in its 95 % interval, the same in
    Elo, and how many pairs of games were played."""

    score: Interval
    elo: Interval
    pairs: int

    @property
    def is_settled(self) -> bool:
        """Whether it is sure who of the two is stronger."""
        return self.elo[0] > 0 or self.elo[2] < 0


def rows_of(players: Sequence[str], ratings: Mapping[str, Interval], matches: Matches) -> list[Row]:
    """All players, the strongest first; those of whom nothing is known last."""
    rows = [row_of(player, ratings.get(player), matches) for player in players]
    return sorted(rows, key=lambda row: -row.elo[1] if row.elo else float("inf"))


def row_of(player: str, elo: Interval | None, matches: Matches) -> Row:
    """What one player has come to."""
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
    """The matches of a player."""
    return [names for names in matches if player in names]


def seen_by(player: str, names: Names, match: Match) -> tuple[Match, list[Side]] | None:
    """A match and its player's side of every pair; None where the player has no part in it."""
    if player not in names:
        return None
    return match, [pair.a if names[0] == player else pair.b for pair in match.pairs]


def cell_of(player: str, names: Names, match: Match) -> Cell:
    """A match as one of its two players sees it."""
    low, middle, high = match.interval
    if names[0] == player:
        return Cell((low, middle, high), match.elo, len(match.pairs))
    others = match.seats - 1
    weaker, even, stronger = match.elo
    score = (1 - high) / others, (1 - middle) / others, (1 - low) / others
    return Cell(score, (-stronger, -even, -weaker), len(match.pairs))


def cell_between(player: str, other: str, matches: Matches) -> Cell | None:
    """One against another; None before their first pair."""
    for names in ((player, other), (other, player)):
        if names in matches:
            return cell_of(player, names, matches[names])
    return None
