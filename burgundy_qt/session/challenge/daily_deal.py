"""The deal of a day, and the record of each day's game.

A deal depends only on the date and the game's name; docs/challenge.md describes it for other
programs. That part must never change: a day's deal is the same for everybody, in every version.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.data_file import DataFile, Kind, Tell
from burgundy_qt.session.deal_code import deal_code_of, is_whole
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_schema import AN_ID
from burgundy_qt.session.value_checks import (
    has_keys,
    is_boolean,
    is_integer,
    is_text,
    keyed,
    matching,
    optional,
)
from burgundy_qt.storage.documents import Document, demand_version, document

FIRST = date(2026, 1, 1)
"""The first day that can be played."""
MOST_BACK = 3653
"""Ten years, so that a clock that is wrong by thousands of years causes no delay."""
EPOCH = date(1970, 1, 1).toordinal()
SEED_BITS = 53
OPPONENT = "knight"
PERSON = 0
"""The person's seat; bots have the others."""


def today() -> date:
    """Return today's date in local time."""
    return repeatable.today()


def has_challenges(game: str) -> bool:
    """Return whether the game has daily challenges."""
    return bool(profile_of(game).challenges)


def days_until(last: date) -> range:
    """Return the days that can be played, as ordinals; the last one is always included."""
    end = last.toordinal()
    return range(max(min(FIRST.toordinal(), end), end - MOST_BACK), end + 1)


def seed_of(game: str, day: date) -> int:
    """Return the seed of the day."""
    digest = hashlib.sha256(f"burgundy-qt challenge {game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS


def request_of_day(game: str, day: date) -> RequestObject:
    """Return the complete request of the day: the set-ups of a game's table take turns."""
    table = profile_of(game).challenges
    asked = table[(day.toordinal() - EPOCH) % len(table)]
    return ruleset(game).complete_request({"game": game, **asked, "seed": seed_of(game, day)}, 0)


def day_of(request: RequestObject, until: date) -> date | None:
    """Return the day whose deal a request is, None if there is none up to that day."""
    if not (is_whole(request) and has_challenges(request["game"])):
        return None
    game, seed = request["game"], request["seed"]
    for ordinal in reversed(days_until(until)):
        day = date.fromordinal(ordinal)
        if seed_of(game, day) == seed:
            return day if deal_code_of(request_of_day(game, day)) == deal_code_of(request) else None
    return None


def opponent() -> str:
    """Return the level of the person's opponents, or the strongest available one if it is
    weaker."""
    known = [level.name for level in available_levels()]
    return OPPONENT if OPPONENT in known else known[-1]


def line_up_of_day(
    game: str, day: date, person: SeatPlan, opponent_name: str, casual: bool
) -> LineUp:
    """Return the seats of the challenge: the person at theirs, bots at the others."""
    request = request_of_day(game, day)
    bots = [SeatPlan(opponent_name, opponent())] * (request["players"] - 1)
    return LineUp((person, *bots), request, casual=casual)


def is_as_demanded(line_up: LineUp) -> bool:
    """Return whether a person plays at the seat of the challenge, against the right bots."""
    person, *others = line_up.seats
    return person.is_person and all(plan.level == opponent() for plan in others)


def in_a_row(days: frozenset[date], until: date) -> int:
    """Return the number of days in a row up to this one, or up to the day before if this one is not
    over yet."""
    at = until if until in days else before(until)
    count = 0
    while at in days:
        count, at = count + 1, before(at)
    return count


def before(day: date) -> date:
    """Return the day before; the first possible date stays."""
    return day - timedelta(days=1) if day > date.min else day


# The record of the challenges, a file in the data folder: each day's try, its result, and the
# points of the bots of every level on the same deal.


VERSION = 1
LARGEST = 8_000_000
"""Bytes: enough for more than a hundred years of all games."""
MOST_POINTS = 9999


@dataclass(frozen=True)
class ChallengeEntry:
    """One day of one game. `game_id` is that of the try, "" if there was none; `points` its final
    points, None before the end, and whether it `counts`. `levels`: by level the points of a bot at
    the same seat."""

    game_id: str = ""
    points: int | None = None
    counts: bool = True
    levels: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_done(self) -> bool:
        """Return whether the try has ended and counts."""
        return self.points is not None and self.counts

    @property
    def is_running(self) -> bool:
        """Return whether the try is still being played."""
        return bool(self.game_id) and self.points is None

    @property
    def place(self) -> int:
        """Return the rank of the try among the levels: 1 if no bot has more points."""
        assert self.points is not None
        return 1 + sum(points > self.points for points in self.levels.values())


Day = tuple[str, date]
"""A game by the protocol's name, and a day."""
Record = Mapping[Day, ChallengeEntry]
NONE = ChallengeEntry()
POINTS = is_integer(-MOST_POINTS, MOST_POINTS)
AN_ENTRY = has_keys(
    game_id=lambda value: value == "" or AN_ID(value),
    points=optional(POINTS),
    counts=is_boolean,
    levels=keyed(is_text),
)
DAYS = keyed(matching(r"\d{4}-\d\d-\d\d"))


def record_file(path: Path, tell: Tell) -> DataFile[Record]:
    """Return the file of the record; `tell` hears of its problems."""
    return DataFile(path, Kind(LARGEST, {}, _understood, _written, _broken), tell)


def _broken(file: str) -> Problem:
    return Problem(
        tr("Challenge", "The file with your challenge results was damaged"),
        tr("Challenge", "The damaged file was renamed to {file}.", file=file),
        tr("Challenge", "You do not need to do anything: new results are saved as usual."),
    )


def _understood(content: bytes) -> Record:
    data = document(content)
    demand_version(data["version"], VERSION)
    if not keyed(is_text)(data["games"]):
        raise ValueError("the file contains no challenges")
    found: dict[Day, ChallengeEntry] = {}
    for game, days in data["games"].items():
        if not DAYS(days):
            raise ValueError(f"the days of {game!r:.40} are not valid")
        for day, entry in days.items():
            found[game, date.fromisoformat(day)] = _entry(entry)
    return found


def _entry(data: Document) -> ChallengeEntry:
    if not (AN_ENTRY(data) and all(map(POINTS, data["levels"].values()))):
        raise ValueError(f"{data!r:.80} is not a result")
    return ChallengeEntry(data["game_id"], data["points"], data["counts"], data["levels"])


def _written(record: Record) -> bytes:
    games: dict[str, dict[str, object]] = {}
    for (game, day), entry in sorted(record.items()):
        games.setdefault(game, {})[day.isoformat()] = asdict(entry)
    return json.dumps({"version": VERSION, "games": games}, indent=1).encode()


def days_done(record: Record) -> frozenset[date]:
    """Return the days on which a try of any game ended."""
    return frozenset(
        day for (game, day), entry in record.items() if entry.is_done and game in GAMES
    )
