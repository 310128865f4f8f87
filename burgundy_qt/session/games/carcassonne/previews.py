"""What an action would bring, tried on a copy: what it completes, and the bridge that it needs."""

from __future__ import annotations

from burgundy_qt.rules.carcassonne.protocol.point_sources import is_of_final_scoring
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.parts import Event

TOLD = "bridge", "complete", "castle", "points"


def gains(game: Game, seat: int) -> list[list[Event]]:
    """Beside each legal action of a seat what it would bring if nothing more were put or built in
    its turn: the bridge that it needs, features complete, castles that score, and the points of
    all seats. Nothing is drawn for it, and the final scoring is left out."""
    trial = game.position.copy()
    trial.listen()
    passing = game.code({"type": "pass"})
    return [_brought(game, trial, seat, code, passing) for code in game.position.legal(seat)]


def _brought(game: Game, trial: Position, seat: int, code: int, passing: int) -> list[Event]:
    trial.copy_from(game.position)
    trial.act_only(code, seat)
    while not trial.chance_waits() and passing in _asked(trial, seat):
        trial.act_only(passing, seat)
    told = game.rules.events(trial)
    return [event for event in told if event["event"] in TOLD and not is_of_final_scoring(event)]


def _asked(trial: Position, seat: int) -> list[int]:
    """What the seat could do next; nothing while another one is asked."""
    return list(trial.legal(seat)) if seat in trial.waiting_seats() else []
