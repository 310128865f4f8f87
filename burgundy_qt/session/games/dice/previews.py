"""What a mark would bring its seat, and whether a second could follow it: every mark is tried on a
copy, for while all write in secret no event tells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.rules.game import Game
from burgundy_qt.session.parts import Event

GOES_ON = "goes on"
"""By this name the marks after which the seat may write once more, each as its cell and number."""
BRINGS, ACTS = ("points", "gain", "bonus"), ("action",)


def gains(game: Game, seat: int) -> list[list[Event]]:
    """Beside each legal action of a seat what it would bring at the end of the round: points,
    bonuses and values of colours. What was brought by what it has chosen already is left out."""
    codes, end = game.position.legal(seat), game.code({"type": "end"})
    so_far = _brought(game, seat, end) if end in codes else []
    return [_without(_brought(game, seat, code), so_far) for code in codes]


def previews(game: Game, legal: Mapping[str, Any]) -> Mapping[str, Any]:
    """The marks among what is `legal` now that a second may follow."""
    seat, marks = legal["seat"], [each for each in legal["actions"] if each["type"] == "mark"]
    followed = (mark for mark in marks if _is_followed(game, seat, game.code(mark)))
    return {GOES_ON: frozenset((mark["cell"], mark["number"]) for mark in followed)}


def foreseen(game: Game, position: Any, seat: int, codes: Iterable[int]) -> list[Event]:
    """What these actions of a seat would bring at the end of the round, each with what follows of
    it. What it has chosen already is left out."""
    chosen, end = _opened(game, position, seat, ()), {"type": "end"}
    so_far = [event for event in chosen if event.get("action") != end]
    is_first = game.code(end) not in position.legal(seat)
    told = _opened(game, position, seat, codes)
    return [
        event
        for event in (told if is_first else _without(told, so_far))
        if event.get("action") != end
    ]


def _opened(game: Game, position: Any, seat: int, codes: Iterable[int]) -> list[Event]:
    """All that is told of a seat when these actions follow what it has chosen."""
    trial = position.copy()
    trial.listen()
    for code in codes:
        if code not in trial.legal(seat):
            break
        trial.act_only(code, seat)
    while trial.waiting_seats():
        chooser = trial.waiting_seats()[0]
        trial.act_only(trial.legal(chooser)[-1], chooser)
    told = BRINGS + ACTS
    heard = game.rules.events(trial)
    return [each for each in heard if each["event"] in told and each["seat"] == seat]


def _is_followed(game: Game, seat: int, code: int) -> bool:
    trial = game.position.copy()
    trial.act_only(code, seat)
    return seat in trial.waiting_seats()


def _brought(game: Game, seat: int, code: int) -> list[Event]:
    """What the seat has of an action when all is told. What the others do changes nothing of it."""
    opened = _opened(game, game.position, seat, [code])
    return [each for each in opened if each["event"] in BRINGS]


def _without(events: list[Event], others: list[Event]) -> list[Event]:
    """The events that are left where each of the others is taken away once."""
    left = list(events)
    for event in others:
        left.remove(event)
    return left
