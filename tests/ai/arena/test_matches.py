"""Tests of matches: fair set-ups, the same result on every executor, and complete reports."""

import re
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from types import SimpleNamespace

import pytest

from burgundy_qt.ai.arena import matches
from burgundy_qt.ai.arena.match_report import in_words, sources_in_words
from burgundy_qt.ai.arena.matches import (
    Abandoned,
    Match,
    Timed,
    elo,
    play_game,
    play_match,
    play_pair,
    play_pairs,
)
from burgundy_qt.ai.arena.players import GreedyPlayer, RandomPlayer, player_from_text
from burgundy_qt.ai.games.burgundy.burgundy_bots import OLD_BOX, BurgundyBox, random_request
from burgundy_qt.rules.burgundy.state_codec import POINT_SOURCES
from burgundy_qt.rules.game import Game
from tests.ai.arena.results import a_match, a_pair, untimed
from tests.ai.small_networks import random_start


class First:
    """A player that always takes the first legal action."""

    def choose(self, position, seat):
        return position.legal(seat)[0]


def first(_seed):
    return First()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_identical_players_come_out_exactly_even(seats):
    match = Match(tuple(play_pair(first, first, seats, seed) for seed in range(10)))
    assert match.score == pytest.approx(1 / seats)
    assert match.points[0] == pytest.approx(match.points[1])
    assert match.sources[0] == pytest.approx(match.sources[1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_by_source_add_up_to_the_points(seats):
    pair = play_pair(partial(player_from_text, "greedy"), RandomPlayer, seats, 5)
    for side in (pair.a, pair.b):
        assert side.points > 20
        assert sum(side.sources.values()) == pytest.approx(side.points)


def test_points_of_modules_are_reported_and_add_up_by_source():
    modules = "border-posts", "shields", "trade-routes"
    box = BurgundyBox("2019", modules)
    pairs = [play_pair(GreedyPlayer, RandomPlayer, 2, seed, box) for seed in range(2)]
    match = Match(tuple(pairs))
    for sources, points in zip(match.sources, match.points, strict=True):
        assert sum(sources.values()) == pytest.approx(points)
    assert set(match.sources[0]) - set(POINT_SOURCES) == {"posts", "route", "shields"}
    words = in_words(("a", "b"), match, 2, box)
    for title, a, b in sources_in_words(match, box):
        assert re.search(rf"{title} +{a:.1f} : {b:.1f}\n", words)


def test_a_match_without_modules_reports_no_sources_of_modules():
    assert "border posts" not in in_words(("a", "b"), a_match([1.0]), 2, OLD_BOX)


def test_the_stronger_one_wins_and_takes_more_time():
    with ThreadPoolExecutor(2) as executor:
        match = play_match(partial(player_from_text, "uct:100"), RandomPlayer, 2, 2, executor)
    assert match.score > 0.8
    assert match.points[0] > match.points[1] + 5
    assert match.ms_per_decision[0] > 10 * match.ms_per_decision[1] > 0


def test_decisions_are_timed_on_windows_by_a_clock_without_long_steps(monkeypatch):
    monkeypatch.setattr(matches, "sys", SimpleNamespace(platform="win32"))
    assert Timed(RandomPlayer(1)).clock is time.perf_counter


def test_the_same_seed_plays_the_same_games_on_threads_and_on_processes():
    def played(executor):
        match = play_match(
            partial(player_from_text, "top:4,8"),
            partial(player_from_text, "greedy"),
            2,
            2,
            executor,
            seed=70,
        )
        return [untimed(pair) for pair in match.pairs]

    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        on_threads = played(one)
        assert played(three) == on_threads
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        assert played(processes) == on_threads


def test_few_pairs_begin_before_earlier_ones_are_read():
    begun = []

    def play(seed):
        begun.append(seed)
        return a_pair(0.5, seed)

    with ThreadPoolExecutor(2) as executor:
        pairs = play_pairs(play, range(100), executor, ahead=4)
        next(pairs)
        pairs.close()
    assert len(begun) <= 5


def test_an_abandoned_game_ends_at_the_next_decision():
    with pytest.raises(Abandoned):
        play_pair(first, first, 2, 1, is_abandoned=lambda: True)


def test_a_request_begins_the_same_game_as_the_start_of_that_seed():
    for seed in range(30):
        game, start = Game(random_request(3, seed)), random_start(3, seed)
        while start.is_chance_node():
            start.draw_chance()
        assert game.position.raw() == start.raw()


def test_all_seats_can_have_the_same_estate():
    assert random_request(4, 3, BurgundyBox(estate="7"))["estates"] == ["7"] * 4


def test_the_rules_replay_a_game_as_it_is_reported():
    request, heard = random_request(2, 9), []

    class Witness(First):
        def follow_game(self, record):
            heard.append(record)

        def leave(self):
            pass

    outcome = play_game(request, [Timed(Witness()), Timed(First())])
    again = Game.from_record(heard[0])
    assert again.is_over
    assert again.position.scores() == list(outcome.points)


def test_elo_is_the_odds_on_a_logarithmic_scale():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1.0) == pytest.approx(-elo(0.0)) and elo(1.0) > 1000


@pytest.mark.parametrize("seats", [3, 4])
def test_an_even_share_is_no_elo_with_more_seats(seats):
    assert elo(1 / seats, seats) == pytest.approx(0)
    assert elo(10 / (9 + seats), seats) == pytest.approx(400)
