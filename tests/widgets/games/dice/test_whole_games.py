"""Whole Dice Games played by people in a real window: by the mouse alone, by keys alone, solo,
against bots, and at a shared screen."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.games.dice import backgrounds
from burgundy_qt.widgets.play.decision import END
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot
from burgundy_qt.widgets.table import tabletop
from tests.widgets.window_driver import AtTheWindow

PERSON, BOT = None, "page"
SETTLED_AT_ONCE = 0.5
A_FEW = 3
"""Rounds to play where another test plays a game to its end."""


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


def begin(at, *levels, **request):
    """Begin a game with these seats."""
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    at.window.dialogs.begin(LineUp(plans, {"game": "burgundy-dice", "seed": 3, **request}))


def click_on_table(at, target):
    """Click a target of the table."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), f"{target} is not visible"
    QTest.mouseClick(
        at.table.viewport(), Qt.MouseButton.LeftButton, pos=at.table.mapFromScene(rect.center())
    )


def click_something(at, luck):
    """Click a space or its number; confirm with Ready when there is a mark."""
    offers = at.page.decision.highlights
    fresh = [
        target
        for target, offer in offers.items()
        if target.kind in ("cell", "choice") and not offer.chosen
    ]
    if END in offers and (not fresh or luck.random() < SETTLED_AT_ONCE):
        at.click(at.page.prompt.end)
    elif not fresh and at.page.decision.choosing.picks:
        click_on_table(at, at.page.decision.choosing.picks[-1])
    else:
        if luck.random() < 0.2:
            fresh += [target for target in offers if target.kind in ("bonus", "worker")]
        click_on_table(at, luck.choice(fresh))


def play(at, do, most=400, rounds=None):
    """Play until the game or this number of rounds is over; return the number of clicks or keys."""
    luck, deeds = random.Random(4), 0
    while not at.is_over and (rounds is None or at.session.view.state["round"] != rounds):
        do(at, luck)
        deeds += 1
        assert deeds < most, at.standing
        at.wait_for_my_turn()
    assert rounds is not None or isinstance(at.window.dialog, FinalScoreDialog)
    assert at.problems == []
    return deeds


def actions_of(at, seat):
    return sum(
        event["event"] == "action" and event["seat"] == seat for event in at.session.view.events
    )


@pytest.mark.parametrize(
    ("levels", "request_", "rounds"),
    [
        ((PERSON,), {"sheet": "B"}, A_FEW),
        ((BOT, PERSON, BOT, BOT), {"setup": "different", "sheet": "C"}, A_FEW),
        ((PERSON, BOT, BOT, BOT, BOT, BOT), {"setup": "same", "sheet": "D"}, A_FEW),
    ],
)
def test_games_with_the_most_seats_of_each_set_up_are_played_by_clicks_alone(
    at, levels, request_, rounds
):
    begin(at, *levels, **request_)
    at.wait_for_my_turn()
    clicks = play(at, click_something, rounds=rounds)
    assert clicks < 4 * actions_of(at, levels.index(PERSON))


def press_something(at, luck):
    """Go to a glowing target and choose it, or press the key for Ready."""
    offers = at.page.decision.highlights
    if END in offers and luck.random() < 0.8:
        at.press(Qt.Key.Key_E)
        return
    for _ in range(luck.randint(1, 6)):
        at.press(Qt.Key.Key_Tab)
    if luck.random() < 0.3:
        at.press(luck.choice((Qt.Key.Key_Left, Qt.Key.Key_Down)))
    at.press(luck.choice((Qt.Key.Key_Return, Qt.Key.Key_Space)))


@pytest.mark.parametrize(("levels", "rounds"), [((PERSON,), None), ((PERSON, BOT, BOT), A_FEW)])
def test_a_solo_game_and_a_game_against_bots_are_played_by_keys_alone(at, levels, rounds):
    begin(at, *levels)
    at.wait_for_my_turn()
    play(at, press_something, most=1000, rounds=rounds)


def test_enter_tries_a_mark_and_enter_again_confirms_it(at):
    begin(at, PERSON)
    at.wait_for_my_turn()
    at.press(Qt.Key.Key_Tab)
    at.press(Qt.Key.Key_Return)
    assert at.page.decision.choosing.picks and at.page.prompt.end.text() == "Ready"
    revision = at.session.view.revision
    at.press(Qt.Key.Key_Return)
    at.wait_until(lambda: at.session.view.revision > revision)


def test_one_step_back_removes_a_tried_mark(at):
    begin(at, PERSON)
    at.wait_for_my_turn()
    castle = next(iter(at.page.decision.highlights))
    click_on_table(at, castle)
    at.press(Qt.Key.Key_Escape)
    assert castle in at.page.decision.highlights and not at.page.decision.choosing.picks


