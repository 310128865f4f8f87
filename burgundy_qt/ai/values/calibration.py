"""What is told of a network's values: chances and points as games of equal players bear them out.

A network learns from players who look less far than those who will ask it, and partly from its own thoughts, so its
points are a few too low and, with three seats and more, its chances too timid. Bots play by the values as they are;
these figures mend what is told. They stand in the network's manifest, which a network of other weights does not have.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from burgundy_qt.ai.features.games import Table, table_of
from burgundy_qt.ai.values.network_files import NetworkError, read_manifest, shipped_file
from burgundy_qt.rules.burgundy.burgundy import Burgundy
from burgundy_qt.rules.burgundy.components import EDITIONS
from burgundy_qt.rules.position import Position

KEY = "calibration"
"""In a manifest: by objective the power of chances, and by edition the factors of points, a number for each phase."""
PHASES, ROUNDS_A_PHASE = 5, 5
ROUNDS = PHASES * ROUNDS_A_PHASE


@dataclass(frozen=True)
class Calibration:
    """Mends chances by a power, and points still to come by factors: those that the network has judged, and those that
    games to the end played greedily have found."""

    power: float = 1.0
    judged: float = 1.0
    played: float = 1.0

    def chances(self, shares: Sequence[float]) -> tuple[float, ...]:
        """Shares of the win, which are one together before and after; what is certain stays."""
        if self.power == 1.0:
            return tuple(shares)
        raised = [share**self.power for share in shares]
        whole = math.fsum(raised)
        return tuple(share / whole for share in raised)

    def chance(self, share: float, seat: int, shares: Sequence[float]) -> float:
        """The share of one seat, where the others divide the rest as they do in `shares`: more stays more."""
        if self.power == 1.0:
            return share
        rest = math.fsum(shares) - shares[seat]
        others = [other / rest if rest else 1.0 for at, other in enumerate(shares) if at != seat]
        return self.chances([share, *((1.0 - share) * other for other in others)])[0]

    def points(self, points: float, standing: float) -> float:
        """Final points that were judged, `standing` of them scored before."""
        return standing + self.judged * (points - standing)


AS_IT_IS = Calibration()


def calibration_for(position: Position, objective: str) -> Calibration:
    """How values of `position` are told where all play for `objective`."""
    table = table_of(position)
    if table is None or not isinstance(position, Burgundy):
        return AS_IT_IS
    return calibration_at(table, objective, EDITIONS[position.edition()], round_of(position))


def factor_after_turn(position: Position, objective: str) -> float:
    """The factor of points in games that begin with a whole turn as it was searched: it mends the turns that greedy
    play makes after it, as it mends all from the dice of the round on elsewhere."""
    played = calibration_for(position, objective).played
    if played == 1.0 or not isinstance(position, Burgundy):
        return played
    left = ROUNDS - round_of(position)
    return 1.0 + (played - 1.0) * (left - 1) / left


def round_of(position: Burgundy) -> int:
    """The round that is played, counted from 0 through the whole game."""
    raw = position.raw()
    return int(raw["phase"] * ROUNDS_A_PHASE + raw["round"])


def calibration_at(table: Table, objective: str, edition: str, number: int) -> Calibration:
    """How values are told in a round, counted from 0, or before its dice; as they are where that was never measured.
    Points of the last round, in which all dice lie open, need no mending."""
    measured = calibration_in(table).get(objective)
    if measured is None:
        return AS_IT_IS
    factors = measured["points"].get(edition)
    if factors is None or number >= ROUNDS - 1:
        return Calibration(measured["power"])
    phase = number // ROUNDS_A_PHASE
    return Calibration(measured["power"], factors["judged"][phase], factors["played"][phase])


@cache
def calibration_in(table: Table) -> Mapping[str, Any]:
    """What was measured of the shipped network, by objective."""
    try:
        return dict(read_manifest(shipped_file(table)).get(KEY, {}))
    except NetworkError:
        return {}
