"""Tests of damaged records: each is refused with its line, and the running game stays unchanged."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgundy_qt.engine.conversation import Commands
from burgundy_qt.rules.errors import InvalidRecord
from burgundy_qt.rules.game import Game
from tests.engine.engine_client import NEW, answers, code
from tests.rules.burgundy.random_play import play_eagerly, request_of

Record = list[dict[str, Any]]


def record_of(
    players: int = 2, setup: str = "fixed", actions: int = 60, modules: tuple[str, ...] = ()
) -> Record:
    game = Game({"players": players, "setup": setup, "modules": list(modules), "seed": 3})
    for _ in range(actions):
        seat = game.position.waiting_seats()[-1]
        game.apply(game.legal(seat)["actions"][-1], seat)
    return game.record(private=True)


WHOLE = record_of()
OPENING = record_of(actions=0)


def damaged(change, record: Record = OPENING) -> Record:
    copied = copy.deepcopy(record)
    change(copied)
    return copied


def event(record: Record, kind: str) -> dict[str, Any]:
    return next(one for one in record if one.get("event") == kind)


DAMAGES = {
    "an order of negative seats": lambda r: event(r, "seating").update(order=[-1, 0]),
    "an order of seats that are not there": lambda r: event(r, "seating").update(order=[7, 0]),
    "an order of very large seats": lambda r: event(r, "seating").update(order=[10**30, 0]),
    "an order of one seat": lambda r: event(r, "seating").update(order=[0]),
    "no order": lambda r: event(r, "seating").pop("order"),
    "an order of words": lambda r: event(r, "seating").update(order=["first", "second"]),
    "no seating": lambda r: r.pop(1),
    "estates dealt in a game without": lambda r: event(r, "seating").update(
        dealt=[["1", "2"], ["3", "4"]]
    ),
    "estates dealt to sixty thousand seats": lambda r: event(r, "seating").update(
        dealt=[["1", "2"]] * 60_000
    ),
    "a start of a seat far below": lambda r: event(r, "start").update(seat=-1_000_000),
    "a start of a seat just below": lambda r: event(r, "start").update(seat=-1),
    "a start of a seat that is not there": lambda r: event(r, "start").update(seat=2),
    "a start of a very large seat": lambda r: event(r, "start").update(seat=2**70),
    "a start of a word": lambda r: event(r, "start").update(seat="0"),
    "a start of nobody": lambda r: event(r, "start").pop("seat"),
    "a start twice": lambda r: r.insert(3, r[2]),
    "a start missing": lambda r: r.pop(2),
    "more goods than there are": lambda r: event(r, "start").update(goods={"3": 10**15}),
    "fewer goods than there are": lambda r: event(r, "start").update(goods={"3": 1}),
    "goods below nothing": lambda r: event(r, "start").update(goods={"3": -1, "2": 4}),
    "goods of a type that is not there": lambda r: event(r, "start").update(goods={"7": 3}),
    "goods by a word": lambda r: event(r, "start").update(goods={"pink": 3}),
    "goods as a list": lambda r: event(r, "start").update(goods=[3, 3, 3]),
    "no goods": lambda r: event(r, "start").pop("goods"),
    "too much silver": lambda r: event(r, "start").update(silver=2),
    "another phase": lambda r: event(r, "phase").update(phase="B"),
    "no such phase": lambda r: event(r, "phase").update(phase="Z"),
    "a phase without a name": lambda r: event(r, "phase").pop("phase"),
    "four goods in a phase": lambda r: event(r, "phase")["goods"].pop(),
    "goods of a phase that are not there": lambda r: event(r, "phase").update(
        goods=[1, 2, 3, 4, 9]
    ),
    "very large goods of a phase": lambda r: event(r, "phase").update(goods=[1, 2, 3, 4, 2**80]),
    "eight times the same good": lambda r: event(r, "phase").update(goods=[1] * 8),
    "a tile that is not there": lambda r: event(r, "phase")["depots"]["1"].__setitem__(
        0, "monastery:27"
    ),
    "a tile of another stack": lambda r: event(r, "phase")["depots"]["1"].__setitem__(0, "castle"),
    "a tile twice": lambda r: event(r, "phase").update(black=["monastery:7"] * 4),
    "too many tiles": lambda r: event(r, "phase")["depots"]["1"].extend(["ship"] * 20),
    "too few tiles": lambda r: event(r, "phase")["depots"]["1"].pop(),
    "a depot missing": lambda r: event(r, "phase")["depots"].pop("3"),
    "a depot more": lambda r: event(r, "phase")["depots"].update({"7": []}),
    "a die of 7": lambda r: event(r, "round").update(dice=[[1, 7], [2, 3]]),
    "a die of 0": lambda r: event(r, "round").update(dice=[[0, 4], [2, 3]]),
    "a fraction of a die": lambda r: event(r, "round").update(dice=[[1.5, 4], [2, 3]]),
    "a die of true": lambda r: event(r, "round").update(dice=[[True, 4], [2, 3]]),
    "dice that descend": lambda r: [pair.reverse() for pair in event(r, "round")["dice"]],
    "three dice": lambda r: event(r, "round").update(dice=[[1, 2, 3], [2, 3]]),
    "dice of one seat": lambda r: event(r, "round").update(dice=[[1, 2]]),
    "no white die": lambda r: event(r, "round").pop("white"),
    "another good": lambda r: event(r, "round").update(good=event(r, "round")["good"] % 6 + 1),
    "another round": lambda r: event(r, "round").update(round=2),
    "another seat's turn": lambda r: event(r, "turn").update(seat=1 - event(r, "turn")["seat"]),
    "more than happened": lambda r: r.append(
        {"event": "points", "seat": 0, "points": 50, "for": "region"}
    ),
    "something else at the end": lambda r: r.append({"hello": "there"}),
    "the last event missing": lambda r: r.pop(),
    "the events missing": lambda r: r.__delitem__(slice(1, None)),
    "the request missing": lambda r: r.pop(0),
    "two requests": lambda r: r.insert(1, r[0]),
    "another game": lambda r: r[0].update(game="chess"),
    "other players": lambda r: r[0].update(players=3),
    "a fraction of players": lambda r: r[0].update(players=2.0),
    "other estates": lambda r: r[0].update(estates=["2", "1"]),
    "another set-up": lambda r: r[0].update(setup="open", estates=[None, None]),
    "a seed below 0": lambda r: r[0].update(seed=-4),
    "a line that is no object": lambda r: r.append(5),
    "an empty record": lambda r: r.clear(),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_record_is_refused_and_names_its_line(what):
    with pytest.raises(InvalidRecord) as refused:
        Game.from_record(damaged(DAMAGES[what]))
    assert "line " in str(refused.value) or "a record is a list" in str(refused.value)


@pytest.mark.parametrize("what", DAMAGES)
def test_a_damaged_record_changes_nothing_and_the_engine_continues(what):
    load = {"cmd": "load", "record": damaged(DAMAGES[what])}
    _, before, refused, after = answers(
        NEW, {"cmd": "record", "private": True}, load, {"cmd": "record", "private": True}
    )
    assert refused["error"]["code"] == "bad-file"
    assert after == before


LATER_DAMAGES = {
    "an action that is not offered": lambda r: action(r)["action"].update(type="fly"),
    "an action of another seat": lambda r: action(r).update(seat=1 - action(r)["seat"]),
    "an action of no seat": lambda r: action(r).pop("seat"),
    "an action of a very large seat": lambda r: action(r).update(seat=2**40),
    "an action that is none": lambda r: action(r).update(action=["end"]),
    "an action missing": lambda r: r.remove(action(r)),
    "another price": lambda r: action(r).update(paid={"workers": 5, "silver": 0}),
    "another score": lambda r: event(r, "gain").update(workers=3),
    "an action after the end": lambda r: r.append(action(r)),
}


def action(record: Record) -> dict[str, Any]:
    return [one for one in record if one.get("event") == "action"][20]


@pytest.mark.parametrize("what", LATER_DAMAGES)
def test_a_record_with_damage_after_the_set_up_is_refused(what):
    game = Game(request_of(3))
    play_eagerly(game, 3)
    record = damaged(
        LATER_DAMAGES[what], WHOLE if what != "an action after the end" else game.record()
    )
    with pytest.raises(InvalidRecord, match="line "):
        Game.from_record(record)


def test_a_record_in_which_two_seats_have_the_same_estate_is_refused():
    record = record_of(2, "open", 0)
    event(record, "seating")["dealt"] = [["1", "2"], ["2", "3"]]
    with pytest.raises(InvalidRecord, match="line "):
        Game.from_record(record)


@pytest.mark.parametrize("missing", [None, 5, {}, "[]"])
def test_an_object_that_is_no_record_is_refused(missing):
    assert code({"cmd": "load", "record": missing}) == "bad-file"


def test_a_load_without_a_record_is_a_bad_argument():
    assert code({"cmd": "load"}) == "bad-argument"


# Random damage.

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 50),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=4),
    st.sampled_from(
        [
            "castle",
            "ship",
            "monastery:7",
            "4.4",
            "1",
            "A",
            "take",
            "end",
            "black",
            "2011",
            "secret",
            "solo",
        ]
    ),
    st.lists(st.integers(-2, 8), max_size=5),
    st.dictionaries(st.sampled_from(["1", "3", "workers", "seat"]), st.integers(-2, 9), max_size=3),
)
RECORDS = {
    "two": WHOLE,
    "three, open": record_of(3, "open", 40),
    "four, secret": record_of(4, "secret", 3),
    "alone": record_of(1, modules=("extra-tiles", "white-castles", "solo")),
}


def places_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return all paths in a record to a value that can be changed."""
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    return [path, *[deeper for key, one in inner for deeper in places_in(one, (*path, key))]]


