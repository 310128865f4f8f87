"""The steps of a tip that only the modules of 2019 know, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import later
from burgundy_qt.widgets.words.wording import listed, shield_name, tile_name

Action = Mapping[str, Any]

MODULE_SENTENCES = {
    "buy inns": later("Hint", "Buy an inn"),
    "buy inns discard": later("Hint", "Buy an inn and throw {discard} away"),
    "hire": later("Hint", "Buy 2 workers for 1 silverling"),
    "copy": later("Hint", "Use {effect} as {building}"),
    "shield": later("Hint", "Take {shield} from depot {depot} with both dice"),
    "shield by": later("Hint", "Take {shield} from depot {depot} with {effect}"),
    "set-die": later("Hint", "Turn the {die} to {to}"),
    "name": later("Hint", "Share the knowledge of player {player}"),
    "tribute": later("Hint", "Pay tribute for {shields}"),
    "tribute none": later("Hint", "Pay no tribute"),
    "collect": later("Hint", "Take all {good} with {effect}"),
    "accept": later("Hint", "Take the workers of {effect}"),
    "discard": later("Hint", "Throw {tile} away"),
    "buy-point": later("Hint", "Buy a point for 1 silverling"),
    "exchange": later("Hint", "Take {tile} from the black depot as a black tile"),
    "exchange discard": later(
        "Hint", "Take {tile} from the black depot as a black tile and throw {discard} away"
    ),
    "give": later("Hint", "Give {good}"),
}
MODULE_ACTIONS = {
    *("hire", "copy", "shield", "set-die", "name", "tribute", "collect", "accept", "discard"),
    *("buy-point", "exchange", "give"),
}


def module_sentence_for(action: Action) -> str:
    """Which of the sentences tells such an action."""
    kind = str(action["type"])
    if kind == "shield" and "by" in action:
        return "shield by"
    if kind == "exchange" and action["discard"]:
        return "exchange discard"
    return "tribute none" if kind == "tribute" and not action["shields"] else kind


def module_names_in(action: Action) -> dict[str, Any]:
    """What such an action is about, for the places of its sentence."""
    return {
        "building": tile_name(f"building:{action['building']}") if "building" in action else "",
        "shield": shield_name(action["shield"]) if "shield" in action else "",
        "shields": listed([shield_name(number) for number in action.get("shields", ())]),
        "to": action.get("to"),
        "player": action.get("seat", 0) + 1,
    }
