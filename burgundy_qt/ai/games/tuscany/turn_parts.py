"""The parts of a turn of Tuscany: what it takes, places, completes, draws and pays, and what can
still be placed after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from burgundy_qt.ai.analysis.motives import ConsideredTurn
from burgundy_qt.rules.tuscany.catalogue import (
    cards_short,
    colour_of,
    empty_in,
    is_ready,
    new_crops,
    open_spaces,
    places_in_regions,
    price_for,
    region_of,
    spaces_for,
    spaces_of,
    stored_for,
)
from burgundy_qt.rules.tuscany.components import COLOURS, HEXAGON, REGION_POINTS
from burgundy_qt.rules.tuscany.known_seat import SeatState, total
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import Action, Place, Take
from burgundy_qt.rules.tuscany.state import DRAWN, PRICE

Turn = ConsideredTurn[TuscanyState]

NEAR_THE_END = 3
"""Fewer tiles than this in a stack bring the end of its phase near."""
EFFECTS: dict[str, float] = dict.fromkeys(COLOURS, 2.5)
EFFECTS |= {"agriculture": 0.0, "castle": 4.0, "monastery": 2.0, "village": 1.5}
"""Points: about what the effect of a tile is worth by the end, without crops."""
SMALL_EFFECTS = "monastery", "village"
"""Colours whose tiles bring little by their effect alone."""
CROPPED = ("agriculture",)
"""Colours of spaces on which crops count."""
FEW_CARDS = 4
"""A smaller hand needs cards."""


def own(turn: Turn) -> SeatState:
    """Return the seat after its turn."""
    return turn.after.seats[turn.seat]


def was(turn: Turn) -> SeatState:
    """Return the seat before its turn."""
    return turn.before.seats[turn.seat]


def actions_of(turn: Turn) -> list[Action]:
    """Return the actions of the turn."""
    return cast(list[Action], turn.actions)


def placed(turn: Turn) -> list[Place]:
    """Return what the turn places, in order."""
    return [action for action in actions_of(turn) if action["type"] == "place"]


def taken(turn: Turn) -> list[Take]:
    """Return what the turn takes into storage."""
    return [action for action in actions_of(turn) if action["type"] == "take"]


def more_of_colour(turn: Turn) -> list[Take]:
    """Return what the turn takes, without a tile for which it discards one of the same colour."""
    return [one for one in taken(turn) if not is_swap(one)]


def is_swap(take: Take) -> bool:
    """Return whether a tile is taken for a discard of the same colour."""
    return bool(take["discard"]) and colour_of(take["discard"] or "") == colour_of(take["tile"])


def from_display(turn: Turn) -> list[str]:
    """Return the tiles that leave the display, without those of a swap."""
    return [*by_castle(turn), *(one["tile"] for one in taken(turn))]


def by_castle(turn: Turn) -> list[str]:
    """Return the tiles of the display that the turn places by a castle."""
    return [one["tile"] for one in placed(turn) if one.get("by") == "castle"]


def goes_on(turn: Turn) -> bool:
    """Return whether the seat can act again: in a later round, or now for a marble."""
    return not turn.before.last or acts_at_once(turn)


def acts_at_once(turn: Turn) -> bool:
    """Return whether the seat can still spend a marble on a second action."""
    is_second = turn.before.asked.actions > 0 or any(
        action.get("by") == "marble" or action["type"] == "end" for action in actions_of(turn)
    )
    return own(turn).marble > 0 and not is_second


def left_in_stack(turn: Turn) -> int | None:
    """Return how many tiles are left in the seat's stack of the phase, if it refills the display
    from it after the turn; None if it does not, or if the phase has ended."""
    phase, seat = turn.before.phase, was(turn)
    if not from_display(turn) or turn.before.emptied or phase is None:
        return None
    left = seat.stacks[phase - 1] - 1
    return left if left >= 0 and not any(seat.stacks[: phase - 1]) else None


def rivals_of(turn: Turn) -> list[int]:
    """Return the other seats, the next in order first."""
    order, at = turn.before.order, turn.before.order.index(turn.seat)
    return [*order[at + 1 :], *order[:at]]


def last_of_display(turn: Turn) -> list[str]:
    """Return the colours of tiles that leave the display and are in it no more, without a swap."""
    shown = {colour_of(tile) for tile in turn.after.display if tile}
    colours = dict.fromkeys(map(colour_of, from_display(turn)))
    return [colour for colour in colours if colour not in shown]


def bonus_tiles(turn: Turn) -> list[str]:
    """Return the bonus tiles that the turn takes."""
    return [one["tile"] for one in actions_of(turn) if one["type"] == "bonus-tile"]


def grower(turn: Turn) -> str:
    """Return "hexagon" if the turn places only a wooden hexagon, else ""."""
    return HEXAGON if {one["tile"] for one in placed(turn)} == {HEXAGON} else ""


def regions_completed(turn: Turn) -> list[tuple[str, int, int]]:
    """Return the colours, sizes and green points of the regions that the turn completes."""
    cell, found, land = "", [], own(turn).land
    for event in turn.events:
        if event["event"] == "action" and event["action"]["type"] == "place":
            cell = event["action"]["cell"]
        if event["event"] == "points" and event["for"] == "region":
            size = len(region_of(land, cell))
            found.append((spaces_of(land)[cell].colour, size, event["points"]))
    return found


def crop_points(turn: Turn) -> int:
    """Return the points for the new crops of the turn."""
    scored = [one for one in turn.events if one["event"] == "points" and one["for"] == "crops"]
    return sum(one["points"] for one in scored)


def colours_placed(turn: Turn) -> list[str]:
    """Return the colours of the spaces that the turn covers."""
    spaces = spaces_of(own(turn).land)
    return [spaces[one["cell"]].colour for one in placed(turn)]


def marble_spent(turn: Turn) -> int:
    """Return how much marble the turn spends."""
    return sum(action.get("by") == "marble" for action in actions_of(turn))


def marble_gained(turn: Turn) -> int:
    """Return how much marble the turn brings."""
    return own(turn).marble - was(turn).marble + marble_spent(turn)


def drawn(turn: Turn) -> int:
    """Return how many region cards the turn draws at its end."""
    last = actions_of(turn)[-1]
    count = was(turn).draws if last["type"] == "draw" else 0
    if last["type"] == "place" and colours_placed(turn)[-1] == "monastery":
        count = DRAWN
    return min(count, turn.after.deck + total(turn.after.discards))


def are_needed(turn: Turn) -> bool:
    """Return whether the hand, before cards are drawn, pays for nothing alone, is small and not all
    stored tiles lack a space, or pays for no stored tile that has one."""
    seat = own(turn)
    with_space = [tile for tile in seat.stored if spaces_for(seat, tile)]
    is_stuck = bool(with_space) and not any(is_ready(seat, tile) for tile in with_space)
    is_small = seat.hand < FEW_CARDS and bool(with_space or not seat.stored)
    return seat.hand <= PRICE or is_small or is_stuck


def paid_as_others(turn: Turn) -> Counter[str]:
    """Return how many cards of each colour the turn pays in pairs, in place of another colour."""
    spaces = spaces_of(own(turn).land)
    return Counter(
        card
        for one in placed(turn)
        for card in one.get("cards", ())
        if card != spaces[one["cell"]].colour
    )


def paid(turn: Turn) -> tuple[int, int]:
    """Return how many cards and workers the turn pays for tiles."""
    cards = sum(len(one.get("cards", ())) for one in placed(turn))
    return cards, sum(one.get("workers", 0) for one in placed(turn))


def pays_cards(turn: Turn) -> bool:
    """Return whether the turn pays cards."""
    return paid(turn)[0] > 0


def is_over(seat: SeatState, colour: str) -> bool:
    """Return whether a seat stores more tiles of a colour than the duchy has spaces left."""
    return colour != HEXAGON and stored_for(seat, colour) > len(open_spaces(seat, colour))


# What can wait.


def waiting_tiles(turn: Turn) -> Iterator[tuple[str, int, int]]:
    """Yield the stored tiles that the seat could place and pay before the turn and still can, and
    for how many workers and cards before it."""
    for tile in dict.fromkeys(was(turn).stored) if goes_on(turn) else ():
        still = tile in own(turn).stored and is_ready(own(turn), tile)
        if still and is_ready(was(turn), tile):
            yield (tile, *price_for(was(turn), tile))


def can_still_come(place: Place, other: Turn) -> bool:
    """Return whether after another turn a seat can place the same tile on the same space and pay
    for it, or in place of a wooden hexagon a tile of the colour that it took."""
    seat, cell = own(other), place["cell"]
    colour = spaces_of(seat.land)[cell].colour
    is_taken = place["tile"] == HEXAGON and colour in {
        colour_of(one["tile"]) for one in taken(other)
    }
    return (
        goes_on(other)
        and (place["tile"] in seat.stored or is_taken)
        and cell in spaces_for(seat, colour)
        and not cards_short(seat, colour)
    )


def points_to_complete(turn: Turn, tile: str, missing: int = 0) -> tuple[int, int]:
    """Return the most green points that a stored tile scores by completing a region after a turn,
    with new crops and the bonus of its colour, where it can be paid with so many more cards of the
    space's colour, and how many of them are sure if an opponent is first; 0 for none."""
    seat = own(turn)
    spaces, found = spaces_of(seat.land), [(0, 0)]
    for cell in spaces_for(seat, tile):
        colour, around = spaces[cell].colour, region_of(seat.land, cell)
        if cards_short(seat, colour) <= missing and len(empty_in(seat, around)) == 1:
            is_wild = tile == HEXAGON and colour == "agriculture"
            crops = int(is_wild) or new_crops(seat, tile, [cell])
            is_last = len(open_spaces(seat, colour)) == 1
            best, sure = bonuses_left(turn, colour) if is_last else (0, 0)
            points = REGION_POINTS[len(around)] + crops
            found.append((points + best, points + sure))
    return max(found)


