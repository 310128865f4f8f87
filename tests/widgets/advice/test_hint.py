"""Tests of the hint in the real window: opened by key and by button, shown on the table and in
words, played or closed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from burgundy_qt.ai.analysis.opponent_turn import OpponentTurn, opponent_turn
from burgundy_qt.ai.networks import calibration
from burgundy_qt.rules.registry import DEFAULT, GAMES, ruleset
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.advice.tip_text import UNMEASURED
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.games.tuscany.tuscany_input import arrangement_of
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from tests.quick_advice import quick_advice
from tests.session.short_games import a_game
from tests.widgets.window_driver import AtTheWindow, button

CHIP = {"points"}
CARD = {"points", "silver", "workers", "storage", "goods", "die"}
"""Kinds of pieces that the card of another seat shows."""


class Advised(AtTheWindow):
    """A window in which a player asks for hints."""

    def begin(self, *levels, **request):
        plans = tuple(
            SeatPlan("You" if level is None else level.title(), level) for level in levels
        )
        self.session.new_game(LineUp(plans, {"seed": 5, "players": len(plans), **request}))
        self.wait_for_my_turn()
        self.wait_until(self.window.isActiveWindow)

    @property
    def advising(self):
        return self.window.advising

    @property
    def panel(self):
        return self.advising.panel

    def answer_question(self, text):
        self.wait_until(lambda: isinstance(self.window.dialog, ConfirmDialog))
        self.click(button(self.window.dialog, text))
        self.wait_until(lambda: self.window.dialog is None)
        self.window.activateWindow()
        self.wait_until(lambda: QApplication.activeWindow() is self.window)

    def hint(self):
        """Press the key for a hint, confirm if a question opens, and wait for the last answer."""
        casual = self.session.view.casual
        self.press(Qt.Key.Key_H)
        if not casual:
            self.answer_question("Show the hint")
        self.wait_for_advice()

    def wait_for_advice(self):
        self.wait_until(lambda: self.panel.advice is not None and self.panel.advice.is_last)

    @property
    def marks(self):
        return self.advising.marks


@pytest.fixture
def advised(qtbot, tmp_path):
    with quick_advice():
        window = Advised(tmp_path)
        yield window
        window.close()
    assert window.problems == []


@pytest.fixture
def arranging(advised):
    """Return a window in which the player arranges a duchy of Tuscany and has asked for a hint."""
    advised.begin(None, "page", game="tuscany", setup="secret")
    advised.wait_until(lambda: advised.page.scene.state.seats[0].duchy is not None)
    advised.own = advised.page.scene.state.seats[0].duchy
    advised.hint()
    return advised


def test_a_hint_lays_out_the_whole_duchy_on_the_table(arranging):
    scene, advised = arranging.page.scene, arrangement_of(arranging.advising.plan[0])
    assert advised.duchy != arranging.own
    assert scene.state.seats[0].duchy == advised.duchy
    assert {slot.at for slot in arranging.marks.slots()} == {advised.castle}
    assert "close the hint" in arranging.page.prompt.sentence.text()
    arranging.press(Qt.Key.Key_H)
    assert scene.state.seats[0].duchy == arranging.own


def test_your_duchy_stays_on_the_table_when_a_bot_has_chosen(arranging):
    page, view = arranging.page, arranging.session.view
    arranging.press(Qt.Key.Key_H)
    page.update_view(replace(view))
    assert page.scene.view is not view and page.scene.state.seats[0].duchy == arranging.own


def test_a_click_on_a_board_closes_the_hint_and_changes_your_duchy(arranging):
    scene = arranging.page.scene
    scene.clicked.emit(ClickTarget("turn", "A"))
    assert not arranging.advising.is_open
    shown = scene.state.seats[0].duchy
    assert shown.boards == arranging.own.boards and shown.turned != arranging.own.turned
    arranging.hint()  # a changed duchy gets a hint, too
    assert scene.state.seats[0].duchy == arrangement_of(arranging.advising.plan[0]).duchy
    arranging.press(Qt.Key.Key_D)
    arranging.wait_until(lambda: arranging.session.view.revision > 0)
    assert not arranging.advising.is_open


def test_the_key_shows_the_best_turns_on_the_table_and_in_words(advised):
    advised.begin(None, None)
    advised.hint()
    advice = advised.panel.advice
    assert advised.page.log.page == advised.advising.tab
    shown = [card for card in advised.panel.cards if card.isVisible()]
    assert len(shown) == len(advice.tips) >= 2
    assert advised.marks.steps and advised.marks._item is not None
    assert [name for name, _ in advised.marks.flags] == [
        f"Tip {at}" for at in range(2, len(advice.tips) + 1)
    ]
    assert advised.page.prompt.advised.isVisible() and not advised.page.prompt.end.isVisible()


def test_a_tile_that_has_to_be_turned_is_shown_as_it_would_be_placed(advised):
    advised.begin(None, None, game="carcassonne")
    scene, marks = advised.page.scene, advised.marks
    turned = next(
        action
        for action in advised.session.view.legal["actions"]
        if Slot("cell", None, action["cell"]) in scene.tabletop.shown
    )
    cell = Slot("cell", None, turned["cell"])
    bare = scene.tabletop.shown[cell]
    assert bare.kind == "sign"  # the mark that the tile must be rotated
    marks.show([turned], {})
    [step] = marks.steps
    assert step.target == cell and not marks._is_taken(step)
    scene.tabletop.shown[cell] = step.sprite
    assert marks._is_taken(step)
    scene.tabletop.shown[cell] = bare


@pytest.mark.parametrize("seats", [2, 4])
def test_the_tips_leave_every_other_seat_in_view(advised, seats):
    advised.begin(*[None] * seats)
    advised.hint()
    advised.wait_until(lambda: advised.page.log.is_tall)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        advised.window.resize(*size)
        advised.wait_until(lambda size=size: is_laid_out(advised.page.view, size[0]))
        if not advised.page.log.isVisible():
            advised.press(Qt.Key.Key_T)
        layout, tips = advised.page.scene.layout, advised.page.log.geometry()
        assert len(layout.others) == seats - 1
        for card in layout.others:
            assert {slot.kind for slot, place in card.places.items() if place.shown} >= (
                CHIP if layout.narrow else CARD
            )
            assert not card.rect.intersects(tips)


def is_laid_out(table, width):
    """Return whether the table has this width and is not waiting to arrange its pieces."""
    return table.width() == width and not table._pause.isActive()


@pytest.mark.parametrize(
    "words", ["Your turn", "Begin on the estate in the middle, with the castle at the river"]
)
def test_no_heading_is_cut_however_long_it_is(advised, words):
    advised.window.resize(1280, 800)
    advised.begin(None, None, None)
    heading = advised.page.prompt.heading
    advised.page.asking.counsel(Prompt(words, "Chance to win: 45%."), can_play=True)
    advised.wait_until(lambda: heading.text() == words)
    metrics = QFontMetricsF(heading.letters)
    assert metrics.horizontalAdvance(words) <= heading.width() <= advised.page.prompt.width()
    assert (heading.letters == heading.font()) == (words == "Your turn")


def test_the_button_opens_and_closes_the_hint(advised):
    advised.begin(None, None)
    advised.click(advised.page.prompt.hint)
    advised.answer_question("Show the hint")
    advised.wait_for_advice()
    assert advised.page.prompt.hint.isChecked()
    advised.click(advised.page.prompt.hint)
    assert not advised.advising.is_open and advised.marks._item is None
    assert not advised.page.prompt.advised.isVisible() and not advised.page.prompt.hint.isChecked()
    assert advised.table.hasFocus()


def test_the_first_hint_of_a_rated_game_asks_once_before_the_game_becomes_casual(advised):
    advised.begin(None, None)
    advised.press(Qt.Key.Key_H)
    advised.answer_question("Continue without it")
    assert not advised.session.view.casual and not advised.advising.is_open
    advised.hint()
    assert advised.session.view.casual and advised.window.bar.standing.text().endswith("casual")
    assert read_save(
        SaveFolder(advised.session.folders.games).path(advised.session.view.game_id)
    ).casual
    advised.press(Qt.Key.Key_H)
    advised.press(Qt.Key.Key_H)
    advised.wait_for_advice()
    assert advised.window.dialog is None


def test_d_plays_the_first_step_and_shows_the_next_of_the_turn(advised):
    advised.begin(None, None)
    advised.hint()
    seat = advised.session.view.legal["seat"]
    plan = advised.panel.advice.tips[0].plan
    assert len(plan) > 1
    advised.press(Qt.Key.Key_D)
    advised.wait_until(lambda: advised.session.view.revision == 1 and advised.page.decision.is_open)
    assert advised.advising.is_open and advised.advising.plan[0] == plan[1]
    for _ in range(12):
        if advised.session.view.legal["seat"] != seat:
            break
        revision = advised.session.view.revision
        advised.wait_until(lambda: advised.advising.plan)
        advised.press(Qt.Key.Key_D)
        advised.wait_until(lambda revision=revision: advised.session.view.revision > revision)
        advised.wait_for_my_turn()
    assert advised.session.view.legal["seat"] != seat
    assert not advised.advising.is_open and advised.marks._item is None


def test_the_button_plays_the_action_that_is_shown(advised):
    advised.begin(None, None)
    advised.hint()
    promised = advised.panel.advice.tips[0].plan[0]
    advised.click(advised.page.prompt.advised)
    advised.wait_until(lambda: advised.session.view.revision == 1)
    done = [event["action"] for event in advised.session.view.events if event["event"] == "action"]
    assert done[-1] == promised


def test_the_tips_are_reached_chosen_and_played_by_key(advised):
    advised.begin(None, None)
    advised.hint()
    first, second = advised.panel.cards[:2]
    assert QApplication.focusWidget() is first
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is second and advised.panel.at == 1
    assert advised.advising.plan == advised.panel.advice.tips[1].plan
    promised = advised.advising.plan[0]
    QTest.keyClick(second, Qt.Key.Key_Return)
    advised.wait_until(lambda: advised.session.view.revision == 1)
    done = [event["action"] for event in advised.session.view.events if event["event"] == "action"]
    assert done[-1] == promised


def test_escape_leaves_the_tips_for_the_table(advised):
    advised.begin(None, None)
    advised.hint()
    QTest.keyClick(advised.panel.cards[0], Qt.Key.Key_Escape)
    assert not advised.advising.is_open and advised.table.hasFocus() and advised.page.log.page == 0


def test_a_click_on_a_tip_shows_its_targets_and_a_double_click_plays_it(advised):
    advised.begin(None, None)
    advised.hint()
    advised.click(advised.panel.cards[1])
    assert (
        advised.marks.plan == advised.panel.advice.tips[1].plan and "Tip 1" in advised.marks.others
    )
    promised = advised.panel.advice.tips[0].plan[0]
    QTest.mouseDClick(advised.panel.cards[0], Qt.MouseButton.LeftButton)
    advised.wait_until(lambda: advised.session.view.revision == 1)
    done = [event["action"] for event in advised.session.view.events if event["event"] == "action"]
    assert done[-1] == promised


def test_a_better_answer_keeps_the_chosen_tip(advised):
    advised.begin(None, None)
    advised.hint()
    advice = advised.panel.advice
    advised.panel.choose(1)
    advised.panel.show_advice(advice, advised.panel.turns, advised.panel.texts)
    assert advised.panel.at == 1


def test_a_move_of_your_own_choice_closes_the_hint(advised):
    advised.begin(None, None)
    advised.hint()
    other = next(
        action
        for action in advised.session.view.legal["actions"]
        if action != advised.advising.plan[0]
    )
    advised.page.decision.play(other)
    assert not advised.advising.is_open and advised.marks._item is None
    advised.wait_for_my_turn()
    assert not advised.advising.is_open


def test_undo_closes_the_hint(advised):
    advised.begin(None, None)
    advised.page.decision.play(advised.session.view.legal["actions"][0])
    advised.wait_until(lambda: advised.session.view.revision == 1)
    advised.wait_for_my_turn()
    advised.hint()
    advised.press(Qt.Key.Key_Z)
    advised.wait_until(lambda: advised.session.view.revision == 0)
    assert not advised.advising.is_open and advised.marks._item is None


def test_looking_back_closes_the_hint_and_the_key_then_advises_that_moment(advised):
    advised.begin(None, None)
    advised.hint()
    advised.panel.left.emit()
    advised.advising.open()
    advised.press(Qt.Key.Key_R)
    advised.wait_until(lambda: advised.window.looking_back.is_on)
    assert not advised.advising.is_open and advised.marks._item is None
    advised.press(Qt.Key.Key_H)
    advised.wait_for_advice()
    assert advised.panel.moment.isVisible() and not advised.page.prompt.isVisible()


def test_the_hint_says_if_there_is_only_one_choice(advised):
    advised.begin(None, None)
    advised.hint()
    advised.advising.leave()
    while len(advised.session.view.legal["actions"]) > 1:
        revision = advised.session.view.revision
        advised.page.decision.play(advised.session.view.legal["actions"][-1])
        advised.wait_until(lambda revision=revision: advised.session.view.revision > revision)
        advised.wait_for_my_turn()
    advised.hint()
    assert (
        advised.panel.words.text() == "There is no other choice."
        and not advised.panel.heading.isVisible()
    )
    assert advised.advising.plan == ({"type": "end"},)


def test_legal_moves_do_not_glow_while_a_hint_is_open(advised):
    advised.begin(None, None)
    assert advised.page.scene.lights._offers.isVisible()
    advised.hint()
    assert not advised.page.scene.lights._offers.isVisible()
    advised.advising.leave()
    assert advised.page.scene.lights._offers.isVisible()


def test_while_a_bot_decides_there_is_no_hint(advised):
    advised.begin(None, "page")
    advised.page.decision.finish()
    advised.press(Qt.Key.Key_H)
    assert not advised.advising.is_open and advised.window.dialog is None
    assert not advised.page.prompt.hint.isEnabled()


def test_in_a_narrow_window_a_button_at_the_foot_opens_the_tips(advised):
    advised.window.resize(1024, 700)
    advised.begin(None, None)
    advised.wait_until(lambda: advised.page.foot.isVisible())
    assert not advised.page.foot.tips.isVisible()
    advised.hint()
    assert not advised.page.log.isVisible() and advised.page.foot.tips.isVisible()
    advised.click(advised.page.foot.tips)
    assert advised.page.log.isVisible() and advised.panel.isVisible()
    advised.press(Qt.Key.Key_T)
    assert not advised.page.log.isVisible()


def test_the_marks_follow_a_new_size_and_a_new_theme(advised):
    advised.begin(None, None)
    advised.hint()
    before = advised.marks._item
    advised.settings.change(theme="dark")
    assert advised.marks._item is not None and advised.marks._item is not before
    dark = advised.marks._item
    advised.window.resize(1400, 860)
    advised.wait_until(lambda: advised.marks._item is not dark)


def test_a_tip_starts_with_its_result_and_shows_figures_only_after_the_last_answer(advised):
    advised.settings.change(hint_figures=True)
    advised.begin(None, None)
    card, panel, seen = advised.panel.cards[0], advised.panel, []
    advised.session.advised.connect(
        lambda advice: seen.append((advice.is_last, card.figures.isVisible()))
    )
    advised.hint()
    assert card.headline.isVisible() and card.headline.text() in advised.page.prompt.sentence.text()
    assert seen == [(False, False), (True, True)]
    assert panel.searched.isVisible() and "equally strong players" in panel.searched.text()
    assert (
        "equally strong players" in card.accessibleName()
        and "%" not in advised.page.prompt.sentence.text()
    )
    QTest.keyClick(advised.table, Qt.Key.Key_T, Qt.KeyboardModifier.ShiftModifier)
    assert (
        not card.figures.isVisible()
        and not panel.searched.isVisible()
        and card.headline.isVisible()
    )
    assert (
        "equally strong players" not in card.accessibleName()
        and not advised.settings.values.hint_figures
    )
    panel.ensureWidgetVisible(panel.figures)
    advised.click(panel.figures)
    assert card.figures.isVisible() and advised.settings.values.hint_figures


def test_figures_that_were_never_tested_are_not_shown_and_one_sentence_says_so(
    advised, monkeypatch
):
    monkeypatch.setattr(calibration, "calibration_in", lambda *table: {})
    advised.settings.change(hint_figures=True)
    advised.begin(None, None)
    advised.hint()
    panel = advised.panel
    shown = [card for card in panel.cards if card.isVisible()]
    assert shown and not any(
        part.isVisible() for card in shown for part in (card.points, card.share, card.bar)
    )
    assert UNMEASURED in panel.why.text() and "equally strong players" not in panel.searched.text()


def test_a_tip_keeps_its_place_while_the_search_goes_on_and_at_the_end_the_best_comes_first(
    advised,
):
    advised.begin(None, None)
    advised.hint()
    panel, final = advised.panel, advised.panel.advice
    advice = replace(final, is_last=False)
    panel.show_advice(advice, panel.turns, panel.texts)
    shown = [tip.plan for tip in advice.tips]
    turned = replace(advice, tips=advice.tips[::-1], best=0, against=None, why=None)
    panel.show_advice(turned, panel.turns, panel.texts)
    assert [
        tip.plan for tip in panel.advice.tips
    ] == shown and panel.at == panel.advice.best == len(shown) - 1
    panel.choose(0)
    panel.show_advice(advice, panel.turns, panel.texts)
    panel.show_advice(turned, panel.turns, panel.texts)
    assert panel.at == 0 and advised.advising.plan == shown[0]
    panel.show_advice(replace(turned, is_last=True), panel.turns, panel.texts)
    assert [tip.plan for tip in panel.advice.tips] == shown[::-1]
    assert panel.advice.best == 0 and panel.at == len(shown) - 1


def test_the_first_answer_is_called_a_first_idea_until_another_one_agrees(advised):
    advised.begin(None, None)
    advised.hint()
    panel, heading = advised.panel, advised.page.prompt.heading
    advice = replace(advised.panel.advice, is_last=False)
    turned = replace(advice, tips=advice.tips[::-1], best=0, against=None, why=None)
    steady = heading.text()
    panel.show_advice(turned, panel.turns, panel.texts)
    assert heading.text().startswith("First idea: ")
    panel.show_advice(advice, panel.turns, panel.texts)
    panel.show_advice(advice, panel.turns, panel.texts)
    assert heading.text() == steady


def test_a_hint_can_aim_at_points_and_the_aim_is_remembered(advised, monkeypatch):
    advised.begin(None, None)
    asked = []
    monkeypatch.setattr(advised.session, "advise", lambda _, goal, _of: asked.append(goal))
    advised.press(Qt.Key.Key_H)
    advised.answer_question("Show the hint")
    QTest.keyClick(advised.table, Qt.Key.Key_P, Qt.KeyboardModifier.ShiftModifier)
    assert asked == ["win", "points"] and advised.settings.values.hint_for_points
    advised.panel.for_points.click()
    assert asked == ["win", "points", "win"] and not advised.settings.values.hint_for_points


@pytest.mark.parametrize(
    ("played", "objective"),
    [
        ({"game": "burgundy-dice"}, "points"),
        ({"edition": "2019", "modules": ["solo"]}, "win"),
    ],
)
def test_in_a_solo_game_a_hint_always_aims_at_the_goal_of_the_game(advised, played, objective):
    advised.begin(None, **played)
    view = advised.session.view
    for wanted in True, False:
        advised.advising.use(wanted, figures=False)
        assert advised.advising.objective(view) == objective


def open_game(advised, folder, *levels, actions, **asked):
    path = folder / "played.burgundy"
    write_save(path, a_game(*levels, actions=actions, players=len(levels), **asked).save())
    advised.session.open(path)
    advised.wait_until(lambda: advised.page.steps.game is not None)
    advised.wait_until(lambda: advised.page.decision.is_open or advised.window.dialog is not None)
    if advised.window.dialog is not None:
        advised.window.dialog.close()
    advised.window.activateWindow()
    advised.wait_until(advised.window.isActiveWindow)


def test_a_past_moment_of_a_running_game_is_advised_and_makes_it_casual(advised, tmp_path):
    open_game(advised, tmp_path, None, None, actions=30)
    advised.press(Qt.Key.Key_R)
    advised.wait_until(lambda: advised.window.looking_back.is_on)
    for _ in range(3):
        advised.press(Qt.Key.Key_Left)
    past, game = advised.page.steps.past, advised.session.view.game_id
    advised.hint()
    advice, view = advised.panel.advice, advised.session.view
    assert (
        advice.ticket == (game, past.revision) == (view.game_id, view.revision - 3) and view.casual
    )
    assert advice.seat == past.state["seat"]
    assert advised.panel.moment.isVisible() and advised.marks.plan == advice.tips[0].plan
    assert advised.page.steps.past is past and advised.window.bar.past.isVisible()
    advised.press(Qt.Key.Key_D)
    assert not advised.page.prompt.advised.isVisible() and advised.session.view is view
    advised.press(Qt.Key.Key_Left)
    assert (
        not advised.advising.is_open
        and advised.marks._item is None
        and advised.page.steps.past is not past
    )
    advised.click(advised.window.looking_back.bar.hint)
    advised.wait_for_advice()
    assert advised.panel.advice.ticket == (game, past.revision - 1)
    advised.press(Qt.Key.Key_Escape)
    assert (
        advised.page.steps.past is None
        and not advised.advising.is_open
        and advised.page.decision.is_open
    )


def test_a_finished_game_is_advised_at_its_last_decision_and_stays_rated(advised, tmp_path):
    open_game(advised, tmp_path, None, "page", actions=2000)
    assert advised.session.view.is_over and not advised.session.view.casual
    advised.press(Qt.Key.Key_H)
    advised.wait_for_advice()
    last = advised.session.view.revision
    assert advised.page.steps.past.revision == last - 1 == advised.panel.advice.ticket[1]
    assert not advised.session.view.casual and advised.window.dialog is None
    advised.press(Qt.Key.Key_End)
    assert advised.page.steps.past.revision == last and not advised.advising.is_open
    advised.press(Qt.Key.Key_H)
    assert (
        "There is no decision to make" in advised.panel.label.text()
        and not advised.advising.is_open
    )
    advised.press(Qt.Key.Key_Home)
    advised.press(Qt.Key.Key_H)
    advised.wait_for_advice()
    assert advised.panel.advice.ticket[1] == 0


@pytest.mark.parametrize("game", [name for name in GAMES if name != DEFAULT])
def test_another_finished_game_is_advised_at_its_last_decision_too(advised, tmp_path, game):
    edition = ruleset(game).describe()["editions"][0]["edition"]
    open_game(advised, tmp_path, None, "page", actions=2000, game=game, edition=edition)
    assert advised.session.view.is_over
    advised.press(Qt.Key.Key_H)
    advised.wait_for_advice()
    past, last = advised.page.steps.past, advised.session.view.revision
    assert past.revision == last - 1 == advised.panel.advice.ticket[1]
    assert advised.panel.advice.seat == past.legal["seat"] is not None
    assert advised.problems == []


def test_a_hint_that_was_given_up_does_not_open_at_the_next_look_back(advised, tmp_path):
    open_game(advised, tmp_path, None, "page", actions=2000)
    advised.press(Qt.Key.Key_H)
    advised.window.looking_back.toggle()  # before the replay has arrived
    assert not advised.window.looking_back.is_on
    advised.window.looking_back.look_at_last_decision()
    advised.wait_until(lambda: advised.window.looking_back.is_on)
    assert not advised.advising.is_open


def test_the_tips_never_cover_the_buttons_undo_and_do_it(advised):
    advised.window.resize(1024, 700)
    advised.settings.change(language="de", text_size=150, theme="dark", hint_figures=True)
    advised.wait_until(lambda: advised.window.language == "de")
    advised.page, advised.table = advised.window.page, advised.window.page.view
    advised.begin(None, None, None)
    advised.advising.open()
    advised.wait_for_advice()
    advised.press(Qt.Key.Key_T)
    prompt, log = advised.page.prompt, advised.page.log
    assert log.isVisible() and prompt.undo.isVisible() and prompt.advised.isVisible()
    assert not log.geometry().intersects(prompt.geometry()) and log.height() > 1.9 * prompt.height()
    assert advised.panel.widget().minimumSizeHint().width() <= advised.panel.viewport().width()


def press_for_opponent(at):
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    QTest.keyClick(at.table, Qt.Key.Key_O, Qt.KeyboardModifier.ShiftModifier)


def is_of_opponent(at):
    return at.panel.advice is not None and at.panel.advice.of_opponent


def before_an_opponent(at):
    """Open a game of Burgundy in which the opponent moves next in this round."""
    for actions in range(8, 60):
        running = a_game(None, "page", actions=actions)
        if running.decided_by(actions) == 0 and isinstance(
            opponent_turn(running.game, actions, 0), OpponentTurn
        ):
            break
    running.make_casual()
    at.session.open(SaveFolder(at.session.folders.games).write(running.save()))
    at.wait_for_my_turn()
    at.wait_until(at.window.isActiveWindow)


@pytest.mark.parametrize("game", ["burgundy", "burgundy-dice"])
def test_a_key_shows_the_best_turn_of_the_opponent_on_their_board(advised, game):
    if game == "burgundy":
        before_an_opponent(advised)
    else:
        advised.begin(None, "page", game=game)
    name = advised.session.view.line_up.seats[1].name
    advised.hint()
    press_for_opponent(advised)
    advised.wait_for_advice()
    advised.wait_until(lambda: advised.panel.advice.of_opponent)
    assert advised.panel.advice.seat == 1 and advised.page.scene.seat_shown == 1
    assert advised.panel.moment.text() == f"The best turns for {name}, if nothing changes before."
    assert advised.marks.seat == 1 and advised.marks.steps
    view = advised.session.view
    QTest.keyClick(advised.panel.cards[0], Qt.Key.Key_Return)  # no effect on their turn
    advised.press(Qt.Key.Key_D)
    assert advised.session.view is view and not advised.page.prompt.advised.isVisible()
    advised.panel.ensureWidgetVisible(advised.panel.other_side)
    assert advised.panel.other_side.text() == "Your own best turns"
    advised.click(advised.panel.other_side)
    advised.wait_until(lambda: advised.panel.advice is not None)
    assert not advised.panel.advice.of_opponent and advised.page.scene.seat_shown == 0
    press_for_opponent(advised)
    advised.wait_until(
        lambda: advised.panel.advice is not None and advised.panel.advice.of_opponent
    )
    press_for_opponent(advised)
    assert not advised.advising.is_open and advised.page.scene.seat_shown == 0


@pytest.mark.parametrize(
    ("game", "why"),
    [("tuscany", "cards are hidden"), ("carcassonne", "Any action changes the table here")],
)
def test_the_panel_says_why_an_opponents_turn_cannot_be_advised(advised, game, why):
    advised.begin(None, "page", game=game)
    advised.hint()
    press_for_opponent(advised)
    advised.wait_until(lambda: why in advised.panel.label.text())
    assert advised.panel.advice is None and not advised.marks.steps
    advised.click(advised.panel.other_side)
    advised.wait_for_advice()
    assert not advised.panel.advice.of_opponent


def test_in_a_rated_game_the_question_of_hints_comes_before_the_opponents_plan(advised):
    advised.begin(None, "page", game="burgundy-dice")
    assert not advised.session.view.casual
    press_for_opponent(advised)
    advised.answer_question("Continue without it")
    assert not advised.session.view.casual and not advised.advising.is_open
    press_for_opponent(advised)
    advised.answer_question("Show the hint")
    advised.wait_until(
        lambda: advised.panel.advice is not None and advised.panel.advice.of_opponent
    )
    assert advised.session.view.casual


def test_looking_back_shows_the_opponents_plan_of_the_moment_in_view(advised):
    advised.begin(None, "page", game="burgundy-dice")
    advised.hint()
    advised.press(Qt.Key.Key_D)
    advised.wait_until(lambda: advised.session.view.revision >= 2)
    advised.wait_for_my_turn()
    advised.press(Qt.Key.Key_R)
    advised.wait_until(lambda: advised.page.steps.past is not None)
    advised.press(Qt.Key.Key_Home)
    press_for_opponent(advised)
    advised.wait_until(
        lambda: advised.panel.advice is not None and advised.panel.advice.of_opponent
    )
    assert advised.panel.advice.ticket[1] == 0
    advised.press(Qt.Key.Key_End)
    assert not advised.advising.is_open
