"""Tests of Home, the first screen: the last game and the ways to everything else. The game in view
waits meanwhile."""

from __future__ import annotations

from contextlib import closing
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import ENGLISH, NAMES
from burgundy_qt.session.library import library_folder
from burgundy_qt.session.line_up import TURN, Clock, LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.session.saves.save_folder import ENDING, SaveFolder
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.home.home_page import Home
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from burgundy_qt.widgets.tournaments.tournament_dialog import TournamentsDialog
from burgundy_qt.widgets.window.main_window import LEAST_SIZE
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

LONGER = [code for code in NAMES if code != ENGLISH]
"""The languages with longer words."""
ALONE = LineUp(
    (SeatPlan("Anna"), SeatPlan("Margaux", "page")), {"players": 2, "seed": 7}, Clock(TURN, 60)
)
WATCHED = LineUp(
    (SeatPlan("Margaux", "page"), SeatPlan("Benoît", "page")), {"players": 2, "seed": 7}
)
OF_THE_GAME = (
    "save",
    "seats",
    "undo",
    "end",
    "review",
    "hint",
    "log",
    "score sheet",
    "zoom in",
    "home",
)


@pytest.fixture
def playing(at):
    return begun(at)


def begun(at):
    """Begin a game of a person against a bot."""
    at.window.dialogs.begin(ALONE)
    at.wait_for_my_turn()
    return at


def watch(at):
    """Begin a game of bots, and return its id."""
    before = at.session.view.game_id
    at.window.dialogs.begin(WATCHED)
    at.wait_until(lambda: at.session.view.game_id != before and at.session.view.revision > 3)
    return at.session.view.game_id


def go_home(at):
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert at.window.home.isVisible() and not at.page.isVisible()


def test_enter_begins_a_new_game_on_the_first_screen(at):
    at.window.resume()
    at.wait_until(lambda: at.window.has_home and at.window.home.isVisible())
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(at.new_game_dialog(), NewGameDialog)


def test_a_closed_dialog_returns_the_focus_to_the_first_screen(at):
    learning = button(at.window.home, "Learn by playing")
    learning.setFocus()
    at.window.dialogs.ask_for_game()
    at.new_game_dialog().reject()
    at.wait_until(lambda: at.window.dialog is None)
    assert at.window.focusWidget() is learning


@pytest.mark.parametrize("size", [LEAST_SIZE, (1280, 800), (2560, 1080)])
def test_the_card_is_completely_on_the_valley_and_does_not_cover_the_castle(at, size):
    at.window.resize(*size)
    at.wait_until(lambda: at.window.home.picture is not None)
    valley, card = at.window.home.rect(), at.window.home.card.geometry()
    assert valley.contains(card.adjusted(-12, -12, 12, 12))
    assert card.right() < 0.6 * valley.width()  # the castle begins there


def test_the_first_screen_is_hidden_while_the_last_game_is_searched(at, monkeypatch):
    found, style = Event(), SaveFolder.unfinished
    monkeypatch.setattr(
        SaveFolder, "unfinished", lambda save_folder: found.wait(20) and style(save_folder)
    )
    at.window.resume()
    QTest.qWait(100)
    assert not at.window.home.isVisible()
    found.set()
    at.wait_until(at.window.home.isVisible)


def test_the_first_screen_waits_for_a_game_that_must_be_read(at, monkeypatch):
    """Otherwise the screen would change in view, with the focus on another button."""
    SaveFolder(at.session.folders.games).write(a_game(None, "page").save())
    at.settings.change(at_home=True)
    read, reading = Event(), library_folder.read_card
    monkeypatch.setattr(
        library_folder, "read_card", lambda *asked: read.wait(20) and reading(*asked)
    )
    at.window.resume()
    QTest.qWait(100)
    assert not at.window.home.isVisible()
    read.set()
    at.wait_until(at.window.home.isVisible)
    assert at.window.home.has_game


def test_a_game_that_cannot_be_opened_meanwhile_leads_to_the_first_screen(at, tmp_path):
    at.window.resume()
    at.session.open(tmp_path / "none.burgundy")
    at.wait_until(at.window.home.isVisible)
    assert len(at.problems) == 1


def test_home_shows_the_game_on_the_table_and_returns_to_it(playing):
    go_home(playing)
    home = playing.window.home
    assert (
        home.last.heading.whole == "Anna, Margaux"
        and "Phase A, round 1" in home.last.subtitle.whole
    )
    assert playing.window.focusWidget() is home.last.go_on
    playing.click(home.last.picture)
    assert playing.page.isVisible() and playing.window.focusWidget() is playing.table
    assert playing.window.bar.standing.text() == "Phase A, round 1 of 5"


