"""The two typefaces: Vollkorn for names and headings, Inter for everything else.

A separate module from theme, because sprites and maps are drawn without widgets.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from burgundy_qt.assets import FONTS

HEADING, TEXT = "Vollkorn", "Inter"


class MissingFont(RuntimeError):
    """A font file of the program cannot be read."""


@cache
def load_fonts() -> None:
    """Load the program's fonts into Qt. Needs a QGuiApplication; only the first call does
    anything."""
    for path in sorted([*FONTS.glob("*.otf"), *FONTS.glob("*.ttf")]):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise MissingFont(f"the font {path} cannot be read: install Burgundy Qt anew")


def heading_font(size: float, weight: int = 600) -> QFont:
    """Return Vollkorn at `size` logical pixels, with lining figures."""
    font = _font(HEADING, size, weight)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def text_font(size: float, weight: int = 400) -> QFont:
    """Return Inter at `size` logical pixels; the weights 400, 500, 600 and 700 exist, others use
    the nearest."""
    return _font(TEXT, size, weight)


def number_font(size: float, weight: int = 700) -> QFont:
    """Return Inter with figures of one width, so that counts form columns and do not jump when they
    change."""
    font = _font(TEXT, size, weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _font(family: str, size: float, weight: int) -> QFont:
    """Return a font whose letters are as wide on every system: full hinting, which Windows and some
    Linux desktops use, makes many a pixel wider, and what fits elsewhere is cut off."""
    load_fonts()
    font = QFont(family)
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight(weight))
    return font
