"""Tests of the texts of the log."""

from __future__ import annotations

from itertools import pairwise

import pytest

from burgundy_qt.rules.burgundy.state_codec import is_of_final_scoring
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy.log_text import log_lines
from burgundy_qt.widgets.theme import sprite_files
from tests.rules.burgundy.golden import as_before
from tests.session.short_games import a_game_with_a_late_shield
from tests.widgets.games import NAMES, finished_game


def texts_of(*events):
    return [line.text for line in log_lines(events, NAMES)]


def action(paid=0, seat=1, **action):
    return {
        "event": "action",
        "seat": seat,
        "action": action,
        "paid": {"workers": paid, "silver": 0},
    }


def test_a_tile_taken_names_its_depot_and_the_workers_paid():
    (line,) = log_lines(
        [action(2, type="take", die=4, depot=5, tile="animal:cow:3", discard=None)], NAMES
    )
    assert line.text == "Took 3 cows from depot 5, 2 workers"
    assert line.seat == 1
    assert line.picture == "dice/seat1-4"


def test_results_of_an_action_are_in_one_line_below_it():
    lines = log_lines(
        [
            action(type="place", die=4, tile="building:watchtower", cell="4.5"),
            {"event": "points", "seat": 1, "points": 4, "for": "watchtower"},
            {"event": "points", "seat": 1, "points": 6, "for": "region"},
            {"event": "bonus", "seat": 1, "colour": "building", "size": "large", "points": 5},
        ],
        NAMES,
    )
    assert [(line.kind, line.text) for line in lines] == [
        ("action", "Placed watchtower"),
        ("detail", "+4 for the watchtower, +6 for the region, +5 for first with all buildings"),
    ]


def test_the_points_for_an_early_region_name_the_phase():
    assert texts_of(
        {"event": "phase", "phase": "B", "depots": {}, "black": [], "goods": []},
        {"event": "round", "round": 1, "dice": [[1, 2], [3, 4]], "white": 4, "good": 3},
        action(type="place", die=4, tile="mine", cell="4.5"),
        {"event": "points", "seat": 1, "points": 8, "for": "phase"},
    ) == ["Phase B, round 1: silk to depot 4", "Placed mine", "+8 for phase B"]


def test_a_sale_shows_points_and_silverlings():
    assert texts_of(
        action(type="sell", die=5, good=5),
        {"event": "points", "seat": 1, "points": 4, "for": "sale"},
        {"event": "gain", "seat": 1, "silver": 1, "workers": 1, "for": "sale"},
    ) == ["Sold barrels", "+4 for the sale, +1 silverling, +1 worker"]


def test_an_effect_is_named_by_its_building():
    assert texts_of(action(type="take", by="market", depot=2, tile="ship", discard="mine")) == [
        "Market: took ship from depot 2",
        "Mine discarded",
    ]
    assert texts_of(action(type="place", by="city-hall", tile="castle", cell="1.2")) == [
        "City hall: placed castle"
    ]
    assert texts_of(action(type="pass", by="church")) == ["Church: passed"]


def test_a_ship_shows_the_place_on_the_bridge_and_its_cargo():
    assert texts_of(
        action(type="place", die=3, tile="ship", cell="4.5"),
        {"event": "order", "order": [1, 0]},
        action(type="load", by="ship", depots=[3], goods=[1, 5]),
        {"event": "loaded", "seat": 1, "goods": {"1": 2, "5": 1}},
    ) == ["Placed ship", "Now first on the bridge", "Ship: loaded 2 fish and 1 barrel"]


def test_purchases_name_the_depot_unless_it_is_the_black_one():
    assert texts_of(
        action(type="buy", depot="black", tile="castle", discard=None, pay="silver")
    ) == ["Bought castle"]
    assert texts_of(action(type="buy", depot=3, tile="castle", discard=None, pay="silver")) == [
        "Bought castle from depot 3"
    ]


def test_mines_and_final_points_belong_to_their_seat():
    lines = log_lines(
        [
            {"event": "phase-end", "phase": "E"},
            {"event": "gain", "seat": 0, "silver": 2, "for": "mines"},
            {"event": "points", "seat": 1, "points": 3, "for": "goods-left"},
            {"event": "points", "seat": 1, "points": 6, "for": "monastery:15"},
            {"event": "end", "points": [90, 120], "places": [2, 1]},
        ],
        NAMES,
    )
    assert [(line.seat, line.text) for line in lines] == [
        (0, "Mines: +2 silverlings"),
        (None, "Final scoring"),
        (1, "Goods left over: +3"),
        (1, "Knowledge tile 15 (3 for each kind of goods sold): +6"),
        (None, "Margaux wins with 120 points"),
    ]


def test_the_heading_final_scoring_follows_the_decisions_at_the_end_of_the_last_phase():
    events = a_game_with_a_late_shield().events
    lines = log_lines(events, NAMES)
    (heading,) = (at for at, line in enumerate(lines) if line.text == "Final scoring")
    late = next(
        at for at, line in enumerate(lines) if line.text.startswith("Shield 15: placed watchtower")
    )
    assert late < heading and "+4 for the watchtower" in lines[late + 1].text
    assert all(is_of_final_scoring(event, 2) for event in events[lines[heading].event :])


def test_a_game_without_final_points_has_the_heading_final_scoring():
    assert texts_of({"event": "end", "points": [90, 120], "places": [2, 1]}) == [
        "Final scoring",
        "Margaux wins with 120 points",
    ]


