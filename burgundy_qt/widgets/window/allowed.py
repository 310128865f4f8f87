"""Which commands of the menus can be used."""

from __future__ import annotations

from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.page.step_queue import can_be_hurried
from burgundy_qt.widgets.play.decision import ANOTHER, can_undo
from burgundy_qt.widgets.play.game_input import input_of
from burgundy_qt.widgets.window.sheet_on_paper import has_sheets


def is_alone(view: GameView | None) -> bool:
    """Whether it is a solo game."""
    return view is not None and "solo" in view.state.get("modules", ())


def has_workers(view: GameView | None) -> bool:
    """Whether the game has workers; where none is in view nobody knows."""
    return view is None or "workers" in input_of(view.game).shortcuts


def has_another_way(view: GameView | None) -> bool:
    """Whether the game has an answer that lies nowhere on the table."""
    return view is not None and ANOTHER.kind in input_of(view.game).lit


TRYING = (
    "home",
    "undo",
    "workers",
    "another",
    "pass",
    "end",
    "hint",
    "tips",
    "log",
    "moves",
    "score",
    "zoom in",
    "zoom out",
    "fit",
    "picture",
    "copy picture",
)
"""Commands that can be used while a turn is tried beside the game."""


def allowed_in_trial() -> dict[str, bool]:
    """By command, while a turn is tried; those left out can always be used."""
    return {command: command in TRYING for command in allowed(None, False)}


def allowed(view: GameView | None, is_past: bool) -> dict[str, bool]:
    """By command; those left out can always be used. `view` is the game on the table, `is_past`: it
    is looked back at, so that nothing of it can be changed."""
    now = None if is_past else view
    going = None if now is None or now.is_over else now
    return {
        "home": view is not None,
        "save": view is not None,
        "save sheet": has_sheets(view),
        "print sheet": has_sheets(view),
        "seats": going is not None,
        "undo": now is not None and can_undo(now),
        "redo": now is not None and now.can_redo,
        "undo turn": now is not None and now.can_undo,
        "workers": going is not None and has_workers(going),
        "buy point": is_alone(going),
        "another": has_another_way(going),
        "pass": going is not None,
        "end": going is not None,
        "review": view is not None,
        "game review": view is not None,
        "hint": view is not None,
        "do advised": going is not None,
        "tips": view is not None,
        "figures": view is not None,
        "for points": view is not None,
        "log": view is not None,
        "recap": view is not None,
        "moves": now is not None,
        "score": view is not None,
        "zoom in": view is not None,
        "zoom out": view is not None,
        "fit": view is not None,
        "move now": going is not None and going.person_to_decide is None,
        "skip": now is not None and can_be_hurried(now),
        "score sheet": view is not None,
        "picture": view is not None,
        "copy picture": view is not None,
    }
