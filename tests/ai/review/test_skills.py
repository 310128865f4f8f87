"""How well a seat has played."""

import pytest

from burgundy_qt.ai.parts import strength_parts
from burgundy_qt.ai.review import skills
from burgundy_qt.ai.review.findings import Measured, ReviewedTurn, Worth
from burgundy_qt.ai.review.skills import elo_of, rates, skill
from burgundy_qt.rules.registry import GAMES

KNOWN = {"page": (0.06, 1000), "knight": (0.02, 1400), "duke": (0.005, 1700)}


def a_turn(loss: float, seat: int = 0, is_choice: bool = True) -> ReviewedTurn:
    swing = Measured((-loss, loss), (0.0, 0.0), (0.01, 0.01), (0.0, 0.0))
    worth = Worth((0.5, 0.5), (100.0, 100.0))
    return ReviewedTurn(0, 1, seat, None, worth, is_choice, swing, swing, 0, (), None)


def test_decisions_without_a_choice_and_those_of_others_are_left_out():
    turns = [a_turn(0.04), a_turn(0.0), a_turn(0.5, seat=1), a_turn(0.3, is_choice=False)]
    told = skill(0, turns, "burgundy", 99)
    assert (told.decisions, told.rate, told.error) == (2, 0.02, pytest.approx(0.02))
    assert told.elo is None and told.level is None


def test_who_never_had_a_choice_has_no_rate():
    assert skill(1, [a_turn(0.1)], "burgundy", 2).decisions == 0


@pytest.mark.parametrize(("rate", "elo"), [(0.06, 1000), (0.02, 1400), (0.005, 1700)])
def test_who_loses_as_much_as_a_level_plays_like_it(rate, elo):
    assert elo_of(rate, KNOWN) == pytest.approx(elo)


def test_between_two_levels_and_beyond_the_last_ones():
    assert 1400 < elo_of(0.01, KNOWN) < 1700
    assert elo_of(0.01, KNOWN) == pytest.approx(1550)  # the middle by ratio
    assert elo_of(0.3, KNOWN) == 1000
    assert elo_of(-0.01, KNOWN) == 1700


@pytest.mark.parametrize("rate", [0.001, 0.2])
def test_beyond_all_levels_nobody_knows_how_far(monkeypatch, rate):
    monkeypatch.setattr(skills, "rates", lambda game, table: KNOWN)
    told = skill(0, [a_turn(rate), a_turn(rate)], "burgundy", 2)
    assert told.level in ("page", "duke")
    assert told.elo_error is None


def test_the_level_is_the_nearest_one_and_its_error_follows_from_that_of_the_rate(monkeypatch):
    monkeypatch.setattr(skills, "rates", lambda game, table: KNOWN)
    turns = [a_turn(0.04), a_turn(0.01), a_turn(0.02), a_turn(0.01)]
    told = skill(0, turns, "burgundy", 2)
    assert told.level == "knight"
    assert told.elo == round(elo_of(0.02, KNOWN)) == 1400
    assert told.elo_error > 50


@pytest.mark.parametrize("game", GAMES)
def test_stronger_levels_were_measured_to_lose_less(game):
    tables = strength_parts(game).error_rates
    assert 2 in tables
    for table in tables:
        known = list(rates(game, table).values())
        assert len(known) >= 4
        assert known == sorted(known, key=lambda one: (-one[0], one[1]))
        assert len({rate for rate, _ in known}) == len({elo for _, elo in known}) == len(known)
