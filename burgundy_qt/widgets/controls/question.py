"""A question with two answers."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.controls.sheet import Sheet


class Question(Sheet):
    """Asks whether to do something, which `accepted` tells; `yes` and `no` are the words on the
    buttons.

    An empty `no` is "Cancel"; without one it only tells. Enter says yes, but where that `is_risky`:
    there it says no, for somebody may press it twice."""

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        sentence: str,
        yes: str,
        no: str | None = "",
        is_risky: bool = False,
    ) -> None:
        super().__init__(parent, title, sentence)
        self.setMinimumWidth(460)
        self.footer.addStretch(1)
        if no is not None:
            self.no = self.add_button(no or tr("Question", "Cancel"))
            self.no.clicked.connect(self.reject)
        self.yes = self.add_button(yes, "primary")
        self.yes.clicked.connect(self.accept)
        if is_risky:
            self.no.setAutoDefault(True)
            self.no.setDefault(True)
            self.no.setFocus()
        self.fit()
