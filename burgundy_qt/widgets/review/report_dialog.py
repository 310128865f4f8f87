"""The report on a reviewed game: luck and skill of each seat, its costliest turns, and its
losses by kind and by phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from burgundy_qt.ai.analysis.motives import TurnReason
from burgundy_qt.ai.review.accuracy import fewest_decisions
from burgundy_qt.language.formats import percent
from burgundy_qt.language.translation import tr
from burgundy_qt.session.questions.puzzle_book import PuzzleBook
from burgundy_qt.session.reviews import review_task
from burgundy_qt.session.statistics import ledger, statistics_service
from burgundy_qt.widgets.advice import game_advice, tip_card, tip_text
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.dialogs.score_table import SeatBar
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.questions import course_dialog
from burgundy_qt.widgets.review import key_moments, review_graph, review_summary, review_text
from burgundy_qt.widgets.theme import palette, theme

AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LossesTable(QWidget):
    """A table of losses: a title, a bar in the seat's colour, and the share of a win or the points.

    The rows have the order of `lost`, which is that of the game. A solo game has no share of a
    win: `alone` is what counts there.
    """

    def __init__(
        self,
        lost: Mapping[str, review_task.Lost],
        colour: int,
        alone: str = loss_text.WITH_OTHERS,
        in_points: bool = False,
    ) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        in_points = in_points or bool(alone)
        sizes = [max(0.0, part.points if in_points else part.win) for part in lost.values()]
        most = max([0.001, *sizes])
        for row, (title, part) in enumerate(lost.items()):
            grid.addWidget(dialog_frame.text_label(title, "note"), row, 0)
            grid.addWidget(SeatBar(colour, sizes[row] / most), row, 1)
            count = loss_text.amount(max(0, round(part.points)), alone)
            text = count if in_points else percent(sizes[row])
            grid.addWidget(dialog_frame.text_label(text, "strong"), row, 2, AT_RIGHT)


CHOSEN_BY = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TurnRow(QFrame):
    """A costly turn. `chosen` follows a click, Enter or Space; `stepped` goes to the next card
    or the one before; `picture_made` carries a picture of the card, after its menu or Ctrl+P."""

    chosen = Signal()
    picture_made = Signal(object)
    stepped = Signal(int)

    def __init__(
        self,
        moment: str,
        price: str,
        kind: str,
        turns: tuple[str, str],
        facts: Sequence[tip_text.TipReason],
    ) -> None:
        super().__init__()
        self.setProperty("role", "tip")
        self.setProperty("chosen", "false")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Report", "Look at this moment of the game"))
        head = QHBoxLayout()
        head.addWidget(dialog_frame.text_label(moment, "strong"), 1)
        head.addWidget(dialog_frame.text_label(price, "strong"))
        self.picture = QLabel()
        self.picture.setFixedSize(key_moments.scaled(PICTURE, theme.scale()))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 10, 7)
        row.setSpacing(10)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        row.addLayout(column, 1)
        column.addLayout(head)
        for text in (kind, *turns):
            column.addWidget(Wrapped(text))
        for fact in facts:
            column.addWidget(
                tip_card.row_of(
                    dialog_frame.text_label(fact.sign, tip_card.SIGNS[fact.sign]),
                    [Wrapped(fact.text)],
                )
            )
        heard = ". ".join((moment, price, kind, *turns))
        self.setAccessibleName(" ".join((heard, *(fact.text for fact in facts))))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Go to the turn after a click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go to the turn, or to another card, or take a picture; ignore other keys."""
        if event.matches(QKeySequence.StandardKey.Print):
            self.picture_made.emit(image_of(self))
        elif event.key() in CHOSEN_BY:
            self.chosen.emit()
        elif event.key() in STEPS:
            self.stepped.emit(STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer a picture of the card."""
        menu = QMenu(self)
        words = wording.with_key(tr("Report", "Save this moment as a picture…"), "Ctrl+P")
        menu.addAction(words).triggered.connect(lambda: self.picture_made.emit(image_of(self)))
        menu.popup(event.globalPos())


def image_of(widget: QWidget) -> QImage:
    """Return a sharp picture of a widget, on the colour behind it."""
    image = QImage(widget.size() * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(QColor(theme.current().panel))
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def below_each_other(images: Sequence[QImage]) -> QImage:
    """Return a picture with these below each other, and a border."""
    width = max(image.width() for image in images) + 2 * BORDER
    height = sum(image.height() for image in images) + BORDER * (len(images) + 1)
    whole = QImage(width, height, QImage.Format.Format_RGB32)
    whole.fill(QColor(theme.current().panel))
    painter, top = QPainter(whole), BORDER
    for image in images:
        image.setDevicePixelRatio(1)
        painter.drawImage(BORDER, top, image)
        top += image.height() + BORDER
    painter.end()
    return whole


class Wrapped(value_controls.NoteLabel):
    """A note that wraps, with the height that it needs at any width."""

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Adjust the height to the wrapped lines."""
        super().resizeEvent(event)
        if self.text():
            self.say(self.text())


LEFT, RIGHT = 430, 500  # pixels at the usual text size
SHARPNESS = 2
"""Pixels of a saved picture per pixel of the dialog."""
BORDER = 32
PICTURE = QSize(108, 72)
"""Units: the size of the picture of a turn."""


class ReportDialog(dialog_frame.DialogFrame):
    """Shows one seat at a time, at first the first person.

    `turn_asked` carries the number of actions before a costly turn, `learn_asked` the seat whose
    mistakes become questions, `rules_asked` the topic of a page of the rules, `lesson_asked` the
    NumberedLesson about what cost most, and `picture_made` a picture of the report, or of one of
    its moments, to be saved.
    """

    picture_made = Signal(object)
    turn_asked = Signal(int)
    learn_asked = Signal(int)
    rules_asked = Signal(str)
    lesson_asked = Signal(object)

    def __init__(
        self,
        parent: QWidget | None,
        reviewed: review_task.ReviewedGame,
        statistics: statistics_service.Statistics,
        book: PuzzleBook,
    ) -> None:
        super().__init__(parent, tr("Report", "Report"), " ")
        dialog_frame.set_help_topic(self, "advice#review")
        dialog_frame.about_game(self, reviewed.game.request["game"])
        self.reviewed, self.statistics, self.book = reviewed, statistics, book
        self.costly = Counter[str]()
        self.alone = loss_text.counted_alone(reviewed.game)
        self.names = wording.seat_names(reviewed.seats)
        self.seat_styles = palette.seat_styles_of(reviewed.seats)
        people = [seat for seat, plan in enumerate(reviewed.seats) if plan.is_person]
        self.seat = people[0] if people else 0
        self.whose = value_controls.Segments(list(enumerate(self.names)))
        self.whose.show_value(self.seat)
        self.whose.setAccessibleName(tr("Report", "Player"))
        self.whose.setVisible(len(self.names) > 1)
        self.head.addWidget(self.whose)
        self.counts = value_controls.Segments(
            ((False, tr("Report", "Chance to win")), (True, tr("Report", "Points")))
        )
        self.counts.show_value(False)
        self.counts.setVisible(not self.alone)
        self.figure = review_graph.LuckChart()
        self.accuracy, self.skill, self.earlier = Wrapped(), Wrapped(), Wrapped()
        self.phases, self.turns, self.kinds = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self.rows: list[TurnRow] = []
        self.pictures = key_moments.SpotPictures(self)
        self.pictures.drawn.connect(self._show_pictures)
        self.halves = dialog_frame.SplitBody(self._left(), self._right())
        self.body.addWidget(self.halves, 1)
        self.learn = self.add_button(tr("Report", "Learn from the mistakes"))
        self.learn.clicked.connect(self._learn)
        self.lesson = self.add_button("", "flat")
        self.lesson.setToolTip(tr("Report", "The lesson about what cost most in this game"))
        self.lesson.hide()
        self.lesson.clicked.connect(self._begin_lesson)
        self.strategy = self.add_button(tr("Report", "A good strategy"), "flat")
        self.strategy.setToolTip(tr("Report", "What to think about in this game"))
        self.strategy.clicked.connect(lambda: self.rules_asked.emit("strategy"))
        self.save = self.add_button(tr("Report", "Save as a picture…"), "flat")
        self.save.clicked.connect(lambda: self.picture_made.emit(self.image()))
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close"), "primary").clicked.connect(self.accept)
        self.whose.chosen.connect(self._turn_to)
        self.counts.chosen.connect(lambda _: self._show_counts())
        statistics.rate_found.connect(self._show_earlier_rate)
        book.changed.connect(self._offer_lesson)
        course_dialog.read_lessons(book, reviewed.game.request["game"])
        self._turn_to(self.seat)
        dialog_frame.fit_to_window(self, self.halves)

    def image(self) -> QImage:
        """Return a picture of the whole report, even of parts that are scrolled out of view."""
        return below_each_other([image_of(self.sentence), image_of(self.halves.both)])

    def _left(self) -> QWidget:
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(dialog_frame.text_label(tr("Report", "Luck and skill"), "heading"))
        left.addWidget(self.counts)
        left.addWidget(self.figure)
        left.addWidget(dialog_frame.text_label(tr("Report", "Quality of play"), "heading"))
        left.addWidget(self.accuracy)
        left.addWidget(self.skill)
        left.addWidget(self.earlier)
        left.addLayout(self.kinds)
        left.addLayout(self.phases)
        left.addStretch(1)
        left.addStrut(dialog_frame.scaled_width(LEFT))
        return dialog_frame.body_half(left)

    def _right(self) -> QWidget:
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addLayout(self.turns)
        right.addStretch(1)
        right.addStrut(dialog_frame.scaled_width(RIGHT))
        return dialog_frame.body_half(right)

    def _turn_to(self, seat: int) -> None:
        """Show this seat."""
        self.seat, review = seat, self.reviewed.review
        text = review_text.luck_and_skill_text(review.accounts[seat], self.alone)
        if ended := loss_text.ended_alone(self.reviewed.game):
            text = f"{ended}. {text}"
        if not review.is_whole:
            text = f"{tr('Report', 'Covers the part reviewed so far.')} {text}"
        story = review_summary.summary(self.reviewed, seat)
        self.sentence.setText(f"{self.names[seat]}: {text} {story}".strip())
        self.accuracy.say(review_text.accuracy_words(self.reviewed, seat))
        skill, fewest = review.skills[seat], fewest_decisions(self.reviewed.game.position)
        self.skill.say(
            review_text.skill_alone(review.turns, self.alone)
            if self.alone
            else " ".join(
                filter(
                    None, (review_text.skill_text(skill), review_text.unnamed_text(skill, fewest))
                )
            )
        )
        self._show_earlier("")
        self._draw()
        self._list_turns()
        game, plan = self.reviewed.game.request["game"], self.reviewed.seats[seat]
        if plan.is_person and not self.alone:
            self.statistics.ask_earlier_rate(plan.name, game, self.reviewed.game_id)

    @property
    def in_points(self) -> bool:
        """Whether points are shown, not chances to win."""
        return bool(self.alone) or self.counts.group.checkedId() == 1

    def _draw(self) -> None:
        account = self.reviewed.review.accounts[self.seat]
        self.figure.show_account(account, self.in_points, len(self.names) - 1)

    def _show_counts(self) -> None:
        """Show the figures as chances to win or as points."""
        self._draw()
        self._tabulate_losses()

    def _list_turns(self) -> None:
        """List the costliest turns, and the losses by kind and by phase."""
        reviewed = self.reviewed
        self.listed = turns = review_task.costliest(reviewed, self.seat)
        self.pictures.forget()
        self.rows = []
        self.costly.clear()
        for number, turn in enumerate(turns):
            costs = loss_text.price_of(turn, self.alone)
            kind = review_text.kind_of_turn(reviewed, turn)
            both = review_text.both_turns(reviewed, turn)
            reasons = review_task.facts_about(reviewed, turn)
            self.costly.update(one.motive.kind for one in reasons[:1] if one.is_for)
            facts = fact_texts(reviewed, reasons)
            row = TurnRow(review_text.moment_of(reviewed, turn.first), costs, kind, both, facts)
            row.chosen.connect(lambda at=turn.first: self._go_to(at))
            row.picture_made.connect(self.picture_made)
            row.stepped.connect(lambda by, at=number: self._step(at + by))
            self.rows.append(row)
        self._show_pictures()
        none = Wrapped(tr("Report", "No turn cost more than chance can explain. Well played."))
        fill(self.turns, tr("Report", "The costliest decisions"), [*self.rows] or [none])
        self._tabulate_losses()
        self.learn.setVisible(bool(turns))
        self._offer_lesson()

    def _tabulate_losses(self) -> None:
        reviewed, colour = self.reviewed, self.seat_styles.colours[self.seat]
        by_kind = review_task.lost_by(
            reviewed, self.seat, lambda turn: review_text.kind_of_turn(reviewed, turn)
        )
        kinds = dict(sorted(by_kind.items(), key=lambda one: -self._size(one[1])))
        by_part = review_task.lost_by(
            reviewed, self.seat, lambda turn: review_text.part_of_game(reviewed, turn)
        )
        phases = {review_text.part_title(reviewed, part): by_part[part] for part in sorted(by_part)}
        self._tabulate(self.kinds, tr("Report", "Losses by kind"), kinds, colour)
        self._tabulate(self.phases, tr("Report", "Losses by phase"), phases, colour)

    @property
    def advised(self) -> course_dialog.NumberedLesson | None:
        """The lesson about what cost most, as far as the lessons have been read."""
        lessons = course_dialog.known_lessons(self.book, self.reviewed.game.request["game"])
        return next(iter(course_dialog.lessons_about(lessons, self.costly)), None)

    def _offer_lesson(self) -> None:
        lesson = self.advised
        self.lesson.setVisible(lesson is not None)
        self.lesson.setText(lesson.title if lesson is not None else "")

    def _begin_lesson(self) -> None:
        if (lesson := self.advised) is not None:
            self.accept()
            self.lesson_asked.emit(lesson)

    def _show_pictures(self) -> None:
        """Show the pictures of the listed turns that are painted."""
        for row, turn in zip(self.rows, self.listed, strict=True):
            size, ratio = row.picture.size(), self.devicePixelRatioF()
            picture = self.pictures.picture(self.reviewed, turn, size, ratio, theme.scale())
            if picture is not None:
                row.picture.setPixmap(picture)

    def _tabulate(
        self, place: QVBoxLayout, title: str, lost: Mapping[str, review_task.Lost], colour: int
    ) -> None:
        """Show a table of the losses that can be named, if there are any."""
        named = {part: lost[part] for part in lost if self._is_worth_naming(lost[part])}
        table: list[QWidget] = []
        if named:
            table.append(LossesTable(named, colour, self.alone, self.in_points))
        fill(place, title if named else "", table)

    def _is_worth_naming(self, lost: review_task.Lost) -> bool:
        return round(lost.points if self.in_points else 100 * lost.win) > 0

    def _size(self, lost: review_task.Lost) -> float:
        return lost.points if self.in_points else lost.win

    def _show_earlier_rate(self, person: str, game_id: str, earlier: ledger.EarlierRate) -> None:
        plan = self.reviewed.seats[self.seat]
        if (person, game_id) == (plan.name, self.reviewed.game_id) and plan.is_person:
            self._show_earlier(
                review_text.earlier_text(self.reviewed.review.skills[self.seat], earlier)
            )

    def _show_earlier(self, text: str) -> None:
        self.earlier.setText(text)
        self.earlier.setVisible(bool(text))

    def _step(self, at: int) -> None:
        """Give the focus to another turn."""
        row = self.rows[min(max(0, at), len(self.rows) - 1)]
        row.setFocus()
        self.halves.ensureWidgetVisible(row)

    def _go_to(self, revision: int) -> None:
        self.accept()
        self.turn_asked.emit(revision)

    def _learn(self) -> None:
        self.accept()
        self.learn_asked.emit(self.seat)


def fact_texts(
    reviewed: review_task.ReviewedGame, reasons: Sequence[TurnReason]
) -> list[tip_text.TipReason]:
    """Return the facts that distinguish a better turn from the played one, in sentences."""
    texts = game_advice.motive_texts_for(reviewed.game.request["game"], reviewed.seats)
    return tip_text.fact_reasons(reasons, texts, tip_text.turn_played())


def fill(place: QVBoxLayout, title: str, widgets: list[QWidget]) -> None:
    """Replace the contents of a layout with a title and these widgets."""
    while (item := place.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.deleteLater()
    place.setSpacing(8)
    for widget in [*([dialog_frame.text_label(title, "heading")] if title else []), *widgets]:
        place.addWidget(widget)
