"""Motives of Tuscany as sentences without a subject: "Completes the cart region: 3 green points."

A tile or a region is the object of its sentence: its translations have that case. The name of
another player comes in brackets at the end, where no grammar depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.ai.games.tuscany.turn_facts import BETTER, CLEAR_LEAD
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany.protocol import PHASES
from burgundy_qt.rules.tuscany.state import STORAGE_POINTS
from burgundy_qt.widgets.advice.game_advice import titles_by_kind
from burgundy_qt.widgets.games.tuscany.tuscany_texts import (
    ENDS,
    FOR_REGIONS,
    FULL_COLOURS,
    LAST_ENDS,
    LAST_ROUND,
    LAST_TILES,
    NEW_CROPS,
    NO_SPACE,
    TAKEN,
    THE_REGIONS,
    TILES,
    WITH_CROPS,
    cards_counted,
    colours_name,
    goods_counted,
    green_points,
    phase_name,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import (
    join_with_and,
    join_with_commas,
    points_text,
    workers_text,
)

THINGS: Mapping[str, str] = {
    "marble": tr_noop("Motive", "Brings {goods} for second actions."),
    "workers": tr_noop("Motive", "Brings {goods} in place of cards."),
    "hexagons": tr_noop("Motive", "Brings {goods} for any space."),
}
BONUS_TILES: Mapping[str, str] = {
    "card": tr_noop("Motive", "Draws one card more with every draw action."),
    "marble": tr_noop("Motive", "Gets more marble with every quarry (spaces still empty: {n})."),
    "storage": tr_noop("Motive", "Gets a storage space and {green}, {together} in all by the end."),
    "worker": tr_noop("Motive", "Gets more workers with every village (spaces still empty: {n})."),
    "yield": tr_noop(
        "Motive", "Turns up more yield cards with every cart (spaces still empty: {n})."
    ),
}
SCORES: Mapping[tuple[bool, bool], str] = {
    (True, False): tr_noop("Motive", "Completes {things}: {green}."),
    (True, True): tr_noop("Motive", "Completes {things}: {points} in all by the end."),
    (False, False): tr_noop("Motive", "Scores {green} ({things})."),
    (False, True): tr_noop("Motive", "Scores {green}, {together} in all by the end ({things})."),
}
"""Several scores at once, by whether all are regions and colours, and by whether they count more
than once."""
PARTS: Mapping[str, str] = {
    "region": tr_noop("Motive", "regions"),
    "crops": tr_noop("Motive", "crops"),
    "colour": tr_noop("Motive", "colour bonuses"),
    "storage": tr_noop("Motive", "bonus tile"),
}
"""What else scores, in brackets."""


def motive_text(motive: Motive, names: Sequence[str]) -> str:
    """Return a motive as a sentence, with the names of the players by seat."""
    if "same" in dict(motive.values):
        sentence = tr_noop("Motive", "Takes {tile} that can bring the same points next turn.")
        return tr("Motive", sentence, tile=a_tile(motive.word("colour")))
    return SENTENCES[motive.kind](motive, names[motive.seat])


def the_region(motive: Motive) -> str:
    """Return the motive's region as an object."""
    return tr("Motive", THE_REGIONS[motive.word("colour")], "object")


def a_tile(tile: str) -> str:
    """Return a tile or a wooden hexagon as an object."""
    return tr("Motive", TILES[tile], "object")


def region_text(motive: Motive, name: str) -> str:
    """Return a completed region."""
    region, (green, together) = the_region(motive), points_of(motive)
    if "with_size" in dict(motive.values):
        size, points = motive.number("size"), points_text(together)
        alone = tr_noop("Motive", "Completes {region} of size {size}: {green}.")
        more = tr_noop("Motive", "Completes {region} of size {size}: {points} in all by the end.")
        sentence = more if together else alone
        return tr("Motive", sentence, region=region, size=size, green=green, points=points)
    if not together:
        return tr("Motive", "Completes {region}: {green}.", region=region, green=green)
    sentence = tr_noop("Motive", "Completes {region}: {green}, {together} in all by the end.")
    return tr("Motive", sentence, region=region, green=green, together=together)


