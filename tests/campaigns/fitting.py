"""The figures by which a network's values are told, found from games whose end is known."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.campaigns.predictions import Foretold, Told

STEPS = 20
"""Of Newton's method, which needs half a dozen."""
LEAST = 1e-4
"""Chances are noted with four digits: one of 0 is taken for so much."""

Numbers = NDArray[np.float64]
AS_IT_IS: Numbers = np.array([1.0, 0.0])
"""The power, and the logarithm of what one's own chance weighs, that change nothing."""
PULL = 0.01
"""How strongly a fit is drawn to that, as if a hundredth of a game said so."""


def fitted(games: Sequence[Told], in_teams: bool = False) -> dict[str, Any]:
    """What a manifest says: by stage the power of chances and what one's own weighs, and by kind of
    game the factors of points. Chances of teams are left as they are."""
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
    """A row for each look of a seat at a stage, after the last one too where it is the last: what
    it saw, its own chance first, and what became of the seats in that order; alone its own chance
    and that it does not win."""
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
    """From one on, those before it last."""
    return [*numbers[first:], *numbers[:first]]


def best_curve(seen: Numbers, came: Numbers) -> tuple[float, float]:
    """The power and what one's own chance weighs that make what came most likely; there is one
    best."""
    logs = np.log(np.maximum(seen, LEAST))
    own = np.zeros_like(logs)
    own[:, 0] = 1.0
    known = np.stack([logs, own])
    best = AS_IT_IS.copy()
    for _ in range(STEPS):
        raised = np.exp(np.tensordot(best, known, 1))
        told = raised / raised.sum(axis=1, keepdims=True)
        apart = known - (told * known).sum(axis=2, keepdims=True)
        slope = ((came - told) * known).sum(axis=(1, 2))
        bend = np.einsum("ns,ans,bns->ab", told, apart, apart)
        # A few games that all came as told would have no finite best: a weak pull to what is told
        # as it is keeps it, and changes nothing where there are thousands.
        slope -= PULL * (best - AS_IT_IS)
        best += np.linalg.solve(bend + PULL * np.eye(2), slope)
    power, weight = best
    return round(float(power), 3), round(math.exp(weight), 3)


def factors(games: Sequence[Told]) -> dict[str, list[float]]:
    """By stage: by how much more was made than was judged, and than greedy play made in games to
    the end."""
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
    """How many stages they have that points are mended in."""
    known = (moment.stage for game in games for moment in game.rounds)
    return 1 + max((stage for stage in known if stage is not None), default=-1)


def made_in(games: Iterable[Told], stage: int) -> Iterator[tuple[Foretold, list[int]]]:
    """The moments of a stage and what every seat still made after them."""
    for game in games:
        for moment in game.rounds:
            if moment.stage == stage:
                made = zip(game.points, moment.standing, strict=True)
                yield moment, [end - had for end, had in made]


def factor(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> float:
    """What was made, over what was foretold; 1 where nothing was."""
    if not pairs:
        return 1.0
    foretold, made = (math.fsum(map(sum, column)) for column in zip(*pairs, strict=True))
    return round(made / foretold, 3)
