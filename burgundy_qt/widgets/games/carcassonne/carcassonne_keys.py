"""CarcassonneKeys: the keys that only Carcassonne has. Read for every game when the window starts,
so it is small and needs no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from burgundy_qt.language.translation import later
from burgundy_qt.widgets.keys.game_keys import GameKey, GameKeys, Told

NUMBERED = later("Keys", "Answer {number}")


class CarcassonneKeys(GameKeys):
    """Answer for Carcassonne."""

    title = later("Keys", "On the table of Carcassonne")
    commands: ClassVar[Sequence[GameKey]] = (
        GameKey("left", later("Keys", "Turn the tile to the left"), ("Q",)),
        GameKey("right", later("Keys", "Turn the tile to the right"), ("R",)),
        GameKey("none", later("Keys", "No follower, no bridge"), ("Space", "0", "Esc")),
        GameKey("more", later("Keys", "Bid more"), ("Up", "+")),
        GameKey("less", later("Keys", "Bid less"), ("Down", "-")),
        GameKey("fit", later("Keys", "See the whole map"), ("F",)),
        GameKey("claims", later("Keys", "Show who holds what, while it is held"), ("V",)),
        GameKey("tiles", later("Keys", "Tiles left"), ("I",)),
        *(GameKey(str(number), NUMBERED, (str(number),), number) for number in range(1, 10)),
    )
    listed: ClassVar[Sequence[Told]] = (
        (
            ("carcassonne left", "carcassonne right"),
            later("Keys", "Turn the tile; so does the wheel"),
        ),
        (("table choose",), later("Keys", "Try the tile where it is marked; once more, lay it")),
        (
            ("carcassonne 1", "carcassonne 9"),
            later("Keys", "Answer: a place for a follower, castle or points, buy or sell"),
        ),
        (("carcassonne none",), later("Keys", "No follower, no bridge")),
        (("carcassonne more", "carcassonne less"), later("Keys", "Bid more, less")),
        (("carcassonne fit",), later("Keys", "See the whole map")),
        (("carcassonne claims",), later("Keys", "Show who holds what, while it is held")),
        (("carcassonne tiles",), later("Keys", "Tiles left")),
    )


ANSWER = CarcassonneKeys()
