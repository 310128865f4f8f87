"""Tests of several people in one game: seats that change hands, colours, clocks, and bots that
hurry."""

import json

import pytest

from burgundy_qt.rules.core import MAX_SEATS
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.session.line_up import (
    COLOURS,
    GAME,
    TURN,
    Clock,
    LineUp,
    SeatPlan,
    colours_for,
    colours_of,
)
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    read_save,
    save_document,
    save_from,
    with_checksum,
    write_save,
)
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from tests.contract.games import registered

REQUEST = {"game": "burgundy", "edition": "2011", "seed": 7}
ANNA, BEN = SeatPlan("Anna", None, 3, "fox"), SeatPlan("Ben", None, 3, "owl")


def test_everybody_gets_the_chosen_colour_or_a_free_one_if_it_is_taken():
    assert colours_of([ANNA, BEN, SeatPlan("Cleo")]) == (3, 0, 1)
    assert colours_of([SeatPlan("a"), SeatPlan("b"), SeatPlan("c", None, 0)]) == (1, 2, 0)
    assert colours_of([SeatPlan("a", None, 9)]) == (0,)


def test_six_seats_have_six_colours_and_no_game_has_more_seats():
    plans = [SeatPlan(name, colour=5) for name in "abcdef"]
    assert sorted(colours_of(plans)) == list(COLOURS) and colours_of(plans)[0] == 5
    assert len(COLOURS) == MAX_SEATS


def test_a_game_has_pieces_for_its_largest_table():
    assert colours_for("burgundy") == range(4)
    with registered():
        assert colours_for("sealed-bids") == range(6)


def test_six_people_play_a_game_that_is_saved_opened_and_counted(tmp_path):
    with registered():
        plans = tuple(SeatPlan(name, colour=5 - seat) for seat, name in enumerate("abcdef"))
        running = RunningGame.begin(LineUp(plans, {"game": "sealed-bids", "seed": 7}))
        while not running.game.is_over:
            assert running.view.viewer == running.view.legal["seat"]
            running.act(running.view.legal["actions"][0])
        path = tmp_path / "six.burgundy"
        write_save(path, running.save())
        again = RunningGame.from_save(read_save(path), path)
        assert again.line_up.seats == plans and again.view.is_over
        told = finished_game(again.save())
        assert len(told.seats) == 6
        ledger = Ledger(tmp_path / "ledger.sqlite3")
        ledger.record(told)
        ledger.close()


def test_a_bot_shows_its_level_and_keeps_the_picture_of_the_person():
    assert ANNA.figure == "fox"
    handed = SeatPlan("Anna", "duke", 3, "fox")
    assert (handed.figure, handed.avatar) == ("duke", "fox")


def test_handing_a_seat_to_a_bot_and_back_is_saved_and_makes_the_game_casual(tmp_path):
    running = RunningGame.begin(LineUp((ANNA, BEN), REQUEST))
    bot = SeatPlan("Ben", "page", 3, "owl")
    view = running.seat((ANNA, bot))
    assert view.casual and view.line_up.seats[1] == bot
    running.seat((ANNA, BEN))
    assert running.handed == [(0, 1, "page"), (0, 1, None)]
    path = tmp_path / "game.burgundy"
    write_save(path, running.save())
    again = RunningGame.from_save(read_save(path), path)
    assert again.casual and again.handed == running.handed and again.line_up.seats == (ANNA, BEN)


def test_a_new_name_or_colour_does_not_make_the_game_casual():
    running = RunningGame.begin(LineUp((ANNA, BEN), REQUEST))
    view = running.seat((SeatPlan("Annie", None, 0, "fox"), BEN))
    assert not view.casual and view.line_up.seats[0].name == "Annie"
    assert running.seat(running.line_up.seats) is None


def test_the_number_of_seats_cannot_change_during_a_game():
    with pytest.raises(InvalidArgument, match="3 seats"):
        RunningGame.begin(LineUp((ANNA, BEN), REQUEST)).seat((ANNA, BEN, ANNA))


def test_a_game_can_begin_as_casual():
    assert RunningGame.begin(LineUp((ANNA, BEN), REQUEST, casual=True)).view.casual


def test_a_game_clock_adds_time_at_each_turn_and_a_turn_clock_restarts():
    game = Clock(GAME, 600, 10).wound(2).turn_begun(1).after(1, 4000)
    assert game.left == (600_000, 606_000)
    turn = Clock(TURN, 60).wound(2).after(0, 70_000)
    assert turn.left == (-10_000, 60_000)
    assert turn.turn_begun(0).left == (60_000, 60_000)


def test_the_clock_and_the_crests_are_kept_in_the_save(tmp_path):
    running = RunningGame.begin(LineUp((ANNA, BEN), REQUEST, Clock(GAME, 600, 10)))
    running.set_clock(running.line_up.clock.after(0, 1234))
    path = tmp_path / "game.burgundy"
    write_save(path, running.save())
    again = RunningGame.from_save(read_save(path), path)
    assert again.line_up.clock == Clock(GAME, 600, 10, (598_766, 600_000))
    assert again.line_up.seats == (ANNA, BEN)


@pytest.mark.parametrize(
    "part",
    [
        {"clock": {"kind": "sand", "seconds": 5, "increment": 0, "left": []}},
        {"clock": {"kind": "turn", "seconds": -5, "increment": 0, "left": []}},
        {"clock": [1]},
        {"handed": [[1, 2]]},
        {"seats": [{"name": "Anna", "level": None, "colour": 7, "avatar": None}] * 2},
    ],
)
def test_an_invalid_clock_hand_over_or_colour_is_reported_as_damage(tmp_path, part):
    document = json.loads(
        with_checksum(save_document(RunningGame.begin(LineUp((ANNA, BEN), REQUEST)).save()))
    )
    del document["check"]
    with pytest.raises(SaveDamaged, match=next(iter(part))):
        save_from(with_checksum(document | part), tmp_path / "game.burgundy")
