"""What to do in a saved game, and why."""

from __future__ import annotations

import os
from pathlib import Path

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.explanation_text import sentences
from burgundy_qt.ai.analysis.point_sources import Analysis
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.terminal.story import CannotReplay, story_in
from burgundy_qt.terminal.transcript import wrapped
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import capitalize, is_local_player

MOST_CHOICES = 6
MOST_SECONDS = 86_400.0


class CannotHint(Exception):
    """There is nothing to say; the text says why."""


def hint(
    file: Path, level: str | None, seconds: float, objective: str, of_game: str | None = None
) -> None:
    """Print what the seat that is to decide in `file` should do, and why; `of_game`: what the file
    must be of. Raises CannotHint."""
    if not 0 < seconds <= MOST_SECONDS:
        raise CannotHint(
            f"seconds is {seconds:g}; it must be a number above 0, at most {MOST_SECONDS:g}"
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
        raise CannotHint(str(error)) from error
    print(
        "You decide next.\n" if is_local_player(names[seat]) else f"{names[seat]} decides next.\n"
    )
    tell_choices(game, analysis)
    print()
    print(
        "\n".join(
            wrapped(sentence, "")
            for sentence in sentences(analysis, bots_of(game.request["game"]).source_text)
        )
    )
    tell_sources(game, analysis, names)


def game_in(file: Path, of_game: str | None) -> tuple[list[str], Game]:
    """The seats' names and the game, in which somebody is to decide; raises CannotHint."""
    try:
        names, record = story_in(file, of_game)
        game = Game.from_record(record)
    except CannotReplay as error:
        raise CannotHint(str(error)) from error
    except InvalidRecord as error:
        raise CannotHint(f"{file}: {error}") from error
    if game.is_over:
        raise CannotHint(f"{file}: the game is over, there is nothing to decide")
    return names or [f"Seat {number}" for number in range(game.seats)], game


def tell_choices(game: Game, analysis: Analysis) -> None:
    """The best choices, each with the turn that it begins."""
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
        win = "" if is_for_points else f"{100 * option.win:5.1f} % "
        figures = f"{win}{option.points:6.1f}   "
        print(wrapped(f"{plan}.", figures if analysis.is_measured else "- "))


def is_alone_for_points(game: Game) -> bool:
    """Whether somebody plays alone for points, so that nothing is said of a win."""
    return bots_of(game.request["game"]).is_for_points(game.seats)


def tell_sources(game: Game, analysis: Analysis, names: list[str]) -> None:
    """What every seat may expect after the best choice, by source."""
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
        shares = "".join(f"{100 * share:>10.1f} %" for share in analysis.win)
        print(f"  {'Chance to win':<28}" + shares)
