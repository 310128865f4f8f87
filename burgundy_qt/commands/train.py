"""`burgundy-qt train`: a network for the bots, trained by self-play."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.ai.arena.match_setup import box_of, typed_options
from burgundy_qt.ai.arena.matches import NoExecutor
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount, bots_of, network_table
from burgundy_qt.ai.levels import is_compiled
from burgundy_qt.ai.networks.installed_networks import network_name
from burgundy_qt.ai.training.campaign import CHUNK, CHUNKS, WINDOW_GAMES, Campaign, Plan
from burgundy_qt.commands.options import MOST_THREADS, CommandError, add_game, place, seed, whole
from burgundy_qt.rules.registry import DEFAULT, ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the games, their number, and the folder."""
    add_game(parser, with_options=True)
    parser.add_argument(
        "--seats",
        type=int,
        help="players in each game (default: 2, or as few as the modules allow)",
    )
    parser.add_argument(
        "--team", action="store_true", help="four players in two teams, with random modules"
    )
    parser.add_argument(
        "--games",
        type=whole(1, MOST_GAMES),
        default=300_000,
        help="number of games in all (default: 300000)",
    )
    parser.add_argument(
        "--resume",
        type=place,
        required=True,
        metavar="FOLDER",
        help="folder for checkpoint, network and curve; training continues from there",
    )
    parser.add_argument(
        "--grow-from",
        type=table,
        metavar="SEATS",
        help="start with the network that comes with the program for this many players",
    )
    parser.add_argument(
        "--threads",
        type=whole(1, MOST_THREADS),
        default=os.cpu_count() or 1,
        help="number of threads (default: one per core)",
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on the Dask cluster with this scheduler instead of threads",
    )
    parser.add_argument(
        "--cycle",
        type=int,
        default=64,
        metavar="GAMES",
        help="games played with the same weights, a multiple of 8; many workers need more "
        "(default: 64)",
    )
    parser.add_argument(
        "--seed",
        type=seed,
        default=1,
        help="seed; the same seed gives the same network (default: 1)",
    )


def run(options: argparse.Namespace) -> int:
    """Train until all games are played."""
    if options.team and (options.modules or options.seats is not None):
        raise CommandError(
            "--team already sets the players: leave out --seats and --modules, or use "
            "--modules team"
        )
    wish = Wish(
        options.game or DEFAULT,
        "team" if options.team else options.seats,
        tuple(options.modules),
        tuple(options.option),
        options.grow_from,
        options.dask,
        options.cycle,
    )
    try:
        return train(wish, options.games, options.resume, options.threads, options.seed)
    except TrainingError as error:
        raise CommandError(str(error)) from error


USUAL_SEATS = 2
LONGEST_CYCLE = WINDOW_GAMES // 2 // CHUNK * CHUNK
"""The most games of a cycle: the window holds two cycles before learning begins."""


class TrainingError(ValueError):
    """Training that cannot begin; the text gives the reason and what to do."""


class ProgressTicker:
    """Shows progress: on a terminal one line that changes, elsewhere a line for each new gate."""

    def __init__(self) -> None:
        self.shown = ""

    def __call__(self, line: str) -> None:
        if sys.stdout.isatty():
            print(f"\r\033[K{line}", end="", flush=True)
        elif line.partition("|")[2] != self.shown:
            self.shown = line.partition("|")[2]
            print(line, flush=True)

    def end(self) -> None:
        if sys.stdout.isatty():
            print()


@dataclass(frozen=True)
class Wish:
    """A network to train. `table` None: the smallest of these modules, with two seats at least."""

    game: str
    table: SeatCount | None = None
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()  # as they are typed
    parent: SeatCount | None = None  # the table whose shipped network it grows from
    address: str | None = None  # of the cluster for the games
    cycle: int = CHUNK * CHUNKS  # games

    @property
    def box(self) -> MatchSetup | None:
        """The box of all games; None: each game draws it. Raises ValueError."""
        if not self.modules and not self.options:
            return None
        box = box_of(self.game, None, self.modules, typed_options(self.options))
        box.check()
        return box

    def plan(self, games: int, folder: Path, threads: int, seed: int) -> Plan:
        """Return the plan of training. Raises ValueError."""
        ruleset(self.game)
        if not CHUNK <= self.cycle <= LONGEST_CYCLE or self.cycle % CHUNK:
            raise ValueError(
                f"--cycle is {self.cycle}, but must be a multiple of {CHUNK} and at most "
                f"{LONGEST_CYCLE}"
            )
        box = self.box
        table = (
            (USUAL_SEATS if self.table is None else self.table) if box is None else self.seated(box)
        )
        network_table(self.game, table)
        check_parent(self.game, table, self.parent)
        return Plan(
            table,
            games,
            folder,
            threads,
            seed,
            parent=self.parent,
            game=self.game,
            box=box,
            chunks=self.cycle // CHUNK,
            address=self.address,
        )

    def seated(self, box: MatchSetup) -> SeatCount:
        """Return the table of a box. Raises ValueError."""
        seats = min((most for most in box.seats if most >= USUAL_SEATS), default=box.seats[0])
        if self.table is not None and self.table not in box.seats:
            raise ValueError(
                f"--seats is {self.table}, but with these modules it must be "
                f"{', '.join(map(str, box.seats))}"
            )
        return box.table(seats if self.table is None else int(self.table))


def train(wish: Wish, games: int, folder: Path, threads: int, seed: int) -> int:
    """Train until `games` games in all are played, going on from a checkpoint in `folder`. Raises
    TrainingError, and OSError if a file cannot be written."""
    if not is_compiled():
        raise TrainingError(
            "training needs the compiled rules and bots; start ./burgundy in the source code "
            "to compile them"
        )
    if games < 1 or threads < 1:
        raise TrainingError(
            f"--games is {games} and --threads is {threads}, but both must be 1 or more"
        )
    try:
        plan = wish.plan(games, folder, threads, seed)
    except ValueError as error:
        raise TrainingError(str(error)) from error
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise TrainingError(
            f"--resume is {folder}, which is a file; name a folder, which can be new"
        ) from error
    except OSError as error:
        raise TrainingError(
            f"{folder} cannot be created: {error.strerror}; name another folder"
        ) from error
    ticker = ProgressTicker()
    try:
        campaign = Campaign.resumed(plan, ticker)
        campaign.run()
    except (ValueError, NoExecutor) as error:
        raise TrainingError(str(error)) from error
    finally:
        ticker.end()
    print(campaign.progress())
    print(
        f"The network is {folder / network_name(plan.game, plan.table)}, and its learning "
        f"curve is {folder / 'curve.svg'}."
    )
    return 0


def check_parent(game: str, table: SeatCount, parent: SeatCount | None) -> None:
    """Raise ValueError if the network of a table does not grow from that of `parent`."""
    parents = bots_of(game).lessons[table].parents
    if parent is not None and parent not in parents:
        title = network_table(game, table).title
        from_these = f"one for {' or '.join(map(str, parents))}" if parents else "nothing"
        raise ValueError(
            f"a network for {title} can start from {from_these}, not from one for {parent}"
        )


MOST_GAMES = 10**9


def table(text: str) -> int | str:
    """Return a number of seats, or the name of a table."""
    return int(text) if text.isascii() and text.isdecimal() else text
