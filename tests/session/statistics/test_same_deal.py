"""Tests of finding earlier games of a deal."""

import sqlite3

from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import (
    Ledger,
    earlier_games,
    record_save,
    unrecorded_saves,
)
from tests.session.short_games import a_game
from tests.session.statistics.ledger_samples import save_finished
from tests.session.statistics.test_ledger import SAMPLES


def play(save_folder, ledger, luck, seed):
    """Play, save and record a game of that seed, with random actions of `luck`."""
    running = a_game(None, "squire", actions=10_000, luck=luck, seed=seed)
    save_folder.write(running.save())
    for unseen in unrecorded_saves(ledger, save_folder.finished):
        record_save(ledger, unseen)
    return running


def test_games_of_the_same_deal_are_found_latest_first(tmp_path):
    save_folder, ledger = SaveFolder(tmp_path), Ledger(tmp_path / "statistics.sqlite3")
    first, second, other = (
        play(save_folder, ledger, luck, seed) for luck, seed in ((1, 7), (2, 7), (3, 8))
    )
    deal = finished_game(second.save()).deal
    (found,) = earlier_games(ledger, deal, second.game_id)
    points = first.game.state()["result"]["points"]
    assert found.results == (("Seat 0", points[0]), ("Seat 1", points[1]))
    assert len(earlier_games(ledger, deal, other.game_id)) == 2
    ledger.close()


def test_an_older_ledger_gets_the_deals_from_the_saves(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / "version-1.txt").read_text(encoding="utf-8"))
    connection.close()
    save_folder = SaveFolder(tmp_path)
    _, running = save_finished(save_folder)
    ledger = Ledger(path)
    assert not ledger.files_seen()
    for unseen in unrecorded_saves(ledger, save_folder.finished):
        record_save(ledger, unseen)
    assert len(earlier_games(ledger, finished_game(running.save()).deal, "another")) == 1
    ledger.close()
