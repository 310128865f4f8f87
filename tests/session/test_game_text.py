"""Tests of a game as text: short enough for an email, and readable after an email has changed its
line breaks."""

from __future__ import annotations

import base64
import zlib

import pytest

from burgundy_qt.session.problem import (
    SaveDamaged,
    SaveError,
    SaveForeign,
    SaveTooLarge,
    SaveTruncated,
)
from burgundy_qt.session.saves.save_file import save_in_text, text_of
from tests.session.short_games import a_game


@pytest.fixture(scope="module")
def save():
    return a_game(None, "squire", actions=10_000).save()


@pytest.fixture(scope="module")
def text(save):
    return text_of(save, "You and Margaux, 20 November 2026")


def test_a_whole_game_fits_on_a_page_of_text(text):
    lines = text.splitlines()
    assert lines[0] == "You and Margaux, 20 November 2026"
    assert len(lines) < 80 and max(map(len, lines)) <= 72


def test_the_game_is_read_back_unchanged(text, save):
    back = save_in_text(text)
    assert (back.record, back.snapshot, back.seats, back.game_id) == (
        save.record,
        save.snapshot,
        save.seats,
        save.game_id,
    )


def quoted(text):
    return "".join(f"> > {line}\r\n" for line in text.splitlines())


def refilled(text):
    words = text.replace("\n", "")
    return "\n".join(words[at : at + 50] for at in range(0, len(words), 50))


MAILS = {
    "quoted twice": quoted,
    "wrapped anew": refilled,
    "on one line": lambda text: text.replace("\n", " "),
    "with soft breaks": lambda text: text.replace("\n", "=\n"),
    "indented": lambda text: text.replace("\n", "\n\t\N{NO-BREAK SPACE} "),
    "in the middle of a letter": lambda text: (
        f"Dear Anna,\nlook at this [phase B]:\n\n{text}\n\nYours, Benoît"
    ),
}


@pytest.mark.parametrize("what", MAILS)
def test_changes_by_emails_do_no_harm(text, save, what):
    assert save_in_text(MAILS[what](text)).record == save.record


def test_text_without_a_game_is_refused():
    with pytest.raises(SaveForeign, match="not contain a game"):
        save_in_text("Dear Anna, see you on Friday.")


def test_an_incomplete_text_is_refused(text):
    with pytest.raises(SaveTruncated):
        save_in_text(text[: len(text) // 2])
    with pytest.raises(SaveDamaged, match="characters"):
        save_in_text(text[: len(text) // 2] + "]")


def test_a_changed_letter_is_noticed(text):
    middle = text.index(":\n") + 300
    for letter in "AB":
        if text[middle] != letter:
            with pytest.raises(SaveDamaged):
                save_in_text(text[:middle] + letter + text[middle + 1 :])


def test_a_decompression_bomb_is_not_unpacked():
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (20 << 20))).decode()
    with pytest.raises(SaveTooLarge):
        save_in_text(f"[burgundy-qt game:{bomb}]")


@pytest.mark.parametrize("inside", ["", "A", "AAAA", "rubbish, and more of it"])
def test_rubbish_between_the_brackets_is_a_save_error(inside):
    with pytest.raises(SaveError):
        save_in_text(f"[burgundy-qt game:{inside}]")
