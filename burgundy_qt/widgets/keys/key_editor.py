"""The key editor: a page that finds commands by name or by key, and changes their keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import push_button, text_label
from burgundy_qt.widgets.controls.value_controls import can_be_cleared
from burgundy_qt.widgets.keys.key_commands import COMMANDS, ROOMS, Command
from burgundy_qt.widgets.keys.keymap import (
    changed_keys,
    key_text,
    keymap,
    latin_event,
    owner_of,
    pressed,
)
from burgundy_qt.widgets.theme import sprite_files, theme

# A button that shows a command's key and records the next key press.


MODIFIERS = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)


class KeyCapture(QPushButton):
    """Records a key after a click: the next key goes to the command, a click elsewhere cancels.

    `captured` carries the portable name of the key. Backspace removes the key: it carries "".
    """

    captured = Signal(str)

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.listens = False
        self.setProperty("role", "capture")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._listen)
        self.speak()

    def speak(self) -> None:
        """Show the current keys of the command."""
        keys = ", ".join(key_text(key) for key in keymap.keys(self.command.name))
        self.setText(
            tr("Keys", "Press a key") if self.listens else keys or tr("Keys", "none", "no key")
        )
        self.setAccessibleName(self.command.title)
        self.setAccessibleDescription(
            tr("Keys", "Key {key}. Press to choose another one.", key=keys or "-")
        )

    def event(self, event: QEvent) -> bool:
        """Receive every key while recording, before shortcuts and the change of focus."""
        if self.listens and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and Qt.Key(event.key()) not in MODIFIERS:
                self._take(event)
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Start recording with Enter as well; a dialog would press its default button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Cancel recording."""
        super().focusOutEvent(event)
        self._rest()

    def _listen(self, on: bool) -> None:
        self.listens = on
        self.setChecked(on)
        self.speak()

    def _rest(self) -> None:
        self._listen(False)

    def _take(self, event: QKeyEvent) -> None:
        self._rest()
        is_away = event.key() == Qt.Key.Key_Backspace and not event.modifiers()
        # The Latin letter at its place works with each layout, a letter of another
        # script does not.
        self.captured.emit("" if is_away else pressed(latin_event(event) or event))


SIGN = 16


@dataclass(frozen=True)
class Clash:
    """A key for the command `name`, and the command `owner` that has it now."""

    key: str
    name: str
    owner: str


class KeysPage(QWidget):
    """Shows the keys in use; `chosen` carries the changes that a person makes."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[str, list[str]] = {}
        self.search = QLineEdit()
        can_be_cleared(self.search)
        self.search.setPlaceholderText(tr("Keys", "Find a command or a key"))
        self.search.setAccessibleName(tr("Keys", "Find a command or a key"))
        self.question = ClashQuestion()
        self.nothing = text_label(tr("Keys", "No command or key matches."), "note")
        self.lines: dict[str, KeyLine] = {}
        self.headings: dict[str, QLabel] = {}
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.question.swapped.connect(self._swap)
        self.question.left.connect(lambda clash: self.lines[clash.name].capture.setFocus())
        keymap.changed.connect(self._tell)
        self._tell()

    def _lay_out(self) -> None:
        column = self.column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.search)
        column.addWidget(self.question)
        column.addWidget(self.nothing)
        self.nothing.hide()
        for room, heading in ROOMS.items():
            self.headings[room] = text_label(tr("Keys", heading), "section")
            column.addWidget(self.headings[room])
            for command in (each for each in COMMANDS.values() if each.room == room):
                line = self.lines[command.name] = KeyLine(command)
                line.capture.captured.connect(lambda key, name=command.name: self.give(name, key))
                line.back.clicked.connect(
                    lambda _checked=False, name=command.name: self.reset(name)
                )
                column.addWidget(line)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Go from the search to the first command found with Enter or Down."""
        leads = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down
        if not (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in leads
        ):
            return super().eventFilter(watched, event)
        found = next((line for line in self.lines.values() if not line.isHidden()), None)
        if found is not None:
            found.capture.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def show_value(self, value: Mapping[str, list[str]] | None) -> None:
        """Show these changes as the current ones."""
        self.changes = {name: list(keys) for name, keys in (value or {}).items()}
        keymap.use(self.changes)

    def give(self, name: str, key: str) -> None:
        """Give a key to a command, or remove its keys with "". If another command has the key,
        ask first."""
        had = keymap.keys(name)
        owner = owner_of(key, name, keymap) if key else None
        if owner is not None:
            self._ask(Clash(key, name, owner))
        elif not key:
            self._choose(changed_keys(self.changes, name, ()))
        elif key not in had[:1]:
            self._choose(changed_keys(self.changes, name, first(key, had)))

    def reset(self, name: str) -> None:
        """Restore the default keys of a command. If another command has one of them, ask first."""
        for key in COMMANDS[name].keys:
            owner = owner_of(key, name, keymap)
            if owner is not None:
                self._ask(Clash(key, name, owner))
                return
        self._choose(changed_keys(self.changes, name, COMMANDS[name].keys))

    def _ask(self, clash: Clash) -> None:
        """Ask below the command's line, in view."""
        self.column.removeWidget(self.question)
        self.column.insertWidget(self.column.indexOf(self.lines[clash.name]) + 1, self.question)
        self.question.ask(clash)
        QTimer.singleShot(0, self, self._bring_in_sight)

    def _bring_in_sight(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self.question)

    def _swap(self, clash: Clash) -> None:
        """Swap the keys of two commands."""
        had, others = keymap.keys(clash.name), keymap.keys(clash.owner)
        left = [key for key in others if key != clash.key]
        given = [had[0], *left] if had and others[0] == clash.key else left
        changes = changed_keys(self.changes, clash.owner, given)
        self._choose(changed_keys(changes, clash.name, first(clash.key, had)))
        self.lines[clash.name].capture.setFocus()

    def _choose(self, changes: dict[str, list[str]]) -> None:
        self.question.hide()
        self.chosen.emit(changes or None)

    def _tell(self) -> None:
        for line in self.lines.values():
            line.tell()

    def _find(self, wanted: str) -> None:
        """Show only the lines whose command or key matches."""
        for line in self.lines.values():
            line.setVisible(line.is_called(wanted))
        for room, heading in self.headings.items():
            heading.setVisible(
                any(
                    line.command.room == room and not line.isHidden()
                    for line in self.lines.values()
                )
            )
        self.nothing.setVisible(all(heading.isHidden() for heading in self.headings.values()))


