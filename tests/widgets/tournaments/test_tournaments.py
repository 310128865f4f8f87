"""Tests of tournaments by clicks and keys: set up, begun, paused, watched, reported, and the same
by the command."""

import json
import sys
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from burgundy_qt.ai.arena.external_engine import joined, run_in, words_of
from burgundy_qt.cli import main
from burgundy_qt.language.translation import NAMES
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import ENDING
from burgundy_qt.session.tournaments.tournament_plan import ENDED, PAUSED, RUNNING, Entrant, Store
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.tournaments.live_tables import COUNTS
from burgundy_qt.widgets.tournaments.new_tournament_dialog import NewTournamentDialog, engine_text
from burgundy_qt.widgets.tournaments.tournament_dialog import (
    GamesMenu,
    TournamentDialog,
    TournamentsDialog,
)
from burgundy_qt.widgets.tournaments.tournament_text import LONGEST_SHOWN, command_shown
from tests.session.engines.table import ALL, OURS, ROOT
from tests.session.tournaments.a_plan import LEVELS as PLAN_LEVELS
from tests.session.tournaments.a_plan import a_plan
from tests.widgets.window_driver import AtTheWindow

LEVELS = "page", "squire", "steward", "knight"
RANDOM = f"{joined([sys.executable, 'random_engine.py'])} {OURS}"
ENGINE = AddedEngine("abc", "Random engine", RANDOM, str(ROOT / "examples"), None, 1, ALL)


def list_by_key(at):
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    return dialog_of(at, TournamentsDialog)


def dialog_of(at, kind):
    at.wait_until(lambda: isinstance(at.window.dialog, kind) and at.window.dialog.isVisible())
    return at.window.dialog


def set_up(at, game):
    """Open the dialog for a new tournament of this game, without players."""
    at.click(list_by_key(at).first)
    dialog = dialog_of(at, NewTournamentDialog)
    at.click(dialog.shelf.boxes[game])
    while dialog.entrants.entrants:
        at.click(dialog.entrants.grid.itemAt(0).widget().remove)
    return dialog


def take(at, dialog, level):
    dialog.entrants.level.setCurrentIndex(dialog.entrants.level.findData(level))
    at.click(dialog.entrants.add)


def type_number(field, value):
    """Type a number into a field."""
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(value))


def begin(at, dialog):
    at.click(dialog.start)
    return dialog_of(at, TournamentDialog)


@pytest.mark.parametrize("language", NAMES)
def test_the_list_can_be_closed_on_a_low_screen_with_large_text(qtbot, tmp_path, language):
    with closing(AtTheWindow(tmp_path, text_size=150, language=language)) as at:
        dialog = list_by_key(at)
        assert dialog.minimumSizeHint().height() <= 460
        dialog.resize(dialog.width(), 460)
        at.wait_until(lambda: dialog.height() == 460)
        button = dialog.close_button
        assert dialog.rect().contains(button.mapTo(dialog, button.rect().bottomRight()))


