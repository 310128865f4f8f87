"""The key editor: a page that finds commands by name or by key, and changes their keys; and the
list of the current keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QKeyEvent

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.controls import access_keys, dialog_frame, value_controls
from burgundy_qt.widgets.keys.key_commands import COMMANDS, ROOMS, Command, KeyRow, keys_of_games
from burgundy_qt.widgets.keys.keymap import (
    changed_keys,
    key_text,
    keymap,
    latin_event,
    owner_of,
    pressed,
)
from burgundy_qt.widgets.theme import sprite_files, theme

Group = tuple[str, Sequence[KeyRow]]
MEANING = "meaning"  # the object name of the labels that explain a key
BOUNDLESS = 10_000, 10_000
DICE = "table die 1", "table die 6"
KEYS: tuple[
    Group, ...
] = (  # commands by their names in key_commands.py, and the effect of their keys
    (
        tr_noop("Keys", "Playing"),
        (
            (("table next",), tr_noop("Keys", "To the next glowing item")),
            (
                ("table left", "table up", "table right", "table down"),
                tr_noop("Keys", "Move around the table"),
            ),
            (
                ("table choose",),
                tr_noop("Keys", "Choose the marked item; after both dice, end the turn"),
            ),
            (("table back",), tr_noop("Keys", "One step back")),
            (DICE, tr_noop("Keys", "Choose the die with that number")),
            (("moves",), tr_noop("Keys", "All moves in words: Up, Down, Enter")),
            (("workers",), tr_noop("Keys", "Turn a die into workers")),
            (("another",), tr_noop("Keys", "Another way: other payment, swap, suggested layout")),
            (("pass",), tr_noop("Keys", "Pass: skip the effect of a building")),
            (("end",), tr_noop("Keys", "End the turn")),
            (("hint",), tr_noop("Keys", "Hint: the best turns, on the table and in words")),
            (("opponent",), tr_noop("Keys", "The opponent's best turns, if you change nothing")),
            (("do advised",), tr_noop("Keys", "Follow the hint")),
            (("undo", "redo"), tr_noop("Keys", "Undo, redo")),
            (("undo turn",), tr_noop("Keys", "Undo the whole turn")),
            (("move now", "skip"), tr_noop("Keys", "Make the bot move now; skip to my turn")),
        ),
    ),
    (
        tr_noop("Keys", "Looking back"),
        (
            (("review",), tr_noop("Keys", "Look back; press again to return")),
            (("review back", "review on"), tr_noop("Keys", "One action back or forward")),
            (("review turn back", "review turn on"), tr_noop("Keys", "One turn back or forward")),
            (
                ("review round back", "review round on"),
                tr_noop("Keys", "One round back or forward"),
            ),
            (("review start", "review end"), tr_noop("Keys", "To the start or end")),
            (("review run",), tr_noop("Keys", "Play or pause")),
            (("review slower", "review faster"), tr_noop("Keys", "Slower, faster")),
            (("review hands",), tr_noop("Keys", "After the game: show or hide all hands")),
            (("review play on",), tr_noop("Keys", "Play on from here")),
            (("game review",), tr_noop("Keys", "Review the game: mistakes and luck")),
            (
                ("review mistake back", "review mistake on"),
                tr_noop("Keys", "In the review: previous or next mistake"),
            ),
            (("review better",), tr_noop("Keys", "In the review: the better move")),
            (("analyse",), tr_noop("Keys", "Analyse from here; press again to return")),
            (
                ("analysis again", "analysis chance"),
                tr_noop("Keys", "At the analysis table: other chance, by lot or chosen"),
            ),
            (("watch",), tr_noop("Keys", "Watch bots play")),
            (
                ("watch run", "watch on"),
                tr_noop("Keys", "While watching: play or pause; one action"),
            ),
        ),
    ),
    (
        tr_noop("Keys", "Everything else"),
        (
            (("new",), tr_noop("Keys", "New game")),
            (("library",), tr_noop("Keys", "Saved games")),
            (("open",), tr_noop("Keys", "Open a file")),
            (("save",), tr_noop("Keys", "Save a copy")),
            (("share",), tr_noop("Keys", "Share a finished game as a web page")),
            (("statistics",), tr_noop("Keys", "Statistics")),
            (
                ("explorer", "games like this"),
                tr_noop("Keys", "Explorer; games with a position like this"),
            ),
            (("estate 1",), tr_noop("Keys", "Enlarge an estate: 1 to 6")),
            (("log",), tr_noop("Keys", "Log: Up, Down, Enter to see a position")),
            (("tips",), tr_noop("Keys", "Tips of an open hint: Up, Down, Enter")),
            (("figures",), tr_noop("Keys", "Show or hide the figures of the tips")),
            (("for points",), tr_noop("Keys", "Tips for points or for the win")),
            (("score",), tr_noop("Keys", "Score")),
            (("score sheet",), tr_noop("Keys", "Score sheet: all points, and points still open")),
            (("zoom in", "zoom out"), tr_noop("Keys", "Zoom in or out")),
            (("fit",), tr_noop("Keys", "Show the whole table")),
            (
                ("table look left", "table look right"),
                tr_noop("Keys", "Move around an enlarged table"),
            ),
            (
                ("picture", "copy picture"),
                tr_noop("Keys", "Save or copy a picture of the table"),
            ),
            (
                ("save sheet", "print sheet"),
                tr_noop("Keys", "Save or print a player's sheet"),
            ),
            (("full screen",), tr_noop("Keys", "Full screen; press Esc to leave it")),
            (("settings",), tr_noop("Keys", "Settings")),
            (("rules",), tr_noop("Keys", "Rules for the item marked or under the pointer")),
            (("keys",), tr_noop("Keys", "This list")),
            (("quit",), tr_noop("Keys", "Quit")),
        ),
    ),
)


class KeyList(dialog_frame.DialogFrame):
    """All keys, in two columns or one below the other; `change_asked` opens the key editor."""

    change_asked = Signal()

    def __init__(self, parent: QtWidgets.QWidget | None) -> None:
        sentence = tr("Keys", "You can play with the keyboard alone, or with the mouse alone.")
        if access_keys.ARE_USED:
            sentence += " " + tr(
                "Keys", "In dialogs, hold Alt to see a letter for everything you can press."
            )
        super().__init__(parent, tr("Keys", "Keys"), sentence)
        dialog_frame.set_help_topic(self, "playing#keys")
        self.area = QtWidgets.QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setAccessibleName(tr("Keys", "Keys"))
        self.body.addWidget(self.area)
        self.add_button(tr("Keys", "Change the keys")).clicked.connect(self.change_asked)
        self.footer.addStretch(1)
        self.add_button(tr("Keys", "Close"), "primary").clicked.connect(self.accept)
        self._fit()

    def _fit(self) -> None:
        """Choose the size of two columns; in a smaller window use one that wraps and scrolls."""
        over = self.parentWidget()
        room = over.window().size() if over is not None else QSize(*BOUNDLESS)
        around = (
            self.sizeHint()
            - self.area.sizeHint()
            + QSize(self.area.verticalScrollBar().sizeHint().width(), 0)
        )
        listed = in_columns((*of_game(), *KEYS[:2]), KEYS[2:])
        if listed.sizeHint().width() + around.width() > room.width():
            listed = in_columns((*of_game(), *KEYS))
            for meaning in listed.findChildren(QtWidgets.QLabel, MEANING):
                meaning.setWordWrap(True)
        self.area.setWidget(listed)
        self.resize((listed.sizeHint() + around).expandedTo(self.sizeHint()).boundedTo(room))


def of_game() -> tuple[Group, ...]:
    """Return the keys that belong to the game on the table."""
    parts = keys_of_games().get(keymap.front or "")
    return ((parts.title, parts.listed),) if parts is not None else ()


def in_columns(*columns: Sequence[Group]) -> QtWidgets.QWidget:
    """Return a widget with columns of key groups."""
    listed = QtWidgets.QWidget()
    listed.setProperty("role", "scrolled")
    row = QtWidgets.QHBoxLayout(listed)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(40)
    for groups in columns:
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for title, keys in groups:
            add_keys(grid, title, keys)
        grid.setRowStretch(grid.rowCount(), 1)
        row.addLayout(grid)
    return listed


def add_keys(grid: QtWidgets.QGridLayout, title: str, keys: Sequence[KeyRow]) -> None:
    """Add a heading and a row for each key to the grid; commands without a key are left out."""
    first = grid.rowCount()
    if first > 1:
        grid.setRowMinimumHeight(first, 8)
    grid.addWidget(dialog_frame.text_label(tr("Keys", title), "heading"), first + 1, 0, 1, 2)
    having = [(names, meaning) for names, meaning in keys if any(map(keymap.label, names))]
    for row, (names, meaning) in enumerate(having, start=first + 2):
        label = dialog_frame.text_label(tr("Keys", meaning))
        label.setObjectName(MEANING)
        grid.addLayout(key_caps(names), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, row, 1)


def key_caps(names: Sequence[str]) -> QtWidgets.QHBoxLayout:
    """Return the keys of commands as little caps side by side, one for each key of a
    combination."""
    row = QtWidgets.QHBoxLayout()
    row.setSpacing(4)
    is_range = all(COMMANDS[name].number is not None for name in names)
    for at, name in enumerate(names):
        if is_range and at:
            row.addWidget(dialog_frame.text_label(tr("Keys", "to", "from one key to another")))
        for cap in caps_of(keymap.label(name)):
            label = dialog_frame.text_label(cap, "key-cap")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(label)
    row.addStretch(1)
    return row


def caps_of(label: str) -> list[str]:
    """Return the single keys of a combination: "Ctrl++" has two."""
    if not label:
        return []
    together, _, last = label[:-1].rpartition("+")
    return [*filter(None, together.split("+")), last + label[-1]]


# The editor.


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


class KeyCapture(QtWidgets.QPushButton):
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


class KeysPage(QtWidgets.QWidget):
    """Shows the keys in use; `chosen` carries the changes that a person makes."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[str, list[str]] = {}
        self.search = QtWidgets.QLineEdit()
        value_controls.can_be_cleared(self.search)
        self.search.setPlaceholderText(tr("Keys", "Find a command or a key"))
        self.search.setAccessibleName(tr("Keys", "Find a command or a key"))
        self.question = ClashQuestion()
        self.nothing = dialog_frame.text_label(tr("Keys", "No command or key matches."), "note")
        self.lines: dict[str, KeyLine] = {}
        self.headings: dict[str, QtWidgets.QLabel] = {}
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.question.swapped.connect(self._swap)
        self.question.left.connect(lambda clash: self.lines[clash.name].capture.setFocus())
        keymap.changed.connect(self._show_keys)
        self._show_keys()

    def _lay_out(self) -> None:
        column = self.column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.search)
        column.addWidget(self.question)
        column.addWidget(self.nothing)
        self.nothing.hide()
        for room, heading in ROOMS.items():
            self.headings[room] = dialog_frame.text_label(tr("Keys", heading), "section")
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
        QTimer.singleShot(0, self, self._scroll_to_row)

    def _scroll_to_row(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QtWidgets.QScrollArea):
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

    def _show_keys(self) -> None:
        for line in self.lines.values():
            line.show_keys()

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


