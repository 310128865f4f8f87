"""BurgundyHelp: the rules of The Castles of Burgundy to read, the page about each slot of the
table, and the first game. The pages' numbers are in `page_tables`, their examples in `figures`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QRect

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy.figures import EXAMPLES
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.module_rules import KNOWLEDGE_2019
from burgundy_qt.widgets.games.burgundy.page_tables import BY_KIND, TABLES, facts
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import goods_name, tile_name
from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame, GameHelp, Price, Rank, Step
from burgundy_qt.widgets.rulebook.tutorial_veil import (
    on_page,
    round_spots,
    round_target,
    round_widget,
)
from burgundy_qt.widgets.sprites.slots import ClickTarget, Slot

# Where the things lie that a step of the first game points at.


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """Return what a name stands for; "meant" is what the wanted actions touch."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    match name:
        case "estate":
            return [on_page(page, layout.estate.rect.adjusted(0, 0, 0, -layout.prompt.height()), 0)]
        case "phases" | "rounds":
            kind = name.removesuffix("s")
            return [round_spots(page, [spot for spot in layout.places if spot.kind == kind])]
        case "storage":
            return [round_spots(page, [Slot("storage", seat, place) for place in range(3)])]
        case "bonuses":
            return [round_spots(page, [spot for spot in layout.places if spot.kind == "bonus"])]
        case "points":
            return [round_spots(page, [Slot("crest", seat), Slot("points", seat)])]
        case "log":
            return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
        case "end":
            return [round_widget(page, page.prompt.end)]
    return [rect for action in wanted for rect in _touched(action, page, layout)]


def _touched(action: Action, page: TablePage, layout: TableLayout) -> list[QRect]:
    """Return the pieces and places of one action."""
    seat = page.seat.number
    rects = [round_target(page, ClickTarget("die", action["die"]))] if action.get("die") else []
    match action["type"]:
        case "take":
            rects.append(on_page(page, layout.market.depots[action["depot"]].rect))
        case "buy":
            rects += [on_page(page, layout.market.black), round_spots(page, [Slot("silver", seat)])]
        case "place":
            rects += [
                round_target(page, ClickTarget("storage", None, action["tile"])),
                round_target(page, ClickTarget("cell", action["cell"])),
            ]
        case "sell":
            rects.append(round_target(page, ClickTarget("good", action["good"])))
        case "workers":
            rects.append(round_spots(page, [Slot("workers", seat)]))
        case "load":
            rects += [on_page(page, layout.market.depots[depot].rect) for depot in action["depots"]]
    return rects


# The steps of the first game: a text, what it points at ("meant": what the awaited action touches),
# and the awaited action. They name the {tile}, the {depot}, the {number} of the space and the
# {goods}, and the facts of the rules.


# In this deal the learner acts first and has a 5 for the mine in depot 5 and a 4 for the space
# below the castle, then a die for two of the goods; two ships lie in the black depot, and the third
# round has a die for one beside the castle.
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Margaux", "page")),
    {"edition": "2011", "players": 2, "seed": 2439, "setup": "fixed", "estates": ["1", "1"]},
)
LEARNER = 0
KEYS = {"key_undo": "undo", "key_rules": "rules", "key_log": "log", "key_score": "score"}
"""The commands whose keys are told, as they are now."""


def _a_mine(action: Action, price: Price) -> Rank:
    return (action["tile"] != "mine", price["workers"])


def _a_ship(action: Action, price: Price) -> Rank:
    return (action["tile"] != "ship", action["tile"] != "castle", price["workers"])


def _the_newest(action: Action, price: Price) -> Rank:
    return (action["tile"] not in ("mine", "ship"), price["workers"])


def _with_a_worker(_action: Action, price: Price) -> Rank:
    return (abs(price["workers"] - 1),)