def points_of(motive: Motive) -> tuple[str, int]:
    """Return the green points, and how many points they are by the end: 0 if that is the same."""
    points, together = motive.number("points"), motive.number("together")
    return green_points(points), together if together != points else 0


def green_in_all(motive: Motive) -> str:
    """Return the green points, and how many points they are by the end, if that is more."""
    green, together = points_of(motive)
    if not together:
        points = motive.number("points")
        is_sure = dict(motive.values).get("sure", points) == points
        return green if is_sure else at_most(points)
    pattern = tr_noop("Motive", "{green}, at most {together} in all", "points, after a colon")
    return tr("Motive", pattern, green=green, together=together)


def at_most(points: int) -> str:
    """Return a number of points as the most that are possible."""
    return tr("Motive", "at most {points}", "by the end", points=points_text(points))


def crops_text(motive: Motive, name: str) -> str:
    """Return the points for new crops, or for a wooden hexagon in place of them."""
    green, together = points_of(motive)
    sentence = NEW_CROPS[variety_of(motive, motive.number("points")), together > 0]
    return tr("Motive", sentence, green=green, together=together)


def region_and_crops_text(motive: Motive, name: str) -> str:
    """Return a completed region and new crops, or a wooden hexagon in place of them, with the sum
    of their points."""
    region, (green, together) = the_region(motive), points_of(motive)
    sentence = WITH_CROPS[bool(motive["tile"]), together > 0]
    return tr("Motive", sentence, region=region, green=green, together=together)


def variety_of(motive: Motive, number: int) -> str:
    """Return the key of a sentence about a number of new crops: "hexagon", "crop" or "crops"."""
    return motive.word("tile") or ("crop" if number == 1 else "crops")


def colour_text(motive: Motive, name: str) -> str:
    """Return a colour bonus."""
    colour, (green, together) = colours_name(motive.word("colour")), points_of(motive)
    sentence = FULL_COLOURS[motive.number("rank"), together > 0]
    return tr("Motive", sentence, colour=colour, green=green, together=together)


def scores_text(motive: Motive, name: str) -> str:
    """Return several scores at once: their sum, and what they are for."""
    parts = [part.split() for part in cast(tuple[str, ...], motive["parts"])]
    are_named = all(len(part) > 1 for part in parts) and len(parts) < 4
    if are_named:
        things = join_with_and([completed_text(*part) for part in sorted(parts, reverse=True)])
    else:
        things = join_with_commas(
            [tr("Motive", PARTS[kind]) for kind in {each[0]: 0 for each in parts}]
        )
    green, together = points_of(motive)
    sentence = SCORES[are_named, together > 0]
    points = points_text(together)
    return tr("Motive", sentence, things=things, green=green, together=together, points=points)


def completed_text(kind: str, colour: str) -> str:
    """Return a region or all spaces of a colour as an object."""
    if kind == "region":
        return tr("Motive", THE_REGIONS[colour], "object")
    return tr("Motive", "all {colour}", "object", colour=colours_name(colour))


def near_text(motive: Motive, name: str) -> str:
    """Return a region that lacks one space."""
    region, (green, together) = the_region(motive), points_of(motive)
    if not together:
        sentence = tr_noop("Motive", "Almost fills {region}: one more brings {green}.")
        return tr("Motive", sentence, region=region, green=green)
    sentence = tr_noop(
        "Motive",
        "Almost fills {region}: one more brings {green}, at most {together} in all.",
    )
    return tr("Motive", sentence, region=region, green=green, together=together)


def race_text(motive: Motive, name: str) -> str:
    """Return a colour bonus that is near."""
    return tr(
        "Motive",
        "Needs {n} more space(s) to cover all {colour}; an opponent needs {rival} ({name}).",
        n=motive.number("missing"),
        colour=colours_name(motive.word("colour")),
        rival=motive.number("rival"),
        name=name,
    )


