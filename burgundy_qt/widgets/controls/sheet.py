"""The frame that all dialogs share: title, one sentence, the body, and buttons at the foot."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.widgets.controls.access_keys import AccessKeys
from burgundy_qt.widgets.controls.push_button import PushButton
from burgundy_qt.widgets.theme import theme

MARGIN = 32


class Sheet(QDialog):
    """A dialog with a heading, a `body` to fill and a `footer` whose last button is the primary
    one. `head` is the row of the heading, which has room at its right."""

    def __init__(self, parent: QWidget | None, title: str, sentence: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setModal(True)
        self.access_keys = AccessKeys(self)
        self.title = word(title, "title")
        self.sentence = word(sentence, "note")
        self.sentence.setVisible(bool(sentence))
        self.sentence.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.setSpacing(12)
        self.head.addWidget(self.title, 1)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.footer = QHBoxLayout()
        self.footer.setContentsMargins(MARGIN, 14, MARGIN, 18)
        self.footer.setSpacing(14)
        foot = QFrame()
        foot.setProperty("role", "footer")
        foot.setLayout(self.footer)
        upper = QVBoxLayout()
        upper.setContentsMargins(MARGIN, 20, MARGIN, 20)
        upper.setSpacing(0)
        upper.addLayout(self.head)
        upper.addWidget(self.sentence)
        upper.addSpacing(18)
        upper.addLayout(self.body, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(upper, 1)
        whole.addWidget(foot)

    def add_button(self, text: str, role: str | None = None) -> QPushButton:
        """A button at the foot; the one of role "primary" answers to Enter."""
        made = button(text, role)
        made.setAutoDefault(role == "primary")
        made.setDefault(role == "primary")
        self.footer.addWidget(made)
        return made

    def fit(self, *_: object) -> None:
        """As high as the words need at this width: a dialog left to itself keeps room for narrower
        ones."""
        width = max(self.minimumWidth(), self.minimumSizeHint().width())
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, layout.totalHeightForWidth(width))


def word(text: str, role: str | None = None) -> QLabel:
    """A label in one of the style sheet's roles."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
        label.ensurePolished()  # layouts ask for its size before they would dress it
    return label


def button(text: str, role: str | None = None) -> QPushButton:
    """A push button in one of the style sheet's roles."""
    made = PushButton(text)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if role:
        made.setProperty("role", role)
    return made


def wide(width: int) -> int:
    """A width that grows with the size of text, though not beyond what a small screen has room
    for."""
    return round(width * min(1.25, max(1.0, theme.scale())))


def line(role: str = "rule") -> QFrame:
    """A hairline: "rule" lies, "pillar" stands."""
    made = QFrame()
    made.setProperty("role", role)
    return made
