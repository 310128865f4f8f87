"""Burgundy in words: short texts on the numbered tiles and shields, for a line of the log or a
hint; the sources of points; the title, the kinds of choices and the plans, and every action. The
log and the hints use `action_phrases` too.

The tables of the tiles are in English; `short_effect` and `short_shield_effect` translate them. The
full effects are in `tile_rules` and `module_rules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy import catalogue, known_state, protocol
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases import game_texts, wording

KNOWLEDGE: Mapping[int, str] = {
    1: tr_noop("Gist", "several buildings of a kind in a city"),
    2: tr_noop("Gist", "mines bring workers too"),
    3: tr_noop("Gist", "2 silverlings per sale"),
    4: tr_noop("Gist", "1 worker per sale"),
    5: tr_noop("Gist", "ships load at two depots"),
    6: tr_noop("Gist", "buys from any depot"),
    7: tr_noop("Gist", "each animal tile +1"),
    8: tr_noop("Gist", "a worker counts double"),
    9: tr_noop("Gist", "buildings: die ±1"),
    10: tr_noop("Gist", "ships, animals: die ±1"),
    11: tr_noop("Gist", "castles, mines, knowledge: die ±1"),
    12: tr_noop("Gist", "taking a tile: die ±1"),
    13: tr_noop("Gist", "workers for a die: +1 silverling"),
    14: tr_noop("Gist", "workers for a die: 4"),
    15: tr_noop("Gist", "{points} for each kind of goods sold"),
    24: tr_noop("Gist", "4 for each kind of animal"),
    25: tr_noop("Gist", "1 for each goods tile sold"),
    26: tr_noop("Gist", "{points} for each colour bonus"),
    27: tr_noop("Gist", "your marker is first on its bay"),
    28: tr_noop("Gist", "2 workers for 1 silverling"),
}
KNOWLEDGE_2019: Mapping[int, str] = {6: tr_noop("Gist", "buys from any depot, with workers too")}
POINTS = {15: {"2011": 3, "2019": 2}, 26: {"2011": 2, "2019": 3}}
COUNTED: Mapping[int, str] = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "city-hall",
    29: "white-castle",
}
"""The building that a knowledge tile counts."""
EACH_BUILDING = tr_noop("Gist", "4 for each {building}")

SHIELDS: Mapping[int, str] = {
    1: tr_noop("Gist", "all pastures count as one"),
    2: tr_noop("Gist", "a worker when others gain some"),
    3: tr_noop("Gist", "tribute in workers"),
    4: tr_noop("Gist", "unlimited storage"),
    5: tr_noop("Gist", "ships may also load all of one kind"),
    6: tr_noop("Gist", "the knowledge of another player"),
    7: tr_noop("Gist", "colour bonuses count double"),
    8: tr_noop("Gist", "each mine: 2 silverlings"),
    9: tr_noop("Gist", "1 silverling for each goods tile sold"),
    10: tr_noop("Gist", "knowledge counts double at the end"),
    11: tr_noop("Gist", "a shield with each castle"),
    12: tr_noop("Gist", "sales count double"),
    13: tr_noop("Gist", "shields count double"),
    14: tr_noop("Gist", "a depot tile at the end of a phase"),
    15: tr_noop("Gist", "a black-depot tile at the end of a phase"),
    16: tr_noop("Gist", "turns a die to any number"),
    17: tr_noop("Gist", "regions count one space larger"),
    18: tr_noop("Gist", "tiles need no neighbour"),
}


def short_effect(tile: str, edition: str) -> str:
    """Return the effect of a numbered tile of this edition: "each animal tile +1"; "" for other
    tiles."""
    kind, _, rest = tile.partition(":")
    if kind != "monastery":
        return ""
    number = int(rest)
    if number in COUNTED:
        return tr("Gist", EACH_BUILDING, building=wording.tile_name(f"building:{COUNTED[number]}"))
    if number in POINTS:
        return tr("Gist", KNOWLEDGE[number], points=POINTS[number][edition])
    return tr(
        "Gist",
        (KNOWLEDGE_2019 if edition == "2019" and number in KNOWLEDGE_2019 else KNOWLEDGE)[number],
    )


def short_shield_effect(number: int) -> str:
    """Return the effect of a shield: "sales count double"."""
    return tr("Gist", SHIELDS[number])


def tile_text(tile: str, edition: str) -> str:
    """Return the name of a tile, with the effect of a numbered one: "knowledge tile 7 (each animal
    tile +1)". Without an edition it is the name alone."""
    return name_with_effect(wording.tile_name(tile), short_effect(tile, edition) if edition else "")


