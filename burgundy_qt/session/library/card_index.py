"""The cards of the library kept in one file, so that a game is read again only when its own file
has changed.

Nothing is lost with it: a missing index, or a line that is none, only means that the games
concerned are read again. So is a game that cannot be opened where another language is spoken since:
its card says in words what is wrong.
"""

from __future__ import annotations

import contextlib
import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from burgundy_qt.language.spoken import spoken
from burgundy_qt.session.library.game_card import GameCard, card_from, written_card
from burgundy_qt.storage.whole_files import read_at_most, write_whole

VERSION = 10
LARGEST = 64 << 20
"""Bytes: a hundred thousand games."""
CHECK = 9
"""Letters before the JSON of a line: a sum of it, and a space. A game whose line was damaged is
read again, rather than shown with other points."""


class Found(NamedTuple):
    """A file as the system tells of it: where it lies, when it was written in nanoseconds, its size
    in bytes."""

    path: Path
    in_bin: bool
    written: int
    size: int

    @property
    def played(self) -> float:
        """When it was written, in seconds."""
        return self.written / 1e9


Known = dict[Path, tuple[Found, GameCard]]


def read_index(path: Path) -> Known:
    """The cards that were kept, each with the file as it was then; games lie in the folder of the
    index."""
    known: Known = {}
    with contextlib.suppress(OSError):
        for line in read_at_most(path, LARGEST).splitlines():
            with contextlib.suppress(KeyError, TypeError, ValueError):
                if line[:CHECK] != sum_of(line[CHECK:]):
                    continue
                # the sum says that we wrote it: `document` would double the time of 2,000 games
                version, language, name, in_bin, written, size, card = json.loads(line[CHECK:])
                if version == VERSION and (language == spoken.code or "problem" not in card):
                    found = Found(path.parent / name, bool(in_bin), written, size)
                    known[found.path] = (
                        found,
                        card_from(card, found.path, found.played, found.in_bin),
                    )
    return known


def write_index(path: Path, known: Mapping[Path, tuple[Found, GameCard]]) -> None:
    """Keep these cards, a line each. Where that cannot be the games are simply read again next
    time."""
    lines = (
        json.dumps(
            [
                VERSION,
                spoken.code,
                found.path.relative_to(path.parent).as_posix(),
                *found[1:],
                written_card(card),
            ],
            separators=(",", ":"),
        ).encode("ascii")
        for found, card in known.values()
    )
    with contextlib.suppress(OSError):
        write_whole(path, b"".join(sum_of(line) + line + b"\n" for line in lines))


def sum_of(line: bytes) -> bytes:
    """What stands before a line."""
    return b"%08x " % zlib.crc32(line)
