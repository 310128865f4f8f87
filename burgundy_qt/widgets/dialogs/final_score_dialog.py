"""The final score: the winner, the points by source, a chart of the game, and its deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.statistics import finished_game, ledger, statistics_service
from burgundy_qt.session.statistics.achievements import Reached
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.dialogs.score_table import ScoreTable, row_text
from burgundy_qt.widgets.log.game_archive import reached_line
from burgundy_qt.widgets.log.game_log import Course, log_of
from burgundy_qt.widgets.log.score_panel import by_team, source_sign
from burgundy_qt.widgets.phrases.wording import join_with_commas, seat_names, team_name
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.labels import Crests, DrawnLabel
from burgundy_qt.widgets.theme.palette import PLAIN, Palette, SeatStyles, seat_styles_of
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

SIZE = QSize(300, 258)
LEFT, TOP, RIGHT, BOTTOM = 36, 14, 20, 34
MARKER = 15
BESIDE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
STEPS = 10, 20, 25, 50, 100, 200


class PointsChart(DrawnLabel):
    """Draws a Course. Each line belongs to a seat, or to a team by its name; its colour is that
    of one of the `seats`."""

    def __init__(
        self,
        course: Course,
        seat_styles: SeatStyles = PLAIN,
        seats: Sequence[int] = (),
        names: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.course, self.seat_styles = course, seat_styles
        self.seats = seats or range(len(course.points[0]))
        self.setFixedSize(SIZE)
        self.setAccessibleName(
            tr(
                "Points",
                "{title}: {course}",
                title=course.title,
                course=in_words(course.points, names),
            )
        )
        theme.theme_changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        dpr = self.devicePixelRatioF()
        self.setPixmap(
            chart_pixmap(self.course, theme.current(), dpr, self.seat_styles, self.seats)
        )


def in_words(course: Sequence[Sequence[int]], names: Sequence[str] = ()) -> str:
    """Return the chart as text, for a screen reader."""
    lines = [
        join_with_commas([str(points) for points in line]) for line in zip(*course, strict=True)
    ]
    if names:
        rows = zip(names, lines, strict=True)
        return "; ".join(
            tr("Points", "{name}: {points}", name=name, points=points) for name, points in rows
        )
    return "; ".join(
        tr("Points", "player {seat}: {points}", seat=seat, points=points)
        for seat, points in enumerate(lines, start=1)
    )


def chart_pixmap(
    course: Course, palette: Palette, dpr: float, seat_styles: SeatStyles, seats: Sequence[int]
) -> QPixmap:
    """Return the picture of the chart; each line has the colour of one of the `seats`."""
    picture = transparent_pixmap(SIZE * dpr, dpr)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    most, across = max(map(max, course.points)), step_across(course)
    step = scale_step(most)
    top = step * max(1, -(-most // step))
    _draw_scale(painter, palette, step, top)
    _draw_labels(painter, course.labels, across)
    for line, seat in enumerate(seats):
        points = [
            place(mark * across, total[line], top) for mark, total in enumerate(course.points)
        ]
        _draw_line(painter, seat_styles.line(seat, palette), seat_styles.marker(seat), points, dpr)
    painter.end()
    return picture


def scale_step(most: int) -> int:
    """Return the distance between the level lines, so that there are at most six."""
    return next((step for step in STEPS if most <= 5 * step), STEPS[-1])


def step_across(course: Course) -> float:
    """Return the distance between two marks on the chart."""
    return (SIZE.width() - LEFT - RIGHT) / len(course.labels)


def place(across: float, points: float, top: int) -> QPointF:
    """Return the position of a number of points, at the distance `across` from the start."""
    up = (SIZE.height() - TOP - BOTTOM) / top
    return QPointF(LEFT + across, SIZE.height() - BOTTOM - points * up)


def _draw_scale(painter: QPainter, palette: Palette, step: int, top: int) -> None:
    painter.setFont(fonts.number_font(11, 500))
    for level in range(0, top + 1, step):
        at = place(0, level, top)
        painter.setPen(QPen(QColor(palette.line), 1))
        painter.drawLine(at, QPointF(SIZE.width() - RIGHT, at.y()))
        painter.setPen(QColor(palette.text2))
        painter.drawText(QRectF(0, at.y() - 9, LEFT - 8, 18), BESIDE, str(level))


def _draw_labels(painter: QPainter, labels: Sequence[str], across: float) -> None:
    painter.setFont(fonts.heading_font(13))
    for number, label in enumerate(labels, start=1):
        at = place(number * across, 0, 1)
        painter.drawText(
            QRectF(at.x() - 15, at.y() + 6, 30, 22), Qt.AlignmentFlag.AlignCenter, label
        )


def _draw_line(
    painter: QPainter, colour: str, marker: str, points: list[QPointF], dpr: float
) -> None:
    pen = QPen(QColor(colour), 2.6)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(points)
    picture = sprite_files.pixmap(marker, MARKER, dpr)
    for point in points[1:]:
        painter.drawPixmap(point - QPointF(MARKER / 2, MARKER / 2), picture)


# The deal of a finished game: its earlier results, its code to share, and a button to play it
# again.


MOST = 2  # earlier games that are shown


class DealPanel(QWidget):
    """Belongs to the finished game of a `view`; the `statistics` know earlier games of the same
    deal.

    `said` carries some sentences about the deal.
    """

    again_asked = Signal()
    said = Signal(str)

    def __init__(self, view: GameView, statistics: statistics_service.Statistics) -> None:
        super().__init__()
        dialog_frame.set_help_topic(self, "new-game#challenge")
        self.view, self.code = view, deal_code_of(view.line_up.request)
        self.again = dialog_frame.push_button(tr("Deal", "Play this deal again"), "flat")
        self.copy = dialog_frame.push_button(tr("Deal", "Copy the challenge code"), "flat")
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
                "Copied: {code}. Anyone who plays it gets the same deal.",
                code=self.code,
            )
        )

    def _compare(self, game_id: str, earlier: Sequence[ledger.EarlierGame]) -> None:
        """Show the results of other games with the same deal, the latest first."""
        if game_id == self.view.game_id and earlier:
            self.said.emit("\n".join(map(before_text, earlier[:MOST])))


def before_text(game: ledger.EarlierGame) -> str:
    """Return one earlier game as a line.

    For example "Played before, March 3, 2026: Anna 187, Margaux 175"; a solo game has its progress
    instead.
    """
    day = spoken.locale.toString(
        finished_game.local_date(game.began), QLocale.FormatType.ShortFormat
    )
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


# The points of a solo game by source.


SIGN = 20


def sources_table(view: GameView) -> QGridLayout:
    """Return a table of the sources that brought points, and the total."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(10)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(1, 1)
    log = log_of(view.game)
    scored = log.points_by_source(view.events, 1)
    sources = [source for source in log.sources(view.state) if scored.get(source.key, [0])[0]]
    for row, source in enumerate(sources):
        grid.addWidget(source_sign(source, SIGN), row, 0)
        title = dialog_frame.text_label(source.title)
        title.setAccessibleName(f"{source.title}: {scored[source.key][0]}")
        grid.addWidget(title, row, 1)
        grid.addWidget(_number(scored[source.key][0]), row, 2)
    grid.addWidget(dialog_frame.separator_line("strong-rule"), len(sources), 0, 1, 3)
    grid.addWidget(
        dialog_frame.text_label(tr("Points", "Total points"), "strong"), len(sources) + 1, 0, 1, 2
    )
    grid.addWidget(_number(sum(points for (points,) in scored.values())), len(sources) + 1, 2)
    return grid


