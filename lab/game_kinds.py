"""The kinds of games for measurements of reviews and chances, and games between equal bots of each
kind."""

from dataclasses import dataclass
from typing import Any

from burgundy_qt.ai.arena.match_setup import box_of
from burgundy_qt.ai.game_bots import MatchSetup, SeatCount
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game


@dataclass(frozen=True)
class GameKind:
    """Games with the same set-up and number of seats."""

    title: str
    game: str
    seats: int = 2
    edition: str | None = None
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @property
    def box(self) -> MatchSetup:
        """The set-up of the games."""
        return box_of(self.game, self.edition, self.modules, dict(self.options))

    @property
    def table(self) -> SeatCount:
        """The table of the games."""
        return self.box.table(self.seats)

    def request(self, seed: int) -> dict[str, Any]:
        """Return the request of a game; the seed draws estates, sheets and the like."""
        return {**self.box.request(self.seats, seed), "game": self.game}


MODULES_2019 = "extra-tiles", "white-castles", "inns", "shields", "trade-routes", "border-posts"
MODULES_OF_CARCASSONNE = "bridges", "castles", "bazaars"
DIFFERENT = (("setup", "different"),)
"""The castles of the Dice Game: with the same dice and equal castles, equal bots would make the
same moves all game."""
KINDS = {
    "burgundy": GameKind("Burgundy 2011, 2 seats", "burgundy", edition="2011"),
    "burgundy-3": GameKind("Burgundy 2011, 3 seats", "burgundy", 3, "2011"),
    "burgundy-4": GameKind("Burgundy 2011, 4 seats", "burgundy", 4, "2011"),
    "burgundy-2019": GameKind("Burgundy 2019, 2 seats", "burgundy", edition="2019"),
    "burgundy-modules": GameKind(
        "Burgundy 2019, all modules, 2 seats", "burgundy", 2, "2019", MODULES_2019
    ),
    "burgundy-team": GameKind("Burgundy, teams", "burgundy", 4, "2019", ("team",)),
    "burgundy-solo": GameKind("Burgundy alone", "burgundy", 1, "2019", ("solo",)),
    "dice": GameKind("Dice Game, 2 seats", "burgundy-dice", options=DIFFERENT),
    "dice-3": GameKind("Dice Game, 3 seats", "burgundy-dice", 3, options=DIFFERENT),
    "dice-4": GameKind("Dice Game, 4 seats", "burgundy-dice", 4, options=DIFFERENT),
    "tuscany": GameKind("Tuscany, 2 seats", "tuscany"),
    "tuscany-3": GameKind("Tuscany, 3 seats", "tuscany", 3),
    "tuscany-4": GameKind("Tuscany, 4 seats", "tuscany", 4),
    "carcassonne": GameKind("Carcassonne, 2 seats", "carcassonne"),
    "carcassonne-modules": GameKind(
        "Carcassonne, all modules, 2 seats", "carcassonne", 2, modules=MODULES_OF_CARCASSONNE
    ),
    "carcassonne-3": GameKind("Carcassonne, 3 seats", "carcassonne", 3),
}
OF_TWO = "burgundy", "dice", "tuscany", "carcassonne"
"""One kind for each game, with two seats and no modules."""


def played_by(kind: GameKind, levels: tuple[str, ...], seed: int, pace: str = "blitz") -> Game:
    """Return a finished game of bots, their levels in turn."""
    game = Game(kind.request(seed))
    bots = [
        Thinker(levels[seat % len(levels)], seed=seed * game.seats + seat, pace=pace)
        for seat in range(game.seats)
    ]
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bots[seat].choose(game.position, seat)), seat)
    return game