PLACES = {name: places_in(record)[1:] for name, record in RECORDS.items()}


@st.composite
def mutated(draw) -> Record:
    """Return a record with one to three values changed, removed or doubled."""
    name = draw(st.sampled_from(list(RECORDS)))
    record = copy.deepcopy(RECORDS[name])
    for _ in range(draw(st.integers(1, 3))):
        *path, last = draw(st.sampled_from(PLACES[name]))
        change(draw, record, path, last)
    return record


def change(draw, record: Record, path: list[Any], last: Any) -> None:
    try:
        holder: Any = record
        for key in path:
            holder = holder[key]
        how = draw(st.sampled_from(["set", "remove", "repeat"]))
        if how == "set":
            holder[last] = draw(VALUES)
        elif how == "remove":
            del holder[last]
        elif isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[last]))
    except (KeyError, IndexError, TypeError):
        pass  # an earlier change removed this path


@settings(max_examples=200, deadline=None, derandomize=True)
@given(mutated())
def test_a_mutated_record_is_refused_or_returned_unchanged(record):
    commands = Commands()
    commands.answer(NEW)
    before = json.dumps(commands.answer({"cmd": "record", "private": True}))
    try:
        commands.answer({"cmd": "load", "record": record})
    except InvalidRecord:
        assert json.dumps(commands.answer({"cmd": "record", "private": True})) == before
    else:
        loaded = commands.answer({"cmd": "record", "private": True})["record"]
        assert [*loaded[1:]] == record[1:]
