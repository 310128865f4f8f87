"""The keys that only Carcassonne has. The window reads this module of every game when it starts, so
it is small and needs no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from burgundy_qt.language.translation import tr_noop
from burgundy_qt.widgets.keys.key_commands import GameKey, GameKeys, KeyRow

NUMBERED = tr_noop("Keys", "Answer {number}")


class CarcassonneKeys(GameKeys):
    """The keys of Carcassonne."""

    title = tr_noop("Keys", "On the table of Carcassonne")
    commands: ClassVar[Sequence[GameKey]] = (
        GameKey("left", tr_noop("Keys", "Turn the tile to the left"), ("Q",)),
        GameKey("right", tr_noop("Keys", "Turn the tile to the right"), ("R",)),
        GameKey("none", tr_noop("Keys", "No follower, no bridge"), ("Space", "0", "Esc")),
        GameKey("more", tr_noop("Keys", "Raise the bid"), ("Up", "+")),
        GameKey("less", tr_noop("Keys", "Lower the bid"), ("Down", "-")),
        GameKey("fit", tr_noop("Keys", "Show the whole map"), ("F",)),
        GameKey("claims", tr_noop("Keys", "Hold to show who owns what"), ("V",)),
        GameKey("tiles", tr_noop("Keys", "Tiles left"), ("I",)),
        *(GameKey(str(number), NUMBERED, (str(number),), number) for number in range(1, 10)),
    )
    listed: ClassVar[Sequence[KeyRow]] = (
        (
            ("carcassonne left", "carcassonne right"),
            tr_noop("Keys", "Turn the tile, as with the mouse wheel"),
        ),
        (
            ("table choose",),
            tr_noop("Keys", "Try the tile on the marked place; press again to place it"),
        ),
        (
            ("carcassonne 1", "carcassonne 9"),
            tr_noop("Keys", "Answer: a place for a follower, castle or points, buy or sell"),
        ),
        (("carcassonne none",), tr_noop("Keys", "No follower, no bridge")),
        (("carcassonne more", "carcassonne less"), tr_noop("Keys", "Raise or lower the bid")),
        (("carcassonne fit",), tr_noop("Keys", "Show the whole map")),
        (("carcassonne claims",), tr_noop("Keys", "Hold to show who owns what")),
        (("carcassonne tiles",), tr_noop("Keys", "Tiles left")),
    )


ANSWER = CarcassonneKeys()
