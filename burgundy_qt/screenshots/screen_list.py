"""The screens by name, each with the way to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLabel, QWidget

from burgundy_qt import __version__
from burgundy_qt.language.translation import ENGLISH, tr
from burgundy_qt.rules.registry import DEFAULT, GAMES
from burgundy_qt.screenshots import competition_screens
from burgundy_qt.screenshots.photo_stage import PhotoStage, Screen, screens_of
from burgundy_qt.screenshots.teaching_screens import advice, choices_compared, teaching
from burgundy_qt.session import crash_marker, line_up
from burgundy_qt.session.problem import Problem, of_mistake
from burgundy_qt.widgets.advice.score_sheet import ScoreSheet
from burgundy_qt.widgets.app.crash_handler import CrashNotice
from burgundy_qt.widgets.dialogs import problem_dialog, settings_dialog, settings_sections
from burgundy_qt.widgets.explorer.explorer_dialog import ExplorerDialog
from burgundy_qt.widgets.history.play_on_dialog import PlayOnDialog
from burgundy_qt.widgets.keys.key_editor import KeysPage
from burgundy_qt.widgets.log.log_card import SCORE
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.panels import game_record, spectator
from burgundy_qt.widgets.play.chance_choice import ChanceDialog
from burgundy_qt.widgets.questions.course_dialog import CourseDialog
from burgundy_qt.widgets.rulebook.game_help import Step, help_of
from burgundy_qt.widgets.rulebook.rulebook import CONTENTS, ENDING, folder_of, program_folder
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog


def pages_in(*folders: Path) -> list[str]:
    """Return the pages of the rules in some folders."""
    files = (path for folder in folders for path in folder.glob(f"*{ENDING}"))
    return sorted(path.stem for path in files if path.stem != CONTENTS)


PAGES = pages_in(folder_of(DEFAULT, ENGLISH), program_folder(ENGLISH))
FIRST_GAME = help_of(DEFAULT).first_game
STEPS = FIRST_GAME.steps if FIRST_GAME is not None else ()
GAME = screens_of(DEFAULT)
USUAL_FOLDER = "/home/player/.local/share/burgundy-qt"
"""Shown instead of the stage's folder, which differs each time."""
OTHERS = [game for game in GAMES if game != DEFAULT]
"""Games whose own screens come last, each with the game's name before it."""


@contextmanager
def home_of_none(stage: PhotoStage) -> Iterator[QWidget]:
    """Show home before the first game."""
    stage.window.home_switch.show()
    yield at_rest(stage)


@contextmanager
def home(stage: PhotoStage) -> Iterator[QWidget]:
    """Show home with a game to resume."""
    with home_with_game(stage, stage.games.two) as window:
        yield window


