"""What can be said about a thing on the table: a sentence, and the ruling that a player would
wonder about."""

from __future__ import annotations

from typing import Any, NamedTuple

from burgundy_qt.language.tr import tr


class Words(NamedTuple):
    """One sentence or two that say what a thing does, and where there is one the ruling for the
    doubtful case."""

    sentence: str
    ruling: str = ""

    def spoken(self, **places: Any) -> Words:
        """The same in the language that is spoken, with the values in its places."""
        return Words(*(tr("Table", text, **places) if text else "" for text in self))
