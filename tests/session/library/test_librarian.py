"""Tests of the library in its own thread: it carries out requests in their order and lists all
games."""

from __future__ import annotations

from threading import Event

from burgundy_qt.session.library.librarian import Librarian
from burgundy_qt.session.saves.save_file import write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import a_game


def files(folder, *game_ids):
    """Return files of saves from elsewhere."""
    for game_id in game_ids:
        running = a_game(None, "squire")
        running.game_id = game_id
        write_save(folder / f"{game_id}.burgundy", running.save())
    return [folder / f"{game_id}.burgundy" for game_id in game_ids]


def test_games_added_during_the_first_listing_are_listed_once_they_are_all_read(qtbot, tmp_path):
    librarian = Librarian(SaveFolder(tmp_path / "games"))
    take_in, gate, listed = librarian.library.take_in, Event(), []
    librarian.listed.connect(lambda cards, left: listed.append((len(cards), left)))

    def take_in_late(path):
        gate.wait()
        return take_in(path)

    librarian.library.take_in = take_in_late
    for path in files(tmp_path, "a", "b", "c"):
        librarian.take_in(path)
    gate.set()
    qtbot.waitUntil(lambda: bool(listed) and listed[-1] == (3, 0))
    librarian.finish_writing()
    assert [left for _, left in listed].count(0) == 1
