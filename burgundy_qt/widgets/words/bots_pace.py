"""The pace of the bots that have one, and its words. There is one for all of them, as there is one
theme."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from burgundy_qt.ai.levels import LEVELS, NORMAL, Level, Pace, pace
from burgundy_qt.language import figures
from burgundy_qt.language.tr import later, tr

TITLES: Mapping[str, str] = {
    "blitz": later("Pace", "Blitz"),
    "normal": later("Pace", "Normal"),
    "long": later("Pace", "Long"),
    "deep": later("Pace", "Deep"),
}


class BotsPace(QObject):
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
        """The level as it plays now."""
        return level.at(self.name)


def pace_title(known: Pace) -> str:
    """What people call it: "Blitz"."""
    return tr("Pace", TITLES[known.name])


def seconds_of(known: Pace) -> str:
    """How many seconds a turn is thought about: "0.3"."""
    return figures.rounded(known.seconds, 3)


def elo_at(known: Pace) -> str:
    """How strong such bots are at a pace."""
    return str(next(level for level in LEVELS if level.is_paced).at(known.name).strength.elo)


bots_pace = BotsPace()
"""The pace that is set."""
