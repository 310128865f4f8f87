"""Tests that screen readers read every choice in Tuscany: the slot of each offer belongs to a
group."""

from __future__ import annotations

from itertools import islice

from burgundy_qt.widgets.games.tuscany.tuscany_table import ANSWER as TABLE
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games.test_choosing_in_every_game import deciding, views
from tests.widgets.games.test_reading_in_every_game import spots_in

BUTTONS = END, PASS, ANOTHER
NOWHERE = "duchy"
"""The target of the arrangement in the set-up, which cannot be clicked."""


def test_every_offer_is_on_a_slot_that_is_read(qapp):
    scene, kinds = TableScene(), set()
    for view in islice(views("tuscany"), 160):
        scene.show_view(view, 0)
        read = set(spots_in(TABLE.groups(scene.state)))
        for target in deciding(view).highlights:
            if target not in BUTTONS and target.kind != NOWHERE:
                kinds.add(target.kind)
                assert read & set(scene.slots(target)), target
    assert {"deck", "display", "cell", "supply", "turn"} <= kinds
