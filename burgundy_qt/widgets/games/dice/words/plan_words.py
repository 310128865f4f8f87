"""What somebody means to do, in words: "write 5 on 4.4"."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.dice.protocol_types import Action
from burgundy_qt.widgets.games.dice.words.actions import places_in, said
from burgundy_qt.widgets.words.wording import chained


def plan_words(plan: Iterable[Action]) -> str:
    """A planned turn, one action after another; that no second mark follows goes without saying,
    unless it is all there is to do."""
    return chained([words for action in plan if (words := intent_words(action))]) or tr(
        "Plan", "be content with one mark"
    )


def intent_words(action: Action) -> str:
    """One action; nothing for the end of a round."""
    sentence = said(action).plan
    return tr("Plan", sentence, **places_in(action)) if sentence else ""
