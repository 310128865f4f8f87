"""Tests of the turns of Carcassonne in words and on the table, and of the open points."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.rules.carcassonne.known_state import Bazaar, LaidTile
from burgundy_qt.rules.carcassonne.protocol import POINT_SOURCES
from burgundy_qt.widgets.advice.game_advice import Step, advice_of
from burgundy_qt.widgets.games.carcassonne.carcassonne_advice import Held, features_table, held_by
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import tiles_counted
from burgundy_qt.widgets.phrases.wording import points_text as counted
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from tests.widgets.games.carcassonne.positions import deciding, empty_table, first, view_of

ADVICE = advice_of("carcassonne")


def done(action, seat=0):
    return {"event": "action", "seat": seat, "action": action}


def points(brought, reason, seat=0):
    return {"event": "points", "seat": seat, "points": brought, "for": reason}


def complete(feature):
    return {"event": "complete", "feature": feature, "points": 8, "meeples": [1, 0]}


@pytest.fixture(scope="module")
def words():
    return ADVICE.words(view_of(deciding("meeple")))


KNIGHT = {"type": "meeple", "on": "1,0/city:0"}


def test_the_headline_names_points_first_and_then_the_follower(words):
    turn = [done(KNIGHT), points(6, "road"), points(2, "castle")]
    assert words.headline(turn, 0) == "Completes a road: +6. The castle scores: +2."
    assert words.headline([done(KNIGHT)], 0) == "A knight claims the city."


def test_a_follower_that_returns_at_once_is_not_in_the_headline(words):
    turn = [done(KNIGHT), complete("1,0/city:0"), points(4, "city")]
    assert words.headline(turn, 0) == "Completes a city: +4."


def test_the_headline_names_points_of_others_and_payments(words):
    assert words.headline([points(5, "city", 1)], 0) == f"Gives others {counted(5)}."
    paid = points(-3, "bazaar"), points(3, "bazaar", 1)
    assert words.headline(paid, 0) == f"Costs {counted(3)}."


def test_the_headline_names_a_necessary_bridge(words):
    needed = {"event": "bridge", "seat": 0, "cell": "0,0", "axis": "ew"}
    assert words.headline([needed], 0) == "Builds a bridge."
    assert words.headline([needed | {"seat": 1}], 0) == ""


def test_events_after_the_turn_are_not_in_the_headline(words):
    turn = [done(KNIGHT), {"event": "turn", "seat": 1}, points(9, "monastery")]
    assert words.headline(turn, 0) == "A knight claims the city."
    assert words.at_once(turn, 0) == 0
    assert words.at_once([points(4, "city"), points(-1, "bazaar"), points(7, "road", 1)], 0) == 3


def test_steps_name_cell_and_sides_and_leave_out_declined_choices(words):
    lay = {"type": "place", "tile": "V", "cell": "9,9", "rotation": 0}
    told = words.steps([lay, {"type": "pass"}, {"type": "meeple", "on": "9,9/road:0"}])
    assert [step.text for step in told] == [
        "Bent road at 9 east, 9 south: road south and west",
        "Thief: road at 9 east, 9 south",
    ]
    assert [step.text for step in words.steps([{"type": "pass"}])] == ["Place no follower"]


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ("bridge", "Build no bridge"),
        ("castle", "Leave the town as it is: it scores"),
        ("bid", "Pass and stop bidding"),
    ],
)
def test_a_declined_choice_is_named_by_its_question(decision, told):
    def is_so(game):
        state = game.state()
        return state["decision"] == decision and {"type": "pass"} in game.legal()["actions"]

    assert ADVICE.words(view_of(first(is_so))).heading({"type": "pass"}) == told


def test_the_move_of_a_follower_names_the_size_of_its_feature():
    def is_large(game):
        state, told = game.state(), game.scoring_potential()
        return state["decision"] == "meeple" and any(
            each["on"] in feature["places"] and feature["tiles"] > 2
            for each in game.legal()["actions"][:-1]
            for feature in told[0]["features"]
        )

    view = view_of(first(is_large))
    told = [ADVICE.words(view).move(action) for action in view.legal["actions"]]
    sizes = {feature["tiles"] for feature in view.scoring_potential[0]["features"]}
    assert any(tiles_counted(size) in line for line in told for size in sizes if size > 2)


def test_every_source_of_points_has_a_name(words):
    assert all(words.source(source) and words.source_name(source) for source in POINT_SOURCES)


def test_steps_on_the_table_show_tile_bridge_and_follower_at_their_targets():
    table = empty_table(2)
    plan = [
        {"type": "place", "tile": "V", "cell": "1,0", "rotation": 3},
        {"type": "bridge", "cell": "0,0", "axis": "ns"},
        {"type": "pass"},
        {"type": "meeple", "on": "1,0/road:0"},
    ]
    cell, bridge = Slot("cell", None, "1,0"), Slot("bridge-place", None, "0,0:ns")
    planned = Slot("planned-meeple", 1, "1,0/road:0@V.3")
    lays = [
        Step(1, (cell,), Sprite("tile", "V.3"), Slot("hand-tile"), cell),
        Step(2, (bridge,), Sprite("bridge", "ns"), Slot("bridges", 1), bridge),
        Step(4, (planned,), Sprite("thief", "1"), Slot("meeples", 1), planned),
    ]
    assert ADVICE.steps(plan, table, 1) == lays
    table = table.evolve(tiles={**table.tiles, "1,0": LaidTile("V", 3)})
    place = Slot("meeple", 1, "1,0/road:0")
    assert ADVICE.steps(plan[3:], table, 1) == [
        Step(1, (place,), Sprite("thief", "1"), Slot("meeples", 1), place)
    ]


def test_steps_at_a_bazaar_mark_a_stall_the_bid_and_the_deal():
    table = empty_table(2, bazaar=Bazaar.opening(0, ["V", "B"], 2))
    plan = [
        {"type": "choose", "tile": "B"},
        {"type": "bid", "points": 2},
        {"type": "sell"},
        {"type": "choose", "tile": "X"},
    ]
    assert ADVICE.steps(plan, table, 0)[1].sprite == Sprite("bid-tag", "0:2")
    assert [step.marked for step in ADVICE.steps(plan, table, 0)] == [
        (Slot("stall", None, 1),),
        (Slot("bid-now"),),
        (Slot("deal", None, "sell"),),
    ]


def test_open_features_of_a_seat_are_those_of_the_rules():
    view = view_of(first(lambda game: len(game.state()["board"]) > 40))
    told = view.scoring_potential[0]["features"]
    for seat in range(2):
        open_ = [one for one in told if one["meeples"][seat] and not one["is_complete"]]
        manned = [one for one in view.state["castles"] if one["occupied"] and one["seat"] == seat]
        shown = held_by(view, seat)
        assert {one.name for one in shown} == {
            *(one["feature"] for one in open_),
            *(one["city"] for one in manned),
        }
        gains = [one.gain for one in shown if one.kind not in ("castle", "field")]
        assert gains == sorted(gains, reverse=True)


def test_a_waiting_castle_is_open_with_its_free_cells():
    view = view_of(first(lambda game: any(one["occupied"] for one in game.state()["castles"])))
    castle = next(one for one in view.state["castles"] if one["occupied"])
    shown = held_by(view, castle["seat"])[-1]
    around = view.scoring_potential[0]["castles"][castle["city"]]
    free = [cell for cell in around if cell not in view.state["board"]]
    assert next(one for one in held_by(view, castle["seat"]) if one.kind == "castle").open == len(
        free
    )
    assert shown.kind in ("castle", "field")


def held(**about):
    usual = {"name": "1,0/city:0", "kind": "city", "tiles": 3, "shields": 0, "own": 1, "others": 0}
    return Held(**usual | {"points": 3, "complete": 8, "open": 2, "fits": 5} | about)


def texts(qtbot, *features):
    made = features_table(features)
    qtbot.addWidget(made)
    return [label.text() for label in made.findChildren(QLabel)]


def test_the_table_shows_points_now_and_complete_and_other_followers(qtbot):
    shown = texts(qtbot, held())
    assert "+3" in shown and "+8" in shown and f"1 east, {tiles_counted(3)}" in shown
    assert f"1 east, {tiles_counted(3)}, shared" in texts(qtbot, held(others=1))
    lost = texts(qtbot, held(others=2))
    assert "+0" in lost and f"1 east, {tiles_counted(3)}, others have more followers" in lost


def test_a_feature_that_no_tile_can_complete_says_so(qtbot):
    assert "no tile fits" in texts(qtbot, held(fits=0))
    assert "no tile fits" not in texts(qtbot, held(fits=1))


def test_a_field_is_never_complete(qtbot):
    assert "+8" not in texts(qtbot, held(kind="field", complete=None, fits=None, open=0))


def test_the_page_says_if_a_seat_has_no_follower_on_the_map(qtbot):
    view = view_of(deciding("place"))
    made = ADVICE.still_open(view, 1)
    qtbot.addWidget(made)
    shown = [label.text() for label in made.findChildren(QLabel)]
    assert "No follower is on the map." in shown and ADVICE.is_anything_open(view)
    assert ADVICE.progress_text(view).startswith("Tile 1")
