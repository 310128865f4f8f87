"""Sealed bids in words, for everything that needs no table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import Action
from burgundy_qt.widgets.log.game_log import PointSource
from burgundy_qt.widgets.phrases.game_texts import ActionPhrases, GameTexts

SOURCES = (
    PointSource("card", tr_noop("Points", "Cards won"), tr_noop("Points", "Cards"), letter="C"),
)
ACTIONS: Mapping[str, ActionPhrases] = {
    "bid": ActionPhrases(
        log=tr_noop("Log", "Bid {bid}"),
        plan=tr_noop("Plan", "bid {bid}"),
        step=tr_noop("Hint", "Bid {bid}"),
    )
}
"""Phrases by type of action."""


class SealedBidsTexts(GameTexts):
    """The texts of sealed bids."""

    kinds: ClassVar[Mapping[str, str]] = {"bid": tr_noop("Kind", "Which bid to spend")}

    def title(self) -> str:
        return tr("Window", "Sealed Bids")

    def intent(self, action: Action) -> str:
        return tr("Plan", ACTIONS[action["type"]].plan, bid=action["bid"])


ANSWER = SealedBidsTexts()
