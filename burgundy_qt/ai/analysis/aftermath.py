"""The aftermath of a turn: what an opponent did next that a better turn would have prevented.

The better turn is played, and after it the actions that the opponents really did, with the same
dice and tiles: a position draws the same chance after any actions. The first of these actions that
is not legal there was only possible because the better turn was not played. It counts if no legal
action would have achieved the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