class KeyLine(QtWidgets.QWidget):
    """One command: its title, its keys, and a button to restore the default."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self.title = dialog_frame.text_label(command.title)
        self.title.setWordWrap(True)
        self.capture = KeyCapture(command)
        self.title.setBuddy(self.capture)
        self.back = dialog_frame.push_button("", "capture")
        self.back.setIcon(sprite_files.icon("undo", theme.current().text2, SIGN))
        text = tr("Keys", "{command}: reset to the default key", command=command.title)
        self.back.setAccessibleName(text)
        self.back.setToolTip(text)
        kept = self.back.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(kept)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 6, 0)
        row.setSpacing(8)
        row.addWidget(self.title, 1)
        row.addWidget(self.capture)
        row.addWidget(self.back)

    def show_keys(self) -> None:
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


class ClashQuestion(QtWidgets.QFrame):
    """Says that a key is taken, and offers to swap. `swapped` and `left` carry the Clash."""

    swapped = Signal(object)
    left = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.clash: Clash | None = None
        self.label = dialog_frame.text_label("", "strong")
        self.label.setWordWrap(True)
        self.swap = dialog_frame.push_button(tr("Keys", "Swap the keys"))
        self.leave = dialog_frame.push_button(tr("Keys", "Keep as it is"))
        self.grid = QtWidgets.QGridLayout(self)
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
