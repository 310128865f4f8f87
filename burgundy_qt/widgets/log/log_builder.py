"""The log builder: the lines of a game so far, and the methods to add one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.log.game_log import ActionIcon, Event, LogLine
from burgundy_qt.widgets.phrases.wording import (
    capitalize,
    is_local_player,
    join_with_and,
    join_with_commas,
    points_text,
)
from burgundy_qt.widgets.theme.palette import SeatStyles


class LogBuilder:
    """Collects the lines of a game, with the facts needed for the next line.

    A game whose lines say more than its events adds what it must remember. `at` is the number of
    the current event.
    """

    def __init__(self, names: Sequence[str], seat_styles: SeatStyles) -> None:
        self.names, self.seat_styles = names, seat_styles
        self.lines: list[LogLine] = []
        self.acting: int | None = None
        self.opens_turn = False
        self.at = 0

    def heading(self, text: str, opens_phase: bool = False, picture: str | None = None) -> None:
        """Add a line of no seat that opens a part of the log."""
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
        action_icon: ActionIcon | None = None,
    ) -> None:
        """Add an action of a seat, or of its team where `is_common`."""
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
            action_icon=action_icon,
        )
        self.lines.append(line)
        self.opens_turn = False

    def aside(self, text: str) -> None:
        """Add something that no seat did, under the heading of its round."""
        self.lines.append(LogLine("detail", text, event=self.at, parts=(text,)))

    def detail(self, seat: int, text: str) -> None:
        """Add a result of the seat's action; all results are gathered in one line under it."""
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
        """Add points to the last action of the seat."""
        rows = (row for row in reversed(range(len(self.lines))) if self.lines[row].seat == seat)
        row = next((row for row in rows if self.lines[row].kind == "action"), None)
        if row is not None:
            self.lines[row] = replace(self.lines[row], points=self.lines[row].points + points)


# The line that ends a game, in games where the most points win.


def victory_text(event: Event, names: Sequence[str]) -> str:
    """Return the winners and their points, from the event `end` with its `points` and `places`."""
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
