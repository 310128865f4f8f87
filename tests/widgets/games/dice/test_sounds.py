"""Tests of the sounds of the Dice Game: pencil, dice and points."""

from __future__ import annotations

import pytest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.sounds import sound_of_events, sound_of_move
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.timeline import Grow
from tests.widgets.test_sounds import Ears
from tests.widgets.window_driver import AtTheWindow


@pytest.mark.parametrize(
    ("slot", "heard"),
    [
        (Slot("stroke", 0, "cell:4.4"), "written"),
        (Slot("stroke", None, "box:I.3"), "crossed"),
        (Slot("stroke", 1, "circle:monk.0"), "crossed"),
        (Slot("region", 0, "1.1"), "region"),
        (Slot("goal", None, "bar"), None),
    ],
)
def test_the_sound_of_the_pencil_depends_on_its_stroke(slot, heard):
    assert sound_of_move(Grow(0, slot)) == heard


def test_a_round_shown_at_once_has_the_sound_of_its_dice():
    mark = {"event": "action", "action": {"type": "mark"}}
    assert sound_of_events([mark]) == "written"
    assert sound_of_events([mark, {"event": "points", "for": "town"}, {"event": "round"}]) == (
        "rolled"
    )


def test_a_tried_mark_has_its_sound_once(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    ears = Ears()
    at.window.sounds.reach(ears)
    at.window.dialogs.begin(LineUp((SeatPlan("Anna", None),), {"game": "burgundy-dice", "seed": 3}))
    at.wait_for_my_turn()
    at.page.decision.click(next(iter(at.page.decision.highlights)))
    at.page.decision.changed.emit()
    assert ears.names == ["written"]
    at.page.decision.click(END)
    at.wait_for_my_turn()
    assert ears.names[1:] == ["rolled"]
    at.close()
