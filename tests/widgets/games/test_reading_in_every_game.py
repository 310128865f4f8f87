"""Row 9: what every game promises to those who hear its table: each spot once, with its name, and
the same groups as long as the shape is the same."""

import pytest

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.accessibility.parts import Group, accessibility_parts
from burgundy_qt.widgets.scene.scene import TableScene
from tests.widgets.games import NAMES
from tests.widgets.games.test_choosing_in_every_game import views


def spots_in(groups):
    """The spots of some groups, in the order of reading."""
    for group in groups:
        for part in group.parts:
            yield from spots_in([part]) if isinstance(part, Group) else [part]


@pytest.mark.parametrize("game", GAMES)
def test_every_spot_stands_in_one_group_and_has_a_name_at_all_times(game, qapp):
    scene, parts, known = TableScene(), accessibility_parts(game), {}
    for view in views(game):
        scene.show_view(view, 0)
        spots = list(spots_in(parts.groups(scene.board)))
        assert spots and len(set(spots)) == len(spots)
        assert known.setdefault(parts.shape(scene.board), spots) == spots
        assert all(parts.name(spot, scene.board, NAMES) for spot in spots)
        assert all(group.named(scene.board, NAMES) for group in parts.groups(scene.board))
