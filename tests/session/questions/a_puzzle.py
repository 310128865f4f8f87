"""A puzzle for tests. The finder found it in a dice game of two bots, with a mark that decides half
of the win."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from burgundy_qt.ai.puzzles.puzzle import Puzzle, read

DICE = "burgundy-dice"
COLLECTION = Path(__file__).parent / "dice.puzzles"


@cache
def some_puzzles() -> tuple[Puzzle, ...]:
    """Return three puzzles of different difficulty."""
    return read(COLLECTION)


def a_puzzle(**changes: object) -> Puzzle:
    """Return the first of the puzzles, with these changes."""
    return replace(some_puzzles()[0], **changes)
