"""The rules of The Castles of Burgundy to read, the page about each slot of the table, the lessons,
and the first game. `figures` has the examples, numbers and tables of the pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QRect

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy.known_places import INNS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.burgundy import burgundy_input, module_rules
from burgundy_qt.widgets.games.burgundy.figures import BY_KIND, EXAMPLES, TABLES, facts
from burgundy_qt.widgets.games.burgundy.layout import TableLayout
from burgundy_qt.widgets.games.burgundy.module_figures import MODULE_LESSONS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import goods_name, tile_name
from burgundy_qt.widgets.questions.course_dialog import GameCourse, Lesson
from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame, GameHelp, Price, Rank, Step
from burgundy_qt.widgets.rulebook.tutorial_veil import (
    on_page,
    round_slots,
    round_target,
    round_widget,
)
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot


class BurgundyCourse(GameCourse):
    """The course of The Castles of Burgundy."""

    lessons = (
        Lesson(
            "regions",
            tr_noop("Course", "Regions and timing"),
            ("region", "in-time", "ready", "one-short", "opens"),
            tr_noop(
                "Course",
                "A completed region scores twice: for its size and for the phase. An earlier phase "
                "brings more points. The points of the phase do not depend on the size.",
            ),
            tr_noop(
                "Course",
                "Look at the region that the marked turn helps you to complete. Count its empty "
                "spaces, and see which numbers you need for them.",
            ),
            tr_noop(
                "Course",
                "Complete small regions in the first phases. Late in the game, begin only regions "
                "that you can still complete.",
            ),
        ),
        Lesson(
            "storage",
            tr_noop("Course", "Using the storage"),
            ("stored", "full", "discarded", "stuck", "wasted"),
            tr_noop(
                "Course",
                "A tile in your storage scores nothing yet, and there is room for only three. Take "
                "tiles that have a space in your estate and that you can place soon.",
            ),
            tr_noop(
                "Course",
                "Look at the depots, the dice and the stored tiles. Which tile fits a space beside "
                "the covered ones, and which does not?",
            ),
            tr_noop(
                "Course",
                "Place each tile as soon as you have a die for it. If your storage is full, you "
                "must discard a stored tile to take a new one.",
            ),
        ),
        Lesson(
            "workers",
            tr_noop("Course", "Workers and silverlings"),
            ("hired", "supplied", "no-workers", "paid", "bought", "can-buy"),
            tr_noop(
                "Course",
                "One worker changes a die by one. Once in your turn you may buy a tile from the "
                "black depot for two silverlings. You need no die.",
            ),
            tr_noop(
                "Course",
                "Look at the dice, the workers and the silverlings. What can you do with the dice "
                "unchanged, and what would a change cost?",
            ),
            tr_noop(
                "Course",
                "First look for an action that the dice allow as they are. If a die has no good "
                "action, take workers with it, and keep one or two for the next turn.",
            ),
        ),
        Lesson(
            "effects",
            tr_noop("Course", "Chains of actions"),
            ("extra", "idle", "gain", "mine"),
            tr_noop(
                "Course",
                "Some tiles give you another action at once. A castle gives you an action with a "
                "die of any value. With a carpenter, church or market you take one more tile.",
            ),
            tr_noop(
                "Course",
                "Follow the marked turn step by step. One action leads to the next, so you do more "
                "than two dice allow.",
            ),
            tr_noop(
                "Course",
                "Before you place such a tile, make sure that you have a good use for its action. "
                "With the extra action you can sometimes complete a region in the same turn.",
            ),
        ),
        Lesson(
            "castles",
            tr_noop("Course", "Castle chains"),
            (),
            tr_noop(
                "Course",
                "A castle gives you one more action, with a die of any value. If you use this "
                "action to place another tile with an effect, the chain goes on.",
            ),
            tr_noop(
                "Course",
                "Follow the marked turn from the castle on. What does the action of the castle do "
                "that neither of the two dice could do?",
            ),
            tr_noop(
                "Course",
                "Place a castle when its action brings a lot. You can complete a region, take a "
                "tile that no die reaches, or sell many goods. Do not use it for workers.",
            ),
            also=("extra",),
        ),
        Lesson(
            "ships",
            tr_noop("Course", "Goods and ships"),
            ("sale", "small-sale", "loaded", "order"),
            tr_noop(
                "Course",
                "A ship loads goods from a depot and moves you forward in the order of play. Later "
                "you use a die to sell all goods of its number, and each tile scores.",
            ),
            tr_noop(
                "Course",
                "Look at the goods: which kinds fit the dice, and how many tiles of each do you "
                "have? A sale also brings a silverling.",
            ),
            tr_noop(
                "Course",
                "A sale is one action, however many goods you sell. So collect many goods of one "
                "kind before you sell them.",
            ),
        ),
        Lesson(
            "animals",
            tr_noop("Course", "Animals"),
            ("animals", "herd"),
            tr_noop(
                "Course",
                "A new animal tile scores one point for each animal on it. Earlier animals of the "
                "same kind in that pasture score again. So a pasture with only one kind scores "
                "again and again.",
            ),
            tr_noop(
                "Course",
                "Count the animals of the same kind on the new tile and in its pasture. If you "
                "place one more tile of this kind there, all of them score again.",
            ),
            tr_noop(
                "Course",
                "Choose one kind for each pasture, and place the first tile there early. Then even "
                "a later tile with few animals scores well.",
            ),
            also=("stored", "region", "extra"),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Colour bonuses"),
            ("bonus", "race", "bonus-ready"),
            tr_noop(
                "Course",
                "The first player to cover all spaces of a colour gets the large bonus. The second "
                "player gets the small one. You can fill a colour with few spaces sooner.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, in this estate and in the others. In which "
                "colours can you be first?",
            ),
            tr_noop(
                "Course",
                "Decide early in which colours you can be first. If an opponent is ahead in one, "
                "change to another.",
            ),
        ),
        Lesson(
            "knowledge",
            tr_noop("Course", "Knowledge tiles"),
            ("adds", "learnt"),
            tr_noop(
                "Course",
                "Some knowledge tiles score at the end for things that you have. Others make a "
                "rule better for you as soon as you place them.",
            ),
            tr_noop(
                "Course",
                "Rest the pointer on the knowledge tiles to read them. How many points or "
                "advantages would each of them bring on this estate?",
            ),
            tr_noop(
                "Course",
                "Take a knowledge tile that scores for things that you collect anyway. The earlier "
                "you have it, the better you can plan for it.",
            ),
            also=("stored", "region", "denied", "last"),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denied", "last"),
            tr_noop(
                "Course",
                "Each depot has only a few tiles. If you take one, no other player can have it. An "
                "opponent may need it more than you do.",
            ),
            tr_noop(
                "Course",
                "Look at the estates of the opponents. The marked turn takes a tile that an "
                "opponent could use to complete a region or a colour.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, take the tile "
                "that an opponent needs.",
            ),
        ),
        Lesson(
            "last-phase",
            tr_noop("Course", "The last phase"),
            (),
            tr_noop(
                "Course",
                "After phase E the game ends, and tiles in your storage are worth nothing. So "
                "think about which spaces you can still cover, and which regions you can "
                "complete.",
            ),
            tr_noop(
                "Course",
                "Count the rounds that are left: you have two dice for each. Then look at what "
                "the marked turn brings now, and at what it makes possible.",
            ),
            tr_noop(
                "Course",
                "In the last rounds take only tiles that you can still place. Sell your goods, "
                "and use your workers and silverlings: at the end they bring few points.",
            ),
            also=("region", "bonus", "adds", "animals", "sale", "extra", "ready", "wasted"),
        ),
        *MODULE_LESSONS,
    )


COURSE = BurgundyCourse()


# The places that a step of the first game points at.


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """Return the rectangles that a name means; "meant" are the places of the wanted actions."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    match name:
        case "estate":
            return [on_page(page, layout.estate.rect.adjusted(0, 0, 0, -layout.prompt.height()), 0)]
        case "phases" | "rounds":
            kind = name.removesuffix("s")
            return [round_slots(page, [slot for slot in layout.places if slot.kind == kind])]
        case "storage":
            return [round_slots(page, [Slot("storage", seat, place) for place in range(3)])]
        case "bonuses":
            return [round_slots(page, [slot for slot in layout.places if slot.kind == "bonus"])]
        case "points":
            return [round_slots(page, [Slot("crest", seat), Slot("points", seat)])]
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
            rects += [
                on_page(page, layout.market.black),
                round_slots(page, [Slot("silver", seat)]),
            ]
        case "place":
            rects += [
                round_target(page, ClickTarget("storage", None, action["tile"])),
                round_target(page, ClickTarget("cell", action["cell"])),
            ]
        case "sell":
            rects.append(round_target(page, ClickTarget("good", action["good"])))
        case "workers":
            rects.append(round_slots(page, [Slot("workers", seat)]))
        case "load":
            rects += [on_page(page, layout.market.depots[depot].rect) for depot in action["depots"]]
    return rects


