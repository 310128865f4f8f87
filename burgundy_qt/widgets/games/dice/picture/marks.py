"""Marks of the pencil as faces. The hand is never quite the same, but always the same at one
place."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import BONUSES
from burgundy_qt.widgets.pieces.spots import Face

CROSS = "x"
REGION, NUMBER, STRIKE, LOOP, CLIMB = "region", "number", "cross", "loop", "climb"
"""Before the words of a band: what it draws."""
FRESH = Face("fresh", "last")
"""The ring round a cell that was written in the last round."""

VEIL = Face("veil", "panel")
"""What lies over the tray of a seat that is ready."""


def hand_at(cell: str) -> int:
    """How the hand turns at a cell."""
    return printed.CELLS.index(cell)


def written_face(letter: str, cell: str, number: int) -> Face:
    """A cell that is written on: its number, or for 0 the cross of the start castle."""
    drawn = printed.cells_of(letter)[cell]
    words = drawn.colour, str(number or CROSS), str(hand_at(cell)), drawn.bonus or ""
    return Face("written", "-".join(words))


def circle_face(bonus: str, is_used: bool, at: int) -> Face:
    """A circle of a row that is gone round, and crossed out where it is used."""
    return Face("circle", f"{bonus}-{'used' if is_used else 'have'}-{at}")


def castle_circle_face(bonus: str, is_used: bool) -> Face:
    """The same in the row of the castles."""
    return circle_face(bonus, is_used, 4 + BONUSES.index(bonus))


def value_face(colour: str, value: str, is_got: bool) -> Face:
    """A value of a colour that this seat has got, or that is gone."""
    return Face("value", f"{colour}-{value}-{'got' if is_got else 'gone'}")


def box_face(phase: str, at: int, is_newest: bool) -> Face:
    """A crossed box of a time track, counted from 1."""
    return Face("time", f"{'newest' if is_newest else 'crossed'}-{10 * len(phase) + at}")


def pencilled(number: int, hand: int) -> Face:
    """A number in a box of its own."""
    return Face("pencil", f"{number}-{hand}")


def region_face(cells: Iterable[str]) -> Face:
    """The line round a full region."""
    return Face("band", f"{REGION}-{'+'.join(cells)}")


def strokes_of_number(cell: str, number: int) -> Face:
    """A number while it is written into a cell; for 0 the cross of the start castle."""
    return Face("band", f"{NUMBER}-{number or CROSS}-{hand_at(cell)}")


def strokes_of_cross(face: Face) -> Face:
    """A cross while it is made, as `face` (a time box, a used circle, a value) has it."""
    return Face("band", f"{STRIKE}-{face.kind}-{_hand(face)}")


def strokes_of_loop(face: Face) -> Face:
    """A loop while it is drawn round a circle or a value, as `face` has it."""
    return Face("band", f"{LOOP}-{face.kind}-{_hand(face)}")


def _hand(face: Face) -> str:
    return "0" if face.kind == "value" else face.what.rpartition("-")[2]
