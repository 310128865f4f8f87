"""Tests of the tree search on sealed bids: the actions that it finds, and the secrets that it must
not use."""

import itertools
import random

import pytest

from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.rules.test_sealed_bids import cards_to_come


def found(position, seat=None, simulations=400, threads=1, seed=1):
    seat = position.waiting_seats()[0] if seat is None else seat
    return Search(position, seat, threads, seed).run(simulations)


def after_cards(number, seats, seed):
    """Return a game after `number` cards with random bids; the next card is open, and nobody has
    bid."""
    game, chance = SealedBidsPosition(seats, seed), random.Random(seed)
    for _ in range(number * seats):
        game.apply(chance.choice(game.legal()))
    return game


def shares_after(position, seat, action):
    """Return the seat's shares of the win after `action` on the last card but one, over all bids of
    the others."""
    others = [other for other in range(position.seats) if other != seat]
    for bids in itertools.product(*(position.legal(other) for other in others)):
        end = position.copy()
        end.apply(action, seat)
        for other, bid in zip(others, bids, strict=True):
            end.apply(bid, other)
        while not end.is_over():
            end.apply(end.legal()[0])  # the last bids are forced
        yield end.utilities()[seat]


def decided_positions(seats, number):
    """Yield positions in which some bids of seat 0 certainly win and others do not."""
    for seed in itertools.count():
        position = after_cards(3, seats, seed)
        sure = [
            action for action in position.legal(0) if min(shares_after(position, 0, action)) == 1
        ]
        if 0 < len(sure) < len(position.legal(0)):
            yield position, sure
            number -= 1
        if number == 0:
            return


def played(players, seed):
    """Return the shares of the win when seat n searches with `players[n]` simulations, or bids at
    random if that is 0."""
    game, chance = SealedBidsPosition(len(players), seed), random.Random(seed)
    while not game.is_over():
        seat = game.waiting_seats()[0]
        simulations = players[seat]
        bid = (
            found(game, seat, simulations, seed=seed).action
            if simulations
            else chance.choice(game.legal(seat))
        )
        game.apply(bid, seat)
    return game.utilities()


@pytest.mark.parametrize("seats", [2, 3])
def test_a_forced_win_is_found(seats):
    for position, sure in decided_positions(seats, 20):
        thought = found(position, 0, 1000)
        assert thought.action in sure
        assert thought.win[0] > 0.9


def test_the_search_beats_random_bids_from_every_seat():
    for seats in (2, 3):
        shares = [
            played([60 if at == mine else 0 for at in range(seats)], seed)[mine]
            for seed in range(20)
            for mine in range(seats)
        ]
        assert sum(shares) / len(shares) > 1.2 / seats


def test_more_simulations_beat_fewer():
    shares = [
        played([600 if at == mine else 12 for at in range(2)], seed)[mine]
        for seed in range(40)
        for mine in (0, 1)
    ]
    assert sum(shares) / len(shares) > 0.53


def test_identical_players_win_equally_often():
    shares = [played([40, 40], seed)[0] for seed in range(100)]
    assert abs(sum(shares) / len(shares) - 0.5) < 0.08


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turning_the_table_turns_the_thought(seats):
    for seed in range(10):
        bids = [[bid % 5 + 1 for bid in range(seed + at, seed + at + 2)] for at in range(seats)]
        thoughts = []
        for turn in range(seats):
            game = SealedBidsPosition(seats, seed)
            for card in range(2):
                for seat in range(seats):
                    game.apply(bids[(seat - turn) % seats][card], seat)
            thoughts.append(found(game, turn, 500))
        for turn, thought in enumerate(thoughts):
            assert thought.candidates == thoughts[0].candidates
            assert thought.win == tuple(
                thoughts[0].win[(seat - turn) % seats] for seat in range(seats)
            )
            assert thought.points == tuple(
                thoughts[0].points[(seat - turn) % seats] for seat in range(seats)
            )


def test_hidden_information_changes_no_thought():
    for seed in range(20):
        game = after_cards(seed % 3, 3, seed)
        thoughts = set()
        for key in range(4):
            world = game.copy()
            world.determinize_for(1, key)
            world.apply(world.legal(0)[key % len(world.legal(0))], 0)
            thoughts.add(found(world, 1, 300))
        assert len(thoughts) == 1


def test_nobody_sees_a_secret_bid_inside_the_tree():
    """A seat that saw the first seat's bid would always bid one more; without seeing it both have
    equal chances at first."""
    for seed in range(5):
        assert found(SealedBidsPosition(2, seed), 0, 20_000).win[0] == pytest.approx(0.5, abs=0.06)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_to_win_sum_to_one(seats):
    for seed in range(10):
        thought = found(SealedBidsPosition(seats, seed), seats - 1)
        assert sum(thought.win) == pytest.approx(1)
        assert sum(thought.points) <= 15


def test_the_same_seed_finds_the_same():
    game = after_cards(1, 3, 5)
    thoughts = {found(game, 2, 2000, seed=9) for _ in range(3)}
    assert len(thoughts) == 1
    assert found(game, 2, 2000, seed=10) not in thoughts


def test_threads_share_the_simulations_and_agree():
    game = after_cards(1, 2, 5)
    one, four = found(game, 0, 20_002, threads=1), found(game, 0, 20_002, threads=4)
    assert one.simulations == four.simulations == 20_002
    assert one.win[0] == pytest.approx(four.win[0], abs=0.08)
    assert four == found(game, 0, 20_002, threads=4)


def test_candidates_are_all_legal_actions_with_the_best_first():
    thought = found(after_cards(1, 2, 5))
    assert (
        sorted(candidate.action for candidate in thought.candidates) == after_cards(1, 2, 5).legal()
    )
    assert [candidate.visits for candidate in thought.candidates] == sorted(
        (candidate.visits for candidate in thought.candidates), reverse=True
    )
    assert thought.action == thought.candidates[0].action
    assert thought.win[0] == thought.candidates[0].win
    assert thought.points[0] == thought.candidates[0].points


def test_a_full_tree_still_searches():
    thought = Search(SealedBidsPosition(4, 1), 0, threads=2000, seed=1).run(simulations=100_000)
    assert thought.simulations == 100_000


def test_a_search_does_not_change_the_position():
    game = after_cards(1, 3, 5)
    game.apply(game.legal(0)[0], 0)
    before = game.bids(), cards_to_come(game), game.scores()
    found(game, 1)
    assert (game.bids(), cards_to_come(game), game.scores()) == before


def test_a_decision_without_a_choice_is_made_at_once():
    game = after_cards(4, 2, 1)
    thought = Search(game, 0).run(seconds=100)
    assert [thought.action] == game.legal(0)
    assert thought.simulations <= 16


@pytest.mark.parametrize(
    "limits", [{}, {"simulations": 0}, {"seconds": -1.0}, {"simulations": 5, "seconds": 0}]
)
def test_a_search_without_a_limit_is_refused(limits):
    with pytest.raises(ValueError, match="limit above 0"):
        Search(SealedBidsPosition(), 0).run(**limits)


def test_a_seat_that_does_not_decide_is_refused():
    game = SealedBidsPosition(2, 1)
    game.apply(1, 0)
    with pytest.raises(ValueError, match="seat 0 is not to decide"):
        Search(game, 0)
    with pytest.raises(ValueError, match="threads is 0"):
        Search(game, 1, threads=0)
