"""Tuscany in words: names for its parts, actions, prices, set-ups and sources of points; its title,
its kinds of choices, and plans. It needs no table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypedDict

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.tuscany.catalogue import PHASES
from burgundy_qt.rules.tuscany.components import HEXAGON, crops_of
from burgundy_qt.rules.tuscany.protocol import Action, Gain, Place
from burgundy_qt.widgets.games.tuscany.pieces import bonus_art, card_art, tile_art, tile_art_name
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, GameTexts
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text

# Sources of points


SOURCES = (
    PointSource(
        "region",
        later("Points", "Regions completed"),
        later("Points", "Regions"),
        "tuscany/tiles/mini-town",
    ),
    PointSource(
        "crops",
        later("Points", "Crops"),
        later("Points", "Crops"),
        "tuscany/tiles/mini-agriculture-grapes",
    ),
    PointSource(
        "bonus",
        later("Points", "Colour bonuses"),
        later("Points", "Colour bonuses"),
        "tuscany/bonus/village-first",
    ),
    PointSource(
        "storage",
        later("Points", "Bonus tiles +1 storage"),
        later("Points", "+1 storage"),
        "tuscany/bonus/tile-storage",
    ),
    PointSource(
        "yield", later("Points", "Yield cards"), later("Points", "Yields"), "tuscany/yields/red"
    ),
    PointSource(
        "hexagon",
        later("Points", "Hexagons without room"),
        later("Points", "No room"),
        "tuscany/tiles/hexagon",
    ),
    PointSource(
        "cards",
        later("Points", "Cards in hand, end"),
        later("Points", "Cards, end"),
        "tuscany/cards/back",
    ),
    PointSource(
        "stored",
        later("Points", "Stored tiles, end"),
        later("Points", "Tiles, end"),
        "tuscany/tiles/mini-cart",
    ),
    PointSource(
        "hexagons",
        later("Points", "Stored hexagons, end"),
        later("Points", "Hexagons, end"),
        "tuscany/pieces/hexagon",
    ),
    PointSource(
        "marble",
        later("Points", "Marble left over"),
        later("Points", "Marble, end"),
        "tuscany/pieces/marble",
    ),
    PointSource(
        "workers",
        later("Points", "Workers left over"),
        later("Points", "Workers, end"),
        "pieces/worker",
    ),
)


# Parts: names are nominatives without an article, for the placeholders in sentences


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
    """Return a tile, card or space of a colour: "cart"."""
    return tr("Tuscany", COLOURS[colour])


def colours_name(colour: str) -> str:
    """Return all spaces of a colour: "carts"."""
    return tr("Tuscany", ALL_OF_A_COLOUR[colour])


def region_name(colour: str) -> str:
    """Return a region of a colour: "cart region"."""
    return tr("Tuscany", REGIONS[colour])


def tile_name(tile: str) -> str:
    """Return a tile or a stored thing: "cart", "agriculture with grapes and olives", "wooden
    hexagon"."""
    if tile == HEXAGON:
        return tr("Tuscany", "wooden hexagon")
    crops = [tr("Tuscany", CROPS[crop]) for crop in crops_of(tile)]
    if crops:
        return tr("Tuscany", "agriculture with {crops}", crops=join_with_and(crops))
    return colour_name(tile)


def bonus_name(bonus: str) -> str:
    """Return a bonus tile: "+1 card"."""
    return tr("Tuscany", BONUSES[bonus])


def yield_name(card: str) -> str:
    """Return the gain of a yield card: "two region cards"."""
    return tr("Tuscany", YIELDS[card])


def phase_name(phase: int) -> str:
    """Return a phase as on its plaque: "II"."""
    return PHASES[phase - 1]


def cards_named(cards: Iterable[str]) -> str:
    """Return region cards by their colours: "2 times inn and town"."""
    counted = Counter(cards)
    return join_with_and(
        [counted_name(counted[colour], colour) for colour in COLOURS if counted[colour]]
    )


