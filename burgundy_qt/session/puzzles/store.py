"""What is remembered of puzzles, a file in the data folder: how well each is known, and the games
that were searched for puzzles of one's own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from burgundy_qt.ai.puzzles.puzzle import Puzzle
from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.data_file import DataFile, Kind, Tell
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.puzzles.days import Known
from burgundy_qt.session.shapes import holding, keyed, listed, matching, text, truth, whole
from burgundy_qt.storage.documents import Document, demand_version, document

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


def key_of(puzzle: Puzzle) -> str:
    """The same for the same position and seat, wherever the puzzle comes from."""
    told = json.dumps([puzzle.request, puzzle.actions, puzzle.seat], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:KEY]


def store_file(path: Path, tell: Tell) -> DataFile[Store]:
    """The file that remembers; `tell` hears what is wrong with it."""
    return DataFile(path, Kind(LARGEST, Store(), _understood, _written, _broken), tell)


def _broken(file: str) -> Problem:
    return Problem(
        tr("Puzzles", "What was remembered of the puzzles was damaged"),
        tr("Puzzles", "The file was kept as {file}.", file=file),
        tr("Puzzles", "There is nothing to do: all puzzles are open again."),
    )


def _understood(content: bytes) -> Store:
    told = document(content)
    demand_version(told["version"], VERSION)
    if not holding(puzzles=keyed(A_KEY), searched=listed(text))(told):
        raise ValueError("the file does not remember puzzles")
    known = {key: _known(one) for key, one in told["puzzles"].items()}
    return Store(known, frozenset(told["searched"]))


def _known(told: Document) -> Known:
    if not ONE_KNOWN(told):
        raise ValueError(f"{told!r:.80} does not say how well a puzzle is known")
    return Known(told["solved"], told["row"], date.fromisoformat(told["again"]))


def _written(store: Store) -> bytes:
    puzzles = {
        key: {"solved": one.is_solved, "row": one.row, "again": one.again.isoformat()}
        for key, one in sorted(store.known.items())
    }
    told = {"version": VERSION, "puzzles": puzzles, "searched": sorted(store.searched)}
    return json.dumps(told, indent=1).encode()
