"""Tests of time, sales, colours and phases. ("Course of a round", "Completing a colour", "End of
the game", "Playing alone")"""

import pytest

from burgundy_qt.rules.dice.codec import verdict
from burgundy_qt.rules.dice.dice_position import DicePosition
from burgundy_qt.rules.dice.dice_ruleset import ANSWER as RULES
from burgundy_qt.rules.dice.sheets import COLOURS
from burgundy_qt.rules.game import Game
from tests.rules.dice.tables import WORKER, a_round, mark, play, sheet, state

NOTHING_FITS = {"numbers": [1, 1], "colours": ["mine", "mine"]}
MONASTERIES = {"2.3": 1, "2.4": 1, "3.6": 1, "4.4": 1, "5.3": 1, "6.4": 1}
"""All of sheet A except 6.5."""


def all_take_a_worker(position):
    """End the round, with its events read and the next dice not yet rolled."""
    for seat in range(position.seats):
        position.act_only(RULES.encode_action(WORKER), seat)
    RULES.events(position)


def next_round(position, hourglasses):
    """Roll the next dice, which fit nowhere; return the events."""
    position.give_dice([1, 1], [1, 1], hourglasses)
    position.draw_chance()
    return RULES.events(position)


def test_each_hourglass_crosses_a_box():
    position = a_round(sheet("3.2"), sheet("3.2"), boxes=3, **NOTHING_FITS)
    all_take_a_worker(position)
    (told,) = next_round(position, 2)
    assert told["boxes"] == 5 and told["round"] == 4
    all_take_a_worker(position)
    (told,) = next_round(position, 1)
    assert told["boxes"] == 6
    assert state(position)["boxes"] == [6, 0, 0]


def test_a_double_crosses_the_last_box_of_a_track_and_still_sells():
    position = a_round(sheet("5.2", goods=2), sheet("3.2"), boxes=9, **NOTHING_FITS)
    all_take_a_worker(position)
    told = next_round(position, 2)
    assert told[0]["boxes"] == 10
    assert told[1] == {"event": "sale", "seat": 0, "goods": 2}
    assert state(position)["boxes"] == [10, 0, 0]


def test_goods_are_sold_only_on_a_double():
    position = a_round(sheet("5.2", goods=2), boxes=1, **NOTHING_FITS)
    all_take_a_worker(position)
    assert [event["event"] for event in next_round(position, 1)] == ["round"]


def test_a_full_track_ends_the_phase_with_the_round_that_filled_it():
    position = a_round(sheet("3.2"), sheet("3.2"), boxes=10, **NOTHING_FITS)
    play(position, WORKER, seat=0)
    told = play(position, WORKER, seat=1)
    assert [event["event"] for event in told][-2:] == ["phase", "round"]
    assert told[-2]["phase"] == "II" and (told[-1]["phase"], told[-1]["round"]) == ("II", 1)


def test_the_round_that_fills_a_track_scores_by_its_phase():
    own = sheet("5.5", {"4.5": 1, "4.6": 2})
    position = a_round(own, sheet("3.2"), numbers=[3, 3], colours=["town", "town"], boxes=10)
    play(position, mark("4.7", 3), seat=0)
    told = play(position, mark("3.1", 3), seat=1)
    assert {"event": "points", "seat": 0, "points": 8, "for": "town"} in told
    assert state(position)["seats"][0]["columns"] == [9, 0, 0]


def test_marks_are_revealed_together_in_the_order_of_the_seats():
    position = a_round(sheet("3.2"), sheet("5.2"), numbers=[5, 3], colours=["river", "town"])
    assert play(position, mark("4.3", 5), seat=1) == []
    assert position.waiting_seats() == [0]
    told = play(position, mark("4.2", 5), seat=0)
    assert [(event["seat"], event["action"]["cell"]) for event in told[:2]] == [
        (0, "4.2"), (1, "4.3")
    ]  # fmt: skip


def test_only_the_seat_itself_sees_its_choice_before_the_reveal():
    own = sheet("3.2", {"4.2": 5})
    position = a_round(own, sheet("5.2"), numbers=[5, 3], colours=["river", "town"])
    public = state(position)
    play(position, mark("4.3", 5), seat=0)
    shown = state(position, 0)["seats"][0]
    assert shown["chosen"] == [mark("4.3", 5)] and shown["cells"]["4.3"] == 5
    assert shown["points"] == 5 and shown["bonuses"]["goods"] == 1
    assert state(position) | {"seat": 0, "waiting": [0, 1]} == public
    assert state(position, 1)["seats"][0] == public["seats"][0]


def test_the_first_to_complete_a_colour_gets_the_first_value_after_all_marks():
    own = sheet("3.5", MONASTERIES, columns=(20, 0, 0))
    position = a_round(own, sheet("3.2"), numbers=[1, 2], colours=["monastery", "monastery"])
    play(position, mark("6.5", 2), seat=0)
    told = play(position, WORKER, seat=1)
    bonus = {
        "event": "bonus", "seat": 0, "colour": "monastery", "size": "first", "points": 3,
        "left": "second",
    }  # fmt: skip
    assert told.index(bonus) > told.index(
        {"event": "action", "seat": 1, "action": WORKER, "paid": None}
    )
    now = state(position)
    assert now["open"]["monastery"] == "second"
    assert now["seats"][0]["colours"] == {"monastery": "first"}
    assert now["seats"][0]["points"] == 20 + 4 + 3


