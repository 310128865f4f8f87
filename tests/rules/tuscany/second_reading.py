"""A second reading of the legal actions from the protocol's page, with no code of the core.

It goes through all conceivable actions, and offers those that the rules do not forbid."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from tests.rules.tuscany import printed
from tests.rules.tuscany.printed import HEXAGON, colour_of

if TYPE_CHECKING:
    from tests.rules.tuscany.from_events import Told

Action = dict[str, Any]
PRICE = 2


def legal(told: Told, seat: int) -> list[Action]:
    """Return every action of a seat, in the protocol's order."""
    if seat not in told.waiting:
        return []
    match told.pending:
        case ["start"]:
            return printed.starts(tuple(told.seats[seat].boards))
        case ["bonus"]:
            return bonus_tiles(told, "start")
        case ["town"]:
            return bonus_tiles(told, "town")
        case ["castle"]:
            return [*places_by_castle(told, seat), {"type": "pass", "by": "castle"}]
        case ["swap"]:
            return after_a_swap(told, seat)
    if told.actions:
        return [*three_actions(told, seat, {"by": "marble"}), {"type": "end"}]
    return three_actions(told, seat, {})


def can_act(told: Told, seat: int) -> bool:
    """Return whether a seat can draw, take or place."""
    can_draw = bool(told.deck.total() or told.gone.total())
    return can_draw or bool(told.shown()) or bool(places(told, seat, {}))


def three_actions(told: Told, seat: int, by: dict[str, str]) -> list[Action]:
    """Return drawing, taking (with a swap before it), and placing."""
    draw = [{"type": "draw", **by}] if told.deck.total() or told.gone.total() else []
    takes = [take for tile in sorted(told.shown()) for take in takes_of(told, seat, tile, by)]
    swaps = swaps_of(told, by) if may_swap(told, seat) else []
    return [*draw, *takes, *swaps, *places(told, seat, by)]


def after_a_swap(told: Told, seat: int) -> list[Action]:
    """Return taking a tile that fits; if none fits any tile, or another swap."""
    by, shown = {"by": "swap"}, sorted(told.shown())
    fitting = [tile for tile in shown if told.seats[seat].fits(tile)]
    takes = [take for tile in fitting or shown for take in takes_of(told, seat, tile, by)]
    return [*takes, *(swaps_of(told, by) if may_swap(told, seat) else [])]


def takes_of(told: Told, seat: int, tile: str, by: dict[str, str]) -> list[Action]:
    """Return taking a tile, with everything that can be discarded for it."""
    own = told.seats[seat]
    thrown_away: list[str | None] = [None] if own.room else [*sorted(set(own.storage))]
    return [{"type": "take", **by, "tile": tile, "discard": thing} for thing in thrown_away]


def may_swap(told: Told, seat: int) -> bool:
    """Return whether no tile of the display fits, but a neutral tile that is not there does."""
    own = told.seats[seat]
    elsewhere = [*told.neutral_stack.elements(), *told.neutral_gone.elements()]
    return not any(map(own.fits, told.shown())) and any(map(own.fits, set(elsewhere)))


def swaps_of(told: Told, by: dict[str, str]) -> list[Action]:
    """Return the swaps of every colour of the display."""
    colours = sorted({colour_of(tile) for tile in told.shown()})
    return [{"type": "swap", **by, "colour": colour} for colour in colours]


def places(told: Told, seat: int, by: dict[str, str]) -> list[Action]:
    """Return every stored thing on every space, with every payment."""
    own = told.seats[seat]
    return [
        {"type": "place", **by, "tile": tile, "cell": cell, "cards": cards, "workers": workers}
        for tile in sorted(set(own.storage))
        for cell, colour in sorted(own.duchy.colour.items())
        if own.is_reached(cell) and tile in (HEXAGON, *tiles_of(colour))
        for cards, workers in payments(colour, own.hand, own.workers)
    ]


def tiles_of(colour: str) -> list[str]:
    """Return all tiles of a colour."""
    tiles = printed.own_tiles() | printed.neutral_tiles()
    return [tile for tile in tiles if colour_of(tile) == colour]


def payments(colour: str, hand: Counter[str], workers: int) -> list[tuple[list[str], int]]:
    """Return the payments for a space, from all combinations of cards and workers."""
    return sorted(
        (list(cards), used)
        for cards, numbers in handfuls(tuple(sorted(hand.items())))
        for used in range(min(workers, PRICE) + 1)
        if pays(numbers, used, colour, hand)
    )


@lru_cache(maxsize=256)
def handfuls(hand: tuple[tuple[str, int], ...]) -> list[tuple[tuple[str, ...], Counter[str]]]:
    """Return combinations of up to two pairs of cards from a hand, as they are and counted; each
    colour needs them."""
    held = dict(hand)
    return [
        (cards, Counter(cards))
        for number in range(2 * PRICE + 1)
        for cards in combinations_with_replacement(held, number)
        if all(cards.count(card) <= held[card] for card in cards)
    ]


def pays(cards: Counter[str], workers: int, colour: str, hand: Counter[str]) -> bool:
    """Return whether this pays for a space: two cards of the colour, or for each a worker or a pair
    of another colour, the pair only for a card that the hand lacks."""
    pairs = [number for other, number in cards.items() if other != colour and number]
    replaced = sum(pairs) // 2
    return (
        all(number % 2 == 0 for number in pairs)
        and cards[colour] + workers + replaced == PRICE
        and (replaced == 0 or cards[colour] == hand[colour])
    )


def places_by_castle(told: Told, seat: int) -> list[Action]:
    """Return every tile of the display on every space where it fits."""
    own = told.seats[seat]
    return [
        {"type": "place", "by": "castle", "tile": tile, "cell": cell}
        for tile in sorted(told.shown())
        for cell in sorted(own.duchy.of_colour[colour_of(tile)])
        if own.is_reached(cell)
    ]


def bonus_tiles(told: Told, by: str) -> list[Action]:
    """Return every kind that is left."""
    return [
        {"type": "bonus-tile", "by": by, "tile": tile}
        for tile, left in sorted(told.bonus_tiles.items())
        if left
    ]
