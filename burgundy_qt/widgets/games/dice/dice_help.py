"""The rules page about each slot of the table, the lessons, and the first game with the places that
its steps point at. The quotes and drawings of pages are in `figures.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from PySide6.QtCore import QRect

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, known_state, sheets
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.games.dice import dice_input, dice_texts
from burgundy_qt.widgets.games.dice.figures import EXAMPLES, TABLES, facts
from burgundy_qt.widgets.games.dice.layout import TableLayout
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.questions.course_dialog import GameCourse, Lesson
from burgundy_qt.widgets.rulebook import game_help
from burgundy_qt.widgets.rulebook.tutorial_veil import round_slots, round_target, round_widget
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot


class DiceCourse(GameCourse):
    """The course of the Dice Game."""

    lessons = (
        Lesson(
            "regions",
            tr_noop("Course", "Full regions"),
            ("completes", "fills_single"),
            tr_noop(
                "Course",
                "A region scores only when all its spaces are marked. In each later phase it "
                "scores fewer points. So look first for a region that you can complete in this "
                "round.",
            ),
            tr_noop(
                "Course",
                "The turn shown here completes a region. You score its points at once and get its "
                "bonus. A pasture gives double points and no bonus.",
            ),
            tr_noop(
                "Course",
                "Complete regions as early as you can. Begin a large region only if you have "
                "enough rounds left for all its spaces.",
            ),
        ),
        Lesson(
            "preparing",
            tr_noop("Course", "Preparing regions"),
            ("one_short", "one_left", "extends", "fixes"),
            tr_noop(
                "Course",
                "You cannot complete a region in every round. After a good mark the region has "
                "only one empty space, and many numbers fit there.",
            ),
            tr_noop(
                "Course",
                "The turn shown here completes nothing yet. Count the empty spaces of the region, "
                "and the numbers that fit them.",
            ),
            tr_noop(
                "Course",
                "Before you mark a space, think about the next round: which numbers will the "
                "region still take?",
            ),
        ),
        Lesson(
            "bonuses",
            tr_noop("Course", "Using bonuses"),
            # "keeps" is in the counts of costly turns of earlier versions.
            ("earns", "spends", "by_dice", "marks_twice", "idle_mark", "keeps"),
            tr_noop(
                "Course",
                "A monk changes a colour die, a worker a number die, and silver gives you a second "
                "mark. You may use only one bonus in a round, and each works only once.",
            ),
            tr_noop(
                "Course",
                "Several turns are possible here, and they use different bonuses. Compare the "
                "bonuses that you use in each turn and those that you keep.",
            ),
            tr_noop(
                "Course",
                "If you can complete something with a bonus, use it. If the dice alone are almost "
                "as good, keep it, but not until the end of the game.",
            ),
        ),
        Lesson(
            "reach",
            tr_noop("Course", "Spaces within reach"),
            ("reaches", "reaches_last", "opens", "nears_castle"),
            tr_noop(
                "Course",
                "You can only mark a space that touches a marked one. With more colours within "
                "reach, you can use more of the dice in the next round.",
            ),
            tr_noop(
                "Course",
                "Look at the spaces around the new mark. You can mark them next. Some of them have "
                "colours that you could not reach before.",
            ),
            tr_noop(
                "Course",
                "Keep several colours within reach. Then you can do something useful with almost "
                "every roll.",
            ),
        ),
        Lesson(
            "colours",
            tr_noop("Course", "Full colours"),
            ("completes_colour", "nears_colour", "beats"),
            tr_noop(
                "Course",
                "The first player to fill a colour scores the higher value. The second player "
                "scores the lower one. Late in the game a full colour is often worth more than a "
                "region.",
            ),
            tr_noop(
                "Course",
                "Look at the values at the left of the sheet. The turn shown here fills a colour, "
                "or leaves only one space of it empty.",
            ),
            tr_noop(
                "Course",
                "Count the empty spaces of each colour on your sheet and on the others. If you are "
                "only just ahead in a colour, fill it first.",
            ),
        ),
        Lesson(
            "start",
            tr_noop("Course", "The start castle"),
            ("start_bonus", "start_spaces", "start_colours"),
            tr_noop(
                "Course",
                "Your first mark must touch your start castle. You also get its bonus at once. So "
                "think about both its place and its bonus.",
            ),
            tr_noop(
                "Course",
                "Look at the bonus of the castle shown here, and count the colours around it. With "
                "more colours around it, you can use more of the dice in the first rounds.",
            ),
            tr_noop(
                "Course",
                "Choose a castle between several colours and near small regions. If two places are "
                "equally good, choose the better bonus.",
            ),
        ),
        Lesson(
            "alone",
            tr_noop("Course", "Alone for 60 points"),
            (),
            tr_noop(
                "Course",
                "Alone you try to score as many points as you can, and 60 is a good target. In 24 "
                "rounds that is two or three points a round.",
            ),
            tr_noop(
                "Course",
                "Nobody can fill a colour before you, but in phase III a full colour scores only "
                "its lower value. How many points does the turn shown here bring?",
            ),
            tr_noop(
                "Course",
                "Complete regions in phase I, while they score most. A full colour scores its "
                "higher value until the end of phase II. Use all your bonuses before the last "
                "round ends.",
            ),
            also=(
                *("completes", "fills_single", "completes_colour", "nears_colour", "marks_twice"),
                *("one_short", "one_left", "extends", "hurries", "spends", "reaches"),
            ),
        ),
    )


COURSE = DiceCourse()


# The places that a step of the first game points at


ON_THE_SHEET = {
    "duchy": ("cell",),
    "circles": ("circle",),
    "points": ("column", "total"),
    "bonuses": ("bonus",),
}
SHARED = {"dice": ("die",), "tracks": ("box",), "regions": ("points-row",)}
"""The kinds of slots by name: those of the seat, and those of all."""


def pointed_rects(name: str, page: TablePage, wanted: Sequence[game_help.Action]) -> list[QRect]:
    """Return the rectangles that a name means; "meant" are the places of the wanted actions."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    if name in ON_THE_SHEET:
        kinds, owner = ON_THE_SHEET[name], seat
    elif name in SHARED:
        kinds, owner = SHARED[name], None
    elif name == "others":
        return [
            round_slots(page, [slot for slot in layout.places if slot.owner not in (seat, None)])
        ]
    elif name == "log":
        return [round_widget(page, page.foot if page.view.log_rect().isEmpty() else page.log)]
    elif name == "end":
        return [round_widget(page, page.prompt.end)]
    else:
        return [rect for action in wanted for rect in _touched(action, page)]
    meant = [slot for slot in layout.places if slot.kind in kinds and slot.owner == owner]
    return [round_slots(page, meant)]


