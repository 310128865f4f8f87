"""Playing by keyboard: a visible focus that moves over the table, and a key for every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from burgundy_qt.widgets.keys.key_commands import Room, keys_of_games
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.play.decision import END, Decision
from burgundy_qt.widgets.play.game_input import GameInput, input_of
from burgundy_qt.widgets.sprites.places import ClickTarget


class Table(Protocol):
    """The part of the scene that the keys need."""

    def focus(self, target: ClickTarget | None) -> None: ...
    def neighbour(self, target: ClickTarget, direction: str) -> ClickTarget | None: ...
    def skip(self) -> None: ...
    def step_out(self) -> bool: ...


class KeyboardPlay(QObject):
    """The keys of the table's view: the keymap's room "table", and before it the room of the
    current game, if it has one."""

    insisted = Signal()  # the held action is confirmed
    escaped = Signal()  # Esc without a choice in progress
    moved = Signal(object)  # to a Target, or to None
    looked = Signal(str)  # move to the left, right, up or down
    shown = Signal(str, bool)  # a layer of the game by key: pressed, or released

    def __init__(self, table: Table, decision: Decision, parent: QObject) -> None:
        super().__init__(parent)
        self.table, self.decision = table, decision
        self.at: ClickTarget | None = None
        self.is_used = False
        self.game_input: GameInput | None = None
        self.room: Room | None = None  # of the current game, if it adds keys
        self.is_covered: Callable[[], bool] = lambda: False  # by something that Esc hides
        decision.changed.connect(self._follow)

    def play(self, game: str) -> None:
        """Use the keys of this game."""
        self.game_input = input_of(game)
        self.room = game if game in keys_of_games() else None
        keymap.set_priority(self.room)

    def rest(self) -> None:
        """Stop while no table is visible."""
        keymap.set_priority(None)

    def wake(self) -> None:
        """Continue when the table is visible again."""
        keymap.set_priority(self.room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Handle the playing keys; all others continue. A click with the mouse removes the
        focus."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.is_used = False
            self._move_to(None)
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.KeyRelease:
            return self._show_by_key(event, False)
        if event.type() != QEvent.Type.KeyPress:
            return False
        if self._show_by_key(event, True) or self._click_by_key(event):
            return True
        command = keymap.meant_by(event, "table")
        if command is None:
            return False
        if command.startswith("look "):
            self.looked.emit(command.removeprefix("look "))
            return True
        self.is_used = True
        self.table.skip()
        self._answer_to(command)()
        return True

    def _command(self, event: QKeyEvent) -> str | None:
        """Return the command of a key in the room of the game."""
        return keymap.meant_by(event, self.room) if self.room is not None else None

    def _show_by_key(self, event: QKeyEvent, is_down: bool) -> bool:
        command = self._command(event)
        if self.game_input is None or command not in self.game_input.looks:
            return False
        if not event.isAutoRepeat():
            self.shown.emit(command, is_down)
        return True

    def _click_by_key(self, event: QKeyEvent) -> bool:
        command = self._command(event)
        is_asked = self.decision.is_open and self.decision.held is None
        if self.game_input is None or command is None or not is_asked:
            return False
        if keymap.meant_by(event, "table") == "back" and self._has_to_step_out():
            return True
        target = self.game_input.by_key(self.decision.choosing, command)
        if target is None:
            return False
        self.is_used = True
        self.table.skip()
        self.decision.click(target)
        return True

    def _has_to_step_out(self) -> bool:
        """Return whether the key that leads back must first uncover the table, before the game gets
        it."""
        if self.is_covered():
            self.escaped.emit()
            return True
        return self.table.step_out()

    def _answer_to(self, command: str) -> Callable[[], None]:
        match command:
            case "left" | "right" | "up" | "down":
                return lambda: self._step(command)
            case "next" | "previous":
                return lambda: self._cycle(1 if command == "next" else -1)
            case "choose":
                return self._click
            case "back":
                return self._go_back
            case "anyway":
                return self.insisted.emit
        return lambda: self.decision.click(ClickTarget("die", int(command.removeprefix("die "))))

    @property
    def offered(self) -> list[ClickTarget]:
        """The glowing targets on the table, the most likely first."""
        order = self.decision.game_input.key_order
        offered = [target for target in self.decision.highlights if target.kind in order]
        return sorted(offered, key=lambda target: order.index(target.kind))

    def go_to(self, target: ClickTarget) -> None:
        """Move the focus to an offer."""
        self.is_used = True
        self._move_to(target)

    def _click(self) -> None:
        if self.at is not None:
            self.decision.click(self.at)
        elif END in self.decision.highlights:
            self.decision.end()
        else:
            self._cycle(1)

    def _go_back(self) -> None:
        if self.decision.choosing.has_begun or self.decision.held is not None:
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
        start = self.at or self._tried
        if start is None:
            self._cycle(1)
        else:
            self._move_to(self.table.neighbour(start, direction) or start)

    @property
    def _tried(self) -> ClickTarget | None:
        """The chosen target on the table, except dice."""
        highlights = self.decision.highlights
        lie = (target for target in self.offered if target.kind != "die")
        return next((target for target in lie if highlights[target].chosen), None)

    def _follow(self) -> None:
        """Move the focus to a glowing target for a player who uses the keyboard; to none while
        Enter would end the turn."""
        highlights = self.decision.highlights
        if not self.is_used or (
            self.at in highlights and (self.at.kind == "die" or not highlights[self.at].chosen)
        ):
            return
        fresh = [
            target
            for target in self.offered
            if not highlights[target].chosen and target.kind != "die"
        ]
        self._move_to(fresh[0] if fresh and END not in highlights else None)

    def _move_to(self, target: ClickTarget | None) -> None:
        has_moved = target != self.at
        self.at = target
        self.table.focus(target)
        if has_moved:
            self.moved.emit(target)
