"""Golden records: whole games as they were played once, so that no change goes unnoticed.

To renew them on purpose, after a correction of a rule: `python -m tests.rules.burgundy.golden`, and
say why in the commit. Those of BEFORE are never renewed: they were written when starts were chosen
before goods, routes and shields were known.
"""

import json
from pathlib import Path
from typing import Any

from burgundy_qt.rules.game import Game
from tests.rules.burgundy.random_play import play_eagerly

FOLDER = Path(__file__).with_name("golden")
GAMES: dict[str, dict[str, Any]] = {
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
BEFORE = frozenset(GAMES)
GAMES |= {
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
"""What the seating tells since then."""


def played(name: str) -> Game:
    """The game as it is played today."""
    game = Game(GAMES[name])
    play_eagerly(game, seed=len(name))
    return game


def as_before(record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The record of the same game by the rules before."""
    return [
        {key: value for key, value in line.items() if key not in PREPARED}
        if line.get("event") == "seating"
        else line
        for line in record
    ]


def as_golden(name: str, record: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The record of a game as its golden one was written."""
    return as_before(record) if name in BEFORE else record


def golden(name: str) -> dict[str, Any]:
    """The game as it was written down: its record and its final state."""
    kept: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return kept


def renew() -> None:
    """Write every game down as it is played today."""
    for name in GAMES.keys() - BEFORE:
        game = played(name)
        kept = {"record": game.record(), "state": game.state()}
        text = json.dumps(kept, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    renew()
