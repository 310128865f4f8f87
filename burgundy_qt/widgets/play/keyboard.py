"""Playing by keyboard: a visible focus that moves among the things on the table, and a key for every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.play.decision import END, Decision
from burgundy_qt.widgets.play.targets import Target

ARROWS = {Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right", Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down"}
CLICKS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
KINDS = ("choice", "cell", "storage", "market", "trough", "good", "workers", "die", "pass", "end")
ON_TABLE = frozenset(KINDS) - {"pass", "end"}


class Table(Protocol):
    """What the keys need of the scene."""

    def focus(self, target: Target | None) -> None: ...
    def neighbour(self, target: Target, direction: str) -> Target | None: ...
    def skip(self) -> None: ...
    def step_out(self) -> bool: ...


class KeyboardPlay(QObject):
    """Listens to the keys of the view that shows the table.

    Arrows move the focus, Tab goes through what is offered, Enter or Space clicks, Esc goes back, 1 to 6 hold a die.
    """

    escaped = Signal()  # Esc where no choice has been begun
    moved = Signal(object)  # to a Target, or to None

    def __init__(self, table: Table, decision: Decision, parent: QObject) -> None:
        super().__init__(parent)
        self.table, self.decision = table, decision
        self.at: Target | None = None
        self.is_used = False
        decision.changed.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Take the keys that play; all others go their way. A click with the mouse puts the focus away."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.is_used = False
            self._move_to(None)
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        answer = self._answer_to(Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        if answer is None:
            return False
        self.is_used = True
        self.table.skip()
        answer()
        return True

    def _answer_to(self, key: Qt.Key, shift: bool) -> Callable[[], None] | None:
        if key in ARROWS:
            return lambda: self._step(ARROWS[key])
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return lambda: self._cycle(-1 if shift or key == Qt.Key.Key_Backtab else 1)
        if key in CLICKS:
            return self._click
        if key == Qt.Key.Key_Escape:
            return self._go_back
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_6:
            return lambda: self.decision.click(Target("die", key - Qt.Key.Key_0))
        return None

    @property
    def offered(self) -> list[Target]:
        """What glows on the table, the most likely first: answers, cells, stored tiles, depots, goods, dice."""
        offered = [target for target in self.decision.offers if target.kind in ON_TABLE]
        return sorted(offered, key=lambda target: KINDS.index(target.kind))

    def go_to(self, target: Target) -> None:
        """Bring the focus to something that is offered."""
        self.is_used = True
        self._move_to(target)

    def _click(self) -> None:
        if self.at is not None:
            self.decision.click(self.at)
        elif END in self.decision.offers:
            self.decision.end()
        else:
            self._cycle(1)

    def _go_back(self) -> None:
        if self.decision.choosing.has_begun:
            self.decision.back()
        elif not self.table.step_out():
            self._move_to(None)
            self.escaped.emit()

    def _cycle(self, by: int) -> None:
        offered = self.offered
        if offered:
            place = offered.index(self.at) + by if self.at in offered else (0 if by > 0 else -1)
            self._move_to(offered[place % len(offered)])

    def _step(self, direction: str) -> None:
        if self.at is None:
            self._cycle(1)
        else:
            self._move_to(self.table.neighbour(self.at, direction) or self.at)

    def _follow(self) -> None:
        """For who plays by key: the focus is on something that glows, or nowhere while Enter would end the turn."""
        offers = self.decision.offers
        if not self.is_used or (self.at in offers and (self.at.kind == "die" or not offers[self.at].chosen)):
            return
        fresh = [target for target in self.offered if not offers[target].chosen and target.kind != "die"]
        self._move_to(fresh[0] if fresh and END not in offers else None)

    def _move_to(self, target: Target | None) -> None:
        has_moved = target != self.at
        self.at = target
        self.table.focus(target)
        if has_moved:
            self.moved.emit(target)