STEPS: Sequence[Step] = (
    Step(
        later("Guide", "Your estate"),
        later(
            "Guide",
            "Cover it with tiles and collect points. Whoever has the most points at the end wins. "
            "Your first castle "
            "stands already; every new tile must lie beside one that is there.",
        ),
        ("estate",),
    ),
    Step(
        later("Guide", "Where most points come from"),
        later(
            "Guide",
            "Spaces of one colour that touch are a region. A full region scores for its size, "
            "{region_1} point for one"
            " space and {region_8} for eight, and for the phase: +{phase_a} now, only +{phase_e} "
            "in the last. So "
            "complete small regions early.",
        ),
        ("estate", "phases"),
    ),
    Step(
        later("Guide", "How long it lasts"),
        later(
            "Guide",
            "There are {phases} phases of {rounds} rounds. When the fifth round of phase E is over "
            "the game ends, and "
            "what you have left counts a little: {turns} turns in all, so choose well.",
        ),
        ("rounds", "phases"),
    ),
    Step(
        later("Guide", "A die opens a depot"),
        later(
            "Guide",
            "Each turn you use two dice. A die can take one tile from the depot of its number. It "
            "goes to your storage "
            "first; another die lays it.",
        ),
        ("meant",),
        "take",
        later("Guide", "Try it: take a tile from depot {depot}: {tile}."),
        _a_mine,
    ),
    Step(
        later("Guide", "Lay it on your estate"),
        later(
            "Guide",
            "A die lays a stored tile on a space of its number. The colour must match, and the "
            "space must lie beside a "
            "covered one.",
        ),
        ("meant",),
        "place",
        later("Guide", "Try it: click the tile ({tile}), then the glowing {number}."),
        _the_newest,
    ),
    Step(
        later("Guide", "That was your turn"),
        later(
            "Guide",
            "Both dice are used. A mine pays a silverling at the end of every phase. Now Margaux "
            "plays.",
        ),
        ("end",),
        "end",
        later("Guide", "End your turn, with the button or the key E."),
    ),
    Step(
        later("Guide", "Sell goods"),
        later(
            "Guide",
            "The third thing a die can do: it sells all goods of its number. You get {sale_2} "
            "points for each tile, "
            "and a silverling for the sale.",
        ),
        ("meant",),
        "sell",
        later("Guide", "Try it: sell your goods ({goods})."),
    ),
    Step(
        later("Guide", "Take workers"),
        later(
            "Guide",
            "The fourth: any die can become 2 workers. A worker changes a die by 1, and from 6 to "
            "1 it is one step "
            "too.",
        ),
        ("meant",),
        "workers",
        later("Guide", "Try it: click the worker box, or press W."),
    ),
    Step(
        later("Guide", "Buy a tile"),
        later(
            "Guide",
            "Once in a turn you may buy from the black depot for {purchase} silverlings. That "
            "needs no die.",
        ),
        ("meant",),
        "buy",
        later("Guide", "Try it: buy a tile: {tile}."),
        _a_ship,
    ),
    Step(
        later("Guide", "The next round"),
        later(
            "Guide",
            "Your storage holds {storage} tiles, and they count for nothing until they are laid.",
        ),
        ("storage", "end"),
        "end",
        later("Guide", "End your turn."),
    ),
    Step(
        later("Guide", "Every tile does something"),
        later(
            "Guide",
            "A ship loads all goods of one depot and moves your marker on the bridge, so that you "
            "act earlier. A "
            "castle gives one more action, animals points, and each building has its own effect.",
        ),
        ("meant",),
        "place",
        later("Guide", "Try it: lay a tile ({tile}) on a {number}."),
        _a_ship,
    ),
    Step(
        later("Guide", "Load the ship"),
        later(
            "Guide",
            "Choose a depot. You take all goods that you have room for, of at most "
            "{goods_types_kept} kinds.",
        ),
        ("meant",),
        "load",
        later("Guide", "Try it: click the glowing goods."),
    ),
    Step(
        later("Guide", "Let a worker help"),
        later(
            "Guide",
            "The little sign on a tile says how many workers it costs to make your die fit: one "
            "for each step, and the "
            "fewest that will do.",
        ),
        ("meant",),
        "take",
        later("Guide", "Try it: take a tile from depot {depot}: {tile}."),
        _with_a_worker,
    ),
    Step(
        later("Guide", "Colours, and the end"),
        later(
            "Guide",
            "The first to fill all spaces of a colour gets {large_2} points, the second {small_2}. "
            "When the last phase is over, each goods tile and each silverling that is left brings "
            "1 point, two workers bring 1, and some knowledge tiles bring more.",
        ),
        ("bonuses", "points"),
    ),
    Step(
        later("Guide", "See where you stand"),
        later(
            "Guide",
            "The log tells all that happened, and the score where the points came from: press "
            "{key_log} and "
            "{key_score}. {key_undo} takes back "
            "what you did, until new dice fall.",
        ),
        ("log", "points"),
    ),
    Step(
        later("Guide", "Now it is your game"),
        later(
            "Guide",
            "Rest the pointer on anything and it explains itself; {key_rules} opens its page in "
            "the rules. Play on and "
            "beat Margaux: nobody will stop you now.",
        ),
        (),
    ),
)


