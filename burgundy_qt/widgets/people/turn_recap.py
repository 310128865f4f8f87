"""The actions of the others since a player's last turn: as lines of the log, and by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.log.game_log import LogLine, log_of
from burgundy_qt.widgets.phrases.wording import join_with_commas


@dataclass(frozen=True)
class LoggedAction:
    """An action in the log, with its results."""

    line: LogLine
    outcome: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The action and its results in one sentence."""
        if not self.outcome:
            return self.line.text
        return tr(
            "Recap",
            "{action} ({outcome})",
            action=self.line.text,
            outcome=join_with_commas(self.outcome),
        )


@dataclass(frozen=True)
class SeatActions:
    """The actions of one seat, and the points that they brought."""

    seat: int
    actions: tuple[LoggedAction, ...]
    points: int


def lines_since_last_turn(view: GameView, seat: int, lines: Sequence[LogLine]) -> list[LogLine]:
    """Return the log's `lines` about the others since the seat's last turn, or since the first
    turn began.

    Headings are left out, and so are gains of the seat outside its turns, such as silver from its
    mines.
    """
    own = (
        number for number in reversed(range(present_turn(view, seat))) if is_by(view, number, seat)
    )
    turns = (number for number, event in enumerate(view.events) if event["event"] == "turn")
    after = max(opened_with(view, next(own, -1)) + 1, next(turns, 0))
    missed = [
        line
        for line in lines
        if line.event >= after and line.kind != "heading" and line.seat != seat
    ]
    return [
        replace(line, opens_turn=line.opens_turn and place > 0) for place, line in enumerate(missed)
    ]


def opened_with(view: GameView, acted: int) -> int:
    """Return the number of the first event that was revealed with an action; without secret
    choices that is the action."""
    kinds, before = log_of(view.game).opened_after, reversed(range(max(0, acted)))
    return next((number for number in before if view.events[number]["event"] in kinds), acted)


def has_acted(view: GameView, seat: int) -> bool:
    """Return whether the seat has acted since its current turn began."""
    return any(
        is_by(view, number, seat) for number in range(present_turn(view, seat), len(view.events))
    )


def present_turn(view: GameView, seat: int) -> int:
    """Return the number of the event that began the seat's current turn, or that of the next
    event."""
    bounds = (
        number
        for number in reversed(range(len(view.events)))
        if view.events[number]["event"] in BOUNDS
    )
    last = next(bounds, None)
    is_own = last is not None and view.events[last].get("seat") == seat
    return last if last is not None and is_own else len(view.events)


BOUNDS = "turn", "phase-end"


def is_by(view: GameView, number: int, seat: int) -> bool:
    """Return whether the event of that number is an action of the seat."""
    event = view.events[number]
    return event["event"] == "action" and bool(event["seat"] == seat)


def actions_by_seat(lines: Sequence[LogLine]) -> list[SeatActions]:
    """Return the actions of each seat, in the order of their first actions; seats without an
    action that a picture can show are left out."""
    by_seat: dict[int, list[LoggedAction]] = {}
    points: dict[int, int] = {}
    for place, line in enumerate(lines):
        if line.kind != "action" or line.seat is None:
            continue
        points[line.seat] = points.get(line.seat, 0) + line.points
        if line.action_icon is not None:
            below = lines[place + 1] if place + 1 < len(lines) else line
            outcome = below.parts if below.kind == "detail" else ()
            by_seat.setdefault(line.seat, []).append(LoggedAction(line, outcome))
    return [SeatActions(seat, tuple(done), points[seat]) for seat, done in by_seat.items()]
