"""Tests of Sealed Bids in the window: a game by clicks from the shelf to the final score, and the
requirements of every game for choices, screen readers and the rulebook."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.screenshots.photo_stage import screens_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.rulebook.game_help import help_of
from burgundy_qt.widgets.rulebook.rulebook import Rulebook
from burgundy_qt.widgets.table.game_table import table_of_game
from tests.widgets.games import test_choosing_in_every_game as choosing
from tests.widgets.games import test_reading_in_every_game as reading
from tests.widgets.window_driver import button

pytestmark = pytest.mark.usefixtures("template")
OPEN_HANDS = {"game": NAME, "players": 3, "seed": 3, "dealt": False}


def click_on_bid(at, target):
    """Click one of your own bids."""
    rect = at.page.scene.rect_of(target)
    assert not rect.isNull(), target
    where = at.table.mapFromScene(rect.center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=where)


def bids_on_offer(at):
    return [target for target in at.page.decision.highlights if target.kind == "bid"]


def test_a_whole_game_is_played_by_clicks_from_the_shelf_to_the_final_score(at):
    at.click(at.window.home.shelf.boxes[NAME])
    dialog = at.new_game_dialog()
    while dialog.rows[1].level.currentIndex() > 0:
        at.press(Qt.Key.Key_Up, dialog.rows[1].level)
    at.click(button(dialog, "Start game"))
    at.wait_for_my_turn()
    assert at.session.view.state["game"] == NAME
    for left in (5, 4, 3, 2, 1):
        assert len(bids_on_offer(at)) == left
        click_on_bid(at, bids_on_offer(at)[0])
        at.wait_for_my_turn()
    assert at.is_over and isinstance(at.window.dialog, FinalScoreDialog) and at.problems == []


def test_no_lessons_are_searched_for_a_game_without_a_course(at, monkeypatch):
    at.window.dialogs.begin(LineUp((SeatPlan("Anna"), SeatPlan("Page", "page")), {"game": NAME}))
    at.wait_for_my_turn()
    sought = []
    monkeypatch.setattr(at.session.puzzles, "read_lessons", sought.append)
    at.window.home_switch.offer_lesson()
    at.window.home_switch.go_home()
    assert at.window.home.isVisible() and not sought


def state_after(*bids, viewer=0):
    """Return the state that a player knows after these bids for the first card, in a game without
    dealt hands."""
    game = Game(OPEN_HANDS)
    for seat, bid in bids:
        game.apply({"type": "bid", "bid": bid}, seat)
    state = table_of_game(NAME).state_type.of(game.state(viewer), game.events_for(viewer))
    secrets = game.secret_events([viewer])
    asked = state.asked
    return state.after_all(secrets).evolve(asked=asked)


def test_your_bid_leaves_the_hand_and_is_beside_it_until_all_have_bid():
    state = state_after((0, 4))
    picture = table_of_game(NAME).picture(state)
    hand = [sprite.what for slot, sprite in picture.items() if slot[:2] == ("bid", 0)]
    assert hand == ["1", "2", "3", "5"]
    assert [sprite.what for slot, sprite in picture.items() if slot[:2] == ("made", 0)] == ["4"]


def test_the_winner_of_a_card_has_a_marker_on_it_and_all_bids_are_faded():
    state = state_after((0, 4), (1, 2), (2, 3))
    picture = table_of_game(NAME).picture(state)
    markers = [sprite.what for slot, sprite in picture.items() if slot.kind == "taken"]
    assert markers == ["0"] and state.seats[0].points == state.cards[0]
    for seat, bid in ((0, "4"), (1, "2"), (2, "3")):
        faded = [each.what for slot, each in picture.items() if slot.owner == seat and each.faded]
        assert faded == [bid]


@pytest.mark.parametrize("size", [(1280, 764), (960, 564), (2560, 1364)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_slot_is_inside_the_scene_and_no_cards_overlap(size, seats):
    table = table_of_game(NAME)
    state = table.state_type.beginning(Game(OPEN_HANDS | {"players": seats}).state(0))
    layout = table.layout(QSizeF(*size), state, 0, 1.0, False)
    for slot, place in layout.places.items():
        assert place.rect.x() >= 0 and place.rect.right() <= size[0], slot
        assert place.rect.y() >= 0 and place.rect.bottom() <= size[1], slot
    cards = [place.rect for slot, place in layout.places.items() if slot.kind in ("open", "card")]
    hand = [place.rect for slot, place in layout.places.items() if slot[:2] == ("bid", 0)]
    for some in (cards, hand):
        assert not any(one.intersects(other) for at, one in enumerate(some) for other in some[:at])
    assert all(layout.felt.contains(card) for card in cards)
    assert not any(layout.prompt.intersects(bid) for bid in hand)


def test_every_bid_has_a_click_a_key_and_words(qapp):
    choosing.test_the_clicks_of_every_path_lead_to_its_action(NAME)
    choosing.test_every_kind_of_offer_can_be_reached_by_key_and_has_words(NAME)
    choosing.test_every_action_has_words_in_list_tip_heading_and_plan_and_all_moves_differ(NAME)


def test_every_slot_is_read_once_and_has_a_page_of_the_rules(qapp):
    reading.test_every_slot_is_in_one_group_and_has_a_name_at_all_times(NAME, qapp)
    pages = Rulebook(NAME).pages
    assert {"choices", "clicks", "points", "final-scoring", "strategy"} <= set(pages)
    state = state_after()
    for slot in reading.spots_in(table_of_game(NAME).groups(state)):
        assert help_of(NAME).topic_of(slot, state) in pages


def test_the_screens_of_every_game_can_be_shown():
    screens = screens_of(NAME)
    assert {"table", "hint", "moves", "final-score"} <= {*screens.tables}
    assert Game(screens.request(4, 7, ["open"])).seats == 4
