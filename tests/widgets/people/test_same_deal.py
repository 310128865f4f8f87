"""Tests of playing the same deal again: from the library, from the final score, and with the code
of a challenge."""

from __future__ import annotations

import random
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import button

SEATS = SeatPlan("Anna", None, 3, "owl"), SeatPlan("Margaux", "page")
REQUEST = {"players": 2, "seed": 4321, "estates": ["3", "5"]}


def put_finished(at, luck=1):
    """Put a finished game into the folder of saves, not on the table."""
    running = RunningGame.begin(LineUp(SEATS, REQUEST))
    act_at_random(running, 10_000, random.Random(luck))
    SaveFolder(at.session.folders.games).write(running.save())
    return running


def library(at):
    at.window.library.open()
    at.wait_until(lambda: at.window.dialog.left == 0)
    at.window.dialog.cards.go_to(0)
    return at.window.dialog.cards


def test_a_game_from_the_library_is_played_again(at):
    before = put_finished(at)
    cards = library(at)
    QTest.keyClick(cards, Qt.Key.Key_A)
    dialog = at.new_game_dialog()
    assert [plan.name for plan in dialog.line_up.seats] == [
        "Anna",
        "Margaux",
    ] and dialog.line_up.casual
    at.click(dialog.start)
    at.wait_for_my_turn()
    view = at.session.view
    assert view.casual and view.line_up.request == before.game.request
    assert view.events[0] == before.game.events[0] and view.events[0]["event"] == "seating"


def test_the_dialog_says_that_a_deal_is_chosen_until_it_is_cleared(at):
    put_finished(at)
    QTest.keyClick(library(at), Qt.Key.Key_A)
    dialog = at.new_game_dialog()
    assert "The same deal again" in dialog.sentence.text()
    dialog.seed.clear()
    assert "who plays" in dialog.sentence.text()


def test_the_code_of_a_game_is_copied_from_the_library_and_pasted_into_a_new_game(at):
    before = put_finished(at)
    cards = library(at)
    QTest.keyClick(
        cards, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    code = deal_code_of(before.game.request)
    at.wait_until(lambda: QGuiApplication.clipboard().text() == code)
    assert code in at.window.dialog.label.text()
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.seed.setFocus()
    QTest.keyClick(dialog.seed, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    at.click(dialog.start)
    at.wait_for_my_turn()
    assert at.session.view.line_up.request == before.game.request and not at.session.view.casual


def test_a_game_with_an_unknown_seed_cannot_be_dealt_again(at):
    running = put_finished(at)
    path = at.session.folders.games / "finished" / f"{running.game_id}.burgundy"
    save = read_save(path)
    write_save(path, replace(save, record=[{**save.record[0], "seed": None}, *save.record[1:]]))
    cards = library(at)
    QTest.keyClick(cards, Qt.Key.Key_A)
    at.wait_until(lambda: at.window.findChildren(ProblemDialog))
    (told,) = at.window.findChildren(ProblemDialog)
    assert "cannot be played again" in told.windowTitle()


def final_score(at, path):
    at.window.dialogs.open_game(path)
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    return at.window.dialog


def test_the_final_score_compares_with_the_earlier_game_of_the_deal(at):
    first, second = put_finished(at, 1), put_finished(at, 2)
    at.session.statistics.catch_up()
    path = at.session.folders.games / "finished" / f"{second.game_id}.burgundy"
    dialog = final_score(at, path)
    points = first.game.state()["result"]["points"]
    at.wait_until(lambda: f"Anna {points[0]}, Margaux {points[1]}" in dialog.sentence.text())
    at.click(button(dialog, "Play this deal again"))
    assert at.new_game_dialog().line_up.request["seed"] == 4321


def test_a_rematch_is_one_click_with_the_same_seats_and_another_deal(at):
    game = put_finished(at)
    path = at.session.folders.games / "finished" / f"{game.game_id}.burgundy"
    dialog = final_score(at, path)
    at.click(button(dialog, "Rematch"))
    at.wait_until(lambda: at.session.view.game_id != game.game_id)
    view = at.session.view
    assert view.line_up.seats == SEATS and view.line_up.request["seed"] != 4321
    assert view.line_up.request["estates"] == ["3", "5"] and not view.casual
