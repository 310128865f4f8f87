"""The colours of the Dice Game: six of its own, paper by day and slate by night, the tray."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from burgundy_qt.widgets.look.palette import Palette

DIE: Mapping[str, str] = {
    "monastery": "#55266F",
    "mine": "#7C7E86",
    "river": "#1180D2",
    "town": "#D8661A",
    "castle": "#1F4A2C",
    "pasture": "#FBC62E",
}
"""Dice and written cells."""
CELL: Mapping[str, Mapping[str, str]] = {
    "light": {
        "monastery": "#8E6096",
        "mine": "#A3A4A8",
        "river": "#5AA7E0",
        "town": "#DE9048",
        "castle": "#557C60",
        "pasture": "#FBDA78",
    },
    "dark": {
        "monastery": "#4E1C5E",
        "mine": "#62636A",
        "river": "#1261B0",
        "town": "#AC5E16",
        "castle": "#163D27",
        "pasture": "#C9A428",
    },
}
"""Printed cells, nothing written on them yet."""
SAND, SAND_OF_TWO = "#E3A93C", "#2C6FC2"
"""In one hourglass, and in the two by which goods are sold."""


@dataclass(frozen=True)
class Paper:
    """A sheet and what is written with on it: a pencil on paper, or chalk on slate."""

    ground: str
    lower: str
    edge: str
    print: str
    rule: str
    mark: str
    dry: str
    box: str
    box_line: str
    gum: str


@dataclass(frozen=True)
class Tray:
    """The tray of the dice."""

    felt: str
    felt_edge: str
    rim: str
    rim_edge: str
    seam: str


PAPER: Mapping[str, Paper] = {
    "light": Paper(
        ground="#FFFDF5",
        lower="#F3ECDB",
        edge="#D8CBAA",
        print="#8A7A5C",
        rule="#E2D7BE",
        mark="#36353F",
        dry="#8D8B96",
        box="#FFFDF5",
        box_line="#A4977A",
        gum="#7B1E3A",
    ),
    "dark": Paper(
        ground="#262A2E",
        lower="#2E3338",
        edge="#14171A",
        print="#9AA0A2",
        rule="#3A4046",
        mark="#F6EFE0",
        dry="#B9B4A8",
        box="#1B1E21",
        box_line="#7C8286",
        gum="#4A1728",
    ),
}
HIGH: Mapping[str, Paper] = {
    "light": replace(
        PAPER["light"], print="#5A4725", rule="#83704B", box_line="#5A4725", edge="#83704B"
    ),
    "dark": replace(
        PAPER["dark"], print="#EADFCD", rule="#A89778", box_line="#C9B794", edge="#A89778"
    ),
}
"""With high contrast the lines that are printed on it stand out."""


def paper_of(palette: Palette) -> Paper:
    """The paper of a theme."""
    return (HIGH if palette.is_high else PAPER)[palette.name]


TRAY: Mapping[str, Tray] = {
    "light": Tray("#35534D", "#2A443F", "#9A6436", "#6B4322", "#55766F"),
    "dark": Tray("#22322F", "#1A2725", "#5A3A22", "#3A2415", "#3E5751"),
}
