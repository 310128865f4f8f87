"""An action in the past tense, as the log tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.wording import capital, effect_name, goods_name, tile_name, workers

Action = Mapping[str, Any]

BY_DIE = {
    "take": later("Log", "Took {tile} from depot {depot}"),
    "place": later("Log", "Laid {tile}"),
    "sell": later("Log", "Sold {goods}"),
    "workers": later("Log", "Took workers"),
    "buy": later("Log", "Bought {tile} from depot {depot}"),
    "pass": later("Log", "Passed"),
}
BY_EFFECT = {
    "take": later("Log", "{effect}: took {tile} from depot {depot}"),
    "place": later("Log", "{effect}: laid {tile}"),
    "sell": later("Log", "{effect}: sold {goods}"),
    "workers": later("Log", "{effect}: took workers"),
    "pass": later("Log", "{effect}: passed"),
}


def action_words(action: Action, paid: int = 0) -> str:
    """An action in the past tense: "Took ship from depot 3, 1 worker"; nothing for those that others tell better."""
    sentence = (BY_EFFECT if "by" in action else BY_DIE).get(action["type"])
    if sentence is None:
        return ""
    if action.get("depot") == "black":
        sentence = later("Log", "Bought {tile}")
    told = tr("Log", sentence, **names_in(action))
    return tr("Log", "{deed}, {workers}", deed=told, workers=workers(paid)) if paid else told


def names_in(action: Action) -> dict[str, Any]:
    """The names of what an action is about, for the places of its sentence; a sentence may have fewer places."""
    return {
        "tile": tile_name(action["tile"]) if "tile" in action else "",
        "goods": goods_name(action["good"]) if "good" in action else "",
        "effect": capital(effect_name(action["by"])) if "by" in action else "",
        "depot": action.get("depot"),
    }
