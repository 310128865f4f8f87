"""The page of the moves beside the table, kept in step with what the person can decide."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.advice.tip_card import wrapping
from burgundy_qt.widgets.log.log_list import CardPage
from burgundy_qt.widgets.moves.move_list import MoveList
from burgundy_qt.widgets.moves.move_words import Move, moves_of
from burgundy_qt.widgets.play.decision import Decision


class MovesPanel(CardPage):
    """Lists the moves of a Decision while it is in view, and plays the one that is chosen.

    `pointed` carries what the move that is meant touches on the table, or None."""

    pointed = Signal(object)

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.decision = decision
        self.list = MoveList()
        self.told = wrapping("", "note")
        sheet = QWidget()
        sheet.setProperty("role", "scrolled")
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(sheet)
        column.addWidget(self.told)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        self.list.chosen.connect(lambda move: decision.play(move.action))
        self.list.pointed.connect(self._point)
        decision.changed.connect(self._follow)
        self._speak()

    def letter(self, scale: float) -> None:
        """The text has been given this scale."""
        self.list.letter(scale)

    @property
    def wanted_height(self) -> int:
        """High enough for all moves."""
        rows = (self.list.sizeHintForRow(row) for row in range(self.list.told.rowCount()))
        return (
            sum(rows) + 8
            if self.list.told.moves
            else self.told.heightForWidth(self.viewport().width()) + 24
        )

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """The moves are only listed while somebody looks."""
        super().showEvent(event)
        self._follow()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Nothing is pointed at any more."""
        super().hideEvent(event)
        self.list.show_moves([])
        self.pointed.emit(None)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
            self._follow()

    def _speak(self) -> None:
        self.list.setAccessibleName(tr("Moves", "Moves"))
        self.told.setText(tr("Moves", "There is nothing for you to decide just now."))

    def _follow(self) -> None:
        if not self.isVisible():
            return
        view = self.decision.view
        self.list.show_moves(
            moves_of(view, self.decision.choosing.ways) if view is not None else []
        )
        self.told.setVisible(not self.list.told.moves)

    def _point(self, move: Move | None) -> None:
        self.pointed.emit(move.at if move is not None else None)
