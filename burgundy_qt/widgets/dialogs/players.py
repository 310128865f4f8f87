"""Who can sit at a seat in place of a person, in words: a bot of some level, or an engine that a
person has added."""

from __future__ import annotations

from burgundy_qt.ai.levels import Level
from burgundy_qt.language import formats
from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.line_up import ENGINE_FIGURE
from burgundy_qt.widgets.phrases.bot_names import bots_pace, level_manner, level_title, seconds_of

Player = Level | AddedEngine
STAND_IN = "knight"
"""The level that is proposed in place of an engine."""


def level_of(player: Player) -> str:
    """What stands for it in a SeatPlan."""
    return player.level if isinstance(player, AddedEngine) else player.name


def title_of(player: Player) -> str:
    """What it is called."""
    return player.name if isinstance(player, AddedEngine) else level_title(player.name)


def figure_of(player: Player) -> str:
    """The picture that stands for it, below "people/"."""
    return ENGINE_FIGURE if isinstance(player, AddedEngine) else player.name


def can_play(player: Player, game: str) -> bool:
    """Whether it plays this game."""
    return not isinstance(player, AddedEngine) or game in player.games


def manner_of(player: Player, game: str) -> str:
    """How it plays, or why it cannot play this game, in a sentence."""
    if not isinstance(player, AddedEngine):
        return level_manner(player.name)
    if not player.games:
        return tr("Engines", "Not tested yet: Settings, Engines.")
    if not can_play(player, game):
        return tr("Engines", "Does not play this game.")
    return tr("Engines", "A program that you have added.")


def limit_told(engine: AddedEngine) -> str:
    """How long an engine may think."""
    if engine.seconds is not None:
        return tr("Engines", "{n} second(s) a decision", n=engine.seconds)
    return tr("Engines", "{n} simulation(s) a decision", n=engine.simulations or 0)


def strength_told(player: Player, seats: int | None, game: str) -> str:
    """How strong a level is in a game, and what it makes in one of so many seats where that has
    been measured, "" where nobody knows; of an engine how long it thinks."""
    if isinstance(player, AddedEngine):
        return limit_told(player)
    strength = bots_pace.of(player).strength_in(game)
    if strength is None:
        return ""
    points = strength.points_among(seats)
    if points is None:
        return tr("New game", "{elo} Elo", elo=str(strength.elo))
    return tr("New game", "{elo} Elo, {points} points", elo=str(strength.elo), points=points)


def measured_told(player: Player, seats: int | None, game: str) -> str:
    """What a level was measured to be in a game with so many seats; None: in no game like this
    one."""
    if isinstance(player, AddedEngine):
        return tr("Engines", "{limit}, strength unknown", limit=limit_told(player))
    level = bots_pace.of(player)
    strength, seconds = level.strength_in(game), seconds_of(bots_pace.pace)
    if strength is None:
        return tr("New game", "{seconds} s a turn", seconds=seconds) if level.is_paced else ""
    elo, points = str(strength.elo), strength.points_among(seats)
    if points is None and level.is_paced:
        return tr(
            "New game", "{elo} Elo in other games, {seconds} s a turn", elo=elo, seconds=seconds
        )
    if points is None:
        return tr("New game", "{elo} Elo in other games, not measured in this one", elo=elo)
    if level.is_paced:
        sentence = later("New game", "{elo} Elo, {points} points a game, {seconds} s a turn")
        return tr("New game", sentence, elo=elo, points=points, seconds=seconds)
    return tr(
        "New game", "{elo} Elo, {points} points a game, plays at once", elo=elo, points=points
    )


def time_told(player: Player, game: str) -> str:
    """How long a level thinks in a game, however short that is; "" where nobody knows."""
    if isinstance(player, AddedEngine):
        return ""
    level = bots_pace.of(player)
    strength = level.strength_in(game)
    if level.is_paced:
        return tr(
            "New game", "Thinks {seconds} s about a turn.", seconds=seconds_of(bots_pace.pace)
        )
    if strength is None:
        return ""
    milliseconds = formats.rounded(1000 * strength.seconds, 4)
    return tr(
        "New game", "A decision takes {milliseconds} ms on average.", milliseconds=milliseconds
    )
