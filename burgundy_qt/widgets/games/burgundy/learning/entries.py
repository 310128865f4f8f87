"""Things of the game as entries of a page, in the words that the table itself uses when it explains
them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components.components import PHASES
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.hover import explanations as words
from burgundy_qt.widgets.games.burgundy.hover import module_words
from burgundy_qt.widgets.games.burgundy.hover.shield_words import shield_words
from burgundy_qt.widgets.games.burgundy.hover.tile_words import tile_words
from burgundy_qt.widgets.games.burgundy.learning.facts import SEATS
from burgundy_qt.widgets.games.burgundy.look.module_art import (
    POST,
    STALL,
    route_sign_art,
    shield_art,
)
from burgundy_qt.widgets.learning.blocks import Entry
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    effect_name,
    join_with_and,
    shield_name,
    tile_name,
)
from burgundy_qt.widgets.table.game_table import HoverText
from burgundy_qt.widgets.theme import sprite_files


def tile_entry(tile: str, edition: str = "2011") -> Entry:
    """A tile of an edition by its protocol name; one of the usual animals stands for all of
    them."""
    said = tile_words(tile, edition)
    is_any_animal = tile.startswith("animal") and not tile.startswith("animal:geese")
    title = tr("Rules", "Animals") if is_any_animal else capitalize(tile_name(tile))
    return Entry(
        sprite_files.tile_art(tile, edition), title, said.sentence, said.ruling, place=tile
    )


def shield_entry(number: int) -> Entry:
    """A shield by its number."""
    said = shield_words(number)
    return Entry(
        shield_art(number), capitalize(shield_name(number)), *said, place=f"shield:{number}"
    )


def route_entry(bonus: str) -> Entry:
    """What a space of a trade route gives, under the name of the tile that gives the same."""
    name = capitalize(effect_name(SAME_AS.get(bonus, bonus)))
    return Entry(
        route_sign_art(bonus), name, *module_words.ROUTE[bonus].spoken(), place=f"route:{bonus}"
    )


def words_entry(name: str) -> Entry:
    """What the table says about something that is no tile; raises KeyError."""
    picture, title, said, points = ENTRIES[name]
    either = join_with_and([str(number) for number in points], "or")
    large, small = (
        join_with_and([str(printed.bonus_points(size, seats)) for seats in SEATS], "or")
        for size in SIZES
    )
    sentence, ruling = said.spoken(points=either, large=large, small=small)
    return Entry(picture, tr("Rules", title), sentence, ruling)


SIZES = "large", "small"
SAME_AS = {"workers": "boarding-house", "silver": "bank", "points": "watchtower"}
ENTRIES: Mapping[str, tuple[str, str, HoverText, Sequence[int]]] = {
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
    "post": (POST, later("Rules", "Border post"), module_words.POST, ()),
    "stall": (STALL, later("Rules", "Inns for sale"), module_words.STALL, ()),
    "one-of-a-kind": (
        "tiles/bank",
        later("Rules", "One building of each kind"),
        HoverText(words.ONE_OF_A_KIND),
        (),
    ),
}
"""By name: the picture, the title, what is said, and the points that one of it can bring."""
BY_KIND: Mapping[str, Callable[[str], Entry]] = {
    "tile": tile_entry,
    "tile-2019": lambda tile: tile_entry(tile, "2019"),
    "shield": lambda number: shield_entry(int(number)),
    "route": route_entry,
    "words": words_entry,
}
"""How a page asks for them: `![](shield:7)`."""
