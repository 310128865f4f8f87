"""Tests of one thing after another on the table: nothing shown around it belongs to the one
before."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication

from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.session.questions.question import Question, Series
from burgundy_qt.session.reviews.review_folder import ReviewFolder
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.play.game_input import input_of
from burgundy_qt.widgets.questions.question_text import mistake_words
from tests.a_review import a_played_game, a_review
from tests.session.questions.a_puzzle import some_puzzles
from tests.session.short_games import act_at_random
from tests.widgets.window_driver import AtTheWindow


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    assert at.problems == []
    at.close()


def played(game: str, players: int, actions: int, clock: Clock | None = None) -> RunningGame:
    """Return a game of this many people after some random actions, or at its end."""
    seats = tuple(SeatPlan(f"Player {number}") for number in range(players))
    running = RunningGame.begin(LineUp(seats, {"game": game, "seed": 7}, clock))
    act_at_random(running, actions, random.Random(1))
    return running


class Pages:
    """Puts one kind of page after the other on the table, and checks each signal."""

    def __init__(self, at: AtTheWindow) -> None:
        self.at, self.page, self.window = at, at.page, at.window
        self.folder = SaveFolder(at.session.folders.games)
        self.mixed: list[str] = []
        self.saved = {
            "game of four": self._saved(played("tuscany", 4, 40)),
            "game of five by the clock": self._saved(
                played("carcassonne", 5, 40, Clock("game", 1200, 0))
            ),
        }
        whole = played("burgundy-dice", 2, 500)
        self.reviewed = self._saved(whole)
        review = {"normal": a_review(whole.game)}
        ReviewFolder(self.folder.folder).write(whole.game_id, whole.game, review)
        self.games = 0
        self.at.session.began.connect(self._count)
        self.page.prompt.said.connect(self._look)
        self.page.decision.changed.connect(self._look)
        self.page.log.last_line_changed.connect(self._look)

    def _saved(self, running):
        return self.folder.write(running.save())

    def _count(self, *_) -> None:
        self.games += 1

    def _look(self, *_) -> None:
        """Check that the log is that of the current game, and that only its decision is open."""
        asked, decided = self.page.steps.asked, self.page.decision.view
        if asked is None:
            return
        if decided is not None and decided.game_id != asked.game_id:
            self.mixed.append(f"{decided.game} is decided over {asked.game}")
        log = self.page.log
        if log.names and log.names != seat_names(asked.line_up.seats):
            self.mixed.append(f"the log of {log.names} is told over {asked.game}")

    def bring(self, kind: str) -> None:
        self._put_away()
        getattr(self, "_bring_" + kind.partition(" ")[0])(kind)
        self._check(kind)

    def _put_away(self) -> None:
        """Close any open dialog."""
        if self.window.dialog is not None:
            self.window.dialog.reject()
            self.at.wait_until(lambda: self.window.dialog is None)

    @contextmanager
    def _a_game_begins(self) -> Iterator[None]:
        """Wait at the end of the context until another game has begun."""
        before = self.games
        yield
        self.at.wait_until(lambda: self.games > before)

    def _bring_game(self, kind: str) -> None:
        with self._a_game_begins():
            self.window.dialogs.open_game(self.saved[kind])

    def _bring_look(self, kind: str) -> None:
        self._bring_game("game of four")
        self.window.looking_back.toggle()
        self.at.wait_until(lambda: self.window.looking_back.is_on)
        self.window.looking_back.course.go_to(3)

    def _bring_review(self, _kind: str) -> None:
        with self._a_game_begins():
            self.window.review(self.reviewed)
        self.at.wait_until(lambda: self.window.looking_back.is_on)

    def _bring_bots(self, _kind: str) -> None:
        bots = tuple(SeatPlan(f"Bot {seat}", "page") for seat in range(4))
        with self._a_game_begins():
            self.at.session.new_game(LineUp(bots, {"game": "burgundy", "seed": 3}))

    def _bring_lesson(self, _kind: str) -> None:
        self.at.settings.change(tutorial=None)
        with self._a_game_begins():
            self.window.learn_game("burgundy")
        self.at.wait_until(lambda: self.window.tutorial.card.isVisible())

    def _bring_puzzle(self, _kind: str) -> None:
        opponent = SeatPlan("Duke", "duke")
        self.at.session.puzzles.ask(some_puzzles()[:1], SeatPlan("Anna"), opponent)
        self._asked()

    def _bring_question(self, _kind: str) -> None:
        game = a_played_game(60, game="carcassonne", players=4)
        seat = game.legal()["seat"]
        better = (game.legal(seat)["actions"][0],)
        seats = tuple(SeatPlan(f"Player {number}") for number in range(4))
        series = Series([Question(game, game.revision, seat, seats, better)])
        self.window.question_switch.ask(series, mistake_words())
        self._asked()

    def _asked(self) -> None:
        self.at.wait_until(lambda: self.window.questions.is_on and self.page.decision.is_open)

    def _check(self, kind: str) -> None:
        """Check that everything around the table belongs to the game on it."""
        page, window = self.page, self.window
        for _ in range(3):  # some changes come a moment after the game
            QCoreApplication.processEvents()
        seen = page.steps.seen
        names = seat_names(seen.line_up.seats)
        assert page.scene.view.game_id == seen.game_id, kind
        assert page.log.names == names and page.log.events[:1] == seen.events[:1], kind
        assert page.keys.game_input is input_of(seen.game), kind
        shown = [action.text() for action in window.standing.estates if action.isVisible()]
        assert shown == list(names), kind
        assert window.watching.bar.isVisible() == (kind == "bots"), kind
        assert not (page.prompt.isVisible() and window.watching.bar.isVisible()), kind
        assert window.tutorial.card.isVisible() == (kind == "lesson"), kind
        assert not page.clock_faces.items or page.turn.clock.game_id == seen.game_id, kind
        assert bool(page.clock_faces.items) == (kind == "game of five by the clock"), kind
        assert not self.mixed, (kind, self.mixed)


KINDS = (
    "game of five by the clock",
    "look back",
    "review",
    "bots",
    "lesson",
    "puzzle",
    "question",
)


AFTER = 1, 2, 4
"""Each of the seven kinds is followed by those at these distances. So for any two kinds, one
follows the other."""


def every_order_of_two(kinds):
    """Return a sequence of kinds in which, for any two of them, one follows the other once."""
    follow = {
        kind: [kinds[(at + on) % len(kinds)] for on in AFTER] for at, kind in enumerate(kinds)
    }
    way, back = [kinds[0]], []
    while way:
        if follow[way[-1]]:
            way.append(follow[way[-1]].pop())
        else:
            back.append(way.pop())
    return back[::-1]


def test_everything_around_the_table_belongs_to_the_game_on_it(at):
    pages = Pages(at)
    for kind in every_order_of_two(KINDS):
        pages.bring(kind)
