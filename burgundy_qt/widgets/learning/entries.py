"""Things of the game as entries of a page, in the words that the table itself uses when it explains them."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.widgets.learning.blocks import Entry
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.table import explanations as words
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.explanations import Words
from burgundy_qt.widgets.wording import capital, listed, tile_name


def tile_entry(tile: str) -> Entry:
    """A tile by its protocol name."""
    said = words.tile_words(tile)
    title = capital(tile_name(tile)) if not tile.startswith("animal") else "Animals"
    return Entry(art.tile_art(tile), title, said.sentence, said.ruling, place=tile)


def words_entry(name: str) -> Entry:
    """What the table says about something that is no tile; raises KeyError."""
    picture, title, said, named = ENTRIES[name]
    return Entry(picture, title, said.sentence.format(**named), said.ruling.format(**named))


def _either(numbers: list[int]) -> str:
    return listed([str(number) for number in numbers], "or")


ENTRIES: dict[str, tuple[str, str, Words, dict[str, str]]] = {
    "workers": ("pieces/worker", "Workers", words.WORKERS, {}),
    "silver": ("pieces/silverling", "Silver", words.SILVER, {}),
    "white": ("dice/white-3", "The white die", words.WHITE, {}),
    "order": ("pieces/marker-0", "Order of play", words.ORDER, {}),
    "points": ("effects/points-4", "Points", words.POINTS, {}),
    "goods": ("goods/2", "Goods", words.GOODS, {"points": _either([2, 3, 4])}),
    "phase": (
        "tracks/phase-A-now-THEME",
        "The phase",
        words.PHASE,
        {"points": _either([printed.PHASE_POINTS[phase] for phase in PHASES])},
    ),
    "one-of-a-kind": ("tiles/bank", "One building of each kind", Words(words.ONE_OF_A_KIND), {}),
}
