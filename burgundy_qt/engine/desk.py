"""The desk where requests are served: one game at a time, each command a method."""

from collections.abc import Callable
from typing import Any

from burgundy_qt import __version__
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.ai.thinking import Thinker, Thought
from burgundy_qt.engine.requests import NoGame, UnknownCommand
from burgundy_qt.rules.errors import BadArgument, BadRecord, GameOver
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import describe_games

Request = dict[str, Any]
Answer = dict[str, Any]

PROTOCOL = 1
MOST_THREADS = 256
MOST_SIMULATIONS = 10**9
MOST_SECONDS = 86_400.0


class Desk:
    """Answers every request but `think`, `stop` and `quit`, which the conversation times; holds the game."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.served: dict[str, Callable[[Request], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "legal": self.legal,
            "apply": self.apply,
            "state": self.state,
            "record": self.record,
            "load": self.load,
        }

    def answer(self, request: Request) -> Answer:
        """The answer to a request; raises RulesError where it cannot be served, and nothing has changed."""
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.served:
            known = ", ".join([*self.served, "think", "stop", "quit"])
            raise UnknownCommand(f'"cmd" is {command!r}, but may be {known}')
        return self.served[command](request)

    def hello(self, request: Request) -> Answer:
        levels = [level.name for level in available_levels()]
        return {
            "name": "Burgundy Qt",
            "version": __version__,
            "protocol": PROTOCOL,
            "levels": levels,
            "games": describe_games(),
        }

    def new(self, request: Request) -> Answer:
        if "game" not in request:
            raise BadArgument('"game" is missing: "hello" lists the games')
        self.game = Game(request)
        return {"events": self.game.events}

    def running(self) -> Game:
        if self.game is None:
            raise NoGame('there is no game yet: send "new" or "load" first')
        return self.game

    def legal(self, request: Request) -> Answer:
        return self.running().legal(request.get("seat"))

    def apply(self, request: Request) -> Answer:
        game = self.running()
        return {"events": game.apply(request.get("action"), request.get("seat"))}  # type: ignore[arg-type]

    def state(self, request: Request) -> Answer:
        return self.running().state(request.get("seat"))

    def record(self, request: Request) -> Answer:
        private = request.get("private", False)
        if not isinstance(private, bool):
            raise BadArgument(f'"private" is {private!r}, but may be true or false')
        return {"record": self.running().record(private)}

    def load(self, request: Request) -> Answer:
        if "record" not in request:
            raise BadArgument('"record" is missing: give the list that "record" answered')
        if not isinstance(request["record"], list):
            raise BadRecord("a record is a list of objects")
        self.game = Game.from_record(request["record"])
        return {"events": []}


class Question:
    """A `think` request, checked: which position, for which seat, how long. Raises RulesError."""

    def __init__(self, desk: Desk, request: Request):
        self.game = desk.running()
        if self.game.is_over:
            raise GameOver("the game is over: there is nothing to think about")
        seat = request.get("seat")
        waiting = self.game.position.waiting_seats()
        self.seat = waiting[0] if seat is None else self.game.check_seat(seat)
        if self.seat not in waiting:
            raise BadArgument(f'"seat" is {seat}, but seats {waiting} are to decide')
        self.seconds = limit(request, "seconds", MOST_SECONDS)
        self.simulations = whole(request, "simulations", MOST_SIMULATIONS)
        threads = whole(request, "threads", MOST_THREADS) or 1
        self.thinker = Thinker(level_named(request), threads, self.game.request["seed"] + self.game.revision)

    def think(self) -> Answer:
        """Think, and say it as the protocol does."""
        return self.told(self.thinker.think(self.game.position, self.seat, self.seconds, self.simulations))

    def told(self, thought: Thought) -> Answer:
        candidates = [
            {
                "action": self.game.action(candidate.action),
                "visits": candidate.visits,
                "win": round(candidate.win, 6),
                "points": round(candidate.points, 4),
            }
            for candidate in thought.candidates
        ]
        win = [round(share, 6) for share in thought.win]
        points = [round(number, 4) for number in thought.points]
        return {"action": self.game.action(thought.action), "candidates": candidates, "win": win, "points": points}


def level_named(request: Request) -> str:
    names = [level.name for level in available_levels()]
    level = request.get("level", names[-1])
    if level not in names:
        raise BadArgument(f'"level" is {level!r}, but may be {", ".join(names)}')
    return str(level)


def limit(request: Request, key: str, most: float) -> float | None:
    """A number above 0 and not above `most`, or None where the request leaves it out."""
    value = request.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 < value <= most:
        raise BadArgument(f'"{key}" is {value!r}, but must be a number above 0, at most {most:g}')
    return value


def whole(request: Request, key: str, most: int) -> int | None:
    """A whole number from 1 to `most`, or None where the request leaves it out."""
    value = limit(request, key, most)
    if value is not None and not isinstance(value, int):
        raise BadArgument(f'"{key}" is {value!r}, but must be a whole number')
    return value
