"""Collections of puzzles: those that ship with the program, and how some are chosen of many."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Puzzle, read
from burgundy_qt.assets import PUZZLES

log = logging.getLogger(__name__)

A_GAME = 2
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
    of_game: dict[int, int] = defaultdict(int)
    while len(taken) < number and any(kinds.values()):
        for kind in sorted(kinds):
            if kinds[kind] and len(taken) < number:
                puzzle = kinds[kind].pop()
                if of_game[puzzle.request["seed"]] < A_GAME:
                    of_game[puzzle.request["seed"]] += 1
                    taken.append(puzzle)
    return taken
