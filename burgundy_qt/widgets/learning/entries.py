"""Things of the game as entries of a page, in the words that the table itself uses when it explains them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components import PHASES
from burgundy_qt.widgets.learning.blocks import Entry
from burgundy_qt.widgets.learning.facts import SEATS
from burgundy_qt.widgets.look import art
from burgundy_qt.widgets.table import explanations as words
from burgundy_qt.widgets.table import printed
from burgundy_qt.widgets.table.explanations import Words
from burgundy_qt.widgets.wording import capital, listed, tile_name


def tile_entry(tile: str) -> Entry:
    """A tile by its protocol name."""
    said = words.tile_words(tile)
    title = capital(tile_name(tile)) if not tile.startswith("animal") else tr("Rules", "Animals")
    return Entry(art.tile_art(tile), title, said.sentence, said.ruling, place=tile)


def words_entry(name: str) -> Entry:
    """What the table says about something that is no tile; raises KeyError."""
    picture, title, said, points = ENTRIES[name]
    either = listed([str(number) for number in points], "or")
    sentence, ruling = said.spoken(points=either)
    return Entry(picture, tr("Rules", title), sentence, ruling)


ENTRIES: Mapping[str, tuple[str, str, Words, Sequence[int]]] = {
    "workers": ("pieces/worker", later("Rules", "Workers"), words.WORKERS, ()),
    "silver": ("pieces/silverling", later("Rules", "Silver"), words.SILVER, ()),
    "white": ("dice/white-3", later("Rules", "The white die"), words.WHITE, ()),
    "order": ("pieces/marker-0", later("Rules", "Order of play"), words.ORDER, ()),
    "points": ("effects/points-4", later("Rules", "Points"), words.POINTS, ()),
    "goods": ("goods/2", later("Rules", "Goods"), words.GOODS, SEATS),
    "phase": (
        "tracks/phase-A-now-THEME",
        later("Rules", "The phase"),
        words.PHASE,
        [printed.PHASE_POINTS[phase] for phase in PHASES],
    ),
    "one-of-a-kind": ("tiles/bank", later("Rules", "One building of each kind"), Words(words.ONE_OF_A_KIND), ()),
}
"""By name: the picture, the title, what is said, and the points that one of it can bring."""
