"""A person's contests with the bots: the record of their ladders and cups, a file in the data
folder, and the window's side, which lets the bots play their games of a cup."""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session import challenges, data_file
from burgundy_qt.session.contest_matches import (
    LOST,
    PERSON,
    RUNNING,
    SEATS,
    SLOTS,
    VOID,
    WON,
    BotsResult,
    ContestGame,
    Cup,
    Games,
    Place,
    draw,
    has_contests,
    match_won,
    monday_of,
    opponent_at,
    opponents_of,
    this_week,
)
from burgundy_qt.session.library.game_card import GameCard, card_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem, SaveError
from burgundy_qt.session.saves import save_file, save_folder, save_schema
from burgundy_qt.session.view import GameView
from burgundy_qt.storage import documents, file_lock

# The record of the contests, a file in the data folder.


VERSION = 1
LARGEST = 8_000_000
"""Bytes: enough for tens of thousands of games."""
OfWeek = tuple[str, str]
"""A game by the protocol's name, and a week."""


@dataclass(frozen=True)
class ContestRecord:
    """The games of each ladder by game and opponent, and the cups by game and week."""

    ladders: Mapping[tuple[str, str], Games] = field(default_factory=dict)
    cups: Mapping[OfWeek, Cup] = field(default_factory=dict)

    def games_at(self, place: Place) -> Games:
        """Return the games of a place so far."""
        if place.week:
            return self.cup(place.game, place.week).games.get(place.match, ())
        return self.ladders.get((place.game, place.opponent), ())

    def cup(self, game: str, week: str) -> Cup:
        """Return a cup; before its first game, as it is drawn."""
        return self.cups.get((game, week)) or draw(game, week)

    def with_games(self, place: Place, games: Games) -> ContestRecord:
        """Return the record with other games of a place."""
        if place.week:
            cup = self.cup(place.game, place.week)
            changed = replace(cup, games={**cup.games, place.match: games})
            return self.with_cup((place.game, place.week), changed)
        return replace(self, ladders={**self.ladders, (place.game, place.opponent): games})

    def with_cup(self, of: OfWeek, cup: Cup) -> ContestRecord:
        """Return the record with another cup, or unchanged if that cannot have happened."""
        return replace(self, cups={**self.cups, of: cup}) if cup.is_possible() else self

    def places(self) -> Iterator[Place]:
        """Yield every place with games of the person."""
        for game, opponent in self.ladders:
            yield Place(game, opponent)
        for (game, week), cup in self.cups.items():
            for match in cup.games:
                yield Place(game, week=week, match=match)

    def place_of(self, game_id: str) -> Place | None:
        """Return the place of a game by its id; None if it belongs to no contest."""
        return next(
            (
                place
                for place in self.places()
                if any(game.game_id == game_id for game in self.games_at(place))
            ),
            None,
        )

    def next_rung(self, game: str) -> str | None:
        """Return the weakest opponent on the ladder that was not beaten; None after the last."""
        return next(
            (
                opponent
                for opponent in opponents_of(game)
                if match_won(self.games_at(Place(game, opponent))) is None
            ),
            None,
        )


NONE = ContestRecord()
POINTS = data_file.list_of(save_schema.POINTS, 0, SEATS)
A_GAME = data_file.tuple_of(save_schema.AN_ID, data_file.one_of(RUNNING, WON, LOST, VOID), POINTS)
SOME_GAMES = data_file.list_of(A_GAME)
A_RESULT = data_file.tuple_of(
    data_file.is_integer(0, SLOTS - 1),
    data_file.list_of(save_schema.POINTS, SEATS, SEATS),
    save_schema.AN_ID,
)
A_MATCH = data_file.keyed(data_file.matching("[0-6]"))
AN_OPPONENT = data_file.keyed(save_schema.WORD)
A_WEEK = data_file.keyed(data_file.matching(r"\d{4}-W\d\d"))
GAMES = data_file.keyed(data_file.is_text)
ENTRANTS = data_file.list_of(lambda value: value == PERSON or save_schema.WORD(value), SLOTS, SLOTS)
A_CUP = data_file.has_keys(entrants=ENTRANTS, results=A_MATCH, games=A_MATCH)


def contests_file(path: Path, report: data_file.Report) -> data_file.DataFile[ContestRecord]:
    """Return the file of the record; `report` gets its problems."""
    return data_file.DataFile(
        path, data_file.Kind(LARGEST, NONE, _understood, _written, _broken), report
    )


