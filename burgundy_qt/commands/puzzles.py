"""`burgundy-qt puzzles`: positions with one clearly best turn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, Puzzle, read, written
from burgundy_qt.ai.puzzles.puzzle_finder import Finder, chosen
from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.commands.options import (
    CommandError,
    add_game,
    place,
    require_writable,
    whole,
    word,
)
from burgundy_qt.commands.options import seed as options_seed
from burgundy_qt.commands.replay import ReplayError, story_in
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT

MOST_GAMES = 10**6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the games to search, and the file of the puzzles."""
    parser.add_argument(
        "file",
        type=place,
        nargs="?",
        metavar="FILE",
        help="a saved game or a record from the engine",
    )
    parser.add_argument(
        "--games",
        type=whole(1, MOST_GAMES),
        metavar="N",
        help="let two Knights play this many games and search them",
    )
    add_game(parser)
    parser.add_argument("--edition", type=word, help="edition of those games")
    parser.add_argument(
        "--seed", type=options_seed, default=1, help="seed of the first of those games"
    )
    parser.add_argument(
        "--most",
        type=whole(0, MOST_GAMES),
        metavar="N",
        help="keep at most this many puzzles (default: all found)",
    )
    parser.add_argument("--out", type=place, metavar="FILE", help="save the puzzles in this file")
    parser.add_argument(
        "--add",
        type=place,
        nargs="+",
        default=[],
        metavar="FILE",
        help="also choose from these files of puzzles",
    )


def run(options: argparse.Namespace) -> int:
    """Find puzzles, print them, and write them."""

    require_writable("--out", options.out)
    try:
        find_puzzles(options)
    except PuzzleSearchError as error:
        raise CommandError(str(error)) from error
    return 0


LEVEL = "knight"


class PuzzleSearchError(Exception):
    """There is no game to search; the text gives the reason and what to do."""


def find_puzzles(asked: argparse.Namespace) -> None:
    """Print the puzzles of the chosen games, and write them. Raises PuzzleSearchError."""
    if asked.file is None and not asked.games and not asked.add:
        raise PuzzleSearchError("name a saved game or a record, or use --games N")
    finder = Finder()
    try:
        found = [puzzle for file in asked.add for puzzle in read(file)]
        for game in games(asked):
            for puzzle in finder.puzzles(game):
                found.append(puzzle)
                print(line(puzzle), flush=True)
        sieve = finder.sieve
        print(f"{sieve.positions} positions, {sieve.passed} analysed, {sieve.found} puzzles")
        if asked.most is not None:
            found = chosen(found, asked.most)
        if asked.out is not None:
            asked.out.write_bytes(written(found))
            print(f"{len(found)} puzzles saved in {asked.out}")
    except (BadPuzzles, ReviewError, ReplayError, RulesError) as error:
        raise PuzzleSearchError(str(error)) from error


def games(asked: argparse.Namespace) -> Iterator[Game]:
    """Yield the game of the file, or games of bots."""
    if asked.file is not None:
        yield game_in(asked.file, asked.game)
    wanted = {"edition": asked.edition} if asked.edition else {}
    for seed in range(asked.seed, asked.seed + (asked.games or 0)):
        yield game_of_bots(
            {"game": asked.game or DEFAULT, "modules": asked.modules, "seed": seed, **wanted}
        )


def game_in(file: Path, of_game: str | None) -> Game:
    """Return the game of a file."""
    _, record = story_in(file, of_game)
    return Game.from_record(record)


def game_of_bots(request: dict[str, object]) -> Game:
    """Return a game of two bots."""
    game = Game(request)
    bots = [Thinker(LEVEL, seed=seat) for seat in range(game.seats)]
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bots[seat].choose(game.position, seat)), seat)
    return game


def line(puzzle: Puzzle) -> str:
    """Return a puzzle in a line."""
    return (
        f"seed {puzzle.request['seed']}, after {len(puzzle.actions)} actions: {puzzle.motive}, "
        f"{puzzle.difficulty}, costs {100 * puzzle.gap:.0f}% to miss"
    )
