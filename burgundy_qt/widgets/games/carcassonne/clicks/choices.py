"""The ways of a decision and the choice among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.clicks.answers import ways_to_answer
from burgundy_qt.widgets.games.carcassonne.clicks.bidding import Bidding, ways_to_bid
from burgundy_qt.widgets.games.carcassonne.clicks.laying import laying, ways_to_lay
from burgundy_qt.widgets.games.carcassonne.table_state import object_of
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.choosing import Choosing, Touching
from burgundy_qt.widgets.play.ways import Action, Way


def ways_in(
    view: View, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]
) -> tuple[Way, ...]:
    """Some legal actions of a view with their paths."""
    match object_of(view)["decision"]:
        case "place":
            return ways_to_lay(actions)
        case "bid":
            return ways_to_bid(actions)
    return ways_to_answer(actions)


def choosing(table: Touching, ways: tuple[Way, ...], view: View) -> Choosing:
    """The choice among the ways of a view, just begun."""
    match object_of(view)["decision"]:
        case "place":
            return laying(table, ways, view)
        case "bid" if any(way.action["type"] == "bid" for way in ways):
            return Bidding(table, ways)
    return Choosing(table, ways)


def is_done_at(action: Action, target: Target) -> bool:
    """Whether something dropped there does an action: a dropped tile is only tried."""
    return False
