"""Where the games of a match begin, whatever game it is."""

from collections.abc import Mapping
from types import MappingProxyType

from burgundy_qt.ai.arena.plain_games import plain_box
from burgundy_qt.ai.game_bots import Box, bots_of
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import DEFAULT, ruleset


def box_of(
    game: str,
    edition: str | None = None,
    modules: tuple[str, ...] = (),
    options: Mapping[str, str] = MappingProxyType({}),
) -> Box:
    """What a match of a game is played with; raises ValueError for what there is not."""
    return bots_of(game).box(edition, modules, options) or plain_box(
        game, edition, modules, options
    )


def usual_box(game: str = DEFAULT) -> Box:
    """What a game is played with where nobody says with what."""
    return box_of(game)


def start(box: Box, seats: int, seed: int) -> Position:
    """A game before its first decision or chance. The same seed gives the same game."""
    position: Position = ruleset(box.game).new_position(box.request(seats, seed))
    position.begin()
    return position


def sides_of(position: Position) -> list[tuple[int, ...]]:
    """The seats that win together, each seat in one side, the first seats first."""
    against = [set(position.opponents(seat)) for seat in range(position.seats)]
    sides = [tuple(one for one in range(position.seats) if one not in others) for others in against]
    return list(dict.fromkeys(sides))
