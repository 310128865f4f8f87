"""How the faces of Tuscany are painted."""

from __future__ import annotations

from burgundy_qt.widgets.games.tuscany.look import sprites
from burgundy_qt.widgets.games.tuscany.look.piles import PAINTED
from burgundy_qt.widgets.sprites.paint_style import PaintStyle, SpritePainter
from burgundy_qt.widgets.sprites.slots import Sprite

GAINS = {"worker": "pieces/worker"}
"""What has the same picture in every game."""
SHADED = "tile", "card", "yield-card", "bonus-tile"
LEVELS = {
    "cell": 2.0,
    "board": 1.0,
    "supply": 2.0,
    "stone": 2.0,
    "draws": 25.0,
    "tally": 6.0,
    "turned-up": 30.0,
}


def sprite(face: Sprite, look: PaintStyle, small: bool) -> str:
    """The sprite that shows a face."""
    match face.kind:
        case "tile":
            return sprites.tile_art(face.what, lambda seat: look.seating.colours[seat], small)
        case "space":
            return sprites.cell_art(face.what, look.theme, small)
        case "card":
            return sprites.card_art(face.what)
        case "yield-card":
            return sprites.yield_art(face.what)
        case "bonus-tile":
            return sprites.bonus_art(face.what)
        case "colour-bonus":
            return sprites.colour_bonus_art(face.what)
        case "phase":
            return f"{sprites.FOLDER}/tracks/phase-{face.what}-{look.theme}"
        case "gain":
            return GAINS.get(face.what, f"{sprites.FOLDER}/pieces/{face.what}")
    raise ValueError(f"a face of the kind {face.kind!r} has no picture")


def shade(face: Sprite, look: PaintStyle, small: bool) -> str | None:
    """Tiles and cards lie on the table; what is painted brings its shadow along."""
    return sprite(face, look, small) if face.kind in SHADED else None


def on_card(face: Sprite, look: PaintStyle) -> str | None:
    """On a hover card a piece fills the corner, a pile as its uppermost piece."""
    match face.kind:
        case "pile":
            return sprite(Sprite("tile", f"back-{face.what.partition(':')[0]}"), look, False)
        case "deck" | "hand":
            return sprites.card_art("back")
        case "yield-deck":
            return sprites.yield_art("back")
        case "discards":
            return sprites.card_art(face.what.rpartition("+")[2])
        case "tile" | "card" | "yield-card" | "bonus-tile" | "colour-bonus" | "space" | "gain":
            return sprite(face, look, False)
    return None


FACES = SpritePainter(sprite=sprite, shade=shade, painted=PAINTED, on_card=on_card, levels=LEVELS)
