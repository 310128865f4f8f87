"""Moments of ceremony: what a phase has brought and who leads, over the table; and the winner, over
the final score, before the figures.

Neither delays a player. The banner of a phase lets clicks through and goes with the next click or
key; the winner goes with any click or key, and both go after some seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import card_of_view
from burgundy_qt.session.statistics.achievements import BestResult, BoardQuery, board_query
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.controls.dialog_frame import at_the_right, separator_line, text_label
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.log.score_panel import by_team
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.labels import Crests
from burgundy_qt.widgets.theme.palette import mix, seat_styles_of

# What a phase has brought.


@dataclass(frozen=True)
class SideResult:
    """A seat or a team after a phase: its seats, the points of the phase, and all points."""

    seats: tuple[int, ...]
    gain: int
    points: int


@dataclass(frozen=True)
class PhaseResult:
    """The result of a phase by its label, the side with the most points first."""

    phase: str
    sides: tuple[SideResult, ...]

    @property
    def leaders(self) -> tuple[SideResult, ...]:
        """The side that leads, or those that do together."""
        return tuple(side for side in self.sides if side.points == self.sides[0].points)


def phase_result(step: ViewStep) -> PhaseResult | None:
    """Return the result of the phase that ends in a step; None if none ends, if it is the last one,
    which the final score shows, or if nobody has points yet."""
    view, log = step.view, log_of(step.view.game)
    if view.is_over or not any(map(log.opens_chapter, step.events)) or len(log.chapters) == 1:
        return None
    course = log.course(view)
    ended = sum(map(log.opens_chapter, view.events)) - 1  # the first one has opened the first phase
    if not 1 <= ended < len(course.points):
        return None
    teams = view.state.get("teams") or [(seat,) for seat in range(len(view.line_up.seats))]
    before, after = (by_team(course.points[at], teams) for at in (ended - 1, ended))
    sides = [
        SideResult(tuple(team), after[number] - before[number], after[number])
        for number, team in enumerate(teams)
    ]
    if not any(side.points for side in sides):
        return None
    sides.sort(key=lambda side: -side.points)
    return PhaseResult(course.labels[ended - 1], tuple(sides))


def leading_text(result: PhaseResult, names: Sequence[str]) -> str:
    """Return who leads and by how much; "" for one side alone."""
    if len(result.sides) == 1:
        return ""
    leaders = [wording.team_name(names, side.seats) for side in result.leaders]
    if len(leaders) > 1:
        return tr("Ceremony", "In the lead together: {names}", names=wording.join_with_and(leaders))
    lead = result.sides[0].points - result.sides[1].points
    points = wording.points_text(lead)
    return tr("Ceremony", "In the lead by {points}: {name}", points=points, name=leaders[0])


def spoken_result(result: PhaseResult, names: Sequence[str]) -> str:
    """Return the result of a phase for a screen reader."""
    rows = [
        tr(
            "Ceremony",
            "{name}: {gain} in this phase, {points} in all",
            name=wording.team_name(names, side.seats),
            gain=formats.signed(side.gain, 0),
            points=side.points,
        )
        for side in result.sides
    ]
    title = tr("Ceremony", "Phase {phase} is over", phase=result.phase)
    return ". ".join(filter(None, (title, *rows, leading_text(result, names))))


# The banner over the table.


STILL = "off"
"""The speed without motion."""
SHOWN_MS, FADE_MS = 6000, 220
CREST, DROP, MARGINS = 26, 14, (26, 16, 26, 18)
"""Units: a crest; how far the banner comes down; around its words."""
HEIGHT_SHARE = 0.16
"""Where the banner is, as a share of the height of the table."""
GOES_WITH = QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel


class PhaseBanner(QFrame):
    """Shows over `table` what a phase has brought, until the next click or key. `said` carries the
    same for a screen reader.

    With reduced motion it only fades, and without motion it appears at once.
    """

    said = Signal(str)

    def __init__(self, table: QWidget, settings: SettingsFile) -> None:
        super().__init__(table)
        self.settings = settings
        self.setProperty("role", "pass")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.result: PhaseResult | None = None
        self._due: tuple[PhaseResult, GameView] | None = None
        self._column = QVBoxLayout(self)
        self.letter(theme.scale())
        self._content: QWidget | None = None
        self._effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._effect)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(FADE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._move)
        self._end = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._end.timeout.connect(self._go)
        self.hide()

    def letter(self, scale: float) -> None:
        """Take over the scale of words on the table, for the next result."""
        self.scale = scale
        self._column.setContentsMargins(*(round(units * scale) for units in MARGINS))

    def note(self, step: ViewStep) -> None:
        """Note a step whose animation begins: it may end a phase."""
        result = phase_result(step)
        if result is not None:
            self._due = result, step.view

    def show_due(self) -> None:
        """Show the result of a phase whose end has been seen."""
        if self._due is None:
            return
        (self.result, view), self._due = self._due, None
        names = wording.seat_names(view.line_up.seats)
        self._fill(self.result, view, names)
        self.setAccessibleName(spoken_result(self.result, names))
        self.said.emit(self.accessibleName())
        self._move(1.0)
        self.show()
        self.raise_()
        self._end.start()
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        if self.settings.values.speed != STILL:
            self._clock.start()

    def leave(self) -> None:
        """Hide the banner, and show nothing that was noted."""
        self._due = None
        self._go()

    def _go(self) -> None:
        """Hide the banner; the phase that ends just now gets the next one."""
        self._end.stop()
        self._clock.stop()
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Go with the next click or key, which does what it does anyway."""
        if event.type() in GOES_WITH:
            self._go()
        return False

    def _fill(self, result: PhaseResult, view: GameView, names: Sequence[str]) -> None:
        """Write the result in a table."""
        if self._content is not None:
            self._content.deleteLater()
        self._content = content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(8 * self.scale))
        title = text_label(tr("Ceremony", "Phase {phase} is over", phase=result.phase), "heading")
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(title)
        column.addWidget(separator_line())
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(14 * self.scale))
        grid.setVerticalSpacing(round(6 * self.scale))
        grid.setColumnStretch(1, 1)
        styles, width = seat_styles_of(view.line_up.seats), round(CREST * self.scale)
        for row, side in enumerate(result.sides):
            grid.addWidget(Crests(styles, side.seats, width), row, 0)
            grid.addWidget(text_label(wording.team_name(names, side.seats), "seat-name"), row, 1)
            grid.addWidget(at_the_right(text_label(formats.signed(side.gain, 0), "gained")), row, 2)
            grid.addWidget(at_the_right(text_label(str(side.points), "best")), row, 3)
        column.addLayout(grid)
        if leading := leading_text(result, names):
            label = text_label(leading, "note")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        self._column.addWidget(content)
        self._column.activate()

    def _move(self, shown: float) -> None:
        """Place the banner, `shown` from 0 to 1."""
        table = self.parentWidget()
        if table is None:
            return
        size = self.sizeHint().boundedTo(table.size())
        drop = 0.0 if self.settings.values.calm else (1 - shown) * DROP * self.scale
        top = round(table.height() * HEIGHT_SHARE - drop)
        self.setGeometry((table.width() - size.width()) // 2, top, size.width(), size.height())
        self._effect.setOpacity(shown)


# The winner over the final score.


RAYS, REACH, LEAVES = 24, 0.62, 10
"""Rays behind the crest, their length as a share of the height, and leaves of a laurel branch."""
WINNER_CREST, LAUREL = 132, 112
"""Units: the crest of the winner, and the radius of the laurel around it."""
CREST_AT = 0.34
"""Where the middle of the crest is, as a share of the height."""
BETWEEN, FROM, TO = 22, 168, 26
"""Units between crest and words; where a branch begins and ends, in degrees from the top."""
LEAF, APART = (0.34, 0.15), 30
"""Length and width of a leaf for the radius; degrees between it and the stem."""
RAY_ALPHAS = ((0.0, 0.34), (0.45, 0.16), (1.0, 0.0))
"""How a ray fades along its way."""
GROWS_FROM = 0.7


class WinnerOverlay(QWidget):
    """Covers the final score of a finished game with its winner: the crest in a laurel, who has
    won, the level that a person has beaten, and their best on this board."""

    def __init__(
        self,
        over: QWidget,
        view: GameView,
        statistics: Statistics,
        settings: SettingsFile,
    ) -> None:
        super().__init__(over)
        self.view, self.is_calm = view, settings.values.calm
        self.styles = seat_styles_of(view.line_up.seats)
        self.winners = winners_of(view)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        names = wording.seat_names(view.line_up.seats)
        log = log_of(view.game)
        title, why = log.winning(view.state, names)
        self.title = centred(text_label(title, "title"))
        self.lines = [
            centred(text_label(line, "seat-name"))
            for line in filter(None, (why, points_line(view), level_line(view)))
        ]
        self.best = centred(text_label("", "seat-name"))
        hint = text_label(tr("Ceremony", "Any key or click shows the score"), "note")
        self.hint = centred(hint)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(6)
        self._column.addWidget(self.title)
        for label in (*self.lines, self.best):
            self._column.addWidget(label)
        self._column.addStretch(1)
        self._column.addWidget(self.hint)
        self.best.hide()
        self.query = board_query(card_of_view(view, Path(view.game_id)))
        if self.query is not None and len(self.people) == 1:
            statistics.best_found.connect(self._show_best)
            statistics.ask_best(self.query)
        self._shown = 1.0
        self._before: QWidget | None = None  # it had the focus, and gets it back
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(3 * FADE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._grow)
        QTimer.singleShot(SHOWN_MS, self, self.leave)
        over.installEventFilter(self)
        self._cover_dialog()
        self._speak()
        if settings.values.speed != STILL:
            self._clock.start()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, plan in enumerate(self.view.line_up.seats) if plan.is_person]

    def leave(self) -> None:
        """Show the score."""
        if self.isHidden():
            return
        over = self.parentWidget()
        self._clock.stop()
        self.hide()
        if over is not None:
            over.removeEventFilter(self)
        if self._before is not None:
            self._before.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Cover the dialog in its current size."""
        if event.type() == QEvent.Type.Resize:
            self._cover_dialog()
        return False

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Take the focus, so that any key goes on."""
        super().showEvent(event)
        over = self.parentWidget()
        self._before = over.focusWidget() if over is not None else None
        self.setFocus()

    def focusNextPrevChild(self, _is_next: bool) -> bool:  # noqa: N802
        """Go on with Tab too, which leads to no button under the picture."""
        self.leave()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go on with a click."""
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go on with any key."""
        self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the ground, the rays, the laurel and the crest."""
        palette, scale = theme.current(), theme.scale()
        painter = QPainter(self)
        painter.setRenderHints(sprite_files.SMOOTH)
        painter.fillRect(self.rect(), QColor(palette.panel))
        painter.setOpacity(self._shown)
        grown = 1.0 if self.is_calm else GROWS_FROM + (1 - GROWS_FROM) * self._shown
        middle = QPointF(self.width() / 2, self.height() * CREST_AT)
        self._paint_rays(painter, middle, self.height() * REACH * grown)
        for side in (-1, 1):
            self._paint_branch(painter, middle, LAUREL * scale * grown, side)
        width = WINNER_CREST * scale * grown / max(1, len(self.winners)) ** 0.5
        for place, seat in enumerate(self.winners):
            across = middle.x() + (place - (len(self.winners) - 1) / 2) * width
            name = self.styles.crest(seat, width)
            picture = sprite_files.pixmap(name, width, self.devicePixelRatioF())
            size = picture.deviceIndependentSize()
            at = QPointF(across - size.width() / 2, middle.y() - size.height() / 2)
            painter.drawPixmap(at, picture)
        painter.end()

    def _paint_rays(self, painter: QPainter, middle: QPointF, reach: float) -> None:
        """Paint golden rays that fade away."""
        gold = QColor(theme.current().gold)
        fading = QRadialGradient(middle, reach)
        for at, alpha in RAY_ALPHAS:
            gold.setAlphaF(alpha)
            fading.setColorAt(at, gold)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fading)
        for number in range(RAYS):
            first, last = (radians(360 * (number + part) / RAYS) for part in (0.0, 0.5))
            edge = [QPointF(reach * sin(at), -reach * cos(at)) + middle for at in (first, last)]
            painter.drawPolygon(QPolygonF([middle, *edge]))

    def _paint_branch(self, painter: QPainter, middle: QPointF, radius: float, side: int) -> None:
        """Paint a branch of laurel at one side of the crest: leaves in pairs along a stem."""
        palette = theme.current()
        painter.save()
        painter.translate(middle)
        painter.scale(side, 1)  # both are drawn as the right one
        line = QPen(QColor(palette.text), radius * 0.02)
        line.setCapStyle(Qt.PenCapStyle.RoundCap)
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(line)
        ring = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(ring, round(16 * (90 - FROM)), round(16 * (FROM - TO)))
        leaf = leaf_path(radius * LEAF[0], radius * LEAF[1])
        for number in range(LEAVES):
            degrees = FROM + (TO - FROM) * number / (LEAVES - 1)
            at = radians(degrees)
            for turn, colour in (
                (-APART, palette.gold),
                (APART, mix(palette.gold, "#ffffff", 0.3)),
            ):
                painter.save()
                painter.translate(radius * sin(at), -radius * cos(at))
                painter.rotate(degrees - 180 + turn)
                painter.setBrush(QColor(colour))
                painter.drawPath(leaf)
                painter.restore()
        painter.restore()

    def _cover_dialog(self) -> None:
        """Cover the dialog; the words are below the crest."""
        over = self.parentWidget()
        if over is not None:
            self.setGeometry(over.rect())
            below = over.height() * CREST_AT + (LAUREL * 1.2 + BETWEEN) * theme.scale()
            self._column.setContentsMargins(30, round(below), 30, 22)
            self.raise_()

    def _grow(self, shown: float) -> None:
        """Show the picture grown so far."""
        self._shown = shown
        self.update()

    def _show_best(self, query: BoardQuery, best: BestResult | None) -> None:
        """Compare the person's points with the best on this board before."""
        if query != self.query or best is None:
            return
        self.best.setText(best_line(self.view, self.people[0], best))
        self.best.show()
        self._speak()

    def _speak(self) -> None:
        """Give a screen reader all lines."""
        labels = self.title, *self.lines, self.best, self.hint
        self.setAccessibleName(". ".join(label.text() for label in labels if label.text()))


