"""A choice among actions of Burgundy, without a view."""

from burgundy_qt.widgets.games.burgundy.click_paths import option_paths
from burgundy_qt.widgets.play.game_input import input_of
from burgundy_qt.widgets.play.move_choice import MoveChoice


def choosing_among(actions, prices, numbers=None, names=()):
    """Return a choice without a click yet; `numbers` belong to the cells of the estate, `names` to
    the seats."""
    return MoveChoice(input_of("burgundy"), option_paths(actions, prices, numbers, names))
