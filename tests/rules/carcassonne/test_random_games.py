"""Tests of invariants of every game, and of maps read a second time."""

from collections import Counter
from typing import Any

import pytest

from burgundy_qt.rules.game import Game
from tests.rules.carcassonne.random_play import ALL, moments, played, requested
from tests.rules.carcassonne.second_map import SecondMap, name_of, place_of

SEEDS = range(16)


def owners(board: dict[str, Any], feature: frozenset[Any]) -> list[int]:
    """Return the seats with meeples on a feature."""
    stand = {
        place_of(f"{cell}/{tile['meeple']['on']}"): tile["meeple"]["seat"]
        for cell, tile in board.items()
        if tile["meeple"]
    }
    return [seat for place, seat in stand.items() if place in feature]


@pytest.mark.parametrize("seed", SEEDS)
def test_meeples_bridges_castles_and_tiles_are_conserved(seed):
    """This is checked after every decision."""
    for game in moments(seed):
        state, seats = game.state(), range(game.seats)
        tokens = 3 if game.seats <= 4 else 2
        on_map = Counter(
            tile["meeple"]["seat"] for tile in state["board"].values() if tile["meeple"]
        )
        on_map.update(castle["seat"] for castle in state["castles"] if castle["occupied"])
        assert all(state["seats"][seat]["meeples"] + on_map[seat] == 7 for seat in seats)
        built = sum(tile["bridge"] is not None for tile in state["board"].values())
        has = {name: name in state["modules"] for name in ALL}
        bridges = sum(seat["bridges"] for seat in state["seats"])
        castles = sum(seat["castles"] for seat in state["seats"])
        assert bridges + built == tokens * game.seats * has["bridges"]
        assert castles + len(state["castles"]) == tokens * game.seats * has["castles"]
        gone = sum(event["event"] == "discard" for event in game.events)
        gone += sum(action == {"type": "discard"} for _, action in game.actions)
        tiles = Counter(tile["tile"] for tile in state["board"].values())
        held = [] if state["bazaar"] is None else state["bazaar"]["tiles"]
        held = [*held, *filter(None, state["bazaar"]["bought"])] if state["bazaar"] else []
        lot = [state["bazaar"]["lot"]] if state["bazaar"] and state["bazaar"]["lot"] else []
        in_hand = [state["tile"]] if state["tile"] and state["cell"] is None else []
        everything = sum(tiles.values()) + gone + len([*held, *lot, *in_hand])
        everything += sum(state["unseen"].values())
        assert everything == (84 if state["modules"] else 72)


@pytest.mark.parametrize("seed", SEEDS)
def test_reported_complete_features_are_complete_by_a_second_reading(seed):
    """Their names and points agree too; and at the beginning of a turn no complete feature has a
    meeple."""
    heard = 0
    for game in moments(seed):
        state = game.state()
        known = SecondMap(state["board"])
        for event in game.events[heard:]:
            if event["event"] == "complete":
                feature = known.feature(place_of(event["feature"]))
                assert known.is_complete(feature) and name_of(feature) == event["feature"]
                assert known.complete(feature, state["small_city"]) == event["points"]
        heard = len(game.events)
        if state["decision"] == "place":
            for cell, tile in state["board"].items():
                if tile["meeple"] and not tile["meeple"]["on"].startswith("field"):
                    place = place_of(f"{cell}/{tile['meeple']['on']}")
                    assert not known.is_complete(known.feature(place))


@pytest.mark.parametrize("seed", SEEDS)
def test_final_scoring_agrees_with_a_second_reading(seed):
    """Every feature with meeples is found by flood fill from each of them."""
    game = played(seed)
    state = game.state()
    known = SecondMap(state["board"])
    towns = {
        castle["city"]: 4 if not castle["occupied"] else state["occupied_castles"]
        for castle in state["castles"]
    }
    features = {
        known.feature(place_of(f"{cell}/{tile['meeple']['on']}"))
        for cell, tile in state["board"].items()
        if tile["meeple"]
    }
    expected = Counter()
    for feature in features:
        kind = name_of(feature).split("/")[1].split(":")[0]
        assert kind == "field" or not known.is_complete(feature)
        counts = Counter(owners(state["board"], feature))
        for seat, number in counts.items():
            if number == max(counts.values()):
                expected[seat, name_of(feature)] += known.left(feature, towns)
    told = Counter()
    for event in game.events:
        if event["event"] == "points" and event["for"].endswith(("-left", "field")):
            told[event["seat"], event["feature"]] += event["points"]
    assert told == Counter({key: points for key, points in expected.items() if points})


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_all_events_are_the_points_at_the_end(seed):
    game = played(seed)
    told = Counter()
    for event in game.events:
        if event["event"] == "points":
            told[event["seat"]] += event["points"]
    assert [told[seat] for seat in range(game.seats)] == game.events[-1]["points"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_leads_to_its_game_with_another_seed_too(seed):
    game = played(seed)
    record = [{**game.record()[0], "seed": seed + 1}, *game.record()[1:]]
    again = Game.from_record(record)
    assert again.state() == game.state() and again.events == game.events


def test_these_games_have_every_kind_of_action_and_event():
    games = [played(seed) for seed in SEEDS]
    actions = {action["type"] for game in games for _, action in game.actions}
    events = {event["event"] for game in games for event in game.events}
    assert actions >= {"place", "bridge", "meeple", "pass", "choose", "bid", "buy", "sell"}
    assert events >= {"seating", "start", "turn", "tile", "action", "bridge", "complete"}
    assert events >= {"points", "bazaar", "sold", "end"}
    assert len({len(requested(seed)["modules"]) for seed in SEEDS}) == 4
