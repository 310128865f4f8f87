"""What somebody means to do, in words: "take the ship from depot 3 with the 4"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.words.wording import (
    chained,
    effect_name,
    goods_name,
    listed,
    shield_name,
    tile_name,
)

Action = Mapping[str, Any]

WITH_DIE = {
    "take": later("Plan", "take the {tile} from depot {depot} with the {die}"),
    "place": later("Plan", "lay the {tile} on {cell} with the {die}"),
    "sell": later("Plan", "sell {goods} with the {die}"),
    "workers": later("Plan", "take workers with the {die}"),
    "set-die": later("Plan", "turn the {die} to {to}"),
}
WITH_EFFECT = {
    "take": later("Plan", "take the {tile} from depot {depot} with the {effect}"),
    "place": later("Plan", "lay the {tile} on {cell} with the {effect}"),
    "sell": later("Plan", "sell {goods} with the {effect}"),
    "workers": later("Plan", "take workers with the {effect}"),
    "pass": later("Plan", "leave the {effect} unused"),
    "copy": later("Plan", "use the {effect} as {building}"),
    "shield": later("Plan", "take {shield} from depot {depot} with the {effect}"),
    "collect": later("Plan", "take all {goods} with the {effect}"),
    "accept": later("Plan", "take the workers of the {effect}"),
}
BY_ITSELF = {
    "start": later("Plan", "begin on estate {estate} with the castle on {castle}"),
    "buy": later("Plan", "buy the {tile} from depot {depot}"),
    "hire": later("Plan", "buy 2 workers"),
    "shield": later("Plan", "take {shield} from depot {depot}"),
    "name": later("Plan", "share the knowledge of player {player}"),
    "tribute": later("Plan", "pay tribute for {shields}"),
    "discard": later("Plan", "throw the {tile} away"),
}
BUY_BLACK = later("Plan", "buy the {tile} from the black depot")
BUY_INN = later("Plan", "buy an inn")
NO_TRIBUTE = later("Plan", "pay no tribute")
LOAD_ONE = later("Plan", "load {goods} from depot {depots}")
LOAD_TWO = later("Plan", "load {goods} from depots {depots}")


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; its end goes without saying, unless it is all there
    is to do."""
    return chained([words for action in plan if (words := intent_words(action))]) or tr(
        "Plan", "end the turn"
    )


def intent_words(action: Action) -> str:
    """One action; nothing for the end of a turn."""
    sentence = sentence_for(action)
    if sentence is None:
        return ""
    words = tr("Plan", sentence, **names_in(action))
    if action.get("discard"):
        return tr(
            "Plan",
            "{deed}, throwing the {tile} away",
            deed=words,
            tile=tile_name(action["discard"]),
        )
    return words


def sentence_for(action: Action) -> str | None:
    """The sentence that tells such an action, if there is one."""
    if action["type"] == "load":
        return LOAD_ONE if len(action["depots"]) == 1 else LOAD_TWO
    if action["type"] == "buy" and action["depot"] in ("black", "inns"):
        return BUY_INN if action["depot"] == "inns" else BUY_BLACK
    if action["type"] == "tribute" and not action["shields"]:
        return NO_TRIBUTE
    ways = WITH_DIE if "die" in action else WITH_EFFECT if "by" in action else BY_ITSELF
    return ways.get(action["type"])


def names_in(action: Action) -> dict[str, Any]:
    """The names of what an action is about, for the places of its sentence; a sentence may have
    fewer places."""
    goods = [action["good"]] if "good" in action else action.get("goods", [])
    return {
        **action,
        "tile": tile_name(action["tile"]) if "tile" in action else "",
        "effect": effect_name(action["by"]) if "by" in action else "",
        "goods": listed([goods_name(good) for good in goods]),
        "building": tile_name(f"building:{action['building']}") if "building" in action else "",
        "shield": shield_name(action["shield"]) if "shield" in action else "",
        "shields": listed([shield_name(number) for number in action.get("shields", ())]),
        "player": action.get("seat", 0) + 1,
        "depots": listed([str(depot) for depot in action.get("depots", [])]),
    }
