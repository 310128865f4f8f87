"""Tests of the recap cards with the actions of the others, at a real window: seen, clicked, browsed
by key, closed."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt

from burgundy_qt.language.formats import MINUS
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.advice.tip_card import points_at_once
from burgundy_qt.widgets.people.recap_cards import RecapCard, SeatActions
from burgundy_qt.widgets.theme.palette import PLAIN
from tests.widgets.window_driver import AtTheWindow

SIZES = (1024, 700), (1280, 800), (1920, 1080)
BOTS = tuple(SeatPlan(name, "page") for name in ("Squire", "Steward", "Benoît"))


@pytest.fixture
def at(qtbot, tmp_path):
    # Without this option, the first E would point out a purchase: a partner may sell goods for
    # silver that both can spend.
    at = AtTheWindow(tmp_path, point_out_purchase=False)
    yield at
    at.close()
    assert at.problems == []


def begin(at, seats=4, size=(1280, 800), **request):
    """Begin a game with bots, up to the second turn of the only person."""
    at.window.resize(*size)
    at.session.new_game(
        LineUp((SeatPlan("You"), *BOTS[: seats - 1]), {"seed": 5, "players": seats, **request})
    )
    at.wait_for_my_turn()
    end_turn(at)
    return recap_of(at)


def recap_of(at):
    return at.page.recalling.row if at.page.log_place.floats else at.page.recalling.column


def end_turn(at):
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    for key in (Qt.Key.Key_W, Qt.Key.Key_W, Qt.Key.Key_E):
        revision = at.session.view.revision
        at.press(key)
        at.wait_until(lambda revision=revision: at.session.view.revision > revision)
        at.wait_for_my_turn()


def place_of(widget, at):
    return QRect(widget.mapTo(at.window, QPoint()), widget.size())


@pytest.mark.parametrize(("points", "told"), [(12, "+12"), (-3, f"{MINUS}3")])
def test_points_are_shown_with_their_sign_even_if_they_are_negative(points, told, qtbot):
    card = RecapCard(SeatActions(1, (), points), "Benoît", PLAIN)
    qtbot.addWidget(card)
    assert card.gained.text() == told and points_at_once(points) == f"{told} at once"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_other_seat_has_a_fully_visible_card_that_covers_no_part_of_the_table(at, seats):
    begin(at, seats)
    for size in SIZES:
        at.window.resize(*size)
        at.wait_until(
            lambda size=size: (
                at.page.scene.layout.size.width() == size[0] and recap_of(at).isVisible()
            )
        )
        at.wait_until(lambda: all(area_of_cards(at).contains(place) for place in places_of(at)))
        assert len(places_of(at)) == seats - 1
        assert not any(one.intersects(other) for one, other in combinations(places_of(at), 2))
        for card in recap_of(at).cards:
            assert card.action_row.shown and all(
                card.rect().contains(button_in(card, button)) for button in card.action_row.shown
            )
        view = place_of(at.page.view, at)
        cards = [
            card.rect.toRect().translated(view.topLeft()) for card in at.page.scene.layout.others
        ]
        for lies in (place_of(at.page.prompt, at), *cards):
            assert not lies.intersects(area_of_cards(at))


def area_of_cards(at):
    """Return the area that contains the cards."""
    return place_of(at.page.foot if at.page.log_place.floats else at.page.log, at)


def places_of(at):
    return [place_of(card, at) for card in recap_of(at).cards]


def button_in(card, button):
    return QRect(button.mapTo(card, QPoint()), button.size())


def test_actions_become_smaller_before_one_of_them_is_hidden(at):
    recap = begin(at)
    recap.set_text_scale(1.5)
    low = QSize(0, recap.head.sizeHint().height() + 3 * 45)
    width = next(
        width
        for width in range(100, 400)
        if all(card.lines_needed(width, 26, 1.5, True) == 1 for card in recap.cards)
    )
    recap.fit(low + QSize(width, 0))
    assert all(
        card.lines_needed(width, card.action_row.tile, 1.5, True) == 1 for card in recap.cards
    )


def test_large_text_gives_the_actions_of_three_others_more_room(at):
    begin(at)
    before = at.page.log.height()
    at.settings.change(text_size=150)
    at.wait_until(lambda: at.page.log.height() > before + 10)


def test_a_click_on_an_action_looks_back_at_the_moment_after_it(at):
    recap = begin(at)
    button = recap.action_buttons[0]
    at.click(button)
    at.wait_until(lambda: at.window.looking_back.is_on)
    events = at.page.steps.past.events
    assert events[button.event_number]["event"] in ("action", "loaded")
    assert button.event_number < len(events) and button.is_here
    assert recap.isVisible() and at.table.hasFocus()
    at.click(recap.action_buttons[-1])
    at.wait_until(lambda: len(at.page.steps.past.events) > recap.action_buttons[-1].event_number)
    at.press(Qt.Key.Key_Escape)
    assert (
        not at.window.looking_back.is_on
        and recap.isVisible()
        and not any(button.is_here for button in recap.action_buttons)
    )


def test_acting_hides_the_cards_and_a_key_shows_them_again(at):
    recap = begin(at)
    told = [button.accessibleName() for button in recap.action_buttons]
    at.press(Qt.Key.Key_W)
    at.wait_until(lambda: at.page.decision.is_open and not recap.isVisible())
    at.press(Qt.Key.Key_O)
    assert (
        recap.isVisible() and [button.accessibleName() for button in recap.action_buttons] == told
    )
    assert recap.action_buttons[0].hasFocus()


def test_the_keys_move_through_the_actions_and_back_to_the_table(at):
    recap = begin(at)
    at.press(Qt.Key.Key_O)
    first = recap.action_buttons[0]
    at.press(Qt.Key.Key_Right, first)
    assert recap.action_buttons[1].hasFocus()
    at.press(Qt.Key.Key_Down, recap.action_buttons[1])
    second = recap.cards[1].action_row.shown[0]
    assert second.hasFocus()
    at.press(Qt.Key.Key_Return, second)
    at.wait_until(lambda: at.window.looking_back.is_on)
    assert second.hasFocus()
    at.window.looking_back.leave()
    at.press(Qt.Key.Key_O)
    at.press(Qt.Key.Key_Escape, recap.action_buttons[0])
    assert not recap.isVisible() and at.table.hasFocus()


def test_closed_cards_stay_hidden_until_the_next_turn(at):
    recap = begin(at)
    at.click(recap.closing)
    assert not recap.isVisible() and at.table.hasFocus()
    at.press(Qt.Key.Key_R)
    at.wait_until(lambda: at.window.looking_back.is_on)
    at.press(Qt.Key.Key_Escape)
    assert at.page.decision.is_open and not recap.isVisible()
    end_turn(at)
    assert recap.isVisible()


def test_undo_shows_the_cards_again(at):
    recap = begin(at)
    at.press(Qt.Key.Key_W)
    at.wait_until(lambda: at.page.decision.is_open and not recap.isVisible())
    at.press(Qt.Key.Key_Z)
    at.wait_until(recap.isVisible)


def test_with_the_setting_off_cards_are_shown_only_on_request(at):
    at.settings.change(recap=False)
    recap = begin(at)
    assert not recap.isVisible() and not recap.cards
    at.press(Qt.Key.Key_O)
    assert recap.isVisible()


def test_in_a_narrow_window_the_cards_replace_the_last_line_at_the_foot(at):
    recap = begin(at, 3, (1024, 700))
    at.wait_until(lambda: at.page.log_place.floats and recap.isVisible())
    assert not at.page.foot.label.isVisible() and recap.window() is at.window
    at.press(Qt.Key.Key_W)
    at.wait_until(lambda: at.page.decision.is_open and not recap.isVisible())
    assert at.page.foot.label.isVisible()


def test_a_partner_has_a_card(at):
    recap = begin(at, 4, (1280, 800), modules=["team"], edition="2019")
    assert {card.doings.seat for card in recap.cards} == {1, 2, 3}


def test_a_screen_reader_finds_the_cards_by_their_names(at):
    recap = begin(at)
    assert recap.accessibleName() == "Since your last turn"
    assert [card.accessibleName().partition(",")[0] for card in recap.cards] == [
        at.session.view.line_up.seats[card.doings.seat].name for card in recap.cards
    ]
    assert all(button.accessibleName() for button in recap.action_buttons)


def test_the_tutorial_shows_no_cards(at):
    at.window.learn()
    at.wait_until(lambda: at.window.tutorial.is_running and at.page.decision.is_open)
    assert not at.page.recalling.is_shown
    at.window.tutorial.leave()
