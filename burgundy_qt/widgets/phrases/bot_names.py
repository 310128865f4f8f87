"""The titles of the bots' levels and paces, and the names of added engines.

The pace and the list of engines are global, like the theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.levels import LEVELS, NORMAL, Level, Pace, pace
from burgundy_qt.language import formats
from burgundy_qt.language.translation import in_all_languages, tr, tr_noop
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import MARK, SeatPlan

PACE_TITLES: Mapping[str, str] = {
    "blitz": tr_noop("Pace", "Blitz"),
    "normal": tr_noop("Pace", "Normal"),
    "long": tr_noop("Pace", "Long"),
    "deep": tr_noop("Pace", "Deep"),
}


class PaceSetting(QObject):
    """The current pace of the bots. `wished` carries the name of one that a person has chosen,
    to be saved."""

    changed = Signal()
    wished = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name = NORMAL

    def use(self, name: str) -> None:
        """Set the pace."""
        if name != self.name:
            self.name = name
            self.changed.emit()

    def wish(self, name: str) -> None:
        """Set the pace, and have it saved."""
        self.use(name)
        self.wished.emit(name)

    @property
    def pace(self) -> Pace:
        """The pace itself."""
        return pace(self.name)

    def of(self, level: Level) -> Level:
        """Return the level at the current pace."""
        return level.at(self.name)


def pace_title(known: Pace) -> str:
    """Return the title of a pace: "Blitz"."""
    return tr("Pace", PACE_TITLES[known.name])


def seconds_of(known: Pace) -> str:
    """Return the seconds for a turn: "0.3"."""
    return formats.rounded(known.seconds, 3)


def elo_at(known: Pace) -> str:
    """Return the bots' rating at a pace."""
    return str(next(level for level in LEVELS if level.is_paced).at(known.name).strength.elo)


bots_pace = PaceSetting()
"""The pace that is set."""


class EngineNames:
    """The names of engines, by the level in their seat."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def use(self, engines: Iterable[AddedEngine]) -> None:
        """Replace all engines with these."""
        self._names = {engine.level: engine.name for engine in engines}

    def of(self, level: str) -> str:
        """Return the name of the engine, or "Engine" if it was removed."""
        return self._names.get(level) or tr("Level", "Engine")


engine_names = EngineNames()
"""Those that are added now."""


LEVEL_TITLES: Mapping[str, str] = {
    "page": tr_noop("Level", "Page"),
    "squire": tr_noop("Level", "Squire"),
    "steward": tr_noop("Level", "Steward"),
    "knight": tr_noop("Level", "Knight"),
    "baron": tr_noop("Level", "Baron"),
    "duke": tr_noop("Level", "Duke"),
}
MANNERS: Mapping[str, str] = {
    "page": tr_noop("Level", "Plays by instinct, often misjudges and likes quick points."),
    "squire": tr_noop("Level", "Plays by instinct and misjudges less often."),
    "steward": tr_noop("Level", "Judges every single action with sound instinct."),
    "knight": tr_noop("Level", "Plans the whole turn."),
    "baron": tr_noop("Level", "Tries out its best turns one round ahead."),
    "duke": tr_noop("Level", "Tries out many turns, for as long as its pace allows."),
}


def level_title(name: str) -> str:
    """Return the title of the level of that name: "Page".

    An added engine has its name as the title; an unknown level keeps its name.
    """
    if name.startswith(MARK):
        return engine_names.of(name)
    return tr("Level", LEVEL_TITLES[name]) if name in LEVEL_TITLES else name


def is_called_by_level(plan: SeatPlan) -> bool:
    """Return whether a bot is named only by the title of its level, in any language.

    Older saved games have the title in the language in which the game began.
    """
    title = LEVEL_TITLES.get(plan.level or "")
    return title is not None and plan.name in in_all_languages("Level", title)


def is_title(name: str) -> bool:
    """Return whether a name is the title of a level, in any language."""
    return any(name in in_all_languages("Level", title) for title in LEVEL_TITLES.values())


def called_by_level(level: str) -> SeatPlan:
    """Return a bot named by its level; the name is saved in English and shown in the current
    language."""
    return SeatPlan(LEVEL_TITLES.get(level, level), level)


def level_manner(name: str) -> str:
    """Return a sentence about how the level of that name plays."""
    return tr("Level", MANNERS[name])
