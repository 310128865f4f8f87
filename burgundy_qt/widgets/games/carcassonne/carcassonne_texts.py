"""The title, the kinds of choices and the plans, and every action in words. The log and the hints
use `action_phrases` too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import Action
from burgundy_qt.widgets.games.carcassonne.names import (
    axis_name,
    cell_name,
    kind_of,
    place_name,
    tile_name,
)
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, GameTexts
from burgundy_qt.widgets.phrases.wording import points_text

AUCTION = tr_noop("Kind", "How much a tile is worth")


class CarcassonneTexts(GameTexts):
    """The texts of Carcassonne; it has no solo game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "place": tr_noop("Kind", "Where to place the tile"),
        "discard": tr_noop("Kind", "When to put the tile aside"),
        "bridge": tr_noop("Kind", "Where to build a bridge"),
        "meeple": tr_noop("Kind", "Where to place a follower"),
        "castle": tr_noop("Kind", "When to build a castle"),
        "claim": tr_noop("Kind", "Which feature to choose for a castle"),
        "choose": tr_noop("Kind", "Which tile to choose"),
        "bid": AUCTION,
        "buy": AUCTION,
        "sell": AUCTION,
        "pass": tr_noop("Kind", "What to decline"),
    }
    nothing_else = tr_noop("Plan", "do nothing more")

    def title(self) -> str:
        """Return the title of the game."""
        return tr("Home", "Carcassonne")

    def intent(self, action: Action) -> str:
        """Return a player's intent: "place city corner at 2 east"; "" for a declined offer."""
        sentence = action_phrases(action).plan
        return tr("Plan", sentence, "", None, **names_in(action)) if sentence else ""


# Every action in words: a row for each form of it, a column for each place where it is said. The
# sentences are in English; callers translate them with `tr` and fill in the places of `names_in`.


ACTIONS: Mapping[str, ActionPhrases] = {
    "place": ActionPhrases(
        log=tr_noop("Log", "Placed {tile}"),
        plan=tr_noop("Plan", "place {tile} at {cell}"),
        step=tr_noop("Hint", "Place the tile where it is shown"),
    ),
    "discard": ActionPhrases(
        log=tr_noop("Log", "Put the tile aside: it fits only with a bridge"),
        plan=tr_noop("Plan", "put the tile aside"),
        step=tr_noop("Hint", "Put the tile aside and draw another"),
    ),
    "bridge": ActionPhrases(
        log=tr_noop("Log", "Built a bridge"),
        plan=tr_noop("Plan", "build a bridge at {cell}"),
        step=tr_noop("Hint", "Build the bridge that is shown"),
    ),
    "meeple city": ActionPhrases(
        log=tr_noop("Log", "Placed a knight in the city"),
        plan=tr_noop("Plan", "place a knight in the city"),
        step=tr_noop("Hint", "Place a knight in the marked city"),
    ),
    "meeple road": ActionPhrases(
        log=tr_noop("Log", "Placed a thief on the road"),
        plan=tr_noop("Plan", "place a thief on the road"),
        step=tr_noop("Hint", "Place a thief on the marked road"),
    ),
    "meeple bridge": ActionPhrases(
        log=tr_noop("Log", "Placed a thief on the bridge"),
        plan=tr_noop("Plan", "place a thief on the bridge"),
        step=tr_noop("Hint", "Place a thief on the bridge"),
    ),
    "meeple monastery": ActionPhrases(
        log=tr_noop("Log", "Placed a monk in the monastery"),
        plan=tr_noop("Plan", "place a monk in the monastery"),
        step=tr_noop("Hint", "Place a monk in the monastery"),
    ),
    "meeple field": ActionPhrases(
        log=tr_noop("Log", "Placed a farmer in the field"),
        plan=tr_noop("Plan", "place a farmer in the field"),
        step=tr_noop("Hint", "Place a farmer in the marked field"),
    ),
    "castle": ActionPhrases(
        log=tr_noop("Log", "Turned the small town into a castle"),
        plan=tr_noop("Plan", "turn the town into a castle"),
        step=tr_noop("Hint", "Turn the town into a castle"),
    ),
    "claim": ActionPhrases(
        log=tr_noop("Log", "Chose for the castle: {feature}"),
        plan=tr_noop("Plan", "choose for the castle: {feature}"),
        step=tr_noop("Hint", "Choose for the castle: {feature}"),
    ),
    "choose": ActionPhrases(
        log=tr_noop("Log", "Chose {tile}"),
        plan=tr_noop("Plan", "choose {tile}"),
        step=tr_noop("Hint", "Choose {tile}"),
    ),
    "bid": ActionPhrases(
        log=tr_noop("Log", "Bid {points}"),
        plan=tr_noop("Plan", "bid {points}"),
        step=tr_noop("Hint", "Bid {points}"),
    ),
    "buy": ActionPhrases(
        log="",
        plan=tr_noop("Plan", "buy the tile for the bid"),
        step=tr_noop("Hint", "Buy the tile for the highest bid"),
    ),
    "sell": ActionPhrases(
        log="",
        plan=tr_noop("Plan", "sell the tile for the bid"),
        step=tr_noop("Hint", "Sell the tile: you get the bid"),
    ),
    "pass": ActionPhrases(
        log=tr_noop("Log", "Passed"),
        plan="",
        step=tr_noop("Hint", "Pass"),
    ),
}
"""Phrases by form: the action's type, and for a follower the kind of its segment."""
DECLINED: Mapping[str, str] = {
    "bridge": tr_noop("Hint", "Build no bridge"),
    "meeple": tr_noop("Hint", "Place no follower"),
    "castle": tr_noop("Hint", "Leave the town as it is: it scores"),
    "bid": tr_noop("Hint", "Pass and stop bidding"),
}
"""The words for "pass", by the decision."""


def action_phrases(action: Action) -> ActionPhrases:
    """Return the phrases for an action."""
    if action["type"] == "meeple":
        return ACTIONS[f"meeple {kind_of(action['on'])}"]
    return ACTIONS[action["type"]]


def names_in(action: Action) -> dict[str, str]:
    """Return the names for the placeholders in an action's sentence."""
    match action["type"]:
        case "place":
            return {"tile": tile_name(action["tile"]), "cell": cell_name(action["cell"])}
        case "bridge":
            return {"cell": cell_name(action["cell"]), "axis": axis_name(action["axis"])}
        case "claim":
            return {"feature": place_name(action["feature"])}
        case "choose":
            return {"tile": tile_name(action["tile"])}
        case "bid":
            return {"points": points_text(action["points"])}
    return {}


ANSWER = CarcassonneTexts()
