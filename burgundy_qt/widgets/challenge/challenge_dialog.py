"""The challenges dialog: a month of results, the chosen day with its deal, and its ranking."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import NamedTuple

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.language import formats
from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session import challenges as days
from burgundy_qt.session import deal_code, line_up
from burgundy_qt.session.challenges import (
    NONE,
    PERSON,
    ChallengeEntry,
    Challenges,
    Day,
    days_done,
    request_of_day,
)
from burgundy_qt.session.statistics.achievements import BestResult, BoardQuery, board_query
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.challenge import challenge_card
from burgundy_qt.widgets.challenge.challenge_card import cell_text, q_date
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.theme import fonts, labels, sprite_files, theme
from burgundy_qt.widgets.theme.palette import crest, mix

# The calendar of the challenges: a month of days, each with the result of its challenge.


WIDE, HIGH, CORNER, EDGE = 52, 46, 9, 2.0
NUMBER, RESULT, SIGN = 12.5, 15.0, 13
INSIDE = 6
"""Units."""
PLACE = 10.5
LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
FOOT = Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight
TINT = 0.16
"""How much of gold or of the accent a ground has."""


class DayCell(QtWidgets.QAbstractButton):
    """Shows a day and its entry; it is checked while it is the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        self.day: date | None = None
        self.entry, self.is_today, self.levels = NONE, False, 0
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QtWidgets.QSizePolicy(
            QtWidgets.QSizePolicy.Policy.Expanding, QtWidgets.QSizePolicy.Policy.Expanding
        )
        # so that all months have the height of one with six weeks
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_day(self, day: date, entry: ChallengeEntry, is_today: bool, levels: int) -> None:
        """Show this day, of a game with bots of `levels` levels."""
        self.day, self.entry, self.is_today, self.levels = day, entry, is_today, levels
        self.setText(str(day.day))
        self.setAccessibleName(cell_text(day, entry, is_today, levels))
        self.update()

    @property
    def is_compared(self) -> bool:
        """Whether the try counts, and the bots of each level have played too."""
        return self.entry.is_done and len(self.entry.levels) == self.levels

    @property
    def is_first(self) -> bool:
        """Whether no bot has a better result."""
        return self.is_compared and self.entry.place == 1

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size that fits the text."""
        return QSize(round(WIDE * theme.scale()), round(HIGH * theme.scale()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the size of the cell, which never shrinks."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint ground, number, result and frame."""
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        self._paint_ground(painter, box)
        inner = box.adjusted(INSIDE, 3, -INSIDE, -3)
        palette = theme.current()
        colour = palette.text if self.isEnabled() else palette.text3
        self._write(
            painter, inner, self.text(), fonts.text_font(NUMBER * theme.scale(), 600), colour, LEFT
        )
        self._paint_result(painter, inner)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF) -> None:
        palette = theme.current()
        ground = palette.panel2 if self.isEnabled() else palette.panel
        if self.is_first:
            ground = mix(ground, palette.gold, 2 * TINT)
        elif self.isChecked() or self.underMouse():
            ground = mix(ground, palette.accent, TINT)
        edge = palette.line
        if self.isChecked():
            edge = palette.accent
        elif self.is_today:
            edge = palette.text2
        if self.hasFocus():
            edge = palette.focus
        is_marked = self.isChecked() or self.is_today or self.hasFocus()
        painter.setPen(QPen(QColor(edge), EDGE if is_marked else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, CORNER, CORNER)

    def _paint_result(self, painter: QPainter, inner: QRectF) -> None:
        """Paint the points of the try, pale if it does not count, or a sign if it is unfinished."""
        palette, scale = theme.current(), theme.scale()
        if self.entry.points is not None:
            text = formats.plain(self.entry.points)
            colour = palette.text if self.entry.counts else palette.text3
            self._write(painter, inner, text, fonts.number_font(RESULT * scale), colour, FOOT)
            if self.is_compared:
                place = f"{self.entry.place}/{1 + self.levels}"
                self._write(
                    painter, inner, place, fonts.text_font(PLACE * scale), palette.text2, RIGHT
                )
        elif self.entry.is_running:
            size = SIGN * scale
            sign = sprite_files.tinted("icons/play", palette.text2, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(inner.right() - size, inner.bottom() - size), sign)

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        font: QFont,
        colour: str,
        where: Qt.AlignmentFlag,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(box, int(where), text)


WEEK, WEEKS = 7, 6
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -WEEK,
    Qt.Key.Key_Down: WEEK,
}


