"""What an action would bring its seat at once, tried on a copy; and a duchy that is proposed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.session.games.tuscany.proposing import proposed
from burgundy_qt.session.parts import Event

PROPOSAL = "proposal"
"""By this name the start action that is proposed to who lays out a duchy."""
BRINGS = "points", "gain", "bonus"
AFTERWARDS = "turn", "phase-end", "round", "end"
"""Events after which nothing is of the action any more."""


def gains(game: Game, seat: int) -> list[list[Event]]:
    """Beside each legal action of a seat the points, marble, workers and hexagons that it brings
    before anything is drawn."""
    codes = game.position.legal(seat)
    if lays_out(game, codes):
        return [[] for _ in codes]
    trial = game.position.copy()
    trial.listen()
    return [_brought(game, trial, seat, code) for code in codes]


def previews(game: Game, legal: Mapping[str, Any]) -> Mapping[str, Any]:
    """The duchy that is proposed, while one is laid out."""
    starts = [action for action in legal["actions"] if action["type"] == "start"]
    return {PROPOSAL: proposed(game, legal["seat"], starts)} if starts else {}


def lays_out(game: Game, codes: list[int]) -> bool:
    """Whether these actions lay out a duchy."""
    return bool(codes) and bool(game.action(codes[0])["type"] == "start")


def _brought(game: Game, trial: Position, seat: int, code: int) -> list[Event]:
    """What an action brings the seat; chance stays undrawn."""
    trial.copy_from(game.position)
    trial.act_only(code, seat)
    told = takewhile(lambda event: event["event"] not in AFTERWARDS, game.rules.events(trial))
    return [each for each in told if each["event"] in BRINGS and each["seat"] == seat]
