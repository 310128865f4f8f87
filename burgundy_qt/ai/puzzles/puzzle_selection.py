"""The selection of some puzzles out of many: of all phases, boards, set-ups, numbers of players,
motives and difficulties, and few from one game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import fmean
from types import MappingProxyType

from burgundy_qt.ai.game_bots import Moment, bots_of
from burgundy_qt.ai.networks.calibration import moment_of
from burgundy_qt.ai.puzzles.puzzle import Puzzle

PHASE, BOARD, SET_UP = "phase", "board", "set-up"
PLAYERS, MOTIVE, DIFFICULTY = "players", "motive", "difficulty"
TRAITS = (PHASE, BOARD, SET_UP, PLAYERS, MOTIVE, DIFFICULTY)
"""What tells puzzles apart."""
Traits = Mapping[str, tuple[str, ...]]
"""The values of a puzzle by trait; there may be several boards, or none."""
Quotas = Mapping[str, Mapping[str, float]]
"""By trait and value how many puzzles are wanted; what is left out is wanted as often as others."""
A_GAME = 3
"""The most puzzles chosen of one game."""
MOST_OF_A_MOTIVE = 0.3
"""The largest share of puzzles with the same motive, unless all have it."""


@dataclass(frozen=True)
class Candidate:
    """A puzzle with its traits."""

    puzzle: Puzzle
    traits: Traits

    @property
    def table(self) -> str:
        """The set-up and the number of players."""
        return f"{self.traits[SET_UP][0]}, {self.traits[PLAYERS][0]}"


def traits_of(puzzle: Puzzle) -> Traits:
    """Return the traits of a puzzle. The phase is that of its calibration, counted from 1. Raises
    BadPuzzles."""
    game = puzzle.played()
    moment = moment_of(game.position)
    return {
        PHASE: (stage_text(moment),),
        BOARD: bots_of(puzzle.game).boards(game.state(puzzle.seat), puzzle.seat),
        SET_UP: (set_up_of(puzzle.request),),
        PLAYERS: (str(game.seats),),
        MOTIVE: (puzzle.motive,),
        DIFFICULTY: (puzzle.difficulty,),
    }


NO_STAGE = "none"
"""The phase of the set-up, and of a last round whose points need no correction any more."""


def stage_text(moment: Moment | None) -> str:
    """Return the phase of a moment, counted from 1."""
    return NO_STAGE if moment is None or moment.stage is None else str(moment.stage + 1)


def set_up_of(request: Mapping[str, object]) -> str:
    """Return the edition and the modules of a game: "2019 shields"."""
    modules = request.get("modules") or ()
    assert isinstance(modules, (list, tuple))
    return " ".join([str(request["edition"]), *map(str, modules)])


def chosen(
    puzzles: Iterable[Puzzle], number: int, quotas: Quotas = MappingProxyType({})
) -> list[Puzzle]:
    """Return `number` of them, or as many as there are: always the one with the traits that are
    rarest so far for what is wanted; of equals that with the widest gap."""
    pool = [Candidate(one, traits_of(one)) for one in sorted(puzzles, key=lambda one: -one.gap)]
    wanted = {trait: wanted_of(trait, pool, quotas.get(trait, {})) for trait in TRAITS}
    counts = {trait: Counter[str]() for trait in TRAITS}
    taken: list[Puzzle] = []
    while len(taken) < number:
        of_game = Counter(seed_of(one) for one in taken)
        free = [one for one in pool if of_game[seed_of(one.puzzle)] < A_GAME]
        if len(wanted[MOTIVE]) > 1:
            most = max(A_GAME, MOST_OF_A_MOTIVE * number)
            free = [one for one in free if counts[MOTIVE][one.puzzle.motive] < most]
        if not free:
            break
        best = min(free, key=lambda one: crowding(one.traits, counts, wanted))
        pool.remove(best)
        taken.append(best.puzzle)
        for trait, values in best.traits.items():
            counts[trait].update(values)
    return taken


def seed_of(puzzle: Puzzle) -> object:
    """Return the seed of a puzzle's game."""
    return puzzle.request["seed"]


def wanted_of(
    trait: str, pool: Iterable[Candidate], quota: Mapping[str, float]
) -> Mapping[str, float]:
    """Return how many of each value are wanted, as parts of one another: as many as the quota says,
    of others as many as of the average one."""
    values = {value for one in pool for value in one.traits[trait]}
    usual = fmean(quota.values()) if quota else 1.0
    return {value: quota.get(value, usual) for value in values}


def crowding(
    traits: Traits, counts: Mapping[str, Counter[str]], wanted: Mapping[str, Mapping[str, float]]
) -> float:
    """Return how often the values of a puzzle are taken for what is wanted of them."""
    return math.fsum(
        math.fsum(
            counts[trait][value] * sum(wanted[trait].values()) / wanted[trait][value]
            for value in values
        )
        / len(values)
        for trait, values in traits.items()
        if values
    )
