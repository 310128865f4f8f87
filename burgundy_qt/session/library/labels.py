"""What a person has written on the games of the library: a name of their own, a star."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.data_file import DataFile, Kind, Tell
from burgundy_qt.session.plain_text import plain_name
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_errors import SaveNotWritten
from burgundy_qt.session.saves.saves import reason
from burgundy_qt.session.shapes import all_of, keyed, row, text, truth
from burgundy_qt.storage.documents import document

LARGEST_FILE = 4 << 20
LONGEST_NAME = 80


@dataclass(frozen=True)
class Label:
    """A game's own name, empty where it has none, and whether it is starred."""

    name: str = ""
    starred: bool = False


Labels = dict[str, Label]
PLAIN = Label()
LABELS = all_of(keyed(text), lambda value: all(map(row(text, truth), value.values())))


class LabelsFile:
    """The labels by the games' ids, in one file that several windows may change at the same
    time. `tell` hears of a damaged one."""

    def __init__(self, path: Path, tell: Tell):
        self._kind: Kind[Labels] = Kind(LARGEST_FILE, {}, read_labels, written_labels, damaged)
        self.path = path
        self._tell = tell
        self._file = DataFile(path, self._kind, tell)

    def read(self) -> Labels:
        """All labels. A damaged file is put aside; then there are none, as where the system does
        not let us read, which is told."""
        return self._file.read_if_possible()

    def of(self, game_id: str) -> Label | None:
        """What is written on a game; None where that cannot be known just now, so that nobody takes
        it for nothing."""
        wrong: list[Problem] = []
        file = DataFile(self.path, self._kind, wrong.append)
        try:
            label = file.read().get(game_id, PLAIN)
        except OSError:
            return None
        for problem in wrong:
            self._tell(problem)
        return None if wrong else label

    def change(self, change: Callable[[Labels], None]) -> None:
        """Let `change` write on the labels, and keep what comes of it. Raises SaveNotWritten."""

        def changed(before: Labels) -> Labels:
            labels = dict(before)
            change(labels)
            return {game_id: label for game_id, label in labels.items() if label != PLAIN}

        try:
            self._file.change(changed)
        except OSError as error:
            raise SaveNotWritten(self._file.path, reason(error), repr(error)) from error


def read_labels(content: bytes) -> Labels:
    """The labels in a file; raises ValueError where one of them is none."""
    told = document(content)
    if not LABELS(told):
        raise ValueError("the file holds no labels")
    return {game_id: Label(tidy_name(name), starred) for game_id, (name, starred) in told.items()}


def written_labels(labels: Labels) -> bytes:
    kept = {game_id: [label.name, label.starred] for game_id, label in labels.items()}
    return json.dumps(kept, indent=0).encode()


def damaged(file: str) -> Problem:
    return Problem(
        tr("Library", "The names and stars of your games were damaged"),
        tr("Library", "The file was kept as {file}. No game is lost.", file=file),
        tr("Library", "Name and star your games again. You need not do anything else."),
    )


def tidy_name(name: str) -> str:
    """A name made plain and of bounded length."""
    return plain_name(name, LONGEST_NAME)
