"""Tests of the prompt at the foot of the large card: words and buttons have space in every size of
window and text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QApplication

from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.page.log_placement import FontScaler
from burgundy_qt.widgets.page.prompt_block import LEAST_MARGINS, Answers, PromptBlock
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT
from burgundy_qt.widgets.theme import theme

# The space left in windows of 1024x700, 1280x800, 1440x900 and 1920x1080 beside their bars.
SIZES = (1024, 643), (1280, 764), (1440, 864), (1920, 1044)
SHORT = "Both dice are used."
LONG = f"{SHORT}\nEnd your turn."


@pytest.fixture(params=[1.0, 1.25, 1.5])
def text(request, qapp):
    theme.set_scale(request.param)
    theme.apply_to(qapp)
    yield request.param
    theme.set_scale(1.0)


def prompt_at(qtbot, size, text, seats):
    """Return a prompt in the place that a table of this size has for it."""
    layout = table_layout(QSizeF(*size), seats, 0, text)
    prompt, lettering = PromptBlock(), FontScaler()
    qtbot.addWidget(prompt)
    lettering.add(prompt, prompt.set_text_scale, LARGEST_PROMPT)
    lettering.follow(layout.u)
    prompt.answer(Answers(hint=True, undo=True, end=True))
    prompt.set_area(layout.prompt.toAlignedRect())
    prompt.show()
    return prompt


def say(prompt, sentence):
    """Show a sentence and return the height of its text."""
    prompt.say(Prompt("Your turn", sentence))
    QApplication.processEvents()
    return prompt.sentence.heightForWidth(prompt.sentence.width())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("size", SIZES)
def test_a_sentence_of_two_lines_keeps_a_distance_from_the_buttons_and_moves_none(
    qtbot, text, size, seats
):
    prompt = prompt_at(qtbot, size, text, seats)
    one_line = say(prompt, SHORT)
    stood = prompt.heading.geometry(), prompt.end.geometry()
    two_lines = say(prompt, LONG)
    assert two_lines > 1.8 * one_line
    below = prompt.height() - prompt.end.geometry().bottom()
    assert prompt.end.y() - prompt.sentence.y() - two_lines >= 0.65 * below
    assert (prompt.heading.geometry(), prompt.end.geometry()) == stood


def test_an_answer_without_a_place_on_the_table_has_a_button_with_its_words(qtbot):
    prompt, asked = PromptBlock(), []
    qtbot.addWidget(prompt)
    prompt.another_asked.connect(lambda: asked.append("another"))
    prompt.answer(Answers(another="Other payment"))
    assert not prompt.another.isHidden() and prompt.another.text() == "Other payment"
    prompt.another.click()
    assert asked == ["another"]
    prompt.answer(Answers())
    assert prompt.another.isHidden()


def test_words_and_key_of_a_newly_enabled_button_do_not_overlap(qtbot):
    prompt = PromptBlock()
    qtbot.addWidget(prompt)
    prompt.show()
    prompt.set_area(QRect(0, 600, 500, 100))
    QApplication.processEvents()
    prompt.set_area(QRect(0, 600, 1016, 72))
    prompt.answer(Answers(hint=True))
    told = prompt.hint.property("words"), prompt.hint.cap.isVisible()
    prompt.hint.fit()
    assert told == (prompt.hint.property("words"), prompt.hint.cap.isVisible())
    assert told == ("aside", True)


def test_bidding_shows_both_buttons_and_the_bid_is_the_main_one(qtbot):
    block = PromptBlock()
    qtbot.addWidget(block)
    block.answer(Answers(end=True, end_text="Bid 3", passing=True))
    assert block.end.isVisibleTo(block) and block.passing.isVisibleTo(block)
    assert block.passing.property("role") == "key"
    block.answer(Answers(passing=True))
    assert not block.end.isVisibleTo(block)
    assert block.passing.property("role") == "primary"


def test_in_a_low_place_the_heading_loses_the_empty_part_of_its_line(qtbot, text):
    prompt = PromptBlock()
    qtbot.addWidget(prompt)
    prompt.answer(Answers(hint=True, undo=True, end=True))
    prompt.set_area(QRect(0, 0, 480, 400))
    prompt.show()
    QApplication.processEvents()
    two_lines = say(prompt, LONG)
    whole, letters = prompt.heading.sizeHint().height(), prompt.heading.letters_height
    assert letters < whole
    least = letters + two_lines + prompt.end.sizeHint().height() + sum(LEAST_MARGINS)
    for height in (least + 60, least):
        prompt.set_area(QRect(0, 0, 480, height))
        QApplication.processEvents()
        assert prompt.height() == height
        assert prompt.end.y() >= prompt.sentence.y() + two_lines
        assert prompt.heading.height() == (letters if height == least else whole)
