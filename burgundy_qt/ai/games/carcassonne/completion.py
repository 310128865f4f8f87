"""The chance that the holders of a feature draw the tiles that complete it, from the tiles left and
the turns of the players: for the hover card and screen readers.

It is exact for this question: the holders close each gap by one tile, drawn in one of their own
turns. Everything else is left out: bridges, tiles of other players, gaps that others fill, and
larger ways to the same end. Where that would say little, there is no figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from math import comb

from burgundy_qt.ai.games.carcassonne.landscape import Landscape, cells_around
from burgundy_qt.rules.carcassonne.protocol import FeatureObject
from burgundy_qt.rules.carcassonne.tiles import NAMES

MOST_GAPS = 3
"""With more gaps, each tile on one of them is likely to change the others."""
Gaps = frozenset[int]
Filled = frozenset[Gaps]
"""The sets of gaps that some drawn tiles can close together."""
NOTHING: Filled = frozenset({frozenset()})


def chance_of_completion(land: Landscape, feature: FeatureObject) -> float | None:
    """Return the chance that the holders of an incomplete city, road or monastery draw the tiles
    that complete it; None where this cannot be said: without holders or if all players are, during
    a bazaar, with gaps side by side or too many of them, and where only a bridge or a longer way
    could help."""
    state, holders = land.state, land.holders(feature)
    if feature["kind"] == "field" or feature["is_complete"]:
        return None
    if not 0 < len(holders) < land.players:
        return None
    if state.turn is None or state.bazaar is not None:
        return None
    cells = cells_around(feature)
    if len(cells) > MOST_GAPS or not all(cell in land.patterns for cell in cells):
        return None
    if any(are_adjacent(one, other) for one, other in combinations(cells, 2)):
        return None
    closers = [kinds_closing(land, feature, cell) for cell in cells]
    known = [NAMES.index(state.tile)] if state.tile is not None and state.cell is None else []
    in_hand = known if state.turn in holders else []
    unseen = {kind: state.unseen.get(name, 0) for kind, name in enumerate(NAMES)}
    there = {kind for kind, count in unseen.items() if count} | {*in_hand}
    hopeless = [cell for cell, kinds in zip(cells, closers, strict=True) if not kinds & there]
    if hopeless:
        is_dead = any(not land.fits(cell) for cell in hopeless) and not land.bridges_left
        return 0.0 if is_dead else None
    groups = Counter[Gaps]()
    for kind, count in unseen.items():
        groups[gaps_of(kind, closers)] += count
    begun = NOTHING
    for kind in in_hand:
        begun = with_tile(begun, gaps_of(kind, closers))
    draws = turns_of(holders, state.turn, state.pile, land.players)
    return chance_to_fill(groups, draws, frozenset(range(len(cells))), begun)


def kinds_closing(land: Landscape, feature: FeatureObject, cell: str) -> set[int]:
    """Return the kinds that close a gap of a feature: it goes on nowhere there, and what it joins
    is open at its own gaps alone."""
    gaps = {*cells_around(feature)}
    return {
        kind
        for kind, met in land.met_on(feature, cell)
        if all(gaps.issuperset(cells_around(one)) for one in met)
    }


def gaps_of(kind: int, closers: Sequence[Collection[int]]) -> Gaps:
    """Return the gaps, by number, that a tile of a kind closes."""
    return frozenset(at for at, kinds in enumerate(closers) if kind in kinds)


def are_adjacent(one: str, other: str) -> bool:
    """Return whether two cells have an edge in common: then a tile on one changes what fits on the
    other."""
    (x, y), (east, south) = (map(int, cell.split(",")) for cell in (one, other))
    return abs(x - east) + abs(y - south) == 1


def turns_of(holders: Collection[int], turn: int, pile: int, players: int) -> int:
    """Return how many of the tiles in the pile some seats draw, after the turn of a seat."""
    return sum((turn + draw) % players in holders for draw in range(1, pile + 1))


def with_tile(filled: Filled, gaps: Iterable[int]) -> Filled:
    """Return the sets of gaps that can be closed with one more tile, which closes any one of
    `gaps`."""
    more = {one | {gap} for one in filled for gap in gaps}
    return filled | more


def chance_to_fill(groups: Counter[Gaps], draws: int, gaps: Gaps, begun: Filled = NOTHING) -> float:
    """Return the chance that so many `draws` from tiles, by the gaps that each closes, are enough
    for all gaps, each tile for one of them; with the tiles in `begun` already drawn."""
    unseen = groups.total()
    draws = min(draws, unseen)
    ways = {(begun, 0): 1}
    for closed, count in groups.items():
        if not closed:
            continue
        found: Counter[tuple[Filled, int]] = Counter()
        for (filled, drawn), many in ways.items():
            for number in range(min(count, draws - drawn) + 1):
                if 0 < number <= len(gaps):
                    filled = with_tile(filled, closed)
                found[filled, drawn + number] += many * comb(count, number)
        ways = dict(found)
    others = groups[frozenset()]
    enough = sum(
        many * comb(others, draws - drawn)
        for (filled, drawn), many in ways.items()
        if gaps in filled
    )
    return enough / comb(unseen, draws)
