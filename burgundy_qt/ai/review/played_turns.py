"""What happened in a game that was played: turns, which are what one seat decided without chance or
another seat between, and what chance brought."""

from collections.abc import Callable
from dataclasses import dataclass

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position


@dataclass(frozen=True)
class PlayedTurn:
    """The actions `first` to `last` - 1 of a game, all by one seat."""

    first: int
    last: int
    seat: int
    start: Position
    actions: tuple[int, ...]  # as in Position


@dataclass(frozen=True)
class PlayedChance:
    """What chance brought after `at` actions."""

    at: int
    before: Position  # chance waits
    after: Position  # somebody decides, or it is over


def played(
    game: Game, knows: Callable[[Position], bool], first: int = 0, last: int | None = None
) -> list[PlayedTurn | PlayedChance]:
    """Turns and chances from after `first` actions to after `last` ones, in their order; a turn
    that was begun before or goes on after is cut off there. All are copies: the game may go on.

    A turn ends where secret choices are shown: what comes next depends on those of others, which
    are drawn anew when the turn is judged.

    `knows`: whether a position can be judged. In a set-up, where it cannot, each choice is a turn
    of its own."""
    end = game.revision if last is None else min(last, game.revision)
    found: list[PlayedTurn | PlayedChance] = []
    begun, codes = first, list[int]()
    start = here = game.stood(first)[0]
    for at in range(first, end):
        seat, action = game.actions[at]
        codes.append(game.code(action))
        reached = here.copy()
        reached.act_only(codes[-1], seat)
        after, drew = game.stood(at + 1)[0], reached.chance_waits()
        showed = here.decides_in_secret() and not after.decides_in_secret()
        if drew or showed or at + 1 == end or game.actions[at + 1][0] != seat or not knows(after):
            found.append(PlayedTurn(begun, at + 1, seat, start, tuple(codes)))
            begun, start, codes = at + 1, after, []
        if drew:
            found.append(PlayedChance(at + 1, reached, after))
        here = after
    return found
