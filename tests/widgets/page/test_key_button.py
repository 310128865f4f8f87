"""Buttons that show their key: the words come first, then the icon, then the key."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.page.prompt_block import KeyButton
from burgundy_qt.widgets.theme import theme


@pytest.fixture
def button(qtbot, qapp):
    theme.apply_to(qapp)
    made = KeyButton("Podpowiedź", "hint", "hint")
    qtbot.addWidget(made)
    made.show()
    return made


def shown(button, width):
    """Whether icon and cap are there in a button of this width."""
    button.resize(width, 40)
    return not button.icon().isNull(), button.cap.isVisible()


def test_the_cap_goes_before_the_icon_and_the_icon_before_the_words(button):
    roomy, needed = button.sizeHint().width(), button.minimumSizeHint().width()
    assert needed < roomy
    assert shown(button, roomy) == (True, True)
    assert shown(button, roomy - 1) == (True, False)
    assert shown(button, needed) == (False, False)
    assert shown(button, roomy) == (True, True)


def test_the_words_stand_in_the_middle_where_that_leaves_the_cap_room(button):
    button.resize(button.sizeHint().width(), 40)
    assert button.property("words") == "aside"
    button.resize(3 * button.sizeHint().width(), 40)
    assert button.property("words") == "amid"


def test_a_button_that_cannot_be_pressed_keeps_no_room_for_its_key(button):
    roomy = button.sizeHint().width()
    button.allow(False)
    assert button.sizeHint().width() < roomy
    assert shown(button, roomy) == (True, False)
