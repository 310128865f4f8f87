"""Tests of monk, silver, goods and worker. ("Using the bonuses"; rulings 4 to 8 and 10)"""

from burgundy_qt.rules.dice.codec import CELL_NUMBER
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.dice_ruleset import ANSWER as RULES
from burgundy_qt.rules.dice.state import SAME
from tests.rules.dice.tables import (
    END,
    WORKER,
    a_round,
    legal,
    mark,
    numbers_for,
    paid_for,
    play,
    sheet,
    state,
)

GOODS_CASTLE = "3.2"


def test_in_the_example_of_page_8_a_worker_completes_the_lower_pasture_in_phase_2():
    own = sheet("5.5", {"5.6": 2, "6.5": 1, "7.4": 3, "6.4": 2}, columns=(10, 0, 0), worker=1)
    position = a_round(own, numbers=[4, 6], colours=["pasture", "town"], phase="II", boxes=4)
    assert paid_for(position, mark("7.3", 3)) == "worker"
    told = play(position, mark("7.3", 3))
    assert told[:2] == [
        {"event": "action", "seat": 0, "action": mark("7.3", 3), "paid": "worker"},
        {"event": "points", "seat": 0, "points": 6, "for": "pasture"},
    ]
    (own,) = state(position)["seats"]
    assert own["bonuses"]["worker"] == 0 and own["columns"] == [10, 6, 0]


def test_in_that_example_the_seat_can_keep_the_worker_and_mark_another_pasture():
    own = sheet("3.2", {}, worker=1)
    position = a_round(own, numbers=[4, 6], colours=["pasture", "mine"])
    free = [action for action in legal(position) if paid_for(position, action) is None]
    assert free == [mark("3.3", 4), mark("3.3", 6)]


def test_a_monk_makes_any_colour_of_a_colour_die_and_changes_no_number():
    own = sheet(GOODS_CASTLE, monk=2)
    position = a_round(own, numbers=[4, 6], colours=["mine", "mine"])
    assert paid_for(position, mark("4.2", 6)) == "monk"
    assert numbers_for(position, "4.2") == [6] and numbers_for(position, "2.1") == [4, 6]
    play(position, mark("4.2", 6))
    assert state(position)["seats"][0]["bonuses"]["monk"] == 1


def test_a_worker_makes_any_number_of_a_number_die_and_changes_no_colour():
    own = sheet(GOODS_CASTLE, worker=1)
    position = a_round(own, numbers=[1, 1], colours=["river", "castle"])
    assert numbers_for(position, "4.2") == [5, 6] and numbers_for(position, "2.1") == []


def test_changed_dice_must_fit_the_hex_too():
    own = sheet(GOODS_CASTLE, {"2.1": 4, "3.3": 2}, worker=1, monk=1)
    position = a_round(own, numbers=[1, 1], colours=["town", "pasture"])
    assert numbers_for(position, "2.2") == [1, 2, 3, 5, 6]  # not the 4 of its town
    assert numbers_for(position, "3.4") == [2]  # the number of its pasture
    assert paid_for(position, mark("3.4", 2)) == "worker"


def test_monk_and_worker_are_never_used_together():
    own = sheet(GOODS_CASTLE, monk=1, worker=1)
    position = a_round(own, numbers=[1, 1], colours=["mine", "mine"])
    assert numbers_for(position, "4.2") == []  # the colour and the number would have to change


def test_a_seat_that_can_mark_with_the_rolled_dice_must_mark():
    own = sheet(GOODS_CASTLE, worker=1)
    position = a_round(own, numbers=[5, 1], colours=["river", "castle"])
    assert WORKER not in legal(position)
    assert numbers_for(position, "4.2") == [5, 6]


