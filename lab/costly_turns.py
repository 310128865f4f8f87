"""Campaign: whether costly turns cost as much as reviews say: mistakes and blunders of Stewards,
and their better turns, played to the end by Knights.

A review plays on for a round or two and lets the network judge; Knights play whole games, as an
independent test. The games are stored in diaries, so that a later start continues."""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from burgundy_qt.ai.analysis.point_sources import CLEAR
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE, column, depth
from burgundy_qt.ai.review.reviewer import PlayedTurn
from lab.diaries import gathered, noted_in
from lab.game_kinds import KINDS, OF_TWO, played_by
from lab.report import ROOT, write_report
from lab.reviewed_twice import apart_at_the_end
from lab.told_and_came import Error, Found, error_of

NAME = "costly-turns"
TITLE = "Whether costly turns cost what reviews tell, by games of Knights to the end"
LEVEL = "steward"
FIRST_SEED = 70_000_000
APART = 1_000_003
EACH = 4
"""The distance between the examined turns of a game, from a start by the seed: turns of many games
show more than all turns of a few."""
WIN, LEAD = "win", "lead"


@dataclass(frozen=True)
class CostlyGame:
    """Mistakes and blunders of a game, each with its cost in chance to win and in usual margins of
    the lead over the best other player: `first` action, share of the game's `turns` before it,
    `grade`, and `told` and `came` with their standard errors."""

    seed: int
    turns: int
    costly: list[dict[str, Any]]
    seconds: float  # of CPU time


def costly_game_from(entry: dict[str, Any]) -> CostlyGame:
    """Return a game of a diary."""
    return CostlyGame(**entry)


def main(arguments: Sequence[str]) -> int:
    """Play, review, play out and write the page; return 1 if the mean prediction is not within two
    standard errors of the result."""
    options = parsed(arguments)
    found = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for kind in options.kinds:
            play = partial(costly_game, kind, options.depth, options.played_out)
            found[kind] = enough(pool, play, diary(kind, options.depth), options.turns)
    seconds = sum(game.seconds for games in found.values() for game in games)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, page_lines(found), seconds)
    return int(any(abs(one.off) > CLEAR * one.error for one in map(chances, found.values()) if one))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(OF_TWO))
    parser.add_argument("--turns", type=int, default=60, help="of each kind (default: 60)")
    parser.add_argument("--depth", default="normal", help="of the reviews (default: normal)")
    parser.add_argument(
        "--played-out", type=int, default=100, help="pairs of games for each turn (default: 100)"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def diary(kind: str, depth_name: str) -> Path:
    """Return the file of finished games."""
    return ROOT / "build" / "campaigns" / f"{NAME}-{kind}-{depth_name}.jsonl"


def enough(
    pool: ProcessPoolExecutor, play: Callable[[int], CostlyGame], file: Path, turns: int
) -> list[CostlyGame]:
    """Play whole games until there are enough costly turns, and return them with those of the
    diary."""
    games = [costly_game_from(entry) for entry in noted_in(file)]
    for seed in count(FIRST_SEED + len(games)):
        if sum(len(game.costly) for game in games) >= turns:
            break
        games += gathered(pool, play, file, [seed], costly_game_from)
    return games


def costly_game(kind: str, depth_name: str, pairs: int, seed: int) -> CostlyGame:
    """Play a game of Stewards, review some of its turns, and play out the costly ones."""
    begun = process_time()
    game = played_by(KINDS[kind], (LEVEL,), seed)
    losses, turns = Losses(game.position_at(0)[0], depth(depth_name)), turns_of(game)
    costly = []
    for at in range(seed % EACH, len(turns), EACH):
        found = costly_turn(losses, turns[at], pairs, seed * APART + turns[at].first)
        if found is not None:
            costly.append({"first": turns[at].first, "over": round(at / len(turns), 3), **found})
    return CostlyGame(seed, len(turns), costly, round(process_time() - begun, 1))


def costly_turn(losses: Losses, turn: PlayedTurn, pairs: int, seed: int) -> dict[str, Any] | None:
    """Return a review's loss of a mistake or a blunder and its result; None for all other turns."""
    told = losses.of_turn(turn.start, turn.seat, turn.actions, seed)
    grade = losses.grade(told.swing, told.is_clear, turn.seat)
    if grade not in (MISTAKE, BLUNDER):
        return None
    came = apart_at_the_end(turn, told.better, seed, pairs)
    swing, margin = told.swing, losses.margin
    others = max(points for at, points in enumerate(swing.points) if at != turn.seat)
    told_lead = (others - swing.points[turn.seat]) / margin
    return {
        "grade": grade.name,
        WIN: rounded(-swing.win[turn.seat], swing.win_error[turn.seat], *column(came.shares)),
        LEAD: rounded(
            told_lead,
            swing.points_error[turn.seat] / margin,
            *(one / margin for one in column(came.leads)),
        ),
    }


def rounded(*numbers: float) -> list[float]:
    """Return the numbers rounded as in a diary."""
    return [round(one, 4) for one in numbers]


def errors_of(games: Sequence[CostlyGame], unit: str) -> Error:
    """Return predictions and results over all costly turns."""
    return error_of(
        [Found(game.seed, one[unit][0], one[unit][2]) for game in games for one in game.costly]
    )


def reversed_cases(games: Sequence[CostlyGame], unit: str) -> int:
    """Return in how many cases the played turn was better, by more than two standard errors."""
    return sum(one[unit][2] < -CLEAR * one[unit][3] for game in games for one in game.costly)


def inside(games: Sequence[CostlyGame], unit: str) -> float:
    """Return the share of costly turns whose prediction was no further from the result than both
    standard errors together."""
    return fmean(
        abs(told - came) <= math.hypot(error, spread)
        for game in games
        for one in game.costly
        for told, error, came, spread in [one[unit]]
    )


def chances(games: Sequence[CostlyGame]) -> Error | None:
    """Return the chance to win over all costly turns; None if there are none."""
    return errors_of(games, WIN) if any(game.costly for game in games) else None


def page_lines(found: Mapping[str, Sequence[CostlyGame]]) -> list[str]:
    """Return a table of chances to win, and one of points."""
    lines = [
        "Stewards play; every fourth turn is reviewed. Each mistake and blunder, and the turn that "
        "the review calls better,",
        "are played to the end by Knights, both with the same chance, which the review has not "
        "seen. `off` is the mean told",
        "less what came, with its standard error clustered by game. `reversed` are turns that came "
        "out better than the",
        "recommended one by more than two standard errors: so do 2% of turns that cost nothing.",
        "`inside` are those that were told no further from what came than the standard errors of "
        "both: 68% where those say all.",
    ]
    for title, unit, scale, digits in (
        ("Chance to win, in per cent", WIN, 100.0, 1),
        ("The lead over the other player, in usual margins", LEAD, 1.0, 3),
    ):
        lines += [
            "",
            f"## {title}",
            "",
            "| game | games | costly turns | told | came | off | inside | reversed |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            *(
                row(kind, games, unit, scale, digits)
                for kind, games in found.items()
                if chances(games)
            ),
        ]
    return lines


def row(kind: str, games: Sequence[CostlyGame], unit: str, scale: float, digits: int) -> str:
    """Return a row of a table."""
    one = errors_of(games, unit)
    told, came, off, error = (
        f"{scale * number:.{digits}f}" for number in (one.told, one.came, one.off, one.error)
    )
    return (
        f"| {KINDS[kind].title} | {one.games} | {one.moments} | {told} | {came} | "
        f"{off} ± {error} | {inside(games, unit):.0%} | {reversed_cases(games, unit)} |"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