def test_enter_resumes_a_game_that_is_found_while_home_is_in_view(at):
    at.window.home_switch.show()
    at.wait_until(at.window.isActiveWindow)
    assert at.window.focusWidget() is at.window.home.ways.buttons["new"]
    SaveFolder(at.session.folders.games).write(a_game(None, "page").save())
    at.window.library.librarian.look()
    at.wait_until(lambda: at.window.home.has_game)
    assert at.window.focusWidget() is at.window.home.last.go_on


def test_esc_leaves_home_for_the_table(playing):
    go_home(playing)
    QTest.keyClick(playing.window.focusWidget(), Qt.Key.Key_Escape)
    assert playing.page.isVisible() and playing.page.decision.is_open


def test_nothing_can_be_done_to_the_game_while_home_is_in_view(playing):
    go_home(playing)
    actions = playing.window.menus.actions
    assert not any(actions[name].isEnabled() for name in OF_THE_GAME)
    assert playing.window.bar.standing.text() == "" and playing.page.turn.clock.rests()
    playing.window.home.last.go_on.click()
    assert all(actions[name].isEnabled() for name in OF_THE_GAME if name not in ("undo", "end"))
    assert not playing.page.turn.clock.rests()


def test_bots_wait_while_home_is_in_view(at):
    at.window.dialogs.begin(WATCHED)
    at.wait_until(lambda: at.session.view is not None and at.session.view.revision > 3)
    go_home(at)
    QTest.qWait(200)
    stood = at.session.view.revision
    QTest.qWait(300)
    assert at.session.view.revision == stood
    at.click(button(at.window.home, "Watch bots"))
    at.wait_until(lambda: at.session.view.revision > stood + 3)


def test_home_offers_to_continue_a_game_of_a_person_and_never_one_of_bots(at):
    begun(at)
    own = at.session.view.game_id
    watch(at)
    go_home(at)
    at.wait_until(lambda: at.window.home.has_game)
    assert at.window.home.game.game_id == own
    at.click(at.window.home.last.go_on)
    at.wait_until(lambda: at.session.view.game_id == own)


def test_without_a_game_of_a_person_home_offers_none_to_continue(at):
    at.window.dialogs.begin(WATCHED)
    at.wait_until(lambda: at.session.view is not None)
    go_home(at)
    at.wait_until(lambda: at.window.home_switch.cards)
    assert not at.window.home.has_game


def test_home_ends_looking_back(playing):
    playing.window.looking_back.toggle()
    playing.wait_until(lambda: playing.window.looking_back.is_on)
    go_home(playing)
    playing.window.home.last.go_on.click()
    assert not playing.window.looking_back.is_on and playing.page.decision.is_open


def test_home_stays_in_view_when_the_language_changes(playing):
    go_home(playing)
    playing.settings.change(language="de")
    playing.wait_until(lambda: playing.window.language == "de")
    assert playing.window.home.isVisible() and playing.window.home.game.seats[0].name == "Anna"
    playing.window.home.last.go_on.click()
    assert playing.window.page.isVisible()


@pytest.mark.parametrize(
    ("words", "kind"), [("Games", LibraryDialog), ("Statistics", StatisticsDialog)]
)
def test_the_library_and_the_statistics_open_over_home(at, words, kind):
    at.click(button(at.window.home, words))
    at.wait_until(lambda: isinstance(at.window.dialog, kind))


def test_bots_are_watched_from_home(at):
    at.click(button(at.window.home, "Watch bots"))
    at.wait_until(lambda: at.session.view is not None and at.page.isVisible())
    assert not any(plan.is_person for plan in at.session.view.line_up.seats)


def test_home_leads_to_the_tournaments(at):
    at.click(at.window.home.ways.buttons["tournaments"])
    assert isinstance(at.window.dialog, TournamentsDialog)


def test_the_arrows_move_to_the_button_in_their_direction(playing):
    go_home(playing)
    QTest.qWait(0)  # the layout is completed
    home, passed = playing.window.home, []
    buttons = {**home.ways.buttons, "challenge": home.challenge}
    names = {each: name for name, each in buttons.items()}
    for key in [
        "Down",
        "Left",
        "Left",
        "Down",
        "Down",
        "Right",
        "Right",
        "Up",
        "Left",
        "Right",
        "Down",
        "Down",
    ]:
        QTest.keyClick(playing.window.focusWidget(), getattr(Qt.Key, f"Key_{key}"))
        passed.append(names[playing.window.focusWidget()])
    assert passed == [
        *("course", "first game", "new", "library", "watch", "tournaments", "statistics"),
        *("puzzles", "contests", "puzzles", "statistics", "challenge"),
    ]


def start_again(folder):
    """Open the window as at the next start."""
    at = AtTheWindow(folder)
    at.settings.read()
    at.window.resume()
    return at


