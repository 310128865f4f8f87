"""The keys in use: those of the commands, changed as the person likes. There is one keymap, as
there is one theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from burgundy_qt.widgets.keys.commands import COMMANDS, Command, Room
from burgundy_qt.widgets.keys.key_places import by_place
from burgundy_qt.widgets.phrases.wording import key_name, with_key

Changes = Mapping[str, Sequence[str]]  # the keys of the commands that have others than at first
MOST_KEYS = 4
ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


class Keymap(QObject):
    """Answers which keys a command has and which command a key means. `changed` when that is
    different now."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[str, list[str]] = {}
        self.front: Room | None = None
        self._keys: dict[str, tuple[str, ...]] = {}
        self._meant: dict[tuple[Room, str], str] = {}
        self._sort()

    def use(self, changes: Changes | None) -> None:
        """Use these keys from now on; unknown commands are left out."""
        known = {name: list(keys) for name, keys in (changes or {}).items() if name in COMMANDS}
        if known != self.changes:
            self.changes = known
            self._sort()
            self.changed.emit()

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command, Qt's portable names; the first is the one that is shown."""
        return self._keys[name]

    def put_in_front(self, room: Room | None) -> None:
        """The keys of this room of a game go before all others from now on; None: those of none
        do."""
        if room != self.front:
            self.front = room
            self.changed.emit()

    def is_in_use(self, key: str) -> bool:
        """Whether any command has this key."""
        return any(key in keys for keys in self._keys.values())

    def in_use(self, name: str) -> tuple[str, ...]:
        """The same, but those of a command of the window that mean something else in the room in
        front: on the table a key that means nothing just now goes on to what it means there."""
        if self.front is None or COMMANDS[name].room != "window":
            return self._keys[name]
        return tuple(key for key in self._keys[name] if (self.front, key) not in self._meant)

    def label(self, name: str) -> str:
        """The first key of a command as it is shown, "" where it has none."""
        keys = self.in_use(name)
        return shown(keys[0]) if keys else ""

    def meant_by(self, event: QKeyEvent, room: Room) -> str | None:
        """The command of a room that a key press means, without the name of its room.

        Shift does not matter where the key means something without it: on some keyboards + is a
        shifted key. A letter of another script means what the Latin one at its place means, unless
        it means something itself."""
        found = self._meant_by(event, room)
        if found is None and (latin := by_place(event)) is not None:
            found = self._meant_by(latin, room)
        return found.removeprefix(f"{room} ") if found is not None else None

    def _meant_by(self, event: QKeyEvent, room: Room) -> str | None:
        found = self._meant.get((room, pressed(event)))
        if found is None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            found = self._meant.get((room, pressed(event, Qt.KeyboardModifier.ShiftModifier)))
        return found

    def _sort(self) -> None:
        """A key belongs to one command: to the one that was given it, before those that had it at
        first."""
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
    """The changes after a command was given these keys; the same as at first is no change."""
    others = {other: list(had) for other, had in changes.items() if other != name}
    return others if tuple(keys) == COMMANDS[name].keys else {**others, name: list(keys)}


def owner_of(key: str, name: str, keymap: Keymap) -> str | None:
    """Another command that has a key which a command is to get, if there is one."""
    wanted = COMMANDS[name]
    others = (other for other in COMMANDS.values() if other.name != name and other.meets(wanted))
    return next((other.name for other in others if key in keymap.keys(other.name)), None)


def pressed(event: QKeyEvent, but: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    """The portable name of what was pressed; the keys of the number pad count as the others do."""
    key = Qt.Key.Key_Tab if event.key() == Qt.Key.Key_Backtab else Qt.Key(event.key())
    modifiers = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | but)
    if is_sign(event.text()):
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(
        QKeySequence.SequenceFormat.PortableText
    )


def is_sign(text: str) -> bool:
    """Whether a key wrote a sign such as ? or +, for which one keyboard wants Shift and another
    does not."""
    return len(text) == 1 and text.isprintable() and not text.isalnum() and not text.isspace()


def with_key_of(deed: str, *names: str) -> str:
    """What can be done, with the keys of these commands, as it stands under the pointer: "Rename
    (F2)"."""
    keys = [keymap.in_use(name)[0] for name in names if keymap.in_use(name)]
    return with_key(deed, *keys) if keys else deed


def shown(key: str) -> str:
    """A key as it is shown: in the person's language, arrows as arrows."""
    return ARROWS.get(key) or key_name(key)


def are_keys(value: object) -> bool:
    """Whether a value from a file can be the changes of a keymap."""
    return isinstance(value, dict) and all(
        isinstance(keys, list) and len(keys) <= MOST_KEYS and all(map(is_key, keys))
        for keys in value.values()
    )


def is_key(value: object) -> bool:
    """Whether a value is Qt's portable name of one key."""
    if not isinstance(value, str):
        return False
    sequence = QKeySequence(value, QKeySequence.SequenceFormat.PortableText)
    return sequence.count() == 1 and sequence.toString() == value


keymap = Keymap()
"""The keys that are in use."""