def leaf_path(long: float, wide: float) -> QPainterPath:
    """Return a leaf that grows from the origin to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(QPointF(long * 0.45, -wide), QPointF(long, 0))
    path.quadTo(QPointF(long * 0.45, wide), QPointF(0, 0))
    return path


def centred(label: QLabel) -> QLabel:
    """Return the label with its words centred and wrapped."""
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setWordWrap(True)
    return label


def winners_of(view: GameView) -> list[int]:
    """Return the seats that have won; the only one of a solo game, whatever its result."""
    places = view.state["result"]["places"]
    return [seat for seat, place in enumerate(places) if place == 1] or [0]


def points_line(view: GameView) -> str:
    """Return the points of all sides, the most first: "Margaux 187, You 180"; "" alone."""
    points, names = view.state["result"]["points"], wording.seat_names(view.line_up.seats)
    if len(names) == 1:
        return ""
    teams = view.state.get("teams") or [(seat,) for seat in range(len(names))]
    totals = sorted(zip(by_team(points, teams), teams, strict=True), key=lambda one: -one[0])
    return wording.join_with_commas(
        [f"{wording.team_name(names, team)} {total}" for total, team in totals]
    )


def level_line(view: GameView) -> str:
    """Return the strongest level that people have beaten; "" if a bot has won."""
    places, plans = view.state["result"]["places"], view.line_up.seats
    won = any(plan.is_person and places[seat] == 1 for seat, plan in enumerate(plans))
    beaten = {plan.level for seat, plan in enumerate(plans) if plan.level and places[seat] > 1}
    known = [level.name for level in LEVELS if level.name in beaten]
    if not (won and known):
        return ""
    return tr("Ceremony", "Level beaten: {level}", level=wording.level_title(known[-1]))


def best_line(view: GameView, seat: int, best: BestResult) -> str:
    """Return how the points of a seat compare with the best result on this board before."""
    points = view.state["result"]["points"][seat]
    board, before = archive_of(view.game).board_text(best.board), formats.plain(best.points)
    if points > best.points:
        if board:
            return tr(
                "Ceremony", "Your new best ({board}), {points} before", points=before, board=board
            )
        return tr("Ceremony", "Your new best, {points} before", points=before)
    if board:
        return tr("Home", "Your best: {points} ({board})", points=before, board=board)
    return tr("Home", "Your best: {points}", points=before)
