"""The deal of a day depends only on the date and the game's name, and never changes."""

import hashlib
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.challenges import (
    FIRST,
    day_of,
    days_until,
    in_a_row,
    is_as_demanded,
    line_up_of_day,
    request_of_day,
)
from burgundy_qt.session.deal_code import deal_code_of, request_from_code
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import SeatPlan

TODAY = date(2026, 11, 23)
CODES = {
    ("burgundy", "2026-01-01"): "BQ2-00J0-03ZS-ZZ9V-M587-Z9ES-GC23-4",
    ("burgundy", "2026-11-23"): "BQ2-00J0-00FR-7X5Y-2FGZ-2NE7-0D3X-V",
    ("burgundy", "2026-11-24"): "BQ2-00G0-00FR-7X8M-VYNS-M7RD-GF69-K",
    ("burgundy", "2028-02-29"): "BQ2-00G0-00ZR-FX86-7FFR-5G3N-G0F6-9",
    ("burgundy-dice", "2026-01-01"): "BQ2-10J3-06XD-MZ2Z-RDAG-W3EA",
    ("burgundy-dice", "2026-11-23"): "BQ2-10J2-1XS6-6SHS-8VKG-GAK5",
    ("burgundy-dice", "2026-11-24"): "BQ2-10M2-0SMW-MHHS-VG70-VJR3",
    ("burgundy-dice", "2028-02-29"): "BQ2-10M1-00BP-B07X-JQEG-GFWE",
    ("tuscany", "2026-01-01"): "BQ2-20M0-SVPC-THRV-M6GN-QZS",
    ("tuscany", "2026-11-23"): "BQ2-20M1-W55V-E0V2-68G7-728",
    ("tuscany", "2026-11-24"): "BQ2-20M9-MX63-PN7B-XVG3-HWY",
    ("tuscany", "2028-02-29"): "BQ2-20M8-AYRP-622S-QKG7-92Z",
    ("carcassonne", "2026-01-01"): "BQ2-30H0-1W00-6EQ1-5BTK-MP83-JSR",
    ("carcassonne", "2026-11-23"): "BQ2-30H0-1W00-VGEY-23ZQ-NM8J-WV5",
    ("carcassonne", "2026-11-24"): "BQ2-30H4-1W00-AH2B-W4A5-7VC2-325",
    ("carcassonne", "2028-02-29"): "BQ2-30H4-1W00-M7BT-VM62-TEGE-QR2",
}
FOUR_HUNDRED_DAYS = {
    "burgundy": "cba72a390a9e872b",
    "burgundy-dice": "5d4c18635a81fa8b",
    "tuscany": "0cbf1483df32451d",
    "carcassonne": "6265ab2ca47bfad1",
}
"""The start of the SHA-256 of the first 400 codes, separated by spaces."""


@pytest.mark.parametrize(("game", "day"), CODES)
def test_the_deal_of_a_day_never_changes(game, day):
    assert deal_code_of(request_of_day(game, date.fromisoformat(day))) == CODES[game, day]


@pytest.mark.parametrize("game", FOUR_HUNDRED_DAYS)
def test_the_deals_of_400_days_never_change_and_each_can_be_played(game):
    days = [FIRST + timedelta(days=number) for number in range(400)]
    requests = [request_of_day(game, day) for day in days]
    codes = [deal_code_of(request) for request in requests]
    assert hashlib.sha256(" ".join(codes).encode()).hexdigest()[:16] == FOUR_HUNDRED_DAYS[game]
    assert [request_from_code(code) for code in codes] == requests
    for request in requests[: len(profile_of(game).challenges)]:
        assert Game(request).seats in (1, 2)


def test_every_game_has_challenges_and_they_are_all_different():
    seeds = {
        request_of_day(game, FIRST + timedelta(days=number))["seed"]
        for game in GAMES
        for number in range(400)
        if profile_of(game).challenges
    }
    assert len(seeds) == 400 * len(FOUR_HUNDRED_DAYS)


@pytest.mark.parametrize("game", FOUR_HUNDRED_DAYS)
def test_only_the_deal_of_a_day_has_that_day(game):
    request = request_of_day(game, TODAY)
    assert day_of(request, TODAY) == TODAY
    assert day_of(request, TODAY + timedelta(days=40)) == TODAY
    assert day_of(request, TODAY - timedelta(days=1)) is None
    assert day_of({**request, "seed": 7}, TODAY) is None
    assert day_of(request_of_day(game, TODAY) | {"seed": None}, TODAY) is None


def test_the_same_seed_with_another_set_up_is_no_challenge():
    request = request_of_day("burgundy-dice", TODAY)
    assert day_of({**request, "sheet": "A" if request["sheet"] != "A" else "B"}, TODAY) is None


def test_a_challenge_is_played_against_knights():
    line_up = line_up_of_day("burgundy", TODAY, SeatPlan("Anna"), "Knight", casual=False)
    assert [plan.level for plan in line_up.seats] == [None, "knight"]
    assert is_as_demanded(line_up)
    person, bot = line_up.seats
    assert not is_as_demanded(replace(line_up, seats=(person, replace(bot, level="page"))))
    assert not is_as_demanded(replace(line_up, seats=(bot, person)))


def test_the_playable_days_end_today_for_any_clock():
    assert days_until(TODAY)[0] == FIRST.toordinal() and days_until(TODAY)[-1] == TODAY.toordinal()
    for odd in (date.min, date(1970, 1, 1)):
        assert list(days_until(odd)) == [odd.toordinal()]
    assert days_until(date.max)[-1] == date.max.toordinal() and len(days_until(date.max)) < 4000


def test_a_streak_of_days_ends_today_or_yesterday():
    played = {TODAY - timedelta(days=back) for back in (1, 2, 4)}
    assert in_a_row(frozenset(played), TODAY) == 2
    assert in_a_row(frozenset(played | {TODAY}), TODAY) == 3
    assert in_a_row(frozenset({TODAY - timedelta(days=2)}), TODAY) == 0
    assert in_a_row(frozenset(), date.min) == 0


def test_the_example_in_the_docs_is_right():
    told = (Path(__file__).parents[2] / "docs" / "challenge.md").read_text("utf-8")
    request = request_of_day("burgundy-dice", TODAY)
    assert f"seed {request['seed']}" in told and deal_code_of(request) in told
    assert (request["players"], request["sheet"]) == (1, "C")
