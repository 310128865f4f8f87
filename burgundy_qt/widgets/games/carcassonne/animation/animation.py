"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from burgundy_qt.session.view import Step
from burgundy_qt.widgets.games.carcassonne.animation import of_bazaars, of_followers, of_tiles
from burgundy_qt.widgets.games.carcassonne.animation.of_final_scoring import in_parts
from burgundy_qt.widgets.games.carcassonne.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.games.carcassonne.board.board import Board
from burgundy_qt.widgets.games.carcassonne.board.events import follow
from burgundy_qt.widgets.games.carcassonne.board.updates import board_of, features_of
from burgundy_qt.widgets.games.carcassonne.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Picture
from burgundy_qt.widgets.scene.moves import Move
from burgundy_qt.widgets.scene.timeline import changed

ROOMS = of_tiles, of_followers, of_bazaars
EVENTS: Mapping[str, Setting] = {name: way for room in ROOMS for name, way in room.EVENTS.items()}
ACTIONS: Mapping[str, Setting] = {name: way for room in ROOMS for name, way in room.ACTIONS.items()}


def animate(board: Board, step: Step) -> tuple[list[Move], Board]:
    """The moves of a step; the board becomes what it leads to."""
    timeline = Timeline(board, features_of(step.view.outlook))
    before = picture_of(board)
    _show(timeline, before)
    for event in in_parts(step.events):
        before = _set_in_motion(timeline, event, before)
    _become(board, board_of(step.view))
    _show(timeline, picture_of(board))
    return timeline.moves, board


def _set_in_motion(timeline: Timeline, event: Mapping[str, Any], before: Picture) -> Picture:
    """Returns what the table shows after the event."""
    follow(timeline.board, event, timeline.features)
    after = picture_of(timeline.board)
    start = timeline.clock
    setting = _setting(event)
    reached = setting(timeline, event, before, after) if setting else {}
    for spot in dict.fromkeys([*changed(before, after), *reached]):
        timeline.change(reached.get(spot, start), spot, after.get(spot))
    return after


def _setting(event: Mapping[str, Any]) -> Setting | None:
    if event["event"] == "action":
        return ACTIONS.get(event["action"]["type"])
    return EVENTS.get(event["event"])


def _show(timeline: Timeline, picture: Picture) -> None:
    """Show what no event tells: what is tried no more, and who is asked."""
    for spot in changed(timeline.shown, picture):
        timeline.change(timeline.clock, spot, picture.get(spot))


def _become(board: Board, other: Board) -> None:
    """Let a table be as another one is."""
    for field in fields(Board):
        setattr(board, field.name, getattr(other, field.name))
