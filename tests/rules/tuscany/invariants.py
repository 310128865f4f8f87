"""Invariants of every game of Tuscany: small checks of the events, of legal lists and of a game's
end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.rules.tuscany import printed
from tests.rules.tuscany.from_events import Told, counted
from tests.rules.tuscany.printed import HEXAGON
from tests.rules.tuscany.score_checker import complaint

MOST_ACTIONS = 700


def every_card_is_somewhere(told: Told) -> None:
    """Check that each card is once in the deck, among the discards or in a hand."""
    hands = sum((own.hand for own in told.seats), Counter[str]())
    assert counted(told.deck + told.gone + hands) == dict(sorted(printed.REGION_CARDS.items()))
    assert counted(told.yields + told.yields_gone) == dict(sorted(printed.YIELD_CARDS.items()))


def no_tile_comes_twice(told: Told) -> None:
    """Check that the box has all tiles in play."""
    box = printed.neutral_tiles() + Counter(castle=len(told.seats))
    there = told.neutral_stack + told.neutral_gone
    there.update(tile for tile in told.display if tile is not None)
    for own in told.seats:
        box += printed.own_tiles()
        there.update(own.to_come)
        there.update(tile for tile in own.cells.values() if tile != HEXAGON)
        there.update(tile for tile in own.storage if tile != HEXAGON)
    assert there <= box


def duchies_hang_together(told: Told) -> None:
    """Check that a path over covered spaces leads from the start castle to every placed tile."""
    for own in told.seats:
        if own.start is None:
            continue
        reached: set[str] = set()
        found = {own.start["castle"]}
        while found:
            reached |= found
            found = {
                cell for one in found for cell in own.duchy.beside[one] & own.cells.keys()
            } - reached
        assert reached == own.cells.keys()


def nothing_is_negative(told: Told) -> None:
    """Check wood, points and storage."""
    for own in told.seats:
        assert min(own.marble, own.workers, own.green, own.red, own.room) >= 0
        assert min(own.hand.values(), default=0) >= 0


def the_display_never_shows_five(told: Told) -> None:
    """Check at a decision that no colour has five tiles."""
    lie = Counter(printed.colour_of(tile) for tile in told.display if tile is not None)
    assert max(lie.values(), default=0) < 5


EVERY_MOMENT = (
    every_card_is_somewhere,
    no_tile_comes_twice,
    duchies_hang_together,
    nothing_is_negative,
    the_display_never_shows_five,
)


def hold(told: Told) -> None:
    """Check all invariants, at a decision or at the end; raises AssertionError."""
    for check in EVERY_MOMENT:
        check(told)


def the_state_is_what_was_told(state: dict[str, Any], told: Told, viewer: int | None) -> None:
    """Check that the state equals the one known from the events."""
    again = told.state(viewer)
    for key in again:
        assert state[key] == again[key], f"{key}: {state[key]}, but by the events {again[key]}"
    assert list(state) == list(again)


def something_is_offered_and_nothing_twice(codes: Sequence[int]) -> None:
    """Check the legal list of a deciding seat."""
    assert 0 < len(set(codes)) == len(codes) <= MOST_ACTIONS


def the_points_are_those_of_the_deeds(record: list[dict[str, Any]]) -> None:
    """Check the points by counting them a second time at the end."""
    found = complaint(record)
    assert found is None, found
