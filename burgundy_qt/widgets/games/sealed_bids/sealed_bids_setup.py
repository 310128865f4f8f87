"""The set-up of sealed bids. The shelf loads this module of every game, so it is small: it imports
the panel only when it is needed."""

from __future__ import annotations

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class SealedBidsSetup(GameSetup):
    """The set-up of sealed bids."""

    emblem = "pieces/silverling"
    players = (2, 5)

    def short_title(self) -> str:
        return tr("Window", "Sealed Bids")

    def tagline(self) -> str:
        return tr("New game", "One secret bid for each card")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.sealed_bids.sealed_bids_panel import SealedBidsPanel

        return SealedBidsPanel(described["editions"][0])

    def is_measured(self, request: RequestObject) -> bool:
        """Return False: the levels have not been measured in this game."""
        return False


ANSWER = SealedBidsSetup()
