"""Games of Carcassonne told apart by the parts of the expansion."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.statistics.parts import Division, Part


def modules_told(part: Part) -> str:
    """The base game, or one with modules: "2010+" is one with some."""
    if str(part).endswith("+"):
        return tr("Statistics", "With the expansion")
    return tr("Statistics", "Base game")


MODULES = Division("edition", later("Statistics", "expansion"), modules_told)
