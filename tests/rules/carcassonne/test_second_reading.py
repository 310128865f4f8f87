"""Tests of a slice of the campaign of random games of Carcassonne, and that its checks can fail."""

import copy

import pytest

from burgundy_qt.rules.errors import IllegalAction
from burgundy_qt.rules.game import Game
from lab.carcassonne_games import Watch, listen_to
from tests.rules.carcassonne import quick_reading
from tests.rules.carcassonne.from_events import heard
from tests.rules.carcassonne.golden import SEEDS, golden
from tests.rules.carcassonne.quick_reading import COMPLETE, POINTS, QuickReading
from tests.rules.carcassonne.random_play import played

WHERE_ALL_HAPPENS = (
    *(127, 247, 570, 630, 662, 846, 1134),
    *(1781, 3286, 4082, 4789, 5217, 5477, 68),
)
"""Seeds of games that together have everything."""
SEED = 2


@pytest.fixture(scope="module")
def watched():
    watch = Watch(each_listened_to=1)
    for seed in WHERE_ALL_HAPPENS:
        watch.play(seed)
    return watch


@pytest.fixture(scope="module")
def record():
    """Return the record of a game of three with all modules."""
    asked = {"modules": ["bridges", "castles", "bazaars"], "players": 3, "auction": True}
    return played(SEED, **asked).record()


@pytest.mark.parametrize("name", SEEDS)
def test_a_golden_record_agrees_with_a_second_reading_of_its_events(name):
    heard(golden(name)["record"]).is_what_is_shown(golden(name)["state"])


@pytest.mark.parametrize("name", ["base-for-2", "castles-for-5"])
def test_a_record_from_before_games_without_farmers_leads_to_the_same_game(name):
    kept = golden(name)
    request = {key: value for key, value in kept["record"][0].items() if key != "farmers"}
    again = Game.from_record([request, *kept["record"][1:]])
    assert again.record() == kept["record"] and again.state() == kept["state"]


def test_random_games_agree_with_a_second_reading(watched):
    assert watched.counts["games listened to"] == len(WHERE_ALL_HAPPENS)
    assert watched.counts["lists worked out again"] == watched.counts["decisions"] > 1_000


def test_random_games_have_everything(watched):
    assert [what for what, games in watched.coverage.games.items() if games == 0] == []


def test_a_fault_is_counted_and_the_next_game_is_played(monkeypatch):
    monkeypatch.setattr(quick_reading, "START_MEEPLES", 6)
    counts = Watch().watched(count=2, first=1).counts
    assert (counts["games"], counts["faults"]) == (2, 2)


SPOILED = [
    ("seating", lambda event: event["order"].reverse()),
    ("start", lambda event: event.update(pile=82)),
    ("turn", lambda event: event.update(seat=(event["seat"] + 1) % 3)),
    ("tile", lambda event: event.update(tile="D")),
    ("tile", lambda event: event.update({"from": "bazaar"})),
    ("action", lambda event: event["action"].update(rotation=7)),
    ("action", lambda event: event.update(seat=(event["seat"] + 1) % 3)),
    ("bridge", lambda event: event.update(axis="ew" if event["axis"] == "ns" else "ns")),
    ("complete", lambda event: event.update(points=event["points"] + 1)),
    ("complete", lambda event: event.update(feature="0,0/field:0")),
    ("complete", lambda event: event["meeples"].append(1)),
    ("castle", lambda event: event.update(feature=event["castle"])),
    ("points", lambda event: event.update(points=event["points"] + 1)),
    ("points", lambda event: event.update(seat=(event["seat"] + 1) % 3)),
    ("bazaar", lambda event: event["tiles"].pop()),
    ("sold", lambda event: event.update(points=event["points"] + 1)),
    ("end", lambda event: event["places"].reverse()),
    ("end", lambda event: event["points"].reverse()),
]


@pytest.mark.parametrize("kind, spoil", SPOILED)
def test_a_record_with_a_wrong_event_is_found(record, kind, spoil):
    heard(record)
    spoiled = copy.deepcopy(record)
    spoil(next(event for event in spoiled[1:] if event["event"] == kind))
    with pytest.raises((AssertionError, KeyError, ValueError)):
        heard(spoiled)


def test_an_additional_or_a_missing_event_is_found(record):
    for at in range(1, len(record) - 1, 7):
        for spoiled in ([*record[:at], *record[at + 1 :]], [*record[: at + 1], *record[at:]]):
            with pytest.raises((AssertionError, KeyError, ValueError)):
                heard(spoiled)


def test_an_illegal_action_is_found():
    watch = Watch()
    game = watch.played(SEED)
    assert listen_to(game) == len(game.done)
    (seat, _), *others = game.done
    placed_elsewhere = game._replace(done=[(seat, 0), *others])
    with pytest.raises(IllegalAction):
        listen_to(placed_elsewhere)


def test_a_state_that_differs_from_the_events_is_found(record):
    game, told = Game.from_record(record), heard(record)
    told.is_what_is_shown(game.state())
    told.seats[1].meeples += 1
    with pytest.raises(AssertionError):
        told.is_what_is_shown(game.state())


def a_point_more(raw, journal):
    raw["seats"][1]["points"] += 1


def a_meeple_less(raw, journal):
    raw["seats"][0]["meeples"] -= 1


def a_bridge_more(raw, journal):
    raw["seats"][0]["bridges"] += 1


def a_castle_more(raw, journal):
    raw["seats"][0]["castles"] += 1


def a_tile_less(raw, journal):
    raw["unseen"][3] -= 1


def a_tile_turned(raw, journal):
    tile = next(tile for tile in raw["tiles"] if tile["kind"] not in (1, 2, 24, 29))
    tile["rotation"] = (tile["rotation"] + 1) % 4


def a_feature_not_reported(raw, journal):
    at = 4 * journal[::4].index(COMPLETE)
    del journal[at : at + 4]


def points_for_another(raw, journal):
    at = 4 * journal[::4].index(POINTS)
    journal[at + 1] = 1 - journal[at + 1] % 2


SPOILS = (
    *(a_point_more, a_meeple_less, a_bridge_more, a_castle_more),
    *(a_tile_less, a_tile_turned, a_feature_not_reported, points_for_another),
)


@pytest.mark.parametrize("spoil", SPOILS)
def test_an_error_at_the_end_of_a_game_is_found(spoil):
    game = Watch().played(SEED)
    raw, journal = game.position.raw(), list(game.journal)
    QuickReading(game.request, raw, journal).check()
    spoil(raw, journal)
    with pytest.raises((AssertionError, KeyError)):
        QuickReading(game.request, raw, journal).check()
