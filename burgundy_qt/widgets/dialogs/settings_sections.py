"""The sections of the settings: rows of words with a control for one value each; the first is the
appearance. The section for engines is in another module."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6 import QtWidgets
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

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.language import formats
from burgundy_qt.language.translation import NAMES, SYSTEM, language_from_tag, tr, tr_noop
from burgundy_qt.session.engines.engine_list import EngineList
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.keys.key_editor import KeysPage
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.settings import settings, settings_file
from burgundy_qt.widgets.theme import labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import DARK, LIGHT, Palette
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

GAP = 20
BELOW = 6
BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_WORDS = 190
"""Where the words beside a control would be narrower, the control goes below them."""


class Section(QtWidgets.QWidget):
    """A page of the settings dialog.

    A subclass names itself (`name` for the code, `title` marked by `tr_noop` in the context
    "Settings", `icon`) and adds its rows in `add_rows`. This class connects their controls to the
    settings.

    `engines` are those that a person has added; they are not part of the settings file. `controls`
    has the control of each setting by name, which "Reset this section" resets.
    """

    name = ""
    title = ""
    icon = ""

    def __init__(self, file: settings_file.SettingsFile, engines: EngineList) -> None:
        super().__init__()
        self.file, self.engines = file, engines
        self.controls: dict[str, value_controls.Control] = {}
        self.setProperty("role", "scrolled")
        self.rows = QtWidgets.QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(12)
        self.add_rows()
        self.rows.addStretch(1)
        self.show_values(file.values)
        file.changed.connect(self.show_values)

    def add_rows(self) -> None:
        """Add the rows."""

    def bind(self, name: str, control: QtWidgets.QWidget) -> None:
        """Connect a control to the setting of that name."""
        bound = cast(value_controls.Control, control)
        self.controls[name] = bound
        bound.chosen.connect(lambda value: self.file.change(**{name: value}))

    def row(
        self, name: str, title: str, sentence: str, control: QtWidgets.QWidget, topic: str = ""
    ) -> None:
        """Add a row for a setting: its name, its effect, and its control."""
        self.bind(name, control)
        self.add(Row(title, sentence, control), topic)

    def add(self, row: QtWidgets.QWidget, topic: str = "") -> None:
        """Add a widget below the others, after a line; `topic` is its place in the rules, for
        F1."""
        if self.rows.count():
            self.rows.addWidget(dialog_frame.separator_line())
        self.rows.addWidget(row)
        if topic:
            dialog_frame.set_help_topic(row, topic)

    def show_values(self, values: settings.Settings) -> None:
        """Show the current values in the controls."""
        for name, control in self.controls.items():
            control.show_value(getattr(values, name))

    @property
    def control_with_focus(self) -> str | None:
        """The name of the setting whose control has the focus."""
        focus = self.focusWidget()
        if focus is None or not focus.hasFocus():
            return None
        widgets = (
            (name, cast(QtWidgets.QWidget, control)) for name, control in self.controls.items()
        )
        return next(
            (name for name, widget in widgets if widget is focus or widget.isAncestorOf(focus)),
            None,
        )

    def focus_on(self, name: str | None) -> None:
        """Give the focus to the control of that setting."""
        if name is not None:
            cast(QtWidgets.QWidget, self.controls[name]).setFocus()


class Row(QtWidgets.QWidget):
    """Words at the left with a control at the right, or below where space is scarce."""

    def __init__(self, title: str, sentence: str, control: QtWidgets.QWidget | None = None) -> None:
        super().__init__()
        self.control = control
        self.line = QtWidgets.QBoxLayout(QtWidgets.QBoxLayout.Direction.LeftToRight, self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(GAP)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(1)
        for text, role in ((title, "strong"), (sentence, "note")):
            label = dialog_frame.text_label(labels.breakable(text), role)
            label.setAccessibleName(text)
            label.setWordWrap(True)
            label.setVisible(bool(text))
            words.addWidget(label)
        self.line.addLayout(words, 1)
        if control is not None:
            control.setAccessibleName(title)
            control.setAccessibleDescription(sentence)
            self.line.addWidget(control, 0, BESIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Place the control beside the words or below."""
        super().resizeEvent(event)
        if self.control is None:
            return
        least = LEAST_WORDS * max(1.0, theme.scale())
        is_beside = self.control.sizeHint().width() + GAP + least <= self.width()
        direction = (
            QtWidgets.QBoxLayout.Direction.LeftToRight
            if is_beside
            else QtWidgets.QBoxLayout.Direction.TopToBottom
        )
        if direction != self.line.direction():
            self.line.setDirection(direction)
            self.line.setSpacing(GAP if is_beside else BELOW)
            self.line.setAlignment(
                self.control, BESIDE if is_beside else Qt.AlignmentFlag.AlignLeft
            )


