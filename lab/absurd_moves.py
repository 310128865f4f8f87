"""Campaign: how often levels make moves that no person would make, such as discarding a tile that
they have just taken or passing over points that one action scores.

Each level plays against itself. A turn can be absurd in several ways."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import process_time

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.puzzles.puzzle_finder import turns_of
from burgundy_qt.ai.review.reviewer import PlayedTurn
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from lab.game_kinds import KINDS, OF_TWO, played_by
from lab.report import write_report

NAME = "absurd-moves"
TITLE = "How often levels do what no person would do"
FIRST_SEED = 60_000_000
PLAYING = [level.name for level in LEVELS if not level.is_paced]
MUCH = 4
"""Points at once that nobody gives up for nothing."""
Actions = Sequence[Mapping[str, object]]


def main(arguments: Sequence[str]) -> int:
    """Play all games and write the page; return 0."""
    options = parsed(arguments)
    begun = [(kind, level) for kind in options.kinds for level in options.levels]
    found = {}
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        for kind, level in begun:
            seeds = range(FIRST_SEED, FIRST_SEED + options.games)
            counts = pool.map(partial(absurdities, kind, level), seeds, chunksize=5)
            found[kind, level] = sum(counts, Counter[str]())
    command = f"./burgundy campaign {NAME} {' '.join(arguments)}".strip()
    seconds = sum(count[SECONDS] for count in found.values()) / 1000
    write_report(NAME, TITLE, command, page_lines(found, options.games), seconds)
    return 0


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument("--kinds", nargs="+", choices=list(KINDS), default=list(OF_TWO))
    parser.add_argument("--levels", nargs="+", choices=PLAYING, default=PLAYING)
    parser.add_argument("--games", type=int, default=1000, help="of each (default: 1000)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    return parser.parse_args(arguments)


TURNS, TAKEN, SECONDS = "turns", "tiles taken", "milliseconds"


def absurdities(kind: str, level: str, seed: int) -> Counter[str]:
    """Play a game, and return how many of its turns are absurd in each way."""
    begun, count = process_time(), Counter[str]()
    game = played_by(KINDS[kind], (level,), seed)
    for turn in turns_of(game):
        actions = [game.action(code) for code in turn.actions]
        count[TURNS] += 1
        count[TAKEN] += sum(action["type"] in TAKES for action in actions)
        count.update(name for name, is_absurd in WAYS.items() if is_absurd(game, turn, actions))
    count[SECONDS] = round(1000 * (process_time() - begun))
    return count


# The ways of being absurd.

TAKES = "take", "buy"


def discards(_game: Game, _turn: PlayedTurn, actions: Actions) -> bool:
    """Return whether a tile is discarded for another one."""
    return any(action.get("discard") is not None for action in actions)


def undoes(_game: Game, _turn: PlayedTurn, actions: Actions) -> bool:
    """Return whether a tile is discarded in the turn in which it was taken."""
    taken: list[object] = []
    for action in actions:
        if action.get("discard") in taken:
            return True
        if action["type"] in TAKES:
            taken.append(action["tile"])
    return False


def passes_over(game: Game, turn: PlayedTurn, _actions: Actions) -> bool:
    """Return whether a turn scores nothing at once, though it could begin with an action that
    scores MUCH."""
    if points_at_once(turn.start, turn.seat, turn.actions) > 0:
        return False
    return any(points > MUCH - 1 for points in first_points(game, turn))


WAYS: Mapping[str, Callable[[Game, PlayedTurn, Actions], bool]] = {
    "throws a tile away": discards,
    "throws away what it took in the same turn": undoes,
    f"passes over {MUCH} points or more": passes_over,
}


def points_at_once(start: Position, seat: int, actions: Sequence[int]) -> int:
    """Return the points of a seat for some of its actions."""
    after = start.copy()
    for action in actions:
        after.act_only(action, seat)
    return after.scores()[seat] - start.scores()[seat]


def first_points(game: Game, turn: PlayedTurn) -> Iterator[int]:
    """Yield the points at once of each first action of a turn, followed by "pass" if that ends the
    turn: tiles of Carcassonne score only then. Sales are left out, because waiting gains goods."""
    codes = turn.start.legal(turn.seat)
    for code in (one for one in codes if game.action(one)["type"] != "sell"):
        after = turn.start.copy()
        after.act_only(code, turn.seat)
        while not after.is_chance_node() and turn.seat in after.waiting_seats():
            passes = [one for one in after.legal(turn.seat) if game.action(one)["type"] == "pass"]
            if not passes:
                break
            after.act_only(passes[0], turn.seat)
        yield after.scores()[turn.seat] - turn.start.scores()[turn.seat]


def page_lines(found: Mapping[tuple[str, str], Counter[str]], games: int) -> list[str]:
    """Return a table: absurd turns in a hundred."""
    head = ["game", "level", "turns", "tiles taken a game", *WAYS]
    lines = [
        f"{games} games of each level against itself. Turns in a hundred in which a level:",
        "",
        f"| {' | '.join(head)} |",
        "| --- | --- |" + " ---: |" * (len(head) - 2),
    ]
    for (kind, level), count in found.items():
        turns = count[TURNS]
        shares = [f"{100 * count[way] / turns:.2f}" for way in WAYS]
        cells = [KINDS[kind].title, level, f"{turns:,}", f"{count[TAKEN] / games:.1f}", *shares]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
