"""The connections of a window: its page follows the game of the session, and everything follows the
settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from PySide6 import QtCore, QtGui

from burgundy_qt.language.translation import language_from_tag, spoken, tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.advice.hint_controller import HintController
from burgundy_qt.widgets.controls.dialog_frame import StackedPages
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.library.library_actions import LibraryActions
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.panels.spectator import SpectatorController
from burgundy_qt.widgets.phrases.wording import bots_pace
from burgundy_qt.widgets.settings.settings import SPEED_NAMES, THEME_NAMES, Settings, worded
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.table.game_table import LARGEST_PROMPT
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.window import dialog_manager, window_state
from burgundy_qt.widgets.window.menus import Menus

if TYPE_CHECKING:
    from burgundy_qt.session.engines.engine_player import EngineFault
    from burgundy_qt.widgets.dialogs.ceremony import PhaseBanner


class GameOnTable(QtCore.QObject):
    """Connects the session's signals to the page until `leave` is called.

    It is created after the parts of the page, so that they receive each signal first.
    `is_reviewed_next` returns whether a review of the next game comes instead of its score. `said`
    carries what a phase has brought, for a screen reader.
    """

    said = QtCore.Signal(str)

    def __init__(
        self,
        session: GameSession,
        pages: StackedPages,
        page: TablePage,
        looking_back: HistoryController,
        is_reviewed_next: Callable[[], bool],
        standing: window_state.GameStatus,
        dialogs: dialog_manager.Dialogs,
    ) -> None:
        super().__init__(page)
        self.session, self.pages, self.page = session, pages, page
        self.looking_back, self.is_reviewed_next = looking_back, is_reviewed_next
        self.standing, self.dialogs = standing, dialogs
        for signal, answer in self._signal_handlers:
            signal.connect(answer)
        session.thinking.connect(page.asking.say_thinking)
        page.decision.acted.connect(self._act)
        page.steps.hurried.connect(session.hurry)
        page.turn.clock.measured.connect(session.set_clock)
        page.turn.handover.came.connect(session.sit_down)
        page.prompt.move_now_asked.connect(session.move_now)
        page.prompt.engine_asked.connect(lambda: dialogs.show_engine_stopped(session.engine_fault))
        page.prompt.redo_asked.connect(session.redo)
        page.prompt.score_asked.connect(dialogs.show_score)
        page.over.connect(dialogs.show_end)
        page.steps.due.connect(self._note_phase)
        for seen in (page.steps.shown, page.steps.overtaken):
            seen.connect(self._show_phase)
        page.began.connect(self._leave_phase)

    @cached_property
    def banner(self) -> PhaseBanner:
        """The banner that shows what a phase has brought."""
        from burgundy_qt.widgets.dialogs.ceremony import PhaseBanner  # late: no start waits for it

        made = PhaseBanner(self.page.view, self.dialogs.settings)
        self.page.lettering.add(made, made.letter, LARGEST_PROMPT)
        made.said.connect(self.said)
        return made

    def _note_phase(self, step: ViewStep, _at_once: bool) -> None:
        """Note a step in which a phase may end."""
        opens_chapter = log_of(step.view.game).opens_chapter
        if self.dialogs.settings.values.ceremony and any(map(opens_chapter, step.events)):
            self.banner.note(step)

    def _show_phase(self) -> None:
        """Show what a phase has brought, once its end has been seen."""
        if "banner" in vars(self):
            self.banner.show_due()

    def _leave_phase(self) -> None:
        """Hide the banner: another position is in view."""
        if "banner" in vars(self):
            self.banner.leave()

    def leave(self) -> None:
        """Disconnect from the session before the page is deleted."""
        for signal, answer in self._signal_handlers:
            signal.disconnect(answer)

    def show_anew(self) -> None:
        """Show the current position again: a mistake may have stopped an animation that bots wait
        for."""
        view = self.session.view
        if view is not None and not (self.looking_back.is_on or self.page.steps.is_resting):
            self.page.begin(view)
            self.standing.show()
            self.session.shown()

    @property
    def _signal_handlers(self) -> Sequence[tuple[QtCore.SignalInstance, Callable[..., None]]]:
        return (
            (self.session.began, self._on_began),
            (self.session.stepped, self._on_stepped),
            (self.session.returned, self._on_returned),
            (self.session.turned_up, self.page.turn_up),
            (self.session.became_casual, self._on_became_casual),
            (self.session.became_ready, self.page.update_view),
            (self.session.engine_failed, self._on_engine_failed),
        )

    def _act(self, revision: int, action: dict[str, Any]) -> None:
        """Pass an action to the session, unless the page shows a trial beside the game."""
        if not self.page.steps.is_trial:
            self.session.act(revision, action)

    def _on_engine_failed(self, fault: EngineFault) -> None:
        """Show that the game waits for an engine, and ask for a replacement."""
        self.page.asking.say_stopped(fault.name)
        self.standing.show()
        self.dialogs.show_engine_stopped(fault)

    def _remove_engine_notice(self) -> None:
        """Remove the notice: the game no longer waits for an engine."""
        self.page.asking.say_stopped("")
        self.dialogs.leave_engine_stopped()

    def _on_began(self, view: GameView) -> None:
        self._remove_engine_notice()
        self.pages.setCurrentWidget(self.page)
        self.page.begin(view)
        self.page.steps.wake()
        self.standing.show()
        if view.is_over and not self.is_reviewed_next():
            self.dialogs.show_score()

    def _on_stepped(self, step: ViewStep) -> None:
        self._remove_engine_notice()
        if not self.looking_back.is_on:
            self.standing.show()
        self.page.steps.add(step)

    def _on_returned(self, view: GameView) -> None:
        self._remove_engine_notice()
        self.standing.show()
        self.page.begin(view)

    def _on_became_casual(self, view: GameView) -> None:
        self.page.update_view(view)
        if not self.looking_back.is_on:
            self.standing.show()


# Settings: they apply at the start, and again whenever one changes.


# Milliseconds between the end of a bot's animation and its next action.
PAUSES = {"slow": 1800, "normal": 700, "fast": 0}


class RebuiltWidgets(Protocol):
    """The parts of a window that follow settings; most are rebuilt when the language changes."""

    session: GameSession
    settings: SettingsFile
    library: LibraryActions
    menus: Menus
    page: TablePage
    advising: HintController
    watching: SpectatorController


class SettingsBinding(QtCore.QObject):
    """Applies the settings of a window. `groups` are the menus of themes and of speeds."""

    def __init__(self, window: RebuiltWidgets) -> None:
        super().__init__(window.library)
        self.window = window
        self.language = window.settings.values.language  # as chosen in the settings
        self.tutor = window.settings.values.tutor  # as chosen in the settings
        self.groups: tuple[QtGui.QActionGroup, ...] = ()
        window.settings.changed.connect(self.use)
        bots_pace.wished.connect(self._remember_pace)

    def listen(self) -> None:
        """Connect to the rebuilt parts of the window, some of which change settings."""
        window, settings, menus = self.window, self.window.settings, self.window.menus
        values = settings.values
        themes = menus.add_choices("View", tr("Menu", "Theme"), worded(THEME_NAMES), values.theme)
        speeds = menus.add_choices("View", tr("Menu", "Motion"), worded(SPEED_NAMES), values.speed)
        themes.triggered.connect(lambda action: settings.change(theme=action.data()))
        speeds.triggered.connect(lambda action: settings.change(speed=action.data()))
        menus.actions["at once"].setCheckable(True)
        self.groups = themes, speeds
        window.page.turn.handover.wanted.connect(lambda on: settings.change(pass_screen=on))
        window.advising.goal_chosen.connect(lambda on: settings.change(hint_for_points=on))
        window.advising.figures_chosen.connect(lambda on: settings.change(hint_figures=on))
        window.watching.paced.connect(self.set_pause)

    def use(self, values: Settings) -> None:
        """Apply these settings."""
        keymap.use(values.keys)
        if values.language != self.language:
            self.language = values.language
            self.window.page.scene.skip()  # a running animation still has words of the old language
            # The window receives the event and rebuilds itself.
            spoken.change(language_from_tag(values.language))
        theme.set_theme(values.theme)
        theme.set_contrast(values.contrast)
        theme.set_scale(values.text_size / 100)
        page = self.window.page
        page.scene.set_speed(values.speed)
        page.scene.set_calm(values.calm)
        page.turn.ends_itself = values.auto_end
        page.turn.handover.is_wanted = values.pass_screen
        self.window.session.onlooker.is_asked = values.pass_screen
        page.recalling.is_wanted = values.recap
        bots_pace.use(values.thought)
        self.window.session.set_pace(values.thought)
        self.set_pause()
        page.steps.bots_act_at_once = values.bots_at_once
        self.window.menus.actions["at once"].setChecked(values.bots_at_once)
        self.window.advising.use(values.hint_for_points, values.hint_figures)
        page.decision.points_out_purchase = values.point_out_purchase
        if values.tutor != self.tutor:
            self.tutor = values.tutor
            self._tutor_changes()
        for group, chosen in zip(self.groups, (values.theme, values.speed), strict=True):
            for action in group.actions():
                action.setChecked(action.data() == chosen)

    def _tutor_changes(self) -> None:
        """Switch the tutor on or off in the running game as well, unless that game is rated."""
        view = self.window.session.view
        if view is not None and view.casual and not view.is_over:
            self.window.session.set_tutor(self.tutor)

    def set_pause(self) -> None:
        """Set how long bots pause after each animation: not at all if they act at once and nobody
        watches them."""
        values, watching = self.window.settings.values, self.window.watching
        is_at_once = values.bots_at_once and not watching.is_on
        pause = 0 if is_at_once else watching.pause(PAUSES[values.pace])
        self.window.session.set_pause(pause)

    def _remember_pace(self, name: str) -> None:
        self.window.settings.change(thought=name)
