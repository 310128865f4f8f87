"""The facts about a turn of Tuscany that can explain it: what it completes, brings, opens, denies
and spends.

Each kind of motive is a function of FACTS that yields it, and its docstring says exactly when it is
true. A weight is about how many points the fact is worth to the player of the turn by the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from burgundy_qt.ai.analysis.motives import LEAST_WEIGHT, motive
from burgundy_qt.ai.games.tuscany.turn_parts import (
    EFFECTS,
    FEW_CARDS,
    NEAR_THE_END,
    SMALL_EFFECTS,
    Turn,
    actions_of,
    are_needed,
    best_times,
    bonus_tiles,
    bonuses_left,
    by_castle,
    colours_placed,
    crop_points,
    drawn,
    goes_on,
    grower,
    last_of_display,
    later_times,
    left_in_stack,
    marble_spent,
    more_of_colour,
    own,
    placed,
    points_to_complete,
    regions_completed,
    rivals_of,
    taken,
    waiting_tiles,
    was,
)
from burgundy_qt.ai.games.tuscany.turn_prices import (
    MANY_CARDS,
    Found,
    breaks,
    can_place,
    can_take,
    discards,
    hexagon,
    keeps,
    needed,
    price,
    saves_marble,
    spends,
    waits,
)
from burgundy_qt.rules.tuscany.catalogue import (
    cards_short,
    cards_short_for,
    colour_of,
    empty_in,
    has_space,
    is_ready,
    largest_to_complete,
    neighbours_of,
    new_crops,
    open_spaces,
    places_in_regions,
    price_for,
    reached_by,
    region_of,
    regions_of,
    spaces_for,
    spaces_of,
    stored_for,
)
from burgundy_qt.rules.tuscany.components import COLOURS, HEXAGON, REGION_POINTS
from burgundy_qt.rules.tuscany.known_seat import duchy_of, total
from burgundy_qt.rules.tuscany.protocol import PHASES
from burgundy_qt.rules.tuscany.state import CARDS_FOR_A_POINT, PRICE, STORAGE_POINTS

ENOUGH_CARDS = 5
"""A hand to which more cards are worth no marble."""
SHARE_OF_TILES = 0.4
"""The share of a fact that another one, which names a tile, mostly tells."""
LONE = 0.6
"""The share of its points that a region of one space is worth: it can be completed later, too."""
CLEAR_LEAD = 3
"""Green points: a smaller lead at the end of a phase says little."""
NO_USE = -1.0
"""What a bonus tile is worth, beside others, for tiles of which all spaces are covered."""
GAINS = {"marble": 2.0, "workers": 1.5, "hexagons": 2.5, "yields": 1.3, "bonus": 2.5}
"""The same of a gain; what is left at the end is worth 1."""


# What a turn completes, and how near it comes.


def region(turn: Turn) -> Found:
    """The turn completes a region of `size` spaces: `points` green points, `together` with all the
    additions to come. If it is the only one, the turn scores no new crops."""
    completed = regions_completed(turn)
    if len(completed) == 1 and crop_points(turn):
        return
    for colour, size, points in completed:
        together = turn.before.times_to_come * points
        values = {"size": size, "points": points, "together": together}
        weight = together * (LONE if size == 1 else 1.0)
        yield motive("region", turn.seat, weight, colour=colour, **values)


def crops(turn: Turn) -> Found:
    """The turn scores `points` new crops, `together` with all the additions to come, and does not
    complete just one region. `tile` is "hexagon" if a wooden hexagon scores them, else ""."""
    points = crop_points(turn)
    together = points * turn.before.times_to_come
    if points and len(regions_completed(turn)) != 1:
        values: dict[str, int | str] = {"points": points, "together": together}
        yield motive("crops", turn.seat, together, tile=grower(turn), **values)


def region_and_crops(turn: Turn) -> Found:
    """The turn completes one region of `size` spaces and scores `crops` new crops: with them it
    brings `points` green points, `together` with all the additions to come. `tile` as in
    "crops"."""
    completed, new = regions_completed(turn), crop_points(turn)
    if len(completed) == 1 and new:
        ((colour, size, points),) = completed
        times = turn.before.times_to_come
        weight = times * (new + points * (LONE if size == 1 else 1.0))
        values = {"crops": new, "points": points + new, "together": times * (points + new)}
        names = {"colour": colour, "tile": grower(turn)}
        yield motive("region-and-crops", turn.seat, weight, size=size, **names, **values)


def colour(turn: Turn) -> Found:
    """The turn wins the bonus of a `colour` as the first (`rank` 1) or second: `points` green
    points, `together` with all the additions to come."""
    for event in turn.events:
        if event["event"] == "bonus":
            together = event["points"] * turn.before.times_to_come
            values = {"colour": event["colour"], "rank": event["rank"], "points": event["points"]}
            yield motive("colour", turn.seat, together, together=together, **values)


def scores(turn: Turn) -> Found:
    """The turn scores several `parts`: regions, new crops, colour bonuses and a bonus tile +1
    storage, with more than one region and its crops: `points` green points, `together` with all the
    additions to come."""
    parts = [(f"region {colour}", points) for colour, _, points in regions_completed(turn)]
    is_lone = len(parts) < 2
    parts += [("crops", points) for points in [crop_points(turn)] if points]
    more = [
        (f"colour {event['colour']}", event["points"])
        for event in turn.events
        if event["event"] == "bonus"
    ]
    more += [("storage", STORAGE_POINTS) for tile in bonus_tiles(turn) if tile == "storage"]
    names = sorted(name for name, _ in (*parts, *more))
    if len(names) > 1 and (more or not is_lone):
        points = sum(each for _, each in (*parts, *more))
        together, lone = points * turn.before.times_to_come, sum(each == 1 for _, each in parts)
        weight = together - (1 - LONE) * lone * turn.before.times_to_come
        values = {"points": points, "together": together}
        yield motive("scores", turn.seat, weight, parts=tuple(names), **values)


def near(turn: Turn) -> Found:
    """A region of `size` spaces, 2 or more, in which the turn places a tile lacks only one space
    for its `points` green points, at best `together` with the additions that come then; it can act
    again."""
    seat = own(turn)
    for cell in dict.fromkeys(one["cell"] for one in placed(turn)):
        around = region_of(seat.land, cell)
        if len(empty_in(seat, around)) == 1 and goes_on(turn):
            colour, points = spaces_of(seat.land)[cell].colour, REGION_POINTS[len(around)]
            together = points * best_times(turn)
            values = {"size": len(around), "points": points, "together": together}
            weight = 0.35 * points * later_times(turn)
            yield motive("near", turn.seat, weight, colour=colour, **values)


def race(turn: Turn) -> Found:
    """The turn places a tile of a `colour` that still has a bonus, and lacks one or two spaces of
    it (`missing`); `seat` is the opponent that lacks least, `rival` spaces and at least one."""
    seats = turn.after.seats
    for colour in dict.fromkeys(colours_placed(turn)):
        missing = len(open_spaces(seats[turn.seat], colour))
        left = turn.after.colour_bonuses[colour]
        lacks = [(len(open_spaces(seats[one], colour)), one) for one in rivals_of(turn)]
        behind = [each for each in lacks if each[0]]
        if missing in (1, 2) and left and behind and goes_on(turn):
            rival, seat = min(behind)
            chance = (0.3 if missing == 1 else 0.15) * (1 if missing <= rival else 0.5)
            weight = chance * left[0] * turn.before.times_to_come
            yield motive("race", seat, weight, colour=colour, missing=missing, rival=rival)


# What it opens and brings.


def opens(turn: Turn) -> Found:
    """The turn covers a space beside the first one for a `tile`, of which no empty space touched a
    covered one before: `stored` is 1 if the tile was in storage and is still there, else 0. It can
    act again."""
    if not placed(turn) or not goes_on(turn):
        return
    for colour in COLOURS:
        if not spaces_for(was(turn), colour) and spaces_for(own(turn), colour):
            stored = int(stored_for(own(turn), colour) > 0)
            yield motive("opens", turn.seat, 1.5 if stored else 0.7, tile=colour, stored=stored)


def gains(turn: Turn) -> Found:
    """The turn brings `count` marble more than it spends, workers or hexagons, turns up yield
    cards, or places a town for a bonus tile that is not chosen yet (`thing`). `points`: what the
    things count if the seat cannot act again, else 0; `spent`: marble, 0 for other things."""
    counts = Counter[str]()
    for event in turn.events:
        if event["event"] == "gain":
            counts.update({thing: event.get(thing, 0) for thing in GAINS})
    counts["marble"] -= marble_spent(turn)
    if "cart" in colours_placed(turn):
        counts["yields"] = 1 + own(turn).bonus.get("yield", 0)
    if "town" in colours_placed(turn) and not bonus_tiles(turn):
        counts["bonus"] = int(total(turn.before.bonus_tiles) > 0)
    for thing, count in counts.items():
        if count > 0:
            points = 0 if goes_on(turn) or thing in ("yields", "bonus") else count
            worth = 1.0 if turn.before.last else GAINS[thing]
            values = {"points": points, "spent": marble_spent(turn) * (thing == "marble")}
            yield motive("gains", turn.seat, count * worth, thing=thing, count=count, **values)


def cards(turn: Turn) -> Found:
    """The turn ends with `count` region cards, by the action or for a monastery, to the `hand`
    cards that are left. They are worth little unless those are few, or pay for no stored tile with
    a space."""
    if drawn(turn):
        worth = worth_of_cards(turn) if are_needed(turn) else LEAST_WEIGHT
        yield motive("cards", turn.seat, worth, **amounts_of_cards(turn))


def idle(turn: Turn) -> Found:
    """The turn places nothing and ends with `count` region cards to a `hand` of ten or more, or of
    five or more if it spends a marble, and no stored tile has a space, if there is one (`stored`
    is then 1, else 0). It can act again."""
    seat = own(turn)
    least = ENOUGH_CARDS if marble_spent(turn) else MANY_CARDS
    is_full = seat.hand >= least and not any(spaces_for(seat, tile) for tile in seat.stored)
    if drawn(turn) and is_full and not placed(turn) and goes_on(turn):
        weight = -(0.8 + 0.02 * seat.hand)
        values = {"stored": int(bool(seat.stored))} | amounts_of_cards(turn)
        yield motive("idle", turn.seat, weight, **values)


def amounts_of_cards(turn: Turn) -> dict[str, int]:
    """Return how many cards the turn draws, and how many are in hand then."""
    return {"count": drawn(turn), "hand": own(turn).hand}


def worth_of_cards(turn: Turn) -> float:
    """Return about how many points the cards that the turn draws are worth."""
    count, hand = drawn(turn), own(turn).hand
    worth = 0.5 if hand < FEW_CARDS else 0.3 if hand < MANY_CARDS else 0.1
    share = 0.0 if turn.before.last else SHARE_OF_TILES if any(cards_for(turn)) else 1.0
    return share * worth * count


def cards_for(turn: Turn) -> Found:
    """The turn ends with `count` region cards, and a stored `tile` has a space, but its colour is
    `missing` cards short before they are drawn: of such tiles the one with the fewest, of several
    the one that scores most. It can then
    complete a region: `points` green points, at most `together` by the end, and `sure` ones even if
    an opponent is the first to cover the colour. It can act again."""
    seat = own(turn)
    lacks = [(cards_short_for(seat, tile), tile) for tile in seat.stored if spaces_for(seat, tile)]
    short = [each for each in lacks if each[0]]
    if drawn(turn) and short and goes_on(turn):
        missing = min(short)[0]
        points, sure, tile = max(
            (*((0, 0) if tile == HEXAGON else points_to_complete(turn, tile, missing)), tile)
            for number, tile in short
            if number == missing
        )
        colour = colour_of(tile)
        weight = (1.6 if len(short) == len(lacks) else 0.8) + 0.2 * points * later_times(turn)
        values = {"points": points, "together": points * turn.before.times_to_come}
        values |= {"count": drawn(turn), "missing": missing, "sure": sure}
        yield motive("cards-for", turn.seat, weight, tile=colour, **values)


def free(turn: Turn) -> Found:
    """The turn places a tile of the display for free, by a castle."""
    if any(one.get("by") == "castle" for one in placed(turn)):
        yield motive("free", turn.seat, 2.5)


def poor_castle(turn: Turn) -> Found:
    """The turn places a castle, which places only a `tile` with a small effect for free, or
    none (""), and no region of 2 or more spaces is full then. It explains a turn only if the castle
    can still be placed after the other one."""
    free = [colour_of(tile) for tile in by_castle(turn)]
    is_small = not free or (len(free) == 1 and free[0] in SMALL_EFFECTS)
    has_castle = "castle" in [one["tile"] for one in placed(turn)]
    if has_castle and is_small and all(size < 2 for _, size, _ in regions_completed(turn)):
        yield motive("poor-castle", turn.seat, -1.5, tile=free[0] if free else "")


def bonus_tile(turn: Turn) -> Found:
    """The turn takes a bonus `tile`: `count` own empty spaces have the colour that it makes better,
    0 for cards and storage; it brings `points` green points, `together` by the end. One without
    such a space speaks against the turn."""
    for tile in bonus_tiles(turn):
        better = BETTER.get(tile)
        count = len(open_spaces(own(turn), better)) if better else 0
        times, points = turn.before.times_to_come, STORAGE_POINTS if tile == "storage" else 0
        weight = points * times + (0.4 * count or NO_USE if better else 0.7 * times)
        values = {"count": count, "points": points, "together": points * times}
        yield motive("bonus-tile", turn.seat, weight, tile=tile, **values)


BETTER = {"marble": "quarry", "worker": "village", "yield": "cart"}
"""By bonus tile the colour whose tiles bring more."""


# What a tile is taken for.


def stores(turn: Turn) -> Found:
    """The turn takes a tile of a `colour`, and the duchy has empty spaces of it for all that are
    stored. It can bring `crops` new crops: on a space beside covered ones, or on any if there is
    none. `together`: by the end, for a town while a bonus tile has storage, else 0; `yields`: cards
    that a cart turns up, else 0. It can act again."""
    for action in taken(turn):
        seat, tile, colour = own(turn), action["tile"], colour_of(action["tile"])
        can_place, times = has_space(seat, tile), later_times(turn)
        spaces = open_spaces(seat, colour)
        if stored_for(seat, colour) <= len(spaces) and goes_on(turn):
            crops = new_crops(seat, tile, spaces_for(seat, tile) or spaces)
            has_storage = colour == "town" and turn.before.bonus_tiles.get("storage", 0) > 0
            together = STORAGE_POINTS * best_times(turn) if has_storage else 0
            worth = EFFECTS[colour] + (crops + STORAGE_POINTS * has_storage) * times
            weight = (0.4 if can_place else 0.25 if has_storage else 0.15) * worth
            yields = 1 + seat.bonus.get("yield", 0) if colour == "cart" else 0
            values = {"crops": crops, "together": together, "yields": yields}
            yield motive("stores", turn.seat, weight, colour=colour, **values)


def for_region(turn: Turn) -> Found:
    """The turn takes a tile for a region of a `colour`, without a discard of the colour: `size`
    spaces, `points` green points, at best `together` by the end. Once it and all other stored tiles
    of the colour are placed, the region lacks `missing` spaces; they fill regions beside covered
    spaces, first those that lack least, and `stored` is 1 if another one fills this region, too. If
    it lacks none, and no other tile of the colour is stored, the tile also brings `crops` new ones
    there at best, which the points include. It can act again."""
    for action in more_of_colour(turn):
        colour, seat = colour_of(action["tile"]), own(turn)
        lacks = places_in_regions(seat, colour)
        others = stored_for(seat, colour) - 1
        if others < len(lacks) and goes_on(turn):
            missing, size = lacks[others]
            cells = [
                cell
                for cell in spaces_for(seat, colour)
                if empty_in(seat, region_of(seat.land, cell)) == [cell]
                and len(region_of(seat.land, cell)) == size
            ]
            is_first = not missing and not others
            crops = new_crops(seat, action["tile"], cells) if is_first else 0
            points = REGION_POINTS[size] + crops
            chance = 0.3 if size == 1 else (0.5, 0.2, 0.1)[missing]
            chance *= 0.6 if HEXAGON in seat.stored else 1 - 0.2 * cards_short(seat, colour)
            together = points * best_times(turn)
            values = {"missing": missing, "points": points, "together": together}
            stored = int(others > 0 and lacks[others - 1] == (missing + 1, size))
            sizes = {"size": size, "crops": crops, "stored": stored} | values
            weight = chance * points * later_times(turn)
            yield motive("for-region", turn.seat, weight, colour=colour, **sizes)


def for_colour(turn: Turn) -> Found:
    """The turn takes a tile of a `colour`, without a discard of the colour, and the stored tiles of
    it are then as many as its empty spaces; it still has a bonus of `points` green points, at best
    `together` by the end; `sure` as in "cards-for". It can act again."""
    for action in more_of_colour(turn):
        colour, seat = colour_of(action["tile"]), own(turn)
        points, sure = bonuses_left(turn, colour)
        is_last = stored_for(seat, colour) == len(open_spaces(seat, colour))
        if points and is_last and goes_on(turn):
            together = points * best_times(turn)
            weight = (0.5 if has_space(seat, colour) else 0.25) * points * later_times(turn)
            values = {"points": points, "together": together, "sure": sure}
            yield motive("for-colour", turn.seat, weight, colour=colour, **values)


def for_both(turn: Turn) -> Found:
    """The turn takes the only tile of a `colour` in storage, and it can complete a region ("for-
    region" with none missing) as well as the colour ("for-colour"): `points`, `together` and `sure`
    are those of both."""
    regions = [one for one in for_region(turn) if not one.number("missing")]
    for one, other in zip(regions, for_colour(turn), strict=False):
        if stored_for(own(turn), one.word("colour")) == 1:
            values = {
                name: one.number(name) + other.number(name) for name in ("points", "together")
            }
            values["sure"] = one.number("points") + other.number("sure")
            weight = one.weight + other.weight
            yield motive("for-both", turn.seat, weight, colour=one["colour"], **values)


def last_tile(turn: Turn) -> Found:
    """The turn takes the last tile of a `colour` in the display, and the duchy has spaces beside
    covered ones for it and for all other stored tiles of the colour; it can act again."""
    for colour in last_of_display(turn):
        if taken(turn) and has_space(own(turn), colour) and goes_on(turn):
            yield motive("last-tile", turn.seat, 0.3 + 0.1 * EFFECTS[colour], colour=colour)


def last_chance(turn: Turn) -> Found:
    """The turn takes the last tile of a `colour` in the display ("last-tile"), and a stored `tile`
    of another colour that could be placed before it still can be placed next, which nobody can take
    away. It explains a turn only if the other one places that tile."""
    for one in last_tile(turn):
        for tile in dict.fromkeys(colour_of(tile) for tile, *_ in waiting_tiles(turn)):
            if tile != one["colour"]:
                values = {"colour": one.word("colour"), "tile": tile}
                yield motive("last-chance", turn.seat, 0.8 + one.weight, **values)


def ahead(turn: Turn) -> Found:
    """The turn takes the last tile of a `colour` in the display. Its spaces are enough for all that
    are stored, and none is beside covered ones yet, but one is beside a space that can be covered
    next: `stored` is 1 if a stored tile fits there, else 0. It can act again."""
    seat, colours = own(turn), [colour_of(one["tile"]) for one in taken(turn)]
    spaces, around = spaces_of(seat.land), neighbours_of(seat.land)
    for colour in last_of_display(turn) if goes_on(turn) else ():
        left = set(open_spaces(seat, colour))
        if colour in colours and stored_for(seat, colour) <= len(left):
            near = [cell for cell in reached_by(seat) if not left.isdisjoint(around[cell])]
            if near and not spaces_for(seat, colour):
                fits = any(stored_for(seat, spaces[cell].colour) for cell in near)
                stored = int(fits or HEXAGON in seat.stored)
                weight = 0.8 + 0.2 * EFFECTS[colour] + 0.3 * stored
                yield motive("ahead", turn.seat, weight, colour=colour, stored=stored)


def scarce(turn: Turn) -> Found:
    """The turn takes the last tile of a `colour` in the display ("last-tile"), and the display
    still has enough tiles like `tile` ("can-take"). It explains a turn only if the other one takes
    such a tile."""
    for one in last_tile(turn):
        for each in can_take(turn):
            values = {"colour": one.word("colour"), "tile": each.word("tile")}
            yield motive("scarce", turn.seat, 0.6 + one.weight, **values)


def denies(turn: Turn) -> Found:
    """The turn removes the last tile of a `colour` from the display. An opponent, `seat`, could
    complete a region of `size` spaces, 2 or more, with it and all other tiles of the colour that it
    stores, and stores no hexagon: of such opponents the one with the largest region. It is not the
    last round."""
    for colour in last_of_display(turn):
        needs = [
            (largest_to_complete(turn.after.seats[rival], colour), -at, rival)
            for at, rival in enumerate(rivals_of(turn))
        ]
        size, _, rival = max(needs)
        if size > 1 and not turn.before.last:
            weight = denial(turn) * REGION_POINTS[size] * turn.before.times_to_come
            yield motive("denies", rival, weight, colour=colour, size=size)


def denies_bonus(turn: Turn) -> Found:
    """The turn removes the last tile of a `colour` from the display. An opponent, `seat`, has one
    empty space of the colour more than it stores tiles of it, one of them beside a covered one, and
    no hexagon; the colour still has a bonus of `points` green points. It is not the last round."""
    for colour in last_of_display(turn) if not turn.before.last else ():
        left = turn.after.colour_bonuses[colour]
        for rival in rivals_of(turn) if left else ():
            seat = turn.after.seats[rival]
            missing = len(open_spaces(seat, colour)) - stored_for(seat, colour)
            if missing == 1 and HEXAGON not in seat.stored and spaces_for(seat, colour):
                weight = denial(turn) * left[0] * turn.before.times_to_come
                yield motive("denies-bonus", rival, weight, colour=colour, points=left[0])


def denial(turn: Turn) -> float:
    """Return the share of an opponent's points that it is worth to deny them: less if others gain
    by it, too."""
    return 0.15 if len(turn.before.seats) == 2 else 0.1


def ready(turn: Turn) -> Found:
    """A stored `tile` can be placed in the next action with the hand after the turn, for `cards`
    and `workers` as price_for has them, and could not before it; a tile that the turn takes has a
    space that no other stored tile of its colour needs, and no tile that the turn does not place
    could be placed for as little before it. It can act again."""
    left = set(was(turn).stored) - {one["tile"] for one in placed(turn)}
    waiting = [price_for(was(turn), tile) for tile in left if is_ready(was(turn), tile)]
    for tile in dict.fromkeys(own(turn).stored) if goes_on(turn) else ():
        is_old = tile in was(turn).stored
        was_ready = is_ready(was(turn), tile) if is_old else not has_space(own(turn), tile)
        if not was_ready and is_ready(own(turn), tile):
            workers, cards = price_for(own(turn), tile)
            if not any(each <= (workers, cards) for each in waiting):
                paid = {"cards": cards, "workers": workers}
                weight = 1.2 - 0.2 * (cards - PRICE) - 0.5 * workers
                yield motive("ready", turn.seat, weight, tile=colour_of(tile), **paid)


def short(turn: Turn) -> Found:
    """The turn takes a `tile` for which there is a space, but its colour is `missing` cards short
    with the hand after the turn; it can act again."""
    for action in taken(turn):
        tile = colour_of(action["tile"])
        missing = cards_short(own(turn), tile)
        if missing and has_space(own(turn), tile) and goes_on(turn):
            yield motive("short", turn.seat, -0.6 * missing, tile=tile, missing=missing)


def no_space(turn: Turn) -> Found:
    """The turn takes a `tile` for which no empty space in a region beside covered spaces is left
    after the other stored tiles of its colour, of which there are `others`; `ever` is 0 if the
    whole duchy has none left, 1 if the others need all that are left, else 2 if none is beside
    covered ones, or 3."""
    for action in taken(turn):
        colour = colour_of(action["tile"])
        places = places_in_regions(own(turn), colour)
        if stored_for(own(turn), colour) > len(places) and goes_on(turn):
            spaces = len(open_spaces(own(turn), colour))
            ever = 2 if stored_for(own(turn), colour) <= spaces else int(spaces > 0)
            ever += ever == 2 and bool(spaces_for(own(turn), action["tile"]))
            weight = (-2.0, -2.0, -1.5, -1.5)[ever]
            others = stored_for(own(turn), colour) - 1
            yield motive("no-space", turn.seat, weight, tile=colour, ever=ever, others=others)


# When the phase ends, what counts at the end, and the layout at the beginning.


def ends(turn: Turn) -> Found:
    """The turn takes a tile, and its place is filled from the seat's stack for this `phase`, in
    which at most two tiles are `left` then; the phase ends if none is. `lead`: by how many green
    points, in phase III points with the green ones that are still added, the seat is ahead of its
    best opponent after the turn; below 0 it is behind. `tiles`: how many tiles in storage could be
    placed and paid next."""
    phase, left = turn.before.phase, left_in_stack(turn)
    if phase is not None and left is not None and left < NEAR_THE_END:
        in_all, green = ([one.green + red * one.red for one in turn.after.seats] for red in (1, 0))
        overall, lead = (each.pop(turn.seat) - max(each) for each in (in_all, green))
        lead = overall if phase == PHASES else lead
        tiles = sum(is_ready(own(turn), tile) for tile in own(turn).stored)
        is_clear = abs(lead) >= CLEAR_LEAD and (not left or lead * overall > 0)
        weight = max(-2.0, min(2.0, 0.3 * lead)) if is_clear else 0.0
        if not left and not weight and phase < PHASES:
            weight = -0.8 * min(tiles, 2)
        values = {"phase": phase, "left": left, "lead": lead, "tiles": tiles}
        yield motive("ends", turn.seat, weight / (left + 1), **values)


def leftover(turn: Turn) -> Found:
    """The turn stores a tile without a discard, which is worth 1 point at the end (`thing` "tile"),
    in the last round, or in phase III if the duchy has no space for it ("no-space"). Or it draws or
    pays in the last round cards that bring `points` more for cards in hand ("cards"), below 0 for
    fewer."""
    is_late = turn.before.last or (turn.before.phase == PHASES and any(no_space(turn)))
    if is_late and any(action["discard"] is None for action in taken(turn)):
        yield motive("leftover", turn.seat, 1.0, thing="tile", points=1)
    if not turn.before.last:
        return
    hand = own(turn).hand + drawn(turn)
    points = hand // CARDS_FOR_A_POINT - was(turn).hand // CARDS_FOR_A_POINT
    if points:
        yield motive("leftover", turn.seat, points, thing="cards", points=points)


def layout(turn: Turn) -> Found:
    """The turn lays out a duchy with a region of a `colour` that has `size` spaces, the most that
    are possible, and brings `points` green points."""
    for action in actions_of(turn):
        if action["type"] == "start":
            land = duchy_of(action)
            for one in regions_of(land):
                if len(one) == len(REGION_POINTS) - 1:
                    colour, points = spaces_of(land)[one[0]].colour, REGION_POINTS[len(one)]
                    sizes = {"size": len(one), "points": points}
                    yield motive("layout", turn.seat, 0.3 * points, colour=colour, **sizes)


def start_castle(turn: Turn) -> Found:
    """The turn chooses a start castle that touches spaces of `count` colours, of `count` colours of
    which the display has a tile, `count` spaces for a town, which brings an early bonus tile, or
    `count` regions of one space (`thing` "colours", "display", "towns" or "regions")."""
    for action in actions_of(turn):
        if action["type"] == "start":
            land = duchy_of(action)
            around = neighbours_of(land)[action["castle"]]
            colours = [spaces_of(land)[each].colour for each in around]
            shown = {colour_of(tile) for tile in turn.before.display if tile}
            lone = sum(len(region_of(land, each)) == 1 for each in around)
            towns, number, fitting = colours.count("town"), len({*colours}), len({*colours} & shown)
            for thing, count, weight in (
                ("towns", towns, 1.5 * ("town" in shown)),
                ("display", fitting, 0.6 * fitting),
                ("colours", number, 0.5 * (number - 3)),
                ("regions", lone, 0.5 * lone),
            ):
                if count:
                    yield motive("start-castle", turn.seat, weight, thing=thing, count=count)


def layout_points(turn: Turn) -> Found:
    """The turn lays out a duchy whose regions can bring `points` green points together."""
    for action in actions_of(turn):
        if action["type"] == "start":
            points = sum(REGION_POINTS[len(one)] for one in regions_of(duchy_of(action)))
            yield motive("layout-points", turn.seat, 0.3 * points, points=points)


COMPLETES = scores, region, crops, region_and_crops, colour, near, race
BRINGS = opens, gains, cards, idle, cards_for, free, poor_castle, bonus_tile
TAKES = stores, for_region, for_colour, for_both, ready, short, no_space
LASTS = last_tile, last_chance, ahead, scarce, denies, denies_bonus
SPENDS = discards, breaks, needed, waits, can_place, saves_marble, can_take, keeps, price, spends
OTHERS = hexagon, ends, leftover, layout, layout_points, start_castle
FACTS: Mapping[str, Callable[[Turn], Found]] = {
    fact.__name__.replace("_", "-"): fact
    for fact in (*COMPLETES, *BRINGS, *TAKES, *LASTS, *SPENDS, *OTHERS)
}
"""By kind the function that yields it."""
