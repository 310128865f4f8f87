"""The plan of a tournament (players, games, number of pairs), its status, and the folder that has
each one's plan, results file and saved games."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from burgundy_qt import repeatable
from burgundy_qt.ai.arena import elo, external_engine, match_report, match_setup
from burgundy_qt.ai.arena.matches import Interval, Match
from burgundy_qt.ai.arena.players import limit_and_command, style_in
from burgundy_qt.ai.arena.round_robin import OPTIONS_UNTOLD, ResultsLog, RoundRobin
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import GAMES as REGISTRY_GAMES
from burgundy_qt.session import data_file, line_up
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.statistics.statistics_service import harmless
from burgundy_qt.storage.documents import NewerVersion, read_document
from burgundy_qt.storage.whole_files import FOR_OTHERS, new_file, put_aside, write_whole

# The plan.


MOST_PLAYERS, MOST_PAIRS, MOST_THREADS = 64, 10**6, 1024
NETWORK = f"{line_up.MARK}network"
"""The level of a network in a file, in the seats of saved games."""


@dataclass(frozen=True)
class Entrant:
    """A participant: `text` is its name in the arena, `name` the one shown, `figure` the picture
    below people/, "" for none; `level` its level in a seat."""

    text: str
    name: str
    figure: str = ""

    @property
    def level(self) -> str:
        """Return the level of a bot, or the one for an engine or a network."""
        kind = self.text.partition(":")[0].partition("+")[0]
        if kind in [level.name for level in LEVELS]:
            return kind
        return f"{line_up.MARK}arena" if kind == "engine" else NETWORK

    @property
    def style(self) -> str | None:
        """Return the style of a bot, if it has one."""
        return None if self.level.startswith(line_up.MARK) else style_in(self.text)


@dataclass(frozen=True)
class Plan:
    """A tournament by its id. `pairs` per match, the first with `seed`; `is_gauntlet`: the first
    player meets each other one, else everyone meets everyone. `keep`: how many games are saved,
    None for all."""

    id: str
    name: str
    game: str
    edition: str
    modules: tuple[str, ...]
    options: Mapping[str, str]
    seats: int
    players: tuple[Entrant, ...]
    pairs: int
    seed: int
    is_gauntlet: bool = False
    threads: int = 1
    keep: int | None = field(default=100)

    @property
    def meeting(self) -> RoundRobin:
        """Return the arena's box of the games; raises ValueError for an unknown one."""
        box = match_setup.box_of(self.game, self.edition, self.modules, self.options)
        return RoundRobin(
            tuple(player.text for player in self.players),
            self.seats,
            self.pairs,
            self.seed,
            box,
            is_gauntlet=self.is_gauntlet,
        )

    @property
    def games(self) -> int:
        """Return the total number of games."""
        meeting = self.meeting
        return len(meeting.matches()) * self.pairs * meeting.games

    def check(self) -> None:
        """Raise ValueError, with the reason, for a plan that cannot be played."""
        if not self.players:
            raise ValueError("name at least two players")
        if self.threads < 1:
            raise ValueError(f"the number of threads is {self.threads}, but must be 1 or more")
        self.meeting.check()


A_PLAYER = data_file.has_keys(
    text=data_file.is_text, name=data_file.is_text, figure=data_file.matching("[a-z]{0,32}")
)
A_PLAN = data_file.all_of(
    data_file.has_keys(
        id=data_file.matching("[0-9a-f-]{1,64}"),
        name=data_file.is_text,
        game=data_file.is_text,
        edition=data_file.is_text,
        modules=data_file.list_of(data_file.is_text),
        options=data_file.keyed(data_file.is_text),
        seats=data_file.is_integer(1, 16),
        players=data_file.list_of(A_PLAYER, 2, MOST_PLAYERS),
        pairs=data_file.is_integer(1, MOST_PAIRS),
        seed=data_file.is_integer(0, 2**53),
        is_gauntlet=data_file.is_boolean,
        threads=data_file.is_integer(1, MOST_THREADS),
        keep=data_file.optional(data_file.is_integer(0, 10**9)),
    ),
    lambda value: all(map(data_file.is_text, value["options"].values())),
)


