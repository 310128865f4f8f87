"""The figures by which a network's values are told, found from games whose end is known."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from burgundy_qt.ai.values.calibration import Calibration
from tests.campaigns.predictions import Foretold, Told

EACH = 5
"""Every fifth boundary is enough for the power."""
POWERS = [number / 100 for number in range(70, 201)]

Seen = tuple[Sequence[float], Sequence[float]]
"""All seats' chances as one of them saw them, and what became of them."""


def fitted(games: Sequence[Told], in_teams: bool = False) -> dict[str, Any]:
    """What a manifest says: the power of chances, and by kind of game the factors of points by
    stage. Chances of teams are left as they are."""
    known = dict.fromkeys(sorted(game.kind for game in games))
    return {
        "games": len(games),
        "power": 1.0
        if in_teams
        else best_power([seen for game in games for seen in seen_in(game)]),
        "points": {kind: factors([game for game in games if game.kind == kind]) for kind in known},
    }


def seen_in(game: Told) -> Iterator[Seen]:
    """What is learnt from, in a game in which every seat plays for itself."""
    for foretold in game.rounds[game.seed % EACH :: EACH]:
        for chances in foretold.chances:
            yield chances, game.shares


def best_power(seen: Sequence[Seen]) -> float:
    """The power that makes what became of the seats most likely; there is one best."""
    low, high = 0, len(POWERS) - 1
    while low < high:
        middle = (low + high) // 2
        if surprise(POWERS[middle], seen) <= surprise(POWERS[middle + 1], seen):
            high = middle
        else:
            low = middle + 1
    return POWERS[low]


def surprise(power: float, seen: Iterable[Seen]) -> float:
    """How little what happened was expected."""
    calibration = Calibration(power)
    return -math.fsum(
        share * math.log(max(chance, 1e-9))
        for chances, shares in seen
        for share, chance in zip(shares, calibration.chances(chances), strict=True)
        if share
    )


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
