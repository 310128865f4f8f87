"""Tests of engines at the table of a real window: whole games, engines that fail, and saves without
their engines."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.ai.arena.external_engine import joined
from burgundy_qt.session.bots import lookahead
from burgundy_qt.session.engines import engine_player
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.dialogs.engine_settings import EnginesMissing, EngineStopped
from tests.session.engines.table import ALL, OURS, an_engine, hostile
from tests.widgets.window_driver import button

FIRST_BEGINS = 3
"""A seed with which the first seat begins in every game."""
LYING = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    said = {'action': {'type': 'fly'}} if asked['cmd'] == 'think' else {}\n"
    "    print(json.dumps({'id': asked.get('id'), **said}), flush=True)\n"
)
WHOLE = "burgundy-dice"
"""The game that is played to its end here. Tests of the session play every game with engines."""
ENOUGH = 5  # actions of an engine in the other games
SLOW = (
    "import json, sys, time\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    time.sleep(600 if asked['cmd'] == 'think' else 0)\n"
    "    print(json.dumps({'id': asked.get('id')}), flush=True)\n"
)


def python(program):
    return joined([sys.executable, "-I", "-S", "-c", program])


def choose(choice, level):
    """Open the list and select this level by keys."""
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Home)
    while choice.currentData() != level:
        before = choice.currentIndex()
        QTest.keyClick(choice, Qt.Key.Key_Down)
        assert choice.currentIndex() != before


def begin(at, *levels, game="burgundy"):
    """Begin a game of these levels; None is a person."""
    seats = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    at.window.dialogs.begin(LineUp(seats, {"game": game, "seed": FIRST_BEGINS}))


def stopped(at):
    """Wait for the dialog about a failed engine, and return it."""
    at.wait_until(lambda: shown(at))
    return shown(at)[0]


def shown(at):
    return [each for each in at.window.findChildren(EngineStopped) if each.isVisible()]


@pytest.mark.parametrize("game", [WHOLE, "carcassonne"])
def test_an_engine_is_chosen_and_plays(at, game):
    at.settings.change(bots_at_once=True, speed="off")
    at.session.engines.put(an_engine(OURS))
    at.window.dialogs.ask_for_game(game=game)
    dialog = at.new_game_dialog()
    while len(dialog.rows) < 2:
        at.click(dialog.seats.add)
    first, second = dialog.rows[:2]
    first.who.setFocus()
    QTest.keyClick(first.who, Qt.Key.Key_Down)
    choose(first.level, "page")
    choose(second.level, "engine:a1")
    assert second.name.text() == "Stranger"
    at.click(dialog.start)
    at.wait_until(lambda: at.session.view is not None)
    assert at.session.view.line_up.seats[1].is_engine
    while not at.is_over and (game == WHOLE or actions_of_seat(at, 1) < ENOUGH):
        before = at.session.view.revision
        at.wait_until(lambda before=before: at.is_over or at.session.view.revision > before + 5)
    assert at.problems == [] and shown(at) == []
    assert at.session.view.line_up.seats[1].is_engine


def actions_of_seat(at, seat):
    """Return the number of actions of this seat."""
    return sum(
        event["event"] == "action" and event["seat"] == seat for event in at.session.view.events
    )


def test_a_lying_engine_is_reported_with_its_answer_and_a_bot_plays_on(at):
    at.session.engines.put(an_engine(python(LYING)))
    begin(at, "engine:a1", None)
    dialog = stopped(at)
    at.click(dialog.details.head)
    assert "fly" in dialog.details.text.toPlainText()
    choose(dialog.level, "page")
    at.click(dialog.hand_over)
    at.wait_for_my_turn()
    assert at.session.view.line_up.seats[0].level == "page" and at.session.view.casual
    assert at.session.engine_fault is None and shown(at) == []


def test_a_repaired_engine_is_started_again(at):
    at.session.engines.put(an_engine(python(LYING)))
    begin(at, "engine:a1", None)
    dialog = stopped(at)
    at.session.engines.put(an_engine(OURS))
    at.wait_until(dialog.isActiveWindow)
    assert dialog.focusWidget() is dialog.again
    QTest.keyClick(dialog.again, Qt.Key.Key_Return)
    at.wait_for_my_turn()
    assert at.session.view.line_up.seats[0].is_engine and not at.session.view.casual


def test_after_decide_later_a_button_and_a_key_show_the_question_again(at):
    at.session.engines.put(an_engine(python(LYING)))
    begin(at, "engine:a1", None)
    QTest.keyClick(stopped(at), Qt.Key.Key_Escape)
    at.wait_until(lambda: not shown(at))
    prompt = at.page.prompt
    at.wait_until(prompt.engine.isVisible)
    assert "cannot go on" in prompt.heading.text()
    assert not prompt.move_now.isVisible() and not prompt.skip.isVisible()
    at.click(prompt.engine)
    at.click(button(stopped(at), "Decide later"))
    at.wait_until(lambda: not shown(at))
    assert at.window.menus.actions["engine"].isEnabled()
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    at.click(stopped(at).hand_over)
    at.wait_for_my_turn()
    assert not prompt.engine.isVisible()
    assert not at.window.menus.actions["engine"].isEnabled()


def test_another_game_closes_the_question(at):
    at.session.engines.put(an_engine(python(LYING)))
    begin(at, "engine:a1", None)
    stopped(at)
    begin(at, None, "page")
    at.wait_for_my_turn()
    assert shown(at) == [] and not at.page.prompt.engine.isVisible()


def test_a_thinking_engine_is_shown_and_can_be_made_to_move(at, monkeypatch):
    monkeypatch.setattr(engine_player, "PATIENCE", 0.5)
    monkeypatch.setattr(lookahead, "GRACE", 0.2)
    monkeypatch.setattr(external_engine, "FAREWELL", 0.2)
    at.session.engines.put(an_engine(python(SLOW)))
    begin(at, "engine:a1", None)
    prompt = at.page.prompt
    at.wait_until(lambda: "is thinking" in prompt.heading.text())
    assert prompt.move_now.isVisible() and prompt.move_now.isEnabled()
    at.click(prompt.move_now)
    dialog = stopped(at)  # this engine ignores even a stop
    at.click(dialog.hand_over)
    at.wait_for_my_turn()


@pytest.mark.parametrize("game", ALL)
def test_after_any_answer_of_a_hostile_engine_a_bot_plays_on(at, game):
    at.session.engines.put(an_engine(hostile(4)))
    begin(at, "engine:a1", None, game=game)
    at.click(stopped(at).hand_over)
    at.wait_for_my_turn()
    assert at.problems == []


def a_save_without_its_engine(at):
    """Save a game with an engine, remove the engine, and return the file."""
    at.session.engines.put(an_engine(OURS))
    begin(at, None, "engine:a1")
    at.wait_for_my_turn()
    path = SaveFolder(at.session.folders.games).path(at.session.view.game_id)
    begin(at, None, "page")
    at.wait_until(lambda: at.session.view.game_id != path.stem)
    at.wait_for_my_turn()
    at.session.engines.remove("a1")
    return path


def missing(at):
    at.wait_until(lambda: isinstance(at.window.dialog, EnginesMissing))
    return at.window.dialog


def test_a_save_that_needs_an_engine_is_opened_with_a_bot(at):
    path = a_save_without_its_engine(at)
    at.session.open(path)
    dialog = missing(at)
    choose(dialog.levels[1], "squire")
    at.click(dialog.go_on)
    at.wait_until(lambda: at.session.view.game_id == path.stem)
    plan = at.session.view.line_up.seats[1]
    assert (plan.name, plan.level) == ("Seat 1", "squire") and at.session.view.casual


def test_a_save_that_needs_an_engine_can_stay_unopened(at):
    path = a_save_without_its_engine(at)
    before, on_table = path.read_bytes(), at.session.view.game_id
    at.session.open(path)
    at.click(missing(at).leave)
    at.wait_until(lambda: at.window.dialog is None)
    assert at.session.view.game_id == on_table
    assert path.read_bytes() == before and read_save(path).seats[1].level == "engine:a1"
