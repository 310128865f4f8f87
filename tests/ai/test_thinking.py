"""Tests of bots by level: their names, their thinking time, and how they stop."""

import threading
import time

import pytest

from burgundy_qt.ai.levels import LEVELS, PLAIN_LEVELS, available_levels, is_compiled, level
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition


def test_levels_have_different_names_and_grow():
    assert (
        len({known.name for known in LEVELS})
        == len({known.title for known in LEVELS})
        == len(LEVELS)
        == 6
    )
    assert [known.seconds for known in LEVELS] == sorted(known.seconds for known in LEVELS)
    assert [level(known.name) for known in LEVELS] == list(LEVELS)


def test_an_unknown_level_is_refused_and_the_known_ones_are_named():
    with pytest.raises(ValueError, match=r"'emperor'.*page, squire"):
        Thinker("emperor")


def test_without_the_compiled_core_only_the_quick_levels_are_offered(monkeypatch):
    assert available_levels() == (LEVELS if is_compiled() else LEVELS[:PLAIN_LEVELS])
    monkeypatch.setattr("burgundy_qt.ai.levels.is_compiled", lambda: False)
    assert available_levels() == LEVELS[:PLAIN_LEVELS]


@pytest.mark.parametrize("known", LEVELS[:3], ids=lambda known: known.name)
def test_a_quick_level_looks_no_longer_than_its_simulations(known):
    thought = Thinker(known.name).think(SealedBidsPosition(3, 1), 1)
    assert 0 < thought.simulations <= known.simulations


def test_a_player_chooses_the_action_of_its_tree_search():
    one, other = (Thinker("squire", seed=4) for _ in range(2))
    for game in range(4):
        position = SealedBidsPosition(2, game)
        action = one.choose(position, 0, simulations=100)
        assert action == other.think(position, 0, simulations=100).action


def test_a_given_limit_overrides_the_level():
    assert (
        Thinker("duke", seed=1).think(SealedBidsPosition(2, 1), 0, simulations=50).simulations == 50
    )
    assert (
        Thinker("page", seed=1).think(SealedBidsPosition(2, 1), 0, seconds=0.2).simulations
        > level("page").simulations
    )


def test_the_same_seed_thinks_the_same_from_decision_to_decision():
    def thoughts(seed):
        thinker = Thinker("squire", seed=seed)
        return [
            thinker.think(SealedBidsPosition(2, game), 0, simulations=100) for game in (1, 1, 2)
        ]

    assert thoughts(4) == thoughts(4) != thoughts(5)
    assert thoughts(4)[0] != thoughts(4)[1]


def stopped_after(seconds, threads):
    """Return the result of a long thought that is stopped far from its end."""
    thinker, thoughts = Thinker("duke", threads=threads), []
    thinking = threading.Thread(
        target=lambda: thoughts.append(thinker.think(SealedBidsPosition(4, 1), 0, seconds=100))
    )
    thinking.start()
    time.sleep(seconds)
    thinker.stop()
    thinking.join(timeout=30)
    return thoughts[0]


@pytest.mark.parametrize("threads", [1, 3])
def test_a_stopped_thought_answers_at_once_with_the_best_so_far(threads):
    simulations = []
    for seconds in (0.05, 0.1, 0.2, 0.6):
        thought = stopped_after(seconds, threads)
        assert thought.action in SealedBidsPosition(4, 1).legal(0)
        simulations.append(thought.simulations)
        if len(simulations) > 1 and any(simulations):
            break  # later tries are for machines that are too busy to think this soon
    assert any(simulations)


def test_a_thought_stopped_before_it_begins_ends_at_once_and_the_next_is_whole():
    thinker = Thinker("duke")
    thinker.stop()
    thought = thinker.think(SealedBidsPosition(4, 1), 0, seconds=100)
    assert thought.action in SealedBidsPosition(4, 1).legal(0)
    assert sum(thought.win) == pytest.approx(1)
    assert thinker.think(SealedBidsPosition(4, 1), 0, simulations=30).simulations == 30


def test_other_threads_run_while_a_bot_thinks():
    thinker = Thinker("duke")
    thinking = threading.Thread(
        target=lambda: thinker.think(SealedBidsPosition(4, 1), 0, seconds=0.2)
    )
    thinking.start()
    steps = 0
    while thinking.is_alive():
        steps += 1
    assert steps > 10_000


def test_a_few_games_that_end_alike_are_no_certain_win():
    for seed in range(6):
        thought = Thinker("duke", seed=1).think(SealedBidsPosition(2, seed), 0, simulations=2)
        told = [*thought.win, *(one.win for one in thought.candidates)]
        assert all(0.001 <= share <= 0.999 for share in told)


def test_a_turn_that_ends_the_game_has_its_exact_result():
    game = Game({"game": "carcassonne", "pile": 3, "seed": 4})
    while not game.is_over:
        game.apply(game.legal()["actions"][-1])
    position, _ = game.position_at(game.revision - 1)
    (seat,) = position.waiting_seats()
    thought = Thinker("duke", seed=1, forced_too=True).think(position, seat, simulations=8)
    ended = position.copy()
    ended.act_only(thought.action, seat)
    assert ended.is_over()
    assert thought.win == tuple(ended.utilities())
