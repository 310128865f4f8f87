"""The engines that a person has added: command lines that this file alone holds, never a saved
game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from burgundy_qt.language.tr import tr
from burgundy_qt.session.files.data_file import DataFile, Kind, Tell
from burgundy_qt.session.line_up import MARK
from burgundy_qt.session.problem import Problem
from burgundy_qt.session.shapes import Shape, all_of, holding, listed, matching, optional, whole
from burgundy_qt.storage.documents import Document, document

LARGEST_FILE = 1 << 20
MOST_ENGINES = 100
LONGEST_THOUGHT = 600
MOST_SIMULATIONS = 10**7


@dataclass(frozen=True)
class AddedEngine:
    """One engine: its id, its name on the screen, its command line and the folder it runs in, ours
    where that is None.

    It thinks for `seconds` or so many `simulations`, one of which is None. `games` are those that
    it said it plays when it was last asked."""

    id: str
    name: str
    command: str
    folder: str | None = None
    seconds: int | None = 1
    simulations: int | None = None
    games: tuple[str, ...] = ()

    @property
    def level(self) -> str:
        """What stands for it in a seat and in a save, which so never holds a command line."""
        return MARK + self.id


def has_one_limit(value: Document) -> bool:
    """Whether an engine's thought is limited by exactly one of the two."""
    return (value["seconds"] is None) != (value["simulations"] is None)


AN_ENGINE: Shape = all_of(
    holding(
        id=matching("[0-9a-z]{1,32}"),
        name=matching(r"[^\x00-\x1f]{1,40}"),
        command=matching(r"[^\x00]{1,4000}"),
        folder=optional(matching(r"[^\x00]{1,4000}")),
        seconds=optional(whole(1, LONGEST_THOUGHT)),
        simulations=optional(whole(1, MOST_SIMULATIONS)),
        games=listed(matching("[!-~]{1,64}"), 0, 100),
    ),
    has_one_limit,
)
ENGINES: Shape = listed(AN_ENGINE, 0, MOST_ENGINES)


Engines = tuple[AddedEngine, ...]


def engines_file(path: Path, tell: Tell) -> DataFile[Engines]:
    """The list as a file of its own in the data folder. A damaged one is put aside whole, for half
    a command line must not be started; `tell` hears of it.

    A change raises OSError, and ValueError where an engine could not be read again."""
    return DataFile(path, Kind(LARGEST_FILE, (), read_engines, written_engines, damaged), tell)


def read_engines(content: bytes) -> Engines:
    """The engines in a file; raises ValueError."""
    values = document(content)
    if not ENGINES(values):
        raise ValueError("the file holds no engines")
    return tuple(engine_from(value) for value in values)


def written_engines(engines: Engines) -> bytes:
    """The file again; raises ValueError where it could not be read."""
    values = [{**asdict(engine), "games": list(engine.games)} for engine in engines]
    content = json.dumps(values, indent=1).encode("ascii")
    if not ENGINES(values) or len(content) > LARGEST_FILE:
        raise ValueError("an engine has a value that the file cannot hold")
    return content


def damaged(file: str) -> Problem:
    return Problem(
        tr("Engines", "The list of your engines was damaged"),
        tr("Engines", "The file was kept as {file}. Your games are safe.", file=file),
        tr("Engines", "Add your engines again in the settings."),
    )


def engine_from(value: Document) -> AddedEngine:
    """The engine that a checked entry of the file tells; further keys are left out."""
    known = {key: value[key] for key in AddedEngine.__dataclass_fields__}
    return AddedEngine(**{**known, "games": tuple(value["games"])})
