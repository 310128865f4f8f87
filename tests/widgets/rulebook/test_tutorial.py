"""Tests of the first game step by step, played with mouse and keys in the real window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.burgundy_help import FIRST_GAME, LINE_UP, STEPS
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.settings.settings import Settings, settings_from
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.window_driver import AtTheWindow, button

OTHER_GAME = LineUp((SeatPlan("Anna"), SeatPlan("Benoît")), {"players": 2, "seed": 7})
KINDS = (
    "",
    "",
    "",
    "take",
    "place",
    "end",
    "sell",
    "workers",
    "buy",
    "end",
    "place",
    "load",
    "take",
    "",
    "",
    "",
)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


@pytest.fixture
def learning(at):
    at.window.menus.actions["first game"].trigger()
    wait_for_step(at, 0)
    return at


def wait_for_step(at, number, or_later=False):
    """Wait for a step of the tutorial. With `or_later`, a later step is accepted, because some
    follow by themselves."""
    card = at.window.tutorial.card
    try:
        at.wait_until(lambda: card.isVisible() and at.settings.values.tutorial["step"] >= number)
    except AssertionError as vain:
        kept = at.settings.values.tutorial
        seen = (card.isVisible(), card.count.text(), at.page.isVisible(), kept)
        raise AssertionError(f"step {number} does not appear: {seen}") from vain
    shown = lambda: at.settings.values.tutorial["step"] if or_later else number  # noqa: E731
    at.wait_until(lambda: card.count.text() == f"{shown() + 1} of {len(STEPS)}")


def click_target(at, target):
    """Click a target on the table, or the button that ends the turn."""
    if target == END:
        at.click(at.page.prompt.end)
    else:
        point = at.table.mapFromScene(at.page.scene.rect_of(target).center())
        QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=point)


def do_step(at):
    """Read on, or do the expected action by mouse: click glowing targets until an action
    results."""
    tutorial, number = at.window.tutorial, at.settings.values.tutorial["step"]
    if not tutorial.step.does:
        QTest.keyClick(at.window.focusWidget(), Qt.Key.Key_Return)
    else:
        revision = at.session.view.revision
        for _ in range(3):
            if at.session.view.revision == revision and at.page.decision.is_open:
                offers = at.page.decision.highlights.items()
                click_target(
                    at,
                    next(
                        target
                        for target, offer in offers
                        if target.kind != "die" and not offer.chosen
                    ),
                )
        at.wait_until(lambda: at.session.view.revision > revision)
    if number + 1 < len(STEPS):
        wait_for_step(at, number + 1, or_later=True)


def do_until(at, number):
    while at.settings.values.tutorial["step"] < number:
        do_step(at)


def test_colour_bonuses_and_final_points_are_explained_before_the_guide_ends():
    told = next(step for step in STEPS if "bonuses" in step.at)
    text = FIRST_GAME.said(told.text, None, None)
    assert "5 points, the second 2" in text and "silverling" in text
    assert STEPS.index(told) < len(STEPS) - 1


ANYTHING = [{"type": kind} for kind in KINDS if kind]
"""Legal actions among which every step finds the one that it needs."""
PLAIN = replace(
    FIRST_GAME, steps=[replace(step, wish=lambda _action, _price: ()) for step in STEPS]
)


def current_step(done, read, legal=ANYTHING):
    return PLAIN.step_now(done, read, legal, [{}] * len(legal))


def test_the_current_step_follows_from_the_actions_and_the_steps_read():
    assert current_step([], 0) == 0 and current_step([], 2) == 2 and current_step([], 99) == 3
    assert current_step(["take"], 4) == 4
    assert current_step(["take", "place", "end"], 6) == 6
    # Nothing could be bought.
    assert current_step(["take", "place", "end", "sell", "workers", "end"], 10) == 10
    assert current_step(["take"], 9) == 4  # the other actions were undone


def test_an_impossible_step_is_skipped_and_stays_skipped_while_reading_on():
    """After "take" there is only something to read."""
    done = ["take", "place", "end", "sell", "workers", "buy", "end", "place", "load"]
    assert current_step(done, 12) == 12
    nothing = [{"type": "roll"}]
    assert current_step(done, 12, nothing) == 13
    assert current_step(done, 14, nothing) == 14


def test_the_whole_first_game_is_played_by_mouse_and_continues_freely(learning):
    at, tutorial = learning, learning.window.tutorial
    for number in range(len(STEPS)):
        assert tutorial.card.title.text() == STEPS[number].title
        assert "{" not in tutorial.card.text.text() + tutorial.card.ask.text()
        do_step(at)
    assert (
        not tutorial.is_running and not tutorial.card.isVisible() and not tutorial.veil.isVisible()
    )
    at.wait_until(lambda: at.page.decision.is_open)
    assert not at.page.decision.is_led and END in at.page.decision.highlights
    assert at.session.view.state["seats"][0]["cells"].keys() >= {"4.4", "5.3"}
    assert at.problems == []


def test_only_the_expected_action_is_offered_and_others_are_gently_refused(learning):
    do_until(learning, 3)
    view, tutorial = learning.session.view, learning.window.tutorial
    assert {
        target.what for target in learning.page.decision.highlights if target.kind == "market"
    } == {"mine"}
    other = next(
        action
        for action in view.legal["actions"]
        if action["type"] == "take" and action["tile"] != "mine"
    )
    click_target(learning, ClickTarget("market", other["depot"], other["tile"]))
    assert tutorial.card.ask.text() == "Not yet. Try it: take a tile from depot 5: mine."
    assert learning.session.view.revision == 0
    do_step(learning)
    assert learning.session.view.state["seats"][0]["storage"] == ["mine"]


def test_nothing_is_offered_while_there_is_something_to_read(learning):
    assert not learning.page.decision.highlights and learning.page.decision.is_led
    click_target(learning, ClickTarget("workers"))
    assert learning.window.tutorial.card.ask.text() == "Not yet. Read this first, then continue."


def point_at(at, target):
    QTest.mouseMove(
        at.table.viewport(), at.table.mapFromScene(at.page.scene.rect_of(target).center())
    )


def rest_on(at, target):
    """Move the pointer to a target and wait."""
    point_at(at, target)
    at.wait_until(lambda: not at.table.hover_card.is_about_to_appear)


def test_hover_cards_appear_only_at_the_last_step(learning):
    do_until(learning, 4)
    mine, card = ClickTarget("storage", None, "mine"), learning.table.hover_card
    rest_on(learning, mine)
    assert not card.isVisible()
    learning.window.tutorial.leave()
    # A table that offers its choices late forgets a pointer that does not move.
    learning.wait_until(lambda: point_at(learning, mine) or card.isVisible())
    learning.window.menus.actions["first game"].trigger()
    wait_for_step(learning, 4)
    assert not learning.table.hover_card.isVisible()
    do_until(learning, len(STEPS) - 1)
    rest_on(learning, ClickTarget("market", 2, "castle"))
    assert learning.table.hover_card.isVisible()
    do_step(learning)
    rest_on(learning, ClickTarget("workers"))
    assert learning.table.hover_card.isVisible()


def test_at_the_last_step_the_table_is_not_dimmed(learning):
    veil = learning.window.tutorial.veil
    assert veil.pixmap().toImage().pixelColor(2, 2).alpha() > 0
    do_until(learning, len(STEPS) - 1)
    assert veil.pixmap().toImage().pixelColor(2, 2).alpha() == 0


def test_show_me_plays_the_step_by_button_and_by_key(learning):
    do_until(learning, 3)
    learning.click(learning.window.tutorial.card.showing)
    wait_for_step(learning, 4)
    QTest.keyClick(learning.table, Qt.Key.Key_F2)
    wait_for_step(learning, 5)
    assert learning.session.view.state["seats"][0]["cells"]["5.3"] == "mine"


def test_undo_goes_back_one_step(learning):
    do_until(learning, 5)
    learning.press(Qt.Key.Key_Z)
    wait_for_step(learning, 4)
    assert learning.session.view.state["seats"][0]["storage"] == ["mine"]
    do_step(learning)


def test_the_guide_can_be_hidden_and_shown_again(learning):
    do_until(learning, 4)
    tutorial = learning.window.tutorial
    learning.click(tutorial.card.leaving)
    assert not tutorial.card.isVisible() and not learning.page.decision.is_led
    assert any(target.kind == "workers" for target in learning.page.decision.highlights)
    learning.window.menus.actions["first game"].trigger()
    wait_for_step(learning, 4)


def test_the_first_game_is_resumed_after_a_restart(at, tmp_path):
    at.window.menus.actions["first game"].trigger()
    wait_for_step(at, 0)
    do_until(at, 4)
    game = at.session.view.game_id
    at.window.dialogs.begin(OTHER_GAME)
    at.wait_until(lambda: at.session.view.game_id != game and at.page.decision.is_open)
    assert not at.window.tutorial.is_running and not at.window.tutorial.card.isVisible()
    at.window.menus.actions["first game"].trigger()
    wait_for_step(at, 4)
    assert at.session.view.game_id == game


def test_the_first_game_begins_at_step_one_even_with_another_game_on_the_table(at):
    at.window.dialogs.begin(LINE_UP)
    at.wait_until(lambda: at.session.view is not None and at.page.decision.is_open)
    before = at.session.view
    taking = next(action for action in before.legal["actions"] if action["type"] == "take")
    at.page.decision.acted.emit(before.revision, taking)
    at.wait_until(lambda: at.session.view.revision > before.revision and at.page.decision.is_open)
    at.window.menus.actions["first game"].trigger()
    at.wait_until(lambda: at.session.view.game_id != before.game_id)
    wait_for_step(at, 0)


def test_the_first_game_can_be_played_again_when_it_is_over(learning):
    game = learning.session.view.game_id
    learning.settings.change(tutorial={"game": game, "step": len(STEPS), "left": False})
    learning.window.menus.actions["first game"].trigger()
    learning.wait_until(lambda: learning.session.view.game_id != game)
    wait_for_step(learning, 0)


def test_home_offers_the_first_game_and_returns_to_it(at):
    at.click(button(at.window.home, "Learn by playing"))
    wait_for_step(at, 0)
    at.window.menus.actions["home"].trigger()
    assert at.window.home.isVisible() and not at.window.tutorial.card.isVisible()
    at.click(button(at.window.home, "Learn by playing"))
    assert at.page.isVisible() and at.window.tutorial.card.isVisible()


def test_settings_keep_only_valid_progress():
    good = {"game": "20260101-000000-00000000", "step": 3, "left": False}
    assert settings_from({"tutorial": good}).tutorial == good
    for bad in (
        7,
        {"game": "x"},
        {**good, "step": -1},
        {**good, "step": True},
        {**good, "left": 0},
        {**good, "game": 5},
    ):
        assert settings_from({"tutorial": bad}) == Settings()
