"""Tests of engines in the settings: adding, testing, changing and removing one by clicks and
keys."""

import json
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from burgundy_qt.ai.arena.external_engine import joined
from burgundy_qt.session.engines.engine_list import AddedEngine, engines_file
from burgundy_qt.widgets.dialogs.engine_form import EngineForm
from burgundy_qt.widgets.dialogs.problem_dialog import Details
from burgundy_qt.widgets.dialogs.settings_dialog import SettingsDialog
from tests.session.engines.table import ALL, example
from tests.widgets.window_driver import button

KNOWN = AddedEngine("a1", "Ann", "ann --play", None, 2, None, ("tuscany", "carcassonne"))


def python(program):
    """Return the command line of a small Python program."""
    return joined([sys.executable, "-I", "-S", "-c", program])


def saying(line):
    """Return the command line of a program that prints this line and runs until its input ends."""
    return python(f"import sys; print({line!r}, flush=True); sys.stdin.read()")


@pytest.fixture
def section(at):
    """Open the section of the settings by the menu and the list, and return it."""
    at.window.menus.actions["settings"].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, SettingsDialog))
    dialog = at.window.dialog
    row = [each.name for each in dialog.list.sections].index("engines")
    place = dialog.list.visualItemRect(dialog.list.item(row)).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.section.name == "engines"
    return dialog.section


def open_form(at, section):
    """Open the form for a new engine, and return it."""
    at.click(section.add_one)
    return visible_form(at)


def visible_form(at):
    at.wait_until(lambda: any(each.isVisible() for each in forms(at)))
    return next(each for each in forms(at) if each.isVisible())


def forms(at):
    return at.window.findChildren(EngineForm)


def wait_for_answer(at, form):
    """Wait until the answer of the engine is in view."""
    lines = form.panel.lines
    at.wait_until(lambda: not form.is_asking)
    at.wait_until(lambda: lines.itemAt(lines.count() - 1).widget().isVisible())


def type_into(field, words):
    field.selectAll()
    QTest.keyClicks(field, words)


def words_of(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_an_example_is_added_after_it_has_played_in_every_game(at, section, tmp_path):
    assert any("examples" in words for words in words_of(section))
    form = open_form(at, section)
    type_into(form.command, example("random"))
    at.click(form.panel.begin)
    assert form.panel.stop.isVisible() and not form.panel.begin.isVisible()
    wait_for_answer(at, form)
    assert form.name.text() == "Random, an example"
    told = " ".join(words_of(form.panel))
    assert told.count("its first move is legal") == len(ALL)
    at.click(form.keep)
    [engine] = at.session.engines.added
    assert engine.games == ALL and engine.seconds == 1 and engine.name == "Random, an example"
    at.wait_until(lambda: engines_file(at.session.folders.engines, pytest.fail).read() == (engine,))
    assert [row.engine for row in section.engine_rows] == [engine]
    at.wait_until(lambda: "Carcassonne" in " ".join(words_of(section)))


def test_an_engine_is_added_by_keys_alone(at, section):
    section.add_one.setFocus()
    at.press(Qt.Key.Key_Space, section.add_one)
    form = visible_form(at)
    at.wait_until(form.isActiveWindow)
    assert form.focusWidget() is form.command
    QTest.keyClicks(form.focusWidget(), "my-engine --fast")
    seen = [form.focusWidget()]
    while form.focusWidget() is not form.keep:
        QTest.keyClick(form.focusWidget(), Qt.Key.Key_Tab)
        seen.append(form.focusWidget())
    assert {form.folder, form.name, form.limit.figure, form.panel.begin} <= set(seen)
    QTest.keyClick(form.keep, Qt.Key.Key_Return)
    assert [engine.name for engine in at.session.engines.added] == ["my-engine"]


def test_an_engine_is_not_started_before_it_is_tested(at, section, tmp_path):
    started = tmp_path / "started"
    form = open_form(at, section)
    type_into(form.command, python(f"open({str(started)!r}, 'w')"))
    type_into(form.name, "Sleeper")
    at.click(form.keep)
    at.wait_until(lambda: at.session.engines.added)
    at.window.dialog.close()
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    row = dialog.rows[1].level
    assert row.findText("Sleeper") >= 0
    assert not row.model().item(row.findText("Sleeper")).isEnabled()
    dialog.close()
    assert not started.exists()


def test_a_test_can_be_stopped(at, section):
    form = open_form(at, section)
    type_into(form.command, python("import time; time.sleep(600)"))
    at.click(form.panel.begin)
    at.click(form.panel.stop)
    assert not form.is_asking and "Stopped" in form.panel.heading.text()
    assert form.panel.begin.isVisible()


def test_closing_the_form_ends_the_tested_program(at, section):
    form = open_form(at, section)
    type_into(form.command, python("import time; time.sleep(600)"))
    at.click(form.panel.begin)
    engine = at.session.engines.trial._asked
    at.wait_until(lambda: engine.engine is not None)
    program = engine.engine
    QTest.keyClick(form, Qt.Key.Key_Escape)
    at.wait_until(lambda: program.poll() is not None)
    assert at.session.engines.added == ()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (saying("Welcome!"), "Welcome!"),
        (saying('{"id":1,"error":{"code":"no","message":"not today"}}'), "not today"),
        (saying('{"id":1,"name":"A","games":3}'), "which does not list its games"),
        (saying("x" * 3000), "xxxx"),
        (python("import sys; sys.exit('out of coffee')"), "out of coffee"),
        ("no-such-program-at-all", "cannot be started"),
    ],
)
def test_a_program_that_is_no_engine_is_reported_with_its_output(at, section, command, said):
    form = open_form(at, section)
    form.command.setText(command)
    at.click(form.panel.begin)
    wait_for_answer(at, form)
    assert form.panel.heading.text() == "The engine did not answer"
    [details] = [each for each in form.panel.findChildren(Details) if each.isVisible()]
    at.click(details.head)
    assert said in details.text.toPlainText()
    assert at.problems == []


