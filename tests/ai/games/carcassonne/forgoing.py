"""Bots that never use a part of the game, to measure how much that part is worth to bots that use
it."""

from functools import partial

from burgundy_qt.ai.thinker import NetworkBot, Thinker
from burgundy_qt.rules.carcassonne import actions
from burgundy_qt.rules.carcassonne.tiles import SEGMENTS
from burgundy_qt.rules.position import Position

FIRST_FIELD = SEGMENTS.index("field:0")


def is_farmer(action: int) -> bool:
    """Return whether an action places a meeple on a field."""
    return actions.kind_of(action) == actions.MEEPLE and actions.segment_of(action) >= FIRST_FIELD


def is_bid(action: int) -> bool:
    """Return whether an action is a bid above 0."""
    return actions.kind_of(action) == actions.BID and actions.what_of(action) > 0


FORGONE = {"farmers": is_farmer, "bids": is_bid}


class Forgoing:
    """A level that never takes the forgone actions, and chooses the best of the rest."""

    def __init__(self, level: str, forgone: str, seed: int, rollouts: int | None = None):
        self.thinker = Thinker(level, seed=seed)
        self.is_forgone = FORGONE[forgone]
        self.rollouts = rollouts

    def choose(self, position: Position, seat: int) -> int:
        legal = position.legal(seat)
        if len(legal) == 1 or not any(map(self.is_forgone, legal)):
            return self.thinker.choose(position, seat, simulations=self.rollouts)
        bot = self.thinker.network_bot(position)
        assert isinstance(bot, NetworkBot)
        rollouts = self.rollouts or bot.level.limits.rollouts
        thought = bot.think(position, seat, None, rollouts, self.thinker.seed)
        return next(one.action for one in thought.candidates if not self.is_forgone(one.action))


class Whole:
    """The same level with all actions."""

    def __init__(self, level: str, seed: int, rollouts: int | None = None):
        self.thinker = Thinker(level, seed=seed)
        self.rollouts = rollouts

    def choose(self, position: Position, seat: int) -> int:
        return self.thinker.choose(position, seat, simulations=self.rollouts)


def makers(level: str, forgone: str, rollouts: int | None = None):
    """Return the players of a match: the whole level, and the one that forgoes something."""
    return (
        lambda seed: Whole(level, seed, rollouts),
        partial(forgoer, level, forgone, rollouts),
    )


def forgoer(level: str, forgone: str, rollouts: int | None, seed: int) -> Forgoing:
    return Forgoing(level, forgone, seed, rollouts)
