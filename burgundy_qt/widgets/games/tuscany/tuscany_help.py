"""The rules page about each slot of the table, the lessons, and the first game with the places that
its steps point at. The quotes and drawings of pages are in `figures.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QRect

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, known_state
from burgundy_qt.rules.tuscany.catalogue import GAME, REGION_POINTS
from burgundy_qt.session import line_up, view
from burgundy_qt.widgets.games.tuscany.figures import EXAMPLES, TABLES, facts
from burgundy_qt.widgets.games.tuscany.layout import TableLayout
from burgundy_qt.widgets.games.tuscany.tuscany_texts import bonus_name
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.questions.course_dialog import GameCourse, Lesson
from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame, GameHelp, Price, Rank, Step
from burgundy_qt.widgets.rulebook.tutorial_veil import round_slots, round_target, round_widget
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot


class TuscanyCourse(GameCourse):
    """The course of The Castles of Tuscany."""

    lessons = (
        Lesson(
            "laying-out",
            tr_noop("Course", "Laying out your duchy"),
            ("layout", "layout-points", "start-castle"),
            tr_noop(
                "Course",
                "Before the game you lay out your three boards and choose your start castle. You "
                "can only place tiles beside covered spaces, so the castle decides where you "
                "begin.",
            ),
            tr_noop(
                "Course",
                "Count the spaces that touch the start castle, and their colours. Then look for "
                "regions that reach from one board to the next.",
            ),
            tr_noop(
                "Course",
                "Choose a castle that touches many colours, so that you can use most of your first "
                "cards. Then turn and move the boards until small regions join to large ones.",
            ),
            task=tr_noop(
                "Course",
                "Lay out the duchy and choose the start castle. Several layouts are about as good "
                "as the best one.",
            ),
            against=tr_noop("Course", "the best layout with another start castle"),
        ),
        Lesson(
            "regions",
            tr_noop("Course", "Full regions"),
            ("region", "region-and-crops", "scores", "near", "for-region", "for-both"),
            tr_noop(
                "Course",
                "Full regions score green points, and a green point of phase I counts three times. "
                "So a small region in phase I can bring more than a large one later.",
            ),
            tr_noop(
                "Course",
                "Look at the region that the marked turn helps you to complete. Count its empty "
                "spaces. How many times will you add its green points until the end?",
            ),
            tr_noop(
                "Course",
                "Begin with small regions in phase I. If a region needs only one more tile, take "
                "that tile before somebody else does.",
            ),
        ),
        Lesson(
            "hand",
            tr_noop("Course", "Cards and tiles"),
            (
                "cards",
                "idle",
                "cards-for",
                "ready",
                "short",
                "breaks",
                "waits",
                "keeps",
                "price",
            ),
            tr_noop(
                "Course",
                "A tile costs two region cards of its colour. A worker or a pair of equal cards "
                "replaces a card that you lack.",
            ),
            tr_noop(
                "Course",
                "Compare the cards in your hand with your stored tiles. Which tile can you place "
                "next, and how many cards do you still need for it?",
            ),
            tr_noop(
                "Course",
                "Do not collect tiles without cards, or cards without a tile in mind. Each action "
                "should make the next one possible.",
            ),
        ),
        Lesson(
            "storage",
            tr_noop("Course", "Using the storage"),
            ("stores", "discards", "last-tile"),
            tr_noop(
                "Course",
                "If you take a tile as your action, it waits in your storage until you place it. "
                "The storage is small. If it is full, you must discard something to take another "
                "tile.",
            ),
            tr_noop(
                "Course",
                "Look at the tile that the marked turn takes. Does it have a space in the duchy, "
                "and what will it bring there? A tile without a space only fills the storage.",
            ),
            tr_noop(
                "Course",
                "If a tile has a space and you can pay for it soon, take it. Place it before you "
                "take the next one.",
            ),
        ),
        Lesson(
            "marble",
            tr_noop("Course", "Second actions"),
            ("gains", "spends", "free"),
            tr_noop(
                "Course",
                "Once in your turn you may pay one marble for a second action. Pay it only if "
                "that action brings you more than the marble in a later turn.",
            ),
            tr_noop(
                "Course",
                "In the marked turn you pay a marble and take a tile. What would you lose if you "
                "ended the turn instead and kept the marble?",
            ),
            tr_noop(
                "Course",
                "If you would lose a tile or points without the second action, pay the marble. If "
                "you would only draw cards with it, keep it.",
            ),
            also=(
                *("region", "region-and-crops", "scores", "colour"),
                *("for-region", "for-both", "ready", "stores"),
            ),
        ),
        Lesson(
            "bonus",
            tr_noop("Course", "Bonus tiles"),
            ("bonus-tile",),
            tr_noop(
                "Course",
                "A bonus tile improves one thing until the end of the game. You choose the first "
                "one before the game begins. For each town you choose another one.",
            ),
            tr_noop(
                "Course",
                "Compare the bonus tiles. For +1 marble count the quarries, for +1 worker the "
                "villages, for +1 yield card the carts.",
            ),
            tr_noop(
                "Course",
                "If you get a bonus tile early, you can use it many times. The tile +1 storage "
                "also brings green points, which you add at the end of every phase.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("colour", "race", "scores", "for-both"),
            tr_noop(
                "Course",
                "The first player to fill a colour gets green points, and the second player gets "
                "fewer. Each colour has the same number of spaces in all duchies, so it is a race.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour, here and in the other duchies. In the "
                "marked turn you fill a colour, or nearly fill it.",
            ),
            tr_noop(
                "Course",
                "From phase II on, count the empty spaces of each colour in every duchy. If you "
                "are behind in one, hurry with another.",
            ),
        ),
        Lesson(
            "against",
            tr_noop("Course", "Against an opponent"),
            ("denies", "denies-bonus"),
            tr_noop(
                "Course",
                "If you take a tile from the display, no other player can have it. The only tile "
                "of a colour in the display may be worth more to an opponent than to you.",
            ),
            tr_noop(
                "Course",
                "Look at the duchy and the storage of each opponent. The marked turn takes a tile "
                "that an opponent needs for a region or a colour.",
            ),
            tr_noop(
                "Course",
                "First look for your own best turn. If two turns are about equal, take the tile of "
                "the display that an opponent needs.",
            ),
        ),
        Lesson(
            "phase-end",
            tr_noop("Course", "The end of a phase"),
            ("ends",),
            tr_noop(
                "Course",
                "If you take a tile from the display, one from your own stack replaces it. If "
                "the stack of one player for this phase is empty, the phase ends with that "
                "round, and green points count.",
            ),
            tr_noop(
                "Course",
                "Compare the green points of the players, and count the tiles in the stacks. "
                "What would happen if the phase ended now?",
            ),
            tr_noop(
                "Course",
                "If you are ahead in green points, end the phase soon. If you are behind or can "
                "still place a tile, wait: draw cards or place tiles instead.",
            ),
        ),
    )


COURSE = TuscanyCourse()


# The places that a step of the first game points at


OF_THE_SEAT = {
    "duchy": ("cell",),
    "hand": ("card",),
    "storage": ("store",),
    "stacks": ("stack", "left"),
    "marble": ("marble",),
    "points": ("green", "red"),
}
SHARED = {
    "deck": ("deck",),
    "display": ("display",),
    "yields": ("yields", "yield-card"),
    "clock": ("phase", "stone"),
}
"""The kinds of slots by name: those of the seat, and those of all."""


def pointed_rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """Return the rectangles that a name means; "meant" are the places of the wanted actions."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    if name == "log":
        return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
    if name == "meant":
        return [rect for action in wanted for rect in _touched(action, page)]
    kinds = OF_THE_SEAT.get(name) or SHARED[name]
    owner = seat if name in OF_THE_SEAT else None
    meant = [slot for slot in layout.places if slot.kind in kinds and slot.owner == owner]
    return [round_slots(page, meant)]


