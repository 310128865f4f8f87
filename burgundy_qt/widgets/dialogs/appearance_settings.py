"""The settings of the appearance: theme, contrast and text size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QVBoxLayout, QWidget

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.controls.value_controls import Percent, Segments
from burgundy_qt.widgets.dialogs.settings_sections import Section
from burgundy_qt.widgets.settings.settings import (
    CONTRAST_NAMES,
    LARGEST_TEXT,
    SMALLEST_TEXT,
    THEME_NAMES,
    worded,
)
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.palette import DARK, LIGHT, Palette
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

# Theme pictures: each theme as a small table and panel, for its button.


SIZE = QSize(206, 98)
RING = 3
PIECES = (("castle", 31, 38), ("monastery:7", 77, 38), ("ship", 54, 62))  # their centres
PIECE = 25


def theme_icon(name: str, dpr: float) -> QIcon:
    """Return the picture of `light`, `dark` or `system`, which shows half of each, with a ring for
    the pressed button."""
    made = QIcon(theme_picture(name, dpr, theme.current().line2, 1))
    made.addPixmap(
        theme_picture(name, dpr, theme.current().accent_hi, RING), QIcon.Mode.Normal, QIcon.State.On
    )
    return made


def theme_picture(name: str, dpr: float, colour: str, ring: float) -> QPixmap:
    """Return the picture of a theme inside a border of that colour and thickness."""
    picture = transparent_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    outline = QPainterPath()
    inner = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(
        ring / 2, ring / 2, -ring / 2, -ring / 2
    )
    outline.addRoundedRect(inner, 10, 10)
    painter.setClipPath(outline)
    _paint(painter, DARK if name == "dark" else LIGHT, dpr)
    if name == "system":
        half = QPainterPath()
        w, h = SIZE.width(), SIZE.height()
        half.addPolygon(
            QPolygonF([QPointF(w * 0.62, 0), QPointF(w, 0), QPointF(w, h), QPointF(w * 0.38, h)])
        )
        painter.setClipPath(outline & half)
        _paint(painter, DARK, dpr)
    painter.setClipping(False)
    painter.strokePath(outline, QPen(QColor(colour), ring))
    painter.end()
    return picture


def _paint(painter: QPainter, palette: Palette, dpr: float) -> None:
    painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), QColor(palette.table))
    painter.setPen(QPen(QColor(palette.line2), 1))
    for colour, rect in (
        (palette.map, QRectF(14, 14, 80, 70)),
        (palette.panel, QRectF(106, 14, 86, 70)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 6, 6)
    for tile, x, y in PIECES:
        piece = sprite_files.pixmap(sprite_files.tile_art(tile, small=True), PIECE, dpr)
        painter.drawPixmap(QPointF(x - PIECE / 2, y - piece.height() / dpr / 2), piece)
    painter.setPen(Qt.PenStyle.NoPen)
    for colour, rect in (
        (palette.text, QRectF(118, 27, 50, 5)),
        (palette.text2, QRectF(118, 39, 38, 5)),
        (palette.accent, QRectF(118, 57, 62, 14)),
    ):
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(rect, 2.5, 2.5)


TEXT_STEP = 10


class LookSection(Section):
    """The section for theme, contrast and text size."""

    name = "look"
    title = tr_noop("Settings", "Look")
    icon = "eye"

    def furnish(self) -> None:
        themes = ThemeChoice()
        self.bind("theme", themes)
        self.add(themes, "settings#theme")
        self.row(
            "contrast",
            tr("Settings", "Contrast"),
            tr(
                "Settings",
                "High: darker text, stronger lines, a thick outline around the focus",
            ),
            Segments(worded(CONTRAST_NAMES)),
            "settings#contrast",
        )
        self.row(
            "text_size",
            tr("Settings", "Text size"),
            tr(
                "Settings",
                "From {least} to {most}",
                least=formats.percent(SMALLEST_TEXT / 100),
                most=formats.percent(LARGEST_TEXT / 100),
            ),
            Percent(SMALLEST_TEXT, LARGEST_TEXT, TEXT_STEP),
            "settings#text-size",
        )


class ThemeChoice(QWidget):
    """The themes as pictures."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(text_label(tr("Settings", "Theme"), "strong"))
        self.pictures = QGridLayout()
        self.pictures.setSpacing(6)
        for number, (_, title) in enumerate(worded(THEME_NAMES)):
            self.group.addButton(picture_button(title), number)
        self._place(len(THEME_NAMES))
        column.addLayout(self.pictures)
        self._draw()
        theme.theme_changed.connect(self._draw)
        self.group.idClicked.connect(lambda number: self.chosen.emit(THEME_NAMES[number][0]))

    def show_value(self, value: str) -> None:
        self.group.button([name for name, _ in THEME_NAMES].index(value)).setChecked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place as many pictures side by side as fit."""
        super().resizeEvent(event)
        widest = (
            max(each.sizeHint().width() for each in self.group.buttons()) + self.pictures.spacing()
        )
        self._place(max(1, (self.width() + self.pictures.spacing()) // widest))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of a single column of pictures."""
        return QSize(SIZE.width(), super().minimumSizeHint().height())

    def _place(self, columns: int) -> None:
        for number, choice in enumerate(self.group.buttons()):
            self.pictures.addWidget(
                choice, number // columns, number % columns, Qt.AlignmentFlag.AlignLeft
            )
        for column in range(len(THEME_NAMES) + 1):
            self.pictures.setColumnStretch(column, int(column == columns))

    def _draw(self, *_: object) -> None:
        for choice, (name, _words) in zip(self.group.buttons(), THEME_NAMES, strict=True):
            choice.setIcon(theme_icon(name, self.devicePixelRatioF()))


def picture_button(title: str) -> QToolButton:
    """Return a button with a picture and its name below."""
    made = QToolButton()
    made.setProperty("role", "theme")
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    made.setText(title)
    made.setCheckable(True)
    made.setIconSize(SIZE)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made
