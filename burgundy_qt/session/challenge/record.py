"""What is remembered of the challenges, a file in the data folder: of each day the game that was
its try, how it ended, and what the bots of every level have come to on the same deal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.files.data_file import DataFile, Kind, Tell
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_parts import AN_ID
from burgundy_qt.session.shapes import holding, keyed, matching, optional, text, truth, whole
from burgundy_qt.storage.documents import Document, demand_version, document

VERSION = 1
LARGEST = 8_000_000
"""Bytes: more than a hundred years of all games."""
MOST_POINTS = 9999


@dataclass(frozen=True)
class Entry:
    """A day of one game. `game_id`: of the try, "" where there was none; `points` of its end, None
    before, and whether it `counts`. `levels`: by level the points of a bot at the same seat."""

    game_id: str = ""
    points: int | None = None
    counts: bool = True
    levels: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_done(self) -> bool:
        """Whether the try has ended and counts."""
        return self.points is not None and self.counts

    @property
    def is_running(self) -> bool:
        """Whether the try goes on."""
        return bool(self.game_id) and self.points is None

    @property
    def place(self) -> int:
        """Where the try stands among the levels: 1 where no bot has come to more."""
        assert self.points is not None
        return 1 + sum(points > self.points for points in self.levels.values())


Day = tuple[str, date]
"""A game by the protocol's name, and a day."""
Record = Mapping[Day, Entry]
NONE = Entry()
POINTS = whole(-MOST_POINTS, MOST_POINTS)
AN_ENTRY = holding(
    game_id=lambda value: value == "" or AN_ID(value),
    points=optional(POINTS),
    counts=truth,
    levels=keyed(text),
)
DAYS = keyed(matching(r"\d{4}-\d\d-\d\d"))


def record_file(path: Path, tell: Tell) -> DataFile[Record]:
    """The file that remembers; `tell` hears what is wrong with it."""
    return DataFile(path, Kind(LARGEST, {}, _understood, _written, _broken), tell)


def _broken(file: str) -> Problem:
    return Problem(
        tr("Challenge", "The results of the challenges were damaged"),
        tr("Challenge", "The file was kept as {file}.", file=file),
        tr("Challenge", "There is nothing to do: new results are kept as ever."),
    )


def _understood(content: bytes) -> Record:
    told = document(content)
    demand_version(told["version"], VERSION)
    if not keyed(text)(told["games"]):
        raise ValueError("the file holds no challenges")
    found: dict[Day, Entry] = {}
    for game, days in told["games"].items():
        if not DAYS(days):
            raise ValueError(f"the days of {game!r:.40} are none")
        for day, entry in days.items():
            found[game, date.fromisoformat(day)] = _entry(entry)
    return found


def _entry(told: Document) -> Entry:
    if not (AN_ENTRY(told) and all(map(POINTS, told["levels"].values()))):
        raise ValueError(f"{told!r:.80} is no result")
    return Entry(told["game_id"], told["points"], told["counts"], told["levels"])


def _written(record: Record) -> bytes:
    games: dict[str, dict[str, object]] = {}
    for (game, day), entry in sorted(record.items()):
        games.setdefault(game, {})[day.isoformat()] = asdict(entry)
    return json.dumps({"version": VERSION, "games": games}, indent=1).encode()


def days_done(record: Record) -> frozenset[date]:
    """The days on which a try of any game of the house was ended."""
    return frozenset(
        day for (game, day), entry in record.items() if entry.is_done and game in GAMES
    )
