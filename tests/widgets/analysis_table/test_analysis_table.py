"""Tests of the analysis table in the real window, by clicks and by keys: moves forward and back,
branches, values, bots, comparisons, and the trees in the file of the game."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import ENDING, SaveFolder
from burgundy_qt.widgets.analysis_table.analysis_panel import TreesDialog
from burgundy_qt.widgets.analysis_table.branch_comparison import BranchComparison
from burgundy_qt.widgets.play.chance_choice import ChanceDialog
from tests.session.short_games import a_game
from tests.widgets.questions.question_driver import ask, begin_a_game, two_mistakes
from tests.widgets.window_driver import button

KINDS = {
    "burgundy": {"edition": "2011"},
    "burgundy-dice": {"edition": "2017"},
    "tuscany": {"edition": "2020"},
    "carcassonne": {"edition": "2010"},
}
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def casual_game(game, *levels, actions=24, **request):
    """Return a casual_game game after this many actions."""
    running = a_game(
        *(levels or (None, None)), actions=actions, game=game, **KINDS[game], **request
    )
    running.make_casual()
    return running


def analyse(at, running):
    """Take up a running game, and analyse its position with the key."""
    at.take_up(running)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: at.window.is_analysis_on and at.page.decision.is_open)
    return at.window.analysis


def act(at, mode, luck):
    """Play a random action for the seat that decides, and wait for the next decision."""
    before = mode.analysed.node
    at.page.decision.play(luck.choice(mode.analysed.view.legal["actions"]))
    at.wait_until(lambda: mode.analysed.node is not before and at.page.decision.is_open)


def rows(mode):
    """Return the texts of all rows of the list."""
    return [row.text(0) for row in mode.panel.list.rows.values()]


def test_rows_and_their_colours_follow_the_text_size_and_the_theme(at):
    mode = analyse(at, casual_game("carcassonne"))
    act(at, mode, random.Random(5))
    listed, node = mode.panel.list, mode.analysed.node
    mode.panel.comment.setPlainText("It stays open.")
    row = listed.rows[node]
    dot, size = row.icon(0).pixmap(64).toImage(), listed.iconSize()
    at.settings.change(text_size=150, theme="dark")
    at.wait_until(lambda: listed.iconSize().width() > size.width())
    assert row.font(0).resolve(listed.font()).pixelSize() == listed.font().pixelSize()
    assert row.font(0).resolve(listed.font()).italic()
    assert row.icon(0).pixmap(64).toImage() != dot


@pytest.mark.parametrize("game", KINDS)
def test_every_game_is_played_on_by_hand_valued_undone_and_redone(at, game):
    running = casual_game(game)
    mode, luck = analyse(at, running), random.Random(5)
    before = at.session.view
    for _ in range(4):
        act(at, mode, luck)
    assert mode.analysed.tree.size == 4 and len(rows(mode)) == 5 and "…" not in rows(mode)
    at.wait_until(lambda: mode.analysed.node in mode.values)
    assert "%" in mode.panel.cells[0][1].text() and mode.panel.cells[0][2].text()
    here = mode.analysed.node
    at.press(Qt.Key.Key_Z)
    assert mode.analysed.node is here.parent and at.page.decision.is_open
    at.press(Qt.Key.Key_Y)
    at.wait_until(lambda: mode.analysed.node is here and at.page.decision.is_open)
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    assert not mode.is_on and at.is_asked
    now = at.session.view
    assert (now.revision, now.state) == (before.revision, before.state)


def test_branches_are_made_named_compared_promoted_deleted_and_kept_with_the_game(at):
    running = casual_game("carcassonne")
    mode, luck = analyse(at, running), random.Random(5)
    for _ in range(3):
        act(at, mode, luck)
    main = mode.analysed.node.path
    click_row(at, mode, main[0])
    assert mode.analysed.node is main[0]
    other = next(
        action for action in mode.analysed.view.legal["actions"] if action != main[1].action
    )
    at.page.decision.play(other)
    at.wait_until(lambda: mode.analysed.node.is_branch and at.page.decision.is_open)
    branch = mode.analysed.node
    mode.panel.name.setFocus()
    QTest.keyClicks(mode.panel.name, "The other road")
    QTest.keyClick(mode.panel.name, Qt.Key.Key_Return)
    mode.panel.comment.setFocus()
    QTest.keyClicks(mode.panel.comment, "It stays open.")
    assert (branch.name, branch.comment) == ("The other road", "It stays open.")
    assert any(text.startswith("The other road: ") for text in rows(mode))

    at.press(Qt.Key.Key_X)
    at.wait_until(lambda: isinstance(at.window.dialog, BranchComparison))
    dialog = at.window.dialog
    at.wait_until(lambda: all(dialog.values.get(node) and dialog.values[node].is_settled
                              for node in dialog.chosen))  # fmt: skip
    assert dialog.chosen[0] is branch and dialog.chosen[1] is main[-1]
    shown = [dialog.cells["points", at].text() for at in (1, 2, 3)]
    assert shown[0] and shown[1] and shown[2][0] in "+\N{MINUS SIGN}0"
    at.click(button(dialog, "Close"))
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)

    QTest.keyClick(at.table, Qt.Key.Key_Up, CTRL)
    assert not branch.is_branch and main[1].is_branch
    at.click(mode.panel.buttons["promote"])  # this line is the main one already
    assert not branch.is_branch
    at.click(mode.panel.buttons["leave"])
    assert not mode.is_on

    path = at.session.folders.games / f"{running.game_id}{ENDING}"
    at.wait_until(lambda: read_save(path).variations)
    QTest.keyClick(at.table, Qt.Key.Key_R, CTRL)
    at.wait_until(lambda: at.window.looking_back.is_on)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: mode.is_on and at.page.decision.is_open)
    at.wait_until(lambda: "…" not in rows(mode))
    named = [node for node in mode.analysed.tree.root.walk() if node.name]
    assert len(rows(mode)) == 5 and [node.comment for node in named] == ["It stays open."]
    click_row(at, mode, named[0])
    at.press(Qt.Key.Key_Delete)
    assert len(rows(mode)) == 4 and mode.analysed.tree.size == 3
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    at.wait_until(lambda: at.window.looking_back.is_on)


def click_row(at, mode, node):
    """Click the row of a node in the list."""
    listed = mode.panel.list
    row = listed.rows[node]
    listed.scrollToItem(row)
    where = listed.visualItemRect(row).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=where)
    at.wait_until(lambda: mode.analysed.node is node and at.page.decision.is_open)


def test_bots_play_to_the_end_of_the_round_and_the_best_turns_can_be_played(at):
    mode = analyse(at, casual_game("burgundy-dice"))
    at.wait_until(lambda: (value := mode.values.get(mode.analysed.node)) and value.advice)
    at.press(Qt.Key.Key_H)
    assert mode.panel.tips and mode.marks.steps
    plan = mode.values[mode.analysed.node].advice.best_tip.plan
    at.click(mode.panel.tips[0][1])
    at.wait_until(lambda: mode.analysed.node.parent is not None)
    assert mode.analysed.node.path[0].action == plan[0]
    begun = mode.analysed.node
    at.click(mode.panel.buttons["bots"])
    at.wait_until(lambda: mode.analysed.node is not begun and at.page.decision.is_open)
    assert any(event["event"] == "round" for event in mode.analysed.node.events)
    assert "…" not in rows(mode)


def test_chance_is_chosen_in_a_dialog_and_drawn_again(at):
    mode, luck = analyse(at, casual_game("burgundy-dice")), random.Random(3)
    while not mode.analysed.had_chance():
        act(at, mode, luck)
    came = mode.analysed.node
    QTest.keyClick(at.table, Qt.Key.Key_U, CTRL)
    at.wait_until(lambda: isinstance(at.window.dialog, ChanceDialog))
    dialog = at.window.dialog
    while None in dialog.values:
        at.click(list(dialog.offers.values())[-1])
    chosen = list(dialog.values)
    at.click(dialog.done_button)
    at.wait_until(lambda: at.window.dialog is None and at.page.decision.is_open)
    assert mode.analysed.node in came.parent.children
    assert str(chosen[0]) in str(mode.analysed.node.events)
    at.press(Qt.Key.Key_U)
    at.wait_until(lambda: at.page.decision.is_open)
    assert mode.analysed.node.parent is came.parent


@pytest.mark.parametrize("game", KINDS)
def test_every_random_result_is_asked_for_when_chance_is_chosen_by_hand(at, game):
    mode, luck, asked = analyse(at, casual_game(game)), random.Random(3), 0
    at.click(mode.panel.buttons["by hand"])
    assert mode.is_by_hand and mode.panel.buttons["by hand"].isChecked()
    while asked < 2:
        before, chosen = mode.analysed.node, []
        at.page.decision.play(luck.choice(mode.analysed.view.legal["actions"]))
        at.wait_until(
            lambda before=before: at.window.dialog is not None or mode.analysed.node is not before
        )
        while isinstance(dialog := at.window.dialog, ChanceDialog):
            asked += 1
            assert mode.analysed.node is before  # nothing has been drawn yet
            while at.window.dialog is dialog and None in dialog.values:
                at.click(list(dialog.offers.values())[-1])
            chosen += dialog.values
            if at.window.dialog is dialog:
                QTest.keyClick(dialog, Qt.Key.Key_Return)
        at.wait_until(lambda: at.page.decision.is_open)
        came = str(mode.analysed.node.events)
        assert mode.analysed.node.parent is before and all(str(each) in came for each in chosen)
        assert "…" not in rows(mode)


def test_an_action_whose_chance_is_not_chosen_is_not_played(at):
    mode, luck = analyse(at, casual_game("burgundy-dice")), random.Random(3)
    QTest.keyClick(at.table, Qt.Key.Key_U, CTRL | SHIFT)
    assert mode.is_by_hand
    before = None
    while at.window.dialog is None:
        before = mode.analysed.node
        at.page.decision.play(luck.choice(mode.analysed.view.legal["actions"]))
        at.wait_until(lambda: at.window.dialog is not None or at.page.decision.is_open)
    at.window.dialog.reject()
    at.wait_until(lambda: at.window.dialog is None and at.page.decision.is_open)
    assert mode.analysed.node is before and not before.children
    QTest.keyClick(at.table, Qt.Key.Key_U, CTRL | SHIFT)
    assert not mode.is_by_hand
    while not mode.analysed.had_chance():
        act(at, mode, luck)


def test_a_tree_stays_in_the_list_after_its_position_was_undone(at):
    running = casual_game("carcassonne")
    mode, luck = analyse(at, running), random.Random(5)
    for _ in range(3):
        act(at, mode, luck)
    actions = [node.action for node in mode.analysed.node.path]
    revision = mode.analysed.beginning.revision
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    path = at.session.folders.games / f"{running.game_id}{ENDING}"
    at.wait_until(lambda: read_save(path).variations)
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view.revision < revision)
    at.wait_until(lambda: "record" in read_save(path).variations[0])
    legal = at.session.view.legal["actions"]
    at.page.decision.play(legal[-1])
    at.wait_until(lambda: at.is_asked and not at.session.view.can_redo)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: mode.is_on and at.page.decision.is_open)
    act(at, mode, luck)
    at.click(mode.panel.buttons["trees"])
    at.wait_until(lambda: isinstance(at.window.dialog, TreesDialog))
    dialog = at.window.dialog
    shown = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(shown) == 2 and f"After {revision} actions of the game" in shown[0]
    assert "3 actions in the tree" in shown[0] and "(in view)" in shown[1]
    dialog.list.setCurrentRow(0)
    at.click(dialog.open_button)
    at.wait_until(lambda: mode.analysed.tree.size == 3 and at.page.decision.is_open)
    while mode.analysed.can_redo:
        mode.redo()
    assert [node.action for node in mode.analysed.node.path] == actions
    QTest.keyClick(at.table, Qt.Key.Key_L, CTRL | SHIFT)
    at.wait_until(lambda: isinstance(at.window.dialog, TreesDialog))
    at.click(at.window.dialog.delete)
    at.wait_until(lambda: len(mode.analysed.kept_trees) == 1)
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    at.wait_until(lambda: len(read_save(path).variations) == 1)
    assert at.session.view.revision != 0


def test_a_rated_game_is_analysed_only_after_a_question_and_becomes_casual(at):
    at.take_up(a_game(None, "page", actions=8, game="burgundy"))
    for answer, is_on in (("Continue without it", False), ("Analyse", True)):
        QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
        at.wait_until(lambda: at.window.dialog is not None)
        at.click(button(at.window.dialog, answer))
        at.wait_until(lambda: at.window.dialog is None)
        assert is_on or not (at.session.view.casual or at.window.is_analysis_on)
    at.wait_until(lambda: at.window.is_analysis_on)
    assert at.session.view.casual


def test_hidden_hands_are_drawn_again_and_your_own_stays(at):
    mode = analyse(at, casual_game("tuscany", None, "page", actions=40))
    seat = mode.analysed.beginning.seat
    own, others = set(), set()
    for _ in range(4):
        at.click(mode.panel.buttons["hands"])
        for known, whose in ((own, seat), (others, 1 - seat)):
            known.add(str(mode.analysed.game.state(whose)["seats"][whose]["cards"]))
    assert len(own) == 1 and len(others) > 1
    assert own == {str(at.session.view.state["seats"][seat]["cards"])}


def test_a_change_of_language_keeps_the_analysis(at):
    mode, luck = analyse(at, casual_game("carcassonne")), random.Random(1)
    act(at, mode, luck)
    node = mode.analysed.node
    at.settings.change(language="de")
    at.wait_until(lambda: at.window.page is not at.page)
    at.page, at.table = at.window.page, at.window.page.view
    german = at.window.analysis
    assert german is not mode and german.is_on and german.analysed.node is node
    at.wait_until(lambda: "…" not in rows(german))
    assert rows(german)[0] == "Anfang"


def test_the_position_of_a_question_is_analysed_once_it_is_answered(at):
    begin_a_game(at)
    questions = ask(at, two_mistakes())
    asked = questions.trial.question
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: at.window.is_analysis_on and at.page.decision.is_open)
    mode = at.window.analysis
    assert not questions.is_on and mode.analysed.beginning.revision == asked.revision
    assert mode.analysed.view.legal["seat"] == asked.seat
    at.wait_until(lambda: "%" in at.window.bar.past.text())
    QTest.keyClick(at.table, Qt.Key.Key_W, CTRL)
    assert not mode.is_on and at.is_asked and not at.session.view.casual


def test_a_branch_is_played_to_the_end_and_valued_by_its_result(at):
    running = casual_game("burgundy-dice", actions=10_000)
    back = running.game.revision - 6
    at.session.open(SaveFolder(at.session.folders.games).write(running.save()))
    at.wait_until(lambda: at.window.dialog is not None)
    at.window.dialog.reject()
    at.window.activateWindow()
    at.wait_until(lambda: at.window.isActiveWindow() and at.window.dialog is None)
    at.window.looking_back.look_at_event(0)
    at.wait_until(lambda: at.window.looking_back.is_on)
    at.window.looking_back.course.go_to(back)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: at.window.is_analysis_on and at.page.decision.is_open)
    mode, luck = at.window.analysis, random.Random(1)
    assert mode.analysed.beginning.seat is None
    while not mode.analysed.view.is_over:
        before = mode.analysed.node
        at.page.decision.play(luck.choice(mode.analysed.view.legal["actions"]))
        at.wait_until(
            lambda before=before: (
                mode.analysed.node is not before
                and (at.page.decision.is_open or mode.analysed.view.is_over)
            )
        )
    end = mode.analysed.node
    at.wait_until(lambda: end in mode.values)
    result = mode.analysed.view.state["result"]
    assert list(mode.values[end].points) == result["points"]
    assert sum(mode.values[end].win) == 1 and mode.values[end].is_final
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.page.decision.is_open)
    QTest.keyClick(at.table, Qt.Key.Key_A, SHIFT)
    at.wait_until(lambda: at.window.looking_back.is_on)
    assert at.window.looking_back.course.at == back


def test_the_list_is_readable_and_usable_by_keys(at):
    mode, luck = analyse(at, casual_game("carcassonne")), random.Random(1)
    for _ in range(3):
        act(at, mode, luck)
    path = mode.analysed.node.path
    QTest.keyClick(at.table, Qt.Key.Key_L, CTRL)
    listed = mode.panel.list
    assert listed.hasFocus() and listed.marked is path[-1]
    QTest.keyClick(listed, Qt.Key.Key_Up)
    assert listed.marked is path[1] and mode.analysed.node is path[-1]
    spoken = listed.currentItem().data(0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith(listed.names[path[1].seat])
    QTest.keyClick(listed, Qt.Key.Key_Return)
    at.wait_until(lambda: mode.analysed.node is path[1] and at.page.decision.is_open)
    named = [widget.accessibleName() for widget in (*mode.panel.buttons.values(), mode.panel.name)]
    assert all(named[1:]) and mode.panel.comment.accessibleName()


def test_a_comment_is_saved_even_if_another_game_begins_at_once(at):
    running = casual_game("burgundy-dice")
    mode, luck = analyse(at, running), random.Random(5)
    act(at, mode, luck)
    mode.panel.comment.setFocus()
    QTest.keyClicks(mode.panel.comment, "Better than it looks.")
    at.session.new_game(running.line_up)
    path = at.session.folders.games / f"{running.game_id}{ENDING}"
    at.wait_until(lambda: at.session.view.game_id != running.game_id)
    assert "Better than it looks." in str(read_save(path).variations)
