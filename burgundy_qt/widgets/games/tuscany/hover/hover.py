"""What the card under the pointer says: who tells of which kind of spot, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.hover import seats, shared, spaces
from burgundy_qt.widgets.games.tuscany.words.names import cards_counted, marble_counted
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text
from burgundy_qt.widgets.sprites.slots import Highlight, Slot
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

Teller = Callable[[Slot, TuscanyState, list[str]], HoverContent | None]
PRICES: Mapping[str, Callable[[int], str]] = {
    "cards": cards_counted,
    "workers": workers_text,
    "marble": marble_counted,
}


def explain(
    spot: Slot, state: TuscanyState, names: list[str], offer: Highlight | None = None
) -> HoverContent | None:
    """What to say about `spot`; None where nothing need be said. `offer` adds what it would cost
    and bring now."""
    tell = TELLERS.get(spot.kind)
    told = tell(spot, state, names) if tell else None
    if told is None or offer is None:
        return told
    rows = *told.rows, *_price(offer), *_gain(offer)
    return HoverContent(told.face, told.title, told.aside, told.sentence, rows, told.ruling)


def _price(offer: Highlight) -> list[HoverRow]:
    paid = [PRICES[kind](many) for kind, many in offer.costs if kind in PRICES]
    return [(tr("Tuscany table", "Costs"), join_with_and(paid))] if paid else []


def _gain(offer: Highlight) -> list[HoverRow]:
    if offer.brings:
        return [(tr("Tuscany table", "Brings now"), offer.brings)]
    best = sum(points for _, points in offer.gains[0]) if offer.gains else 0
    return [(tr("Tuscany table", "Scores now"), f"+{best}")] if best else []


TELLERS: Mapping[str, Teller] = {
    "display": spaces.display,
    "store": spaces.store,
    "cell": spaces.cell,
    "board": spaces.board_of_duchy,
    **dict.fromkeys(spaces.BUTTONS, spaces.button),
    "regions": spaces.regions,
    "deck": shared.deck,
    "discards": shared.discards,
    "neutral-stack": shared.neutral_stack,
    "yields": shared.yields,
    "yield-card": shared.yield_card,
    "supply": shared.supply,
    "colour-bonus": shared.colour_bonus,
    "phase": shared.clock,
    "stone": shared.clock,
    "clock": shared.clock,
    "green": shared.points,
    "red": shared.points,
    "green-field": shared.field,
    "red-field": shared.field,
    "marble": seats.marble,
    "workers": seats.helpers,
    "stack": seats.stack,
    "bonus": seats.bonus,
    "card": seats.card,
    "hand": seats.hand,
    "covered": seats.covered,
    "state": seats.readiness,
}
"""By kind of spot who tells of it."""
