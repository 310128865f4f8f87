"""Access keys: Alt and a letter of its words presses a button.

The letters are chosen here, not by translators, so they are unique in every language.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QAbstractButton


def give_access_keys(buttons: Iterable[QAbstractButton]) -> None:
    """Give each of these its own letter; the first ones choose first."""
    taken: set[str] = set()
    for button in buttons:
        words = button.text().replace("&", "")
        place = place_of_key(words, taken)
        if place is not None:
            taken.add(words[place].casefold())
            button.setText(f"{words[:place]}&{words[place:]}")


def place_of_key(words: str, taken: set[str]) -> int | None:
    """Where in the words the first letter stands that is free: of a word if possible. None where none is."""
    beginnings = [at for at in range(len(words)) if at == 0 or words[at - 1] == " "]
    free = [at for at in (*beginnings, *range(len(words))) if words[at].isalnum() and words[at].casefold() not in taken]
    return free[0] if free else None
