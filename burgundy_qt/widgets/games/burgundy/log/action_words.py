"""An action in the past tense, as the log tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.burgundy.words.gists import shield_told, tile_told
from burgundy_qt.widgets.words.wording import (
    capital,
    effect_name,
    goods_name,
    listed,
    shield_name,
    tile_name,
    workers,
)

Action = Mapping[str, Any]

BY_DIE = {
    "take": later("Log", "Took {tile} from depot {depot}"),
    "place": later("Log", "Laid {tile}"),
    "sell": later("Log", "Sold {goods}"),
    "workers": later("Log", "Took workers"),
    "buy": later("Log", "Bought {tile} from depot {depot}"),
    "pass": later("Log", "Passed"),
    "hire": later("Log", "Bought 2 workers"),
    "shield": later("Log", "Took {shield} from depot {depot}"),
    "set-die": later("Log", "Turned a {die} to {to}"),
    "tribute": later("Log", "Paid tribute for {shields}"),
    "discard": later("Log", "Threw {tile} away"),
    "buy-point": later("Log", "Bought a point for 1 silverling"),
}
BY_EFFECT = {
    "take": later("Log", "{effect}: took {tile} from depot {depot}"),
    "place": later("Log", "{effect}: laid {tile}"),
    "sell": later("Log", "{effect}: sold {goods}"),
    "workers": later("Log", "{effect}: took workers"),
    "pass": later("Log", "{effect}: passed"),
    "copy": later("Log", "{effect}: worked as {building}"),
    "shield": later("Log", "{effect}: took {shield} from depot {depot}"),
    "collect": later("Log", "{effect}: took all {goods}"),
    "accept": later("Log", "{effect}: took the workers"),
    "exchange": later("Log", "Took {tile} as a black tile for 5 goods"),
    "give": later("Log", "Gave {goods} for the black tile"),
}
INTO_SHARED = later("Log", "{deed} into the shared storage")
FROM_SHARED = later("Log", "{deed} from the shared storage")
NO_TRIBUTE = later("Log", "Paid no tribute")


def action_words(action: Action, paid: int = 0, edition: str = "") -> str:
    """An action in the past tense: "Took ship from depot 3, 1 worker"; nothing for those that
    others tell better. With an edition it says what tiles and shields do that have but a number."""
    sentence = (BY_EFFECT if "by" in action else BY_DIE).get(action["type"])
    if sentence is None:
        return ""
    if action["type"] == "buy" and action["depot"] in ("black", "inns"):
        sentence = later("Log", "Bought {tile}")
    if action["type"] == "tribute" and not action["shields"]:
        sentence = NO_TRIBUTE
    told = tr("Log", sentence, **names_in(action, edition))
    if action.get("store") == "shared":
        told = tr("Log", FROM_SHARED if action["type"] == "place" else INTO_SHARED, deed=told)
    return tr("Log", "{deed}, {workers}", deed=told, workers=workers(paid)) if paid else told


def names_in(action: Action, edition: str) -> dict[str, Any]:
    """The names of what an action is about, for the places of its sentence; a sentence may have
    fewer places."""
    return {
        "tile": tile_told(action["tile"], edition) if "tile" in action else "",
        "goods": goods_name(action["good"]) if "good" in action else "",
        "effect": capital(effect_name(action["by"])) if "by" in action else "",
        "depot": action.get("depot"),
        "die": action.get("die"),
        "to": action.get("to"),
        "building": tile_name(f"building:{action['building']}") if "building" in action else "",
        "shield": shield_told(action["shield"], edition) if "shield" in action else "",
        "shields": listed([shield_name(number) for number in action.get("shields", ())]),
    }
