"""`burgundy-qt arena`: bots that meet in matches."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from burgundy_qt.ai.arena.elo import Names, rate
from burgundy_qt.ai.arena.external_engine import EngineError
from burgundy_qt.ai.arena.match_report import (
    Progress,
    crosstable_in_words,
    draw_matches,
    in_numbers,
    in_words,
    ratings_in_numbers,
    ratings_in_words,
    write_spreadsheet,
)
from burgundy_qt.ai.arena.match_setup import box_of, typed_options
from burgundy_qt.ai.arena.matches import Match, MatchExecutor, NoExecutor, dask, threads
from burgundy_qt.ai.arena.players import KNOWN
from burgundy_qt.ai.arena.round_robin import MatchProgress, ResultsLog, RoundRobin
from burgundy_qt.ai.game_bots import MatchSetup
from burgundy_qt.commands.options import (
    CommandError,
    add_game,
    place,
    require_writable,
    seed,
    use_installed_networks,
    word,
)
from burgundy_qt.rules.registry import DEFAULT, ruleset


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the players, the games, their number, and the form of the report."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"players:\n{KNOWN}"
    parser.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="two players; with more, everyone plays everyone",
    )
    parser.add_argument(
        "--pairs",
        type=int,
        default=20,
        help="the most pairs of games per match; with N seats a pair has N games (default: 20)",
    )
    parser.add_argument(
        "--gauntlet", action="store_true", help="only the first player plays against all others"
    )
    add_game(parser, with_options=True)
    parser.add_argument(
        "--seats", type=int, help="players in each game (default: as few as possible)"
    )
    parser.add_argument(
        "--edition",
        type=word,
        help="edition of the rules (default for burgundy: 2011, with modules 2019)",
    )
    parser.add_argument(
        "--estate",
        help="estate of all players, the same as --option estate=NUMBER (default: random)",
    )
    parser.add_argument(
        "--seed", type=seed, default=1_000_000, help="seed of the first pair (default: 1000000)"
    )
    parser.add_argument(
        "--claim",
        type=float,
        metavar="SHARE",
        help="stop as soon as it is clear whether the first player wins this share of the games",
    )
    parser.add_argument(
        "--threads",
        type=int,
        default=os.cpu_count() or 1,
        help="number of threads (default: one per core)",
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on the Dask cluster with this scheduler instead of threads",
    )
    parser.add_argument(
        "--resume",
        type=place,
        metavar="FILE",
        help="save finished pairs in this file, and continue from it",
    )
    parser.add_argument(
        "--plot", type=place, metavar="FILE.svg", help="save a chart of the scores and points"
    )
    parser.add_argument(
        "--csv", type=place, metavar="FILE.csv", help="save ratings and matches as a table"
    )
    parser.add_argument("--json", action="store_true", help="print each match as one line of JSON")


def run(options: argparse.Namespace) -> int:
    """Play the matches, and report the results."""
    for name, file in (("--plot", options.plot), ("--csv", options.csv)):
        require_writable(name, file)
    use_installed_networks(options)
    chosen = [*options.option, *([] if options.estate is None else [f"estate={options.estate}"])]
    try:
        box = boxed(options.game or DEFAULT, options.edition, tuple(options.modules), chosen)
        meeting = RoundRobin(
            tuple(options.players),
            box.seats[0] if options.seats is None else options.seats,
            options.pairs,
            options.seed,
            box,
            options.claim,
            options.gauntlet,
        )
        return arena(
            meeting,
            options.threads,
            options.json,
            options.plot,
            options.resume,
            options.dask,
            options.csv,
        )
    except ArenaError as error:
        raise CommandError(str(error)) from error


MOST_THREADS = 1024
INTERRUPTED = 130
"""The exit status after Ctrl-C, as in shells."""


class ArenaError(ValueError):
    """Impossible matches; the text gives the reason and what to do."""


def arena(
    meeting: RoundRobin,
    workers: int,
    as_json: bool = False,
    plot: Path | None = None,
    resume: Path | None = None,
    address: str | None = None,
    table: Path | None = None,
) -> int:
    """Play all matches, on a cluster if there is an `address`, and report the results; return the
    exit status.

    Ctrl-C ends it with the results so far. Raises ArenaError, and OSError if a file cannot be
    written.
    """
    try:
        meeting.check()
        if workers < 1:
            raise ArenaError(f"--threads is {workers}, but must be 1 or more")
        if workers > MOST_THREADS:
            raise ArenaError(f"--threads is {workers}, but must be at most {MOST_THREADS}")
        diary = ResultsLog(resume, meeting.to_dict())
        with venue(workers, address) as place:
            played, interrupted = play(meeting, diary, place, as_json)
            print_results(meeting, played, as_json, plot, table)
    except (ValueError, EngineError, NoExecutor) as error:
        raise ArenaError(str(error)) from error
    return INTERRUPTED if interrupted else 0


def boxed(
    game: str, edition: str | None, modules: tuple[str, ...], options: Sequence[str]
) -> MatchSetup:
    """Return the box of typed options. Raises ArenaError."""
    try:
        ruleset(game)
        return box_of(game, edition, modules, typed_options(options))
    except ValueError as error:
        raise ArenaError(str(error)) from error


def venue(workers: int, address: str | None) -> AbstractContextManager[MatchExecutor]:
    return threads(workers) if address is None else dask(address)


def play(
    meeting: RoundRobin, diary: ResultsLog, place: MatchExecutor, as_json: bool
) -> tuple[dict[Names, Match], bool]:
    """Return all played matches, each reported when it ends; and whether Ctrl-C ended them."""
    played: dict[Names, Match] = {}
    for names in meeting.matches():
        course, progress, interrupted = MatchProgress(meeting, names, diary), Progress(), False
        try:
            course.play(place, progress.show)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            progress.end()
        if course.match:
            played[names] = course.match
            print_match(course, as_json)
        if interrupted:
            return played, True
    return played, False


def print_match(course: MatchProgress, as_json: bool) -> None:
    assert course.match
    meeting = course.meeting
    if as_json:
        line = in_numbers(course.names, course.match, meeting.seats, meeting.box, course.test)
        print(json.dumps(line), flush=True)
    else:
        print(
            in_words(course.names, course.match, meeting.seats, meeting.box, course.test),
            flush=True,
        )


def print_results(
    meeting: RoundRobin,
    played: Mapping[Names, Match],
    as_json: bool,
    plot: Path | None,
    table: Path | None,
) -> None:
    """Print the tables, if there are more than two players, and write the files."""
    if not played:
        return
    ratings = rate(played)
    if len(meeting.players) > 2:
        print(
            json.dumps(ratings_in_numbers(ratings))
            if as_json
            else f"{ratings_in_words(ratings)}\n{crosstable_in_words([*ratings], played)}",
            flush=True,
        )
    if plot is not None:
        with naming(plot):
            draw_matches(plot, played, meeting.seats, meeting.box)
    if table is not None:
        with naming(table):
            write_spreadsheet(table, ratings, played)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Add a file's name to the system's errors on writing: that of a full disk has none."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, f"cannot be written: {error.strerror}", str(path)) from error
