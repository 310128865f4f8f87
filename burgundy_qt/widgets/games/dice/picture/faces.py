"""How the faces of the Dice Game are painted, and what an offer costs."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.widgets.games.dice.look.bands import band_of
from burgundy_qt.widgets.games.dice.look.marks import (
    MINI_BELOW,
    PAINTED,
    bonus_art,
    cell_art,
    die_art,
    value_art,
)
from burgundy_qt.widgets.pieces.look import Faces, Look
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.pieces.targets import Offer

SPRITES = "token", "worth", "space"
LEVELS = {
    "box": 2.0,
    "cell": 2.0,
    "fresh": 2.7,
    "region": 2.5,
    "stroke": 2.8,
    "circle": 2.0,
    "value": 2.0,
    "veil": 3.5,
}


def sprite(face: Face, look: Look, small: bool) -> str:
    """The sprite that shows a face."""
    match face.kind:
        case "token":
            return bonus_art(face.what)
        case "worth":
            return value_art(*face.what.split("-"))
        case "space":
            colour, bonus = face.what.split("-")
            return cell_art(colour, bonus, False, MINI_BELOW, look.theme)
    raise ValueError(f"a face of the kind {face.kind!r} has no picture")


def on_card(face: Face, look: Look) -> str | None:
    """On a hover card a die stands straight, and a bonus fills the corner."""
    if face.kind == "dice-die":
        return die_art(face.what)
    return sprite(face, look, False) if face.kind in SPRITES else None


def costs(spot: Spot, offer: Offer) -> Sequence[tuple[str, int]]:
    """The bonuses that a mark would use; where one only chooses among marks nothing is paid."""
    return offer.costs if spot.kind == "cell" else ()


FACES = Faces(
    sprite=sprite, painted=PAINTED, band=band_of, on_card=on_card, costs=costs, levels=LEVELS
)
