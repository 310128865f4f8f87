"""Tests of the options for a new game of Carcassonne, and of its box on the shelf."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.carcassonne.carcassonne_ruleset import ANSWER, BID_LIMIT, BID_LIMITS
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.carcassonne.modules import USUAL, option_texts
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.new_game.game_shelf import GameShelf

SETUP = setup_of("carcassonne")
MODULES = ["bridges", "castles", "bazaars"]


@pytest.fixture
def panel(qtbot):
    made = SETUP.panel(ANSWER.describe())
    qtbot.addWidget(made)
    return made


def test_the_base_game_with_the_usual_options_is_the_default(panel):
    assert panel.request == {"edition": "2010", "modules": [], **USUAL}
    panel.modules["castles"].click()
    panel.modules["bridges"].click()
    panel.ticks["small_city"].click()
    assert panel.request["modules"] == ["bridges", "castles"]
    assert panel.request["small_city"] == 2


def test_the_usual_options_are_those_of_the_rules():
    request = Game({"game": "carcassonne"}).request
    assert {name: request[name] for name in USUAL} == USUAL and USUAL["bid_limit"] == BID_LIMIT


def test_options_are_shown_only_if_they_have_an_effect(panel):
    def shown():
        return {name for name, tick in panel.ticks.items() if not tick.isHidden()}

    assert shown() == {"farmers", "small_city"} and panel.limit.isHidden()
    panel.modules["castles"].click()
    assert shown() == {"farmers", "small_city", "occupied_castles"}
    panel.modules["bazaars"].click()
    assert shown() == {*panel.ticks} and not panel.limit.isHidden()
    panel.ticks["farmers"].click()
    assert shown() == {*panel.ticks} - {"occupied_castles"}
    panel.ticks["auction"].click()
    assert panel.limit.isHidden()


def test_a_choice_changes_the_note_and_is_announced(panel):
    heard, told = [], panel.note.text()
    panel.changed.connect(lambda: heard.append(panel.request))
    panel.modules["bazaars"].click()
    assert panel.note.text() != told and heard[-1]["modules"] == ["bazaars"]
    panel.limit.slider.setValue(12)
    assert heard[-1]["bid_limit"] == 12


def test_occupied_castles_count_for_fields_only_if_the_option_is_ticked(panel):
    panel.modules["castles"].click()
    tick = panel.ticks["occupied_castles"]
    assert not tick.isChecked() and panel.request["occupied_castles"] == 0
    tick.click()
    assert panel.request["occupied_castles"] == 4
    for asked, is_ticked in ((4, True), (0, False), (None, False), (True, False)):
        panel.show_request({"modules": ["castles"], "occupied_castles": asked})
        assert tick.isChecked() == is_ticked


@pytest.mark.parametrize("limit", [BID_LIMITS[0], BID_LIMITS[-1]])
def test_the_panel_shows_a_request_and_the_rules_accept_it(panel, limit):
    asked = {"modules": MODULES, "farmers": False, "auction": False, "small_city": 2}
    asked["occupied_castles"] = 0
    panel.show_request(asked | {"bid_limit": limit})
    assert panel.request == {"edition": "2010", **asked, "bid_limit": limit}
    for players in panel.players:
        game = Game({"game": "carcassonne", "players": players, **panel.request})
        assert game.seats == players
        assert {key: game.request[key] for key in panel.request} == panel.request


@pytest.mark.parametrize("odd", [0, 100, "many", None, True])
def test_unknown_options_become_the_usual_ones(panel, odd):
    panel.show_request({"modules": ["inns"], "auction": odd, "small_city": odd, "bid_limit": odd})
    assert panel.request == {"edition": "2010", "modules": [], **USUAL}


def test_two_to_six_can_play_and_bots_play_with_all_modules(panel):
    assert [*panel.players] == [2, 3, 4, 5, 6]
    assert Game({"game": "carcassonne", **SETUP.bots_only_request(6)}).request["modules"] == MODULES


def test_levels_are_measured_in_the_base_game_and_with_all_modules():
    assert SETUP.is_measured({}) and SETUP.is_measured({"modules": MODULES, **USUAL})
    assert not SETUP.is_measured({"modules": ["castles"]})
    assert not SETUP.is_measured({"modules": MODULES, "auction": False})


def test_options_are_named_only_if_they_have_an_effect():
    assert option_texts({"modules": [], "auction": False, "bid_limit": 3}) == []
    assert option_texts({"modules": ["bazaars"], "auction": False, "bid_limit": 3}) == [
        "no auctions"
    ]
    assert option_texts({"modules": ["castles"], "small_city": 2, "occupied_castles": 4}) == [
        "small towns for 2",
        "field points for occupied castles",
    ]
    without = {"modules": ["castles"], "occupied_castles": 4, "farmers": False}
    assert option_texts(without) == ["no farmers"]


def test_the_box_describes_the_game_and_the_number_of_players(qtbot):
    shelf = GameShelf({"carcassonne": ANSWER.describe()})
    qtbot.addWidget(shelf)
    box = shelf.boxes["carcassonne"]
    assert box.box_text == ("Carcassonne", "Tiles, roads and cities", "2 to 6 players")
