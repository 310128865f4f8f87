"""The dice game in words."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.dice.words.kinds import KINDS
from burgundy_qt.widgets.games.dice.words.plan_words import plan_words
from burgundy_qt.widgets.games.dice.words.verdicts import ended_alone
from burgundy_qt.widgets.words.parts import WordParts

PARTS = WordParts(
    title=lambda: tr("Home", "The Castles of Burgundy: The Dice Game"),
    plan=plan_words,
    kinds=KINDS,
    ended_alone=ended_alone,
)
