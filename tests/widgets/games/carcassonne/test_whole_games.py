"""Whole games of Carcassonne played by people in a real window: by the mouse alone, by keys alone,
against bots, and with an auction of three people at one screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.keys.key_editor import MEANING, KeyList
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.play.decision import ANOTHER, END, PASS
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from tests.widgets.window_driver import AtTheWindow

PERSON, BOT = None, "page"
ALL = ["bridges", "castles", "bazaars"]
LAID, ANSWERED = ("cell",), ("choice", "place", "bridge", "claim", "stall", "buy", "sell")
"""Kinds of targets that try a tile, and those that answer at once."""
MOST = 600
"""The most clicks or keys that a game needs."""
KEYS = {END: Qt.Key.Key_E, PASS: Qt.Key.Key_P, ANOTHER: Qt.Key.Key_A}
DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()
    assert keymap.front is None


@pytest.fixture
def passing(qtbot, tmp_path):
    at = AtTheWindow(tmp_path, pass_screen=True)
    yield at
    at.close()


def begin(at, *levels, **request):
    """Begin a game with these seats."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    at.window.dialogs.begin(LineUp(plans, {"game": "carcassonne", "seed": 5, **request}))
    at.wait_for_my_turn()


def click_on_table(at, target):
    """Click a target of the table."""
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(at, target))


