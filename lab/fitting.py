"""The fit of a network's calibration, from games with known results."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgundy_qt.ai.networks.calibration import OTHERS
from lab.hint_samples import HintedGame
from lab.predictions import Foretold, Told
from lab.told_and_came import Held

STEPS = 20
"""The largest number of steps of Newton's method, which needs about six."""
LEAST = 1e-4
"""Chances are stored with four digits: 0 counts as this."""

Numbers = NDArray[np.float64]
AS_IT_IS: Numbers = np.array([1.0, 0.0])
"""The power, and the logarithm of the weight of the viewer's chance, that change nothing."""
PULL = 0.01
"""How strongly a fit is pulled towards no change: like a hundredth of a game."""
FEW_ALONE = 1000
"""With fewer moments solo chances are not changed, because a few wins show nothing."""
STAGE_PULL = 25.0
"""How strongly the curve of a stage, which may have only some hundred moments, is pulled towards
that of the whole game: as if curves of stages differed by a fifth. Between 25 and 100 the other
half of the games fitted equally well; with less it fitted worse."""


def fitted(games: Sequence[Told], in_teams: bool = False) -> dict[str, Any]:
    """Return the figures of a manifest: by stage the power of chances and the weight of the
    viewer's chance, and by kind of game the factors of points. Chances of teams are not changed."""
    known = dict.fromkeys(sorted(game.kind for game in games))
    curves = [
        (1.0, 1.0) if in_teams else best_curve(*seen_in(games, stage))
        for stage in range(stages_in(games))
    ]
    return {
        "games": len(games),
        "power": [power for power, _ in curves],
        "own": [own for _, own in curves],
        "points": {kind: factors([game for game in games if game.kind == kind]) for kind in known},
    }


def seen_in(games: Sequence[Told], stage: int) -> tuple[Numbers, Numbers]:
    """Return a row for each prediction of a seat at a stage, or after the last one: its view, its
    own chance first, and the results of the seats in that order; in a solo game the chance and its
    opposite."""
    stages = {stage, None} if stage == stages_in(games) - 1 else {stage}
    rows = [
        (rolled(seen, viewer), rolled(game.shares, viewer))
        for game in games
        for moment in game.rounds
        if moment.stage in stages
        for viewer, seen in enumerate(moment.chances)
    ]
    seen, came = (np.array(column) for column in zip(*rows, strict=True))
    if seen.shape[1] == 1:
        return np.hstack([seen, 1.0 - seen]), np.hstack([came, 1.0 - came])
    return seen, came


def rolled(numbers: Sequence[float], first: int) -> list[float]:
    """Return the numbers from index `first` on, followed by those before it."""
    return [*numbers[first:], *numbers[:first]]


def best_curve(seen: Numbers, came: Numbers) -> tuple[float, float]:
    """Return the power and the weight of the viewer's chance with the greatest likelihood, which
    are unique."""
    power, weight = best_known(seen, came)
    return round(float(power), 3), round(math.exp(weight), 3)


def best_known(
    seen: Numbers,
    came: Numbers,
    own: Numbers | None = None,
    towards: Numbers = AS_IT_IS,
    pull: Sequence[float] = (PULL, PULL),
) -> Numbers:
    """Return the same, as the power and the logarithm of the weight, unrounded. `own`: 1 for each
    chance of the viewer, by default the first in each row."""
    logs = np.log(np.maximum(seen, LEAST))
    if own is None:
        own = np.zeros_like(logs)
        own[:, 0] = 1.0
    known = np.stack([logs, own])
    best = towards.copy()
    for _ in range(STEPS):
        raised = np.exp(np.tensordot(best, known, 1))
        told = raised / raised.sum(axis=1, keepdims=True)
        apart = known - (told * known).sum(axis=2, keepdims=True)
        slope = ((came - told) * known).sum(axis=(1, 2))
        bend = np.einsum("ns,ans,bns->ab", told, apart, apart)
        # A few games with results exactly as predicted would have no finite optimum: a weak pull
        # towards no change prevents that, and does not matter with thousands of games.
        slope -= np.array(pull) * (best - towards)
        best += np.linalg.solve(bend + np.diag(pull), slope)
    return best


def factors(games: Sequence[Told]) -> dict[str, list[float]]:
    """Return by stage the ratio of the result to the network's prediction, and to that of greedy
    games to the end."""
    stages = range(stages_in(games))
    return {
        "judged": [
            factor([(moment.judged, made) for moment, made in made_in(games, stage)])
            for stage in stages
        ],
        "played": [
            factor(
                [
                    (moment.played, made)
                    for moment, made in made_in(games, stage)
                    if moment.played is not None
                ]
            )
            for stage in stages
        ],
    }


def stages_in(games: Iterable[Told]) -> int:
    """Return how many stages have corrected points."""
    known = (moment.stage for game in games for moment in game.rounds)
    return 1 + max((stage for stage in known if stage is not None), default=-1)


def made_in(games: Iterable[Told], stage: int) -> Iterator[tuple[Foretold, list[int]]]:
    """Yield the moments of a stage and the later points of every seat."""
    for game in games:
        for moment in game.rounds:
            if moment.stage == stage:
                made = zip(game.points, moment.standing, strict=True)
                yield moment, [end - had for end, had in made]


