"""The texts of questions: verdicts on tried turns, the course of a series, mistakes and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate

from burgundy_qt.ai.puzzles.puzzle import EASY, HARD, MEDIUM, Puzzle
from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.bots.adviser import Advice
from burgundy_qt.session.questions.endless_puzzles import SURVIVAL, TIMED
from burgundy_qt.session.questions.puzzle_book import RunSeries
from burgundy_qt.session.questions.question import Question, Series, Verdict, VerdictKind
from burgundy_qt.session.statistics.summary import RANGE
from burgundy_qt.widgets.advice import game_advice, tip_text
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.phrases.loss_text import counted_alone, loss_text
from burgundy_qt.widgets.play.game_input import Prompt

if TYPE_CHECKING:
    from burgundy_qt.session.questions.puzzle_store import PuzzleRating, Retention


def verdict_words(verdict: Verdict) -> Prompt:
    """Return the heading and the sentence of a verdict."""
    question = verdict.question
    alone = counted_alone(question.game)
    costs = loss_text(verdict.loss, verdict.loss_in_points, alone)
    match verdict.kind:
        case VerdictKind.FOUND:
            return Prompt(
                tr("Questions", "Found"),
                tr("Questions", "This is as good as the best known turn."),
            )
        case VerdictKind.BETTER:
            before = loss_text(question.loss, question.loss_in_points, alone)
            sentence = tr(
                "Questions",
                "It costs {price}; the turn played in the game cost {before}.",
                price=costs,
                before=before,
            )
            return Prompt(tr("Questions", "Better than the turn played"), sentence)
    return Prompt(
        tr("Questions", "There is a better turn"),
        tr("Questions", "This one costs {price}.", price=costs),
    )


def hint_words(question: Question) -> Prompt:
    """Return a hint about the kind of action, and no more."""
    kind = game_texts.texts_of(question.game.request["game"]).kind_of(question.asked_for)
    return Prompt(tr("Questions", "A hint"), tr("Questions", "Think about this: {kind}", kind=kind))


def reasons(advice: Advice, words: game_advice.TurnTexts) -> list[tip_text.TipReason]:
    """Return by which sources of points the best turn is better than the other, beyond chance,
    and then by which it is worse.

    It is empty if the best turn is not better in points.
    """
    if advice.why is None or advice.why.own.points <= 0:
        return []
    clear = sorted(tip_text.clear_reasons(advice), key=lambda reason: reason.points < 0)
    return [tip_text.tip_reason(reason, reason.points, words) for reason in clear]


# A series of questions, of any kind.


@dataclass(frozen=True)
class SeriesTexts:
    """The texts of a series, in the language at the time of the call.

    `tab` is the title of the page beside the table, one word. `heading` numbers the question,
    `task` describes it. `played` is the title of the turn that was played. `ending` is the result
    of the whole series. `example` says what to notice in a position that is only shown. `prompt`
    is what to do, in short, where that is not to find a turn. `is_timed` means that the heading has
    a clock.
    """

    tab: Callable[[], str]
    heading: Callable[[Series], str]
    task: Callable[[Question], str]
    played: Callable[[Question], str]
    ending: Callable[[Series], str]
    example: Callable[[Question], str] = lambda question: ""
    prompt: Callable[[], str] = lambda: ""
    is_timed: bool = False


# Mistakes of a seat in a reviewed game, one after the other.


def mistake_words() -> SeriesTexts:
    """Return the texts for mistakes."""
    return SeriesTexts(
        tab=lambda: tr("Learn", "Learn"),
        heading=heading,
        task=task,
        played=lambda question: tip_text.turn_played(),
        ending=ending,
    )


def no_mistakes(name: str, is_whole: bool) -> tuple[str, str]:
    """Return a title and a sentence for a game without mistakes, or without any so far."""
    title = tr("Learn", "No mistakes")
    if not is_whole:
        sentence = tr_noop(
            "Learn", "{name}: there is no mistake to learn from in the part reviewed so far."
        )
    else:
        sentence = tr_noop(
            "Learn",
            "{name}: there is no mistake to learn from in this game. Every turn was as "
            "good as the best one in the review, or nearly so.",
        )
    return title, tr("Learn", sentence, name=name)


def heading(series: Series) -> str:
    """Return the number of the mistake."""
    number, count = series.at + 1, len(series.questions)
    return tr("Learn", "Mistake {number} of {count}", number=number, count=count)


def task(question: Question) -> str:
    """Return the task for a mistake."""
    return tr(
        "Learn",
        "The turn played here cost {price}. Find one as good as the best and play the "
        "whole turn on the table. This is only a trial: the game stays as it was.",
        price=loss_text(question.loss, question.loss_in_points, counted_alone(question.game)),
    )


def ending(series: Series) -> str:
    """Return the result of the series."""
    found, count = series.found, len(series.questions)
    if found == count:
        return tr("Learn", "You have found them all: {found} of {count}.", found=found, count=count)
    return tr(
        "Learn",
        "You have found {found} of {count}. You can try the others again at any time.",
        found=found,
        count=count,
    )


# Puzzles.


DIFFICULTIES: Mapping[str, str] = {
    EASY: tr_noop("Puzzles", "Easy", "a puzzle"),
    MEDIUM: tr_noop("Puzzles", "Medium", "a puzzle"),
    HARD: tr_noop("Puzzles", "Hard", "a puzzle"),
}


def difficulty_text(difficulty: str) -> str:
    """Return the title of a difficulty."""
    return tr("Puzzles", DIFFICULTIES.get(difficulty, difficulty), "a puzzle")


def motive_titles(game: str) -> Mapping[str, str]:
    """Return by kind of motive what it is about, as a title in the language."""
    titles = game_advice.advice_of(game).motive_titles
    return {kind: tr("Motives", title) for kind, title in titles.items()}


def retention_text(known: Retention | None, today: date) -> str:
    """Return the result of a puzzle."""
    if known is None:
        return tr("Puzzles", "not tried yet")
    state = tr("Puzzles", "solved") if known.is_solved else tr("Puzzles", "not solved")
    if known.is_due(today):
        return wording.join_with_commas([state, tr("Puzzles", "due today")])
    day = formats.day(QDate(known.again.year, known.again.month, known.again.day))
    return wording.join_with_commas([state, tr("Puzzles", "comes back on {day}", day=day)])


def cell_text(number: int, puzzle: Puzzle, known: Retention | None, today: date) -> str:
    """Return a puzzle for a screen reader and a tool tip.

    Its motive would be a hint, so it is included only after it is solved.
    """
    parts = [
        tr("Puzzles", "Puzzle {number}", number=number),
        difficulty_text(puzzle.difficulty),
        retention_text(known, today),
    ]
    title = motive_titles(puzzle.game).get(puzzle.motive)
    if title and known is not None and known.is_solved:
        parts.append(title)
    return wording.join_with_commas(parts)


def puzzle_words() -> SeriesTexts:
    """Return the texts for puzzles."""
    return SeriesTexts(
        tab=lambda: tr("Puzzles", "Puzzle"),
        heading=puzzle_heading,
        task=lambda question: tr(
            "Puzzles",
            "One turn is clearly better than all others. Find it and play the whole turn "
            "on the table. A puzzle counts as solved only if you find the turn at once, "
            "without a hint.",
        ),
        played=lambda question: "",
        ending=puzzle_ending,
    )


def puzzle_heading(series: Series) -> str:
    """Return the number of the puzzle."""
    number, count = series.at + 1, len(series.questions)
    return tr("Puzzles", "Puzzle {number} of {count}", number=number, count=count)


def puzzle_ending(series: Series) -> str:
    """Return the result of the series."""
    return tr(
        "Puzzles",
        "Found: {found} of {count}. Puzzles that you did not solve at once come back tomorrow.",
        found=series.found,
        count=len(series.questions),
    )


# Runs of puzzles.


RUNS: Mapping[str, str] = {
    TIMED: tr_noop("Puzzles", "Against time"),
    SURVIVAL: tr_noop("Puzzles", "Three misses"),
}


def run_words(kind: str, best: int, rating: Callable[[], str]) -> SeriesTexts:
    """Return the texts of a run of a kind; `best` is the result of the best one before, `rating`
    says the player's rating now."""
    return replace(
        puzzle_words(),
        is_timed=kind == TIMED,
        heading=run_heading,
        ending=lambda series: run_ending(series, best, rating()),
    )


