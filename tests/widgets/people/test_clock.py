"""Tests of the clock of a game, at a real window."""

from __future__ import annotations

import pytest

from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.widgets.people.game_clock import clock_text
from tests.widgets.people.test_seat_handover import end_turn

SEATS = SeatPlan("Anna", None, 3, "owl"), SeatPlan("Bot", "page")


def begin(at, clock, seats=SEATS):
    before = at.session.view
    at.window.dialogs.begin(LineUp(seats, {"players": len(seats), "seed": 7}, clock))
    at.wait_until(lambda: at.session.view is not before)
    at.wait_for_my_turn()
    return at.page.turn.clock


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [
        (725_000, "12:05"),
        (724_001, "12:05"),
        (3_723_000, "1:02:03"),
        (0, "0:00"),
        (-1, "\u22120:01"),
        (-7_000, "\u22120:07"),
    ],
)
def test_a_time_is_shown_as_on_a_clock(milliseconds, told):
    assert clock_text(milliseconds) == told


def test_a_game_without_a_clock_shows_none_on_the_table(at):
    begin(at, None)
    assert not at.page.clock_faces.items


def test_the_clock_of_a_person_runs_and_a_bot_has_none(at):
    clock = begin(at, Clock("game", 600, 0))
    assert list(at.page.clock_faces.items) == [0]
    before = clock.clock.left[0]
    at.wait_until(lambda: clock.clock.left[0] < before - 300)
    assert at.page.clock_faces.words[0] in ("10:00", "9:59")


def test_the_clock_stops_in_dialogs_and_while_looking_back(at):
    clock = begin(at, Clock("game", 600, 0))
    at.window.menus.actions["seats"].trigger()
    check_that_it_stops(at, clock)
    at.window.dialog.reject()
    at.window.menus.actions["review"].trigger()
    at.wait_until(lambda: at.page.steps.past is not None)
    check_that_it_stops(at, clock)


def check_that_it_stops(at, clock):
    """Check that no time runs for half a second, apart from the beat that had begun."""
    clock._run()
    before = clock.clock.left[0]
    beats = []
    clock._beat.timeout.connect(lambda: beats.append(True))
    at.wait_until(lambda: len(beats) >= 3)
    assert clock.clock.left[0] == before


def test_a_turn_adds_its_seconds_and_the_time_is_saved(at):
    clock = begin(at, Clock("game", 600, 30))
    end_turn(at)
    at.wait_for_my_turn()
    assert 650_000 < clock.clock.left[0] <= 660_000
    path = at.session.folders.games / f"{at.session.view.game_id}.burgundy"
    end_turn(at)
    at.wait_until(lambda: read_save(path).clock.left[0] > 650_000)


@pytest.mark.parametrize("size", [(960, 620), (1280, 800)])
def test_games_with_more_and_with_fewer_people_can_follow_each_other(at, size):
    at.window.resize(*size)
    four = tuple(SeatPlan(name) for name in ("Anna", "Ben", "Cleo", "Dora"))
    for seats, clock in (
        (SEATS, Clock("game", 600)),
        (four, Clock("turn", 60)),
        (four[1:3], None),
        (four, None),
    ):
        begin(at, clock, seats)
        people = [seat for seat, plan in enumerate(seats) if plan.is_person]
        assert sorted(at.page.clock_faces.items) == (people if clock is not None else [])


def test_a_new_game_does_not_inherit_the_clock_of_the_last_one(at):
    clock = begin(at, Clock("game", 600))
    at.wait_until(lambda: clock._untold)
    begin(at, None)
    assert clock.clock is None
    path = at.session.folders.games / f"{at.session.view.game_id}.burgundy"
    end_turn(at)
    at.wait_for_my_turn()
    assert read_save(path).clock is None


def test_time_that_runs_out_as_another_game_begins_is_not_reported_there(at):
    clock = begin(at, Clock("game", 600), tuple(SeatPlan(name) for name in ("Anna", "Ben", "Cleo")))
    clock.seat, clock.clock = 2, clock.clock.after(2, 600_000)
    begin(at, None, SEATS)
    assert "Time is up" not in at.page.prompt.sentence.text()


def test_when_the_time_is_over_there_is_only_a_message(at):
    clock = begin(at, Clock("game", 600, 0))
    clock.clock = clock.clock.after(0, 599_900)
    at.wait_until(lambda: clock.clock.left[0] < 0)
    assert (
        "Anna" in at.page.prompt.sentence.text() and "Time is up" in at.page.prompt.sentence.text()
    )
    at.wait_until(lambda: at.page.clock_faces.words[0] == "\u22120:01")
    end_turn(at)
    at.wait_for_my_turn()


def test_undo_gives_no_time_back(at):
    clock = begin(at, Clock("game", 600, 0))
    clock.clock = clock.clock.after(0, 60_000)
    revision = at.session.view.revision
    at.page.asking.carry_out("workers")
    at.wait_until(lambda: at.session.view.revision > revision and at.page.decision.is_open)
    at.click(at.page.prompt.undo)
    at.wait_until(lambda: at.session.view.revision == revision)
    assert clock.clock.left[0] <= 540_000


def test_between_two_people_each_has_a_clock_that_runs_in_turn(at):
    clock = begin(at, Clock("turn", 60), (SEATS[0], SeatPlan("Ben")))
    first = clock.seat
    assert sorted(at.page.clock_faces.items) == [0, 1]
    end_turn(at)
    at.wait_until(lambda: clock.seat == 1 - first)
    assert clock.clock.left[1 - first] > 59_000
