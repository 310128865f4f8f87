"""What kind of decision an action is, in the words of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.words.parts import word_parts

ANYTHING_ELSE = later("Kind", "Something else")


def kind_of(game: str, action: Mapping[str, Any]) -> str:
    """What is decided by an action, as a title: "Which tile to take"."""
    return tr("Kind", word_parts(game).kinds.get(action["type"], ANYTHING_ELSE))
