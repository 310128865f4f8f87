"""What somebody means to do, in words: "lay city corner at 2 east, put a knight into the city"."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.protocol_types import Action
from burgundy_qt.widgets.games.carcassonne.words.actions import names_in, said
from burgundy_qt.widgets.words.wording import chained


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; what is declined goes without saying, unless it is
    all there is to do."""
    told = [
        tr("Plan", sentence, "", None, **names_in(action))
        for action in plan
        if (sentence := said(action).plan)
    ]
    return chained(told) or tr("Plan", "pass")
