"""Tests that predicted gains are those that happen."""

import random
from itertools import islice

import pytest

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.burgundy.components import COMPONENTS, NAMES
from burgundy_qt.rules.game import Game

REGION_POINTS = COMPONENTS["region_points"]


def moments(seed, **asked):
    """Yield each decision of a random game: the game, its predictions, and the events that
    follow."""
    luck = random.Random(seed)
    game = Game({"players": 2 + seed % 3, "seed": seed, **asked})
    while not game.is_over:
        told, gains, legal = game.scoring_potential(), game.gains(), game.legal()
        at = luck.randrange(len(gains))
        yield game, told, legal["seat"], gains[at], game.apply(legal["actions"][at])


def of_seat(seat, events, *kinds):
    """Return the seat's events of these kinds: "bonus", or the reasons for points."""
    return [
        e
        for e in events
        if e.get("seat") == seat and (e["event"] in kinds or str(e.get("for")) in kinds)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_every_action_scores_the_predicted_points_at_once(seed):
    scored = 0
    for _game, _told, seat, gain, events in moments(seed):
        at_once = [event for event in events if "points" in event and event.get("seat") == seat]
        assert gain == at_once[: len(gain)]
        assert gain or not of_seat(seat, events, "animals", "region", "sale", "watchtower", "bonus")
        scored += len(gain)
    assert scored > 20


def test_asking_for_gains_and_outlook_changes_nothing():
    asked, left_alone = Game({"seed": 8}), Game({"seed": 8})
    asked.gains()
    asked.scoring_potential()
    for game in (asked, left_alone):
        game.apply(game.legal()["actions"][0])
    assert asked.events == left_alone.events and asked.state() == left_alone.state()


@pytest.mark.parametrize("seed", range(3))
def test_the_predicted_end_is_the_final_scoring_after_the_last_turn(seed):
    [(_, told, _, _, events)] = [moment for moment in moments(seed) if moment[0].is_over]
    final = events[[event["event"] for event in events].index("phase-end") :]
    for seat, outlook in enumerate(told):
        if not of_seat(seat, events, "mines"):  # the silver of mines would come in between
            assert outlook["end"] == [
                event for event in final if event["event"] == "points" and event["seat"] == seat
            ]


def test_a_completed_region_scores_the_predicted_points():
    completed = 0
    for _game, told, seat, _gain, events in moments(1):
        for size, phase in zip(
            of_seat(seat, events, "region"), of_seat(seat, events, "phase"), strict=True
        ):
            foretold = [
                (region["points"], region["phase_points"]) for region in told[seat]["regions"]
            ]
            assert (size["points"], phase["points"]) in foretold
            completed += 1
    assert completed > 3


def test_a_completed_colour_gives_the_predicted_bonus():
    won = 0
    for seed in range(16):
        for _game, told, seat, _gain, events in moments(seed, players=2):
            for bonus in of_seat(seat, events, "bonus"):
                [colour] = [
                    one for one in told[seat]["colours"] if one["colour"] == bonus["colour"]
                ]
                assert (colour["bonus"], colour["cells"] - colour["covered"]) == (
                    bonus["points"],
                    1,
                )
                won += 1
    assert won > 1


def test_spaces_of_all_regions_and_colours_are_those_of_the_estate():
    for game, _told, *_ in islice(moments(1), 30, 34):
        for told, seat in zip(game.scoring_potential(), game.state()["seats"], strict=True):
            assert sum(colour["cells"] for colour in told["colours"]) == 37
            assert sum(colour["covered"] for colour in told["colours"]) == len(seat["cells"])
            for region in told["regions"]:
                assert region["points"] == REGION_POINTS[len(region["cells"])]
                assert set(region["covered"]) == set(region["cells"]) & set(seat["cells"])


def test_during_the_set_up_and_after_the_end_there_are_no_predictions():
    assert Game({"players": 2, "seed": 3, "setup": "open"}).scoring_potential() == []
    game = [game for game, *_ in moments(0)][-1]
    assert game.is_over and game.scoring_potential() == [] and game.gains() == []


def test_in_a_team_game_both_members_see_regions_and_colours_of_both_halves():
    game, luck = Game({"edition": "2019", "modules": ["team"], "seed": 4}), random.Random(4)
    for _ in range(250):
        game.apply(luck.choice(game.legal()["actions"]))
    for own, foretold in zip(game.state()["seats"], game.scoring_potential(), strict=True):
        spaces, regions = (
            told("2019", own["estate"])
            for told in (catalogue.estate_cells, catalogue.estate_regions)
        )
        assert sum(colour["cells"] for colour in foretold["colours"]) == len(spaces) == 73
        assert sum(colour["covered"] for colour in foretold["colours"]) == len(own["cells"]) > 10
        still_open = [region for region in regions if set(region) - own["cells"].keys()]
        assert [region["cells"] for region in foretold["regions"]] == still_open
        assert any(set(region) & set(NAMES) and set(region) - set(NAMES) for region in regions)
