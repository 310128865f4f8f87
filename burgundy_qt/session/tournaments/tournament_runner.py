"""A running tournament: the arena's matches one after another, on separate threads; the game that
is watched, and the games that are saved."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic

from burgundy_qt import repeatable
from burgundy_qt.ai.arena import elo, external_engine
from burgundy_qt.ai.arena.matches import Abandoned, Match, MatchExecutor
from burgundy_qt.ai.arena.round_robin import MatchProgress, ResultsLog
from burgundy_qt.language.translation import tr
from burgundy_qt.rules import errors, registry
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.data_file import lower_priority
from burgundy_qt.session.line_up import LONGEST_NAME, LineUp, SeatPlan
from burgundy_qt.session.problem import Problem, SaveError, beginning
from burgundy_qt.session.saves import save_file, save_folder
from burgundy_qt.session.tournaments import tournament_plan

# A game in progress: its players and its actions so far.


Done = tuple[int, Action]
"""A seat and its action."""


@dataclass
class LiveGame:
    """A game by its id. `names`: the two players of its match; `seat` one of A's. `actions` only
    grow, in the thread that plays; readers use what is there."""

    game_id: str
    names: elo.Names
    seed: int
    line_up: LineUp
    seat: int
    actions: list[Done] = field(default_factory=list)
    is_over: bool = False


def line_up_of(
    request: errors.RequestObject,
    own: tuple[int, ...],
    a: tournament_plan.Entrant,
    b: tournament_plan.Entrant,
) -> LineUp:
    """Return the players by seat: A in its own seats, B in all others, numbered if there are
    several."""
    sitting = [a if seat in own else b for seat in range(request["players"])]
    return LineUp(tuple(map(plan_of, numbered(sitting), sitting)), request, casual=True)


def plan_of(name: str, entrant: tournament_plan.Entrant) -> SeatPlan:
    return SeatPlan(name, entrant.level, style=entrant.style)


def numbered(sitting: list[tournament_plan.Entrant]) -> list[str]:
    """Return a unique name for each seat."""
    names = [entrant.name for entrant in sitting]
    return [
        name
        if names.count(name) == 1
        else f"{beginning(name, LONGEST_NAME - 2)} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]


class SavedPairGames:
    """Saves the games of one tournament; the threads that play them call it."""

    def __init__(self, store: tournament_plan.Store, plan: tournament_plan.Plan) -> None:
        self._store, self._plan = store, plan
        self._lock = Lock()
        self._kept: deque[Path] = deque(store.saved_games(plan) if plan.keep is not None else ())

    def keep(self, live: LiveGame) -> None:
        """Save a finished game, and delete the oldest beyond the limit; raises OSError or
        SaveNotWritten."""
        if self._plan.keep == 0:
            return
        path = self._store.games(self._plan, live.names) / f"{live.game_id}{save_folder.ENDING}"
        save_file.write_save(path, save_of(live))
        if self._plan.keep is not None:
            with self._lock:
                self._kept.append(path)
                while len(self._kept) > self._plan.keep:
                    self._kept.popleft().unlink(missing_ok=True)


def save_of(live: LiveGame) -> save_file.Save:
    """Return a finished game as a casual save."""
    game = Game(live.line_up.request)
    for seat, action in live.actions:
        game.apply(action, seat)
    return save_file.save_of_bots(game, live.game_id, created(live.game_id), live.line_up.seats)


def created(game_id: str) -> str:
    """Return when a game began, from its id."""
    day, time, _ = game_id.split("-")
    date = f"{day[:4]}-{day[4:6]}-{day[6:]}"
    return f"{date}T{time[:2]}:{time[2:4]}:{time[4:]}+00:00"


# A running tournament: the arena's matches one after another, on separate threads.


OFTEN = 0.4
"""Seconds between two reports of the status."""
SEEN_LAST = 12
"""The number of finished games that can still be watched."""


class TournamentRunner:
    """Plays the rest of a tournament. `report` gets its status, in the runner's own thread, and a
    last time when it stops."""

    def __init__(
        self,
        store: tournament_plan.Store,
        plan: tournament_plan.Plan,
        report: Callable[[tournament_plan.TournamentStatus], None],
    ) -> None:
        self.plan = plan
        self.live: dict[str, LiveGame] = {}
        self._store, self._report = store, report
        self._stopped = Event()
        self._matches: dict[elo.Names, Match] = {}
        self._courses: list[MatchProgress] = []
        self._began = self._last = monotonic()
        self._done_before: int | None = None
        self._entrants = {player.text: player for player in plan.players}
        self._thread = Thread(target=self._run, name=f"tournament {plan.id}", daemon=True)

    def begin(self) -> None:
        """Play; returns at once."""
        self._thread.start()

    def stop(self) -> None:
        """Stop as soon as possible: unfinished games are abandoned."""
        self._stopped.set()

    def wait(self, seconds: float) -> None:
        """Wait until it has stopped, at most so long."""
        self._thread.join(seconds)

    def _run(self) -> None:
        problem: Problem | None = None
        try:
            self._play(self._store.diary(self.plan))
        except Abandoned:
            pass
        except SaveError as error:
            problem = error.problem()
        except (ValueError, OSError, external_engine.EngineError) as error:
            problem = stop_reason(error)
        self.live = {}
        done = sum(course.finished for course in self._courses)
        is_over = bool(self._courses) and done == self._whole
        self._report_status(tournament_plan.ENDED if is_over else tournament_plan.PAUSED, problem)

    def _play(self, diary: ResultsLog) -> None:
        plan, meeting = self.plan, self.plan.meeting
        meeting.check()
        keeping = SavedPairGames(self._store, plan)
        self._courses = [MatchProgress(meeting, names, diary) for names in meeting.matches()]
        self._done_before = sum(course.finished for course in self._courses)
        for course in self._courses:
            self._take(course)
        self._report_status(tournament_plan.RUNNING)
        with ThreadPoolExecutor(plan.threads, "tournament", lower_priority) as executor:
            venue = MatchExecutor(executor, plan.threads, self._stopped.is_set)
            try:
                for course in self._courses:
                    audience = partial(self._begin_game, keeping, course.names)
                    course.play(venue, self._note_progress, audience)
            finally:
                self._stopped.set()

    def _begin_game(
        self,
        keeping: SavedPairGames,
        names: elo.Names,
        request: errors.RequestObject,
        own: tuple[int, ...],
    ) -> LiveGameListener:
        """Note that a game begins, in a thread of the executor."""
        a, b = (self._entrants[name] for name in names)
        line_up = line_up_of(request, own, a, b)
        seat = own[0] if own else 0
        game_id = save_folder.new_game_id(repeatable.now())
        live = LiveGame(game_id, names, int(request["seed"]), line_up, seat)
        over = [name for name, game in list(self.live.items()) if game.is_over]
        for name in over[:-SEEN_LAST]:
            self.live.pop(name, None)
        self.live[game_id] = live
        return LiveGameListener(live, keeping)

    def _note_progress(self, course: MatchProgress) -> None:
        """Note that a pair is finished, or its match begins."""
        if self._stopped.is_set():
            raise Abandoned
        self._take(course)
        if monotonic() - self._last >= OFTEN:
            self._report_status(tournament_plan.RUNNING)

    def _take(self, course: MatchProgress) -> None:
        if course.match is not None:
            self._matches[course.names] = course.match

    @property
    def _whole(self) -> int:
        return len(self._courses) * self.plan.pairs

    def _report_status(self, state: str, problem: Problem | None = None) -> None:
        self._last = monotonic()
        done = sum(course.finished for course in self._courses)
        matches = dict(self._matches)
        left = self._seconds_left(done) if state == tournament_plan.RUNNING else None
        self._report(
            tournament_plan.TournamentStatus(
                self.plan,
                state,
                done,
                self._whole,
                matches,
                tournament_plan.rated(matches),
                left,
                problem,
            )
        )

    def _seconds_left(self, done: int) -> float | None:
        """Return the remaining time, from the pairs played since it was resumed."""
        played = done - (self._done_before or 0)
        if not played:
            return None
        return (self._last - self._began) / played * (self._whole - done)


class LiveGameListener:
    """Records the actions of a game, and saves it at its end."""

    def __init__(self, live: LiveGame, keeping: SavedPairGames) -> None:
        self._live, self._keeping = live, keeping
        self._rules = registry.ruleset(live.line_up.request["game"])

    def act(self, seat: int, action: int) -> None:
        """Note a seat's action."""
        self._live.actions.append((seat, dict(self._rules.decode_action(action))))

    def end(self) -> None:
        """Note that the game is over."""
        self._live.is_over = True
        self._keeping.keep(self._live)


def standing_at_rest(
    store: tournament_plan.Store, plan: tournament_plan.Plan
) -> tournament_plan.TournamentStatus:
    """Return the status of a tournament that is not running, from its results file."""
    try:
        diary, meeting = store.diary(plan), plan.meeting
        courses = [MatchProgress(meeting, names, diary) for names in meeting.matches()]
    except (ValueError, OSError) as error:
        return tournament_plan.TournamentStatus(
            plan, tournament_plan.PAUSED, 0, 1, problem=stop_reason(error)
        )
    done, whole = sum(course.finished for course in courses), len(courses) * plan.pairs
    matches = {course.names: course.match for course in courses if course.match is not None}
    state = tournament_plan.ENDED if done == whole else tournament_plan.PAUSED
    return tournament_plan.TournamentStatus(
        plan, state, done, whole, matches, tournament_plan.rated(matches)
    )


def stop_reason(error: Exception) -> Problem:
    """Return why a tournament cannot go on."""
    return Problem(
        tr("Tournaments", "The tournament has stopped"),
        str(error),
        tr("Tournaments", "Finished pairs are kept. Fix the problem, then click Resume."),
        repr(error),
    )
