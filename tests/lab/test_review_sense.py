"""Tests of the campaign of reviews that make sense: its arithmetic, and one short game of each
measure."""

import pytest

from lab import error_rates
from lab import reviewed_twice as campaign
from lab.error_rates import Rated, losses_of, rate_of, rated, turns_of
from lab.game_kinds import KINDS, played_by
from lab.review_sense_page import is_clearly_more, is_falling, page_lines
from lab.reviewed_twice import Blamed, Twice, is_confirmed, lead, loss_of, reviewed_twice


def games(loss, number=40):
    """Return games in which some decisions lost a little more than this, and some a little less."""
    return [Rated(seed, [loss + 0.002, loss - 0.001 * (seed % 3)], 1.0) for seed in range(number)]


def test_a_level_is_rated_by_some_turns_of_its_games():
    game = rated("dice", "page", 3)
    assert game.losses and game.seconds > 0
    assert len(game.losses) < len(turns_of(played_by(KINDS["dice"], ("page",), 3))) / 4


def test_a_level_limited_by_time_decides_the_examined_turns_of_the_level_below(
    monkeypatch,
):
    turns = []
    monkeypatch.setattr(error_rates, "losses_of", lambda *asked: turns.append(asked[-1]) or [])
    below, timed = rated("dice", "baron", 3), rated("dice", "duke", 3)
    assert below.losses == timed.losses == []
    assert [(turn.first, turn.seat) for turn in turns[0]] == [
        (turn.first, turn.seat) for turn in turns[1]
    ]
    for turn in turns[1]:
        here = turn.start.copy()
        for action in turn.actions:
            assert action in here.legal(turn.seat)
            here.act_only(action, turn.seat)
        assert turn.seat not in here.waiting_seats() or here.is_chance_node()


def test_decisions_of_one_game_are_one_cluster():
    once = [Rated(seed, [0.1 * (seed % 2)], 0.0) for seed in range(100)]
    often = [Rated(seed, [0.1 * (seed % 2)] * 9, 0.0) for seed in range(100)]
    assert rate_of(once).mean == pytest.approx(0.05) == rate_of(often).mean
    assert rate_of(once).error == pytest.approx(0.005) == rate_of(often).error


def test_rates_that_do_not_fall_are_reported():
    rates = {"page": games(0.05), "squire": games(0.03), "steward": games(0.03)}
    page = "\n".join(page_lines({"dice": rates}, {}, {}))
    assert "**Not so in: Dice Game, 2 seats.**" in page
    assert page.count("| yes |") == 1 and page.count("| no |") == 1
    falling = {name: rate_of(games(loss)) for name, loss in (("page", 0.05), ("squire", 0.03))}
    assert is_falling(falling) and is_clearly_more(falling["page"], falling["squire"])


def test_blame_is_a_share_of_the_weaker_players_blame():
    duel = Blamed(
        1, {"duke": [0.01, 0.0], "steward": [0.1, 0.0]}, {"duke": [0.01], "steward": [0.1]}, 1.0
    )
    page = "\n".join(page_lines({}, {"dice": [duel]}, {}))
    assert "| 0.50 | 5.00 | 0.10 |\n" in page


def test_equal_worst_turns_and_confirmed_blunders_are_shares_of_all():
    twice = [Twice(1, 5, 2, 2, 1.0), Twice(2, 3, 2, 1, 1.0)]
    assert page_lines({}, {}, {"dice": twice})[-1].endswith("| 2 | 80% | 4 | 75% |")


@pytest.fixture
def quickly(monkeypatch):
    """Examine turns, and play them out, with less effort than the campaign."""
    monkeypatch.setattr(
        campaign, "losses_of", lambda game, _, *asked: losses_of(game, "quick", *asked)
    )
    monkeypatch.setattr(campaign, "PLAYED_OUT", 100)


def test_another_seed_finds_most_of_the_same_turns(quickly):
    found = reviewed_twice("dice", 6)
    assert found.same >= 3 and 1 <= found.confirmed <= found.blunders


def test_a_blunder_loses_games_and_the_best_turn_does_not(quickly):
    game = played_by(KINDS["dice"], ("page",), 5)
    found = losses_of(game, "quick", 5, turns_of(game)[2:])
    turn, loss = max(found, key=lambda one: loss_of(*one))
    assert is_confirmed(turn, loss, 3)
    assert not is_confirmed(
        turn.__class__(turn.first, turn.last, turn.seat, turn.start, loss.better), loss, 3
    )


def test_a_lead_is_counted_against_the_best_of_the_others():
    assert [lead([9, 7, 3], seat) for seat in range(3)] == [2, -2, -6]
