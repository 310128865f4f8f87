"""Colour tokens: every colour on the screen comes from here, and no other module names a hex
value. The colours of seats and the crests of their players are here too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language.translation import tr_noop
from burgundy_qt.session.line_up import COLOURS, ENGINE_FIGURE, SeatPlan, colours_of

# Pieces keep their colours in both themes. Keys are the protocol's colours and goods; seats are
# counted from 0.
TILE: Mapping[str, str] = {
    "castle": "#24562F",
    "mine": "#7C7E86",
    "monastery": "#FBBE2E",
    "ship": "#116AB1",
    "animal": "#76A45A",
    "building": "#EBDCC2",
}
GOODS: Mapping[int, str] = {
    1: "#3A9A90",
    2: "#583A8C",
    3: "#F6B4CF",
    4: "#C93A34",
    5: "#4A3126",
    6: "#F28829",
}
SEAT: tuple[str, ...] = ("#C23050", "#2C7BB8", "#E9A72B", "#2B2833", "#C9A2E2", "#F6EFDC")
SLATE, PALE = 3, 5
"""The seats whose own colour is hard to see on a panel by night, and by day."""
PALE_BY_DAY = "#593D0D"

# An empty cell has a paler tile colour. Each is shifted so that any eye can distinguish them.
CELL: Mapping[str, Mapping[str, str]] = {
    "light": {
        "castle": "#466A4B",
        "mine": "#8B8A8A",
        "monastery": "#FACB5E",
        "ship": "#4488BC",
        "animal": "#8DAB74",
        "building": "#F1E7D3",
    },
    "dark": {
        "castle": "#1E3A23",
        "mine": "#5B5C61",
        "monastery": "#CB9A2A",
        "ship": "#15588F",
        "animal": "#708762",
        "building": "#C2B7A5",
    },
}

IVORY = "#FFF8E7"
INK = "#2B2118"
BLACK_DEPOT = "#2A2226"
INN = "#5A3A52"
SHIELD: Mapping[int, str] = {12: "#561B4A", 8: "#2A8890", 4: "#B98F4C"}
"""The colour of a shield's rank by its points at the end."""
BAND = "#3A0C1A", "#96294A", "#EDB845"
"""The band between two joined border posts, from its edge to its middle, on the estate's mat in
both themes."""
RIVER: Mapping[str, tuple[str, str]] = {
    "light": ("#4E8FC0", "#9CCBEA"),
    "dark": ("#17476D", "#3D82AE"),
}
"""The water of a solo estate and the light on it."""

SHELF: Mapping[str, tuple[str, str, str]] = {
    "light": ("#9A6436", "#B98550", "#6B4322"),
    "dark": ("#4A3120", "#5E4029", "#2C1C11"),
}
"""The board below the games of the shelf, its light and its edge."""


@dataclass(frozen=True)
class Palette:
    """The colour tokens of one theme."""

    name: str
    table: str
    map: str
    map2: str
    panel: str
    panel2: str
    raised: str
    well: str
    line: str
    line2: str
    text: str
    text2: str
    text3: str
    bar: str
    on_bar: str
    accent: str
    accent_hi: str
    on_accent: str
    gold: str
    focus: str
    glow: str
    glow_core: str
    hover: str
    good: str
    bad: str
    shadow: str
    is_high: bool = False

    @property
    def is_dark(self) -> bool:
        """Whether the theme is dark."""
        return self.name == "dark"

    @property
    def cell(self) -> Mapping[str, str]:
        """The colours of empty estate cells, by the protocol's colour."""
        return CELL[self.name]


LIGHT = Palette(
    name="light",
    table="#CDBFA4",
    map="#DFE1C8",
    map2="#BFAE88",
    panel="#FAF5E9",
    panel2="#EFE6D3",
    raised="#FFFBF2",
    well="#DDD0B6",
    line="#CDBE9F",
    line2="#958056",
    text="#2B2118",
    text2="#65563F",
    text3="#75664A",
    bar="#7B1E3A",
    on_bar="#FFF6E6",
    accent="#7B1E3A",
    accent_hi="#96294A",
    on_accent="#FFF6E6",
    gold="#A66F12",
    focus="#1F5FBF",
    glow="#C27A00",
    glow_core="#FFD777",
    hover="#FFFFFF",
    good="#206035",
    bad="#BA214A",
    shadow="#3A2A14",
)
DARK = Palette(
    name="dark",
    table="#1C1719",
    map="#262A25",
    map2="#51483B",
    panel="#2B2426",
    panel2="#332B2D",
    raised="#3D3437",
    well="#1F1A1B",
    line="#4B4042",
    line2="#857463",
    text="#F3E9D8",
    text2="#C6B8A2",
    text3="#B0A38F",
    bar="#4A1728",
    on_bar="#FFF6E6",
    accent="#A83253",
    accent_hi="#BC4264",
    on_accent="#FFF6E6",
    gold="#E3B04B",
    focus="#7FB2FF",
    glow="#FFC247",
    glow_core="#FFF0B8",
    hover="#FFFFFF",
    good="#8FD67F",
    bad="#F08A9C",
    shadow="#000000",
)

