"""The deal of a new game: a seed, or the code of a challenge."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.errors import LARGEST_SEED, RequestObject
from burgundy_qt.session.deal_code import (
    CodeError,
    CodeFromOtherVersion,
    deal_code_of,
    looks_like_code,
    request_from_code,
)
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label

LONGEST = 400
"""Letters: more than the longest code has, in which the order of all tiles is told."""


class DealField(QWidget):
    """A field for both. `challenged` carries the complete request of a code as soon as it stands
    there whole."""

    changed = Signal()
    challenged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.known: RequestObject | None = (
            None  # the request of the code or of the game that is played again
        )
        self.is_again = False
        self.is_as_dealt = True  # all that was chosen beside it is as the code says
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("New game", "drawn anew"))
        self.field.setAccessibleName(tr("New game", "Seed or challenge code"))
        self.field.setMaxLength(LONGEST)
        set_help_topic(self.field, "new-game#seed")
        self.note = text_label("", "note")
        self.note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.note)
        self.field.textChanged.connect(self._read)
        self._tell()

    @property
    def seed(self) -> int | None:
        """The seed that stands there; None where it is drawn anew."""
        text = self.field.text().strip()
        if self.known is not None:
            return int(self.known["seed"])
        return int(text) if text and not self.wrong else None

    @property
    def is_known(self) -> bool:
        """Whether this deal has been seen before in the game that is played again."""
        return self.is_again and self.known is not None

    @property
    def wrong(self) -> str:
        """What is wrong with the text, in a sentence; "" where nothing is."""
        text = self.field.text().strip()
        if not text or self.known is not None:
            return ""
        if looks_like_code(text):
            return self._wrong_with_code(text)
        if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_SEED):
            return tr(
                "New game",
                "This is neither a challenge code nor a seed (a whole number from 0 to {largest}, "
                "or nothing).",
                largest=LARGEST_SEED,
            )
        return ""

    def compare(self, is_as_dealt: bool) -> None:
        """Whether all that is chosen beside it is as the code says: where it is not, another game
        would begin."""
        if is_as_dealt != self.is_as_dealt:
            self.is_as_dealt = is_as_dealt
            self._tell()

    def play_again(self, request: dict[str, object]) -> None:
        """Show the deal of a game that is played once more."""
        self.field.setText(deal_code_of(request))
        self.is_again = True
        self._tell()

    def label(self) -> QLabel:
        """The heading above it."""
        return text_label(tr("New game", "Seed or challenge code"), "heading")

    def _wrong_with_code(self, code: str) -> str:
        try:
            request_from_code(code)
        except CodeFromOtherVersion:
            return tr(
                "New game",
                "This challenge comes from another version of Burgundy Qt: here its deal would be "
                "another one.",
            )
        except CodeError:
            return tr(
                "New game",
                "This code has a typing error, so the game cannot start. Check that every letter "
                "and digit is right, or copy the code again, from BQ to its end.",
            )
        return ""

    def _read(self) -> None:
        self.is_again = False
        try:
            self.known = request_from_code(self.field.text())
        except CodeError:
            self.known = None
        self._tell()
        if self.known is not None:
            self.challenged.emit(self.known)
        self.changed.emit()

    def _tell(self) -> None:
        if self.known is not None and not self.is_as_dealt:
            told = tr(
                "New game",
                "You have chosen something else than the code says, so this is another game: only "
                "its seed is used.",
            )
        elif self.is_known:
            told = tr("New game", "The deal of that game once more. It counts as a casual one.")
        elif self.known is not None:
            told = tr("New game", "A challenge: who plays with what is set, and so is the deal.")
        else:
            told = tr("New game", "The same seed brings the same deal, whatever is played.")
        self.note.setText(told)
        self._keep_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The note below wraps: it keeps the height that it needs."""
        super().resizeEvent(event)
        self._keep_room()

    def _keep_room(self) -> None:
        self.note.setMinimumHeight(self.note.heightForWidth(self.width()))
