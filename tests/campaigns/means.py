"""What the strongest level makes when it plays itself: mean points by estate, for both objectives.

All seats have the same estate. `./burgundy campaign means --games 4 --share 0.02` plays four games for each number of
seats, estate and objective, at a fiftieth of the level's limits; people's means come from thousands of recorded games.
"""

import argparse
import os
import statistics
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from burgundy_qt.ai.arena.games import Timed, play_game
from burgundy_qt.ai.arena.roster import player
from burgundy_qt.ai.arena.starts import OLD_BOX, Box, random_request
from burgundy_qt.ai.values.judge import OBJECTIVES
from tests.campaigns.report import write_report

NAME = "means"
TITLE = "What the strongest level makes in games against itself"
PEOPLE = {2: 184.6, 3: 201.7, 4: 218.2}
FIRST_SEED = 4_000_000


@dataclass(frozen=True)
class Cell:
    """One entry of the table: games of so many seats, all on one estate, played for one objective."""

    seats: int
    estate: str
    objective: str


@dataclass(frozen=True)
class Played:
    """One game: the mean of its seats' points, and the CPU time of all thoughts."""

    points: float
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; returns 0."""
    options = parsed(arguments)
    cells = [Cell(n, estate, goal) for n in options.seats for goal in OBJECTIVES for estate in OLD_BOX.estates]
    begun = [(cell, at) for cell in cells for at in range(options.games)]
    with ThreadPoolExecutor(options.threads) as pool:
        games = list(pool.map(partial(play, options.level, options.share), begun))
    found: dict[Cell, list[Played]] = {cell: [] for cell in cells}
    for (cell, _), game in zip(begun, games, strict=True):
        found[cell].append(game)
    command = f"./burgundy campaign means --level {options.level} --share {options.share:g} --games {options.games}"
    page = write_report(NAME, TITLE, command, page_lines(found, options.seats), sum(game.seconds for game in games))
    print(f"{page.read_text(encoding='utf-8')}\nWritten to {page}")
    return 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./burgundy campaign means", description=TITLE)
    parser.add_argument("--level", default="duke", help="(default: duke)")
    parser.add_argument("--share", type=float, default=0.1, help="of its limits (default: 0.1)")
    parser.add_argument("--games", type=int, default=4, help="for each entry of the table (default: 4)")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=[2, 3, 4])
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1, help="(default: one a core)")
    return parser.parse_args(arguments)


def play(level: str, share: float, begun: tuple[Cell, int]) -> Played:
    """One game of an entry of the table; both objectives meet the same dice and tiles."""
    cell, at = begun
    goal = "+points" if cell.objective == "points" else ""
    seed = FIRST_SEED + 100 * int(cell.estate) + at
    players = [Timed(player(f"{level}:{share:g}{goal}", seed + seat)) for seat in range(cell.seats)]
    outcome = play_game(random_request(cell.seats, seed, Box(estate=cell.estate)), players)
    return Played(statistics.fmean(outcome.points), sum(each.seconds for each in players))


def page_lines(found: dict[Cell, list[Played]], of_seats: Iterable[int]) -> list[str]:
    """A row for each number of seats and objective."""
    head = f"| seats | played for | {' | '.join(OLD_BOX.estates)} | all (95 %) | people |"
    rows = [row(found, seats, goal) for seats in of_seats for goal in OBJECTIVES]
    return ["Mean points of a seat by estate.", "", head, "| --- " * (len(OLD_BOX.estates) + 4) + "|", *rows]


def row(found: dict[Cell, list[Played]], seats: int, objective: str) -> str:
    each = [[game.points for game in found[Cell(seats, estate, objective)]] for estate in OLD_BOX.estates]
    together = [points for points_here in each for points in points_here]
    margin = 1.96 * statistics.stdev(together) / len(together) ** 0.5
    means = " | ".join(f"{statistics.fmean(points):.0f}" for points in each)
    whole = f"{statistics.fmean(together):.1f} ± {margin:.1f}"
    return f"| {seats} | {objective} | {means} | {whole} | {PEOPLE[seats]} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
