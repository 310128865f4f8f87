"""Matches: fair by their set-up, honest in their intervals."""

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from burgundy_qt.ai.arena.matches import Match, Pair, elo, play_match, play_pair
from burgundy_qt.ai.arena.meet import main
from burgundy_qt.ai.arena.players import RandomPlayer, player


class First:
    """Always the first legal action."""

    def choose(self, position, seat):
        return position.legal(seat)[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_identical_players_come_out_exactly_even(seats):
    pairs = [play_pair(lambda _: First(), lambda _: First(), seats, seed) for seed in range(10)]
    assert Match(tuple(pairs)).score == pytest.approx(1 / seats)
    assert Match(tuple(pairs)).points[0] == pytest.approx(Match(tuple(pairs)).points[1])


def test_the_stronger_one_wins_and_the_same_seed_plays_the_same():
    with ThreadPoolExecutor(2) as executor:
        matches = [play_match(lambda seed: player("uct:100", seed), RandomPlayer, 2, 6, executor) for _ in range(2)]
    assert matches[0].score == matches[1].score > 0.8
    assert matches[0].points[0] > matches[0].points[1] + 5
    assert matches[0].ms_per_decision > 0


def test_the_interval_narrows_with_more_pairs():
    def match(number):
        return Match(tuple(Pair(at % 3, 2, 0, 0, 0, 1) for at in range(number)))

    assert match(3).score == match(300).score == 0.5
    assert match(3).margin > 9 * match(300).margin
    assert Match((Pair(2, 2, 1, 1, 1, 1),)).margin == 1.0


@pytest.mark.parametrize("text", ["", "uct", "uct:", "raw:3", "grandmaster"])
def test_an_unknown_player_is_refused_and_the_known_ones_are_named(text):
    with pytest.raises(ValueError, match=r"there is no player .* raw, beam"):
        player(text)


def test_a_match_is_told_in_one_line(capsys):
    assert main(["uct:20", "random", "--pairs", "2", "--threads", "2"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["a"], told["b"], told["seats"], told["pairs"]) == ("uct:20", "random", 2, 2)
    assert 0 <= told["score_a"][0] <= told["score_a"][1] <= told["score_a"][2] <= 1
    assert told["elo"][0] <= told["elo"][1] <= told["elo"][2]
    assert main(["grandmaster", "random"]) == 2
    assert "there is no player" in capsys.readouterr().err


def test_elo_is_the_odds_on_a_logarithmic_scale():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(1.0) == pytest.approx(-elo(0.0)) and elo(1.0) > 1000
