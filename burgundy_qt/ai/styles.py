"""Styles: the characters in which a level can play.

A style adds a small bonus for what its character likes to the values by which a level chooses. The
level still chooses among the same turns, so a character plays nearly as well as its level. What a
game's characters like is a table in ai/games/GAME/GAME_bots.py; the bonuses are measured
(`./burgundy campaign styles`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from burgundy_qt.ai.game_bots import RIVALS, Style, bots_for, bots_of
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.rules import registry
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import GameEvent

FOR_POINTS = "points:"
"""The beginning of a taste for points of one source."""


class UnknownStyle(ValueError):
    """A text that names no style of a game; says which there are."""


def styles_of(game: str) -> tuple[Style, ...]:
    """Return the styles of a game, in the order of display."""
    return bots_of(game).styles


def style(game: str, name: str) -> Style:
    """Return the style of that name. Raises UnknownStyle, which lists those of the game."""
    known = styles_of(game)
    for one in known:
        if one.name == name:
            return one
    names = ", ".join(one.name for one in known)
    has = f"it has {names}" if known else "it has none"
    raise UnknownStyle(f"{game} has no style {name!r}; {has}")


@cache
def all_names() -> tuple[str, ...]:
    """Return the names of the styles of all games, each once."""
    names = (one.name for game in registry.GAMES for one in styles_of(game))
    return tuple(dict.fromkeys(names))


class Taste:
    """What turns are worth to a style, beside the value that its level gives them."""

    def __init__(self, style: Style, evaluator: Evaluator):
        self.style = style
        self.evaluator = evaluator
        self.likes_points = any(name.startswith(FOR_POINTS) for name in style.tastes)

    def bonus(
        self, position: Position, seat: int, actions: Sequence[int], after: Position
    ) -> float:
        """Return the bonus of a turn of `seat` from `position`, which leads to `after`."""
        tastes = self.style.tastes
        total: float = sum(tastes.get(kind, 0.0) for kind in self.liked(position, seat, actions))
        if RIVALS in tastes and self.evaluator.knows(after):
            _, points = self.evaluator.evaluation(after, seat)
            rivals = [points[other] for other in position.opponents(seat)]
            total -= tastes[RIVALS] * max(rivals, default=0.0)
        return total

    def liked(self, position: Position, seat: int, actions: Sequence[int]) -> Iterator[str]:
        """Yield what a character may like about each action of a turn, and each point that it
        scores, if the style likes points."""
        bots = bots_for(position)
        rules: Any = registry.ruleset(registry.game_of(position) or registry.DEFAULT)
        here = position.copy()
        if self.likes_points:
            here.start_journal()
        for code in actions:
            if here.is_chance_node() or seat not in here.waiting_seats():
                return
            yield from bots.kinds_of(rules.decode_action(code), here)
            if len(actions) > 1 or self.likes_points:
                here.act_only(code, seat)
            if self.likes_points:
                yield from points_of(rules.events(here), seat)


def points_of(events: Iterable[GameEvent], seat: int) -> Iterator[str]:
    """Yield the source of each point that a seat scores."""
    for event in events:
        if "points" in event and event.get("seat") == seat:
            source = f"{FOR_POINTS}{event.get('for', event['event'])}"
            yield from [source] * max(0, event["points"])


def taste_in(game: str, name: str | None, evaluator: Evaluator) -> Taste | None:
    """Return the taste of the style of that name; None without one, or if the game has none of that
    name, as in a save of a newer version."""
    return next((Taste(one, evaluator) for one in styles_of(game) if one.name == name), None)
