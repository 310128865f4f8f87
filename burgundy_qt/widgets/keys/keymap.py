"""The keymap: the keys in use, with the changes that a person has made; and keys by their position:
on other keyboards a key has the meaning of the Latin letter at its place.

A Russian, Greek or Hebrew layout has no key that types a Z. Qt's shortcuts compare typed letters,
so none of them would work. There is one keymap in the program, like the theme.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from burgundy_qt.widgets.keys.key_commands import COMMANDS, Command, Room
from burgundy_qt.widgets.phrases.wording import key_name, with_key

ROWS = "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"
"""What the keys write in the places of the layout that programs are made for."""
LAYOUTS = (
    ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."),  # Russian
    ("йцукенгшщзхї", "фівапролджє", "ячсмитьбю."),  # Ukrainian
    ("йцукенгшўзх'", "фывапролджэ", "ячсмітьбю."),  # Belarusian
    (";ςερτυθιοπ[]", "ασδφγηξκλ;'", "ζχψωβνμ,./"),  # Greek
    ("/'קראטוןםפ][", "שדגכעיחלךף,", "זסבהנמצתץ."),  # Hebrew
    ("ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر\ufefbىةوزظ"),  # Arabic
)
"""By row what they write there instead. Other layouts are known by the codes of their keys."""
FIRST_CODES: Mapping[str, tuple[int, ...]] = {"linux": (24, 38, 52), "win32": (0x10, 0x1E, 0x2C)}
"""By system the native scan code of the first key of each row; those of a row follow each other."""
MAC_CODES = (
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
    (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39),
    (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)
"""The same on a Mac, where they are native virtual keys and follow nothing."""
LAST_LATIN = 0x24F
"""The last letter of the Latin script, with all its marks."""
HEBREW_SIGNS = {"/": "q", "'": "w"}
"""Signs that one layout has in the places of letters. No other one has them there."""


def _by_sign() -> dict[str, str]:
    """Return the sign at the same place for each foreign letter."""
    found: dict[str, str] = {}
    for layout in LAYOUTS:
        for written, there in zip("".join(layout), "".join(ROWS), strict=True):
            if is_foreign(written):
                found.setdefault(written, there)
    return found


def is_foreign(text: str) -> bool:
    """Return whether a text is a letter of another script."""
    return len(text) == 1 and text.isalpha() and ord(text) > LAST_LATIN


BY_SIGN = _by_sign()
BY_CODE = {
    system: {
        first + at: sign
        for first, row in zip(firsts, ROWS, strict=True)
        for at, sign in enumerate(row)
    }
    for system, firsts in FIRST_CODES.items()
} | {
    "darwin": {
        code: sign
        for codes, row in zip(MAC_CODES, ROWS, strict=True)
        for code, sign in zip(codes, row, strict=True)
    }
}


def written_by(event: QKeyEvent) -> str:
    """Return the text of a key without Shift; with Control it may come from the key's number."""
    text = event.text().lower()
    if len(text) == 1 and text.isprintable():
        return text
    return chr(event.key()).lower() if 0x20 < event.key() <= 0xFFFF else ""


def latin_event(event: QKeyEvent, system: str = sys.platform) -> QKeyEvent | None:
    """Return the same key press with its Latin letter, or None if it has one already."""
    written = written_by(event)
    code = event.nativeVirtualKey() if system == "darwin" else event.nativeScanCode()
    there = BY_CODE.get(system, {}).get(code) if code or system == "darwin" else None
    if not is_foreign(written):
        if there is None or HEBREW_SIGNS.get(written) != there:
            return None
    elif there is None:
        there = BY_SIGN.get(written)
    if there is None:
        return None
    is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    return QKeyEvent(
        event.type(),
        ord(there.upper()),
        event.modifiers(),
        there.upper() if is_shifted else there,
        event.isAutoRepeat(),
    )


# The keys in use.


Changes = Mapping[str, Sequence[str]]  # the keys of commands that differ from the default
MOST_KEYS = 4
ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


