"""The steps of the first game: what is told, what it points at ("meant": what the awaited action
touches), and what is awaited. They name the facts of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol.names import GAME
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.learning.facts import facts
from burgundy_qt.widgets.games.carcassonne.learning.pointing import rects
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.first_game import (
    Action,
    FirstGame,
    Price,
    Rank,
    Step,
)

# The other seat draws only monasteries in fields while the learner is led: they fit at no road and
# at no city, so what is to be laid there can always be, whatever it does.
OTHERS = "B"
ROAD, THROUGH, CROSSING, MONASTERY, CAP = "U", "F", "W", "A", "E"
ROAD_AT, THROUGH_AT, CROSSING_AT, MONASTERY_AT, CAP_AT = "1,0", "0,-1", "-1,0", "2,0", "0,-2"
TILES = [ROAD, OTHERS, THROUGH, OTHERS, CROSSING, OTHERS, MONASTERY, OTHERS, CAP]
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Aliénor", "page")),
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
"""What the led turns complete: a road of so many tiles, a city of so many with so many shields."""
KEYS = {"key_undo": "undo", "key_rules": "rules", "key_log": "log", "key_score": "score"}
"""The commands whose keys are told, as they are now."""


def _laying(cell: str) -> Callable[[Action, Price], Rank]:
    """What lays the tile on this cell, turned as little as can be."""
    return lambda action, _price: (action["cell"] != cell, action["rotation"])


def _putting(segment: str) -> Callable[[Action, Price], Rank]:
    """What puts a follower on this segment, or on the first of its kind that is free."""
    kind = segment.partition(":")[0]

    def rank(action: Action, _price: Price) -> Rank:
        on = action["on"].partition("/")[2]
        return on.partition(":")[0] != kind, on != segment, on

    return rank


STEPS: Sequence[Step] = (
    Step(
        later("Guide", "A land for everybody"),
        later(
            "Guide",
            "Tile by tile a land comes into being: cities, roads, monasteries, fields. It belongs "
            "to nobody. Points go to whoever has followers in the right places.",
        ),
        ("map",),
    ),
    Step(
        later("Guide", "Lay a tile"),
        later(
            "Guide",
            "You have drawn a road. It must touch the land, and all edges must match: city to "
            "city, road to road, field to field. Where it can go, the place glows.",
        ),
        ("meant", "hand", "lay"),
        "place",
        later("Guide", "Try it: click the glowing place, then Lay."),
        _laying(ROAD_AT),
    ),
    Step(
        later("Guide", "A thief on the road"),
        later(
            "Guide",
            "Now one of your {followers} followers may go onto the tile, where nobody is yet. On a "
            "road he is a thief: when it is complete, he brings 1 point for each of its tiles.",
        ),
        ("meant",),
        "meeple",
        later("Guide", "Try it: click the place on the road."),
        _putting("road:0"),
    ),
    Step(
        later("Guide", "Turn it"),
        later(
            "Guide",
            "Aliénor has laid her tile, and you have drawn a piece of a city. A tile may be "
            "turned: by a click on it, with the wheel, or with {key_turn_left} and "
            "{key_turn_right}. It only turns to where it fits.",
        ),
        ("meant", "hand", "lay"),
        "place",
        later("Guide", "Try it: click the place above the start tile, then Lay."),
        _laying(THROUGH_AT),
    ),
    Step(
        later("Guide", "A knight in the city"),
        later(
            "Guide",
            "A complete city brings {city} points for each tile, and {city} for each shield. The "
            "number tells what it is worth as it is now.",
        ),
        ("meant",),
        "meeple",
        later("Guide", "Try it: click the place in the city."),
        _putting("city:0"),
    ),
    Step(
        later("Guide", "Where a road ends"),
        later(
            "Guide",
            "A road is complete when both its ends are closed. A crossing closes one. Each of its "
            "arms is a road of its own.",
        ),
        ("meant", "hand", "lay"),
        "place",
        later("Guide", "Try it: lay the crossing at the west end of your road."),
        _laying(CROSSING_AT),
    ),
    Step(
        later("Guide", "A farmer in the field"),
        later(
            "Guide",
            "Fields lie between roads and walls. A farmer stays in his to the end of the game; "
            "then each complete city at it brings {field} points. So choose well where he lies "
            "down.",
        ),
        ("meant",),
        "meeple",
        later("Guide", "Try it: click the place in the field."),
        _putting("field:0"),
    ),
    Step(
        later("Guide", "A monastery at the road"),
        later(
            "Guide",
            "A monastery closes a road too. With this tile yours is complete: from the crossing to "
            "the monastery.",
        ),
        ("meant", "hand", "lay"),
        "place",
        later("Guide", "Try it: lay the monastery at the east end of your road."),
        _laying(MONASTERY_AT),
    ),
    Step(
        later("Guide", "A monk in the monastery"),
        later(
            "Guide",
            "He waits until all eight cells around him hold tiles: {monastery} points. First he is "
            "put there, then the road scores.",
        ),
        ("meant",),
        "meeple",
        later("Guide", "Try it: click the place in the monastery."),
        _putting("monastery"),
    ),
    Step(
        later("Guide", "Home again"),
        later(
            "Guide",
            "The road brought {road_points} points, and the thief is back in your supply. Knights "
            "and monks come home too when their places score. Only farmers stay.",
        ),
        ("points", "followers"),
    ),
    Step(
        later("Guide", "Close the city"),
        later(
            "Guide",
            "This piece has a wall all round but at one edge. It completes your city: {city_tiles} "
            "tiles and a shield.",
        ),
        ("meant", "hand", "lay"),
        "place",
        later("Guide", "Try it: lay it on top of your city."),
        _laying(CAP_AT),
    ),
    Step(
        later("Guide", "Nobody has to go"),
        later(
            "Guide",
            "You may keep your followers: there are few of them. That takes one key, {key_none}.",
        ),
        ("tile", "keep"),
        "pass",
        later("Guide", "Try it: keep them."),
    ),
    Step(
        later("Guide", "A city is complete"),
        later(
            "Guide",
            "{city_points} points, and the knight is home. At the end the city counts once more, "
            "for the farmers in the fields around it.",
        ),
        ("points", "followers"),
    ),
    Step(
        later("Guide", "Read the map"),
        later(
            "Guide",
            "Rest the pointer on a city, road or field: all of it stays bright, and a card tells "
            "its points, who is in it, and how many tiles would still fit. Hold {key_claims} to "
            "see whose everything is.",
        ),
        ("map",),
    ),
    Step(
        later("Guide", "What is still to come"),
        later(
            "Guide",
            "A click on the pile shows which tiles are left. Nobody knows their order. When the "
            "pile is empty, everything that is not complete is counted, and then the fields.",
        ),
        ("pile",),
    ),
    Step(
        later("Guide", "See where you stand"),
        later(
            "Guide",
            "The log tells all that happened, and the score where the points came from: press "
            "{key_log} and {key_score}. {key_undo} takes an action back, until a new tile has been "
            "drawn.",
        ),
        ("log",),
    ),
    Step(
        later("Guide", "Now it is your game"),
        later(
            "Guide",
            "Rest the pointer on anything and it explains itself; {key_rules} opens its page in "
            "the rules. Play on and beat Aliénor: nobody will stop you now.",
        ),
        (),
    ),
)


def said(text: str, _wanted: Action | None, _view: View | None) -> str:
    """The text in the spoken language, with its numbers and keys filled in."""
    told = facts()
    words: dict[str, str | int] = {
        **told,
        **{name: keymap.label(command) for name, command in KEYS.items()},
        "road_points": ROAD_POINTS,
        "city_tiles": CITY_TILES,
        "city_points": int(told["city"]) * (CITY_TILES + SHIELDS),
    }
    return tr("Guide", text, "", None, **words)


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, said, rects)
