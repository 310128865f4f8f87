"""Finding the earlier games of a deal."""

import sqlite3

from burgundy_qt.session.shelf import Shelf
from burgundy_qt.session.statistics.catching_up import record_save, unseen_saves
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.same_deal import earlier_games
from tests.session.games import a_game
from tests.session.statistics.books import shelve_finished
from tests.session.statistics.test_ledger import SAMPLES


def play(shelf, ledger, luck, seed):
    """A game of that seed, played by other luck, finished, saved and recorded."""
    running = a_game(None, "squire", actions=10_000, luck=luck, seed=seed)
    shelf.write(running.save())
    for unseen in unseen_saves(ledger, shelf.finished):
        record_save(ledger, unseen)
    return running


def test_games_of_the_same_deal_are_found_the_latest_first(tmp_path):
    shelf, ledger = Shelf(tmp_path), Ledger(tmp_path / "statistics.sqlite3")
    first, second, other = (play(shelf, ledger, luck, seed) for luck, seed in ((1, 7), (2, 7), (3, 8)))
    deal = finished_game(second.save()).deal
    (found,) = earlier_games(ledger, deal, second.game_id)
    points = first.game.state()["result"]["points"]
    assert found.results == (("Seat 0", points[0]), ("Seat 1", points[1]))
    assert len(earlier_games(ledger, deal, other.game_id)) == 2
    ledger.close()


def test_a_ledger_of_before_learns_the_deals_from_the_saves(tmp_path):
    path = tmp_path / "statistics.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / "version-1.txt").read_text(encoding="utf-8"))
    connection.close()
    shelf = Shelf(tmp_path)
    _, running = shelve_finished(shelf)
    ledger = Ledger(path)
    assert not ledger.files_seen()
    for unseen in unseen_saves(ledger, shelf.finished):
        record_save(ledger, unseen)
    assert len(earlier_games(ledger, finished_game(running.save()).deal, "another")) == 1
    ledger.close()