def test_if_no_rolled_dice_fit_a_worker_or_a_mark_with_a_bonus_is_legal():
    own = sheet(GOODS_CASTLE, monk=1)
    position = a_round(own, numbers=[5, 1], colours=["mine", "mine"])
    assert legal(position)[-1] == WORKER and len(legal(position)) > 1
    told = play(position, WORKER)
    assert told[:2] == [
        {"event": "action", "seat": 0, "action": WORKER, "paid": None},
        {"event": "gain", "seat": 0, "worker": 1, "for": "worker"},
    ]
    assert state(position)["seats"][0]["bonuses"] == {
        "monk": 1, "silver": 0, "goods": 0, "worker": 1
    }  # fmt: skip


def test_silver_example_1_a_town_with_a_2_and_another_with_a_4():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[2, 4], colours=["town", "river"])
    assert play(position, mark("2.1", 2)) == []  # the second mark is still to come
    assert paid_for(position, mark("3.1", 4)) == "silver"
    assert legal(position)[-1] == END and mark("3.1", 2) not in legal(position)
    told = play(position, mark("3.1", 4))
    assert [event["paid"] for event in told if event["event"] == "action"] == [None, "silver"]
    assert state(position)["seats"][0]["bonuses"]["silver"] == 0


def test_silver_example_2_two_equal_numbers_are_two_dice():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[1, 1], colours=["pasture", "mine"])
    play(position, mark("3.3", 1))
    assert mark("3.4", 1) in legal(position)


def test_two_equal_colours_are_two_dice_as_well():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[1, 2], colours=["pasture", "pasture"])
    play(position, mark("3.3", 1))
    assert mark("3.4", 1) in legal(position)


def test_the_same_two_dice_are_not_used_twice():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[1, 2], colours=["pasture", "town"])
    play(position, mark("3.3", 1))
    assert numbers_for(position, "3.4") == []
    assert numbers_for(position, "2.1") == [1, 2]  # one other die is enough


def test_after_changing_a_die_there_is_no_second_mark():
    own = sheet(GOODS_CASTLE, silver=1, worker=1)
    position = a_round(own, numbers=[2, 4], colours=["town", "river"])
    assert play(position, mark("4.2", 5))[0]["paid"] == "worker"
    assert state(position)["seats"][0]["bonuses"]["silver"] == 1


def test_without_a_first_mark_there_is_no_second():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[1, 1], colours=["mine", "castle"])
    assert legal(position) == [WORKER]
    assert play(position, WORKER)[0]["event"] == "action"


def test_silver_from_the_first_mark_can_pay_for_the_second():
    own = sheet(GOODS_CASTLE, {"2.2": 1, "1.2": 5, "1.3": 3})
    position = a_round(own, numbers=[4, 2], colours=["mine", "town"])
    play(position, mark("1.4", 4))
    assert mark("2.1", 2) in legal(position) and END in legal(position)


def test_the_second_mark_uses_the_sheet_with_the_first():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[5, 3], colours=["river", "town"])
    play(position, mark("2.1", 3))
    assert numbers_for(position, "2.2") == [5]  # its town has a 3 now
    assert mark("1.1", 5) in legal(position)  # 2.1 touches it


def test_with_silver_but_no_fitting_mark_there_is_no_decision():
    own = sheet(GOODS_CASTLE, silver=1)
    position = a_round(own, numbers=[5, 5], colours=["river", "castle"])
    told = play(position, mark("4.3", 5))
    second = a_round(own, numbers=[1, 5], colours=["river", "mine"])
    assert play(second, mark("4.3", 5))[0]["event"] == "action"
    assert told == []  # two fives are two dice: 4.2 uses the other one


def test_goods_are_sold_on_a_double_hourglass_for_2_points_and_1_silver_each():
    position = DicePosition(players=1, set_up=SAME, agreed=CELL_NUMBER["3.2"])
    position.start_journal()
    position.begin()
    RULES.events(position)
    position.give_dice([6, 6], [1, 1], 2)
    position.draw_chance()
    told = RULES.events(position)
    assert told[2:] == [
        {"event": "sale", "seat": 0, "goods": 1},
        {"event": "points", "seat": 0, "points": 2, "for": "sale"},
        {"event": "gain", "seat": 0, "silver": 1, "for": "sale"},
    ]
