"""The deal of a finished game: how it went before, its code to share, and the way to play it once
more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.session.statistics.ledger import EarlierGame
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls.dialog_frame import push_button, set_help_topic
from burgundy_qt.widgets.theme import sprite_files, theme

MOST = 2  # earlier games that are told


class DealPanel(QWidget):
    """Belongs to the finished game of a `view`; earlier games of the same deal are asked of the
    `statistics`.

    `said` carries what there is to be told of the deal, in sentences."""

    again_asked = Signal()
    said = Signal(str)

    def __init__(self, view: GameView, statistics: Statistics) -> None:
        super().__init__()
        set_help_topic(self, "new-game#challenge")
        self.view, self.code = view, deal_code_of(view.line_up.request)
        self.again = push_button(tr("Deal", "Play this deal again"), "flat")
        self.copy = push_button(tr("Deal", "Copy the challenge code"), "flat")
        self.copy.setToolTip(self.code)
        self.again.clicked.connect(self.again_asked)
        self.copy.clicked.connect(self._copy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for part, icon in ((self.again, "redo"), (self.copy, "copy")):
            part.setIcon(sprite_files.icon(icon, theme.current().text2, 16))
            row.addWidget(part)
        statistics.compared.connect(self._compare)
        statistics.compare(view.game_id, self.code)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self.said.emit(
            tr(
                "Deal",
                "In the clipboard: {code}. Whoever plays it has the same deal.",
                code=self.code,
            )
        )

    def _compare(self, game_id: str, earlier: Sequence[EarlierGame]) -> None:
        """Tell the results of other games with the same deal, the latest first."""
        if game_id == self.view.game_id and earlier:
            self.said.emit("\n".join(map(told_before, earlier[:MOST])))


def told_before(game: EarlierGame) -> str:
    """One earlier game: "Played before, March 3, 2026: Anna 187, Margaux 175", or alone how far it
    came."""
    day = spoken.locale.toString(local_date(game.began), QLocale.FormatType.ShortFormat)
    if game.covered is not None:
        name = game.results[0][0]
        return tr(
            "Deal",
            "Played before, {day}: {name}, {n} space(s) covered",
            day=day,
            name=name,
            n=game.covered,
        )
    results = ", ".join(f"{name} {points}" for name, points in game.results)
    return tr("Deal", "Played before, {day}: {results}", day=day, results=results)
