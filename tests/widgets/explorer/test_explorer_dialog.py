"""Tests of the explorer in one window, with games of bots and two games of the player, by mouse and
by keys."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from burgundy_qt.session.explorer.explorer_query import ALIKE, ALL, BOTS, OWN
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.explorer.explorer_dialog import ExplorerDialog
from burgundy_qt.widgets.explorer.explorer_table import GAMES, POINTS, SHARE, VALUE
from burgundy_qt.widgets.library.library_dialog import LibraryDialog
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

BIDS = {"game": "carcassonne", "edition": "2010", "players": 2}


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    """Open a window with two finished games, the last one on the table."""
    folder = tmp_path_factory.mktemp("explored")
    games = [
        a_game(None, "squire", actions=10_000, luck=luck, seed=luck, **BIDS) for luck in (1, 2)
    ]
    save_folder = SaveFolder(folder / "games")
    for game in games:
        save_folder.write(game.save())
    window = AtTheWindow(folder)
    window.take_up(games[-1])
    yield window
    window.close()


@pytest.fixture
def at(window):
    """Return the window without an open dialog."""
    if window.window.dialog is not None:
        window.window.dialog.close()
    window.wait_until(lambda: window.window.dialog is None)
    window.window.activateWindow()
    yield window
    assert window.problems == []


def is_settled(dialog):
    return (
        dialog.answer is not None and dialog.answer.query == dialog.query and not dialog.answer.left
    )


def open_explorer(at, command="explorer"):
    at.window.menus.actions[command].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, ExplorerDialog))
    dialog = at.window.dialog
    at.wait_until(lambda: is_settled(dialog))
    return dialog


def choose_by_keys(at, dialog, box, value):
    """Choose a value of a combo box by keys alone, and return the answer."""
    values = [box.itemData(row) for row in range(box.count())]
    box.setFocus()
    for _ in range(abs(values.index(value) - box.currentIndex())):
        down = values.index(value) > box.currentIndex()
        at.press(Qt.Key.Key_Down if down else Qt.Key.Key_Up, box)
        at.wait_until(lambda: is_settled(dialog))
    assert box.currentData() == value
    return dialog.answer


def test_results_of_bots_are_shown_with_their_intervals(at):
    dialog = open_explorer(at)
    assert dialog.query.source == BOTS and dialog.query.game == "carcassonne"
    table, row = dialog.table, dialog.answer.rows[0]
    shown = [table.traits.index(0, column).data() for column in range(5)]
    assert shown[VALUE] == "Thief" or shown[VALUE] in ("Knight", "No follower", "Monk", "Farmer")
    assert shown[GAMES] == str(row.games)
    assert "±" in shown[POINTS] and shown[SHARE].endswith("%")
    heard = table.traits.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "95% interval" in heard and f"{row.games} games" in heard
    assert f"{dialog.answer.whole.games} games" in dialog.sentence.text()


def test_the_explorer_says_if_there_are_only_a_few_games(at):
    dialog = open_explorer(at)
    answer = choose_by_keys(at, dialog, dialog.sources, OWN)
    assert answer.whole.games == 2 and all(row.is_few for row in answer.rows)
    texts = [dialog.table.traits.index(0, column).data() for column in range(5)]
    assert "too few games" in texts and not any("%" in text for text in texts if text)
    choose_by_keys(at, dialog, dialog.sources, ALL)
    assert dialog.answer.whole.games > 2


def test_a_click_on_a_heading_sorts_and_a_second_click_reverses_the_order(at):
    dialog = open_explorer(at)
    table = dialog.table
    header = table.horizontalHeader()
    for column, key in ((SHARE, lambda row: row.share), (GAMES, lambda row: row.games)):
        for is_down in (True, False):
            where = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
            QTest.mouseClick(
                header.viewport(),
                Qt.MouseButton.LeftButton,
                pos=header.rect().center().__class__(where, header.height() // 2),
            )
            rows = [row for row in table.traits.rows if not (column == SHARE and row.is_few)]
            assert rows == sorted(rows, key=key, reverse=is_down) or len({*map(key, rows)}) < len(
                rows
            )
            assert dialog.sorts.currentData() == column


def test_keys_add_a_filter_and_remove_it(at):
    dialog = open_explorer(at)
    before, trait = dialog.answer.whole.games, dialog.query.trait
    at.press(Qt.Key.Key_Down, dialog.table)
    row = dialog.table.current
    at.press(Qt.Key.Key_Return, dialog.table)
    at.wait_until(lambda: is_settled(dialog))
    assert dialog.query.having == ((trait, row.value),)
    assert dialog.answer.whole.games == row.games and dialog.query.trait != trait
    at.press(Qt.Key.Key_Backspace, dialog.table)
    at.wait_until(lambda: is_settled(dialog))
    assert dialog.answer.whole.games == before and dialog.query.trait == trait


def test_a_click_removes_a_filter(at):
    dialog = open_explorer(at)
    at.click(dialog.only)
    at.wait_until(lambda: is_settled(dialog))
    [chip] = [each for each in dialog.findChildren(QPushButton) if "✕" in each.text()]
    assert chip.accessibleName().startswith("Remove First turn: ")
    at.click(chip)
    at.wait_until(lambda: is_settled(dialog))
    assert dialog.query.having == ()


def test_level_and_players_are_chosen_by_keys(at):
    dialog = open_explorer(at)
    answer = choose_by_keys(at, dialog, dialog.levels, "knight")
    choose_by_keys(at, dialog, dialog.traits, "level")
    assert [row.value for row in dialog.answer.rows] == ["knight"]
    assert "% won (" in dialog.sentence.text()
    assert answer.query.size == "2"
    choose_by_keys(at, dialog, dialog.sizes, None)
    assert dialog.answer.whole.games > answer.whole.games


def test_games_like_the_position_on_the_table_are_found(at):
    dialog = open_explorer(at, "games like this")
    assert dialog.query.standing is not None and dialog.query.likeness == ALIKE
    assert "as Seat 0 in this game" in dialog.sentence.text()
    dialog.position = replace(dialog.position, name="You")
    choose_by_keys(at, dialog, dialog.sources, OWN)
    assert dialog.answer.alike[ALIKE] >= 1
    assert "like you in this game" in dialog.sentence.text()
    choose_by_keys(at, dialog, dialog.positions, None)
    assert dialog.query.standing is None


def test_looking_back_the_explorer_searches_for_the_past_position(at):
    QTest.keyClick(at.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.window.looking_back.is_on)
    at.press(Qt.Key.Key_Home)
    for _ in range(12):
        at.press(Qt.Key.Key_Right)
    at.wait_until(lambda: at.page.steps.past is not None and at.page.steps.past.revision == 12)
    dialog = open_explorer(at, "games like this")
    assert dialog.query.standing.turns < 6
    choose_by_keys(at, dialog, dialog.sources, OWN)
    assert dialog.answer.alike["same"] >= (dialog.query.standing.table != "")
    at.press(Qt.Key.Key_Escape, dialog)
    at.wait_until(lambda: at.window.dialog is None)
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: not at.window.looking_back.is_on)


def test_a_button_of_the_library_opens_the_explorer(at):
    at.window.menus.actions["library"].trigger()
    at.wait_until(lambda: isinstance(at.window.dialog, LibraryDialog))
    at.click(button(at.window.dialog, "Explorer"))
    at.wait_until(lambda: isinstance(at.window.dialog, ExplorerDialog))
    at.wait_until(lambda: is_settled(at.window.dialog))


def test_keys_open_the_explorer_and_one_of_my_games(at):
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: isinstance(at.window.dialog, ExplorerDialog))
    dialog = at.window.dialog
    at.wait_until(lambda: is_settled(dialog))
    choose_by_keys(at, dialog, dialog.sources, OWN)
    at.wait_until(lambda: dialog.listed.count() > 0)
    shown = at.session.view.game_id
    listed = [
        dialog.listed.item(row).data(Qt.ItemDataRole.UserRole)
        for row in range(dialog.listed.count())
    ]
    other = next((row for row, one in enumerate(listed) if shown not in one.path.name), None)
    assert other is not None
    dialog.listed.setFocus()
    while dialog.listed.currentRow() != other:
        at.press(Qt.Key.Key_Down, dialog.listed)
    assert button(dialog, "Open the game").isEnabled()
    at.press(Qt.Key.Key_Return, dialog.listed)
    at.wait_until(lambda: at.session.view.game_id != shown)
    assert listed[other].path.name.startswith(at.session.view.game_id)


def test_a_game_of_bots_opens_at_its_position_in_the_past(at):
    dialog = open_explorer(at)
    choose_by_keys(at, dialog, dialog.sources, BOTS)
    at.wait_until(lambda: dialog.listed.count() > 0)
    first = dialog.listed.item(0)
    assert re.match(r"Game \d[\d,]* of bots: \w+ \d+, \w+ \d+", first.text())
    points = sorted(seat.points for seat in first.data(Qt.ItemDataRole.UserRole).explored.seats)
    game_id = first.data(Qt.ItemDataRole.UserRole).game_id
    at.click(button(dialog, "Open the game"))
    at.wait_until(lambda: at.session.view.game_id == game_id)
    assert sorted(at.session.view.state["result"]["points"]) == points
    at.wait_until(lambda: at.window.page.steps.game is at.session.view)
    if at.window.dialog is not None:
        at.window.dialog.reject()
    at.window.menus.actions["review"].trigger()
    at.wait_until(lambda: at.window.looking_back.is_on)
    assert len(at.window.looking_back.course.replay) > 10
    at.window.menus.actions["review"].trigger()


def test_games_like_a_rated_one_make_it_casual_only_if_the_person_agrees(at):
    at.take_up(a_game(None, "squire", actions=40, **BIDS))
    assert not at.session.view.casual
    dialog = open_explorer(at)
    assert dialog.position is None
    dialog.reject()
    for answer, is_casual in (("Continue without it", False), ("Show games", True)):
        at.wait_until(lambda: at.window.dialog is None)
        at.window.menus.actions["games like this"].trigger()
        at.wait_until(lambda: isinstance(at.window.dialog, ConfirmDialog))
        at.click(button(at.window.dialog, answer))
        at.wait_until(lambda casual=is_casual: at.session.view.casual == casual)
    at.wait_until(lambda: isinstance(at.window.dialog, ExplorerDialog))
    dialog = at.window.dialog
    at.wait_until(lambda: is_settled(dialog))
    assert dialog.query.standing is not None
