"""What a hover card says."""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.widgets.scene.words import Words
from burgundy_qt.widgets.sprites.slots import Sprite

Row = tuple[str, str]


@dataclass(frozen=True)
class Explanation:
    """A card: the face in its corner, a name, an aside below it, a sentence, rows of facts, and a
    ruling."""

    face: Sprite | None
    title: str
    aside: str
    sentence: str
    rows: tuple[Row, ...] = ()
    ruling: str = ""


def said(face: Sprite | None, title: str, aside: str, what: Words, rows: list[Row]) -> Explanation:
    """The card for a thing whose words are spoken already."""
    return Explanation(face, title, aside, what.sentence, tuple(rows), what.ruling)
