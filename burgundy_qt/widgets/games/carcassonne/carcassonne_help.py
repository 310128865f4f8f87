"""The rules of Carcassonne to read, the page about each slot of the table, the lessons, and the
first game. The numbers and examples of the pages are in `figures`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QRect

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import GAME
from burgundy_qt.session import line_up, view
from burgundy_qt.widgets.games.carcassonne import carcassonne_input, table_state
from burgundy_qt.widgets.games.carcassonne.figures import EXAMPLES, TABLES, facts
from burgundy_qt.widgets.games.carcassonne.layout import TableLayout
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.questions.course_dialog import GameCourse, Lesson
from burgundy_qt.widgets.rulebook import tutorial_veil
from burgundy_qt.widgets.rulebook.game_help import Action, FirstGame, GameHelp, Price, Rank, Step
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot


class CarcassonneCourse(GameCourse):
    """The course of Carcassonne."""

    lessons = (
        Lesson(
            "completing",
            tr_noop("Course", "Completing features"),
            ("completes", "castle_scores"),
            tr_noop(
                "Course",
                "Features are cities, roads, monasteries and fields. All except fields score as "
                "soon as they are complete, and you get your followers back. An incomplete city is "
                "worth only half at the end.",
            ),
            tr_noop(
                "Course",
                "The marked turn completes a feature. Count its points, and see which follower "
                "comes back for the next turns.",
            ),
            tr_noop(
                "Course",
                "Complete the features that you have begun before you begin new ones. Small cities "
                "and roads score soon, and you get your followers back.",
            ),
        ),
        Lesson(
            "claims",
            tr_noop("Course", "Claiming features"),
            ("claims",),
            tr_noop(
                "Course",
                "After you place a tile, you may place a follower on it. The feature must not have "
                "a follower yet. Claim a feature that will score soon or will score many points.",
            ),
            tr_noop(
                "Course",
                "The marked turn places a follower. Which tiles would complete the feature, and "
                "what is it worth at the end if it is incomplete?",
            ),
            tr_noop(
                "Course",
                "Claim a feature that can still grow or will be complete soon. If no tile fits an "
                "open space of the feature, your follower stays there until the end.",
            ),
        ),
        Lesson(
            "followers",
            tr_noop("Course", "Saving followers"),
            ("returns", "ties_up", "keeps_follower"),
            tr_noop(
                "Course",
                "You have only a few followers, and a farmer never comes back. If you have no "
                "follower in your supply, you cannot claim anything.",
            ),
            tr_noop(
                "Course",
                "Count the followers in the supply before and after the marked turn. Would a "
                "follower bring more on this tile, or is it better to keep it?",
            ),
            tr_noop(
                "Course",
                "Keep one follower for the next good tile, except in the last rounds. Complete "
                "small features to get the others back.",
            ),
            also=("completes",),
        ),
        Lesson(
            "fields",
            tr_noop("Course", "Farmers and fields"),
            ("farmer", "field_grows", "field_reaches"),
            tr_noop(
                "Course",
                "A farmer stays in a field until the end. Then the player with the most farmers "
                "there scores for each complete city beside the field.",
            ),
            tr_noop(
                "Course",
                "Roads and cities are the borders of a field. Look for the complete cities beside "
                "it, and for those that will soon be complete.",
            ),
            tr_noop(
                "Course",
                "If a field touches cities and has no farmer yet, place one there. Later try to "
                "join your field to one with more cities.",
            ),
        ),
        Lesson(
            "joining",
            tr_noop("Course", "Joining features"),
            ("takes_over", "shares", "cedes", "threatens", "exposes", "wards_off"),
            tr_noop(
                "Course",
                "You may not place a follower on a feature that already has one. But you can claim "
                "a separate feature nearby and join the two later.",
            ),
            tr_noop(
                "Course",
                "Find the two features that meet here, or could meet with one more tile. Count the "
                "followers of each player on both.",
            ),
            tr_noop(
                "Course",
                "If two players have the same number of followers there, both score in full. If "
                "you have one more, only you score. So join your feature to a large one of an "
                "opponent.",
            ),
        ),
        Lesson(
            "counting",
            tr_noop("Course", "Counting tiles"),
            ("one_short", "extends", "opens", "leaves_open"),
            tr_noop(
                "Course",
                "Each kind of tile exists only a few times. If many of the tiles that are left fit "
                "into an open space, you will probably fill it soon.",
            ),
            tr_noop(
                "Course",
                "Look at the open spaces beside the marked tile, and click the pile to see the "
                "tiles left. Which tiles would fit there, and how many of them are left?",
            ),
            tr_noop(
                "Course",
                "Before you place a tile, think about the tile that you will need next. Place it "
                "so that many of the tiles left can complete your feature.",
            ),
        ),
        Lesson(
            "blocking",
            tr_noop("Course", "Blocking opponents"),
            (
                "cuts_off",
                "hinders",
            ),
            tr_noop(
                "Course",
                "As long as an opponent's feature is incomplete, their follower stays there. "
                "Your tile can make its open spaces hard or impossible to fill.",
            ),
            tr_noop(
                "Course",
                "The marked turn places a tile beside an open space of an opponent's feature. "
                "Which tiles still fit there, and how many of them are left?",
            ),
            tr_noop(
                "Course",
                "First look for your own points. If two turns bring you about the same, choose "
                "the one that blocks the larger feature of an opponent.",
            ),
        ),
        Lesson(
            "bazaars",
            tr_noop("Course", "The Bazaars module"),
            (
                "wants_tile",
                "cheap",
                "firm",
                "overbids",
                "price",
            ),
            tr_noop(
                "Course",
                "With the module Bazaars each player sometimes gets a tile at auction. The player "
                "who chose the tile sells it for the highest bid, or keeps it and pays that bid "
                "to the bidder.",
            ),
            tr_noop(
                "Course",
                "Look at the tile on offer and at the open spaces of your features. What would "
                "it bring you, and what would it bring an opponent?",
            ),
            tr_noop(
                "Course",
                "Bid less for a tile than it will bring you. If it completes nothing for you, "
                "pass, or bid a single point. An opponent who needs the tile may pay you that "
                "point.",
            ),
        ),
    )


COURSE = CarcassonneCourse()


# The places that a step of the first game points at.


OF_THE_SEAT = {"followers": ("meeples",), "points": ("points",)}
SHARED = {"hand": ("hand-tile",), "pile": ("pile",)}
"""The kinds of slots by name: those of the seat, and those of all."""


def rects(name: str, page: TablePage, wanted: Sequence[Action]) -> list[QRect]:
    """Return the rectangles that a name means: "meant" the places of the wanted actions, "tile" the
    tile placed last, "lay" and "keep" the buttons that place a tile and keep the followers."""
    seat, layout = page.seat.number, cast(TableLayout, page.scene.layout)
    match name:
        case "log":
            return [
                tutorial_veil.round_widget(
                    page, page.foot if page.view.log_rect().isEmpty() else page.log
                )
            ]
        case "map":
            return [tutorial_veil.on_page(page, layout.map, 0)]
        case "meant":
            return [rect for action in wanted for rect in _touched(action, page)]
        case "lay":
            return [tutorial_veil.round_widget(page, page.prompt.end)]
        case "keep":
            return [tutorial_veil.round_widget(page, page.prompt.passing)]
        case "tile":
            cell = cast(table_state.TableState, page.scene.state).cell
            return [tutorial_veil.round_slots(page, [Slot("tile", None, cell)])] if cell else []
    kinds = OF_THE_SEAT.get(name) or SHARED[name]
    owner = seat if name in OF_THE_SEAT else None
    meant = [slot for slot in layout.places if slot.kind in kinds and slot.owner == owner]
    return [tutorial_veil.round_slots(page, meant)]


def _touched(action: Action, page: TablePage) -> list[QRect]:
    """Return the places of one action."""
    match action["type"]:
        case "place":
            return [tutorial_veil.round_target(page, ClickTarget("cell", action["cell"]))]
        case "meeple":
            return [tutorial_veil.round_target(page, ClickTarget("place", action["on"]))]
    return []


# The steps of the first game: a text, the place to point at ("meant": the places of the awaited
# action), and the awaited action.


# The other seat draws only monasteries in fields during the lesson. They fit at no road and no
# city, so the learner can always place the next tile of the lesson.
OTHERS = "B"
ROAD, THROUGH, CROSSING, MONASTERY, CAP = "U", "F", "W", "A", "E"
ROAD_AT, THROUGH_AT, CROSSING_AT, MONASTERY_AT, CAP_AT = "1,0", "0,-1", "-1,0", "2,0", "0,-2"
TILES = [ROAD, OTHERS, THROUGH, OTHERS, CROSSING, OTHERS, MONASTERY, OTHERS, CAP]
LINE_UP = line_up.LineUp(
    (line_up.SeatPlan("You"), line_up.SeatPlan("Aliénor", "page")),
    {
        "game": GAME,
        "edition": "2010",
        "players": 2,
        "modules": [],
        "first": 0,
        "tiles": TILES,
        "seed": 1247,
    },
)
LEARNER = 0
ROAD_POINTS, CITY_TILES, SHIELDS = 4, 3, 1
"""The results of the lesson: the tiles of a road, the tiles of a city, and its shields."""
KEYS = {
    "key_undo": "undo",
    "key_rules": "rules",
    "key_analyse": "analyse",
    "key_log": "log",
    "key_score": "score",
}
"""The commands whose current keys the texts mention."""


def _laying(cell: str) -> Callable[[Action, Price], Rank]:
    """Return a rank for placing the tile on this cell with the fewest turns."""
    return lambda action, _price: (action["cell"] != cell, action["rotation"])


def _putting(segment: str) -> Callable[[Action, Price], Rank]:
    """Return a rank for placing a follower on this segment, or on the first free one of its
    kind."""
    kind = segment.partition(":")[0]

    def rank(action: Action, _price: Price) -> Rank:
        on = action["on"].partition("/")[2]
        return on.partition(":")[0] != kind, on != segment, on

    return rank


STEPS: Sequence[Step] = (
    Step(
        tr_noop("Guide", "One land for everybody"),
        tr_noop(
            "Guide",
            "Together you build a land of cities, roads, monasteries and fields. It "
            "belongs to nobody. You score points with followers in the right places.",
        ),
        ("map",),
    ),
    Step(
        tr_noop("Guide", "Place a tile"),
        tr_noop(
            "Guide",
            "You have drawn a road. It must touch another tile, and all touching edges "
            "must match: city to city, road to road, field to field. The spaces where it "
            "fits glow.",
        ),
        ("meant", "hand", "lay"),
        "place",
        tr_noop("Guide", "Try it: click the glowing space, then “{button}”."),
        _laying(ROAD_AT),
    ),
    Step(
        tr_noop("Guide", "A thief on the road"),
        tr_noop(
            "Guide",
            "Now you may place one of your {followers} followers on the tile, where there "
            "are no followers yet. On a road, it is a thief. A complete road scores 1 "
            "point for each of its tiles.",
        ),
        ("meant",),
        "meeple",
        tr_noop("Guide", "Try it: click the place on the road."),
        _putting("road:0"),
    ),
    Step(
        tr_noop("Guide", "Turn the tile"),
        tr_noop(
            "Guide",
            "Aliénor has placed her tile, and you have drawn a piece of a city. Turn it "
            "with a click, with the wheel, or with {key_turn_left} and {key_turn_right}. "
            "It stops only where it fits.",
        ),
        ("meant", "hand", "lay"),
        "place",
        tr_noop("Guide", "Try it: click the space above the start tile, then “{button}”."),
        _laying(THROUGH_AT),
    ),
    Step(
        tr_noop("Guide", "A knight in the city"),
        tr_noop(
            "Guide",
            "A complete city scores {city} points for each tile and {city} for each "
            "shield. The number shows what the city is worth now.",
        ),
        ("meant",),
        "meeple",
        tr_noop("Guide", "Try it: click the place in the city."),
        _putting("city:0"),
    ),
    Step(
        tr_noop("Guide", "The end of a road"),
        tr_noop(
            "Guide",
            "A road is complete when both ends are closed. A crossing closes an end. Each "
            "arm of a crossing is a separate road.",
        ),
        ("meant", "hand", "lay"),
        "place",
        tr_noop("Guide", "Try it: place the crossing at the west end of your road."),
        _laying(CROSSING_AT),
    ),
    Step(
        tr_noop("Guide", "A farmer in the field"),
        tr_noop(
            "Guide",
            "Fields lie between roads and city walls. A farmer stays in a field until the "
            "end of the game. Then each complete city next to the field scores {field} "
            "points. So choose the field well.",
        ),
        ("meant",),
        "meeple",
        tr_noop("Guide", "Try it: click the place in the field."),
        _putting("field:0"),
    ),
    Step(
        tr_noop("Guide", "A monastery on the road"),
        tr_noop(
            "Guide",
            "A monastery also closes a road. This tile completes your road, from the "
            "crossing to the monastery.",
        ),
        ("meant", "hand", "lay"),
        "place",
        tr_noop("Guide", "Try it: place the monastery at the east end of your road."),
        _laying(MONASTERY_AT),
    ),
    Step(
        tr_noop("Guide", "A monk in the monastery"),
        tr_noop(
            "Guide",
            "A monk scores {monastery} points when all eight spaces around the monastery "
            "have tiles. First you place the monk, then the road scores.",
        ),
        ("meant",),
        "meeple",
        tr_noop("Guide", "Try it: click the place in the monastery."),
        _putting("monastery"),
    ),
    Step(
        tr_noop("Guide", "Home again"),
        tr_noop(
            "Guide",
            "The road scored {road_points} points, and the thief is back in your supply. "
            "Knights and monks also come back when they score. Only farmers stay.",
        ),
        ("points", "followers"),
    ),
    Step(
        tr_noop("Guide", "Complete the city"),
        tr_noop(
            "Guide",
            "This piece has walls on all sides but one. It completes your city of "
            "{city_tiles} tiles and a shield.",
        ),
        ("meant", "hand", "lay"),
        "place",
        tr_noop("Guide", "Try it: place it above your city."),
        _laying(CAP_AT),
    ),
    Step(
        tr_noop("Guide", "Keep your followers"),
        tr_noop(
            "Guide",
            "You have only a few followers, so you may keep them. Press {key_none} to place none.",
        ),
        ("tile", "keep"),
        "pass",
        tr_noop("Guide", "Try it: keep them."),
    ),
    Step(
        tr_noop("Guide", "A city is complete"),
        tr_noop(
            "Guide",
            "You scored {city_points} points, and the knight is back. At the end of the "
            "game the city counts again, for the farmers in the fields around it.",
        ),
        ("points", "followers"),
    ),
    Step(
        tr_noop("Guide", "Read the map"),
        tr_noop(
            "Guide",
            "Rest the pointer on a city, road or field to highlight it. A card shows its "
            "points, its followers, and how many tiles still fit. Hold {key_claims} to see "
            "who has the most followers where.",
        ),
        ("map",),
    ),
    Step(
        tr_noop("Guide", "The remaining tiles"),
        tr_noop(
            "Guide",
            "Click the pile to see which tiles are left. Nobody knows their order. When "
            "the pile is empty, incomplete roads, cities and monasteries score, and then "
            "the fields.",
        ),
        ("pile",),
    ),
    Step(
        tr_noop("Guide", "Check the log and the score"),
        tr_noop(
            "Guide",
            "Press {key_log} to read what happened, and {key_score} to see where the "
            "points came from. Press {key_undo} to undo an action, until a new tile is "
            "drawn.",
        ),
        ("log",),
    ),
    Step(
        tr_noop("Guide", "Now play on your own"),
        tr_noop(
            "Guide",
            "Rest the pointer on anything to see an explanation. Press {key_rules} to open "
            "its page in the rules. Press {key_analyse} to try out ideas on a separate table. "
            "Now play on, and try to beat Aliénor.",
        ),
        (),
    ),
)


def said(text: str, _wanted: Action | None, _view: view.GameView | None) -> str:
    """Return the translated text, with its numbers and keys filled in."""
    rules = facts()
    words: dict[str, str | int] = {
        **rules,
        **{name: keymap.label(command) for name, command in KEYS.items()},
        "button": tr("Prompt", carcassonne_input.LAY),
        "road_points": ROAD_POINTS,
        "city_tiles": CITY_TILES,
        "city_points": int(rules["city"]) * (CITY_TILES + SHIELDS),
    }
    return tr("Guide", text, "", None, **words)


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, said, rects)


SLOT_TOPICS: Mapping[str, str] = {
    "rim": "laying",
    "crosses": "laying",
    "tile": "laying",
    "tower": "cities",
    "bridge": "bridges",
    "cell": "laying",
    "ghost": "clicks#lay",
    "ghost-bridge": "bridges#needed",
    "ghost-turn": "clicks#lay",
    "dots": "clicks#lay",
    "bridge-place": "bridges#free",
    "castle": "castles",
    "town": "castles",
    "loupe": "clicks#follower",
    "loupe-title": "clicks#follower",
    "loupe-what": "clicks#follower",
    "loupe-worth": "clicks#follower",
    "seal": "final-scoring",
    "hand-label": "turn",
    "hand-tile": "clicks#lay",
    "turn-left": "clicks#lay",
    "turn-right": "clicks#lay",
    "fit": "laying",
    "fits": "laying",
    "pile": "map#left",
    "pile-left": "map#left",
    "step": "turn",
    "points": "points",
    "lead": "points",
    "ending": "map#ending",
    "meeples": "followers",
    "bust": "followers",
    "bridges": "bridges",
    "castles": "castles",
    "posted": "followers#most",
    "turn": "turn",
    "frame": "turn",
    "bought": "bazaars#lay",
    "stall": "bazaars",
    "buyer": "bazaars#auction",
    "stall-words": "bazaars#auction",
    "lot": "bazaars#auction",
    "bid": "bazaars#auction",
    "bid-less": "bazaars#auction",
    "bid-now": "bazaars#auction",
    "bid-more": "bazaars#auction",
    "deal": "bazaars#auction",
}
"""Pages by kind of slot, if all slots of it have the same one."""
FEATURES: Mapping[str, str] = {
    "city": "cities",
    "road": "roads",
    "bridge": "bridges",
    "monastery": "monasteries",
    "field": "fields",
}
"""Pages by the segment of a feature or a follower."""
OF_THE_CARD = "card-"
"""The prefix of slots on the card of the large seat."""


class CarcassonneHelp(GameHelp[table_state.TableState]):
    """The help for Carcassonne."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, slot: Slot, state: table_state.TableState) -> str:
        """Return the page about the piece on a slot of the table, or about the empty slot."""
        match slot:
            case Slot("feature", _, str(place)):
                return SLOT_TOPICS["castle"] if _is_castle(place, state) else topic_of_place(place)
            case Slot("place" | "meeple", _, str(place)):
                return topic_of_place(place)
        return SLOT_TOPICS[slot.kind.removeprefix(OF_THE_CARD)]


def topic_of_place(place: str) -> str:
    """Return the page about the feature of a place."""
    segment = place.partition("/")[2].partition(":")[0]
    return FEATURES[segment]


def _is_castle(place: str, state: table_state.TableState) -> bool:
    feature = state.feature_at(place)
    return feature is not None and bool(feature["castle"])


ANSWER = CarcassonneHelp()