def _touched(action: Action, page: TablePage) -> list[QRect]:
    """Return the places of one action."""
    match action["type"]:
        case "bonus-tile":
            return [round_target(page, ClickTarget("supply", action["tile"]))]
        case "draw":
            return [round_target(page, ClickTarget("deck"))]
        case "take":
            slots = enumerate(_table(page).display)
            targets = [
                ClickTarget("display", slot) for slot, tile in slots if tile == action["tile"]
            ]
            return [round_target(page, target) for target in targets]
        case "place":
            stored = enumerate(_table(page).seats[page.seat.number].storage)
            targets = [ClickTarget("store", at) for at, tile in stored if tile == action["tile"]]
            targets.append(ClickTarget("cell", action["cell"]))
            return [round_target(page, target) for target in targets]
    return []


def _table(page: TablePage) -> known_state.TuscanyState:
    """Return the state of the decision, with the contents of the storage spaces."""
    return cast(known_state.TuscanyState, page.scene.state)


# The first hand pays for a quarry beside the start castle, and its marble for a second action. That
# action takes a cart, of which the display has two. The one cart card and a pair pay for the cart,
# and it fills a region. The other seat cannot change any of this until then.
BOARDS = [["A1", "B1", "C1"], ["A2", "B2", "C2"]]
QUARRY_AT, CART_AT = "B.L2", "A.R3"
LINE_UP = line_up.LineUp(
    (line_up.SeatPlan("You"), line_up.SeatPlan("Ginevra", "page")),
    {
        "game": GAME,
        "edition": "2020",
        "players": 2,
        "setup": "fixed",
        "boards": BOARDS,
        "modules": [],
        "seed": 31661,
    },
)
LEARNER = 0
KEYS = {
    "key_undo": "undo",
    "key_rules": "rules",
    "key_analyse": "analyse",
    "key_log": "log",
    "key_score": "score",
}
"""The commands whose current keys the texts mention."""