class Keymap(QObject):
    """Maps commands to keys and keys to commands. `changed` says that the map is different now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[str, list[str]] = {}
        self.front: Room | None = None
        self._keys: dict[str, tuple[str, ...]] = {}
        self._meant: dict[tuple[Room, str], str] = {}
        self._sort()

    def use(self, changes: Changes | None) -> None:
        """Apply these changes; unknown commands are ignored."""
        known = {name: list(keys) for name, keys in (changes or {}).items() if name in COMMANDS}
        if known != self.changes:
            self.changes = known
            self._sort()
            self.changed.emit()

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of a command as Qt's portable names; the first is the displayed one."""
        return self._keys[name]

    def set_priority(self, room: Room | None) -> None:
        """Give the keys of this room of a game precedence; None removes it."""
        if room != self.front:
            self.front = room
            self.changed.emit()

    def is_in_use(self, key: str) -> bool:
        """Return whether any command has this key."""
        return any(key in keys for keys in self._keys.values())

    def in_use(self, name: str) -> tuple[str, ...]:
        """Return the keys of a command, without those that mean something else in the room in
        front.

        On the table, such a key of a disabled command does what it means there.
        """
        if self.front is None or COMMANDS[name].room != "window":
            return self._keys[name]
        return tuple(key for key in self._keys[name] if (self.front, key) not in self._meant)

    def label(self, name: str) -> str:
        """Return the first key of a command as displayed, or "" if it has none."""
        keys = self.in_use(name)
        return key_text(keys[0]) if keys else ""

    def meant_by(self, event: QKeyEvent, room: Room) -> str | None:
        """Return the command of a room that a key press means, without the name of its room.

        Shift is ignored if the key means something without it: on some keyboards + needs Shift. A
        letter of another script means the same as the Latin one at its place, unless it has a
        meaning itself.
        """
        found = self._meant_by(event, room)
        if found is None and (latin := latin_event(event)) is not None:
            found = self._meant_by(latin, room)
        return found.removeprefix(f"{room} ") if found is not None else None

    def _meant_by(self, event: QKeyEvent, room: Room) -> str | None:
        found = self._meant.get((room, pressed(event)))
        if found is None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            found = self._meant.get((room, pressed(event, Qt.KeyboardModifier.ShiftModifier)))
        return found

    def _sort(self) -> None:
        """Assign each key to one command; changed keys take precedence over default keys."""
        self._keys, self._meant = {}, {}
        taken: list[tuple[str, Command]] = []
        for command in sorted(
            COMMANDS.values(), key=lambda command: command.name not in self.changes
        ):
            wanted = self.changes.get(command.name, command.keys)
            keys = [
                key
                for key in wanted
                if not any(key == had and command.meets(by) for had, by in taken)
            ]
            taken += [(key, command) for key in keys]
            self._keys[command.name] = tuple(keys)
            self._meant |= {(command.room, key): command.name for key in keys}


def changed_keys(changes: Changes, name: str, keys: Sequence[str]) -> dict[str, list[str]]:
    """Return the changes after a command was given these keys; default keys are no change."""
    others = {other: list(had) for other, had in changes.items() if other != name}
    return others if tuple(keys) == COMMANDS[name].keys else {**others, name: list(keys)}


def owner_of(key: str, name: str, keymap: Keymap) -> str | None:
    """Return another command that already has a key, or None."""
    wanted = COMMANDS[name]
    others = (other for other in COMMANDS.values() if other.name != name and other.meets(wanted))
    return next((other.name for other in others if key in keymap.keys(other.name)), None)


def pressed(event: QKeyEvent, but: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """Return the portable name of a key press; the number pad is like the other keys."""
    key = Qt.Key.Key_Tab if event.key() == Qt.Key.Key_Backtab else Qt.Key(event.key())
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | but)
    if is_sign(event.text()):
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(
        QKeySequence.SequenceFormat.PortableText
    )


def is_sign(text: str) -> bool:
    """Return whether a key typed a sign such as ? or +, which needs Shift only on some
    keyboards."""
    return len(text) == 1 and text.isprintable() and not text.isalnum() and not text.isspace()


def tooltip_with_key(action: str, *names: str) -> str:
    """Return a tool tip with the keys of these commands: "Rename (F2)"."""
    keys = [keymap.in_use(name)[0] for name in names if keymap.in_use(name)]
    return with_key(action, *keys) if keys else action


def key_text(key: str) -> str:
    """Return a key as displayed: in the person's language, with arrows as signs."""
    return ARROWS.get(key) or key_name(key)