def shield_text(number: int, edition: str) -> str:
    """Return the name of a shield in the same way."""
    return name_with_effect(
        wording.shield_name(number), short_shield_effect(number) if edition else ""
    )


def name_with_effect(name: str, what: str) -> str:
    """Return a name with its effect in brackets, if there is one."""
    return tr("Gist", "{name} ({effect})", name=name, effect=what) if what else name


# The sources of points as the score sheet lists them, with and without modules.


SOURCES = (
    PointSource(
        "region",
        tr_noop("Points", "Regions completed"),
        tr_noop("Points", "Regions"),
        "tiles/mini-church",
    ),
    PointSource(
        "phase", tr_noop("Points", "Phase bonus"), tr_noop("Points", "Phase bonus"), letter="A"
    ),
    PointSource(
        "animals", tr_noop("Points", "Animals"), tr_noop("Points", "Animals"), "tiles/mini-sheep-3"
    ),
    PointSource("sale", tr_noop("Points", "Goods sold"), tr_noop("Points", "Sales"), "goods/4"),
    PointSource(
        "bonus",
        tr_noop("Points", "Colour bonuses"),
        tr_noop("Points", "Colour bonuses"),
        "bonus/castle-large-2p",
    ),
    PointSource(
        "watchtower",
        tr_noop("Points", "Watchtowers"),
        tr_noop("Points", "Watchtowers"),
        "tiles/mini-watchtower",
    ),
    PointSource(
        "knowledge",
        tr_noop("Points", "Knowledge tiles"),
        tr_noop("Points", "Knowledge, end"),
        "tiles/mini-monastery-14",
    ),
    PointSource(
        "left",
        tr_noop("Points", "Goods, silver, workers left"),
        tr_noop("Points", "Leftovers, end"),
        "pieces/silverling",
    ),
)
MODULE_SOURCES: Mapping[str, PointSource] = {
    "border-posts": PointSource(
        "posts",
        tr_noop("Points", "Border posts"),
        tr_noop("Points", "Border posts"),
        "posts/joined",
    ),
    "trade-routes": PointSource(
        "route",
        tr_noop("Points", "Trade routes"),
        tr_noop("Points", "Trade routes"),
        "routes/space",
    ),
    "shields": PointSource(
        "shields", tr_noop("Points", "Shields"), tr_noop("Points", "Shields"), "shields/07"
    ),
}
"""The lines that modules add, by module."""
BOUGHT = PointSource(
    "bought", tr_noop("Points", "Points bought"), tr_noop("Points", "Bought"), "pieces/silverling"
)
"""The source that only the solo game has."""
NOT_ALONE = "bonus", "left"
"""The sources that the solo game does not have."""
SCORED_AT_ONCE: Mapping[str, PointSource] = {
    "knowledge": PointSource(
        "knowledge",
        tr_noop("Points", "Knowledge tiles"),
        tr_noop("Points", "Knowledge"),
        "tiles/mini-monastery-14",
    ),
}
"""The sources that the solo game scores before its end."""


def sources_with(modules: Iterable[str]) -> tuple[PointSource, ...]:
    """Return the lines of the score sheet of a game with these modules."""
    own = tuple(MODULE_SOURCES[module] for module in modules if module in MODULE_SOURCES)
    if "solo" not in modules:
        return SOURCES + own
    alone = (
        SCORED_AT_ONCE.get(source.key, source) for source in SOURCES if source.key not in NOT_ALONE
    )
    return *alone, *own, BOUGHT


# The sources in the middle of a sentence.


