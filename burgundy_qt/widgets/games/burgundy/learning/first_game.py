"""The steps of the first game: what is told, what it points at ("meant": what the awaited action
touches), and what is awaited. They name the {tile}, the {depot}, the {number} of the space and the
{goods}, and the facts of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.learning.facts import facts
from burgundy_qt.widgets.games.burgundy.learning.pointing import rects
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.first_game import Action, FirstGame, Price, Rank, Step
from burgundy_qt.widgets.phrases.wording import goods_name, tile_name

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


def numbers_on(view: View) -> dict[str, int]:
    """The die face of each cell of the deciding seat's estate."""
    return BurgundyState.from_object(view.state).cell_numbers(view.legal["seat"])


def said(text: str, wanted: Action | None, view: View | None) -> str:
    """The text in the spoken language, with its numbers and the words of the wanted action filled
    in."""
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
