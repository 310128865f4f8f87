"""Estates before a game: how one is drawn by lot when the game begins, and what each is good
for."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from burgundy_qt.language.translation import later, tr
from burgundy_qt.rules.burgundy.catalogue import estate_cells, estate_regions
from burgundy_qt.rules.burgundy.requests import estates_for, game_of_its_own
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.phrases.wording import join_with_commas

ANY, ALIKE = "any", "alike"
LOTS: Mapping[str, tuple[str, str, str]] = {
    ANY: (
        later("New game", "Random"),
        later("New game", "Random"),
        later("New game", "Drawn when the game begins; no two players draw the same one."),
    ),
    ALIKE: (
        later("New game", "Same"),
        later("New game", "Random, the same for all"),
        later(
            "New game",
            "Drawn when the game begins: one estate for everybody who chooses this.",
        ),
    ),
}
"""What stands in a line-up instead of an estate: a short word for it, what is chosen, and what it
means."""
MEMBERS = 2
"""Seats of a team, which have one estate."""


def draw_estates(line_up: LineUp) -> LineUp:
    """Return the line-up with an estate for every seat that left it to chance. The same seed draws
    the same ones."""
    request = line_up.request
    wished: Sequence[str] = request.get("estates") or ()
    if not set(wished) & set(LOTS):
        return line_up
    sides = len(wished) // MEMBERS if game_of_its_own(request["modules"]) == "team" else len(wished)
    return replace(
        line_up,
        request={
            **request,
            "estates": (draw_estates_for(wished[:sides], request) * MEMBERS)[: len(wished)],
        },
    )


def draw_estates_for(wished: Sequence[str], request: RequestObject) -> list[str]:
    """Return an estate for each side: its own where it has chosen one, else one that no other has
    while there are enough."""
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


# What an estate is good for, in a sentence or two, worked out from its regions.


HERD = 5
"""So large is a pasture on which animals score again often enough to speak of it."""
LARGE: Mapping[str, tuple[int, str]] = {
    "ship": (5, later("Estates", "river of {size}")),
    "building": (6, later("Estates", "city of {size}")),
    "monastery": (5, later("Estates", "{size} knowledge spaces")),
    "mine": (3, later("Estates", "{size} mines")),
}
"""From which size on another region of a colour is a large one, and how it is called."""
MANY, FEW = 0.5, 0.36
"""Regions for each space: with more of them most are small, with fewer most are large."""
SENTENCES = 2


def estate_text(edition: str, estate: str) -> str:
    """Return what to say of an estate before it is chosen."""
    sizes = region_sizes(edition, estate)
    told = [pasture_text(sizes), number_text(sizes), large_text(sizes), mines_text(sizes)]
    return " ".join([sentence for sentence in told if sentence][:SENTENCES]) or middling_text(sizes)


def region_sizes(edition: str, estate: str) -> list[tuple[str, int]]:
    """Return the colour and the size of each region, the largest first."""
    cells = estate_cells(edition, estate)
    sizes = [(cells[region[0]][0], len(region)) for region in estate_regions(edition, estate)]
    return sorted(sizes, key=lambda region: -region[1])


def pasture_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return how large the pasture is; "" where none is large."""
    largest = next(size for colour, size in sizes if colour == "animal")
    if largest < HERD:
        return ""
    return tr(
        "Estates",
        "Good for animals: on a pasture of {size} they score again and again.",
        size=largest,
    )


def large_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return which other regions are large ones; "" where none is."""
    large = Counter(
        (colour, size) for colour, size in sizes if colour in LARGE and size >= LARGE[colour][0]
    )
    named = []
    for (colour, size), times in large.items():
        name = tr("Estates", LARGE[colour][1], size=size)
        named.append(tr("Estates", "{region} (twice)", region=name) if times > 1 else name)
    return (
        tr("Estates", "Large regions: {regions}.", regions=join_with_commas(named)) if named else ""
    )


def number_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return whether there are many regions or few, and what that means; "" where neither."""
    count, spaces = len(sizes), sum(size for _, size in sizes)
    if count > MANY * spaces:
        return tr("Estates", "{count} regions, most of them small: points come early.", count=count)
    if count < FEW * spaces:
        return tr(
            "Estates", "Only {count} regions: points come late, and many at once.", count=count
        )
    return ""


def mines_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return that no mine waits for another; "" where one does."""
    if all(size == 1 for colour, size in sizes if colour == "mine"):
        return tr("Estates", "Each mine is a separate region.")
    return ""


def middling_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return that nothing stands out."""
    return tr(
        "Estates", "A bit of everything: no region has more than {size} spaces.", size=sizes[0][1]
    )
