"""What the card under the pointer says about a spot of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.carcassonne.hover import beside, features, map
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.sprites.slots import Highlight, Slot
from burgundy_qt.widgets.table.game_table import HoverContent

Teller = Callable[[Slot, TableState, list[str]], HoverContent | None]


def explain(
    spot: Slot, state: TableState, names: list[str], offer: Highlight | None = None
) -> HoverContent | None:
    """What to say about `spot`; None where nothing need be said. `offer` adds what it would bring
    now."""
    tell = TELLERS.get(spot.kind)
    told = tell(spot, state, names) if tell else None
    if told is None or offer is None:
        return told
    gained = sum(points for _, points in offer.gains[0]) if offer.gains else 0
    rows = told.rows
    if gained:
        rows = (*rows, (tr("Carcassonne table", "Scores now"), f"+{gained}"))
    sentence = " ".join(filter(None, (offer.brings, told.sentence)))
    return HoverContent(told.face, told.title, told.aside, sentence, rows, told.ruling)


TELLERS: Mapping[str, Teller] = {
    "feature": features.feature,
    "meeple": features.meeple,
    "bridge": features.bridge,
    "place": map.place,
    "tile": map.tile,
    "hand-tile": map.hand_tile,
    "cell": map.cell,
    "ghost": map.cell,
    "castle": map.castle,
    "bridge-place": map.bridge_place,
    "pile": beside.pile,
    "pile-left": beside.pile,
    "points": beside.score,
    "card-points": beside.score,
    "meeples": beside.followers,
    "card-meeples": beside.followers,
    "posted": beside.followers,
    "card-posted": beside.followers,
    "bridges": beside.bridges,
    "card-bridges": beside.bridges,
    "castles": beside.castles,
    "card-castles": beside.castles,
    "stall": beside.stall,
    "bid": beside.bid,
    "bought": beside.bought,
    "card-bought": beside.bought,
}
"""By kind of spot who tells of it."""
