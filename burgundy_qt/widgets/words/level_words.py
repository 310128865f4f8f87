"""The bots' levels in the person's language."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.line_up import MARK
from burgundy_qt.widgets.words.engine_names import engine_names

TITLES: Mapping[str, str] = {
    "page": later("Level", "Page"),
    "squire": later("Level", "Squire"),
    "steward": later("Level", "Steward"),
    "knight": later("Level", "Knight"),
    "baron": later("Level", "Baron"),
    "duke": later("Level", "Duke"),
}
MANNERS: Mapping[str, str] = {
    "page": later("Level", "Goes by feeling, often misjudges, and likes quick points."),
    "squire": later("Level", "Goes by feeling and misjudges less."),
    "steward": later("Level", "Goes by a sound feeling for every single action."),
    "knight": later("Level", "Plans the whole turn."),
    "baron": later("Level", "Tries out its best turns, a round ahead."),
    "duke": later("Level", "Tries out many turns, as long as its pace lets it."),
}


def level_title(name: str) -> str:
    """What people call the level of that name: "Page"; an added engine is called as it was named,
    and what is not known here keeps its name."""
    if name.startswith(MARK):
        return engine_names.of(name)
    return tr("Level", TITLES[name]) if name in TITLES else name


def level_manner(name: str) -> str:
    """How the level of that name plays, in a sentence."""
    return tr("Level", MANNERS[name])
