"""Tests of the library on the disk: the cards of its games, and its changes to their files."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from burgundy_qt.session.library import library_folder as library_module
from burgundy_qt.session.library.library_folder import LARGEST_COPY, Label, LabelsFile, Library
from burgundy_qt.session.line_up import at_pace
from burgundy_qt.session.problem import (
    GameInUse,
    SaveError,
    SaveForeign,
    SaveNotWritten,
    SaveTooLarge,
)
from burgundy_qt.session.saves.game_notation import notation_of
from burgundy_qt.session.saves.save_file import MAX_BYTES, read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import a_game


@pytest.fixture
def library(tmp_path):
    return Library(SaveFolder(tmp_path / "games"))


def put(library, game_id, *levels, actions=0, age=0):
    """Save a game that was last played `age` seconds before the others, and return its file."""
    running = a_game(*(levels or (None, "squire")), actions=actions)
    running.game_id = game_id
    path = library.save_folder.write(running.save())
    os.utime(path, (1_750_000_000 - age,) * 2)
    return path


def cards(library):
    """Return the final cards of the library."""
    told = []
    library.look(lambda cards, left: told.append((cards, left)))
    assert told[-1][1] == 0
    return told[-1][0]


def card(library, game_id):
    return next(card for card in cards(library) if card.game_id == game_id)


def test_the_game_played_last_is_listed_first(library):
    put(library, "old", age=60)
    put(library, "over", actions=10_000, age=30)
    put(library, "new")
    assert [card.game_id for card in cards(library)] == ["new", "over", "old"]


@pytest.mark.parametrize(
    "set_up", [{"estates": ["7", "4"]}, {"setup": "open"}, {"setup": "secret"}]
)
@pytest.mark.parametrize("actions", [0, 1])
def test_a_game_during_the_set_up_waits_like_others(library, set_up, actions):
    running = a_game(None, None, actions=actions, **set_up)
    running.game_id = "a"
    library.save_folder.write(running.save())
    told = card(library, "a")
    assert told.problem is None and told.is_running and told.summary["phase"] == ""
    assert told.points == (0, 0) and told.summary["built"] == ["", ""]
    assert told.summary["estates"] == [
        seat["estate"] or "" for seat in running.game.state()["seats"]
    ]


def test_a_card_shows_the_players_and_the_state_of_the_game(library):
    put(library, "a", None, "squire", actions=30)
    told = card(library, "a")
    saved = read_save(told.path)
    assert told.is_running and not told.is_finished
    assert [(plan.name, plan.level) for plan in told.seats] == [
        ("Seat 0", None),
        ("Seat 1", "squire"),
    ]
    assert told.points == tuple(seat["points"] for seat in saved.snapshot["seats"])
    assert (told.summary["phase"], told.summary["round"]) == (
        saved.snapshot["phase"],
        saved.snapshot["round"],
    )
    assert set(told.summary["built"][0].split()) == set(saved.snapshot["seats"][0]["cells"])


def test_a_card_shows_whether_a_person_has_ever_played(library):
    put(library, "own", None, "page", actions=3)
    put(library, "bots", "page", "squire", actions=3)
    handed = a_game(None, "page", actions=3)
    handed.game_id = "handed"
    handed.seat([replace(plan, level="page") for plan in handed.line_up.seats])
    library.save_folder.write(handed.save())
    for _ in range(2):  # from the files, then from the index
        told = {each.game_id: (each.is_of_bots, each.waits) for each in cards(library)}
        library = Library(library.save_folder)
        assert told == {"own": (False, True), "bots": (True, False), "handed": (False, False)}


def test_a_finished_game_shows_its_places(library):
    put(library, "a", actions=10_000)
    assert sorted(card(library, "a").places) == [1, 2]
    assert card(library, "a").path.parent == library.save_folder.finished


def test_a_broken_file_is_named_and_kept_and_the_others_are_listed(library):
    put(library, "good")
    broken = library.save_folder.folder / "bad.burgundy"
    broken.write_bytes(b'{"format":"burgundy-qt save","version":1,')
    (library.save_folder.folder / "worse.burgundy.broken-2").write_text("rubbish")
    problems = {card.game_id: card.problem for card in cards(library)}
    assert problems["good"] is None
    assert "bad.burgundy" in problems["bad"].what
    assert problems["worse"] is not None
    assert broken.exists()


def test_a_save_with_an_invalid_snapshot_is_broken(library):
    path = put(library, "a")
    write_save(path, replace(read_save(path), snapshot={"seats": 3}))
    assert card(library, "a").is_broken


def test_unchanged_games_are_listed_from_the_index_without_reading_them(library, monkeypatch):
    put(library, "a", actions=30)
    path = put(library, "b", None, "duke")
    saved = read_save(path)
    write_save(path, replace(saved, seats=at_pace(saved.seats, "long")))
    before = cards(library)
    monkeypatch.setattr(library_module, "read_card", None)
    assert cards(Library(library.save_folder)) == before


def test_a_changed_game_is_read_again(library):
    put(library, "a")
    assert card(library, "a").points == (0, 0)
    put(library, "a", actions=10_000)
    assert card(library, "a").is_finished


@pytest.mark.parametrize(
    "rubbish", [b"", b"\xff\xfe", b"[1,2]\n{}\nnull\n", b'[1,"a.burgundy",0,"x",{},{}]\n']
)
def test_after_damage_to_the_index_games_are_read_again(library, rubbish):
    put(library, "a")
    before = cards(library)
    (library.save_folder.folder / "index.jsonl").write_bytes(rubbish)
    assert cards(Library(library.save_folder)) == before


def test_known_games_are_listed_before_the_rest_is_read(library):
    put(library, "a", age=5)
    cards(library)
    put(library, "b")
    told = []
    library.look(lambda cards, left: told.append(([card.game_id for card in cards], left)))
    assert told == [(["a"], 1), (["b", "a"], 0)]


def test_looking_can_be_stopped(library):
    put(library, "a")
    told = []
    library.look(lambda cards, left: told.append(left), is_stopped=lambda: True)
    assert told == [1]


def test_a_name_and_a_star_are_saved(library):
    put(library, "a")
    library.rename(card(library, "a"), "  The\nlong   evening ")
    library.star(card(library, "a"), True)
    told = card(Library(library.save_folder), "a")
    assert (told.name, told.starred) == ("The long evening", True)
    library.rename(told, "")
    assert card(library, "a").name == ""


def test_damaged_labels_are_set_aside_and_the_library_works(library):
    put(library, "a")
    library.labels.path.write_text("{")
    assert card(library, "a").name == ""
    assert library.labels.path.with_name("labels.json.broken").exists()


def test_a_game_in_the_bin_is_restored_to_its_place(library):
    for game_id, actions in ("running", 3), ("over", 10_000):
        path = put(library, game_id, actions=actions)
        content = path.read_bytes()
        thrown = library.throw_away(card(library, game_id))
        assert thrown.in_bin and not path.exists()
        assert card(library, game_id).in_bin
        library.restore(card(library, game_id))
        assert path.read_bytes() == content


def test_a_broken_file_can_be_moved_to_the_bin(library):
    library.save_folder.folder.mkdir()
    (library.save_folder.folder / "bad.burgundy.broken").write_text("rubbish")
    library.throw_away(card(library, "bad"))
    assert card(library, "bad").in_bin
    assert library.restore(card(library, "bad")).path.name == "bad.burgundy.broken"


def test_a_restored_game_overwrites_nothing(library):
    put(library, "20250301-120000-0badcafe", actions=3)
    thrown = library.throw_away(cards(library)[0])
    put(library, "20250301-120000-0badcafe", actions=10_000)
    assert library.restore(thrown).path.name == "20250301-120000-0badcafe-2.burgundy"
    assert len(cards(library)) == 2


def test_a_game_in_an_open_window_cannot_be_moved_to_the_bin(library):
    path = put(library, "a")
    lock = library.save_folder.lock("a")
    with pytest.raises(GameInUse):
        library.throw_away(card(library, "a"))
    assert path.exists()
    lock.release()


def test_emptying_the_bin_removes_its_games_and_their_labels_only(library):
    put(library, "a")
    put(library, "b")
    library.star(card(library, "a"), True)
    library.star(card(library, "b"), True)
    library.throw_away(card(library, "a"))
    library.empty_bin()
    assert [card.game_id for card in cards(library)] == ["b"]
    assert list(library.labels.read()) == ["b"]


def test_emptying_the_bin_keeps_all_labels_if_a_folder_cannot_be_read(library):
    put(library, "a")
    library.star(card(library, "a"), True)
    put(library, "b")
    library.throw_away(card(library, "b"))
    finished = library.save_folder.finished
    if finished.exists():
        os.rename(finished, finished.with_name("hidden"))
    finished.write_text("no folder")  # works like chmod, and for root too
    with pytest.raises(SaveNotWritten):
        library.empty_bin()
    assert list(library.labels.read()) == ["a"]


def test_a_broken_file_is_exported_completely_or_not_at_all(library, tmp_path):
    broken = library.save_folder.folder / "20250301-120000-0badcafe.burgundy"
    broken.parent.mkdir(parents=True, exist_ok=True)
    broken.write_bytes(b"x" * (MAX_BYTES + 5))
    target = tmp_path / "copy.burgundy"
    library.export(cards(library)[0], target)
    assert target.read_bytes() == broken.read_bytes()
    os.truncate(broken, LARGEST_COPY + 1)
    with pytest.raises(SaveTooLarge):
        library.export(cards(library)[0], tmp_path / "another.burgundy")
    assert not (tmp_path / "another.burgundy").exists()


def test_an_exported_game_is_imported_under_the_name_of_its_file(library, tmp_path):
    put(library, "20250301-120000-0badcafe", actions=20)
    library.export(cards(library)[0], tmp_path / "Evening in Beaune.burgundy")
    other = Library(SaveFolder(tmp_path / "other"))
    other.take_in(tmp_path / "Evening in Beaune.burgundy")
    [told] = cards(other)
    assert (told.game_id, told.name) == ("20250301-120000-0badcafe", "Evening in Beaune")


def test_a_known_game_is_not_imported_again(library, tmp_path):
    path = put(library, "a", actions=20)
    library.export(card(library, "a"), tmp_path / "copy.burgundy")
    assert library.take_in(tmp_path / "copy.burgundy") == path
    assert len(cards(library)) == 1


def test_an_older_state_of_a_game_is_imported_beside_it(library, tmp_path):
    put(library, "a", actions=20)
    library.export(card(library, "a"), tmp_path / "copy.burgundy")
    put(library, "a", actions=40)
    library.take_in(tmp_path / "copy.burgundy")
    assert len(cards(library)) == 2


def test_a_file_without_a_game_is_not_imported(library, tmp_path):
    (tmp_path / "x.burgundy").write_text("rubbish")
    with pytest.raises(SaveForeign):
        library.take_in(tmp_path / "x.burgundy")
    assert cards(library) == ()


def test_a_record_that_cannot_be_played_is_not_imported(library, tmp_path):
    save = a_game(None, None, actions=5).save()
    write_save(
        tmp_path / "x.burgundy", replace(save, record=[*save.record, {"event": "turn", "seat": 9}])
    )
    with pytest.raises(SaveError):
        library.take_in(tmp_path / "x.burgundy")
    assert cards(library) == ()


def test_a_folder_that_cannot_be_written_to_is_reported(library, tmp_path):
    put(library, "a")
    with pytest.raises(SaveNotWritten, match="copy"):
        library.export(card(library, "a"), Path("/dev/null/copy.burgundy"))


def test_a_copied_game_can_be_pasted_elsewhere(library, tmp_path):
    put(library, "a", actions=10_000)
    text = library.text_of(card(library, "a"), "You and Margaux")
    other = Library(SaveFolder(tmp_path / "other"))
    place = other.take_in_text(text)
    assert read_save(place).record == read_save(card(library, "a").path).record


@pytest.mark.parametrize("before", ["", "Dear Anna,\nlook at these two:\n\n"])
def test_games_in_notation_can_be_pasted_with_their_comments(library, before):
    games = [a_game(None, "page", actions=20, seed=seed).save() for seed in (1, 2)]
    noted = [replace(game, comments=((3, f"Game {at}"),)) for at, game in enumerate(games)]
    place = library.take_in_text(before + "\n".join(map(notation_of, noted)))
    assert read_save(place).comments == ((3, "Game 1"),)
    assert len(cards(library)) == 2
    with pytest.raises(SaveError, match="line"):
        library.take_in_text(f"{notation_of(noted[0])}\n7 nonsense {{}}\n")


def test_two_windows_that_write_labels_at_once_lose_none(library):
    path = library.save_folder.folder / "labels.json"

    def write(window):
        for number in range(10):
            new = {f"{window}-{number}": Label("x")}
            labels = LabelsFile(path, pytest.fail)
            labels.change(lambda labels, new=new: labels.update(new))

    with ThreadPoolExecutor() as windows:
        for written in [windows.submit(write, window) for window in "abc"]:
            written.result()
    assert len(library.labels.read()) == 30
