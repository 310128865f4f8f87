"""Tests of Burgundy's motives: when each is true, and that its sentence is complete in every
language."""

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import pytest

from burgundy_qt.ai.analysis.motives import Motive, TurnReason, motives_of, reasons_between
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.advice.game_advice import advice_of
from tests.ai.games.burgundy import motives_again
from tests.rules.burgundy import printed
from tests.rules.burgundy.an_estate import (
    END,
    Table,
    a_table,
    an_estate,
    buy,
    leave,
    load,
    place,
    sell,
    take,
    workers,
)
from tests.rules.burgundy.random_play import (
    choice_of,
    request_of,
    request_of_its_own,
    request_with_modules,
)

MOTIVES = motives_of("burgundy")
assert MOTIVES is not None
Actions = Sequence[dict[str, Any]]
COW, BANK, CHURCH = "animal:cow:3", "building:bank", "building:church"
MINES = {"6.2": "mine", "7.1": "mine"}
ESTATE = an_estate()
WITH_MINE = ESTATE.storing("mine").with_dice(4).with_workers(1)
RIVAL = an_estate().with_tiles(MINES)
WITH_BANKS = an_estate().with_tiles({"3.3": BANK, "5.4": BANK})


def on(*estates: Any) -> Table:
    """Return a table with mines, ships and castles in the depots."""
    return a_table(*estates).with_depot(1, "ship", "castle").with_depot(2, "ship")


def placing(tile: str, at: str, die: int) -> tuple[Any, dict[str, Any]]:
    """Return a table with a stored tile and the die for a space, and the action that places it."""
    return ESTATE.storing(tile).with_dice(die), place(die, tile, at)


def one_die(face: int) -> Any:
    """Return the bare estate with one die left."""
    return ESTATE.with_dice(face)