def _broken(file: str) -> Problem:
    return Problem(
        tr("Contests", "The file with your ladders and cups was damaged"),
        tr("Contests", "The damaged file was renamed to {file}.", file=file),
        tr("Contests", "You do not need to do anything: new results are saved as usual."),
    )


def _understood(content: bytes) -> ContestRecord:
    data = documents.document(content)
    documents.require_version(data["version"], VERSION)
    if not (GAMES(data["ladders"]) and GAMES(data["cups"])):
        raise ValueError("the file contains no contests")
    ladders: dict[tuple[str, str], Games] = {}
    cups: dict[OfWeek, Cup] = {}
    for game, rungs in data["ladders"].items():
        if not (AN_OPPONENT(rungs) and all(map(SOME_GAMES, rungs.values()))):
            raise ValueError(f"the ladder of {game!r:.40} is not valid")
        for opponent, games in rungs.items():
            ladders[game, opponent] = _games(games)
    for game, weeks in data["cups"].items():
        if not A_WEEK(weeks):
            raise ValueError(f"the cups of {game!r:.40} are not valid")
        for week, cup in weeks.items():
            monday_of(week)
            cups[game, week] = _cup(cup)
    return ContestRecord(ladders, cups)


def _games(written: Sequence[tuple[str, str, Sequence[int]]]) -> Games:
    return tuple(ContestGame(id_, result, tuple(points)) for id_, result, points in written)


def _cup(data: documents.Document) -> Cup:
    if not (
        A_CUP(data)
        and data["entrants"].count(PERSON) == 1
        and all(map(A_RESULT, data["results"].values()))
        and all(map(SOME_GAMES, data["games"].values()))
    ):
        raise ValueError(f"{data!r:.80} is not a cup")
    results = {
        int(match): BotsResult(winner, (one, two), id_)
        for match, (winner, (one, two), id_) in data["results"].items()
    }
    games = {int(match): _games(games) for match, games in data["games"].items()}
    cup = Cup(tuple(data["entrants"]), results, games)
    if not cup.is_possible():
        raise ValueError(f"{data!r:.80} cannot have happened")
    return cup


def _written(record: ContestRecord) -> bytes:
    ladders: dict[str, dict[str, object]] = {}
    for (game, opponent), games in sorted(record.ladders.items()):
        ladders.setdefault(game, {})[opponent] = _written_games(games)
    cups: dict[str, dict[str, object]] = {}
    for (game, week), cup in sorted(record.cups.items()):
        cups.setdefault(game, {})[week] = {
            "entrants": cup.entrants,
            "results": {
                match: [result.winner, result.points, result.game_id]
                for match, result in sorted(cup.results.items())
            },
            "games": {match: _written_games(games) for match, games in sorted(cup.games.items())},
        }
    return json.dumps({"version": VERSION, "ladders": ladders, "cups": cups}, indent=1).encode()


def _written_games(games: Games) -> list[object]:
    return [[game.game_id, game.result, game.points] for game in games]


# The window's side of the contests.


ROLLOUTS = 100
"""Per turn of levels that normally think by time: the longest game of a cup takes half a minute."""
CUP = "cup-"
"""The beginning of the name of a cup's folder."""
CUPS_KEPT = 8
"""Of so many cups of a game the bots' games are kept."""


SeatOf = Callable[[str], SeatPlan]
"""Returns the seat of an opponent by its name in ai.levels."""