def _number(count: int) -> QWidget:
    label = dialog_frame.text_label(str(count), "strong")
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


class FinalScoreDialog(dialog_frame.DialogFrame):
    """Shows a finished game.

    The buttons lead to a new game, a rematch with the same seats, the same deal again, Home, the
    history, the review and the report. Closing leaves the table in view.

    `statistics` know earlier games of the deal; `compared` shows the result among others, if there
    are any.
    """

    look_back_asked = Signal()
    review_asked = Signal()
    report_asked = Signal()
    home_asked = Signal()
    new_game_asked = Signal()
    again_asked = Signal()
    same_deal_asked = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        view: GameView,
        statistics: statistics_service.Statistics,
        compared: QWidget | None = None,
        has_achievements: bool = True,
    ) -> None:
        names, log = seat_names(view.line_up.seats), log_of(view.game)
        title, why = log.winning(view.state, names)
        self.text = " ".join(filter(None, (why, log.deal(view.state), log.note(view.state))))
        super().__init__(parent, title, self.text)
        dialog_frame.set_help_topic(self, "final-scoring")
        self.deal = DealPanel(view, statistics)
        self.deal.again_asked.connect(self._same_deal)
        self.said, self.reached = "", ""
        self.deal.said.connect(lambda said: self._add(said, self.reached))
        self.view, self.statistics = view, statistics
        if has_achievements:
            statistics.newly_reached.connect(self._show_reached)
            statistics.grown.connect(self._ask_reached)
            self._ask_reached()
        self.head.addWidget(self.deal)
        if compared is not None:
            self.body.addWidget(compared)
        halves = halves_alone(view) if len(names) == 1 else halves_of_several(view, names)
        self.body.addWidget(halves, 1)
        self.add_button(tr("Points", "Home")).clicked.connect(self._go_home)
        closing = self.add_button(tr("Points", "Look at the table"))
        closing.clicked.connect(self.reject)
        looking_back = self.add_button(tr("Points", "Look back"))
        looking_back.clicked.connect(self._look_back)
        self.add_button(tr("Points", "Review")).clicked.connect(self._review)
        self.add_button(tr("Points", "Report")).clicked.connect(self._report)
        self.footer.addStretch(1)
        self.add_button(tr("Points", "New game")).clicked.connect(self._new_game)
        rematch = self.add_button(tr("Points", "Rematch"), "primary")
        rematch.setToolTip(
            tr("Points", "The same players and a new deal; the first player is drawn again.")
        )
        rematch.clicked.connect(self._again)
        self._leave_out((closing, looking_back))
        dialog_frame.fit_to_window(self, halves)

    def _ask_reached(self) -> None:
        """Ask which achievements the game has brought; it may not be recorded yet."""
        self.statistics.ask_newly_reached(self.view.game_id)

    def _show_reached(self, game_id: str, found: Sequence[tuple[int, Reached]]) -> None:
        """Show in a line what people have reached for the first time."""
        if game_id == self.view.game_id:
            self._add(self.said, new_achievements(self.view, found))

    def _add(self, said: str, reached: str) -> None:
        """Show lines about the deal and about achievements below the sentence."""
        self.said, self.reached = said, reached
        self.sentence.setText("\n".join(filter(None, (self.text, said, reached))))

    def _leave_out(self, replaced: Sequence[QPushButton]) -> None:
        """Hide the buttons that a key can replace if the window is too narrow for all."""
        dialog_frame.measure_afresh(self)
        for button in replaced:
            button.setHidden(self.footer.sizeHint().width() > dialog_frame.room_for(self).width())

    def _look_back(self) -> None:
        self.accept()
        self.look_back_asked.emit()

    def _review(self) -> None:
        self.accept()
        self.review_asked.emit()

    def _report(self) -> None:
        self.accept()
        self.report_asked.emit()

    def _go_home(self) -> None:
        self.accept()
        self.home_asked.emit()

    def _new_game(self) -> None:
        self.accept()
        self.new_game_asked.emit()

    def _same_deal(self) -> None:
        self.accept()
        self.same_deal_asked.emit()

    def _again(self) -> None:
        self.accept()
        self.again_asked.emit()


