"""The window: the table and the menus above it, and what becomes of a game's views and a person's
commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget

from burgundy_qt.language.spoken import meant, spoken
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.limits import MAX_SEATS
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.accessibility.announcements import Announcements
from burgundy_qt.widgets.advice.advising import Advising
from burgundy_qt.widgets.dialogs.catalogue import Catalogue
from burgundy_qt.widgets.dialogs.settings.choices import SPEED_NAMES, THEME_NAMES, worded
from burgundy_qt.widgets.history.review_mode import ReviewMode
from burgundy_qt.widgets.history.words import standing as standing_then
from burgundy_qt.widgets.home.home import Home
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.keys.menu_keys import give_keys
from burgundy_qt.widgets.learning.rules_actions import RulesActions
from burgundy_qt.widgets.learning.tutorial.tutorial import Tutorial
from burgundy_qt.widgets.library.library_actions import LibraryActions
from burgundy_qt.widgets.log.log_card import LOG, SCORE
from burgundy_qt.widgets.look import theme
from burgundy_qt.widgets.moves.moves_actions import MovesActions
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.play.undoing import Undoing
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sounds.sounds import Sounds
from burgundy_qt.widgets.watching.game_of_bots import game_of_bots
from burgundy_qt.widgets.watching.watching import Watching
from burgundy_qt.widgets.window.allowed import allowed, is_alone
from burgundy_qt.widgets.window.dialogs import Dialogs
from burgundy_qt.widgets.window.first_place import FIRST_SIZE
from burgundy_qt.widgets.window.home_switch import HomeSwitch
from burgundy_qt.widgets.window.menus import Menus
from burgundy_qt.widgets.window.picturing import Picturing
from burgundy_qt.widgets.window.preparing import Preparing
from burgundy_qt.widgets.window.standing import standing
from burgundy_qt.widgets.window.title_bar import TitleBar
from burgundy_qt.widgets.words.bots_pace import bots_pace
from burgundy_qt.widgets.words.wording import seat_name

PAUSES = {
    "slow": 1800,
    "normal": 700,
    "fast": 0,
}  # ms between the end of what a bot did and its next action
LEAST_SIZE = 960, 620
EVERYWHERE = "rules", "quit"  # whose keys work in every dialog
CHOICES = "workers", "buy point", "pass", "end"  # commands that answer what is asked at the table


class MainWindow(QMainWindow):
    """Shows the games of one session. `closed` tells that the window has gone."""

    closed = Signal()

    def __init__(self, session: GameSession, settings: SettingsFile, catalogue: Catalogue) -> None:
        super().__init__()
        self.session, self.settings, self.catalogue = session, settings, catalogue
        self.setWindowTitle("Burgundy")
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(FIRST_SIZE)
        self.dialogs = Dialogs(self, session, settings, catalogue)
        self.chosen_language = settings.values.language
        self.library = LibraryActions(self, session)
        self.undoing = Undoing(self, session)
        self.preparing = Preparing(self)
        self.sounds = Sounds(settings, self)
        self._furnish()
        self.home_switch = HomeSwitch(self)
        self._listen()
        self._use(settings.values)
        if settings.values.window:
            self.restoreGeometry(QByteArray.fromHex(settings.values.window.encode()))

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open over the window."""
        return self.dialogs.current

    def _furnish(self) -> None:
        """Make all that the window shows, in the language that is spoken."""
        self.language = spoken.code
        self.bar = TitleBar(self)
        self.setMenuWidget(self.bar)
        self.menus = Menus(self.bar.menus, self)
        self.dialogs.everywhere = [self.menus.actions[name] for name in EVERYWHERE]
        self.home = Home(self.catalogue.games)
        self.page = TablePage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.pages.addWidget(self.page)
        self.setCentralWidget(self.pages)
        self.rules = RulesActions(self.page, [self.menus.actions["quit"]])
        self.tutorial = Tutorial(self.page, self.session, self.settings)
        self.advising = Advising(self.page, self.session)
        self.moves = MovesActions(self.page)
        self.announcements = Announcements(self.page, self.advising)
        self.review_mode = ReviewMode(self.page, self.session)
        self.watching = Watching(self.page, self.session, self.review_mode)
        self.picturing = Picturing(self.page)
        self._fill_menus()
        self._connect()
        self.page.lettering.add(self.bar, self.bar.letter)

    def _furnish_anew(self) -> None:
        """Show the same in another language: everything in the window is made again, and goes on
        where it was."""
        self.announcements.fall_silent()
        menus, page, is_at_home = self.menus, self.page, self.home_switch.is_on
        rules, advising, review_mode, watching = (
            self.rules,
            self.advising,
            self.review_mode,
            self.watching,
        )
        for told, answer in self._hears:
            told.disconnect(answer)
        self._furnish()
        menus.discard()
        self.library.name_recent()
        self._use(self.settings.values)
        self.rules.take_over(rules)
        if self.session.view is not None:
            self.pages.setCurrentWidget(self.page)
            self.bar.show()
            self.pages.show()
            lay_out_now(self)
            self.show_standing()
            self.page.take_over(page)
            self.advising.take_over(advising)
            self.watching.take_over(watching)
            self.review_mode.take_over(review_mode)
        if is_at_home:
            self.home_switch.show()
        for dialog in self.findChildren(QDialog):
            dialog.addActions(self.dialogs.everywhere)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.language != spoken.code:
            self._furnish_anew()

    def _fill_menus(self) -> None:
        values = self.settings.values
        self.themes = self.menus.add_choices(
            "View", tr("Menu", "Theme"), worded(THEME_NAMES), values.theme
        )
        self.speeds = self.menus.add_choices(
            "View", tr("Menu", "Motion"), worded(SPEED_NAMES), values.speed
        )
        self.estates = self.menus.add_numbered(
            "estate", "View", tr("Menu", "Enlarge an estate"), MAX_SEATS, self.page.seat.enlarge
        )
        self.themes.triggered.connect(lambda action: self.settings.change(theme=action.data()))
        self.speeds.triggered.connect(lambda action: self.settings.change(speed=action.data()))
        self.menus.connect(
            {
                "home": lambda: self.home_switch.go_home(),
                "new": self.dialogs.ask_for_game,
                "library": self.library.open,
                "statistics": self.dialogs.tell_statistics,
                "watch": self.watch_bots,
                "paste": self.library.paste,
                "open": self.dialogs.ask_for_file,
                "save": self.dialogs.ask_where_to_save,
                "seats": self.dialogs.ask_who_sits_where,
                "settings": self.dialogs.show_settings,
                "quit": self.close,
                "undo": self.undoing.undo,
                "redo": self.session.redo,
                "undo turn": self.session.undo_turn,
                **{name: partial(self.page.asking.carry_out, name) for name in CHOICES},
                "move now": self.session.move_now,
                "skip": self.page.steps.hurry,
                "at once": lambda: self.settings.change(
                    bots_at_once=not self.settings.values.bots_at_once
                ),
                "review": self.review_mode.toggle,
                "log": lambda: self.page.log_place.turn_to(LOG),
                "recap": self.page.recall,
                "moves": self.moves.open,
                "score": self._show_score,
                "score sheet": self._tell_standing,
                "zoom in": self.page.view.zoom.larger,
                "zoom out": self.page.view.zoom.smaller,
                "fit": self.page.view.zoom.fit,
                "full screen": self.toggle_full_screen,
                "picture": self.picturing.save,
                "copy picture": self.picturing.copy,
                "first game": self.learn,
                "hint": self.advising.toggle,
                "do advised": self.advising.play,
                "tips": self.advising.show_tips,
                "figures": self.advising.panel.figures.click,
                "for points": self.advising.panel.for_points.click,
                "rules": self.rules.open_here,
                "keys": self.dialogs.list_keys,
                "about": self.dialogs.tell_about,
            }
        )
        self.menus.menus["Game"].insertMenu(self.menus.actions["open"], self.library.recent)
        self.menus.menus["Game"].aboutToShow.connect(self.library.librarian.look)
        self.menus.actions["at once"].setCheckable(True)
        self._allow(None)
        self._give_keys()

    def _give_keys(self) -> None:
        give_keys(self.menus.actions)

    def _connect(self) -> None:
        session, page = self.session, self.page
        for told, answer in self._hears:
            told.connect(answer)
        session.thinking.connect(page.asking.say_thinking)
        self.sounds.listen(page)
        self.advising.question_made.connect(self.dialogs.open)
        self.advising.past_asked.connect(self.review_mode.look_at_last_decision)
        self.advising.goal_chosen.connect(lambda on: self.settings.change(hint_for_points=on))
        self.advising.figures_chosen.connect(lambda on: self.settings.change(hint_figures=on))
        self.review_mode.hint_asked.connect(self.advising.toggle)
        self.picturing.told.connect(self._tell_picture)
        self.picturing.failed.connect(self.dialogs.tell_problem)
        self.bar.rules_asked.connect(lambda: self.rules.open_at(""))
        page.decision.acted.connect(session.act)
        page.keys.escaped.connect(self.leave_full_screen)
        self.watching.shown.connect(session.shown)
        self.watching.paced.connect(self._set_pause)
        page.steps.hurried.connect(session.hurry)
        page.prompt.move_now_asked.connect(session.move_now)
        page.turn.clock.told.connect(session.set_clock)
        page.turn.handover.wanted.connect(lambda on: self.settings.change(pass_screen=on))
        page.over.connect(self.dialogs.tell_score)
        page.log.score.sheet_asked.connect(self._tell_standing)
        page.prompt.undo_asked.connect(self.undoing.undo)
        page.prompt.redo_asked.connect(session.redo)
        page.prompt.score_asked.connect(self.dialogs.tell_score)
        self.home.asked.connect(lambda way: self._ways_on[way]())
        self.home.game_asked.connect(lambda game: self.dialogs.ask_for_game(game=game))
        self.home.left.connect(lambda: self.home_switch.go_back())
        self.review_mode.moved.connect(self._show_past)
        self.review_mode.moved.connect(self.advising.follow_past)
        self.review_mode.ended.connect(self.advising.close)
        self.review_mode.ended.connect(self.show_standing)
        self.review_mode.play_on_asked.connect(self.dialogs.ask_who_plays_on)

    @property
    def _ways_on(self) -> Mapping[str, Callable[[], object]]:
        """What the buttons of Home do."""
        return {
            "go on": self.home_switch.go_on,
            "new": self.dialogs.ask_for_game,
            "library": self.library.open,
            "first game": self.learn,
            "watch": self.watch_bots,
            "statistics": self.dialogs.tell_statistics,
        }

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
        self.dialogs.left.connect(self._take_keyboard_back)
        self.dialogs.look_back_asked.connect(lambda: self.review_mode.toggle())
        self.dialogs.home_asked.connect(self.home_switch.go_home)
        self.dialogs.mend_asked.connect(self.mend)
        self.session.failed.connect(self.dialogs.tell_problem)
        self.session.failed.connect(self._arrive_at_home)
        self.session.nothing_to_resume.connect(self._arrive_at_home)
        self.session.saved.connect(self._tell_copy)
        self.undoing.question_made.connect(self.dialogs.open)
        self.library.dialog_made.connect(self.dialogs.open)
        self.library.play_asked.connect(self.dialogs.open_game)
        self.library.new_game_asked.connect(self.dialogs.ask_for_game)
        self.library.file_asked.connect(self.dialogs.ask_for_file)
        self.library.first_game_asked.connect(self.learn)
        self.library.again_asked.connect(self.dialogs.ask_for_game)
        self.library.failed.connect(self.dialogs.tell_problem)
        self.settings.changed.connect(self._use)
        self.settings.failed.connect(self.dialogs.tell_problem)
        bots_pace.wished.connect(self._remember_pace)
        keymap.changed.connect(self._give_keys)

    def resume(self) -> None:
        """Go on with the last unfinished game where a game was in view last; else show Home, which
        stays away until it is known what to go on with."""
        self.home.hide()
        if self.settings.values.at_home:
            self.home_switch.arrive()
        else:
            self.session.resume()

    def learn(self) -> None:
        """Begin the first game step by step, or go on with it."""
        self.tutorial.begin()
        if self.tutorial.is_running:
            self.home_switch.go_back()

    def watch_bots(self) -> None:
        """Begin a game of bots alone: the one on the table."""
        game = self.session.view.game if self.session.view is not None else DEFAULT
        self.session.new_game(game_of_bots(self.catalogue.levels, game))

    def mend(self) -> None:
        """Show the game anew as it stands: a mistake may have stopped the showing half-way, and
        bots wait for it."""
        if self.session.view is not None and not (
            self.review_mode.is_on or self.page.steps.is_resting
        ):
            self.page.begin(self.session.view)
            self.show_standing()
            self.session.shown()

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
        self.dialogs.close()
        self.library.close()
        self.rules.close()
        self.sounds.close()
        self.announcements.fall_silent()
        super().closeEvent(event)
        self.closed.emit()

    def _take_keyboard_back(self) -> None:
        """The table has it where it is in view; Home goes on where it was."""
        if self.pages.currentWidget() is self.page:
            self.page.view.setFocus()

    def _arrive_at_home(self, *_: object) -> None:
        if self.session.view is None and not self.home.isVisible():
            self.home_switch.arrive()

    def _on_began(self, view: View) -> None:
        self.pages.setCurrentWidget(self.page)
        self.page.begin(view)
        self.page.steps.wake()
        self.show_standing()
        if view.is_over:
            self.dialogs.tell_score()

    def _on_stepped(self, step: Step) -> None:
        if not self.review_mode.is_on:
            self.show_standing()
        self.page.steps.add(step)

    def _show_past(self, past: View) -> None:
        """Say in the bar what is looked at; nothing can be moved there."""
        last = self.page.steps.game.revision if self.page.steps.game is not None else past.revision
        where = standing_then(past.state, past.revision, last)
        self.bar.say(tr("Window", "Looking back: {where}", where=where), is_past=True)
        self._allow(self.session.view)

    def _on_returned(self, view: View) -> None:
        self.show_standing()
        self.page.begin(view)

    def _on_became_casual(self, view: View) -> None:
        self.page.take_note(view)
        if not self.review_mode.is_on:
            self.show_standing()

    def show_standing(self) -> None:
        """Say in the bar where the game in view stands, and offer what can be done in it; nothing
        at Home, where the next start begins too, as after a game that is over."""
        view = None if self.home_switch.is_on else self.session.view
        where = standing(view.state) if view is not None else ""
        is_casual = view is not None and view.casual
        self.bar.say(tr("Window", "{where}, casual", where=where) if is_casual else where)
        self._allow(view)
        self.settings.change(at_home=view is None or view.is_over)

    def _tell_copy(self, path: Path) -> None:
        self.page.prompt.point_out(
            tr("Window", "A copy of the game is saved: {file}", file=path.name)
        )

    def _tell_picture(self, sentence: str) -> None:
        if self.review_mode.is_on:  # no prompt is in sight
            self.bar.say(sentence, is_past=True)
        else:
            self.page.prompt.point_out(sentence)

    def _allow(self, view: View | None) -> None:
        self.menus.allow(allowed(view, self.review_mode.is_on))
        self.menus.actions["buy point"].setVisible(is_alone(view))
        for number, action in enumerate(self.estates):
            action.setVisible(view is not None and number < len(view.line_up.seats))
            if view is not None and number < len(view.line_up.seats):
                action.setText(seat_name(view.line_up.seats, number))

    def _remember_pace(self, name: str) -> None:
        self.settings.change(thought=name)

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
        self.page.turn.ends_itself = values.auto_end
        self.page.turn.handover.is_wanted = values.pass_screen
        self.page.recalling.is_wanted = values.recap
        bots_pace.use(values.thought)
        self.session.set_pace(values.thought)
        self._set_pause()
        self.page.steps.bots_act_at_once = values.bots_at_once
        self.menus.actions["at once"].setChecked(values.bots_at_once)
        self.advising.use(values.hint_for_points, values.hint_figures)
        self.page.decision.points_out_purchase = values.point_out_purchase
        for group, chosen in ((self.themes, values.theme), (self.speeds, values.speed)):
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    def _set_pause(self) -> None:
        """How long bots wait after what they did has been shown: not at all where they act at once,
        but for somebody who watches them."""
        values, watching = self.settings.values, self.watching
        usual = PAUSES[values.pace]
        is_at_once = values.bots_at_once and not watching.is_on
        self.session.set_pause(0 if is_at_once else watching.pause(usual))

    def _tell_standing(self) -> None:
        self.dialogs.tell_standing(self.page.steps.past or self.session.view, self.page.seat.number)

    def _show_score(self) -> None:
        if self.session.view is not None and self.session.view.is_over:
            self.dialogs.tell_score()
        else:
            self.page.log_place.turn_to(SCORE)


def lay_out_now(window: QMainWindow) -> None:
    """What has come into the window finds its place at once."""
    layout = window.layout()
    if layout is not None:
        layout.activate()
