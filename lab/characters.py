"""Campaign: the cost of a style for a level, and whether it is visible: each character against its
level without a style, with its points by source and how often it does what it likes."""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from statistics import fmean, stdev
from time import process_time

from burgundy_qt.ai.game_bots import RIVALS, Style, bots_of
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.styles import styles_of
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from lab.game_kinds import KINDS, OF_TWO
from lab.report import write_report

NAME = "styles"
TITLE = "What a style costs, and how it shows"
FIRST_SEED = 70_000_000
NORMAL = 1.96
SEATS = 2
PACED = [level.name for level in LEVELS if level.is_paced]
ROLLOUTS = 192
"""Rollouts of each thought of a level with paces: it needs no clock and is the same on every
machine."""
PLAIN = Style("none", {})
"""The level against itself, whose points are compared with the others'."""
SHOWN = 0.2
"""Sources that differ by fewer points are left out."""


@dataclass(frozen=True)
class StyledGame:
    """A game of a character against its level."""

    score: float  # of the character: 1, 0.5 or 0
    points: tuple[dict[str, int], dict[str, int]]  # by source, of the character and of the level
    liked: tuple[int, int]  # actions that the character likes, of both likewise
    seconds: float


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; return 0."""
    options = parsed(arguments)
    lines = page_head(options.games)
    seconds = 0.0
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for kind, level in product(options.kinds, options.levels):
            for style in (PLAIN, *styles_of(KINDS[kind].game)):
                if options.styles and style.name not in options.styles:
                    continue
                play = partial(styled_game, kind, level, style)
                games = list(pool.map(play, range(options.games), chunksize=5))
                seconds += sum(game.seconds for game in games)
                lines.append(line_of(kind, level, style, games))
                print(lines[-1], flush=True)
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    write_report(NAME, TITLE, command, lines, seconds)
    return 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(OF_TWO))
    parser.add_argument("--styles", nargs="+", help="only these (default: all)")
    levels = [level.name for level in LEVELS]
    parser.add_argument("--levels", nargs="+", choices=levels, default=["steward"])
    parser.add_argument("--games", type=int, default=200, help="of each (default: 200)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


def styled_game(kind: str, level: str, style: Style, number: int) -> StyledGame:
    """Play a game; two consecutive games have the same chance with the seats changed."""
    begun, own = process_time(), number % SEATS
    game = Game(KINDS[kind].request(FIRST_SEED + number // SEATS))
    own_style = style.name if style.tastes else None
    rollouts = ROLLOUTS if level in PACED else None
    names = [own_style if seat == own else None for seat in range(SEATS)]
    bots = [Thinker(level, seed=number + seat, style=name) for seat, name in enumerate(names)]
    liked = Counter[int]()
    while not game.is_over:
        seat = game.deciding()
        action = game.action(bots[seat].choose(game.position, seat, None, rollouts))
        kinds = bots_of(KINDS[kind].game).kinds_of(action, game.position)
        liked[seat] += any(style.tastes.get(name, 0.0) > 0 for name in kinds)
        game.apply(action, seat)
    sources = bots_of(KINDS[kind].game).points_by_source(game.events, game.request)
    by_seat = [{name: points[seat] for name, points in sources.items()} for seat in range(SEATS)]
    other = 1 - own
    return StyledGame(
        game.position.utilities()[own],
        (by_seat[own], by_seat[other]),
        (liked[own], liked[other]),
        process_time() - begun,
    )


def page_head(games: int) -> list[str]:
    return [
        f"{games} games of each character against its level without a style, two at a time with",
        "the same chance and the seats changed. Elo of the style with its 95% interval; actions",
        "that it likes in a game, of the character and of the level; and points by source,",
        f"likewise, where they differ by {SHOWN} or more. Style none is the level against itself.",
        f"Dukes think for {ROLLOUTS} rollouts.",
        "",
        "| game | level | style | Elo | likes | points | by source |",
        "| --- | --- | --- | ---: | ---: | ---: | --- |",
    ]


def line_of(kind: str, level: str, style: Style, games: Sequence[StyledGame]) -> str:
    """Return the line of a style at a level."""
    low, elo, high = elo_of([game.score for game in games])
    likes = " : ".join(f"{fmean(game.liked[side] for game in games):.1f}" for side in (0, 1))
    if not set(style.tastes) - {RIVALS}:
        likes = ""
    points = " : ".join(
        f"{fmean(sum(game.points[side].values()) for game in games):.1f}" for side in (0, 1)
    )
    sources = []
    for name in games[0].points[0]:
        own, other = (fmean(game.points[side].get(name, 0) for game in games) for side in (0, 1))
        if abs(own - other) >= SHOWN or style is PLAIN:
            sources.append(f"{name} {own:.1f} : {other:.1f}")
    rating = f"{elo:+.0f} ({low:+.0f} to {high:+.0f})"
    cells = [KINDS[kind].title, level, style.name, rating, likes, points, ", ".join(sources)]
    return f"| {' | '.join(cells)} |"


def elo_of(scores: Sequence[float]) -> tuple[float, float, float]:
    """Return the Elo of scores with its 95% interval; games with the same chance count as one."""
    pairs = [fmean(scores[at : at + SEATS]) for at in range(0, len(scores), SEATS)]
    mean = fmean(pairs)
    error = NORMAL * stdev(pairs) / math.sqrt(len(pairs)) if len(pairs) > 1 else 0.5
    low, middle, high = (rating(share) for share in (mean - error, mean, mean + error))
    return low, middle, high


def rating(share: float) -> float:
    """Return the Elo of a share of the win."""
    kept = min(0.999, max(0.001, share))
    return 400 * math.log10(kept / (1 - kept))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