def middle_of(at, target):
    """Return the middle of a target in the window."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible"
    return at.table.mapFromScene(rect.center())


def press_button(at, button):
    """Click a button below the map, which must be visible and enabled."""
    assert button.isVisible() and button.isEnabled(), at.standing
    at.click(button)


def offered(at, kinds):
    """Return the offered targets of these kinds that are not chosen yet."""
    offers = at.page.decision.highlights
    return [target for target in offers if target.kind in kinds and not offers[target].chosen]


def click_something(at, luck):
    """Try a tile, place it, or answer; sometimes rotate it or pass."""
    offers, prompt = at.page.decision.highlights, at.page.prompt
    cells, answers = offered(at, LAID), offered(at, ANSWERED)
    if END in offers and luck.random() < 0.8:
        press_button(at, prompt.end)
    elif PASS in offers and (not answers or luck.random() < 0.3):
        press_button(at, prompt.passing)
    elif answers:
        click_on_table(at, luck.choice(answers))
    elif ClickTarget("turn", "left") in offers and luck.random() < 0.2:
        click_on_table(at, ClickTarget("turn", "left"))
    elif cells:
        click_on_table(at, luck.choice(cells))
    else:
        press_button(at, prompt.another if ANOTHER in offers else prompt.end)


def press_something(at, luck):
    """Do the same by keys."""
    offers = at.page.decision.highlights
    cells, answers = offered(at, LAID), offered(at, ANSWERED)
    if END in offers and luck.random() < 0.7:
        at.press(luck.choice([Qt.Key.Key_Return, Qt.Key.Key_E]))
    elif offers.keys() & {ClickTarget("bid", n) for n in range(31)}:
        at.press(luck.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_2]))
    elif answers:
        can_decline = PASS in offers and offered(at, ("place", "bridge"))
        at.press(Qt.Key.Key_Space if can_decline and luck.random() < 0.4 else luck.choice(DIGITS))
    elif ANOTHER in offers and luck.random() < 0.2:
        at.press(Qt.Key.Key_A)
    elif at.page.keys.at not in cells:
        at.press(luck.choice([Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Q, Qt.Key.Key_R]))
    else:
        arrows = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down]
        at.press(luck.choice([*arrows, Qt.Key.Key_Return, Qt.Key.Key_Return]))


def play_to_the_end(at, act, seed=1):
    """Let people act until the game is over; return the kinds of decisions."""
    luck, decided = random.Random(seed), set()
    for _ in range(MOST):
        if at.is_over:
            break
        decided.add(at.session.view.state["decision"])
        act(at, luck)
        at.wait_for_my_turn()
    assert at.is_over, f"the game does not end:{at.standing}"
    assert at.problems == [] and at.session.view.state["result"]
    at.wait_until(lambda: isinstance(at.window.dialog, FinalScoreDialog))
    return decided


def test_a_base_game_is_played_by_the_mouse_alone(at):
    begin(at, PERSON, PERSON, pile=5)
    assert play_to_the_end(at, click_something) == {"place", "meeple"}


def test_a_base_game_is_played_by_keys_alone(at):
    begin(at, PERSON, PERSON, pile=5)
    at.table.setFocus()
    assert play_to_the_end(at, press_something) == {"place", "meeple"}


# Games with all modules.


BAZAARS = ["BB1", "BB5", "U", "D", "V", "K", "BB2", "E", "E", "H"]
"""The first tiles of the pile, two of them with bazaars."""


def test_a_game_of_three_with_all_modules_is_played_by_the_mouse_alone(at):
    begin(at, PERSON, PERSON, PERSON, modules=ALL, tiles=BAZAARS, pile=10)
    assert play_to_the_end(at, click_something, 3) >= {"place", "meeple", "choose", "bid", "deal"}


def test_a_game_of_two_with_all_modules_is_played_by_keys_alone(at):
    begin(at, PERSON, PERSON, modules=ALL, tiles=BAZAARS, pile=10)
    at.table.setFocus()
    assert play_to_the_end(at, press_something, 2) >= {"place", "meeple", "choose", "bid"}


def test_a_person_plays_against_five_bots(at):
    begin(at, PERSON, BOT, BOT, BOT, BOT, BOT, modules=ALL, tiles=BAZAARS[:7], pile=7)
    play_to_the_end(at, click_something, 4)


def test_a_bazaar_without_auction_is_played_by_the_mouse(at):
    begin(at, PERSON, PERSON, modules=["bazaars"], tiles=BAZAARS[:6], pile=6, auction=False)
    assert "choose" in play_to_the_end(at, click_something, 2)


def test_an_auction_asks_each_of_three_people_without_a_privacy_screen(passing):
    at = passing
    begin(at, PERSON, PERSON, PERSON, modules=ALL, tiles=BAZAARS, pile=12)
    luck, bidders = random.Random(2), []
    while set(bidders) != {0, 1, 2}:
        assert not at.page.turn.handover.screen.isVisible()
        state = at.session.view.state
        if state["decision"] == "bid":
            bidders.append(state["seat"])
            assert at.page.turn.clock.seat in (None, state["seat"])
            assert not at.is_over and at.page.decision.is_open
            at.page.decision.play(at.session.view.legal["actions"][0])
        else:
            click_something(at, luck)
        at.wait_for_my_turn()
    assert len(bidders) >= 3


# Single actions by hand.


def cell_with_rotations(at):
    """Return a cell on which the tile fits in several rotations."""
    fits = at.page.decision.choosing.fits
    return next((ClickTarget("cell", cell) for cell, ways in fits.items() if len(ways) > 1), None)


def test_the_wheel_rotates_the_tile_that_is_tried(at):
    begin(at, PERSON, PERSON, tiles=["V"])
    cell = cell_with_rotations(at)
    click_on_table(at, cell)
    before = at.page.decision.highlights[cell].trial
    turn_wheel(at, middle_of(at, cell))
    assert at.page.decision.highlights[cell].trial != before


def turn_wheel(at, point):
    """Turn the wheel by one notch above a point of the table."""
    viewport = at.table.viewport()
    over = QPointF(viewport.mapToGlobal(point))
    event = QWheelEvent(
        QPointF(point),
        over,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_the_drawn_tile_can_be_dragged_onto_a_cell(at):
    begin(at, PERSON, PERSON, tiles=["V"])
    cell = offered(at, LAID)[0]
    viewport, left = at.table.viewport(), Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, left, pos=middle_of(at, ClickTarget("hand-tile")))
    for share in (0.2, 0.6, 1.0):
        start, end = middle_of(at, ClickTarget("hand-tile")), middle_of(at, cell)
        QTest.mouseMove(viewport, start + (end - start) * share)
    QTest.mouseRelease(viewport, left, pos=middle_of(at, cell))
    assert at.page.decision.highlights[cell].chosen


def test_two_clicks_place_a_tile_with_one_rotation(at):
    begin(at, PERSON, PERSON, tiles=["E"])
    fits = at.page.decision.choosing.fits
    cell = next(ClickTarget("cell", cell) for cell, ways in fits.items() if len(ways) == 1)
    click_on_table(at, cell)
    click_on_table(at, cell)
    at.wait_until(lambda: at.session.view.state["decision"] == "meeple")


def test_small_decisions_are_undone_one_by_one(at):
    begin(at, PERSON, PERSON, tiles=["V"])
    click_on_table(at, offered(at, LAID)[0])
    press_button(at, at.page.prompt.end)
    at.wait_until(lambda: at.is_asked and at.session.view.state["decision"] == "meeple")
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.is_asked and at.session.view.state["decision"] == "place")
    assert at.session.view.state["tile"] == "V"


def test_the_menu_shows_points_at_the_end_which_change_while_looking_back(at):
    begin(at, PERSON, PERSON, tiles=["E"], first=0)
    table = at.page.scene.tabletop

    def points_shown():
        """Return the text on the card of the first seat, or in the head if there are no cards."""
        slots = (Slot(kind, 0) for kind in ("card-ending", "ending"))
        return next((table.shown[slot].what for slot in slots if table.item(slot)), None)

    assert points_shown() is None
    at.window.standing.switches.actions["ending"].trigger()
    assert points_shown() == "0:0"
    place_tile(at)
    click_on_table(at, offered(at, ANSWERED)[0])
    at.wait_until(lambda: points_shown() != "0:0")
    reached = points_shown()
    QTest.keyClick(at.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.window.looking_back.is_on)
    at.press(Qt.Key.Key_Home)
    at.wait_until(lambda: points_shown() == "0:0")
    at.press(Qt.Key.Key_Escape)
    at.wait_until(lambda: points_shown() == reached and not at.window.looking_back.is_on)
    at.window.standing.switches.actions["ending"].trigger()
    assert points_shown() is None


def place_tile(at):
    """Place the tile on the first offered cell, and wait for the question about a follower."""
    click_on_table(at, offered(at, LAID)[0])
    press_button(at, at.page.prompt.end)
    at.wait_until(lambda: at.is_asked and at.session.view.state["decision"] == "meeple")


def test_r_rotates_the_tile_and_does_not_look_back(at):
    begin(at, PERSON, PERSON, tiles=["V"])
    at.table.setFocus()
    at.press(Qt.Key.Key_R)
    assert at.page.decision.highlights[ClickTarget("hand-tile")].trial == "1"
    assert not at.window.looking_back.is_on
    at.press(Qt.Key.Key_Question)
    at.wait_until(lambda: isinstance(at.window.dialog, KeyList))
    assert "Turn the tile, as with the mouse wheel" in texts_in(at.window.dialog)
    at.window.dialog.reject()
    QTest.keyClick(at.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    at.wait_until(lambda: at.window.looking_back.is_on)


def texts_in(dialog):
    """Return the texts of the list of keys."""
    return [label.text() for label in dialog.findChildren(QLabel, MEANING)]
