"""Tests of a slice of the campaign of random dice games, and that its checks can fail."""

import copy

import pytest

from burgundy_qt.rules.game import Game
from lab.dice_games import Watch, WatchedDiceGame
from tests.rules.dice import invariants
from tests.rules.dice.from_events import Sheet, Told
from tests.rules.dice.random_play import EVERY_KIND, played, request_of
from tests.rules.dice.score_checker import complaint

WHERE_ALL_HAPPENS = 96, 2494, 2993, 8482, 39420, 40418, 56386
"""The fewest seeds, with one of each kind, whose games together have everything."""
A_WHOLE_SHEET = 997
"""The seed of a game of two with chosen dice."""


@pytest.fixture(scope="module")
def watched():
    watch = Watch(each_round=3, each_list=7)
    for seed in (*range(EVERY_KIND), *WHERE_ALL_HAPPENS):
        watch.play(seed)
    return watch


def test_random_games_keep_every_invariant(watched):
    assert watched.counts["decisions"] > 60 * EVERY_KIND
    assert watched.counts["lists worked out again"] > 5 * EVERY_KIND
    assert watched.counts["states compared"] > 4 * EVERY_KIND


def test_random_games_have_everything(watched):
    assert [what for what, games in watched.coverage.games.items() if games == 0] == []


def test_a_fault_is_counted_and_the_next_game_is_played(monkeypatch):
    monkeypatch.setattr(invariants, "complaint", lambda record: "nothing is right")
    assert Watch().watched(count=2, first=0).counts["faults"] == 2


def test_with_chosen_dice_a_seat_fills_its_sheet_and_then_takes_workers():
    watched = WatchedDiceGame(Watch(), A_WHOLE_SHEET)
    watched.play()
    again = Game.from_record(watched.record)
    assert again.record() == watched.record
    assert len(again.state()["seats"][0]["cells"]) == 37
    assert (0, {"type": "worker"}) in again.actions[-2:]


@pytest.mark.parametrize("seed", range(0, EVERY_KIND, 5))
def test_a_record_leads_to_the_same_game(seed):
    game = played(seed)
    again = Game.from_record(game.record())
    assert again.events == game.events and again.state() == game.state()


def hear_all(record):
    told = Told(record[0])
    for event in record[1:]:
        told.hear(event)
    return told


def points_too_many(event):
    event["points"] += 1


def another_price(event):
    event["paid"] = "monk" if event["paid"] is None else None


def another_box(event):
    event["boxes"] += 1


SPOILED = [
    ("points", points_too_many),
    ("gain", lambda event: event.update(monk=1)),
    ("action", another_price),
    ("round", another_box),
    ("bonus", points_too_many),
    ("sale", lambda event: event.update(goods=9)),
    ("end", lambda event: event["places"].reverse()),
]


@pytest.mark.parametrize("kind, spoil", SPOILED, ids=[kind for kind, _ in SPOILED])
def test_a_record_with_a_wrong_event_is_found(kind, spoil):
    for seed in range(200):
        record = played(seed).record()
        at = [number for number, event in enumerate(record) if event.get("event") == kind]
        if at and (kind != "end" or len(set(record[-1]["places"])) > 1):
            break
    hear_all(record)
    spoiled = copy.deepcopy(record)
    spoil(spoiled[at[-1]])
    with pytest.raises((AssertionError, ValueError, KeyError)):
        hear_all(spoiled)


@pytest.mark.parametrize(
    "event",
    [
        {"event": "points", "seat": 0, "points": 1, "for": "town"},
        {"event": "gain", "seat": 0, "monk": 1, "for": "castle"},
        {"event": "sale", "seat": 0, "goods": 1},
    ],
    ids=["points", "gain", "sale"],
)
def test_an_event_without_a_cause_is_found(event):
    record = played(0).record()
    after = next(at for at, each in enumerate(record) if each.get("event") == "round") + 1
    with pytest.raises((AssertionError, IndexError)):
        hear_all([*record[:after], event])


def test_points_are_computed_from_the_marks_and_not_read_from_the_record():
    record = played(19).record()
    silent = [event for event in record if event.get("event") not in ("points", "bonus")]
    assert complaint(silent) is None
    silent.remove(next(event for event in silent if is_last_of_its_region(record, event)))
    assert complaint(silent) is not None


def is_last_of_its_region(record, event):
    """Return whether points follow a mark."""
    at = record.index(event)
    return event.get("event") == "action" and record[at + 1]["event"] == "points"


def sheet_of(cells, castle="3.2", columns=(1, 0, 0), **left):
    sheet = Sheet()
    sheet.castle, sheet.cells, sheet.columns = castle, {castle: 0} | cells, list(columns)
    sheet.left |= left
    return sheet


def table(*sheets):
    told = Told({"players": len(sheets), "sheet": "A"})
    told.sheets = list(sheets)
    told.boxes = [4, 0, 0]
    return told


RIGHT = {"4.2": 5, "4.3": 5}
WRONG = [
    (invariants.marks_hang_together, sheet_of({"7.4": 3})),
    (invariants.every_number_is_one_that_its_hex_takes, sheet_of({"4.2": 4})),
    (invariants.every_number_is_one_that_its_hex_takes, sheet_of({"2.4": 3, "1.4": 3})),
    (invariants.every_number_is_one_that_its_hex_takes, sheet_of({"7.3": 3, "7.4": 2})),
    (invariants.every_number_is_one_that_its_hex_takes, sheet_of({"4.2": 5, "5.2": 4})),
    (invariants.at_most_two_marks_were_made_a_round, sheet_of({f"4.{at}": 5 for at in range(9)})),
    (invariants.nothing_is_negative, sheet_of(RIGHT, monk=-1)),
    (invariants.nothing_is_negative, sheet_of(RIGHT, columns=(1, 0, -1))),
]


@pytest.mark.parametrize("check, wrong", WRONG)
def test_a_sheet_that_is_wrong_fails_its_check(check, wrong):
    check(table(sheet_of(RIGHT)), sheet_of(RIGHT))
    with pytest.raises(AssertionError):
        check(table(wrong), wrong)


def test_boxes_of_a_later_track_are_found():
    told = table(sheet_of(RIGHT))
    invariants.tracks_fill_one_after_another(told)
    told.boxes = [4, 1, 0]
    with pytest.raises(AssertionError):
        invariants.tracks_fill_one_after_another(told)


def test_a_second_value_without_a_first_is_found():
    told = table(sheet_of(RIGHT), sheet_of(RIGHT))
    told.sheets[0].values["mine"] = "second"
    with pytest.raises(AssertionError):
        invariants.second_values_come_after_first_ones(told)
    told.sheets[1].values["mine"] = "first"
    invariants.second_values_come_after_first_ones(told)


@pytest.mark.parametrize("codes", [[], [5, 7, 5], [7, 5]])
def test_an_empty_list_or_one_with_a_repeated_or_unordered_action_is_found(codes):
    with pytest.raises(AssertionError):
        invariants.something_is_offered_and_nothing_twice(codes)


def test_a_state_that_differs_from_the_events_is_found():
    game = played(19)
    told = hear_all(game.record())
    invariants.the_state_is_what_was_told(game.state(), told)
    told.sheets[0].left["monk"] += 1
    with pytest.raises(AssertionError):
        invariants.the_state_is_what_was_told(game.state(), told)


def test_random_requests_are_of_every_kind():
    asked = [request_of(seed) for seed in range(EVERY_KIND)]
    kinds = {(each["players"], each["setup"], each["sheet"]) for each in asked}
    assert len(kinds) == 16 * 4
