"""The small pictures of the log: spaces with what is written there, and what is gained."""

from __future__ import annotations

from burgundy_qt.rules.dice.protocol.action_objects import START
from burgundy_qt.rules.dice.protocol_types import Action
from burgundy_qt.widgets.games.dice.words.actions import kind_at

HOURGLASS = "dice-game/dice/hourglass-{count}"
WRITTEN = "dice-game/log/{colour}-{mark}"
WORKER = "pieces/worker"
GOODS = "dice-game/pieces/goods"
CROSS = "x"


def written(colour: str, number: int) -> str:
    """A small space of a colour with a number, or with the cross of a start castle."""
    return WRITTEN.format(colour=colour, mark=CROSS if number == START else number)


def picture_of(action: Action, sheet: str) -> str | None:
    """What an action is about; None where no picture tells it."""
    match action["type"]:
        case "mark" if sheet:
            return written(kind_at(sheet, action["cell"]), action["number"])
        case "start":
            return written("castle", START)
        case "worker":
            return WORKER
    return None
