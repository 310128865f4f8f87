"""The ways of a decision and the choice among them: the set-up arranges boards, a turn pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.tuscany.clicks.arranging import laying_out, ways_to_lay_out
from burgundy_qt.widgets.games.tuscany.clicks.paths import Ways
from burgundy_qt.widgets.games.tuscany.clicks.paying import Paying
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.choosing import Choosing, Touching
from burgundy_qt.widgets.play.ways import Action, Way


def is_set_up(actions: Sequence[Action]) -> bool:
    """Whether a duchy is laid out."""
    return any(action["type"] == "start" for action in actions)


def ways_in(
    view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
) -> tuple[Way, ...]:
    """Some legal actions of a view with their paths."""
    if is_set_up(actions):
        return ways_to_lay_out(view, actions)
    return Ways.of(view).all(actions, prices)


def choosing(table: Touching, ways: tuple[Way, ...], view: View) -> Choosing:
    """The choice among the ways of a view, just begun."""
    if is_set_up([way.action for way in ways]):
        return laying_out(table, ways, view)
    return Paying(table, ways, turn=Ways.of(view))


def is_done_at(action: Action, target: Target) -> bool:
    """Whether a tile that is dropped there is taken: into storage, wherever."""
    return bool(action["type"] == "take" and target.kind == "store")
