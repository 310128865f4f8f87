"""Access keys: Alt and a letter of its words presses a button, or leads to what a label stands for.

The letters are chosen here, not by translators, so they are unique in every language.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QAbstractButton, QLabel


def give_access_keys(parts: Iterable[QAbstractButton | QLabel]) -> None:
    """Give each of these its own letter; the first ones choose first. A label needs a buddy."""
    taken: set[str] = set()
    for part in parts:
        words = part.text().replace("&", "")
        place = place_of_key(words, taken)
        if place is not None:
            taken.add(words[place].casefold())
            part.setText(f"{words[:place]}&{words[place:]}")


def place_of_key(words: str, taken: set[str]) -> int | None:
    """Where in the words the first letter stands that is free: of a word if possible. None where none is."""
    at_beginnings = [at for at in range(len(words)) if at == 0 or words[at - 1] == " "]
    for at in (*at_beginnings, *range(len(words))):
        if words[at].isalnum() and words[at].casefold() not in taken:
            return at
    return None
