"""The keys that only Carcassonne has. The window reads this module of every game when it starts, so
it is small and needs no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from burgundy_qt.language.translation import later
from burgundy_qt.widgets.keys.key_commands import GameKey, GameKeys, Told

NUMBERED = later("Keys", "Answer {number}")


class CarcassonneKeys(GameKeys):
    """The keys of Carcassonne."""

    title = later("Keys", "On the table of Carcassonne")
    commands: ClassVar[Sequence[GameKey]] = (
        GameKey("left", later("Keys", "Turn the tile to the left"), ("Q",)),
        GameKey("right", later("Keys", "Turn the tile to the right"), ("R",)),
        GameKey("none", later("Keys", "No follower, no bridge"), ("Space", "0", "Esc")),
        GameKey("more", later("Keys", "Raise the bid"), ("Up", "+")),
        GameKey("less", later("Keys", "Lower the bid"), ("Down", "-")),
        GameKey("fit", later("Keys", "Show the whole map"), ("F",)),
        GameKey("claims", later("Keys", "Hold to show who owns what"), ("V",)),
        GameKey("tiles", later("Keys", "Tiles left"), ("I",)),
        *(GameKey(str(number), NUMBERED, (str(number),), number) for number in range(1, 10)),
    )
    listed: ClassVar[Sequence[Told]] = (
        (
            ("carcassonne left", "carcassonne right"),
            later("Keys", "Turn the tile, as with the mouse wheel"),
        ),
        (
            ("table choose",),
            later("Keys", "Try the tile on the marked place; press again to place it"),
        ),
        (
            ("carcassonne 1", "carcassonne 9"),
            later("Keys", "Answer: a place for a follower, castle or points, buy or sell"),
        ),
        (("carcassonne none",), later("Keys", "No follower, no bridge")),
        (("carcassonne more", "carcassonne less"), later("Keys", "Raise or lower the bid")),
        (("carcassonne fit",), later("Keys", "Show the whole map")),
        (("carcassonne claims",), later("Keys", "Hold to show who owns what")),
        (("carcassonne tiles",), later("Keys", "Tiles left")),
    )


ANSWER = CarcassonneKeys()
