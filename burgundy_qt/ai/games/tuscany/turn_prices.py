"""The facts about what a turn of Tuscany spends, and about what can wait a turn: the prices that
turn_facts names beside what a turn brings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from burgundy_qt.ai.analysis.motives import Motive, motive
from burgundy_qt.ai.games.tuscany.turn_parts import (
    Turn,
    crops_to_add,
    drawn,
    goes_on,
    is_over,
    is_swap,
    marble_gained,
    marble_spent,
    own,
    paid,
    paid_as_others,
    pays_cards,
    placed,
    points_to_complete,
    rivals_of,
    taken,
    waiting_tiles,
    was,
    worth_in_storage,
)
from burgundy_qt.rules.tuscany.catalogue import (
    cards_short,
    colour_of,
    is_ready,
    open_spaces,
    region_of,
    spaces_for,
    spaces_of,
    stored_for,
)
from burgundy_qt.rules.tuscany.components import COLOURS, HEXAGON
from burgundy_qt.rules.tuscany.state import PRICE

Found = Iterator[Motive]

SPENT = -0.8
"""Points: what the marble of a second action is worth, beside a discarded tile."""
MANY_CARDS = 10
"""A hand to which more cards are worth little."""


def discards(turn: Turn) -> Found:
    """The turn discards a stored `tile` to make room: `space` is 0 if the duchy has no empty space
    left for it after the other stored tiles of its colour, else 1. `instead` is then the colour of
    another tile in storage without such a space, or the same if it takes one of this colour, or
    ""."""
    for action in taken(turn):
        if action["discard"]:
            colour, seat = colour_of(action["discard"]), was(turn)
            over = [each for each in map(colour_of, seat.stored) if is_over(seat, each)]
            space = int(colour not in over)
            instead = over[0] if over and space else ""
            weight = -(worth_in_storage(turn, action["discard"]) + 0.2 * bool(instead)) * space
            if is_swap(action):
                instead, weight = colour, -0.6 if colour == "agriculture" else -1.5
            yield motive("discards", turn.seat, weight, tile=colour, space=space, instead=instead)


def breaks(turn: Turn) -> Found:
    """A stored `tile` of which the turn neither places nor takes one was ready before it, and still
    has a space, but cannot be paid after it, which draws no cards; it can act again."""
    if not placed(turn) or not goes_on(turn) or drawn(turn):
        return
    touched = {one["tile"] for one in (*placed(turn), *taken(turn))}
    for tile in dict.fromkeys(one for one in own(turn).stored if one not in touched):
        was_ready = tile in was(turn).stored and is_ready(was(turn), tile)
        if was_ready and spaces_for(own(turn), tile) and not is_ready(own(turn), tile):
            yield motive("breaks", turn.seat, -1.0, tile=colour_of(tile))


def needed(turn: Turn) -> Found:
    """The turn pays cards of the colour of a stored `tile` in pairs for a space of another colour;
    the tile cannot be paid after it: `cards` of them are missing. It can act again."""
    paid = paid_as_others(turn)
    for tile in dict.fromkeys(own(turn).stored) if goes_on(turn) else ():
        count = min(paid[colour_of(tile)], cards_short(own(turn), colour_of(tile)))
        if count:
            yield motive("needed", turn.seat, -0.5 * count, tile=colour_of(tile), cards=count)


def waits(turn: Turn) -> Found:
    """The turn ends with region cards, and a stored `tile` that could be placed for `cards` before
    it, more than two and no workers, still can be placed next: the cards may make it cheaper.
    `points` as in "can-place"."""
    if drawn(turn) and not placed(turn):
        for tile, workers, number in waiting_tiles(turn):
            if number > PRICE and not workers:
                worth = 0.5 if own(turn).hand < MANY_CARDS else 0.1
                weight, colour = 0.5 + worth * (number - PRICE), colour_of(tile)
                values = {"cards": number} | points_next(turn, tile)
                yield motive("waits", turn.seat, weight, tile=colour, **values)


def can_place(turn: Turn) -> Found:
    """A stored `tile` could be placed before the turn, still can be placed next, and the turn
    places none of its colour; it can complete a region then, for `points` green points with its
    crops and its colour, or else bring `crops` green points for new ones, 0 for none.
    It explains a turn only if the other one places it and "waits" does not say so."""
    own_colours = {colour_of(one["tile"]) for one in placed(turn)}
    waiting = {one["tile"] for one in waits(turn)}
    for tile, _, _ in waiting_tiles(turn):
        if colour_of(tile) not in own_colours | waiting:
            values = points_next(turn, tile)
            weight = 0.5 + 0.1 * values["points"]
            yield motive("can-place", turn.seat, weight, tile=colour_of(tile), **values)


def points_next(turn: Turn, tile: str) -> dict[str, int]:
    """Return the points that a stored tile can score next, or without any those for its crops."""
    points, _ = points_to_complete(turn, tile)
    return {"points": points, "crops": 0 if points else crops_to_add(turn, tile)}


def saves_marble(turn: Turn) -> Found:
    """The turn spends no marble, and a stored `tile` can still be placed next, as in "can-place",
    which also says the `points` and `crops`. It explains a turn only if the other one places the
    tile and spends more marble than it brings."""
    for one in can_place(turn) if not marble_spent(turn) else ():
        yield Motive("saves-marble", turn.seat, one.values, 1.0 - SPENT)


def can_take(turn: Turn) -> Found:
    """The turn takes no tile like `tile`, and the display has `count` of them, more than there are
    opponents; the duchy has a space for one more. It can act again, and a phase has begun."""
    shown = Counter(colour_of(tile) for tile in turn.after.display if tile in COLOURS)
    for tile, count in shown.items() if turn.before.phase and goes_on(turn) else ():
        has_room = stored_for(own(turn), tile) < len(open_spaces(own(turn), tile))
        is_taken = tile in (colour_of(one["tile"]) for one in taken(turn))
        if count > len(rivals_of(turn)) and has_room and not is_taken:
            yield motive("can-take", turn.seat, 0.5, tile=tile, count=count)


def keeps(turn: Turn) -> Found:
    """The turn pays cards, and keeps two or more of each of `count` colours; it can act again."""
    count = sum(held >= PRICE for held in (own(turn).cards or {}).values())
    if count and pays_cards(turn) and goes_on(turn):
        yield motive("keeps", turn.seat, 0.4 * count, count=count)


def price(turn: Turn) -> Found:
    """The turn pays more than two cards for a tile, or workers: `cards` and `workers` together, and
    how many cards `more` than usual."""
    number, workers = paid(turn)
    more = number - PRICE * sum(one.get("by") != "castle" for one in placed(turn))
    if workers or more > 0:
        weight = -(0.5 * more + 1.5 * workers)
        yield motive("price", turn.seat, weight, cards=number, workers=workers, more=max(0, more))


def spends(turn: Turn) -> Found:
    """The turn spends a marble on a second action (`thing`), and brings `gained`; `discarded` is
    the colour of a tile that it discards although the duchy has a space for it, or "". It explains
    a turn only if the other one spends none, and brings as many or more."""
    if marble_spent(turn):
        thrown = [one for one in discards(turn) if one["space"] and not one["instead"]]
        discarded = thrown[0].word("tile") if thrown else ""
        weight = SPENT + 0.5 * sum(one.weight for one in thrown)
        values = {"thing": "marble", "discarded": discarded}
        yield motive("spends", turn.seat, weight, gained=marble_gained(turn), **values)


def hexagon(turn: Turn) -> Found:
    """The turn places a wooden hexagon on a space of a `colour` other than an inn, which brings
    another one; `tiles` of the colour are in storage or in the display after it. `alone` is 1 if
    the space is a region by itself, and no castle."""
    for one in placed(turn):
        colour = spaces_of(own(turn).land)[one["cell"]].colour
        if one["tile"] == HEXAGON and colour != "inn":
            shown = sum(colour_of(tile) == colour for tile in turn.after.display if tile)
            tiles = shown + stored_for(own(turn), colour)
            alone = int(colour != "castle" and len(region_of(own(turn).land, one["cell"])) == 1)
            weight = -2.5 if tiles else -2.0
            yield motive("hexagon", turn.seat, weight, colour=colour, tiles=tiles, alone=alone)
