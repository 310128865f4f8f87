"""Requests of the protocol: lines, the checks of their arguments, and the queries that take time:
`think` (the best action), `analyse` (its reasons), and `review` (what a game teaches)."""

import json
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, Protocol

from burgundy_qt.ai import game_bots, levels, thinker
from burgundy_qt.ai.analysis import analyst, comparison
from burgundy_qt.ai.analysis.motives import TurnReason, reasons_between
from burgundy_qt.ai.analysis.point_sources import Analysis, Difference, Explanation, Option, Reason
from burgundy_qt.ai.networks import calibration, network
from burgundy_qt.ai.review import luck, review_result
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.ai.styles import styles_of
from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.rules.errors import Answer, GameOver, InvalidArgument, RequestObject, RulesError
from burgundy_qt.rules.game import Game

LONGEST_LINE = 1 << 20  # bytes, without its newline
MOST_LEVELS = 32  # of objects and lists in each other; no request needs more than 6


class BadJson(RulesError):
    """The line is no JSON object."""

    code = "bad-json"


class UnknownCommand(RulesError):
    """There is no `cmd`, or it is unknown."""

    code = "unknown-command"


class NoGame(RulesError):
    """The request needs a game, and there is none."""

    code = "no-game"


def parse(line: bytes) -> RequestObject:
    """Return the request on a line; raises BadJson."""
    if len(line) > LONGEST_LINE:
        raise BadJson(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        request = json.loads(
            line.decode("utf-8"), parse_constant=refuse_constant, parse_float=finite
        )
    except (ValueError, RecursionError) as error:
        raise BadJson(f"the line is not JSON: {error}") from error
    if not isinstance(request, dict):
        raise BadJson("the line is JSON, but not an object")
    require_flat(request)
    return request


def require_flat(request: RequestObject) -> None:
    """Raise BadJson if objects and lists are nested too deeply to be written again."""
    level: list[Any] = [request]
    for _ in range(MOST_LEVELS):
        level = [
            inner
            for one in level
            for inner in (one.values() if isinstance(one, dict) else one)
            if is_nest(inner)
        ]
        if not level:
            return
    raise BadJson(f"objects and lists in the line are nested more than {MOST_LEVELS} deep")


def is_nest(value: object) -> bool:
    return isinstance(value, (dict, list))


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not a JSON number")


def finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError(f"the number {text} is too large")
    return value


def answer_line(request: RequestObject, answer: Answer) -> bytes:
    """Return the answer to a request as a line, with the request's id."""
    named = {"id": request["id"], **answer} if "id" in request else answer
    return json.dumps(named, separators=(",", ":")).encode("ascii") + b"\n"


def error_answer(error: RulesError) -> Answer:
    """Return the error for a request that cannot be served."""
    return {"error": {"code": error.code, "message": str(error)}}


# Arguments of requests.

MOST_THREADS = 256


def named(request: RequestObject, key: str, names: Sequence[str], usual: int) -> str:
    """Return one of the names, or the default if the request has none."""
    name = request.get(key, names[usual])
    if name not in names:
        raise InvalidArgument(f'"{key}" is {name!r}, but may be {", ".join(names) or "left out"}')
    return str(name)


def limit(request: RequestObject, key: str, most: float) -> float | None:
    """Return a number above 0 and at most `most`, or None if the request has none."""
    value = request.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but must be a number above 0, at most {most:g}'
        )
    return value


def whole(request: RequestObject, key: str, most: int) -> int | None:
    """Return a whole number from 1 to `most`, or None if the request has none."""
    value = limit(request, key, most)
    if value is not None and not isinstance(value, int):
        raise InvalidArgument(f'"{key}" is {value!r}, but must be a whole number')
    return value


def count(request: RequestObject, key: str, least: int, most: int, usual: int) -> int:
    """Return a whole number from `least` to `most`, or the default if the request has none."""
    value = request.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InvalidArgument(
            f'"{key}" is {value!r}, but may be a whole number from {least} to {most}'
        )
    return value


