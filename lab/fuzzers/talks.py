"""Hostile lines of the protocol, and hostile answers of an external engine."""

import json
import random
from collections.abc import Iterator
from functools import cached_property

from burgundy_qt.ai.arena import external_engine
from burgundy_qt.ai.arena.external_engine import EngineError, ExternalEngine
from burgundy_qt.rules.game import Game
from lab.fuzzers.fuzzer import ACCEPTED, Fuzzer, Note, as_json
from tests.engine.heckling import SPOILINGS, Heckler
from tests.mutations import as_line, mutated

LINES_A_TALK = 50


class Lines(Fuzzer):
    """Lines to an engine in the middle of its games. An input is a whole talk; its lines depend on
    the answers, so they are noted one by one."""

    def made(self, chance: random.Random) -> bytes:
        raise AssertionError("a talk is not made before it is held")

    def tried(self, chance: random.Random, note: Note) -> Iterator[str]:
        heckler = Heckler(chance, self.game)
        for _ in range(LINES_A_TALK):
            line = heckler.next_line()
            note(b"\n".join([*heckler.said, line]))
            outcome = heckler.outcome_of(line)
            yield ACCEPTED if outcome == "answered" else outcome

    def read(self, content: bytes) -> Iterator[str]:
        heckler = Heckler(random.Random(0), self.game)
        for line in content.split(b"\n"):
            yield heckler.outcome_of(line)


class Answers(Fuzzer):
    """Answers of an engine to questions about its games and for an action. A silent process
    replaces the engine, and the answers are put where its lines arrive."""

    @cached_property
    def engine(self) -> ExternalEngine:
        external_engine.FAREWELL = 0.2
        return ExternalEngine("env -u LD_PRELOAD sh -c 'cat >/dev/null'", 1, None, 1, patience=0.2)

    @cached_property
    def asked(self) -> list[tuple[Game, int]]:
        """Games with a seat that has more than one legal action, and that seat."""
        found = []
        for game in self.games:
            for seat in game.position.waiting_seats():
                if len(game.position.legal(seat)) > 1:
                    found.append((game, seat))
        return found

    def made(self, chance: random.Random) -> bytes:
        at = chance.randrange(len(self.asked))
        game, seat = self.asked[at]
        action = game.action(chance.choice(game.position.legal(seat)))
        answer = {"id": 2, "action": action, "win": [0.5, 0.5], "points": [1.0, 2.0]}
        hello = {"id": 1, "name": "x", "games": [{"game": self.game, "editions": []}]}
        kind = chance.random()
        if kind < 0.4:
            answer["action"] = mutated(action, chance)
        elif kind < 0.8:
            answer = mutated(answer, chance)
        else:
            hello = mutated(hello, chance)
        lines = [as_line(answer), as_line(hello)]
        if chance.random() < 0.2:
            which = chance.randrange(2)
            lines[which] = chance.choice(SPOILINGS)(lines[which], chance)
        return as_json([at, *(line.decode("latin-1") for line in lines)])

    def read(self, content: bytes) -> Iterator[str]:
        at, *lines = json.loads(content)
        answer, hello = (line.encode("latin-1") + b"\n" for line in lines)
        game, seat = self.asked[at]
        engine = self.engine
        outcomes = []
        try:
            while not engine.answers.empty():
                engine.answers.get()
            engine.asked = 0
            engine.start() if engine.engine is None else None
            engine.answers.put(self.cut(hello))
            told = engine.hello()
            assert all(isinstance(game, str) for game in told["games"])
            engine.asked = 0
            engine.follow_game([game.request, *game.events])
            engine.answers.put(b'{"id":1}\n')
            engine.answers.put(self.cut(answer))
            action = engine.choose(game.position, seat)
            assert action in game.position.legal(seat)
            game.action(action)
            outcomes = [ACCEPTED]
        except EngineError as error:
            assert str(error)
            engine.is_thinking = False
            outcomes = ["refused by EngineError"]
        yield from outcomes

    def cut(self, line: bytes) -> bytes:
        """Return as much of a line as the engine's listener reads."""
        return line[: external_engine.LONGEST_LINE]
