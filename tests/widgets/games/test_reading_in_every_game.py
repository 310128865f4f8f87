"""Row 9: what every game promises to those who hear its table: each spot once, with its name, and
the same groups as long as the shape is the same."""

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.table.game_table import SlotGroup, table_of_game
from burgundy_qt.widgets.table.table_scene import TableScene
from tests.widgets.games import NAMES
from tests.widgets.games.test_choosing_in_every_game import views


def spots_in(groups):
    """The spots of some groups, in the order of reading."""
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, SlotGroup) else [part]


@pytest.mark.parametrize("game", GAMES)
def test_every_spot_stands_in_one_group_and_has_a_name_at_all_times(game, qapp):
    scene, table, known = TableScene(), table_of_game(game), {}
    for view in views(game):
        scene.show_view(view, 0)
        spots = list(spots_in(table.groups(scene.state)))
        assert spots and len(set(spots)) == len(spots)
        assert known.setdefault(table.group_shape(scene.state), spots) == spots
        assert all(table.spot_name(spot, scene.state, NAMES) for spot in spots)
        assert all(group.named(scene.state, NAMES) for group in table.groups(scene.state))
