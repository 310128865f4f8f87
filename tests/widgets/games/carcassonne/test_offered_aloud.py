"""Tests that screen readers read every choice in Carcassonne: the slot of each offer belongs to a
group."""

from __future__ import annotations

import pytest

from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS, Decision
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games.carcassonne.positions import deciding, view_of
from tests.widgets.games.test_reading_in_every_game import spots_in

BUTTONS = END, PASS, ANOTHER
ANSWERS = "choice"
"""The kind of offers that have their own answers, which are read first."""


@pytest.mark.parametrize(
    ("decision", "wanted"),
    [
        ("place", {"cell", "hand-tile", "turn"}),
        ("bridge", {"bridge"}),
        ("meeple", {"place"}),
        ("choose", {"stall"}),
        ("bid", {"bid", "more"}),
        ("deal", {"buy", "sell"}),
    ],
)
def test_every_offer_is_on_a_slot_that_is_read(decision, wanted, qapp):
    view, scene, asked = view_of(deciding(decision)), TableScene(), Decision()
    asked.begin(view)
    scene.show_view(view, view.legal["seat"])
    scene.offer(asked.highlights)
    read = set(spots_in(TABLE.groups(scene.state)))
    offered = {target for target in asked.highlights if target not in BUTTONS}
    for target in offered:
        assert target.kind == ANSWERS or read & set(scene.slots(target)), target
    assert wanted <= {target.kind for target in offered}
