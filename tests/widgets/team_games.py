"""Games of two teams, for tests of the window's content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.game import Game
from tests.widgets.games import positions

ESTATES = ["12a", "12b", "12a", "12b"]
FITTING = ["extra-tiles", "white-castles", "inns", "team"]


def team_request(seed: int, modules: tuple[str, ...] = ("team",)) -> dict[str, Any]:
    """Return a request in which one team has the castle where the halves meet, and the other
    chooses its own."""
    return {
        "edition": "2019",
        "players": 4,
        "seed": seed,
        "setup": "fixed",
        "modules": list(modules),
        "estates": ESTATES,
    }


def team_positions(seed: int, modules: tuple[str, ...] = ("team",)) -> Iterator[Game]:
    """Yield a game at each of its decisions, with random actions in between."""
    return positions(**team_request(seed, modules))