bank, place_bank = placing(BANK, "3.3", 3)
church, place_church = placing(CHURCH, "3.3", 3)
carpenter, place_carpenter = placing("building:carpenter", "3.3", 3)
ship, place_ship = placing("ship", "4.5", 5)
place_mine, sell_2 = place(4, "mine", "5.3"), sell(2, 2)
AT_CHURCH = on(church).with_depot(3, "mine")
FROM_CHURCH = take("church", "mine", 3)
COWS = a_table(one_die(1).with_tile(COW, at="3.1")).with_depot(1, COW, "ship")
TRIBUTE = on(one_die(1).with_silver(1).with_shields(7)).of_2019("shields").waiting("tribute")
CASES: dict[str, tuple[tuple[Table, Actions], tuple[Table, Actions]]] = {
    "region": (
        (on(bank), [place_bank]),
        (on(ESTATE.storing(BANK).with_dice(3)), [place(3, BANK, "5.4")]),
    ),
    "in-time": (
        (on(bank).in_phase("A", 5), [place_bank]),
        (on(bank).in_phase("A", 4), [place_bank]),
    ),
    "bonus": (
        (on(WITH_MINE.with_tiles(MINES)), [place_mine]),
        (on(WITH_MINE.with_tile("mine", at="6.2")), [place_mine]),
    ),
    "animals": (
        (
            on(ESTATE.with_tile(COW, at="3.1").storing(COW).with_dice(2)),
            [place(2, COW, "2.1")],
        ),
        (COWS, [take(1, COW, 1)]),
    ),
    "sale": (
        (on(one_die(2).with_goods({2: 2})), [sell_2]),
        (on(one_die(2).with_goods({2: 2})), [workers(2)]),
    ),
    "small-sale": (
        (on(one_die(2).with_goods({2: 1})), [sell_2]),
        (on(one_die(2).with_goods({2: 2})), [sell_2]),
    ),
    "adds": (
        (on(bank.with_knowledge(22)), [place_bank]),
        (on(carpenter.with_knowledge(22)), [place_carpenter]),
    ),
    "learnt": (
        (
            on(ESTATE.storing("monastery:3").with_dice(1)),
            [place(1, "monastery:3", "3.4")],
        ),
        (
            on(one_die(1)).with_depot(1, "monastery:3"),
            [take(1, "monastery:3", 1)],
        ),
    ),
    "extra": (
        (AT_CHURCH, [place_church, FROM_CHURCH]),
        (AT_CHURCH, [place_church, leave("church")]),
    ),
    "idle": (
        (AT_CHURCH, [place_church, leave("church")]),
        (AT_CHURCH, [place_church, FROM_CHURCH]),
    ),
    "gain": ((on(bank), [place_bank]), (on(carpenter), [place_carpenter])),
    "loaded": (
        (a_table(ship).with_depot(2, goods={3: 2}), [place_ship, load([2], [3])]),
        (a_table(ship), [place_ship]),
    ),
    "order": (
        (a_table(ship).ordered(1, 0).acted(0, 1), [place_ship]),
        (a_table(ship).ordered(0, 1), [place_ship]),
    ),
    "mine": (
        (on(WITH_MINE), [place_mine]),
        (on(one_die(3)).with_depot(3, "mine"), [take(3, "mine", 3)]),
    ),
    "ready": (
        (on(one_die(3).with_tiles(MINES)).with_depot(3, "mine"), [take(3, "mine", 3)]),
        (on(ESTATE.with_tiles(MINES).storing("mine").with_dice(2)), [workers(2)]),
    ),
    "kept-ready": (
        (on(ESTATE.with_tiles(MINES).storing("mine").with_dice(2)), [workers(2)]),
        (on(WITH_MINE.with_tiles(MINES)), [place_mine]),
    ),
    "pile": (
        (on(one_die(2).with_goods({2: 2, 3: 1})), [workers(2)]),
        (on(one_die(2).with_goods({2: 1, 3: 1})), [workers(2)]),
    ),
    "bonus-ready": (
        (on(one_die(3).with_tiles(MINES)).with_depot(3, "mine"), [take(3, "mine", 3)]),
        (
            on(one_die(3).with_tile("mine", at="6.2")).with_depot(3, "mine"),
            [take(3, "mine", 3)],
        ),
    ),
    "one-short": (
        (on(WITH_MINE.with_tile("mine", at="6.2")), [place_mine]),
        (on(WITH_MINE), [place_mine]),
    ),
    "herd": (
        (COWS, [take(1, COW, 1)]),
        (a_table(one_die(1)).with_depot(1, COW), [take(1, COW, 1)]),
    ),
    "stored": (
        (on(one_die(1)), [take(1, "ship", 1)]),
        (on(one_die(1)), [take(1, "castle", 1)]),
    ),
    "opens": ((on(ship), [place_ship]), (on(ship).in_phase("D"), [place_ship])),
    "race": (
        (on(WITH_MINE), [place_mine]),
        (
            on(WITH_MINE).with_bonus("mine", "large", 1).with_bonus("mine", "small", 1),
            [place_mine],
        ),
    ),
    "denied": (
        (on(one_die(3), RIVAL).with_depot(3, "mine"), [take(3, "mine", 3)]),
        (
            on(one_die(3), RIVAL).with_depot(3, "mine").with_depot(4, "mine"),
            [take(3, "mine", 3)],
        ),
    ),
    "withheld": (
        (
            on(one_die(3), WITH_BANKS).with_depot(3, "monastery:22"),
            [take(3, "monastery:22", 3)],
        ),
        (
            on(one_die(3), WITH_BANKS).with_depot(3, "monastery:21"),
            [take(3, "monastery:21", 3)],
        ),
    ),
    "last": (
        (on(one_die(3)).with_depot(3, "mine"), [take(3, "mine", 3)]),
        (on(one_die(3)).with_depot(3, "mine").with_black("mine"), [take(3, "mine", 3)]),
    ),
    "full": (
        (on(one_die(1).storing("ship", BANK)), [take(1, "ship", 1)]),
        (on(one_die(1).storing("ship")), [take(1, "ship", 1)]),
    ),
    "discarded": (
        (
            on(one_die(1).storing("ship", BANK, CHURCH)),
            [take(1, "ship", 1, discard=BANK)],
        ),
        (on(one_die(1).storing("ship", BANK)), [take(1, "ship", 1)]),
    ),
    "stuck": (
        (on(one_die(1)), [take(1, "castle", 1)]),
        (on(one_die(1)), [take(1, "ship", 1)]),
    ),
    "hired": (
        (on(one_die(2).with_goods({2: 1})), [workers(2)]),
        (on(one_die(2).with_goods({2: 1})), [sell_2]),
    ),
    "workers": (
        (on(one_die(2).with_workers(1)), [workers(2)]),
        (on(one_die(2).with_workers(1)).in_phase("E", 5), [workers(2)]),
    ),
    "silver": (
        (on(one_die(2).with_silver(2)), [workers(2)]),
        (on(one_die(2).with_silver(2)).in_phase("E", 5), [workers(2)]),
    ),
    "bought": (
        (on(one_die(2).with_silver(2)).with_black("ship"), [buy("ship"), workers(2)]),
        (on(one_die(2).with_silver(2)).with_black("ship"), [take(2, "ship", 2)]),
    ),
    "left-over": (
        (on(one_die(2).with_silver(1)).in_phase("E", 5), [workers(2)]),
        (on(one_die(2).with_silver(1)).in_phase("E", 4), [workers(2)]),
    ),
    "wasted": (
        (on(one_die(2)).in_phase("E", 5), [take(2, "ship", 2)]),
        (on(one_die(2)).in_phase("D", 5), [take(2, "ship", 2)]),
    ),
    "shield": (
        (
            on(ESTATE.with_dice(4, 4)).of_2019("shields").with_shields(4, 7),
            [{"type": "shield", "depot": 4, "shield": 7, "castle": "4.4"}],
        ),
        (
            on(ESTATE.with_dice(4, 4)).of_2019("shields").with_shields(4, 7),
            [workers(4), workers(4)],
        ),
    ),
    "tribute": (
        (TRIBUTE, [{"type": "tribute", "shields": [7], "workers": 0}]),
        (TRIBUTE, [{"type": "tribute", "shields": [], "workers": 0}]),
    ),
    "route": (
        (
            on(one_die(1).with_goods({1: 1}).with_route(9)).of_2019("trade-routes"),
            [sell(1, 1)],
        ),
        (
            on(one_die(5).with_goods({5: 1}).with_route(1)).of_2019("trade-routes"),
            [sell(5, 5)],
        ),
    ),
}
EAGER = 0.9
"""How often a random player places a tile if that is possible."""
STARTS = {"start-spaces", "start-numbers", "start-colours", "start-small"}
IN_GAMES_ALONE = "posts", "spaces", "target", "room"
"""Kinds that occur only in the random games below."""