@pytest.mark.parametrize("game", ["burgundy-dice", "tuscany"])
def test_four_levels_and_an_engine_play_by_clicks_as_by_the_command(at, capsys, game):
    at.session.engines.put(ENGINE)
    at.wait_until(lambda: at.session.engines.added)
    dialog = set_up(at, game)
    for level in (*LEVELS, ENGINE.level):
        take(at, dialog, level)
    type_number(dialog.pairs, 1)
    at.click(dialog.kind.group.button(1))
    command = dialog.command.text()
    page = begin(at, dialog)
    at.wait_until(lambda: page.standing.state == ENDED)
    assert page.results.results.rowCount() == len(LEVELS) + 1
    assert not at.problems and page.run.isHidden()
    matches = page.standing.matches
    assert main([*words_of(command)[1:], "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    by_command = {(one["a"], one["b"]): one["score_a"] for one in told if "score_a" in one}
    assert by_command == {
        names: pytest.approx([*match.interval], abs=1e-4) for names, match in matches.items()
    }


def test_a_tournament_is_paused_and_resumed_by_clicks_while_its_games_are_shown(at):
    dialog = set_up(at, "burgundy-dice")
    for level in LEVELS[:2]:
        take(at, dialog, level)
    type_number(dialog.pairs, 400)
    page = begin(at, dialog)
    at.click(page.choice.group.button(1))
    at.wait_until(lambda: page.wall.cards[0].view is not None)
    assert "Page" in page.wall.cards[0].accessibleName()
    for place, count in enumerate(COUNTS):
        at.click(page.wall.counts.group.button(place))
        assert len(page.wall.cards) == count
    at.wait_until(lambda: all(page.wall.shown))
    at.click(page.run)
    at.wait_until(lambda: page.standing.state != RUNNING)
    paused = page.standing.done
    assert 0 < paused < 400 and page.run.text() == "Resume"
    at.click(page.run)
    at.wait_until(lambda: page.standing.done > paused)
    at.click(page.back)
    line = next(iter(dialog_of(at, TournamentsDialog).lines.values()))
    assert line.name.whole == "Page, Squire" and line.run.text() == "Pause"
    at.click(line.run)
    at.wait_until(lambda: line.standing.state != RUNNING)


def test_keys_step_the_large_table_behind_the_present_and_to_the_next_game(at):
    dialog = set_up(at, "burgundy-dice")
    for level in LEVELS[:2]:
        take(at, dialog, level)
    type_number(dialog.pairs, 4000)
    page = begin(at, dialog)
    at.click(page.choice.group.button(1))
    at.wait_until(lambda: page.wall.shown[0])
    at.wait_until(lambda: page.wall.cards[0].view is not None)
    at.click(page.wall.cards[0])
    large = page.large
    playback, view = large.playback, large.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert playback.at == 0 and not playback.is_running
    QTest.keyClick(view, Qt.Key.Key_Right)
    at.wait_until(lambda: playback.at == 1 and large.page.steps.game.revision == 1)
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert large.page.steps.game.revision == 0
    first = playback.game.game_id

    def another_game_is_shown():
        at.click(large.another)  # between two games there may be none
        return playback.game.game_id != first

    at.wait_until(another_game_is_shown)
    at.click(large.bar.paces.buttons()[3])
    at.click(large.bar.run)
    second = playback.game.game_id
    at.wait_until(lambda: playback.game.game_id != second)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    at.wait_until(lambda: page.large is None)
    at.session.tournaments.pause(page.id)
    at.wait_until(lambda: page.standing.state != RUNNING)


def test_the_cell_of_two_players_leads_to_their_games_on_the_table(at):
    page = played(at)
    cell = page.cross.cross.index(0, 1)
    page.cross.setCurrentIndex(cell)
    page.cross.setFocus()
    QTest.keyClick(page.cross, Qt.Key.Key_Return)
    menu = page.findChild(GamesMenu)
    assert menu.games.count() == 2 and "2 game" in menu.sentence.text()
    QTest.keyClick(menu, Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view is not None and at.session.view.is_over)
    assert {seat.name for seat in at.session.view.line_up.seats} == {"Page", "Squire"}
    assert at.session.view.casual and not at.problems


@pytest.mark.parametrize("name", ["out.csv", "out.svg"])
def test_results_are_exported_to_the_chosen_file(at, tmp_path, monkeypatch, name):
    page = played(at)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    at.click(page.export)
    at.wait_until(lambda: "out" in page.sentence.text())
    assert (tmp_path / name).stat().st_size


def test_removing_a_tournament_asks_first(at):
    played(at)
    at.click(at.window.dialog.back)
    page = dialog_of(at, TournamentsDialog)
    line = next(iter(page.lines.values()))
    at.click(line.remove)
    at.wait_until(lambda: page.findChildren(ConfirmDialog))
    QTest.keyClick(page.findChild(ConfirmDialog), Qt.Key.Key_Return)
    at.wait_until(lambda: not page.lines)
    assert page.empty.isVisible()


def test_an_impossible_tournament_is_explained_and_not_begun(at):
    dialog = set_up(at, "tuscany")
    assert not dialog.start.isEnabled() and "at least two players" in dialog.wrong.text()
    take(at, dialog, "page")
    take(at, dialog, "page")
    assert len(dialog.entrants.entrants) == 1
    take(at, dialog, "duke")
    assert dialog.entrants.entrants[1].text == "duke" and dialog.start.isEnabled()
    dialog.entrants.pace.setCurrentIndex(0)
    take(at, dialog, "duke")
    assert dialog.entrants.entrants[2].text == "duke:0.1"
    assert "--game tuscany" in dialog.command.text()


def test_a_character_is_chosen_and_becomes_a_bot_of_another_game(at):
    dialog = set_up(at, "tuscany")
    entrants = dialog.entrants
    here, there = texts_of("tuscany").characters, texts_of("carcassonne").characters
    style, character = next(one for one in here.items() if one[0] not in there)
    shared = next(name for name in here if name in there)
    entrants.character.setCurrentIndex(entrants.character.findData(style))
    assert entrants.character.toolTip() == character.greeting
    take(at, dialog, "page")
    entrants.pace.setCurrentIndex(0)
    take(at, dialog, "duke")
    assert [one.text for one in entrants.entrants] == [f"page:{style}", f"duke:{style},0.1"]
    assert entrants.entrants[0].name == f"{character.name} (Page)"
    assert entrants.entrants[1].name == f"{character.name} (Duke), Blitz"
    assert [one.style for one in entrants.entrants] == [style, style]
    assert dialog.start.isEnabled() and f"duke:{style},0.1" in dialog.command.text()
    entrants.character.setCurrentIndex(0)
    take(at, dialog, "page")
    entrants.character.setCurrentIndex(entrants.character.findData(shared))
    take(at, dialog, "squire")
    at.click(dialog.shelf.boxes["carcassonne"])
    assert [one.text for one in entrants.entrants] == ["page", "duke:0.1", f"squire:{shared}"]
    names = [one.name for one in entrants.entrants]
    assert names == ["Page", "Duke, Blitz", f"{there[shared].name} (Squire)"]
    assert entrants.character.taste == shared
    assert style not in entrants.character.characters and dialog.start.isEnabled()


def test_a_tournament_of_a_character_and_its_level_is_played(at):
    dialog = set_up(at, "burgundy-dice")
    style, character = next(iter(texts_of("burgundy-dice").characters.items()))
    take(at, dialog, "page")
    dialog.entrants.character.setCurrentIndex(dialog.entrants.character.findData(style))
    take(at, dialog, "page")
    type_number(dialog.pairs, 1)
    page = begin(at, dialog)
    at.wait_until(lambda: page.standing.state == ENDED)
    assert page.results.results.rowCount() == 2 and not at.problems
    saves = [*at.session.folders.tournaments.rglob(f"*{ENDING}")]
    seats = [seat for save in saves for seat in read_save(save).seats]
    names = {(seat.name, seat.level, seat.style) for seat in seats}
    assert names == {("Page", "page", None), (f"{character.name} (Page)", "page", style)}


def test_resuming_shows_unknown_command_lines_before_it_starts_them(at):
    line = page_of_foreign_plan(at)
    page = at.window.dialog
    at.click(line.run)
    question = question_on(at, page)
    shown = question.sentence.text().replace("\n", "").replace(" ", "")
    assert run_in(ENGINE.folder, ENGINE.command).replace(" ", "") in shown
    QTest.keyClick(question, Qt.Key.Key_Return)  # as if somebody pressed Enter twice
    at.wait_until(lambda: not question.isVisible())
    assert (line.standing.state, line.standing.done) == (PAUSED, 0)
    at.click(line.open)
    page = dialog_of(at, TournamentDialog)
    at.click(page.run)
    at.click(question_on(at, page).yes)
    at.wait_until(lambda: page.standing.state == ENDED)


def test_a_command_line_is_shown_with_its_control_characters():
    assert command_shown("play --now") == "play --now"
    assert command_shown("a\u202eb\nc") == r"a\u202eb\nc"
    long = command_shown("x" * (LONGEST_SHOWN + 7))
    assert "7" in long.splitlines()[-1] and max(map(len, long.splitlines())) <= 72


def test_resuming_asks_nothing_about_engines_that_were_added_here(at):
    at.session.engines.put(ENGINE)
    line = page_of_foreign_plan(at)
    at.click(line.run)
    at.wait_until(lambda: line.standing.state == ENDED)
    assert not at.window.dialog.findChildren(ConfirmDialog)


def page_of_foreign_plan(at):
    """Put a tournament with an unknown engine into the folder, and open its page."""
    foreign = Entrant(engine_text(ENGINE), ENGINE.name, "engine")
    plan = a_plan(players=(*PLAN_LEVELS, foreign), pairs=1)
    Store(at.session.folders.tournaments).write(plan)
    page = list_by_key(at)
    at.wait_until(lambda: plan.id in page.lines)
    return page.lines[plan.id]


def question_on(at, page):
    at.wait_until(lambda: [one for one in page.findChildren(ConfirmDialog) if one.isVisible()])
    return next(one for one in page.findChildren(ConfirmDialog) if one.isVisible())


def played(at):
    """Open the page of a small finished tournament."""
    plan = a_plan(pairs=1)
    at.window.tournaments._begin(plan)
    page = dialog_of(at, TournamentDialog)
    at.wait_until(lambda: page.standing.state == ENDED)
    return page
