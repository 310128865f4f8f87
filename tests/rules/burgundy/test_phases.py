"""Tests of preparing a phase, the five rounds, and the end of a phase (2011, p. 3 and p. 9)."""

from collections import Counter

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import END, a_table, an_estate, workers

PLAYERS = (2, 3, 4)
CASTLE_PHASES, MINE_PHASES = "ACE", "BD"


def pass_the_time(game: Game, until: str) -> None:
    """Take workers with every die up to the next event of this kind."""
    seen = len(game.events)
    while not game.is_over and not any(event["event"] == until for event in game.events[seen:]):
        actions = game.legal()["actions"]
        game.apply(
            next((action for action in actions if action["type"] in ("workers", "end")), actions[0])
        )


def phases(game: Game) -> list[dict]:
    return [event for event in game.events if event["event"] == "phase"]


def whole(players: int, seed: int = 1) -> Game:
    game = Game({"players": players, "seed": seed})
    pass_the_time(game, "end")
    return game


def colours(tiles: list[str]) -> list[str]:
    return [tile.split(":")[0] for tile in tiles]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tile_is_on_every_space_used_by_this_number_of_players(players):
    for event in phases(whole(players)):
        for depot, spaces in printed.DEPOTS.items():
            used = [colour for colour, least in spaces if least <= players]
            if players == 3 and depot == 6 and event["phase"] in MINE_PHASES:
                used[0] = "mine"
            assert colours(event["depots"][str(depot)]) == used
        assert len(event["black"]) == printed.BLACK_SPACES[players]


def test_with_three_players_depot_6_gets_a_castle_in_a_c_and_e_and_a_mine_in_b_and_d():
    first = {event["phase"]: event["depots"]["6"][0] for event in phases(whole(3))}
    assert first == dict.fromkeys(CASTLE_PHASES, "castle") | dict.fromkeys(MINE_PHASES, "mine")


@pytest.mark.parametrize("players", (2, 4))
def test_only_with_three_players_a_mine_replaces_a_castle(players):
    for event in phases(whole(players)):
        assert ("castle" in event["depots"]["6"]) == (players == 4)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_tile_comes_twice_and_the_black_depot_has_black_backs(players):
    for seed in range(6):
        drawn: Counter[str] = Counter()
        black: Counter[str] = Counter()
        for event in phases(whole(players, seed)):
            drawn.update(tile for tiles in event["depots"].values() for tile in tiles)
            black.update(event["black"])
        assert not black - Counter(printed.BLACK)
        assert not drawn + Counter(castle=players) - (Counter(printed.BOX) - Counter(printed.BLACK))


# rules decision 16: no stack of the base game ever runs out
def test_four_players_use_up_every_stack():
    game = whole(4)
    assert game.position.raw()["drawn"] == [14, 24, 44, 64, 84, 124, 164]


def test_an_empty_stack_leaves_its_spaces_empty():  # rules decision 16
    table = a_table(an_estate().with_dice(), players=4).in_phase("A", 5).acted(1, 2, 3, 0, turn=3)
    game = table.begin()
    raw = game.position.raw()
    ends = [14, 24, 44, 64, 84, 124, 164]
    game.position = type(game.position).from_raw(raw | {"drawn": [*ends[:6], 162]})
    game.position.start_journal()
    phase = next(event for event in game.apply(END) if event["event"] == "phase")
    assert all(tiles == [] for tiles in phase["depots"].values())
    assert len(phase["black"]) == 2


def test_remaining_tiles_leave_the_game_and_goods_stay():
    table = a_table(an_estate().with_dice()).in_phase("B", 5).acted(1, 0, turn=1)
    game = table.with_depot(1, "monastery:5", goods={4: 2}).with_black("monastery:7").begin()
    before = game.state()
    assert before["depots"]["1"] == {"tiles": ["monastery:5"], "goods": {"4": 2}}
    game.apply(END)
    after = game.state()
    assert after["phase"] == "C" and "monastery:5" not in after["depots"]["1"]["tiles"]
    white = game.events[-2]
    expected = 3 if (white["white"], white["good"]) == (1, 4) else 2
    assert after["depots"]["1"]["goods"]["4"] == expected
    assert len(after["black"]) == 4 and after["round_goods"] == phases(game)[0]["goods"][1:]


def test_tiles_stay_from_round_to_round():
    table = a_table(an_estate().with_dice()).in_phase("B", 2).acted(1, 0, turn=1)
    game = table.with_depot(1, "monastery:5").with_black("monastery:7").begin()
    game.apply(END)
    assert (game.state()["round"], game.state()["depots"]["1"]["tiles"]) == (3, ["monastery:5"])
    assert game.state()["black"] == ["monastery:7"]


