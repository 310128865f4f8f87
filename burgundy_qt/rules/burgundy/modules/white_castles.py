"""White castles: buildings whose action, like a castle's, must be taken, but by the shared die.
(2019, p. 12)

Workers and the monasteries 8 to 12 move that die for the action as they move a seat's own; it stays
as it lies for the others. Monastery 29 scores the white castles as 16 to 23 score the other kinds:
see final_scoring.py. This is the plain twin of the header beside this file."""

from burgundy_qt.rules.burgundy.actions import BY_CASTLE, BY_WHITE_CASTLE
from burgundy_qt.rules.plain import Record


def face_of(game: Record, by: int) -> int:
    """What the die shows by which something is done: 0 where it is done without a die."""
    if by == BY_WHITE_CASTLE:
        return game.white
    return by if by < BY_CASTLE else 0