def new_achievements(view: GameView, found: Sequence[tuple[int, Reached]]) -> str:
    """Return what people have reached for the first time, a line for each if there are several."""
    people = [seat for seat, plan in enumerate(view.line_up.seats) if plan.is_person]
    lines = {
        seat: reached_line(view.game, [reached for of, reached in found if of == seat])
        for seat in people
    }
    names = seat_names(view.line_up.seats)
    return "\n".join(
        tr("Achievements", "Added to your achievements: {titles}", titles=line)
        if len(people) == 1
        else tr(
            "Achievements",
            "Added to the achievements of {name}: {titles}",
            name=names[seat],
            titles=line,
        )
        for seat, line in lines.items()
        if line
    )


def halves_of_several(view: GameView, names: Sequence[str]) -> dialog_frame.SplitBody:
    """Return the points by source beside the course of the game."""
    result, log = view.state["result"], log_of(view.game)
    seat_styles, teams = seat_styles_of(view.line_up.seats), view.state.get("teams", ())
    table = ScoreTable(
        names,
        log.sources(view.state),
        log.points_by_source(view.events, len(names)),
        result["points"],
        result["places"],
        seat_styles=seat_styles,
        teams=teams,
    )
    went, course = QVBoxLayout(), log.course(view)
    went.addWidget(dialog_frame.text_label(course.title, "heading"))
    went.addWidget(chart_of(course, seat_styles, teams, names))
    add_counts(went, view)
    return dialog_frame.SplitBody(table, dialog_frame.body_half(went))


