"""Our own pictures and the fonts, as files beside this one."""

from pathlib import Path

ART = Path(__file__).parent / "art"
FONTS = Path(__file__).parent / "fonts"
STYLE = Path(__file__).parent / "style.qss"