def found_in(table: Table, actions: Actions) -> list[Motive]:
    """Return the motives of a turn of seat 0; all its actions are legal."""
    game = table.begin()
    codes = [game.code(action) for action in actions]
    turn = MOTIVES.consider(game, game.position, 0, codes)
    assert list(turn.codes) == codes
    return list(MOTIVES.motives(turn))


def kinds(found: Sequence[Motive]) -> set[str]:
    """Return the kinds of motives."""
    return {one.kind for one in found}


@pytest.mark.parametrize("kind", CASES)
def test_each_kind_is_true_in_its_position_and_false_in_a_near_miss(kind):
    true, nearly = CASES[kind]
    assert kind in kinds(found_in(*true))
    assert kind not in kinds(found_in(*nearly))


def test_every_kind_has_a_position_or_occurs_in_games_of_its_module():
    assert {*CASES, *IN_GAMES_ALONE, *STARTS, "scores"} == set(MOTIVES.kinds)


def test_the_end_of_a_turn_and_later_events_change_no_motive():
    table, actions = CASES["mine"][0]
    assert found_in(table, [*actions, END]) == found_in(table, actions)


def turns(seed: int, number: int) -> Any:
    """Yield positions of random games with a random turn of the seat that decides: its game, the
    seat and the codes."""
    chance = random.Random(seed)
    request = request_with_modules(seed) if seed % 2 else request_of(seed)
    game = Game(request)
    while not game.is_over and number:
        offered = game.legal(chance.choice(game.position.waiting_seats()))
        seat = offered["seat"]
        if game.state()["phase"] is not None and chance.random() < 0.06:
            number -= 1
            yield game, seat, a_turn(game, seat, chance)
        game.apply(choice_of(offered["actions"], chance, EAGER), seat)


