"""`burgundy-qt hint`: the best move in a game, with reasons."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.comparison import sentences
from burgundy_qt.ai.analysis.point_sources import Analysis
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.commands.options import (
    CommandError,
    add_game_file_argument,
    use_installed_networks,
    word,
)
from burgundy_qt.commands.replay import ReplayError, story_in, wrapped
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import capitalize, is_local_player


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game, the level and its time."""
    add_game_file_argument(parser)
    parser.add_argument(
        "--level",
        type=lambda text: word(text).lower(),
        help="level of the bot that advises (default: the strongest)",
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time (default: 1)")
    parser.add_argument(
        "--points", action="store_true", help="aim for the most points instead of the win"
    )


def run(options: argparse.Namespace) -> int:
    """Print the hint."""

    use_installed_networks(options)
    objective = "points" if options.points else "win"
    try:
        hint(options.file, options.level, options.seconds, objective, options.game)
    except HintError as error:
        raise CommandError(str(error)) from error
    return 0


MOST_CHOICES = 6
MOST_SECONDS = 86_400.0


class HintError(Exception):
    """There is no hint; the text gives the reason."""


def hint(
    file: Path, level: str | None, seconds: float, objective: str, of_game: str | None = None
) -> None:
    """Print the best move of the deciding seat in `file`, with reasons; `of_game`: the game that
    the file must have. Raises HintError."""
    if not 0 < seconds <= MOST_SECONDS:
        raise HintError(
            f"--seconds is {seconds:g}, but must be above 0 and at most {MOST_SECONDS:g}"
        )
    names, game = game_in(file, of_game)
    seat = game.position.waiting_seats()[0]
    scored = bots_of(game.request["game"]).scored(game.events, game.seats)
    try:
        analyst = Analyst(
            level or available_levels()[-1].name, os.cpu_count() or 1, game.revision, objective
        )
        analysis = analyst.analyse(game.position, seat, scored, seconds)
    except ValueError as error:
        raise HintError(str(error)) from error
    print(
        "You are next to decide.\n"
        if is_local_player(names[seat])
        else (f"{names[seat]} is next to decide.\n")
    )
    print_choices(game, analysis)
    print()
    print(
        "\n".join(
            wrapped(sentence, "")
            for sentence in sentences(analysis, bots_of(game.request["game"]).source_text)
        )
    )
    show_sources(game, analysis, names)


def game_in(file: Path, of_game: str | None) -> tuple[list[str], Game]:
    """Return the seats' names and the game, in which a seat must have to decide. Raises
    HintError."""
    try:
        names, record = story_in(file, of_game)
        game = Game.from_record(record)
    except ReplayError as error:
        raise HintError(str(error)) from error
    except InvalidRecord as error:
        raise HintError(f"{file}: {error}") from error
    if game.is_over:
        raise HintError(f"{file}: the game is over, so there is no move to suggest")
    return names or [f"Seat {number}" for number in range(game.seats)], game


def print_choices(game: Game, analysis: Analysis) -> None:
    """Print the best choices, each with the turn that it begins."""
    is_for_points = is_alone_for_points(game)
    if analysis.is_measured:
        title = "spaces" if analysis.counted == "cells" else "points"
        print(title if is_for_points else f"    win  {title}")
    tell = texts_of(game.request["game"]).plan
    best, *others = analysis.options
    if analysis.alternative is not None and analysis.alternative not in others:
        others.insert(0, analysis.alternative)
    for option in [best, *others][:MOST_CHOICES]:
        plan = capitalize(tell(game.action(action) for action in option.plan))
        win = "" if is_for_points else f"{100 * option.win:5.1f}%  "
        figures = f"{win}{option.points:6.1f}   "
        print(wrapped(f"{plan}.", figures if analysis.is_measured else "- "))


def is_alone_for_points(game: Game) -> bool:
    """Return whether it is a solo game for points, so that the hint mentions no win."""
    return bots_of(game.request["game"]).is_for_points(game.seats)


def show_sources(game: Game, analysis: Analysis, names: list[str]) -> None:
    """Print the expected points of every seat after the best choice, by source."""
    if analysis.sources is None or not analysis.is_measured:
        return
    word = bots_of(game.request["game"]).source_text
    print("\n" + " " * 30 + "".join(f"{name:>12}" for name in names))
    for source in bots_of(game.request["game"]).tally(game.position).sources:
        points = [sources.get(source, 0.0) for sources in analysis.sources]
        if any(points):
            print(
                f"  {capitalize(word(source)):<28}"
                + "".join(f"{number:>12.1f}" for number in points)
            )
    print(f"  {'Together':<28}" + "".join(f"{number:>12.1f}" for number in analysis.points))
    if not is_alone_for_points(game):
        shares = "".join(f"{100 * share:>11.1f}%" for share in analysis.win)
        print(f"  {'Chance to win':<28}" + shares)
