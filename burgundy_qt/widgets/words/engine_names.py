"""What the engines that a person has added are called. There is one list of them, as there is one
theme."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import tr
from burgundy_qt.session.engines.engine_list import AddedEngine


class EngineNames:
    """The names by the levels that stand for them in a seat."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def use(self, engines: Iterable[AddedEngine]) -> None:
        """These engines and no others are known from now on."""
        self._names = {engine.level: engine.name for engine in engines}

    def of(self, level: str) -> str:
        """The name of the engine; of one that was removed only that it is one."""
        return self._names.get(level) or tr("Level", "Engine")


engine_names = EngineNames()
"""Those that are added now."""
