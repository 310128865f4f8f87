"""Games of a tournament as saves: all of them, or the last so many."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from threading import Lock

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.saves.saves import Save, mark_of, write_save
from burgundy_qt.session.tournaments.live_game import LiveGame
from burgundy_qt.session.tournaments.plan import Plan
from burgundy_qt.session.tournaments.store import Store


class Keeping:
    """Keeps the games of one tournament; called by the threads that play them."""

    def __init__(self, store: Store, plan: Plan) -> None:
        self._store, self._plan = store, plan
        self._lock = Lock()
        self._kept: deque[Path] = deque(store.all_kept(plan) if plan.keep is not None else ())

    def keep(self, live: LiveGame) -> None:
        """Keep a game that is over, and let go of the oldest beyond the number; raises OSError or
        SaveNotWritten."""
        if self._plan.keep == 0:
            return
        path = self._store.games(self._plan, live.names) / f"{live.game_id}{ENDING}"
        write_save(path, save_of(live))
        if self._plan.keep is not None:
            with self._lock:
                self._kept.append(path)
                while len(self._kept) > self._plan.keep:
                    self._kept.popleft().unlink(missing_ok=True)


def save_of(live: LiveGame) -> Save:
    """A game that is over as a save, a casual one."""
    game = Game(live.line_up.request)
    for seat, action in live.actions:
        game.apply(action, seat)
    return Save(
        game_id=live.game_id,
        created=created(live.game_id),
        seats=live.line_up.seats,
        casual=True,
        finished=game.is_over,
        rules=ruleset(game.request["game"]).version,
        record=game.record(private=True),
        redo=(),
        turns=(),
        snapshot=game.state(),
        mark=mark_of(game),
    )


def created(game_id: str) -> str:
    """When a game began, by its id."""
    day, time, _ = game_id.split("-")
    date = f"{day[:4]}-{day[4:6]}-{day[6:]}"
    return f"{date}T{time[:2]}:{time[2:4]}:{time[4:]}+00:00"
