"""Tests of the known state of a game of Tuscany: the effect of every event, and the memory of a
table beyond the state. tests/contract proves that events lead to the states that the rules
report."""

import copy
import random
from typing import get_args

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.tuscany.known_seat import SeatState, duchy_of, plain_duchy
from burgundy_qt.rules.tuscany.known_state import AFTER, NOBODY, TuscanyState
from burgundy_qt.rules.tuscany.protocol import EventType
from tests.rules.tuscany.random_play import played
from tests.rules.tuscany.tables import a_turn, legal, play, seat, state
from tests.rules.tuscany.test_phases import NOTHING

FREE = {"cards": 0, "workers": 0, "marble": 0}


def acted(action, **paid):
    return {"event": "action", "seat": 0, "action": action, "paid": {**FREE, **paid}}


def of_two(**changes):
    """Return a table of two on which the first seat has boards."""
    first = SeatState(boards=("A1", "B1", "C1"), cards={}, **changes)
    return TuscanyState(seats=(first, SeatState()), order=(1, 0))


def followed(game, viewer):
    """Yield every state of a game for a viewer, with the event that led to it."""
    known = TuscanyState.beginning(game.state(viewer))
    for event in game.events_for(viewer):
        known = known.after(event)
        yield event, known


def test_every_event_is_handled():
    assert set(AFTER) == set(get_args(EventType))


@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_phase_that_ends_because_nobody_can_act_is_recognized(phase):
    position = a_turn(
        seat(storage="quarry", workers=2, green=1), seat(green=2), phase=phase, **NOTHING
    )
    known = TuscanyState.from_object(state(position))
    events = play(position, *legal(position))
    assert known.after_all(events) == TuscanyState.from_object(state(position))


def test_the_last_round_says_that_a_stack_is_empty():
    said = {"event": "round", "phase": 3, "round": 20, "last": True}
    known = of_two().evolve(phase=3).after(said)
    assert known.last and known.emptied and known.to_act == (1, 0)


def test_stored_things_keep_their_space():
    known = of_two().after(acted({"type": "bonus-tile", "by": "start", "tile": "storage"}))
    known = known.evolve(display=("town", "cart", *[None] * 6))
    for tile in ("town", "cart"):
        known = known.after(acted({"type": "take", "tile": tile, "discard": None}))
    assert known.seats[0].storage == ("town", "cart")
    assert known.seats[0].stored == ("cart", "town")
    lay = {"type": "place", "tile": "town", "cell": "A.L1", "cards": [], "workers": 2}
    known = known.after(acted(lay, workers=2))
    assert known.seats[0].storage == (None, "cart") and known.seats[0].cells == {"A.L1": "town"}
    told = known.to_object()
    assert TuscanyState.from_object(told, known).seats[0].storage == (None, "cart")
    assert TuscanyState.from_object(told).seats[0].storage == ("cart", None)


def test_in_random_games_storage_spaces_have_the_stored_things():
    for seed in (41, 42):
        for _, known in followed(played(seed), 0):
            for each in known.seats:
                assert sorted(filter(None, each.storage)) == sorted(each.stored)
                assert len(each.storage) == 1 + each.bonus.get("storage", 0)


def test_the_last_payment_is_remembered_until_a_shuffle():
    lay = {"type": "place", "tile": "inn", "cell": "A.L1", "workers": 0}
    known = of_two(storage=("inn",), stored=("inn",))
    known = known.after(acted({**lay, "cards": ["cart", "cart", "town"]}, cards=3))
    assert known.paid_last == ("cart", "town") and known.discards == {"cart": 2, "town": 1}
    assert TuscanyState.from_object(known.to_object(), known).paid_last == ("cart", "town")
    assert TuscanyState.from_object(known.to_object()).paid_last == ()
    shuffled = known.after({"event": "shuffle", "pile": "cards", "count": 3})
    assert shuffled.paid_last == () and shuffled.discards == {} and shuffled.deck == 3


def test_the_last_yield_card_is_remembered_until_a_shuffle():
    known = of_two().after({"event": "yield", "seat": 0, "card": "red"})
    assert known.last_yield == "red" and known.yield_discards == {"red": 1}
    assert TuscanyState.from_object(known.to_object(), known).last_yield == "red"
    again = known.after({"event": "shuffle", "pile": "yields", "count": 1})
    assert again.last_yield is None and again.yield_deck == {"red": 1}
    assert TuscanyState.from_object(again.to_object(), known).last_yield is None