def a_turn(game: Game, seat: int, chance: random.Random) -> list[int]:
    """Return a random turn of the seat, with its end."""
    trial, codes = game.branch(game.revision), []
    while seat in trial.position.waiting_seats() and not trial.chance_between(game.revision):
        action = choice_of(trial.legal(seat)["actions"], chance, EAGER)
        codes.append(trial.code(action))
        trial.apply(action, seat)
        if action["type"] == "end":
            break
    return codes


@pytest.mark.parametrize("seed", [0, 3, 5])
def test_turns_that_end_a_game_have_motives_too(seed):
    request = request_of_its_own("solo", seed) if seed % 2 == 0 else request_with_modules(23)
    game, chance = Game(request | {"seed": seed}), random.Random(seed)
    while not game.is_over:
        seat = game.position.first_waiting()
        codes = a_turn(game, seat, chance)
        if game.state()["phase"] in ("D", "E"):
            turn = MOTIVES.consider(game, game.position, seat, codes)
            assert kinds(list(MOTIVES.motives(turn))) <= set(MOTIVES.kinds)
        for code in codes:
            game.apply(game.action(code), seat)


def motives_in(game: Game, position: Any, seat: int, codes: Sequence[int]) -> list[Motive]:
    """Return the motives of a turn."""
    return list(MOTIVES.motives(MOTIVES.consider(game, position, seat, codes)))


@pytest.mark.parametrize("seed", range(3))
def test_hidden_information_changes_no_motive(seed):
    for at, (game, seat, codes) in enumerate(turns(seed, 8)):
        other = game.position.copy()
        other.determinize_for(seat, 77 + at)
        assert motives_in(game, other, seat, codes) == motives_in(game, game.position, seat, codes)


def sentences(found: Sequence[Motive]) -> list[str]:
    """Return their sentences in the current language."""
    return [advice_of("burgundy").motive_text(one, ["Anna", "Béla", "C", "D"]) for one in found]


@pytest.mark.parametrize("language", NAMES)
def test_every_motive_is_a_whole_sentence_in_every_language(language):
    spoken.change(language)
    try:
        told = {
            kind: sentences([one for one in found_in(*case[0]) if one.kind == kind])
            for kind, case in CASES.items()
        }
    finally:
        spoken.change("en")
    for kind, lines in told.items():
        for line in lines:
            assert line.endswith(".") and line[0].isupper(), (kind, line)
            assert "{" not in line and "(s)" not in line, (kind, line)
            assert len(line.split()) <= 18, (kind, line)


@pytest.mark.parametrize("seed", range(6))
def test_a_second_reading_of_the_turn_finds_the_same_motives(seed):
    for game, seat, codes in turns(seed, 30):
        modules = game.request["modules"]
        left_out = set(motives_again.NOT_READ)
        if "shields" in modules or "extra-tiles" in modules:
            left_out |= motives_again.WITHOUT_SHIELDS
        turn = MOTIVES.consider(game, game.position, seat, codes)
        events = list(takewhile(is_before_the_end, turn.events))
        again = motives_again.Turn(game.request, game.events, events, seat)
        found = {(one.kind, one.seat, one.values) for one in MOTIVES.motives(turn)}
        read = motives_again.facts(again)
        assert {one for one in found if one[0] not in left_out} == {
            one for one in read if one[0] not in left_out
        }


def is_before_the_end(event: dict[str, Any]) -> bool:
    """Return whether an event belongs to the turn and not to its end."""
    return event["event"] != "action" or event["action"] != END


def test_a_turn_reaches_the_position_before_its_end():
    for game, seat, codes in turns(3, 20):
        done = game.position.copy()
        for code in codes[:-1] if game.action(codes[-1]) == END else codes:
            done.act_only(code, seat)
        reached = MOTIVES.consider(game, game.position, seat, codes).reached
        assert game.rules.state(reached, game.request, seat) == game.rules.state(
            done, game.request, seat
        )


def reasons(table: Table, better: Actions, other: Actions) -> tuple[TurnReason, ...]:
    """Return the reasons that distinguish two turns of seat 0."""
    game = table.begin()
    codes = ([game.code(action) for action in turn] for turn in (better, other))
    return reasons_between(game, game.position, 0, *codes)


