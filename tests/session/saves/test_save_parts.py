"""Every number and text of a save is checked before it is used. All saves here have a right
checksum."""

import copy
from pathlib import Path

import pytest

from burgundy_qt.rules.game import Game
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.library.library_folder import Library
from burgundy_qt.session.problem import SaveDamaged, SaveError
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_from, with_checksum
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.ledger import Ledger, record_save
from tests.session.saves.kinds_of_saves import kinds_of_saves

PATH = Path("game.burgundy")


def changed(kind, **parts):
    """Return the content of a save of that kind with other parts."""
    document = copy.deepcopy(kinds_of_saves()[kind])
    document.pop("check", None)
    return with_checksum(document | parts)


def opened(content):
    return RunningGame.from_save(save_from(content, PATH), PATH)


def mismatched_snapshot(kind):
    """Return a snapshot that does not match the record."""
    return kinds_of_saves()[kind]["snapshot"] | {"round": 5}


@pytest.mark.parametrize("kind", ["undone, handed over, by the clock", "branch", "team, finished"])
def test_the_parts_that_a_game_has_written_are_accepted(kind):
    assert opened(changed(kind)).view.state == kinds_of_saves()[kind]["snapshot"]


@pytest.mark.parametrize("revisions", [[-1], [31], [0, 0], [7, 3], [10**30], [True], [1.0]])
def test_turns_that_the_game_cannot_have_are_damage(revisions):
    turns = [[revision, "0123456789abcdef"] for revision in revisions]
    for snapshot in (kinds_of_saves()["two"]["snapshot"], mismatched_snapshot("two")):
        with pytest.raises(SaveDamaged, match="“turns”"):
            opened(changed("two", turns=turns, snapshot=snapshot))


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("handed", [[0, 2, None]]),
        ("handed", [[-1, 0, None]]),
        ("handed", [[0, 0, "a level\nof two lines"]]),
        ("redo", [[-1, {"type": "end"}]]),
        ("redo", [[2, {"type": "end"}]]),
        ("redo", [[0, {}]] * 20_000),
        ("record", [{}] * 20_000),
        ("turns", [[0, "not a mark"]]),
        ("clock", {"kind": "turn", "seconds": 60, "increment": 0, "left": []}),
        ("clock", {"kind": "turn", "seconds": 60, "increment": 0, "left": [1, 2, 3]}),
        ("clock", {"kind": "turn", "seconds": 60, "increment": 0, "left": [1, 10**30]}),
        ("clock", {"kind": ["turn"], "seconds": 60, "increment": 0, "left": [1, 2]}),
        ("clock", {"kind": "turn", "seconds": 60, "increment": 0, "left": "12"}),
        ("created", "yesterday"),
        ("created", "0001-01-01T00:00:00+00:00"),
        ("rules", -1),
        ("rules", 10**4000),
        ("program", "0.1\x1b[31m"),
        ("record", []),
        ("seats", []),
        ("seats", [{"name": "A", "level": None, "colour": 6, "avatar": None}] * 2),
        ("seats", [{"name": "A", "level": "x" * 10**6, "colour": 0, "avatar": None}] * 2),
        ("seats", [{"name": "A", "level": None, "colour": 0, "avatar": "\ud800"}] * 2),
        ("finished", True),
    ],
)
def test_a_part_that_the_game_cannot_have_is_damage_and_named(part, value):
    with pytest.raises(SaveDamaged, match=f"“{part}”"):
        opened(changed("two", **{part: value}))


def test_a_record_that_does_not_match_its_snapshot_is_played_only_once(monkeypatch):
    played = []
    play = Game.from_record.__func__
    monkeypatch.setattr(
        Game, "from_record", classmethod(lambda cls, record: played.append(1) or play(cls, record))
    )
    with pytest.raises(SaveDamaged, match="last turn"):
        opened(changed("finished", snapshot=mismatched_snapshot("finished") | {"white": 3}))
    assert len(played) == 1


