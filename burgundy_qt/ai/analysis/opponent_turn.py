"""What the turn of a player means for an opponent: what the opponent did next that a better turn
would have prevented, the turn that the opponent would have if the player left everything as it is,
and what the opponent was after in their last turn.

For the first, the better turn is played, and after it the actions that the opponents really did,
with the same dice and tiles: a position draws the same chance after any actions. The first of these
actions that is not legal there was only possible because the better turn was not played. It counts
if no legal action would have achieved the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from burgundy_qt.ai.analysis.motives import Motive, motives_of
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

LEAST_WEIGHT = 1.0
"""Points: what brought an opponent less is not worth a sentence."""


@dataclass(frozen=True)
class Aftermath:
    """An action that the better turn would have prevented, by its code in Position, and the
    weightiest fact about the opponent's turn that begins to be true with it."""

    seat: int
    action: int
    fact: Motive


def aftermath(
    game: Game, first: int, last: int, seat: int, better: Sequence[int]
) -> Aftermath | None:
    """Return the aftermath of the turn of a seat, the actions `first` to `last` - 1, until its next
    turn; None if the better turn would have changed nothing for the opponents, or if too much:
    another player would have moved next."""
    there, _ = game.position_at(first)
    for code in better:
        if seat not in there.waiting_seats() or code not in there.legal(seat):
            return None
        there.apply(code, seat)
    begun = last
    for at in range(last, game.revision):
        mover, action = game.actions[at]
        if mover == seat or mover not in there.waiting_seats():
            return None
        if mover != game.actions[begun][0]:
            begun = at
        code = game.code(action)
        if code not in there.legal(mover):
            fact = fact_begun(game, begun, at, mover)
            if fact is None or can_achieve(game, there, mover, action["type"], fact):
                return None
            return Aftermath(mover, code, fact)
        there.apply(code, mover)
    return None


def fact_begun(game: Game, begun: int, at: int, seat: int) -> Motive | None:
    """Return the weightiest fact in favour of a turn that is true with its action number `at`, and
    was not true before it; None if it is worth little."""
    motives = motives_of(game.request["game"])
    if motives is None:
        return None
    position, _ = game.position_at(begun)
    codes = [game.code(action) for _, action in game.actions[begun : at + 1]]
    without, within = (
        list(motives.motives(motives.consider(game, position, seat, turn))) if turn else []
        for turn in (codes[:-1], codes)
    )
    facts = [one for one in within if one not in without and one.weight >= LEAST_WEIGHT]
    return max(facts, key=lambda one: one.weight, default=None)


def can_achieve(game: Game, position: Position, seat: int, action_type: str, fact: Motive) -> bool:
    """Return whether an action of this type makes a fact true."""
    motives = motives_of(game.request["game"])
    assert motives is not None
    codes = [code for code in position.legal(seat) if game.action(code)["type"] == action_type]
    turns = (motives.consider(game, position, seat, [code]) for code in codes)
    return any(fact in motives.motives(turn) for turn in turns)


# The turn that an opponent would have if a player left everything as it is: for the question what
# the opponent is up to. Only what that player knows may be answered.


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
        simultaneous_decision(game, revision, seat, len(events))
        if position.decides_in_secret()
        else after_quiet_turn(game, position, seat)
    )
    if isinstance(found, OpponentTurn) and not game.is_over and knows_more(game, found, seat):
        return Unknown.HIDDEN
    return found


def simultaneous_decision(
    game: Game, revision: int, seat: int, events: int
) -> OpponentTurn | Unknown:
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


# What a bot is after: the weightiest fact in favour of the turn that it chose last. That turn was
# its plan, and everybody has seen it.


LEAST_INTENT = 0.5
"""Points: a fact of less weight is no aim."""


def intent(game: Game, revision: int, seat: int) -> Motive | None:
    """Return what a seat was after in its last turn before so many actions, as everybody knows it;
    None before its first turn, or if the turn had no aim that others can see."""
    motives, played = motives_of(game.request["game"]), last_turn(game, revision, seat)
    if motives is None or played is None:
        return None
    first, codes = played
    turn = motives.consider(game, game.position_at(first)[0], seat, codes)
    shown = motives.on_the_table
    facts = [
        one
        for one in motives.motives(turn)
        if one.weight >= LEAST_INTENT and (shown is None or one.kind in shown)
    ]
    return max(facts, key=lambda one: (one.kind not in motives.vague, one.weight), default=None)


def last_turn(game: Game, revision: int, seat: int) -> tuple[int, list[int]] | None:
    """Return the last turn of a seat before so many actions, finished or not: the number of actions
    before it, and its codes. A choice that is still secret does not count."""
    at = revision
    while at > 0 and is_still_secret(game, at - 1, revision):
        at -= 1
    while at > 0 and game.actions[at - 1][0] != seat:
        at -= 1
    if at == 0:
        return None
    first, codes = at - 1, [game.code(game.actions[at - 1][1])]
    while first > 0:
        mover, action = game.actions[first - 1]
        before, events = game.position_at(first - 1)
        is_one_round = before.decides_in_secret() and len(events) == len(game.position_at(first)[1])
        if mover != seat and not is_one_round:
            break
        if mover == seat:
            after = before.copy()
            after.act_only(game.code(action), seat)
            if after.is_chance_node() or seat not in after.waiting_seats():
                break
            codes.insert(0, game.code(action))
        first -= 1
    return first, codes


def is_still_secret(game: Game, number: int, revision: int) -> bool:
    """Return whether the action of this number, counted from 0, has made no event until so many
    actions: only its own seat knows it."""
    position, events = game.position_at(number)
    return position.decides_in_secret() and len(events) == len(game.position_at(revision)[1])
