"""The colour of each seat's pieces, and the crest of the player who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language.translation import later
from burgundy_qt.session.line_up import COLOURS, ENGINE_FIGURE, SeatPlan, colours_of
from burgundy_qt.widgets.theme.palette import PALE, PALE_BY_DAY, SEAT, SLATE, Palette, mix

AVATARS = {
    "fox": later("Seats", "Fox"),
    "owl": later("Seats", "Owl"),
    "hare": later("Seats", "Hare"),
    "bear": later("Seats", "Bear"),
    "cow": later("Seats", "Cow"),
    "goose": later("Seats", "Goose"),
    "hound": later("Seats", "Hound"),
    "cat": later("Seats", "Cat"),
    "stag": later("Seats", "Stag"),
    "rooster": later("Seats", "Rooster"),
    "snail": later("Seats", "Snail"),
    "lily": later("Seats", "Lily"),
    "grapes": later("Seats", "Grapes"),
    "rose": later("Seats", "Rose"),
}
"""The pictures that people choose from, by their names in a save."""
COLOUR_NAMES = (
    later("Seats", "Red"),
    later("Seats", "Blue"),
    later("Seats", "Yellow"),
    later("Seats", "Black"),
    later("Seats", "Lilac"),
    later("Seats", "Ivory"),
)
FIGURES = {*AVATARS, *(level.name for level in LEVELS), ENGINE_FIGURE}
SIGN_FROM = 28  # a narrower crest has no room for the sign of its colour


class SeatStyles(NamedTuple):
    """Of each seat its colour, one of COLOURS, and the figure on its crest: None where only the
    sign of the colour stands."""

    colours: tuple[int, ...] = tuple(COLOURS)
    figures: tuple[str | None, ...] = (None,) * len(COLOURS)

    def crest(self, seat: int, width: float = SIGN_FROM) -> str:
        """Return the sprite of the seat's crest, for a place so many logical pixels wide."""
        return crest(self.colours[seat], self.figures[seat], width)

    def marker(self, seat: int) -> str:
        """Return the sprite of the seat's marker."""
        return f"pieces/marker-{self.colours[seat]}"

    def flag(self, seat: int) -> str:
        """Return the sprite of the flag at the seat's target, in the solo game."""
        return f"pieces/flag-{self.colours[seat]}"

    def die(self, seat: int, number: int | str) -> str:
        """Return the sprite of a die of the seat."""
        return f"dice/seat{self.colours[seat]}-{number}"

    def hue(self, seat: int) -> str:
        """Return the seat's colour, "#RRGGBB"."""
        return SEAT[self.colours[seat]]

    def line(self, seat: int, palette: Palette) -> str:
        """Return the seat's colour as it is seen on a panel."""
        return line_on(palette, self.colours[seat])


PLAIN = SeatStyles()
"""Every seat in the colour of its place, without figures."""


def seat_styles_of(seats: Sequence[SeatPlan]) -> SeatStyles:
    """Return how these seats are dressed. The empty ones have the colours that are left: pieces of
    theirs may still lie there while a table for more is cleared."""
    taken = colours_of(seats)
    left = tuple(colour for colour in PLAIN.colours if colour not in taken)
    figures = tuple(plan.figure for plan in seats)
    return SeatStyles(taken + left, figures + (None,) * len(left))


def line_on(palette: Palette, colour: int, towards_text: float = 0.5) -> str:
    """Return a colour of seats as it is seen on a panel: at night slate is moved so far towards the
    colour of text, by day ivory is brown."""
    if palette.is_dark and colour == SLATE:
        return mix(SEAT[SLATE], palette.text, towards_text)
    return PALE_BY_DAY if colour == PALE and not palette.is_dark else SEAT[colour]


def crest(colour: int, figure: str | None, width: float = SIGN_FROM) -> str:
    """Return the sprite of a figure in the ring of a colour, with the colour's sign where there is
    room; without a figure, or with one that is not known here, the sign alone."""
    if figure not in FIGURES:
        return f"pieces/marker-{colour}"
    sign = f"+pieces/sign-{colour}" if width >= SIGN_FROM else ""
    return f"pieces/crest-{colour}+people/{figure}{sign}"
