"""How the faces of Carcassonne are painted."""

from __future__ import annotations

from burgundy_qt.widgets.games.carcassonne.look.faces import PAINTED, SPRITES
from burgundy_qt.widgets.games.carcassonne.map.rim import scattered
from burgundy_qt.widgets.games.carcassonne.picture.loupe import loupe
from burgundy_qt.widgets.games.carcassonne.picture.painted import BESIDE, FOLDER
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, SpritePainter
from burgundy_qt.widgets.sprites.slots import Sprite

LEVELS = {
    "crosses": 0.5,
    "rim": 0.9,
    "tile": 1.0,
    "tower": 1.4,
    "fit": 1.2,
    "cell": 1.2,
    "bridge": 1.6,
    "bridge-place": 2.2,
    "ghost-bridge": 6.5,
    "castle": 2.4,
    "meeple": 3.0,
    "ghost": 6.0,
    "dots": 22.5,
    "ghost-turn": 24.0,
    "seal": 4.0,
    "loupe": 25.0,
    "loupe-title": 26.0,
    "worth": 27.0,
    "place": 26.0,
    "lot": 2.5,
    "buyer": 4.0,
}


SIGNS = {"feature": f"{FOLDER}/log/{{}}", "token": f"{FOLDER}/pieces/{{}}-token"}
"""Faces of hover cards alone."""


def sprite(face: Sprite, look: PaintStyle, small: bool) -> str:
    """The sprite that shows a face."""
    if face.kind not in SPRITES:
        raise ValueError(f"a face of the kind {face.kind!r} has no picture")
    return SPRITES[face.kind](face.what, look, small)


def on_card(face: Sprite, look: PaintStyle) -> str | None:
    """On a hover card a piece fills the corner, a feature as its sign in colour."""
    if face.kind in SIGNS:
        return SIGNS[face.kind].format(face.what)
    if face.kind == "bust":
        return f"{FOLDER}/followers/in-hand-{look.seating.colours[int(face.what)]}"
    if face.kind == "pile":
        return f"{FOLDER}/tiles/back"
    return sprite(face, look, False) if face.kind in SPRITES else None


FACES = SpritePainter(
    sprite=sprite,
    painted={**PAINTED, **BESIDE, "loupe": loupe},
    scattered=scattered,
    on_card=on_card,
    levels=LEVELS,
)
