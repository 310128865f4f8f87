"""The first game of Carcassonne, step by step."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.carcassonne.carcassonne_help import (
    CITY_TILES,
    FIRST_GAME,
    LINE_UP,
    ROAD_POINTS,
    SHIELDS,
    STEPS,
)
from burgundy_qt.widgets.play.decision import END, PASS
from burgundy_qt.widgets.rulebook.game_help import wanted_actions
from burgundy_qt.widgets.rulebook.tutorial_veil import holes

ANOTHER = LineUp(
    (SeatPlan("Anna"), SeatPlan("Bruno", "page")),
    {"game": "carcassonne", "players": 2, "seed": 5},
)
KINDS = [
    *("", "place", "meeple", "place", "meeple", "place", "meeple", "place", "meeple"),
    *("", "place", "pass", "", "", "", "", ""),
]


def play_others(game, luck):
    """Until the learner is asked again, or the game is over."""
    while not game.is_over and game.deciding() != 0:
        game.apply(luck.choice(game.legal(1)["actions"]), 1)


def led(luck):
    """The game before each step, with the step and what is wanted; it is done then."""
    game, luck = Game(LINE_UP.request), random.Random(luck)
    for step in STEPS:
        play_others(game, luck)
        wanted = wanted_actions(step, game.legal(0)["actions"], game.prices(0))
        yield game, step, wanted
        if wanted:
            game.apply(wanted[0], 0)


def test_the_steps_wait_for_these_actions_in_this_order():
    assert [step.does for step in STEPS] == KINDS


@pytest.mark.parametrize("luck", range(8))
def test_every_step_can_be_done_in_one_way_whatever_the_other_seat_does(luck):
    for _game, step, wanted in led(luck):
        may_be_skipped = step.does == "pass"
        assert len(wanted) == bool(step.does) or (may_be_skipped and not wanted), step.title
        if step.does == "place":
            assert step.wish(wanted[0], {})[0] is False, step.title
        for text in (step.title, step.text, step.ask):
            assert "{" not in FIRST_GAME.said(text, wanted[0] if wanted else None, None)


@pytest.mark.parametrize("luck", range(8))
def test_the_learner_gets_the_points_that_are_told_and_the_followers_back(luck):
    for game, step, _wanted in led(luck):
        seat = game.state(0)["seats"][0]
        if step.title == "Home again":
            assert seat["points"] == ROAD_POINTS
            assert seat["meeples"] == 4  # knight, farmer and monk are out
        if step.title == "A city is complete":
            assert seat["points"] >= ROAD_POINTS + 2 * (CITY_TILES + SHIELDS)


# At the window


@pytest.fixture
def learning(at):
    at.wait_until(at.window.isActiveWindow)
    at.window.dialogs.begin(ANOTHER)
    at.wait_until(lambda: at.session.view is not None)
    at.window.menus.actions["first game"].trigger()
    at.wait_until(lambda: at.window.tutorial.is_running)
    wait_for_step(at, 0)
    return at


def wait_for_step(at, *numbers):
    """Until the card of one of these steps is shown: one that cannot be done is passed over."""
    card, titles = at.window.tutorial.card, [STEPS[number].title for number in numbers]
    at.wait_until(lambda: card.isVisible() and card.title.text() in titles)


def click(at, target):
    """Where a target lies, or its button."""
    if target in (END, PASS):
        at.click(at.page.prompt.end if target == END else at.page.prompt.pass_)
        return
    point = at.table.mapFromScene(at.page.scene.rect_of(target).center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def do_step(at, number):
    """Read on, or do what is awaited: click what glows until it is done."""
    tutorial, revision = at.window.tutorial, at.session.view.revision
    step = tutorial.step
    if not step.does:
        tutorial.card.next.click()
    elif step.does == "pass":
        QTest.keyClick(at.table, Qt.Key.Key_0)
    else:
        [action] = tutorial.wanted
        kind = "cell" if step.does == "place" else "place"
        [target] = [target for target in at.page.decision.highlights if target.kind == kind]
        assert target.place == action["cell" if kind == "cell" else "on"]
        click(at, target)
        if at.session.view.revision == revision and at.page.decision.is_open:
            QTest.keyClick(at.table, Qt.Key.Key_Return)
    if step.does:
        at.wait_until(lambda: at.session.view.revision > revision)
    if number + 1 < len(STEPS):
        wait_for_step(at, number + 1, min(number + 2, len(STEPS) - 1))


def test_a_step_names_the_button_by_the_words_on_it(learning):
    at = learning
    do_step(at, 0)
    [target] = [offer for offer in at.page.decision.highlights if offer.kind == "cell"]
    click(at, target)
    at.wait_until(lambda: at.page.prompt.end.isVisible() and at.page.prompt.end.isEnabled())
    told = at.window.tutorial.card.ask.text()
    assert f"“{at.page.prompt.end.text()}”" in told, (told, at.page.prompt.end.text())


def test_the_whole_first_game_is_played_by_mouse_and_goes_on_freely(learning):
    at = learning
    tutorial = at.window.tutorial
    while tutorial.step is not None:
        number = STEPS.index(tutorial.step)
        seen_here = holes(tutorial.step.at, at.page, tutorial.wanted, FIRST_GAME)
        assert bool(seen_here) == bool(tutorial.step.at), STEPS[number].title
        assert all(at.page.rect().contains(hole) for hole in seen_here[:1])
        do_step(at, number)
    at.wait_until(lambda: at.page.decision.is_open and not at.page.decision.is_led)
    laid = at.session.view.state["board"]
    assert {"1,0": "U", "0,-1": "F", "-1,0": "W", "2,0": "A", "0,-2": "E"}.items() <= {
        cell: tile["tile"] for cell, tile in laid.items()
    }.items()
    assert at.problems == []


def test_the_menu_leads_through_the_first_game_of_the_game_that_is_played(learning):
    assert learning.session.view.game == "carcassonne"
    assert learning.window.tutorial.lesson is FIRST_GAME


def test_what_is_pointed_at_is_seen_and_the_card_hides_little_of_it(learning):
    tutorial, page = learning.window.tutorial, learning.page
    learning.window.resize(1024, 700)  # the larger size has the first game of Tuscany
    while (step := tutorial.step) is not None:
        learning.wait_until(lambda: tutorial.veil.pixmap().width() == round(page.width()))
        number, seen_here = STEPS.index(step), holes(step.at, page, tutorial.wanted, FIRST_GAME)
        card = tutorial.card.geometry()
        assert page.rect().contains(card)
        assert bool(seen_here) == bool(step.at), step.title
        for hole in seen_here:
            hidden = hole & card
            wide = hole.width() > page.width() * 0.3
            assert wide or not hidden.isValid(), (step.title, hole, card)
        if number + 1 == len(STEPS):
            break
        tutorial.show_how() if step.does else tutorial.card.next.click()
        wait_for_step(learning, number + 1, min(number + 2, len(STEPS) - 1))
