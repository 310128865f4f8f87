"""Invariants of every Burgundy game: small checks of a game at a moment, at its end, and of its
legal lists."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

from burgundy_qt.rules.burgundy import catalogue
from burgundy_qt.rules.burgundy.burgundy_ruleset import ANSWER as RULES
from burgundy_qt.rules.burgundy.codec import decode_action, encode_action
from tests.rules.burgundy import printed
from tests.rules.burgundy.from_events import COLOURS, REGION_OF, Told
from tests.rules.burgundy.modules import (
    border_posts,
    extra_tiles,
    inns,
    shields_told,
    solo_printed,
    team_told,
)
from tests.rules.burgundy.score_checker import complaint
from tests.rules.burgundy.second_reading import comparable, legal_actions, silver_for

Event = dict[str, Any]
FIRST_GOODS, GOODS_A_PHASE = 3, 5
WITHOUT_COLOUR = ("inn", solo_printed.BLACK)
COLOURS_OF_STACKS = ("castle", "mine", "monastery", "ship", "animal", "building")


@cache
def full_stacks(modules: tuple[str, ...]) -> list[list[int]]:
    """Return the core's numbers of the tiles of each stack, ascending."""
    black = Counter(printed.black_backs(modules))
    others = Counter(printed.box(modules)) - black
    coloured = [
        [tile for tile in others.elements() if tile.split(":")[0] == one]
        for one in COLOURS_OF_STACKS
    ]
    return [
        sorted(map(catalogue.TILE_NUMBER.__getitem__, stack))
        for stack in [*coloured, black.elements()]
    ]


def stack_ends(modules: tuple[str, ...]) -> list[int]:
    return list(accumulate(len(stack) for stack in full_stacks(modules)))


@dataclass
class Moment:
    """A game between two decisions: the position, its state, and the knowledge of a listener."""

    position: Any
    request: dict[str, Any]
    told: Told

    def __post_init__(self) -> None:
        self.raw: dict[str, Any] = self.position.raw()
        self.state: dict[str, Any] = RULES.state(self.position, self.request, None)

    @property
    def seats(self) -> list[dict[str, Any]]:
        return [] if self.state["phase"] is None else self.state["seats"]

    @property
    def owners(self) -> list[dict[str, Any]]:
        """Return one seat for each estate with its storage: the first seat of each team."""
        return self.seats[: self.number_of_owners]

    @property
    def number_of_owners(self) -> int:
        return team_told.owners(self.request["modules"], self.request["players"])


def the_events_alone_tell_the_state(moment: Moment) -> None:
    if moment.told.begun or moment.request["setup"] != "secret":
        assert moment.told.state() == moment.state


def every_tile_is_somewhere_once(moment: Moment) -> None:
    """Check 164 tiles by kind, more with modules: in a stack, a depot or storage, on an estate, or
    out of the game."""
    raw, tiles = moment.raw, Counter(moment.told.gone)
    for end, drawn in zip(stack_ends(tuple(moment.request["modules"])), raw["drawn"], strict=True):
        tiles.update(catalogue.TILE_NAME[tile] for tile in raw["stack"][drawn:end])
    for depot in [*moment.state["depots"].values(), {"tiles": moment.state["black"]}]:
        tiles.update(depot["tiles"])
    for seat in moment.seats:
        tiles.update(seat["storage"])
    for seat in moment.owners:
        tiles.update(seat.get("shared", ()))
        tiles.update(seat["cells"].values())
    if not moment.seats:
        tiles["castle"] += moment.number_of_owners
    if "inns" in moment.request["modules"]:
        tiles["inn"] += inns.somewhere(moment.state)
    del tiles[solo_printed.BLACK]  # the exchange removed the tile below it
    assert tiles == printed.box(moment.request["modules"])


def every_stack_keeps_its_tiles(moment: Moment) -> None:
    """Check that drawn and undrawn tiles together are the whole stack: one for each colour, and the
    black backs."""
    row, start = moment.raw["stack"], 0
    for full in full_stacks(tuple(moment.request["modules"])):
        assert sorted(row[start : start + len(full)]) == full
        start += len(full)


def every_good_is_somewhere_once(moment: Moment) -> None:
    """Check 42 goods, 7 of each type: not revealed yet, on a round space, in a depot, in storage,
    or sold."""
    raw = moment.raw
    phase = 0 if moment.state["phase"] is None else "ABCDE".index(moment.state["phase"]) + 1
    shown = FIRST_GOODS * moment.number_of_owners + GOODS_A_PHASE * phase if phase else 0
    goods = Counter(map(str, [*raw["goods"][shown:], *moment.state["round_goods"]]))
    for depot in moment.state["depots"].values():
        goods.update(depot["goods"])
    for seat in moment.owners:
        goods.update(seat["goods"])
        goods.update(seat["sold"])
    goods += moment.told.goods_gone
    assert goods == dict.fromkeys("123456", 7)


