"""From events to motion. What a seat has written in secret stands on the table already when it is
told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from burgundy_qt.session.view import Step
from burgundy_qt.widgets.games.dice.animation import of_gains, of_marks, of_rounds
from burgundy_qt.widgets.games.dice.animation.of_marks import write
from burgundy_qt.widgets.games.dice.animation.timeline import Setting, Timeline
from burgundy_qt.widgets.games.dice.board.board import Board
from burgundy_qt.widgets.games.dice.board.events import follow
from burgundy_qt.widgets.games.dice.board.updates import settle
from burgundy_qt.widgets.games.dice.picture.picture import picture_of
from burgundy_qt.widgets.pieces.spots import Picture, Spot
from burgundy_qt.widgets.scene.moves import Move

CHOSEN = "action", "start", "points", "gain"
"""Events that tell what a seat has chosen in secret."""
EVENTS: Mapping[str, Setting] = {**of_marks.EVENTS, **of_gains.EVENTS, **of_rounds.EVENTS}


def animate(board: Board, step: Step) -> tuple[list[Move], Board]:
    """The moves of a step; the board is followed along."""
    timeline = Timeline(board, seen_on_trial(step))
    known = forget_secrets(board, step)
    set_in_motion(timeline, step.events, known)
    agree(timeline, step)
    return timeline.moves, board


def seen_on_trial(step: Step) -> int | None:
    """The person whose mark stood on trial before it was settled: one that a second may follow did
    not."""
    if step.seat is None or not step.view.line_up.seats[step.seat].is_person:
        return None
    state = step.view.state
    goes_on = step.seat in state["waiting"] and state["seats"][step.seat]["chosen"]
    return None if goes_on else step.seat


def forget_secrets(board: Board, step: Step) -> set[int]:
    """Take from the board what only events to come tell, which the table shows already; returns
    the seats of which it shows some."""
    if not step.events:
        return set()
    told = step.view.events[: len(step.view.events) - len(step.events)]
    public = Board.empty(len(board.seats), board.letter, board.set_up)
    for event in told:
        follow(public, event)
    known = set()
    for number, (seat, other) in enumerate(zip(board.seats, public.seats, strict=True)):
        if (seat.cells, seat.bonuses) != (other.cells, other.bonuses):
            board.seats[number] = other
            known.add(number)
    return known


def set_in_motion(timeline: Timeline, events: Iterable[Mapping[str, Any]], known: set[int]) -> None:
    """Set all events in motion but those that tell what is known already of some seats."""
    before = picture_of(timeline.board)
    for event in events:
        follow(timeline.board, event)
        after = picture_of(timeline.board)
        if event["event"] == "round":
            known = set()
        is_news = event["event"] not in CHOSEN or event["seat"] not in known
        if is_news:
            _move(timeline, event, before, after)
        before = after
    timeline.wait_for_all()


def _move(timeline: Timeline, event: Mapping[str, Any], before: Picture, after: Picture) -> None:
    setting = EVENTS.get(event["event"])
    start = timeline.clock_of(event["seat"]) if "seat" in event else timeline.clock
    reached = setting(timeline, event, before, after) if setting else {}
    changed = [spot for spot in {**before, **after} if before.get(spot) != after.get(spot)]
    for spot in changed:
        timeline.change(reached.get(spot, start), spot, after.get(spot))


def agree(timeline: Timeline, step: Step) -> None:
    """Show what no event tells: what the seat has just written in secret, and who is ready."""
    before = dict(timeline.shown)
    settle(timeline.board, step.view.state, step.view.ready)
    after = picture_of(timeline.board)
    start = timeline.clock
    reached: dict[Spot, int] = {}
    written = [spot for spot in after if spot.kind == "cell" and spot not in before]
    for spot in written:
        seat, cell = int(spot.owner or 0), str(spot.at)
        number = timeline.board.seats[seat].cells[cell]
        reached |= write(timeline, seat, cell, number, before, after)
    for spot in {**before, **after}:
        if before.get(spot) != after.get(spot):
            timeline.change(reached.get(spot, start), spot, after.get(spot))