def opens_text(motive: Motive, name: str) -> str:
    """Return a space for a tile."""
    sentence = (
        tr_noop("Motive", "Opens a space for {tile} in storage.")
        if motive.number("stored")
        else tr_noop("Motive", "Opens a space for {tile}.")
    )
    return tr("Motive", sentence, tile=a_tile(motive.word("tile")))


def gains_text(motive: Motive, name: str) -> str:
    """Return marble, workers or hexagons and their use, or yield cards."""
    thing, count = motive.word("thing"), motive.number("count")
    if thing == "bonus":
        return tr("Motive", "Brings a bonus tile.")
    if thing == "yields":
        return tr("Motive", "Turns up {n} yield card(s).", n=count)
    goods, points = goods_counted({thing: count}), motive.number("points")
    if points:
        sentence = tr_noop("Motive", "Brings {goods}: {points} at the end.")
        return tr("Motive", sentence, goods=goods, points=points_text(points))
    more = tr_noop("Motive", "Brings {goods} more than it spends.")
    return tr("Motive", more if motive["spent"] else THINGS[thing], goods=goods)


def cards_text(motive: Motive, name: str) -> str:
    """Return region cards that are drawn."""
    cards, hand = cards_counted(motive.number("count")), motive.number("hand")
    if not hand:
        return tr("Motive", "Draws {cards} with an empty hand.", cards=cards)
    return tr("Motive", "Adds {cards} to the {hand} in hand.", cards=cards, hand=hand)


def idle_text(motive: Motive, name: str) -> str:
    """Return region cards that are drawn although nothing can be placed with them."""
    sentence = (
        tr_noop("Motive", "Adds {cards} to the {hand} in hand, and no stored tile has a space.")
        if motive["stored"]
        else tr_noop("Motive", "Adds {cards} to the {hand} in hand, with no stored tile to place.")
    )
    cards = cards_counted(motive.number("count"))
    return tr("Motive", sentence, cards=cards, hand=motive.number("hand"))


def cards_for_text(motive: Motive, name: str) -> str:
    """Return the tile for which cards are drawn, or the region that it can complete."""
    tile, missing = motive.word("tile"), motive.number("missing")
    if motive.number("points"):
        return tr(
            "Motive",
            "Draws cards: with {n} fitting card(s) it can complete {region} and score {green}.",
            n=missing,
            region=tr("Motive", THE_REGIONS[tile], "object"),
            green=green_in_all(motive),
        )
    return tr(
        "Motive",
        "Draws {cards}: {n} fitting card(s) will be enough to place {tile} from storage.",
        cards=cards_counted(motive.number("count")),
        tile=a_tile(tile),
        n=missing,
    )


def bonus_text(motive: Motive, name: str) -> str:
    """Return a bonus tile and its use, or that it has none."""
    tile, count = motive.word("tile"), motive.number("count")
    if tile in BETTER and not count:
        sentence = tr_noop(
            "Motive", "Takes a bonus tile for {colour}, which are all covered already."
        )
        return tr("Motive", sentence, colour=colours_name(BETTER[tile]))
    green, together = green_points(STORAGE_POINTS), motive.number("together")
    return tr("Motive", BONUS_TILES[tile], n=count, green=green, together=together)


def stores_text(motive: Motive, name: str) -> str:
    """Return a tile that fits, with its effect."""
    colour, crops, together = motive.word("colour"), motive.number("crops"), motive["together"]
    if together:
        sentence = tr_noop(
            "Motive", "Takes a town for a storage space and {green}, at most {together} in all."
        )
        return tr("Motive", sentence, green=green_points(STORAGE_POINTS), together=together)
    if colour == "cart":
        yields = motive.number("yields")
        return tr("Motive", "Takes a cart, which turns up {n} yield card(s).", n=yields)
    if colour in TAKEN:
        return tr("Motive", TAKEN[colour])
    if crops:
        return tr("Motive", "Takes an agriculture tile with {n} new crop(s).", n=crops)
    return tr("Motive", "Takes an agriculture tile, but its crops are not new.")