def first_score_with(**values):
    """Return the record of a finished game with other values in its first event with points."""
    record = copy.deepcopy(kinds_of_saves()["finished"]["record"])
    next(line for line in record if line.get("event") == "points").update(values)
    return {"record": record}


def request_with(**values):
    record = kinds_of_saves()["finished"]["record"]
    return {"record": [record[0] | values, *record[1:]]}


def snapshot_with(**values):
    return {"snapshot": kinds_of_saves()["finished"]["snapshot"] | values}


def seats_with(**values):
    seats = kinds_of_saves()["finished"]["snapshot"]["seats"]
    return snapshot_with(seats=[seats[0], seats[1] | values])


NOT_TO_BE_COUNTED = {
    "a day that is none": {"created": "some day"},
    "points of another seat": first_score_with(seat=7),
    "more points than a table can hold": first_score_with(points=2**64),
    "points for a list": first_score_with(**{"for": [1]}),
    "a seed that is a word": request_with(seed="x"),
    "a set-up that is none": request_with(setup=["fixed"]),
    "an edition that is none": request_with(edition=2011),
    "an estate that is none": seats_with(estate="banana"),
    "an estate that is no word": seats_with(estate="\ud800"),
    "points that are none": seats_with(points=2**70),
    "cells that are none": seats_with(cells=5),
    "no winner": snapshot_with(result={"points": [1, 2], "places": [2, 2]}),
    "a place of many": snapshot_with(result={"points": [1, 2], "places": [1, 2, 3]}),
    "modules that are none": snapshot_with(modules=[["inns"]]),
}


@pytest.mark.parametrize("what", NOT_TO_BE_COUNTED)
def test_an_impossible_finished_game_does_not_change_the_statistics(what, tmp_path):
    ledger = Ledger(tmp_path / "ledger.db")
    for name, parts in (("evil", NOT_TO_BE_COUNTED[what]), ("good", {"id": "good"})):
        (tmp_path / name).write_bytes(changed("finished", **parts))
        record_save(ledger, (tmp_path / name, 1))
    with ledger.reading() as connection:
        assert connection.execute("SELECT id FROM game").fetchall() == [("good",)]
    assert set(ledger.files_seen()) == {"evil", "good"}
    ledger.close()


@pytest.mark.parametrize(
    "snapshot",
    [
        {"phase": None, "seats": [{"estate": None, "cells": 1}] * 2},
        {"seats": [{"estate": None, "points": "x", "cells": {}}] * 2},
        {"teams": [[0, 1], [0, 1]]},
        {"teams": [[0, 1]]},
        {"teams": 3},
        {"round": 10**30},
        {"seat": -1},
        {"edition": {}},
        {"game": "another"},
        {"game": 7},
    ],
)
def test_an_impossible_snapshot_is_damage_or_shown_without_wrong_values(snapshot):
    save = save_from(changed("two", snapshot=kinds_of_saves()["two"]["snapshot"] | snapshot), PATH)
    if snapshot.get("phase", "") is None:
        assert card_of(save, PATH, 0.0).points == (0, 0)
    else:
        with pytest.raises(SaveDamaged, match="snapshot"):
            card_of(save, PATH, 0.0)


def test_an_impossible_deal_is_not_dealt_again(tmp_path):
    path = tmp_path / "games" / "a.burgundy"
    path.parent.mkdir()
    path.write_bytes(changed("two", **request_with(players=3)))
    library, told = Library(SaveFolder(path.parent)), []
    library.look(lambda cards, left: told.append(cards))
    with pytest.raises(SaveDamaged, match="cannot be replayed"):
        library.line_up_of(told[-1][0])


@pytest.mark.parametrize("game", [[], {}, 7, None, "no such game"])
def test_a_record_of_no_game_is_refused_by_name(game):
    with pytest.raises(SaveError):
        RunningGame.from_save(save_from(changed("two", **request_with(game=game)), PATH), PATH)
