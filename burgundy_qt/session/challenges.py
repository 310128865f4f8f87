"""The daily challenges: the deal of each day, the record of each try and its result, and the
window's side, which lets bots of every level play the same deal.

A deal depends only on the date and the game's name; docs/challenge.md describes it for other
programs. That part must never change: a day's deal is the same for everybody, in every version.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import Level, available_levels
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.session import data_file, deal_code, game_profile
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem, SaveError
from burgundy_qt.session.saves import save_file, save_folder, save_schema
from burgundy_qt.session.view import GameView
from burgundy_qt.storage import documents, file_lock

if TYPE_CHECKING:
    from burgundy_qt.ai.thinker import Thinker


# The deal of a day.


FIRST = date(2026, 1, 1)
"""The first day that can be played."""
MOST_BACK = 3653
"""Ten years, so that a clock that is wrong by thousands of years causes no delay."""
EPOCH = date(1970, 1, 1).toordinal()
SEED_BITS = 53
OPPONENT = "knight"
PERSON = 0
"""The person's seat; bots have the others."""


def present_day() -> date:
    """Return today's date in local time."""
    return repeatable.today()


def has_challenges(game: str) -> bool:
    """Return whether the game has daily challenges."""
    return bool(game_profile.profile_of(game).challenges)


def days_until(last: date) -> range:
    """Return the days that can be played, as ordinals; the last one is always included."""
    end = last.toordinal()
    return range(max(min(FIRST.toordinal(), end), end - MOST_BACK), end + 1)


@cache  # whenever a game comes onto the table, the seeds of all days are compared with its own
def seed_of(game: str, day: date) -> int:
    """Return the seed of the day."""
    return seed_from(f"burgundy-qt challenge {game} {day.isoformat()}")


def seed_from(text: str) -> int:
    """Return the seed that belongs to a text, the same on every machine."""
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS


def request_of_day(game: str, day: date) -> errors.RequestObject:
    """Return the complete request of the day: the set-ups of a game's table take turns."""
    table = game_profile.profile_of(game).challenges
    asked = table[(day.toordinal() - EPOCH) % len(table)]
    return registry.ruleset(game).complete_request(
        {"game": game, **asked, "seed": seed_of(game, day)}, 0
    )


def day_of(request: errors.RequestObject, until: date) -> date | None:
    """Return the day whose deal a request is, None if there is none up to that day."""
    if not (deal_code.is_whole(request) and has_challenges(request["game"])):
        return None
    game, seed = request["game"], request["seed"]
    for ordinal in reversed(days_until(until)):
        day = date.fromordinal(ordinal)
        if seed_of(game, day) == seed:
            return (
                day
                if deal_code.deal_code_of(request_of_day(game, day))
                == deal_code.deal_code_of(request)
                else None
            )
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


def longest_row(days: frozenset[date]) -> int:
    """Return the greatest number of days in a row."""
    return max((in_a_row(days, day) for day in days), default=0)


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
POINTS = data_file.is_integer(-MOST_POINTS, MOST_POINTS)
AN_ENTRY = data_file.has_keys(
    game_id=lambda value: value == "" or save_schema.AN_ID(value),
    points=data_file.optional(POINTS),
    counts=data_file.is_boolean,
    levels=data_file.keyed(data_file.is_text),
)
DAYS = data_file.keyed(data_file.matching(r"\d{4}-\d\d-\d\d"))


def record_file(path: Path, report: data_file.Report) -> data_file.DataFile[Record]:
    """Return the file of the record; `report` gets its problems."""
    return data_file.DataFile(
        path, data_file.Kind(LARGEST, {}, _understood, _written, _broken), report
    )


def _broken(file: str) -> Problem:
    return Problem(
        tr("Challenge", "The file with your challenge results was damaged"),
        tr("Challenge", "The damaged file was renamed to {file}.", file=file),
        tr("Challenge", "You do not need to do anything: new results are saved as usual."),
    )


def _understood(content: bytes) -> Record:
    data = documents.document(content)
    documents.require_version(data["version"], VERSION)
    if not data_file.keyed(data_file.is_text)(data["games"]):
        raise ValueError("the file contains no challenges")
    found: dict[Day, ChallengeEntry] = {}
    for game, days in data["games"].items():
        if not DAYS(days):
            raise ValueError(f"the days of {game!r:.40} are not valid")
        for day, entry in days.items():
            found[game, date.fromisoformat(day)] = _entry(entry)
    return found


def _entry(data: documents.Document) -> ChallengeEntry:
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
        day for (game, day), entry in record.items() if entry.is_done and game in registry.GAMES
    )


ROLLOUTS = 400
"""The rollouts per turn of levels that normally think by time: so the same bot plays on every
machine, and a game takes seconds."""


