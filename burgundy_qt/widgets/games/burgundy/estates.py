"""Estates before a game: the random choice of an estate, and the strengths of each."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.burgundy.catalogue import estate_cells, estate_regions
from burgundy_qt.rules.burgundy.requests import estates_for, game_of_its_own
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.widgets.phrases.wording import join_with_commas

ANY, ALIKE = "any", "alike"
RANDOM_CHOICES: Mapping[str, tuple[str, str, str]] = {
    ANY: (
        tr_noop("New game", "Random"),
        tr_noop("New game", "Random"),
        tr_noop("New game", "Drawn when the game begins; no two players draw the same one."),
    ),
    ALIKE: (
        tr_noop("New game", "Same"),
        tr_noop("New game", "Random, the same for all"),
        tr_noop(
            "New game",
            "Drawn when the game begins: one estate for everybody who chooses this.",
        ),
    ),
}
"""The random choices in a line-up: a short name, the title of the choice, and its meaning."""
MEMBERS = 2
"""The number of seats in a team, which share one estate."""


def draw_estates(line_up: LineUp) -> LineUp:
    """Return the line-up with an estate for every seat without a choice. The same seed gives the
    same estates."""
    request = line_up.request
    wished: Sequence[str] = request.get("estates") or ()
    if not set(wished) & set(RANDOM_CHOICES):
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
    """Return an estate for each side: the chosen one, else a random one that no other side has
    while there are enough."""
    chance = random.Random(request.get("seed"))
    offered = estates_for(request["edition"], request["modules"])
    free = [estate for estate in offered if estate not in wished]
    chance.shuffle(free)
    for_all = free.pop() if ALIKE in wished and free else offered[0]
    drawn: list[str] = []
    for wish in wished:
        ways = {ANY: lambda: free.pop() if free else chance.choice(offered), ALIKE: lambda: for_all}
        drawn.append(ways[wish]() if wish in ways else wish)
    return drawn


# The strengths of an estate in a sentence or two, computed from its regions.


HERD = 5
"""The least size of a pasture worth mentioning, because its animals score repeatedly."""
LARGE: Mapping[str, tuple[int, str]] = {
    "ship": (5, tr_noop("Estates", "river of {size}")),
    "building": (6, tr_noop("Estates", "city of {size}")),
    "monastery": (5, tr_noop("Estates", "{size} knowledge spaces")),
    "mine": (3, tr_noop("Estates", "{size} mines")),
}
"""The least size of a large region of another colour, and its name."""
MANY, FEW = 0.5, 0.36
"""Regions for each space: above the first value most regions are small, below the second most are
large."""
SENTENCES = 2


def estate_text(edition: str, estate: str) -> str:
    """Return the description of an estate for choosing."""
    sizes = region_sizes(edition, estate)
    texts = [pasture_text(sizes), number_text(sizes), large_text(sizes), mines_text(sizes)]
    return " ".join([sentence for sentence in texts if sentence][:SENTENCES]) or middling_text(
        sizes
    )


def region_sizes(edition: str, estate: str) -> list[tuple[str, int]]:
    """Return the colour and the size of each region, the largest first."""
    cells = estate_cells(edition, estate)
    sizes = [(cells[region[0]][0], len(region)) for region in estate_regions(edition, estate)]
    return sorted(sizes, key=lambda region: -region[1])


def pasture_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the size of the pasture in words; "" if it is not large."""
    largest = next(size for colour, size in sizes if colour == "animal")
    if largest < HERD:
        return ""
    return tr(
        "Estates",
        "Good for animals: on a pasture of {size} they score again and again.",
        size=largest,
    )


def large_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the other large regions in words; "" if there are none."""
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
    """Return a sentence for many or few regions and its consequence; "" for neither."""
    count, spaces = len(sizes), sum(size for _, size in sizes)
    if count > MANY * spaces:
        return tr("Estates", "{count} regions, most of them small: points come early.", count=count)
    if count < FEW * spaces:
        return tr(
            "Estates", "Only {count} regions: points come late, and many at once.", count=count
        )
    return ""


def mines_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return a sentence for an estate whose mines are all single; "" for any other."""
    if all(size == 1 for colour, size in sizes if colour == "mine"):
        return tr("Estates", "Each mine is a separate region.")
    return ""


def middling_text(sizes: Sequence[tuple[str, int]]) -> str:
    """Return the sentence for an estate without a special feature."""
    return tr(
        "Estates", "A bit of everything: no region has more than {size} spaces.", size=sizes[0][1]
    )
