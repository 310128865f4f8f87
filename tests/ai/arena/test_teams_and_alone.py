"""Tests of matches in the team game, with pairs against pairs, and in the solo game, with two
players side by side."""

from functools import partial

from burgundy_qt.ai.arena.match_report import in_numbers, in_words
from burgundy_qt.ai.arena.matches import Match, Outcome, further, play_pair
from burgundy_qt.ai.arena.players import GreedyPlayer, RandomPlayer, player_from_text
from burgundy_qt.ai.arena.round_robin import RoundRobin
from burgundy_qt.ai.games.burgundy.burgundy_bots import BurgundyBox
from tests.ai.arena.results import untimed

IN_TEAMS, ALONE = BurgundyBox("2019", ("team",)), BurgundyBox("2019", ("solo", "white-castles"))


def test_in_teams_each_plays_for_both_sides():
    first = partial(player_from_text, "greedy")
    pair = play_pair(first, first, 4, 3, IN_TEAMS)
    assert (pair.games, pair.wins + play_pair(first, first, 4, 3, IN_TEAMS).wins) == (
        2,
        2 * pair.wins,
    )
    match = Match(
        tuple(play_pair(GreedyPlayer, RandomPlayer, 4, seed, IN_TEAMS) for seed in range(3))
    )
    assert match.score > 0.9
    assert (
        sum(match.sources[0].values()) == match.points[0]
        or abs(sum(match.sources[0].values()) - match.points[0]) < 1e-6
    )
    told = in_numbers(("a", "b"), match, 4, IN_TEAMS)
    assert told["seats"] == 4 and "won_a" not in told
    assert "teams" in in_words(("a", "b"), match, 4, IN_TEAMS)


def test_in_solo_matches_the_player_who_gets_further_wins():
    pair = play_pair(GreedyPlayer, RandomPlayer, 1, 5, ALONE)
    assert (
        pair.wins == 2 and pair.a.points > pair.b.points and pair.a.won == 0 and pair.a.rounds == 25
    )
    assert untimed(pair) == untimed(play_pair(GreedyPlayer, RandomPlayer, 1, 5, ALONE))
    told = in_numbers(("a", "b"), Match((pair,)), 1, ALONE)
    assert (told["seats"], told["won_a"], told["rounds_a"]) == (1, 0, 25)
    words = in_words(("a", "b"), Match((pair,)), 1, ALONE)
    assert "spaces covered" in words and "games won" in words and "regions completed" not in words


def test_the_same_spaces_in_fewer_rounds_are_further():
    def came(cells, rounds):
        return Outcome([cells == 37], [cells], {}, rounds)

    assert further(came(37, 22), came(37, 24)) == 1
    assert further(came(36, 25), came(37, 25)) == 0
    assert further(came(30, 25), came(30, 25)) == 0.5


def test_a_meeting_refuses_an_impossible_number_of_seats():
    RoundRobin(("greedy", "random"), 1, 1, box=ALONE).check()
    for seats, box in ((2, ALONE), (2, IN_TEAMS), (1, BurgundyBox())):
        try:
            RoundRobin(("greedy", "random"), seats, 1, box=box).check()
        except ValueError as error:
            assert f"seats is {seats}" in str(error)
        else:
            raise AssertionError
