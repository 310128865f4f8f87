"""Every way in which a saved game is read, one after the other: each may refuse it by a SaveError,
and nothing else."""

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
MOST_WORDS = 2_000  # letters that a card is told in


def mended(document: dict[str, Any]) -> bytes:
    """The document as a file with a checksum that is right, whatever stands in it."""
    return sealed_line(as_line({key: value for key, value in document.items() if key != "check"}))


def sealed_line(body: bytes) -> bytes:
    """The line of an object as a file with a checksum that is right, whatever stands in it."""
    return body[:-1] + CHECK + checksum(body).encode() + b'"}\n'


def is_seen(text: str) -> bool:
    """Whether the text is one line of letters that are seen."""
    return not any(
        unicodedata.category(letter) in (*UNSEEN, "Zl", "Zp")
        for at, letter in enumerate(text)
        if not (letter in (NON_JOINER, JOINER) and is_joining(text, at))
    )


class Readers:
    """Reads files by every reader there is; `ledger` takes the finished games, and forgets them
    again."""

    def __init__(self, ledger: Ledger):
        self.ledger = ledger
        self.path = Path("game.burgundy")

    def read(self, content: bytes) -> str:
        """What became of the file: "opened", or by which error it was refused."""
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
        """As the library does: in words, into the index and out of it."""
        card = card_of(save, self.path, 1.0)
        kept = json.loads(json.dumps(written_card(card)))
        assert card_from(kept, self.path, 1.0, False) == card
        heard, searchable = card_text.heard(card, NOW), card_text.searchable(card, NOW)
        assert is_seen(heard) and len(heard + searchable) < MOST_WORDS

    def count(self, save: Save) -> None:
        """As the statistics do: into the ledger and as a spreadsheet."""
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
        """As the library does where the same deal is asked for once more."""
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
    """Takes back what the ledger was told."""


def act(running: RunningGame) -> None:
    """Whoever is asked does something; where several choose in secret, people are asked before the
    bot that waits first."""
    if not running.game.is_over:
        running.act(running.game.legal(running.view.legal["seat"])["actions"][-1])


MOVES: tuple[Callable[[RunningGame], Any], ...] = (
    *(lambda running: running.view, RunningGame.redo, lambda running: running.undo(further=True)),
    *(RunningGame.redo, RunningGame.undo_turn, act, RunningGame.make_casual),
)