def kinds_against(table: Table, better: Actions, other: Actions) -> set[str]:
    """Return the kinds of reasons against the better of two turns that cannot be made up for
    later."""
    found = reasons(table, better, other)
    return {one.motive.kind for one in found if not one.is_for and not one.is_postponed}


def test_an_action_that_can_wait_a_turn_is_no_reason_for_the_other_turn():
    table = on(bank)
    assert not {"region", "gain"} & kinds_against(table, [workers(3)], [place_bank])
    goods = on(one_die(2).with_goods({2: 2}))
    assert "sale" not in kinds_against(goods, [workers(2)], [sell_2])


def test_a_region_can_wait_at_the_end_of_a_phase_except_for_its_points():
    table = on(bank).in_phase("A", 5)
    told = kinds_against(table, [workers(3)], [place_bank])
    assert "in-time" in told and "region" not in told
    assert "region" in kinds_against(on(bank).in_phase("E", 5), [workers(3)], [place_bank])


def test_a_postponed_region_knows_the_points_that_the_other_turn_scores_at_once():
    found = reasons(on(bank), [workers(3)], [place_bank])
    (region,) = [one for one in found if one.motive.kind == "region"]
    assert region.at_once == -region.motive.number("points") and region.is_postponed
    assert not region.is_for


def test_a_region_that_waits_has_its_points_of_the_next_phase_and_workers_do_not_outweigh_it():
    found = reasons(on(bank).in_phase("A", 5), [workers(3)], [place_bank])
    (region,) = [one for one in found if one.motive.kind == "region"]
    assert region.motive.number("points") - region.motive.number("later") == 2
    assert all(one.is_weak for one in found if one.is_for)


def test_the_same_number_of_other_goods_is_no_reason():
    table = a_table(ship).with_depot(2, goods={3: 1}).with_depot(3, goods={4: 1})
    loads = [[place_ship, load([depot], [good])] for depot, good in ((2, 3), (3, 4))]
    assert "loaded" not in {one.motive.kind for one in reasons(table, *loads)}


def test_a_small_sale_is_a_fault_and_not_a_price_too():
    table = on(one_die(2).with_goods({2: 1, 3: 1}))
    found = [one for one in reasons(table, [take(2, "ship", 2)], [sell_2]) if one.of_other]
    told = [(one.motive.kind, one.is_for) for one in found]
    assert ("small-sale", True) in told and "sale" not in dict(told)
    more = on(one_die(2).with_goods({2: 2}))
    (sold,) = [
        one for one in reasons(more, [take(2, "ship", 2)], [sell_2]) if one.motive.kind == "sale"
    ]
    assert sold.is_postponed and not sold.is_for


def test_a_shield_that_both_turns_keep_is_no_reason():
    table = on(one_die(1).with_silver(2).with_shields(7, 12)).of_2019("shields").waiting("tribute")
    one, both = ({"type": "tribute", "shields": kept, "workers": 0} for kept in ([12], [7, 12]))
    told = [each.motive for each in reasons(table, [both], [one]) if each.motive.kind == "tribute"]
    assert [(each["shield"], each["points"]) for each in told] == [(7, 8)]


def test_workers_that_change_a_die_in_the_same_turn_are_named_as_such():
    table = on(ESTATE.with_dice(2, 4))
    (later,) = [one for one in found_in(table, [take(2, "ship", 2), workers(4)]) if is_hired(one)]
    turn = [workers(4), take(2, "ship", 1)]
    (used,) = [one for one in found_in(table, turn) if is_hired(one)]
    assert (later["changed"], used["changed"]) == (0, 1)
    rich = on(ESTATE.with_dice(2, 4).with_workers(3))
    (at_hand,) = [one for one in found_in(rich, turn) if is_hired(one)]
    assert at_hand["changed"] == 0


def test_workers_that_both_turns_take_with_a_die_are_no_fault():
    table = on(ESTATE.with_dice(2, 4))
    changed, idle = [workers(4), take(2, "ship", 1)], [take(2, "ship", 2), workers(4)]
    assert "hired" not in {one.motive.kind for one in reasons(table, idle, changed)}
    rich = on(ESTATE.with_dice(2, 4).with_silver(2)).with_black("ship")
    used = [workers(4), buy("ship"), take(2, "ship", 2)]
    assert "hired" not in {one.motive.kind for one in reasons(rich, used, idle)}