def factor(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
    """Return the ratio of results to predictions; 1 without any."""
    if not pairs:
        return 1.0
    foretold, made = (math.fsum(map(sum, column)) for column in zip(*pairs, strict=True))
    return round(made / foretold, 3)


def fitted_hints(games: Sequence[HintedGame]) -> dict[str, Any]:
    """Return the figures of a manifest for hints: by stage the power of chances and the weight of
    the viewer's chance, and by kind of game the factors of the viewer's points and of the
    others'."""
    stages = stages_of_hints(games)
    rows = [
        (one.stage, rolled(one.win, one.seat), rolled(one.shares, one.seat))
        for game in games
        for one in game.hints
    ]
    own = [[1.0] + [0.0] * (len(seen) - 1) for _, seen, _ in rows]
    return {
        "games": sum(bool(game.hints) for game in games),
        "hints": len(rows),
        **curves([(*row, mine) for row, mine in zip(rows, own, strict=True)], stages),
        "points": {
            kind: {
                name: [factor_of_hints(games, kind, stage, name) for stage in range(stages)]
                for name in HINT_FACTORS
            }
            for kind in dict.fromkeys(sorted(game.kind for game in games))
        },
    }


def fitted_looks(games: Sequence[HintedGame]) -> dict[str, Any]:
    """Return the figures for looks without a search."""
    rows = [
        (
            one.stage,
            one.win,
            game.shares,
            [float(seat in one.waiting) for seat in range(len(one.win))],
        )
        for game in games
        for one in game.looks
    ]
    return {"games": len(games), "looks": len(rows), **curves(rows, stages_of_hints(games))}


Row = tuple[int | None, Sequence[float], Sequence[float], Sequence[float]]
"""The stage, the view, the result, and 1 for each chance of the viewer."""
HINT_FACTORS = {
    "judged": (True, "points"),
    "played": (True, "played"),
    OTHERS.format("judged"): (False, "points"),
    OTHERS.format("played"): (False, "played"),
}
"""Whether the factor is for the viewer's points, and for which kind."""


def curves(rows: Sequence[Row], stages: int) -> dict[str, list[float]]:
    """Return by stage the power and the weight of the viewer's chance, each pulled towards those of
    the whole game; moments after the last stage count for it."""

    if len(rows[0][1]) == 1 and len(rows) < FEW_ALONE:
        return {"power": [1.0] * stages, "own": [1.0] * stages}
    whole = best_known(*columns(rows))
    pull = STAGE_PULL / float(whole[0]) ** 2, STAGE_PULL
    found = []
    for stage in range(stages):
        last = {stage, None} if stage == stages - 1 else {stage}
        some = [row for row in rows if row[0] in last]
        best = whole
        if some:
            seen, came, own = columns(some)
            best = best_known(seen, came, own, whole, pull)
        found.append((round(float(best[0]), 3), round(math.exp(best[1]), 3)))
    return {"power": [power for power, _ in found], "own": [own for _, own in found]}


def columns(rows: Sequence[Row]) -> tuple[Numbers, Numbers, Numbers]:
    """Return the views, the results and the own chances; a solo player wins or does not."""
    seen, came, own = (np.array([row[at] for row in rows], dtype=float) for at in (1, 2, 3))
    if seen.shape[1] == 1:
        seen, came = (np.hstack([one, 1.0 - one]) for one in (seen, came))
        own = np.hstack([np.ones((len(rows), 1)), np.zeros((len(rows), 1))])
    return seen, came, own


def stages_of_hints(games: Iterable[HintedGame]) -> int:
    """Return how many stages have factors for points."""
    known = [one.stage for game in games for one in game.hints]
    known += [one.stage for game in games for one in game.looks]
    return 1 + max((stage for stage in known if stage is not None), default=-1)


def factor_of_hints(games: Iterable[HintedGame], kind: str, stage: int, name: str) -> float:
    """Return the ratio of later points to predicted ones. In games played to the end it applies
    only to the part after the searched turn."""
    is_own, of = HINT_FACTORS[name]
    made = told = fixed = 0.0
    for game in games:
        for one in game.hints:
            if (game.kind, one.stage) != (kind, stage):
                continue
            part = one.part if of == "played" else 1.0
            for seat, (points, had) in enumerate(zip(getattr(one, of), one.standing, strict=True)):
                if (seat == one.seat) == is_own:
                    coming = points if of == "played" else points - had
                    made += one.ends[seat] - had
                    told += part * coming
                    fixed += (1.0 - part) * coming
    return round((made - fixed) / told, 3) if told > 0 else 1.0


def crosswise(games: Sequence[HintedGame]) -> list[Held]:
    """Return each half of the games with the figures fitted on the other half."""
    halves = [[game for game in games if game.seed % 2 == odd] for odd in (0, 1)]
    return [
        Held(game, figures)
        for half, other in zip(halves, reversed(halves), strict=True)
        for figures in ([by_moment(other)] if half and other else [])
        for game in half
    ]


def by_moment(games: Sequence[HintedGame]) -> dict[str, dict[str, Any]]:
    """Return the figures of a manifest for hints and for looks without a search."""
    return {"hint": fitted_hints(games), "live": fitted_looks(games)}
