"""Tests of replays: frames, turns and rounds of a record, and games that continue from the middle
of one."""

import random

import pytest

from burgundy_qt.rules.burgundy.state_codec import is_of_final_scoring, source_of
from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from tests.session.short_games import a_game, a_game_with_a_late_shield, act_at_random, line_up

WHOLE = 100_000


@pytest.fixture(scope="module")
def finished():
    return a_game(None, None, actions=WHOLE)


@pytest.fixture(scope="module")
def replay(finished):
    return finished.replay(finished.viewer)


def test_every_seat_has_a_turn_in_every_round(replay):
    began = [replay[turn.first].state for turn in replay.turns]
    turns = [(state["phase"], state["round"]) for state in began]
    assert turns == [
        (phase, number) for phase in "ABCDE" for number in range(1, 6) for _ in range(2)
    ]


def test_a_turn_begins_in_the_frame_in_which_its_seat_is_to_act(replay):
    for number, turn in enumerate(replay.turns):
        assert replay[turn.first].state["seat"] == turn.seat
        assert replay.turn_at(turn.first) == number


def test_the_points_of_a_seats_turns_are_those_before_the_final_scoring(replay):
    end = max(at for at, event in enumerate(replay.events) if event["event"] == "phase-end")
    for seat in range(2):
        scored = [
            event for event in replay.events[:end] if source_of(event) and event["seat"] == seat
        ]
        assert sum(turn.points for turn in replay.turns if turn.seat == seat) == sum(
            each["points"] for each in scored
        )


def test_points_from_a_shield_after_the_last_phase_count_for_its_seats_last_turn():
    replay = Replay(a_game_with_a_late_shield().record())
    end = max(at for at, event in enumerate(replay.events) if event["event"] == "phase-end")
    assert any(event.get("for") == "watchtower" for event in replay.events[end:])
    for seat in range(2):
        scored = sum(
            event["points"]
            for event in replay.events
            if source_of(event) and event["seat"] == seat and not is_of_final_scoring(event, 2)
        )
        assert sum(turn.points for turn in replay.turns if turn.seat == seat) == scored
    assert next(turn for turn in reversed(replay.turns) if turn.seat == 1).points >= 12


def test_twenty_five_rounds_begin_with_new_dice(replay):
    assert len(replay.rounds) == 25
    assert all(
        any(event["event"] == "round" for event in replay[at].events) for at in replay.rounds
    )


def test_the_frame_after_an_event_is_the_first_that_contains_it(replay):
    for at in range(0, len(replay.events), 7):
        frame = replay.after(at)
        assert replay.events_before(frame) > at
        assert frame == 0 or replay.events_before(frame - 1) <= at


def test_before_the_first_turn_there_is_no_current_turn():
    replay = a_game(None, None, actions=1, setup="open").replay(None)
    assert replay.turn_at(0) is None and replay.turns == ()


def test_a_branch_has_the_position_of_its_frame_and_does_not_change_the_game(finished, replay):
    before, at = finished.view, replay.turns[20].first
    branch = finished.branch(at, line_up(None, "page"))
    assert branch.view.state == replay[at].state
    assert (
        branch.view.revision == at
        and branch.view.events == replay.events[: replay.events_before(at)]
    )
    assert branch.game_id != finished.game_id and branch.view.casual and not finished.view.casual
    assert branch.line_up.seats[1].level == "page"
    assert finished.view == before
    assert (
        branch.view.scoring_potential
        == replay.scoring_potential(at)
        != finished.view.scoring_potential
    )


def test_a_branch_with_the_same_actions_has_the_same_dice_and_tiles(finished, replay):
    branch = finished.branch(40, line_up(None, None))
    for _seat, action in finished.game.actions[40:]:
        branch.act(action)
    assert branch.game.state() == finished.game.state()
    assert Replay(branch.save().record).events == replay.events


def test_a_branch_can_be_saved_and_opened(finished, tmp_path):
    save = finished.branch(60, line_up(None, None)).save()
    assert type(finished).from_save(save, tmp_path).view.revision == 60


def test_a_branch_of_other_seats_or_of_no_position_is_refused(finished):
    with pytest.raises(InvalidArgument, match="3 seats"):
        finished.branch(3, line_up(None, None, None))
    with pytest.raises(InvalidArgument, match="never reached"):
        finished.branch(WHOLE, line_up(None, None))


def is_open(game):
    """Return whether everybody knows all that any seat knows."""
    return all(game.state(seat) == game.state() for seat in range(game.seats))


@pytest.mark.parametrize(
    "request_",
    [
        {"game": "burgundy-dice", "sheet": "A"},
        {"game": "burgundy", "edition": "2011", "setup": "secret"},
    ],
    ids=["marks", "start castles"],
)
def test_during_secret_choices_a_branch_or_review_must_end_before_them(request_):
    request = {"seed": 5, **request_}
    running = RunningGame.begin(LineUp(tuple(map(SeatPlan, "ABC")), request))
    seen = set()
    for _ in range(12):
        now = running.view.revision
        allowed = [at for at in range(now + 1) if running.can_be_played_on(at)]
        replay = running.replay(running.viewer)
        assert allowed == [at for at in range(now + 1) if replay.can_be_played_on(at)]
        assert allowed == list(range(running.open_until() + 1))
        assert is_open(running.game.branch(allowed[-1]))
        assert is_open(running.game) == (allowed[-1] == now)
        seen.add(allowed[-1] == now)
        running.act(running.view.legal["actions"][-1])
    assert seen == {True, False}


def test_with_hidden_hands_a_branch_is_possible_only_after_the_game():
    request = {"game": "tuscany", "seed": 4}
    running = RunningGame.begin(LineUp(tuple(map(SeatPlan, "ABC")), request))
    act_at_random(running, 10, random.Random(1))
    at_all = range(running.view.revision + 1)
    assert not any(running.can_be_played_on(at) for at in at_all)
    assert not any(running.replay(0).can_be_played_on(at) for at in at_all)
    act_at_random(running, WHOLE, random.Random(1))
    assert running.view.is_over
    assert all(
        running.can_be_played_on(at) and running.replay(0).can_be_played_on(at) for at in at_all
    )
