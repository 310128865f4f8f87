"""Opening games, each with its lock: new ones, those of the data folder, and copies of files from
elsewhere. If opening fails, nothing has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from burgundy_qt import repeatable
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules import errors, registry
from burgundy_qt.session import line_up, problem, running_game
from burgundy_qt.session.engines.engine_list import EngineOf, no_engine
from burgundy_qt.session.library.library_folder import is_same
from burgundy_qt.session.saves.save_file import Save, read_save
from burgundy_qt.session.saves.save_folder import SaveFolder, new_game_id
from burgundy_qt.storage.file_lock import Lock

if TYPE_CHECKING:
    from burgundy_qt.session.explorer.collection import BotsGame

Instead = Mapping[int, line_up.SeatPlan]
"""The players that replace missing engines, by seat."""


@dataclass(frozen=True)
class OpenedGame:
    """A game that was opened for playing; if it `is_unsaved`, its file in the folder of saves is
    not up to date."""

    running: running_game.RunningGame
    lock: Lock
    is_unsaved: bool


def start_game(running: running_game.RunningGame, folder: SaveFolder) -> OpenedGame:
    """Return a new game; raises SaveError."""
    return OpenedGame(running, folder.lock(running.game_id), True)


def open_saved_game(
    path: Path,
    folder: SaveFolder,
    engine_of: EngineOf = no_engine,
    instead: Instead = MappingProxyType({}),
) -> OpenedGame:
    """Return a game of the folder of saves; raises SaveError."""
    lock = folder.lock(path.stem)
    try:
        save = replace(read_save(path), game_id=path.stem)
        running = _opened(save, path, engine_of, instead)
        return OpenedGame(running, lock, running.line_up.seats != save.seats)
    except BaseException:
        lock.release()
        raise


def copy_game(
    path: Path,
    folder: SaveFolder,
    on_table: str | None,
    engine_of: EngineOf = no_engine,
    instead: Instead = MappingProxyType({}),
) -> OpenedGame:
    """Return a copy of a game saved elsewhere, whose file stays unchanged. An earlier copy is
    played on, unless it is the game `on_table`. If its original is here too, it is casual. Raises
    SaveError."""
    from burgundy_qt.session.saves.game_notation import read_game  # for no start

    save = read_game(path)
    place = folder.path(save.game_id)
    if place.exists():
        if save.game_id != on_table and is_same(place, save):
            return open_saved_game(place, folder, engine_of, instead)
        now = repeatable.now()
        # the same dice a second time: it is no more rated than a game from a past position
        save = replace(save, game_id=new_game_id(now), casual=save.casual or not save.finished)
    return start_game(_opened(save, path, engine_of, instead), folder)


def play_again(game: BotsGame, folder: SaveFolder) -> OpenedGame:
    """Return a game of bots from the explorer's collection; raises SaveError if they play it
    differently now."""
    from burgundy_qt.session.explorer.collection import played_again  # for no start

    save = played_again(game)
    return start_game(running_game.RunningGame.from_save(save, folder.path(save.game_id)), folder)


def require_players(seats: Sequence[line_up.SeatPlan], game: str, engine_of: EngineOf) -> None:
    """Raise RulesError for an unknown bot, or an engine that does not play this game."""
    require_levels(seats)
    for plan in seats:
        if plan.level is None or not plan.is_engine:
            continue
        engine = engine_of(plan.level)
        if engine is None:
            sentence = tr_noop(
                "Engines", "The engine that plays as {name} has not been added in the settings."
            )
            raise errors.InvalidArgument(tr("Engines", sentence, name=plan.name))
        if game not in engine.games:
            title = registry.ruleset(game).describe()["title"]
            sentence = tr_noop("Engines", "The engine {name} does not play {game}.")
            raise errors.InvalidArgument(tr("Engines", sentence, name=engine.name, game=title))


def require_levels(seats: Sequence[line_up.SeatPlan]) -> None:
    """Raise RulesError for an unknown bot."""
    known = [level.name for level in available_levels()]
    for plan in seats:
        if plan.level is not None and not plan.is_engine and plan.level not in known:
            raise errors.RulesError(
                f'there is no bot "{plan.level}" here; there are {", ".join(known)}'
            )


def _opened(
    save: Save, path: Path, engine_of: EngineOf, instead: Instead
) -> running_game.RunningGame:
    """Return the game of a save, with the players `instead` of missing engines."""
    missing = missing_engines(save, engine_of)
    if not missing.keys() <= instead.keys():
        raise problem.SaveWithUnknownEngine(path, missing)
    running = running_game.RunningGame.from_save(save, path)
    try:
        require_levels(running.line_up.seats)
    except errors.RulesError as why:
        raise problem.SaveWithUnknownBot(path, str(why)) from why
    if missing:
        running.seat([instead[at] if at in missing else plan for at, plan in enumerate(save.seats)])
    return running


def missing_engines(save: Save, engine_of: EngineOf) -> dict[int, str]:
    """Return, by seat, the names of engines that an unfinished game needs and that were not added
    here."""
    return {
        seat: plan.name
        for seat, plan in enumerate(save.seats)
        if not save.finished
        and plan.level is not None
        and plan.is_engine
        and engine_of(plan.level) is None
    }