def for_region_text(motive: Motive, name: str) -> str:
    """Return a tile for a region that it can complete, or bring nearer, with stored ones."""
    region, n = the_region(motive), motive.number("missing")
    green, together = points_of(motive)
    if together and n == 1:
        green = at_most(together)
    it = {"region": region, "green": green}
    if n and motive["stored"]:
        return tr(
            "Motive", "With stored tiles, {n} more space(s) for {region}: {green}.", n=n, **it
        )
    if n:
        return tr(
            "Motive", "Takes a tile for {region}: {n} more space(s), then {green}.", n=n, **it
        )
    means = "crops" if motive["crops"] else "stored" if motive["stored"] else ""
    return tr("Motive", FOR_REGIONS[means], region=region, green=green_in_all(motive))


def for_colour_text(motive: Motive, name: str) -> str:
    """Return the last tile that is missing for a colour."""
    tile, colour = a_tile(motive.word("colour")), colours_name(motive.word("colour"))
    sentence = tr_noop("Motive", "Takes {tile} to cover all {colour}: {green}.")
    return tr("Motive", sentence, tile=tile, colour=colour, green=green_in_all(motive))


def for_both_text(motive: Motive, name: str) -> str:
    """Return a tile that can complete a region and a colour."""
    region, colour = the_region(motive), colours_name(motive.word("colour"))
    _, together = points_of(motive)
    green = at_most(together) if together else green_in_all(motive)
    sentence = tr_noop("Motive", "Takes a tile to fill {region} and all {colour}: {green}.")
    return tr("Motive", sentence, region=region, colour=colour, green=green)


def last_tile_text(motive: Motive, name: str) -> str:
    """Return the last tile of a colour in the display."""
    return tr("Motive", "Takes {tile} in the display.", tile=the_last(motive))


def last_chance_text(motive: Motive, name: str) -> str:
    """Return the last tile of a colour that is taken while a stored one waits."""
    sentence = tr_noop(
        "Motive", "Takes {last} in the display, and can still place {tile} next turn."
    )
    return tr("Motive", sentence, last=the_last(motive), tile=a_tile(motive.word("tile")))


def the_last(motive: Motive) -> str:
    """Return the last tile of the motive's colour as an object."""
    return tr("Motive", LAST_TILES[motive.word("colour")], "object")


def ahead_text(motive: Motive, name: str) -> str:
    """Return the last tile of a colour whose space can be opened next."""
    sentence = (
        tr_noop("Motive", "Takes {last} in the display; a stored tile can open its space.")
        if motive["stored"]
        else tr_noop("Motive", "Takes {last} in the display; one more tile opens its space.")
    )
    return tr("Motive", sentence, last=the_last(motive))


def scarce_text(motive: Motive, name: str) -> str:
    """Return the last tile of a colour that is taken while another one can be taken later."""
    sentence = tr_noop(
        "Motive", "Takes {last} in the display, and can probably take {tile} next turn."
    )
    return tr("Motive", sentence, last=the_last(motive), tile=a_tile(motive.word("tile")))


def poor_castle_text(motive: Motive, name: str) -> str:
    """Return the small tile that a castle places."""
    tile = motive.word("tile")
    if not tile:
        return tr("Motive", "Places a castle that places no other tile.")
    return tr("Motive", "Places a castle that brings only {tile} for free.", tile=a_tile(tile))


def denies_text(motive: Motive, name: str) -> str:
    """Return a tile that an opponent needs."""
    sentence = tr_noop(
        "Motive", "Takes {tile} in the display, needed for an opponent's region of {size} ({name})."
    )
    return tr("Motive", sentence, tile=the_last(motive), size=motive.number("size"), name=name)


