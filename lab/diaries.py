"""Diaries of campaigns that play game by game: games of an earlier start are not repeated."""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from pathlib import Path
from typing import Any, Protocol, TypeVar


class Noted(Protocol):
    """An entry of a diary: a dataclass of JSON's types."""

    @property
    def seed(self) -> int:
        """The key of the entry."""


Entry = TypeVar("Entry", bound=Noted)


def gathered(
    pool: Executor,
    play: Callable[[int], Entry],
    diary: Path,
    seeds: Sequence[int],
    read: Callable[[dict[str, Any]], Entry],
) -> list[Entry]:
    """Return the results of these seeds; those of an earlier start are read, and the others are
    played and noted one by one."""
    known = {entry.seed: entry for entry in map(read, noted_in(diary))}
    diary.parent.mkdir(parents=True, exist_ok=True)
    with diary.open("a", encoding="utf-8") as file:
        for entry in pool.map(play, [seed for seed in seeds if seed not in known]):
            known[entry.seed] = entry
            file.write("\n" + json.dumps(asdict(entry)))  # type: ignore[call-overload]
            file.flush()
    return [known[seed] for seed in seeds]


def noted_in(diary: Path) -> Iterator[dict[str, Any]]:
    """Yield the entries of a diary; a line that was cut off is left out."""
    for line in diary.read_text(encoding="utf-8").splitlines() if diary.is_file() else []:
        try:
            yield json.loads(line)
        except ValueError:
            continue


def noted_number(diary: Path) -> int:
    """Return how many entries there are from the first seed on without a gap."""
    return len({entry["seed"] for entry in noted_in(diary)})
