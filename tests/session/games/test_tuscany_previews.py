"""What an action of Tuscany would bring, told before it is done: what then happens before anything
is drawn; and the duchy that is proposed."""

import random
from itertools import takewhile

import pytest

from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.rules.game import Game
from burgundy_qt.session.games import tuscany_profile
from burgundy_qt.session.games.tuscany_profile import ANSWER, PROPOSAL, worth

CHANCE = "draw", "cards", "shuffle", "refill", "sweep", "yield"
TURNS = "turn", "round", "phase-end", "end"


def game_of(seats, seed):
    return Game({"game": "tuscany", "players": seats, "seed": seed, "setup": "fixed"})


def brought(events, seat):
    """What events bring a seat before chance comes, or another turn."""
    at_once = takewhile(lambda event: event["event"] not in (*CHANCE, *TURNS), events)
    kinds = "points", "gain", "bonus"
    return [event for event in at_once if event["event"] in kinds and event["seat"] == seat]


def told_and_brought(game, luck):
    """Play a game, laying what can be laid: what was told of each action, and what it brought."""
    while not game.is_over:
        legal = game.legal()
        seat, actions = legal["seat"], legal["actions"]
        told = ANSWER.gains(game, seat)
        assert len(told) == len(actions)
        kinds = {action["type"] for action in actions}
        kind = "place" if "place" in kinds else luck.choice(sorted(kinds))
        at = luck.choice([at for at, action in enumerate(actions) if action["type"] == kind])
        yield told[at], brought(game.apply(actions[at]), seat)


def test_what_is_told_is_what_happens_before_chance_comes():
    kinds = set()
    for seed in range(6):
        for told, happened in told_and_brought(game_of(2 + seed % 3, seed), random.Random(seed)):
            assert told == happened
            kinds |= {event["event"] for event in told}
    assert kinds == {"points", "gain", "bonus"}


def test_looking_ahead_changes_nothing():
    game = game_of(3, 8)
    before = game.record(private=True), game.legal()
    ANSWER.gains(game, 0)
    ANSWER.previews(game, game.legal())
    assert (game.record(private=True), game.legal()) == before


@pytest.mark.parametrize("seed", range(3))
def test_the_duchy_that_is_proposed_is_the_one_that_a_bot_would_lay(seed):
    game = Game({"game": "tuscany", "players": 2, "seed": seed})
    legal = game.legal(1)
    proposal = ANSWER.previews(game, legal)[PROPOSAL]
    assert game.code(proposal) == player_from_text("raw", seed).choose(game.position.copy(), 1)
    assert ANSWER.gains(game, 1) == [[] for _ in legal["actions"]]
    assert ANSWER.previews(game, game_of(2, 1).legal()) == {}


def test_the_proposal_hangs_on_nothing_that_others_have_chosen_in_secret():
    proposals = []
    for choice in (0, 200):
        game = Game({"game": "tuscany", "players": 2, "seed": 3})
        game.apply(game.legal(0)["actions"][choice], 0)
        proposals.append(ANSWER.previews(game, game.legal(1))[PROPOSAL])
    assert proposals[0] == proposals[1]


def test_without_a_network_the_duchy_that_is_proposed_is_the_best_that_can_be_counted(monkeypatch):
    monkeypatch.setattr(tuscany_profile, "default_network_for", lambda position: None)
    game = Game({"game": "tuscany", "players": 2, "seed": 3})
    legal = game.legal()
    proposal = ANSWER.previews(game, legal)[PROPOSAL]
    assert proposal in legal["actions"]
    assert worth(proposal) == max(map(worth, legal["actions"]))
