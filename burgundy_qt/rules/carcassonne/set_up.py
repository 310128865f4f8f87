"""The set-up: what each seat has, the pile, the start tile, and who begins. ("Pieces"; rulings 1
and 2)"""

from cython.cimports.burgundy_qt.rules.carcassonne.components.tables import PILE
from cython.cimports.burgundy_qt.rules.carcassonne.journal import SEATING, START
from cython.cimports.burgundy_qt.rules.carcassonne.laying import lay
from cython.cimports.burgundy_qt.rules.carcassonne.state import (
    BASE_KINDS,
    CENTRE,
    DRAWING,
    KINDS,
    MEEPLES,
    SET_UP_AT,
    START_KIND,
    WITH_BRIDGES,
    WITH_CASTLES,
)
from cython.cimports.burgundy_qt.rules.carcassonne.turns import begin_turn
from cython.cimports.burgundy_qt.rules.core import i32, random_below, random_bits, record_event


def fill(game):
    """Everything as it is before the first seat is drawn."""
    seat: i32
    kind: i32
    tokens: i32 = 3 if game.players <= 4 else 2
    game.first = -1
    for seat in range(game.players):
        game.seats[seat].meeples = MEEPLES
        game.seats[seat].bridges = tokens if game.modules & WITH_BRIDGES else 0
        game.seats[seat].castles = tokens if game.modules & WITH_CASTLES else 0
    for kind in range(KINDS if game.modules else BASE_KINDS):
        game.unseen[kind] = PILE[kind]
        game.pile += PILE[kind]
    lay(game, START_KIND, CENTRE, 0)


def begin_game(game):
    """The first seat's turn, up to its tile."""
    if game.first < 0:
        game.first = random_below(game.players, random_bits(game.key, SET_UP_AT))
    record_event(game.journal, SEATING, game.first, game.players, 0)
    record_event(game.journal, START, game.pile, game.seats[0].bridges, game.seats[0].castles)
    begin_turn(game, game.first)
    game.stage = DRAWING
