"""The steps of the first game: what is told, what it points at ("meant": what the awaited action
touches), and what is awaited. They name the {number} and the {space} of a mark, and the facts of
the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.components.sheets import LETTERS
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.dice.learning.facts import facts
from burgundy_qt.widgets.games.dice.learning.pointing import rects
from burgundy_qt.widgets.games.dice.words.names import kind_name
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.first_game import (
    Action,
    FirstGame,
    Price,
    Rank,
    Step,
    told_actions,
)

# These dice fill a river beside the castle with the goods in two rounds. In the third all goods are
# sold, and the silver pays for a second mark; in the fourth nothing fits. Both pastures that are
# begun then are full when the first phase ends with the sixth round.
SHEET = LETTERS[0]
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
WRITE = later("Guide", "Try it: write the {number} on the glowing space ({space}), then Ready.")
KEYS = {"key_undo": "undo", "key_rules": "rules", "key_log": "log", "key_score": "score"}
"""The commands whose keys are told, as they are now."""


def _with_goods(action: Action, _price: Price) -> Rank:
    return (printed.bonus_of(SHEET, action["castle"]) != "goods",)


def _writing(number: int, cell: str) -> Callable[[Action, Price], Rank]:
    """The mark with this number on this cell."""

    def rank(action: Action, price: Price) -> Rank:
        return ((action["cell"], action["number"]) != (cell, number), sum(price.values()))

    return rank


STEPS: Sequence[Step] = (
    Step(
        later("Guide", "Your duchy"),
        later(
            "Guide",
            "Everybody has the same sheet. Round after round you write numbers into its {spaces} "
            "spaces; whoever has the most points at the end wins.",
        ),
        ("duchy",),
    ),
    Step(
        later("Guide", "Regions bring points"),
        later(
            "Guide",
            "Touching spaces of one colour are a region. When its last space is marked it scores, "
            "by its size and by the phase: {largest} spaces bring {region_first} points now, but "
            "only {region_last} in phase III.",
        ),
        ("regions", "duchy"),
    ),
    Step(
        later("Guide", "Where you begin"),
        later(
            "Guide",
            "Cross out one of your {castles} castles. It is where your marks begin, and the bonus "
            "that it shows is yours at once.",
        ),
        ("meant", "end"),
        "start",
        later("Guide", "Try it: click the glowing castle, then Ready."),
        _with_goods,
    ),
    Step(
        later("Guide", "Five dice for all"),
        later(
            "Guide",
            "Two numbers and two colours, and everybody may use all of them. The hourglass moves "
            "time on: it crosses a box of the running track, or two.",
        ),
        ("dice", "tracks"),
    ),
    Step(
        later("Guide", "One number, one colour"),
        later(
            "Guide",
            "Together they mark a space of that colour which touches a marked one. The row of each "
            "colour says which numbers it takes: a river {river_numbers}.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(5, "4.2"),
    ),
    Step(
        later("Guide", "All at once"),
        later(
            "Guide",
            "Margaux wrote at the same time. Nobody sees the marks of the others before all are "
            "done; then they are opened together.",
        ),
        ("others",),
    ),
    Step(
        later("Guide", "Fill a region"),
        later("Guide", "This river has one more space, and the dice have the number for it."),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(6, "4.3"),
    ),
    Step(
        later("Guide", "Points and a bonus"),
        later(
            "Guide",
            "A line goes round the full region, its points are written below, and a bonus is "
            "circled. A river brings goods, a mine silver, a monastery a monk, a town a worker.",
        ),
        ("points", "circles"),
    ),
    Step(
        later("Guide", "Two hourglasses"),
        later(
            "Guide",
            "Now two hourglasses show, so all goods were sold: {sale_points} points and "
            "{sale_silver} silver for each.",
        ),
        ("dice", "bonuses"),
    ),
    Step(
        later("Guide", "Any number to begin with"),
        later(
            "Guide",
            "A pasture takes any number first, and after that only the same one. When it is full "
            "it brings twice the points.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(1, "3.3"),
    ),
    Step(
        later("Guide", "Once more with silver"),
        later(
            "Guide",
            "You have silver, so you may mark a second space in this round. One of its two dice "
            "must be another one. More than one bonus a round cannot be used.",
        ),
        ("meant", "bonuses", "end"),
        "mark",
        WRITE,
        _writing(5, "5.1"),
    ),
    Step(
        later("Guide", "When nothing fits"),
        later("Guide", "These dice fit none of your spaces. For that you get a worker."),
        ("meant", "end"),
        "worker",
        later("Guide", "Try it: take the worker."),
    ),
    Step(
        later("Guide", "The same number again"),
        later(
            "Guide",
            "There is a 1 for the pasture that has a 1. Two spaces full in phase I, and counted "
            "twice.",
        ),
        ("meant", "dice", "end"),
        "mark",
        WRITE,
        _writing(1, "3.4"),
    ),
    Step(
        later("Guide", "A worker changes a number"),
        later(
            "Guide",
            "No 5 was rolled. The worker makes one of any number die, for you alone; a monk does "
            "the same with a colour. Spaces that need them glow in another tone.",
        ),
        ("meant", "bonuses", "end"),
        "mark",
        WRITE,
        _writing(5, "6.1"),
    ),
    Step(
        later("Guide", "The phase is over"),
        later(
            "Guide",
            "The first track is full. From now on regions count less, and after the third track "
            "the game ends. Whoever fills a whole colour first or second gets more points.",
        ),
        ("tracks", "regions"),
    ),
    Step(
        later("Guide", "See where you stand"),
        later(
            "Guide",
            "The log tells all that happened, and the score where the points came from: press "
            "{key_log} and {key_score}. {key_undo} takes back a mark, until all are opened.",
        ),
        ("log", "points"),
    ),
    Step(
        later("Guide", "Now it is your game"),
        later(
            "Guide",
            "Rest the pointer on anything and it explains itself; {key_rules} opens its page in "
            "the rules. Play on and beat Margaux: nobody will stop you now.",
        ),
        (),
    ),
)


def said(text: str, wanted: Action | None, _view: View | None) -> str:
    """The text in the spoken language, with its numbers and the words of the wanted action filled
    in."""
    words: dict[str, Any] = {
        **facts(),
        **{name: keymap.label(command) for name, command in KEYS.items()},
    }
    if wanted is not None and wanted["type"] == "mark":
        words["number"] = str(wanted["number"])
        words["space"] = kind_name(printed.cells_of(SHEET)[wanted["cell"]].colour)
    return tr("Guide", text, **words)


def done(view: View, seat: int) -> list[str]:
    """The types of what a seat has done, that of this round too which is not opened yet."""
    chosen = view.state["seats"][seat]["chosen"]
    return [*told_actions(view, seat), *(action["type"] for action in chosen)]


FIRST_GAME = FirstGame(LINE_UP, LEARNER, STEPS, said, rects, done)
