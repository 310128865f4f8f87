"""`burgundy-qt review`: the loss of each turn of a game, and its luck."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size

from burgundy_qt.ai.levels import level
from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.review.review_result import (
    Accuracy,
    Luck,
    LuckAccount,
    Review,
    ReviewedTurn,
    review_object,
)
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.commands.options import CommandError, add_game_file_argument
from burgundy_qt.commands.replay import ReplayError, story_in, wrapped
from burgundy_qt.engine.protocol_queries import MOST_THREADS, as_known_to
from burgundy_qt.rules.errors import InvalidRecord, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.loss_text import ended_alone, lost_a_decision
from burgundy_qt.widgets.phrases.wording import capitalize


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the game, and the depth."""
    add_game_file_argument(parser)
    parser.add_argument(
        "--depth", default="normal", help="how thorough: quick, normal (default) or deep"
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="review only this player, counted from 0 (default: all)",
    )
    parser.add_argument(
        "--threads",
        type=int,
        metavar="N",
        help="number of threads (default: one per core)",
    )
    parser.add_argument(
        "--json", action="store_true", help="print the review as JSON, as the engine answers it"
    )


def run(options: argparse.Namespace) -> int:
    """Review the game, and print the result."""
    cores = min(os.cpu_count() or 1, MOST_THREADS)
    threads = cores if options.threads is None else options.threads
    try:
        review(options.file, options.depth, options.seat, threads, options.json, options.game)
    except ReviewCommandError as error:
        raise CommandError(str(error)) from error
    return 0


# A review for the terminal: a column for each seat, then its costly turns.


NAME, COLUMN = 28, 14
GRADES = {"slip": "Slip", "mistake": "Mistake", "blunder": "Blunder"}
GIVEN_AWAY = "Given away"
ENTRIES: Sequence[tuple[str, str]] = (
    ("At the start", "start"),
    ("Luck", "luck"),
    ("Own play", "own"),
    ("Play of the others", "others"),
    ("Unexplained", "remainder"),
)
"""The entries of an account: they add up to the result."""
AS_THEY_ARE = "start", "result"
"""Entries that are not differences."""
PLAYED = "Play is compared with what a Knight would have achieved, losses with the best turn."
LOST = "Losses add up turn by turn: a player can regain a win and lose it again."


def print_review(review: Review, game: Game, names: Sequence[str], seats: Sequence[int]) -> None:
    """Print the review for these seats."""
    print(" " * NAME + "".join(f"{names[seat]:>{COLUMN}}" for seat in seats))
    accounts = [review.accounts[seat] for seat in seats]
    result = "Result" if game.is_over else "Expected result", "result"
    for title, number in (("Chance to win", 0), (capitalize(counted(game)), 1)):
        if number == 0 and game.seats == 1:
            continue
        print(title)
        for text, entry in (*ENTRIES, result, ("Lost by own turns", "losses")):
            if entry != "others" or game.seats > 1:
                show_row(f"  {text}", [cell(one, entry, number) for one in accounts])
    print("A decision")
    if game.seats > 1:
        show_skills([review.skills[seat] for seat in seats])
    else:
        show_row("  Lost", [rate_alone(review.turns, counted(game))])
    if ended := ended_alone(game):
        print(f"\n{ended}.")
    print(f"\n{PLAYED}")
    if game.seats > 1:
        print(LOST)
    for seat in seats:
        show_costly([turn for turn in review.turns if turn.seat == seat], game, names[seat])


def show_row(title: str, cells: Sequence[str]) -> None:
    """Print one line of the table."""
    print(f"{title:<{NAME}}" + "".join(f"{cell:>{COLUMN}}" for cell in cells))


def cell(account: LuckAccount, entry: str, number: int) -> str:
    """Return the chance to win (0) or points (1) of an entry, with a sign for differences, and the
    remainder with its error."""
    scale = 1 if number else 100
    value = round(getattr(account, entry)[number] * scale) or 0
    text = f"{value}" if entry in AS_THEY_ARE else f"{value:+}"
    if entry == "remainder":
        text += f" ± {round(account.error[number] * scale)}"
    return text if number else f"{text}%"


def counted(game: Game) -> str:
    """Return the unit of the game's standings."""
    return "spaces" if game.position.counts() == "cells" else "points"


def show_skills(skills: Sequence[Accuracy]) -> None:
    """Print how well they played, and the level that plays so."""
    show_row("  Lost", [rate(one) for one in skills])
    if any(one.level for one in skills):
        levels = ["-" if one.level is None else level(one.level).title for one in skills]
        show_row("  Played like", levels)
        show_row("  Elo", [elo(one) for one in skills])


def rate(skill: Accuracy) -> str:
    """Return the loss for each decision, in shares of a win, if there was a decision."""
    if not skill.decisions:
        return "-"
    spread = f" ± {100 * skill.error:.1f}" if skill.decisions > 1 else ""
    return f"{100 * skill.rate:.1f}{spread}%"


def rate_alone(turns: Sequence[ReviewedTurn], unit: str) -> str:
    """Return the loss for each decision of a solo player."""
    lost = lost_a_decision(turns)
    decimals = 2 if unit == "spaces" else 1
    return "-" if lost is None else f"{lost:.{decimals}f} {unit}"