def counted_name(count: int, colour: str) -> str:
    """Return a number of a colour: "2 times inn"; for one the name alone."""
    if count == 1:
        return colour_name(colour)
    return tr("Tuscany", TIMES, count=count, name=colour_name(colour))


def cards_counted(count: int) -> str:
    """Return a number of region cards: "3 cards"."""
    return tr("Tuscany", "{n} card(s)", n=count)


def marble_counted(count: int) -> str:
    """Return a number of marble blocks: "2 marble"."""
    return tr("Tuscany", "{n} marble", n=count)


def hexagons_counted(count: int) -> str:
    """Return a number of wooden hexagons: "1 hexagon"."""
    return tr("Tuscany", "{n} hexagon(s)", n=count)


def tiles_counted(count: int) -> str:
    """Return a number of tiles: "4 tiles"."""
    return tr("Tuscany", "{n} tile(s)", n=count)


def green_points(count: int) -> str:
    """Return a number of green points."""
    return tr("Tuscany", "{n} green point(s)", n=count)


def red_points(count: int) -> str:
    """Return a number of red points."""
    return tr("Tuscany", "{n} red point(s)", n=count)


def goods_in(event: Gain) -> dict[str, int]:
    """Return the gains of an event, by the protocol's names."""
    return {
        "marble": event.get("marble", 0),
        "workers": event.get("workers", 0),
        "hexagons": event.get("hexagons", 0),
    }


def goods_counted(goods: Mapping[str, int]) -> str:
    """Return marble, workers and hexagons in words, by the protocol's names: "2 marble and 1
    worker"."""
    named = {"marble": marble_counted, "workers": workers_text, "hexagons": hexagons_counted}
    return join_with_and([tell(goods[kind]) for kind, tell in named.items() if goods.get(kind)])


# Actions: one row for each form, one sentence for each place where it is said. The sentences are in
# English; callers translate them with `tr` and fill in the places of `names_in`.


class Names(TypedDict, total=False):
    """The values for the placeholders in an action's sentence."""

    boards: str
    cell: str
    bonus: str
    tile: str
    discard: str
    colour: str


@dataclass(frozen=True)
class TileActionPhrases(ActionPhrases):
    """The phrases of an action, with the one that only Tuscany has."""

    throwing: str = ""
    """Context "Hint": the form for an action that discards a stored thing."""


ACTIONS: Mapping[str, TileActionPhrases] = {
    "start": TileActionPhrases(
        log="",
        plan=later("Plan", "lay out the boards {boards} with the castle on {cell}"),
        step=later("Hint", "Lay out the boards {boards}, with the marked castle"),
    ),
    "bonus-tile": TileActionPhrases(
        log=later("Log", "Bonus tile {bonus}"),
        plan=later("Plan", "take the bonus tile {bonus}"),
        step=later("Hint", "Take the bonus tile {bonus}"),
    ),
    "draw": TileActionPhrases(
        log="",
        plan=later("Plan", "draw cards"),
        step=later("Hint", "Draw cards"),
    ),
    "take": TileActionPhrases(
        log=later("Log", "Took {tile}"),
        plan=later("Plan", "take {tile}"),
        step=later("Hint", "Take {tile}"),
        throwing=later("Hint", "Take {tile} and discard {discard}"),
    ),
    "swap": TileActionPhrases(
        log=later("Log", "No tile fits: swapped all {colour}"),
        plan=later("Plan", "swap all {colour} in the display"),
        step=later("Hint", "Swap all {colour} in the display"),
    ),
    "place": TileActionPhrases(
        log=later("Log", "Placed {tile}"),
        plan=later("Plan", "place {tile} on {cell}"),
        step=later("Hint", "Place {tile} on the marked space"),
    ),
    "place by castle": TileActionPhrases(
        log=later("Log", "Castle: placed {tile}"),
        plan=later("Plan", "place {tile} on {cell} with the castle"),
        step=later("Hint", "Castle: place {tile} on the marked space"),
    ),
    "pass": TileActionPhrases(
        log=later("Log", "Castle: placed nothing"),
        plan=later("Plan", "place nothing with the castle"),
        step=later("Hint", "Castle: place nothing"),
    ),
    "end": TileActionPhrases(
        log="",
        plan="",
        step=later("Hint", "End the turn"),
    ),
}
"""Phrases by form: the action's type, and for a tile from a castle with the effect that grants
it."""


