"""How well a seat has played."""

import pytest

from burgundy_qt.ai.review import accuracy
from burgundy_qt.ai.review.accuracy import accuracy_of, bounded, elo_of, elos_of, falling
from burgundy_qt.ai.review.review_result import ExpectedResult, Measured, ReviewedTurn
from burgundy_qt.ai.strengths import LeadLost, strengths_in
from burgundy_qt.rules.registry import GAMES

MARGIN = 10.0
KNOWN = [(0.06, 1000.0), (0.02, 1400.0), (0.005, 1700.0)]
LEVELS = LeadLost({"page": 0.06, "knight": 0.02, "duke": 0.0}, 1.5, 4)
"""What they might lose; their Elo is Tuscany's."""


def a_turn(
    loss: float, points: float = 0.0, seat: int = 0, is_choice: bool = True, others: float = 0.0
) -> ReviewedTurn:
    swing = Measured((-loss, loss), (-points, others), (0.01, 0.01), (0.0, 0.0))
    worth = ExpectedResult((0.5, 0.5), (100.0, 100.0))
    return ReviewedTurn(0, 1, seat, None, worth, is_choice, swing, swing, 0, (), None)


@pytest.fixture
def measured(monkeypatch):
    monkeypatch.setattr(accuracy, "lead_lost_in", lambda game, table: LEVELS)


def skill_by(points: list[float], win: float = 0.0):
    return accuracy_of(0, [a_turn(win, one) for one in points], "tuscany", 2, MARGIN)


def test_decisions_without_a_choice_and_those_of_others_are_left_out():
    turns = [a_turn(0.04), a_turn(0.0), a_turn(0.5, seat=1), a_turn(0.3, is_choice=False)]
    told = accuracy_of(0, turns, "burgundy", 99, MARGIN)
    assert (told.decisions, told.rate, told.error) == (2, 0.02, pytest.approx(0.02))
    assert told.elo is None and told.level is None


def test_who_never_had_a_choice_has_no_rate():
    assert accuracy_of(1, [a_turn(0.1)], "burgundy", 2, MARGIN).decisions == 0


@pytest.mark.parametrize(("rate", "elo"), [(0.06, 1000), (0.02, 1400), (0.005, 1700)])
def test_who_loses_as_much_as_a_level_plays_like_it(rate, elo):
    assert elo_of(rate, KNOWN) == pytest.approx(elo)


def test_between_two_levels_and_a_bit_beyond_the_last_ones_the_lines_go_on():
    assert elo_of(0.04, KNOWN) == pytest.approx(1200)
    assert elo_of(0.065, KNOWN) == pytest.approx(950)
    assert elo_of(0.3, KNOWN) == 850
    assert elo_of(-0.01, KNOWN) == 1800


def test_levels_that_lose_alike_are_taken_together():
    known = falling([(0.06, 1000), (0.03, 1100), (0.03, 1200), (0.0, 1500)])
    assert known == [(0.06, 1000), (0.03, 1150), (0.0, 1500)]


def test_the_level_does_not_change_when_the_same_turns_are_played_in_a_decided_game(measured):
    lost = [0.0, 0.5, 0.0, 1.5, 0.0, 0.2]
    open_game, decided = (skill_by(lost, win) for win in (0.08, 0.0))
    assert (open_game.rate, decided.rate) == (pytest.approx(0.08), 0.0)
    assert (decided.level, decided.elo, decided.elo_error) == (
        *(open_game.level, open_game.elo, open_game.elo_error),
    )
    assert decided.level == "knight"


def test_who_gives_points_away_in_a_lost_game_is_no_duke(measured):
    told = skill_by([4.0, 0.0, 6.0, 2.0] * 5)
    assert told.rate == 0.0 and told.level == "page"


def test_what_others_win_by_a_turn_counts_as_what_is_lost(measured):
    own = accuracy_of(0, [a_turn(0.0, 1.0)] * 4, "tuscany", 2, MARGIN)
    given = accuracy_of(0, [a_turn(0.0, 0.0, others=1.0)] * 4, "tuscany", 2, MARGIN)
    assert own.lead == pytest.approx(given.lead) and own.elo == given.elo


def test_one_giant_blunder_does_not_decide():
    assert bounded(40.0, MARGIN) == pytest.approx(0.3, abs=1e-6)
    assert bounded(-40.0, MARGIN) == pytest.approx(-0.3, abs=1e-6)
    assert bounded(0.1, MARGIN) == pytest.approx(0.01, abs=1e-4)


def test_nothing_is_named_with_too_few_decisions(measured):
    assert skill_by([0.2] * 3).level is None
    assert skill_by([0.2] * 4).level == "knight"


@pytest.mark.parametrize(("lost", "level"), [(5.0, "page"), (-2.0, "duke")])
def test_beyond_all_levels_nobody_knows_how_far(measured, lost, level):
    told = skill_by([lost] * 4)
    assert (told.level, told.elo_error) == (level, None)


def test_the_error_of_the_elo_is_that_of_the_decisions_and_more(measured):
    told = skill_by([0.4, 0.0, 0.4, 0.0])
    spread = told.lead_error / MARGIN * LEVELS.spread
    known = [(LEVELS.rates[name], elo) for name, elo in elos_of(LEVELS, "tuscany").items()]
    low, high = (elo_of(told.lead / MARGIN + by * spread, known) for by in (1, -1))
    assert told.elo_error == round((high - low) / 2) > 0


@pytest.mark.parametrize("game", GAMES)
def test_what_levels_were_measured_to_lose_falls_from_the_weakest_to_the_strongest(game):
    for measured in strengths_in(game).lead_lost.values():
        elos = elos_of(measured, game)
        assert list(elos) == list(measured.rates) and len(elos) >= 4
        rates = [measured.rates[name] for name in elos]
        assert rates == sorted(set(rates), reverse=True)
        assert measured.spread >= 1 and measured.decisions > 1
