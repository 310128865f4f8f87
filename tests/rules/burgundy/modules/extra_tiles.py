"""A second reading of the extra tiles: their actions and points, with no code of the core."""

from collections.abc import Iterator
from typing import Any

from tests.rules.burgundy import printed
from tests.rules.burgundy.from_events import Told
from tests.rules.burgundy.modules.shields_told import knows

Action = dict[str, Any]
DO_SOMETHING_ALWAYS = ("boarding-house", "bank", "watchtower")
SCORE_BUILDINGS = (*range(16, 24), 29)


def hiring(seat: dict[str, Any]) -> list[Action]:
    """Return the purchase of two workers for a silver: knowledge tile 28."""
    return [{"type": "hire"}] if seat["silver"] and knows(seat, 28) else []


def copies(told: Told) -> Iterator[Action]:
    """Yield the buildings of the box whose effect a crane can copy now."""
    white = ["white-castle"] if "white-castles" in told.request["modules"] else []
    for building in [*printed.BUILDINGS, *white]:
        if building in DO_SOMETHING_ALWAYS or told.has_choice(told.to_act[0], building):
            yield {"type": "copy", "by": "crane", "building": building}


def points_of_animals(tile: str, pasture: list[str], for_a_tile: int) -> int:
    """Return the points of an animal tile already in a pasture; `for_a_tile` is the bonus of
    knowledge tile 7."""
    worth: dict[str, int] = {}
    for other in pasture:
        _, species, heads = other.split(":")
        worth[species] = worth.get(species, 0) + int(heads) + for_a_tile
    geese = worth.pop("geese", 0)
    return geese + (
        max(worth.values(), default=0) if tile == "animal:geese:2" else worth[tile.split(":")[1]]
    )


def marker_lies_on_top(order: list[int], track: list[int], owner: int) -> bool:
    """Return whether no marker on the owner's space of the order track comes before it."""
    return all(track[seat] != track[owner] for seat in order[: order.index(owner)])
