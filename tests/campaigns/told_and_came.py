"""What was told and what came of it: how far off the one is from the other, over many games."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from burgundy_qt.ai.values.calibration import Calibration, calibration_at
from burgundy_qt.ai.values.parts import Moment
from tests.campaigns.predictions import Foretold, Hinted, Told

MOST_POINTS, MOST_CHANCE = 1.5, 0.02
"""By how much points may be off in the mean, and the chances of a tenth beyond two standard
errors."""


@dataclass(frozen=True)
class Found:
    """Something told to a seat in a game, and what it really came to."""

    game: int
    told: float
    came: float


@dataclass(frozen=True)
class Error:
    """The mean of what was told, of what came, and of the difference, with its standard error
    clustered by game."""

    moments: int
    games: int
    told: float
    came: float
    error: float

    @property
    def off(self) -> float:
        return self.told - self.came


def error_of(found: Sequence[Found]) -> Error:
    told, came = fmean(one.told for one in found), fmean(one.came for one in found)
    by_game: dict[int, float] = defaultdict(float)
    for one in found:
        by_game[one.game] += one.told - one.came - (told - came)
    error = math.sqrt(math.fsum(whole * whole for whole in by_game.values())) / len(found)
    return Error(len(found), len(by_game), told, came, error)


def looks(games: Iterable[Told]) -> Iterator[tuple[Told, Foretold, Calibration]]:
    """Every look at every game, and how values are told there."""
    for game in games:
        for moment in game.rounds:
            at = Moment(game.kind, moment.stage, 1)
            yield game, moment, calibration_at(game.game, game.table, "win", at)


def chances(games: Iterable[Told], mended: bool = True) -> Iterator[Found]:
    """Every seat's chance as it was told, or as the network has it, and its share of the win."""
    for game, moment, calibration in looks(games):
        for seat, seen in enumerate(moment.chances):
            told = calibration.chances(seen, seat) if mended else seen
            yield Found(game.seed, told[seat], game.shares[seat])


def points(
    games: Iterable[Told], stage: int | None = None, kind: str = "judged"
) -> Iterator[Found]:
    """Every seat's final points as they were told, or as the network or the games have them, and as
    they came."""
    for game, moment, calibration in looks(games):
        coming = moment.judged if kind.startswith("judged") else moment.played
        if coming is None or stage not in (None, moment.stage):
            continue
        factor = {"judged": calibration.judged, "played": calibration.played}.get(kind, 1.0)
        for more, had, end in zip(coming, moment.standing, game.points, strict=True):
            yield Found(game.seed, had + factor * more, end)


def by_tenths(found: Iterable[Found]) -> dict[int, Error]:
    """By tenths of what was told, those that were told at all."""
    tenths: dict[int, list[Found]] = defaultdict(list)
    for one in found:
        tenths[min(int(10 * one.told), 9)].append(one)
    return {tenth: error_of(ones) for tenth, ones in sorted(tenths.items())}


def faults(games: Sequence[Told]) -> list[str]:
    """What is further off than it may be."""
    tenths = by_tenths(chances(games))
    found = [
        f"chances of {10 * tenth} to {10 * tenth + 10} %"
        for tenth, error in tenths.items()
        if abs(error.off) > MOST_CHANCE + 2 * error.error
    ]
    return found + ["points"] * (abs(error_of(list(points(games))).off) > MOST_POINTS)


def chances_hinted(hints: Iterable[Hinted]) -> list[Found]:
    """Each hint is of a game of its own."""
    return [Found(at, one.chance, one.share) for at, one in enumerate(hints)]