def _tile(tile: str) -> Callable[[Action, Price], Rank]:
    """Return a rank for taking or choosing this tile."""
    return lambda action, _price: (action["tile"] != tile,)


def _laying(tile: str, cell: str) -> Callable[[Action, Price], Rank]:
    """Return a rank for placing this tile on this space at the lowest price."""
    return lambda action, price: (
        (action["tile"], action["cell"]) != (tile, cell),
        sum(price.values()),
    )


STEPS: Sequence[Step] = (
    Step(
        tr_noop("Guide", "Your duchy in Tuscany"),
        tr_noop(
            "Guide",
            "Your duchy has three boards, with {spaces} spaces in eight colours. You begin "
            "at your start castle. Each new tile must touch a tile in your duchy.",
        ),
        ("duchy",),
    ),
    Step(
        tr_noop("Guide", "Regions score green points"),
        tr_noop(
            "Guide",
            "Touching spaces of one colour form a region. A full region of one, two or "
            "three spaces scores {one}, {two} or {three} green points. Green points count "
            "again at the end of each phase.",
        ),
        ("duchy", "points"),
    ),
    Step(
        tr_noop("Guide", "A bonus at the start"),
        tr_noop(
            "Guide",
            "Each player chooses a bonus tile. With this one you always draw {draw_more} "
            "cards instead of {draw}.",
        ),
        ("meant",),
        "bonus-tile",
        tr_noop("Guide", "Try it: click the bonus tile “{bonus}”."),
        _tile("card"),
    ),
    Step(
        tr_noop("Guide", "One of three actions"),
        tr_noop(
            "Guide",
            "On your turn you draw cards, take a tile from the display, or place a stored "
            "tile in your duchy. Everything you can use glows.",
        ),
        ("deck", "display", "storage"),
    ),
    Step(
        tr_noop("Guide", "Take a tile"),
        tr_noop(
            "Guide",
            "A quarry fits next to your castle, and you have two quarry cards in hand to "
            "pay for it.",
        ),
        ("meant", "hand"),
        "take",
        tr_noop("Guide", "Try it: click the quarry in the display."),
        _tile("quarry"),
    ),
    Step(
        tr_noop("Guide", "Your stacks are the clock"),
        tr_noop(
            "Guide",
            "The new tile in the display came from your left stack. When a player is the "
            "first to empty this stack of {stack} tiles, the phase ends with that round.",
        ),
        ("stacks", "clock"),
    ),
    Step(
        tr_noop("Guide", "Place the tile"),
        tr_noop(
            "Guide",
            "A tile costs {cost} cards of its colour. Rest the pointer on the space, and "
            "the cards that you would pay rise.",
        ),
        ("meant", "hand"),
        "place",
        tr_noop("Guide", "Try it: click the quarry in your storage, then the glowing space."),
        _laying("quarry", QUARRY_AT),
    ),
    Step(
        tr_noop("Guide", "One more action"),
        tr_noop(
            "Guide",
            "A quarry gives you marble. Once per turn you may pay one marble for one more "
            "action. Use it now to take a cart.",
        ),
        ("meant", "marble"),
        "take",
        tr_noop("Guide", "Try it: click a cart in the display."),
        _tile("cart"),
    ),
    Step(
        tr_noop("Guide", "Pay with a pair"),
        tr_noop(
            "Guide",
            "You have only one cart card. Two equal cards of another colour replace the "
            "second. You could also use a worker.",
        ),
        ("meant", "hand"),
        "place",
        tr_noop("Guide", "Try it: click the cart in your storage, then the glowing space."),
        _laying("cart", CART_AT),
    ),
    Step(
        tr_noop("Guide", "A full region and a surprise"),
        tr_noop(
            "Guide",
            "This space is a region by itself, so you score {one} green point. The cart "
            "also turns over a yield card, and you follow it at once.",
        ),
        ("points", "yields"),
    ),
    Step(
        tr_noop("Guide", "Draw cards"),
        tr_noop(
            "Guide",
            "You have spent your cards, so draw new ones. Nobody else sees them, and you "
            "may have as many as you like.",
        ),
        ("meant", "hand"),
        "draw",
        tr_noop("Guide", "Try it: click the deck."),
    ),
    Step(
        tr_noop("Guide", "Green and red"),
        tr_noop(
            "Guide",
            "At the end of each of the {phases} phases you add your green points to your "
            "red points, and keep them. So a green point of the first phase counts three "
            "times. The player with the most red points wins.",
        ),
        ("points", "clock"),
    ),
    Step(
        tr_noop("Guide", "Check the log and the score"),
        tr_noop(
            "Guide",
            "Press {key_log} to read what happened, and {key_score} to see where the "
            "points came from. Press {key_undo} to undo an action, until something new is "
            "turned over.",
        ),
        ("log",),
    ),
    Step(
        tr_noop("Guide", "Now play on your own"),
        tr_noop(
            "Guide",
            "Rest the pointer on anything to see an explanation. Press {key_rules} to open "
            "its page in the rules. Press {key_analyse} to try out ideas on a separate table. "
            "Now play on, and try to beat Ginevra.",
        ),
        (),
    ),
)


