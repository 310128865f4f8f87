"""Games of the box that are recorded in the window, with wrong entries that are corrected: do they
end with the score of the rules?"""

import tempfile
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.theme import theme
from lab.campaign import Figures
from tests.widgets.record_keeper import RecordKeeper
from tests.widgets.window_driver import AtTheWindow

CORRECTIONS = 5
"""Wrong entries in each game."""


def run(count: int, first: int) -> Figures:
    """Record `count` games, of each kind in turn, from number `first` on."""
    display.go_without()
    application = QApplication.instance() or QApplication(["burgundy-qt"])
    theme.dress(application)
    figures: Figures = dict.fromkeys(("games", "entries", "corrections", "other scores"), 0)
    for number in range(first, first + count):
        with tempfile.TemporaryDirectory() as folder:
            at = AtTheWindow(Path(folder))
            try:
                for name, value in record_one(
                    at, tuple(GAMES)[number % len(GAMES)], number
                ).items():
                    figures[name] += value
            finally:
                at.close()
    return figures


def record_one(at: AtTheWindow, game: str, seed: int) -> Figures:
    """Play a game at random by the rules, and record it in the window."""
    keeper, chance = RecordKeeper(at, seed), Random(seed)
    set_up = keeper.begin(game)
    played = random_game(Game(keeper.view.line_up.request, set_up), chance)
    left, entered, corrections = list(played.entries), 0, 0
    wrong_at = sorted(chance.sample(range(len(left) - 1), CORRECTIONS))
    while left:
        keeper.await_question()
        seat = None if keeper.view.chance else keeper.view.legal["seat"]
        entry = next(each for each in left if each[0] == seat)
        left.remove(entry)
        if corrections < CORRECTIONS and entered >= wrong_at[corrections]:
            enter_wrong(keeper, entry[1])
            corrections += 1
        else:
            keeper.enter_this(entry[1])
        entered += 1
    at.wait_until(lambda: at.is_over)
    same = keeper.view.state["result"] == played.state()["result"]
    figures = {"games": 1, "entries": entered, "corrections": corrections}
    return {**figures, "other scores": int(not same or bool(at.problems))}


def random_game(game: Game, chance: Random) -> Game:
    """Return the game, played to its end."""
    while not game.is_over:
        if game.awaits_chance:
            game.set_chance(drawn_outcome(game.chance_places(), chance))
        else:
            legal = game.legal()
            game.apply(chance.choice(legal["actions"]), legal["seat"])
    return game


def enter_wrong(keeper: RecordKeeper, right: object) -> None:
    """Enter something else and one entry more, then correct the first and take out the other."""
    at, number = keeper.at, len(keeper.entries)
    keeper.enter()
    if not keeper.view.is_over:
        keeper.enter()
        at.wait_until(lambda: at.is_over or at.window.dialog is not None or at.is_asked)
    close_dialog(at)
    keeper.correct(number, "replace")
    keeper.enter_this(right)
    if keeper.view.recording.later:
        close_dialog(at)
        keeper.at.session.cut_off()
        at.wait_until(lambda: not keeper.view.recording.later)
    elif len(keeper.entries) > number + 1:
        keeper.await_question()
        close_dialog(at)
        keeper.correct(number + 1, "remove")
        at.wait_until(lambda: len(keeper.entries) == number + 1)
    close_dialog(at)
    at.page.begin(keeper.view)


def close_dialog(at: AtTheWindow) -> None:
    """Close the question that is open, if any."""
    if at.window.dialog is not None:
        at.window.dialog.reject()
        at.wait_until(lambda: at.window.dialog is None)