SOURCE_PHRASES: Mapping[str, str] = {
    "animals": tr_noop("Source of points", "animals"),
    "watchtower": tr_noop("Source of points", "watchtowers"),
    "region": tr_noop("Source of points", "completed regions"),
    "phase": tr_noop("Source of points", "completing regions early"),
    "sale": tr_noop("Source of points", "goods sold"),
    "bonus": tr_noop("Source of points", "colour bonuses"),
    "goods-left": tr_noop("Source of points", "goods left over"),
    "silver-left": tr_noop("Source of points", "silverlings left over"),
    "workers-left": tr_noop("Source of points", "workers left over"),
    "route": tr_noop("Source of points", "trade routes"),
    "bought": tr_noop("Source of points", "points bought"),
    "border-posts": tr_noop("Source of points", "joined border posts"),
    "border-posts-reward": tr_noop("Source of points", "joining all border posts"),
}

SPACE_PHRASES: Mapping[str, str] = {
    "castle": tr_noop("Source of points", "spaces for castles"),
    "mine": tr_noop("Source of points", "spaces for mines"),
    "monastery": tr_noop("Source of points", "spaces for knowledge tiles"),
    "ship": tr_noop("Source of points", "spaces for ships"),
    "animal": tr_noop("Source of points", "spaces for animals"),
    "building": tr_noop("Source of points", "spaces for buildings"),
}
"""The spaces that the solo game counts, by colour."""


def source_words(source: str, edition: str = "") -> str:
    """Return a source of points by its protocol name, for the middle of a sentence: "goods sold".
    With an edition it explains knowledge tiles."""
    kind, _, number = source.partition(":")
    if kind == "cells":
        return tr("Source of points", SPACE_PHRASES[number])
    if kind == "shield":
        return wording.shield_name(int(number))
    if number:
        return tile_text(source, edition)
    return tr("Source of points", SOURCE_PHRASES[kind])


# The title, the kinds of choices and the plans.


BUY = tr_noop("Kind", "What to buy")
WORKERS = tr_noop("Kind", "When to take workers")
GOODS = tr_noop("Kind", "Which goods to load")
EXCHANGE = tr_noop("Kind", "What to exchange goods for")


CHARACTERS: Mapping[str, game_texts.Character] = {
    "shepherd": game_texts.Character(
        "Oriane",
        tr_noop("Character", "Oriane the shepherd"),
        tr_noop("Character", "My flock comes first: I collect animals of one kind."),
    ),
    "builder": game_texts.Character(
        "Renaud",
        tr_noop("Character", "Renaud the mason"),
        tr_noop("Character", "A town is never big enough, so I build house after house."),
    ),
    "merchant": game_texts.Character(
        "Mathilde",
        tr_noop("Character", "Mathilde the merchant"),
        tr_noop("Character", "Ships bring goods, and goods bring silver and points."),
    ),
    "scholar": game_texts.Character(
        "Anselme",
        tr_noop("Character", "Anselme the scholar"),
        tr_noop("Character", "I collect knowledge tiles that pay at the end."),
    ),
    "miner": game_texts.Character(
        "Colin",
        tr_noop("Character", "Colin the miner"),
        tr_noop("Character", "Silver buys almost anything, so I open mines."),
    ),
}


class BurgundyTexts(game_texts.GameTexts):
    """The texts of Burgundy, with and without modules, and of the end of a solo game."""

    characters = CHARACTERS
    kinds: ClassVar[Mapping[str, str]] = {
        "start": tr_noop("Kind", "Where to begin"),
        "take": tr_noop("Kind", "Which tile to take"),
        "place": tr_noop("Kind", "Where to place a tile"),
        "sell": tr_noop("Kind", "When to sell goods"),
        "workers": WORKERS,
        "hire": WORKERS,
        "accept": WORKERS,
        "buy": BUY,
        "buy-point": BUY,
        "end": tr_noop("Kind", "When to end the turn"),
        "load": GOODS,
        "collect": GOODS,
        "pass": tr_noop("Kind", "What to leave unused"),
        "copy": tr_noop("Kind", "Which building the crane copies"),
        "shield": tr_noop("Kind", "Where to place a shield"),
        "set-die": tr_noop("Kind", "How to turn a die"),
        "name": tr_noop("Kind", "Whose knowledge tiles to share"),
        "tribute": tr_noop("Kind", "Which shields to keep"),
        "discard": tr_noop("Kind", "What to discard"),
        "exchange": EXCHANGE,
        "give": EXCHANGE,
    }

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "The Castles of Burgundy")

    def intent(self, action: protocol.Action) -> str:
        """Return a player's intent: "take the ship from depot 3 with the 4"; "" for the end of a
        turn."""
        sentence = action_phrases(action).plan
        if not sentence:
            return ""
        names = names_in(action, NAMING)
        words = tr("Plan", sentence, **names)
        if names["discard"]:
            return tr(
                "Plan", "{action}, discarding the {tile}", action=words, tile=names["discard"]
            )
        return words

    def ended_alone(self, game: Game) -> str:
        """Return the result of a solo game: won, or "Lost: 3 spaces left"."""
        state = known_state.BurgundyState.from_object(game.state())
        (seat,) = state.seats
        left = len(catalogue.estate_cells(state.edition, str(seat.estate))) - len(seat.cells)
        if not left:
            return tr("Library", "Won", "a solo game")
        return tr("Library", "Lost: {n} space(s) left", n=left)