class Month(QtWidgets.QWidget):
    """Shows the month of the chosen day; `chosen` carries the day that a person chose.

    Days from `first` to `last`, which is today, are possible.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.first = self.last = self.day = date.min
        self.entries: Mapping[date, ChallengeEntry] = {}
        self.levels = 0
        self.back = value_controls.IconButton("", "prev", "flat")
        self.on = value_controls.IconButton("", "next", "flat")
        self.back.setAccessibleName(tr("Challenge", "Previous month"))
        self.on.setAccessibleName(tr("Challenge", "Next month"))
        self.title = dialog_frame.text_label("", "heading")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head = QtWidgets.QHBoxLayout()
        for part, stretch in ((self.back, 0), (self.title, 1), (self.on, 0)):
            head.addWidget(part, stretch)
        self.grid = QtWidgets.QGridLayout()
        self.grid.setSpacing(3)
        self.names = [dialog_frame.text_label("", "caption") for _ in range(WEEK)]
        self.cells = [DayCell() for _ in range(WEEK * WEEKS)]
        for column, name in enumerate(self.names):
            name.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.grid.addWidget(name, 0, column)
            self.grid.setColumnStretch(column, 1)
        for number, cell in enumerate(self.cells):
            self.grid.addWidget(cell, 1 + number // WEEK, number % WEEK)
            cell.clicked.connect(lambda _on, cell=cell: self._choose(cell.day))
            cell.installEventFilter(self)
        column_ = QtWidgets.QVBoxLayout(self)
        column_.setContentsMargins(0, 0, 0, 0)
        column_.addLayout(head)
        column_.addLayout(self.grid)
        column_.addStretch(1)
        self.back.clicked.connect(lambda: self._turn(-1))
        self.on.clicked.connect(lambda: self._turn(1))

    def bound(self, first: date, last: date) -> None:
        """Set the first and the last day that can be chosen."""
        self.first, self.last = first, last

    def show_day(self, day: date, entries: Mapping[date, ChallengeEntry], levels: int) -> None:
        """Show the month of this day as the chosen one, in a game with bots of `levels` levels."""
        self.day, self.entries, self.levels = day, entries, levels
        self.title.setText(formats.month_and_year_alone(q_date(day)))
        self.back.setEnabled((self.first.year, self.first.month) < (day.year, day.month))
        self.on.setEnabled((day.year, day.month) < (self.last.year, self.last.month))
        begins = formats.first_weekday()
        for number, name in enumerate(self.names):
            weekday = (begins - 1 + number) % WEEK + 1
            name.setText(spoken.locale.standaloneDayName(weekday, QLocale.FormatType.ShortFormat))
        blank, length = monthrange(day.year, day.month)
        before = (blank + 1 - begins) % WEEK
        for number, cell in enumerate(self.cells):
            self._fill(cell, number - before + 1, length)

    def _fill(self, cell: DayCell, number: int, length: int) -> None:
        cell.setVisible(1 <= number <= length)
        if not 1 <= number <= length:
            return
        day = self.day.replace(day=number)
        cell.show_day(day, self.entries.get(day, NONE), day == self.last, self.levels)
        cell.setEnabled(self.first <= day <= self.last)
        cell.setChecked(day == self.day)

    @property
    def cell(self) -> DayCell:
        """The cell of the chosen day."""
        return next(cell for cell in self.cells if not cell.isHidden() and cell.day == self.day)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Move by days with the arrows, by months with PgUp and PgDown, and to today with End."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        if key in STEPS:
            ordinal = self.day.toordinal() + STEPS[key]
            if self.first.toordinal() <= ordinal <= self.last.toordinal():
                self._go_to(date.fromordinal(ordinal))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._turn(-1 if key == Qt.Key.Key_PageUp else 1)
            self.cell.setFocus()
        elif key == Qt.Key.Key_End:
            self._go_to(self.last)
        else:
            return False
        return True

    def _go_to(self, day: date) -> None:
        self._choose(day)
        self.cell.setFocus()

    def _turn(self, way: int) -> None:
        """Go to the same day of the month before or after, or to the nearest possible one."""
        edge = (
            self.day.replace(day=1)
            if way < 0
            else self.day.replace(day=monthrange(self.day.year, self.day.month)[1])
        )
        if not self.first <= edge <= self.last or edge in (self.first, self.last):
            self._choose(self.first if way < 0 else self.last)
            return
        other = edge + timedelta(days=way)
        length = monthrange(other.year, other.month)[1]
        day = other.replace(day=min(self.day.day, length))
        self._choose(min(max(day, self.first), self.last))

    def _choose(self, day: date | None) -> None:
        if day is not None:
            self.chosen.emit(day)


# The ranking of a challenge: all who played this deal, the best first.


CREST, CHALLENGE_LADDER_LEAST = 26, 54
"""Units: a crest, and how narrow a rung is at least."""
BOTS, OTHER = 1, 0
"""The colour of bots, and where the person has that one."""


class RankRow(NamedTuple):
    """One player: `points` are None before the game; `crest` is the sprite."""

    name: str
    crest: str
    points: int | None
    is_own: bool = False


def rungs(
    person: line_up.SeatPlan, own: int | None, levels: Sequence[str], got: Mapping[str, int]
) -> list[RankRow]:
    """Return the person, if there is a result, and each level; those without a result are last."""
    colour = OTHER if person.colour == BOTS else BOTS
    found = [
        RankRow(wording.level_title(name), crest(colour, name), got.get(name))
        for name in reversed(levels)
    ]
    if own is not None:
        seen = crest(person.colour or 0, person.figure)
        found.insert(0, RankRow(wording.display_name(person.name), seen, own, True))
    return sorted(found, key=lambda rung: (rung.points is None, -(rung.points or 0)))


class RankList(QWidget):
    """A column for each player, with that of the person highlighted."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Sequence[RankRow] = ()
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(2)
        theme.theme_changed.connect(self._draw)

    def show_rungs(self, shown: Sequence[RankRow]) -> None:
        """Show these players, in their order."""
        self.shown = shown
        self._draw()
        self.setAccessibleName(
            challenge_card.ladder_heard([(rung.name, rung.points) for rung in shown])
        )

    def _draw(self) -> None:
        while (item := self.row.takeAt(0)) is not None:
            if (gone := item.widget()) is not None:
                gone.hide()
                gone.deleteLater()
        for rung in self.shown:
            self.row.addWidget(column_of(rung), 1)


