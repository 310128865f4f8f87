"""The motives of Burgundy as sentences: short, without a subject, in the third person.

Names of tiles, players and regions are nominatives, so they come after a colon or in brackets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.advice.game_advice import titles_by_kind
from burgundy_qt.widgets.games.burgundy.burgundy_texts import (
    COUNTED,
    POINTS,
    shield_text,
    tile_text,
)
from burgundy_qt.widgets.phrases.wording import (
    colour_name,
    effect_name,
    goods_counted,
    goods_name,
    goods_of,
    join_with_commas,
    points_text,
    silverlings,
    tile_name,
    workers_text,
)

COMPLETED: Mapping[str, str] = {
    "castle": tr_noop("Motive", "Completes a castle region of size {size}: {points}."),
    "mine": tr_noop("Motive", "Completes a mine region of size {size}: {points}."),
    "ship": tr_noop("Motive", "Completes a river of size {size}: {points}."),
    "animal": tr_noop("Motive", "Completes a pasture of size {size}: {points}."),
    "building": tr_noop("Motive", "Completes a city of size {size}: {points}."),
    "monastery": tr_noop("Motive", "Completes a knowledge region of size {size}: {points}."),
}
REGIONS: Mapping[str, str] = {
    "castle": tr_noop("Motive", "castle region of size {size}"),
    "mine": tr_noop("Motive", "mine region of size {size}"),
    "ship": tr_noop("Motive", "river of size {size}"),
    "animal": tr_noop("Motive", "pasture of size {size}"),
    "building": tr_noop("Motive", "city of size {size}"),
    "monastery": tr_noop("Motive", "knowledge region of size {size}"),
}
STORED: Mapping[str, str] = {
    "castle": tr_noop("Motive", "Stores a castle, which brings another action when placed."),
    "building:warehouse": tr_noop("Motive", "Stores a warehouse, which sells goods without a die."),
    "building:carpenter": tr_noop(
        "Motive", "Stores a carpenter, which takes another building without a die."
    ),
    "building:church": tr_noop(
        "Motive", "Stores a church, which takes a mine, knowledge tile or castle without a die."
    ),
    "building:market": tr_noop(
        "Motive", "Stores a market, which takes a ship or animals without a die."
    ),
    "building:boarding-house": tr_noop(
        "Motive", "Stores a boarding house, which brings 4 workers."
    ),
    "building:bank": tr_noop("Motive", "Stores a bank, which brings 2 silverlings."),
    "building:city-hall": tr_noop(
        "Motive", "Stores a city hall, which places another tile without a die."
    ),
    "building:watchtower": tr_noop("Motive", "Stores a watchtower, which brings 4 points."),
    "building:white-castle": tr_noop(
        "Motive", "Stores a white castle, which brings an action with the white die."
    ),
    "building:crane": tr_noop("Motive", "Stores a crane, which acts as another building."),
}
LASTING = tr_noop("Motive", "Stores a tile with a lasting effect: {tile}.")
COUNTING = tr_noop("Motive", "Stores a tile that counts at the end: {tile}, {points} so far.")
EXTRA_ACTIONS: Mapping[str, str] = {
    "take": tr_noop("Motive", "Takes a tile without a die ({effect}): {thing}."),
    "place": tr_noop("Motive", "Places a tile without a die ({effect}): {thing}."),
    "sell": tr_noop("Motive", "Sells goods without a die ({effect}): {thing}."),
    "workers": tr_noop("Motive", "Gets workers without a die: {effect}."),
}
GAINS: Mapping[str, Callable[[], str]] = {
    "building:bank": lambda: silverlings(2),
    "building:boarding-house": lambda: workers_text(4),
    "building:watchtower": lambda: points_text(4),
    "silver": lambda: silverlings(2),
    "workers": lambda: workers_text(4),
    "points": lambda: points_text(4),
}
"""What buildings and bonuses of the trade route bring at once."""


def motive_text(one: Motive, names: Sequence[str]) -> str:
    """Return the sentence of a motive; `names` are those of the seats."""
    return SENTENCES[one.kind](one, names)


def tile_in(one: Motive) -> str:
    """Return the tile of a motive, with the effect of a numbered one where its edition is known."""
    return tile_text(one.word("tile"), str(dict(one.values).get("edition", "")))


def region_in(one: Motive) -> str:
    """Return its region: "river of size 3"."""
    return tr("Motive", REGIONS[one.word("colour")], size=one.number("size"))


def points_in(one: Motive) -> str:
    """Return its points: "6 points", of a region with those of the next phase if
    that begins before, or with the size if it counts as a larger one."""
    points = points_text(one.number("points"))
    if "later" in dict(one.values):
        pattern = tr_noop("Motive", "{points}, later {n}", "n: the points in the next phase")
        return tr("Motive", pattern, points=points, n=one.number("later"))
    if "counted" not in dict(one.values):
        return points
    pattern = tr_noop("Motive", "{points}, counted as size {size}", "of a region: an inn is in it")
    return tr("Motive", pattern, points=points, size=one.number("counted"))


def is_lasting(tile: str) -> bool:
    """Return whether a knowledge tile has an effect in play, instead of counting at the end."""
    number = int(tile.rpartition(":")[2])
    return number not in COUNTED and number not in POINTS and number not in (24, 25)


def _region(one: Motive, names: Sequence[str]) -> str:
    sentence = COMPLETED[one.word("colour")]
    return tr("Motive", sentence, size=one.number("size"), points=points_in(one))


def _in_time(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Completes a region before phase {phase} ends: {points} more.")
    return tr("Motive", sentence, phase=one.word("phase"), points=points_in(one))


def _bonus(one: Motive, names: Sequence[str]) -> str:
    if one.word("size") == "large":
        sentence = tr_noop("Motive", "Gets the large colour bonus: {colour}, {points}.")
    else:
        sentence = tr_noop("Motive", "Gets the small colour bonus: {colour}, {points}.")
    return tr("Motive", sentence, colour=colour_name(one.word("colour")), points=points_in(one))


def _animals(one: Motive, names: Sequence[str]) -> str:
    if "tile" not in dict(one.values):
        number = one.number("number")
        return tr("Motive", "Scores {n} animal tile(s): {points}.", n=number, points=points_in(one))
    return tr(
        "Motive", "Scores animals: {tile}, {points}.", tile=tile_in(one), points=points_in(one)
    )


def _sale(one: Motive, names: Sequence[str]) -> str:
    goods = goods_of(one.number("good"), one.number("count"))
    return tr("Motive", "Sells goods: {goods}, {points}.", goods=goods, points=points_in(one))


def _scores(one: Motive, names: Sequence[str]) -> str:
    parts = [part.split() for part in cast(tuple[str, ...], one["parts"])]
    things = join_with_commas([part_text(*part) for part in parts])
    if {kind for kind, *_ in parts} == {"sale"}:
        return tr("Motive", "Sells goods: {goods}, {points}.", goods=things, points=points_in(one))
    return tr("Motive", "Scores {points}: {things}.", points=points_in(one), things=things)


def part_text(kind: str, thing: str = "", number: str = "") -> str:
    """Return one of several things that a turn scores."""
    match kind:
        case "region":
            return tr("Motive", REGIONS[thing], size=int(number))
        case "bonus" if number == "large":
            return tr("Motive", "large colour bonus ({colour})", colour=colour_name(thing))
        case "bonus":
            return tr("Motive", "small colour bonus ({colour})", colour=colour_name(thing))
        case "animals" if thing.isdigit():
            return tr("Motive", "{n} animal tile(s)", n=int(thing))
        case "animals":
            return tile_name(thing)
        case "sale":
            return goods_of(int(thing), int(number))
        case "posts":
            return tr("Motive", "border posts")
    return tile_name("building:watchtower")


def _small_sale(one: Motive, names: Sequence[str]) -> str:
    goods = goods_of(one.number("good"), 1)
    sentence = tr_noop("Motive", "Uses an action for a small sale: {goods}, {points}.")
    return tr("Motive", sentence, goods=goods, points=points_in(one))


def _adds(one: Motive, names: Sequence[str]) -> str:
    if one["at_once"]:
        sentence = tr_noop("Motive", "Scores a knowledge tile: {tile}, {points}.")
    elif "crane" in dict(one.values):
        sentence = tr_noop(
            "Motive", "Counts the crane for a knowledge tile at the end: {tile}, {points}."
        )
    else:
        sentence = tr_noop("Motive", "Brings points at the end: {tile}, {points}.")
    return tr("Motive", sentence, tile=tile_in(one), points=points_in(one))


def _learnt(one: Motive, names: Sequence[str]) -> str:
    if is_lasting(one.word("tile")):
        return tr("Motive", "Gets a lasting effect: {tile}.", tile=tile_in(one))
    return tr("Motive", "Places a tile that counts at the end: {tile}.", tile=tile_in(one))


def _extra(one: Motive, names: Sequence[str]) -> str:
    values = dict(one.values)
    thing = tile_name(one.word("tile")) if "tile" in values else ""
    if "good" in values:
        thing = goods_name(one.number("good"))
    effect = effect_name(one.word("by"))
    return tr("Motive", EXTRA_ACTIONS[one.word("deed")], effect=effect, thing=thing)


def _idle(one: Motive, names: Sequence[str]) -> str:
    if one.word("tile") == "ship" and one["several"]:
        return tr("Motive", "Loads no goods with one of its ships.")
    if "kinds" in dict(one.values):
        sentence = tr_noop(
            "Motive", "Loads no goods with the ship: {n} kinds are in stock, and no others fit."
        )
        return tr("Motive", sentence, n=one.number("kinds"))
    if one.word("tile") == "ship":
        return tr("Motive", "Loads no goods with the ship.")
    return tr("Motive", "Leaves an effect unused: {tile}.", tile=tile_in(one))


def _gain(one: Motive, names: Sequence[str]) -> str:
    gain = GAINS[one.word("tile")]()
    return tr("Motive", "Gains at once: {gain} ({tile}).", tile=tile_in(one), gain=gain)


def _loaded(one: Motive, names: Sequence[str]) -> str:
    goods = Counter(str(good) for good in cast(tuple[int, ...], one["goods"]))
    count, pile, good = (one.number(name) for name in ("count", "pile", "good"))
    loaded = join_with_commas(goods_counted(goods))
    if pile < 2 or pile == goods[str(good)]:
        return tr("Motive", "Loads {n} goods tile(s): {goods}.", n=count, goods=loaded)
    return tr(
        "Motive",
        "Loads {n} goods tile(s): {goods}; then in stock: {pile}.",
        n=count,
        goods=loaded,
        pile=goods_of(good, pile),
    )


def _order(one: Motive, names: Sequence[str]) -> str:
    passed = cast(tuple[int, ...], one["passed"])
    phase, others = one.word("phase"), join_with_commas([names[seat] for seat in passed])
    if one["first"] and phase:
        return tr("Motive", "Goes first in phase {phase}, when there are new tiles.", phase=phase)
    if one["first"]:
        return tr("Motive", "Goes first from the next round on.")
    if phase:
        sentence = tr_noop(
            "Motive", "Moves ahead of others in phase {phase}, when there are new tiles: {names}."
        )
        return tr("Motive", sentence, phase=phase, names=others)
    return tr("Motive", "Moves ahead of others from the next round on: {names}.", names=others)


def _mine(one: Motive, names: Sequence[str]) -> str:
    silver = silverlings(one.number("phases"))
    return tr("Motive", "Places a mine: {silver} by the end of the game.", silver=silver)


def _ready(one: Motive, names: Sequence[str]) -> str:
    is_inn = "tile" in dict(one.values)
    if one.kind == "kept-ready" and is_inn:
        sentence = tr_noop("Motive", "Keeps an inn ready for a region: {region}, {points}.")
    elif one.kind == "kept-ready":
        sentence = tr_noop("Motive", "Keeps the last tile of a region ready: {region}, {points}.")
    elif "stored" in dict(one.values) and not is_inn:
        sentence = tr_noop(
            "Motive", "Can now complete a region with a stored tile: {region}, {points}."
        )
    elif is_inn:
        sentence = tr_noop("Motive", "Has an inn ready for a region: {region}, {points}.")
    else:
        sentence = tr_noop("Motive", "Gets the last tile of a region ready: {region}, {points}.")
    return tr("Motive", sentence, region=region_in(one), points=points_in(one))


def _pile(one: Motive, names: Sequence[str]) -> str:
    goods = goods_of(one.number("good"), one.number("count"))
    return tr("Motive", "Has goods that one sale can sell together: {goods}.", goods=goods)


def _room(one: Motive, names: Sequence[str]) -> str:
    number = one.number("number")
    return tr("Motive", "Leaves {n} place(s) of the shared storage free.", n=number)


def _bonus_ready(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Gets the last tile for a colour bonus ready: {colour}, {points}.")
    return tr("Motive", sentence, colour=colour_name(one.word("colour")), points=points_in(one))


def _one_short(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Needs only one more tile for a region: {region}, {points}.")
    return tr("Motive", sentence, region=region_in(one), points=points_in(one))


def _herd(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Stores animals that score when placed: {tile}, {points}.")
    return tr("Motive", sentence, tile=tile_in(one), points=points_in(one))


def _stored(one: Motive, names: Sequence[str]) -> str:
    tile = one.word("tile")
    if tile.startswith("monastery") and dict(one.values).get("points", 1) == 0:
        return tr("Motive", "Stores a tile that counts at the end: {tile}.", tile=tile_in(one))
    if tile.startswith("monastery") and "points" in dict(one.values):
        return tr("Motive", COUNTING, tile=tile_in(one), points=points_in(one))
    if tile.startswith("monastery"):
        return tr("Motive", LASTING, tile=tile_in(one))
    if tile == "mine":
        silver = silverlings(one.number("phases"))
        sentence = tr_noop("Motive", "Stores a mine: when placed, {silver} by the end of the game.")
        return tr("Motive", sentence, silver=silver)
    if tile == "ship":
        if "number" in dict(one.values):
            number = one.number("number")
            return tr("Motive", "Stores {n} ship(s), which load goods when placed.", n=number)
        if cargo := one.number("cargo"):
            return tr("Motive", "Stores a ship: it could load {n} goods tile(s) now.", n=cargo)
        return tr("Motive", "Stores a ship, which loads goods when placed.")
    return tr("Motive", STORED[tile])


def _opens(one: Motive, names: Sequence[str]) -> str:
    return tr("Motive", "Reaches {n} more space(s) for later tiles.", n=one.number("count"))


def _race(one: Motive, names: Sequence[str]) -> str:
    left, theirs = one.number("left"), one.number("theirs")
    colour = colour_name(one.word("colour"))
    if not theirs:
        return tr(
            "Motive",
            "Needs only {n} more tile(s) for a colour bonus: {colour}.",
            n=left,
            colour=colour,
        )
    return tr(
        "Motive",
        "Needs {n} more tile(s) for a colour bonus: {colour} ({name}: {theirs}).",
        n=left,
        colour=colour,
        name=names[one.seat],
        theirs=theirs,
    )


def _denied(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop(
        "Motive", "Takes the last tile for a region of an opponent: {region}, {points} ({name})."
    )
    name = names[one.seat]
    return tr("Motive", sentence, region=region_in(one), points=points_in(one), name=name)


def _withheld(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Denies an opponent a tile: {tile}, {points} ({name}).")
    name = names[one.seat]
    return tr("Motive", sentence, tile=tile_in(one), points=points_in(one), name=name)


def _last(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop("Motive", "Takes the last tile of a colour on the board: {colour}.")
    return tr("Motive", sentence, colour=colour_name(one.word("colour")))


def _full(one: Motive, names: Sequence[str]) -> str:
    return tr("Motive", "Fills the storage, so the next tile needs a discard.")


def _discarded(one: Motive, names: Sequence[str]) -> str:
    tiles = join_with_commas([tile_name(tile) for tile in cast(tuple[str, ...], one["lost"])])
    return tr("Motive", "Discards {n} stored tile(s): {tiles}.", n=one.number("count"), tiles=tiles)


def _stuck(one: Motive, names: Sequence[str]) -> str:
    if one["never"]:
        sentence = tr_noop("Motive", "Stores a tile for which no space is left: {tile}.")
    else:
        sentence = tr_noop("Motive", "Stores a tile that has no space in reach yet: {tile}.")
    return tr("Motive", sentence, tile=tile_in(one))


def _hired(one: Motive, names: Sequence[str]) -> str:
    if one["changed"]:
        return tr("Motive", "Uses an action for workers, to change another die.")
    return tr("Motive", "Uses an action only for workers.")


def _workers(one: Motive, names: Sequence[str]) -> str:
    if not one.number("number"):
        return tr("Motive", "Leaves no workers.")
    return tr("Motive", "Leaves {n} worker(s).", n=one.number("number"))


def _silver(one: Motive, names: Sequence[str]) -> str:
    if not one.number("number"):
        return tr("Motive", "Leaves no silverlings.")
    return tr("Motive", "Leaves {n} silverling(s).", n=one.number("number"))


def _bought(one: Motive, names: Sequence[str]) -> str:
    if not one.number("silver"):
        return tr("Motive", "Buys a tile: {tile}.", tile=tile_in(one))
    price = silverlings(one.number("silver"))
    return tr("Motive", "Buys a tile for {price}: {tile}.", price=price, tile=tile_in(one))


def _left_over(one: Motive, names: Sequence[str]) -> str:
    sentence = tr_noop(
        "Motive", "Keeps goods, silver and workers, which count at the end: {points}."
    )
    return tr("Motive", sentence, points=points_in(one))


def _wasted(one: Motive, names: Sequence[str]) -> str:
    return tr("Motive", "Stores a tile that counts nothing any more: {tile}.", tile=tile_in(one))


def _posts(one: Motive, names: Sequence[str]) -> str:
    return tr("Motive", "Joins border posts: {points}.", points=points_in(one))


def _shield(one: Motive, names: Sequence[str]) -> str:
    shield = shield_text(one.number("shield"), one.word("edition"))
    if one.number("points") <= 0:
        return tr("Motive", "Gets a shield: {shield}.", shield=shield)
    sentence = tr_noop("Motive", "Gets a shield: {shield}, {points} at the end if it is kept.")
    return tr("Motive", sentence, shield=shield, points=points_in(one))


def _tribute(one: Motive, names: Sequence[str]) -> str:
    shield = shield_text(one.number("shield"), one.word("edition"))
    sentence = tr_noop("Motive", "Keeps a shield: {shield}, {points} at the end.")
    return tr("Motive", sentence, shield=shield, points=points_in(one))


def _route(one: Motive, names: Sequence[str]) -> str:
    bonus = one.word("bonus")
    gain = GAINS[bonus]() if bonus in GAINS else effect_name(bonus)
    return tr("Motive", "Gets a bonus of the trade route: {gain}.", gain=gain)


def _spaces(one: Motive, names: Sequence[str]) -> str:
    if not one.number("count"):
        return tr("Motive", "Covers no space.")
    return tr("Motive", "Covers {n} space(s).", n=one.number("count"))


def _target(one: Motive, names: Sequence[str]) -> str:
    return tr("Motive", "Reaches the target, which brings an action of a castle.")


def _start(one: Motive, names: Sequence[str]) -> str:
    number = one.number("number")
    match one.kind:
        case "start-spaces":
            return tr("Motive", "Begins beside {n} space(s).", n=number)
        case "start-numbers":
            return tr("Motive", "Begins beside spaces of {n} number(s).", n=number)
        case "start-colours":
            return tr("Motive", "Begins beside {n} colour(s).", n=number)
    return tr("Motive", "Begins beside {n} region(s) of one space.", n=number)


SENTENCES: Mapping[str, Callable[[Motive, Sequence[str]], str]] = {
    "region": _region,
    "in-time": _in_time,
    "bonus": _bonus,
    "scores": _scores,
    "animals": _animals,
    "sale": _sale,
    "small-sale": _small_sale,
    "adds": _adds,
    "learnt": _learnt,
    "extra": _extra,
    "idle": _idle,
    "gain": _gain,
    "loaded": _loaded,
    "order": _order,
    "mine": _mine,
    "ready": _ready,
    "kept-ready": _ready,
    "pile": _pile,
    "room": _room,
    "bonus-ready": _bonus_ready,
    "one-short": _one_short,
    "herd": _herd,
    "stored": _stored,
    "opens": _opens,
    "race": _race,
    "denied": _denied,
    "withheld": _withheld,
    "last": _last,
    "full": _full,
    "discarded": _discarded,
    "stuck": _stuck,
    "hired": _hired,
    "workers": _workers,
    "silver": _silver,
    "bought": _bought,
    "left-over": _left_over,
    "wasted": _wasted,
    "posts": _posts,
    "shield": _shield,
    "tribute": _tribute,
    "route": _route,
    "spaces": _spaces,
    "target": _target,
    "start-spaces": _start,
    "start-numbers": _start,
    "start-colours": _start,
    "start-small": _start,
}

TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing regions"): ("region", "in-time", "scores"),
        tr_noop("Motives", "Preparing regions"): (
            *("ready", "kept-ready", "one-short", "opens", "spaces"),
        ),
        tr_noop("Motives", "Colour bonuses"): ("bonus", "bonus-ready", "race"),
        tr_noop("Motives", "Animals"): ("animals", "herd"),
        tr_noop("Motives", "Goods and ships"): (*("sale", "small-sale", "pile", "loaded"),),
        tr_noop("Motives", "Order of play"): ("order",),
        tr_noop("Motives", "Knowledge tiles"): ("adds", "learnt"),
        tr_noop("Motives", "Effects of tiles"): ("extra", "idle", "gain", "mine"),
        tr_noop("Motives", "Storage"): (
            *("stored", "room", "full", "discarded", "stuck", "wasted"),
        ),
        tr_noop("Motives", "Against an opponent"): ("denied", "withheld", "last"),
        tr_noop("Motives", "Workers and silverlings"): (
            "hired",
            "workers",
            "silver",
            "bought",
            # These are in the counts of costly turns of earlier versions.
            "supplied",
            "kept",
            "unsold",
            "no-workers",
            "paid",
            "can-buy",
        ),
        tr_noop("Motives", "The start castle"): (
            "start-spaces",
            "start-numbers",
            "start-colours",
            "start-small",
        ),
        tr_noop("Motives", "The end of the game"): ("left-over",),
        tr_noop("Motives", "Border posts"): ("posts",),
        tr_noop("Motives", "Shields"): ("shield", "tribute"),
        tr_noop("Motives", "Trade routes"): ("route",),
        tr_noop("Motives", "The solo game"): ("target",),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
