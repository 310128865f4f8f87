"""The state of the window: the progress of the game in the title bar, and the enabled commands."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QObject

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.rules.ruleset import StateObject
from burgundy_qt.session.contest_matches import Place
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.character_card import has_characters
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.page import person_turn, table_page
from burgundy_qt.widgets.phrases.wording import seat_name
from burgundy_qt.widgets.play import decision, game_input
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window.menus import PROGRAM, Menus, Switches, TitleBar
from burgundy_qt.widgets.window.table_export import has_sheets

# Which commands of the menus are enabled.


def is_alone(view: GameView | None) -> bool:
    """Return whether it is a solo game."""
    return view is not None and "solo" in view.state.get("modules", ())


def has_workers(view: GameView | None) -> bool:
    """Return whether the game has workers; True when no game is in view."""
    return view is None or "workers" in game_input.input_of(view.game).shortcuts


def has_another_way(view: GameView | None) -> bool:
    """Return whether the game has an answer that is nowhere on the table."""
    return view is not None and decision.ANOTHER.kind in game_input.input_of(view.game).lit


TRYING = (
    "home",
    "undo",
    "workers",
    "another",
    "pass",
    "end",
    "hint",
    "tips",
    "log",
    "moves",
    "score",
    "zoom in",
    "zoom out",
    "fit",
    "picture",
    "copy picture",
    "analyse",
)
"""Commands that can be used while a turn is tried beside the game."""


ANALYSING = (*TRYING, "redo", "score sheet")
"""Commands that can be used at the analysis table."""


def allowed_in_trial(usable: Collection[str] = TRYING) -> dict[str, bool]:
    """Return whether each command is enabled while a turn is tried; commands left out always
    are."""
    return {command: command in usable for command in enabled_commands(None, False)}


def enabled_commands(view: GameView | None, is_past: bool) -> dict[str, bool]:
    """Return whether each command is enabled; commands left out always are.

    `view` is the game on the table; with `is_past` an earlier position is shown, and nothing can
    be changed.
    """
    now = None if is_past else view
    going = None if now is None or now.is_over else now
    helped = None if view is None or view.is_unaided else view
    return {
        "home": view is not None,
        "save": view is not None,
        "save sheet": has_sheets(view),
        "print sheet": has_sheets(view),
        "seats": going is not None,
        "undo": now is not None and decision.can_undo(now),
        "redo": now is not None and now.can_redo,
        "undo turn": now is not None and now.can_undo,
        "entries": now is not None and now.recording is not None,
        "workers": going is not None and has_workers(going),
        "buy point": is_alone(going),
        "another": has_another_way(going),
        "pass": going is not None,
        "end": going is not None,
        "review": view is not None,
        "game review": helped is not None,
        "hint": helped is not None,
        "opponent": helped is not None and len(helped.line_up.seats) > 1,
        "character": view is not None and has_characters(view),
        "do advised": going is not None and not going.is_unaided,
        "tips": helped is not None,
        "figures": view is not None,
        "for points": view is not None,
        "log": view is not None,
        "recap": view is not None,
        "moves": now is not None and not now.is_unaided,
        "costs": view is None or helped is not None,
        "score": view is not None,
        "zoom in": view is not None,
        "zoom out": view is not None,
        "fit": view is not None,
        "move now": going is not None and going.person_to_decide is None,
        "skip": now is not None and person_turn.can_be_hurried(now),
        "score sheet": view is not None,
        "analyse": helped is not None,
        "games like this": helped is not None,
        "share": view is not None and view.is_over,
        "picture": view is not None,
        "copy picture": view is not None,
        "animation": view is not None and view.revision > 0 and not view.is_face_down,
    }


class GameStatus(QObject):
    """Follows the game of a session on a page. `is_at_home` returns whether Home is in view
    instead, as it is at the start."""

    def __init__(
        self,
        bar: TitleBar,
        menus: Menus,
        page: table_page.TablePage,
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
        self.is_analysing = False
        looking_back.moved.connect(self.show_past)
        session.contests.changed.connect(self._show_contest)
        self._allow(None)

    def show(self) -> None:
        """Show the progress of the game, or none at Home.

        While a question covers the game, a bot may still move in it; the question is then shown.
        """
        steps = self.page.steps
        if steps.is_trial and steps.past is not None and not self.is_at_home():
            (self.show_analysis if self.is_analysing else self.show_trial)(steps.past)
            return
        view = None if self.is_at_home() else self.session.view
        where = game_status_text(view.state, view.is_unaided) if view is not None else ""
        if view is not None and view.line_up.unaided:
            where = unaided_text(where, view.casual)
        elif view is not None and view.line_up.tutor:
            where = tr("Window", "{where}, casual, tutor", where=where)
        elif view is not None and view.casual:
            where = tr("Window", "{where}, casual", where=where)
        elif view is not None:
            where = contest_text(where, self.session.contests.record.place_of(view.game_id))
        self.bar.say(where)
        self._call(view)
        self._allow(view)
        on_table = self.session.view
        self.settings.change(
            at_home=view is None or view.is_over,
            on_table=on_table.game_id if on_table is not None else self.settings.values.on_table,
            passing=on_table is not None and on_table.is_passing,
        )

    def _show_contest(self) -> None:
        """Show which contest the game belongs to, as soon as that is known."""
        if self.session.view is not None and not self.looking_back.is_on:
            self.show()

    def _call(self, view: GameView | None) -> None:
        """Show the name and the emblem of the game in view."""
        if view is None:
            self.bar.call()
        else:
            setup = setup_of(view.game)
            self.bar.call(setup.short_title() or PROGRAM, setup.emblem)

    def show_past(self, past: GameView) -> None:
        """Show which past position is in view; no moves are possible there."""
        from burgundy_qt.widgets.history.turn_strip import standing as standing_then

        game = self.page.steps.game
        last = game.revision if game is not None else past.revision
        where = standing_then(past.state, past.revision, last)
        self.bar.say_past(tr("Window", "Looking back: {where}", where=where), where)
        self._allow(self.session.view)

    def show_trial(self, view: GameView) -> None:
        """Show that a turn is tried in a position beside the game."""
        where = game_status_text(view.state)
        self.bar.say_past(tr("Window", "Question: {where}", where=where), where)
        self._call(view)
        self._offer(view)
        self.menus.allow(allowed_in_trial())
        self.is_analysing = False

    def show_analysis(self, view: GameView, value: str = "") -> None:
        """Show that a position beside the game is on the analysis table, and what it is worth."""
        where = game_status_text(view.state)
        if value:
            where = tr("Window", "{where}: {value}", where=where, value=value)
        self.is_analysing = True
        self.bar.say_past(tr("Window", "Analysis: {where}", where=where), where)
        self._call(view)
        self._offer(view)
        self.menus.allow(allowed_in_trial(ANALYSING))

    def show_value(self, value: str) -> None:
        """Show what the position on the analysis table is worth."""
        if self.is_analysing and self.page.steps.past is not None:
            self.show_analysis(self.page.steps.past, value)

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence in the bar while looking back, when no prompt is visible, or else in the
        prompt."""
        if self.looking_back.is_on:
            self.bar.say_past(sentence)
        else:
            self.page.prompt.point_out(sentence)

    def _allow(self, view: GameView | None) -> None:
        self.menus.allow(enabled_commands(view, self.looking_back.is_on))
        self.menus.allow({"engine": self.session.engine_fault is not None})
        self._offer(view)

    def _offer(self, view: GameView | None) -> None:
        """Offer the menu entries that the game in view has."""
        self.menus.actions["workers"].setVisible(has_workers(view))
        self.menus.actions["buy point"].setVisible(is_alone(view))
        self.menus.actions["another"].setVisible(has_another_way(view))
        self.switches.offer(view.game if view is not None and not view.is_unaided else None)
        seats = view.line_up.seats if view is not None else ()
        for number, action in enumerate(self.estates):
            action.setVisible(number < len(seats))
            if number < len(seats):
                action.setText(seat_name(seats, number))


def contest_text(where: str, place: Place | None) -> str:
    """Return how far a game is, with the contest that it belongs to, if any."""
    if place is None:
        return where
    if place.week:
        return tr("Window", "{where}, weekly cup", where=where)
    return tr("Window", "{where}, ladder", where=where)


def unaided_text(where: str, is_casual: bool) -> str:
    """Return how far a game without help is."""
    if is_casual:
        return tr("Window", "{where}, casual, without help", where=where)
    return tr("Window", "{where}, without help", where=where)


def game_status_text(state: StateObject, is_unaided: bool = False) -> str:
    """Return how far the game is, for the bar: "Phase B, round 3 of 5"; without help it counts
    nothing that is left."""
    if state["result"] is not None:
        return tr("Window", "The game is over")
    log = log_of(state["game"])
    where = log.moment(state) if is_unaided else log.milestone(state)
    return where or tr("Window", "Setting up")