# Every action in words: a row for each form of it, a column for each place where it is said. The
# sentences are in English; callers translate them with `tr` and fill in the names of `names_in`.


@dataclass(frozen=True)
class TileActionPhrases(game_texts.ActionPhrases):
    """The phrases of an action, with those that only Burgundy has."""

    short: str = ""
    """Context "Hint": the short form, for places where the table shows the rest."""
    throwing: str = ""
    """Context "Hint": the form for an action that discards a stored tile."""
    exact: str = ""
    """Context "Hint": the form for a die with exactly the number."""
    asked: str = ""
    """Context "Prompt": the action that is possible now."""


BOUGHT_LINE = tr_noop("Log", "Bought {tile}")
BUY_STEP = tr_noop("Hint", "Buy {tile}")
LOAD_STEP = tr_noop("Hint", "Load {goods} from depot {depots}")
ACTIONS: Mapping[str, TileActionPhrases] = {
    "start": TileActionPhrases(
        log="",
        plan=tr_noop("Plan", "begin on estate {estate} with the castle on {castle}"),
        step=tr_noop("Hint", "Begin on estate {estate}, with the marked castle"),
        short=tr_noop("Hint", "Begin with the marked castle"),
    ),
    "take": TileActionPhrases(
        log=tr_noop("Log", "Took {tile} from depot {depot}"),
        plan=tr_noop("Plan", "take the {tile} from depot {depot} with the {die}"),
        step=tr_noop("Hint", "Take {tile} from depot {depot} with the {die}"),
        short=tr_noop("Hint", "Take {tile} with the {die}"),
        throwing=tr_noop(
            "Hint", "Take {tile} from depot {depot} with the {die} and discard {discard}"
        ),
        asked=tr_noop("Prompt", "take a tile"),
    ),
    "take by": TileActionPhrases(
        log=tr_noop("Log", "{effect}: took {tile} from depot {depot}"),
        plan=tr_noop("Plan", "take the {tile} from depot {depot} with the {effect}"),
        step=tr_noop("Hint", "Take {tile} from depot {depot} with {effect}"),
        short=tr_noop("Hint", "Take {tile} with {effect}"),
        throwing=tr_noop(
            "Hint", "Take {tile} from depot {depot} with {effect} and discard {discard}"
        ),
    ),
    "place": TileActionPhrases(
        log=tr_noop("Log", "Placed {tile}"),
        plan=tr_noop("Plan", "place the {tile} on {cell} with the {die}"),
        step=tr_noop("Hint", "Place {tile} on the {number} with the {die}"),
        exact=tr_noop("Hint", "Place {tile} on the {number}"),
        asked=tr_noop("Prompt", "place a stored tile"),
    ),
    "place by": TileActionPhrases(
        log=tr_noop("Log", "{effect}: placed {tile}"),
        plan=tr_noop("Plan", "place the {tile} on {cell} with the {effect}"),
        step=tr_noop("Hint", "Place {tile} on the {number} with {effect}"),
    ),
    "sell": TileActionPhrases(
        log=tr_noop("Log", "Sold {goods}"),
        plan=tr_noop("Plan", "sell {goods} with the {die}"),
        step=tr_noop("Hint", "Sell {good} with the {die}"),
        exact=tr_noop("Hint", "Sell {good}"),
        asked=tr_noop("Prompt", "sell goods"),
    ),
    "sell by": TileActionPhrases(
        log=tr_noop("Log", "{effect}: sold {goods}"),
        plan=tr_noop("Plan", "sell {goods} with the {effect}"),
        step=tr_noop("Hint", "Sell {good} with {effect}"),
    ),
    "workers": TileActionPhrases(
        log=tr_noop("Log", "Took workers"),
        plan=tr_noop("Plan", "take workers with the {die}"),
        step=tr_noop("Hint", "Take workers with the {die}"),
        asked=tr_noop("Prompt", "turn a die into workers"),
    ),
    "workers by": TileActionPhrases(
        log=tr_noop("Log", "{effect}: took workers"),
        plan=tr_noop("Plan", "take workers with the {effect}"),
        step=tr_noop("Hint", "Take workers with {effect}"),
    ),
    "buy": TileActionPhrases(
        log=tr_noop("Log", "Bought {tile} from depot {depot}"),
        plan=tr_noop("Plan", "buy the {tile} from depot {depot}"),
        step=tr_noop("Hint", "Buy {tile} from depot {depot}"),
        short=BUY_STEP,
        throwing=tr_noop("Hint", "Buy {tile} from depot {depot} and discard {discard}"),
    ),
    "buy black": TileActionPhrases(
        log=BOUGHT_LINE,
        plan=tr_noop("Plan", "buy the {tile} from the black depot"),
        step=tr_noop("Hint", "Buy {tile} from the black depot"),
        short=BUY_STEP,
        throwing=tr_noop("Hint", "Buy {tile} from the black depot and discard {discard}"),
    ),
    "buy inns": TileActionPhrases(
        log=BOUGHT_LINE,
        plan=tr_noop("Plan", "buy an inn"),
        step=tr_noop("Hint", "Buy an inn"),
        throwing=tr_noop("Hint", "Buy an inn and discard {discard}"),
    ),
    "load": TileActionPhrases(
        log="",
        plan=tr_noop("Plan", "load {goods} from depot {depots}"),
        step=LOAD_STEP,
    ),
    "load two": TileActionPhrases(
        log="",
        plan=tr_noop("Plan", "load {goods} from depots {depots}"),
        step=LOAD_STEP,
    ),
    "pass": TileActionPhrases(
        log=tr_noop("Log", "{effect}: passed"),
        plan=tr_noop("Plan", "leave the {effect} unused"),
        step=tr_noop("Hint", "Leave {effect} unused"),
    ),
    "end": TileActionPhrases(
        log="",
        plan="",
        step=tr_noop("Hint", "End the turn"),
    ),
    "hire": TileActionPhrases(
        log=tr_noop("Log", "Bought 2 workers"),
        plan=tr_noop("Plan", "buy 2 workers"),
        step=tr_noop("Hint", "Buy 2 workers for 1 silverling"),
    ),
    "copy": TileActionPhrases(
        log=tr_noop("Log", "{effect}: used as {building}"),
        plan=tr_noop("Plan", "use the {effect} as {building}"),
        step=tr_noop("Hint", "Use {effect} as {building}"),
    ),
    "shield": TileActionPhrases(
        log=tr_noop("Log", "Took {shield} from depot {depot}"),
        plan=tr_noop("Plan", "take {shield} from depot {depot}"),
        step=tr_noop("Hint", "Take {shield} from depot {depot} with both dice"),
    ),
    "shield by": TileActionPhrases(
        log=tr_noop("Log", "{effect}: took {shield} from depot {depot}"),
        plan=tr_noop("Plan", "take {shield} from depot {depot} with the {effect}"),
        step=tr_noop("Hint", "Take {shield} from depot {depot} with {effect}"),
    ),
    "set-die": TileActionPhrases(
        log=tr_noop("Log", "Turned a {die} to {to}"),
        plan=tr_noop("Plan", "turn the {die} to {to}"),
        step=tr_noop("Hint", "Turn the {die} to {to}"),
    ),
    "name": TileActionPhrases(
        log="",
        plan=tr_noop("Plan", "name player {player} to share their knowledge tiles"),
        step=tr_noop("Hint", "Name player {player} to share their knowledge tiles"),
    ),
    "tribute": TileActionPhrases(
        log=tr_noop("Log", "Paid tribute for {shields}"),
        plan=tr_noop("Plan", "pay tribute for {shields}"),
        step=tr_noop("Hint", "Pay tribute for {shields}"),
    ),
    "tribute none": TileActionPhrases(
        log=tr_noop("Log", "Paid no tribute"),
        plan=tr_noop("Plan", "pay no tribute"),
        step=tr_noop("Hint", "Pay no tribute"),
    ),
    "collect": TileActionPhrases(
        log=tr_noop("Log", "{effect}: took all {goods}"),
        plan=tr_noop("Plan", "take all {goods} with the {effect}"),
        step=tr_noop("Hint", "Take all {good} with {effect}"),
    ),
    "accept": TileActionPhrases(
        log=tr_noop("Log", "{effect}: took the workers"),
        plan=tr_noop("Plan", "take the workers from the {effect}"),
        step=tr_noop("Hint", "Take the workers from {effect}"),
    ),
    "discard": TileActionPhrases(
        log=tr_noop("Log", "Discarded {tile}"),
        plan=tr_noop("Plan", "discard the {tile}"),
        step=tr_noop("Hint", "Discard {tile}"),
    ),
    "buy-point": TileActionPhrases(
        log=tr_noop("Log", "Bought a point for 1 silverling"),
        plan=tr_noop("Plan", "buy a point"),
        step=tr_noop("Hint", "Buy a point for 1 silverling"),
        asked=tr_noop("Prompt", "buy a point"),
    ),
    "exchange": TileActionPhrases(
        log=tr_noop("Log", "Took {tile} as a black tile for 5 goods"),
        plan=tr_noop("Plan", "take the {tile} from the black depot as a black tile"),
        step=tr_noop("Hint", "Take {tile} from the black depot as a black tile"),
        throwing=tr_noop(
            "Hint", "Take {tile} from the black depot as a black tile and discard {discard}"
        ),
    ),
    "give": TileActionPhrases(
        log=tr_noop("Log", "Gave {goods} for the black tile"),
        plan=tr_noop("Plan", "give {goods} for the black tile"),
        step=tr_noop("Hint", "Give {good}"),
    ),
}
"""Phrases by form; "by" is an action that an effect grants."""