def step_text(text: str, _wanted: Action | None, _view: view.GameView | None) -> str:
    """Return the translated text, with its numbers and keys filled in."""
    rules = facts()
    words: dict[str, Any] = {
        **rules,
        **{name: keymap.label(command) for name, command in KEYS.items()},
        **dict(zip(("one", "two", "three"), REGION_POINTS[1:], strict=True)),
        "draw_more": int(rules["draw"]) + 1,
        "bonus": bonus_name("card"),
    }
    return tr("Guide", text, **words)


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, step_text, pointed_rects)


# The pages


SLOT_TOPICS: Mapping[str, str] = {
    "display": "take",
    "neutral-stack": "take#refill",
    "deck": "draw",
    "draws": "draw",
    "deck-words": "draw#deck",
    "discards": "draw#deck",
    "pile-of-cards": "draw#deck",
    "yields": "yields",
    "pile-of-yields": "yields",
    "yield-card": "yields",
    "turned-up": "yields",
    "colour-bonus": "full-colours#values",
    "phase": "phases#end",
    "stone": "phases#end",
    "clock": "phases#end",
    "green-field": "points",
    "red-field": "points",
    "green": "phases#green",
    "red": "points",
    "green-sum": "phases#green",
    "red-sum": "points",
    "region": "regions",
    "regions": "regions",
    "tally": "draw#hand",
    "store": "take#storage",
    "marble": "turn#marble",
    "workers": "paying",
    "stack": "take#refill",
    "left": "take#refill",
    "card": "draw#hand",
    "hand": "hidden",
    "hand-count": "hidden",
    "hand-words": "draw#hand",
    "covered": "place",
    "first": "set-up",
    "turn": "turn",
    "state": "set-up#duchy",
    "board": "set-up#duchy",
    "move-left": "clicks#setup",
    "move-right": "clicks#setup",
    "turn-board": "clicks#setup",
    "half-step": "clicks#setup",
}
"""Pages by kind of slot, if all slots of it have the same one."""


class TuscanyHelp(GameHelp[known_state.TuscanyState]):
    """The help for The Castles of Tuscany."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, slot: Slot, state: known_state.TuscanyState) -> str:
        """Return the page about the contents of a slot of the table, or about the empty slot."""
        match slot:
            case Slot("cell", int(seat), str(cell)):
                return _topic_of_cell(state, seat, cell)
            case Slot("bonus" | "owned" | "supply", _, str(bonus)):
                return topic_of_bonus(bonus)
            case Slot("display", _, int(number)):
                return _topic_of_lying(state.display[number], slot.kind)
            case Slot("store", int(seat), int(place)):
                return _topic_of_lying(
                    dict(enumerate(state.seats[seat].storage)).get(place), slot.kind
                )
        return SLOT_TOPICS[slot.kind]


def topic_of_colour(colour: str) -> str:
    """Return the anchor of a colour."""
    return f"colours#{colour}"


def topic_of_tile(tile: str) -> str:
    """Return the anchor of a thing in the display, in storage or in a duchy."""
    return "hexagons" if tile == catalogue.HEXAGON else topic_of_colour(catalogue.colour_of(tile))


def topic_of_bonus(bonus: str) -> str:
    """Return the anchor of a bonus tile."""
    return f"bonus-tiles#{bonus}"


def _topic_of_lying(tile: str | None, kind: str) -> str:
    """Return the page of a tile, or of its empty place."""
    return SLOT_TOPICS[kind] if tile is None else topic_of_tile(tile)


def _topic_of_cell(state: known_state.TuscanyState, seat: int, cell: str) -> str:
    """Return the page of a cell's tile or colour, or of start castles for a castle and while one is
    chosen."""
    land = state.seats[seat]
    colour = catalogue.spaces_of(land.land)[cell].colour
    is_start = cell == land.start
    if is_start or (colour == catalogue.CASTLE and state.is_laid_out_in_secret):
        return "set-up#castle"
    return topic_of_tile(land.cells.get(cell, colour))


ANSWER = TuscanyHelp()
