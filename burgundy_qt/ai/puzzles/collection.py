"""Collections of puzzles: those that ship with the program, and how some are chosen of many."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Puzzle, read
from burgundy_qt.assets import PUZZLES

log = logging.getLogger(__name__)

A_GAME = 3
"""So many puzzles of one game at most are chosen."""


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Those that ship for a game; none where the file cannot be used: the log says why."""
    file = PUZZLES / f"{game}.puzzles"
    try:
        return read(file)
    except (BadPuzzles, OSError) as error:
        log.warning("no puzzles: %s", error)
        return ()


def chosen(puzzles: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of them, as many kinds as there are: by turns one of each difficulty and theme, those
    with the widest gap first, few of one game."""
    kinds: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda one: one.gap):
        kinds[puzzle.difficulty, puzzle.theme].append(puzzle)
    taken: list[Puzzle] = []
    while len(taken) < number and any(kinds.values()):
        for kind in sorted(kinds):
            further = next_of(kinds[kind], taken) if len(taken) < number else None
            taken += [further] if further is not None else []
    return taken


def next_of(kind: list[Puzzle], taken: list[Puzzle]) -> Puzzle | None:
    """Take the last one of a kind whose game has not given enough; those of games that have are
    left out for good."""
    while kind:
        puzzle = kind.pop()
        if sum(one.request["seed"] == puzzle.request["seed"] for one in taken) < A_GAME:
            return puzzle
    return None