def form_of(action: protocol.Action) -> str:
    """Return the row for an action."""
    match action["type"]:
        case "take" | "place" | "sell" | "workers" | "shield" as kind if "by" in action:
            return f"{kind} by"
        case "buy" if action["depot"] in ("black", "inns"):
            return f"buy {action['depot']}"
        case "load" if len(action["depots"]) > 1:
            return "load two"
        case "tribute" if not action["shields"]:
            return "tribute none"
        case kind:
            return kind


def action_phrases(action: protocol.Action) -> TileActionPhrases:
    """Return the phrases for an action."""
    return ACTIONS[form_of(action)]


@dataclass(frozen=True)
class Naming:
    """The naming functions for the parts of an action."""

    tile: Callable[[str], str]
    effect: Callable[[str], str]
    shield: Callable[[int], str] = wording.shield_name


def names_in(
    action: protocol.Action,
    naming: Naming,
    numbers: Mapping[str, int] = {},
) -> dict[str, Any]:
    """Return the names of an action's parts, for the placeholders in its sentence.

    `numbers` gives the die face of every space.
    """
    about: Mapping[str, Any] = action
    goods = [about["good"]] if "good" in about else about.get("goods", ())
    goods_text = wording.join_with_and([wording.goods_name(good) for good in goods])
    return {
        **about,
        "tile": naming.tile(about["tile"]) if "tile" in about else "",
        "discard": naming.tile(about["discard"]) if about.get("discard") else "",
        "effect": naming.effect(about["by"]) if "by" in about else "",
        "good": goods_text,
        "goods": goods_text,
        "building": wording.tile_name(f"building:{about['building']}")
        if "building" in about
        else "",
        "shield": naming.shield(about["shield"]) if "shield" in about else "",
        "shields": wording.join_with_and(
            [wording.shield_name(number) for number in about.get("shields", ())]
        ),
        "player": about.get("seat", 0) + 1,
        "depots": wording.join_with_and([str(depot) for depot in about.get("depots", ())]),
        "number": numbers.get(about.get("cell", "")),
    }


NAMING = Naming(wording.tile_name, wording.effect_name)
ANSWER = BurgundyTexts()