def column_of(rung: RankRow) -> QFrame:
    """Return the column of a player: crest, name, points."""
    frame = QFrame()
    frame.setProperty("role", "winner" if rung.is_own else "bare")
    frame.setMinimumWidth(round(CHALLENGE_LADDER_LEAST * theme.scale()))
    column = QVBoxLayout(frame)
    column.setContentsMargins(2, 6, 2, 4)
    column.setSpacing(1)
    column.addWidget(labels.SpriteLabel(rung.crest, round(CREST * theme.scale())))
    points = "…" if rung.points is None else formats.plain(rung.points)
    for text, role in ((rung.name, "caption"), (points, "strong")):
        label = dialog_frame.text_label(text, role)
        label.setAlignment(QtCore.Qt.AlignmentFlag.AlignCenter)
        column.addWidget(label)
    return frame


class AfterGame(QWidget):
    """Belongs to the finished game of a view, which has the deal of that day; bots that have
    not played it do so now."""

    def __init__(self, view: GameView, of: Day, challenges: Challenges) -> None:
        super().__init__()
        self.view, self.of, self.challenges = view, of, challenges
        self.levels = [level.name for level in available_levels()]
        self.heading = dialog_frame.text_label("", "section")
        self.standing = dialog_frame.text_label("", "note")
        self.ladder = RankList()
        for label in (self.heading, self.standing):
            label.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 10)
        column.setSpacing(2)
        for part in (self.heading, self.standing, self.ladder):
            column.addWidget(part)
        challenges.changed.connect(self._show)
        self._show()
        challenges.compare(of)

    def _show(self) -> None:
        entry = self.challenges.record.get(self.of, NONE)
        own = int(self.view.state["result"]["points"][PERSON])
        is_try = entry.game_id == self.view.game_id and not self.view.casual
        text = (
            tr("Challenge", "Challenge of {day}", day=challenge_card.day_text(self.of[1]))
            if is_try
            else tr(
                "Challenge",
                "Challenge of {day}, for practice",
                day=challenge_card.day_text(self.of[1]),
            )
        )
        self.heading.setText(text)
        self.standing.setText(challenge_card.standing_text(own, entry.levels, len(self.levels)))
        person = self.view.line_up.seats[PERSON]
        self.ladder.show_rungs(rungs(person, own, self.levels, entry.levels))


