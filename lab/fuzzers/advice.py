"""Hostile puzzle books and review files: made-up positions and turns."""

import gzip
import json
import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from burgundy_qt.ai.puzzles.puzzle import BadPuzzles, read
from burgundy_qt.ai.review.review_result import BadReview, Depth, review_from, review_object
from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions import question as question_module
from burgundy_qt.session.questions.puzzle_book import asked_about
from burgundy_qt.session.questions.question import (
    AnswerComparison,
    Question,
    TurnMeasurement,
    question_about,
)
from burgundy_qt.session.reviews.review_task import ReviewedGame
from burgundy_qt.storage.documents import Unreadable, document
from lab.builds import ROOT
from lab.fuzzers.fuzzer import ACCEPTED, Fuzzer, as_json, ask_everything, refused
from tests.a_review import a_played_game, a_review
from tests.mutations import damaged, mutated

LEAST = Depth("quick", 2, 2, 1, 1, 1, 1, 1, 1)
"""The depth of a question here, where reading is tested and not judgement."""
SECONDS = 0.02
question_module.SECONDS = SECONDS
ASKED = 0.02
"""The share of accepted questions that is analysed: one takes as long as reading a hundred
others."""


def ask_about(question: Question) -> None:
    """Check the best turn of a question and explain it, as the window does."""
    if question.better and question.played:
        AnswerComparison(question).found()
    if question.better:
        TurnMeasurement(question, question.better).found()


class PuzzleBooks(Fuzzer):
    """Collections of two shipped puzzles."""

    @cached_property
    def told(self) -> dict[str, Any]:
        file = ROOT / "burgundy_qt/assets/puzzles" / f"{self.game}.puzzles"
        told: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
        return told

    def made(self, chance: random.Random) -> bytes:
        told = self.told | {"puzzles": chance.sample(self.told["puzzles"], 2)}
        if chance.random() < 0.3:
            self.shift(told, chance)
        else:
            told = mutated(told, chance)
        content = as_json(told)
        kind = chance.random()
        if kind < 0.05:
            content = damaged(content, chance)
        packed = gzip.compress(content, 1)
        return packed if kind < 0.9 else damaged(packed, chance)

    def shift(self, told: dict[str, Any], chance: random.Random) -> None:
        """Move a puzzle to another seat, after other actions, or to another turn."""
        one, other = told["puzzles"]
        changed = one | chance.choice(
            (
                {"seat": chance.choice((-1, 1 - one["seat"], 2, 4, True, 2**31 - 1))},
                {"actions": one["actions"][: chance.randrange(len(one["actions"]) + 1)]},
                {"better": other["better"]},
                {"better": one["better"] * 2},
                {"better": one["better"][::-1]},
                {"request": other["request"]},
            )
        )
        told["puzzles"] = [changed, other]

    def read(self, content: bytes) -> Iterator[str]:
        file = self.folder / "some.puzzles"
        file.write_bytes(content)
        chance = random.Random(content)
        try:
            puzzles = read(file)
        except BadPuzzles as error:
            yield refused(error)
            return
        asked = asked_about(puzzles, SeatPlan("A", None), SeatPlan("B", "page"))
        for _, question in asked:
            ask_everything(question.game)
            if chance.random() < ASKED:
                ask_about(question)
        yield ACCEPTED if asked else "read, but none can be played"


class Reviews(Fuzzer):
    """Review files of a game with made-up turns, places and numbers."""

    @cached_property
    def played(self) -> tuple[Game, dict[str, Any]]:
        game = a_played_game(game=self.game)
        return game, json.loads(json.dumps(review_object(a_review(game), game)))

    @cached_property
    def actions(self) -> list[dict[str, Any]]:
        return [action for _, action in self.played[0].actions]

    def made(self, chance: random.Random) -> bytes:
        told = self.played[1]
        if chance.random() < 0.5:
            turns = [*told["turns"]]
            at = chance.randrange(len(turns))
            turn = self.actions[turns[at]["first"] : turns[at]["last"]]
            other = chance.choices(self.actions, k=chance.choice((1, 2, 3, 30)))
            better = chance.choice((turn, turn[:1], turn * 2, turn[:-1] + other, other))
            if chance.random() < 0.3:
                better = mutated(better, chance)
            change = {"better": better, "grade": "blunder"}
            if chance.random() < 0.3:
                change |= {"seat": 1 - turns[at]["seat"], "at": turns[at]["last"]}
            turns[at] = turns[at] | change
            told = told | {"turns": turns}
        else:
            told = mutated(told, chance)
        content = as_json(told)
        return content if chance.random() < 0.95 else damaged(content, chance)

    def read(self, content: bytes) -> Iterator[str]:
        try:
            told = document(content)
        except Unreadable as error:
            yield refused(error)
            return
        game, _ = self.played
        try:
            review = review_from(told, game)
        except BadReview as error:
            yield refused(error)
            return
        json.dumps(review_object(review, game))
        reviewed = ReviewedGame(game, (SeatPlan("A", None),) * game.seats, "a", False, review)
        changed = [turn for turn in review.turns if turn.better]
        chance = random.Random(content)
        if changed and chance.random() < ASKED:
            ask_about(question_about(reviewed, chance.choice(changed)))
        yield ACCEPTED
