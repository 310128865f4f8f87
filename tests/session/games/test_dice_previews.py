"""Tests of previews in the dice game: the announced gains of a mark are those when all marks are
revealed."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.games.dice_profile import ANSWER, BRINGS, GOES_ON


def gains_of(events, seat):
    """Return the gains of a seat in these events, in any order."""
    own = (event for event in events if event["event"] in BRINGS and event["seat"] == seat)
    return Counter(str(event) for event in own)


@pytest.mark.parametrize(("players", "setup"), [(1, "secret"), (2, "different"), (4, "secret")])
def test_the_preview_of_a_mark_matches_its_gains_at_the_end_of_the_round(players, setup):
    request = {"game": "burgundy-dice", "players": players, "setup": setup, "seed": 9}
    game, luck, seen = Game(request), random.Random(9), Counter()
    told = [Counter() for _ in range(players)]
    while not game.is_over:
        seat = luck.choice(game.position.waiting_seats())
        actions = game.legal(seat)["actions"]
        at = luck.randrange(len(actions))
        told[seat].update(str(event) for event in ANSWER.gains(game, seat)[at])
        heard = [event for event in game.apply(actions[at], seat) if event.get("for") != "sale"]
        if any(event["event"] == "action" for event in heard):
            for each in range(players):
                if gains_of(heard, each) or setup != "different":
                    assert told[each] == gains_of(heard, each)
                    seen.update(told[each])
                    told[each].clear()
    assert len(seen) > 10


def test_the_preview_announces_a_second_mark_exactly_when_it_follows():
    game, luck, seen = (
        Game({"game": "burgundy-dice", "players": 3, "seed": 2}),
        random.Random(2),
        Counter(),
    )
    while not game.is_over:
        seat = luck.choice(game.position.waiting_seats())
        legal = game.legal(seat)
        action = luck.choice(legal["actions"])
        if action["type"] == "mark":
            followed = (action["cell"], action["number"]) in ANSWER.previews(game, legal)[GOES_ON]
            game.apply(action, seat)
            is_same_round = not game.chance_between(game.revision - 1)
            assert followed == (is_same_round and seat in game.position.waiting_seats())
            seen[followed] += 1
        else:
            game.apply(action, seat)
    assert min(seen[True], seen[False]) > 3


@pytest.mark.parametrize("players", [1, 3])
def test_the_preview_of_a_plan_matches_the_events_at_the_end_of_the_round(players):
    game, luck = Game({"game": "burgundy-dice", "players": players, "seed": 4}), random.Random(4)
    kinds, seen = (*BRINGS, "action"), Counter()
    while not game.is_over:
        promised: list[list[object]] = [[] for _ in range(players)]
        heard: list[dict[str, object]] = []
        while not any(event["event"] == "action" for event in heard):
            seat = luck.choice(game.position.waiting_seats())
            action = luck.choice(game.legal(seat)["actions"])
            promised[seat] += ANSWER.preview_events(game, game.position, seat, [game.code(action)])
            heard = game.apply(action, seat)
        for seat in range(players):
            told = [each for each in heard if each["event"] in kinds and each["seat"] == seat]
            told = [
                each
                for each in told
                if each.get("for") != "sale" and each.get("action") != {"type": "end"}
            ]
            assert Counter(map(str, promised[seat])) == Counter(map(str, told))
            seen[len(told)] += 1
    assert len(seen) > 2