def halves_alone(view: GameView) -> dialog_frame.SplitBody:
    """Return the result of a solo game beside its course."""
    alone = log_of(view.game).alone(view)
    assert alone is not None, f"{view.game} cannot be played alone"
    went = QVBoxLayout()
    went.addWidget(dialog_frame.text_label(tr("Points", "Where the points came from"), "heading"))
    went.addLayout(sources_table(view))
    add_counts(went, view)
    return dialog_frame.SplitBody(alone, dialog_frame.body_half(went))


def add_counts(column: QVBoxLayout, view: GameView) -> None:
    """Add what each seat did below the points."""
    column.addSpacing(14)
    column.addWidget(dialog_frame.text_label(tr("Points", "Along the way"), "heading"))
    column.addLayout(counts_table(view))
    column.addStretch(1)


def chart_of(
    course: Course, seat_styles: SeatStyles, teams: Sequence[Sequence[int]], names: Sequence[str]
) -> PointsChart:
    """Return the chart of each seat's points, or of each team's in the colour of its first
    member."""
    if not teams:
        return PointsChart(course, seat_styles)
    together = replace(course, points=[by_team(points, teams) for points in course.points])
    return PointsChart(
        together,
        seat_styles,
        [team[0] for team in teams],
        [team_name(names, team) for team in teams],
    )


def counts_table(view: GameView) -> QGridLayout:
    """Return a table of what each seat did: a row for each thing counted, a column for each
    seat or team."""
    grid = QGridLayout()
    seat_styles = seat_styles_of(view.line_up.seats)
    grid.setVerticalSpacing(5)
    grid.setColumnStretch(0, 1)
    teams = view.state.get("teams") or [[seat] for seat in range(len(view.line_up.seats))]
    for column, team in enumerate(teams, start=1):
        grid.addWidget(Crests(seat_styles, team, 18), 0, column, Qt.AlignmentFlag.AlignCenter)
        grid.setColumnMinimumWidth(column, 30)
    names = [team_name(seat_names(view.line_up.seats), team) for team in teams]
    for row, (title, counts) in enumerate(log_of(view.game).counts(view).items(), start=1):
        counted = dialog_frame.text_label(title)
        counted.setAccessibleName(row_text(title, names, counts))
        grid.addWidget(counted, row, 0)
        for seat, count in enumerate(counts):
            label = dialog_frame.text_label(str(count), "strong")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, row, seat + 1)
    return grid