def test_undo_takes_back_the_first_mark_of_two(at):
    begin(at, PERSON, BOT)
    at.wait_for_my_turn()
    luck = random.Random(4)
    while not (at.is_over or at.session.view.state["seats"][0]["chosen"]):
        click_something(at, luck)
        at.wait_for_my_turn()
    view = at.session.view
    [mark] = view.state["seats"][0]["chosen"]
    assert view.can_undo
    at.press(Qt.Key.Key_Z)
    at.wait_until(lambda: at.session.view is not view)
    at.wait_for_my_turn()
    after = at.session.view.state["seats"][0]
    assert mark["cell"] not in after["cells"] and not after["chosen"]
    assert not at.session.view.casual


def test_people_at_one_screen_never_see_the_secret_marks_of_others(passing):
    begin(passing, PERSON, PERSON)
    passing.wait_for_my_turn()
    screen, luck, passed = passing.page.turn.handover.screen, random.Random(4), 0
    while passed < 12:
        passing.wait_until(lambda: screen.isVisible() or passing.is_asked)
        if screen.isVisible():
            state = passing.session.view.state
            assert screen.dice.count() == (7 if state["dice"] else 2)
            others = [seat for seat in range(2) if seat != passing.session.view.viewer]
            assert not any(state["seats"][seat]["chosen"] for seat in others)
            passing.click(screen.go_on)
            passed += 1
        elif passing.is_asked:
            click_something(passing, luck)
    assert passing.problems == []
    assert all(actions_of(passing, seat) >= 3 for seat in range(2))


def test_the_animated_table_never_differs_from_the_game(qtbot, tmp_path, caplog):
    at = AtTheWindow(tmp_path, speed="fast")
    at.page.scene.pace = 40.0
    begin(at, PERSON, BOT, BOT)
    at.wait_for_my_turn()
    play(at, click_something, rounds=A_FEW)
    at.close()
    assert "differed" not in caplog.text


def test_clicks_on_bonuses_and_dice_filter_the_spaces(at):
    begin(at, PERSON)
    at.wait_for_my_turn()
    luck, used = random.Random(1), set()
    while not at.is_over and used != {"bonus", "die"}:
        offers = at.page.decision.highlights
        for kind in ("bonus", "die"):
            target = next((target for target in offers if target.kind == kind), None)
            if target is not None and not at.page.decision.choosing.has_begun:
                click_on_table(at, target)
                assert at.page.decision.choosing.has_begun
                at.press(Qt.Key.Key_Escape)
                assert not at.page.decision.choosing.has_begun
                used.add(kind)
        click_something(at, luck)
        at.wait_for_my_turn()
    assert used == {"bonus", "die"} and ClickTarget("die", 0) not in at.page.decision.highlights


def test_the_button_keeps_its_label_while_nobody_decides(at):
    begin(at, PERSON, BOT)
    at.wait_for_my_turn()
    at.page.decision.finish()
    assert at.page.prompt.end.text() == "Ready"
    at.window.dialogs.begin(LineUp((SeatPlan("Anna"), SeatPlan("Bot", BOT)), {"seed": 3}))
    at.wait_for_my_turn()
    at.page.decision.finish()
    assert at.page.prompt.end.text() == "End turn"


def test_a_bot_is_shown_as_ready_while_the_person_still_thinks(at):
    begin(at, PERSON, BOT)
    at.wait_for_my_turn()
    chip = Slot("state", 1)
    at.wait_until(lambda: at.page.scene.tabletop.shown[chip].what.startswith("ready"))
    castle = next(iter(at.page.decision.highlights))
    click_on_table(at, castle)
    assert at.page.decision.choosing.picks == (castle,)
    at.click(at.page.prompt.end)
    at.wait_until(lambda: at.session.view.state["round"] == 1)
    at.wait_for_my_turn()
    at.wait_until(lambda: at.page.scene.tabletop.shown[chip].what.startswith("ready"))


def test_a_hint_that_was_played_does_not_reopen_in_the_next_round(at):
    begin(at, PERSON, BOT, sheet="B")
    at.wait_for_my_turn()
    at.window.advising.open()
    at.wait_until(lambda: at.window.advising.plan)
    at.window.advising.play()
    at.wait_until(lambda: at.session.view.state["round"] == 1)
    at.wait_for_my_turn()
    assert not at.window.advising.is_open


def test_the_text_of_the_combination_names_the_tried_number(at, monkeypatch):
    told = []
    words = backgrounds.combination_text
    # An empty cache, to hear of the text that is painted.
    monkeypatch.setattr(tabletop, "painted", tabletop.PaintedBackgrounds())
    monkeypatch.setattr(
        backgrounds, "combination_text", lambda trial: told.append(words(trial)) or told[-1]
    )
    begin(at, PERSON)
    at.wait_for_my_turn()
    luck = random.Random(4)
    while not told:
        click_something(at, luck)
        at.wait_for_my_turn()
    [number] = [
        int(offer.trial)
        for offer in at.page.decision.highlights.values()
        if offer.chosen and offer.trial
    ]
    assert told[0].startswith(f"{number} in a ")
