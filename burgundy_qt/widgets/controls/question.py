"""A question with two answers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import Sheet


class Question(Sheet):
    """Asks whether to do something, which `accepted` tells; `yes` and `no` are the words on the
    buttons.

    An empty `no` is "Cancel"; without one it only tells."""

    def __init__(
        self, parent: QWidget | None, title: str, sentence: str, yes: str, no: str | None = ""
    ) -> None:
        super().__init__(parent, title, sentence)
        self.setMinimumWidth(460)
        self.footer.addStretch(1)
        if no is not None:
            self.add_button(no or tr("Question", "Cancel")).clicked.connect(self.reject)
        self.add_button(yes, "primary").clicked.connect(self.accept)
        self.fit()
