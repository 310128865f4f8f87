"""Golden games of Burgundy: records of played games that must never change.

The games in BEFORE are never renewed: they were recorded when starts were chosen before goods,
routes and shields were known."""

from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.random_play import play_eagerly
from tests.rules.golden_games import GoldenGames

REQUESTS: dict[str, dict[str, Any]] = {
    "two-fixed": {
        "edition": "2011",
        "players": 2,
        "setup": "fixed",
        "estates": ["8", "1"],
        "seed": 20,
    },
    "three-open": {"edition": "2011", "players": 3, "setup": "open", "seed": 3},
    "three-fixed": {
        "edition": "2011",
        "players": 3,
        "estates": ["5", "6", "7"],
        "castles": ["4.5", None, "7.3"],
        "seed": 0,
    },
    "three-extra": {
        "edition": "2019",
        "modules": ["extra-tiles", "white-castles"],
        "players": 3,
        "setup": "open",
        "seed": 10,
    },
    "three-posts": {
        "edition": "2019",
        "players": 3,
        "setup": "open",
        "modules": ["border-posts", "inns"],
        "seed": 4,
    },
    "four-secret": {
        "edition": "2011",
        "players": 4,
        "setup": "secret",
        "seed": 9_007_199_254_740_991,
    },
    "team-halves": {
        "edition": "2019",
        "modules": ["extra-tiles", "white-castles", "inns", "team"],
        "estates": ["12b", "12a", "12b", "12a"],
        "seed": 12,
    },
    "solo-rivers": {
        "edition": "2019",
        "modules": ["extra-tiles", "white-castles", "solo"],
        "estates": ["13b"],
        "target": 45,
        "seed": 21,
    },
    "three-routes": {
        "edition": "2019",
        "players": 3,
        "estates": ["2", "10", "4"],
        "modules": ["trade-routes"],
        "seed": 683,
    },
    "four-shields": {
        "edition": "2019",
        "players": 4,
        "modules": [
            "extra-tiles",
            "border-posts",
            "white-castles",
            "inns",
            "trade-routes",
            "shields",
        ],
        "seed": 1578,
    },
}
BEFORE = frozenset(REQUESTS)
REQUESTS |= {
    "two-secret": {
        "edition": "2019",
        "players": 2,
        "setup": "secret",
        "modules": ["trade-routes", "shields"],
        "seed": 31,
    },
    "three-prepared": {
        "edition": "2011",
        "players": 3,
        "estates": ["1", "6", "7"],
        "castles": [None, None, "7.3"],
        "seed": 32,
    },
    "team-prepared": {
        "edition": "2019",
        "modules": ["team"],
        "estates": ["12a", "12b", "12a", "12b"],
        "seed": 33,
    },
    "solo-prepared": {"edition": "2019", "modules": ["solo"], "estates": ["13a"], "seed": 34},
}
PREPARED = "supplies", "shields"
"""Keys that the seating event has had since then."""


def played(name: str) -> Game:
    """Play the game with today's rules."""
    game = Game(REQUESTS[name])
    play_eagerly(game, seed=len(name))
    return game


def as_before(record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the record of the same game by the earlier rules."""
    return [
        {key: value for key, value in line.items() if key not in PREPARED}
        if line.get("event") == "seating"
        else line
        for line in record
    ]


def as_golden(name: str, record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the record in the form of its golden record."""
    return as_before(record) if name in BEFORE else record


GAMES = GoldenGames(Path(__file__).with_name("golden"), REQUESTS, played, as_golden, BEFORE)
golden = GAMES.golden

if __name__ == "__main__":
    GAMES.renew()