def test_the_next_start_resumes_a_game_in_view_and_otherwise_begins_at_home(qtbot, tmp_path):
    for leave_for_home in (False, True):
        first = AtTheWindow(tmp_path)
        first.window.dialogs.begin(ALONE)
        first.wait_for_my_turn()
        game = first.session.view.game_id
        if leave_for_home:
            go_home(first)
        first.close()
        again = start_again(tmp_path)
        again.wait_until(
            lambda again=again: again.page.decision.is_open or again.window.home.isVisible()
        )
        assert again.window.home.isVisible() == leave_for_home
        if leave_for_home:
            assert again.window.home.game.game_id == game
            again.click(again.window.home.last.go_on)
            again.wait_for_my_turn()
        assert again.session.view.game_id == game
        again.close()


def test_the_next_start_shows_watched_bots_where_they_stopped(qtbot, tmp_path):
    first = AtTheWindow(tmp_path)
    begun(first)
    own = first.session.view.game_id
    watched = watch(first)
    first.close()
    again = start_again(tmp_path)
    again.wait_until(lambda: again.session.view is not None and again.page.isVisible())
    stood = again.session.view.revision
    assert again.session.view.game_id == watched and again.window.watching.is_stopped
    QTest.qWait(300)
    assert again.session.view.revision == stood
    again.click(again.window.watching.bar.on)
    again.wait_until(lambda: again.session.view.revision == stood + 1)
    again.session.open(SaveFolder(again.session.folders.games).path(own))
    again.wait_for_my_turn()
    assert not SaveFolder(again.session.folders.games).path(watched).exists()
    again.close()
    last = start_again(tmp_path)
    last.wait_for_my_turn()
    assert last.session.view.game_id == own
    last.close()


def test_the_next_start_returns_to_the_opened_game_and_not_to_the_one_saved_last(qtbot, tmp_path):
    first = AtTheWindow(tmp_path)
    begun(first)
    own = first.session.view.game_id
    first.window.dialogs.begin(ALONE)
    first.wait_until(lambda: first.session.view.game_id != own)
    first.session.open(SaveFolder(first.session.folders.games).path(own))
    first.wait_until(lambda: first.session.view.game_id == own)
    first.close()
    again = start_again(tmp_path)
    again.wait_for_my_turn()
    assert again.session.view.game_id == own
    again.close()


def test_the_final_score_has_a_way_home_where_the_next_start_begins(at):
    running = a_game("page", "page", actions=1000)
    path = at.session.folders.games / f"{running.game_id}{ENDING}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_save(path, running.save())
    at.session.open(path)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    at.click(button(at.window.dialog, "Home"))
    assert at.window.home.isVisible() and at.window.home.game is None and at.settings.values.at_home
    QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Escape)
    assert at.page.isVisible()


@pytest.mark.parametrize("language", LONGER)
def test_with_large_text_the_heading_shrinks_and_all_buttons_stay_in_view(
    qtbot, tmp_path, language
):
    with closing(AtTheWindow(tmp_path, text_size=150, language=language)) as at:
        begun(at).window.resize(*LEAST_SIZE)
        at.window.home_switch.go_home()
        home = at.window.home
        at.wait_until(lambda: not home.sentence.isVisible())
        QTest.qWait(0)  # the layout is completed
        assert home.rect().contains(home.card.geometry())
        for part in (*home.ways.buttons.values(), home.challenge, home.last.go_on):
            assert part.height() >= part.minimumSizeHint().height()
            assert home.card.rect().contains(part.mapTo(home.card, part.rect().bottomRight()))


@pytest.mark.parametrize("language", LONGER)
def test_all_buttons_stay_in_view_on_a_low_screen_with_large_text(qtbot, tmp_path, language):
    with closing(AtTheWindow(tmp_path, text_size=150, language=language)) as at:
        begun(at).window.home_switch.go_home()
        at.wait_until(lambda: at.window.home.game is not None)
        valley = QWidget()
        qtbot.addWidget(valley)
        home = Home(parent=valley)
        home.show_game(at.window.home.game)
        home.resize(944, 412)  # the size on a screen of 1920 x 1080 at a scale of 200%
        valley.show()
        at.wait_until(lambda: home.ways.folded > 0)
        QTest.qWait(0)  # the layout is completed
        assert home.rect().contains(home.card.geometry())
        for part in (*home.ways.buttons.values(), home.last.go_on):
            assert part.height() >= part.minimumSizeHint().height()
            around = part.parentWidget()
            assert around.rect().contains(part.mapTo(around, part.rect().bottomRight()))
            assert home.card.rect().contains(part.mapTo(home.card, part.rect().bottomRight()))
        home.resize(944, 900)
        at.wait_until(lambda: home.last.folded == home.ways.folded == 0)


def test_home_is_laid_out_only_once(playing, monkeypatch):
    go_home(playing)
    QTest.qWait(50)
    asked = []
    monkeypatch.setattr(playing.window.home, "_make_room", lambda: asked.append(1))
    QTest.qWait(50)
    assert len(asked) < 3  # the library may send one more signal
