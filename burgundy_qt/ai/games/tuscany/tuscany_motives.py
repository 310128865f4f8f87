"""Motives of Tuscany: how the facts about two turns are compared, and which of them are said."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
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
        """Yield all facts about a turn that may explain it, each once."""
        yield from dict.fromkeys(one for facts in FACTS.values() for one in facts(turn))

    def topic(self, one: Motive) -> Hashable:
        """Return the topic of a motive: one fact is enough about tiles that can no longer be paid,
        about drawn cards, about a region that is not full yet, and about the last tile of a colour
        in the display."""
        if one.kind in OF_LAST_TILES:
            return "display", one["colour"]
        if one.kind == "start-castle":
            return one.kind
        if one.kind in ("near", "for-region"):
            return "region", one["colour"], one["size"]
        return next((kinds for kinds in ALIKE if one.kind in kinds), one)

    def summed(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons with one sum of points for each turn."""
        return summed(reasons)

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterable[TurnReason]:
        """Yield the reasons that are worth a sentence, some of them as weak."""
        return chosen(reasons)

    def balanced(self, reasons: Sequence[TurnReason]) -> Sequence[TurnReason]:
        """Return the reasons, each with the points that a reader counts for it."""
        return balanced(reasons)

    def is_postponed(self, one: Motive, turn: Turn, other: Turn) -> bool:
        """Return whether a tile of the turn can wait: after the other turn the seat can still place
        and pay it, and no phase is near its end. A colour that a player may cover soon, a scarce
        bonus tile, and the tile that a castle places for free cannot wait."""
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
        """Return whether a fact of a turn explains nothing because of the other turn."""
        return any(rule(one, other) for rule in SURPASSED.get(one.kind, ()))


# Rules by which a fact of a turn explains nothing because of the other turn.


def is_left_alone(waiting: Motive, other: Turn) -> bool:
    """Drop a tile that can wait unless the other turn places one like it."""
    return waiting["tile"] not in {colour_of(one["tile"]) for one in placed(other)}


def is_left_in_display(tile: Motive, other: Turn) -> bool:
    """Drop a tile that can still be taken unless the other turn takes one like it."""
    return tile["tile"] not in {colour_of(one["tile"]) for one in taken(other)}


def is_marble_left(saved: Motive, other: Turn) -> bool:
    """Drop a saved marble if the other turn brings as much marble as it spends."""
    return marble_spent(other) <= marble_gained(other)


def is_marble_gained(gain: Motive, other: Turn) -> bool:
    """Drop gained marble if the other turn gains as much."""
    return gain["thing"] == "marble" and marble_gained(other) >= gain.number("count")


def is_marble_paid(spent: Motive, other: Turn) -> bool:
    """Drop a spent marble if the other turn spends one, too, or gains less."""
    return marble_spent(other) > 0 or marble_gained(other) < spent.number("gained")


def is_taken_by_other(last: Motive, other: Turn) -> bool:
    """Drop the last tile of a colour if the other turn takes one of that colour, too."""
    return last.word("colour") in map(colour_of, from_display(other))


def is_placed_by_castle(tile: Motive, other: Turn) -> bool:
    """Drop a taken tile if the other turn places one of its colour for free."""
    return colour_of_tile(tile) in map(colour_of, by_castle(other))


def is_stored_by_other(point: Motive, other: Turn) -> bool:
    """Drop the point for a stored tile if the other turn stores one, too."""
    return point["thing"] == "tile" and any(one["discard"] is None for one in taken(other))


def is_castle_gone(castle: Motive, other: Turn) -> bool:
    """Drop a poor castle if it can no longer be placed after the other turn."""
    return "castle" not in [tile for tile, *_ in waiting_tiles(other)]


def is_laid_out(region: Motive, other: Turn) -> bool:
    """Drop a large region of the layout if the other turn has one that brings as many points."""
    return any(one.number("points") >= region.number("points") for one in layout(other))


