"""Texts from elsewhere made plain: one line, no letters that are not seen and move or hide
others."""

from __future__ import annotations

import unicodedata

UNSEEN = {"Cc", "Cf", "Cs"}
"""Unicode's control characters, format characters (they turn the direction of letters, say) and
halves of pairs."""


def plain(text: str) -> str:
    """The text on one line, its blanks joined, composed (NFC), without what is not seen."""
    kept = (
        letter for letter in text if letter.isspace() or unicodedata.category(letter) not in UNSEEN
    )
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def plain_name(text: str, longest: int) -> str:
    """A name of so many letters at most; what stands far behind them is not even looked at."""
    return plain(text[: 10 * longest])[:longest].strip()