def test_another_last_tile_for_a_region_that_has_one_ready_is_no_difference():
    tower = "building:watchtower"
    table = on(one_die(1)).with_depot(1, tower)
    assert "ready" in kinds(found_in(table, [take(1, tower, 1)]))
    table = on(ESTATE.storing(BANK).with_dice(1)).with_depot(1, tower)
    assert "ready" not in kinds(found_in(table, [take(1, tower, 1)]))


def test_a_discarded_tile_without_a_space_left_is_no_loss():
    mines = {cell: "mine" for cell, space in printed.spaces("1").items() if space[0] == "mine"}
    table = on(ESTATE.with_tiles(mines).storing("mine", BANK, CHURCH).with_dice(1))
    assert "discarded" not in kinds(found_in(table, [take(1, "ship", 1, discard="mine")]))
    assert "discarded" in kinds(found_in(table, [take(1, "ship", 1, discard=BANK)]))


def test_a_tile_that_counts_for_buildings_is_worth_storing_before_its_space_is_in_reach():
    table = on(ESTATE.with_tiles({"3.3": BANK}).with_dice(1)).with_depot(1, "monastery:22")
    found = found_in(table, [take(1, "monastery:22", 1)])
    assert [one["points"] for one in found if one.kind == "stored"] == [4]
    assert "stuck" not in kinds(found)


def is_hired(one: Motive) -> bool:
    return one.kind == "hired"


def test_a_preparation_is_not_named_if_the_other_turn_completes_it():
    table = on(ESTATE.with_tiles(MINES).with_dice(3, 4).with_workers(2)).with_depot(3, "mine")
    stores = [take(3, "mine", 3), workers(4)]
    completes = [take(3, "mine", 3), place(4, "mine", "5.3")]
    assert not {"ready", "bonus-ready"} & {
        one.motive.kind for one in reasons(table, stores, completes) if one.is_for
    }


def test_all_tiles_that_a_turn_discards_are_one_fault():
    table = on(ESTATE.storing("mine", BANK, CHURCH).with_dice(1, 2))
    both = [take(1, "ship", 1, discard=BANK), take(2, "ship", 2, discard=CHURCH)]
    one = [take(1, "ship", 1, discard=BANK), workers(2)]
    (told,) = [each for each in reasons(table, one, both) if each.motive.kind == "discarded"]
    assert told.of_other and told.is_for and told.motive["lost"] == (BANK, CHURCH)


def test_a_warehouse_that_has_nothing_to_sell_and_a_mine_without_silver_are_not_praised():
    ships = {cell: "ship" for cell, space in printed.spaces("1").items() if space[0] == "ship"}
    table = on(one_die(3).with_tiles(ships)).with_depot(3, "building:warehouse")
    assert "stored" not in kinds(found_in(table, [take(3, "building:warehouse", 3)]))
    table = on(one_die(3)).in_phase("D", 5).with_depot(3, "mine")
    assert "stored" not in kinds(found_in(table, [take(3, "mine", 3)]))
    table = on(one_die(3)).in_phase("D", 4).with_depot(3, "mine")
    (mine,) = [one for one in found_in(table, [take(3, "mine", 3)]) if one.kind == "stored"]
    assert mine["phases"] == 2


def test_a_fault_does_not_hide_the_gains_of_the_better_turn():
    table = on(ESTATE.storing("ship").with_dice(5, 2).with_goods({2: 1})).with_depot(
        1, goods={3: 2}
    )
    better = [place(5, "ship", "4.5"), load([1], [3]), take(2, "ship", 2)]
    first = reasons(table, better, [workers(5), sell_2])[:2]
    assert "loaded" in {one.motive.kind for one in first}


def test_a_tile_that_is_not_in_storage_after_the_other_turn_does_not_wait():
    table = on(ESTATE.storing(BANK).with_dice(3, 3)).with_depot(3, BANK)
    later, taken = [place_bank, workers(3)], [workers(3), take(3, BANK, 3)]
    assert "region" not in kinds_against(table, taken, later)
    table = on(ESTATE.with_dice(3, 3)).with_depot(3, BANK)
    now = [take(3, BANK, 3), place_bank]
    assert "region" in kinds_against(table, [workers(3), workers(3)], now)


