"""Whatever can be chosen in Tuscany can be heard: the slot of every offer stands in a group."""

from __future__ import annotations

from itertools import islice

from burgundy_qt.widgets.games.tuscany.tuscany_table import ANSWER as TABLE
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games.test_choosing_in_every_game import deciding, views
from tests.widgets.games.test_reading_in_every_game import spots_in

BUTTONS = END, PASS, ANOTHER
NOWHERE = "duchy"
"""The target of what is tried in the set-up: it tells the arrangement and is not clicked."""


def test_every_offer_lies_on_a_spot_that_is_read(qapp):
    scene, kinds = TableScene(), set()
    for view in islice(views("tuscany"), 160):
        scene.show_view(view, 0)
        read = set(spots_in(TABLE.groups(scene.state)))
        for target in deciding(view).highlights:
            if target not in BUTTONS and target.kind != NOWHERE:
                kinds.add(target.kind)
                assert read & set(scene.slots(target)), target
    assert {"deck", "display", "cell", "supply", "turn"} <= kinds
