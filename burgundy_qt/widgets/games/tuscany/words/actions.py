"""Every action in words: one row for each form that it can take, one sentence for each who tells
it.

The sentences are in English; those who tell them ask `tr` for them, with the places of `names_in`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

from burgundy_qt.language.tr import later
from burgundy_qt.rules.tuscany.protocol_types import Action
from burgundy_qt.widgets.games.tuscany.look.sprites import (
    bonus_art,
    card_art,
    tile_art,
    tile_face,
)
from burgundy_qt.widgets.games.tuscany.words.names import bonus_name, colours_name, tile_name
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases


class Names(TypedDict, total=False):
    """What stands in the places of an action's sentence."""

    boards: str
    cell: str
    bonus: str
    tile: str
    discard: str
    colour: str


@dataclass(frozen=True)
class SaidOfTiles(ActionPhrases):
    """The same with the sentence that only Tuscany tells."""

    throwing: str = ""
    """"Hint": the same where a stored thing has to make room."""


ACTIONS: Mapping[str, SaidOfTiles] = {
    "start": SaidOfTiles(
        log="",
        plan=later("Plan", "lay out the boards {boards} with the castle on {cell}"),
        step=later("Hint", "Lay out the boards {boards}, with the castle that is marked"),
    ),
    "bonus-tile": SaidOfTiles(
        log=later("Log", "Bonus tile {bonus}"),
        plan=later("Plan", "take the bonus tile {bonus}"),
        step=later("Hint", "Take the bonus tile {bonus}"),
    ),
    "draw": SaidOfTiles(
        log="",
        plan=later("Plan", "draw cards"),
        step=later("Hint", "Draw cards"),
    ),
    "take": SaidOfTiles(
        log=later("Log", "Took {tile}"),
        plan=later("Plan", "take {tile}"),
        step=later("Hint", "Take {tile}"),
        throwing=later("Hint", "Take {tile} and throw {discard} away"),
    ),
    "swap": SaidOfTiles(
        log=later("Log", "No tile fits: swapped all {colour}"),
        plan=later("Plan", "swap all {colour} of the display"),
        step=later("Hint", "Swap all {colour} of the display"),
    ),
    "place": SaidOfTiles(
        log=later("Log", "Laid {tile}"),
        plan=later("Plan", "lay {tile} on {cell}"),
        step=later("Hint", "Lay {tile} on the marked space"),
    ),
    "place by castle": SaidOfTiles(
        log=later("Log", "Castle: laid {tile}"),
        plan=later("Plan", "lay {tile} on {cell} with the castle"),
        step=later("Hint", "Castle: lay {tile} on the marked space"),
    ),
    "pass": SaidOfTiles(
        log=later("Log", "Castle: laid nothing"),
        plan=later("Plan", "lay nothing with the castle"),
        step=later("Hint", "Castle: lay nothing"),
    ),
    "end": SaidOfTiles(
        log="",
        plan="",
        step=later("Hint", "End the turn"),
    ),
}
"""By form: the action's type, and where a castle brings a tile with what grants it."""


def said(action: Action) -> SaidOfTiles:
    """How an action is said."""
    if action["type"] == "place" and action.get("by") == "castle":
        return ACTIONS["place by castle"]
    return ACTIONS[action["type"]]


def is_extra(action: Action) -> bool:
    """Whether it is the second action of a turn, which a marble pays."""
    return action.get("by") == "marble"


def names_in(action: Action) -> Names:
    """What stands in the places of its sentence."""
    match action["type"]:
        case "start":
            return {"boards": ", ".join(action["boards"]), "cell": action["castle"]}
        case "bonus-tile":
            return {"bonus": bonus_name(action["tile"])}
        case "take" if action["discard"]:
            return {"tile": tile_name(action["tile"]), "discard": tile_name(action["discard"])}
        case "take":
            return {"tile": tile_name(action["tile"])}
        case "swap":
            return {"colour": colours_name(action["colour"])}
        case "place":
            return {"tile": tile_name(action["tile"]), "cell": action["cell"]}
    return {}


def piece_in(action: Action) -> str | None:
    """The sprite of what an action is about; None where no picture tells it."""
    match action["type"]:
        case "take" | "place":
            return small_tile(action["tile"])
        case "bonus-tile":
            return bonus_art(action["tile"])
        case "draw":
            return card_art("back")
    return None


def small_tile(tile: str) -> str:
    """The small sprite of a tile, or of the wooden hexagon as it lies in storage."""
    return tile_art(tile_face(tile), int, small=True)
