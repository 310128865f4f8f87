"""Tests of buttons that show their key: with little room the key disappears first, then the
icon."""

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
    """Return whether icon and key are visible in a button of this width."""
    button.resize(width, 40)
    return not button.icon().isNull(), button.cap.isVisible()


def test_the_key_disappears_before_the_icon_and_the_icon_before_the_words(button):
    roomy, needed = button.sizeHint().width(), button.minimumSizeHint().width()
    assert needed < roomy
    assert shown(button, roomy) == (True, True)
    assert shown(button, roomy - 1) == (True, False)
    assert shown(button, needed) == (False, False)
    assert shown(button, roomy) == (True, True)


def test_the_words_are_centred_if_there_is_room_for_the_key(button):
    button.resize(button.sizeHint().width(), 40)
    assert button.property("words") == "aside"
    button.resize(3 * button.sizeHint().width(), 40)
    assert button.property("words") == "amid"


def test_a_disabled_button_has_no_room_for_its_key(button):
    roomy = button.sizeHint().width()
    button.allow(False)
    assert button.sizeHint().width() < roomy
    assert shown(button, roomy) == (True, False)
