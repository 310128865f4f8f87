"""The story of a saved game or of a record, checked against the rules while it is told."""

from __future__ import annotations

import json
from pathlib import Path

from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import RecordLine
from burgundy_qt.session.saves.save_errors import SaveError
from burgundy_qt.session.saves.save_file import FORMAT, MAX_BYTES, read_save
from burgundy_qt.storage.whole_files import read_at_most
from burgundy_qt.terminal.transcript import Transcript
from burgundy_qt.widgets.phrases.wording import seat_names


class CannotReplay(Exception):
    """The file tells no game; the text names it and says what is wrong."""


def replay(file: Path, of_game: str | None = None) -> None:
    """Tell the game in `file`, turn by turn, with the score sheet at its end; `of_game`: what it
    must be of. Raises CannotReplay."""
    names, record = story_in(file, of_game)
    try:
        game = Game.from_record(record)
    except InvalidRecord as error:
        raise CannotReplay(f"{file}: {error}") from error
    names = names or [f"Seat {number}" for number in range(game.seats)]
    transcript = Transcript(names, game.request["game"])
    transcript.tell(game.events)
    transcript.tell_score(game.state())
    if not game.is_over:
        print("\nThe game is not over yet.")


def story_in(file: Path, of_game: str | None = None) -> tuple[list[str], list[RecordLine]]:
    """The seats' names as the window shows them, none where the file has none, and the record in a
    save or in what the engine answered."""
    try:
        value = json.loads(read_at_most(file, MAX_BYTES))
    except OSError as error:
        raise CannotReplay(f"{file}: {error.strerror}") from error
    except (ValueError, RecursionError):
        value = None  # a save may be damaged in many ways; its reader tells them apart
    if isinstance(value, dict) and "record" in value and value.get("format") != FORMAT:
        value = value["record"]
    if isinstance(value, list):
        return [], taken_for(of_game, value, file)
    try:
        save = read_save(file)
    except SaveError as error:
        raise CannotReplay(f"{error}. {error.advice}") from error
    return seat_names(save.seats), taken_for(of_game, save.record, file)


def taken_for(game: str | None, record: list[RecordLine], file: Path) -> list[RecordLine]:
    """The record, of that game where it names none; raises CannotReplay where it names another."""
    if game is None or not record or not isinstance(record[0], dict):
        return record
    told = record[0].get("game", game)
    if told != game:
        raise CannotReplay(f"{file}: this is a game of {told!r}, not of {game!r}: leave out --game")
    return [{**record[0], "game": game}, *record[1:]]
