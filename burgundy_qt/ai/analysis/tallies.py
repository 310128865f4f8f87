"""Where the points of a game come from: asked of what the game brings."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from burgundy_qt.ai.analysis.parts import Scored, TallyParts, tally_parts
from burgundy_qt.ai.analysis.tally import Tally
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.registry import game_of


def parts_for(position: Position) -> TallyParts:
    """What the game of a position brings; asked of games with networks only."""
    game = game_of(position)
    parts = None if game is None else tally_parts(game)
    assert parts is not None, f"{game} has features, but no tally"
    return parts


def tally_for(position: Position) -> Tally:
    """A tally of what positions like this one count."""
    return parts_for(position).tally(position)


def scored_by_source(game: str, events: Iterable[Mapping[str, Any]], seats: int) -> Scored:
    """By seat: the points that the protocol's `events` report, by source; nothing where the game
    tells no sources."""
    parts = tally_parts(game)
    return [] if parts is None else parts.scored(events, seats)


def words_of(game: str) -> Callable[[str], str]:
    """By its name a source of points as a person says it, in English; where the game tells no
    words, the name."""
    parts = tally_parts(game)
    return str if parts is None else parts.word
