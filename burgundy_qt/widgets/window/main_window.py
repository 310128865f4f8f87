"""The window: the table, the menus above it, and the dialogs that the game and the person call for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QMainWindow, QStackedWidget

from burgundy_qt import __version__
from burgundy_qt.language.spoken import meant, spoken
from burgundy_qt.language.tr import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.advice.advising import Advising
from burgundy_qt.widgets.advice.score_sheet import ScoreSheet
from burgundy_qt.widgets.aloud.aloud import Aloud
from burgundy_qt.widgets.catalogue import Catalogue
from burgundy_qt.widgets.dialogs.final_score import FinalScoreDialog
from burgundy_qt.widgets.dialogs.key_list import KeyList
from burgundy_qt.widgets.dialogs.new_game import NewGameDialog
from burgundy_qt.widgets.dialogs.problem import ProblemDialog
from burgundy_qt.widgets.dialogs.question import Question
from burgundy_qt.widgets.dialogs.settings.choices import SPEED_NAMES, THEME_NAMES, worded
from burgundy_qt.widgets.dialogs.settings.keys import KeysSection
from burgundy_qt.widgets.dialogs.settings.settings_dialog import SettingsDialog
from burgundy_qt.widgets.file_kinds import kinds_of_files
from burgundy_qt.widgets.history.looking_back import LookingBack
from burgundy_qt.widgets.history.play_on_dialog import PlayOnDialog
from burgundy_qt.widgets.history.undoing import Undoing, can_undo
from burgundy_qt.widgets.history.words import standing as standing_then
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.keys.menu_keys import give_keys
from burgundy_qt.widgets.last_line_up import line_up_from, line_up_kept, people_from, people_kept
from burgundy_qt.widgets.learning.rules_door import RulesDoor
from burgundy_qt.widgets.learning.topics import about
from burgundy_qt.widgets.learning.tutorial.tutorial import Tutorial
from burgundy_qt.widgets.library.library_door import LibraryDoor
from burgundy_qt.widgets.log.log_card import LOG, SCORE
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.moves.moves_door import MovesDoor
from burgundy_qt.widgets.people.seats_sheet import SeatsSheet
from burgundy_qt.widgets.settings import Settings
from burgundy_qt.widgets.settings_file import SettingsFile
from burgundy_qt.widgets.sounds.sounds import Sounds
from burgundy_qt.widgets.window.menus import Menus
from burgundy_qt.widgets.window.preparing import Preparing
from burgundy_qt.widgets.window.table_page import TablePage, can_be_hurried
from burgundy_qt.widgets.window.title_bar import TitleBar
from burgundy_qt.widgets.window.welcome import Welcome
from burgundy_qt.widgets.wording import seat_name

ENDING = ".burgundy"
MOST_PROBLEMS = 3  # told at once; the log has them all
PAUSES = {"slow": 1800, "normal": 700, "fast": 0}  # ms between the end of what a bot did and its next action
LEAST_SIZE = 960, 620
FIRST_SIZE = 1280, 800


class MainWindow(QMainWindow):
    """Shows the games of one session. `closed` tells that the window has gone."""

    closed = Signal()

    def __init__(self, session: GameSession, settings: SettingsFile, catalogue: Catalogue) -> None:
        super().__init__()
        self.session, self.settings, self.catalogue = session, settings, catalogue
        self.setWindowTitle("Burgundy")
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*FIRST_SIZE)
        self.dialog: QDialog | None = None
        self.chosen_language = settings.values.language
        self.library = LibraryDoor(self, session)
        self.undoing = Undoing(self, session)
        self.preparing = Preparing(self)
        self.sounds = Sounds(settings, self)
        self._furnish()
        self._listen()
        self._use(settings.values)
        if settings.values.window:
            self.restoreGeometry(QByteArray.fromHex(settings.values.window.encode()))

    def _furnish(self) -> None:
        """Make all that the window shows, in the language that is spoken."""
        self.language = spoken.code
        self.bar = TitleBar(self)
        self.setMenuWidget(self.bar)
        self.menus = Menus(self.bar.menus, self)
        self.welcome = Welcome()
        self.page = TablePage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.welcome)
        self.pages.addWidget(self.page)
        self.setCentralWidget(self.pages)
        self.rules = RulesDoor(self.page)
        self.tutorial = Tutorial(self.page, self.session, self.settings)
        self.advising = Advising(self.page, self.session)
        self.moves = MovesDoor(self.page)
        self.aloud = Aloud(self.page, self.advising)
        self.looking_back = LookingBack(self.page, self.session)
        self._fill_menus()
        self._connect()
        self.page.lettering.add(self.bar, self.bar.letter)

    def _furnish_anew(self) -> None:
        """Show the same in another language: everything in the window is made again, and goes on where it was."""
        self.aloud.fall_silent()
        menus, page = self.menus, self.page
        rules, advising, looking_back = self.rules, self.advising, self.looking_back
        for told, answer in self._hears:
            told.disconnect(answer)
        self._furnish()
        menus.discard()
        self.library.name_recent()
        self._use(self.settings.values)
        self.rules.take_over(rules)
        if self.session.view is not None:
            self.pages.setCurrentWidget(self.page)
            self.pages.show()
            lay_out_now(self)
            self._show_standing(self.session.view)
            self.page.take_over(page)
            self.advising.take_over(advising)
            self.looking_back.take_over(looking_back)
        for dialog in self.findChildren(QDialog):
            dialog.addAction(self.menus.actions["rules"])

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.language != spoken.code:
            self._furnish_anew()

    def _fill_menus(self) -> None:
        values = self.settings.values
        self.themes = self.menus.add_choices("View", tr("Menu", "Theme"), worded(THEME_NAMES), values.theme)
        self.speeds = self.menus.add_choices("View", tr("Menu", "Motion"), worded(SPEED_NAMES), values.speed)
        self.estates = self.menus.add_numbered("estate", "View", tr("Menu", "Enlarge an estate"), 4, self.page.enlarge)
        self.themes.triggered.connect(lambda action: self.settings.change(theme=action.data()))
        self.speeds.triggered.connect(lambda action: self.settings.change(speed=action.data()))
        self.menus.connect(
            {
                "new": self.ask_for_game,
                "library": self.library.open,
                "statistics": self.tell_statistics,
                "paste": self.library.paste,
                "open": self.ask_for_file,
                "save": self.ask_where_to_save,
                "seats": self.ask_who_sits_where,
                "settings": lambda: self._open(SettingsDialog(self, self.settings)),
                "quit": self.close,
                "undo": self.undoing.undo,
                "redo": self.session.redo,
                "undo turn": self.session.undo_turn,
                "workers": self.page.take_workers,
                "pass": self.page.leave_effect,
                "end": self.page.end_turn,
                "skip": self.page.hurry,
                "review": self.looking_back.toggle,
                "log": lambda: self.page.turn_to(LOG),
                "moves": self.moves.open,
                "score": self._show_score,
                "score sheet": self.tell_standing,
                "zoom in": self.page.view.zoom.larger,
                "zoom out": self.page.view.zoom.smaller,
                "fit": self.page.view.zoom.fit,
                "full screen": self.toggle_full_screen,
                "first game": self.learn,
                "hint": self.advising.toggle,
                "do advised": self.advising.play,
                "tips": self.advising.show_tips,
                "rules": self.rules.open_here,
                "keys": self.list_keys,
                "about": self._tell_about,
            }
        )
        self.menus.menus["Game"].insertMenu(self.menus.actions["open"], self.library.recent)
        self.menus.menus["Game"].aboutToShow.connect(self.library.librarian.look)
        self._allow(None)
        self._give_keys()

    def _give_keys(self) -> None:
        give_keys(self.menus.actions)

    def _connect(self) -> None:
        session, page = self.session, self.page
        for told, answer in self._hears:
            told.connect(answer)
        session.thinking.connect(page.say_thinking)
        self.sounds.listen(page)
        self.advising.question_made.connect(self._open)
        self.bar.rules_asked.connect(lambda: self.rules.open_at(""))
        page.acted.connect(session.act)
        page.keys.escaped.connect(self.leave_full_screen)
        page.shown.connect(session.shown)
        page.hurried.connect(session.hurry)
        page.clock_told.connect(session.set_clock)
        page.passing.wanted.connect(lambda on: self.settings.change(pass_screen=on))
        page.over.connect(self.tell_score)
        page.log.score.sheet_asked.connect(self.tell_standing)
        page.prompt.undo_asked.connect(self.undoing.undo)
        page.prompt.redo_asked.connect(session.redo)
        page.prompt.score_asked.connect(self.tell_score)
        self.welcome.new_game_asked.connect(self.ask_for_game)
        self.welcome.open_asked.connect(self.ask_for_file)
        self.welcome.first_game_asked.connect(self.learn)
        self.looking_back.moved.connect(self._show_past)
        self.looking_back.ended.connect(self._show_present)
        self.looking_back.play_on_asked.connect(self.ask_who_plays_on)

    @property
    def _hears(self) -> Sequence[tuple[SignalInstance, Callable[..., None]]]:
        """What is heard of the game, after those who live in the window have heard it."""
        return (
            (self.session.began, self._on_began),
            (self.session.stepped, self._on_stepped),
            (self.session.returned, self._on_returned),
            (self.session.became_casual, self._on_became_casual),
        )

    def _listen(self) -> None:
        """To what stays as long as the window does."""
        self.session.failed.connect(self.tell_problem)
        self.undoing.question_made.connect(self._open)
        self.library.dialog_made.connect(self._open)
        self.library.play_asked.connect(self.open_game)
        self.library.new_game_asked.connect(self.ask_for_game)
        self.library.file_asked.connect(self.ask_for_file)
        self.library.first_game_asked.connect(self.learn)
        self.library.again_asked.connect(self.ask_for_game)
        self.library.failed.connect(self.tell_problem)
        self.settings.changed.connect(self._use)
        self.settings.failed.connect(self.tell_problem)
        keymap.changed.connect(self._give_keys)

    def ask_for_game(self, again: LineUp | None = None) -> None:
        """Ask who plays, and begin; with `again` the deal of that game once more."""
        if not self._may_leave(tr("Window", "Begin a new game?"), tr("Window", "Begin a new one")):
            return
        known, people = self.catalogue, people_from(self.settings.values.people)
        last, deal = again or line_up_from(self.settings.values.line_up), again.request if again else None
        dialog = NewGameDialog(self, known.edition, known.levels, known.cells_of, last, people, deal)
        dialog.started.connect(self.begin)
        self._open(dialog)

    def greet(self) -> None:
        """There is no game to go on with: ask for one, or show all ways on to somebody who has never played here."""
        if self.settings.values.line_up is not None or self.settings.values.tutorial is not None:
            self.ask_for_game()

    def learn(self) -> None:
        """Begin the first game step by step, or go on with it."""
        if self.tutorial.is_running or self._may_leave(tr("Window", "Begin the first game?"), tr("Window", "Begin it")):
            self.tutorial.begin()

    def begin(self, line_up: LineUp) -> None:
        """Begin a game with these seats, and remember them for the next time."""
        people = people_kept(self.settings.values.people or {}, line_up.seats)
        self.settings.change(line_up=line_up_kept(line_up), people=people)
        self.session.new_game(line_up)

    def ask_who_plays_on(self, past: View) -> None:
        """Ask who plays the game that begins from a position of the past, and begin it."""
        last = self.session.view.revision if self.session.view is not None else past.revision
        dialog = PlayOnDialog(self, past, last, self.catalogue.levels, self.catalogue.cells_of)
        dialog.asked.connect(self.session.play_on)
        self._open(dialog)

    def ask_who_sits_where(self) -> None:
        """Let people and bots change seats in the running game."""
        view = self.session.view
        if view is not None and not view.is_over:
            sheet = SeatsSheet(self, view, self.catalogue.levels, self.catalogue.cells_of)
            sheet.seated.connect(self._let_sit)
            self._open(sheet)

    def _let_sit(self, seats: Sequence[SeatPlan]) -> None:
        self.settings.change(people=people_kept(self.settings.values.people or {}, seats))
        self.session.seat(seats)

    def ask_for_file(self) -> None:
        """Ask for a saved game, and open it."""
        if not self._may_leave(tr("Window", "Open another game?"), tr("Window", "Open another")):
            return
        title, folder = tr("Window", "Open a game"), str(self.session.folders.games)
        path, _ = QFileDialog.getOpenFileName(self, title, folder, kinds_of_files())
        if path:
            self.session.open(path)

    def open_game(self, path: Path) -> None:
        """Play the game in that file; it is asked before another one is left."""
        if self._may_leave(tr("Window", "Open another game?"), tr("Window", "Open another")):
            if self.dialog is not None:
                self.dialog.close()
            self.session.open(path)

    def ask_where_to_save(self) -> None:
        """Ask for a place, and write a copy of the game there."""
        title = tr("Window", "Save a copy")
        path, _ = QFileDialog.getSaveFileName(self, title, f"burgundy{ENDING}", kinds_of_files())
        if path:
            self.session.save_as(path if "." in path.rpartition("/")[2] else path + ENDING)

    def tell_problem(self, problem: Problem) -> None:
        """Tell what went wrong, on top of whatever is open. Mistakes of the program are gathered in one dialog; when it
        is closed the table is shown anew."""
        open_already = self.findChildren(ProblemDialog)
        if len(open_already) >= MOST_PROBLEMS or any(told.gather(problem) for told in open_already):
            return
        told = ProblemDialog(self.dialog or self, problem, self.session.folders.data)
        told.addAction(self.menus.actions["rules"])
        if problem.is_mistake:
            told.finished.connect(self.mend)
        told.open()

    def mend(self) -> None:
        """Show the game anew as it stands: a mistake may have stopped the showing half-way, and bots wait for it."""
        if self.session.view is not None and not self.looking_back.is_on:
            self.page.begin(self.session.view)
            self._show_standing(self.session.view)
            self.session.shown()

    def tell_score(self) -> None:
        """Tell the final score of a finished game."""
        view = self.session.view
        if view is not None and view.is_over:
            dialog = FinalScoreDialog(self, view, self.session.statistics)
            dialog.new_game_asked.connect(self.ask_for_game)
            dialog.same_deal_asked.connect(lambda: self.ask_for_game(view.line_up))
            dialog.look_back_asked.connect(self.looking_back.toggle)
            dialog.again_asked.connect(lambda: self.begin(again(view.line_up)))
            self._open(dialog)

    def tell_standing(self) -> None:
        """Tell how the points of the running game stand, and what is still open; of a finished one the final score."""
        view = self.page.past or self.session.view
        if view is not None and view.is_over:
            self.tell_score()
        elif view is not None:
            self._open(ScoreSheet(self, view, self.page.seat_shown))

    def list_keys(self) -> None:
        """List all keys, and lead to where they are changed."""
        dialog = KeyList(self)
        dialog.change_asked.connect(lambda: self._open(SettingsDialog(self, self.settings, KeysSection.name)))
        self._open(dialog)

    def tell_statistics(self) -> None:
        """Tell how the finished games went. What that takes is imported when first wanted, or by Preparing."""
        from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog

        dialog = StatisticsDialog(self, self.session.statistics, self.catalogue.cells_of)
        dialog.new_game_asked.connect(self.ask_for_game)
        dialog.failed.connect(self.tell_problem)
        self._open(dialog)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again as before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave_full_screen(self) -> None:
        """Be a window again, where the screen is filled."""
        if self.isFullScreen():
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Esc, where nobody else has taken it."""
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.leave_full_screen()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Remember the window; the game is saved already."""
        self.settings.change(window=bytes(self.saveGeometry().toHex().data()).decode())
        self.library.close()
        self.rules.close()
        self.sounds.close()
        self.aloud.fall_silent()
        super().closeEvent(event)
        self.closed.emit()

    def _on_began(self, view: View) -> None:
        self.pages.setCurrentWidget(self.page)
        self.page.begin(view)
        self._show_standing(view)
        if view.is_over:
            self.tell_score()

    def _on_stepped(self, step: Step) -> None:
        if not self.looking_back.is_on:
            self._show_standing(step.view)
        self.page.play(step)

    def _show_past(self, past: View) -> None:
        """Say in the bar what is looked at; nothing can be moved there."""
        last = self.page.game.revision if self.page.game is not None else past.revision
        where = standing_then(past.state, past.revision, last)
        self.bar.say(tr("Window", "Looking back: {where}", where=where), is_past=True)
        self._allow(self.session.view)

    def _show_present(self) -> None:
        if self.session.view is not None:
            self._show_standing(self.session.view)

    def _on_returned(self, view: View) -> None:
        self._show_standing(view)
        self.page.begin(view)

    def _on_became_casual(self, view: View) -> None:
        self.page.take_note(view)
        self._show_standing(view)

    def _show_standing(self, view: View) -> None:
        where = standing(view.state)
        self.bar.say(tr("Window", "{where}, casual", where=where) if view.casual else where)
        self._allow(view)

    def _allow(self, view: View | None) -> None:
        now = None if self.looking_back.is_on else view
        self.menus.allow(
            {
                "save": view is not None,
                "seats": now is not None and not now.is_over,
                "undo": now is not None and can_undo(now),
                "redo": now is not None and now.can_redo,
                "undo turn": now is not None and now.can_undo,
                "workers": now is not None,
                "pass": now is not None,
                "end": now is not None,
                "review": view is not None,
                "hint": now is not None,
                "do advised": now is not None,
                "tips": now is not None,
                "log": view is not None,
                "moves": now is not None,
                "score": view is not None,
                "zoom in": view is not None,
                "zoom out": view is not None,
                "fit": view is not None,
                "skip": now is not None and can_be_hurried(now),
                "score sheet": view is not None,
            }
        )
        for number, action in enumerate(self.estates):
            action.setVisible(view is not None and number < len(view.line_up.seats))
            if view is not None and number < len(view.line_up.seats):
                action.setText(seat_name(view.line_up.seats[number]))

    def _use(self, values: Settings) -> None:
        keymap.use(values.keys)
        if values.language != self.chosen_language:
            self.chosen_language = values.language
            self.page.scene.skip()  # what still moves is written in the language of before
            spoken.change(meant(values.language))  # the window hears of it and is furnished anew
        theme.set_theme(values.theme)
        theme.set_contrast(values.contrast)
        theme.set_scale(values.text_size / 100)
        self.page.scene.set_speed(values.speed)
        self.page.scene.set_calm(values.calm)
        self.page.auto_end = values.auto_end
        self.page.passing.is_wanted = values.pass_screen
        self.session.set_pause(PAUSES[values.pace])
        self.page.decision.points_out_purchase = values.point_out_purchase
        for group, chosen in ((self.themes, values.theme), (self.speeds, values.speed)):
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    def _may_leave(self, title: str, yes: str) -> bool:
        """Ask before a running game is left, where that is wanted."""
        view = self.session.view
        if view is None or view.is_over or not self.settings.values.ask_before_leaving:
            return True
        sentence = tr("Window", "The running game stays saved; open it again at any time under Game, Games.")
        question = Question(self.dialog or self, title, sentence, yes, tr("Window", "Play on"))
        about(question, "saving#saving")
        question.addAction(self.menus.actions["rules"])
        question.setWindowModality(Qt.WindowModality.WindowModal)  # so that the rules can be read meanwhile
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        answers: list[bool] = []  # the question may go without one, with the dialog that it stands before
        question.accepted.connect(lambda: answers.append(True))
        question.exec()
        return bool(answers)

    def _show_score(self) -> None:
        if self.session.view is not None and self.session.view.is_over:
            self.tell_score()
        else:
            self.page.turn_to(SCORE)

    def _tell_about(self) -> None:
        told = Question(
            self,
            "Burgundy Qt",
            tr(
                "Window",
                "Version {version}. An unofficial home for The Castles of Burgundy, made by players for players. "
                "All pictures and texts are its own.",
                version=__version__,
            ),
            tr("Window", "Close"),
            no=None,
        )
        self._open(told)

    def _open(self, dialog: QDialog) -> None:
        """Show a dialog over the window; only one of ours is open at a time."""
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog
        dialog.addAction(self.menus.actions["rules"])  # its key works in the dialog too
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: QDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None
        for told in dialog.findChildren(ProblemDialog):
            if told.isVisible():  # what was told over it has yet to be read
                told.setParent(self, told.windowFlags())
                told.open()
        dialog.deleteLater()
        self.page.view.setFocus()


def standing(state: Mapping[str, Any]) -> str:
    """Where the game stands, for the bar: "Phase B, round 3 of 5"."""
    if state["result"] is not None:
        return tr("Window", "The game is over")
    if not state["phase"]:
        return tr("Window", "Setting up")
    return tr("Window", "Phase {phase}, round {round} of 5", phase=state["phase"], round=state["round"])


def lay_out_now(window: QMainWindow) -> None:
    """What has come into the window finds its place at once."""
    layout = window.layout()
    if layout is not None:
        layout.activate()


def again(line_up: LineUp) -> LineUp:
    """The same seats and set-up, with new dice and tiles."""
    return replace(line_up, request={**line_up.request, "seed": None})
