"""The engines that a person has added: command lines that this file alone holds, never a saved
game."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from burgundy_qt.session.files.files import put_aside, read_at_most, write_whole
from burgundy_qt.session.line_up import MARK
from burgundy_qt.session.saves.save_errors import SaveNotWritten
from burgundy_qt.session.saves.saves import reason
from burgundy_qt.session.shapes import Shape, all_of, holding, listed, matching, optional, whole

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


def has_one_limit(value: Any) -> bool:
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


class EnginesFile:
    """The list as a file of its own in the data folder."""

    def __init__(self, path: Path):
        self.path = path

    def read(self) -> tuple[AddedEngine, ...]:
        """All engines; none where there is no such file. A damaged one is put aside whole: half a
        command line must not be started."""
        try:
            values = json.loads(read_at_most(self.path, LARGEST_FILE + 1))
            if not ENGINES(values):
                raise ValueError("the file holds no engines")
        except (ValueError, RecursionError):
            with contextlib.suppress(OSError):
                put_aside(self.path)
            return ()
        except OSError:
            return ()
        return tuple(engine_from(value) for value in values)

    def write(self, engines: Sequence[AddedEngine]) -> None:
        """Keep these engines and no others. Raises SaveNotWritten, and ValueError where one of them
        could not be read again."""
        values = [{**asdict(engine), "games": list(engine.games)} for engine in engines]
        if not ENGINES(values):
            raise ValueError("an engine has a value that the file cannot hold")
        try:
            write_whole(self.path, json.dumps(values, indent=1).encode("ascii"))
        except OSError as error:
            raise SaveNotWritten(self.path, reason(error), repr(error)) from error


def engine_from(value: dict[str, Any]) -> AddedEngine:
    """The engine that a checked entry of the file tells; further keys are left out."""
    known = {key: value[key] for key in AddedEngine.__dataclass_fields__}
    return AddedEngine(**{**known, "games": tuple(value["games"])})
