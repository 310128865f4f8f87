"""Tests of watching games of bots: what a person can see and control."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.levels import available_levels
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.table.motion import PACES
from tests.widgets.window_driver import button

BOTS = tuple(SeatPlan(name, "steward") for name in ("Anna", "Benoît"))
PAUSE = 700  # milliseconds: the default setting
A_WHILE = 150


def step_of(at):
    return at.session.view.revision if at.session.view is not None else 0


@pytest.fixture
def stopped(at):
    """Watch two bots, and stop them after some actions."""
    at.session.new_game(LineUp(BOTS, {"players": 2, "seed": 3}))
    at.wait_until(lambda: step_of(at) > 6)
    at.press(Qt.Key.Key_Space)
    rest(at)
    return at


def rest(at):
    """Wait until running actions have arrived, and return the current step."""
    QTest.qWait(A_WHILE)
    return step_of(at)


def test_a_key_starts_a_game_of_bots_with_their_levels_as_names(at):
    QTest.keyClick(at.window, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: step_of(at) > 0)
    strongest = {level.name for level in available_levels()[-2:]}
    assert {plan.level for plan in at.session.view.line_up.seats} == strongest
    assert {plan.name.lower() for plan in at.session.view.line_up.seats} == strongest
    assert at.problems == []


def test_bots_are_stopped_played_step_by_step_and_resumed(stopped):
    at, bar = stopped, stopped.window.watching.bar
    before = step_of(at)
    assert bar.isVisible() and not at.page.prompt.isVisible()
    assert rest(at) == before
    at.click(bar.on)
    at.wait_until(lambda: step_of(at) == before + 1)
    assert rest(at) == before + 1
    at.press(Qt.Key.Key_Right)
    at.wait_until(lambda: step_of(at) == before + 2)
    at.click(bar.run)
    at.wait_until(lambda: step_of(at) > before + 5)
    at.press(Qt.Key.Key_Right)
    assert rest(at) == rest(at)


def test_the_pace_of_watching_applies_to_animations_and_pauses_of_this_game_only(stopped):
    at, watching = stopped, stopped.window.watching
    at.click(watching.bar.run)
    assert watching.pause(PAUSE) == PAUSE
    at.press(Qt.Key.Key_Plus)
    assert (at.page.scene.pace, watching.pause(PAUSE)) == (
        PACES[-1][0],
        round(PAUSE / PACES[-1][0]),
    )
    at.click(watching.bar.paces.buttons()[0])
    assert (at.page.scene.pace, watching.pause(PAUSE)) == (0.5, 2 * PAUSE)
    at.session.new_game(LineUp((SeatPlan("You"), BOTS[0]), {"players": 2, "seed": 3}))
    at.wait_for_my_turn()
    assert not watching.bar.isVisible() and at.page.prompt.isVisible()
    assert (at.page.scene.pace, watching.pause(PAUSE)) == (1.0, PAUSE)


def test_the_chances_to_win_are_visible_and_accessible(stopped):
    strip, session = stopped.window.watching.bar.strip, stopped.session
    stopped.wait_until(lambda: list(strip.chances) == list(session.view.chances))
    chances = session.view.chances
    assert sum(chances) == pytest.approx(1)
    assert strip.accessibleName() == "Chances to win: " + ", ".join(
        f"{plan.name} {100 * chance:.0f}%" for plan, chance in zip(BOTS, chances, strict=True)
    )
    wide = [place.width() for place in strip.places()]
    assert (wide[0] > wide[1]) == (chances[0] > chances[1])


def test_the_bar_is_hidden_while_looking_back(stopped):
    at, watching = stopped, stopped.window.watching
    at.press(Qt.Key.Key_R)
    at.wait_until(lambda: at.window.looking_back.is_on)
    assert not watching.bar.isVisible() and not at.page.prompt.isVisible()
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: not at.window.looking_back.is_on)
    assert watching.bar.isVisible() and not at.page.prompt.isVisible()


def test_a_game_with_a_person_shows_no_chances_to_win(at):
    at.session.new_game(LineUp((SeatPlan("You"), BOTS[0]), {"players": 2, "seed": 3}))
    at.wait_for_my_turn()
    assert at.session.view.chances == () and not at.window.watching.bar.isVisible()


def wait_for_move_now(at):
    """Wait until a bot thinks and its button “Move now” is shown."""
    button_of_bots = at.window.watching.bar.move_now
    at.wait_until(
        lambda: (
            button_of_bots.isVisible()
            and button_of_bots.isEnabled()
            and at.page.asking.may_move_now
        )
    )


def test_a_button_and_a_key_make_bots_move_now(at):
    at.settings.change(thought="deep")
    at.session.new_game(
        LineUp((SeatPlan("Anna", "duke"), SeatPlan("Ben", "duke")), {"players": 2, "seed": 3})
    )
    bar = at.window.watching.bar
    turns = []
    at.session.stepped.connect(lambda step: turns.append(step.seat))
    wait_for_move_now(at)
    at.click(button(bar, "Move now"))
    at.wait_until(lambda: turns)
    wait_for_move_now(at)
    before = len(turns)
    QTest.keyClick(at.window, Qt.Key.Key_J, Qt.KeyboardModifier.ShiftModifier)
    at.wait_until(lambda: len(turns) > before)


def test_bots_that_act_at_once_are_neither_animated_nor_paused_at(at):
    at.settings.change(speed="slow", pace="slow")
    at.session.new_game(LineUp((SeatPlan("You"), *BOTS), {"players": 3, "seed": 3}))
    QTest.keyClick(at.window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert at.settings.values.bots_at_once and at.window.menus.actions["at once"].isChecked()
    for _ in range(3):
        at.wait_for_my_turn()
        view = at.session.view
        kinds = {action["type"]: action for action in view.legal["actions"]}
        at.session.act(
            view.revision, kinds.get("end") or kinds.get("workers") or view.legal["actions"][0]
        )
        at.wait_until(lambda view=view: at.session.view is not view)
        at.page.scene.skip()
    at.wait_for_my_turn()
    assert at.problems == []


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_bar_covers_no_button_of_the_map(at, size):
    at.window.resize(*size)
    at.session.new_game(LineUp(BOTS, {"game": "carcassonne", "seed": 3}))
    at.wait_until(lambda: step_of(at) > 3)
    bar, pill = at.window.watching.bar, at.page.corners.pill
    assert bar.isVisible() and pill.isVisible()
    assert not bar.geometry().intersects(pill.geometry())
    corner = at.page.corners.corner
    while corner.isHidden():
        before = at.page.scene.panning.percent
        at.click(pill.larger)
        at.wait_until(lambda before=before: at.page.scene.panning.percent > before)
    assert not bar.geometry().intersects(corner.geometry())
