"""An added engine at the table: it decides for one seat, in its own process; and the errors that it
may cause."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.ai.arena.external_engine import EngineError, ExternalEngine, Record
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.position import Position
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.problem import Problem


@dataclass(frozen=True)
class EngineFault:
    """The engine called `name` of `seat` cannot go on: the game waits until it is restarted or
    another player takes the seat. The details of the `problem` contain its output."""

    game_id: str
    seat: int
    name: str
    problem: Problem


@dataclass(frozen=True)
class MissingEngines:
    """The game in the file at `path` needs engines that were not added here: by seat their `names`.
    It was not opened."""

    path: Path
    names: dict[int, str]


def fault_of(error: EngineError, game_id: str, seat: int, name: str) -> EngineFault:
    """Return the fault as a message for the player."""
    said = tr("Engines", "Its last output:\n{words}", words=error.last_words)
    return EngineFault(
        game_id,
        seat,
        name,
        Problem(
            tr("Engines", "The engine {name} cannot continue", name=name),
            tr(
                "Engines",
                "It did not follow the engine protocol. The game is paused; nothing is lost.",
            ),
            tr("Engines", "Restart it, or let a bot play in its place."),
            f"{error}\n\n{said}" if error.last_words else str(error),
        ),
    )


# An added engine at the table: it decides for one seat, in its own process.


PATIENCE = 10.0
"""Seconds that it may take beyond its limit, and for every other request."""


class EnginePlayer:
    """Plays like a bot (ai.thinker.Thinker): the program starts with its first decision, and ends
    when it leaves or makes an error. It gets only what its seat knows."""

    def __init__(self, added: AddedEngine) -> None:
        self.added = added
        self._engine: ExternalEngine | None = None
        self._record: Record = ()

    def follow_game(self, record: Record) -> None:
        """Take the game up to its next decision: its request, then every event."""
        self._record = record

    def choose(self, position: Position, seat: int, seconds: float | None = None) -> int:
        """Return the seat's action, within `seconds` if given. Raises EngineError, and then the
        program is ended; the next decision starts it anew."""
        try:
            if self._engine is None:
                self._engine = engine_of(self.added)
            self._engine.follow_game(self._record)
            return self._engine.choose(position, seat, seconds)
        except EngineError:
            self.end()
            self.leave()
            raise

    def clear(self) -> None:
        """Forget a stop that came while nothing was thought about."""

    def stop(self) -> None:
        """End the running thought, from any thread, with the best so far."""
        if (engine := self._engine) is not None:
            engine.stop()

    def end(self) -> None:
        """End the program at once, from any thread."""
        if (engine := self._engine) is not None:
            engine.end()

    def leave(self) -> None:
        """Let the program end by itself, which may take a moment."""
        if (engine := self._engine) is not None:
            self._engine = None
            engine.leave()


def engine_of(added: AddedEngine) -> ExternalEngine:
    """Return the program of an added engine, not yet started; raises EngineError for an invalid
    command line."""
    try:
        return ExternalEngine(
            added.command,
            added.simulations,
            added.seconds,
            secrets.randbits(53),
            added.folder,
            PATIENCE,
            keeps_words=True,
        )
    except ValueError as error:
        raise EngineError(f"the engine `{added.command}` cannot be started: {error}") from error
