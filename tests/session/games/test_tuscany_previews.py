"""Tests of previews in The Castles of Tuscany: the gains of an action before anything is drawn, and
the proposed duchy."""

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


def gains_of(events, seat):
    """Return the gains of a seat in these events before the next draw or turn."""
    at_once = takewhile(lambda event: event["event"] not in (*CHANCE, *TURNS), events)
    kinds = "points", "gain", "bonus"
    return [event for event in at_once if event["event"] in kinds and event["seat"] == seat]


def previews_and_gains(game, luck):
    """Play a game, placing tiles whenever possible. Yield the preview of each action and its real
    gains."""
    while not game.is_over:
        legal = game.legal()
        seat, actions = legal["seat"], legal["actions"]
        told = ANSWER.gains(game, seat)
        assert len(told) == len(actions)
        kinds = {action["type"] for action in actions}
        kind = "place" if "place" in kinds else luck.choice(sorted(kinds))
        at = luck.choice([at for at, action in enumerate(actions) if action["type"] == kind])
        yield told[at], gains_of(game.apply(actions[at]), seat)


def test_previews_match_the_events_before_the_next_draw():
    kinds = set()
    for seed in range(6):
        for told, happened in previews_and_gains(game_of(2 + seed % 3, seed), random.Random(seed)):
            assert told == happened
            kinds |= {event["event"] for event in told}
    assert kinds == {"points", "gain", "bonus"}


def test_a_preview_changes_nothing():
    game = game_of(3, 8)
    before = game.record(private=True), game.legal()
    ANSWER.gains(game, 0)
    ANSWER.previews(game, game.legal())
    assert (game.record(private=True), game.legal()) == before


@pytest.mark.parametrize("seed", range(3))
def test_the_proposed_duchy_is_the_choice_of_a_bot(seed):
    game = Game({"game": "tuscany", "players": 2, "seed": seed})
    legal = game.legal(1)
    proposal = ANSWER.previews(game, legal)[PROPOSAL]
    assert game.code(proposal) == player_from_text("raw", seed).choose(game.position.copy(), 1)
    assert ANSWER.gains(game, 1) == [[] for _ in legal["actions"]]
    assert ANSWER.previews(game, game_of(2, 1).legal()) == {}


def test_the_proposal_does_not_depend_on_secret_choices_of_others():
    proposals = []
    for choice in (0, 200):
        game = Game({"game": "tuscany", "players": 2, "seed": 3})
        game.apply(game.legal(0)["actions"][choice], 0)
        proposals.append(ANSWER.previews(game, game.legal(1))[PROPOSAL])
    assert proposals[0] == proposals[1]


def test_without_a_network_the_proposed_duchy_has_the_highest_count(monkeypatch):
    monkeypatch.setattr(tuscany_profile, "default_network_for", lambda position: None)
    game = Game({"game": "tuscany", "players": 2, "seed": 3})
    legal = game.legal()
    proposal = ANSWER.previews(game, legal)[PROPOSAL]
    assert proposal in legal["actions"]
    assert worth(proposal) == max(map(worth, legal["actions"]))
