"""Games that are taken up, each with its lock: begun, opened where they lie, or copied from
elsewhere. Where that fails nothing has changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.rules.errors import RulesError
from burgundy_qt.session.files.lock import Lock
from burgundy_qt.session.library.library import is_same
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_errors import SaveWithUnknownBot
from burgundy_qt.session.saves.save_folder import SaveFolder, new_game_id
from burgundy_qt.session.saves.saves import Save, read_save


@dataclass(frozen=True)
class TakenUp:
    """A game to be played from now on; one that `is_new` is not in the folder of saves yet."""

    running: RunningGame
    lock: Lock
    is_new: bool


def begun(running: RunningGame, folder: SaveFolder) -> TakenUp:
    """A game that has just been made; raises SaveError."""
    return TakenUp(running, folder.lock(running.game_id), True)


def continued(path: Path, folder: SaveFolder) -> TakenUp:
    """The game that lies in the folder of saves; raises SaveError."""
    lock = folder.lock(path.stem)
    try:
        save = replace(read_save(path), game_id=path.stem)
        return TakenUp(_opened(save, path), lock, False)
    except BaseException:
        lock.release()
        raise


def copied(path: Path, folder: SaveFolder, on_table: str | None) -> TakenUp:
    """A copy of the game saved elsewhere: that file stays as it is. A copy made before is played
    on, unless it is the game `on_table`; raises SaveError."""
    save = read_save(path)
    place = folder.path(save.game_id)
    if place.exists():
        if save.game_id != on_table and is_same(place, save):
            return continued(place, folder)
        save = replace(save, game_id=new_game_id(datetime.now(UTC)))
    return begun(_opened(save, path), folder)


def demand_levels(seats: Sequence[SeatPlan]) -> None:
    """Raises RulesError where a seat's bot is none that plays here."""
    known = [level.name for level in available_levels()]
    for plan in seats:
        if plan.level is not None and plan.level not in known:
            raise RulesError(f'there is no bot "{plan.level}" here; there are {", ".join(known)}')


def _opened(save: Save, path: Path) -> RunningGame:
    running = RunningGame.from_save(save, path)
    try:
        demand_levels(running.line_up.seats)
    except RulesError as why:
        raise SaveWithUnknownBot(path, str(why)) from why
    return running
