"""The two typefaces: Vollkorn for names and headings, Inter for everything else.

Apart from theme, because sprites and maps are drawn where no widgets are loaded.
"""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from burgundy_qt.assets import FONTS

HEADING, TEXT = "Vollkorn", "Inter"


class MissingFont(RuntimeError):
    """A font file of the program cannot be read."""


@cache
def load_fonts() -> None:
    """Make the shipped fonts known to Qt. Needs a QGuiApplication; every call after the first costs
    nothing."""
    for path in sorted([*FONTS.glob("*.otf"), *FONTS.glob("*.ttf")]):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise MissingFont(f"the font {path} cannot be read: install Burgundy Qt anew")


def heading_font(size: float, weight: int = 600) -> QFont:
    """Vollkorn at `size` logical pixels, its figures standing on the line like capitals."""
    font = _font(HEADING, size, weight)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def text_font(size: float, weight: int = 400) -> QFont:
    """Inter at `size` logical pixels; weights 400, 500, 600 and 700 are drawn, others come from the
    nearest."""
    return _font(TEXT, size, weight)


def number_font(size: float, weight: int = 700) -> QFont:
    """Inter with figures of one width, so that counts stand in columns and do not jump when they
    tick."""
    font = _font(TEXT, size, weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _font(family: str, size: float, weight: int) -> QFont:
    load_fonts()
    font = QFont(family)
    font.setPixelSize(max(1, round(size)))
    font.setWeight(QFont.Weight(weight))
    return font
