"""Tests of another language: the window is rebuilt at once and continues where it was."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from burgundy_qt.language.translation import spoken
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog
from burgundy_qt.widgets.dialogs.settings_sections import GeneralSection
from burgundy_qt.widgets.page.table_page import TablePage
from tests.widgets.window_driver import AtTheWindow

MINE = LineUp((SeatPlan("You"), SeatPlan("Margaux", "page")), {"seed": 3})
BOTS = LineUp((SeatPlan("Colette", "page"), SeatPlan("Margaux", "page")), {"seed": 3})
TURNS = {"en": "Your turn", "de": "Du bist am Zug", "pl": "Twoja tura", "hu": "Te jössz"}


@pytest.fixture
def at(qapp, tmp_path):
    spoken.change("en")
    there = AtTheWindow(tmp_path)
    yield there
    there.close()
    spoken.change("en")


def speak(at, code):
    """Choose a language in the settings, and wait until the window has changed."""
    at.settings.change(language=code)
    at.wait_until(lambda: at.window.language == code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    at.page, at.table = at.window.page, at.window.page.view


def play(at, line_up):
    at.session.new_game(line_up)
    at.wait_until(lambda: at.session.view is not None)


def test_the_language_is_chosen_in_the_settings_which_stay_open(at):
    play(at, MINE)
    at.wait_for_my_turn()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.table, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: isinstance(at.window.dialog, SettingsDialog))
    dialog = at.window.dialog
    at.wait_until(dialog.isActiveWindow)
    choice = dialog.show_section(GeneralSection.name).controls["language"]
    choice.setFocus()
    QTest.keyClicks(choice, "Deu")
    at.wait_until(lambda: at.window.language == "de")
    at.wait_until(lambda: dialog.title.text() == "Einstellungen")
    assert at.window.dialog is dialog and dialog.isVisible()
    again = dialog.section.controls["language"]
    assert dialog.focusWidget() is again and again.currentText() == "Deutsch"
    assert at.window.page.prompt.heading.text() == TURNS["de"]
    assert at.window.menus.menus["Game"].title() == "Partie"


@pytest.mark.parametrize("code", TURNS)
def test_the_program_starts_in_the_language_that_was_chosen(qapp, tmp_path, code):
    spoken.change(code)
    there = AtTheWindow(tmp_path, language=code)
    play(there, MINE)
    there.wait_for_my_turn()
    assert there.page.prompt.heading.text() == TURNS[code]
    there.close()
    spoken.change("en")


def test_the_new_table_has_the_same_place_at_once(at):
    play(at, MINE)
    at.wait_for_my_turn()
    laid = at.table.size(), at.page.prompt.geometry()
    at.settings.change(language="de")
    at.wait_until(lambda: at.window.language == "de")
    page = at.window.page
    assert (page.view.size(), page.prompt.geometry()) == laid


def test_an_animation_during_the_change_ends_without_an_error(at, caplog):
    play(at, MINE)
    at.wait_for_my_turn()
    at.settings.change(speed="slow")
    at.page.decision.play(
        next(action for action in at.session.view.legal["actions"] if action["type"] == "take")
    )
    at.wait_until(lambda: at.page.scene.motion.is_running)
    at.settings.change(language="de", speed="off")
    at.wait_until(lambda: at.window.language == "de")
    assert not caplog.records


def pages():
    """Return all pages that Python has not deleted."""
    return [found for found in gc.get_objects() if isinstance(found, TablePage)]


def test_after_many_changes_in_a_game_no_old_page_is_left(at):
    of_others = [page for page in pages() if page is not at.page]
    play(at, MINE)
    at.wait_for_my_turn()
    speak(at, "de")
    view, actions = at.session.view, len(at.window.findChildren(QAction))
    within = len(at.window.findChildren(QObject))
    for code in ("hu", "en", "pl"):
        speak(at, code)
        assert at.page.prompt.heading.text() == TURNS[code]
        assert at.page.steps.game is view and at.page.decision.is_open
    gc.collect()
    assert [page for page in pages() if not any(page is other for other in of_others)] == [at.page]
    assert len(at.window.findChildren(QAction)) == actions
    assert len(at.window.findChildren(QObject)) == within
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: at.session.view.revision > view.revision)


def test_bots_play_on_through_many_changes(at):
    play(at, BOTS)
    for code in ("de", "hu", "en"):
        before = at.session.view.revision
        speak(at, code)
        at.wait_until(lambda before=before: at.is_over or at.session.view.revision > before)
    told = at.page.log.log.entries.lines
    assert [line.event for line in told] == sorted(line.event for line in told)
    assert at.problems == []


def test_a_running_animation_is_cut_short_and_the_game_continues(at):
    at.settings.change(speed="slow")
    play(at, BOTS)
    at.wait_until(lambda: at.page.scene.motion.is_running)
    before, cut = at.session.view.revision, []
    at.page.scene.motion.destroyed.connect(lambda: cut.append(True))
    speak(at, "pl")
    assert cut
    at.wait_until(lambda: at.session.view.revision > before)


def test_a_step_at_the_moment_of_the_change_is_shown_to_its_end(at):
    steps, shown = [], []
    play(at, MINE)
    at.wait_for_my_turn()
    before = at.session.view
    at.session.stepped.connect(steps.append)
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: steps)
    of_before, page = TablePage(), TablePage()
    page.scene.set_speed("slow")
    page.steps.shown.connect(lambda: shown.append(page.scene.motion.is_running))
    of_before.begin(before)
    page.take_over(of_before)
    page.steps.add(steps[0])
    assert page.scene.motion.is_running
    at.wait_until(lambda: shown)
    assert shown == [False]


def test_the_past_position_stays_in_view(at):
    play(at, MINE)
    at.wait_for_my_turn()
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: at.session.view.revision == 1)
    at.wait_for_my_turn()
    at.window.looking_back.toggle()
    at.wait_until(lambda: at.window.looking_back.is_on)
    at.window.looking_back.course.go_to(0)
    speak(at, "de")
    looking_back = at.window.looking_back
    assert looking_back.is_on and looking_back.course.at == 0 and at.page.steps.past.revision == 0
    looking_back.leave()
    assert at.page.steps.past is None and at.page.decision.is_open


def test_a_window_without_a_game_welcomes_in_the_new_language(at):
    speak(at, "de")
    assert at.window.pages.currentWidget() is at.window.home
    assert at.window.session.view is None


def test_an_open_hint_continues_in_the_new_language(at):
    play(at, MINE)
    at.wait_for_my_turn()
    at.window.advising.open()
    at.wait_until(lambda: at.window.advising.panel.advice is not None)
    speak(at, "hu")
    at.wait_until(lambda: at.window.advising.panel.advice is not None)
    assert at.window.advising.is_open and at.page.prompt.heading.text() != TURNS["hu"]


def test_the_open_rules_stay_at_their_page(at):
    at.window.rules.open_at("ships")
    at.wait_until(
        lambda: at.window.rules.window.isVisible() and at.window.rules.window.here.page == "ships"
    )
    before = at.window.rules.window
    speak(at, "de")
    rules = at.window.rules.window
    assert rules is not before and rules.isVisible() and rules.here.page == "ships"
    assert rules.windowTitle() != "Rules: Ships"


def test_the_name_you_is_translated_in_the_window_but_not_in_the_save(at):
    play(at, MINE)
    at.wait_for_my_turn()
    speak(at, "de")
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    assert dialog.rows[0].name.text() == "Du"
    assert dialog.line_up.seats[0].name == "You"


def test_default_names_are_translated_in_the_window_but_not_in_the_save(at):
    at.window.dialogs.begin(
        LineUp((SeatPlan("You"), SeatPlan("Player 2")), {"players": 2, "seed": 3})
    )
    at.wait_for_my_turn()
    speak(at, "de")
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    assert [row.name.text() for row in dialog.rows] == ["Spieler 1", "Spieler 2"]
    assert [plan.name for plan in dialog.line_up.seats] == ["Player 1", "Player 2"]


def test_the_privacy_screen_still_waits(at):
    at.settings.change(pass_screen=True)
    play(at, LineUp((SeatPlan("Anna"), SeatPlan("Bea")), {"seed": 3}))
    at.wait_for_my_turn()
    for _ in range(2):
        before = at.session.view.revision
        at.page.asking.carry_out("workers")
        at.wait_until(
            lambda before=before: at.session.view.revision > before and at.page.decision.is_open
        )
    at.page.asking.carry_out("end")
    at.wait_until(at.page.turn.handover.screen.isVisible)
    speak(at, "pl")
    screen = at.page.turn.handover.screen
    at.wait_until(screen.isVisible)
    assert screen.geometry() == at.page.rect() and not at.page.decision.is_open
    at.click(screen.go_on)
    assert at.page.decision.is_open