def numbers_on(view: GameView) -> dict[str, int]:
    """Return the die face of each cell of the deciding seat's estate."""
    return BurgundyState.from_object(view.state).cell_numbers(view.legal["seat"])


def said(text: str, wanted: Action | None, view: GameView | None) -> str:
    """Return the text in the spoken language, with its numbers and the words of the wanted action
    filled in."""
    words: dict[str, Any] = {
        **facts(),
        **{name: keymap.label(command) for name, command in KEYS.items()},
    }
    if wanted is not None:
        words["depot"] = str(wanted.get("depot", ""))
        words["number"] = str(numbers_on(view).get(wanted.get("cell", ""), "")) if view else ""
        words["tile"] = tile_name(wanted["tile"]) if "tile" in wanted else ""
        words["goods"] = goods_name(wanted["good"]) if wanted.get("good") else ""
    return tr("Guide", text, **words)


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, said, rects)


TILES: Mapping[str, str] = {
    "castle": "castles",
    "mine": "mines",
    "ship": "ships",
    "animal": "animals",
    "building": "buildings",
    "monastery": "knowledge",
}
MODULE_TILES: Mapping[str, str] = {
    "animal:geese:2": "extra-tiles",
    "building:crane": "extra-tiles",
    "building:white-castle": "white-castles",
    "monastery:27": "extra-tiles",
    "monastery:28": "extra-tiles",
    "monastery:29": "white-castles",
    "inn": "inns",
    "black": "solo",
}
"""Tiles that are told of on the page of their module, not on that of their kind."""
SPOTS: Mapping[str, str] = {
    "market": "taking",
    "storage": "taking#storage",
    "cell": "estates#space",
    "goods": "goods",
    "stock": "ships#loading",
    "trough": "ships#loading",
    "silver": "buying",
    "workers": "workers",
    "die": "turn",
    "white": "rounds#white",
    "white-depot": "rounds#white",
    "phase": "regions#phases",
    "round": "rounds#round",
    "bay": "order",
    "bonus": "bonuses",
    "sold": "selling",
    "points": "points",
    "shared": "team",
    "team": "team",
    "crest": "points",
    "covered": "regions",
    "turn": "order",
    "space": "trade-routes#bonuses",
    "post": "border-posts",
    "seal": "border-posts#pairs",
    "rail": "solo#target",
    "buy-point": "solo#target",
    "goal": "solo",
}


class BurgundyHelp(GameHelp[BurgundyState]):
    """Answer for The Castles of Burgundy."""

    entries = BY_KIND
    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Slot, state: BurgundyState) -> str:
        """Return the page of what lies on a spot of the table, or of the spot itself."""
        tile = _tile_on(spot, state)
        if tile is not None:
            return topic_of_tile(tile, state.edition)
        if (shield := _shield_on(spot, state)) is not None:
            return topic_of_shield(shield)
        if spot.kind in ("shield", "worn"):
            return "shields"
        if spot.kind == "market" and spot.owner == INNS:
            return "inns"
        if spot.kind == "market" and not isinstance(spot.owner, int):
            return "buying#black"
        return SPOTS[spot.kind]


def topic_of_tile(tile: str, edition: str = "2011") -> str:
    """Return the page of a tile by its protocol name; buildings and knowledge tiles have their own
    places on it."""
    kind, _, rest = tile.partition(":")
    if tile in MODULE_TILES:
        return f"{MODULE_TILES[tile]}#{tile}"
    if kind == "monastery" and edition == "2019" and int(rest) in KNOWLEDGE_2019:
        return f"edition-2019#{tile}"
    return f"{TILES[kind]}#{tile}" if kind in ("building", "monastery") else TILES[kind]


def topic_of_shield(number: int) -> str:
    """Return the place of a shield, 1..18."""
    return f"shields#shield:{number}"


def _shield_on(spot: Slot, state: BurgundyState) -> int | None:
    match spot:
        case Slot("shield", int(depot), int(place)):
            return state.shields[depot][place]
        case Slot("worn", int(seat), str(castle)):
            return state.seats[seat].worn.get(castle)
    return None


def _tile_on(spot: Slot, state: BurgundyState) -> str | None:
    match spot:
        case Slot("market", (int() | str()) as depot, int(space)):
            return state.slots(depot)[space]
        case Slot("storage", int(seat), int(place)):
            return state.seats[seat].storage[place]
        case Slot("shared", int(seat), int(place)):
            return state.seats[seat].shared[place]
        case Slot("cell", int(seat), str(cell)):
            return state.seats[seat].cells.get(cell)
    return None


ANSWER = BurgundyHelp()
