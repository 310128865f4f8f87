"""The set-up of Burgundy. The shelf loads this module of every game, so it is small: it imports
rules and panel only when they are needed."""

from __future__ import annotations

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.ruleset import GameObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.new_game.game_setup import GamePanel, GameSetup


class BurgundySetup(GameSetup):
    """The set-up of Burgundy."""

    emblem = "icons/app"
    box_picture = "shelf/burgundy"
    players = (1, 4)

    def short_title(self) -> str:
        return "Burgundy"

    def tagline(self) -> str:
        return tr("New game", "Dice, tiles and 37 spaces")

    def panel(self, described: GameObject) -> GamePanel:
        from burgundy_qt.widgets.games.burgundy.burgundy_panel import BurgundyPanel

        return BurgundyPanel(tuple(reversed(described["editions"])))

    def draw_random_choices(self, line_up: LineUp) -> LineUp:
        from burgundy_qt.widgets.games.burgundy.estate_choice import draw_estates

        return draw_estates(line_up)

    def is_measured(self, request: RequestObject) -> bool:
        from burgundy_qt.rules.burgundy.requests import game_of_its_own

        return not game_of_its_own(request.get("modules", []))

    def bots_only_request(self, seats: int) -> RequestObject:
        """Return the request for a game of the newest edition without modules, on random
        estates."""
        from burgundy_qt.rules.burgundy.components import EDITIONS
        from burgundy_qt.rules.burgundy.requests import estates_for

        edition = EDITIONS[-1]
        estates = repeatable.random_generator().sample(estates_for(edition, []), seats)
        return {"edition": edition, "players": seats, "estates": estates}


ANSWER = BurgundySetup()