def test_an_engine_of_other_games_is_added_but_offered_nowhere(at, section):
    form = open_form(at, section)
    hello = {"id": 1, "name": "Deep\x07 Chess " * 9, "games": [{"game": "chess"}, {"game": "go"}]}
    form.command.setText(saying(json.dumps(hello)))
    at.click(form.panel.begin)
    wait_for_answer(at, form)
    assert "does not play any of these games" in form.panel.heading.text()
    assert any("chess, go" in words for words in words_of(form.panel))
    at.click(form.keep)
    [engine] = at.session.engines.added
    assert engine.games == () and len(engine.name) <= 20


@pytest.mark.parametrize(
    ("command", "name", "wrong"),
    [
        ("", "Ann", "command line is empty"),
        ("play 'me", "Ann", "quotation mark"),
        ("play", "Ann", "already has this name"),
        ("--", "", "needs a name"),
    ],
)
def test_an_entry_that_cannot_be_added_is_explained(at, section, command, name, wrong):
    at.session.engines.put(KNOWN)
    form = open_form(at, section)
    form.command.setText(command)
    form.name.setText(name)
    at.click(form.keep)
    assert form.isVisible() and form.wrong.isVisible() and wrong in form.wrong.text()
    assert at.session.engines.added == (KNOWN,)


def test_a_changed_program_needs_a_new_test_but_a_changed_limit_does_not(at, section):
    at.session.engines.put(KNOWN)
    at.click(section.engine_rows[0].change)
    form = visible_form(at)
    assert "Tested" in form.panel.heading.text()
    at.click(button(form, "Simulations"))
    form.limit.figure.setValue(77)
    assert form.asked.games == KNOWN.games and form.asked.simulations == 77
    form.command.end(False)
    QTest.keyClicks(form.command, " --faster")
    assert form.asked.games == () and "Not tested" in form.panel.heading.text()
    for _ in " --faster":
        QTest.keyClick(form.command, Qt.Key.Key_Backspace)
    assert form.asked.games == KNOWN.games and "Tested" in form.panel.heading.text()
    at.click(form.keep)
    [engine] = at.session.engines.added
    assert (engine.id, engine.seconds, engine.simulations) == ("a1", None, 77)


def test_an_engine_is_removed_after_a_question(at, section):
    at.session.engines.put(KNOWN)
    at.click(section.engine_rows[0].remove)
    [question] = [each for each in at.window.findChildren(QDialog) if "Ann?" in each.windowTitle()]
    at.click(button(question, "Cancel"))
    assert at.session.engines.added == (KNOWN,)
    at.click(section.engine_rows[0].remove)
    [question] = [
        each
        for each in at.window.findChildren(QDialog)
        if "Ann?" in each.windowTitle() and each.isVisible()
    ]
    at.click(button(question, "Remove"))
    assert at.session.engines.added == () and section.engine_rows == []
    assert section.window().focusWidget() is section.add_one
