"""Tests of the window around the table: the parts that show a game, and everything besides
playing."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from burgundy_qt.screenshots.photo_stage import WHOLE, put_game, seats
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog
from burgundy_qt.widgets.log.log_card import LOG, SCORE
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from tests.widgets.window_driver import AtTheWindow, button

ALONE = LineUp((SeatPlan("Anna"), SeatPlan("Margaux", "page")), {"players": 2, "seed": 7})
TOGETHER = LineUp((SeatPlan("Anna"), SeatPlan("Benoît")), {"players": 2, "seed": 7})


def begin(at, line_up=ALONE):
    at.window.dialogs.begin(line_up)
    at.wait_for_my_turn()


def act(at, *kinds):
    """Click the first offered target of each of these kinds."""
    revision = at.session.view.revision
    for kind in kinds:
        at.page.decision.click(
            next(target for target in at.page.decision.highlights if target.kind == kind)
        )
    at.wait_until(lambda: at.session.view.revision > revision)
    at.wait_for_my_turn()


def test_before_the_first_game_home_is_shown_and_begins_a_new_one(at):
    at.window.resume()
    at.wait_until(lambda: at.window.has_home and at.window.home.isVisible())
    assert at.window.pages.currentWidget() is at.window.home
    at.click(button(at.window.home, "New game"))
    assert isinstance(at.window.dialog, NewGameDialog)


def test_a_game_shows_its_round_and_whose_turn_it_is(at):
    begin(at)
    assert at.window.bar.standing.text() == "Phase A, round 1 of 5"
    assert at.page.prompt.heading.text() == "Your turn"
    assert at.page.log.log.entries.lines[0].kind == "heading"


def test_the_line_up_is_proposed_again_next_time(at):
    begin(at)
    at.window.dialogs.ask_for_game()
    offered = at.new_game_dialog().line_up.seats
    assert [(plan.name, plan.level) for plan in offered] == [
        (plan.name, plan.level) for plan in ALONE.seats
    ]


def test_undo_takes_back_an_action_and_redo_repeats_it(at):
    begin(at, TOGETHER)
    assert not at.page.prompt.undo.isEnabled()
    act(at, "market")
    stored = at.session.view.state["seats"][at.session.view.legal["seat"]]["storage"]
    assert stored
    at.click(at.page.prompt.undo)
    at.wait_until(lambda: at.session.view.revision == 0)
    assert at.page.prompt.redo.isVisible()
    at.click(at.page.prompt.redo)
    at.wait_until(lambda: at.session.view.revision == 1)
    assert at.page.decision.is_open


def test_the_button_back_replaces_undo_during_a_choice(at):
    begin(at, TOGETHER)
    act(at, "market")
    storage = next(
        (target for target in at.page.decision.highlights if target.kind == "storage"), None
    )
    die = next(target for target in at.page.decision.highlights if target.kind == "die")
    at.page.decision.click(storage or die)
    assert at.page.prompt.back.isVisible() and not at.page.prompt.undo.isVisible()
    at.click(at.page.prompt.back)
    assert not at.page.decision.choosing.has_begun and at.page.prompt.undo.isVisible()


def test_a_right_click_on_the_table_goes_one_step_back(at):
    begin(at)
    at.page.decision.click(
        next(target for target in at.page.decision.highlights if target.kind == "die")
    )
    assert at.page.decision.choosing.has_begun
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.RightButton)
    assert not at.page.decision.choosing.has_begun


def drag(at, source, place):
    """Drag with the mouse from the centre of a target on the table to a point of the scene."""
    view, left = at.table.viewport(), Qt.MouseButton.LeftButton
    start = at.table.mapFromScene(at.page.scene.rect_of(source).center())
    end = at.table.mapFromScene(place)
    QTest.mousePress(view, left, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(view, start + (end - start) * share)
    QTest.mouseRelease(view, left, pos=end)


def test_a_tile_is_dragged_into_storage_and_from_there_to_its_cell(at):
    begin(at, LineUp(TOGETHER.seats, {"players": 2, "seed": 5}))
    seat = at.session.view.legal["seat"]
    tile = next(target for target in at.page.decision.highlights if target.kind == "market")
    drag(at, tile, at.page.scene.layout.place(Slot("storage", seat, 1)).rect.center())
    at.wait_until(lambda: at.session.view.revision == 1)
    assert at.session.view.state["seats"][seat]["storage"] == [tile.what]
    at.wait_for_my_turn()
    cell = next(target for target in at.page.decision.highlights if target.kind == "cell")
    drag(at, ClickTarget("storage", None, tile.what), at.page.scene.rect_of(cell).center())
    at.wait_until(lambda: at.session.view.revision == 2)
    assert at.session.view.state["seats"][seat]["cells"][cell.place] == tile.what


def test_with_two_people_the_estate_of_the_one_who_acts_is_large(at):
    begin(at, TOGETHER)
    seats = set()
    for _ in range(12):
        acting = at.session.view.legal["seat"]
        assert at.page.scene.seat_shown == acting
        assert at.page.prompt.heading.text() == f"{TOGETHER.seats[acting].name}’s turn"
        seats.add(acting)
        act(at, "end" if ClickTarget("end") in at.page.decision.highlights else "workers")
    assert seats == {0, 1}


def test_a_turn_ends_by_itself_if_the_setting_is_on(at):
    at.settings.change(auto_end=True)
    begin(at, TOGETHER)
    first = at.session.view.legal["seat"]
    act(at, "workers")
    act(at, "workers")
    at.wait_until(lambda: at.session.view.legal["seat"] != first)


def test_the_message_about_a_click_without_effect_stays_until_the_next_prompt(at):
    begin(at)
    at.page.decision.click(ClickTarget("cell", "1.1"))
    assert at.page.prompt.sentence.text().startswith("Choose ")
    at.page.decision.click(
        next(target for target in at.page.decision.highlights if target.kind == "die")
    )
    assert not at.page.prompt.sentence.text().startswith("Choose ")


def test_a_new_game_needs_no_question_because_the_current_one_is_saved(at):
    begin(at)
    kept = at.session.view.game_id
    at.press(Qt.Key.Key_N)
    at.new_game_dialog().accept()
    at.wait_until(lambda: at.session.view.game_id != kept)
    assert not at.window.findChildren(ConfirmDialog)
    assert any(path.stem == kept for path in SaveFolder(at.session.folders.games).unfinished())


def test_problems_are_shown_and_the_game_continues(at):
    begin(at)
    at.window.dialogs.show_problem(Problem("Trouble", "It rains.", "Take a coat."))
    (dialog,) = at.window.findChildren(ProblemDialog)
    assert dialog.isVisible()
    dialog.accept()
    act(at, "workers")


def test_a_problem_stays_when_another_dialog_replaces_the_one_below_it(at):
    begin(at)
    at.window.dialogs.list_keys()
    at.window.dialogs.show_problem(Problem("Trouble", "It rains.", "Take a coat."))
    at.window.menus.actions["score sheet"].trigger()
    at.wait_until(lambda: len(at.window.findChildren(QDialog)) == 2)
    (told,) = at.window.findChildren(ProblemDialog)
    assert told.isVisible() and told.isModal()
    told.accept()
    assert at.window.dialog.isVisible()


def test_a_new_dialog_does_not_hide_an_earlier_problem(at):
    at.window.dialogs.show_problem(Problem("Trouble", "It rains.", "Take a coat."))
    at.window.menus.actions["keys"].trigger()
    (told,) = at.window.findChildren(ProblemDialog)
    assert told.isVisible() and told.parentWidget() is at.window.dialog
    told.accept()
    assert at.window.dialog.isVisible()


def test_the_settings_take_effect_at_once(at):
    begin(at)
    at.window.menus.actions["settings"].trigger()
    assert isinstance(at.window.dialog, SettingsDialog)
    at.settings.change(theme="dark", text_size=130, speed="fast")
    themes, speeds = at.window.settings_in_use.groups
    assert [action.data() for action in themes.actions() if action.isChecked()] == ["dark"]
    assert [action.data() for action in speeds.actions() if action.isChecked()] == ["fast"]


def test_a_narrow_window_shows_the_last_action_in_a_line_and_opens_the_log_over_the_table(at):
    at.window.resize(1024, 700)
    begin(at)
    at.wait_until(at.page.foot.isVisible)
    assert not at.page.log.isVisible()
    act(at, "workers")
    assert at.page.foot.label.text()
    at.press(Qt.Key.Key_L)
    assert at.page.log.isVisible() and at.page.log.log.hasFocus()
    at.press(Qt.Key.Key_Escape, at.page.log.log)
    assert not at.page.log.isVisible() and at.table.hasFocus()


def test_when_a_window_becomes_too_narrow_for_the_log_the_table_gets_the_focus(at):
    at.window.resize(1280, 800)
    begin(at)
    at.press(Qt.Key.Key_L)
    assert at.page.log.log.hasFocus()
    at.window.resize(1024, 700)
    at.wait_until(at.page.foot.isVisible)
    assert at.window.focusWidget() is at.table


def test_the_other_seats_make_room_for_the_score(at):
    four = LineUp(tuple(SeatPlan(name) for name in "abcd"), {"players": 4, "seed": 3})
    begin(at, four)
    low = at.page.log.height()
    at.page.log_place.turn_to(SCORE)
    assert at.page.log.height() > low
    at.page.log_place.turn_to(LOG)
    assert at.page.log.height() == low and not at.page.scene.layout.compact


def test_the_growing_score_covers_no_other_seat(at):
    four = LineUp(tuple(SeatPlan(name) for name in "abcd"), {"players": 4, "seed": 3})
    at.window.resize(1280, 800)
    begin(at, four)
    tabs = at.page.log.tabs
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(SCORE).center())
    assert at.page.scene.layout.compact
    assert not any(
        card.rect.intersects(at.page.log.geometry()) for card in at.page.scene.layout.others
    )


@pytest.mark.parametrize("size", [(1280, 800), (1366, 728), (1440, 900), (1920, 1080)])
def test_the_score_is_completely_visible_and_covers_no_other_seat(at, size):
    four = LineUp(tuple(SeatPlan(name) for name in "abcd"), {"players": 4, "seed": 3})
    at.window.resize(*size)
    begin(at, four)
    at.page.log_place.turn_to(SCORE)
    card, page = at.page.log.geometry(), at.page.log.score
    at.wait_until(lambda: page.verticalScrollBar().maximum() == 0)
    assert not any(other.rect.intersects(card) for other in at.page.scene.layout.others)


def test_an_open_window_and_its_game_are_restored_next_time(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    begin(at)
    act(at, "workers")
    state = at.session.view.state
    at.close()
    again = AtTheWindow(tmp_path)
    again.session.resume()
    again.wait_for_my_turn()
    assert again.session.view.state == state
    assert again.page.log.log.entries.lines[-1].text
    again.close()


def test_a_finished_game_shows_its_score_when_it_is_opened(at, tmp_path):
    at.session.open(put_game(tmp_path / "games", seats(("Ana", "Bob"), ("page", "page")), 1, WHOLE))
    at.wait_until(lambda: at.is_over and isinstance(at.window.dialog, FinalScoreDialog))
    at.window.dialog.reject()
    assert at.page.prompt.score.isVisible() and not at.page.prompt.end.isVisible()
    at.click(at.page.prompt.score)
    assert isinstance(at.window.dialog, FinalScoreDialog)
    at.window.dialog.reject()


def test_a_closed_window_is_deleted(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    begin(at)
    window, session = weakref.ref(at.window), weakref.ref(at.session)
    at.close()
    del at
    gc.collect()
    assert window() is None and session() is None
