"""Tests of the shape of the prompt in the place that the table keeps for it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.page.prompt_block import Answers, PromptBlock
from burgundy_qt.widgets.play.game_input import Prompt


@pytest.fixture
def prompt(qapp):
    window = QWidget()
    window.resize(1100, 300)
    prompt = PromptBlock(window)
    prompt.say(Prompt("Your turn", "Choose a glowing space. Everyone plays at the same time."))
    prompt.answer(Answers(hint=True, undo=True, end=True))
    window.show()
    yield prompt
    window.close()


def lie_in(prompt, width, height):
    prompt.set_area(QRect(0, 0, width, height))
    prompt.layout().activate()
    return prompt.heading.geometry(), prompt.sentence.geometry(), prompt.hint.geometry()


def test_in_a_wide_place_the_buttons_are_beside_the_words(prompt):
    heading, sentence, button = lie_in(prompt, 1000, 72)
    assert heading.bottom() <= sentence.top() + 1
    assert max(heading.right(), sentence.right()) < button.left()
    assert button.top() >= 0 and button.bottom() < 72
    assert abs(button.center().y() - 36) <= 2


def test_in_a_high_place_the_buttons_are_below_the_words(prompt):
    heading, sentence, button = lie_in(prompt, 560, 114)
    assert heading.top() < sentence.top() < sentence.bottom() < button.top()


def test_in_a_wide_place_every_button_has_the_room_that_its_words_need(prompt):
    prompt.undo.setText("Take everything back")
    lie_in(prompt, 1000, 72)
    shown = [button for button in (prompt.hint, prompt.undo, prompt.end) if button.isVisible()]
    assert len(shown) == 3
    assert all(button.width() >= button.sizeHint().width() for button in shown)


def test_many_buttons_are_below_the_words_if_there_is_room(prompt):
    prompt.answer(Answers(hint=True, undo=True, redo=True, another="Lay it as proposed", end=True))
    prompt.end.setText("Ready for the whole game")
    _, sentence, button = lie_in(prompt, 860, 104)
    assert sentence.bottom() < button.top()
    _, sentence, button = lie_in(prompt, 860, 40)
    assert sentence.right() < button.left()
