"""The commands of the protocol: one game at a time, each command a method."""

from collections.abc import Callable

from burgundy_qt import __version__
from burgundy_qt.ai.levels import available_levels
from burgundy_qt.engine.questions import QUESTIONS, Question
from burgundy_qt.engine.requests import NoGame, UnknownCommand
from burgundy_qt.rules.errors import Answer, InvalidArgument, InvalidRecord, RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import describe_games

PROTOCOL = 1


class Commands:
    """Answers every request but `think`, `analyse`, `review`, `stop` and `quit`, which the
    conversation times; holds the game."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.served: dict[str, Callable[[RequestObject], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "legal": self.legal,
            "apply": self.apply,
            "state": self.state,
            "record": self.record,
            "load": self.load,
        }

    def answer(self, request: RequestObject) -> Answer:
        """The answer to a request; raises RulesError where it cannot be served, and nothing has
        changed."""
        command = request.get("cmd")
        if not isinstance(command, str) or command not in self.served:
            known = ", ".join([*self.served, *QUESTIONS, "stop", "quit"])
            raise UnknownCommand(f'"cmd" is {command!r}, but may be {known}')
        return self.served[command](request)

    def hello(self, request: RequestObject) -> Answer:
        levels = [level.name for level in available_levels()]
        return {
            "name": "Burgundy Qt",
            "version": __version__,
            "protocol": PROTOCOL,
            "levels": levels,
            "games": describe_games(),
        }

    def new(self, request: RequestObject) -> Answer:
        if "game" not in request:
            raise InvalidArgument('"game" is missing: "hello" lists the games')
        self.game = Game(request)
        return {"events": self.game.events}

    def running(self) -> Game:
        if self.game is None:
            raise NoGame('there is no game yet: send "new" or "load" first')
        return self.game

    def legal(self, request: RequestObject) -> Answer:
        return self.running().legal(request.get("seat"))

    def apply(self, request: RequestObject) -> Answer:
        game = self.running()
        return {"events": game.apply(request.get("action"), request.get("seat"))}  # type: ignore[arg-type]

    def state(self, request: RequestObject) -> Answer:
        return self.running().state(request.get("seat"))

    def record(self, request: RequestObject) -> Answer:
        private = request.get("private", False)
        if not isinstance(private, bool):
            raise InvalidArgument(f'"private" is {private!r}, but may be true or false')
        seat = request.get("seat")
        if private and seat is not None:
            raise InvalidArgument(
                '"private" and "seat" exclude each other: one asks for all that is hidden'
            )
        return {"record": self.running().record(private, seat)}

    def question(self, request: RequestObject) -> Question:
        """A request that takes time as a question about the game; raises RulesError."""
        return QUESTIONS[request["cmd"]](self.running(), request)

    def load(self, request: RequestObject) -> Answer:
        if "record" not in request:
            raise InvalidArgument('"record" is missing: give the list that "record" answered')
        if not isinstance(request["record"], list):
            raise InvalidRecord("a record is a list of objects")
        self.game = Game.from_record(request["record"])
        return {"events": []}
