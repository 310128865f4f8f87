"""The title, the kinds of choices and the plans, and every action in words. The log and the hints
use `action_phrases` too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.translation import later, tr
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

AUCTION = later("Kind", "How much a tile is worth")


class CarcassonneTexts(GameTexts):
    """The texts of Carcassonne; it has no solo game."""

    kinds: ClassVar[Mapping[str, str]] = {
        "place": later("Kind", "Where to place the tile"),
        "discard": later("Kind", "When to put the tile aside"),
        "bridge": later("Kind", "Where to build a bridge"),
        "meeple": later("Kind", "Where to place a follower"),
        "castle": later("Kind", "When to build a castle"),
        "claim": later("Kind", "Which feature to choose for a castle"),
        "choose": later("Kind", "Which tile to choose"),
        "bid": AUCTION,
        "buy": AUCTION,
        "sell": AUCTION,
        "pass": later("Kind", "What to decline"),
    }
    nothing_else = later("Plan", "do nothing more")

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
        log=later("Log", "Placed {tile}"),
        plan=later("Plan", "place {tile} at {cell}"),
        step=later("Hint", "Place the tile where it is shown"),
    ),
    "discard": ActionPhrases(
        log=later("Log", "Put the tile aside: it fits only with a bridge"),
        plan=later("Plan", "put the tile aside"),
        step=later("Hint", "Put the tile aside and draw another"),
    ),
    "bridge": ActionPhrases(
        log=later("Log", "Built a bridge"),
        plan=later("Plan", "build a bridge at {cell}"),
        step=later("Hint", "Build the bridge that is shown"),
    ),
    "meeple city": ActionPhrases(
        log=later("Log", "Placed a knight in the city"),
        plan=later("Plan", "place a knight in the city"),
        step=later("Hint", "Place a knight in the marked city"),
    ),
    "meeple road": ActionPhrases(
        log=later("Log", "Placed a thief on the road"),
        plan=later("Plan", "place a thief on the road"),
        step=later("Hint", "Place a thief on the marked road"),
    ),
    "meeple bridge": ActionPhrases(
        log=later("Log", "Placed a thief on the bridge"),
        plan=later("Plan", "place a thief on the bridge"),
        step=later("Hint", "Place a thief on the bridge"),
    ),
    "meeple monastery": ActionPhrases(
        log=later("Log", "Placed a monk in the monastery"),
        plan=later("Plan", "place a monk in the monastery"),
        step=later("Hint", "Place a monk in the monastery"),
    ),
    "meeple field": ActionPhrases(
        log=later("Log", "Placed a farmer in the field"),
        plan=later("Plan", "place a farmer in the field"),
        step=later("Hint", "Place a farmer in the marked field"),
    ),
    "castle": ActionPhrases(
        log=later("Log", "Turned the small town into a castle"),
        plan=later("Plan", "turn the town into a castle"),
        step=later("Hint", "Turn the town into a castle"),
    ),
    "claim": ActionPhrases(
        log=later("Log", "Chose for the castle: {feature}"),
        plan=later("Plan", "choose for the castle: {feature}"),
        step=later("Hint", "Choose for the castle: {feature}"),
    ),
    "choose": ActionPhrases(
        log=later("Log", "Chose {tile}"),
        plan=later("Plan", "choose {tile}"),
        step=later("Hint", "Choose {tile}"),
    ),
    "bid": ActionPhrases(
        log=later("Log", "Bid {points}"),
        plan=later("Plan", "bid {points}"),
        step=later("Hint", "Bid {points}"),
    ),
    "buy": ActionPhrases(
        log="",
        plan=later("Plan", "buy the tile for the bid"),
        step=later("Hint", "Buy the tile for the highest bid"),
    ),
    "sell": ActionPhrases(
        log="",
        plan=later("Plan", "sell the tile for the bid"),
        step=later("Hint", "Sell the tile: you get the bid"),
    ),
    "pass": ActionPhrases(
        log=later("Log", "Passed"),
        plan="",
        step=later("Hint", "Pass"),
    ),
}
"""Phrases by form: the action's type, and for a follower the kind of its segment."""
DECLINED: Mapping[str, str] = {
    "bridge": later("Hint", "Build no bridge"),
    "meeple": later("Hint", "Place no follower"),
    "castle": later("Hint", "Leave the town as it is: it scores"),
    "bid": later("Hint", "Pass and stop bidding"),
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
