"""The steps of the first game: what is told, what it points at, and what is awaited."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.learning.facts import facts
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.words.wording import goods_name, tile_name

Action = Mapping[str, Any]
Rank = tuple[object, ...]

# In this deal the learner acts first and has a 5 for the mine in depot 5 and a 4 for the space below the castle, then a
# die for two of the goods; two ships lie in the black depot, and the third round has a die for one beside the castle.
LINE_UP = LineUp(
    (SeatPlan("You"), SeatPlan("Margaux", "page")),
    {"edition": "2011", "players": 2, "seed": 2439, "setup": "fixed", "estates": ["1", "1"]},
)
LEARNER = 0


def anything(_action: Action) -> Rank:
    """Whatever is cheapest."""
    return ()


@dataclass(frozen=True)
class Step:
    """`at` names what is pointed at; "meant" is what the awaited action touches.

    `does` is the type of the action that is awaited, "" where there is only something to read. Of those actions the
    ones are wanted that `wish` ranks lowest, and of these the ones whose cost is nearest to so many `workers`. `ask`
    says what to do; it and `text` can name the {tile}, the {depot}, the {number} of the space and the {goods}.
    """

    title: str
    text: str
    at: tuple[str, ...]
    does: str = ""
    ask: str = ""
    wish: Callable[[Action], Rank] = anything
    workers: int = 0


def _a_mine(action: Action) -> Rank:
    return (action["tile"] != "mine",)


def _a_ship(action: Action) -> Rank:
    return (action["tile"] != "ship", action["tile"] != "castle")


def _the_newest(action: Action) -> Rank:
    return (action["tile"] not in ("mine", "ship"),)


STEPS: Sequence[Step] = (
    Step(
        later("Guide", "Your estate"),
        later(
            "Guide",
            "Cover it with tiles and collect points. Whoever has the most points at the end wins. Your first castle "
            "stands already; every new tile must lie beside one that is there.",
        ),
        ("estate",),
    ),
    Step(
        later("Guide", "Where most points come from"),
        later(
            "Guide",
            "Spaces of one colour that touch are a region. A full region scores for its size, {region_1} point for one"
            " space and {region_8} for eight, and for the phase: +{phase_a} now, only +{phase_e} in the last. So "
            "complete small regions early.",
        ),
        ("estate", "phases"),
    ),
    Step(
        later("Guide", "How long it lasts"),
        later(
            "Guide",
            "There are {phases} phases of {rounds} rounds. When the fifth round of phase E is over the game ends, and "
            "what you have left counts a little: {turns} turns in all, so choose well.",
        ),
        ("rounds", "phases"),
    ),
    Step(
        later("Guide", "A die opens a depot"),
        later(
            "Guide",
            "Each turn you use two dice. A die can take one tile from the depot of its number. It goes to your storage "
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
            "A die lays a stored tile on a space of its number. The colour must match, and the space must lie beside a "
            "covered one.",
        ),
        ("meant",),
        "place",
        later("Guide", "Try it: click the tile ({tile}), then the glowing {number}."),
        _the_newest,
    ),
    Step(
        later("Guide", "That was your turn"),
        later("Guide", "Both dice are used. A mine pays a silverling at the end of every phase. Now Margaux plays."),
        ("end",),
        "end",
        later("Guide", "End your turn, with the button or the key E."),
    ),
    Step(
        later("Guide", "Sell goods"),
        later(
            "Guide",
            "The third thing a die can do: it sells all goods of its number. You get {sale_2} points for each tile, "
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
            "The fourth: any die can become 2 workers. A worker changes a die by 1, and from 6 to 1 it is one step "
            "too.",
        ),
        ("meant",),
        "workers",
        later("Guide", "Try it: click the worker box, or press W."),
    ),
    Step(
        later("Guide", "Buy a tile"),
        later(
            "Guide", "Once in a turn you may buy from the black depot for {purchase} silverlings. That needs no die."
        ),
        ("meant",),
        "buy",
        later("Guide", "Try it: buy a tile: {tile}."),
        _a_ship,
    ),
    Step(
        later("Guide", "The next round"),
        later("Guide", "Your storage holds {storage} tiles, and they count for nothing until they are laid."),
        ("storage", "end"),
        "end",
        later("Guide", "End your turn."),
    ),
    Step(
        later("Guide", "Every tile does something"),
        later(
            "Guide",
            "A ship loads all goods of one depot and moves your marker on the bridge, so that you act earlier. A "
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
            "Guide", "Choose a depot. You take all goods that you have room for, of at most {goods_types_kept} kinds."
        ),
        ("meant",),
        "load",
        later("Guide", "Try it: click the glowing goods."),
    ),
    Step(
        later("Guide", "Let a worker help"),
        later(
            "Guide",
            "The little sign on a tile says how many workers it costs to make your die fit: one for each step, and the "
            "fewest that will do.",
        ),
        ("meant",),
        "take",
        later("Guide", "Try it: take a tile from depot {depot}: {tile}."),
        workers=1,
    ),
    Step(
        later("Guide", "See where you stand"),
        later(
            "Guide",
            "The log tells all that happened, and the score where the points came from: press {key_log} and "
            "{key_score}. {key_undo} takes back "
            "what you did, until new dice fall.",
        ),
        ("log", "points"),
    ),
    Step(
        later("Guide", "Now it is your game"),
        later(
            "Guide",
            "Rest the pointer on anything and it explains itself; {key_rules} opens its page in the rules. Play on and "
            "beat Margaux: nobody will stop you now.",
        ),
        (),
    ),
)


def said(text: str, wanted: Action | None) -> str:
    """The text in the spoken language, with its numbers and the words of the wanted action filled in."""
    words: dict[str, Any] = {**facts(), "key_undo": keymap.label("undo"), "key_rules": keymap.label("rules")}
    if wanted is not None:
        words |= {name: str(wanted.get(name, "")) for name in ("depot", "number")}
        words["tile"] = tile_name(wanted["tile"]) if "tile" in wanted else ""
        words["goods"] = goods_name(wanted["good"]) if wanted.get("good") else ""
    return tr("Guide", text, **words)


def position(done: Sequence[str], read: int) -> int:
    """The step to show after these types of actions, when the first `read` steps have been passed before.

    Undone actions lead back; what has been read need not be read again.
    """
    at = 0
    for kind in done:
        at = next((number + 1 for number in range(at, len(STEPS)) if STEPS[number].does == kind), at)
    while at < min(read, len(STEPS)) and not STEPS[at].does:
        at += 1
    return at


def wanted_actions(step: Step, actions: Sequence[Action], prices: Sequence[Mapping[str, int]]) -> list[Action]:
    """Those of the legal actions that a step waits for; none where it cannot be done."""
    costs = zip(actions, prices, strict=True)
    ranked = [
        (step.wish(action), abs(price["workers"] - step.workers), action)
        for action, price in costs
        if step.does and action["type"] == step.does
    ]
    best = min((rank[:2] for rank in ranked), default=None)
    return [action for *rank, action in ranked if tuple(rank) == best]