def run_heading(series: Series) -> str:
    """Return the number of the puzzle, and how long the run goes on."""
    assert isinstance(series, RunSeries)
    number = series.at + 1
    if series.kind == TIMED:
        minutes, seconds = divmod(series.seconds_left, 60)
        left = f"{minutes}:{seconds:02}"
        return tr("Puzzles", "Puzzle {number}, time left: {time}", number=number, time=left)
    return tr(
        "Puzzles", "Puzzle {number}, misses left: {left}", number=number, left=series.lives_left
    )


def run_ending(series: Series, best: int, rating: str) -> str:
    """Return the result of a run."""
    assert isinstance(series, RunSeries)
    solved = tr("Puzzles", "Solved in this run: {solved}.", solved=series.solved)
    if series.solved > best:
        compared = tr("Puzzles", "That is your best run.") if best else ""
    else:
        compared = tr("Puzzles", "Your best run: {best}.", best=best)
    cut_off = ""
    if series.is_cut_off:
        cut_off = tr(
            "Puzzles", "The time is up. The last puzzle was still open and does not count."
        )
    return " ".join(filter(None, (cut_off, solved, compared, rating)))


def rating_text(rating: PuzzleRating | None) -> str:
    """Return a puzzle rating: "Puzzle rating: 1240 ± 90."."""
    if rating is None:
        return tr("Puzzles", "Your puzzle rating begins with the first puzzle that you try.")
    return tr(
        "Puzzles",
        "Puzzle rating: {elo} ± {deviation}.",
        elo=formats.plain(round(rating.elo)),
        deviation=formats.plain(round(RANGE * rating.deviation)),
    )