def _touched(action: game_help.Action, page: TablePage) -> list[QRect]:
    """Return the places of one action."""
    match action["type"]:
        case "start":
            return [round_target(page, ClickTarget("cell", action["castle"]))]
        case "mark":
            return [round_target(page, ClickTarget("cell", action["cell"]))]
        case "worker":
            return [round_slots(page, [Slot("bonus", page.seat.number, "worker")])]
    return []


# The first game: a text, the place to point at ("meant": the places of the awaited action), and the
# awaited action. Steps name the {number} and the {space} of a mark, and the facts of the rules.


# These dice fill a river beside the castle with the goods in two rounds. In the third, all goods
# are sold, and the silver pays for a second mark; in the fourth nothing fits. Two pastures then
# become full before the first phase ends with the sixth round.
SHEET = sheets.LETTERS[0]
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Margaux", "page")),
    {
        "game": "burgundy-dice",
        "edition": "2017",
        "players": 2,
        "setup": "secret",
        "sheet": SHEET,
        "castle": None,
        "modules": [],
        "seed": 106305,
    },
)
LEARNER = 0
WRITE = tr_noop(
    "Guide", "Try it: write the {number} in the glowing space ({space}), then click “{button}”."
)
KEYS = {
    "key_undo": "undo",
    "key_rules": "rules",
    "key_analyse": "analyse",
    "key_log": "log",
    "key_score": "score",
}
"""The commands whose current keys the texts mention."""


def _with_goods(action: game_help.Action, _price: game_help.Price) -> game_help.Rank:
    return (codec.bonus_of(SHEET, action["castle"]) != "goods",)


