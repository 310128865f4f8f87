"""The main window: menus above the table or Home, rebuilt when the language changes."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from burgundy_qt.language.translation import spoken, tr
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice import hint_controller, tutor_controller
from burgundy_qt.widgets.advice.character_card import CharacterCard
from burgundy_qt.widgets.controls.dialog_frame import StackedPages
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.keys.keymap import follow_places, give_keys, keymap
from burgundy_qt.widgets.library.library_actions import LibraryActions
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions, game_of
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.panels.spectator import SpectatorController, bots_only_request
from burgundy_qt.widgets.phrases.wording import engine_names
from burgundy_qt.widgets.play.decision import UndoController
from burgundy_qt.widgets.rulebook import rules_actions, tutorial
from burgundy_qt.widgets.screen_reader.accessible_interface import Announcements
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sounds import Sounds
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.window import dialog_manager, module_preloader, page_switches, window_state
from burgundy_qt.widgets.window.command_handlers import (
    command_handlers,
    show_standing,
    take_back,
    ways_on,
)
from burgundy_qt.widgets.window.connections import GameOnTable, SettingsBinding
from burgundy_qt.widgets.window.menus import Menus, TitleBar
from burgundy_qt.widgets.window.table_export import SheetPrinter, TableImageExport
from burgundy_qt.widgets.window.tournament_dialogs import TournamentDialogs

if TYPE_CHECKING:
    from burgundy_qt.widgets.analysis_table.analysis_mode import AnalysisMode
    from burgundy_qt.widgets.home.home_page import Home
    from burgundy_qt.widgets.panels.choice_costs import ChoiceCostController
    from burgundy_qt.widgets.panels.game_record import RecordController
    from burgundy_qt.widgets.panels.legal_moves import MovesActions
    from burgundy_qt.widgets.questions.question_mode import QuestionMode
    from burgundy_qt.widgets.review.review_controller import ReviewController
    from burgundy_qt.widgets.window.mode_switches import AnalysisSwitch, QuestionSwitch

# Where the window opens: inside the screen, however small that is, so that every button can be
# reached.


FIRST_SIZE = QSize(1280, 800)
LEAST_SIZE = 960, 620
"""The least size, where the screen has room for it."""
FRAME = QMargins(8, 40, 8, 8)  # the most that a system adds around a window
PANELS = QMargins(72, 48, 0, 0)
"""The most that a desktop keeps for its own bars. Wayland does not say how much that is: there the
free space is the whole screen."""
IS_MAXIMISED = 44
"""Which byte of what Qt saves of a window says so. Qt puts a window back only where the screen is
about as wide as it was, and forgets that with all the rest."""


def uses_wayland() -> bool:
    """Return whether a Wayland compositor shows our windows."""
    return QGuiApplication.platformName().startswith("wayland")


def room_for_window(free: QRect, is_known: bool) -> QRect:
    """Return the place for the contents of a window in the `free` part of a screen; `is_known`
    says whether that is without the desktop's bars."""
    room = free.marginsRemoved(FRAME)
    return room if is_known else room.marginsRemoved(PANELS)


