"""Tests of whole turns: the beam and the halving search."""

import threading
import time

import pytest

from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.networks.position_features import Features
from burgundy_qt.ai.turn_search.beam import Beam, Greedy, same_position
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.ai.small_networks import a_network, an_evaluator, positions, random_start


def halving(position, plans=8, threads=1):
    return SequentialHalving(
        BurgundyFeatures(position.seats), a_network(position.seats), position, plans, threads
    )


def played(position, seat, actions):
    after = position.copy()
    for action in actions:
        assert action in after.legal(seat)
        after.act_only(action, seat)
    return after


@pytest.mark.parametrize("seats", [2, 4])
def test_turns_are_legal_whole_distinct_and_best_first(seats):
    for position in positions(seats, 1, 30):
        seat = position.waiting_seats()[0]
        turns = Beam(an_evaluator(seats), position).turns(position, seat)
        ends = [played(position, seat, actions) for _, actions in turns]
        assert 1 <= len(turns) <= 8
        assert [value for value, _ in turns] == sorted((value for value, _ in turns), reverse=True)
        assert all(end.is_chance_node() or seat not in end.waiting_seats() for end in ends)
        assert not any(
            same_position(ends[at], other) for at in range(len(ends)) for other in ends[:at]
        )


def every_turn(position, seat):
    """Return the positions that all whole turns lead to, by trying all actions."""
    if position.is_chance_node() or seat not in position.waiting_seats():
        yield position
        return
    for action in position.legal(seat):
        after = position.copy()
        after.act_only(action, seat)
        yield from every_turn(after, seat)


def test_a_wide_beam_finds_the_best_turn_of_all():
    tried = 0
    for position in positions(2, 2, 60):
        seat, evaluator = position.waiting_seats()[0], an_evaluator()
        raw = position.raw_seat(seat)
        if sum(face > 0 for face in raw["dice"]) != 1 or raw["silver"] > 3:
            continue
        best = max(judge_value(evaluator, end, seat) for end in every_turn(position, seat))
        found = Beam(evaluator, position, 600, 4).turns(position, seat)[0][1]
        assert judge_value(evaluator, played(position, seat, found), seat) == pytest.approx(
            best, abs=1e-5
        )
        tried += 1
    assert tried > 5


def judge_value(evaluator, position, seat):
    win, points = evaluator.evaluation(position, seat)
    return 0.7 * win[seat] + 0.3 / (
        1 + 2.718281828459045 ** ((points[1 - seat] - points[seat]) / 25)
    )


def test_a_begun_turn_is_continued():
    for position in positions(2, 3, 10):
        seat = position.waiting_seats()[0]
        beam = Beam(an_evaluator(), position)
        _, actions = Beam(an_evaluator(), position).turns(position, seat)[0]
        now = position.copy()
        chosen = []
        while not now.is_chance_node() and seat in now.waiting_seats():
            chosen.append(beam.choose(now, seat))
            now.act_only(chosen[-1], seat)
        assert chosen == actions or len(position.legal(seat)) == 1


def test_the_last_turn_of_a_game_wins_if_it_can():
    won = tried = 0
    for seed in range(40):
        position = random_start(2, seed, given_castles=1.0)
        for after in walk(position, seed):
            raw = after.raw()
            last = raw["phase"] == raw["round"] == 4 and raw["turn"] == 1
            seat = after.waiting_seats()[0]
            dice = [face for face in after.raw_seat(seat)["dice"] if face]
            if last and len(dice) == 1:
                results = [end.utilities()[seat] for end in every_turn(after, seat)]
                if 0 < sum(results) < len(results):
                    thought = halving(after).think(after, seat, 64, None, 1)
                    end = after.copy()
                    search = halving(after)
                    while not end.is_over():
                        end.act_only(search.think(end, seat, 64, None, 1).action, seat)
                    won += end.utilities()[seat]
                    tried += 1
                    assert thought.win[seat] > 0.5
                break
    assert tried >= 2 and won == tried


