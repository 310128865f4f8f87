"""What a saved game teaches: luck and losses by seat, and the turns that were costly."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from shutil import get_terminal_size

from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.review.review_json import review_object
from burgundy_qt.ai.review.review_result import Luck, ReviewedTurn
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.engine.protocol_lines import MOST_THREADS
from burgundy_qt.engine.protocol_queries import as_known_to
from burgundy_qt.rules.errors import InvalidRecord, RulesError
from burgundy_qt.rules.game import Game
from burgundy_qt.terminal.reviewed import tell_review
from burgundy_qt.terminal.story import CannotReplay, story_in

BAR = 20


class CannotTell(Exception):
    """There is nothing to review; the text says why."""


def review(
    file: Path, depth: str, seat: int | None, threads: int, as_json: bool, of_game: str | None
) -> None:
    """Review the game in `file` and print what it teaches, or the protocol's object; `of_game`:
    what the file must be of. Raises CannotTell."""
    if threads < 1:
        raise CannotTell(f"threads is {threads}; it must be a number above 0")
    if threads > MOST_THREADS:
        raise CannotTell(f"threads is {threads}; it can be {MOST_THREADS} at most")
    names, game = game_in(file, of_game, seat)
    try:
        reviewer = Reviewer(game, depth, threads, seat=seat)
    except ReviewError as error:
        raise CannotTell(f"{file}: {error}") from error
    except ValueError as error:
        raise CannotTell(str(error)) from error
    found = reviewer.review_of(with_progress(reviewer))
    if as_json:
        print(json.dumps(review_object(found, game)))
    else:
        tell_review(found, game, names, range(game.seats) if seat is None else [seat])


def game_in(file: Path, of_game: str | None, seat: int | None) -> tuple[list[str], Game]:
    """The seats' names and the game, as `seat` knows it where one is given; raises CannotTell."""
    try:
        names, record = story_in(file, of_game)
        game = Game.from_record(record)
        known = game if seat is None else as_known_to(game.known_seat(seat), game)
    except CannotReplay as error:
        raise CannotTell(str(error)) from error
    except InvalidRecord as error:
        raise CannotTell(f"{file}: {error}") from error
    except RulesError as error:
        raise CannotTell(str(error)) from error
    return names or [f"Seat {number}" for number in range(game.seats)], known


def with_progress(reviewer: Reviewer) -> list[ReviewedTurn | Luck]:
    """All parts of the review; a terminal sees how far it is."""
    found = list[ReviewedTurn | Luck]()
    for part in reviewer.review():
        found.append(part)
        tell_progress(f"[{bar(len(found), reviewer.parts)}] {len(found)} of {reviewer.parts}")
    tell_progress("")
    return found


def bar(done: int, of: int) -> str:
    """How far it is, as a picture."""
    return f"{'#' * round(BAR * done / of):<{BAR}}"


def tell_progress(line: str) -> None:
    """One line that changes, on standard error where that is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line[: get_terminal_size().columns - 1]}", end="", file=sys.stderr)
        sys.stderr.flush()