# The short sections: general, keys, files, motion, play and sound.


class GeneralSection(Section):
    """The section for the language."""

    name = "general"
    title = tr_noop("Settings", "Language")
    icon = "globe"

    def add_rows(self) -> None:
        system = tr(
            "Settings", "Follow system: {language}", language=NAMES[language_from_tag(SYSTEM)]
        )
        self.row(
            "language",
            tr("Settings", "Language"),
            tr("Settings", "For all text, numbers and dates"),
            value_controls.OneOfMany([(SYSTEM, system), *NAMES.items()]),
            "settings#language",
        )


class KeysSection(Section):
    """The section for the keys."""

    name = "keys"
    title = tr_noop("Settings", "Keys")
    icon = "keys"

    def add_rows(self) -> None:
        page = KeysPage()
        self.bind("keys", page)
        self.add(page, "settings#keys")


class FilesSection(Section):
    """The section that shows the folders of games, statistics and settings; it changes nothing."""

    name = "files"
    title = tr_noop("Settings", "Files and privacy")
    icon = "folder"

    def add_rows(self) -> None:
        folder = self.file.path.parent
        show = value_controls.FolderButton(tr("Settings", "Open the folder"), folder)
        self.add(
            Row(tr("Settings", "Games, statistics and settings"), str(folder), show),
            "settings#files",
        )
        self.add(
            Row(
                tr("Settings", "Nothing leaves your computer"),
                tr("Settings", "The program sends no data and downloads nothing."),
            ),
            "settings#files",
        )


class MotionSection(Section):
    """The section for animations."""

    name = "motion"
    title = tr_noop("Settings", "Motion")
    icon = "play"

    def add_rows(self) -> None:
        self.row(
            "speed",
            tr("Settings", "Speed"),
            tr("Settings", "How fast tiles, goods and coins move"),
            value_controls.Segments(settings.worded(settings.SPEED_NAMES)),
            "settings#motion",
        )
        # needed here only: Qt 6.11 does not say whether the system reduces motion
        self.row(
            "calm",
            tr("Settings", "Reduced motion"),
            tr("Settings", "No movement and no pulsing: changes only fade"),
            value_controls.Switch(),
            "settings#motion",
        )
        self.row(
            "ceremony",
            tr("Settings", "Ceremony"),
            tr("Settings", "After a phase who leads, and at the end who has won"),
            value_controls.Switch(),
            "settings#motion",
        )
        self.row(
            "pace",
            tr("Settings", "Pace of bots"),
            tr("Settings", "How long each of their actions is shown"),
            value_controls.Segments(settings.worded(settings.PACE_NAMES)),
            "playing#skip",
        )
        self.row(
            "bots_at_once",
            tr("Settings", "Bots act at once"),
            tr(
                "Settings",
                "Their actions are shown without animation or pauses; the log lists them",
            ),
            value_controls.Switch(),
            "playing#skip",
        )