def test_one_worker_explains_a_turn_only_if_nothing_else_differs():
    table = on(ESTATE.with_dice(2, 5).with_workers(2)).with_depot(5, BANK)
    same = reasons(table, [take(2, "ship", 2)], [take(2, "ship", 1)])
    assert [(one.motive.kind, one.is_weak) for one in same] == [("workers", False)]
    gains = reasons(table, [take(5, BANK, 5)], [take(2, "ship", 1)])
    assert "workers" not in {one.motive.kind for one in gains if one.is_for}


def test_all_points_of_only_the_other_turn_are_one_price():
    table = on(ESTATE.with_tiles(MINES).with_dice(3, 4)).with_depot(3, "mine")
    completed = [take(3, "mine", 3), place(4, "mine", "5.3")]
    found = reasons(table, [take(3, "ship", 2), workers(4)], completed)
    (whole,) = [one for one in found if one.motive.kind == "scores"]
    (alone,) = [one for one in found_in(table, completed) if one.kind == "region"]
    assert whole.motive["parts"] == (f"region mine {alone.number('size')}", "bonus mine large")
    assert whole.at_once == -(alone.number("points") + 5) and whole.is_whole and not whole.is_for


def test_a_sum_of_points_that_may_still_come_has_its_parts():
    region = Motive("region", 0, (("colour", "animal"), ("points", 10), ("size", 2)), 7.0)
    animals = Motive("animals", 0, (("points", 4), ("tile", COW)), 2.8)
    later = [TurnReason(one, True, at_once=-one.number("points")) for one in (region, animals)]
    (whole,) = MOTIVES.summed(later)
    assert whole.at_once == -14 and whole.motive["parts"] == ("region animal 2", f"animals {COW}")


def test_a_swap_of_two_things_that_can_both_wait_is_no_reason():
    table = on(ESTATE.with_tiles(MINES).storing(BANK, "mine").with_dice(3, 4))
    found = {one.motive.kind for one in reasons(table, [place_bank], [place_mine])}
    assert found and "region" not in found
    more = reasons(table, [place_mine], [place_bank])  # 16 points instead of 11
    assert more[0].motive.kind == "region" and more[0].is_for


def test_a_tile_like_one_that_the_turn_places_is_stored_too():
    table = on(bank.with_dice(3, 5)).with_depot(5, BANK)
    found = found_in(table, [place_bank, take(5, BANK, 5)])
    assert [one.word("tile") for one in found if one.kind == "stored"] == [BANK]


def test_fewer_spaces_in_reach_are_no_price():
    table = on(ESTATE.storing(BANK, "ship").with_dice(3, 5))
    more, fewer = [place_bank, place_ship], [place_bank, workers(5)]
    told = [one.is_for for one in reasons(table, more, fewer) if one.motive.kind == "opens"]
    assert told == [True]
    assert "opens" not in kinds_against(table, fewer, more)


def test_of_more_goods_loaded_only_their_number_is_compared():
    table = a_table(ship.with_goods({3: 1}))
    table = table.with_depot(2, goods={3: 2}).with_depot(3, goods={4: 1})
    two, one = ([place_ship, load([depot], [good])] for depot, good in ((2, 3), (3, 4)))
    (loaded,) = [each for each in reasons(table, two, one) if each.motive.kind == "loaded"]
    assert (loaded.motive["count"], loaded.motive["pile"]) == (2, 0)
    (alone,) = [each for each in found_in(table, two) if each.kind == "loaded"]
    assert alone["pile"] == 3


def test_points_only_move_the_counter_in_the_solo_game():
    for players, times in ((1, 0), (2, 1)):
        modules = {"modules": ["solo"], "edition": "2019"} if players == 1 else {}
        game = Game({"players": players, "seed": 3, **modules})
        while game.state(0)["phase"] is None:
            game.apply(game.legal()["actions"][0])
        turn = MOTIVES.consider(game, game.position, game.deciding(), [])
        assert MOTIVES.times(turn) == times


