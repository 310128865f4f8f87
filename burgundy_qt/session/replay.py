"""A recorded game, seen again: every position it went through and what led to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgundy_qt.rules.game import Game


@dataclass(frozen=True)
class Frame:
    """The game after its first `revision` actions: the last of them and who did it (None at the set-up), the events
    since the frame before, the state."""

    revision: int
    seat: int | None
    action: dict[str, Any] | None
    events: tuple[dict[str, Any], ...]
    state: dict[str, Any]


class Replay:
    """The frames of one record, 0 to `last`. Raises BadRecord where the record is none."""

    def __init__(self, record: list[dict[str, Any]]):
        game = Game.from_record(record)
        self._events = tuple(game.events)
        self._actions = tuple(game.actions)
        self.last = len(self._actions)
        marks = []
        for revision in reversed(range(self.last + 1)):  # backward: only so does all chance stay the record's own
            game.take_back(revision)
            marks.append((len(game.events), game.state()))
        self._marks: list[tuple[int, dict[str, Any]]] = marks[::-1]

    def __len__(self) -> int:
        return self.last + 1

    def __getitem__(self, revision: int) -> Frame:
        """The frame after so many actions; raises IndexError beyond 0..last."""
        if not 0 <= revision <= self.last:
            raise IndexError(f"the record has frames 0 to {self.last}, not {revision}")
        before = self._marks[revision - 1][0] if revision else 0
        shown, state = self._marks[revision]
        seat, action = self._actions[revision - 1] if revision else (None, None)
        return Frame(revision, seat, action, self._events[before:shown], state)
