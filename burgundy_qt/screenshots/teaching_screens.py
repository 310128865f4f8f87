"""The teaching parts of a game: its review, the report, questions about its mistakes, puzzles, the
tutor; and the tables that every game has: hints, and the list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from burgundy_qt.ai.puzzles.puzzle import shipped
from burgundy_qt.ai.review.review_result import BLUNDER, MISTAKE, Review, ReviewedTurn
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.screenshots import photo_stage
from burgundy_qt.session import challenges as days
from burgundy_qt.session import line_up
from burgundy_qt.session.bots.lookahead import Ticket
from burgundy_qt.session.bots.tutor import Weighed
from burgundy_qt.session.questions import puzzle_store, question
from burgundy_qt.session.reviews import review_folder, review_task
from burgundy_qt.session.saves.save_file import save_from
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.questions import puzzles_dialog, question_mode
from burgundy_qt.widgets.review.review_controller import ReviewController

SEED = 45
DEPTH = "quick"
COSTS = 0.12, 9.0
"""The loss in the tutor's question, in shares of a win and in points."""
KNOWN = (True, 1), (True, 3), (False, 0), (True, 2), (False, 0)
"""The results of the first puzzles, and how often each was solved."""


def teaching(game: str = DEFAULT) -> dict[str, photo_stage.Screen]:
    """Return those of a game, by name."""
    screens = {
        "review": review,
        "review-better": better,
        "report": report,
        "learn": learn,
        "learn-answer": answer,
        "puzzle": puzzle,
        "puzzles": puzzles,
        "tutor": tutor,
    }
    return {name: partial(screen, game) for name, screen in screens.items()}


