"""A puzzle for tests: found by the finder in a dice game of two bots, where a mark is worth half of
the win."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from burgundy_qt.ai.puzzles.puzzle import Puzzle, read

DICE = "burgundy-dice"
COLLECTION = Path(__file__).parent / "dice.puzzles"


@cache
def some_puzzles() -> tuple[Puzzle, ...]:
    """Three of different difficulty."""
    return read(COLLECTION)


def a_puzzle(**changes: object) -> Puzzle:
    """The first of them, or one like it."""
    return replace(some_puzzles()[0], **changes)
