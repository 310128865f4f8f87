"""The turn that an opponent would have if a player left everything as it is: for the question what
the opponent is up to. Only what that player knows may be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

QUIET = "end", "pass", "workers", "draw"
"""Actions that leave the table to the opponents, the quietest first. Carcassonne has none."""
MOST_ACTIONS = 12
"""More than a turn of quiet actions has."""


class Unknown(Enum):
    """Why the turn of an opponent cannot be told."""

    NOBODY = auto()  # there is no opponent, or they have no further turn
    CHANCE = auto()  # dice or tiles are drawn before it
    HIDDEN = auto()  # the opponent knows something that the player does not
    CHANGES = auto()  # every turn of the player changes what the opponent can do


@dataclass(frozen=True)
class OpponentTurn:
    """The position in which an opponent decides. Their own knowledge of it is all that counts."""

    position: Position
    seat: int


def opponent_turn(game: Game, revision: int, seat: int) -> OpponentTurn | Unknown:
    """Return the next turn of an opponent after so many actions, if the seat that decides then does
    as little as possible; or why it is unknown."""
    position, events = game.position_at(revision)
    opponents = position.opponents(seat)
    if not opponents or position.is_over():
        return Unknown.NOBODY
    found = (
        deciding_too(game, revision, seat, len(events))
        if position.decides_in_secret()
        else after_quiet_turn(game, position, seat)
    )
    if isinstance(found, OpponentTurn) and not game.is_over and knows_more(game, found, seat):
        return Unknown.HIDDEN
    return found


def deciding_too(game: Game, revision: int, seat: int, events: int) -> OpponentTurn | Unknown:
    """Return the decision of an opponent who decides at the same time. If they have decided
    already, it is the one before that: their choice is their secret."""
    for at in range(revision, -1, -1):
        position, events_then = game.position_at(at)
        if len(events_then) != events:
            break
        for rival in position.opponents(seat):
            if rival in position.waiting_seats() and not has_begun(game, at, revision, rival):
                return OpponentTurn(position, rival)
    return Unknown.NOBODY


def has_begun(game: Game, at: int, revision: int, rival: int) -> bool:
    """Return whether a seat is in the middle of its secret choice after `at` actions: it has
    already acted in this round before."""
    _, events = game.position_at(revision)
    while at > 0 and len(game.position_at(at - 1)[1]) == len(events):
        at -= 1
        if game.actions[at][0] == rival:
            return True
    return False


def after_quiet_turn(game: Game, position: Position, seat: int) -> OpponentTurn | Unknown:
    """Return the turn of the opponent who decides after the quietest turn of a seat."""
    for _ in range(MOST_ACTIONS):
        types = {game.action(code)["type"]: code for code in reversed(position.legal(seat))}
        quietest = next((one for one in QUIET if one in types), None)
        if quietest is None:
            return Unknown.CHANGES
        position.act_only(types[quietest], seat)
        if position.is_chance_node():
            if quietest != "draw":
                return Unknown.CHANCE
            position.draw_chance()
        if position.is_over():
            return Unknown.NOBODY
        (mover, *_) = position.waiting_seats()
        if mover in position.opponents(seat):
            return OpponentTurn(position, mover)
    return Unknown.CHANGES


def knows_more(game: Game, turn: OpponentTurn, seat: int) -> bool:
    """Return whether an opponent knows something of their own that a seat does not."""
    theirs, ours = (
        game.rules.state(turn.position, game.request, viewer)["seats"][turn.seat]
        for viewer in (turn.seat, seat)
    )
    return bool(theirs != ours)