def are_keys(value: object) -> bool:
    """Return whether a value from a file can be the changes of a keymap."""
    return isinstance(value, dict) and all(
        isinstance(keys, list) and len(keys) <= MOST_KEYS and all(map(is_key, keys))
        for keys in value.values()
    )


def is_key(value: object) -> bool:
    """Return whether a value is Qt's portable name of one key."""
    if not isinstance(value, str):
        return False
    sequence = QKeySequence(value, QKeySequence.SequenceFormat.PortableText)
    return sequence.count() == 1 and sequence.toString() == value


keymap = Keymap()
"""The keys that are in use."""


# Menus: their actions get the keys in use, and shortcuts also work by the position of keys.


def give_keys(actions: Mapping[str, QAction]) -> None:
    """Give each action its command's keys."""
    for name, action in actions.items():
        if name in COMMANDS:
            action.setShortcuts([QKeySequence(key) for key in keymap.in_use(name)])


class ShortcutsByPlace(QObject):
    """Carries out shortcuts by the position of a key if its letter has none.

    It follows the focus; there is one in the program.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._watched: QWidget | None = None
        application.focusChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Filter the events of the widget with the focus only: all events of the program would be
        too many.

        A widget that is being destroyed gives up the focus when it no longer exists. The signal's
        argument may be outdated, if another receiver has moved the focus.
        """
        now = QApplication.focusWidget()
        if self._watched is not None and isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = now
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Return whether a key press without a shortcut was handled by its position."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        latin = latin_event(event)
        if latin is None or keymap.is_in_use(pressed(event)):
            return False
        if not isinstance(watched, QWidget) or is_taken(latin, watched):
            return False
        key = QKeySequence(QKeyCombination(latin.modifiers(), Qt.Key(latin.key())))
        met = [one for one in shortcuts(watched.window()) if is_met(one, key, watched)]
        if len(met) != 1:
            return False
        one = met[0]
        one.trigger() if isinstance(one, QAction) else one.activated.emit()
        return True


def is_taken(latin: QKeyEvent, widget: QWidget) -> bool:
    """Return whether a widget uses the key itself, as a text field does."""
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, latin.key(), latin.modifiers(), latin.text())
    asked.ignore()
    QApplication.sendEvent(widget, asked)
    return asked.isAccepted()


def shortcuts(window: QWidget) -> Iterator[QAction | QShortcut]:
    """Yield the actions and shortcuts of a window."""
    yield from dict.fromkeys((*window.actions(), *window.findChildren(QAction)))
    yield from window.findChildren(QShortcut)


def is_met(one: QAction | QShortcut, key: QKeySequence, focus: QWidget) -> bool:
    """Return whether a shortcut has the key and is active where the focus is."""
    if isinstance(one, QAction):
        is_of_window = one.shortcutContext() == Qt.ShortcutContext.WindowShortcut
        can_be = one.isEnabled() and one.isVisible() and key in one.shortcuts()
        return can_be and (is_of_window or one in focus.actions())
    of = one.parent()
    if not one.isEnabled() or key not in list(one.keys()) or not isinstance(of, QWidget):
        return False
    nearby = of is focus or of.isAncestorOf(focus)
    everywhere = one.context() == Qt.ShortcutContext.WindowShortcut
    return of.isVisible() and (nearby or (everywhere and of.window() is focus.window()))


def follow_places() -> None:
    """Start to handle shortcuts by the position of keys."""
    application = QApplication.instance()
    if isinstance(application, QApplication) and application.findChild(ShortcutsByPlace) is None:
        ShortcutsByPlace(application)


# Rooms: the keys of a review or a watched game, in the place of the table's.


class RoomKeys(QObject):
    """Receives the keys of the table while `is_on`; `asked` carries the name of a command in
    its room."""

    asked = Signal(str)

    def __init__(self, parent: QObject, room: Room) -> None:
        super().__init__(parent)
        self.room: Room = room
        self.is_on = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Handle the keys of the room, and no others."""
        if (
            not self.is_on
            or event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
        ):
            return False
        command = keymap.meant_by(event, self.room)
        if command is None:
            return False
        self.asked.emit(command)
        return True