def action_phrases(action: Action) -> TileActionPhrases:
    """Return the phrases for an action."""
    if action["type"] == "place" and action.get("by") == "castle":
        return ACTIONS["place by castle"]
    return ACTIONS[action["type"]]


def is_extra(action: Action) -> bool:
    """Return whether it is the second action of a turn, which costs a marble."""
    return action.get("by") == "marble"


def names_in(action: Action) -> Names:
    """Return the values for the placeholders in its sentence."""
    match action["type"]:
        case "start":
            return {"boards": ", ".join(action["boards"]), "cell": action["castle"]}
        case "bonus-tile":
            return {"bonus": bonus_name(action["tile"])}
        case "take" if action["discard"]:
            return {"tile": tile_name(action["tile"]), "discard": tile_name(action["discard"])}
        case "take":
            return {"tile": tile_name(action["tile"])}
        case "swap":
            return {"colour": colours_name(action["colour"])}
        case "place":
            return {"tile": tile_name(action["tile"]), "cell": action["cell"]}
    return {}


def piece_in(action: Action) -> str | None:
    """Return the sprite for an action; None if it has no picture."""
    match action["type"]:
        case "take" | "place":
            return small_tile(action["tile"])
        case "bonus-tile":
            return bonus_art(action["tile"])
        case "draw":
            return card_art("back")
    return None


def small_tile(tile: str) -> str:
    """Return the small sprite of a tile, or of a stored wooden hexagon."""
    return tile_art(tile_art_name(tile), int, small=True)


# The price of placing a tile


def price_words(action: Action) -> str:
    """Return the whole price of an action: "2 times town", "inn and 1 worker"; "" for nothing."""
    if action["type"] != "place":
        return ""
    cards, hands = action.get("cards", ()), action.get("workers", 0)
    texts = [cards_named(cards)] if cards else []
    return join_with_and([*texts, *([workers_text(hands)] if hands else [])])


def is_usual_price(action: Place, colour: str) -> bool:
    """Return whether the price is two cards of the space's colour, or nothing."""
    return not action.get("workers") and set(action.get("cards", ())) <= {colour}


# The set-ups, as a new game offers them


class Offered(NamedTuple):
    """The name of a set-up, and its description."""

    title: str
    line: str


SETUPS: Mapping[str, Offered] = {
    "secret": Offered(
        later("New game", "Laid out in secret"),
        later(
            "New game",
            "Each player arranges, turns and shifts their three boards and chooses a castle.",
        ),
    ),
    "fixed": Offered(
        later("New game", "Quick start"),
        later("New game", "Boards A, B and C as dealt, with the start castle on B."),
    ),
}
"""Set-ups by the protocol's name."""


class TuscanyTexts(GameTexts):
    """The texts of Tuscany; it has no solo game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "start": later("Kind", "How to arrange the duchy"),
        "bonus-tile": later("Kind", "Which bonus tile to take"),
        "draw": later("Kind", "When to draw cards"),
        "take": later("Kind", "Which tile to take from the display"),
        "swap": later("Kind", "Which kind to swap"),
        "place": later("Kind", "Where to place a tile in the duchy"),
        "pass": later("Kind", "What to leave unused"),
        "end": later("Kind", "When to end the turn"),
    }

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "The Castles of Tuscany")

    def intent(self, action: Action) -> str:
        """Return a player's intent: "place town on B.M2"; "" for the end of a turn."""
        sentence = action_phrases(action).plan
        if not sentence:
            return ""
        text = tr("Plan", sentence, **names_in(action))
        return tr("Plan", "{deed} for a marble", deed=text) if is_extra(action) else text


ANSWER = TuscanyTexts()
