"""The statistics dialog: the choice of player, game and period, the figures, and an export as a
table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QDate, QStandardPaths, Qt, Signal

from burgundy_qt import repeatable
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.statistics.achievements import AchievementRecord
from burgundy_qt.session.statistics.statistics_service import Statistics
from burgundy_qt.session.statistics.summary import Summary, SummaryQuery
from burgundy_qt.widgets.controls import chunked_task, dialog_frame, value_controls
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.phrases.wording import display_name
from burgundy_qt.widgets.statistics import (
    achievements_page,
    plot_loader,
    statistics_panels,
    statistics_text,
)
from burgundy_qt.widgets.theme import illustrations, labels

SIZE = 1180, 800
EDGE = 24
WITH_WORDS = 1000
"""In a narrower dialog the button of the achievements is a sign, so that the rule beside it stays
short."""
PREFERRED = QtWidgets.QSizePolicy(
    QtWidgets.QSizePolicy.Policy.Preferred, QtWidgets.QSizePolicy.Policy.Preferred
)
# for a page that is not in view
IGNORED = QtWidgets.QSizePolicy(
    QtWidgets.QSizePolicy.Policy.Ignored, QtWidgets.QSizePolicy.Policy.Ignored
)
KINDS = (
    ("rated", tr_noop("Statistics", "Rated")),
    ("casual", tr_noop("Statistics", "Casual")),
    ("recorded", tr_noop("Statistics", "Recorded")),
)
RATED, CASUAL, RECORDED = range(len(KINDS))
COMPANIES = (
    ("others", tr_noop("Statistics", "With others")),
    ("alone", tr_noop("Statistics", "Alone")),
)
SPANS = (
    ("last", tr_noop("Statistics", "30 games")),
    ("year", tr_noop("Statistics", "This year")),
    ("all", tr_noop("Statistics", "All")),
)


class StatisticsDialog(dialog_frame.DialogFrame):
    """Shows the answers of the statistics."""

    new_game_asked = Signal()
    shown = Signal()  # after a summary is completely shown
    failed = Signal(object)  # Problem

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        statistics: Statistics,
        has_achievements: bool = True,
    ) -> None:
        super().__init__(parent, tr("Statistics", "Your play"), " ")
        self.statistics = statistics
        dialog_frame.set_help_topic(self, "statistics")
        self.summary: Summary | None = None
        self.panels: statistics_panels.Panels | None = None
        self.displayed: tuple[Summary | None, bool] = None, False
        self.bit_by_bit = chunked_task.ChunkedTask(self)
        self.bit_by_bit.ended.connect(self._describe_shown)
        self.people, self.games = value_controls.ComboBox(), value_controls.ComboBox()
        self.kinds, self.spans = QtWidgets.QButtonGroup(self), QtWidgets.QButtonGroup(self)
        self.companies = QtWidgets.QButtonGroup(self)
        self.pane, self.pane_alone = QtWidgets.QScrollArea(), QtWidgets.QScrollArea()
        self.achievements = achievements_page.AchievementsPage()
        self.has_achievements = has_achievements
        self.empty = Nothing()
        self.pages = dialog_frame.StackedPages()
        self.rule = dialog_frame.text_label(
            tr("Statistics", statistics_text.RATING_RULE), "fine-print"
        )
        self._lay_out()
        self._connect()
        plot_loader.loading().done.connect(self._work_on)
        plot_loader.loading().failed.connect(self.failed)
        statistics.sum_up(SummaryQuery())

    def _lay_out(self) -> None:
        self.resize(*self._room())
        beside = QtWidgets.QWidget()
        self.choices = QtWidgets.QHBoxLayout(beside)
        self.lists = QtWidgets.QHBoxLayout()
        row = QtWidgets.QHBoxLayout()
        self.choices.setContentsMargins(0, 0, 0, 0)
        for layout in (self.choices, self.lists, row):
            layout.setSpacing(self.head.spacing())
        for names in (self.people, self.games):
            names.hide()
            self.lists.addWidget(names)
        self.choices.addLayout(self.lists)
        self.choices.addLayout(row)
        self.head.addWidget(beside)
        self.people.setAccessibleName(tr("Statistics", "Whose games"))
        self.games.setAccessibleName(tr("Statistics", "Which game"))
        self.frames: list[QtWidgets.QFrame] = []
        for group, choices, tip in (
            (self.kinds, KINDS, statistics_text.RATED_RULE),
            (self.spans, SPANS, ""),
        ):
            frame = value_controls.segmented(
                group, [(choice, tr("Statistics", title)) for choice, title in choices]
            )
            frame.setToolTip(tr("Statistics", tip) if tip else "")
            self.frames.append(frame)
            row.addWidget(frame, 0, Qt.AlignmentFlag.AlignVCenter)
        self.company = value_controls.segmented(
            self.companies, [(choice, tr("Statistics", title)) for choice, title in COMPANIES]
        )
        self.company.setAccessibleName(tr("Statistics", "Games with others or alone"))
        self.lists.addWidget(self.company, 0, Qt.AlignmentFlag.AlignVCenter)
        self.companies.button(0).setChecked(True)
        self.kinds.button(RATED).setChecked(True)
        self.kinds.button(RECORDED).hide()  # until there is one
        self.spans.button(len(SPANS) - 1).setChecked(True)
        for pane in (self.pane, self.pane_alone):
            pane.setWidgetResizable(True)
            pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for page in (
            QtWidgets.QWidget(),
            self.pane,
            self.pane_alone,
            self.achievements,
            self.empty,
        ):
            self.pages.addWidget(page)
        self.body.addWidget(self.pages, 1)
        self.export = self.add_button(tr("Statistics", "Export as CSV…"))
        self.turn = value_controls.IconButton(tr("Achievements", "Achievements"), "star")
        self.turn.setAccessibleName(self.turn.text())
        self.turn.setToolTip(self.turn.text())
        self.turn.setCheckable(True)
        self.footer.addWidget(self.turn)
        self.turn.hide()
        self.rule.setWordWrap(True)
        self.footer.addWidget(self.rule, 1)
        self.close_button = self.add_button(tr("Dialogs", "Close"), "primary")
        self.close_button.clicked.connect(self.accept)

    def _room(self) -> tuple[int, int]:
        """Return the greatest suitable size that fits into the window."""
        parent = self.parentWidget()
        if parent is None:
            return SIZE
        return min(dialog_frame.scaled_width(SIZE[0]), parent.width() - 2 * EDGE), min(
            dialog_frame.scaled_width(SIZE[1]), parent.height()
        )

    def _connect(self) -> None:
        self.statistics.summed.connect(self._on_summed)
        self.statistics.grown.connect(self._ask)
        self.statistics.exported.connect(self._on_exported)
        for names in (self.people, self.games):
            names.activated.connect(lambda _: self._ask())
        self.kinds.idClicked.connect(lambda _: self._ask())
        self.spans.idClicked.connect(lambda _: self._ask())
        self.companies.idClicked.connect(lambda _: self._show_games())
        self.export.clicked.connect(self._ask_where_to_export)
        self.turn.toggled.connect(self._turn)
        self.statistics.achievements_found.connect(self._show_achievements)
        self.empty.new_game_asked.connect(self._new_game)

    @property
    def question(self) -> SummaryQuery:
        """The query of the choices at the top."""
        span, _ = SPANS[self.spans.checkedId()]
        kind, game = self.kinds.checkedId(), self.games.currentData()
        person = self.people.currentData()
        return SummaryQuery(person, kind == RATED, span, game, kind == RECORDED)

    def _ask(self) -> None:
        self.statistics.sum_up(self.question if self.summary is not None else SummaryQuery())

    def _on_summed(self, summary: Summary) -> None:
        self.summary = summary
        self.empty.setSizePolicy(IGNORED if summary.played else PREFERRED)
        self._show_choices(summary)
        self.sentence.setText(statistics_text.subtitle(summary, QDate.currentDate()) or " ")
        self.sentence.setToolTip(
            tr("Statistics", statistics_text.APART_RULE) if summary.apart else ""
        )
        self._show_games()

    def _show_games(self) -> None:
        """Show the games with others, the solo games, or that there are none."""
        summary = self.summary
        assert summary is not None
        if self.turn.isChecked():
            assert summary.question.person is not None and summary.question.game is not None
            self.statistics.ask_achievements(summary.question.person, summary.question.game)
        elif self.is_alone:
            self.pane_alone.setWidget(
                statistics_text.archive_for(summary).solo_figures(summary.alone)
            )
            self.pages.setCurrentWidget(self.pane_alone)
            self._describe_shown()
        elif not summary.played:
            self.empty.show_reason(
                *statistics_text.nothing_text(summary), is_beginning=not summary.people
            )
            self.pages.setCurrentWidget(self.empty)
            if not summary.people and self.focusWidget() in (None, self.close_button):
                self.empty.begin.setFocus()  # whether the answer came before the dialog or after it
            self._describe_shown()
        else:
            self.displayed = None, self.displayed[1]
            self._work_on()

    def _turn(self, to_achievements: bool) -> None:
        """Show the achievements, or the figures."""
        rule = achievements_page.RULE if to_achievements else statistics_text.RATING_RULE
        context = "Achievements" if to_achievements else "Statistics"
        self.rule.setText(tr(context, rule))
        for frame in self.frames:
            frame.setHidden(to_achievements)
        if self.summary is not None:
            self._on_summed(self.summary)

    def _show_achievements(self, person: str, game: str, record: AchievementRecord) -> None:
        """Show how far the person is, unless something else was asked meanwhile."""
        if self.summary is None or not self.turn.isChecked():
            return
        question = self.summary.question
        if (question.person, question.game) == (person, game):
            self.achievements.show_record(game, record)
            done, cards = achievements_page.completed(record, game), self.achievements.cards
            self.sentence.setText(
                tr(
                    "Achievements",
                    "{done} of {all} achievements reached.",
                    done=done,
                    all=len(cards),
                )
            )
            self.pages.setCurrentWidget(self.achievements)
            self._describe_shown()

    @property
    def is_alone(self) -> bool:
        """Whether solo games are shown: by choice, or because there are no others."""
        summary = self.summary
        if summary is None or not has_solo_page(summary):
            return False
        return not summary.played or self.companies.checkedId() == 1

    def _show_choices(self, summary: Summary) -> None:
        self.export.setEnabled(bool(summary.people))
        for group in (self.kinds, self.spans):
            for choice in group.buttons():
                choice.setEnabled(bool(summary.people))
        question = summary.question
        kind = RECORDED if question.recorded else CASUAL if question.rated is False else RATED
        self.kinds.button(kind).setChecked(True)
        self.kinds.button(RECORDED).setVisible(summary.has_recorded)
        people = [(f"{display_name(name)}, {games}", name) for name, games in summary.people]
        games = [
            (f"{statistics_text.game_title(game)}, {played}", game)
            for game, played in summary.games
        ]
        self.turn.setVisible(self.has_achievements and bool(summary.people))
        self.company.setVisible(
            has_solo_page(summary) and bool(summary.played) and not self.turn.isChecked()
        )
        offer(self.people, people, summary.question.person)
        offer(self.games, games, summary.question.game)
        self._fit_in()

    def _fit_in(self) -> None:
        """Fit the dialog into the window: first wrap the title, then the choices."""
        room = self._room()
        is_narrow = room[0] < dialog_frame.scaled_width(WITH_WORDS)
        self.turn.setText("" if is_narrow else self.turn.accessibleName())
        dialog_frame.measure_afresh(self)
        dialog_frame.break_head(self, room[0])
        if dialog_frame.width_of_head(self) > room[0]:
            self.choices.setDirection(QtWidgets.QHBoxLayout.Direction.TopToBottom)
            self.choices.setAlignment(self.lists, Qt.AlignmentFlag.AlignLeft)
        for layout in (self.choices, self.layout()):  # from the inside to the outside
            assert layout is not None
            layout.activate()
        self.resize(*room)

    def _work_on(self) -> None:
        """Start the outstanding work in chunks."""
        if not self.bit_by_bit.is_running:
            self.bit_by_bit.begin(self._work())

    def _work(self) -> Iterator[None]:
        """Show the summary, and a later one that arrives meanwhile."""
        while self.displayed != (self.summary, plot_loader.loading().is_done):
            summary = self.summary
            if summary is None or not summary.played or self.is_alone or self.turn.isChecked():
                return
            game = summary.question.game
            assert game is not None  # there are games of it
            if self.panels is None or self.panels.game != game:
                self.panels = statistics_panels.Panels(game)
                yield from self.panels.building()
                self.pane.setWidget(self.panels)
            if self.displayed[0] is not summary:
                yield from self.panels.showing(summary)
            self.pages.setCurrentWidget(self.pane)
            plot_loader.loading().begin()
            if plot_loader.loading().is_done and not self.panels.has_plots:
                yield from self.panels.plotting()
            self.displayed = summary, self.panels.has_plots

    @property
    def is_shown(self) -> bool:
        """Whether the last answer is completely shown, with plots."""
        return self.summary is not None and (
            self.pages.currentWidget() is self.achievements
            or self.is_alone
            or not self.summary.played
            or self.displayed == (self.summary, True)
        )

    def _describe_shown(self) -> None:
        if self.is_shown:
            self.shown.emit()

    def _ask_where_to_export(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        suggestion = str(Path(folder) / statistics_text.file_name(repeatable.local_now()))
        title, tables = tr("Statistics", "Export as CSV"), f"{tr('Statistics', 'Tables')} (*.csv)"
        path, _ = QtWidgets.QFileDialog.getSaveFileName(self, title, suggestion, tables)
        if path:
            self.statistics.export(Path(path))

    def _on_exported(self, path: Path) -> None:
        self.rule.setText(tr("Statistics", "Saved to “{file}”.", file=path.name))
        self.rule.setToolTip(labels.plain_tip(str(path)))

    def _new_game(self) -> None:
        self.accept()
        self.new_game_asked.emit()


def has_solo_page(summary: Summary) -> bool:
    """Return whether there are solo games with figures, beyond a sentence."""
    game = summary.question.game
    return bool(summary.alone) and game is not None and archive_of(game).has_solo_figures


def offer(
    names: QtWidgets.QComboBox, entries: Sequence[tuple[str, str]], chosen: str | None
) -> None:
    """Offer these entries, each a text and a value; a single one is hidden."""
    shown = [(names.itemText(row), names.itemData(row)) for row in range(names.count())]
    if shown != [*entries]:
        names.clear()
        for text, value in entries:
            names.addItem(text, value)
    names.setCurrentIndex(max(0, names.findData(chosen)))
    names.setVisible(len(entries) > 1)


class Nothing(QtWidgets.QFrame):
    """The page without games."""

    new_game_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.heading = dialog_frame.text_label("", "heading")
        self.sentence = dialog_frame.text_label("", "note")
        self.begin = dialog_frame.push_button(tr("Statistics", "New game"))
        self.begin.clicked.connect(self.new_game_asked)
        column = QtWidgets.QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(illustrations.EmptyStateArt(), 0, Qt.AlignmentFlag.AlignCenter)
        for label in (self.heading, self.sentence):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        row = QtWidgets.QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.begin)
        row.addStretch(1)
        column.addSpacing(10)
        column.addLayout(row)
        column.addStretch(3)

    def show_reason(self, heading: str, sentence: str, is_beginning: bool) -> None:
        """Show why there are no games; offer a new game if none was ever finished."""
        self.heading.setText(heading)
        self.sentence.setText(sentence)
        self.begin.setVisible(is_beginning)
