"""What Burgundy is asked for by the day: the editions take turns, estate after estate. It may never
change."""

from __future__ import annotations

from burgundy_qt.session.parts import Request

OLD, NEW = "2011", "2019"
DAYS: tuple[tuple[str, str, str], ...] = (
    (NEW, "1", ""),
    (OLD, "1", ""),
    (NEW, "2", ""),
    (OLD, "2", ""),
    (NEW, "3", "inns"),
    (OLD, "3", ""),
    (NEW, "4", ""),
    (OLD, "4", ""),
    (NEW, "5", "trade-routes"),
    (OLD, "5", ""),
    (NEW, "6", "extra-tiles"),
    (OLD, "6", ""),
    (NEW, "7", "white-castles"),
    (OLD, "7", ""),
    (NEW, "8", ""),
    (OLD, "8", ""),
    (NEW, "9", "shields"),
    (OLD, "9", ""),
    (NEW, "10", ""),
    (OLD, "1", ""),
)
"""Edition, the estate that both play on, and the module, "" for none."""


def request(edition: str, estate: str, module: str) -> Request:
    """Two on the same estate, each of whom chooses where to begin."""
    return {
        "edition": edition,
        "players": 2,
        "setup": "fixed",
        "estates": [estate, estate],
        "modules": [module] if module else [],
    }


CHALLENGES = tuple(request(*day) for day in DAYS)
