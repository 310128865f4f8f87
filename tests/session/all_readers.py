"""Every reader of saved games, one after the other. Each may refuse a game with a SaveError, and
with nothing else."""

import contextlib
import json
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from burgundy_qt.session.deal_code import deal_code_of, is_whole
from burgundy_qt.session.library.game_card import card_from, card_of, written_card
from burgundy_qt.session.line_up import LONGEST_NAME, LineUp
from burgundy_qt.session.problem import (
    JOINER,
    NON_JOINER,
    UNSEEN,
    SaveError,
    is_joining,
    plain_name,
)
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    CHECK,
    Save,
    checksum,
    request_in,
    save_document,
    save_from,
    save_in_text,
    text_of,
    with_checksum,
)
from burgundy_qt.session.statistics.finished_game import NotFinished, finished_game, local_date
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.statistics_service import spreadsheet
from burgundy_qt.widgets.library import card_text
from tests.mutations import as_line

NOW = datetime(2026, 1, 1, 12)
MOST_WORDS = 2_000  # the maximum number of letters on a card


def mended(document: dict[str, Any]) -> bytes:
    """Return the document as a file with a correct checksum, even if its content is wrong."""
    return sealed_line(as_line({key: value for key, value in document.items() if key != "check"}))


def sealed_line(body: bytes) -> bytes:
    """Return the line of an object as a file with a correct checksum, even if its content is
    wrong."""
    return body[:-1] + CHECK + checksum(body).encode() + b'"}\n'


def is_seen(text: str) -> bool:
    """Return whether the text is one line without invisible letters."""
    return not any(
        unicodedata.category(letter) in (*UNSEEN, "Zl", "Zp")
        for at, letter in enumerate(text)
        if not (letter in (NON_JOINER, JOINER) and is_joining(text, at))
    )


class Readers:
    """Reads files with every reader. `ledger` records the finished games and forgets them again."""

    def __init__(self, ledger: Ledger):
        self.ledger = ledger
        self.path = Path("game.burgundy")

    def read(self, content: bytes) -> str:
        """Return "opened", or the error with which the file was refused."""
        try:
            save = save_from(content, self.path)
        except SaveError as error:
            assert error.path == self.path and error.problem().what.isprintable()
            return f"refused by {type(error).__name__}"
        for name in (plan.name for plan in save.seats):
            assert name and is_seen(name) and name == plain_name(name, LONGEST_NAME)
        for look in (self.show_card, self.count, self.copy_text, self.deal_again):
            with contextlib.suppress(SaveError, NotFinished):
                look(save)
        try:
            running = RunningGame.from_save(save, self.path)
        except SaveError as error:
            assert error.path == self.path
            return f"refused by {type(error).__name__}"
        self.play_on(running)
        return "opened"

    def show_card(self, save: Save) -> None:
        """Describe the game as the library does: in words, and through the index."""
        card = card_of(save, self.path, 1.0)
        kept = json.loads(json.dumps(written_card(card)))
        assert card_from(kept, self.path, 1.0, False) == card
        heard, searchable = card_text.heard(card, NOW), card_text.searchable(card, NOW)
        assert is_seen(heard) and len(heard + searchable) < MOST_WORDS

    def count(self, save: Save) -> None:
        """Count the game as the statistics do: in the ledger and as a spreadsheet."""
        game = finished_game(save)
        local_date(game.began)
        with contextlib.suppress(Forgotten), self.ledger.gathering():
            self.ledger.record(game)
            spreadsheet(self.ledger).encode()
            raise Forgotten

    def copy_text(self, save: Save) -> None:
        back = save_in_text(text_of(save, ""))
        assert back == replace(save, redo=(), turns=(), program=back.program)

    def deal_again(self, save: Save) -> None:
        """Start the same deal again, as the library does."""
        request = request_in(save, self.path)
        if is_whole(request):
            deal_code_of(request)
            RunningGame.begin(LineUp(save.seats, request))

    def play_on(self, running: RunningGame) -> None:
        """Look at the game, go back and forth, act, and save it."""
        for move in MOVES:
            move(running)
        again = save_from(with_checksum(save_document(running.save())), self.path)
        assert again == running.save()


class Forgotten(Exception):
    """Rolls back the records of the ledger."""


def act(running: RunningGame) -> None:
    """Act for the deciding seat. When several choose in secret, people come before bots."""
    if not running.game.is_over:
        running.act(running.game.legal(running.view.legal["seat"])["actions"][-1])


MOVES: tuple[Callable[[RunningGame], Any], ...] = (
    *(lambda running: running.view, RunningGame.redo, lambda running: running.undo(further=True)),
    *(RunningGame.redo, RunningGame.undo_turn, act, RunningGame.make_casual),
)