# The steps of the first game: a text, the place to point at ("meant": the places of the awaited
# action), and the awaited action. They name the {tile}, the {depot}, the {number} of the space and
# the {goods}, and the facts of the rules.


# In this deal the learner acts first and has a 5 for the mine in depot 5 and a 4 for the space
# below the castle, then a die for two of the goods; two ships lie in the black depot, and the third
# round has a die for one beside the castle.
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Margaux", "page")),
    {"edition": "2011", "players": 2, "seed": 2439, "setup": "fixed", "estates": ["1", "1"]},
)
LEARNER = 0
KEYS = {
    "key_undo": "undo",
    "key_rules": "rules",
    "key_analyse": "analyse",
    "key_log": "log",
    "key_score": "score",
    "key_end": "end",
    "key_workers": "workers",
}
"""The commands whose current keys the texts mention."""


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
        tr_noop("Guide", "Your estate"),
        tr_noop(
            "Guide",
            "Cover your estate with tiles to score points. The player with the most points "
            "at the end wins. Your start castle is already there. Every new tile must "
            "touch a tile on your estate.",
        ),
        ("estate",),
    ),
    Step(
        tr_noop("Guide", "Where most points come from"),
        tr_noop(
            "Guide",
            "Touching spaces of one colour form a region. A full region scores points for "
            "its size: {region_1} for one space, {region_8} for eight. It also scores for "
            "the phase: +{phase_a} now, only +{phase_e} in the last. So complete small "
            "regions early.",
        ),
        ("estate", "phases"),
    ),
    Step(
        tr_noop("Guide", "How long the game lasts"),
        tr_noop(
            "Guide",
            "The game has {phases} phases of {rounds} rounds, and ends after phase E. That "
            "gives you {turns} turns, so choose well. At the end, your leftovers are worth "
            "a few points.",
        ),
        ("rounds", "phases"),
    ),
    Step(
        tr_noop("Guide", "Take a tile with a die"),
        tr_noop(
            "Guide",
            "Each turn you use two dice. With a die you can take one tile from the depot "
            "with its number. The tile goes to your storage first. You place it later with "
            "another die.",
        ),
        ("meant",),
        "take",
        tr_noop("Guide", "Try it: take a tile from depot {depot}: {tile}."),
        _a_mine,
    ),
    Step(
        tr_noop("Guide", "Place it on your estate"),
        tr_noop(
            "Guide",
            "With a die you place a stored tile on a space with its number. The colour "
            "must match, and the space must touch a covered one.",
        ),
        ("meant",),
        "place",
        tr_noop("Guide", "Try it: click the tile ({tile}), then the glowing {number}."),
        _the_newest,
    ),
    Step(
        tr_noop("Guide", "That was your turn"),
        tr_noop(
            "Guide",
            "You have used both dice. A mine gives you one silverling at the end of every "
            "phase. Now it is the turn of Margaux.",
        ),
        ("end",),
        "end",
        tr_noop("Guide", "End your turn: click “{button}”, or press {key_end}."),
    ),
    Step(
        tr_noop("Guide", "Sell goods"),
        tr_noop(
            "Guide",
            "A die has a third use: you sell all goods with its number. You get {sale_2} "
            "points for each goods tile, and one silverling for the sale.",
        ),
        ("meant",),
        "sell",
        tr_noop("Guide", "Try it: sell your goods ({goods})."),
    ),
    Step(
        tr_noop("Guide", "Take workers"),
        tr_noop(
            "Guide",
            "A die has a fourth use: you exchange it for 2 workers. With a worker you "
            "change a die by 1. From 6 to 1 is also one step.",
        ),
        ("meant",),
        "workers",
        tr_noop("Guide", "Try it: click the worker box, or press {key_workers}."),
    ),
    Step(
        tr_noop("Guide", "Buy a tile"),
        tr_noop(
            "Guide",
            "Once per turn you may buy a tile from the black depot for {purchase} "
            "silverlings. You need no die for this.",
        ),
        ("meant",),
        "buy",
        tr_noop("Guide", "Try it: buy a tile: {tile}."),
        _a_ship,
    ),
    Step(
        tr_noop("Guide", "The next round"),
        tr_noop(
            "Guide",
            "Your storage has room for {storage} tiles. They score nothing until you place them.",
        ),
        ("storage", "end"),
        "end",
        tr_noop("Guide", "End your turn."),
    ),
    Step(
        tr_noop("Guide", "Every tile does something"),
        tr_noop(
            "Guide",
            "Place a ship to load all goods of one depot and to play earlier in the round. "
            "A castle gives you one more action, and animals give you points. Each "
            "building has its own effect.",
        ),
        ("meant",),
        "place",
        tr_noop("Guide", "Try it: place a tile ({tile}) on a {number}."),
        _a_ship,
    ),
    Step(
        tr_noop("Guide", "Load the ship"),
        tr_noop(
            "Guide",
            "Choose a depot. You take all its goods that you have room for. You can keep "
            "at most {goods_types_kept} kinds of goods.",
        ),
        ("meant",),
        "load",
        tr_noop("Guide", "Try it: click the glowing goods."),
    ),
    Step(
        tr_noop("Guide", "Use a worker"),
        tr_noop(
            "Guide",
            "The small badge on a tile shows how many workers you need to change your die. "
            "The program always chooses the fewest.",
        ),
        ("meant",),
        "take",
        tr_noop("Guide", "Try it: take a tile from depot {depot}: {tile}."),
        _with_a_worker,
    ),
    Step(
        tr_noop("Guide", "Full colours, and the end"),
        tr_noop(
            "Guide",
            "The first player to fill all spaces of a colour scores {large_2} points, the "
            "second {small_2}. After the last phase you score 1 point for each goods tile "
            "and each silverling. Two workers score 1 point, and some knowledge tiles "
            "score more.",
        ),
        ("bonuses", "points"),
    ),
    Step(
        tr_noop("Guide", "Check the log and the score"),
        tr_noop(
            "Guide",
            "Press {key_log} to read what happened, and {key_score} to see where the "
            "points came from. Press {key_undo} to undo your actions, until the dice are "
            "rolled again.",
        ),
        ("log", "points"),
    ),
    Step(
        tr_noop("Guide", "Now play on your own"),
        tr_noop(
            "Guide",
            "Rest the pointer on anything to see an explanation. Press {key_rules} to open "
            "its page in the rules. Press {key_analyse} to try out ideas on a separate table. "
            "Now play on, and try to beat Margaux.",
        ),
        (),
    ),
)