def storage_holds_at_most_three_tiles_and_three_types_of_goods(moment: Moment) -> None:
    """Check each storage; both of a team's have space for two tiles each."""
    for seat in moment.seats:
        if "shared" in seat:
            assert max(len(seat["storage"]), len(seat["shared"])) <= 2
        assert (
            len(seat["storage"]) <= 3
            or shields_told.owns(seat, 4)
            or "storage" in moment.state["pending"]
        )
        assert len(seat["goods"]) <= 3 or moment.told.is_alone


def no_store_is_negative(moment: Moment) -> None:
    for seat in moment.seats:
        assert min(seat["silver"], seat["workers"], seat["points"]) >= 0
        assert all(number > 0 for number in [*seat["goods"].values(), *seat["sold"].values()])
    assert all(
        number > 0
        for depot in moment.state["depots"].values()
        for number in depot["goods"].values()
    )


def every_tile_lies_on_its_colour(moment: Moment) -> None:
    for seat in moment.seats:
        colours = COLOURS[moment.request["edition"], seat["estate"]]
        assert all(
            tile in WITHOUT_COLOUR or colours[cell] == tile.split(":")[0]
            for cell, tile in seat["cells"].items()
        )


def every_tile_is_joined_to_the_start_castle(moment: Moment) -> None:
    """Check the connections, which a tile does not need with shield 18."""
    if 18 in moment.told.claimed:
        return
    for number, seat in enumerate(moment.seats):
        start = catalogue.castle_name(moment.raw["seats"][number])
        left, edge = set(seat["cells"]) - {start}, {start}
        assert seat["cells"][start] == "castle"
        while edge:
            edge = {
                cell
                for cell in left
                if not edge.isdisjoint(printed.to_lay_from(cell, seat["estate"]))
            }
            left -= edge
        assert not left


def no_building_stands_twice_in_a_city_without_knowledge_tile_1(moment: Moment) -> None:
    for seat in moment.seats:
        cells, ground = seat["cells"], REGION_OF[moment.request["edition"], seat["estate"]]
        standing = Counter((ground[c], t) for c, t in cells.items() if t.startswith("building:"))
        assert (
            "monastery:1" in cells.values()
            or 6 in moment.told.claimed
            or all(number == 1 for number in standing.values())
        )


def there_is_one_inn_in_a_region_at_most(moment: Moment) -> None:
    for seat in moment.seats:
        ground = REGION_OF[moment.request["edition"], seat["estate"]]
        regions = [ground[cell] for cell, tile in seat["cells"].items() if tile == "inn"]
        assert len(regions) == len(set(regions))


def posts_are_joined_where_covered_cells_lead_from_one_to_the_other(moment: Moment) -> None:
    for seat in moment.seats:
        assert seat["estate"].startswith("11") == ("posts" in seat)
        assert seat.get("posts", []) == (
            border_posts.joined(seat["cells"]) if "posts" in seat else []
        )


def bonus_tiles_are_taken_once_and_one_a_colour(moment: Moment) -> None:
    taken = [tuple(bonus) for seat in moment.owners for bonus in seat["bonuses"]]
    assert len(taken) == len(set(taken))
    for seat in moment.seats:
        colours = [colour for colour, _ in seat["bonuses"]]
        assert len(colours) == len(set(colours))
    large = {colour for colour, size in taken if size == "large"}
    assert all(colour in large for colour, size in taken if size == "small")


def derived_values_equal_a_new_calculation(moment: Moment) -> None:
    """Check sets, counts and the spaces left in regions, which the core updates step by step."""
    assert type(moment.position).from_raw(moment.raw).raw() == moment.raw


def the_order_is_by_the_markers(moment: Moment) -> None:
    order, track = moment.state["order"], moment.state["track"]
    assert sorted(order) == list(range(moment.request["players"]))
    steps = [track[seat] for seat in order]
    assert steps == sorted(steps, reverse=True) and 0 <= steps[-1] <= steps[0] <= 6
    for number, seat in enumerate(moment.seats):
        if "monastery:27" in seat["cells"].values():
            partner = number ^ 2 if "shared" in seat else None
            assert extra_tiles.marker_lies_on_top(
                [one for one in order if one != partner], track, number
            )


def members_of_a_team_have_what_is_the_teams(moment: Moment) -> None:
    for seat, partner in zip(moment.seats[:2], moment.seats[2:], strict=False):
        if "shared" in seat:
            assert all(seat[key] == partner[key] for key in team_told.SHARED)


def the_counter_stays_below_its_target(moment: Moment) -> None:
    if "target" in moment.state:
        assert 5 <= moment.state["target"] <= 55
        assert all(seat["points"] < moment.state["target"] for seat in moment.seats)


def goods_on_a_route_were_sold_from_the_left(moment: Moment) -> None:
    """Check that all sold goods are on the route while it has spaces, unless some wait to be put
    there."""
    for seat in moment.seats:
        if "route" in seat:
            spaces, sold = seat["route"]["goods"], Counter(seat["sold"])
            lying = Counter(str(good) for good in spaces if good is not None)
            assert None not in spaces[: lying.total()] and lying <= sold
            assert lying == sold or None not in spaces or "route" in moment.state["pending"]


def the_effects_that_wait_have_room(moment: Moment) -> None:
    """Check the limit of 15, which follows from the rules of the trade routes."""
    assert len(moment.raw["effects"]) <= 15


