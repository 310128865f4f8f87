"""A record of a finished step's inputs, and of an unfinished step."""

import json
import os
from pathlib import Path
from typing import Any

Words = dict[str, Any]
UNFINISHED: Words = {"unfinished": True}


class Stamp:
    """A small file written when a step of the set-up is begun and again when it is done.

    If a step is killed between the two, the file shows it, and the step is then done from the
    beginning.
    """

    def __init__(self, path: Path):
        self.path = path

    def said(self) -> Words:
        """Return the record of the last finished step; empty without one."""
        words = self.read()
        return {} if words == UNFINISHED else words

    def was_interrupted(self) -> bool:
        return self.read() == UNFINISHED

    def begin(self) -> None:
        self.write(UNFINISHED)

    def finish(self, words: Words) -> None:
        self.write(words)

    def read(self) -> Words:
        try:
            words = json.loads(self.path.read_bytes())
        except (OSError, ValueError):
            return {}
        return words if isinstance(words, dict) else {}

    def write(self, words: Words) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(words, indent=1), encoding="utf-8")
        os.replace(fresh, self.path)
