"""The bots in words: their levels, their pace and the names of added engines. The pace and the list
of engines are each set once for the whole program, as the theme is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.levels import LEVELS, NORMAL, Level, Pace, pace
from burgundy_qt.language import formats
from burgundy_qt.language.translation import in_all_languages, later, tr
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import MARK, SeatPlan

PACE_TITLES: Mapping[str, str] = {
    "blitz": later("Pace", "Blitz"),
    "normal": later("Pace", "Normal"),
    "long": later("Pace", "Long"),
    "deep": later("Pace", "Deep"),
}


class PaceSetting(QObject):
    """Which pace is set. `wished` carries the name of one that a person has chosen, to be
    remembered."""

    changed = Signal()
    wished = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.name = NORMAL

    def use(self, name: str) -> None:
        """Let bots think at this pace from now on."""
        if name != self.name:
            self.name = name
            self.changed.emit()

    def wish(self, name: str) -> None:
        """A person wants this one."""
        self.use(name)
        self.wished.emit(name)

    @property
    def pace(self) -> Pace:
        """The pace itself."""
        return pace(self.name)

    def of(self, level: Level) -> Level:
        """Return the level as it plays now."""
        return level.at(self.name)


def pace_title(known: Pace) -> str:
    """Return what people call it: "Blitz"."""
    return tr("Pace", PACE_TITLES[known.name])


def seconds_of(known: Pace) -> str:
    """Return how many seconds a turn is thought about: "0.3"."""
    return formats.rounded(known.seconds, 3)


def elo_at(known: Pace) -> str:
    """Return how strong such bots are at a pace."""
    return str(next(level for level in LEVELS if level.is_paced).at(known.name).strength.elo)


bots_pace = PaceSetting()
"""The pace that is set."""


class EngineNames:
    """The names by the levels that stand for them in a seat."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def use(self, engines: Iterable[AddedEngine]) -> None:
        """These engines and no others are known from now on."""
        self._names = {engine.level: engine.name for engine in engines}

    def of(self, level: str) -> str:
        """Return the name of the engine; of one that was removed only that it is one."""
        return self._names.get(level) or tr("Level", "Engine")


engine_names = EngineNames()
"""Those that are added now."""


LEVEL_TITLES: Mapping[str, str] = {
    "page": later("Level", "Page"),
    "squire": later("Level", "Squire"),
    "steward": later("Level", "Steward"),
    "knight": later("Level", "Knight"),
    "baron": later("Level", "Baron"),
    "duke": later("Level", "Duke"),
}
MANNERS: Mapping[str, str] = {
    "page": later("Level", "Plays by instinct, often misjudges and likes quick points."),
    "squire": later("Level", "Plays by instinct and misjudges less often."),
    "steward": later("Level", "Judges every single action with sound instinct."),
    "knight": later("Level", "Plans the whole turn."),
    "baron": later("Level", "Tries out its best turns one round ahead."),
    "duke": later("Level", "Tries out many turns, for as long as its pace allows."),
}


def level_title(name: str) -> str:
    """Return what people call the level of that name: "Page"; an added engine is called as it was
    named, and what is not known here keeps its name."""
    if name.startswith(MARK):
        return engine_names.of(name)
    return tr("Level", LEVEL_TITLES[name]) if name in LEVEL_TITLES else name


def is_called_by_level(plan: SeatPlan) -> bool:
    """Return whether a bot has no name but what its level is called, in whatever language: older
    saves have it in the one that was spoken when the game began."""
    title = LEVEL_TITLES.get(plan.level or "")
    return title is not None and plan.name in in_all_languages("Level", title)


def is_title(name: str) -> bool:
    """Return whether a level is called so, in whatever language."""
    return any(name in in_all_languages("Level", title) for title in LEVEL_TITLES.values())


def called_by_level(level: str) -> SeatPlan:
    """Return a bot that has no other name than its level; it is kept in English, and shown in the
    language that is spoken."""
    return SeatPlan(LEVEL_TITLES.get(level, level), level)


def level_manner(name: str) -> str:
    """Return how the level of that name plays, in a sentence."""
    return tr("Level", MANNERS[name])
