"""Where the games of a match begin, whatever game it is."""

from burgundy_qt.ai.arena.parts import ArenaParts, Box, arena_parts
from burgundy_qt.ai.arena.plain_games import plain_parts
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import DEFAULT, ruleset


def parts_of(game: str) -> ArenaParts:
    """What a game is to the arena."""
    return arena_parts(game) or plain_parts(game)


def usual_box(game: str = DEFAULT) -> Box:
    """What a game is played with where nobody says with what."""
    return parts_of(game).box(None, (), {})


def start(box: Box, seats: int, seed: int) -> Position:
    """A game before its first decision or chance. The same seed gives the same game."""
    position = ruleset(box.game).new_position(box.request(seats, seed))
    position.begin()
    return position


def sides_of(position: Position) -> list[tuple[int, ...]]:
    """The seats that win together, each seat in one side, the first seats first."""
    against = [set(position.opponents(seat)) for seat in range(position.seats)]
    sides = [tuple(one for one in range(position.seats) if one not in others) for others in against]
    return list(dict.fromkeys(sides))