def first_place(room: QRect, least: QSize) -> QRect | None:
    """Return the place of the window, without its frame, in the `room` on a screen.

    It is never smaller than `least`. None means that the window fits at its usual size, so the
    system may place it.
    """
    size = FIRST_SIZE.boundedTo(room.size())
    if size == FIRST_SIZE:
        return None
    size = size.expandedTo(least)
    left = max(room.left(), room.center().x() - size.width() // 2)
    return QRect(QPoint(left, room.top()), size)


def least_size(room: QRect, needed: QSize) -> QSize:
    """Return the minimum size of the window on a screen with so much `room`.

    Usually this is LEAST_SIZE; on a smaller screen it is the room, but never less than `needed` by
    the contents.
    """
    return QSize(*LEAST_SIZE).boundedTo(room.size()).expandedTo(needed)


def was_maximised(saved: bytes) -> bool:
    """Return whether a window filled its screen when it was saved."""
    return len(saved) > IS_MAXIMISED and bool(saved[IS_MAXIMISED])


def place_window(window: QMainWindow, saved: bytes) -> None:
    """Put a window where it was when it was saved, or at its first place, always inside its
    screen.

    Its minimum size follows the screen. Where it has no room for its usual size, and the system
    does not say how much there is, it fills the screen, because the system then does know.
    """
    is_known = not uses_wayland()
    is_back = bool(saved) and window.restoreGeometry(saved)
    bound_by_screen(window)
    if not is_back:
        room = room_for_window(window.screen().availableGeometry(), is_known)
        place = first_place(room, window.minimumSize())
        if place is not None:
            window.setGeometry(place)
        if was_maximised(saved) or (place is not None and not is_known):
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
    window.winId()  # creates the handle, through which the screen is known
    handle = window.windowHandle()
    if handle is not None:
        handle.screenChanged.connect(lambda: bound_by_screen(window))


def bound_by_screen(window: QMainWindow) -> None:
    """Set the window's minimum size to one that fits its screen."""
    free = window.screen().availableGeometry()
    room = room_for_window(free, not uses_wayland())
    window.setMinimumSize(least_size(room, window.minimumSizeHint()))


def lost_to_frame(usual: QSize, now: QSize) -> bool:
    """Return whether a window is smaller than it usually is by no more than a frame."""
    lost = usual - now
    most = QSize(FRAME.left() + FRAME.right(), FRAME.top() + FRAME.bottom())
    return not lost.isNull() and lost == lost.expandedTo(QSize(0, 0)).boundedTo(most)


EVERYWHERE = "rules", "quit"  # keys that work in every dialog
LATE = "home", "costs", "moves", "recording", "questions", "analysis", "reviewing"
"""Parts that are created at their first use: no game needs all of them."""


class MainWindow(QMainWindow):
    """Shows the games of one session. `closed` says that the window has closed."""

    closed = Signal()

    def __init__(
        self, session: GameSession, settings: SettingsFile, catalogue: NewGameOptions
    ) -> None:
        super().__init__()
        self.session, self.settings, self.catalogue = session, settings, catalogue
        self._is_placed = False
        self.setWindowTitle("Burgundy")
        self._size_to_return_to: QSize | None = None
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(FIRST_SIZE)
        self.dialogs = dialog_manager.Dialogs(self, session, settings, catalogue)
        self.tournaments = TournamentDialogs(self)
        self.library = LibraryActions(self, session)
        self.undoing = UndoController(self, session)
        self.preparing = module_preloader.ModulePreloader(
            self, lambda: session.view.game if session.view else None
        )
        self.sounds = Sounds(settings, self)
        self.settings_in_use = SettingsBinding(self)
        self._create_widgets()
        self.home_switch = page_switches.HomeSwitch(self)
        self.preparing.course_ready.connect(self.home_switch.offer_lesson)
        self.idle_work = module_preloader.IdleWork(self, self)
        follow_places()
        self._listen()
        self.settings_in_use.use(settings.values)
        self._name_engines()

    def find_place(self) -> None:
        """Restore the place of the window when it was last closed, inside the screen."""
        self._is_placed = True
        saved = QByteArray.fromHex((self.settings.values.window or "").encode())
        place_window(self, bytes(saved.data()))

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open over the window."""
        return self.dialogs.current

    def _create_widgets(self) -> None:
        """Create everything in the window, in the current language."""
        self.language = spoken.code
        self.bar = TitleBar(self)
        self.setMenuWidget(self.bar)
        self.menus = Menus(self.bar.menus, self)
        self.dialogs.everywhere = [self.menus.actions[name] for name in EVERYWHERE]
        self.pages = StackedPages()
        self.setCentralWidget(self.pages)
        self.blank = QWidget()
        self.page = TablePage(self.pages)
        self.pages.addWidget(self.blank)
        self.pages.addWidget(self.page)
        self.rules = rules_actions.RulesActions(self.page, [self.menus.actions["quit"]])
        self.tutorial = tutorial.Tutorial(self.page, self.session, self.settings)
        self.advising = hint_controller.HintController(self.page, self.session)
        self.introducing = CharacterCard(self.page, self.session)
        self.tutoring = tutor_controller.TutorController(self.page, self.session, self.advising)
        self.moves_tab = self.page.log.keep_page(tr("Moves", "Moves"), lambda: self.moves)
        self.announcements = Announcements(self.page, self.advising)
        self.introducing.announced.connect(self.announcements.say)
        self.looking_back = HistoryController(self.page, self.session)
        self.watching = SpectatorController(self.page, self.session, self.looking_back)
        self.picturing = TableImageExport(self.page)
        self.sheet_on_paper = SheetPrinter(self.page)
        self.settings_in_use.listen()
        self.standing = window_state.GameStatus(
            self.bar,
            self.menus,
            self.page,
            self.looking_back,
            self.session,
            self.settings,
            lambda: self.home_switch.is_on,
        )
        self._fill_menus()
        self._connect()
        self.bar.fit()

    @cached_property
    def home(self) -> Home:
        """Home, in the place of the empty page."""
        from burgundy_qt.widgets.home.home_page import Home

        made = Home(tuple(GAMES), self.pages)
        made.asked.connect(lambda way: ways_on(self)[way]())
        made.game_asked.connect(lambda game: self.dialogs.ask_for_game(game=game))
        made.left.connect(lambda: self.home_switch.go_back())
        is_in_view, is_hidden = self.home_switch.is_on, self.blank.isHidden()
        self.pages.insertWidget(0, made)
        if is_in_view:
            self.pages.setCurrentWidget(made)
        if is_hidden:
            made.hide()
        self.pages.removeWidget(self.blank)
        self.blank.deleteLater()
        if self._is_placed:
            bound_by_screen(self)
        return made

    @property
    def has_home(self) -> bool:
        """Whether Home has been shown."""
        return "home" in vars(self)

    @cached_property
    def costs(self) -> ChoiceCostController:
        """The costs of all choices on the table."""
        from burgundy_qt.widgets.panels.choice_costs import ChoiceCostController

        made = ChoiceCostController(self.page, self.session, self.advising, self.moves.panel)
        made.question_made.connect(self.dialogs.open)
        self.looking_back.moved.connect(made.close)
        self.looking_back.ended.connect(made.close)
        return made

    @cached_property
    def moves(self) -> MovesActions:
        """The list of legal moves."""
        from burgundy_qt.widgets.panels.legal_moves import MovesActions

        return MovesActions(self.page, self.moves_tab)

    @cached_property
    def recording(self) -> RecordController:
        """The record of a game that is played with the box."""
        from burgundy_qt.widgets.panels.game_record import RecordController

        return RecordController(self.page, self.session, self.dialogs.open)

    def _keep_record(self, view: GameView | None) -> None:
        """Go on with a game that is recorded, if it is the one in view."""
        steps = self.page.steps
        is_in_view = steps.past is None and not steps.is_resting
        if view is not None and view.recording is not None and is_in_view:
            self.recording.follow(view)

    @cached_property
    def question_switch(self) -> QuestionSwitch:
        """The way to questions and back."""
        from burgundy_qt.widgets.window.mode_switches import QuestionSwitch

        return QuestionSwitch(self)

    @cached_property
    def questions(self) -> QuestionMode:
        """The questions on the table."""
        return self.question_switch.question_mode()

    @property
    def is_question_on(self) -> bool:
        """Whether a question is on the table."""
        return "questions" in vars(self) and self.questions.is_on

    def leave_question(self) -> None:
        """Return to the game if a question or an analysis is on the table."""
        if self.is_question_on:
            self.questions.leave()
        if self.is_analysis_on:
            self.analysis.leave()

    @cached_property
    def analysis_switch(self) -> AnalysisSwitch:
        """The way to the analysis table and back."""
        from burgundy_qt.widgets.window.mode_switches import AnalysisSwitch

        return AnalysisSwitch(self)

    @cached_property
    def analysis(self) -> AnalysisMode:
        """The analysis table."""
        return self.analysis_switch.analysis_mode()

    @property
    def is_analysis_on(self) -> bool:
        """Whether the analysis table is in use."""
        return "analysis" in vars(self) and self.analysis.is_on

    @cached_property
    def reviewing(self) -> ReviewController:
        """The review of the game on the table."""
        from burgundy_qt.widgets.review.review_controller import ReviewController

        _bar = self.looking_back.bar  # created first: else Tab would not reach the review's page
        made = ReviewController(self.page, self.session, self.looking_back)
        made.question_made.connect(self.dialogs.open)
        made.better_shown.connect(self.announcements.announce_past)
        made.learn_asked.connect(lambda game, seat: self.question_switch.learn(game, seat))
        made.report_asked.connect(lambda: self.dialogs.show_report(made.reviewed))
        made.picture_made.connect(self.picturing.save_graph)
        return made

    @property
    def has_review(self) -> bool:
        """Whether the review has been used."""
        return "reviewing" in vars(self)

    @property
    def is_review_on(self) -> bool:
        """Whether the review is shown."""
        return "reviewing" in vars(self) and self.reviewing.is_on

    def _recreate_widgets(self) -> None:
        """Recreate everything in the window in another language, and return to the same place."""
        self.announcements.stop()
        menus, page, is_at_home = self.menus, self.page, self.home_switch.is_on
        late = {name: vars(self).pop(name) for name in LATE if name in vars(self)}
        rules = self.rules
        advising = self.advising
        looking_back = self.looking_back
        watching = self.watching
        self.game_on_table.leave()
        self._create_widgets()
        menus.discard()
        self.library.name_recent()
        self.settings_in_use.use(self.settings.values)
        self.rules.take_over(rules)
        if self.session.view is not None:
            self.pages.setCurrentWidget(self.page)
            self.bar.show()
            self.pages.show()
            lay_out_now(self)
            self.standing.show()
            self.page.take_over(page)
            self.advising.take_over(advising)
            self.watching.take_over(watching)
            self.looking_back.take_over(looking_back)
            if "reviewing" in late:
                self.reviewing.take_over(late["reviewing"])
        if "questions" in late:
            self.questions.take_over(late["questions"])
        if "analysis" in late:
            self.analysis.take_over(late["analysis"])
        if is_at_home:
            self.home_switch.show()
        for dialog in self.findChildren(QDialog):
            dialog.addActions(self.dialogs.everywhere)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fit the title bar to the window's width.

        When the window leaves full screen and the compositor lets it choose its size, Qt takes the
        frame off it; that would happen anew every time.
        """
        super().resizeEvent(event)
        self.bar.fit()
        usual, self._size_to_return_to = self._size_to_return_to, None
        if usual is not None and lost_to_frame(usual, event.size()):
            QTimer.singleShot(0, self, lambda: self.resize(usual))

    def event(self, event: QEvent) -> bool:
        """Draw the icons again on a screen with another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            theme.theme_changed.emit(theme.current())
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Rebuild the window when the language has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.language != spoken.code:
            self._recreate_widgets()

    def _fill_menus(self) -> None:
        game = self.menus.menus["Game"]
        self.menus.connect(command_handlers(self))
        game.insertMenu(self.menus.actions["open"], self.library.recent)
        game.aboutToShow.connect(self.library.librarian.look)
        self._give_keys()

    def _give_keys(self) -> None:
        give_keys(self.menus.actions)

    def _connect(self) -> None:
        self.game_on_table = GameOnTable(
            self.session,
            self.pages,
            self.page,
            self.looking_back,
            lambda: "reviewing" in vars(self) and self.reviewing.comes_next,
            self.standing,
            self.dialogs,
        )
        self.game_on_table.said.connect(self.announcements.say)
        self.sounds.listen(self.page)
        self.announcements.follow(
            self.looking_back, lambda: self.reviewing.spoken if self.is_review_on else ""
        )
        self.advising.question_made.connect(self.dialogs.open)
        self.advising.past_asked.connect(self.looking_back.look_at_last_decision)
        self.looking_back.hint_asked.connect(self.advising.toggle)
        for taking in (self.picturing, self.sheet_on_paper):
            taking.succeeded.connect(self.standing.show_sentence)
            taking.failed.connect(self.dialogs.show_problem)
        self.bar.rules_asked.connect(lambda: self.rules.open_at(""))
        self.page.keys.escaped.connect(self.leave_full_screen)
        self.watching.shown.connect(self.session.shown)
        self.page.steps.reached.connect(self._keep_record)
        self.page.began.connect(
            lambda: QTimer.singleShot(0, self.page, lambda: self._keep_record(self.page.steps.game))
        )
        self.page.log.score.sheet_asked.connect(lambda: show_standing(self))
        self.page.prompt.undo_asked.connect(lambda: take_back(self))
        self.looking_back.moved.connect(self.advising.follow_past)
        self.looking_back.ended.connect(self.advising.close)
        self.looking_back.given_up.connect(self.advising.forget_past)
        self.looking_back.ended.connect(self.standing.show)
        self.looking_back.play_on_asked.connect(self.dialogs.ask_who_plays_on)
        self.looking_back.question_made.connect(self.dialogs.open)

    def _listen(self) -> None:
        """Connect everything that exists as long as the window does."""
        self.dialogs.left.connect(self._take_keyboard_back)
        self.dialogs.look_back_asked.connect(lambda: self.looking_back.toggle())
        self.dialogs.review_asked.connect(lambda: self.reviewing.toggle())
        self.dialogs.picture_made.connect(lambda picture: self.picturing.save_report(picture))
        self.dialogs.report_asked.connect(lambda: self.reviewing.report())
        self.dialogs.rules_asked.connect(lambda topic: self.rules.open_at(topic))
        self.dialogs.turn_asked.connect(lambda revision: self.reviewing.go_to(revision))
        self.dialogs.learn_asked.connect(lambda game, seat: self.question_switch.learn(game, seat))
        self.session.puzzles_asked.connect(lambda asked: self.question_switch.solve(asked))
        self.session.lesson_asked.connect(lambda *asked: self.question_switch.teach(*asked))
        self.session.run_asked.connect(lambda *asked: self.question_switch.run(*asked))
        self.dialogs.home_asked.connect(self.home_switch.go_home)
        self.dialogs.learning_asked.connect(self.learn_game)
        self.dialogs.mend_asked.connect(self._show_anew)
        self.session.failed.connect(self.dialogs.show_problem)
        self.session.failed.connect(self._arrive_at_home)
        self.session.leaving_asked.connect(self.dialogs.ask_to_leave)
        self.session.left.connect(self.close)
        self.session.engines_missing.connect(self.dialogs.ask_for_missing)
        self.session.engines_missing.connect(self._arrive_at_home)
        self.session.engines.changed.connect(self._name_engines)
        self.session.nothing_to_resume.connect(self._arrive_at_home)
        self.session.saved.connect(self._show_copy)
        self.undoing.question_made.connect(self.dialogs.open)
        self.library.dialog_made.connect(self.dialogs.open)
        self.library.play_asked.connect(self.dialogs.open_game)
        self.library.review_asked.connect(self.review)
        self.library.new_game_asked.connect(self.dialogs.ask_for_game)
        self.library.file_asked.connect(self.dialogs.ask_for_file)
        self.library.first_game_asked.connect(self.learn)
        self.library.again_asked.connect(self.dialogs.ask_for_game)
        self.library.explorer_asked.connect(lambda: self.dialogs.explore(self.session.view))
        self.library.failed.connect(self.dialogs.show_problem)
        self.settings.failed.connect(self.dialogs.show_problem)
        keymap.changed.connect(self._give_keys)

    def resume(self) -> None:
        """Resume the last unfinished game if a game was in view when the program closed; otherwise
        show Home.

        Home is hidden until it is known which game it offers.
        """
        (self.home if self.has_home else self.blank).hide()
        if self.settings.values.at_home:
            self.home_switch.arrive()
        else:
            self.session.resume(self.settings.values.on_table or "", self.settings.values.passing)

    def learn(self) -> None:
        """Begin or resume the tutorial of the game that is played."""
        self.learn_game(self.game_played)

    def learn_game(self, game: str) -> None:
        """Begin or resume the tutorial of the game of this name."""
        self.tutorial.begin(game)
        if self.tutorial.is_running:
            self.home_switch.go_back()

    def watch_bots(self) -> None:
        """Begin a game between bots, of the kind that is played."""
        self.session.new_game(bots_only_request(self.catalogue.levels, self.game_played))

    def review(self, path: Path) -> None:
        """Open a game, and review it."""
        self.reviewing.await_game()
        self.dialogs.open_game(path)

    def challenge(self) -> None:
        """Show the challenges of the day, first those of the game that is played."""
        self.dialogs.show_challenges(self.game_played)

    def contests(self) -> None:
        """Show the ladder and the cup, first those of the game that is played."""
        self.dialogs.show_contests(self.game_played)

    def puzzles(self) -> None:
        """Show the puzzles, first those of the game that is played."""
        self.dialogs.show_puzzles(self.game_played)

    def course(self) -> None:
        """Show the lessons, first those of the game that is played."""
        self.dialogs.show_course(self.game_played)

    @property
    def game_played(self) -> str:
        """The name of the game on the table, or of the last one chosen."""
        if self.session.view is not None:
            return self.session.view.game
        request = (self.settings.values.line_up or {}).get("request")
        return game_of(request if isinstance(request, dict) else {})

    def toggle_full_screen(self) -> None:
        """Switch between full screen and a normal window."""
        if uses_wayland() and self.isFullScreen() and not self.isMaximized():
            self._size_to_return_to = self.normalGeometry().size()
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave_full_screen(self) -> None:
        """Leave full screen if it is on."""
        if self.isFullScreen():
            self.toggle_full_screen()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Leave full screen with Esc, unless something else has used the key."""
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape:
            self.leave_full_screen()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Remember the window's place; first try again to save the game if a save failed.

        The window stays open until the person accepts that moves may be lost.
        """
        if self.session.is_risked:
            event.ignore()
            self.session.leave()
            return
        if self.home_switch.is_on:
            self.session.leave_watched()
        self.settings.change(window=bytes(self.saveGeometry().toHex().data()).decode())
        self.dialogs.close()
        self.library.close()
        self.rules.close()
        self.sounds.close()
        self.announcements.stop()
        for late in ("question_switch", "analysis_switch", "reviewing"):
            if late in vars(self):
                getattr(self, late).close()
        super().closeEvent(event)
        self.closed.emit()

    def _take_keyboard_back(self) -> None:
        """Give the focus back to the table or Home after a dialog."""
        if self.pages.currentWidget() is self.page:
            self.page.view.setFocus()

    def _show_anew(self) -> None:
        """Show the current position again: a mistake may have stopped an animation half-way."""
        if self.is_analysis_on:
            self.analysis.show_anew()
        elif self.is_question_on:
            self.questions.show_anew()
        else:
            self.game_on_table.show_anew()

    def _arrive_at_home(self, *_: object) -> None:
        if self.session.view is None and not (self.has_home and self.home.isVisible()):
            self.home_switch.arrive()

    def _name_engines(self) -> None:
        engine_names.use(self.session.engines.added)

    def _show_copy(self, path: Path) -> None:
        self.standing.show_sentence(tr("Window", "Copy of the game saved: {file}", file=path.name))


def lay_out_now(window: QMainWindow) -> None:
    """Lay out new widgets of the window immediately."""
    layout = window.layout()
    if layout is not None:
        layout.activate()