class PlaySection(Section):
    """The section for automatic actions and confirmations."""

    name = "play"
    title = tr_noop("Settings", "Play")
    icon = "done"

    def add_rows(self) -> None:
        self.row(
            "thought",
            tr("Settings", "The Duke thinks"),
            tr(
                "Settings",
                "{seconds} s a turn: {elo} Elo",
                seconds=listed(map(wording.seconds_of, PACES)),
                elo=listed(map(wording.elo_at, PACES)),
            ),
            value_controls.Segments([(known.name, wording.pace_title(known)) for known in PACES]),
            "new-game#pace",
        )
        self.row(
            "auto_end",
            tr("Settings", "End turns automatically"),
            tr("Settings", "When both dice are used and you cannot buy anything"),
            value_controls.Switch(),
            "settings#turns",
        )
        self.row(
            "point_out_purchase",
            tr("Settings", "Remind me to buy"),
            tr("Settings", "When you end a turn but could still buy a tile"),
            value_controls.Switch(),
            "settings#turns",
        )
        self.row(
            "hint_for_points",
            tr("Settings", "Hints play for points"),
            tr(
                "Settings",
                "As many points as possible, whatever the others score; otherwise hints "
                "play to win",
            ),
            value_controls.Switch(),
            "playing#hint",
        )
        self.row(
            "tutor",
            tr("Settings", "Tutor"),
            tr(
                "Settings",
                "Asks before you make a move that costs {shares} chance to win or more. "
                "Games with the tutor are casual; you cannot add it to a rated game that "
                "has begun",
                shares=listed(formats.percent(grade.win) for grade in GRADES),
            ),
            value_controls.OneOfMany(loss_text.threshold_titles()),
            "advice#tutor",
        )
        self.row(
            "achievements",
            tr("Settings", "Achievements"),
            tr("Settings", "In the statistics, and in a line after a game"),
            value_controls.Switch(),
            "statistics#achievements",
        )
        self.row(
            "endless_puzzles",
            tr("Settings", "Endless puzzles"),
            tr("Settings", "Finds new puzzles while Home is in view and nobody uses the program"),
            value_controls.Switch(),
            "advice#endless",
        )
        self.row(
            "recap",
            tr("Settings", "Since your last turn"),
            tr("Settings", "When your turn begins, small cards show what the other players did"),
            value_controls.Switch(),
            "settings#turns",
        )
        self.row(
            "pass_screen",
            tr("Settings", "Pass the screen on"),
            tr("Settings", "Between turns, a screen shows who is next and what has happened"),
            value_controls.Switch(),
            "playing#passing",
        )


def listed(of_paces: Iterable[str]) -> str:
    """Return the paces, quickest first, with bars between them: some languages have commas in
    numbers."""
    return " / ".join(of_paces)


STEP = 10


class SoundSection(Section):
    """The section for sounds and their volume."""

    name = "sound"
    title = tr_noop("Settings", "Sound")
    icon = "sound"

    def add_rows(self) -> None:
        self.row(
            "sounds",
            tr("Settings", "Sounds"),
            tr("Settings", "Tiles, dice and coins, points, your turn, and the end of a game"),
            value_controls.Switch(),
            "settings#sound",
        )
        self.row(
            "volume",
            tr("Settings", "Volume"),
            tr("Settings", "In addition to the volume of your computer"),
            value_controls.Percent(settings.SOFTEST, settings.LOUDEST, STEP),
            "settings#sound",
        )


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

    def add_rows(self) -> None:
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
            value_controls.Segments(settings.worded(settings.CONTRAST_NAMES)),
            "settings#contrast",
        )
        self.row(
            "text_size",
            tr("Settings", "Text size"),
            tr(
                "Settings",
                "From {least} to {most}",
                least=formats.percent(settings.SMALLEST_TEXT / 100),
                most=formats.percent(settings.LARGEST_TEXT / 100),
            ),
            value_controls.Percent(settings.SMALLEST_TEXT, settings.LARGEST_TEXT, TEXT_STEP),
            "settings#text-size",
        )


class ThemeChoice(QtWidgets.QWidget):
    """The themes as pictures."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.group = QtWidgets.QButtonGroup(self)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(dialog_frame.text_label(tr("Settings", "Theme"), "strong"))
        self.pictures = QtWidgets.QGridLayout()
        self.pictures.setSpacing(6)
        for number, (_, title) in enumerate(settings.worded(settings.THEME_NAMES)):
            self.group.addButton(picture_button(title), number)
        self._place(len(settings.THEME_NAMES))
        column.addLayout(self.pictures)
        self._draw()
        theme.theme_changed.connect(self._draw)
        self.group.idClicked.connect(
            lambda number: self.chosen.emit(settings.THEME_NAMES[number][0])
        )

    def show_value(self, value: str) -> None:
        self.group.button([name for name, _ in settings.THEME_NAMES].index(value)).setChecked(True)

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
        for column in range(len(settings.THEME_NAMES) + 1):
            self.pictures.setColumnStretch(column, int(column == columns))

    def _draw(self, *_: object) -> None:
        for choice, (name, _words) in zip(self.group.buttons(), settings.THEME_NAMES, strict=True):
            choice.setIcon(theme_icon(name, self.devicePixelRatioF()))


def picture_button(title: str) -> QtWidgets.QToolButton:
    """Return a button with a picture and its name below."""
    made = QtWidgets.QToolButton()
    made.setProperty("role", "theme")
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    made.setText(title)
    made.setCheckable(True)
    made.setIconSize(SIZE)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made
