"""Tests of Polish words of one letter, which stay on the line of the next word."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import spoken, tr, with_bound_words
from burgundy_qt.widgets.rulebook.rulebook import Rulebook
from burgundy_qt.widgets.rulebook.rules_markdown import plain, texts_of
from tests.language.gathering import messages


@pytest.mark.parametrize(
    ("written", "bound"),
    [
        ("Zagraj w to z botami", "Zagraj w~to z~botami"),
        ("I co z tego", "I~co z~tego"),
        ("owce i krowy, a potem świnie", "owce i~krowy, a~potem świnie"),
        ("w 3 rundzie", "w~3 rundzie"),
        ("o „Annie”", "o~„Annie”"),
        ("i w mieście", "i~w~mieście"),
        ("Plansza A: B", "Plansza A: B"),
        ("koło domu", "koło domu"),
        ("na końcu wiersza z\n  drugim", "na końcu wiersza z~drugim"),
        ("| i | w |", "| i | w |"),
    ],
)
def test_a_word_of_one_letter_is_bound_to_the_next(written, bound):
    assert with_bound_words(written).replace("\N{NO-BREAK SPACE}", "~") == bound


@pytest.fixture
def polish():
    spoken.change("pl")
    yield
    spoken.change("en")


def test_sentences_are_bound(polish):
    some = next(each for each in messages("pl") if " w " in each.forms[0] and not each.places)
    assert " w\N{NO-BREAK SPACE}" in tr(*some.key)


def test_pages_of_the_rules_are_bound(polish):
    book = Rulebook("carcassonne")
    texts = [
        plain(spans)
        for page in book.pages.values()
        for block in page.blocks
        for spans in texts_of(block)
    ]
    assert any(" w\N{NO-BREAK SPACE}" in text for text in texts)
    assert not [text for text in texts if " w m" in text]
