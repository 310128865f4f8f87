"""Tests of the set-up. ("Preparation")"""

import pytest

from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.rules.game import Game
from tests.rules.tuscany import printed

FIRST, SECOND = ["A1", "B1", "C1"], ["A2", "B2", "C2"]


def a_game(**asked):
    return Game({"game": "tuscany", "seed": 7, **asked})


def of_kind(game, kind):
    return [event for event in game.events if event["event"] == kind]


def first_start(game, seat):
    return game.legal(seat)["actions"][0]


def test_a_request_has_these_defaults():
    game = Game({"game": "tuscany"})
    seed = game.request.pop("seed")
    assert 0 <= seed < 2**53
    assert game.request == {
        "cmd": "new",
        "game": "tuscany",
        "edition": "2020",
        "players": 2,
        "setup": "secret",
        "boards": None,
        "modules": [],
    }


@pytest.mark.parametrize(
    "asked",
    [
        {"players": 1},
        {"players": 5},
        {"edition": "2011"},
        {"setup": "open"},
        {"modules": ["inns"]},
        {"boards": [FIRST]},
        {"boards": [FIRST, FIRST]},
        {"boards": [FIRST, ["A2", "B2", "B3"]]},
        {"boards": [FIRST, ["B2", "A2", "C2"]]},
        {"boards": [FIRST, ["A2", "B2", "C5"]]},
        {"boards": [FIRST, ["A2", "B2"]]},
        {"boards": "A1"},
        {"boards": [[1, 2, 3], [4, 5, 6]]},
    ],
    ids=str,
)
def test_an_impossible_request_is_refused_by_its_key(asked):
    with pytest.raises(InvalidArgument, match=f'"{next(iter(asked))}"'):
        a_game(**asked)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_player_display_hands_and_boards_come_in_this_order(players):
    game = a_game(players=players)
    seating, display, *hands = game.events
    assert seating["event"] == "seating" and display["event"] == "display"
    assert [event["event"] for event in hands] == ["draw", "cards"] * players
    assert [event["seat"] for event in hands[::2]] == seating["order"]
    assert all(event["count"] == printed.HAND and event["for"] == "start" for event in hands[::2])
    assert len(display["tiles"]) == 8 and set(display["tiles"]) <= set(printed.neutral_tiles())


def test_every_seat_begins_in_some_game():
    firsts = {a_game(players=4, seed=seed).events[0]["order"][0] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_requested_boards_are_dealt():
    game = a_game(boards=[SECOND, FIRST])
    assert game.events[0]["dealt"] == [SECOND, FIRST]
    assert [seat["boards"] for seat in game.state()["seats"]] == [SECOND, FIRST]


def test_a_duchy_can_be_laid_out_in_288_ways():
    game = a_game(boards=[FIRST, SECOND])
    assert game.legal(0)["actions"] == printed.starts(tuple(FIRST))
    assert game.legal(1)["actions"] == printed.starts(tuple(SECOND))


def test_a_start_choice_makes_no_event_until_all_have_chosen():
    game = a_game(players=3)
    assert game.legal()["waiting"] == [0, 1, 2]
    told = len(game.events)
    chosen = {seat: game.legal(seat)["actions"][50 + seat] for seat in (2, 0, 1)}
    for seat in (2, 0):
        game.apply(chosen[seat], seat)
        assert len(game.events) == told
    assert game.legal(2) == {"seat": 2, "waiting": [1], "actions": []}
    game.apply(chosen[1], 1)
    order = game.events[0]["order"]
    opened = game.events[told:]
    assert [(event["event"], event["seat"]) for event in opened] == [
        *(("action", seat) for seat in order),
        *(("start", seat) for seat in order),
    ]
    assert [event["action"] for event in opened[:3]] == [chosen[seat] for seat in order]


def test_only_the_seat_itself_sees_its_choice_before_the_reveal():
    game = a_game()
    mine = game.legal(0)["actions"][100]
    game.apply(mine, 0)
    own, other = game.state(0)["seats"][0], game.state(1)["seats"][0]
    assert own["duchy"] == {key: mine[key] for key in ("boards", "turned", "steps")}
    assert own["cells"] == {mine["castle"]: "castle"}
    assert other["duchy"] is None and other["cells"] == {}
    assert game.state()["seats"][0] == {**other, "cards": None}


def test_a_start_castle_has_no_effect_and_no_points():
    game = a_game()
    for seat in (0, 1):
        game.apply(first_start(game, seat), seat)
    assert of_kind(game, "points") == [] and of_kind(game, "refill") == []
    assert game.state()["pending"] == ["bonus"]


def test_in_the_quick_start_the_boards_are_a_b_c_with_the_castle_on_b():
    game = a_game(setup="fixed", boards=[FIRST, SECOND])
    starts = of_kind(game, "start")
    assert [start["seat"] for start in starts] == game.events[0]["order"]
    for start in starts:
        assert start["boards"] == [FIRST, SECOND][start["seat"]]
        assert start["turned"] == [False] * 3 and start["steps"] == ["down", "up"]
        assert start["castle"] == printed.castles([start["boards"][1]])[0]
    assert of_kind(game, "action") == [] and game.state()["pending"] == ["bonus"]


def test_bonus_tiles_are_chosen_in_seating_order_and_storage_scores_at_once():
    game = a_game(setup="fixed", players=3)
    order = game.events[0]["order"]
    for seat in order:
        assert game.legal()["waiting"] == [seat]
        offered = game.legal()["actions"]
        assert [action["tile"] for action in offered] == list(printed.BONUS_TILES)
        game.apply({"type": "bonus-tile", "by": "start", "tile": "storage"}, seat)
    assert [seat["green"] for seat in game.state()["seats"]] == [2, 2, 2]
    assert game.state()["bonus_tiles"]["storage"] == 2
    assert [event["event"] for event in game.events[-2:]] == ["round", "turn"]
    assert game.events[-1]["seat"] == order[0]


@pytest.mark.parametrize(
    "action",
    [
        {"type": "start", "boards": ["A1", "B1", "C1"], "turned": [True, False, False],
         "steps": ["down", "up"], "castle": "A.M4"},
        {"type": "start", "boards": ["A1", "B1", "C2"], "turned": [False] * 3,
         "steps": ["down", "up"], "castle": "A.M4"},
        {"type": "start", "boards": ["A1", "B1", "C1"], "turned": [False] * 3,
         "steps": ["down", "up"], "castle": "A.M3"},
        {"type": "start", "boards": ["A1", "B1", "C1"], "turned": [False] * 3,
         "steps": ["down"], "castle": "A.M4"},
        {"type": "start", "boards": ["A1", "B1", "C1"], "turned": [0, 0, 0],
         "steps": ["down", "up"], "castle": "A.M4"},
        {"type": "bonus-tile", "by": "start", "tile": "card"},
        {"type": "draw"},
        {"type": "dance"},
        {},
    ],
    ids=str,
)  # fmt: skip
def test_an_illegal_start_is_refused(action):
    game = a_game(boards=[FIRST, SECOND])
    with pytest.raises(IllegalAction):
        game.apply(action, 0)
    assert game.legal()["waiting"] == [0, 1]
