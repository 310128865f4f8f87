"""Tuscany in words: names for its parts, actions, prices, set-ups and sources of points; its title,
its kinds of choices, and plans. It needs no table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, NamedTuple, TypedDict

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, components
from burgundy_qt.rules.tuscany.protocol import Action, Gain, Place
from burgundy_qt.widgets.games.tuscany.pieces import bonus_art, card_art, tile_art, tile_art_name
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, Character, GameTexts
from burgundy_qt.widgets.phrases.wording import join_with_and, workers_text

# Sources of points


SOURCES = (
    PointSource(
        "region",
        tr_noop("Points", "Regions completed"),
        tr_noop("Points", "Regions"),
        "tuscany/tiles/mini-town",
    ),
    PointSource(
        "crops",
        tr_noop("Points", "Crops"),
        tr_noop("Points", "Crops"),
        "tuscany/tiles/mini-agriculture-grapes",
    ),
    PointSource(
        "bonus",
        tr_noop("Points", "Colour bonuses"),
        tr_noop("Points", "Colour bonuses"),
        "tuscany/bonus/village-first",
    ),
    PointSource(
        "storage",
        tr_noop("Points", "Bonus tiles +1 storage"),
        tr_noop("Points", "Storage tiles"),
        "tuscany/bonus/tile-storage",
    ),
    PointSource(
        "yield", tr_noop("Points", "Yield cards"), tr_noop("Points", "Yields"), "tuscany/yields/red"
    ),
    PointSource(
        "hexagon",
        tr_noop("Points", "Hexagons without room"),
        tr_noop("Points", "No room"),
        "tuscany/tiles/hexagon",
    ),
    PointSource(
        "cards",
        tr_noop("Points", "Cards in hand, end"),
        tr_noop("Points", "Cards, end"),
        "tuscany/cards/back",
    ),
    PointSource(
        "stored",
        tr_noop("Points", "Stored tiles, end"),
        tr_noop("Points", "Tiles, end"),
        "tuscany/tiles/mini-cart",
    ),
    PointSource(
        "hexagons",
        tr_noop("Points", "Stored hexagons, end"),
        tr_noop("Points", "Hexagons, end"),
        "tuscany/pieces/hexagon",
    ),
    PointSource(
        "marble",
        tr_noop("Points", "Marble left over"),
        tr_noop("Points", "Marble, end"),
        "tuscany/pieces/marble",
    ),
    PointSource(
        "workers",
        tr_noop("Points", "Workers left over"),
        tr_noop("Points", "Workers, end"),
        "pieces/worker",
    ),
)


# Parts: names are nominatives without an article, for the placeholders in sentences


TIMES = tr_noop("Tuscany", "{count}× {name}")  # noqa: RUF001
COLOURS: Mapping[str, str] = {
    "castle": tr_noop("Tuscany", "castle"),
    "town": tr_noop("Tuscany", "town"),
    "inn": tr_noop("Tuscany", "inn"),
    "agriculture": tr_noop("Tuscany", "agriculture"),
    "quarry": tr_noop("Tuscany", "quarry"),
    "village": tr_noop("Tuscany", "village"),
    "monastery": tr_noop("Tuscany", "monastery"),
    "cart": tr_noop("Tuscany", "cart"),
}
"""A tile, card or space of each colour, by the colour's name in the protocol."""
ALL_OF_A_COLOUR: Mapping[str, str] = {
    "castle": tr_noop("Tuscany", "castles"),
    "town": tr_noop("Tuscany", "towns"),
    "inn": tr_noop("Tuscany", "inns"),
    "agriculture": tr_noop("Tuscany", "agriculture spaces"),
    "quarry": tr_noop("Tuscany", "quarries"),
    "village": tr_noop("Tuscany", "villages"),
    "monastery": tr_noop("Tuscany", "monasteries"),
    "cart": tr_noop("Tuscany", "carts"),
}
REGIONS: Mapping[str, str] = {
    "castle": tr_noop("Tuscany", "castle region"),
    "town": tr_noop("Tuscany", "town region"),
    "inn": tr_noop("Tuscany", "inn region"),
    "agriculture": tr_noop("Tuscany", "agriculture region"),
    "quarry": tr_noop("Tuscany", "quarry region"),
    "village": tr_noop("Tuscany", "village region"),
    "monastery": tr_noop("Tuscany", "monastery region"),
    "cart": tr_noop("Tuscany", "cart region"),
}
CROPS: Mapping[str, str] = {
    "grain": tr_noop("Tuscany", "grain"),
    "grapes": tr_noop("Tuscany", "grapes"),
    "livestock": tr_noop("Tuscany", "livestock"),
    "olives": tr_noop("Tuscany", "olives"),
}
BONUSES: Mapping[str, str] = {
    "card": tr_noop("Tuscany", "+1 card"),
    "marble": tr_noop("Tuscany", "+1 marble"),
    "storage": tr_noop("Tuscany", "+1 storage"),
    "worker": tr_noop("Tuscany", "+1 worker"),
    "yield": tr_noop("Tuscany", "+1 yield card"),
}
YIELDS: Mapping[str, str] = {
    "cards": tr_noop("Tuscany", "two region cards"),
    "card-and-red": tr_noop("Tuscany", "one region card and 1 red point"),
    "green": tr_noop("Tuscany", "1 green point"),
    "red": tr_noop("Tuscany", "2 red points"),
    "marble": tr_noop("Tuscany", "a marble"),
    "worker": tr_noop("Tuscany", "a worker"),
    "hexagon": tr_noop("Tuscany", "a wooden hexagon"),
}
THE_REGIONS: Mapping[str, str] = {
    "castle": tr_noop("Motive", "the castle region", "object"),
    "town": tr_noop("Motive", "the town region", "object"),
    "inn": tr_noop("Motive", "the inn region", "object"),
    "agriculture": tr_noop("Motive", "the agriculture region", "object"),
    "quarry": tr_noop("Motive", "the quarry region", "object"),
    "village": tr_noop("Motive", "the village region", "object"),
    "monastery": tr_noop("Motive", "the monastery region", "object"),
    "cart": tr_noop("Motive", "the cart region", "object"),
}
TILES: Mapping[str, str] = {
    "castle": tr_noop("Motive", "a castle", "object"),
    "town": tr_noop("Motive", "a town", "object"),
    "inn": tr_noop("Motive", "an inn", "object"),
    "agriculture": tr_noop("Motive", "an agriculture tile", "object"),
    "quarry": tr_noop("Motive", "a quarry", "object"),
    "village": tr_noop("Motive", "a village", "object"),
    "monastery": tr_noop("Motive", "a monastery", "object"),
    "cart": tr_noop("Motive", "a cart", "object"),
    "hexagon": tr_noop("Motive", "a wooden hexagon", "object"),
}
LAST_TILES: Mapping[str, str] = {
    "castle": tr_noop("Motive", "the last castle", "object"),
    "town": tr_noop("Motive", "the last town", "object"),
    "inn": tr_noop("Motive", "the last inn", "object"),
    "agriculture": tr_noop("Motive", "the last agriculture tile", "object"),
    "quarry": tr_noop("Motive", "the last quarry", "object"),
    "village": tr_noop("Motive", "the last village", "object"),
    "monastery": tr_noop("Motive", "the last monastery", "object"),
    "cart": tr_noop("Motive", "the last cart", "object"),
}
"""The last tile of a colour in the display."""
TAKEN: Mapping[str, str] = {
    "castle": tr_noop("Motive", "Takes a castle, which places another tile for free."),
    "town": tr_noop("Motive", "Takes a town, which brings a bonus tile."),
    "inn": tr_noop("Motive", "Takes an inn, which brings a wooden hexagon."),
    "quarry": tr_noop("Motive", "Takes a quarry, which brings marble."),
    "village": tr_noop("Motive", "Takes a village, which brings workers."),
    "monastery": tr_noop("Motive", "Takes a monastery, which draws cards."),
}
"""By colour a tile that is taken, and its effect once it is placed; agriculture has crops, and a
cart a number of cards."""
ENDS: Mapping[tuple[bool, int], str] = {
    (False, 1): tr_noop("Motive", "Ends phase {phase} while ahead by {lead}."),
    (False, 0): tr_noop("Motive", "Ends phase {phase} while level with the best opponent."),
    (False, -1): tr_noop("Motive", "Ends phase {phase} while behind by {lead}."),
    (True, 1): tr_noop(
        "Motive", "Leaves {tiles} in the stack of phase {phase} while ahead by {lead}."
    ),
    (True, 0): tr_noop("Motive", "Leaves {tiles} in the stack of phase {phase} while level."),
    (True, -1): tr_noop(
        "Motive", "Leaves {tiles} in the stack of phase {phase} while behind by {lead}."
    ),
}
"""The end of a phase, by whether tiles are left, and by the sign of the lead."""
LAST_ENDS: Mapping[int, str] = {
    1: tr_noop(
        "Motive", "Leaves {tiles} in the stack before the last round, while ahead by {lead}."
    ),
    0: tr_noop("Motive", "Leaves {tiles} in the stack before the last round, while level."),
    -1: tr_noop(
        "Motive", "Leaves {tiles} in the stack before the last round, while behind by {lead}."
    ),
}
"""The same in phase III while tiles are left, by the sign of the lead."""
LAST_ROUND: Mapping[int, str] = {
    1: tr_noop("Motive", "Starts the last round while ahead by {lead} in red and green."),
    0: tr_noop("Motive", "Starts the last round while level with the best opponent."),
    -1: tr_noop("Motive", "Starts the last round while behind by {lead} in red and green."),
}
"""The end of phase III, by the sign of the lead."""
FOR_REGIONS: Mapping[str, str] = {
    "": tr_noop("Motive", "Takes a tile to complete {region}: {green}."),
    "crops": tr_noop("Motive", "Takes crops to complete {region}: {green}."),
    "stored": tr_noop("Motive", "Can complete {region} with stored tiles: {green}."),
}
"""A tile for a region, by what else comes with it."""
NO_SPACE: Mapping[tuple[int, bool], str] = {
    (0, False): tr_noop("Motive", "Takes {tile} with no space left in the duchy: 1 point at most."),
    (1, False): tr_noop(
        "Motive", "Takes {tile} although the one in storage fills the last space: 1 point at most."
    ),
    (1, True): tr_noop(
        "Motive", "Takes {tile} although those in storage fill all spaces left: 1 point at most."
    ),
    (2, False): tr_noop("Motive", "Takes {tile} without a space for it yet."),
    (3, False): tr_noop(
        "Motive", "Takes {tile} although the one in storage fills the only open space."
    ),
    (3, True): tr_noop("Motive", "Takes {tile} although those in storage fill all open spaces."),
}
"""A tile without a space, by what is left in the duchy, and by whether several are in storage."""
NEW_CROPS: Mapping[tuple[str, bool], str] = {
    ("crop", False): tr_noop("Motive", "Adds a new crop: {green}."),
    ("crop", True): tr_noop("Motive", "Adds a new crop: {green}, {together} in all by the end."),
    ("crops", False): tr_noop("Motive", "Adds new crops: {green}."),
    ("crops", True): tr_noop("Motive", "Adds new crops: {green}, {together} in all by the end."),
    ("hexagon", False): tr_noop("Motive", "Scores {green} for a wooden hexagon in agriculture."),
    ("hexagon", True): tr_noop(
        "Motive",
        "Scores {green} for a wooden hexagon in agriculture, {together} in all by the end.",
    ),
}
"""New crops by what scores them, and by whether their points count more than once."""
WITH_CROPS: Mapping[tuple[bool, bool], str] = {
    (False, False): tr_noop("Motive", "Completes {region} and adds crops: {green}."),
    (False, True): tr_noop(
        "Motive", "Completes {region} and adds crops: {green}, {together} in all by the end."
    ),
    (True, False): tr_noop("Motive", "Completes {region} with a hexagon: {green}."),
    (True, True): tr_noop(
        "Motive", "Completes {region} with a hexagon: {green}, {together} in all by the end."
    ),
}
"""The same with a completed region, by whether a wooden hexagon scores them."""
FULL_COLOURS: Mapping[tuple[int, bool], str] = {
    (1, False): tr_noop("Motive", "Covers all {colour} first: {green}."),
    (2, False): tr_noop("Motive", "Covers all {colour} second: {green}."),
    (1, True): tr_noop(
        "Motive", "Covers all {colour} first: {green}, {together} in all by the end."
    ),
    (2, True): tr_noop(
        "Motive", "Covers all {colour} second: {green}, {together} in all by the end."
    ),
}
"""Colour bonuses by rank, and by whether they count more than once."""


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
    if tile == components.HEXAGON:
        return tr("Tuscany", "wooden hexagon")
    crops = [tr("Tuscany", CROPS[crop]) for crop in components.crops_of(tile)]
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
    return catalogue.PHASES[phase - 1]


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
        plan=tr_noop("Plan", "lay out the boards {boards} with the castle on {cell}"),
        step=tr_noop("Hint", "Lay out the boards {boards}, with the marked castle"),
    ),
    "bonus-tile": TileActionPhrases(
        log=tr_noop("Log", "Bonus tile {bonus}"),
        plan=tr_noop("Plan", "take the bonus tile {bonus}"),
        step=tr_noop("Hint", "Take the bonus tile {bonus}"),
    ),
    "draw": TileActionPhrases(
        log="",
        plan=tr_noop("Plan", "draw cards"),
        step=tr_noop("Hint", "Draw cards"),
    ),
    "take": TileActionPhrases(
        log=tr_noop("Log", "Took {tile}"),
        plan=tr_noop("Plan", "take {tile}"),
        step=tr_noop("Hint", "Take the {tile}"),
        throwing=tr_noop("Hint", "Take the {tile} and discard the {discard}"),
    ),
    "swap": TileActionPhrases(
        log=tr_noop("Log", "No tile fits: swapped all {colour}"),
        plan=tr_noop("Plan", "swap all {colour} in the display"),
        step=tr_noop("Hint", "Swap all {colour} in the display"),
    ),
    "place": TileActionPhrases(
        log=tr_noop("Log", "Placed {tile}"),
        plan=tr_noop("Plan", "place {tile} on {cell}"),
        step=tr_noop("Hint", "Place the {tile} on the marked space"),
    ),
    "place by castle": TileActionPhrases(
        log=tr_noop("Log", "Castle: placed {tile}"),
        plan=tr_noop("Plan", "place {tile} on {cell} with the castle"),
        step=tr_noop("Hint", "Castle: place the {tile} on the marked space"),
    ),
    "pass": TileActionPhrases(
        log=tr_noop("Log", "Castle: placed nothing"),
        plan=tr_noop("Plan", "place nothing with the castle"),
        step=tr_noop("Hint", "Castle: place nothing"),
    ),
    "end": TileActionPhrases(
        log="",
        plan="",
        step=tr_noop("Hint", "End the turn"),
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
        tr_noop("New game", "Laid out in secret"),
        tr_noop(
            "New game",
            "Each player arranges, turns and shifts their three boards and chooses a castle.",
        ),
    ),
    "fixed": Offered(
        tr_noop("New game", "Quick start"),
        tr_noop("New game", "Boards A, B and C as dealt, with the start castle on B."),
    ),
}
"""Set-ups by the protocol's name."""