def written_plan(plan: Plan) -> dict[str, object]:
    """Return a plan as a JSON object. Defaults that have changed over time are written too, so that
    the games stay the same."""
    data = match_options(plan)
    said = {name: match_setup.shown(data[name]) for name in OPTIONS_UNTOLD if name in data}
    return {**asdict(plan), "modules": [*plan.modules], "options": {**said, **plan.options}}


def match_options(plan: Plan) -> Mapping[str, object]:
    """Return everything that determines the games of a plan; nothing for an unknown box."""
    try:
        return match_setup.box_of(plan.game, plan.edition, plan.modules, plan.options).to_dict()
    except (KeyError, ValueError):
        return {}


def plan_from(written: object) -> Plan:
    """Return the plan that `written_plan` wrote; raises NewerVersion for a game, edition or module
    that this program does not know, and ValueError for anything else."""
    if not A_PLAN(written):
        raise ValueError("it does not contain a tournament")
    if written["game"] not in REGISTRY_GAMES:
        raise NewerVersion(f"it is for the game {written['game']!r:.80}")
    known = {key: written[key] for key in Plan.__dataclass_fields__}
    players = tuple(Entrant(one["text"], one["name"], one["figure"]) for one in written["players"])
    plan = Plan(**{**known, "modules": tuple(written["modules"]), "players": players})
    try:
        box = plan.meeting.box
        box.check()
        if plan.seats not in box.seats:
            raise ValueError(f"it has {plan.seats} seats")
    except ValueError as error:
        raise NewerVersion(str(error)) from error
    data = match_options(plan)
    untold = {
        name: match_setup.shown(value) for name, value in OPTIONS_UNTOLD.items() if name in data
    }
    return replace(plan, options={**untold, **plan.options})


def foreign_commands(plan: Plan, added: Iterable[AddedEngine]) -> tuple[str, ...]:
    """Return the command lines of the plan's engines that were not `added` here. A plan may come
    from somebody else, and this user has not seen these commands."""
    known = set()
    for engine in added:
        where = engine.folder
        known.add(
            engine.command if where is None else external_engine.run_in(where, engine.command)
        )
    texts = [player.text.partition(":") for player in plan.players]
    commands = [limit_and_command(rest)[-1] for kind, _, rest in texts if kind == "engine"]
    return tuple(dict.fromkeys(command for command in commands if command not in known))


def new_id() -> str:
    """Return a unique id that sorts by when the tournament was made."""
    return f"{repeatable.now():%Y%m%d-%H%M%S}-{repeatable.token()}"


def command_of(plan: Plan) -> str:
    """Return the command line that plays the same games, quoted for a shell."""
    program = "burgundy" if os.name == "nt" else "./burgundy"
    words = [program, "arena", *(player.text for player in plan.players)]
    words += ["--game", plan.game, "--seats", str(plan.seats), "--edition", plan.edition]
    if plan.modules:
        words += ["--modules", *plan.modules]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={value}"]
    words += ["--pairs", str(plan.pairs), "--seed", str(plan.seed), "--threads", str(plan.threads)]
    return external_engine.joined([*words, *["--gauntlet"] * plan.is_gauntlet])


# The status of a tournament.


RUNNING, PAUSED, ENDED = "running", "paused", "ended"


@dataclass(frozen=True)
class TournamentStatus:
    """`done` of `whole` pairs are finished; `matches` by players, those with a pair that counts;
    `ratings` by player, strongest first. `problem`: why it stopped, if nobody has paused it."""

    plan: Plan
    state: str
    done: int
    whole: int
    matches: Mapping[elo.Names, Match] = field(default_factory=dict)
    ratings: Mapping[str, Interval] = field(default_factory=dict)
    seconds_left: float | None = None
    problem: Problem | None = None


def rated(matches: Mapping[elo.Names, Match]) -> Mapping[str, Interval]:
    """Return the ratings of the players that have met another one."""
    return elo.rate(matches) if matches else {}


PICTURE = ".svg"


def export(standing: TournamentStatus, path: Path) -> None:
    """Write the results in the format given by the ending of `path`; raises OSError."""
    if path.suffix == PICTURE:
        meeting = standing.plan.meeting
        match_report.draw_matches(path, dict(standing.matches), meeting.seats, meeting.box)
    else:
        names = {player.text: str(harmless(player.name)) for player in standing.plan.players}
        write_whole(
            path,
            match_report.spreadsheet(standing.ratings, standing.matches, names).encode(),
            FOR_OTHERS,
        )


