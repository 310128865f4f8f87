"""The set-up of a dice game. The shelf loads this module of every game, so it is small: it imports
rules and panel only when they are needed."""

from __future__ import annotations

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class DiceSetup(GameSetup):
    """The set-up of the Dice Game."""

    emblem = "dice-game/icons/emblem"
    box_picture = "shelf/burgundy-dice"
    players = (1, 6)

    def short_title(self) -> str:
        return tr("Window", "Dice Game")

    def tagline(self) -> str:
        return tr("New game", "Five dice, one sheet")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.dice.dice_panel import DicePanel

        return DicePanel(described["editions"][0])

    def draw_random_choices(self, line_up: LineUp) -> LineUp:
        from burgundy_qt.widgets.games.dice.dice_panel import draw_random_choices as drawn

        return drawn(line_up)

    def bots_only_request(self, seats: int) -> RequestObject:
        """Return the request for a game on a random sheet."""
        from burgundy_qt.rules.dice.sheets import LETTERS

        return {"players": seats, "sheet": repeatable.random_generator().choice(LETTERS)}


ANSWER = DiceSetup()
