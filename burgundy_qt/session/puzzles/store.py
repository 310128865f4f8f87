"""What is remembered of puzzles, a file in the data folder: how well each is known, and the games
that were searched for puzzles of one's own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.files import put_aside, read_at_most, write_whole
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.puzzles.days import Known
from burgundy_qt.session.shapes import holding, keyed, listed, matching, text, truth, whole

VERSION = 1
LARGEST = 8_000_000
"""Bytes: tens of thousands of puzzles."""
MOST_IN_A_ROW = 1_000_000
KEY = 16
"""Letters of a puzzle's key."""
A_DAY = matching(r"\d{4}-\d\d-\d\d")
ONE_KNOWN = holding(solved=truth, row=whole(0, MOST_IN_A_ROW), again=A_DAY)
A_KEY = matching(rf"[0-9a-f]{{{KEY}}}")


@dataclass(frozen=True)
class Store:
    """By key how well each puzzle is `known` that somebody has tried, and the ids of the games that
    were `searched`."""

    known: Mapping[str, Known] = field(default_factory=dict)
    searched: frozenset[str] = frozenset()


class StoreBroken(Exception):
    """The file is not what was written. `problem` tells under which name it was kept."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.what)
        self.problem = problem


def key_of(puzzle: Puzzle) -> str:
    """The same for the same position and seat, wherever the puzzle comes from."""
    told = json.dumps([puzzle.request, puzzle.actions, puzzle.seat], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:KEY]


def read_store(path: Path) -> Store:
    """What the file holds, nothing where there is none. Raises OSError; StoreBroken when it has put
    aside what is none of ours."""
    try:
        content = read_at_most(path, LARGEST + 1)
    except FileNotFoundError:
        return Store()
    try:
        return _understood(content)
    except (ValueError, RecursionError) as error:
        aside = put_aside(path)
        raise StoreBroken(
            Problem(
                tr("Puzzles", "What was remembered of the puzzles was damaged"),
                tr("Puzzles", "The file was kept as {file}.", file=aside.name),
                tr("Puzzles", "There is nothing to do: all puzzles are open again."),
                f"{aside}\n{error}",
            )
        ) from error


def _understood(content: bytes) -> Store:
    told = json.loads(content[:LARGEST].decode("utf-8"))
    a_store = holding(version=whole(VERSION, VERSION), puzzles=keyed(A_KEY), searched=listed(text))
    if not a_store(told):
        raise ValueError(f"this program knows version {VERSION}")
    known = {key: _known(one) for key, one in told["puzzles"].items()}
    return Store(known, frozenset(told["searched"]))


def _known(told: Any) -> Known:
    if not ONE_KNOWN(told):
        raise ValueError(f"{told!r:.80} does not say how well a puzzle is known")
    return Known(told["solved"], told["row"], date.fromisoformat(told["again"]))


def write_store(path: Path, store: Store) -> None:
    """Make this the content of the file, wholly or not at all; raises OSError."""
    puzzles = {
        key: {"solved": one.is_solved, "row": one.row, "again": one.again.isoformat()}
        for key, one in sorted(store.known.items())
    }
    told = {"version": VERSION, "puzzles": puzzles, "searched": sorted(store.searched)}
    write_whole(path, json.dumps(told, indent=1).encode())
