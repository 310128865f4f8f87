"""The set-up of Carcassonne. The shelf loads this module of every game, so it is small: it imports
rules and panel only when they are needed."""

from __future__ import annotations

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.games.carcassonne.modules import MODULES, option_texts
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class CarcassonneSetup(GameSetup):
    """The set-up of Carcassonne."""

    emblem = "carcassonne/icons/emblem"
    box_picture = "shelf/carcassonne"
    players = (2, 6)

    def short_title(self) -> str:
        return tr("Window", "Carcassonne")

    def tagline(self) -> str:
        return tr("New game", "Tiles, roads and cities")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.carcassonne.carcassonne_panel import CarcassonnePanel

        return CarcassonnePanel(described["editions"][0])

    def is_measured(self, request: RequestObject) -> bool:
        """Return whether a game has no modules or all of them, and the usual options."""
        return len(request.get("modules") or ()) in (0, len(MODULES)) and not option_texts(request)

    def bots_only_request(self, seats: int) -> RequestObject:
        """Return the request for a game with all modules."""
        return {"players": seats, "modules": [*MODULES]}


ANSWER = CarcassonneSetup()
