"""The first game of the Dice Game, step by step."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.dice.dice_help import FIRST_GAME, LINE_UP, STEPS
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.rulebook.game_help import wanted_actions
from burgundy_qt.widgets.rulebook.tutorial_veil import holes
from tests.widgets.games.dice.told import seen

ANOTHER = LineUp((SeatPlan("Anna"),), {"game": "burgundy-dice", "players": 1, "seed": 5})
KINDS = [
    *("", "", "start", "", "mark", "", "mark", "", ""),
    *("mark", "mark", "worker", "mark", "mark", "", "", ""),
]


def play_others(game, luck):
    """Until the learner is asked again, or the game is over."""
    while not game.is_over and 0 not in game.position.waiting_seats():
        game.apply(luck.choice(game.legal(1)["actions"]), 1)


def led(luck):
    """The game before each step, with the step and what is wanted; it is done then."""
    game, luck = Game(LINE_UP.request), random.Random(luck)
    for step in STEPS:
        wanted = wanted_actions(step, game.legal(0)["actions"], game.prices(0))
        yield game, step, wanted
        if step.does:
            game.apply(wanted[0], 0)
            play_others(game, luck)


def test_the_steps_wait_for_these_actions_in_this_order():
    assert [step.does for step in STEPS] == KINDS


@pytest.mark.parametrize("luck", range(8))
def test_every_step_can_be_done_in_one_way_whatever_the_other_seat_does(luck):
    for _game, step, wanted in led(luck):
        assert len(wanted) == bool(step.does), step.title
        for text in (step.title, step.text, step.ask):
            assert "{" not in FIRST_GAME.said(text, wanted[0] if wanted else None, None)


def test_the_steps_show_what_they_tell_of():
    paid, before = {}, {}
    for game, step, wanted in led(1):
        state = game.state(0)
        before[step.title] = state["seats"][0], state["dice"], state["phase"]
        if wanted:
            actions = game.legal(0)["actions"]
            paid[step.title] = game.prices(0)[actions.index(wanted[0])]
    seat, dice, _ = before["Two hourglasses"]
    assert dice["hourglass"] == 2 and seat["bonuses"]["silver"] == 2
    assert seat["points"] == 1 + 4 + 2 * 2
    assert paid["A second mark with silver"]["silver"] == 1
    assert paid["A worker changes a number"]["worker"] == 1
    assert not any(paid["The same number again"].values())
    seat, _, phase = before["The phase is over"]
    assert phase == "II" and seat["points"] == 9 + 8 + 8


def test_what_is_written_in_secret_counts_as_done():
    for game, step, _ in led(1):
        told = FIRST_GAME.done(seen(game, 0), 0)
        if step.title == "A second mark with silver":
            assert told == ["start", "mark", "mark", "mark"]
            legal, prices = game.legal(0)["actions"], game.prices(0)
            assert FIRST_GAME.step_now(told, 10, legal, prices) == STEPS.index(step)


# At the window


@pytest.fixture
def learning(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.begin(ANOTHER)
    at.wait_until(lambda: at.session.view is not None and at.page.decision.is_open)
    at.window.menus.actions["first game"].trigger()
    at.wait_until(lambda: at.window.tutorial.is_running)
    wait_for_step(at, 0)
    return at


def wait_for_step(at, number):
    card = at.window.tutorial.card
    at.wait_until(lambda: card.isVisible() and card.title.text() == STEPS[number].title)


def click(at, target):
    """Where a target lies, or the button of the prompt."""
    if target == END:
        at.click(at.page.prompt.end)
        return
    point = at.table.mapFromScene(at.page.scene.rect_of(target).center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def do_step(at, number):
    """Read on, or do what is awaited: click the space, then Ready where that is asked for."""
    tutorial, revision = at.window.tutorial, at.session.view.revision
    if not STEPS[number].does:
        tutorial.card.next.click()
    else:
        decision = at.page.decision
        open_cells = [target for target in decision.highlights if target.kind == "cell"]
        for cell in open_cells:
            click(at, cell)
        if END in decision.highlights and at.session.view.revision == revision:
            click(at, END)
        at.wait_until(lambda: at.session.view.revision > revision)
    if number + 1 < len(STEPS):
        wait_for_step(at, number + 1)


def test_the_whole_first_game_is_played_by_mouse_and_goes_on_freely(learning):
    at = learning
    for number in range(len(STEPS)):
        tutorial = at.window.tutorial
        seen_here = holes(tutorial.step.at, at.page, tutorial.wanted, FIRST_GAME)
        assert bool(seen_here) == bool(tutorial.step.at), STEPS[number].title
        assert all(at.page.rect().contains(hole) for hole in seen_here[:1])
        do_step(at, number)
    at.wait_until(lambda: at.page.decision.is_open and not at.page.decision.is_led)
    state = at.session.view.state
    assert state["phase"] == "II" and state["seats"][0]["points"] == 25
    assert at.problems == []


def test_the_menu_leads_through_the_first_game_of_the_game_that_is_played(learning):
    assert learning.session.view.game == "burgundy-dice"
    assert learning.window.tutorial.lesson is FIRST_GAME


def test_what_is_pointed_at_is_seen_and_the_card_hides_little_of_it(learning):
    tutorial, page = learning.window.tutorial, learning.page
    learning.window.resize(1024, 700)  # the larger size has the first game of Tuscany
    for number in range(len(STEPS)):
        learning.wait_until(lambda: tutorial.veil.pixmap().width() == round(page.width()))
        seen_here = holes(tutorial.step.at, page, tutorial.wanted, FIRST_GAME)
        card = tutorial.card.geometry()
        assert page.rect().contains(card)
        assert bool(seen_here) == bool(tutorial.step.at), STEPS[number].title
        for hole in seen_here:
            hidden = hole & card
            wide = hole.width() > page.width() * 0.3
            assert wide or not hidden.isValid(), (STEPS[number].title, hole, card)
        if number + 1 < len(STEPS):
            tutorial.show_how() if tutorial.step.does else tutorial.card.next.click()
            wait_for_step(learning, number + 1)


def test_the_question_for_a_new_game_leads_to_the_first_game_of_the_one_that_is_chosen(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.choose_game("burgundy-dice")
    at.click(dialog.learn)
    wait_for_step(at, 0)
    assert at.session.view.game == "burgundy-dice" and at.window.dialog is None
