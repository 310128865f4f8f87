"""Games of bots of all levels, with every kind of advice about them; and random games."""

import json
import random
from collections.abc import Iterator

from burgundy_qt.ai.analysis.analyst import Analyst
from burgundy_qt.ai.analysis.comparison import sentences
from burgundy_qt.ai.game_bots import bots_of
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.ai.puzzles import puzzle_finder
from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.review.review_result import Depth, review_from, review_object
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.game import Game
from burgundy_qt.session.bots import tutor
from burgundy_qt.session.bots.tutor import Weighing
from lab.fuzzers.fuzzer import Fuzzer, as_json, ask_everything, play_on, request_for
from lab.stories import story

LEAST = Depth("quick", 4, 4, 2, 2, 1, 2, 2, 2)
SIMULATIONS = 4
"""The simulations of a decision: few read the same memory as thousands."""
DECISIONS = 25
"""The decisions of bots in one game; the rest is random, so that every part of a game is
reached."""


class RandomGames(Fuzzer):
    """Whole random games, with all data of a position at every decision."""

    def made(self, chance: random.Random) -> bytes:
        return as_json(chance.randrange(2**32))

    def read(self, content: bytes) -> Iterator[str]:
        story(json.loads(content), self.game)
        yield "played to the end"


class BotGames(Fuzzer):
    """Games in which bots decide from a random moment on, and then give a hint, a review, the
    tutor's warning and puzzles."""

    def made(self, chance: random.Random) -> bytes:
        before = chance.choice((0, 0, 20, 60, 120))
        return as_json({"seed": chance.randrange(5_000), "before": before})

    def read(self, content: bytes) -> Iterator[str]:
        told = json.loads(content)
        chance = random.Random(told["seed"])
        game = Game(request_for(self.game, told["seed"]))
        play_on(game, told["before"], chance)
        begun = game.revision
        yield from self.decide(game, chance)
        yield from self.advise(game, chance)
        yield from self.look_back(game, begun)
        play_on(game, 10_000, chance)
        ask_everything(game)
        yield "played to the end"

    def decide(self, game: Game, chance: random.Random) -> Iterator[str]:
        levels = [level.name for level in available_levels()]
        bots = [
            Thinker(chance.choice(levels), 1 + seat % 2, seat, chance.choice(("win", "points")))
            for seat in range(game.seats)
        ]
        for _ in range(DECISIONS):
            if game.is_over:
                return
            seat = chance.choice(game.position.waiting_seats())
            code = bots[seat].choose(game.position, seat, simulations=SIMULATIONS)
            game.apply(game.action(code), seat)
            yield "decisions of bots"

    def advise(self, game: Game, chance: random.Random) -> Iterator[str]:
        if game.is_over:
            return
        seat = chance.choice(game.position.waiting_seats())
        name = game.request["game"]
        analyst = Analyst("baron", 2, 1)
        scored = bots_of(name).scored(game.events, game.seats)
        sentences(
            analyst.analyse(game.position, seat, scored, simulations=SIMULATIONS),
            bots_of(name).source_text,
        )
        yield "hints"
        tutor.SECONDS = 0.05
        weighing = Weighing(("a", game.revision), game, seat, "win")
        weighing.foresee()
        weighing.weigh(chance.choice(game.position.legal(seat)))
        yield "weighed by the tutor"

    def look_back(self, game: Game, begun: int) -> Iterator[str]:
        last = min(game.revision, begun + 8)
        try:
            reviewer = Reviewer(game, LEAST, 2, first=begun, last=last)
        except ReviewError:
            yield "not to be reviewed"
            return
        review = reviewer.review_of(list(reviewer.review()))
        review_from(json.loads(json.dumps(review_object(review, game))), game)
        yield "reviewed"
        puzzle_finder.SIEVE = puzzle_finder.DEEP = LEAST
        puzzle_finder.GAP = 0.0
        found = list(puzzle_finder.Finder().puzzles(game, range(begun, last)))
        for puzzle in found:
            puzzle.played()
        yield "searched for puzzles"
        yield from ["puzzles found"] * len(found)
