"""Our own pictures, the sounds, the fonts, the translations and the pages of the rules, as files
beside this one."""

from pathlib import Path

ART = Path(__file__).parent / "art"
LANGUAGES = Path(__file__).parent / "languages"
SOUNDS = Path(__file__).parent / "sounds"
FONTS = Path(__file__).parent / "fonts"
RULES = Path(__file__).parent / "rules"
"""Of every game, by the name of its package, a folder per language."""
NETWORKS = Path(__file__).parent / "networks"
"""By game and table a network with its manifest; by game how strong the levels are."""
PUZZLES = Path(__file__).parent / "puzzles"
"""A collection a game, by its name in the protocol."""
SHARED_GAME = Path(__file__).parent / "sharing" / "replay.html"
"""The web page of a game, without the game."""
STYLE = Path(__file__).parent / "style.qss"
HIGH_CONTRAST = Path(__file__).parent / "high-contrast.qss"
