"""`burgundy-qt train`: a network for the bots, taught by games against itself."""

import argparse
import os

from burgundy_qt.commands.shared import MOST_THREADS, CommandError, add_game, place, seed, whole

MOST_GAMES = 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """For which games, how long, and where everything is kept."""
    add_game(parser, with_options=True)
    parser.add_argument(
        "--seats", type=int, help="in each game (default: 2, or as few as these modules allow)"
    )
    parser.add_argument(
        "--team", action="store_true", help="four seats that play in two teams, modules by lot"
    )
    parser.add_argument(
        "--games",
        type=whole(1, MOST_GAMES),
        default=300_000,
        help="how many in all (default: 300000)",
    )
    parser.add_argument(
        "--resume",
        type=place,
        required=True,
        metavar="FOLDER",
        help="where checkpoint, network and curve are kept; goes on from what is there already",
    )
    parser.add_argument(
        "--grow-from",
        type=table,
        metavar="SEATS",
        help="begin with the shipped network for this many seats",
    )
    parser.add_argument(
        "--threads",
        type=whole(1, MOST_THREADS),
        default=os.cpu_count() or 1,
        help="(default: one per core)",
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="let the workers of the cluster with this scheduler play, not threads",
    )
    parser.add_argument(
        "--cycle",
        type=int,
        default=64,
        metavar="GAMES",
        help="played by the same weights, 8 by 8; many workers need more (default: 64)",
    )
    parser.add_argument(
        "--seed", type=seed, default=1, help="the same seed trains the same network (default: 1)"
    )


def table(text: str) -> int | str:
    """Who plays: a number of seats, or a table of the game's own by its name."""
    return int(text) if text.isascii() and text.isdecimal() else text


def run(options: argparse.Namespace) -> int:
    """Train until all games are played."""
    from burgundy_qt.ai.training.command import CannotTrain, Wish, train
    from burgundy_qt.rules.registry import DEFAULT

    if options.team and (options.modules or options.seats is not None):
        raise CommandError(
            "--team says already who plays: leave out --seats and --modules, or name --modules team"
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
    except CannotTrain as error:
        raise CommandError(str(error)) from error
