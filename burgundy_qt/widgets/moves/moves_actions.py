"""The way to the list of moves: its tab beside the log, and what is pointed at there shown on the
table."""

from __future__ import annotations

from PySide6.QtCore import QObject

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic
from burgundy_qt.widgets.moves.moves_panel import MovesPanel
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget


class MovesActions(QObject):
    """Adds the list to a page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.panel = MovesPanel(page.decision, page.log.pages)
        self.tab = page.log.add_page(tr("Moves", "Moves"), self.panel)
        set_help_topic(self.panel, "playing#moves")
        self.panel.pointed.connect(self._show)
        self.panel.list.left.connect(self.leave)
        self.panel.list.chosen.connect(page.scene.skip)

    def open(self) -> None:
        """Bring the keys to the list, or back to the table where it is open."""
        if self.panel.list.hasFocus():
            self.leave()
            return
        if self.page.log.page != self.tab or not self.page.log.isVisible():
            self.page.log_place.turn_to(self.tab)
        self.panel.list.setFocus()

    def leave(self) -> None:
        """Give the keys back to the table."""
        self.page.log_place.leave_page(self.tab)
        self.page.view.setFocus()

    def _show(self, target: ClickTarget | None) -> None:
        """Ring what the move that is meant touches; without one, where the keys are on the
        table."""
        self.page.scene.focus(target or self.page.keys.at)
