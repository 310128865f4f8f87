"""Our own pictures, the fonts and the pages of the rules, as files beside this one."""

from pathlib import Path

ART = Path(__file__).parent / "art"
FONTS = Path(__file__).parent / "fonts"
RULES = Path(__file__).parent / "rules"
STYLE = Path(__file__).parent / "style.qss"
