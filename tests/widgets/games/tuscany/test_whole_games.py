"""Whole games of Tuscany played by people in a real window: by the mouse alone, by keys alone,
against bots, and at a shared screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import AtTheWindow

PERSON, BOT = None, "page"
A_WHILE = 10
"""Clicks to make where another test plays a game to its end."""
BEFORE = 60
"""Random actions before the end of a game is played by hand."""
ON_THE_TABLE = "supply", "cell", "display", "deck", "store"
"""Kinds of targets to click; those that continue a choice furthest come first."""
KEYS = {END: Qt.Key.Key_E, PASS: Qt.Key.Key_P, ANOTHER: Qt.Key.Key_A}
ABOUT = (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


@pytest.fixture
def passing(qtbot, tmp_path):
    at = AtTheWindow(tmp_path, pass_screen=True)
    yield at
    at.close()


def line_up(*levels, **request):
    """Return the line-up of a game with these seats."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    return LineUp(plans, {"game": "tuscany", "seed": 5, **request})


def begin(at, *levels, **request):
    """Begin a game with these seats."""
    at.window.dialogs.begin(line_up(*levels, **request))


def continue_game(at, *levels, **request):
    """Open a game with these seats after some random actions; it must not be over."""
    running = RunningGame.begin(line_up(*levels, **request))
    act_at_random(running, BEFORE, random.Random(1))
    assert not running.game.is_over
    at.take_up(running)


def click_on_table(at, target):
    """Click a target of the table."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible"
    QTest.mouseClick(
        at.table.viewport(), Qt.MouseButton.LeftButton, pos=at.table.mapFromScene(rect.center())
    )


def click_something(at, luck):
    """Click a glowing target, or sometimes a button."""
    offers = at.page.decision.highlights
    buttons = {
        END: at.page.prompt.end,
        PASS: at.page.prompt.passing,
        ANOTHER: at.page.prompt.another,
    }
    lit = [each for each in offers if each.kind in ON_THE_TABLE and not offers[each].chosen]
    pressed = [button for target, button in buttons.items() if target in offers]
    if is_laying_out(at) and luck.random() < 0.5:
        at.click(at.page.prompt.end)
    elif pressed and (not lit or luck.random() < 0.1):
        at.click(luck.choice(pressed))
    elif not lit:
        at.click(at.page.prompt.back)
    else:
        kind = luck.choice(sorted({target.kind for target in lit}, key=ON_THE_TABLE.index)[:3])
        click_on_table(at, luck.choice([target for target in lit if target.kind == kind]))


def is_laying_out(at):
    """Return whether the person arranges a duchy."""
    return ClickTarget("duchy") in at.page.decision.highlights


def press_something(at, luck):
    """Press a key that moves around on the table, chooses something, or replaces a button."""
    offers = at.page.decision.highlights
    keys = [key for target, key in KEYS.items() if target in offers]
    if keys and luck.random() < 0.3:
        at.press(luck.choice(keys))
    elif at.page.keys.at is None or luck.random() < 0.5:
        at.press(luck.choice(ABOUT))
    elif luck.random() < 0.03:
        at.press(Qt.Key.Key_Escape)
    else:
        at.press(Qt.Key.Key_Return)


def play_to_the_end(at, act, seed=1):
    """Let a person act until the game is over."""
    luck = random.Random(seed)
    at.wait_for_my_turn()
    while not at.is_over:
        act(at, luck)
        at.wait_for_my_turn()
    assert at.problems == [] and at.session.view.state["result"]
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))


def test_a_game_of_four_is_played_by_the_mouse_alone_for_a_while(at):
    begin(at, BOT, PERSON, BOT, BOT)
    luck = random.Random(1)
    at.wait_for_my_turn()
    for _ in range(A_WHILE):
        click_something(at, luck)
        at.wait_for_my_turn()
    acted = sum(event.get("seat") == 1 for event in at.session.view.events)
    assert acted > A_WHILE / 4 and at.problems == []


def test_a_quick_start_of_three_is_played_to_its_end_by_keys_alone(at):
    continue_game(at, PERSON, BOT, BOT, setup="fixed")
    at.table.setFocus()
    play_to_the_end(at, press_something)


def test_a_game_of_two_is_played_to_its_end_by_the_mouse_alone(at):
    continue_game(at, BOT, PERSON)
    play_to_the_end(at, click_something, 3)


def test_a_duchy_is_arranged_by_keys(at):
    begin(at, PERSON, BOT)
    at.wait_for_my_turn()
    at.table.setFocus()
    at.press(Qt.Key.Key_A)
    assert at.page.decision.choosing.arrangement == at.page.decision.choosing.proposal
    at.press(Qt.Key.Key_E)
    at.wait_for_my_turn()
    assert at.session.view.state["seats"][0]["duchy"] is not None


def test_three_people_at_one_screen_see_only_their_own_hand(passing):
    at = passing
    begin(at, PERSON, PERSON, PERSON)
    luck, screen, passed = random.Random(4), at.page.turn.handover.screen, 0
    while passed < 10:
        at.wait_until(lambda: at.is_asked or screen.isVisible())
        if screen.isVisible():
            shown = at.page.scene.tabletop.shown.items()
            assert not at.is_asked
            assert all(sprite.what == "back" for slot, sprite in shown if slot.kind == "card")
            screen.go_on.click()
            passed += 1
            continue
        deciding = at.session.view.person_to_decide
        for slot, sprite in at.page.scene.tabletop.shown.items():
            if slot.kind == "card" and sprite.what != "back":
                assert slot.owner == deciding
        click_something(at, luck)
    assert at.problems == []


def test_the_payment_for_a_space_rises_at_the_pointer_and_at_the_keyboard_focus(at):
    begin(at, PERSON, BOT, setup="fixed")
    luck = random.Random(2)
    at.wait_for_my_turn()
    while not (cell := paid_cell(at)):
        click_something_but_a_space(at, luck)
        at.wait_for_my_turn()
    scene, paid = at.page.scene, cards_paid(at, cell)
    rest = {slot: scene.tabletop.item(slot).pos().y() for slot in paid}
    scene.point_at(scene.rect_of(cell).center())
    assert all(scene.tabletop.item(slot).pos().y() < rest[slot] for slot in paid)
    scene.point_at(None)
    assert all(scene.tabletop.item(slot).pos().y() == rest[slot] for slot in paid)
    at.page.keys.go_to(cell)
    assert all(scene.tabletop.item(slot).pos().y() < rest[slot] for slot in paid)


def paid_cell(at):
    """Return the target of a space that costs cards."""
    offers = at.page.decision.highlights
    return next((t for t, offer in offers.items() if t.kind == "cell" and offer.pays), None)


def cards_paid(at, cell):
    """Return the slots of the cards that a space costs."""
    pays = at.page.decision.highlights[cell].pays
    return [Slot("card", 0, target.place) for target in pays if target.kind == "card"]


def click_something_but_a_space(at, luck):
    """Draw, take a tile, or answer a question."""
    offers = at.page.decision.highlights
    lit = [t for t in offers if t.kind in ("deck", "display", "supply") and not offers[t].chosen]
    if lit and not at.page.decision.choosing.has_begun:
        click_on_table(at, luck.choice(lit))
    else:
        click_something(at, luck)
