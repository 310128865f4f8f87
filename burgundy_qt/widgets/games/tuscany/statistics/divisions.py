"""Games of Tuscany told apart by their set-up."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.tuscany.words.set_ups import SETUPS
from burgundy_qt.widgets.statistics.parts import Division, Part


def setup_told(part: Part) -> str:
    """How the duchies were laid out: "In secret"."""
    return tr("New game", SETUPS[str(part)].title) if part in SETUPS else str(part)


SETUP = Division("setup", later("Statistics", "set-up"), setup_told)
