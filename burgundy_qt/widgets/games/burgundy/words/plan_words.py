"""What somebody means to do, in words: "take the ship from depot 3 with the 4"."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.protocol.action_types import Action
from burgundy_qt.widgets.games.burgundy.words.actions import Naming, names_in, said
from burgundy_qt.widgets.words.wording import chained, effect_name, tile_name

NAMING = Naming(tile_name, effect_name)


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; its end goes without saying, unless it is all there
    is to do."""
    return chained([words for action in plan if (words := intent_words(action))]) or tr(
        "Plan", "end the turn"
    )


def intent_words(action: Action) -> str:
    """One action; nothing for the end of a turn."""
    sentence = said(action).plan
    if not sentence:
        return ""
    names = names_in(action, NAMING)
    words = tr("Plan", sentence, **names)
    if names["discard"]:
        return tr("Plan", "{deed}, throwing the {tile} away", deed=words, tile=names["discard"])
    return words
