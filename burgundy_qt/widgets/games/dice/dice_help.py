"""DiceHelp: the rules of the Burgundy Dice Game to read, the page about each spot of the
table, and the first game."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.rules.dice.components import printed
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.widgets.games.dice.learning.facts import facts
from burgundy_qt.widgets.games.dice.learning.figures.examples import EXAMPLES
from burgundy_qt.widgets.games.dice.learning.first_game import FIRST_GAME
from burgundy_qt.widgets.games.dice.learning.tables import TABLES
from burgundy_qt.widgets.learning.game_help import GameHelp
from burgundy_qt.widgets.pieces.spots import Spot

SPOTS: Mapping[str, str] = {
    "die": "round#dice",
    "box": "time",
    "phase": "time#phase",
    "well": "marks",
    "points-row": "regions#points",
    "goal": "solo#verdicts",
    "fresh": "round#secret",
    "region": "regions",
    "value": "values#values",
    "column": "points",
    "total": "points",
    "points": "points",
    "covered": "marks",
    "state": "round#secret",
    "turn": "round#secret",
    "veil": "round#secret",
}
"""By kind, where all spots of it have one."""
GOALS: Mapping[str, str] = {"colours": "solo#values", "rounds": "solo#time"}
"""Beside the ladder of the game alone."""


class DiceHelp(GameHelp[DiceState]):
    """Answer for the Burgundy Dice Game."""

    tables = TABLES
    figures = EXAMPLES
    first_game = FIRST_GAME

    def facts(self) -> Mapping[str, str]:
        """Return the numbers that pages quote."""
        return facts()

    def topic_of(self, spot: Spot, state: DiceState) -> str:
        """Return the page of what lies on a spot of the table, or of the spot itself."""
        match spot:
            case Spot("cell", int(seat), str(cell)):
                return _topic_of_cell(state, seat, cell)
            case Spot("die", _, 0):
                return "time"
            case Spot("bonus" | "token", _, str(bonus)):
                return topic_of_bonus(bonus)
            case Spot("circle", _, str(at)):
                row, _, circle = at.partition(".")
                return topic_of_bonus(circle if row == printed.CASTLE else row)
            case Spot("goal", _, str(at)):
                return GOALS.get(at, SPOTS["goal"])
            case Spot("stroke", owner, str(at)):
                kind, _, place = at.partition(":")
                return self.topic_of(Spot(kind, owner, place), state)
        return SPOTS[spot.kind]


def topic_of_colour(colour: str) -> str:
    """The place of a colour."""
    return f"colours#{colour}"


def topic_of_bonus(bonus: str) -> str:
    """The place of a bonus."""
    return f"bonuses#{bonus}"


def _topic_of_cell(state: DiceState, seat: int, cell: str) -> str:
    """That of its colour, or of start castles while one is chosen and where one is."""
    colour = printed.cells_of(state.letter)[cell].colour
    castle = state.seats[seat].castle
    if colour == printed.CASTLE and castle in (None, cell):
        return "set-up#castle"
    return topic_of_colour(colour)


ANSWER = DiceHelp()
