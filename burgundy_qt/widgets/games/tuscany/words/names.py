"""What the parts of Tuscany are called, in the language that is spoken.

Names are nominatives without an article, as they stand in the places of sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.components.tiles import HEXAGON, crops_of
from burgundy_qt.rules.tuscany.protocol_types import Gain
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text

TIMES = later("Tuscany", "{count}× {name}")  # noqa: RUF001
COLOURS: Mapping[str, str] = {
    "castle": later("Tuscany", "castle"),
    "town": later("Tuscany", "town"),
    "inn": later("Tuscany", "inn"),
    "agriculture": later("Tuscany", "agriculture"),
    "quarry": later("Tuscany", "quarry"),
    "village": later("Tuscany", "village"),
    "monastery": later("Tuscany", "monastery"),
    "cart": later("Tuscany", "cart"),
}
"""A tile, card or space of each colour, by the colour's name in the protocol."""
ALL_OF_A_COLOUR: Mapping[str, str] = {
    "castle": later("Tuscany", "castles"),
    "town": later("Tuscany", "towns"),
    "inn": later("Tuscany", "inns"),
    "agriculture": later("Tuscany", "fields of agriculture"),
    "quarry": later("Tuscany", "quarries"),
    "village": later("Tuscany", "villages"),
    "monastery": later("Tuscany", "monasteries"),
    "cart": later("Tuscany", "carts"),
}
REGIONS: Mapping[str, str] = {
    "castle": later("Tuscany", "castle region"),
    "town": later("Tuscany", "town region"),
    "inn": later("Tuscany", "inn region"),
    "agriculture": later("Tuscany", "agriculture region"),
    "quarry": later("Tuscany", "quarry region"),
    "village": later("Tuscany", "village region"),
    "monastery": later("Tuscany", "monastery region"),
    "cart": later("Tuscany", "cart region"),
}
CROPS: Mapping[str, str] = {
    "grain": later("Tuscany", "grain"),
    "grapes": later("Tuscany", "grapes"),
    "livestock": later("Tuscany", "livestock"),
    "olives": later("Tuscany", "olives"),
}
BONUSES: Mapping[str, str] = {
    "card": later("Tuscany", "+1 card"),
    "marble": later("Tuscany", "+1 marble"),
    "storage": later("Tuscany", "+1 storage"),
    "worker": later("Tuscany", "+1 worker"),
    "yield": later("Tuscany", "+1 yield card"),
}
YIELDS: Mapping[str, str] = {
    "cards": later("Tuscany", "two region cards"),
    "card-and-red": later("Tuscany", "one region card and 1 red point"),
    "green": later("Tuscany", "1 green point"),
    "red": later("Tuscany", "2 red points"),
    "marble": later("Tuscany", "a marble"),
    "worker": later("Tuscany", "a worker"),
    "hexagon": later("Tuscany", "a wooden hexagon"),
}


def colour_name(colour: str) -> str:
    """A tile, card or space of a colour: "cart"."""
    return tr("Tuscany", COLOURS[colour])


def colours_name(colour: str) -> str:
    """All spaces of a colour: "carts"."""
    return tr("Tuscany", ALL_OF_A_COLOUR[colour])


def region_name(colour: str) -> str:
    """A region of a colour: "cart region"."""
    return tr("Tuscany", REGIONS[colour])


def tile_name(tile: str) -> str:
    """A tile, or what lies in storage: "cart", "agriculture with grapes and olives", "wooden
    hexagon"."""
    if tile == HEXAGON:
        return tr("Tuscany", "wooden hexagon")
    crops = [tr("Tuscany", CROPS[crop]) for crop in crops_of(tile)]
    if crops:
        return tr("Tuscany", "agriculture with {crops}", crops=join_with_and(crops))
    return colour_name(tile)


def bonus_name(bonus: str) -> str:
    """A bonus tile: "+1 card"."""
    return tr("Tuscany", BONUSES[bonus])


def yield_name(card: str) -> str:
    """What a yield card brings: "two region cards"."""
    return tr("Tuscany", YIELDS[card])


def phase_name(phase: int) -> str:
    """A phase as it stands on its plaque: "II"."""
    return PHASES[phase - 1]


def cards_named(cards: Iterable[str]) -> str:
    """Region cards by their colours: "2 times inn and town"."""
    counted = Counter(cards)
    return join_with_and(
        [counted_name(counted[colour], colour) for colour in COLOURS if counted[colour]]
    )


def counted_name(count: int, colour: str) -> str:
    """So many of a colour: "2 times inn"; of one the name alone."""
    if count == 1:
        return colour_name(colour)
    return tr("Tuscany", TIMES, count=count, name=colour_name(colour))


def cards_counted(count: int) -> str:
    """So many region cards: "3 cards"."""
    return tr("Tuscany", "{n} card(s)", n=count)


def marble_counted(count: int) -> str:
    """So many blocks of marble: "2 marble"."""
    return tr("Tuscany", "{n} marble", n=count)


def hexagons_counted(count: int) -> str:
    """So many wooden hexagons: "1 hexagon"."""
    return tr("Tuscany", "{n} hexagon(s)", n=count)


def tiles_counted(count: int) -> str:
    """So many tiles: "4 tiles"."""
    return tr("Tuscany", "{n} tile(s)", n=count)


def green_points(count: int) -> str:
    """So many green points."""
    return tr("Tuscany", "{n} green point(s)", n=count)


def red_points(count: int) -> str:
    """So many red points."""
    return tr("Tuscany", "{n} red point(s)", n=count)


def goods_in(event: Gain) -> dict[str, int]:
    """What an event brings, by the protocol's names."""
    return {
        "marble": event.get("marble", 0),
        "workers": event.get("workers", 0),
        "hexagons": event.get("hexagons", 0),
    }


def goods_counted(goods: Mapping[str, int]) -> str:
    """Marble, workers and hexagons by the protocol's names: "2 marble and 1 worker"."""
    named = {"marble": marble_counted, "workers": workers_text, "hexagons": hexagons_counted}
    return join_with_and([tell(goods[kind]) for kind, tell in named.items() if goods.get(kind)])
