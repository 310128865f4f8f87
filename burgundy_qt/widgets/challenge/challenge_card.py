"""The challenge of the day on Home: how many games have been played today, and a way to the
dialog."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from burgundy_qt.language.translation import tr
from burgundy_qt.session import challenges as days
from burgundy_qt.session.challenges import NONE, Record, days_done
from burgundy_qt.widgets.challenge.challenge_text import row_text
from burgundy_qt.widgets.controls.dialog_frame import PushButton, text_label
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel, ElidedWord

EMBLEM, TICK = 24, 13
"""Units: a game's emblem, and the tick on it."""
SIGN = 0.66
"""Of the tick's disc."""
PALE = 0.38
"""How much is seen of the emblem of a game that is yet to be played."""


class HomeCard(PushButton):
    """A button for the challenges dialog, with the emblem of each game, ticked after today's
    challenge."""

    def __init__(self, games: Sequence[str]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Challenge", "Challenge of the day"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.emblems = {name: Emblem(name) for name in games}
        self.title = text_label(tr("Challenge", "Challenge of the day"), "strong")
        self.note = ElidedWord("note")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 14, 4)
        row.setSpacing(8)
        row.addWidget(self.title)
        row.addWidget(self.note, 1)
        for emblem in self.emblems.values():
            row.addWidget(emblem)
        for part in (self.title, self.note, *self.emblems.values()):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show_record({})

    def show_record(self, record: Record) -> None:
        """Show the results of today."""
        today = days.present_day()
        done = [name for name in self.emblems if record.get((name, today), NONE).is_done]
        for name, emblem in self.emblems.items():
            emblem.show_done(name in done)
        row = row_text(days.in_a_row(days_done(record), today))
        self.note.say(row)
        texts = [texts_of(name).title() for name in done]
        played = (
            tr("Challenge", "played today: {games}", games=join_with_commas(texts)) if texts else ""
        )
        self.setAccessibleDescription(join_with_commas([part for part in (row, played) if part]))

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of its words and emblems."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().expandedTo(QSize(0, super().sizeHint().height()))


class Emblem(DrawnLabel):
    """The emblem of a game: pale, or ticked."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.sprite, self.is_done = setup_of(game).emblem, False
        theme.theme_changed.connect(self._draw)

    def show_done(self, is_done: bool) -> None:
        """Set whether today's challenge has been played."""
        self.is_done = is_done
        self._draw()

    def _draw(self) -> None:
        emblem = sprite_files.pixmap(self.sprite, EMBLEM * theme.scale(), self.devicePixelRatioF())
        picture = emblem.copy()
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.setOpacity(1.0 if self.is_done else PALE)
        painter.drawPixmap(0, 0, emblem)
        if self.is_done:
            size = emblem.deviceIndependentSize()
            self._tick(painter, QPointF(size.width(), size.height()))
        painter.end()
        self.setPixmap(picture)

    def _tick(self, painter: QPainter, corner: QPointF) -> None:
        palette, side = theme.current(), TICK * theme.scale()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.good))
        disc = QRectF(corner.x() - side, corner.y() - side, side, side)
        painter.drawEllipse(disc)
        inside = side * (1 - SIGN) / 2
        sign = sprite_files.tinted(
            "icons/done", palette.panel, SIGN * side, self.devicePixelRatioF()
        )
        painter.drawPixmap(disc.topLeft() + QPointF(inside, inside), sign)