# High contrast: text 7:1 and lines 4.5:1 on every background. Pieces and cells keep their colours.
HIGH_LIGHT = replace(
    LIGHT,
    panel="#FFFDF6",
    panel2="#F6EFDF",
    raised="#FFFFFF",
    well="#E4D8BD",
    line="#83704B",
    line2="#5A4725",
    text="#17100A",
    text2="#362A1B",
    text3="#45371F",
    bar="#5C0F29",
    accent="#5C0529",
    accent_hi="#861A3F",
    on_accent="#FFFBF2",
    gold="#6B4305",
    focus="#0A3C8F",
    glow="#8A4A00",
    good="#06380F",
    bad="#8E0F33",
    is_high=True,
)
HIGH_DARK = replace(
    DARK,
    table="#0D090A",
    panel="#171113",
    panel2="#211A1C",
    raised="#292123",
    well="#0D090A",
    line="#93836B",
    line2="#C9B794",
    text="#FFFBF2",
    text2="#EADFCD",
    text3="#D8CAB2",
    accent="#F291AB",
    accent_hi="#FFB6C8",
    on_accent="#1D060E",
    gold="#F2C668",
    focus="#A8CBFF",
    glow="#FFD175",
    good="#A2EA8A",
    bad="#FFABB9",
    is_high=True,
)


def palette_named(name: str, is_high: bool = False) -> Palette:
    """Return the palette `name`, `light` or `dark`; `is_high` chooses high contrast."""
    for palette in (HIGH_LIGHT, HIGH_DARK) if is_high else (LIGHT, DARK):
        if palette.name == name:
            return palette
    raise ValueError(f"no theme is called {name!r}; there are 'light' and 'dark'")


def mix(first: str, second: str, share: float) -> str:
    """Return the colour `share` (0..1) of the way from `first` to `second`, in sRGB."""
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#{:02X}{:02X}{:02X}".format(*(round(a + (b - a) * share) for a, b in pairs))


def lighter(colour: str, share: float) -> str:
    """Return `colour`, moved by `share` towards white."""
    return mix(colour, "#FFFFFF", share)


def darker(colour: str, share: float) -> str:
    """Return `colour`, moved by `share` towards a warm black."""
    return mix(colour, "#120C08", share)


# The colour of each seat's pieces, and the crest of its player.


AVATARS = {
    "fox": tr_noop("Seats", "Fox"),
    "owl": tr_noop("Seats", "Owl"),
    "hare": tr_noop("Seats", "Hare"),
    "bear": tr_noop("Seats", "Bear"),
    "cow": tr_noop("Seats", "Cow"),
    "goose": tr_noop("Seats", "Goose"),
    "hound": tr_noop("Seats", "Hound"),
    "cat": tr_noop("Seats", "Cat"),
    "stag": tr_noop("Seats", "Stag"),
    "rooster": tr_noop("Seats", "Rooster"),
    "snail": tr_noop("Seats", "Snail"),
    "lily": tr_noop("Seats", "Lily"),
    "grapes": tr_noop("Seats", "Grapes"),
    "rose": tr_noop("Seats", "Rose"),
}
"""The pictures that people can choose, by their names in a save."""
COLOUR_NAMES = (
    tr_noop("Seats", "Red"),
    tr_noop("Seats", "Blue"),
    tr_noop("Seats", "Yellow"),
    tr_noop("Seats", "Black"),
    tr_noop("Seats", "Lilac"),
    tr_noop("Seats", "Ivory"),
)
FIGURES = {*AVATARS, *(level.name for level in LEVELS), ENGINE_FIGURE}
SIGN_FROM = 28  # the least width of a crest with the sign of its colour


class SeatStyles(NamedTuple):
    """The colour of each seat, one of COLOURS, and the figure on its crest: None for the sign of
    the colour alone."""

    colours: tuple[int, ...] = tuple(COLOURS)
    figures: tuple[str | None, ...] = (None,) * len(COLOURS)

    def crest(self, seat: int, width: float = SIGN_FROM) -> str:
        """Return the sprite of the seat's crest, for a place of that width in logical pixels."""
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
        """Return the seat's colour for lines on a panel."""
        return line_on(palette, self.colours[seat])


PLAIN = SeatStyles()
"""Every seat in the colour of its place, without figures."""


def seat_styles_of(seats: Sequence[SeatPlan]) -> SeatStyles:
    """Return the styles of these seats. Empty seats have the colours that are left, because a table
    with fewer seats may still show their pieces."""
    taken = colours_of(seats)
    left = tuple(colour for colour in PLAIN.colours if colour not in taken)
    figures = tuple(plan.figure for plan in seats)
    return SeatStyles(taken + left, figures + (None,) * len(left))


def line_on(palette: Palette, colour: int, towards_text: float = 0.5) -> str:
    """Return a seat colour for lines on a panel: at night slate is mixed with the colour of text,
    by day ivory is brown."""
    if palette.is_dark and colour == SLATE:
        return mix(SEAT[SLATE], palette.text, towards_text)
    return PALE_BY_DAY if colour == PALE and not palette.is_dark else SEAT[colour]


def crest(colour: int, figure: str | None, width: float = SIGN_FROM) -> str:
    """Return the sprite of a figure in the ring of a colour, with the colour's sign if there is
    room; without a known figure the sign alone."""
    if figure not in FIGURES:
        return f"pieces/marker-{colour}"
    sign = f"+pieces/sign-{colour}" if width >= SIGN_FROM else ""
    return f"pieces/crest-{colour}+people/{figure}{sign}"