LEAST = 420
"""Pixels: so wide the ladder wants to be."""


class DayPanel(QWidget):
    """Shows a day of a game; `said` carries a sentence after its code was copied."""

    said = QtCore.Signal(str)

    def __init__(self, person: line_up.SeatPlan) -> None:
        super().__init__()
        self.setProperty("role", "scrolled")
        self.setMinimumWidth(LEAST)
        self.person, self.code = person, ""
        self.levels = [level.name for level in available_levels()]
        self.day = dialog_frame.text_label("", "heading")
        self.deal = dialog_frame.text_label("", "note")
        self.against = dialog_frame.text_label("", "note")
        self.state = dialog_frame.text_label("", "strong")
        self.standing = dialog_frame.text_label("", "note")
        self.best = dialog_frame.text_label("", "note")
        self.picture, self.ladder = challenge_card.PictureOfDay(), RankList()
        self.copy = value_controls.IconButton(tr("Deal", "Copy the challenge code"), "copy", "flat")
        self.copy.clicked.connect(self._copy)
        for label in (self.day, self.deal, self.against, self.state, self.best, self.standing):
            label.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(3)
        for part in (self.day, self.deal, self.against):
            words.addWidget(part)
        words.addSpacing(8)
        words.addWidget(self.state)
        words.addWidget(self.best)
        words.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addLayout(row)
        column.addWidget(self.ladder)
        column.addWidget(self.standing)
        column.addLayout(foot)
        column.addStretch(1)

    def show_day(
        self, game: str, day: date, entry: ChallengeEntry, is_today: bool, is_there: bool
    ) -> None:
        """Show the day; `is_there` means that its try can be continued."""
        request = request_of_day(game, day)
        self.code = deal_code.deal_code_of(request)
        self.copy.setToolTip(self.code)
        self.day.setText(challenge_card.day_text(day))
        self.deal.setText(challenge_card.deal_text(game, day))
        self.against.setText(wording.capitalize(challenge_card.against_text(request["players"])))
        self.state.setText(challenge_card.entry_text(entry, is_today, is_there))
        self.picture.show_day(game, day)
        self._show_ladder(entry, is_today)

    def show_best(self, text: str) -> None:
        """Show the person's best result on the board of this day, or nothing."""
        self.best.setText(text)
        self.best.setVisible(bool(text))

    def _show_ladder(self, entry: ChallengeEntry, is_today: bool) -> None:
        """Show the bots' results after the person has played, or when the day is over."""
        points, got = entry.points, entry.levels
        has_ladder = points is not None or (bool(got) and not is_today)
        self.ladder.setVisible(has_ladder)
        self.standing.setVisible(has_ladder)
        if has_ladder:
            self.ladder.show_rungs(rungs(self.person, points, self.levels, got))
            self.standing.setText(
                tr("Challenge", "Bots of every level on this deal.")
                if points is None
                else challenge_card.standing_text(points, got, len(self.levels))
            )

    def _copy(self) -> None:
        QtGui.QGuiApplication.clipboard().setText(self.code)
        self.said.emit(
            tr(
                "Deal",
                "Copied: {code}. Anyone who plays it gets the same deal.",
                code=self.code,
            )
        )


