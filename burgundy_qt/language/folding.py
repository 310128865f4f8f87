"""Letters as one looks for them: without case, accents, and what else makes them special."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

LETTERS = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe"})
"""What is no letter with an accent, and is looked for without what makes it special all the
same."""


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, Sequence[int]]:
    """The text without case and accents, and for each of its letters the place in the text that it
    comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    letters = [
        unicodedata.normalize("NFD", letter)[0].lower()[:1].translate(LETTERS) for letter in text
    ]
    return "".join(letters), [place for place, folds_to in enumerate(letters) for _ in folds_to]
