"""Keys in the person's language, as Qt calls them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_name(key: str) -> str:
    """A key, or several at once, by its English name: "Ctrl+Del" is "Strg+Entf" on German
    keyboards."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(deed: str, *keys: str) -> str:
    """What can be done, with its key, as it stands under the pointer: "Rename (F2)"."""
    return f"{deed} ({', '.join(map(key_name, keys))})"
