"""The log builder: the lines told of a game so far, and the ways to add one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.ruleset import Event
from burgundy_qt.widgets.log.game_log import ActionIcon, LogLine
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    is_local_player,
    join_with_and,
    join_with_commas,
    points_text,
)
from burgundy_qt.widgets.theme.palette import SeatStyles


class LogBuilder:
    """The lines told so far, and what must be known to tell the next. A game whose events say less
    than its lines adds what it must remember. `at` is the number of the event that is being
    told."""

    def __init__(self, names: Sequence[str], seating: SeatStyles) -> None:
        self.names, self.seating = names, seating
        self.lines: list[LogLine] = []
        self.acting: int | None = None
        self.opens_turn = False
        self.at = 0

    def heading(self, text: str, opens_phase: bool = False, picture: str | None = None) -> None:
        """A line that belongs to nobody and opens what follows."""
        self.acting = None
        self.lines.append(
            LogLine("heading", text, None, picture, event=self.at, opens_phase=opens_phase)
        )

    def action(
        self,
        seat: int,
        text: str,
        picture: str | None = None,
        is_common: bool = False,
        piece: str | None = None,
        deed: ActionIcon | None = None,
    ) -> None:
        """What a seat did, or what happened to it, and where `is_common` to its team."""
        self.acting = seat
        line = LogLine(
            "action",
            text,
            seat,
            picture,
            self.opens_turn,
            self.at,
            is_common=is_common,
            piece=piece,
            deed=deed,
        )
        self.lines.append(line)
        self.opens_turn = False

    def aside(self, text: str) -> None:
        """Something that nobody did, under the heading of its round."""
        self.lines.append(LogLine("detail", text, event=self.at, parts=(text,)))

    def detail(self, seat: int, text: str) -> None:
        """Something that followed from the seat's action: gathered in one line under it."""
        if self.acting != seat or not self.lines:
            self.action(seat, capitalize(text))
            self.acting = None
        elif self.lines[-1].kind == "detail":
            parts = *self.lines[-1].parts, text
            self.lines[-1] = replace(
                self.lines[-1], text=capitalize(join_with_commas(parts)), parts=parts
            )
        else:
            self.lines.append(
                LogLine("detail", capitalize(text), seat, event=self.at, parts=(text,))
            )

    def score(self, seat: int, points: int) -> None:
        """The last that was told of the seat has brought it so many points."""
        rows = (row for row in reversed(range(len(self.lines))) if self.lines[row].seat == seat)
        row = next((row for row in rows if self.lines[row].kind == "action"), None)
        if row is not None:
            self.lines[row] = replace(self.lines[row], points=self.lines[row].points + points)


# The line that ends a game, in games where most points win.


def victory_text(event: Event, names: Sequence[str]) -> str:
    """Return who has won with how many points, by the event `end` with its `points` and
    `places`."""
    winners = [names[seat] for seat, place in enumerate(event["places"]) if place == 1]
    total = points_text(max(event["points"]))
    if len(winners) > 1:
        return tr(
            "Log",
            "Shared victory with {points}: {names}",
            points=total,
            names=join_with_and(winners),
        )
    if is_local_player(winners[0]):
        return tr("Log", "You win with {points}", points=total)
    return tr("Log", "{name} wins with {points}", name=winners[0], points=total)
