"""In which games the bots' levels were measured."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol.names import MODULES
from burgundy_qt.widgets.games.carcassonne.words.modules import Asked, options_told


def is_measured(request: Asked) -> bool:
    """Whether what they make on average was measured in such a game: without modules or with all
    of them, by the usual options."""
    return len(request.get("modules") or ()) in (0, len(MODULES)) and not options_told(request)