@pytest.mark.parametrize("players", PLAYERS)
def test_five_phases_of_five_rounds_of_a_turn_each_and_two_dice_a_turn(
    players,
):  # p. 9: 25 rounds, 50 dice
    game = whole(players)
    assert [event["phase"] for event in phases(game)] == list("ABCDE")
    assert [event["round"] for event in game.events if event["event"] == "round"] == [
        1,
        2,
        3,
        4,
        5,
    ] * 5
    turns = Counter(event["seat"] for event in game.events if event["event"] == "turn")
    assert turns == dict.fromkeys(range(players), 25)
    dice = Counter(seat for seat, action in game.actions if "die" in action)
    assert dice == dict.fromkeys(range(players), 50)


def test_the_first_good_of_the_row_goes_to_the_depot_of_the_white_die():
    game = Game({"players": 2, "seed": 11})
    for number in range(5):
        phase = phases(game)[-1]
        last = [event for event in game.events if event["event"] == "round"][-1]
        assert last["good"] == phase["goods"][number]
        assert game.state()["round_goods"] == phase["goods"][number + 1 :]
        assert game.state()["depots"][str(last["white"])]["goods"][str(last["good"])] > 0
        pass_the_time(game, "round")
    assert game.state()["phase"] == "B"


def test_goods_collect_in_the_depots():
    game = whole(2)
    rounds = [event for event in game.events if event["event"] == "round"]
    piled = Counter((event["white"], event["good"]) for event in rounds)
    lying = {
        (int(d), int(g)): n
        for d, depot in game.state()["depots"].items()
        for g, n in depot["goods"].items()
    }
    assert lying == piled


def test_the_white_die_belongs_to_nobody():  # p. 4: it can help no action and is never changed
    game = a_table(an_estate().with_dice(5)).with_depot(3, "ship").begin()
    raw = game.position.raw()
    game.position = type(game.position).from_raw(raw | {"white": 3})
    assert {action.get("die") for action in game.legal()["actions"]} == {5}


def test_all_roll_at_once_before_the_first_turn():
    game = Game({"players": 4, "seed": 2})
    last = next(event for event in game.events if event["event"] == "round")
    assert game.state()["dice"] == [sorted(pair) for pair in last["dice"]]
    assert [event["event"] for event in game.events][-2:] == ["round", "turn"]


def test_every_face_falls_about_equally_often():
    faces: Counter[int] = Counter()
    whites: Counter[int] = Counter()
    for seed in range(60):
        for event in whole(2, seed).events:
            if event["event"] == "round":
                faces.update(face for pair in event["dice"] for face in pair)
                whites[event["white"]] += 1
    assert all(0.9 * 1000 < faces[face] < 1.1 * 1000 for face in range(1, 7))
    assert all(0.8 * 250 < whites[face] < 1.2 * 250 for face in range(1, 7))


def test_a_phase_ends_with_1_silver_for_each_mine():
    mines = an_estate().with_dice().with_tiles({"5.3": "mine", "6.2": "mine"})
    game = (
        a_table(mines, an_estate().with_tile("mine", "5.3"))
        .in_phase("C", 5)
        .acted(1, 0, turn=1)
        .begin()
    )
    events = game.apply(END)
    assert events[1:4] == [
        {"event": "phase-end", "phase": "C"},
        {"event": "gain", "seat": 0, "silver": 2, "for": "mines"},
        {"event": "gain", "seat": 1, "silver": 1, "for": "mines"},
    ]
    assert [own["silver"] for own in game.state()["seats"]] == [2, 1]


def test_a_mine_gives_nothing_at_the_end_of_a_round():
    mines = an_estate().with_dice().with_tile("mine", "5.3")
    game = a_table(mines).in_phase("C", 4).acted(1, 0, turn=1).begin()
    assert all(event["event"] not in ("gain", "phase-end") for event in game.apply(END))


def test_the_last_phase_ends_normally_before_the_final_scoring():  # rules decision 10
    mines = an_estate().with_dice().with_tile("mine", "5.3").with_silver(2)
    game = a_table(mines).in_phase("E", 5).acted(1, 0, turn=1).begin()
    events = game.apply(END)
    assert [event["event"] for event in events[:4]] == ["action", "phase-end", "gain", "points"]
    assert events[3] == {"event": "points", "seat": 0, "points": 3, "for": "silver-left"}
    assert game.is_over


def test_a_turn_takes_exactly_two_dice_in_any_order():
    game = a_table(an_estate().with_dice(2, 5)).begin()
    for die in (5, 2):
        assert END not in game.legal()["actions"]
        game.apply(workers(die))
    assert game.legal()["actions"] == [END]


def test_the_next_in_order_follows_and_after_the_last_a_new_round_begins():
    game = a_table(an_estate().with_dice(), an_estate(), an_estate()).acted(0, 2, 1).begin()
    assert game.state()["to_act"] == [0, 2, 1]
    assert game.apply(END)[-1] == {"event": "turn", "seat": 2}
    assert game.state()["to_act"] == [2, 1]
    for seat in (2, 1):
        assert game.legal()["seat"] == seat
        pass_the_time(game, "turn")
    assert game.state()["round"] == 2
