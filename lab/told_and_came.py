"""Predictions and results: the differences between them, over many games."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any

from burgundy_qt.ai.game_bots import Moment
from burgundy_qt.ai.networks.calibration import Calibration, Shown, calibration_at, calibration_by
from lab.hint_samples import HintedGame
from lab.predictions import Foretold, Told

MOST_POINTS, MOST_CHANCE = 1.5, 0.02
"""The limits of the mean error of points, and of the error of a tenth's chances beyond two standard
errors."""
FEW_GAMES = 40
"""With fewer games, a small standard error is not trusted."""


@dataclass(frozen=True)
class Found:
    """A prediction for a seat in a game, and its result."""

    game: int
    told: float
    came: float


@dataclass(frozen=True)
class Error:
    """The mean prediction, the mean result, and their difference, with its standard error clustered
    by game."""

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
    """Yield every prediction of every game, and its calibration."""
    for game in games:
        for moment in game.rounds:
            at = Moment(game.kind, moment.stage, 1)
            yield game, moment, calibration_at(game.game, game.table, "win", at)


def chances(games: Iterable[Told], mended: bool = True) -> Iterator[Found]:
    """Yield every seat's chance with calibration, or the network's own, and its share of the
    win."""
    for game, moment, calibration in looks(games):
        for seat, seen in enumerate(moment.chances):
            told = calibration.chances(seen, seat) if mended else seen
            yield Found(game.seed, told[seat], game.shares[seat])


def points(
    games: Iterable[Told], stage: int | None = None, kind: str = "judged"
) -> Iterator[Found]:
    """Yield every seat's final points with calibration, or the network's or the games' own, and
    their results."""
    for game, moment, calibration in looks(games):
        coming = moment.judged if kind.startswith("judged") else moment.played
        if coming is None or stage not in (None, moment.stage):
            continue
        factor = {"judged": calibration.judged, "played": calibration.played}.get(kind, 1.0)
        for more, had, end in zip(coming, moment.standing, game.points, strict=True):
            yield Found(game.seed, had + factor * more, end)


def by_tenths(found: Iterable[Found]) -> dict[int, Error]:
    """Return the errors by tenths of the prediction, for tenths with any."""
    tenths: dict[int, list[Found]] = defaultdict(list)
    for one in found:
        tenths[min(int(10 * one.told), 9)].append(one)
    return {tenth: error_of(ones) for tenth, ones in sorted(tenths.items())}


def faults(games: Sequence[Told]) -> list[str]:
    """Return the errors beyond their limits."""
    tenths = by_tenths(chances(games))
    found = [
        f"chances of {10 * tenth} to {10 * tenth + 10} %"
        for tenth, error in tenths.items()
        if abs(error.off) > MOST_CHANCE + 2 * error.error
    ]
    return found + ["points"] * (abs(error_of(list(points(games))).off) > MOST_POINTS)


WHOSE = {"own": (True,), "others'": (False,), "all": (True, False)}
"""Whether the prediction is of the viewing seat."""


@dataclass(frozen=True)
class Held:
    """A game with hints, compared with figures of a manifest, by moment; with the search's own if
    there are none."""

    game: HintedGame
    figures: Mapping[str, Mapping[str, Any]]

    def calibration(self, stage: int | None, shown: Shown) -> Calibration:
        """Return the calibration of a moment."""
        if shown not in self.figures:
            return Calibration()
        return calibration_by(self.figures[shown], Moment(self.game.kind, stage, 1))


def unfitted(games: Iterable[Held]) -> list[Held]:
    """Return the same games with the search's own figures."""
    return [Held(one.game, {}) for one in games]


def hint_chances(games: Iterable[Held], whose: str = "own") -> Iterator[Found]:
    """Yield the hints' chances, and the shares of the win."""
    for held in games:
        for one in held.game.hints:
            told = held.calibration(one.stage, "hint").chances(one.win, one.seat)
            for seat, share in enumerate(told):
                if (seat == one.seat) in WHOSE[whose]:
                    yield Found(held.game.seed, share, one.shares[seat])


def look_chances(games: Iterable[Held]) -> Iterator[Found]:
    """Yield the predictions without a search."""
    for held in games:
        for one in held.game.looks:
            told = held.calibration(one.stage, "live").chances_of(one.win, one.waiting)
            for share, came in zip(told, held.game.shares, strict=True):
                yield Found(held.game.seed, share, came)


def hint_points(
    games: Iterable[Held], kind: str = "played", whose: str = "own", stage: int | None = None
) -> Iterator[Found]:
    """Yield the hints' final points: those of games to the end, which people see, or the search's
    judgement."""
    for held in games:
        for one in held.game.hints:
            if stage not in (None, one.stage):
                continue
            calibration = held.calibration(one.stage, "hint")
            for seat, (had, end) in enumerate(zip(one.standing, one.ends, strict=True)):
                is_own = seat == one.seat
                if is_own not in WHOSE[whose]:
                    continue
                if kind == "judged":
                    told = calibration.points(one.points[seat], had, is_own)
                else:
                    factor = calibration.played if is_own else calibration.played_others
                    told = had + (1.0 + (factor - 1.0) * one.part) * one.played[seat]
                yield Found(held.game.seed, told, end)


@dataclass(frozen=True)
class Figure:
    """A tested prediction, and its limit beyond two standard errors."""

    name: str
    error: Error
    most: float

    @property
    def is_fault(self) -> bool:
        """Whether it is beyond its limit."""
        return abs(self.error.off) > self.most + 2 * self.error.error

    @property
    def by_chance(self) -> float:
        """The probability that an exact prediction would count as a fault by chance."""
        error = self.error.error
        return 0.0 if error == 0 else math.erfc((self.most / error + 2) / math.sqrt(2))


def hint_figures(games: Sequence[Held]) -> list[Figure]:
    """Return all tested figures of hints and of predictions without a search."""
    told = {
        **{f"{whose} chances": list(hint_chances(games, whose)) for whose in list(WHOSE)[:2]},
        "chances without a search": list(look_chances(games)),
    }
    found = [
        Figure(f"{name} of {10 * tenth} to {10 * tenth + 10} %", at_least(error), MOST_CHANCE)
        for name, some in told.items()
        for tenth, error in by_tenths(some).items()
    ]
    stages = {one.stage for held in games for one in held.game.hints}
    for kind in ("played", "judged"):
        for whose in list(WHOSE)[:2]:
            for stage in (None, *sorted(stage for stage in stages if stage is not None)):
                some = list(hint_points(games, kind, whose, stage))
                if some:
                    at = "" if stage is None else f" in stage {stage + 1}"
                    name = f"{whose} points ({kind}){at}"
                    found.append(Figure(name, error_of(some), MOST_POINTS))
    return found


def at_least(error: Error) -> Error:
    """Return a chance whose standard error is at least that of one game in each cluster: for few
    games with the same result it would be zero otherwise."""
    if error.games >= FEW_GAMES:
        return error
    least = math.sqrt(error.told * (1.0 - error.told) / error.games)
    return replace(error, error=max(error.error, least))


def hint_faults(games: Sequence[Held]) -> list[str]:
    """Return the errors beyond their limits."""
    return [figure.name for figure in hint_figures(games) if figure.is_fault]