def are_cards_kept(kept: Motive, other: Turn) -> bool:
    """Drop the pairs that a turn keeps if the other turn pays no cards."""
    return not pays_cards(other)


def is_as_dear(price: Motive, other: Turn) -> bool:
    """Drop a price if the other turn pays as much, or only puts it off: it neither places a tile
    nor draws cards that can lower the price."""
    is_put_off = not placed(other) and not drawn(other)
    return is_put_off or cost(*paid(other)) >= cost(price.number("cards"), price.number("workers"))


def is_broken_by_other(broken: Motive, other: Turn) -> bool:
    """Drop a tile that can no longer be paid if this is also true after the other turn."""
    tiles = [tile for tile in own(other).stored if colour_of(tile) == broken["tile"]]
    return not any(is_ready(own(other), tile) for tile in tiles)


def is_needed_in_both(needed: Motive, other: Turn) -> bool:
    """Drop the cards that a tile needs if the other turn also lacks cards for it, or places it."""
    colour = needed.word("tile")
    is_stored = colour in map(colour_of, own(other).stored)
    return not is_stored or cards_short(own(other), colour) > 0


def is_without_space_too(tile: Motive, other: Turn) -> bool:
    """Drop a tile without a space if the other turn takes one that is no better."""
    return any(one.weight <= tile.weight for one in no_space(other))


def is_other_without_space(short: Motive, other: Turn) -> bool:
    """Drop the missing cards for a tile if the other turn takes one that has no space."""
    return any(no_space(other))


def are_drawn_by_other(cards: Motive, other: Turn) -> bool:
    """Drop drawn cards if the other turn draws as many."""
    return drawn(other) >= cards.number("count")


def is_region_scored(cards: Motive, other: Turn) -> bool:
    """Drop the tile that cards are drawn for if the other turn draws cards, too, or completes a
    region of its colour."""
    return drawn(other) > 0 or cards["tile"] in [each[0] for each in regions_completed(other)]


def is_ready_too(tile: Motive, other: Turn) -> bool:
    """Drop a tile that can be placed next if the other turn has one for the same price or for fewer
    workers."""
    return any(is_paid_alike(each, tile) for each in ready(other))


def is_near_too(tile: Motive, other: Turn) -> bool:
    """Drop a tile for a region if the other turn takes one for a region that is as good."""
    return any(is_as_near(each, tile) for each in for_region(other))


def is_same_region(one: Motive, other: Turn) -> bool:
    """Drop a region that lacks one more space if the other turn takes or places a tile for it."""
    region, instead = region_ahead(one), near if one.kind == "for-region" else for_region
    return region is not None and region in map(region_ahead, instead(other))


SURPASSED: Mapping[str, Sequence[Callable[[Motive, Turn], bool]]] = {
    "waits": (is_left_alone,),
    "can-place": (is_left_alone,),
    "saves-marble": (is_marble_left, is_left_alone),
    "last-chance": (is_taken_by_other, is_left_alone),
    "can-take": (is_left_in_display,),
    "scarce": (is_left_in_display,),
    "gains": (is_marble_gained,),
    "spends": (is_marble_paid,),
    "leftover": (is_stored_by_other,),
    "poor-castle": (is_castle_gone,),
    "layout": (is_laid_out,),
    "keeps": (are_cards_kept,),
    "price": (is_as_dear,),
    "breaks": (is_broken_by_other,),
    "needed": (is_needed_in_both,),
    "no-space": (is_without_space_too,),
    "short": (is_other_without_space,),
    "cards": (are_drawn_by_other,),
    "cards-for": (is_region_scored,),
    "stores": (is_placed_by_castle,),
    "last-tile": (is_placed_by_castle,),
    "for-colour": (is_placed_by_castle,),
    "for-both": (is_placed_by_castle,),
    "ready": (is_placed_by_castle, is_ready_too),
    "for-region": (is_placed_by_castle, is_near_too, is_same_region),
    "near": (is_same_region,),
}
"""By kind the rules that drop a fact."""


# Parts of the rules.


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
