"""A sentence below what it is about."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel


class Note(QLabel):
    """A sentence that wraps, and keeps the room that it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "note")
        self.setWordWrap(True)
        self.ensurePolished()

    def say(self, sentence: str) -> None:
        """Say this."""
        self.setText(sentence)
        self.setMinimumHeight(self.heightForWidth(self.width()))
