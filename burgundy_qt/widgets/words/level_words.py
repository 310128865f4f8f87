"""The bots' levels in the person's language."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.spoken import in_all_languages
from burgundy_qt.language.tr import later, tr
from burgundy_qt.session.line_up import MARK, SeatPlan
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


def is_called_by_level(plan: SeatPlan) -> bool:
    """Whether a bot has no name but what its level is called, in whatever language: older saves
    have it in the one that was spoken when the game began."""
    title = TITLES.get(plan.level or "")
    return title is not None and plan.name in in_all_languages("Level", title)


def is_title(name: str) -> bool:
    """Whether a level is called so, in whatever language."""
    return any(name in in_all_languages("Level", title) for title in TITLES.values())


def called_by_level(level: str) -> SeatPlan:
    """A bot that has no other name than its level; it is kept in English, and shown in the language
    that is spoken."""
    return SeatPlan(TITLES.get(level, level), level)


def level_manner(name: str) -> str:
    """How the level of that name plays, in a sentence."""
    return tr("Level", MANNERS[name])
