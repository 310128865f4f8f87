"""Campaign: games of the box that are recorded in the window, with wrong entries that are
corrected: do they end with the score of the rules? Games with hands are recorded with all hands and
with one."""

import tempfile
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from burgundy_qt import display
from burgundy_qt.rules.chance import Outcome, drawn_outcome
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Entry, Game, set_up_places
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.widgets.app.application import GarbageCollector
from burgundy_qt.widgets.theme import theme
from lab.campaign import Figures
from tests.widgets.record_keeper import RecordKeeper
from tests.widgets.window_driver import AtTheWindow

KINDS = (*((game, None) for game in GAMES), ("tuscany", 0))
"""The games, and the only seat whose hand is seen (None: all are)."""
CORRECTIONS = 5
"""Wrong entries in each game."""


def run(count: int, first: int) -> Figures:
    """Record `count` games, of each kind in turn, from number `first` on."""
    display.run_headless()
    application = QApplication.instance() or QApplication(["burgundy-qt"])
    theme.apply_to(application)
    tidying = GarbageCollector()  # as in the program, only the window's thread collects garbage
    figures: Figures = dict.fromkeys(("games", "entries", "corrections", "other scores"), 0)
    for number in range(first, first + count):
        with tempfile.TemporaryDirectory() as folder:
            at = AtTheWindow(Path(folder))
            try:
                game, seen = KINDS[number % len(KINDS)]
                for name, value in record_one(at, game, number, seen).items():
                    figures[name] += value
            finally:
                at.close()
    tidying.stop()
    return figures


def record_one(at: AtTheWindow, game: str, seed: int, seen: int | None = None) -> Figures:
    """Play a game at random by the rules, and record it in the window with the knowledge of a
    person who sees one hand (None: all)."""
    keeper, chance = RecordKeeper(at, seed), Random(seed)
    set_up = keeper.begin(game, seen)
    played = random_game(whole_game(keeper.view.line_up.request, set_up, chance), chance)
    left, entered, corrections = known_entries(played, seen), 0, 0
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


def whole_game(request: RequestObject, set_up: Outcome | None, chance: Random) -> Game:
    """Return a game with this set-up, and random cards in the hands that nobody saw."""
    whole = {key: value for key, value in request.items() if key != "seat"}
    if set_up is None or whole == request:
        return Game(request, set_up)
    rules = ruleset(request["game"])
    position = rules.silent_position(request)
    entered = zip(set_up_places(position, request, rules), set_up, strict=True)
    known = {(place.event, place.path): value for place, value in entered}
    places = rules.set_up_places(position, request)
    values = [known.get((place.event, place.path)) for place in places]
    return Game(whole, drawn_outcome(places, chance, values))


def known_entries(played: Game, seen: int | None) -> list[Entry]:
    """Return the entries of a game without the cards hidden from a person who sees one hand."""
    hidden = played.rules.HAND_EVENTS if seen is not None else ()
    return [
        entry
        for entry, places in played.placed_entries
        if not any(place.event in hidden and place.seat != seen for place in places)
    ]


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
    """Enter something else and one more entry, then correct the first and remove the other."""
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
