"""The team game as a listener follows it: what one member gains or loses the other has too."""

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
    """How many have things of their own: seats, or teams."""
    return len(TEAMS) if MODULE in modules else players


def share(seats: list[Seat], event: Event) -> None:
    """After an event the partner of its seat has what that one has."""
    if "seat" in event and "cells" in seats[event["seat"]]:
        seats[event["seat"] ^ 2].update({key: seats[event["seat"]][key] for key in SHARED})


def room_left(seat: Seat, store: str) -> int:
    return ROOM[store] - len(seat[STORAGE[store]])


def into_stores(seat: Seat) -> list[tuple[str, str | None]]:
    """Where a tile can go, and which tile of that store is thrown away for it: only where both are
    full."""
    free: list[tuple[str, str | None]] = [
        (store, None) for store in STORAGE if room_left(seat, store)
    ]
    return free or [
        (store, tile) for store, kept in STORAGE.items() for tile in sorted(set(seat[kept]))
    ]


def out_of_stores(seat: Seat) -> list[tuple[str, str]]:
    """What can be laid, and from where."""
    return [(store, tile) for store, kept in STORAGE.items() for tile in sorted(set(seat[kept]))]


def in_stores(seat: Seat) -> set[str]:
    """Every kind of tile that a seat could lay."""
    return {*seat["storage"], *seat.get("shared", ())}
