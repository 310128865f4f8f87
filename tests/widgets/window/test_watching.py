"""Games of bots alone, and what a person who watches can do."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.levels import available_levels


def test_bots_play_each_other_at_a_key_and_are_called_by_what_they_are(at):
    QTest.keyClick(at.window, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: at.session.view is not None and at.session.view.revision > 0)
    strongest = {level.name for level in available_levels()[-2:]}
    assert {plan.level for plan in at.session.view.line_up.seats} == strongest
    assert {plan.name.lower() for plan in at.session.view.line_up.seats} == strongest
    assert at.problems == []
