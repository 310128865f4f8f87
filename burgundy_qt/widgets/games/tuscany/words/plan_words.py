"""What somebody means to do, in words: "take cart, lay town on B.M2"."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.tuscany.protocol_types import Action
from burgundy_qt.widgets.games.tuscany.words.actions import is_extra, names_in, said
from burgundy_qt.widgets.words.wording import chained


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; that no second one follows goes without saying,
    unless it is all there is to do."""
    return chained([words for action in plan if (words := intent_words(action))]) or tr(
        "Plan", "end the turn"
    )


def intent_words(action: Action) -> str:
    """One action; nothing for the end of a turn."""
    sentence = said(action).plan
    if not sentence:
        return ""
    told = tr("Plan", sentence, **names_in(action))
    return tr("Plan", "{deed} for a marble", deed=told) if is_extra(action) else told