# The folder of tournaments.


PLAN, PAIRS, GAMES = "plan.json", "pairs.jsonl", "games"
LARGEST_PLAN = 1 << 20


class UnusablePlan(Exception):
    """A plan that cannot be read; says what happened to the file."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.what)
        self.problem = problem


class Store:
    """The tournaments of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def ids(self) -> list[str]:
        """Return all tournaments, the newest first."""
        found = (path.parent.name for path in self.folder.glob(f"*/{PLAN}"))
        return sorted(found, reverse=True)

    def read(self, id_: str) -> Plan:
        """Return the plan of a tournament; raises UnusablePlan. A damaged plan is set aside, one of
        a later version stays as it is."""
        path = self.folder / id_ / PLAN
        try:
            plan = plan_from(read_document(path, LARGEST_PLAN))
            if plan.id != id_:
                raise ValueError(f"it belongs to the tournament {plan.id}")
        except NewerVersion as error:
            raise UnusablePlan(of_later_version(path, error)) from error
        except OSError as error:
            raise UnusablePlan(not_readable(path, error)) from error
        except ValueError as error:
            raise UnusablePlan(damaged(path, error)) from error
        return plan

    def write(self, plan: Plan) -> None:
        """Save a plan; raises OSError."""
        content = json.dumps(written_plan(plan), indent=1).encode("ascii")
        write_whole(self.folder / plan.id / PLAN, content)

    def remove(self, id_: str) -> None:
        """Delete a tournament with its games; raises OSError."""
        shutil.rmtree(self.folder / id_)

    def diary(self, plan: Plan) -> ResultsLog:
        """Return the finished pairs; raises ResultsLogError."""
        path = self.folder / plan.id / PAIRS
        with contextlib.suppress(OSError):  # where it is there already
            os.close(new_file(path, os.O_WRONLY))
        return ResultsLog(path, plan.meeting.to_dict())

    def games(self, plan: Plan, names: elo.Names) -> Path:
        """Return the folder of a match's saved games."""
        number = plan.meeting.matches().index(names)
        return self.folder / plan.id / GAMES / f"{number + 1:04}"

    def kept(self, plan: Plan, names: elo.Names) -> list[Path]:
        """Return the saved games of a match in order."""
        for one in (names, (names[1], names[0])):
            with contextlib.suppress(ValueError):
                return sorted(self.games(plan, one).glob(f"*{ENDING}"))
        return []

    def saved_games(self, plan: Plan) -> Iterator[Path]:
        """Yield all saved games, the oldest first."""
        folder = self.folder / plan.id / GAMES
        yield from sorted(folder.glob(f"*/*{ENDING}"), key=lambda path: path.stat().st_mtime_ns)


def of_later_version(path: Path, error: Exception) -> Problem:
    """Return the message about a plan of a later version."""
    return Problem(
        tr("Tournaments", "A tournament needs a newer version"),
        tr(
            "Tournaments",
            "This version cannot play the games of the tournament {name}. The tournament "
            "was not changed. All other tournaments are in the list.",
            name=path.parent.name,
        ),
        tr("Tournaments", "To continue it, install the latest version of Burgundy Qt."),
        f"{path}\n{error}",
    )


def not_readable(path: Path, error: OSError) -> Problem:
    """Return the message about a plan that the system does not let us read."""
    return Problem(
        tr("Tournaments", "A tournament cannot be read"),
        tr(
            "Tournaments",
            "“{file}”: {reason}.",
            file=f"{path.parent.name}/{path.name}",
            reason=error.strerror or error,
        ),
        tr(
            "Tournaments",
            "Check that you are allowed to read the file, then open the tournaments again.",
        ),
        repr(error),
    )


def damaged(path: Path, error: Exception) -> Problem:
    """Return the message about a damaged plan, which is set aside."""
    aside = path
    with contextlib.suppress(OSError):
        aside = put_aside(path)
    return Problem(
        tr("Tournaments", "A tournament cannot be read"),
        tr("Tournaments", "Its plan is damaged. The file was renamed to {file}.", file=aside.name),
        tr("Tournaments", "Create the tournament again. Its results are still in the same folder."),
        f"{aside}\n{error}",
    )
