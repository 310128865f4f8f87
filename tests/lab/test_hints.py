"""Tests of the campaign of hints: wrong figures are found, and a slice of it runs for every
game."""

import random

import pytest

from burgundy_qt.ai.game_bots import Moment
from burgundy_qt.ai.networks.calibration import Calibration, calibration_by, calibration_in
from lab.fitting import crosswise, fitted_hints, fitted_looks
from lab.hint_page import FRESH, page_lines
from lab.hint_samples import Hint, HintedGame, Look, compared_search, hinted_game
from lab.hints import as_shown
from lab.told_and_came import hint_faults, unfitted

STAGES, SEATS = 3, 3


def made_up(seed, timid=1.4, proud=1.2, high=1.25):
    """Return a game whose hints are too timid by a power, overrate the seat that asks, and promise
    too many points."""
    chance, hints, looks = random.Random(seed), [], []
    for stage in range(STAGES):
        weights = [chance.random() ** 3 + 0.001 for _ in range(SEATS)]
        known = [weight / sum(weights) for weight in weights]
        ends = chance.choices(range(SEATS), known, k=4)
        shares = [ends.count(seat) / 4 for seat in range(SEATS)]
        seen = Calibration(1 / timid, proud).chances(known, 0)
        coming = [40.0 - 10 * stage, 30.0, 20.0]
        hints.append(
            Hint(
                stage,
                0,
                [10 * stage] * SEATS,
                list(seen),
                [10 * stage + high * one for one in coming],
                [one / 1.05 for one in coming],
                0.5,
                shares,
                [10 * stage + one for one in coming],
            )
        )
        looks.append(Look(stage, [0], list(seen)))
    winner = chance.choices(range(SEATS), known)[0]
    won = [float(seat == winner) for seat in range(SEATS)]
    return HintedGame(seed, "tuscany", SEATS, "win", "2020", hints, looks[-1:], won, 0.0)


@pytest.fixture(scope="module")
def games():
    return [made_up(seed) for seed in range(1500)]


def test_the_fit_finds_the_figures_of_made_up_hints(games):
    figures = fitted_hints(games)
    assert figures["power"] == pytest.approx([1.4] * STAGES, abs=0.12)
    assert figures["own"] == pytest.approx([1 / 1.2**1.4] * STAGES, abs=0.12)
    factors = figures["points"]["2020"]
    assert factors["judged"] == factors["judged others"] == pytest.approx([0.8] * STAGES)
    assert factors["played"] == pytest.approx([1.1] * STAGES, abs=0.002)
    looks = fitted_looks(games)
    assert looks["power"][-1] == pytest.approx(1.4, abs=0.2)


def test_hints_that_promise_too_much_are_a_fault_until_they_are_fitted(games):
    held = crosswise(games)
    assert [one.game.seed for one in held] == [*range(0, 1500, 2), *range(1, 1500, 2)]
    assert "own points (judged)" in hint_faults(unfitted(held)) and hint_faults(held) == []
    page = "\n".join(page_lines("tuscany", {3: held}, {}))
    assert "Nothing is further off" in page and "1,500 games with 4,500 hints" in page


def test_games_that_no_fit_has_seen_use_the_shipped_figures():
    [told] = as_shown("tuscany", 3, "win", [made_up(1)])
    shipped = calibration_in("tuscany", 3)
    assert told.figures == {shown: shipped[shown]["win"] for shown in ("hint", "live")}
    assert told.game.looks
    page = "\n".join(page_lines("tuscany", {3: [told]}, {}, FRESH))
    assert "no fit has seen them" in page and "fitted on the other half" not in page


def test_looks_without_a_search_are_left_out_if_people_see_none():
    [told] = as_shown("burgundy", "team", "win", [made_up(1)])
    assert told.figures == {"hint": calibration_in("burgundy", "team")["win"]}
    assert not told.game.looks and told.game.hints


def test_spaces_that_were_covered_before_are_not_counted_twice():
    told = hinted_game("burgundy", 1, 5)
    for hint in told.hints:
        assert hint.standing[0] <= hint.standing[0] + hint.played[0] <= 37 and hint.part == 0


def test_the_points_of_others_can_have_other_factors():
    factors = {"judged": [0.9], "played": [1.0], "judged others": [0.7], "played others": [1.1]}
    measured = {"power": [1.0], "own": [1.0], "points": {"base": factors}}
    told = calibration_by(measured, Moment("base", 0, 2))
    assert told.points(30.0, 20.0) == 29.0 and told.points(30.0, 20.0, is_own=False) == 27.0
    assert (told.played, told.played_others) == (1.0, 1.1)


@pytest.mark.parametrize(
    ("game", "table"), [("burgundy", 2), ("burgundy-dice", 3), ("tuscany", 2), ("carcassonne", 3)]
)
def test_a_game_has_its_hints_and_their_results(game, table):
    told = hinted_game(game, table, 5)
    assert [hint.stage for hint in told.hints] == sorted(hint.stage for hint in told.hints)
    for hint in told.hints:
        assert sum(hint.win) == pytest.approx(1, abs=0.01) == sum(hint.shares)
        assert all(end >= 0 for end in hint.ends) and 0 <= hint.part < 1
    assert all(sum(look.win) == pytest.approx(1, abs=0.01) for look in told.looks)
    assert fitted_hints([told])["points"].keys() == {told.kind}
    if game == "tuscany":
        [first, _] = compared_search(game, table, 5).chances
        assert first[0] == pytest.approx(first[1], abs=0.2)