class ChallengeDialog(dialog_frame.DialogFrame):
    """Shows the `challenges` of these `games`, the first one selected.

    `play_asked` carries a LineUp, with the `person` at the seat of the challenge; `open_asked` the
    Path of an unfinished try.
    """

    play_asked = QtCore.Signal(object)
    open_asked = QtCore.Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        challenges: Challenges,
        games: Sequence[str],
        game: str,
        person: line_up.SeatPlan,
        statistics: Statistics | None = None,
    ) -> None:
        self.rule = tr(
            "Challenge",
            "Each game has one deal a day, the same for everybody. Your first try counts; "
            "then bots of every level play it, too.",
        )
        super().__init__(parent, tr("Challenge", "Challenge of the day"), self.rule)
        dialog_frame.set_help_topic(self, "new-game#of-the-day")
        self.challenges, self.person, self.statistics = challenges, person, statistics
        self.query: BoardQuery | None = None
        self.game = game if game in games else games[0]
        self.today = self.day = days.present_day()
        self.choice = value_controls.Segments([(name, short_title(name)) for name in games])
        self.choice.setAccessibleName(tr("Challenge", "Game"))
        self.choice.show_value(self.game)
        self.choice.chosen.connect(self.choose_game)
        self.head.addWidget(self.choice)
        self.month, self.panel = Month(), DayPanel(person)
        self.month.chosen.connect(self.choose_day)
        self.panel.said.connect(lambda said: self.sentence.setText(f"{self.rule}\n{said}"))
        halves = dialog_frame.SplitBody(self.panel, self.month, (1, 1))
        self.body.addWidget(halves, 1)
        self.row = dialog_frame.text_label("", "note")
        self.footer.addWidget(self.row, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"))
        self.close_button.clicked.connect(self.reject)
        self.play = self.add_button("", "primary")
        self.play.clicked.connect(self._play)
        challenges.changed.connect(self._show)
        if statistics is not None:
            statistics.best_found.connect(self._show_best)
        self._show()
        self.play.setFocus()
        dialog_frame.fit_to_window(self, halves)
        challenges.look()

    def choose_game(self, game: str) -> None:
        """Show the days of another game."""
        self.game = game
        self.choice.show_value(game)
        self._show()

    def choose_day(self, day: date) -> None:
        """Show another day."""
        self.day = day
        self._show()

    @property
    def entry(self) -> ChallengeEntry:
        """The entry of the chosen day."""
        return self.challenges.record.get((self.game, self.day), NONE)

    def _show(self) -> None:
        """Show everything again after a change of the record, the game, the day or the date."""
        if days.present_day() != self.today:
            self.today = self.day = days.present_day()
        playable = days.days_until(self.today)
        self.month.bound(date.fromordinal(playable[0]), self.today)
        self.month.show_day(self.day, self._entries(), len(self.panel.levels))
        is_there = self.challenges.path_of(self.entry) is not None
        self.panel.show_day(self.game, self.day, self.entry, self._is_today, is_there)
        self.play.setText(self._call(is_there))
        done = days_done(self.challenges.record)
        self.row.setText(challenge_card.streak_text(done, self.today))
        self._ask_best()
        if self.entry.points is not None and len(self.entry.levels) < len(self.panel.levels):
            self._compare()

    def _ask_best(self) -> None:
        """Ask for the person's best result on the board of the chosen day."""
        card = challenge_card.card_of_day(self.game, self.day)
        seats = (self.person, *card.seats[1:])
        query = board_query(replace(card, seats=seats))
        if query != self.query:
            self.query = query
            self.panel.show_best("")
            if self.statistics is not None and query is not None:
                self.statistics.ask_best(query)

    def _show_best(self, query: BoardQuery, best: BestResult | None) -> None:
        """Show the best result, unless another board was asked about meanwhile."""
        if query == self.query and best is not None:
            self.panel.show_best(challenge_card.best_text(query.game, best))

    def _entries(self) -> Mapping[date, ChallengeEntry]:
        """Return the entries of the game by day."""
        record = self.challenges.record
        return {day: entry for (game, day), entry in record.items() if game == self.game}

    @property
    def _is_today(self) -> bool:
        return self.day == self.today

    def _call(self, is_there: bool) -> str:
        """Return the text of the primary button."""
        if is_there:
            return tr("Challenge", "Continue")
        if self._is_today and not self.entry.game_id:
            return tr("Challenge", "Play today's challenge")
        return tr("Challenge", "Play for practice")

    def _compare(self) -> None:
        self.challenges.compare((self.game, self.day))

    def _play(self) -> None:
        """Continue the try, or begin a game: only the first one of today counts, the others are
        casual."""
        path = self.challenges.path_of(self.entry)
        counts = self.day == days.present_day() and not self.entry.game_id
        self.accept()
        if path is not None:
            self.open_asked.emit(path)
            return
        name = wording.called_by_level(days.opponent()).name
        self.play_asked.emit(
            days.line_up_of_day(self.game, self.day, self.person, name, casual=not counts)
        )
