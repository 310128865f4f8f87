"""Motives of Tuscany: how the facts about two turns are compared, and which of them are said."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from burgundy_qt.ai.analysis.motives import (
    GameMotives,
    Motive,
    TurnReason,
)
from burgundy_qt.ai.games.tuscany.counted_points import balanced
from burgundy_qt.ai.games.tuscany.turn_comparison import SCORING, WEAK, colour_of_tile, summed
from burgundy_qt.ai.games.tuscany.turn_facts import (
    FACTS,
    for_region,
    layout,
    near,
    no_space,
    ready,
)
from burgundy_qt.ai.games.tuscany.turn_parts import (
    Turn,
    by_castle,
    can_still_come,
    drawn,
    from_display,
    is_colour_contested,
    is_phase_near_its_end,
    marble_gained,
    marble_spent,
    own,
    paid,
    pays_cards,
    placed,
    regions_completed,
    taken,
    waiting_tiles,
)
from burgundy_qt.ai.games.tuscany.turn_prices import Found
from burgundy_qt.ai.games.tuscany.tuscany_reasons import chosen
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.tuscany.catalogue import cards_short, colour_of, is_ready
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import Place
from burgundy_qt.rules.tuscany.state import PRICE

OF_LAST_TILES = "last-tile", "last-chance", "ahead", "scarce", "denies", "denies-bonus"
"""Kinds of facts about the last tile of a colour."""
AFTER_PLACING = frozenset(("region", "crops", "region-and-crops", "near", "opens", "gains"))
"""Kinds of facts that are as true if the tile is placed a turn later."""
ALIKE = ("cards", "cards-for"), ("price", "waits"), ("breaks", "needed")
"""Kinds of which one is enough."""
OF_A_TAKEN_TILE = "stores", "last-tile", "for-region", "for-colour", "for-both", "ready"
"""Kinds of facts about a taken tile that are as true of one that is placed at once."""
LAST_TILE = 2
"""A stack with fewer tiles ends its phase soon enough for points to be lost that can wait."""


class TuscanyMotives(GameMotives[TuscanyState]):
    """The motives of The Castles of Tuscany."""

    vague = frozenset(("last-tile",))
    no_prices = frozenset(
        (
            *("cards", "cards-for", "waits", "can-place", "saves-marble", "can-take", "keeps"),
            *("last-tile", "last-chance", "scarce", "denies", "denies-bonus", "ready", "opens"),
            *("race", "ahead", "ends", "start-castle"),
        )
    )
    on_the_table = frozenset(
        (
            *("scores", "region", "crops", "region-and-crops", "colour"),
            *("near", "race", "opens", "gains"),
            *("free", "bonus-tile", "stores", "last-tile", "denies"),
            *("denies-bonus", "hexagon"),
        )
    )
    weak = WEAK
    scoring = dict.fromkeys((*SCORING, "scores"), ("points",))
    amounts: ClassVar[Mapping[str, frozenset[str]]] = {  # type: ignore[misc]
        "for-region": frozenset(("crops",)),
        **dict.fromkeys(("cards-for", "for-colour", "for-both"), frozenset(("sure",))),
        "opens": frozenset(("stored",)),
        "no-space": frozenset(("others",)),
    }
    comparable = frozenset(("ends", "near", "short", "hexagon", "ready"))
    are_prices_whole = True

    def known(self, game: Game, position: Position, seat: int) -> TuscanyState:
        """Return what a seat knows in a position in which it decides."""
        return TuscanyState.from_object(game.rules.state(position, game.request, seat))

    def times(self, turn: Turn) -> int:
        """Return how often green points are still added to the red ones."""
        return turn.before.times_to_come

    def motives(self, turn: Turn) -> Found:
        """Yield everything that is true of a turn and may explain it, each fact once."""
        yield from dict.fromkeys(one for facts in FACTS.values() for one in facts(turn))

    def topic(self, one: Motive) -> Hashable:
        """Return what a motive is about: of several tiles that cannot be paid any more, one is
        enough, and so is one fact about drawn cards, about a region that is not full yet, and about
        the last tile of a colour in the display."""
        if one.kind in OF_LAST_TILES:
            return "display", one["colour"]
        if one.kind == "start-castle":
            return one.kind
        if one.kind in ("near", "for-region"):
            return "region", one["colour"], one["size"]
        return next((kinds for kinds in ALIKE if one.kind in kinds), one)

    def summed(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons with what only one turn scores as one sum for each, without points
        that both score, and with a taken tile's region and colour as one."""
        return summed(reasons)

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterable[TurnReason]:
        """Yield the reasons without what both turns have in another form, without what one sentence
        says already, and without what the better turn pays as well a turn later. All are weak if
        what speaks for the better turn is worth no more than what speaks against it."""
        return chosen(reasons)

    def balanced(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons, each with the points that a reader counts for it."""
        return balanced(reasons)

    def is_postponed(self, one: Motive, turn: Turn, other: Turn) -> bool:
        """Return whether what a turn places can wait: after the other turn the seat can still place
        and pay it, and no phase is near its end. A colour that a player may cover soon, a scarce
        bonus tile, and the tile that a castle places for free do not wait."""
        places = placed_alone(turn, other)
        return (
            bool(places)
            and can_wait(one, turn, other)
            and (
                one.kind not in SCORING
                or all(can_wait(each, turn, other) for each in parts_of(turn))
            )
            and can_still_come(places[0], other)
            and not is_phase_near_its_end(other, LAST_TILE)
        )

    def is_surpassed(self, one: Motive, other: Turn) -> bool:
        """Return whether the other turn draws as many cards, places a tile for the same region or
        scores it, or one of the colour that cards are drawn for, leaves alone the tile that can
        wait, or takes a tile with as little space."""
        if one.kind == "saves-marble" and marble_spent(other) <= marble_gained(other):
            return True
        if one.kind == "gains" and one["thing"] == "marble":
            return marble_gained(other) >= one.number("count")
        if one.kind == "last-chance" and one.word("colour") in map(colour_of, from_display(other)):
            return True
        if one.kind in ("waits", "can-place", "last-chance", "saves-marble"):
            return one.word("tile") not in {colour_of(each["tile"]) for each in placed(other)}
        if one.kind == "leftover" and one["thing"] == "tile":
            return any(each["discard"] is None for each in taken(other))
        if one.kind == "poor-castle":
            return "castle" not in [tile for tile, *_ in waiting_tiles(other)]
        if one.kind in ("can-take", "scarce"):
            return one.word("tile") not in {colour_of(each["tile"]) for each in taken(other)}
        if one.kind == "layout":
            return any(each.number("points") >= one.number("points") for each in layout(other))
        if one.kind == "spends":
            return marble_spent(other) > 0 or marble_gained(other) < one.number("gained")
        if one.kind == "keeps":
            return not pays_cards(other)
        if one.kind == "price":
            return (not placed(other) and not drawn(other)) or cost(*paid(other)) >= cost(
                one.number("cards"), one.number("workers")
            )
        if one.kind in ("breaks", "needed"):
            tiles = [tile for tile in own(other).stored if colour_of(tile) == one["tile"]]
            if one.kind == "needed":
                return not tiles or cards_short(own(other), one.word("tile")) > 0
            return not any(is_ready(own(other), tile) for tile in tiles)
        if one.kind == "no-space":
            return any(each.weight <= one.weight for each in no_space(other))
        if one.kind == "short" and any(no_space(other)):
            return True
        if one.kind == "cards":
            return drawn(other) >= one.number("count")
        if one.kind in OF_A_TAKEN_TILE and colour_of_tile(one) in map(colour_of, by_castle(other)):
            return True
        if one.kind == "ready" and any(is_paid_alike(each, one) for each in ready(other)):
            return True
        if one.kind == "for-region" and any(is_as_near(each, one) for each in for_region(other)):
            return True
        if one.kind in ("near", "for-region"):
            region, instead = region_ahead(one), near if one.kind == "for-region" else for_region
            return region is not None and region in map(region_ahead, instead(other))
        completed = [each[0] for each in regions_completed(other)]
        return one.kind == "cards-for" and (drawn(other) > 0 or one["tile"] in completed)


def region_ahead(one: Motive) -> tuple[object, ...] | None:
    """Return the region that lacks one more space once a turn's tile is placed, if it does."""
    if one.kind == "for-region" and one.number("missing") != 1:
        return None
    return one["colour"], one["size"], one["points"]


def price_of(one: Motive) -> tuple[int, int]:
    """Return the workers and cards for which a tile can be placed."""
    return one.number("workers"), one.number("cards")


def cost(cards: int, workers: int) -> int:
    """Return a price in cards: a worker replaces a pair."""
    return cards + PRICE * workers


def is_paid_alike(one: Motive, other: Motive) -> bool:
    """Return whether a tile can be placed for as much as another one, or for fewer workers."""
    return price_of(one) == price_of(other) or one.number("workers") < other.number("workers")


def is_as_near(one: Motive, other: Motive) -> bool:
    """Return whether a tile is for a region of another colour that is as good and as near, or for
    another one of its colour that is worth as much."""
    if one["colour"] == other["colour"]:
        return one["size"] != other["size"] and one.weight >= other.weight
    names = "points", "missing"
    points, missing = ([each.number(name) for each in (one, other)] for name in names)
    return points[0] >= points[1] and missing[0] <= missing[1]


def can_come_later(one: Motive, turn: Turn) -> bool:
    """Return whether a fact is as true a turn later: also if nobody covers a colour soon, or takes
    the last bonus tile of its kind."""
    if one.kind == "race":
        return min(one.number("missing"), one.number("rival")) > 1
    if one.kind == "colour":
        return not is_colour_contested(turn, one.word("colour"))
    if one.kind == "scores":
        return all(can_come_later(each, turn) for each in parts_of(turn))
    if one.kind == "bonus-tile":
        return turn.before.bonus_tiles.get(one.word("tile"), 0) >= len(turn.before.seats)
    return one.kind in AFTER_PLACING


def parts_of(turn: Turn) -> Iterator[Motive]:
    """Yield what the turn scores, one by one."""
    for kind in SCORING:
        yield from FACTS[kind](turn)


def is_of_castle(one: Motive) -> bool:
    """Return whether a fact is about a castle that places another tile, and not about that one."""
    return one.kind == "free" or (one.kind == "region" and one["colour"] == "castle")


def placed_alone(turn: Turn, other: Turn) -> list[Place]:
    """Return what a turn places, without what the other one places on the same spaces."""
    cells = {one["cell"] for one in placed(other)}
    return [one for one in placed(turn) if one["cell"] not in cells]


def can_wait(one: Motive, turn: Turn, other: Turn) -> bool:
    """Return whether what a turn scores can come later: all of it, or the tile that a castle places
    stays in the display for the next turn."""
    places = placed_alone(turn, other)
    if len(places) == 1:
        return can_come_later(one, turn)
    free = [colour_of(tile) for tile in by_castle(turn)]
    shown = [colour_of(tile) for tile in other.after.display if tile]
    are_left = len(free) == 1 and shown.count(free[0]) > 1
    return is_of_castle(one) or (are_left and len(places) == 2 and can_come_later(one, turn))


TuscanyMotives.kinds = tuple(FACTS)

ANSWER = TuscanyMotives()