@contextmanager
def home_after_four(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the same after a game of four."""
    with home_with_game(stage, stage.games.four) as window:
        yield window


@contextmanager
def home_with_game(stage: PhotoStage, game: Path) -> Iterator[QWidget]:
    """Show home, with the game of a file to resume."""
    stage.fill_library()
    stage.open(game)
    unread: list[int] = []
    librarian = stage.window.library.librarian
    librarian.listed.connect(lambda _cards, left: unread.append(left))
    stage.do("home")
    stage.until(lambda: unread and not unread[-1])
    yield at_rest(stage)
    stage.window.home_switch.go_back()
    stage.wait_until_idle()


def at_rest(stage: PhotoStage) -> QWidget:
    """Return the window, when the valley is drawn."""
    stage.until(lambda: stage.window.home.picture is not None)
    stage.wait_until_idle()
    return stage.window


@contextmanager
def table(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two."""
    stage.open(stage.games.two)
    yield stage.window


@contextmanager
def table_closer(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a part of the table larger."""
    stage.open(stage.games.two)
    zoom = stage.window.page.view.zoom
    zoom.by(1.6)
    stage.wait_until_idle()
    stage.until(lambda: not stage.window.page.scene.sharpening.is_running)
    yield stage.window
    zoom.fit()
    stage.wait_until_idle()


@contextmanager
def table_of_three(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of three."""
    stage.open(stage.games.three)
    yield stage.window


@contextmanager
def table_of_four(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of four, with the points beside the table."""
    stage.open(stage.games.four)
    stage.window.page.log_place.turn_to(SCORE)
    stage.wait_until_idle()
    yield stage.window
    stage.window.page.log_place.leave_page(SCORE)


@contextmanager
def since_last_turn(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of four, with the others' turns beside the table."""
    stage.open(stage.games.four)
    yield stage.window


@contextmanager
def tips_of_four(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a hint in a game of four: the other seats make room for it."""
    stage.open(stage.games.four)
    with advice(stage) as window:
        yield window


@contextmanager
def chosen_tile(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a chosen thing, with the highlighted places for it."""
    stage.open(stage.games.two)
    decision = stage.window.page.decision
    target = min(
        decision.highlights,
        key=lambda target: (target.kind != "storage", target.kind != "tile", str(target)),
    )
    decision.click(target)
    stage.wait_until_idle()
    yield stage.window
    decision.back()


@contextmanager
def hint(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a hint on the table and beside it."""
    stage.open(stage.games.two)
    with advice(stage) as window:
        yield window


@contextmanager
def costs(stage: PhotoStage) -> Iterator[QWidget]:
    """Show what each choice costs, on the table and in the list of moves."""
    stage.open(stage.games.two)
    with choices_compared(stage) as window:
        yield window


@contextmanager
def moves(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the list of all moves beside the table."""
    stage.open(stage.games.two)
    stage.do("moves")
    yield stage.window
    stage.window.moves.leave()
    stage.wait_until_idle()


@contextmanager
def keys_to_change(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the settings of the keys, with a question about one that is taken."""
    stage.open(stage.games.two)
    with stage.dialog("settings") as dialog:
        assert isinstance(dialog, settings_dialog.SettingsDialog)
        page = dialog.show_section(settings_sections.KeysSection.name).controls["keys"]
        assert isinstance(page, KeysPage)
        page.give("library", "N")
        stage.wait_until_idle()
        yield dialog


@contextmanager
def looking_back(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a past position."""
    stage.open(stage.games.two)
    stage.do("review")
    stage.until(lambda: stage.window.looking_back.is_on)
    stage.wait_until_idle()
    yield stage.window
    stage.window.looking_back.leave()
    stage.wait_until_idle()


@contextmanager
def watching(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a game of bots, paused after a while."""
    bots = spectator.bots_only_request(stage.window.catalogue.levels[3:5], DEFAULT)
    before = stage.session.view
    stage.session.new_game(replace(bots, request={**bots.request, "seed": 46}))
    watching = stage.window.watching
    stage.until(lambda: stage.session.view is not before and watching.is_on)
    watching.bar.run.click()
    while (view := stage.session.view) is not None and view.state["phase"] != "B":
        stage.until(partial(has_stepped, stage, view.revision))
    stage.wait_until_idle()
    yield stage.window


def has_stepped(stage: PhotoStage, revision: int) -> bool:
    """Return whether paused bots have done one more action; they get the command until then."""
    view = stage.session.view
    if view is not None and view.revision > revision:
        return True
    stage.window.watching.bar.on.click()
    return False


@contextmanager
def hint_of_the_past(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a hint for a past position, with its figures."""
    stage.settings.change(hint_figures=True)
    with looking_back(stage):
        course, panel = stage.window.looking_back.course, stage.window.advising.panel
        assert course is not None
        course.step(-3)
        stage.wait_until_idle()
        stage.window.advising.open()
        stage.until(lambda: panel.advice is not None and panel.advice.is_last)
        stage.wait_until_idle()
        yield stage.window
        stage.window.advising.leave()
    stage.settings.change(hint_figures=False)


@contextmanager
def play_on(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the dialog to play on from a past position."""
    stage.open(stage.games.four)
    view = stage.session.view
    assert view is not None
    stage.window.dialogs.ask_who_plays_on(view)
    assert isinstance(stage.window.dialog, PlayOnDialog)
    yield stage.window.dialog
    stage.close_dialog()


@contextmanager
def final_score(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the points of a finished game of four."""
    stage.fill_library()
    stage.open(stage.games.over)
    with stage.score() as dialog:
        yield dialog


@contextmanager
def score_sheet(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the points so far, and the open ones."""
    stage.open(stage.games.two)
    with stage.dialog("score sheet") as sheet:
        assert isinstance(sheet, ScoreSheet)
        stage.until(lambda: sheet.opened)
        stage.wait_until_idle()
        yield sheet


@contextmanager
def library_of_none(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the library before the first game."""
    with stage.dialog("library") as dialog:
        stage.until(lambda: dialog.left == 0)  # type: ignore[attr-defined]
        dialog.grab()  # the estates on the cards are drawn once they are visible
        stage.wait_until_idle()
        yield dialog


@contextmanager
def library(stage: PhotoStage) -> Iterator[QWidget]:
    """Show all games."""
    stage.fill_library()
    stage.open(stage.games.two)
    with library_of_none(stage) as dialog:
        yield dialog


@contextmanager
def statistics_of_none(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the statistics before the first game is finished."""
    with stage.dialog("statistics") as dialog:
        assert isinstance(dialog, StatisticsDialog)
        stage.until(lambda: dialog.pages.currentWidget() is dialog.empty)
        yield dialog


@contextmanager
def statistics(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the statistics of finished games."""
    stage.fill_library()
    stage.open(stage.games.two)
    with stage.dialog("statistics") as dialog:
        assert isinstance(dialog, StatisticsDialog)
        stage.until(lambda: dialog.is_shown)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def explorer(stage: PhotoStage) -> Iterator[QWidget]:
    """Show what finished games of bots had in common with the game on the table."""
    stage.fill_library()
    stage.open(stage.games.two)
    with stage.dialog("explorer") as dialog:
        assert isinstance(dialog, ExplorerDialog)
        stage.until(lambda: dialog.answer is not None and not dialog.answer.left)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def problem(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a problem: a damaged save."""
    stage.open(stage.games.two)
    broken = stage.folder / "games" / "20260101-200000-0badf00d.burgundy"
    broken.write_bytes(b"{")
    problems: list[Problem] = []
    stage.session.failed.connect(problems.append)
    stage.session.open(broken)
    stage.until(lambda: problems)
    [dialog] = stage.window.findChildren(problem_dialog.ProblemDialog)
    yield dialog
    dialog.close()
    stage.session.failed.disconnect(problems.append)
    stage.wait_until_idle()


@contextmanager
def mistake(stage: PhotoStage) -> Iterator[QWidget]:
    """Show an error of the program, with its details unfolded."""
    stage.open(stage.games.two)
    stage.window.dialogs.show_problem(
        of_mistake(tr("Problem", "Something went wrong"), "ValueError: the mill is broken")
    )
    [dialog] = stage.window.findChildren(problem_dialog.ProblemDialog)
    dialog.details.head.click()
    stage.wait_until_idle()
    yield dialog
    dialog.close()
    stage.wait_until_idle()


@contextmanager
def after_a_crash(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the line that nothing is lost."""
    stage.open(stage.games.two)
    notice = CrashNotice(
        stage.window,
        stage.session,
        [crash_marker.Crash(4711, "2026-11-17T18:00:00+00:00", __version__)],
    )
    stage.window.page.recalling.clear()  # its cards are a separate screen
    stage.wait_until_idle()
    yield stage.window
    notice.leave.click()
    stage.wait_until_idle()


@contextmanager
def crests(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the colours and pictures of a seat."""
    stage.open(stage.games.two)
    with stage.dialog("new") as dialog:
        assert isinstance(dialog, NewGameDialog)
        chooser = dialog.rows[0].crest.open()
        stage.wait_until_idle()
        yield chooser
        chooser.close()


@contextmanager
def pass_on(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the screen between two people."""
    stage.open(stage.games.four)
    page = stage.window.page
    assert page.steps.game is not None
    page.turn.handover.screen.ask_for(page.steps.game, page.log.log.entries.lines)
    stage.wait_until_idle()
    yield stage.window
    page.turn.handover.put_away()


@contextmanager
def analysis(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a tree at the analysis table: two branches, one of them with a name."""
    stage.open(stage.games.two)
    mode, decision = stage.window.analysis, stage.window.page.decision
    stage.window.analysis_switch.open()
    stage.until(lambda: mode.is_on and decision.is_open)
    assert mode.analysed is not None
    for number in (0, 1, 2, -1, -2):
        if number == -1:
            mode.go_to(mode.analysed.node.path[0])
            stage.until(lambda: decision.is_open)
        before, actions = mode.analysed.node, mode.analysed.view.legal["actions"]
        decision.play(actions[number % len(actions)])
        stage.until(lambda before=before: mode.analysed.node is not before and decision.is_open)  # type: ignore[misc]
        if number == -1:
            mode.analysed.node.name = "A quieter way"
            mode.panel.list.write(mode.analysed.node)
    stage.until(lambda: (value := mode.values.get(mode.analysed.node)) and value.is_last)  # type: ignore[union-attr]
    stage.wait_until_idle()
    yield stage.window
    mode.leave()
    stage.wait_until_idle()


@contextmanager
def trees(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the list of a game's trees."""
    with analysis(stage):
        stage.window.analysis.show_trees()
        assert stage.window.dialog is not None
        yield stage.window.dialog
        stage.close_dialog()


@contextmanager
def course(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the lessons of the course, once they are read."""
    stage.open(stage.games.two)
    with stage.dialog("course") as dialog:
        assert isinstance(dialog, CourseDialog)
        stage.until(lambda: bool(dialog.lines))
        stage.wait_until_idle()
        yield dialog


@contextmanager
def recorded(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the question what came up, in a game that is recorded."""
    before = stage.session.view
    names = tuple(line_up.SeatPlan(name) for name in ("Margaux", "Lorenzo"))
    request = {"game": DEFAULT, "players": 2, "setup": "fixed", "seed": 3, "chance": "hand"}
    stage.session.new_game(line_up.LineUp(names, request))
    stage.until(lambda: stage.session.view is not before and stage.window.dialog is not None)
    stage.wait_until_idle()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()


@contextmanager
def entries(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the entries of that game."""
    with recorded(stage) as asked:
        assert isinstance(asked, ChanceDialog)
        asked.draw()
        asked.accept()
        stage.until(lambda: isinstance(stage.window.dialog, ChanceDialog))  # about the dice
        stage.do("entries")
        stage.until(lambda: isinstance(stage.window.dialog, game_record.EntriesDialog))
        assert stage.window.dialog is not None
        yield stage.window.dialog


def of_dialog(command: str) -> Screen:
    """Return the dialog of a command, over a game of two."""

    @contextmanager
    def dialog(stage: PhotoStage) -> Iterator[QWidget]:
        stage.open(stage.games.two)
        with stage.dialog(command) as opened:
            yield opened

    return dialog


def of_section(name: str) -> Screen:
    """Return a section of the settings, over a game of two."""

    @contextmanager
    def section(stage: PhotoStage) -> Iterator[QWidget]:
        stage.open(stage.games.two)
        with stage.dialog("settings") as dialog:
            assert isinstance(dialog, settings_dialog.SettingsDialog)
            dialog.show_section(name)
            for shown in dialog.findChildren(QLabel):
                if shown.text() == str(stage.folder):
                    shown.setText(USUAL_FOLDER)
            stage.wait_until_idle()
            yield dialog

    return section


def of_page(name: str, game: str = DEFAULT) -> Screen:
    """Return a page of the rules, beside a table of the game."""

    @contextmanager
    def rules(stage: PhotoStage) -> Iterator[QWidget]:
        stage.open(stage.games.of(game))
        stage.window.rules.open_at(name)
        stage.until(
            lambda: stage.window.rules.window is not None and stage.window.rules.window.isVisible()
        )
        assert stage.window.rules.window is not None
        stage.window.rules.window.resize(stage.window.size())
        stage.wait_until_idle()
        yield stage.window.rules.window
        stage.window.rules.window.close()

    return rules


def of_step(number: int, steps: Sequence[Step] = STEPS, game: str = DEFAULT) -> Screen:
    """Return a step of the first game of this kind."""

    @contextmanager
    def lesson(stage: PhotoStage) -> Iterator[QWidget]:
        tutorial = stage.window.tutorial
        tutorial.begin(game)
        stage.until(lambda: tutorial.is_running and tutorial.card.isVisible())
        while tutorial.step is not None and steps.index(tutorial.step) < number:
            go_on(stage, tutorial.step)
        stage.wait_until_idle()
        yield stage.window
        tutorial.leave()

    return lesson


def go_on(stage: PhotoStage, step: Step) -> None:
    """Read a step of the first game, or do it as shown."""
    tutorial = stage.window.tutorial
    if step.does:
        tutorial.show_how()
    else:
        tutorial.card.next_asked.emit()
    stage.until(lambda: tutorial.step is not step and tutorial.card.isVisible())


def own_screens(game: str) -> dict[str, Screen]:
    """Return the screens that only a further game has: its tables and questions, its rules, its
    first game."""
    own, first = screens_of(game), help_of(game).first_game
    pages, steps = pages_in(folder_of(game, ENGLISH)), first.steps if first is not None else ()
    screens = {
        **own.tables,
        **own.questions,
        **teaching(game),
        **{f"rules-{page}": of_page(page, game) for page in pages},
        **{
            f"first-game-{number + 1:02}": of_step(number, steps, game)
            for number in range(len(steps))
        },
    }
    return {f"{game}-{name}": screen for name, screen in screens.items()}


SCREENS: dict[str, Screen] = {
    "home-empty": home_of_none,
    "library-empty": library_of_none,
    "statistics-empty": statistics_of_none,
    "home": home,
    "home-after-four": home_after_four,
    "table": table,
    "table-closer": table_closer,
    "table-of-three": table_of_three,
    "table-of-four": table_of_four,
    "since-last-turn": since_last_turn,
    "tips-of-four": tips_of_four,
    **GAME.tables,
    "chosen-tile": chosen_tile,
    "hint": hint,
    "costs": costs,
    "looking-back": looking_back,
    "watching": watching,
    "hint-of-the-past": hint_of_the_past,
    "play-on": play_on,
    "final-score": final_score,
    "score-sheet": score_sheet,
    **GAME.questions,
    "crests": crests,
    "seats": of_dialog("seats"),
    "pass-on": pass_on,
    "library": library,
    "statistics": statistics,
    "explorer": explorer,
    "analysis": analysis,
    "trees": trees,
    "recorded": recorded,
    "entries": entries,
    "course": course,
    **teaching(),
    "challenge": competition_screens.challenge,
    **competition_screens.CONTEST_SCREENS,
    **competition_screens.TOURNAMENT_SCREENS,
    "moves": moves,
    **{
        f"settings-{section.name}": of_section(section.name) for section in settings_dialog.SECTIONS
    },
    "settings-keys": keys_to_change,
    **competition_screens.ENGINE_SCREENS,
    "keys": of_dialog("keys"),
    "about": of_dialog("about"),
    "problem": problem,
    "mistake": mistake,
    "after-a-crash": after_a_crash,
    **{f"rules-{page}": of_page(page) for page in PAGES},
    **{f"first-game-{number + 1:02}": of_step(number) for number in range(len(STEPS))},
    **{name: screen for game in OTHERS for name, screen in own_screens(game).items()},
}
"""The screens in the order of visits: the first ones need an empty library."""
