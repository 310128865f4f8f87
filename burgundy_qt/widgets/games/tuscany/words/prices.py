"""What laying a tile costs, in words."""

from __future__ import annotations

from burgundy_qt.rules.tuscany.protocol_types import Action, Place
from burgundy_qt.widgets.games.tuscany.words.names import cards_named
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text


def price_words(action: Action) -> str:
    """All that an action pays: "2 times town", "inn and 1 worker"; "" for nothing."""
    if action["type"] != "place":
        return ""
    cards, hands = action.get("cards", ()), action.get("workers", 0)
    told = [cards_named(cards)] if cards else []
    return join_with_and([*told, *([workers_text(hands)] if hands else [])])


def is_usual_price(action: Place, colour: str) -> bool:
    """Whether two cards of the colour of the space are paid, or nothing."""
    return not action.get("workers") and set(action.get("cards", ())) <= {colour}
