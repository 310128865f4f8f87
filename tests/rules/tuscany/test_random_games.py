"""Tests of a slice of the campaign of random games of Tuscany, and that its checks can fail."""

import copy
from collections import Counter

import pytest

from burgundy_qt.rules.game import Game
from lab.tuscany_games import Watch
from tests.rules.tuscany import invariants, printed, quick_reading
from tests.rules.tuscany.from_events import heard
from tests.rules.tuscany.random_play import KINDS, boards_of, played, request_of
from tests.rules.tuscany.score_checker import complaint

WHERE_ALL_HAPPENS = 28, 41, 51, 89, 242, 460, 743, 857, 986, 1051, 1061, 1352
"""Seeds whose games, with one of each kind, have everything."""
SEED = 52


@pytest.fixture(scope="module")
def watched():
    watch = Watch(each_turn=3, each_list=7, each_listened_to=1)
    for seed in (*range(len(KINDS)), *WHERE_ALL_HAPPENS):
        watch.play(seed)
    return watch


@pytest.fixture(scope="module")
def record():
    return played(SEED).record()


def test_random_games_keep_every_invariant(watched):
    assert watched.counts["decisions"] > 1_000
    assert watched.counts["lists worked out again"] > 100
    assert watched.counts["states compared"] > 1_000


def test_random_games_have_everything(watched):
    assert [what for what, games in watched.coverage.games.items() if games == 0] == []


def test_a_fault_is_counted_and_the_next_game_is_played(monkeypatch):
    monkeypatch.setattr(invariants, "complaint", lambda record: "nothing is right")
    assert Watch(each_listened_to=1).watched(count=2, first=0).counts["faults"] == 2


@pytest.mark.parametrize("seed", [0, 3, 4])
def test_a_record_leads_to_the_same_game(seed):
    game = played(seed)
    again = Game.from_record(game.record())
    assert again.events == game.events and again.state() == game.state()


def a_point_more(event):
    event["points"] += 1


SPOILED = [
    ("seating", lambda event: event["order"].reverse()),
    ("display", lambda event: event["tiles"].sort()),
    ("draw", lambda event: event.update(count=4)),
    ("cards", lambda event: event["cards"].pop()),
    ("cards", lambda event: event.update(cards=["inn"] * len(event["cards"]))),
    ("start", lambda event: event["boards"].reverse()),
    ("round", lambda event: event.update(last=not event["last"])),
    ("turn", lambda event: event.update(seat=1 - event["seat"])),
    ("action", lambda event: event["paid"].update(marble=1)),
    ("gain", lambda event: event.update(marble=9)),
    ("points", a_point_more),
    ("bonus", lambda event: event.update(rank=3 - event["rank"])),
    ("refill", lambda event: event.update(slot=(event["slot"] + 1) % 8)),
    ("emptied", lambda event: event.update(ends=not event["ends"])),
    ("sweep", lambda event: event["slots"].pop()),
    ("phase-end", lambda event: event.update(phase=2)),
    ("end", lambda event: event["points"].reverse()),
    ("end", lambda event: event["places"].reverse()),
]


@pytest.mark.parametrize("kind, spoil", SPOILED)
def test_a_record_with_a_wrong_event_is_found(record, kind, spoil):
    heard(record)
    spoiled = copy.deepcopy(record)
    spoil(next(event for event in spoiled[1:] if event["event"] == kind))
    with pytest.raises((AssertionError, KeyError, ValueError)):
        heard(spoiled)


def test_an_additional_or_a_missing_event_is_found(record):
    for at in range(2, len(record) - 1, 7):
        with pytest.raises((AssertionError, KeyError, ValueError)):
            heard([*record[:at], *record[at + 1 :]])
        if record[at - 1]["event"] != "cards" and record[at]["event"] != "cards":
            with pytest.raises((AssertionError, KeyError, ValueError)):
                heard([*record[:at], record[at], *record[at:]])


def test_points_are_computed_from_the_actions_and_not_read_from_the_record(record):
    silent = [event for event in record if event.get("event") not in ("points", "bonus", "gain")]
    assert complaint(silent) is None
    silent.remove(next(event for event in silent if event.get("event") == "phase-end"))
    assert complaint(silent) is not None


def spoil_a_card(told):
    told.deck["inn"] += 1


def spoil_a_tile(told):
    told.seats[0].storage += ["castle"] * 9


def spoil_a_cell(told):
    own = told.seats[0]
    own.cells = {own.start["castle"]: "castle"}
    far = next(
        cell for cell in own.duchy.colour if cell not in own.duchy.beside[own.start["castle"]]
    )
    own.cells[far] = "hexagon"


def spoil_wood(told):
    told.seats[1].marble = -1


def spoil_the_display(told):
    told.display = ["cart"] * 5 + [None] * 3


WRONG = [
    (invariants.every_card_is_somewhere, spoil_a_card),
    (invariants.no_tile_comes_twice, spoil_a_tile),
    (invariants.duchies_hang_together, spoil_a_cell),
    (invariants.nothing_is_negative, spoil_wood),
    (invariants.the_display_never_shows_five, spoil_the_display),
]


@pytest.mark.parametrize("check, spoil", WRONG)
def test_an_error_fails_its_check(record, check, spoil):
    told = heard(record)
    check(told)
    spoil(told)
    with pytest.raises(AssertionError):
        check(told)


@pytest.mark.parametrize("codes", [[], [5, 7, 5], list(range(701))], ids=["none", "twice", "many"])
def test_an_empty_list_or_one_with_a_repeated_action_or_too_many_is_found(codes):
    with pytest.raises(AssertionError):
        invariants.something_is_offered_and_nothing_twice(codes)


def test_a_state_that_differs_from_the_events_is_found(record):
    game, told = Game.from_record(record), heard(record)
    invariants.the_state_is_what_was_told(game.state(), told, None)
    told.seats[0].hand["inn"] += 1
    with pytest.raises(AssertionError):
        invariants.the_state_is_what_was_told(game.state(), told, None)


def test_random_requests_are_of_every_kind_and_some_have_boards():
    asked = [request_of(seed) for seed in range(60)]
    assert {(each["setup"], each["players"]) for each in asked} == set(KINDS)
    assert any("boards" in each for each in asked) and not all("boards" in each for each in asked)
    for turn in range(64):
        every = Counter(board for boards in boards_of(turn, 4) for board in boards)
        assert set(every.values()) == {1} and len(every) == 3 * len(printed.boards("A"))


def a_point_less(record, raw):
    raw["seats"][1]["green"] -= 1


def a_card_more(record, raw):
    raw["deck"][2] += 1


def a_tile_more(record, raw):
    raw["seats"][0]["stored"][3] += 9


def an_action_less(record, raw):
    record.remove(next(event for event in record[1:] if event["event"] == "phase-end"))


@pytest.mark.parametrize("spoil", [a_point_less, a_card_more, a_tile_more, an_action_less])
def test_an_error_at_the_end_of_a_game_is_found(record, spoil):
    raw, spoiled = Game.from_record(record).position.raw(), list(record)
    quick_reading.check(spoiled, raw)
    spoil(spoiled, raw)
    with pytest.raises(AssertionError):
        quick_reading.check(spoiled, raw)


def test_most_games_are_checked_only_at_their_end():
    watch = Watch(each_listened_to=5).watched(count=10, first=0)
    assert (watch.counts["games"], watch.counts["faults"]) == (10, 0)
    assert watch.counts[Watch.COUNTED[-1]] == watch.coverage.games["stack 1 ends its phase"] == 2