class KeyLine(QWidget):
    """One command: its title, its keys, and a button to restore the default."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.title = text_label(command.title)
        self.title.setWordWrap(True)
        self.capture = KeyCapture(command)
        self.title.setBuddy(self.capture)
        self.back = push_button("", "capture")
        self.back.setIcon(sprite_files.icon("undo", theme.current().text2, SIGN))
        text = tr("Keys", "{command}: reset to the default key", command=command.title)
        self.back.setAccessibleName(text)
        self.back.setToolTip(text)
        kept = self.back.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(kept)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(8)
        row.addWidget(self.title, 1)
        row.addWidget(self.capture)
        row.addWidget(self.back)

    def tell(self) -> None:
        """Show the current keys of the command."""
        self.capture.speak()
        self.back.setVisible(keymap.keys(self.command.name) != self.command.keys)

    def is_called(self, wanted: str) -> bool:
        """Return whether the search matches the command's title or one of its keys."""
        keys = {key_text(key).casefold() for key in keymap.keys(self.command.name)}
        return (
            wanted.strip().casefold() in self.command.title.casefold()
            or wanted.strip().casefold() in keys
        )


class ClashQuestion(QFrame):
    """Says that a key is taken, and offers to swap. `swapped` and `left` carry the Clash."""

    swapped = Signal(object)
    left = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.clash: Clash | None = None
        self.label = text_label("", "strong")
        self.label.setWordWrap(True)
        self.swap = push_button(tr("Keys", "Swap the keys"))
        self.leave = push_button(tr("Keys", "Keep as it is"))
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(16, 8, 8, 8)
        self.grid.addWidget(self.label, 0, 0, 1, 3)
        self.grid.addWidget(self.swap, 1, 1)
        self.grid.addWidget(self.leave, 1, 2)
        self.grid.setColumnStretch(0, 1)
        self.swap.clicked.connect(lambda: self._answer(self.swapped))
        self.leave.clicked.connect(lambda: self._answer(self.left))
        self.hide()

    def ask(self, clash: Clash) -> None:
        """Show which command has the key."""
        self.clash = clash
        owner, wanted = COMMANDS[clash.owner].title, COMMANDS[clash.name].title
        self.label.setText(
            tr(
                "Keys",
                "“{owner}” uses {key}. Use it for “{command}” instead, and give “{owner}” "
                "the old key of “{command}”?",
                key=key_text(clash.key),
                owner=owner,
                command=wanted,
            )
        )
        self.setAccessibleName(self.label.text())
        self.show()
        self.swap.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Close the question with Esc, but not the dialog around it."""
        if event.key() == Qt.Key.Key_Escape:
            self._answer(self.left)
        else:
            super().keyPressEvent(event)

    def _answer(self, answer: SignalInstance) -> None:
        clash = self.clash
        self.hide()
        answer.emit(clash)


def first(key: str, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of a command with another one in first place."""
    return (key, *(other for other in keys[1:] if other != key))