# Queries that take time.


class ReviewQuery:
    """A `review` request. Raises RulesError."""

    def __init__(self, game: Game, request: RequestObject):
        asked = request.get("seat")
        seat = game.viewer if asked is None else game.require_known_seat(asked)
        self.game = game if seat is None else as_known_to(seat, game)
        depth = named(
            request,
            "depth",
            [one.name for one in review_result.DEPTHS],
            review_result.DEPTHS.index(review_result.NORMAL),
        )
        threads = whole(request, "threads", MOST_THREADS) or 1
        end = self.game.revision
        last = count(request, "last", 0, end, end)
        first = count(request, "first", 0, last, 0)
        try:
            self.reviewer = Reviewer(self.game, depth, threads, first=first, last=last, seat=seat)
        except luck.ReviewError as error:
            raise InvalidArgument(str(error)) from error

    def answer(self) -> Answer:
        review = self.reviewer.review_of(list(self.reviewer.review()))
        return review_result.review_object(review, self.game)

    def stop(self) -> None:
        self.reviewer.stop()


def as_known_to(seat: int, game: Game) -> Game:
    """Return the game as a seat knows it, with everything hidden from it drawn anew, so that a
    review of a running game reveals nothing. A finished game is public."""
    if game.is_over or game.viewer is not None:
        return game
    request, *events = game.record(seat=seat)
    return Game.from_record([{**request, "seed": 0}, *events])


MOST_SIMULATIONS = 10**9
MOST_SECONDS = 86_400.0


class QueryTask(Protocol):
    """A query that is answered once; `stop`, from any thread, makes it answer at once."""

    def answer(self) -> Answer:
        """Return the answer as an object of the protocol."""

    def stop(self) -> None:
        """Answer with the results so far."""


class Query:
    """The checked arguments of `think` and `analyse`: position, seat, limit, level. Raises
    RulesError."""

    def __init__(self, game: Game, request: RequestObject):
        if game.is_over:
            raise GameOver("the game is over, so there is nothing to think about")
        self.game = game
        seat = request.get("seat")
        waiting = game.position.waiting_seats()
        self.seat: int = game.deciding(seat)
        if self.seat not in waiting:
            raise InvalidArgument(f'"seat" is {seat}, but seats {waiting} are to decide')
        self.seconds = limit(request, "seconds", MOST_SECONDS)
        self.simulations = whole(request, "simulations", MOST_SIMULATIONS)
        self.threads = whole(request, "threads", MOST_THREADS) or 1
        self.level = named(
            request, "level", [level.name for level in levels.available_levels()], -1
        )
        names = [style.name for style in styles_of(game.request["game"])]
        self.style = None if request.get("style") is None else named(request, "style", names, 0)
        self.objective = named(request, "objective", network.OBJECTIVES, 0)
        self.seed: int = game.request["seed"] + game.revision


class Think:
    """A `think` request. Raises RulesError."""

    def __init__(self, game: Game, request: RequestObject):
        self.asked = Query(game, request)
        self.thinker = thinker.Thinker(
            self.asked.level,
            self.asked.threads,
            self.asked.seed,
            self.asked.objective,
            style=self.asked.style,
        )

    def answer(self) -> Answer:
        asked = self.asked
        return self.as_answer(
            self.thinker.think(asked.game.position, asked.seat, asked.seconds, asked.simulations)
        )

    def stop(self) -> None:
        self.thinker.stop()

    def as_answer(self, thought: Thought) -> Answer:
        action = self.asked.game.action(thought.action)
        candidates = [self.candidate(one) for one in thought.candidates]
        return {
            "action": action,
            "candidates": candidates,
            "win": shares(thought.win),
            "points": means(thought.points),
            "measured": calibration.is_measured(
                self.asked.game.position, self.asked.objective, "hint"
            ),
        }

    def candidate(self, one: Candidate) -> Answer:
        action = self.asked.game.action(one.action)
        return {
            "action": action,
            "visits": one.visits,
            "win": round(one.win, 6),
            "points": round(one.points, 4),
        }