def _writing(
    number: int, cell: str
) -> Callable[[game_help.Action, game_help.Price], game_help.Rank]:
    """Return a rank for the mark with this number on this cell."""

    def rank(action: game_help.Action, price: game_help.Price) -> game_help.Rank:
        return ((action["cell"], action["number"]) != (cell, number), sum(price.values()))

    return rank


STEPS: Sequence[game_help.Step] = (
    game_help.Step(
        tr_noop("Guide", "Your duchy"),
        tr_noop(
            "Guide",
            "All players have the same sheet. Each round you write numbers into its "
            "{spaces} spaces. The player with the most points at the end wins.",
        ),
        ("duchy",),
    ),
    game_help.Step(
        tr_noop("Guide", "Regions score points"),
        tr_noop(
            "Guide",
            "Touching spaces of one colour form a region. When you mark its last space, it "
            "scores by its size and by the phase. A region of {largest} spaces scores "
            "{region_first} points now, but only {region_last} in phase III.",
        ),
        ("regions", "duchy"),
    ),
    game_help.Step(
        tr_noop("Guide", "Where you begin"),
        tr_noop(
            "Guide",
            "Cross out one of your {castles} castles. You begin marking next to it, and "
            "you get its bonus at once.",
        ),
        ("meant", "end"),
        "start",
        tr_noop("Guide", "Try it: click the glowing castle, then “{button}”."),
        _with_goods,
    ),
    game_help.Step(
        tr_noop("Guide", "Five dice for all"),
        tr_noop(
            "Guide",
            "All players may use all the dice: two numbers and two colours. The hourglass "
            "die shows how much time passes: one or two boxes of the current track.",
        ),
        ("dice", "tracks"),
    ),
    game_help.Step(
        tr_noop("Guide", "One number, one colour"),
        tr_noop(
            "Guide",
            "With a number and a colour you mark a space of that colour that touches a "
            "marked one. The row of each colour shows which numbers it takes. A river "
            "takes {river_numbers}.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(5, "4.2"),
    ),
    game_help.Step(
        tr_noop("Guide", "All at once"),
        tr_noop(
            "Guide",
            "Margaux wrote at the same time. You see the marks of the other players only "
            "when everybody is ready.",
        ),
        ("others",),
    ),
    game_help.Step(
        tr_noop("Guide", "Fill a region"),
        tr_noop("Guide", "This river has one empty space left, and the dice show a number for it."),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(6, "4.3"),
    ),
    game_help.Step(
        tr_noop("Guide", "Points and a bonus"),
        tr_noop(
            "Guide",
            "The full region gets an outline, you score its points, and a bonus is "
            "circled. A river gives you goods, a mine silver, a monastery a monk, and a "
            "town a worker.",
        ),
        ("points", "circles"),
    ),
    game_help.Step(
        tr_noop("Guide", "Two hourglasses"),
        tr_noop(
            "Guide",
            "The die shows two hourglasses, so you have sold all your goods: {sale_points} "
            "points and {sale_silver} silver for each.",
        ),
        ("dice", "bonuses"),
    ),
    game_help.Step(
        tr_noop("Guide", "A pasture"),
        tr_noop(
            "Guide",
            "A pasture takes any number first, and then only the same number. A full "
            "pasture scores double points.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(1, "3.3"),
    ),
    game_help.Step(
        tr_noop("Guide", "A second mark with silver"),
        tr_noop(
            "Guide",
            "You have silver, so you may mark a second space this round. At least one of "
            "the two dice must be different. You can use only one bonus per round.",
        ),
        ("meant", "bonuses", "end"),
        "mark",
        WRITE,
        _writing(5, "5.1"),
    ),
    game_help.Step(
        tr_noop("Guide", "When nothing fits"),
        tr_noop("Guide", "These dice fit none of your spaces, so you may take a worker."),
        ("meant", "end"),
        "worker",
        tr_noop("Guide", "Try it: take the worker."),
    ),
    game_help.Step(
        tr_noop("Guide", "The same number again"),
        tr_noop(
            "Guide",
            "The dice show a 1 for the pasture with a 1. You complete its two spaces in "
            "phase I, for double points.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(1, "3.4"),
    ),
    game_help.Step(
        tr_noop("Guide", "A worker changes a number"),
        tr_noop(
            "Guide",
            "The dice show no 5. With a worker you change a number die to a 5, only for "
            "yourself. With a monk you change a colour die. Spaces that need a worker or a "
            "monk glow in another colour.",
        ),
        ("meant", "bonuses", "end"),
        "mark",
        WRITE,
        _writing(5, "6.1"),
    ),
    game_help.Step(
        tr_noop("Guide", "The phase is over"),
        tr_noop(
            "Guide",
            "The first track is full. From now on regions score fewer points. The game "
            "ends after the third track. The first and the second player to fill a whole "
            "colour get extra points.",
        ),
        ("tracks", "regions"),
    ),
    game_help.Step(
        tr_noop("Guide", "Check the log and the score"),
        tr_noop(
            "Guide",
            "Press {key_log} to read what happened, and {key_score} to see where the "
            "points came from. Press {key_undo} to undo a mark, until all marks are shown.",
        ),
        ("log", "points"),
    ),
    game_help.Step(
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


def step_text(text: str, wanted: game_help.Action | None, _view: GameView | None) -> str:
    """Return the translated text, with its numbers and the words of the wanted action filled in."""
    words: dict[str, Any] = {
        **facts(),
        **{name: keymap.label(command) for name, command in KEYS.items()},
        "button": tr("Prompt", dice_input.DiceInput.end),
    }
    if wanted is not None and wanted["type"] == "mark":
        words["number"] = str(wanted["number"])
        words["space"] = dice_texts.kind_name(codec.cells_of(SHEET)[wanted["cell"]].colour)
    return tr("Guide", text, **words)


def done(view: GameView, seat: int) -> list[str]:
    """Return the types of a seat's actions, including those of this round that are still secret."""
    chosen = view.state["seats"][seat]["chosen"]
    return [*game_help.reported_actions(view, seat), *(action["type"] for action in chosen)]


FIRST_GAME = game_help.FirstGame(LINE_UP, LEARNER, STEPS, step_text, pointed_rects, done)


SLOT_TOPICS: Mapping[str, str] = {
    "die": "round#dice",
    "box": "time",
    "phase": "time#phase",
    "well": "marks",
    "points-row": "regions#points",
    "goal": "solo#verdicts",
    "fresh": "round#secret",
    "region": "regions",
    "value": "values#values",
    "column": "points",
    "total": "points",
    "points": "points",
    "covered": "marks",
    "state": "round#secret",
    "turn": "round#secret",
    "veil": "round#secret",
}
"""Pages by kind of slot, if all slots of it have the same one."""
GOALS: Mapping[str, str] = {"colours": "solo#values", "rounds": "solo#time"}
"""Pages for the facts beside the ladder of the solo game."""


class DiceHelp(game_help.GameHelp[known_state.DiceState]):
    """The help for the Burgundy Dice Game."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, slot: Slot, state: known_state.DiceState) -> str:
        """Return the page about the contents of a slot of the table, or about the empty slot."""
        match slot:
            case Slot("cell", int(seat), str(cell)):
                return _topic_of_cell(state, seat, cell)
            case Slot("die", _, 0):
                return "time"
            case Slot("bonus" | "token", _, str(bonus)):
                return topic_of_bonus(bonus)
            case Slot("circle", _, str(at)):
                row, _, circle = at.partition(".")
                return topic_of_bonus(circle if row == codec.CASTLE else row)
            case Slot("goal", _, str(at)):
                return GOALS.get(at, SLOT_TOPICS["goal"])
            case Slot("stroke", owner, str(at)):
                kind, _, place = at.partition(":")
                return self.topic_of(Slot(kind, owner, place), state)
        return SLOT_TOPICS[slot.kind]


def topic_of_colour(colour: str) -> str:
    """Return the anchor of a colour."""
    return f"colours#{colour}"


def topic_of_bonus(bonus: str) -> str:
    """Return the anchor of a bonus."""
    return f"bonuses#{bonus}"


def _topic_of_cell(state: known_state.DiceState, seat: int, cell: str) -> str:
    """Return the page of a cell's colour, or of start castles while one is chosen and for the
    chosen one."""
    colour = codec.cells_of(state.letter)[cell].colour
    castle = state.seats[seat].castle
    if colour == codec.CASTLE and castle in (None, cell):
        return "set-up#castle"
    return topic_of_colour(colour)


ANSWER = DiceHelp()
