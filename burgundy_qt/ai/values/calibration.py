"""What is told of a network's values: chances and points as games of equal players bear them out.

A network learns from players who look less far than those who will ask it, and partly from its own
thoughts, so its points are a few too low and its chances too timid, most of all early in a game.
Bots play by the values as they are; these figures mend what is told. They stand in the network's
manifest, which a network of other weights does not have.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from burgundy_qt.ai.features.games import table_of
from burgundy_qt.ai.features.parts import Table
from burgundy_qt.ai.values.network_files import NetworkError, read_manifest
from burgundy_qt.ai.values.parts import Moment, calibration_parts
from burgundy_qt.ai.values.shipped import playing_file
from burgundy_qt.rules.position import Position

KEY = "calibration"
"""In a manifest, by objective: the power of chances and the weight of a seat's own, and by kind of
game (in Burgundy by edition) the factors of points; each a number for each stage (its phases)."""


@dataclass(frozen=True)
class Calibration:
    """Mends chances by a power and by what a seat's own weighs more, which with two seats is a
    straight line between the logarithms of odds; and points still to come by factors: those that
    the network has judged, and those that games to the end played greedily have found."""

    power: float = 1.0
    own: float = 1.0
    judged: float = 1.0
    played: float = 1.0

    def chances(self, shares: Sequence[float], viewer: int | None = None) -> tuple[float, ...]:
        """Shares of the win as `viewer` sees them, or all together: they are one together before
        and after, and what is certain stays. Where each has its own word, and each takes itself
        for lost, nobody's share is known. Who plays alone wins or does not."""
        if len(shares) == 1:
            return self.chances((shares[0], 1.0 - shares[0]), 0)[:1]
        if self.power == self.own == 1.0 or not any(shares):
            return tuple(shares)
        raised = [
            share**self.power * (self.own if seat == viewer else 1.0)
            for seat, share in enumerate(shares)
        ]
        whole = math.fsum(raised)
        return tuple(share / whole for share in raised)

    def chance(self, share: float, seat: int, shares: Sequence[float]) -> float:
        """The share of one seat as it sees it itself, where the others divide the rest as they do
        in `shares`: more stays more."""
        rest = math.fsum(shares) - shares[seat]
        others = [other / rest if rest else 1.0 for at, other in enumerate(shares) if at != seat]
        return self.chances([share, *((1.0 - share) * other for other in others)], viewer=0)[0]

    def points(self, points: float, standing: float) -> float:
        """Final points that were judged, `standing` of them scored before."""
        return standing + self.judged * (points - standing)


AS_IT_IS = Calibration()


def kept_open(shares: Sequence[float], sides: int, least: float) -> tuple[float, ...]:
    """Shares of the win, none of them nearer than `least` to 0 or 1 while chance is left; `sides`
    share it. Those in between stay as they are."""
    lowest = least / max(1, sides - 1)
    if all(lowest <= share <= 1.0 - least for share in shares):
        return tuple(shares)
    bounded = [min(max(share, lowest), 1.0 - least) for share in shares]
    if len(shares) == sides > 2:  # they are one together, and stay so
        whole = math.fsum(shares) / math.fsum(bounded)
        bounded = [min(share * whole, 1.0 - least) for share in bounded]
    return tuple(bounded)


def sides_of(position: Position) -> int:
    """Among how many the win is shared: the seats, two teams, or somebody alone and the game."""
    return 2 if position.counts() != "points" else position.seats


def calibration_for(position: Position, objective: str) -> Calibration:
    """How values of `position` are told where all play for `objective`."""
    known = table_of(position)
    moment = moment_of(position)
    return (
        AS_IT_IS if known is None or moment is None else calibration_at(*known, objective, moment)
    )


def factor_after_turn(position: Position, objective: str) -> float:
    """The factor of points in games that begin with a whole turn as it was searched: it mends the
    turns that greedy play makes after it, as it mends all from the chance before this turn on
    elsewhere."""
    played, moment = calibration_for(position, objective).played, moment_of(position)
    if played == 1.0 or moment is None:
        return played
    return 1.0 + (played - 1.0) * (moment.left - 1) / moment.left


def moment_of(position: Position) -> Moment | None:
    """Where in its game a position is, as far as it matters here; None where nothing of the game
    was measured."""
    known = table_of(position)
    parts = None if known is None else calibration_parts(known[0])
    return None if parts is None else parts.moment(position)


def calibration_at(game: str, table: Table, objective: str, moment: Moment) -> Calibration:
    """How values are told at a moment of games at a table; as they are where that was never
    measured."""
    measured = calibration_in(game, table).get(objective)
    if measured is None:
        return AS_IT_IS
    last = moment.stage is None
    power, own = (measured[name][-1 if last else moment.stage] for name in ("power", "own"))
    factors = measured["points"].get(moment.kind)
    if factors is None or last:
        return Calibration(power, own)
    judged, played = (factors[name][moment.stage] for name in ("judged", "played"))
    return Calibration(power, own, judged, played)


def calibration_in(game: str, table: Table) -> Mapping[str, Any]:
    """What was measured of the network that plays, by objective."""
    return calibration_of(playing_file(game, table))


@cache
def calibration_of(weights: Path) -> Mapping[str, Any]:
    """What the manifest of a network tells, by objective."""
    try:
        return dict(read_manifest(weights).get(KEY, {}))
    except NetworkError:
        return {}
