"""Matches: fair by their set-up, honest in their intervals."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from burgundy_qt.ai.matches import Match, Pair, play_match, play_pair
from burgundy_qt.ai.players import RandomPlayer, player


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