class Analyse:
    """An `analyse` request. Raises RulesError."""

    def __init__(self, game: Game, request: RequestObject):
        self.asked = Query(game, request)
        self.analyst = analyst.Analyst(
            self.asked.level, self.asked.threads, self.asked.seed, self.asked.objective
        )

    def answer(self) -> Answer:
        asked = self.asked
        scored = game_bots.bots_of(asked.game.request["game"]).scored(
            asked.game.events, asked.game.seats
        )
        return self.as_answer(
            self.analyst.analyse(
                asked.game.position, asked.seat, scored, asked.seconds, asked.simulations
            )
        )

    def stop(self) -> None:
        self.analyst.stop()

    def as_answer(self, analysis: Analysis) -> Answer:
        return {
            "action": self.asked.game.action(analysis.action),
            "candidates": [self.option(option) for option in analysis.options],
            "win": shares(analysis.win),
            "points": means(analysis.points),
            "sources": analysis.sources,
            "explanation": self.explanation(analysis.explanation, analysis.alternative),
            "text": comparison.sentences(
                analysis, game_bots.bots_of(self.asked.game.request["game"]).source_text
            ),
            "note": comparison.LACKING[analysis.lacking] if analysis.lacking else None,
            "measured": analysis.is_measured,
            "motives": self.motives(analysis),
        }

    def motives(self, analysis: Analysis) -> list[Answer]:
        """Return the facts that distinguish the best turn from the one that it is compared with."""
        other = analysis.alternative
        if other is None:
            return []
        game, position = self.asked.game, self.asked.game.position
        best = analysis.options[0]
        reasons = reasons_between(game, position, self.asked.seat, best.plan, other.plan)
        return [fact for reason in reasons for fact in facts_of(reason)]

    def option(self, option: Option) -> Answer:
        return {
            "action": self.asked.game.action(option.action),
            "visits": option.visits,
            "win": round(option.win, 6),
            "points": option.points,
            "error": error(option.error),
            "games": option.games,
            "sources": None if option.sources is None else option.sources[self.asked.seat],
            "plan": [self.asked.game.action(action) for action in option.plan],
        }

    def explanation(self, why: Explanation | None, other: Option | None) -> Answer | None:
        if why is None or other is None:
            return None
        return {
            "against": self.asked.game.action(why.against),
            "games": why.games,
            "win": shares(why.win),
            "own": difference(why.own),
            "rival": None if why.rival is None else difference(why.rival),
            "reasons": [reason(one) for one in why.reasons],
            "plan": [self.asked.game.action(action) for action in other.plan],
        }


QUESTIONS: dict[str, Callable[[Game, RequestObject], QueryTask]] = {
    "think": Think,
    "analyse": Analyse,
    "review": ReviewQuery,
}


def difference(between: Difference) -> Answer:
    return {
        "seat": between.seat,
        "points": between.points,
        "error": error(between.error),
        "clear": between.is_clear,
    }


def reason(one: Reason) -> Answer:
    return {"for": one.source, **difference(one)}


def shares(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, 6) for number in numbers]


def means(numbers: tuple[float, ...]) -> list[float]:
    return [round(number, 4) for number in numbers]


def error(number: float | None) -> float | None:
    return None if number is None else round(number, 2)


def facts_of(reason: TurnReason) -> list[Answer]:
    """Return the facts of a reason: one, or two with different amounts, that of the best turn
    first."""
    facts = [(reason.motive, reason.of_other)]
    if reason.instead is not None:
        facts.append((reason.instead, not reason.of_other))
        facts.sort(key=itemgetter(1))
    return [
        {
            **fact.to_object(),
            "of": "other" if of_other else "best",
            "for": "best" if reason.is_for else "other",
            "weight": round(fact.weight, 1),
        }
        for fact, of_other in facts
    ]
