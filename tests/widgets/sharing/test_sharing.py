"""Tests of sharing a finished game as a web page: from the menu to a real browser without a
network."""

from __future__ import annotations

import json
from html import unescape
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt import cli
from burgundy_qt.screenshots.photo_stage import put_game, seats
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.sharing.web_page import WebPage, changes, filled
from lab.browser import PROGRAM, Browser
from lab.web_pages import different_frames
from tests.session.short_games import act_at_random

BOTH = seats(("</script><b>Ana", "Łucja & Ő"), ("page", "page"))
SHORT = {"game": "carcassonne", "players": 2, "seed": 2, "pile": 8}
LINE_UP = LineUp((SeatPlan("Anna"), SeatPlan("Bartek")), {"players": 2, "seed": 3})
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
NUMBERS = some.lists(some.integers(0, 9), max_size=30)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # the machine may be busy
@given(NUMBERS, NUMBERS)
def test_the_changes_between_two_frames_turn_one_into_the_other(before, after):
    made = list(before)
    for start, removed, inserted in changes(before, after):
        made[start : start + removed] = inserted
    assert made == after


def test_no_text_of_a_game_ends_the_script_or_adds_an_element():
    evil = "</script><img src=x onerror=alert(1)>\u2028"
    page = filled({"language": "en", "title": f'{evil}"', "log": [evil]})
    assert page.count("</script>") == 2 and "<img src=x" not in page
    data = page.split('type="application/json">')[1].split("</script>")[0]
    assert "\u2028" not in data and json.loads(data)["log"] == [evil]
    assert unescape(page.split("<title>")[1].split("</title>")[0]).rstrip() == f'{evil}"'


@pytest.fixture
def asked(monkeypatch, tmp_path):
    """Let the file dialog answer with a name in the test's folder."""
    file = tmp_path / "shared" / "our game"
    file.parent.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    return file.with_name("our game.html")


def opened(at, tmp_path):
    """Put a finished game on the table, and return its save."""
    running = RunningGame.begin(LineUp(BOTH, SHORT))
    act_at_random(running, 100, Random(2))
    save = SaveFolder(tmp_path / "games").write(running.save())
    at.session.open(save)
    at.wait_until(lambda: at.is_over and at.window.dialog is not None)
    at.window.dialog.close()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    return save


def test_a_finished_game_becomes_a_page_that_a_browser_replays_without_a_network(
    at, asked, tmp_path
):
    save = opened(at, tmp_path)
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL_SHIFT)
    at.wait_until(asked.exists)
    assert at.page.prompt.sentence.text() == "Web page saved: our game.html"
    assert asked.stat().st_size < 3_000_000
    if PROGRAM is None:
        pytest.skip("this system has no Chromium to open the page")
    game = RunningGame.from_save(read_save(save), save).finished()
    browser = Browser(tmp_path / "browser")
    try:
        assert not list(different_frames(browser, asked, game))
        assert "Ana" in browser.value("document.title")
        assert browser.value("document.querySelectorAll('b').length") == 0
        for press, frame in (
            ("Home", 0),
            ("ArrowRight", 1),
            ("ArrowLeft", 0),
            ("PageDown", game.replay.turns[1].first or 1),
            ("End", game.replay.last),
        ):
            browser.press(press)
            assert browser.value("at") == frame, press
        browser.swipe("#room", 200)
        assert browser.value("at") == game.replay.last - 1
        saved = json.loads(browser.value("game.save"))
        assert saved["record"] == json.loads(save.read_bytes())["record"]
        assert [one for one in browser.events if one.get("method") == "Log.entryAdded"] == []
    finally:
        browser.close()


def test_a_running_game_is_not_shared(at):
    assert not at.window.menus.actions["share"].isEnabled()
    at.session.new_game(LINE_UP)
    at.wait_for_my_turn()
    assert not at.window.menus.actions["share"].isEnabled()


def test_a_page_that_cannot_be_written_is_reported(at, asked, tmp_path, monkeypatch):
    monkeypatch.setattr(WebPage, "steps", lambda page: iter(()))  # with an empty page
    opened(at, tmp_path)
    asked.mkdir()
    at.window.menus.actions["share"].trigger()
    at.wait_until(lambda: at.window.findChild(ProblemDialog))
    (problem,) = at.window.findChild(ProblemDialog).problems
    assert "our game.html" in problem.what


def test_the_command_refuses_a_running_game(tmp_path, capsys):
    save = put_game(tmp_path, seats(("Ana", "Bob"), (None, "page")), 2, 3, game="burgundy-dice")
    assert cli.main(["share", str(save)]) == 1
    assert "not over" in capsys.readouterr().err
