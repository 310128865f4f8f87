"""The first game of Tuscany, step by step."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.widgets.games.tuscany.tuscany_help import FIRST_GAME, LINE_UP, STEPS, pointed_rects
from burgundy_qt.widgets.rulebook.game_help import wanted_actions
from burgundy_qt.widgets.rulebook.tutorial_veil import holes, round_target
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.games.tuscany.played import any_action, begun

ANOTHER = LineUp(
    (SeatPlan("Anna"), SeatPlan("Bruno", "page")),
    {"game": "tuscany", "players": 2, "setup": "fixed", "seed": 5},
)
KINDS = [
    *("", "", "bonus-tile", "", "take", "", "place", "take", "place"),
    *("", "draw", "", "", ""),
]


def play_others(game, luck):
    """Until the learner is asked again, or the game is over."""
    while not game.is_over and 0 not in game.position.waiting_seats():
        game.apply(luck.choice(game.legal(1)["actions"]), 1)


def led(luck):
    """The game before each step, with the step and what is wanted; it is done then."""
    game, luck = Game(LINE_UP.request), random.Random(luck)
    for step in STEPS:
        play_others(game, luck)
        wanted = wanted_actions(step, game.legal(0)["actions"], game.prices(0))
        yield game, step, wanted
        if step.does:
            game.apply(wanted[0], 0)


def test_the_steps_wait_for_these_actions_in_this_order():
    assert [step.does for step in STEPS] == KINDS


@pytest.mark.parametrize("luck", range(8))
def test_every_step_can_be_done_in_one_way_whatever_the_other_seat_does(luck):
    for _game, step, wanted in led(luck):
        assert len(wanted) == bool(step.does), step.title
        if wanted and step.does != "draw":
            missed = step.wish(wanted[0], {})[0]
            assert missed is False, step.title
        for text in (step.title, step.text, step.ask):
            assert "{" not in FIRST_GAME.said(text, wanted[0] if wanted else None, None)


@pytest.mark.parametrize("luck", range(8))
def test_the_steps_show_what_they_tell_of(luck):
    before, done = {}, {}
    for game, step, wanted in led(luck):
        before[step.title] = game.state(0)["seats"][0]
        done[step.title] = dict(wanted[0]) if wanted else {}
    assert before["Take a tile"]["cards"]["quarry"] == 2
    assert done["Place the tile"]["cards"] == ["quarry", "quarry"]
    assert done["One more action"]["by"] == "marble"
    assert before["Pay with a pair"]["cards"] == {"cart": 1, "village": 2}
    assert done["Pay with a pair"]["cards"] == ["cart", "village", "village"]
    points = before["Pay with a pair"]["green"], before["A full region and a surprise"]["green"]
    assert points[0] == 0 and points[1] >= 1


def test_the_learner_begins_and_the_cards_drawn_are_one_more():
    for game, step, _wanted in led(1):
        if step.title == "One of three actions":
            assert game.state(0)["order"] == [0, 1]
        if step.title == "Green and red":
            drawn = [event for event in game.events if event["event"] == "draw"]
            mine = [event for event in drawn if event["seat"] == 0 and event["for"] == "draw"]
            assert [event["count"] for event in mine] == [4]


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
    """Where a target lies."""
    point = at.table.mapFromScene(at.page.scene.rect_of(target).center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def do_step(at, number):
    """Read on, or do what is awaited: click what glows until it is done."""
    tutorial, revision = at.window.tutorial, at.session.view.revision
    if not STEPS[number].does:
        tutorial.card.next.click()
    else:
        clicked = set()
        while at.session.view.revision == revision and at.page.decision.is_open:
            lit = at.page.decision.highlights.items()
            fresh = [target for target, offer in lit if offer.glow and target not in clicked]
            kinds = ("supply", "deck", "display", "store", "cell")
            target = min(
                (target for target in fresh if target.kind in kinds),
                key=lambda target: kinds.index(target.kind),
            )
            clicked.add(target)
            click(at, target)
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
    assert at.session.view.state["seats"][0]["cells"].keys() == {"B.L3", "B.L2", "A.R3"}
    assert at.problems == []


def test_the_menu_leads_through_the_first_game_of_the_game_that_is_played(learning):
    assert learning.session.view.game == "tuscany"
    assert learning.window.tutorial.lesson is FIRST_GAME


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_what_is_pointed_at_is_seen_and_the_card_hides_little_of_it(learning, size):
    tutorial, page = learning.window.tutorial, learning.page
    learning.window.resize(*size)
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


def test_a_stored_tile_is_pointed_at_in_the_space_where_it_is(at, tmp_path):
    game, luck = begun(2, seed=17, setup="fixed"), random.Random(17)
    for _ in range(10):
        game.apply(any_action(game, luck))
    lines = LineUp((SeatPlan("Anna"), SeatPlan("Bruno", "page")), game.request)
    running = RunningGame(game, lines, "20200101-120000-000001", "2020-01-01T12:00:00+00:00")
    write_save(tmp_path / "played.burgundy", running.save())
    at.session.open(tmp_path / "played.burgundy")
    at.wait_until(lambda: at.session.view is not None and at.page.decision.is_open)
    seat = at.page.scene.state.seats[0]
    assert seat.storage == ("village", "agriculture:grain+grapes") != seat.stored
    lay = next(each for each in at.session.view.legal["actions"] if each["type"] == "place")
    space = ClickTarget("store", seat.storage.index(lay["tile"]))
    assert pointed_rects("meant", at.page, [lay])[0] == round_target(at.page, space)