def denies_bonus_text(motive: Motive, name: str) -> str:
    """Return a tile that an opponent needs for a colour bonus."""
    sentence = tr_noop(
        "Motive", "Takes {tile} in the display, needed for a colour bonus: {points} ({name})."
    )
    points = points_text(motive.number("points"))
    return tr("Motive", sentence, tile=the_last(motive), points=points, name=name)


def ready_text(motive: Motive, name: str) -> str:
    """Return a tile that can be placed and paid, and its price."""
    sentence = tr_noop("Motive", "Can place {tile} next, for {price}.")
    return tr("Motive", sentence, tile=a_tile(motive.word("tile")), price=paid_text(motive))


def discards_text(motive: Motive, name: str) -> str:
    """Return a discarded tile."""
    tile, instead = a_tile(motive.word("tile")), motive.word("instead")
    if instead == motive["tile"]:
        return tr("Motive", "Discards {tile} for another one of the same colour.", tile=tile)
    if instead:
        sentence = tr_noop("Motive", "Discards {tile} and keeps {other} without a space for it.")
        return tr("Motive", sentence, tile=tile, other=a_tile(instead))
    sentence = (
        tr_noop("Motive", "Discards {tile} to make room.")
        if motive.number("space")
        else tr_noop("Motive", "Discards only {tile} without a space for it.")
    )
    return tr("Motive", sentence, tile=tile)


def short_text(motive: Motive, name: str) -> str:
    """Return a tile that cannot be paid yet."""
    tile, missing = a_tile(motive.word("tile")), motive.number("missing")
    return tr("Motive", "Takes {tile} and lacks {n} card(s) to place it.", tile=tile, n=missing)


def no_space_text(motive: Motive, name: str) -> str:
    """Return a tile without a space."""
    ever, are_several = motive.number("ever"), motive.number("others") > 1
    sentence = NO_SPACE[ever, are_several and ever in (1, 3)]
    return tr("Motive", sentence, tile=a_tile(motive.word("tile")))


def needed_text(motive: Motive, name: str) -> str:
    """Return cards of a stored tile's colour that are paid for another one."""
    n, tile = motive.number("cards"), a_tile(motive.word("tile"))
    return tr(
        "Motive", "Pays {n} card(s) that it needs to place {tile} from storage.", n=n, tile=tile
    )


def breaks_text(motive: Motive, name: str) -> str:
    """Return a tile that cannot be paid any more."""
    tile = a_tile(motive.word("tile"))
    return tr("Motive", "Leaves too few cards to place {tile} from storage.", tile=tile)


def hexagon_text(motive: Motive, name: str) -> str:
    """Return a wooden hexagon that is placed, and the tiles that would do instead."""
    tile = a_tile(motive.word("colour"))
    if not motive.number("tiles"):
        if motive["alone"]:
            return tr("Motive", "Uses up a wooden hexagon for a region of only 1 space.")
        return tr("Motive", "Uses up a wooden hexagon.")
    return tr("Motive", "Uses up a wooden hexagon where {tile} would fit.", tile=tile)


def can_place_text(motive: Motive, name: str) -> str:
    """Return a tile that can still be placed, and what it can score."""
    return next_text(
        motive,
        tr_noop("Motive", "Can still place {tile} next turn."),
        tr_noop("Motive", "Can still place {tile} next turn and add crops: {green}."),
        tr_noop("Motive", "Can still place {tile} next turn and complete a region: {green}."),
    )


def next_text(motive: Motive, alone: str, crops: str, region: str) -> str:
    """Return one of three sentences about a stored tile, by what it can score next."""
    points = motive.number("points") or motive.number("crops")
    sentence = region if motive["points"] else crops if points else alone
    tile, green = a_tile(motive.word("tile")), green_points(points)
    cards = cards_counted(motive.number("cards")) if "cards" in dict(motive.values) else ""
    colour = motive.word("tile")
    region = (
        tr("Motive", THE_REGIONS[colour], "object")
        if colour in THE_REGIONS
        else tr("Motive", "a region", "object")
    )
    return tr("Motive", sentence, tile=tile, green=green, cards=cards, region=region)