class BotsOnDeal:
    """Plays one game at a time, with so many `rollouts` per turn of levels that normally think by
    time; `stop`, from any thread, ends it."""

    def __init__(self, rollouts: int | None = None) -> None:
        self._rollouts = ROLLOUTS if rollouts is None else rollouts
        self._thinkers: list[Thinker] = []
        self._is_stopped = False

    def stop(self) -> None:
        """End the running game and all that would follow."""
        self._is_stopped = True
        for thinker in self._thinkers:
            thinker.stop()

    def points_of(self, level: Level, request: errors.RequestObject) -> int:
        """Return the level's points, against the same bots as the person; raises Stopped."""
        names = [level.name] + [opponent()] * (request["players"] - 1)
        game = self.game_of([SeatPlan(name, name) for name in names], request)
        return int(game.state()["result"]["points"][PERSON])

    def game_of(self, seats: Sequence[SeatPlan], request: errors.RequestObject) -> Game:
        """Return the whole game of the bots at these seats; raises Stopped."""
        from burgundy_qt.ai.thinker import Thinker  # late: no start waits for it

        game = Game(dict(request))
        position = game.position
        self._thinkers = [
            Thinker(plan.level or "", seed=request["seed"] + seat, style=plan.style)
            for seat, plan in enumerate(seats)
        ]
        while waiting := position.waiting_seats():
            seat = waiting[0]
            thinker = self._thinkers[seat]
            if self._is_stopped:
                raise data_file.Stopped
            limit = self._rollouts if thinker.level.is_paced else None
            action = thinker.choose(position, seat, simulations=limit)
            game.apply(game.action(action), seat)
        return game


# The window's side of the challenges.


class Challenges(data_file.FileService):
    """The challenges of the record at `path`. Every method returns at once; `record` is the last
    known state."""

    changed = Signal()  # the record has changed, or was read
    _read_anew = Signal(object)  # Record

    context = "Challenge"
    unsaved = tr_noop("Challenge", "Your challenge results cannot be saved")
    unexpected = tr_noop("Challenge", "Something went wrong with the challenges")

    def __init__(
        self, path: Path, saves: save_folder.SaveFolder, parent: QObject | None = None
    ) -> None:
        super().__init__(path, "challenge", parent)
        self.record: Record = {}
        self._saves = saves
        self._file = record_file(path, self._report)
        self._read_anew.connect(self._take)
        self._bots: BotsOnDeal | None = None
        self._compared: Day | None = None

    def look(self) -> None:
        """Read the record again, with the results of tries that ended meanwhile; `changed`
        follows."""
        self._ask(lambda: self._change({}))

    def note_game(self, view: GameView) -> None:
        """Note the game on the table, for which the bots make room: the day's first game on its
        deal is the try. A finished game may have been a try."""
        if view.is_over:
            self.look()
        else:
            self.rest()
        today = view.game, present_day()
        if self.day_of(view) == today:
            self._ask(lambda: self._begin(today, view.game_id))

    def day_of(self, view: GameView) -> Day | None:
        """Return the day whose challenge a game is, None if it is not one, or that of a day to
        come."""
        day = day_of(view.line_up.request, present_day())
        return (view.game, day) if day and is_as_demanded(view.line_up) else None

    def path_of(self, entry: ChallengeEntry) -> Path | None:
        """Return the path of a try's game that can be played on; None if it is over or gone."""
        path = self._saves.folder / self._saves.path(entry.game_id).name
        return path if entry.is_running and path.exists() else None

    def compare(self, of: Day) -> None:
        """Let every level play the deal of the day, unless it has or they are at it; `changed`
        follows after each."""
        known = self.record.get(of, NONE).levels
        missing = [level for level in available_levels() if level.name not in known]
        if not missing or self._is_closed or of == self._compared:
            return
        self.rest()
        bots = self._bots = BotsOnDeal()
        self._compared = of
        request = request_of_day(*of)
        self._let_bots(lambda: self._play(bots, of, missing, request))

    def rest(self) -> None:
        """Stop the bots; finished games are kept."""
        self._compared = None
        if self._bots is not None:
            self._bots.stop()

    def _play(
        self, bots: BotsOnDeal, of: Day, levels: Sequence[Level], request: Mapping[str, Any]
    ) -> None:
        for level in levels:
            points = bots.points_of(level, request)
            self._ask(partial(self._add, of, level.name, points))

    def _begin(self, of: Day, game_id: str) -> None:
        self._change(
            {of: lambda entry: entry if entry.game_id else replace(entry, game_id=game_id)}
        )

    def _add(self, of: Day, level: str, points: int) -> None:
        self._change({of: lambda entry: replace(entry, levels={**entry.levels, level: points})})

    def _change(self, changes: dict[Day, Callable[[ChallengeEntry], ChallengeEntry]]) -> None:
        """Read, change and write the record, and report it; another window may write too."""

        def changed(before: Record) -> Record:
            after = {of: self._ended(entry) for of, entry in before.items()}
            for of, change in changes.items():
                after[of] = change(after.get(of, NONE))
            return after

        self._read_anew.emit(self._file.change(changed))

    @Slot(object)
    def _take(self, record: Record) -> None:
        self.record = record
        self.changed.emit()

    def _ended(self, entry: ChallengeEntry) -> ChallengeEntry:
        """Return a try with its result from its save; unchanged if the save is gone or the game
        goes on."""
        path = self._saves.finished / self._saves.path(entry.game_id).name
        if not entry.is_running or not path.exists():
            return entry
        with contextlib.suppress(SaveError), file_lock.READING:
            card = card_of(save_file.read_save(path), path, 0.0)
            if card.is_finished:
                return replace(entry, points=card.points[PERSON], counts=not card.casual)
        return entry
