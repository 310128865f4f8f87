"""The strongest level's results against itself: mean points by estate, for both objectives.

Each seat has a different estate, as in the box (the rulebook of 2011 lists one each of the estates
2 to 9), and chooses its start castle. `--same-estate` gives all seats the same one, where they
compete most. `./burgundy campaign means --games 4 --share 0.02` has every estate played four times
from every seat, for each number of seats and each objective, at a fiftieth of the level's limits.
People's means come from thousands of recorded games in which at least one seat had another estate
than 1.
"""

import argparse
import os
import statistics
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from burgundy_qt.ai.arena.matches import Timed, play_game
from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.ai.games.burgundy.burgundy_bots import OLD_BOX, random_request
from burgundy_qt.ai.networks.network import OBJECTIVES
from lab.report import write_report

NAME = "means"
TITLE = "What the strongest level makes in games against itself"
PEOPLE = {2: 184.6, 3: 201.7, 4: 218.2}
FIRST_SEED = 4_000_000


STEPS = 1, 2, 4, 5, 7, 8
"""The steps from the estate of one seat to that of the next, in turn: with none of them do two of
four seats get the same estate."""


@dataclass(frozen=True)
class Row:
    """A row of the table: games of a number of seats, played for one objective."""

    seats: int
    objective: str
    same_estate: bool = False

    def estates(self, at: int) -> list[str]:
        """Return the estates by seat in game number `at`."""
        known = OLD_BOX.estates
        step = 0 if self.same_estate else STEPS[at // len(known) % len(STEPS)]
        return [known[(at + seat * step) % len(known)] for seat in range(self.seats)]


@dataclass(frozen=True)
class Played:
    """One game: estates and points by seat, and the CPU time of all thoughts."""

    estates: list[str]
    points: Sequence[int]
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; return 0."""
    options = parsed(arguments)
    rows = [Row(seats, goal, options.same_estate) for seats in options.seats for goal in OBJECTIVES]
    begun = [(row, at) for row in rows for at in range(options.games * len(OLD_BOX.estates))]
    with ThreadPoolExecutor(options.threads) as pool:
        games = list(pool.map(partial(play, options.level, options.share), begun))
    found: dict[Row, list[Played]] = {row: [] for row in rows}
    for (row, _), game in zip(begun, games, strict=True):
        found[row].append(game)
    asked = f"--level {options.level} --share {options.share:g} --games {options.games}"
    command = f"./burgundy campaign means {asked}"
    command += " --same-estate" * options.same_estate
    write_report(NAME, TITLE, command, page_lines(found), sum(game.seconds for game in games))
    return 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./burgundy campaign means", description=TITLE)
    parser.add_argument("--level", default="duke", help="(default: duke)")
    parser.add_argument("--share", type=float, default=0.1, help="of its limits (default: 0.1)")
    parser.add_argument(
        "--games", type=int, default=4, help="of each seat on each estate (default: 4)"
    )
    parser.add_argument("--same-estate", action="store_true", help="for all seats of a game")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="(default: one a core)"
    )
    return parser.parse_args(arguments)


def play(level: str, share: float, begun: tuple[Row, int]) -> Played:
    """Play one game of a row; both objectives get the same dice and tiles."""
    row, at = begun
    goal = "+points" if row.objective == "points" else ""
    seed = FIRST_SEED + at
    players = [
        Timed(player_from_text(f"{level}:{share:g}{goal}", seed + seat))
        for seat in range(row.seats)
    ]
    estates = row.estates(at)
    request = random_request(row.seats, seed) | {"estates": estates, "castles": [None] * row.seats}
    outcome = play_game(request, players)
    return Played(estates, outcome.points, sum(each.seconds for each in players))


def page_lines(found: dict[Row, list[Played]]) -> list[str]:
    """Return a row for each number of seats and objective."""
    head = f"| seats | played for | {' | '.join(OLD_BOX.estates)} | all (95 %) | people |"
    told = (
        "all seats on one estate"
        if any(row.same_estate for row in found)
        else "each seat on an estate of its own"
    )
    lines = [line(row, games) for row, games in found.items()]
    return [
        f"Mean points of a seat by its estate, {told}.",
        "",
        head,
        "| --- " * (len(OLD_BOX.estates) + 4) + "|",
        *lines,
    ]


def line(row: Row, games: list[Played]) -> str:
    """Return a row; its margin is that of the mean of all games."""
    each = [statistics.fmean(game.points) for game in games]
    margin = 1.96 * statistics.stdev(each) / len(each) ** 0.5
    means = " | ".join(f"{mean_on(estate, games):.0f}" for estate in OLD_BOX.estates)
    whole = f"{statistics.fmean(each):.1f} ± {margin:.1f}"
    return f"| {row.seats} | {row.objective} | {means} | {whole} | {PEOPLE[row.seats]} |"


def mean_on(estate: str, games: list[Played]) -> float:
    """Return the mean of the seats with this estate."""
    return statistics.fmean(
        points
        for game in games
        for own, points in zip(game.estates, game.points, strict=True)
        if own == estate
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