class Contests(data_file.FileService):
    """The contests of the record at `path`; the bots' games of the cups are saved below
    `bots_games`. Every method returns at once; `record` is the last known state."""

    changed = Signal()  # the record has changed or was read, or the bots have finished
    _read_anew = Signal(object)  # ContestRecord
    _finished = Signal(object)  # BotsOnDeal

    context = "Contests"
    unsaved = tr_noop("Contests", "Your ladders and cups cannot be saved")
    unexpected = tr_noop("Contests", "Something went wrong with the ladders and cups")

    def __init__(
        self,
        path: Path,
        bots_games: Path,
        saves: save_folder.SaveFolder,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(path, "contest", parent)
        self.record = NONE
        self._bots_games, self._saves = bots_games, saves
        self._file = contests_file(path, self._report)
        self._read_anew.connect(self._take)
        self._finished.connect(self._end_playing)
        self._bots: challenges.BotsOnDeal | None = None
        self._played_for: tuple[OfWeek, Mapping[int, Games]] | None = None
        self._is_game_on = False

    def look(self) -> None:
        """Read the record again, with the results of games that ended meanwhile; `changed`
        follows. Bots may then try again what failed."""
        if not self.is_playing:
            self._played_for = None
        self._ask(lambda: self._change(lambda record: record))

    def note_game(self, view: GameView) -> None:
        """Note the game on the table, for which the bots make room: it may be the next game of a
        contest. A finished game may have been one."""
        self._is_game_on = not view.is_over
        if view.is_over:
            self.look()
            return
        self.rest()
        place = self._begun(view)
        if place is not None:
            self._ask(lambda: self._change(partial(noted, place=place, game_id=view.game_id)))

    def _begun(self, view: GameView) -> Place | None:
        """Return the place whose next game is the one in view; None if it belongs to none."""
        game, seats = view.game, view.line_up.seats
        bots = [opponent_at(plan) for plan in seats if not plan.is_person]
        if len(seats) != SEATS or len(bots) != 1 or view.casual or not has_contests(game):
            return None
        if self.record.place_of(view.game_id) is not None:
            return None
        request, week = view.line_up.request, this_week()
        places = [Place(game, bots[0]), Place(game, week=week, match=self.cup(game).own_match)]
        for place in places:
            number = len(self.record.games_at(place))
            if request.get("seed") == place.seed(number) and request == place.request(number):
                return place
        return None

    def cup(self, game: str) -> Cup:
        """Return the cup of the present week."""
        return self.record.cup(game, this_week())

    def path_of(self, place: Place) -> Path | None:
        """Return the path of the game of a place that can be played on; None without one."""
        games = self.record.games_at(place)
        if not games or games[-1].result != RUNNING:
            return None
        path = self._saves.path(games[-1].game_id)
        return path if path.parent == self._saves.folder and path.exists() else None

    def own_path(self, game_id: str) -> Path:
        """Return the path of a game of the person."""
        return self._saves.path(game_id)

    def next_line_up(self, place: Place, person: SeatPlan, bot: SeatPlan) -> LineUp:
        """Return the seats and the deal of the next game of a place."""
        return place.line_up(len(self.record.games_at(place)), person, bot)

    def game_of_match(self, game: str, match: int) -> Path | None:
        """Return the saved game of a match in the present cup; None if there is none."""
        cup, week = self.cup(game), this_week()
        if match in cup.results:
            path = self.folder_of((game, week), match) / (
                cup.results[match].game_id + save_folder.ENDING
            )
        elif (decided := cup.decided(match)) is not None:
            path = self._saves.path(decided.game_id)
        else:
            return None
        return path if path.exists() else None

    def folder_of(self, of: OfWeek, match: int) -> Path:
        """Return the folder of a match's game, laid out like those of tournaments."""
        return self._bots_games / f"{CUP}{of[0]}-{of[1]}" / "games" / f"{match + 1:04}"

    @property
    def is_playing(self) -> bool:
        """Whether bots are playing games of a cup."""
        return self._bots is not None

    def play_bots(self, game: str, seat_of: SeatOf) -> None:
        """Let the bots play the games of the present cup that can be played without the person,
        unless they are at it; `changed` follows after each. `seat_of` says how they are called.
        What they could not save they play again only after `look`: each `changed` may call this."""
        of = game, this_week()
        cup = self.cup(game)
        if self._is_closed or not any(cup.bots_matches()):
            return
        if self._played_for is not None:
            known, games = self._played_for
            if known == of and (self.is_playing or games == cup.games):
                return
        self.rest()
        bots = self._bots = challenges.BotsOnDeal(ROLLOUTS)
        self._played_for = of, cup.games
        self._let_bots(lambda: self._play(bots, of, cup, seat_of))

    def begin_anew(self, game: str) -> None:
        """Draw the present cup again, in which somebody plays who is unknown here; `changed`
        follows."""
        self.rest()
        of = game, this_week()

        def changed(record: ContestRecord) -> ContestRecord:
            is_stuck = record.cup(*of).unknown_players
            return record.with_cup(of, draw(*of)) if is_stuck else record

        self._ask(lambda: self._change(changed))

    def rest(self) -> None:
        """Stop the bots; finished games are kept."""
        if self._bots is not None:
            self._bots.stop()
            self._bots = self._played_for = None

    def leave(self) -> None:
        """The contests are out of view: the bots go on only if nobody plays at the table."""
        if self._is_game_on:
            self.rest()

    # In the threads of the bots and of the file.

    def _play(self, bots: challenges.BotsOnDeal, of: OfWeek, cup: Cup, seat_of: SeatOf) -> None:
        try:
            while waiting := next(cup.bots_matches(), None):
                match, *slots = waiting
                players = {slot: seat_of(cup.entrants[slot]) for slot in slots}
                result = self._played(bots, of, match, players)
                cup = replace(cup, results={**cup.results, match: result})
                self._ask(partial(self._add, of, cup.entrants, match, result))
        finally:
            self._ask(lambda: self._finished.emit(bots))  # after the last result

    def _played(
        self,
        bots: challenges.BotsOnDeal,
        of: OfWeek,
        match: int,
        players: Mapping[int, SeatPlan],
    ) -> BotsResult:
        """Return the result of a match of two bots by slot, and save the game; raises Stopped,
        OSError or SaveError. A tied game is played again on another deal."""
        place, (one, two) = Place(of[0], week=of[1], match=match), players
        for number in count():
            slots = (one, two) if number % SEATS == 0 else (two, one)
            seats = tuple(players[slot] for slot in slots)
            game = bots.game_of(seats, place.request(number))
            result = game.state()["result"]
            if result["places"][0] != result["places"][1]:
                break
        game_id = save_folder.new_game_id(repeatable.now())
        created = repeatable.now().isoformat(timespec="seconds")
        self._save(of, match, save_file.save_of_bots(game, game_id, created, seats))
        points = {slot: int(got) for slot, got in zip(slots, result["points"], strict=True)}
        winner = slots[result["places"].index(min(result["places"]))]
        return BotsResult(winner, (points[one], points[two]), game_id)

    def _save(self, of: OfWeek, match: int, save: save_file.Save) -> None:
        """Save a game of bots, and delete those of the oldest other cups beyond the limit. Other
        cups may be later ones, if the clock was set back."""
        path = self.folder_of(of, match) / f"{save.game_id}{save_folder.ENDING}"
        save_file.write_save(path, save)
        cups = {*self._bots_games.glob(f"{CUP}{of[0]}-2*")} - {path.parents[2]}
        for old in sorted(cups)[: 1 - CUPS_KEPT]:
            shutil.rmtree(old, ignore_errors=True)

    def _add(self, of: OfWeek, players: tuple[str, ...], match: int, result: BotsResult) -> None:
        def changed(record: ContestRecord) -> ContestRecord:
            cup = record.cups.get(of) or Cup(players)
            if cup.entrants != players or match in cup.results:
                return record
            return record.with_cup(of, replace(cup, results={**cup.results, match: result}))

        self._change(changed)

    def _change(self, change: Callable[[ContestRecord], ContestRecord]) -> None:
        """Read, change and write the record, and report it; another window may write too."""

        def changed(before: ContestRecord) -> ContestRecord:
            after = before
            for place in before.places():
                games = before.games_at(place)
                ended = tuple(map(self._ended, games))
                if ended != games:
                    after = after.with_games(place, ended)
            return change(after)

        self._read_anew.emit(self._file.change(changed))

    def _ended(self, game: ContestGame) -> ContestGame:
        """Return a game with its result from its save; unchanged if the save is gone or the game
        goes on."""
        path = self._saves.finished / self._saves.path(game.game_id).name
        if game.result != RUNNING or not path.exists():
            return game
        with contextlib.suppress(SaveError), file_lock.READING:
            card = card_of(save_file.read_save(path), path, 0.0)
            if card.is_finished:
                return with_result(game, card)
        return game

    # In the window's thread.

    @Slot(object)
    def _take(self, record: ContestRecord) -> None:
        self.record = record
        self.changed.emit()

    @Slot(object)
    def _end_playing(self, bots: challenges.BotsOnDeal) -> None:
        if bots is self._bots:
            self._bots = None
            self.changed.emit()


def noted(record: ContestRecord, place: Place, game_id: str) -> ContestRecord:
    """Return the record with a new game at a place. One that still ran there is gone."""
    games = record.games_at(place)
    if any(game.game_id == game_id for game in games):
        return record
    games = tuple(replace(game, result=game.result or VOID) for game in games)
    return record.with_games(place, (*games, ContestGame(game_id)))


def with_result(game: ContestGame, card: GameCard) -> ContestGame:
    """Return the person's game with the result on its card."""
    people = [seat for seat, plan in enumerate(card.seats) if plan.is_person]
    if card.casual or len(people) != 1 or len(card.seats) != SEATS:
        return replace(game, result=VOID)
    own, other = people[0], 1 - people[0]
    if card.places[own] == card.places[other]:
        result = VOID
    else:
        result = WON if card.places[own] < card.places[other] else LOST
    return replace(game, result=result, points=(card.points[own], card.points[other]))
