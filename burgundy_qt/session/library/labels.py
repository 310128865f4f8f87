"""What a person has written on the games of the library: a name of their own, a star."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.session.files.files import put_aside, read_at_most, write_whole
from burgundy_qt.session.files.lock import Lock
from burgundy_qt.session.plain_text import plain_name
from burgundy_qt.session.saves.save_errors import SaveNotWritten
from burgundy_qt.session.saves.saves import reason

LARGEST_FILE = 4 << 20
LONGEST_NAME = 80
PATIENCE = 2.0  # seconds that another window may hold the file


@dataclass(frozen=True)
class Label:
    """A game's own name, empty where it has none, and whether it is starred."""

    name: str = ""
    starred: bool = False


Labels = dict[str, Label]
PLAIN = Label()


class LabelsFile:
    """The labels by the games' ids, in one file that several windows may change at the same
    time."""

    def __init__(self, path: Path):
        self.path = path

    def read(self) -> Labels:
        """All labels. A damaged file is put aside; then there are none."""
        try:
            return labels_from(json.loads(read_at_most(self.path, LARGEST_FILE)))
        except FileNotFoundError:
            return {}
        except (ValueError, RecursionError):
            with contextlib.suppress(OSError):
                put_aside(self.path)
            return {}
        except OSError:
            return {}

    def change(self, change: Callable[[Labels], None]) -> None:
        """Let `change` write on the labels, and keep what comes of it. Raises SaveNotWritten."""
        with self._held():
            labels = self.read()
            change(labels)
            kept = {
                game_id: [label.name, label.starred]
                for game_id, label in labels.items()
                if label != PLAIN
            }
            try:
                write_whole(self.path, json.dumps(kept, indent=0).encode())
            except OSError as error:
                raise SaveNotWritten(self.path, reason(error), repr(error)) from error

    @contextlib.contextmanager
    def _held(self) -> Iterator[None]:
        """Nobody else writes meanwhile; where nothing can be locked we write all the same."""
        lock = Lock(self.path)
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):
            while not lock.acquire() and time.monotonic() < end:
                time.sleep(0.01)
        try:
            yield
        finally:
            lock.release()


def labels_from(values: object) -> Labels:
    """The labels that a file holds; entries that are none are left out. Raises ValueError where it
    holds no labels."""
    if not isinstance(values, dict):
        raise ValueError("the file holds no labels")
    labels = {}
    for game_id, value in values.items():
        with contextlib.suppress(TypeError, ValueError):
            name, starred = value
            labels[game_id] = Label(tidy_name(str(name)), bool(starred))
    return labels


def tidy_name(name: str) -> str:
    """A name made plain and of bounded length."""
    return plain_name(name, LONGEST_NAME)
