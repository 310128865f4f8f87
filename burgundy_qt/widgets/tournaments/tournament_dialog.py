"""The dialogs of tournaments: the list of running, paused and finished ones; and one tournament
with its results, its crosstable, and its running games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import QSize, QStandardPaths, Qt, Signal

from burgundy_qt.ai.arena.elo import rows_of
from burgundy_qt.language.translation import tr
from burgundy_qt.session.tournaments.tournament_plan import ENDED, RUNNING, TournamentStatus
from burgundy_qt.session.tournaments.tournament_service import Tournaments
from burgundy_qt.widgets.controls import access_keys, dialog_frame
from burgundy_qt.widgets.controls.value_controls import IconButton, Segments
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.theme import labels, theme
from burgundy_qt.widgets.tournaments import results_tables, tournament_text, watch_dialog
from burgundy_qt.widgets.tournaments.live_tables import FollowedGame, LiveTableGrid, Watched

EMBLEM = 46


class TournamentLine(QtWidgets.QFrame):
    """Shows the status of a tournament. `open_asked`, `pause_asked` and `resume_asked` carry
    the id, `remove_asked` the status."""

    open_asked = Signal(str)
    pause_asked = Signal(str)
    resume_asked = Signal(str)
    remove_asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.standing: TournamentStatus | None = None
        self.emblem = labels.SpriteLabel("icons/app", round(EMBLEM * theme.scale()))
        self.name, self.plan = labels.ElidedWord("seat-name"), labels.ElidedWord("note")
        self.state, self.leader = labels.ElidedWord("note"), dialog_frame.text_label("", "strong")
        self.progress = QtWidgets.QProgressBar()
        self.progress.setTextVisible(False)
        self.open = IconButton(tr("Tournaments", "Open"), "eye")
        self.run = IconButton("", "pause")
        self.remove = IconButton("", "bin", "flat")
        self.remove.setProperty(access_keys.NO_KEY, True)
        text = tr("Tournaments", "Remove the tournament")
        self.remove.setAccessibleName(text)
        self.remove.setToolTip(text)
        head = QtWidgets.QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.leader)
        words = QtWidgets.QVBoxLayout()
        words.setSpacing(3)
        words.addLayout(head)
        words.addWidget(self.plan)
        words.addWidget(self.progress)
        words.addWidget(self.state)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(14, 10, 10, 10)
        row.setSpacing(12)
        row.addWidget(self.emblem)
        row.addLayout(words, 1)
        for part in (self.open, self.run, self.remove):
            row.addWidget(part)
        self.open.clicked.connect(lambda: self.open_asked.emit(self.id))
        self.run.clicked.connect(self._run_or_pause)
        self.remove.clicked.connect(lambda: self.remove_asked.emit(self.standing))

    @property
    def id(self) -> str:
        """The id of the tournament."""
        return self.standing.plan.id if self.standing is not None else ""

    def show_standing(self, standing: TournamentStatus) -> None:
        """Show the status."""
        self.standing = standing
        plan = standing.plan
        rows = rows_of([one.text for one in plan.players], standing.ratings, standing.matches)
        self.emblem.show_art(setup_of(plan.game).emblem)
        self.name.say(tournament_text.title_text(plan))
        self.plan.say(tournament_text.plan_text(plan))
        self.state.say(tournament_text.state_text(standing))
        self.leader.setText(tournament_text.leader_text(standing, rows))
        self.progress.setMaximum(max(1, standing.whole))
        self.progress.setValue(standing.done)
        self.progress.setAccessibleName(tournament_text.state_text(standing))
        self.open.setAccessibleName(
            tr("Tournaments", "Open the tournament {name}", name=tournament_text.title_text(plan))
        )
        show_running(self.run, standing)

    def _run_or_pause(self) -> None:
        if self.standing is not None and self.standing.state == RUNNING:
            self.pause_asked.emit(self.id)
        else:
            self.resume_asked.emit(self.id)


def show_running(button: IconButton, standing: TournamentStatus) -> None:
    """Set a button to pause or resume a tournament; it is hidden for a finished one."""
    runs = standing.state == RUNNING
    button.setVisible(standing.state != ENDED)
    button.setText(tr("Tournaments", "Pause") if runs else tr("Tournaments", "Resume"))
    if button.icon_name != (icon := "pause" if runs else "play"):
        button.icon_name = icon
        button.draw()


LIST_SIZE = 900, 640
"""Units."""


class TournamentsDialog(dialog_frame.DialogFrame):
    """Lists the `tournaments`. `new_asked` asks for a new one; `open_asked` and `resume_asked`
    carry the id of one."""

    new_asked = Signal()
    open_asked = Signal(str)
    resume_asked = Signal(str)

    def __init__(self, parent: QtWidgets.QWidget | None, tournaments: Tournaments) -> None:
        super().__init__(
            parent,
            tr("Tournaments", "Tournaments"),
            tr(
                "Tournaments",
                "Bots of every level, networks and engines play each other as often as you "
                "like. You can pause a tournament and resume it later, even after you have "
                "closed the program.",
            ),
        )
        dialog_frame.set_help_topic(self, "arena")
        self.tournaments = tournaments
        self.lines: dict[str, TournamentLine] = {}
        self.new = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.first = IconButton(tr("Tournaments", "New tournament…"), "add")
        self.empty = dialog_frame.EmptyPlace(self.first)
        self.empty.say(
            tr("Tournaments", "No tournaments yet"),
            tr("Tournaments", "Find out which bot or engine is the strongest."),
            has_ways=True,
        )
        self.pages = dialog_frame.StackedPages()
        around = dialog_frame.ScrollPane(self.empty, tr("Tournaments", "Tournaments"), 0)
        around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around.setFrameShape(QtWidgets.QFrame.Shape.NoFrame)
        self.empty.setProperty("role", "scrolled")
        self.pages.addWidget(around)
        area = dialog_frame.ScrolledColumn(tr("Tournaments", "Tournaments"))
        self.column = area.column
        self.pages.addWidget(area)
        self.body.addWidget(self.pages, 1)
        self.footer.addWidget(self.new)
        self.footer.addStretch(1)
        self.close_button = self.add_button(tr("Dialogs", "Close"), "primary")
        self.close_button.clicked.connect(self.accept)
        for way in (self.new, self.first):
            way.clicked.connect(self.new_asked)
        tournaments.changed.connect(self._show)
        self.resize(
            QSize(*map(dialog_frame.scaled_width, LIST_SIZE)).boundedTo(dialog_frame.room_for(self))
        )
        self._show()
        tournaments.look()

    def _show(self, *_: object) -> None:
        standings = {standing.plan.id: standing for standing in self.tournaments.standings}
        for gone in self.lines.keys() - standings.keys():
            self.column.removeWidget(self.lines[gone])
            self.lines.pop(gone).deleteLater()
        for place, (name, standing) in enumerate(standings.items()):
            if name not in self.lines:
                self.lines[name] = self._line()
                self.column.insertWidget(place, self.lines[name])
            self.lines[name].show_standing(standing)
        self.pages.setCurrentIndex(1 if standings else 0)
        self.new.setVisible(bool(standings))

    def _line(self) -> TournamentLine:
        made = TournamentLine()
        made.open_asked.connect(self.open_asked)
        made.pause_asked.connect(self.tournaments.pause)
        made.resume_asked.connect(self.resume_asked)
        made.remove_asked.connect(self._ask_to_remove)
        return made

    def _ask_to_remove(self, standing: TournamentStatus) -> None:
        question = dialog_frame.ConfirmDialog(
            self,
            tr("Tournaments", "Remove the tournament?"),
            tr(
                "Tournaments",
                "“{name}”, its results and its saved games will be deleted.",
                name=tournament_text.title_text(standing.plan),
            ),
            tr("Tournaments", "Remove"),
        )
        question.accepted.connect(lambda: self.tournaments.remove(standing.plan.id))
        question.open()


# One tournament.


PATH = Qt.ItemDataRole.UserRole


class GamesMenu(dialog_frame.DialogFrame):
    """The menu of the saved games of a match; `asked` carries the Path of the chosen one."""

    asked = Signal(object)

    def __init__(
        self, parent: QtWidgets.QWidget | None, one: str, other: str, paths: Sequence[Path]
    ) -> None:
        sentence = (
            tr(
                "Tournaments",
                "{n} game(s) are saved. Open one to look back or to review it.",
                n=len(paths),
            )
            if paths
            else tr("Tournaments", "None of their games were saved, or they have not met yet.")
        )
        super().__init__(
            parent, tr("Tournaments", "{one} against {other}", one=one, other=other), sentence
        )
        dialog_frame.set_help_topic(self, "arena#games")
        self.games = QtWidgets.QListWidget()
        self.games.setAccessibleName(tr("Tournaments", "Saved games"))
        for number, path in enumerate(paths, start=1):
            item = QtWidgets.QListWidgetItem(tr("Tournaments", "Game {number}", number=number))
            item.setData(PATH, path)
            self.games.addItem(item)
        self.games.setVisible(bool(paths))
        self.games.setCurrentRow(0)
        self.body.addWidget(self.games, 1)
        self.setMinimumWidth(440)
        self.footer.addStretch(1)
        self.add_button(tr("Dialogs", "Close")).clicked.connect(self.reject)
        self.look = self.add_button(tr("Tournaments", "View"), "primary")
        self.look.setEnabled(bool(paths))
        self.look.clicked.connect(self._ask)
        self.games.itemActivated.connect(lambda _item: self._ask())

    def _ask(self) -> None:
        item = self.games.currentItem()
        if item is not None:
            self.accept()
            self.asked.emit(item.data(PATH))


SIZE = QSize(1240, 820)
RESULTS, GAMES = "results", "games"
MOST = 1000
"""How the height is shared: tables have what they want before anything is left."""


class TournamentDialog(dialog_frame.DialogFrame):
    """Shows a tournament by its id. `game_asked` carries the Path of a saved game to look at,
    `back_asked` leads to the list."""

    game_asked = Signal(object)
    back_asked = Signal()
    resume_asked = Signal(str)

    def __init__(
        self,
        parent: QtWidgets.QWidget | None,
        tournaments: Tournaments,
        id_: str,
        settings: Settings,
    ) -> None:
        standing = tournaments.standing(id_)
        assert standing is not None
        super().__init__(
            parent,
            tournament_text.title_text(standing.plan),
            tournament_text.plan_text(standing.plan),
        )
        dialog_frame.set_help_topic(self, "arena#results")
        dialog_frame.about_game(self, standing.plan.game)
        self.tournaments, self.id, self.settings = tournaments, id_, settings
        self.followed: dict[str, FollowedGame] = {}
        self.large: watch_dialog.WatchDialog | None = None
        self.choice = Segments(
            [
                (RESULTS, tr("Tournaments", "Results")),
                (GAMES, tr("Tournaments", "Games in progress")),
            ]
        )
        self.choice.setAccessibleName(tr("Tournaments", "Page"))
        self.results = results_tables.ResultsTable()
        self.cross = results_tables.Crosstable()
        self.wall = LiveTableGrid()
        self.pages = dialog_frame.StackedPages()
        for page in (self._tables(), self.wall):
            self.pages.addWidget(page)
        self.progress = QtWidgets.QProgressBar()
        self.progress.setTextVisible(False)
        self.head.addWidget(self.choice)
        self.body.addWidget(self.progress)
        self.body.addWidget(self.pages, 1)
        self.back = self.add_button(tr("Tournaments", "All tournaments"))
        self.run = IconButton("", "pause")
        self.export = self.add_button(tr("Tournaments", "Export…"))
        self.footer.addWidget(self.run)
        self.footer.addStretch(1)
        self.close_button = self.add_button(tr("Dialogs", "Close"), "primary")
        self._connect()
        self.resize(SIZE.boundedTo(dialog_frame.room_for(self)))
        self.turn_to(RESULTS)
        self._show()

    def _tables(self) -> QtWidgets.QWidget:
        """Return the results, with the crosstable below."""
        page = QtWidgets.QWidget()
        page.setProperty("role", "scrolled")
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.results, MOST)
        column.addSpacing(14)
        column.addWidget(dialog_frame.text_label(tr("Tournaments", "Head to head"), "section"))
        column.addWidget(self.cross, MOST)
        hint = tr(
            "Tournaments",
            "Double-click a cell or press Enter to see the games of these two players.",
        )
        column.addWidget(dialog_frame.text_label(hint, "note"))
        column.addStretch(1)
        return page

    def _connect(self) -> None:
        self.choice.chosen.connect(self.turn_to)
        self.back.clicked.connect(self.back_asked)
        self.run.clicked.connect(self._run_or_pause)
        self.export.clicked.connect(self._ask_where_to_export)
        self.close_button.clicked.connect(self.accept)
        self.cross.asked.connect(self._offer_games)
        self.wall.asked.connect(self._watch)
        self.wall.count_asked.connect(lambda _count: self._follow())
        self.tournaments.changed.connect(self._show)
        self.tournaments.went_on.connect(self._show_progress)
        self.tournaments.exported.connect(self._show_exported)

    @property
    def standing(self) -> TournamentStatus | None:
        """The status of the tournament, or None if it has been removed."""
        return self.tournaments.standing(self.id)

    def turn_to(self, page: str) -> None:
        """Show the tables, or the games."""
        self.choice.show_value(page)
        self.pages.setCurrentIndex((RESULTS, GAMES).index(page))
        self._follow()

    def done(self, result: int) -> None:
        """Close the dialog, and stop following the games."""
        self.wall.stop()
        self.tournaments.follow(self.id, 0)
        super().done(result)

    def _follow(self) -> None:
        """Follow the games only while they are in view."""
        looks = self.pages.currentWidget() is self.wall or self.large is not None
        self.tournaments.follow(self.id, self.wall.count if looks else 0)
        self._show_progress()

    def _show(self, *_: object) -> None:
        standing = self.standing
        if standing is None:
            return
        self.sentence.setText(
            f"{tournament_text.plan_text(standing.plan)}. {tournament_text.state_text(standing)}"
        )
        self.progress.setMaximum(max(1, standing.whole))
        self.progress.setValue(standing.done)
        self.progress.setAccessibleName(tournament_text.state_text(standing))
        self.results.show_standing(standing)
        self.cross.show_standing(standing)
        show_running(self.run, standing)
        self.wall.say_why_empty(*empty_texts(standing))

    def _show_progress(self) -> None:
        """Show games that have begun, gone on or ended."""
        live = sorted(self.tournaments.live, key=lambda game: (game.is_over, game.game_id))
        for game in live:
            if game.game_id not in self.followed:
                self.followed[game.game_id] = FollowedGame(game.game_id, game.line_up, game.actions)
        self.wall.show_games(
            [Watched(self.followed[game.game_id], game.seat, game.is_over) for game in live]
        )
        if self.large is not None:
            self.large.catch_up()
        kept = {game.game_id for game in live}
        self.followed = {name: game for name, game in self.followed.items() if name in kept}

    def _watch(self, watched: Watched) -> None:
        """Show a game in large, in a dialog above this one."""
        self.large = watch_dialog.WatchDialog(self, watched.game, self.settings)
        self.large.next_asked.connect(self._watch_next)
        self.large.finished.connect(self._forget_large)
        self.large.open()

    def _watch_next(self) -> None:
        """Show another running game on the large table, if there is one."""
        if self.large is None:
            return
        now = self.large.playback.game.game_id
        others = [one for one in self.wall.games if one.game.game_id != now]
        newest = [one for one in others if not one.is_over] or others[-1:]
        if newest:
            self.large.show_game(newest[0].game)

    def _forget_large(self) -> None:
        if self.large is not None:
            self.large.deleteLater()
        self.large = None
        self._follow()

    def _offer_games(self, one: str, other: str) -> None:
        """Offer the saved games of a match."""
        standing = self.standing
        if standing is not None:
            names = {entrant.text: entrant.name for entrant in standing.plan.players}
            paths = self.tournaments.games_of(self.id, (one, other))
            menu = GamesMenu(self, names[one], names[other], paths)
            menu.asked.connect(self.game_asked)
            menu.open()

    def _run_or_pause(self) -> None:
        standing = self.standing
        if standing is not None and standing.state == RUNNING:
            self.tournaments.pause(self.id)
        else:
            self.resume_asked.emit(self.id)

    def _ask_where_to_export(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        kinds = (
            f"{tr('Statistics', 'Tables')} (*.csv);;{tr('Tournaments', 'Pictures')} (*.svg);;"
            f"{tr('Tournaments', 'All saved games')} (*.txt)"
        )
        title = tr("Tournaments", "Export the results")
        suggestion = str(Path(folder) / "tournament.csv")
        path, kind = QtWidgets.QFileDialog.getSaveFileName(self, title, suggestion, kinds)
        if path:
            endings = ".csv", ".svg", ".txt"
            ending = next((ending for ending in endings if ending in kind), endings[0])
            chosen = Path(path)
            known = chosen.suffix in endings
            self.tournaments.export(self.id, chosen if known else chosen.with_suffix(ending))

    def _show_exported(self, path: Path) -> None:
        self.sentence.setText(tr("Statistics", "Saved to “{file}”.", file=path.name))
        self.sentence.setToolTip(labels.plain_tip(str(path)))


def empty_texts(standing: TournamentStatus) -> tuple[str, str]:
    """Return why there are no games in view."""
    if standing.state == RUNNING:
        return tr("Tournaments", "The next games begin"), ""
    return (
        tr("Tournaments", "No game is being played"),
        tr("Tournaments", "Games are shown here while the tournament is running."),
    )