def crops_to_add(turn: Turn, tile: str) -> int:
    """Return the most green points for new crops that a stored tile can score after a turn."""
    seat = own(turn)
    spaces = [one for one in spaces_for(seat, tile) if spaces_of(seat.land)[one].colour in CROPPED]
    if not spaces or cards_short(seat, "agriculture"):
        return 0
    return 1 if tile == HEXAGON else new_crops(seat, tile, spaces)


def bonuses_left(turn: Turn, colour: str) -> tuple[int, int]:
    """Return the green points of a colour's bonus that is still left after a turn, and those that
    are left if an opponent who lacks one space is first; 0 for none."""
    left = [*turn.after.colour_bonuses[colour], 0, 0]
    return left[0], left[is_colour_contested(turn, colour)]


def is_colour_contested(turn: Turn, colour: str) -> bool:
    """Return whether an opponent lacks at most one space of a colour."""
    return any(len(open_spaces(turn.after.seats[rival], colour)) == 1 for rival in rivals_of(turn))


def is_phase_near_its_end(turn: Turn, least: int = NEAR_THE_END) -> bool:
    """Return whether a seat's stack of the phase can become empty before the seat's next turn: it
    has fewer tiles than `least`."""
    phase, after = turn.before.phase, turn.after
    return (
        phase is None
        or after.emptied
        or any(0 < one.stacks[phase - 1] < least for one in after.seats)
    )


def best_times(turn: Turn) -> int:
    """Return how often green points are added at best that come in the seat's next action: once
    less if the phase ends before it."""
    is_over = turn.before.emptied or left_in_stack(turn) == 0
    return max(1, turn.before.times_to_come - (is_over and not acts_at_once(turn)))


def later_times(turn: Turn) -> int:
    """Return how often green points will probably be added that come a turn or two later."""
    return max(1, turn.before.times_to_come - is_phase_near_its_end(turn))


def worth_in_storage(turn: Turn, tile: str) -> float:
    """Return about how many points a tile is worth that was stored before the turn."""
    if tile == HEXAGON:
        return 2.0
    seat, colour, times = was(turn), colour_of(tile), later_times(turn)
    crops = new_crops(seat, tile, spaces_for(seat, tile))
    regions = places_in_regions(seat, colour)
    completes = REGION_POINTS[regions[0][1]] if regions and not regions[0][0] else 0
    worth = 0.7 + 0.25 * (EFFECTS[colour] + (crops + completes) * times)
    return worth if regions else 0.7 * worth
