"""The achievements of a game as a page of the statistics."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QResizeEvent

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.game_profile import WHOLE, Achievement
from burgundy_qt.session.statistics.achievements import (
    AchievementRecord,
    Reached,
    achievements_of,
    is_complete,
)
from burgundy_qt.session.statistics.finished_game import local_date
from burgundy_qt.widgets.controls.dialog_frame import set_help_topic, text_label
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.phrases.wording import join_with_commas
from burgundy_qt.widgets.statistics.share_rows import Bar
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import DrawnLabel, plain_tip
from burgundy_qt.widgets.theme.palette import Palette, mix

RULE = tr_noop(
    "Achievements",
    "Only rated games count: those without hints, without the tutor, and with only the usual undo. "
    "Achievements stay on this computer.",
)
MEDAL, INSIDE, RIM, PALE = 58, 0.62, 3.0, 0.32
"""Units across a medal; the share of its sprite; the rim; how much is seen of the sprite of an
achievement that is not yet reached."""
ICONS = "icons/"
"""One-colour sprites, which are tinted."""
LEAST_WIDTH = 300
"""Units: a column of achievements."""


def medal_pixmap(
    sprite: str, is_reached: bool, palette: Palette, width: float, dpr: float
) -> QPixmap:
    """Return an achievement's medal: a golden rim if it is reached, else a pale sprite."""
    picture = sprite_files.transparent_pixmap(QSize(round(width * dpr), round(width * dpr)), dpr)
    painter = QPainter(picture)
    painter.setRenderHints(sprite_files.SMOOTH)
    rim = RIM * width / MEDAL
    disc = QRectF(0, 0, width, width).adjusted(rim, rim, -rim, -rim)
    ground = mix(palette.panel, palette.gold, 0.22) if is_reached else palette.well
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(palette.gold if is_reached else palette.line2), rim))
    painter.drawEllipse(disc)
    inside = width * INSIDE
    if sprite.startswith(ICONS):
        colour = palette.gold if is_reached else palette.text2
        drawn = sprite_files.tinted(sprite, colour, inside, dpr)
    else:
        drawn = sprite_files.pixmap(sprite, inside, dpr)
    size = drawn.deviceIndependentSize()
    high = min(1.0, inside / size.height())
    box = QRectF(0, 0, size.width() * high, size.height() * high)
    box.moveCenter(QPointF(width / 2, width / 2))
    painter.setOpacity(1.0 if is_reached else PALE)
    painter.drawPixmap(box, drawn, QRectF(drawn.rect()))
    painter.end()
    return picture


class Medal(DrawnLabel):
    """The medal of an achievement."""

    def __init__(self, sprite: str) -> None:
        super().__init__()
        self.sprite, self.is_reached = sprite, False
        theme.theme_changed.connect(self._draw)
        self._draw()

    def show_reached(self, is_reached: bool) -> None:
        """Set whether the achievement is reached."""
        self.is_reached = is_reached
        self._draw()

    def _draw(self) -> None:
        width, dpr = MEDAL * theme.scale(), self.devicePixelRatioF()
        self.setPixmap(medal_pixmap(self.sprite, self.is_reached, theme.current(), width, dpr))
        self.setFixedSize(round(width), round(width))


class AchievementCard(QtWidgets.QFrame):
    """An achievement with its medal: how to reach it, and when it was, or how far it is."""

    def __init__(self, game: str, achievement: Achievement) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.archive, self.achievement = archive_of(game), achievement
        self.text = self.archive.achievement_text(achievement.name)
        self.medal = Medal(self.text.sprite)
        self.title = text_label(self.text.title, "strong")
        self.sentence = text_label(self.text.sentence, "note")
        self.state = text_label("", "caption")
        self.bar = Bar("own", track=True)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(2)
        for label in (self.title, self.sentence, self.state):
            label.setWordWrap(True)
            words.addWidget(label)
        words.addWidget(self.bar)
        words.addStretch(1)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(12, 10, 14, 10)
        row.setSpacing(12)
        row.addWidget(self.medal, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.show_record({})

    def show_record(self, record: AchievementRecord) -> None:
        """Show how far a person is."""
        of, parts = self.achievement, self.achievement.parts
        found = [part for part in parts if Reached(of.name, part) in record]
        missing = [part for part in parts if part not in found]
        self.medal.show_reached(not missing)
        self.bar.show_share(len(found) / len(parts))
        self.bar.setHidden(len(parts) == 1 or not missing)
        state = self._state(record, len(found))
        self.state.setText(state)
        self.state.setVisible(bool(state))
        tip = ""
        if found and missing and missing != [WHOLE]:
            texts = join_with_commas([self.archive.part_text(of.name, part) for part in missing])
            tip = tr("Achievements", "Still missing: {parts}", parts=texts)
        self.setToolTip(plain_tip(tip))
        heard = [f"{self.text.title}: {self.text.sentence}", state, tip]
        self.setAccessibleName(" ".join(filter(None, heard)))

    def _state(self, record: AchievementRecord, found: int) -> str:
        """Return when the achievement was reached, or how many of its parts were."""
        of, parts = self.achievement, self.achievement.parts
        if found == len(parts):
            last = max(record[Reached(of.name, part)].began for part in parts)
            return tr("Achievements", "Reached on {day}", day=formats.day(local_date(last)))
        if len(parts) > 1:
            return tr("Achievements", "{found} of {all}", found=found, all=len(parts))
        return ""


class AchievementsPage(QtWidgets.QScrollArea):
    """All achievements of a game, in as many columns as fit."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Achievements", "Achievements"))
        set_help_topic(self, "statistics#achievements")
        self.game, self.cards, self.columns = "", list[AchievementCard](), 0
        self.inner = QtWidgets.QWidget()
        self.grid = QtWidgets.QGridLayout()

    def show_record(self, game: str, record: AchievementRecord) -> None:
        """Show how far a person is in a game."""
        if game != self.game:
            self._build(game)
        for card in self.cards:
            card.show_record(record)

    def _build(self, game: str) -> None:
        """Make the cards of a game."""
        self.game = game
        self.inner = QtWidgets.QWidget()
        self.inner.setProperty("role", "scrolled")
        column = QtWidgets.QVBoxLayout(self.inner)
        column.setContentsMargins(0, 0, 8, 0)
        self.grid = QtWidgets.QGridLayout()
        self.grid.setSpacing(12)
        column.addLayout(self.grid)
        column.addStretch(1)
        self.cards = [AchievementCard(game, each) for each in achievements_of(game)]
        self.columns = 0
        self.setWidget(self.inner)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the columns to the width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the cards in as many columns as fit."""
        columns = max(1, min(3, round(self.width() / theme.scale()) // LEAST_WIDTH))
        if columns == self.columns:
            return
        self.columns = columns
        for place, card in enumerate(self.cards):
            self.grid.addWidget(card, place // columns, place % columns)
        for column in range(3):
            self.grid.setColumnStretch(column, int(column < columns))


def completed(record: AchievementRecord, game: str) -> int:
    """Return how many achievements of a game are complete."""
    return sum(is_complete(each, record) for each in achievements_of(game))
