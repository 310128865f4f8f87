"""Where the game in view stands: said in the bar, and what can be done there offered by the
menus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.history.turn_strip import standing as standing_then
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import seat_name
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.allowed import (
    allowed,
    allowed_in_trial,
    has_another_way,
    has_workers,
    is_alone,
)
from burgundy_qt.widgets.window.menus import Menus
from burgundy_qt.widgets.window.switches import Switches
from burgundy_qt.widgets.window.title_bar import PROGRAM, TitleBar


class Standing(QObject):
    """Follows the game of a session on a page. `is_at_home` says whether Home is in view instead,
    where the next start begins too."""

    def __init__(
        self,
        bar: TitleBar,
        menus: Menus,
        page: TablePage,
        looking_back: HistoryController,
        session: GameSession,
        settings: SettingsFile,
        is_at_home: Callable[[], bool],
    ) -> None:
        super().__init__(page)
        self.bar, self.menus, self.page, self.looking_back = bar, menus, page, looking_back
        self.session, self.settings, self.is_at_home = session, settings, is_at_home
        self.estates = menus.add_numbered(
            "estate", "View", tr("Menu", "Enlarge an estate"), MAX_SEATS, page.seat.enlarge
        )
        self.switches = Switches(menus, page.scene, settings)
        looking_back.moved.connect(self.show_past)
        self._allow(None)

    def show(self) -> None:
        """Tell of the game as it stands; of none at Home. While a question lies over the game a bot
        may still move in it: the question is what is told of then."""
        steps = self.page.steps
        if steps.is_trial and steps.past is not None and not self.is_at_home():
            self.show_trial(steps.past)
            return
        view = None if self.is_at_home() else self.session.view
        where = standing(view.state) if view is not None else ""
        if view is not None and view.line_up.tutor:
            where = tr("Window", "{where}, casual, tutor", where=where)
        elif view is not None and view.casual:
            where = tr("Window", "{where}, casual", where=where)
        self.bar.say(where)
        self._call(view)
        self._allow(view)
        on_table = self.session.view
        self.settings.change(
            at_home=view is None or view.is_over,
            on_table=on_table.game_id if on_table is not None else self.settings.values.on_table,
            passing=on_table is not None and on_table.is_passing,
        )

    def _call(self, view: GameView | None) -> None:
        """The name and the emblem of the game in view."""
        if view is None:
            self.bar.call()
        else:
            setup = setup_of(view.game)
            self.bar.call(setup.short_title() or PROGRAM, setup.emblem)

    def show_past(self, past: GameView) -> None:
        """Tell what is looked at; nothing can be moved there."""
        game = self.page.steps.game
        last = game.revision if game is not None else past.revision
        where = standing_then(past.state, past.revision, last)
        self.bar.say_past(tr("Window", "Looking back: {where}", where=where), where)
        self._allow(self.session.view)

    def show_trial(self, view: GameView) -> None:
        """Tell that a turn is tried in a position beside the game."""
        where = standing(view.state)
        self.bar.say_past(tr("Window", "A question: {where}", where=where), where)
        self._call(view)
        self._offer(view)
        self.menus.allow(allowed_in_trial())

    def tell(self, sentence: str) -> None:
        """Tell something where it is seen: while one looks back no prompt is in sight."""
        if self.looking_back.is_on:
            self.bar.say_past(sentence)
        else:
            self.page.prompt.point_out(sentence)

    def _allow(self, view: GameView | None) -> None:
        self.menus.allow(allowed(view, self.looking_back.is_on))
        self.menus.allow({"engine": self.session.engine_fault is not None})
        self._offer(view)

    def _offer(self, view: GameView | None) -> None:
        """What the menus have for the game in view."""
        self.menus.actions["workers"].setVisible(has_workers(view))
        self.menus.actions["buy point"].setVisible(is_alone(view))
        self.menus.actions["another"].setVisible(has_another_way(view))
        self.switches.offer(view.game if view is not None else None)
        seats = view.line_up.seats if view is not None else ()
        for number, action in enumerate(self.estates):
            action.setVisible(number < len(seats))
            if number < len(seats):
                action.setText(seat_name(seats, number))


def standing(state: StateObject) -> str:
    """Where the game stands, for the bar: "Phase B, round 3 of 5"."""
    if state["result"] is not None:
        return tr("Window", "The game is over")
    return log_of(state["game"]).milestone(state) or tr("Window", "Setting up")
