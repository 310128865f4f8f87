"""What has happened since somebody acted last, in lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from burgundy_qt.session.view import View
from burgundy_qt.widgets.log.log_line import LogLine


def since_last_turn(view: View, seat: int, lines: Sequence[LogLine]) -> list[LogLine]:
    """Of the log's `lines` those that tell what others did after the seat's last action, or since the first turn began.

    Headings are left out, and so is what the seat itself got without acting, as from its mines."""
    acted = (event["event"] == "action" and event["seat"] == seat for event in reversed(view.events))
    last = next((len(view.events) - back for back, is_own in enumerate(acted) if is_own), 0)
    turns = (number for number, event in enumerate(view.events) if event["event"] == "turn")
    after = max(last, next(turns, 0))
    told = [line for line in lines if line.event >= after and line.kind != "heading" and line.seat != seat]
    return [replace(line, opens_turn=line.opens_turn and place > 0) for place, line in enumerate(told)]