def test_all_who_complete_a_colour_in_one_round_get_the_first_value():
    own = sheet("3.5", MONASTERIES)
    position = a_round(own, own, numbers=[1, 2], colours=["monastery", "monastery"])
    play(position, mark("6.5", 2), seat=0)
    told = play(position, mark("6.5", 1), seat=1)
    bonuses = [event for event in told if event["event"] == "bonus"]
    assert [(event["seat"], event["points"]) for event in bonuses] == [(0, 3), (1, 3)]
    assert [event["left"] for event in bonuses] == ["second", "second"]
    assert state(position)["open"]["monastery"] == "second"


@pytest.mark.parametrize("open_value, points", [(1, 2), (2, None)])
def test_later_rounds_score_the_second_value_and_then_nothing(open_value, points):
    position = a_round(
        sheet("3.5", MONASTERIES),
        sheet("3.2"),
        numbers=[1, 2],
        colours=["monastery", "monastery"],
        open_values={"monastery": open_value},
    )
    play(position, mark("6.5", 2), seat=0)
    told = play(position, WORKER, seat=1)
    assert [event["points"] for event in told if event["event"] == "bonus"] == (
        [points] if points else []
    )
    assert state(position)["open"]["monastery"] is None


def test_the_start_castle_counts_as_one_of_the_four_castles():
    own = sheet("3.2", {"3.3": 1, "3.4": 1, "3.5": 1, "4.2": 5, "5.2": 5, "6.4": 2, "5.4": 5})
    position = a_round(own, numbers=[2, 2], colours=["castle", "castle"])
    told = play(position, mark("5.5", 2))
    bonus = {"event": "bonus", "seat": 0, "colour": "castle", "size": "first", "points": 3}
    assert {**bonus, "left": None} in told


def test_the_game_is_over_after_the_third_track():
    position = a_round(
        sheet("3.2", columns=(9, 5, 3), silver=2),
        sheet("3.2", columns=(9, 5, 3), goods=1),
        boxes=10,
        phase="III",
        **NOTHING_FITS,
    )
    play(position, WORKER, seat=0)
    told = play(position, WORKER, seat=1)
    assert position.is_over() and state(position)["phase"] == "III"
    assert told[-1] == {"event": "end", "points": [17, 17], "bonuses": [3, 2], "places": [1, 2]}
    assert position.utilities() == [1.0, 0.0]


def test_equal_points_and_bonuses_share_the_victory():
    even = sheet("3.2", columns=(9, 5, 3), silver=1)
    last = sheet("3.2", columns=(9, 5, 2), silver=7)
    position = a_round(even, even, last, boxes=10, phase="III", **NOTHING_FITS)
    for seat in range(3):
        play(position, WORKER, seat=seat)
    assert state(position)["result"]["places"] == [1, 1, 3]
    assert position.utilities() == [0.5, 0.5, 0.0]


def test_a_solo_phase_has_eight_rounds_after_any_roll():
    game = Game({"game": "burgundy-dice", "players": 1, "seed": 3})
    while not game.is_over:
        game.apply(game.legal()["actions"][0])
    rounds = [event for event in game.events if event["event"] == "round"]
    assert [event["boxes"] for event in rounds] == [*range(1, 9)] * 3
    assert {event["hourglass"] for event in rounds} == {1, 2}


@pytest.mark.parametrize("phase, points", [("I", 3), ("II", 3), ("III", 2)])
def test_a_solo_colour_scores_its_first_value_or_in_the_last_phase_its_second(phase, points):
    own = sheet("3.5", MONASTERIES)
    position = a_round(own, numbers=[1, 2], colours=["monastery", "monastery"], phase=phase)
    assert state(position)["open"]["monastery"] == ("second" if phase == "III" else "first")
    told = play(position, mark("6.5", 2))
    (bonus,) = [event for event in told if event["event"] == "bonus"]
    assert bonus["points"] == points and bonus["left"] is None
    assert state(position)["open"]["monastery"] is None


VERDICTS = {50: None, 51: "good", 60: "good", 61: "excellent", 69: "excellent", 70: "incredible"}


@pytest.mark.parametrize("points", VERDICTS)
def test_verdicts_of_the_solo_game(points):
    assert verdict(points) == VERDICTS[points]


@pytest.mark.parametrize("points, won", [(69, 0.0), (70, 1.0)])
def test_in_a_solo_game_70_points_are_a_win(points, won):
    own = sheet("3.2", columns=(points, 0, 0))
    position = a_round(own, boxes=8, phase="III", **NOTHING_FITS)
    told = play(position, WORKER)
    assert position.utilities() == [won] and told[-1]["verdict"] == VERDICTS.get(
        points, "excellent"
    )


def test_the_dice_depend_only_on_seed_phase_and_round():
    def dice(players, letter):
        position = DicePosition(players, 5, letter, 2, 9 if letter == 0 else 1)
        position.start_journal()
        position.begin()
        position.draw_chance()
        (event,) = [event for event in RULES.events(position) if event["event"] == "round"]
        return [event[key] for key in ("numbers", "colours", "hourglass")]

    assert dice(1, 0) == dice(4, 2) == dice(6, 3)
    assert all(colour in COLOURS for colour in dice(1, 0)[1])