def walk(position, seed):
    """Yield the positions of a random game at its decisions."""
    import random

    chance = random.Random(seed)
    while True:
        while position.is_chance_node():
            position.draw_chance()
        if position.is_over():
            return
        yield position
        position.act_only(chance.choice(position.legal()), position.waiting_seats()[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_thinks_the_same_on_any_number_of_threads(seats):
    for position in positions(seats, 4, 3):
        seat = position.waiting_seats()[0]
        thoughts = [
            halving(position, threads=threads).think(position, seat, 48, None, 5)
            for threads in (1, 1, 3)
        ]
        assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_information_changes_no_thought(seats):
    for position in positions(seats, 5, 4):
        seat, thoughts = position.waiting_seats()[0], set()
        for key in range(3):
            world = position.copy()
            world.determinize_for(seat, key)
            thoughts.add(halving(world).think(world, seat, 32, None, 5))
        assert len(thoughts) == 1


def test_candidates_are_all_legal_actions_with_the_best_first():
    for position in positions(2, 6, 10):
        seat, before = position.waiting_seats()[0], position.copy()
        thought = halving(position).think(position, seat, 32, None, 1)
        assert sorted(candidate.action for candidate in thought.candidates) == sorted(
            position.legal(seat)
        )
        assert thought.candidates[0].action == thought.action
        assert sum(thought.win) == pytest.approx(1)
        assert same_position(position, before)


def test_the_start_castle_is_chosen_too():
    position = random_start(2, 3, given_castles=0.0)
    seat = position.waiting_seats()[0]
    assert halving(position).think(position, seat, 16, None, 1).action in position.legal(seat)
    assert Beam(an_evaluator(), position).choose(position, seat) in position.legal(seat)
    assert Greedy(an_evaluator(), position).choose(position, seat) in position.legal(seat)


def test_a_time_limit_is_kept():
    position = next(one for one in positions(2, 7, 50) if len(one.legal()) > 5)
    search = halving(position)
    search.clock = time.thread_time
    begun = time.thread_time()
    search.think(position, position.waiting_seats()[0], None, 0.3, 1)
    assert 0.0 < time.thread_time() - begun < 0.5


def test_a_stopped_search_answers_at_once():
    position = next(one for one in positions(2, 7, 50) if len(one.legal()) > 5)
    search, thoughts = halving(position, threads=2), []
    seat = position.waiting_seats()[0]
    thinking = threading.Thread(
        target=lambda: thoughts.append(search.think(position, seat, None, 60, 1))
    )
    thinking.start()
    time.sleep(0.1)
    search.stop()
    thinking.join(timeout=30)
    assert thoughts[0].action in position.legal(seat)


def bids_settled(luck, action):
    """Return the result of a game of sealed bids in which seat 0 bids, and everything else counts
    as set-up that the features cannot encode."""
    features = Features("sealed-bids", SealedBidsPosition, 3, 10, 5, 1)
    position = SealedBidsPosition(3, 1)
    greedy = Greedy(Evaluator(features, Network(3, 11, 4, 4, 1)), position)
    greedy.luck = luck
    return greedy.after_actions(position, 0, [action])


def test_secret_choices_of_others_are_the_same_for_all_compared_turns():
    actions = SealedBidsPosition(3, 1).legal(0)
    assert all(bids_settled(1, action).is_over() for action in actions)
    assert all(
        same_position(bids_settled(luck, actions[0]), bids_settled(luck, actions[0]))
        for luck in range(5)
    )
    ends = [tuple(bids_settled(luck, actions[0]).scores()) for luck in range(12)]
    assert len(set(ends)) > 6


def test_in_a_secret_set_up_a_bot_meets_starts_of_every_kind():
    """It does not always meet the first one on offer, which hardly anybody chooses."""
    position = Game({"edition": "2011", "players": 2, "setup": "secret", "seed": 3}).position
    greedy = Greedy(an_evaluator(), position)
    met = set()
    for luck in range(20):
        greedy.luck = luck
        end = greedy.after_actions(position, 0, position.legal(0)[:1])
        other = end.raw()["seats"][1]
        met.add((other["estate"], other["covered"]))
    assert len({estate for estate, _ in met}) == 2 and len(met) > 5
