"""What somebody means to do, in words: "take the ship from depot 3 with the 4"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from burgundy_qt.widgets.wording import GOODS, listed, the_tile

Action = Mapping[str, Any]


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; its end goes without saying, unless it is all there is to do."""
    deeds = [words for action in plan if (words := intent_words(action))]
    return ", ".join(deeds) or "end the turn"


def intent_words(action: Action) -> str:
    """One action; nothing for the end of a turn."""
    words = INTENTS.get(action["type"])
    return words(action) if words else ""


def means(action: Action) -> str:
    """The die that is used, or the effect."""
    if "die" in action:
        return f" with the {action['die']}"
    return f" with the {action['by'].replace('-', ' ')}" if "by" in action else ""


def thrown_away(action: Action) -> str:
    return f", throwing {the_tile(action['discard'])} away" if action.get("discard") else ""


def loading(action: Action) -> str:
    goods = listed([GOODS[good] for good in action["goods"]])
    depots = listed([str(depot) for depot in action["depots"]])
    return f"load {goods} from {'depot' if len(action['depots']) == 1 else 'depots'} {depots}"


INTENTS: dict[str, Callable[[Action], str]] = {
    "start": lambda action: f"begin on estate {action['estate']} with the castle on {action['castle']}",
    "take": lambda action: (
        f"take {the_tile(action['tile'])} from depot {action['depot']}{means(action)}{thrown_away(action)}"
    ),
    "place": lambda action: f"lay {the_tile(action['tile'])} on {action['cell']}{means(action)}",
    "sell": lambda action: f"sell {GOODS[action['good']]}{means(action)}",
    "workers": lambda action: f"take workers{means(action)}",
    "buy": lambda action: (
        f"buy {the_tile(action['tile'])}"
        + (" from the black depot" if action["depot"] == "black" else f" from depot {action['depot']}")
        + thrown_away(action)
    ),
    "load": loading,
    "pass": lambda action: f"leave the {action['by']} unused",
}
