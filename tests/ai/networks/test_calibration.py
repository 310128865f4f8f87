"""Tests of the calibration of a network's values: shown chances and points are corrected where they
were measured, and no decision changes."""

import pytest

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.comparison import UNMEASURED, sentences
from burgundy_qt.ai.game_bots import tables_of
from burgundy_qt.ai.games.burgundy.burgundy_bots import ROUNDS, moment_at, round_of
from burgundy_qt.ai.networks import calibration
from burgundy_qt.ai.networks.calibration import (
    AS_IT_IS,
    Calibration,
    calibration_at,
    calibration_for,
    calibration_in,
    expected_win_shares,
    factor_after_turn,
    figures_in,
)
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.ai.networks.network import Evaluator
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.registry import GAMES
from tests.ai.small_networks import positions

EDITIONS = "2011", "2019"


@pytest.fixture
def unmeasured(monkeypatch):
    """Show values without calibration."""
    return lambda: monkeypatch.setattr(calibration, "calibration_in", lambda *table: {})


@pytest.mark.parametrize("power", [0.8, 1.0, 1.25])
@pytest.mark.parametrize("own", [0.9, 1.0, 1.1])
@pytest.mark.parametrize(
    "shares", [(0.2, 0.5, 0.3), (1.0, 0.0, 0.0), (0.5, 0.5, 0.0), (0.94, 0.01, 0.05)]
)
def test_calibrated_chances_add_up_to_one_keep_their_order_and_leave_certainty(power, own, shares):
    mended = Calibration(power, own).chances(shares)
    seen = Calibration(power, own).chances(shares, viewer=0)
    assert sum(mended) == pytest.approx(1) == sum(seen)
    assert [seen[0] > mended[0], seen[0] < mended[0]] == (
        [own > 1, own < 1] if 0 < shares[0] < 1 else [False, False]
    )
    assert sorted(range(3), key=mended.__getitem__) == sorted(range(3), key=shares.__getitem__)
    assert all(
        after == before for before, after in zip(shares, mended, strict=True) if before in (0, 1)
    )


def test_chances_stay_if_every_seat_expects_to_lose():
    assert Calibration(1.2, 1.1).chances((0.0, 0.0)) == (0.0, 0.0)


def test_a_power_above_one_makes_timid_chances_bolder():
    assert (
        Calibration(1.25).chances((0.2, 0.5, 0.3))[1]
        > 0.5
        > Calibration(0.8).chances((0.2, 0.5, 0.3))[1]
    )


def test_the_chance_of_another_choice_gets_the_same_calibration():
    shares = 0.5, 0.3, 0.2
    mended = Calibration(1.3, 1.1)
    assert mended.chance(0.5, 0, shares) == pytest.approx(mended.chances(shares, 0)[0])
    assert mended.chance(0.2, 2, shares) == pytest.approx(mended.chances(shares, 2)[2])
    rising = [mended.chance(share / 50, 0, shares) for share in range(51)]
    assert rising == sorted(rising) and (rising[0], rising[-1]) == (0, 1)
    assert mended.chance(0.4, 0, (1.0, 0.0, 0.0)) < 0.4


def test_points_already_scored_stay():
    assert Calibration(judged=1.05).points(180, standing=80) == pytest.approx(185)
    assert Calibration(judged=1.05).points(80, standing=80) == 80


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_shipped_network_without_teams_was_measured(seats, edition):
    told = [
        calibration_at("burgundy", seats, "win", moment_at(edition, number))
        for number in range(ROUNDS)
    ]
    assert all(0.9 < one.power < 1.5 for one in told)
    assert all(1 <= one.judged < 1.1 and 1 <= one.played < 1.15 for one in told)
    assert told[0] != AS_IT_IS and told[-1].judged == told[-1].played == 1


def test_the_round_of_a_position_selects_the_calibration():
    for position in positions(2, 31, 25):
        features, _ = default_network_for(position)
        number = round_of(position)
        assert calibration_for(position, "win") == calibration_at(
            "burgundy", 2, "win", moment_at("2011", number)
        )
        assert (number == ROUNDS - 1) == features.no_chance_left(position)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("level", ["steward", "knight", "duke"])