def elo(skill: Accuracy) -> str:
    """Return the Elo of a rate."""
    if skill.elo is None:
        return "-"
    return f"{skill.elo:,}" + ("" if skill.elo_error is None else f" ± {skill.elo_error}")


def show_costly(turns: Sequence[ReviewedTurn], game: Game, name: str) -> None:
    """Print a seat's slips, mistakes and blunders, in the order of the game."""
    costly = [turn for turn in turns if turn.grade is not None]
    if not costly:
        print(f"\n{name}: no clear mistakes.")
        return
    print(f"\n{name}: {', '.join(counts(costly))}")
    for turn in costly:
        show_turn(turn, game)


def counts(costly: Sequence[ReviewedTurn]) -> list[str]:
    """Return how many there are of each grade."""
    lost = [one.grade.name for one in costly if one.grade and not one.gave_points_away]
    numbers = {name: lost.count(name) for name in GRADES}
    texts = [f"{many} {name}{'s' * (many > 1)}" for name, many in numbers.items() if many]
    if away := len(costly) - len(lost):
        texts.append(f"points given away in {away} turn{'s' * (away > 1)}")
    return texts


def show_turn(turn: ReviewedTurn, game: Game) -> None:
    """Print the turn, the better one, and the loss."""
    assert turn.grade is not None
    plan = texts_of(game.request["game"]).plan
    done = plan(action for _, action in game.actions[turn.first : turn.last])
    better = plan(game.action(code) for code in turn.better)
    named = GIVEN_AWAY if turn.gave_points_away else GRADES[turn.grade.name]
    title = f"  {named:<12}"
    costs = cost(turn, counted(game), game.seats == 1)
    print(wrapped(f"{when(turn, game)}. Cost {costs}.", title))
    print(wrapped(f"{capitalize(done)}.", "    Done:   "))
    print(wrapped(f"{capitalize(better)}.", "    Better: "))


def when(turn: ReviewedTurn, game: Game) -> str:
    """Return the moment in the game, in its words, and the number of the turn's first action."""
    stood = game.position_at(turn.first)[0]
    moment = log_of(game.request["game"]).moment(game.rules.state(stood, game.request, turn.seat))
    after = f"action {turn.first + 1}"
    return f"{moment}, {after}" if moment else capitalize(after)


def cost(turn: ReviewedTurn, unit: str, is_alone: bool = False) -> str:
    """Return the cost in chance to win, as far as that is at stake, and in the unit of the
    standings."""
    points = round(turn.loss_in_points)
    count = f"{points} {unit if points > 1 else unit[:-1]}"
    if turn.gave_points_away:
        return count
    if is_alone:
        return count if points > 0 else f"less than one {unit[:-1]}"
    more = f" and {count}" if points > 0 else ""
    return f"{max(0, round(100 * turn.loss))}%{more}"


BAR = 20


class ReviewCommandError(Exception):
    """There is nothing to review; the text gives the reason."""


def review(
    file: Path, depth: str, seat: int | None, threads: int, as_json: bool, of_game: str | None
) -> None:
    """Review the game in `file` and print the result, or the protocol's object; `of_game`: the game
    that the file must have. Raises ReviewCommandError."""
    if threads < 1:
        raise ReviewCommandError(f"--threads is {threads}, but must be 1 or more")
    if threads > MOST_THREADS:
        raise ReviewCommandError(f"--threads is {threads}, but must be at most {MOST_THREADS}")
    names, game = game_in(file, of_game, seat)
    try:
        reviewer = Reviewer(game, depth, threads, seat=seat)
    except ReviewError as error:
        raise ReviewCommandError(f"{file}: {error}") from error
    except ValueError as error:
        raise ReviewCommandError(str(error)) from error
    found = reviewer.review_of(with_progress(reviewer))
    if as_json:
        print(json.dumps(review_object(found, game)))
    else:
        print_review(found, game, names, range(game.seats) if seat is None else [seat])


def game_in(file: Path, of_game: str | None, seat: int | None) -> tuple[list[str], Game]:
    """Return the seats' names and the game, as `seat` knows it if one is given. Raises
    ReviewCommandError."""
    try:
        names, record = story_in(file, of_game)
        game = Game.from_record(record)
        known = game if seat is None else as_known_to(game.require_known_seat(seat), game)
    except ReplayError as error:
        raise ReviewCommandError(str(error)) from error
    except InvalidRecord as error:
        raise ReviewCommandError(f"{file}: {error}") from error
    except RulesError as error:
        raise ReviewCommandError(str(error)) from error
    return names or [f"Seat {number}" for number in range(game.seats)], known


def with_progress(reviewer: Reviewer) -> list[ReviewedTurn | Luck]:
    """Return all parts of the review, and show the progress in a terminal."""
    found = list[ReviewedTurn | Luck]()
    for part in reviewer.review():
        found.append(part)
        show_progress(f"[{bar(len(found), reviewer.parts)}] {len(found)} of {reviewer.parts}")
    show_progress("")
    return found


def bar(done: int, of: int) -> str:
    """Return the progress, as a picture."""
    return f"{'#' * round(BAR * done / of):<{BAR}}"


def show_progress(line: str) -> None:
    """Print one line that changes, on standard error if that is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line[: get_terminal_size().columns - 1]}", end="", file=sys.stderr)
        sys.stderr.flush()
