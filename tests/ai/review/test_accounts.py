"""Tests of accounts: luck and play in a single game, in made-up turns and in real ones."""

import math
import random

import pytest

from burgundy_qt.ai.game_bots import CERTAIN, Doubt, bots_of
from burgundy_qt.ai.review.luck import TRIED, Expectations, account, bounded
from burgundy_qt.ai.review.review_result import (
    QUICK,
    ExpectedResult,
    Luck,
    Measured,
    ReviewedTurn,
)
from burgundy_qt.ai.review.reviewer import PlayedChance, Reviewer, played
from burgundy_qt.ai.turn_search.beam import same_position
from tests.ai.review.reviewed_games import a_game

PARTS = "luck", "own", "others", "remainder"
NOTHING = Measured((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
EVEN = ExpectedResult((0.5, 0.5), (50.0, 50.0))
LOST = ExpectedResult((0.0, 1.0), (40.0, 60.0))


def gained(*win, error=0.01):
    """Return a change of both players' chances, without points."""
    return Measured(win, (0.0, 0.0), (error, error), (0.0, 0.0))


def a_turn(seat, play, swing=NOTHING):
    return ReviewedTurn(0, 1, seat, None, EVEN, True, play, swing, 0, (), None)


def swings(number, seed):
    """Return `number` turns and rolls that carry the chance far up and down."""
    chance = random.Random(seed)
    steps = [chance.gauss(0, 0.3) for _ in range(2 * number)]
    turns = [a_turn(at % 2, gained(step, -step)) for at, step in enumerate(steps[:number])]
    return turns, [Luck(at, gained(step, -step)) for at, step in enumerate(steps[number:])]


def both(turns, lucks, doubt=CERTAIN, start=EVEN, result=LOST):
    return [account(seat, start, result, turns, lucks, doubt) for seat in (0, 1)]


@pytest.mark.parametrize("seed", range(6))
def test_no_part_of_an_account_is_more_than_a_whole_win_and_all_add_up(seed):
    for one in both(*swings(30, seed)):
        told = [getattr(one, part)[0] for part in PARTS]
        assert all(-1 <= share <= 1 for share in told)
        assert one.start[0] + math.fsum(told) == pytest.approx(one.result[0])


@pytest.mark.parametrize("seed", range(6))
def test_one_of_two_players_loses_what_the_other_gains_by_luck_or_play(seed):
    mine, yours = both(*swings(30, seed), Doubt(0.3, 0.3))
    assert mine.start[0] + yours.start[0] == pytest.approx(1)
    assert mine.luck[0] == pytest.approx(-yours.luck[0])
    assert mine.own[0] == pytest.approx(-yours.others[0])
    assert mine.others[0] == pytest.approx(-yours.own[0])
    assert mine.remainder[0] == pytest.approx(-yours.remainder[0])
    assert mine.error == yours.error


def test_a_gain_is_limited_by_the_remaining_chance():
    one, _ = both([a_turn(0, gained(1.22, -1.22)), a_turn(1, gained(-0.1, 0.1))], [])
    assert 0 < one.own[0] < 0.5 and -0.9 < one.remainder[0] < -0.5


def test_changes_within_the_limits_are_reported_unchanged():
    assert bounded(0.5, [0.2, -0.3, 0.1]) == pytest.approx([0.2, -0.3, 0.1])
    assert bounded(0.5, [0.8, -0.3]) == pytest.approx([0.65, -0.15])


def test_different_views_of_two_players_are_averaged():
    luck, ended = [Luck(0, gained(0.3, -0.1))], ExpectedResult((0.8, 0.3), (50.0, 50.0))
    mine, yours = both([], luck, start=ExpectedResult((0.5, 0.3), (50.0, 50.0)), result=ended)
    assert mine.start[0] == pytest.approx(0.6) and yours.start[0] == pytest.approx(0.4)
    assert mine.luck[0] == pytest.approx(0.2) and yours.luck[0] == pytest.approx(-0.2)


def test_the_error_bar_grows_with_luck_as_far_as_the_yardstick_is_in_doubt():
    lucks = [Luck(0, gained(0.3, -0.3, error=0.02)), Luck(1, gained(-0.4, 0.4, error=0.02))]
    certain, _ = both([], lucks)
    doubtful, _ = both([], lucks, Doubt(0.5, 0.0))
    assert certain.error[0] == pytest.approx(TRIED * 0.02 * math.sqrt(2))
    assert doubtful.error[0] == pytest.approx(math.hypot(certain.error[0], 0.25))


def test_both_players_can_agree_on_the_account_of_a_real_game():
    """tests/lab/test_review_adds_up.py tests whole games of the other kinds."""
    played = a_game("tuscany")
    reviewer = Reviewer(played, "quick", first=max(0, played.revision - 40))
    mine, yours = reviewer.review_of(list(reviewer.review())).accounts
    assert mine.result[0] + yours.result[0] == 1
    for part, of_other in zip(PARTS, ("luck", "others", "own", "remainder"), strict=True):
        assert -1 <= getattr(mine, part)[0] <= 1
        assert getattr(mine, part)[0] == pytest.approx(-getattr(yours, of_other)[0])


def test_a_solo_account_is_in_less_doubt_about_the_win():
    bots = bots_of("burgundy")
    assert bots.doubt_at(1).win < bots.doubt_at(2).win == bots.doubt.win


def test_the_turn_after_chance_reuses_the_games_of_its_luck(monkeypatch):
    whole = a_game("carcassonne")
    alone, shared = (Expectations(whole.position_at(0)[0], QUICK) for _ in range(2))
    parts = played(whole, alone.knows)
    drawn = next(at for at, one in enumerate(parts) if at > 20 and isinstance(one, PlayedChance))
    chance, turn = parts[drawn : drawn + 2]
    end = whole.position_at(turn.last)[0]
    expected = alone.turn(turn.start, end, 3)
    shared.luck(chance.before, chance.after, 3)
    begun = []

    def noted(position, *more, tell=shared.tried):
        begun.append(position)
        return tell(position, *more)

    monkeypatch.setattr(shared, "tried", noted)
    assert shared.turn(turn.start, end, 3) == expected
    assert len(begun) == QUICK.expected and all(same_position(one, end) for one in begun)
