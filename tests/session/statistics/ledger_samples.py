"""Ledgers and finished games for the tests of the statistics."""

from dataclasses import replace

from burgundy_qt.rules.burgundy.state_codec import POINT_SOURCES
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import NAME
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.finished_game import FinishedGame, SeatScore, elo_of
from tests.session.short_games import a_game

NOTHING = dict.fromkeys(POINT_SOURCES, 0)


def a_seat(name="Anna", level=None, points=100, place=1, estate="1", **by_source):
    return SeatScore(name, level, elo_of(level), estate, points, place, NOTHING | by_source)


def a_finished_game(number=1, *seats, began=None, casual=False, edition="2011"):
    began = began or f"2026-03-{1 + (number - 1) % 31:02}T12:00:00+00:00"
    seats = seats or (a_seat(), a_seat("Margaux", "page", 80, 2))
    return FinishedGame(f"game-{number}", f"{number:016x}", began, edition, "fixed", casual, seats)


def a_game_of_bids(number=1, *seats, **how):
    """Return a finished game of Sealed Bids. The test must register that game."""
    seats = seats or (a_bidder("Anna", 30, 1), a_bidder("Page", 20, 2, "page"))
    return replace(a_finished_game(number, *seats, **how), edition="1", game_name=NAME)


def a_bidder(name, points, place, level=None):
    return SeatScore(name, level, None, "", points, place, {"card": points})


def save_finished(save_folder: SaveFolder, luck=1, levels=(None, "squire"), **request):
    """Save a game that was played at random to its end, as a session does."""
    running = a_game(*levels, actions=10_000, luck=luck, seed=luck, **request)
    return save_folder.write(running.save()), running
