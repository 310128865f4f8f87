"""Remembering what a finished step was made from, and that an unfinished one was begun."""

import json
import os
from pathlib import Path
from typing import Any

Words = dict[str, Any]
UNFINISHED: Words = {"unfinished": True}


class Stamp:
    """A small file written when a step of the set-up is begun and again when it is done.

    A step that was killed between the two leaves it saying so, and is then done anew from nothing.
    """

    def __init__(self, path: Path):
        self.path = path

    def said(self) -> Words:
        """What the last finished step wrote; empty where there was none, or none was finished."""
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