def test_workers_are_one_topic():
    table = on(one_die(2).with_workers(1))
    found = [one.motive for one in reasons(table, [take(2, "ship", 2)], [take(2, "ship", 1)])]
    assert [(one.kind, one.number("number")) for one in found] == [("workers", 1)]


def test_storing_a_tile_is_no_reason_if_the_other_turn_places_it():
    table = on(ESTATE.with_dice(3, 3)).with_depot(3, BANK)
    stored, placed = [take(3, BANK, 3), workers(3)], [take(3, BANK, 3), place_bank]
    found = reasons(table, stored, placed)
    assert "stored" not in {one.motive.kind for one in found}


def test_the_last_tile_that_a_turn_keeps_speaks_for_it_and_an_inn_makes_its_region_larger():
    table = on(ESTATE.with_tiles(MINES).storing("mine", BANK, CHURCH).with_dice(1))
    kept, lost = (take(1, "ship", 1, discard=tile) for tile in (BANK, "mine"))
    (found,) = [one for one in reasons(table, [kept], [lost]) if one.motive.kind == "kept-ready"]
    assert (found.motive["points"], found.is_for) == (16, True)
    table = on(ESTATE.with_tiles(MINES).storing("inn").with_dice(2)).of_2019("inns")
    (kept,) = [one for one in found_in(table, [workers(2)]) if one.kind == "kept-ready"]
    assert (kept["tile"], kept["size"], kept["points"]) == ("inn", 3, 20)


def test_different_regions_are_named_and_equal_sales_explain_nothing():
    table = on(ESTATE.storing("mine", BANK).with_tiles(MINES).with_dice(3, 4)).in_phase("E", 5)
    found = [(one.motive.kind, one.of_other) for one in reasons(table, [place_mine], [place_bank])]
    assert {("region", False), ("region", True)} <= {*found}
    goods = on(ESTATE.with_dice(2, 3).with_goods({2: 1, 3: 1}))
    one, other = [workers(3), sell_2], [workers(2), sell(3, 3)]
    assert "sale" not in {one.motive.kind for one in reasons(goods, one, other)}


def test_gains_of_both_turns_are_no_reason_but_two_ships_are_more_than_one():
    table = on(ESTATE.with_dice(2, 1).with_silver(2)).with_black("ship")
    bought, taken = [buy("ship"), workers(2), workers(1)], [take(2, "ship", 2), workers(1)]
    told = {one.motive.kind: one for one in reasons(table, bought, taken)}
    assert not {"bought", "stored", "hired"} & told.keys()
    ships = reasons(table, [*taken[:1], take(1, "ship", 1)], taken)
    assert [one.motive["number"] for one in ships if one.motive.kind == "stored"] == [2]


def test_an_action_of_the_trade_route_is_named_once_with_its_tile():
    table = on(one_die(2).with_goods({2: 1}).with_route(1)).of_2019("trade-routes")
    table = table.with_depot(3, BANK)
    found = found_in(table, [sell_2, take("route:carpenter", BANK, 3)])
    assert "route" not in kinds(found)
    (free,) = [one for one in found if one.kind == "extra"]
    assert (free.word("by"), free.word("tile")) == ("route", BANK)


@pytest.mark.parametrize("estate", ["3", "4", "8"])
def test_a_start_castle_is_explained_by_the_spaces_beside_it(estate):
    game, spaces = Game({"estates": [estate, "1"], "seed": 3}), printed.spaces(estate)
    texts = set()
    for action in game.legal()["actions"]:
        around = [cell for cell in spaces if action["castle"] in printed.beside(cell, estate)]
        small = [region for region in printed.regions(estate) if len(region) == 1]
        counts = {
            "start-spaces": len(around),
            "start-numbers": len({spaces[cell][1] for cell in around}),
            "start-colours": len({spaces[cell][0] for cell in around}),
            "start-small": sum({cell} in small for cell in around),
        }
        found = motives_in(game, game.position, 0, [game.code(action)])
        assert {one.kind: one["number"] for one in found} == {k: n for k, n in counts.items() if n}
        texts |= set(sentences(found))
    assert len(texts) >= len(STARTS)
