"""Tests of the levels with a network for the game, and without one."""

import logging
from concurrent.futures import ThreadPoolExecutor

import pytest

from burgundy_qt.ai.arena.matches import play_match
from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks import installed_networks
from burgundy_qt.ai.networks.installed_networks import save_network
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.sealed_bids.sealed_bids_position import SealedBidsPosition
from tests.ai.small_networks import a_network, positions

EVERY_LEVEL = pytest.mark.parametrize("known", LEVELS, ids=lambda level: level.name)


@EVERY_LEVEL
@pytest.mark.parametrize("setup", ["fixed", "open", "secret"])
def test_every_level_decides_in_every_set_up(known, setup):
    game = Game(
        {
            "players": 2,
            "setup": setup,
            "estates": ["2", "9"] if setup == "fixed" else [None, None],
            "seed": 4,
        }
    )
    thinker = Thinker(known.name, seed=1)
    while game.revision < 8:
        seat = game.position.waiting_seats()[0]
        thought = thinker.think(game.position, seat, simulations=16)
        assert thought.action == thought.candidates[0].action
        assert sorted(one.action for one in thought.candidates) == sorted(game.position.legal(seat))
        assert sum(thought.win) == pytest.approx(1)
        game.apply(game.action(thought.action), seat)


@EVERY_LEVEL
@pytest.mark.parametrize("setup", ["fixed", "secret"])
def test_a_player_chooses_the_action_of_its_thought(known, setup):
    estates = ["2", "9"] if setup == "fixed" else [None, None]
    game = Game({"players": 2, "setup": setup, "estates": estates, "seed": 4})
    one, other = (Thinker(known.name, seed=1) for _ in range(2))
    for _ in range(8):
        seat = game.position.waiting_seats()[0]
        action = one.choose(game.position, seat, simulations=16)
        assert action == other.think(game.position, seat, simulations=16).action
        game.apply(game.action(action), seat)


@EVERY_LEVEL
def test_the_same_seed_decides_the_same(known):
    for position in positions(2, 3, 3):
        seat = position.waiting_seats()[0]
        thoughts = {
            Thinker(known.name, seed=5).think(position, seat, simulations=16) for _ in range(2)
        }
        assert len(thoughts) == 1


@EVERY_LEVEL
def test_hidden_information_changes_no_decision(known):
    for position in positions(2, 4, 3):
        seat, thoughts = position.waiting_seats()[0], set()
        for key in range(2):
            world = position.copy()
            world.determinize_for(seat, key)
            thoughts.add(Thinker(known.name, seed=5).think(world, seat, simulations=16))
        assert len(thoughts) == 1


def test_whole_turns_beat_single_actions():
    with ThreadPoolExecutor(2) as pool:
        match = play_match(
            lambda seed: player_from_text("beam", seed),
            lambda seed: player_from_text("raw", seed),
            2,
            40,
            pool,
        )
    assert match.score > 0.6


def broken(tmp_path, how):
    """Write an unusable file of weights."""
    file = tmp_path / "burgundy-2.network"
    if how != "missing":
        seats = 2 if how == "damaged" else 3
        save_network(file, a_network(seats), BurgundyFeatures(seats), {})
    if how == "damaged":
        file.write_bytes(b"nothing")
    return file


@pytest.mark.parametrize("how", ["missing", "damaged", "mismatched"])
@pytest.mark.expects_log("without their network")
def test_without_its_network_a_bot_searches_and_the_log_says_why(
    how, tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(
        installed_networks, "files_for", lambda game, seats: [broken(tmp_path, how)]
    )
    installed_networks.loaded_network.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            for position in positions(2, 5, 2):
                thought = Thinker("duke", seed=1).think(
                    position, position.waiting_seats()[0], simulations=40
                )
                assert thought.simulations in (16, 40)
        assert len(caplog.records) == 1
        assert "without their network" in caplog.text and "burgundy-2" in caplog.text
    finally:
        installed_networks.loaded_network.cache_clear()


def test_a_game_without_a_network_is_searched():
    assert installed_networks.default_network_for(SealedBidsPosition(2, 1)) is None
