"""A slice of the campaign: random games of every kind, and that its checks can fail."""

import copy

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.dice.from_events import Told
from tests.rules.dice.random_games import PLAYABLE, SHEETS, Watch, request_of


def test_games_of_every_kind_are_what_their_events_tell():
    kinds = len(PLAYABLE) * len(SHEETS)
    seen = set()
    for seed in range(kinds):
        game = Watch(seed, looks=5).play()
        seen.update(event["event"] for event in game.events)
        seen.update(event["paid"] for event in game.events if event["event"] == "action")
        again = Game.from_record(game.record())
        assert again.events == game.events and again.state() == game.state()
    assert seen == {
        "action", "start", "points", "gain", "phase", "round", "sale", "bonus", "end",
        "monk", "worker", "silver", None,
    }  # fmt: skip


def hear_all(record):
    told = Told(record[0])
    for event in record[1:]:
        told.hear(event)


def points_too_many(event):
    event["points"] += 1


def a_worker_for_nothing(event):
    event["worker"] = 2


def another_price(event):
    event["paid"] = "monk" if event["paid"] is None else None


def another_box(event):
    event["boxes"] += 1


SPOILED = [
    ("points", points_too_many),
    ("gain", lambda event: event.update(monk=1)),
    ("action", another_price),
    ("round", another_box),
    ("bonus", points_too_many),
    ("sale", lambda event: event.update(goods=9)),
    ("end", lambda event: event["places"].reverse()),
]


@pytest.mark.parametrize("kind, spoil", SPOILED, ids=[kind for kind, _ in SPOILED])
def test_a_record_that_says_something_else_is_found_out(kind, spoil):
    for seed in range(200):
        game = Watch(seed, looks=1000).play()
        record = game.record()
        at = [number for number, event in enumerate(record) if event.get("event") == kind]
        if at and (kind != "end" or len(set(game.events[-1]["places"])) > 1):
            break
    hear_all(record)
    spoiled = copy.deepcopy(record)
    spoil(spoiled[at[-1]])
    with pytest.raises((AssertionError, ValueError, KeyError)):
        hear_all(spoiled)


def test_a_request_of_every_kind_is_asked_for():
    asked = [request_of(seed) for seed in range(len(PLAYABLE) * len(SHEETS))]
    kinds = {(each["players"], each["setup"], each["sheet"]) for each in asked}
    assert len(kinds) == 16 * 4
