"""Tests of the roster: each player named by a text plays, and an unknown text is refused with the
list of players."""

from functools import partial
from itertools import count
from types import SimpleNamespace

import pytest

from burgundy_qt.ai.arena import players
from burgundy_qt.ai.arena.matches import play_pair
from burgundy_qt.ai.arena.players import (
    KNOWN,
    SIMULATIONS_AT_A_TIME,
    GreedyPlayer,
    UctPlayer,
    check_style,
    player_from_text,
    standing_after,
)
from burgundy_qt.ai.games.burgundy.features import BurgundyFeatures
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.networks.installed_networks import NetworkError, save_network
from tests.ai.small_networks import a_network, positions

EVERY = (
    "raw",
    "beam",
    "beam:2",
    "top:4,8",
    "top:4,0.001s",
    "uct:5",
    "uct:0.001s",
    "greedy",
    "random",
    "page",
    "squire",
    "steward",
    "knight",
    "baron",
    "duke:0.0005",
    "raw+points",
    "top:4,8+points",
    "page+points",
    "duke:0.0005+points",
)


@pytest.mark.parametrize("text", EVERY)
def test_every_player_decides_among_the_legal_actions(text):
    one = player_from_text(text, 3)
    for position in positions(2, 8, 3):
        seat = position.waiting_seats()[0]
        assert one.choose(position, seat) in position.legal(seat)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "there is no player ''"),
        ("grandmaster", "there is no player 'grandmaster'. The players are"),
        ("uct", "'' is not a whole number above 0"),
        ("uct:", "not a whole number"),
        ("uct:0", "'0' is not a whole number above 0"),
        ("uct:-1s", "'-1s' is not a time above 0"),
        ("uct:nans", "not a time"),
        ("uct:1000+points", "only levels and players with a network can play for points"),
        ("greedy@some.network", "only raw, beam, top can use a network from a file"),
        ("raw:3", "raw takes no limit"),
        ("beam:wide", "not a whole number"),
        ("top:16", "not a whole number"),
        ("top:16,x", "not a whole number"),
        ("duke:twice", "'twice' is not a share of a level's limits"),
        ("duke:0", "not a share"),
        ("random:2", "there is no player"),
        ("engine:", "an engine needs a command line"),
        ("engine:1s:", "an engine needs a command line"),
        ('engine:"open', "closing quotation"),
    ],
)
def test_an_unknown_player_is_refused_with_the_reason_and_the_known_players(text, why):
    with pytest.raises(ValueError) as refused:
        player_from_text(text)
    assert why.lower() in str(refused.value).lower()
    assert "uct:1000" in str(refused.value)


def test_every_level_is_among_the_known_players():
    assert ", ".join(level.name for level in LEVELS) in KNOWN


def test_greedy_takes_the_most_points_at_once_and_the_seed_decides_ties():
    choices = set()
    for position in positions(2, 21, 40):
        seat = position.waiting_seats()[0]
        chosen = [GreedyPlayer(seed).choose(position, seat) for seed in range(4)]
        best = max(standing_after(position, seat, action) for action in position.legal(seat))
        assert {standing_after(position, seat, action) for action in chosen} == {best}
        assert chosen == [GreedyPlayer(seed).choose(position, seat) for seed in range(4)]
        choices.add(len(set(chosen)))
    assert choices > {1}


def test_a_network_in_a_file_plays_and_one_that_does_not_fit_is_named(tmp_path):
    file = tmp_path / "mine.network"
    save_network(file, a_network(2), BurgundyFeatures(2), {})
    assert (
        play_pair(
            partial(player_from_text, f"raw@{file}"), partial(player_from_text, "random"), 2, 1
        ).games
        == 2
    )
    with pytest.raises(NetworkError, match=r"mine\.network was made for seats 2"):
        play_pair(
            partial(player_from_text, f"raw@{file}"), partial(player_from_text, "random"), 3, 1
        )
    with pytest.raises(NetworkError, match=r"none\.json is missing"):
        play_pair(
            partial(player_from_text, f"raw@{tmp_path / 'none.network'}"),
            partial(player_from_text, "random"),
            2,
            1,
        )


def test_a_time_budget_uses_the_clock_of_its_thread(monkeypatch):
    readings = count()
    monkeypatch.setattr(players, "time", SimpleNamespace(thread_time=lambda: next(readings)))
    position = next(iter(positions(2, 21, 40)))
    [seat] = position.waiting_seats()[:1]
    by_time = UctPlayer(None, 5, seed=1).choose(position, seat)
    assert next(readings) == 6, (
        "the clock is read once at the beginning, before each of four batches, and at the end"
    )
    assert by_time == UctPlayer(4 * SIMULATIONS_AT_A_TIME, None, seed=1).choose(position, seat)


def test_a_level_plays_in_a_style_at_a_share_of_its_limits():
    player = player_from_text("baron:shepherd,0.5+points")
    assert (player.thinker.style, player.share, player.thinker.objective) == (
        "shepherd",
        0.5,
        "points",
    )
    assert player_from_text("duke:0.1").thinker.style is None


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("burgundy", "steward:farmer", "burgundy has no style 'farmer'; it has shepherd, builder"),
        ("tuscany", "duke:blocker,0.1", "tuscany has no style 'blocker'; it has farmer, carter"),
    ],
)
def test_a_match_refuses_the_style_of_another_game(game, text, why):
    check_style("steward:shepherd", "burgundy")
    check_style("engine:shepherd", "burgundy")
    with pytest.raises(ValueError, match=why):
        check_style(text, game)
