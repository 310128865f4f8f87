"""What is paid for a space: which cards of the hand, how many workers, and which way is the
cheapest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from burgundy_qt.rules.tuscany.components.tiles import HEXAGON
from burgundy_qt.rules.tuscany.protocol_types import Place
from burgundy_qt.widgets.sprites.slots import ClickTarget

WORKER = ClickTarget("worker")
OWN_CARD, WORKER_IN_PLACE, PAIR = 2, 3, 4
"""What standing in for a card is felt to cost, so that the ways stand from the cheapest on."""


def cards_paid(action: Place) -> Counter[str]:
    """How many cards of each colour an action pays."""
    return Counter(action.get("cards", ()))


def workers_paid(action: Place) -> int:
    """How many workers an action pays."""
    return action.get("workers", 0)


def cost_of(action: Place, colour: str, hand: Counter[str]) -> tuple[int, int, list[str]]:
    """By what the ways to pay for a space of a colour are sorted: the cheapest first, of pairs
    those that the hand can spare best."""
    cards = cards_paid(action)
    own = cards.pop(colour, 0)
    felt = own * OWN_CARD + workers_paid(action) * WORKER_IN_PLACE + cards.total() // 2 * PAIR
    spared = sum(hand[colour] - paid for colour, paid in cards.items())
    return felt, -spared, sorted(cards)


def things_paid(action: Place, hand: Sequence[str]) -> tuple[ClickTarget, ...]:
    """The cards of a sorted hand that an action pays, the foremost of each colour, and the
    workers."""
    paid = [
        place
        for colour, many in cards_paid(action).items()
        for place in _last_of(hand, colour, many)
    ]
    return (
        *(ClickTarget("card", place) for place in sorted(paid)),
        *((WORKER,) if workers_paid(action) else ()),
    )


def _last_of(hand: Sequence[str], colour: str, many: int) -> list[int]:
    return [place for place, card in enumerate(hand) if card == colour][-many:]


def in_place(
    paid: tuple[ClickTarget, ...], wanted: Sequence[ClickTarget], hand: Sequence[str]
) -> tuple[ClickTarget, ...]:
    """The same payment with the cards wanted in place of equal ones."""
    found = list(paid)
    for card in wanted:
        if card in found or card.kind != "card":
            continue
        equal = (
            at
            for at, each in enumerate(found)
            if each.kind == "card" and each not in wanted and _kind(each, hand) == _kind(card, hand)
        )
        if (at := next(equal, None)) is not None:
            found[at] = card
    return tuple(found)


def pays_all(action: Place, wanted: Iterable[ClickTarget], hand: Sequence[str]) -> bool:
    """Whether an action pays all these cards and workers, or equal ones."""
    asked = Counter(_kind(target, hand) for target in wanted)
    paid = cards_paid(action)
    paid[WORKER.kind] = workers_paid(action)
    return asked <= paid


def _kind(target: ClickTarget, hand: Sequence[str]) -> str:
    return hand[int(target.place or 0)] if target.kind == "card" else target.kind


def stands_for(tile: str, cell_colour: str) -> str:
    """The colour that is paid for a tile on a space."""
    return cell_colour if tile == HEXAGON else tile.partition(":")[0]
