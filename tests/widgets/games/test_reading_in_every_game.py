"""Tests of every table for screen readers (row 9 of the contract): each slot is read once, with its
name, in the same groups while the shape is the same."""

from itertools import islice

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.table.game_table import SlotGroup, table_of_game
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games import NAMES
from tests.widgets.games.test_choosing_in_every_game import views


def spots_in(groups):
    """Yield the slots of some groups in reading order."""
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, SlotGroup) else [part]


@pytest.mark.parametrize("game", GAMES)
def test_every_slot_is_in_one_group_and_has_a_name_at_all_times(game, qapp):
    scene, table, known = TableScene(), table_of_game(game), {}
    for view in islice(views(game), 0, None, 3):
        scene.show_view(view, 0)
        slots = list(spots_in(table.groups(scene.state)))
        assert slots and len(set(slots)) == len(slots)
        assert known.setdefault(table.group_shape(scene.state), slots) == slots
        assert all(table.slot_name(slot, scene.state, NAMES) for slot in slots)
        assert all(group.named(scene.state, NAMES) for group in table.groups(scene.state))