@contextmanager
def review(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the costliest turn of a finished game of two, as it was played."""
    with reviewed(game, stage) as reviewing:
        reviewing.go_to(worst(reviewing).first)
        stage.wait_until_idle()
        yield stage.window


@contextmanager
def better(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the same, with the better turn."""
    with reviewed(game, stage) as reviewing:
        reviewing.go_to(worst(reviewing).first)
        with explained(stage, reviewing.shown.check):
            reviewing.carry_out("better")
        yield stage.window


@contextmanager
def report(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the review of the game as a whole."""
    with reviewed(game, stage) as reviewing:
        reviewing.carry_out("report")
        stage.wait_until_idle()
        assert stage.window.dialog is not None
        yield stage.window.dialog
        stage.close_dialog()


@contextmanager
def learn(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the first question about a mistake."""
    with asked(game, stage):
        yield stage.window


@contextmanager
def answer(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show its answer, with the reasons."""
    with asked(game, stage) as questions:
        give_up(stage, questions)
        yield stage.window


@contextmanager
def puzzle(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a shipped puzzle on the table."""
    stage.window.dialogs._solve(shipped(game)[:1])
    stage.until(lambda: stage.window.questions.is_on and stage.window.page.decision.is_open)
    stage.wait_until_idle()
    yield stage.window
    stage.window.questions.leave()
    stage.wait_until_idle()


@contextmanager
def puzzles(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the page of the puzzles, some of them tried."""
    book, today = stage.session.puzzles, days.present_day()
    with stage.dialog("puzzles") as dialog:
        assert isinstance(dialog, puzzles_dialog.PuzzlesDialog)
        dialog.choose_game(game)
        stage.until(lambda: dialog.grids[0].cells)
        keys = [key for key, _ in book.shipped[game]]
        known = {
            key: puzzle_store.Retention(*how, today) for key, how in zip(keys, KNOWN, strict=False)
        }
        file = puzzle_store.store_file(stage.session.folders.puzzles, stage.session.failed.emit)
        costly = {game: {puzzle.motive: 2 for _, puzzle in book.shipped[game][:2]}}
        file.change(lambda _: puzzle_store.Store(known, costly=costly))
        dialog.choose_game(game)
        stage.until(lambda: book.known == known)
        stage.wait_until_idle()
        yield dialog


@contextmanager
def tutor(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the tutor's question before a costly action."""
    page = stage.window.page
    before = page.decision.view
    stage.session.new_game(
        line_up.LineUp(
            photo_stage.TWO, photo_stage.screens_of(game).request(2, SEED, ()), tutor=MISTAKE.name
        )
    )
    stage.until(lambda: page.decision.view is not before and page.decision.view is not None)
    # not the same view: a bot that decides at the same time makes a newer one of this position
    stage.until(lambda: ticket_of(page.steps.game) == ticket_of(page.decision.view))
    view = page.decision.view
    assert view is not None
    action = view.legal["actions"][0]
    page.decision.play(action)
    ticket = ticket_of(view)
    assert ticket is not None
    stage.session.weighed.emit(Weighed(ticket, action, BLUNDER, *COSTS))
    stage.wait_until_idle()
    yield stage.window
    page.decision.release()


def ticket_of(view: GameView | None) -> Ticket | None:
    """Return the game and the position of a view."""
    return (view.game_id, view.revision) if view is not None else None


# The way to these screens


@contextmanager
def reviewed(game: str, stage: photo_stage.PhotoStage) -> Iterator[ReviewController]:
    """Open a finished game of two with its review beside it."""
    path = photo_stage.put_game(
        stage.folder / "games", photo_stage.TWO, SEED, photo_stage.WHOLE, game=game
    )
    played, review = reckoned(game)
    review_folder.ReviewFolder(stage.folder / "games").write(path.stem, played, {DEPTH: review})
    stage.open(path)
    reviewing, found = stage.window.reviewing, stage.window.reviewing.found
    reviewing.begin()
    stage.until(lambda: reviewing.found is not found and stage.window.looking_back.is_on)
    stage.wait_until_idle()
    yield reviewing
    stage.window.looking_back.leave()
    stage.wait_until_idle()


@cache
def reckoned(game: str) -> tuple[Game, Review]:
    """Return the game of this kind with its review, calculated once for all stages."""
    _, content, _ = photo_stage.saved(game, photo_stage.TWO, SEED, photo_stage.WHOLE, ())
    played = Game.from_record(save_from(content, Path(game)).record)
    reviewer = Reviewer(played, DEPTH)
    return played, reviewer.review_of(list(reviewer.review()))


def worst(reviewing: ReviewController) -> ReviewedTurn:
    """Return the person's costliest turn."""
    assert reviewing.reviewed is not None
    return review_task.costliest(reviewing.reviewed, 0)[0]


@contextmanager
def asked(game: str, stage: photo_stage.PhotoStage) -> Iterator[question_mode.QuestionMode]:
    """Open the questions about its mistakes."""
    with reviewed(game, stage) as reviewing:
        reviewing.carry_out("learn")
        questions, page = stage.window.questions, stage.window.page
        stage.until(lambda: questions.is_on and page.decision.is_open)
        stage.wait_until_idle()
        yield questions
        questions.leave()
        stage.until(lambda: reviewing.is_on)
        stage.wait_until_idle()


def give_up(stage: photo_stage.PhotoStage, questions: question_mode.QuestionMode) -> None:
    """Reveal the answer, with its reasons."""
    with explained(stage, questions.turn_check):
        questions.give_up()


@contextmanager
def explained(stage: photo_stage.PhotoStage, check: question.TurnCheck) -> Iterator[None]:
    """Give the checks inside their reasons."""
    received: list[object] = []
    check.explained.connect(received.append)
    yield
    stage.until(lambda: received)
    stage.wait_until_idle()
    check.explained.disconnect(received.append)


# Tables that every game has.


def usual_tables(game: str) -> dict[str, photo_stage.Screen]:
    """Return those of a game, by name."""
    return {
        "hint": partial(hint, game),
        "costs": partial(costs, game),
        "moves": partial(moves, game),
    }


@contextmanager
def hint(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a hint on the table and beside it."""
    stage.open(stage.games.of(game))
    with advice(stage) as window:
        yield window


@contextmanager
def advice(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show a hint in the open game."""
    advising = stage.window.advising
    advising.open()
    stage.until(lambda: advising.panel.advice is not None and advising.panel.advice.is_last)
    stage.wait_until_idle()
    yield stage.window
    advising.leave()


@contextmanager
def costs(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show what each choice costs, on the table and in the list of moves."""
    stage.open(stage.games.of(game))
    with choices_compared(stage) as window:
        yield window


@contextmanager
def choices_compared(stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show what each choice costs in the open game."""
    answers: list[bool] = []
    stage.do("moves")
    stage.window.session.compared.connect(lambda found: answers.append(found.is_last))
    stage.window.costs.open()
    stage.until(lambda: bool(answers) and answers[-1])
    stage.wait_until_idle()
    yield stage.window
    stage.window.costs.close()
    stage.window.moves.leave()
    stage.wait_until_idle()


@contextmanager
def moves(game: str, stage: photo_stage.PhotoStage) -> Iterator[QWidget]:
    """Show the list of all moves beside the table."""
    stage.open(stage.games.of(game))
    stage.do("moves")
    yield stage.window
    stage.window.moves.leave()
    stage.wait_until_idle()
