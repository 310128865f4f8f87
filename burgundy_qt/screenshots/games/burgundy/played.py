"""Games of Burgundy for the pictures: their estates differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burgundy_qt.rules.burgundy.protocol.requests import estates_for, game_of_its_own

POSTED = "11a", "11b", "11c", "11d"


def request_of(seats: int, seed: int, modules: Sequence[str]) -> dict[str, Any]:
    """The request of one for so many; with modules it is one of 2019."""
    request = {"seed": seed, "edition": "2019" if modules else "2011", "modules": list(modules)}
    return {**request, "estates": estates(seats, seed, modules)}


def player_of(request: Mapping[str, Any]) -> str:
    """Whoever plays it well, and soon."""
    return "page" if "team" in request["modules"] else "knight"


def estates(seats: int, seed: int, modules: Sequence[str]) -> list[str]:
    if "border-posts" in modules:
        return list(POSTED[:seats])
    if game_of_its_own(modules):
        first, second = estates_for("2019", list(modules))
        return ([first, second] * 2)[:seats]
    return [str(1 + (seed + 2 * seat) % 9) for seat in range(seats)]