def saves_marble_text(motive: Motive, name: str) -> str:
    """Return a tile that can be placed next turn without a marble, and its region."""
    return next_text(
        motive,
        tr_noop("Motive", "Keeps the marble, and can still place {tile} next turn."),
        tr_noop("Motive", "Keeps the marble; can still place {tile} and add crops: {green}."),
        tr_noop(
            "Motive", "Keeps the marble; can still place {tile} and complete a region: {green}."
        ),
    )


def waits_text(motive: Motive, name: str) -> str:
    """Return a tile that can be placed a turn later, and what it can score."""
    return next_text(
        motive,
        tr_noop("Motive", "Can still place {tile} next turn, perhaps for fewer than {cards}."),
        tr_noop("Motive", "Can still add crops: {green}, perhaps for fewer than {cards}."),
        tr_noop("Motive", "Can still complete {region}: {green}, perhaps for fewer than {cards}."),
    )


def can_take_text(motive: Motive, name: str) -> str:
    """Return a tile of which the display has enough."""
    sentence = tr_noop(
        "Motive", "Can probably still take {tile} next turn: the display has {count}."
    )
    tile, count = a_tile(motive.word("tile")), motive.number("count")
    return tr("Motive", sentence, tile=tile, count=count)


def keeps_text(motive: Motive, name: str) -> str:
    """Return how many colours can still be paid with two cards of their own."""
    count = motive.number("count")
    return tr("Motive", "Keeps two cards each of {n} colour(s), enough for one space.", n=count)


def price_text(motive: Motive, name: str) -> str:
    """Return an unusual price."""
    if not motive.number("workers"):
        return tr("Motive", "Pays {n} card(s) more than usual.", n=motive.number("more"))
    return tr("Motive", "Pays {price}.", price=paid_text(motive))


def paid_text(motive: Motive) -> str:
    """Return a price in cards and workers."""
    cards, workers = motive.number("cards"), motive.number("workers")
    paid = [cards_counted(cards)] if cards else []
    return join_with_and([*paid, *([workers_text(workers)] if workers else [])])


def ends_text(motive: Motive, name: str) -> str:
    """Return the end of a phase, or how near it is."""
    phase, left, lead = (motive.number(each) for each in ("phase", "left", "lead"))
    sign, is_last = (lead > 0) - (lead < 0), phase == PHASES
    if not left and not is_last and abs(lead) < CLEAR_LEAD and motive["tiles"]:
        return tr(
            "Motive",
            "Ends phase {phase} before it can place {n} tile(s) from storage.",
            phase=phase_name(phase),
            n=motive.number("tiles"),
        )
    lasts = LAST_ENDS if left else LAST_ROUND
    sentence = lasts[sign] if is_last else ENDS[bool(left), sign]
    points = points_text(abs(lead)) if is_last else green_points(abs(lead))
    return tr("Motive", sentence, phase=phase_name(phase), tiles=tiles_counted(left), lead=points)


def leftover_text(motive: Motive, name: str) -> str:
    """Return what counts at the end."""
    points = motive.number("points")
    if motive.word("thing") == "tile":
        return tr("Motive", "Stores a tile that is worth 1 point at the end.")
    if points < 0:
        sentence = tr_noop("Motive", "Pays cards that are worth {points} at the end.")
        return tr("Motive", sentence, points=points_text(-points))
    return tr("Motive", "Draws cards that are worth {n} more point(s) at the end.", n=points)


def layout_text(motive: Motive, name: str) -> str:
    """Return a large region of a layout."""
    green = green_points(motive.number("points"))
    sentence = tr_noop("Motive", "Lays out {region} with {size} spaces: {green}.")
    return tr(
        "Motive", sentence, region=the_region(motive), size=motive.number("size"), green=green
    )


