"""Testing an engine: who it is, and its first decision in each game, before it plays anywhere."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal, SignalInstance

from burgundy_qt.ai.arena.external_engine import EngineError, ExternalEngine
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session.problem import Problem

PATIENCE = 10.0
"""Seconds that it may take to start, and beyond its limit to answer."""


@dataclass(frozen=True)
class Introduction:
    """What an engine says about itself: its `name`, and the `games` that it plays.

    `moved` has by game its first action, `refused` its error; together they are those of its games
    that we know."""

    name: str
    games: tuple[str, ...]
    moved: Mapping[str, Action] = field(default_factory=dict)
    refused: Mapping[str, str] = field(default_factory=dict)


class EngineTrial(QObject):
    """Starts a command line, asks it `hello` and for a decision of each game, and ends it, in its
    own thread. A new test ends the one before.

    `answered` carries the command line and the Introduction, `failed` the command line and a
    Problem."""

    answered = Signal(str, object)
    failed = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: ExternalEngine | None = None

    def ask(
        self,
        command: str,
        folder: str | None = None,
        seconds: int | None = 1,
        simulations: int | None = None,
    ) -> None:
        """Begin; one of the signals follows unless `stop` comes before. Call it only if the user
        wants to start this program."""
        self.stop()
        try:
            engine = ExternalEngine(
                command, simulations, seconds, secrets.randbits(53), folder, PATIENCE, True
            )
        except ValueError as error:
            self.failed.emit(command, cannot_be_asked(str(error)))
            return
        self._asked = engine
        threading.Thread(target=self._ask, args=(command, engine), daemon=True).start()

    def stop(self) -> None:
        """End the running test, if any, without a report."""
        engine, self._asked = self._asked, None
        if engine is not None:
            engine.end()

    def _ask(self, command: str, engine: ExternalEngine) -> None:
        try:
            said = engine.hello()
            answer = introduced(engine, said["name"], tuple(said["games"]), self._is_wanted)
        except EngineError as error:
            self._emit_answer(engine, self.failed, command, cannot_be_asked(words_of(error)))
        else:
            self._emit_answer(engine, self.answered, command, answer)
        finally:
            engine.leave()

    def _is_wanted(self, engine: ExternalEngine) -> bool:
        return engine is self._asked

    def _emit_answer(
        self, engine: ExternalEngine, signal: SignalInstance, command: str, answer: object
    ) -> None:
        if self._is_wanted(engine):
            self._asked = None
            signal.emit(command, answer)


def introduced(
    engine: ExternalEngine,
    name: str,
    games: tuple[str, ...],
    is_wanted: Callable[[ExternalEngine], bool],
) -> Introduction:
    """Return what an engine says and does; raises EngineError if it is no longer wanted."""
    moved: dict[str, Action] = {}
    refused: dict[str, str] = {}
    for known in [game for game in GAMES if game in games]:
        if not is_wanted(engine):
            break
        try:
            moved[known] = first_action(engine, known)
        except EngineError as error:
            refused[known] = words_of(error)
            engine.end()
            engine.leave()
    return Introduction(name, games, moved, refused)


def first_action(engine: ExternalEngine, game: str) -> Action:
    """Return its first action in a new game with a choice; raises EngineError."""
    new = Game({"game": game, "seed": 1})
    seat = new.position.waiting_seats()[0]
    while len(new.position.legal(seat)) == 1:
        new.apply(new.action(new.position.legal(seat)[0]), seat)
        seat = new.position.waiting_seats()[0]
    engine.follow_game(new.record(private=True))
    return new.action(engine.choose(new.position, seat))


def words_of(error: EngineError) -> str:
    """Return the error with the engine's last output."""
    return f"{error}\n\n{error.last_words}" if error.last_words else str(error)


def cannot_be_asked(details: str) -> Problem:
    """Return the message that a command line is no engine, with its output."""
    return Problem(
        tr("Engines", "The engine did not answer"),
        tr("Engines", "This command line does not start a program that answers as an engine."),
        tr("Engines", "Check the command line, its quotation marks and the working folder."),
        details,
    )
