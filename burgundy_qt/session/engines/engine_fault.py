"""What an engine at the table did that no engine should."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from burgundy_qt.ai.arena.external_engine import EngineError
from burgundy_qt.language.tr import tr
from burgundy_qt.session.problem import Problem


@dataclass(frozen=True)
class EngineFault:
    """The engine called `name`, which decides for `seat`, cannot go on: the game waits until it is
    started anew or somebody else sits there. The details of the `problem` hold what it said."""

    game_id: str
    seat: int
    name: str
    problem: Problem


@dataclass(frozen=True)
class MissingEngines:
    """The game in the file at `path` needs engines that were not added here: by seat the `names`
    they had. It was not opened."""

    path: Path
    names: dict[int, str]


def fault_of(error: EngineError, game_id: str, seat: int, name: str) -> EngineFault:
    """The same for the person at the screen."""
    said = tr("Engines", "It wrote last:\n{words}", words=error.last_words)
    return EngineFault(
        game_id,
        seat,
        name,
        Problem(
            tr("Engines", "The engine {name} cannot go on", name=name),
            tr("Engines", "It did not play as an engine must. The game waits; nothing is lost."),
            tr("Engines", "Start it again, or let a bot play on in its place."),
            f"{error}\n\n{said}" if error.last_words else str(error),
        ),
    )