def test_the_winner_of_a_colour_bonus_is_remembered():
    known = of_two()
    for rank, number in enumerate((1, 0), start=1):
        points = known.colour_bonuses["cart"][0]
        won = {"event": "bonus", "seat": number, "colour": "cart", "rank": rank, "points": points}
        known = known.after(won)
    assert known.won == {"cart": (1, 0)} and known.colour_bonuses["cart"] == ()
    assert [each.green for each in known.seats] == [1, 3]
    assert TuscanyState.from_object(known.to_object(), known).won == {"cart": (1, 0)}
    assert TuscanyState.from_object(known.to_object(), of_two()).won == {}


def test_a_secret_duchy_is_known_to_its_own_seat_from_its_state():
    game = Game({"game": "tuscany", "players": 2, "setup": "secret", "seed": 3})
    known = TuscanyState.of(game.state(1), game.events_for(1))
    game.apply(game.legal(1)["actions"][100], 1)
    (told,) = game.secret_choices(1)
    assert "paid" not in told
    mine, public = (TuscanyState.from_object(game.state(viewer)) for viewer in (1, 0))
    assert known.after(told).seats == mine.seats and mine.seats[1].duchy is not None
    assert public.seats[1].duchy is None and public.seats[1].cells == {}
    assert known.after(told).seats[1].start == next(iter(mine.seats[1].cells))


def test_the_start_castle_is_remembered_among_other_castles():
    duchy = plain_duchy(("A1", "B1", "C1"))
    known = of_two().with_seat(0, of_two().seats[0].laid_out_as(duchy, "B.L3"))
    lay = {"type": "place", "by": "castle", "tile": "castle", "cell": "A.R3"}
    known = known.evolve(display=("castle", *[None] * 7)).after(acted(lay))
    assert known.seats[0].start == "B.L3" and list(known.seats[0].cells) == ["B.L3", "A.R3"]
    told = known.to_object()
    told["seats"][0]["cells"] = {"A.R3": "castle", "B.L3": "castle"}
    assert TuscanyState.from_object(told, known).seats[0].start == "B.L3"
    assert TuscanyState.from_object(told).seats[0].start == "A.R3"
    assert duchy_of(told["seats"][0]["duchy"]) == duchy


def test_the_space_covered_last_is_remembered():
    lay = {"type": "place", "tile": "inn", "cell": "A.L1", "cards": [], "workers": 2}
    known = of_two(storage=("inn",), stored=("inn",)).after(acted(lay, workers=2))
    assert known.covered_last == (0, "A.L1")
    later = known.after(acted({"type": "draw"})).after({"event": "turn", "seat": 0})
    assert later.covered_last == (0, "A.L1")
    told = later.to_object()
    assert TuscanyState.from_object(told, later).covered_last == (0, "A.L1")
    assert TuscanyState.from_object(told).covered_last is None
    told["seats"][0]["cells"] = {}
    assert TuscanyState.from_object(told, later).covered_last is None


def test_only_neutral_tiles_are_discarded_by_a_sweep():
    known = of_two().evolve(
        display=("cart", "inn", "cart", *[None] * 5), neutral=(True, True, False, *[False] * 5)
    )
    swept = known.after({"event": "sweep", "colour": "cart", "slots": [0, 2], "for": "swap"})
    assert swept.neutral_discards == {"cart": 1}
    assert swept.display == (None, "inn", *[None] * 6) and swept.neutral[:3] == (False, True, False)


def test_the_end_reveals_every_hand():
    game = played(42)
    *_, (event, known) = followed(game, None)
    assert event["event"] == "end" and known.is_over and known.acting is None
    assert [dict(each.cards) for each in known.seats] == event["hands"]
    assert [sum(hand.values()) for hand in event["hands"]] == [each.hand for each in known.seats]


def test_nobody_decides_while_events_follow():
    game = Game({"game": "tuscany", "players": 2, "setup": "fixed", "seed": 3})
    known = TuscanyState.from_object(game.state(0))
    assert known.asked.waiting and known.asked.pending == ("bonus",)
    for event in game.apply(game.legal()["actions"][0]):
        known = known.after(event)
        assert known.asked == NOBODY


def test_no_event_changes_the_state_before_it():
    game, choose = Game({"game": "tuscany", "players": 3, "seed": 5}), random.Random(5)
    while not game.is_over:
        chooser = choose.choice(game.position.waiting_seats())
        game.apply(choose.choice(game.legal(chooser)["actions"]), chooser)
    known = TuscanyState.beginning(game.state(1))
    kinds = set()
    for event in game.events_for(1):
        kept = copy.deepcopy(known) if event["event"] not in kinds else known
        kinds.add(event["event"])
        after = known.after(event)
        assert kept == known and kept.__dict__.keys() == known.__dict__.keys()
        known = after