def start_castle_text(motive: Motive, name: str) -> str:
    """Return the spaces around the start castle, or their colours."""
    n = motive.number("count")
    if motive["thing"] == "towns":
        return tr("Motive", "Starts beside a space for a town, which brings a bonus tile.")
    if motive["thing"] == "display":
        return tr("Motive", "Starts beside spaces for {n} colour(s) in the display.", n=n)
    if motive["thing"] == "regions":
        return tr("Motive", "Starts beside {n} region(s) of 1 space.", n=n)
    return tr("Motive", "Starts beside spaces of {n} colour(s).", n=n)


def spends_text(motive: Motive, name: str) -> str:
    """Return a marble that is spent, and a tile that is discarded with it."""
    tile = motive.word("discarded")
    if not tile:
        return tr("Motive", "Spends a marble on a second action.")
    sentence = tr_noop("Motive", "Spends a marble on a second action and discards {tile}.")
    return tr("Motive", sentence, tile=a_tile(tile))


def layout_points_text(motive: Motive, name: str) -> str:
    """Return what the regions of a layout bring together."""
    green = green_points(motive.number("points"))
    return tr("Motive", "Lays out regions that bring {green} when all are full.", green=green)


SENTENCES: Mapping[str, Callable[[Motive, str], str]] = {
    "scores": scores_text,
    "region": region_text,
    "crops": crops_text,
    "region-and-crops": region_and_crops_text,
    "colour": colour_text,
    "near": near_text,
    "race": race_text,
    "opens": opens_text,
    "gains": gains_text,
    "cards": cards_text,
    "idle": idle_text,
    "cards-for": cards_for_text,
    "free": lambda motive, name: tr("Motive", "Places another tile for free."),
    "bonus-tile": bonus_text,
    "stores": stores_text,
    "for-region": for_region_text,
    "for-colour": for_colour_text,
    "for-both": for_both_text,
    "last-tile": last_tile_text,
    "last-chance": last_chance_text,
    "ahead": ahead_text,
    "scarce": scarce_text,
    "poor-castle": poor_castle_text,
    "denies": denies_text,
    "denies-bonus": denies_bonus_text,
    "ready": ready_text,
    "short": short_text,
    "no-space": no_space_text,
    "discards": discards_text,
    "breaks": breaks_text,
    "waits": waits_text,
    "needed": needed_text,
    "can-place": can_place_text,
    "saves-marble": saves_marble_text,
    "can-take": can_take_text,
    "keeps": keeps_text,
    "price": price_text,
    "spends": spends_text,
    "hexagon": hexagon_text,
    "ends": ends_text,
    "leftover": leftover_text,
    "layout": layout_text,
    "layout-points": layout_points_text,
    "start-castle": start_castle_text,
}
"""By kind the function that makes its sentence."""

TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing regions"): (
            "scores",
            "region",
            "region-and-crops",
        ),
        tr_noop("Motives", "Preparing regions"): ("near", "for-region", "for-both", "ready"),
        tr_noop("Motives", "Crops"): ("crops",),
        tr_noop("Motives", "Colour bonuses"): ("colour", "for-colour", "race"),
        tr_noop("Motives", "Spaces within reach"): ("opens", "no-space"),
        tr_noop("Motives", "Marble, workers and hexagons"): (
            "gains",
            "spends",
            "hexagon",
            "free",
            "poor-castle",
        ),
        tr_noop("Motives", "Region cards"): (
            "cards",
            "idle",
            "cards-for",
            "short",
            "breaks",
            "needed",
            "waits",
            "can-place",
            "saves-marble",
            "keeps",
            "price",
        ),
        tr_noop("Motives", "Bonus tiles"): ("bonus-tile",),
        tr_noop("Motives", "Storage"): (
            "stores",
            "discards",
            "last-tile",
            "last-chance",
            "ahead",
            "scarce",
            "can-take",
        ),
        tr_noop("Motives", "Against an opponent"): ("denies", "denies-bonus"),
        tr_noop("Motives", "The end of a phase"): ("ends",),
        tr_noop("Motives", "The end of the game"): ("leftover",),
        tr_noop("Motives", "The layout of the duchy"): (
            "layout",
            "layout-points",
            "start-castle",
        ),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