CHARACTERS: Mapping[str, Character] = {
    "farmer": Character(
        "Fiora",
        tr_noop("Character", "Fiora the farmer"),
        tr_noop("Character", "I want every crop to grow on my land."),
    ),
    "carter": Character(
        "Luca",
        tr_noop("Character", "Luca the carter"),
        tr_noop("Character", "My carts bring home the yield cards."),
    ),
    "innkeeper": Character(
        "Beppe",
        tr_noop("Character", "Beppe the innkeeper"),
        tr_noop("Character", "Inns bring hexagons, and a hexagon fits anywhere."),
    ),
    "quarryman": Character(
        "Nello",
        tr_noop("Character", "Nello the quarryman"),
        tr_noop("Character", "Marble lets me act twice, so I never have enough."),
    ),
    "abbess": Character(
        "Chiara",
        tr_noop("Character", "Chiara the abbess"),
        tr_noop("Character", "Monasteries fill my hand with cards."),
    ),
}


class TuscanyTexts(GameTexts):
    """The texts of Tuscany; it has no solo game."""

    characters = CHARACTERS
    kinds: ClassVar[Mapping[str, str]] = {
        "start": tr_noop("Kind", "How to arrange the duchy"),
        "bonus-tile": tr_noop("Kind", "Which bonus tile to take"),
        "draw": tr_noop("Kind", "When to draw cards"),
        "take": tr_noop("Kind", "Which tile to take from the display"),
        "swap": tr_noop("Kind", "Which kind to swap"),
        "place": tr_noop("Kind", "Where to place a tile in the duchy"),
        "pass": tr_noop("Kind", "What to leave unused"),
        "end": tr_noop("Kind", "When to end the turn"),
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
        return tr("Plan", "{action} for a marble", action=text) if is_extra(action) else text


ANSWER = TuscanyTexts()
