"""Tests of secret choices: only the view of the seat that chose shows the event."""

import random

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.game_replay import Replay
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.view import newly_chosen
from burgundy_qt.widgets.tournaments.live_tables import FollowedGame

KINDS = {
    "burgundy": {"game": "burgundy", "setup": "secret"},
    "dice": {"game": "burgundy-dice"},
    "tuscany": {"game": "tuscany"},
}
STEPS = 25
TOLD_LATER = ("action", "start", "points", "gain")


@pytest.fixture(params=KINDS.values(), ids=KINDS.keys())
def wanted(request):
    return {**request.param, "players": 2, "seed": 5}


def running(wanted, *levels):
    plans = tuple(SeatPlan(f"Seat {seat}", level) for seat, level in enumerate(levels))
    return RunningGame.begin(LineUp(plans, wanted))


def steps_of(running, choose):
    """Let each deciding seat act at random; yield each step with the view before it."""
    for _ in range(STEPS):
        if running.game.is_over:
            return
        before, seat = running.view, running.view.legal["seat"]
        yield before, running.act(choose.choice(running.game.legal(seat)["actions"]))


def without_to(events):
    return [{key: value for key, value in event.items() if key != "to"} for event in events]


def test_a_seat_sees_the_events_of_its_choice_as_everybody_will_later():
    game, choose = Game({"game": "burgundy-dice", "players": 3, "seed": 8}), random.Random(8)
    chosen, compared = {}, 0
    while not game.is_over:
        heard, seat = len(game.events), choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(seat)["actions"]), seat)
        opened = [event for event in game.events[heard:] if event["event"] in TOLD_LATER]
        for owner, events in chosen.items() if opened else ():
            own = [event for event in opened if event["seat"] == owner]
            assert own[: len(events)] == without_to(events)
            compared += len(events)
        chosen = {} if opened else {seat: game.secret_events([seat]) for seat in range(game.seats)}
    assert compared > 60


def test_a_person_sees_their_own_secret_choice(wanted):
    game = running(wanted, None, "page")
    told = 0
    for before, step in steps_of(game, random.Random(3)):
        own = [event for event in step.secrets if event["event"] == "action"]
        assert [event["action"] for event in own] == ([] if step.events else [step.action])
        assert step.view.secrets == ((*before.secrets, *step.secrets) if not step.events else ())
        assert all(event["to"] == [0] for event in step.view.secrets)
        told += len(own)
        if step.view.person_to_decide is None:
            decider = step.view.legal["seat"]
            game.act(game.game.legal(decider)["actions"][0])
    assert told


def test_nobody_sees_the_secret_choice_of_another_seat(wanted):
    """In a game of two, the second player to choose learns nothing about the first choice."""
    game = running(wanted, None, None)
    for before, step in steps_of(game, random.Random(4)):
        assert all(event["seat"] == step.view.viewer for event in step.view.secrets)
        if before.viewer != step.view.viewer:
            assert step.secrets == ()
        assert (
            step.face_down.secrets == step.face_down.view.secrets == () or not step.view.is_private
        )


def test_secrets_are_no_events_and_no_part_of_a_record(wanted):
    game = running(wanted, None, "page")
    before = game.view
    step = game.act(game.game.legal(0)["actions"][0])
    assert step.secrets and step.events == () and step.view.events == before.events
    assert step.heard == step.secrets and step.view.heard == (*step.view.events, *step.secrets)
    private = [line for line in game.game.record(private=True) if "to" in line]
    assert [line for line in private if line["event"] == "action"] == game.game.secret_choices()


def test_undo_removes_a_secret_choice_and_redo_restores_it(wanted):
    game = running(wanted, None, "page")
    chosen = game.act(game.game.legal(0)["actions"][0]).view.secrets
    assert chosen
    assert game.undo().secrets == ()
    assert game.redo().secrets == chosen


def test_a_replay_shows_secrets_to_their_seat_and_revealed_ones_to_everybody(wanted):
    game, choose = Game(wanted), random.Random(6)
    for _ in range(STEPS):
        seat = choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(seat)["actions"]), seat)
    record = game.record(private=True)
    replay, known = Replay(record, 1), Game.from_record(record)
    for at in range(len(replay)):
        assert replay.secrets(at) == tuple(known.secret_events([1], at))
        assert replay.secrets(at, opened=True) == tuple(known.secret_events([0, 1], at))
    assert any(replay.secrets(at, opened=True) for at in range(len(replay)))


def test_somebody_who_watches_bots_sees_every_choice_at_once(wanted):
    plans = (SeatPlan("A", "page"), SeatPlan("B", "page"))
    game, choose = Game(wanted), random.Random(7)
    for _ in range(STEPS):
        seat = choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(seat)["actions"]), seat)
    followed = FollowedGame("id", LineUp(plans, game.request), game.actions)
    for at, (seat, action) in enumerate(game.actions, start=1):
        step = followed.step(at)
        assert step.secrets == newly_chosen(followed.view(at - 1), step.view, seat)
        first = next(event for event in step.heard if event["event"] == "action")
        assert step.events or first["action"] == action
