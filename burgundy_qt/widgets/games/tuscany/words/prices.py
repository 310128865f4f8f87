"""What laying a tile costs, in words."""

from __future__ import annotations

from burgundy_qt.widgets.games.tuscany.words.actions import Action
from burgundy_qt.widgets.games.tuscany.words.names import cards_named
from burgundy_qt.widgets.words.wording import listed, workers


def price_words(action: Action) -> str:
    """All that an action pays: "2 times town", "inn and 1 worker"; "" for nothing."""
    cards, hands = action.get("cards", ()), action.get("workers", 0)
    told = [cards_named(cards)] if cards else []
    return listed([*told, *([workers(hands)] if hands else [])])


def is_usual_price(action: Action, colour: str) -> bool:
    """Whether two cards of the colour of the space are paid, or nothing."""
    return not action.get("workers") and set(action.get("cards", ())) <= {colour}
