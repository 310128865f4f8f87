"""Tuscany in words."""

from __future__ import annotations

from burgundy_qt.widgets.games.tuscany.words.plan_words import plan_words
from burgundy_qt.widgets.words.parts import WordParts

PARTS = WordParts(plan=plan_words)