def test_a_knowledge_tile_has_the_picture_of_its_edition():
    laid = action(type="place", by="castle", tile="monastery:6", cell="4.5")
    scored = {"event": "points", "seat": 1, "points": 6, "for": "monastery:26"}
    for edition in ("2011", "2019"):
        pictures = [
            line.picture
            for line in log_lines([laid, scored], NAMES, edition=edition)
            if line.picture
        ]
        assert pictures == [
            sprite_files.tile_art(f"monastery:{number}", edition, small=True) for number in (6, 26)
        ]


def test_a_tile_with_a_number_has_its_effect_in_words_and_its_picture():
    laid = action(type="place", die=4, tile="monastery:7", cell="4.5")
    (line,) = log_lines([laid], NAMES)
    assert line.text == "Placed knowledge tile 7 (each animal tile +1)"
    assert (line.picture, line.piece) == (
        "dice/seat1-4",
        sprite_files.tile_art("monastery:7", small=True),
    )
    shield = action(type="shield", depot=4, shield=14, castle="4.4")
    (line,) = log_lines([shield], NAMES, edition="2019")
    assert (
        line.text == "Took shield 14 (a depot tile at the end of a phase) from depot 4"
        and line.piece is None
    )
    assert [line.text for line in log_lines([laid], NAMES, edition="")] == [
        "Placed knowledge tile 7"
    ]


def test_the_first_action_of_a_turn_opens_it():
    turn = [
        {"event": "turn", "seat": 1},
        action(type="workers", die=1),
        action(type="workers", die=2),
    ]
    lines = log_lines(turn, NAMES)
    assert [line.opens_turn for line in lines] == [True, False]


@pytest.mark.parametrize("seed", range(3))
def test_every_line_of_a_whole_game_has_text_and_an_existing_picture(seed):
    game = finished_game(seed)
    lines = log_lines(game.events, NAMES)
    assert len(lines) > 200
    assert all(line.text and line.text[0] in "+1234567890" + line.text[0].upper() for line in lines)
    for name in {line.picture for line in lines if line.picture}:
        sprite_files.svg_size(name)


@pytest.mark.parametrize("seed", range(3))
def test_the_log_is_the_same_step_by_step_and_at_once(seed):
    events = finished_game(seed).events
    starts = [
        0,
        *(place for place, event in enumerate(events) if event["event"] == "action"),
        len(events),
    ]
    lines, phase = [], None
    for start, end in pairwise(starts):
        lines += log_lines(events[start:end], NAMES, phase)
        phase = next(
            (event["phase"] for event in reversed(events[:end]) if event["event"] == "phase"), None
        )
    assert [(line.seat, line.text) for line in lines] == [
        (line.seat, line.text) for line in log_lines(events, NAMES)
    ]


def test_lost_shields_follow_the_choice_that_removed_them_or_have_their_own_line():
    replaced = {"type": "shield", "depot": 4, "shield": 7, "castle": "4.4"}
    paid, lost = {"workers": 0, "silver": 0}, {"event": "shields-lost", "seat": 0, "shields": [17]}
    with_choice = [{"event": "action", "seat": 0, "action": replaced, "paid": paid}, lost]
    assert [line.text for line in log_lines(with_choice, ["Anna", "Margaux"])][
        -1
    ] == "Lost: shield 17"
    by_itself = [{"event": "phase-end", "phase": "A"}, lost]
    assert [line.text for line in log_lines(by_itself, ["Anna", "Margaux"])] == [
        "No tribute paid, lost: shield 17"
    ]


@pytest.mark.parametrize("setup", ["open", "secret"])
def test_initial_supplies_are_listed_before_the_estates_are_chosen(setup):
    game = Game({"edition": "2011", "players": 3, "setup": setup, "seed": 5})
    before = [line.text for line in log_lines(game.events, NAMES)]
    assert [text.split(":")[0] for text in before[1:]] == ["At the start"] * 3
    while game.state()["phase"] is None:
        asked, known = game.legal(), len(game.events)
        game.apply(asked["actions"][0], asked["seat"])
    estates = [start["estate"] for start in game.events if start["event"] == "start"]
    whole = [line.text for line in log_lines(game.events, NAMES)]
    assert whole[: len(before) + 3] == before + [f"Estate {estate}" for estate in estates]
    last = [line.text for line in log_lines(game.events[known:], NAMES, first=known)]
    assert whole[len(before) :] == last


def test_the_initial_supplies_of_a_team_are_listed_once():
    game = Game({"edition": "2019", "modules": ["team"], "estates": ["12b"] * 4, "seed": 5})
    lines = log_lines(game.events, NAMES)
    assert [line.seat for line in lines[1:]] == game.events[0]["order"][:2]
    assert all(line.is_common for line in lines[1:])


def test_in_old_saves_the_initial_supplies_are_listed_with_the_estates():
    game = Game({"edition": "2011", "players": 2, "setup": "open", "seed": 5})
    game = Game.from_record(as_before(game.record(private=True)))
    assert len(log_lines(game.events, NAMES)) == 1
    while game.state()["phase"] is None:
        game.apply(game.legal()["actions"][0])
    estates = [line.text for line in log_lines(game.events, NAMES)][1:3]
    assert all("1 silverling" in text for text in estates)