def no_route_tile_lies_twice(moment: Moment) -> None:
    tiles = [tile for seat in moment.seats for tile in seat.get("route", {"tiles": []})["tiles"]]
    assert len(tiles) == len(set(tiles))


EVERY_MOMENT = (
    the_events_alone_tell_the_state,
    every_tile_is_somewhere_once,
    every_stack_keeps_its_tiles,
    every_good_is_somewhere_once,
    storage_holds_at_most_three_tiles_and_three_types_of_goods,
    no_store_is_negative,
    every_tile_lies_on_its_colour,
    every_tile_is_joined_to_the_start_castle,
    no_building_stands_twice_in_a_city_without_knowledge_tile_1,
    there_is_one_inn_in_a_region_at_most,
    posts_are_joined_where_covered_cells_lead_from_one_to_the_other,
    bonus_tiles_are_taken_once_and_one_a_colour,
    derived_values_equal_a_new_calculation,
    the_order_is_by_the_markers,
    goods_on_a_route_were_sold_from_the_left,
    no_route_tile_lies_twice,
    the_effects_that_wait_have_room,
    members_of_a_team_have_what_is_the_teams,
    the_counter_stays_below_its_target,
)


# At the end of a game: the record, and the final ranking.


def dice_used(action: dict[str, Any]) -> int:
    """Return how many dice an action uses: a shield for a doublet uses both, setting a die uses
    none."""
    if action["type"] == "shield":
        return 0 if "by" in action else 2
    return int("die" in action and action["type"] != "set-die")


def every_seat_used_fifty_dice(record: list[Event]) -> None:
    dice = Counter[int]()
    for line in record:
        if line.get("event") == "action":
            dice[line["seat"]] += dice_used(line["action"])
    if record[-1].get("won"):
        assert dice[0] <= 50
    else:
        assert dice == dict.fromkeys(range(record[0]["players"]), 50)


def points_are_the_sum_of_those_in_events(record: list[Event]) -> None:
    told = Counter(dict.fromkeys(range(record[0]["players"]), 0))
    for line in record:
        if line.get("event") in ("points", "bonus"):
            told[line["seat"]] += line["points"]
        elif line.get("event") == "counter":
            told[line["seat"]] = 0
    assert [told[seat] for seat in range(record[0]["players"])] == record[-1]["points"]


def a_second_reading_counts_the_same_points(record: list[Event]) -> None:
    assert complaint(record) is None, complaint(record)


def places_are_unique_and_follow_the_points(record: list[Event]) -> None:
    """Check the places; both members of a team have the same one, by its total points."""
    points, places = record[-1]["points"], record[-1]["places"]
    if "won" in record[-1]:
        assert places == [1 if record[-1]["won"] else 2]
        return
    if "team_points" in record[-1]:
        assert [points[0] + points[2], points[1] + points[3]] == record[-1]["team_points"]
        assert places[:2] == places[2:]
        points, places = record[-1]["team_points"], places[:2]
    assert sorted(places) == list(range(1, len(points) + 1))
    by_place = [points[places.index(place)] for place in sorted(places)]
    assert by_place == sorted(points, reverse=True)


def a_solo_game_is_won_by_covering_every_space(record: list[Event]) -> None:
    if "won" in record[-1]:
        laid = sum(line.get("action", {}).get("type") == "place" for line in record)
        assert record[-1]["won"] == (laid == 36)


def every_round_has_a_turn_of_every_seat(record: list[Event]) -> None:
    turns = [line["seat"] for line in record if line.get("event") == "turn"]
    players = record[0]["players"]
    rounds = [turns[at : at + players] for at in range(0, len(turns), players)]
    assert (len(rounds) == 25 or record[-1].get("won")) and all(
        sorted(seats) == list(range(players)) for seats in rounds
    )


EVERY_END = (
    every_seat_used_fifty_dice,
    points_are_the_sum_of_those_in_events,
    a_second_reading_counts_the_same_points,
    places_are_unique_and_follow_the_points,
    every_round_has_a_turn_of_every_seat,
    a_solo_game_is_won_by_covering_every_space,
)


# Legal lists.


def something_is_offered_and_nothing_twice(codes: list[int]) -> None:
    assert codes and len(codes) == len(set(codes))


def a_second_reading_offers_the_same_at_the_same_price(
    position: Any, told: Told, codes: list[int]
) -> None:
    """Compute the legal list and its prices a second time from the events."""
    seat = told.to_act[0]
    offered = {comparable(decode_action(code)): position.price(seat, code) for code in codes}
    read = {comparable(action): workers for action, workers in legal_actions(told)}
    assert offered.keys() == read.keys()
    for action, (workers, silver) in offered.items():
        assert (workers, silver) == (read[action], silver_for(dict(action)))


def the_code_is_the_objects_and_back(code: int) -> None:
    assert encode_action(decode_action(code)) == code


def every_price_can_be_paid(position: Any, seat: int, codes: list[int]) -> None:
    own = position.raw_seat(seat)
    for code in codes:
        workers, silver = position.price(seat, code)
        assert 0 <= workers <= own["workers"] and 0 <= silver <= own["silver"]
