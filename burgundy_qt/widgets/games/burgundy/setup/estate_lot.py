"""Estates by lot: a seat may leave its estate to chance, and it is drawn when the game begins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from burgundy_qt.language.tr import later
from burgundy_qt.rules.burgundy.protocol.requests import estates_for, game_of_its_own
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.line_up import LineUp

ANY, ALIKE = "any", "alike"
LOTS: Mapping[str, tuple[str, str, str]] = {
    ANY: (
        later("New game", "By lot"),
        later("New game", "By lot"),
        later("New game", "Drawn when the game begins; no two draw the same."),
    ),
    ALIKE: (
        later("New game", "Alike"),
        later("New game", "By lot, one for all"),
        later(
            "New game",
            "Drawn when the game begins: one estate for all who leave it to chance like this.",
        ),
    ),
}
"""What stands in a line-up instead of an estate: a short word for it, what is chosen, and what it
means."""
MEMBERS = 2
"""Seats of a team, which have one estate."""


def drawn(line_up: LineUp) -> LineUp:
    """The line-up with an estate for every seat that left it to chance. The same seed draws the
    same ones."""
    request = line_up.request
    wished: Sequence[str] = request.get("estates") or ()
    if not set(wished) & set(LOTS):
        return line_up
    sides = len(wished) // MEMBERS if game_of_its_own(request["modules"]) == "team" else len(wished)
    return replace(
        line_up,
        request={
            **request,
            "estates": (drawn_for(wished[:sides], request) * MEMBERS)[: len(wished)],
        },
    )


def drawn_for(wished: Sequence[str], request: RequestObject) -> list[str]:
    """An estate for each side: its own where it has chosen one, else one that no other has while
    there are enough."""
    chance = random.Random(request.get("seed"))
    offered = estates_for(request["edition"], request["modules"])
    free = [estate for estate in offered if estate not in wished]
    chance.shuffle(free)
    for_all = free.pop() if ALIKE in wished and free else offered[0]
    drawn: list[str] = []
    for wish in wished:
        lots = {ANY: lambda: free.pop() if free else chance.choice(offered), ALIKE: lambda: for_all}
        drawn.append(lots[wish]() if wish in lots else wish)
    return drawn
