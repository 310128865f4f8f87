"""The handlers of the menu commands and of the buttons on Home."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Protocol

from burgundy_qt.session.game_session import GameSession
from burgundy_qt.widgets.advice import hint_controller, tutor_controller
from burgundy_qt.widgets.advice.character_card import CharacterCard
from burgundy_qt.widgets.history.history_controller import HistoryController
from burgundy_qt.widgets.library.library_actions import LibraryActions
from burgundy_qt.widgets.log.log_card import LOG, SCORE
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.play.decision import UndoController
from burgundy_qt.widgets.rulebook.rules_actions import RulesActions
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.window import dialog_manager, page_switches, window_state
from burgundy_qt.widgets.window.table_export import SheetPrinter, TableImageExport
from burgundy_qt.widgets.window.tournament_dialogs import TournamentDialogs

if TYPE_CHECKING:
    from burgundy_qt.widgets.analysis_table.analysis_mode import AnalysisMode
    from burgundy_qt.widgets.panels import choice_costs, game_record, legal_moves
    from burgundy_qt.widgets.questions.question_mode import QuestionMode
    from burgundy_qt.widgets.review.review_controller import ReviewController
    from burgundy_qt.widgets.window.mode_switches import AnalysisSwitch

Answers = Mapping[str, Callable[[], object]]
CHOICES = "workers", "buy point", "another", "pass", "end"
"""Commands that answer what is asked at the table."""


class CommandTarget(Protocol):
    """The parts of a window that carry out commands; most of them are rebuilt when the language
    changes."""

    session: GameSession
    settings: SettingsFile
    dialogs: dialog_manager.Dialogs
    library: LibraryActions
    undoing: UndoController
    home_switch: page_switches.HomeSwitch
    page: TablePage
    advising: hint_controller.HintController
    introducing: CharacterCard
    tutoring: tutor_controller.TutorController
    picturing: TableImageExport
    sheet_on_paper: SheetPrinter
    standing: window_state.GameStatus
    looking_back: HistoryController
    rules: RulesActions
    tournaments: TournamentDialogs

    # Created at their first use: these must not be asked for only to see whether they are on.
    @property
    def costs(self) -> choice_costs.ChoiceCostController: ...
    @property
    def moves(self) -> legal_moves.MovesActions: ...
    @property
    def recording(self) -> game_record.RecordController: ...
    @property
    def questions(self) -> QuestionMode: ...
    @property
    def reviewing(self) -> ReviewController: ...
    @property
    def is_question_on(self) -> bool: ...
    @property
    def analysis(self) -> AnalysisMode: ...
    @property
    def analysis_switch(self) -> AnalysisSwitch: ...
    @property
    def is_analysis_on(self) -> bool: ...
    @property
    def is_review_on(self) -> bool: ...
    @property
    def has_review(self) -> bool: ...

    def learn(self) -> None: ...
    def watch_bots(self) -> None: ...
    def challenge(self) -> None: ...
    def contests(self) -> None: ...
    def puzzles(self) -> None: ...
    def course(self) -> None: ...
    def toggle_full_screen(self) -> None: ...
    def close(self) -> bool: ...


def ways_on(window: CommandTarget) -> Answers:
    """Return the handlers of the buttons on Home, by name."""
    return {
        "go on": window.home_switch.go_on,
        "new": window.dialogs.ask_for_game,
        "library": window.library.open,
        "first game": window.learn,
        "watch": window.home_switch.watch,
        "challenge": window.challenge,
        "contests": window.contests,
        "puzzles": window.puzzles,
        "course": window.course,
        "tournaments": window.tournaments.show_tournaments,
        "statistics": window.dialogs.show_statistics,
    }


def command_handlers(window: CommandTarget) -> Answers:
    """Return the handler of each command, in the order of the menus."""
    page, view, dialogs = window.page, window.page.view, window.dialogs
    advising = window.advising
    return {
        "home": lambda: window.home_switch.go_home(),
        "new": dialogs.ask_for_game,
        "library": window.library.open,
        "statistics": dialogs.show_statistics,
        "explorer": lambda: dialogs.explore(page.steps.past or window.session.view),
        "games like this": lambda: dialogs.explore(
            page.steps.past or window.session.view, is_like=True
        ),
        "watch": window.watch_bots,
        "challenge": window.challenge,
        "contests": window.contests,
        "puzzles": window.puzzles,
        "course": window.course,
        "tournaments": window.tournaments.show_tournaments,
        "paste": window.library.paste,
        "open": dialogs.ask_for_file,
        "save": lambda: dialogs.ask_where_to_save(moments_of(window)),
        "share": lambda: share(window),
        "save sheet": window.sheet_on_paper.save,
        "print sheet": window.sheet_on_paper.print_out,
        "seats": dialogs.ask_who_sits_where,
        "settings": dialogs.show_settings,
        "quit": window.close,
        "undo": lambda: take_back(window),
        "redo": lambda: redo(window),
        "undo turn": window.session.undo_turn,
        "entries": lambda: window.recording.show_entries(),
        **{name: partial(page.asking.carry_out, name) for name in CHOICES},
        "move now": window.session.move_now,
        "engine": lambda: dialogs.show_engine_stopped(window.session.engine_fault),
        "skip": page.steps.hurry,
        "at once": lambda: window.settings.change(
            bots_at_once=not window.settings.values.bots_at_once
        ),
        "review": window.looking_back.toggle,
        "game review": lambda: window.reviewing.toggle(),
        "analyse": lambda: window.analysis_switch.toggle(),
        "log": lambda: page.log_place.turn_to(LOG),
        "recap": page.recall,
        "moves": lambda: window.moves.open(),
        "score": lambda: show_score(window),
        "score sheet": lambda: show_standing(window),
        "zoom in": lambda: view.looking.larger(),
        "zoom out": lambda: view.looking.smaller(),
        "fit": lambda: view.looking.fit(),
        "full screen": window.toggle_full_screen,
        "picture": window.picturing.save,
        "copy picture": window.picturing.copy,
        "animation": lambda: animate_turn(window),
        "first game": window.learn,
        "hint": lambda: give_hint(window),
        "opponent": lambda: show_opponent(window),
        "character": window.introducing.show_next,
        "do advised": advising.play,
        "tips": lambda: show_tips(window),
        "figures": lambda: advising.panel.figures.click(),
        "costs": lambda: window.costs.toggle(),
        "for points": lambda: advising.panel.for_points.click(),
        "rules": window.rules.open_here,
        "keys": dialogs.list_keys,
        "about": dialogs.show_about,
    }


def share(window: CommandTarget) -> None:
    """Share the finished game on the table as a web page, with the moments of its review."""
    from burgundy_qt.widgets.sharing.web_page import ShareController  # for no start

    sharing = ShareController(window.page, window.session, moments_of(window))
    sharing.succeeded.connect(window.standing.show_sentence)
    sharing.failed.connect(window.dialogs.show_problem)
    sharing.share()


def animate_turn(window: CommandTarget) -> None:
    """Save the turn in view, or the last one, as an animated picture."""
    from burgundy_qt.session.game_replay import Replay
    from burgundy_qt.widgets.sharing.turn_animation import TurnAnimation  # for no start

    view, course = window.session.view, window.looking_back.course
    if view is None:
        return
    animation = TurnAnimation(window.page, view)
    animation.succeeded.connect(window.standing.show_sentence)
    animation.failed.connect(window.dialogs.show_problem)
    if course is not None:
        animation.save(course.replay, course.at)
        return

    def show_replay_of(game_id: str, replay: Replay) -> None:
        window.session.replayed.disconnect(heard)
        if game_id == view.game_id:
            animation.save(replay, replay.last)

    heard = window.session.replayed.connect(show_replay_of)
    window.session.replay()


def moments_of(window: CommandTarget) -> list[tuple[int, str]]:
    """Return the moments in the review of the game on the table: the number of actions before each,
    and what the review says."""
    view = window.session.view
    if not window.has_review or view is None:
        return []
    reviewed = window.reviewing.reviewed
    if reviewed is None or reviewed.game_id != view.game_id:
        return []
    from burgundy_qt.widgets.review.review_text import moments_to_share

    return moments_to_share(reviewed)


def take_back(window: CommandTarget) -> None:
    """Undo the last action of the tried turn, or else of the game."""
    if window.is_analysis_on:
        window.analysis.undo()
    elif window.is_question_on:
        window.questions.undo()
    else:
        window.undoing.undo()


def redo(window: CommandTarget) -> None:
    """Redo an action at the analysis table, or else in the game."""
    if window.is_analysis_on:
        window.analysis.redo()
    else:
        window.session.redo()


def give_hint(window: CommandTarget) -> None:
    """Show a hint for the question on the table, the better move of the tutor, or a hint for the
    game."""
    if window.is_analysis_on:
        window.analysis.show_best()
    elif window.is_question_on:
        window.questions.hint()
    elif window.tutoring.doubted is not None:
        window.tutoring.show_better()
    else:
        window.advising.toggle()


def show_opponent(window: CommandTarget) -> None:
    """Show the best turns of the opponent in the game, unless a question or the tutor waits."""
    is_beside = window.is_question_on or window.is_analysis_on
    if not is_beside and window.tutoring.doubted is None:
        window.advising.toggle(of_opponent=True)


def show_tips(window: CommandTarget) -> None:
    """Show the page beside the table for the question, the review or the tips, whichever is in
    use."""
    if window.is_analysis_on:
        window.analysis.show_page()
    elif window.is_question_on:
        window.questions.show_page()
    elif window.is_review_on and not window.advising.is_open:
        window.reviewing.show_page()
    else:
        window.advising.show_tips()


def show_score(window: CommandTarget) -> None:
    """Show the points beside the table, or the final score once the game is over."""
    view = window.session.view
    if view is not None and view.is_over:
        window.dialogs.show_score()
    else:
        window.page.log_place.turn_to(SCORE)


def show_standing(window: CommandTarget) -> None:
    """Show the points of the position in view, and what can still score."""
    page = window.page
    window.dialogs.show_standing(page.steps.past or window.session.view, page.seat.number)
