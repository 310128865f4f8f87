"""Tests of a bot's intent: its facts are true of its last turn in every game, and reveal neither a
hand nor a secret choice."""

import random
from dataclasses import replace

import pytest

from burgundy_qt.ai.analysis.motives import motives_of
from burgundy_qt.ai.analysis.opponent_turn import intent, last_turn
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.tuscany.components import TILES


def a_game_of_bots(name, actions=90):
    game = Game({"game": name, "players": 2, "seed": 12})
    bots = [Thinker("squire", seed=5 + seat) for seat in range(2)]
    while not game.is_over and game.revision < actions:
        seat = game.deciding()
        game.apply(game.action(bots[seat].choose(game.position, seat)), seat)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_fact_is_true_of_the_turn_that_the_seat_has_played_last(name):
    game, found = a_game_of_bots(name), 0
    motives = motives_of(name)
    for revision in range(0, game.revision + 1, 2):
        for seat in range(2):
            played, fact = last_turn(game, revision, seat), intent(game, revision, seat)
            if played is None:
                assert fact is None
                continue
            first, codes = played
            mine = [game.code(one) for mover, one in game.actions[first:revision] if mover == seat]
            assert mine[: len(codes)] == codes
            if fact is not None:
                turn = motives.consider(game, game.position_at(first)[0], seat, codes)
                assert turn.codes == tuple(codes)
                assert fact in motives.motives(turn) and fact.weight > 0
                found += 1
    assert found > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_begins_at_the_end_of_the_one_before(name):
    game = a_game_of_bots(name)
    for revision in range(game.revision + 1):
        played = last_turn(game, revision, 0)
        if played is not None and played[0] > 0:
            before = last_turn(game, played[0], 0)
            assert before is None or before[0] + len(before[1]) <= played[0]


def test_the_intent_keeps_a_choice_secret_until_it_is_revealed():
    game, bot = Game({"game": "burgundy-dice", "players": 2, "seed": 12}), Thinker("squire", seed=5)
    checked = 0
    while not game.is_over and game.revision < 60:
        before = last_turn(game, game.revision, 1), intent(game, game.revision, 1)
        events = len(game.events)
        game.apply(game.action(bot.choose(game.position, 1)), 1)
        while len(game.events) == events:
            assert (last_turn(game, game.revision, 1), intent(game, game.revision, 1)) == before
            checked += 1
            seat = game.deciding()
            game.apply(game.action(bot.choose(game.position, seat)), seat)
        while not game.is_over and 1 not in game.position.waiting_seats():
            game.apply(game.action(bot.choose(game.position, 0)), 0)
    assert checked > 10


def with_hand(state, seat, cards):
    """Return a state in which a seat has other cards."""
    seats = list(state.seats)
    seats[seat] = seats[seat].evolve(cards=cards)
    return state.evolve(seats=tuple(seats))


def test_no_fact_reveals_a_hand():
    game, motives, chance = a_game_of_bots("tuscany", 160), motives_of("tuscany"), random.Random(3)
    compared = 0
    for revision in range(20, game.revision, 2):
        for seat in range(2):
            played = last_turn(game, revision, seat)
            if played is None:
                continue
            turn = motives.consider(game, game.position_at(played[0])[0], seat, played[1])
            hand = {colour: chance.randrange(1, 4) for colour in chance.sample(list(TILES), 4)}
            other = replace(
                turn,
                before=with_hand(turn.before, seat, hand),
                after=with_hand(turn.after, seat, hand),
            )
            here, there = (
                {(one, one.weight) for one in motives.motives(each) if one.kind in shown}
                for each in (turn, other)
                for shown in [motives.on_the_table]
            )
            assert here == there
            compared += len(here)
    assert compared > 50
