"""Tests of preparing the game (2011, p. 2 "Preparation", last page "Those who know the game
well")."""

from collections import Counter

import pytest

from burgundy_qt.rules.errors import InvalidArgument
from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed

SEEDS = range(40)
PLAYERS = (2, 3, 4)


def of_kind(game: Game, event: str) -> list[dict]:
    return [line for line in game.events if line["event"] == event]


def starts(game: Game) -> list[dict]:
    return of_kind(game, "start")


def seated(game: Game) -> list[int]:
    return of_kind(game, "seating")[0]["order"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_the_first_player_gets_1_worker_and_each_after_one_more(players, seed):
    game = Game({"players": players, "seed": seed})
    assert [start["workers"] for start in starts(game)] == list(range(1, players + 1))
    assert [start["seat"] for start in starts(game)] == seated(game)


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_gets_1_silver_and_3_random_goods_kept_by_type(players):
    kinds = set()
    for seed in SEEDS:
        game = Game({"players": players, "seed": seed})
        for start in starts(game):
            assert start["silver"] == 1
            assert sum(start["goods"].values()) == 3
            kinds |= set(start["goods"])
            own = game.state()["seats"][start["seat"]]
            assert (own["goods"], own["silver"], own["workers"]) == (
                start["goods"],
                1,
                start["workers"],
            )
    assert kinds == set("123456")


@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_starts_with_a_castle_in_the_middle_of_estate_1(players):
    game = Game({"players": players, "seed": 1})
    for own in game.state()["seats"]:
        assert (own["estate"], own["cells"]) == ("1", {"4.4": "castle"})
        assert (
            own["points"] == 0
            and own["storage"] == []
            and own["sold"] == {}
            and own["bonuses"] == []
        )


@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_is_first_equally_often(players):
    firsts = Counter(seated(Game({"players": players, "seed": seed}))[0] for seed in range(600))
    expected = 600 / players
    assert all(0.75 * expected < firsts[seat] < 1.25 * expected for seat in range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_others_follow_clockwise_below_the_first_marker(players):
    for seed in SEEDS:
        game = Game({"players": players, "seed": seed})
        order = seated(game)
        assert order == [(order[0] + at) % players for at in range(players)]
        assert game.state()["order"] == game.state()["to_act"] == order
        assert game.state()["track"] == [0] * players
        assert game.state()["seat"] == order[0]


OTHERS = [("2011", estate) for estate in printed.ESTATES if estate != "1"]
OTHERS += [
    ("2019", estate)
    for estate in printed.ESTATES_2019
    if estate not in ("1", "2") and estate[:2] != "11"
]


@pytest.mark.parametrize("estate", ["1", "2"])
def test_in_2019_the_castle_of_estate_2_is_in_the_middle_too(estate):  # 2019, p. 2
    game = Game({"edition": "2019", "estates": [estate, estate], "seed": 1})
    assert [own["cells"] for own in game.state()["seats"]] == [{"4.4": "castle"}] * 2


@pytest.mark.parametrize(("edition", "estate"), OTHERS)
def test_on_another_estate_the_seat_chooses_a_castle_space(edition, estate):  # rules decision 5
    game = Game({"edition": edition, "players": 2, "estates": [estate, "1"], "seed": 3})
    castles = [
        cell for cell, (colour, _) in printed.spaces(estate, edition).items() if colour == "castle"
    ]
    assert game.legal()["seat"] == 0
    assert [action["castle"] for action in game.legal()["actions"]] == castles
    assert all(
        action == {"type": "start", "estate": estate, "castle": action["castle"]}
        for action in offered(game)
    )
    game.apply({"type": "start", "estate": estate, "castle": castles[2]})
    assert game.state()["seats"][0]["cells"] == {castles[2]: "castle"}


def offered(game: Game) -> list[dict]:
    return game.legal()["actions"]


def test_castles_are_chosen_in_seating_order():
    game = Game({"players": 4, "estates": ["5", "6", "7", "8"], "seed": 5})
    order = seated(game)
    pickers = []
    while not starts(game):
        pickers += game.legal()["waiting"]
        game.apply(offered(game)[0])
    assert pickers == order
    assert [start["seat"] for start in starts(game)] == order


def test_a_requested_castle_space_is_used():
    game = Game({"players": 2, "estates": ["1", "3"], "castles": ["1.2", "6.5"], "seed": 5})
    assert [own["cells"] for own in game.state()["seats"]] == [{"1.2": "castle"}, {"6.5": "castle"}]


def test_seats_may_share_an_estate():
    game = Game(
        {"players": 3, "estates": ["8", "8", "8"], "castles": ["2.2", "2.2", "2.4"], "seed": 5}
    )
    assert [own["estate"] for own in game.state()["seats"]] == ["8", "8", "8"]


def test_a_start_choice_is_an_action_event_before_the_starts():
    game = Game({"edition": "2011", "players": 2, "estates": ["2", "2"], "seed": 9})
    while not starts(game):
        game.apply(offered(game)[1])
    kinds = [event["event"] for event in game.events]
    assert kinds == ["seating", "action", "action", "start", "start", "phase", "round", "turn"]
    assert of_kind(game, "action")[0]["paid"] == {"workers": 0, "silver": 0}


@pytest.mark.parametrize("edition", ["2011", "2019"])
@pytest.mark.parametrize("set_up", ["open", "secret"])
@pytest.mark.parametrize("players", PLAYERS)
def test_each_seat_is_dealt_two_estates_and_none_is_dealt_twice(
    players, set_up, edition
):  # rules decision 19
    known = {estate for estate in printed.LAYOUTS[edition] if not estate.startswith("11")}
    dealt_first = set()
    for seed in SEEDS:
        game = Game({"edition": edition, "players": players, "setup": set_up, "seed": seed})
        dealt = of_kind(game, "seating")[0]["dealt"]
        everything = [estate for pair in dealt for estate in pair]
        assert len(set(everything)) == 2 * players and set(everything) <= known
        seat = game.legal()["seat"]
        assert {action["estate"] for action in offered(game)} == set(dealt[seat])
        dealt_first |= set(dealt[0])
    assert dealt_first == known


@pytest.mark.parametrize("set_up", ["open", "secret"])
def test_the_start_castle_can_be_on_any_castle_space_of_both_estates(set_up):
    game = Game({"edition": "2011", "players": 2, "setup": set_up, "seed": 4})
    dealt = of_kind(game, "seating")[0]["dealt"][game.legal()["seat"]]
    spaces = [
        (e, c) for e in dealt for c, (colour, _) in printed.spaces(e).items() if colour == "castle"
    ]
    assert sorted((action["estate"], action["castle"]) for action in offered(game)) == sorted(
        spaces
    )


def test_open_choices_are_made_in_seating_order():
    game = Game({"players": 3, "setup": "open", "seed": 6})
    order = seated(game)
    for seat in order:
        assert game.legal()["waiting"] == [seat]
        assert game.legal()["seat"] == game.state()["seat"] == seat
        chosen = offered(game)[-1]
        events = game.apply(chosen)
        assert events[0]["action"] == chosen and events[0]["seat"] == seat
    assert [start["seat"] for start in starts(game)] == order


def test_secret_choices_are_made_in_any_order():
    game = Game({"players": 3, "setup": "secret", "seed": 6})
    assert game.legal()["waiting"] == [0, 1, 2]
    for seat, left in ((2, [0, 1]), (0, [1])):
        assert game.apply(game.legal(seat)["actions"][3], seat) == []
        assert game.legal()["waiting"] == left
    events = game.apply(game.legal(1)["actions"][0], 1)
    assert [event["seat"] for event in events if event["event"] == "action"] == seated(game)


def test_no_secret_choice_is_revealed_before_all_are_made():  # rules decision 19
    game = Game({"players": 2, "setup": "secret", "seed": 6})
    before, record = game.state(), game.record()
    game.apply(game.legal(0)["actions"][0], 0)
    assert {**game.state(), "seat": 0} == before == {**game.state(1), "seat": 0}
    assert game.record() == record
    assert game.state(0)["seats"][0]["estate"] is not None
    assert [seat["estate"] for seat in game.state(1)["seats"]] == [None, None]
    assert [seat["cells"] for seat in game.state(1)["seats"]] == [{}, {}]
    assert len(game.state(0)["seats"][0]["cells"]) == 1


@pytest.mark.parametrize("setup", ["open", "secret"])
@pytest.mark.parametrize("players", PLAYERS)
def test_goods_silver_and_workers_are_known_before_starts_are_chosen(players, setup):
    game = Game({"players": players, "setup": setup, "seed": 6})
    supplies = of_kind(game, "seating")[0]["supplies"]
    seats = game.state()["seats"]
    known = ("goods", "silver", "workers")
    assert [{key: seat[key] for key in known} for seat in seats] == supplies
    while not starts(game):
        asked = game.legal()
        game.apply(asked["actions"][0], asked["seat"])
    given = {start["seat"]: {key: start[key] for key in known} for start in starts(game)}
    assert [given[seat] for seat in range(players)] == supplies


def test_goods_are_drawn_before_the_start_castle_in_solo_and_team_games_too():
    for modules, estate in ((["solo"], "13a"), (["team"], "12b")):
        seats = 1 if modules == ["solo"] else 4
        game = Game({"modules": modules, "estates": [estate] * seats, "seed": 5})
        assert game.state()["phase"] is None
        assert all(sum(seat["goods"].values()) == 3 for seat in game.state()["seats"])


def test_without_start_choices_the_seating_has_only_the_order():
    assert set(of_kind(Game({"players": 3, "seed": 6}), "seating")[0]) == {"event", "order"}


def test_before_the_start_there_is_no_phase_and_nothing_on_the_board():
    state = Game({"players": 2, "setup": "open", "seed": 6}).state()
    assert (state["phase"], state["round"], state["result"]) == (None, None, None)
    assert state["to_act"] == [] and state["round_goods"] == [] and state["black"] == []
    assert [(seat["estate"], seat["cells"]) for seat in state["seats"]] == [(None, {})] * 2


@pytest.mark.parametrize("players", PLAYERS)
def test_the_start_castle_comes_from_the_tiles_of_the_box(players):
    game = Game({"players": players, "seed": 1})
    raw = game.position.raw()
    assert raw["drawn"][0] == players + sum(
        tile == 1 for depot in raw["depots"][1:] for tile in depot
    )


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"players": 1}, '"players" is 1'),
        ({"players": 5}, '"players" is 5'),
        ({"players": True}, '"players" is True'),
        ({"players": 2.0}, '"players" is 2.0'),
        ({"players": "2"}, "\"players\" is '2'"),
        ({"edition": "2010"}, '"edition" is'),
        ({"edition": ["2011"]}, '"edition" is'),
        ({"game": "chess"}, '"game" is'),
        ({"setup": "hidden"}, '"setup" is'),
        ({"estates": ["1"]}, '"estates" is'),
        ({"estates": "11"}, '"estates" is'),
        ({"edition": "2011", "estates": ["1", "10"]}, "'10', but edition 2011"),
        ({"estates": ["1", 1]}, "1, but edition 2019"),
        ({"estates": ["1", {}]}, "list or object"),
        ({"castles": ["1.2", "1.1"]}, "'1.1', but the start castle of estate 1 may be on 1.2"),
        ({"castles": ["1.2"]}, '"castles" is'),
        ({"setup": "open", "estates": ["1", "2"]}, '"estates" must be null'),
        ({"setup": "secret", "castles": ["4.4", None]}, '"castles" must be null'),
        ({"edition": "2011", "modules": ["inns"]}, '"modules" is'),
        ({"modules": None}, '"modules" is'),
        ({"seed": -1}, '"seed" is -1'),
        ({"seed": 2**53}, '"seed" is'),
        ({"seed": 1.0}, '"seed" is 1.0'),
        ({"seed": True}, '"seed" is True'),
        ({"seed": "1"}, '"seed" is'),
    ],
)
def test_an_impossible_request_is_refused_with_the_key_and_its_values(request_, says):
    with pytest.raises(InvalidArgument) as refused:
        Game(request_)
    assert says in str(refused.value)


def test_omitted_keys_have_defaults():
    assert Game({"seed": 2**53 - 1}).request == {
        "cmd": "new",
        "game": "burgundy",
        "edition": "2019",
        "players": 2,
        "setup": "fixed",
        "estates": ["1", "1"],
        "castles": [None, None],
        "modules": [],
        "seed": 2**53 - 1,
    }


def test_without_a_seed_a_new_one_is_drawn():
    assert len({Game().request["seed"] for _ in range(5)}) == 5
    assert 0 <= Game({"seed": None}).request["seed"] < 2**53
