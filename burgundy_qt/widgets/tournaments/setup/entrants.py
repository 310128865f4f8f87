"""Who takes part in a tournament, as the arena names it: a level at its pace, an engine, a network
in a file."""

from __future__ import annotations

from pathlib import Path

from burgundy_qt.ai.arena.external_engine import run_in
from burgundy_qt.ai.levels import Level, Pace, pace
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.tournaments.tournament_plan import Entrant
from burgundy_qt.widgets.new_game.player_choice import Player, figure_of, title_of
from burgundy_qt.widgets.phrases.bot_names import pace_title

BY_NETWORK = "top@"
"""How a network in a file plays: whole turns by it, tried out."""


def entrant_of(player: Player, at: Pace) -> Entrant:
    """A level, which thinks at this pace where it has one, or an added engine."""
    if isinstance(player, AddedEngine):
        return Entrant(engine_text(player), player.name, figure_of(player))
    if player.is_paced:
        title = f"{title_of(player)}, {pace_title(at)}"
        return Entrant(level_text(player, at), title, figure_of(player))
    return Entrant(player.name, title_of(player), figure_of(player))


def level_text(level: Level, at: Pace) -> str:
    """A level at a pace: by the share of its usual time."""
    share = at.seconds / pace(level.pace).seconds
    return level.name if share == 1 else f"{level.name}:{share:.4g}"


def engine_text(engine: AddedEngine) -> str:
    """An engine with the limit of its thought and the folder that it runs in."""
    limit = f"{engine.seconds}s" if engine.seconds is not None else str(engine.simulations)
    where = engine.folder
    return f"engine:{limit}:{engine.command if where is None else run_in(where, engine.command)}"


def network_entrant(file: Path) -> Entrant:
    """A network in a file."""
    return Entrant(f"{BY_NETWORK}{file}", file.stem, "")