def numbers_on(view: GameView) -> dict[str, int]:
    """Return the die face of each cell of the deciding seat's estate."""
    return BurgundyState.from_object(view.state).cell_numbers(view.legal["seat"])


def said(text: str, wanted: Action | None, view: GameView | None) -> str:
    """Return the translated text, with its numbers and the words of the wanted action filled in."""
    words: dict[str, Any] = {
        **facts(),
        **{name: keymap.label(command) for name, command in KEYS.items()},
        "button": tr("Prompt", burgundy_input.BurgundyInput.end),
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
"""Tiles that the page of their module explains, not the page of their kind."""
SLOT_TOPICS: Mapping[str, str] = {
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
    """The help for The Castles of Burgundy."""

    entries = BY_KIND
    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, slot: Slot, state: BurgundyState) -> str:
        """Return the page about the piece on a slot of the table, or about the empty slot."""
        tile = _tile_on(slot, state)
        if tile is not None:
            return topic_of_tile(tile, state.edition)
        if (shield := _shield_on(slot, state)) is not None:
            return topic_of_shield(shield)
        if slot.kind in ("shield", "worn"):
            return "shields"
        if slot.kind == "market" and slot.owner == INNS:
            return "inns"
        if slot.kind == "market" and not isinstance(slot.owner, int):
            return "buying#black"
        return SLOT_TOPICS[slot.kind]


def topic_of_tile(tile: str, edition: str = "2011") -> str:
    """Return the page of a tile by its protocol name; buildings and knowledge tiles have anchors on
    it."""
    kind, _, rest = tile.partition(":")
    if tile in MODULE_TILES:
        return f"{MODULE_TILES[tile]}#{tile}"
    if kind == "monastery" and edition == "2019" and int(rest) in module_rules.KNOWLEDGE_2019:
        return f"edition-2019#{tile}"
    return f"{TILES[kind]}#{tile}" if kind in ("building", "monastery") else TILES[kind]


def topic_of_shield(number: int) -> str:
    """Return the anchor of a shield, 1..18."""
    return f"shields#shield:{number}"


def _shield_on(slot: Slot, state: BurgundyState) -> int | None:
    match slot:
        case Slot("shield", int(depot), int(place)):
            return state.shields[depot][place]
        case Slot("worn", int(seat), str(castle)):
            return state.seats[seat].worn.get(castle)
    return None


def _tile_on(slot: Slot, state: BurgundyState) -> str | None:
    match slot:
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
