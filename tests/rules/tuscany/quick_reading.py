"""Check a finished game of Tuscany: count its points from its actions, add up those of its events,
and find every card and tile in its last state."""

from collections import Counter
from typing import Any

from burgundy_qt.rules.tuscany.components import TILES
from tests.rules.tuscany import printed
from tests.rules.tuscany.score_checker import complaint

Event = dict[str, Any]
BOX = {players: printed.neutral_tiles() for players in range(2, 5)}
for players, tiles in BOX.items():
    for _ in range(players):
        tiles.update(printed.own_tiles())
    tiles["castle"] += players


def check(record: list[Event], raw: dict[str, Any]) -> None:
    """Check everything; raises AssertionError at any error."""
    found = complaint(record)
    assert found is None, found
    the_points_of_events_add_up(record, raw)
    every_card_is_somewhere(raw)
    no_tile_comes_twice(raw)
    nothing_is_negative(raw)


def the_points_of_events_add_up(record: list[Event], raw: dict[str, Any]) -> None:
    """Check that they add up to those of the last state on both tracks."""
    points: Counter[tuple[int, str]] = Counter()
    for event in record[1:]:
        if event["event"] == "points":
            points[event["seat"], event["track"]] += event["points"]
        elif event["event"] == "bonus":
            points[event["seat"], "green"] += event["points"]
    for seat, own in enumerate(raw["seats"]):
        assert (points[seat, "green"], points[seat, "red"]) == (own["green"], own["red"])
        assert record[-1]["points"][seat] == own["red"]


def every_card_is_somewhere(raw: dict[str, Any]) -> None:
    """Check that each card is once in the deck, among the discards or in a hand."""
    piles = [raw["deck"], raw["gone"], *(own["hand"] for own in raw["seats"])]
    cards = [printed.REGION_CARDS[colour] for colour in printed.COLOURS]
    assert [sum(numbers) for numbers in zip(*piles, strict=True)] == cards
    yields = [printed.YIELD_CARDS[kind] for kind in sorted(printed.YIELD_CARDS)]
    assert [*map(sum, zip(raw["yields"], raw["yields_gone"], strict=True))] == yields


def no_tile_comes_twice(raw: dict[str, Any]) -> None:
    """Check that the box has all tiles in play."""
    there = [tile for tile in raw["display"] if tile >= 0]
    piles = [raw["neutral"], raw["neutral_gone"]]
    for own in raw["seats"]:
        there += own["cells"].values()
        piles += [own["stored"], own["to_come"]]
    counts = Counter(there)
    for tile, (name, *numbers) in enumerate(zip(TILES, *piles, strict=True)):
        assert (
            name == printed.HEXAGON or counts[tile] + sum(numbers) <= BOX[len(raw["seats"])][name]
        )


def nothing_is_negative(raw: dict[str, Any]) -> None:
    """Check wood and points."""
    for own in raw["seats"]:
        assert min(own["marble"], own["workers"], own["green"], own["red"]) >= 0