def test_calibration_changes_no_decision(level, seats, unmeasured):
    some = [position.copy() for position in positions(seats, 11, 3)]
    limit = 40 if level == "duke" else None

    def thoughts():
        return [
            Thinker(level, seed=4).think(one, one.waiting_seats()[0], simulations=limit)
            for one in some
        ]

    mended = thoughts()
    unmeasured()
    for told, plain in zip(mended, thoughts(), strict=True):
        assert told.action == plain.action
        assert [one.action for one in told.candidates] == [one.action for one in plain.candidates]
        assert sum(told.win) == pytest.approx(1) == sum(plain.win)
        assert told.points != plain.points and all(one >= 0 for one in told.points)


def test_points_of_games_to_the_end_and_their_sources_get_their_factor(unmeasured):
    position = next(iter(positions(2, 12, 1)))
    seat, factor = position.waiting_seats()[0], factor_after_turn(position, "win")
    assert 1 < factor < calibration_for(position, "win", "hint").played
    mended = Analyst().analyse(position, seat, simulations=50)
    unmeasured()
    plain = Analyst().analyse(position, seat, simulations=50)
    had = position.scores()[seat]
    assert mended.points[seat] == pytest.approx(had + factor * (plain.points[seat] - had), abs=1)
    assert mended.options[0].error == pytest.approx(factor * plain.options[0].error)
    assert mended.points[seat] == round(sum(mended.sources[seat].values()), 1)
    assert mended.explanation.own.error == pytest.approx(factor * plain.explanation.own.error)


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_network_was_compared_with_results(game):
    for table in tables_of(game):
        known = calibration_in(game, table)
        sections = known, known.get("hint", {}), known.get("review", {})
        assert any("win" in section for section in sections), table


def test_hints_that_stay_too_far_off_are_used_only_in_reviews():
    at = "carcassonne", 5, "win"
    assert figures_in(*at, "hint") is None and figures_in(*at, "review") is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_the_expected_winner_is_the_average_view_of_all_seats(seats, unmeasured, monkeypatch):
    position = next(iter(positions(seats, 13, 1)))
    evaluator = Evaluator(*default_network_for(position))
    views = [evaluator.evaluation(position, viewer)[0] for viewer in range(seats)]
    seen = [sum(own) / seats for own in zip(*views, strict=True)]
    figures = {"power": [1.3] * 5, "own": [0.9] * 5}
    monkeypatch.setattr(calibration, "calibration_in", lambda *at: {"live": {"win": figures}})
    told = Calibration(1.3, 0.9).chances_of(seen, position.waiting_seats())
    assert expected_win_shares(position) == pytest.approx(told) and max(told) > max(seen)
    unmeasured()
    assert expected_win_shares(position) == ()


def test_people_see_no_chance_that_was_not_compared_with_results(unmeasured):
    position = next(iter(positions(2, 12, 1)))
    seat = position.waiting_seats()[0]
    assert Analyst().analyse(position, seat, simulations=50).is_measured
    unmeasured()
    analysis = Analyst().analyse(position, seat, simulations=50)
    assert not analysis.is_measured
    assert [*sentences(analysis, str)] == [UNMEASURED]


def test_an_unmeasured_moment_uses_the_calibration_of_the_chance_before_it(monkeypatch):
    before, after = ({"power": [power], "own": [1.0]} for power in (1.1, 1.3))
    known = {"win": before, "hint": {"points": after}}
    monkeypatch.setattr(calibration, "calibration_in", lambda *at: known)
    assert figures_in("tuscany", 2, "win", "hint") is before
    assert figures_in("tuscany", 2, "points", "hint") is after
    assert figures_in("tuscany", 2, "points", "review") is after
    assert figures_in("tuscany", 2, "points", "live") is None


def test_the_points_of_a_planned_turn_need_no_calibration():
    for position in positions(2, 31, 25):
        left = ROUNDS - round_of(position)
        played = calibration_for(position, "win", "hint").played
        assert left * (factor_after_turn(position, "win") - 1) == pytest.approx(
            (left - 1) * (played - 1)
        )
