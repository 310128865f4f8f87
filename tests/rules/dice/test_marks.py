"""Tests of the numbers that each colour accepts, and of the rewards for its regions. ("Marking the
duchy": monasteries, mines and rivers, towns, castles, pastures)"""

import pytest

from burgundy_qt.rules.errors import IllegalAction
from tests.rules.dice.tables import WORKER, a_round, legal, mark, numbers_for, play, sheet, state

GOODS_CASTLE = "3.2"


def test_a_hex_must_touch_a_marked_one_or_the_start_castle():
    position = a_round(sheet(GOODS_CASTLE), numbers=[5, 6], colours=["river", "town"])
    assert {action["cell"] for action in legal(position)} == {"2.1", "2.2", "3.1", "4.2", "4.3"}


@pytest.mark.parametrize(
    "colour, cell, fitting",
    [("monastery", "2.3", [1, 2]), ("mine", "1.3", [3, 4]), ("river", "4.2", [5, 6])],
)
def test_monasteries_accept_1_or_2_mines_3_or_4_rivers_5_or_6(colour, cell, fitting):
    own = sheet(GOODS_CASTLE, {"2.2": 1, "1.2": 5})
    for number in range(1, 7):
        position = a_round(own, numbers=[number, number], colours=[colour, colour])
        assert numbers_for(position, cell) == [number] * (number in fitting)


def test_a_town_accepts_each_number_once():
    own = sheet(GOODS_CASTLE, {"2.1": 4, "2.2": 2})  # one town; 3.1 and 4.1 belong to it
    position = a_round(own, numbers=[4, 3], colours=["town", "mine"])
    assert numbers_for(position, "3.1") == [3]
    elsewhere = a_round(sheet("5.2", {"6.2": 3}), numbers=[4, 3], colours=["town", "town"])
    assert numbers_for(elsewhere, "7.2") == [3, 4]


def test_a_pasture_accepts_any_number_and_then_no_other():
    position = a_round(sheet(GOODS_CASTLE), numbers=[2, 6], colours=["pasture", "pasture"])
    assert numbers_for(position, "3.3") == [2, 6]
    begun = a_round(sheet(GOODS_CASTLE, {"3.3": 6}), numbers=[2, 6], colours=["pasture", "pasture"])
    assert numbers_for(begun, "3.4") == [6]


def test_a_castle_accepts_a_number_beside_it_of_any_colour():
    own = sheet(GOODS_CASTLE, {"3.3": 6, "3.4": 6, "2.4": 1, "4.4": 2})
    position = a_round(own, numbers=[1, 6], colours=["castle", "castle"])
    assert numbers_for(position, "3.5") == [1, 6]
    other = a_round(own, numbers=[2, 3], colours=["castle", "castle"])
    assert numbers_for(other, "3.5") == []  # 4.4 does not touch it


def test_the_cross_of_the_start_castle_is_no_number():
    position = a_round(
        sheet("3.5", {"3.4": 4}), numbers=[1, 2], colours=["castle", "castle"], letter="A"
    )
    assert legal(position) == [WORKER]


REGIONS = [
    ("monastery", {"2.2": 1, "2.3": 2}, mark("2.4", 1), 4, {"monk": 1}),
    ("mine", {"2.2": 1, "1.2": 5, "1.3": 3}, mark("1.4", 3), 4, {"silver": 1}),
    ("river", {"4.2": 5}, mark("4.3", 6), 4, {"goods": 1}),
    ("town", {"2.1": 1, "2.2": 2, "3.1": 3}, mark("4.1", 4), 13, {"worker": 1}),
    ("castle", {"3.3": 3, "3.4": 3}, mark("3.5", 3), 1, {"silver": 1}),
    ("pasture", {"3.3": 3}, mark("3.4", 3), 8, {}),
]


@pytest.mark.parametrize("colour, cells, action, points, bonus", REGIONS)
def test_the_last_hex_of_a_region_gives_its_points_and_its_bonus(
    colour, cells, action, points, bonus
):
    position = a_round(
        sheet(GOODS_CASTLE, cells), numbers=[action["number"]] * 2, colours=[colour, "mine"]
    )
    told = play(position, action)
    expected = [
        {"event": "action", "seat": 0, "action": action, "paid": None},
        {"event": "points", "seat": 0, "points": points, "for": colour},
    ]
    if bonus:
        expected.append({"event": "gain", "seat": 0, **bonus, "for": colour})
    assert told[: len(expected)] == expected
    (own,) = state(position)["seats"]
    assert own["points"] == 1 + points and own["columns"] == [1 + points, 0, 0]
    assert {kind: many for kind, many in own["bonuses"].items() if many} == bonus


def test_a_hex_that_is_not_the_last_of_its_region_gives_nothing():
    position = a_round(sheet(GOODS_CASTLE), numbers=[5, 5], colours=["river", "river"])
    told = play(position, mark("4.2", 5))
    assert [event["event"] for event in told] == ["action", "round"]


BY_PHASE = [("I", 8), ("II", 6), ("III", 4)]


@pytest.mark.parametrize("phase, points", BY_PHASE)
def test_a_region_of_three_scores_8_6_or_4_points_by_the_phase(phase, points):
    own = sheet("5.5", {"4.5": 1, "4.6": 2}, columns=(1, 0, 0))
    position = a_round(own, numbers=[3, 3], colours=["town", "town"], phase=phase)
    play(position, mark("4.7", 3))
    (own,) = state(position)["seats"]
    assert own["points"] == 1 + points
    assert own["columns"][["I", "II", "III"].index(phase)] == points + (phase == "I")


def test_a_mark_that_does_not_fit_is_refused():
    position = a_round(sheet(GOODS_CASTLE), numbers=[1, 2], colours=["river", "town"])
    for action in (mark("4.2", 1), mark("7.1", 3), mark("3.3", 1), WORKER):
        with pytest.raises(IllegalAction):
            play(position, action)
