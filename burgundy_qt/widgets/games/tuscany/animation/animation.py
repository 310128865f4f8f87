"""From events to motion: every piece travels from where it was to where it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgundy_qt.session.view import Step
from burgundy_qt.widgets.games.tuscany.animation import of_cards, of_gains, of_tiles
from burgundy_qt.widgets.games.tuscany.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.games.tuscany.board.board import Board
from burgundy_qt.widgets.games.tuscany.board.events import follow
from burgundy_qt.widgets.games.tuscany.board.updates import settle
from burgundy_qt.widgets.games.tuscany.picture.picture import picture_of
from burgundy_qt.widgets.scene.moves import Move
from burgundy_qt.widgets.scene.timeline import changed

EVENTS: Mapping[str, Setting] = {**of_cards.EVENTS, **of_tiles.EVENTS, **of_gains.EVENTS}
FOR_YIELD = "yield", "hexagon"
"""What the gains of a yield card are for; without room a hexagon brings points."""


def animate(board: Board, step: Step) -> tuple[list[Move], Board]:
    """The moves of a step; the board is followed along."""
    timeline = Timeline(board)
    for event in step.events:
        _set_in_motion(timeline, event)
    timeline.put_away()
    _agree(timeline, step.view.state)
    return timeline.moves, board


def _set_in_motion(timeline: Timeline, event: Mapping[str, Any]) -> None:
    if not is_of_yield(event):
        timeline.put_away()
    timeline.sweeps = event["event"] == "sweep" or (timeline.sweeps and event["event"] == "refill")
    before = picture_of(timeline.board)
    follow(timeline.board, event)
    after = picture_of(timeline.board)
    start = timeline.clock
    setting = EVENTS.get(event["event"])
    reached = setting(timeline, event, before, after) if setting else {}
    for spot in dict.fromkeys([*changed(before, after), *reached]):
        timeline.change(reached.get(spot, start), spot, after.get(spot))


def is_of_yield(event: Mapping[str, Any]) -> bool:
    """Whether an event is what the yield card brings that lies large."""
    return event.get("for") in FOR_YIELD or event["event"] in ("cards", "shuffle")


def _agree(timeline: Timeline, state: Mapping[str, Any]) -> None:
    """Show what no event tells: who is asked, and what somebody has chosen in secret."""
    settle(timeline.board, state)
    after = picture_of(timeline.board)
    for spot in changed(timeline.shown, after):
        timeline.change(timeline.clock, spot, after.get(spot))
