"""The team game as a listener follows it: both members gain and lose the same things."""

from collections.abc import Iterable
from typing import Any

Event = dict[str, Any]
Seat = dict[str, Any]
MODULE = "team"
TEAMS = [[0, 2], [1, 3]]
SHARED = ("silver", "workers", "goods", "sold", "cells", "bonuses", "shared")
ROOM = {"own": 2, "shared": 2}
STORAGE = {"own": "storage", "shared": "shared"}


def owners(modules: Iterable[str], players: int) -> int:
    """Return how many seats or teams own things separately."""
    return len(TEAMS) if MODULE in modules else players


def share(seats: list[Seat], event: Event) -> None:
    """Give a seat's partner the same things after an event."""
    if "seat" in event and "cells" in seats[event["seat"]]:
        seats[event["seat"] ^ 2].update({key: seats[event["seat"]][key] for key in SHARED})


def room_left(seat: Seat, store: str) -> int:
    return ROOM[store] - len(seat[STORAGE[store]])


def into_stores(seat: Seat) -> list[tuple[str, str | None]]:
    """Return where a tile can go, and which tile of that storage is discarded for it: only if both
    are full."""
    free: list[tuple[str, str | None]] = [
        (store, None) for store in STORAGE if room_left(seat, store)
    ]
    return free or [
        (store, tile) for store, kept in STORAGE.items() for tile in sorted(set(seat[kept]))
    ]


def out_of_stores(seat: Seat) -> list[tuple[str, str]]:
    """Return the tiles that can be placed, and their storage."""
    return [(store, tile) for store, kept in STORAGE.items() for tile in sorted(set(seat[kept]))]


def in_stores(seat: Seat) -> set[str]:
    """Return every kind of tile that a seat can place."""
    return {*seat["storage"], *seat.get("shared", ())}
