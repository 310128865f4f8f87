"""Motives of Carcassonne as sentences without a subject: "Completes the city of 4 tiles: 8 points."

A name of a feature is the object of its sentence: its translations have that case, and a definite
article. The name of another player comes in brackets at the end, where no grammar depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.analysis.motives import Motive
from burgundy_qt.ai.games.carcassonne.carcassonne_reasons import NOT_SAID
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.widgets.advice.game_advice import titles_by_kind
from burgundy_qt.widgets.phrases.wording import points_text

FEATURES: Mapping[tuple[str, str], str] = {
    ("city", "the"): tr_noop("Motive", "the city", "object"),
    ("city", "own"): tr_noop("Motive", "their own city", "object"),
    ("city", "yours"): tr_noop("Motive", "your own city", "object"),
    ("city", "rival"): tr_noop("Motive", "an opponent's city", "object"),
    ("city", "nobody"): tr_noop("Motive", "an unclaimed city", "object"),
    ("road", "the"): tr_noop("Motive", "the road", "object"),
    ("road", "own"): tr_noop("Motive", "their own road", "object"),
    ("road", "yours"): tr_noop("Motive", "your own road", "object"),
    ("road", "rival"): tr_noop("Motive", "an opponent's road", "object"),
    ("road", "nobody"): tr_noop("Motive", "an unclaimed road", "object"),
    ("monastery", "the"): tr_noop("Motive", "the monastery", "object"),
    ("monastery", "own"): tr_noop("Motive", "their own monastery", "object"),
    ("monastery", "yours"): tr_noop("Motive", "your own monastery", "object"),
    ("monastery", "rival"): tr_noop("Motive", "an opponent's monastery", "object"),
    ("field", "the"): tr_noop("Motive", "the field", "object"),
    ("field", "own"): tr_noop("Motive", "their own field", "object"),
    ("field", "yours"): tr_noop("Motive", "your own field", "object"),
    ("field", "rival"): tr_noop("Motive", "an opponent's field", "object"),
}
"""Features by kind and owner."""
FACTS: Mapping[str, str] = {
    "completes own": tr_noop("Motive", "Completes {feature}: {points}"),
    "completes shared": tr_noop("Motive", "Completes {feature}, which is shared: {points} each"),
    "completes rival": tr_noop("Motive", "Completes {feature}: {points}"),
    "completes nobody": tr_noop("Motive", "Completes {feature}, but nobody scores"),
    "castle_scores own": tr_noop("Motive", "Scores their own castle: {points}"),
    "castle_scores yours": tr_noop("Motive", "Scores your own castle: {points}"),
    "castle_scores rival": tr_noop("Motive", "Scores an opponent's castle: {points}"),
    "castle": tr_noop(
        "Motive", "Builds a castle beside {feature}: it can bring the castle {points}"
    ),
    "castle alone": tr_noop("Motive", "Builds a castle for the next feature completed beside it"),
    "claims late": tr_noop(
        "Motive", "Claims {feature}: {now} unfinished, at least {points} complete"
    ),
    "claims doomed": tr_noop("Motive", "Claims {feature}: {now}, and it stays unfinished"),
    "claims monastery": tr_noop("Motive", "Claims {feature}, which has {tiles} of 9 tiles"),
    "farmer 0": tr_noop("Motive", "Places a farmer in a field without a city"),
    "farmer 1 0": tr_noop("Motive", "Places a farmer in a field with one unfinished city"),
    "farmer 1 1": tr_noop("Motive", "Places a farmer in a field with one complete city"),
    "counts_at_end": tr_noop("Motive", "Places a follower that brings {points} at the end"),
    "keeps_follower 0": tr_noop("Motive", "Leaves no follower in supply"),
    "extends monastery": tr_noop("Motive", "Extends {feature} to {tiles} of 9 tiles"),
    "field_grows own": tr_noop("Motive", "Adds {points} to their own field"),
    "field_grows yours": tr_noop("Motive", "Adds {points} to your own field"),
    "field_grows shared": tr_noop("Motive", "Adds {points} to a shared field"),
    "field_grows rival": tr_noop("Motive", "Adds {points} to an opponent's field"),
    "field_reaches 1": tr_noop("Motive", "Connects {feature} to one more unfinished city"),
    "takes_over": tr_noop("Motive", "Takes over {feature}"),
    "shares": tr_noop("Motive", "Joins {feature}, so that both score"),
    "cedes shared": tr_noop("Motive", "Shares {feature} with an opponent"),
    "cedes rival": tr_noop("Motive", "Loses {feature} to an opponent"),
    "slow monastery": tr_noop("Motive", "Claims {feature}, which has only {tiles} of 9 tiles"),
    "slow small": tr_noop("Motive", "Claims {feature}, which may bring only {worth}"),
    "ties_up": tr_noop("Motive", "Claims {feature}, now worth only {points}"),
    "ties_up field": tr_noop(
        "Motive", "Ties up a farmer until the end, in a field now worth {points}"
    ),
    "wards_off": tr_noop("Motive", "Stops an opponent from sharing {feature} with one more tile"),
    "cuts_off": tr_noop("Motive", "Blocks {feature}: no tile fits there any more"),
    "cuts_off bridged": tr_noop("Motive", "Blocks {feature}: no tile fits there without a bridge"),
    "leaves_open": tr_noop("Motive", "Leaves {feature} unclaimed: {points} when complete"),
    "bridge": tr_noop("Motive", "Uses a bridge: {left} left"),
    "pays": tr_noop("Motive", "Pays {points} for a tile"),
    "gets": tr_noop("Motive", "Gets {points} for a tile"),
    "wants_tile bid": tr_noop("Motive", "Bids for a tile that can complete {feature}: {points}"),
    "wants_tile get": tr_noop("Motive", "Gets a tile that can complete {feature}: {points}"),
    "wants_tile new bid": tr_noop("Motive", "Bids for a tile with a monastery: up to {points}"),
    "wants_tile new get": tr_noop("Motive", "Gets a tile with a monastery: up to {points}"),
    "wants_tile rival get": tr_noop(
        "Motive", "Takes away a tile that could complete {feature}: {points}"
    ),
    "cheap": tr_noop("Motive", "Bids only {points}, so that the tile costs less"),
    "firm": tr_noop(
        "Motive",
        "Makes opponents bid more than {points} for a tile that can complete {feature}: {worth}",
    ),
    "firm last": tr_noop("Motive", "Bids {points}: an opponent must pay this to keep the tile"),
    "overbids": tr_noop("Motive", "Bids {points} for a tile that completes nothing of theirs"),
    "overbids yours": tr_noop("Motive", "Bids {points} for a tile that completes nothing of yours"),
}
"""The facts by kind and variant; `counted_fact` has those with a number of things."""
OF_RIVALS = "takes_over", "shares", "threatens"
OF_OWN = "cedes", "exposes", "wards_off"
"""Kinds whose feature always belongs to the other player, or to the player of the turn; they name
the other player."""
OF_NOBODY = "wants_tile", "firm", "castle"
"""Kinds whose sentence says of a feature that it is unclaimed."""
UNSIZED = "extends", "hinders", "one_short", "opens"
"""Kinds whose sentence has other numbers, so that it names a feature without its size."""


def motive_text(motive: Motive, names: Sequence[str], reader: int | None = None) -> str:
    """Return a motive as a sentence, with the players' names by seat; in a turn of the `reader`
    "their own" is "your own"."""
    fact, other = fact_of(motive, motive.seat == reader), other_of(motive)
    if other is None:
        return tr("Motive", "{fact}.", "a sentence without its full stop", fact=fact)
    player = names[other]
    return tr(
        "Motive", "{fact} ({player}).", "a sentence without its full stop", fact=fact, player=player
    )


def other_of(motive: Motive) -> int | None:
    """Return the other player that the sentence names; None if there is none."""
    values = dict(motive.values)
    if "other" in values:
        return motive.number("other")
    is_of_other = values.get("whose") == "rival" or motive.kind in (*OF_RIVALS, *OF_OWN)
    return motive.seat if is_of_other else None


def fact_of(motive: Motive, yours: bool = False) -> str:
    """Return the fact without the other player and without a full stop. A motive whose feature is
    the own one of the player of the turn has the seat of that player; `yours`: they read it."""
    values, feature = dict(motive.values), feature_text(motive, yours)
    variant = variant_of(motive)
    if yours:
        own = variant.removesuffix(" own") if variant.endswith(" own") else variant
        variant = f"{own} yours" if f"{own} yours" in FACTS else variant
    if variant not in FACTS:
        return counted_fact(motive, feature)
    points = points_text(abs(motive.number("points"))) if "points" in values else ""
    now = points_text(motive.number("now")) if "now" in values else ""
    worth = points_text(motive.number("worth")) if "worth" in values else ""
    fact = tr(
        "Motive",
        FACTS[variant],
        feature=feature,
        points=points,
        tiles=values.get("tiles", ""),
        left=values.get("left", ""),
        now=now,
        worth=worth,
    )
    return with_number_left(motive, fact) if motive.kind in ("ties_up", "slow") else fact


def variant_of(motive: Motive) -> str:
    """Return the key of a motive's fact."""
    kind, values = motive.kind, dict(motive.values)
    match kind:
        case "completes" if "many" in values:
            return f"{kind} many"
        case "completes" if values["back"]:
            return f"{kind} {values['whose']} back"
        case "completes" | "castle_scores" | "field_grows" | "cedes":
            return f"{kind} {values['whose']}"
        case "castle":
            return kind if values["points"] else "castle alone"
        case "farmer" if values["cities"] == 1:
            return f"{kind} 1 {values['complete']}"
        case "farmer" | "field_reaches":
            return f"{kind} {values['cities']}"
        case "keeps_follower":
            return f"{kind} {values['number']}"
        case "claims" if "now" in values:
            return "claims late" if "points" in values else "claims doomed"
        case "claims" | "extends" if values["feature"] == "monastery":
            return f"{kind} monastery"
        case "ties_up" if values["feature"] == "field":
            return f"{kind} field"
        case "firm" if values["last"]:
            return "firm last"
        case "slow" if "tiles" in values:
            return "slow monastery"
        case "slow" if "worth" in values:
            return "slow small"
        case "cuts_off" if values["bridged"]:
            return "cuts_off bridged"
        case "wants_tile" if (values["feature"], values["whose"]) == ("monastery", "nobody"):
            return f"{kind} new {values['way']}"
        case "wants_tile" if (values["whose"], values["way"]) == ("rival", "get"):
            return f"{kind} rival get"
        case "wants_tile":
            return f"{kind} {values['way']}"
        case "price":
            return "pays" if motive.number("points") < 0 else "gets"
    return kind


def counted_fact(motive: Motive, feature: str) -> str:
    """Return a fact with a number of things."""
    match motive.kind:
        case "returns":
            return tr("Motive", "Brings {n} follower(s) back", n=motive.number("number"))
        case "slow":
            return with_number_left(motive, slow_claim(motive, feature))
        case "one_short":
            return tr(
                "Motive",
                "Extends {feature}: {n} of the tiles left can complete it for {points} or more",
                feature=feature,
                points=points_text(motive.number("points")),
                n=motive.number("closers"),
            )
        case "completes" if "many" in dict(motive.values):
            return completes_many(motive)
        case "completes":
            return completes_and_returns(motive, feature)
        case "threatens" | "exposes":
            return joined(motive, feature)
        case "claims" if "closers" in dict(motive.values):
            return tr(
                "Motive",
                "Claims {feature}: {n} of the tiles left can complete it for {points} or more",
                feature=feature,
                points=points_text(motive.number("points")),
                n=motive.number("closers"),
            )
        case "claims":
            return tr(
                "Motive",
                "Claims {feature}: at least {points} with {n} more tiles",
                feature=feature,
                points=points_text(motive.number("points")),
                n=motive.number("gaps"),
            )
        case "keeps_follower":
            return tr("Motive", "Leaves {n} follower(s) in supply", n=motive.number("number"))
        case "opens":
            return tr(
                "Motive",
                "Makes {feature} harder to complete: {n} gaps, {before} before",
                feature=feature,
                n=motive.number("gaps"),
                before=motive.number("before"),
            )
        case "room":
            return tr(
                "Motive",
                "Leaves {feature} easier to complete: {n} tile(s) can go at its hardest gap",
                feature=feature,
                n=motive.number("number"),
            )
        case "extends":
            return tr(
                "Motive",
                "Extends {feature} to {n} tile(s)",
                feature=feature,
                n=motive.number("tiles"),
            )
        case "field_reaches":
            return tr(
                "Motive",
                "Connects {feature} to {n} more unfinished cities",
                feature=feature,
                n=motive.number("cities"),
            )
        case "farmer" if not motive.number("complete"):
            return tr(
                "Motive",
                "Places a farmer in a field with {n} unfinished cities",
                n=motive.number("cities"),
            )
        case "farmer" if motive["complete"] == motive["cities"]:
            return tr(
                "Motive",
                "Places a farmer in a field with {n} complete cities",
                n=motive.number("cities"),
            )
        case "farmer":
            return tr(
                "Motive",
                "Places a farmer in a field with {n} cities, {complete} of them complete",
                n=motive.number("cities"),
                complete=motive.number("complete"),
            )
    return hindered(motive, feature)


def with_number_left(motive: Motive, fact: str) -> str:
    """Return a fact with the followers that are left in supply, if the two turns differ in it."""
    number = motive.number("left")
    if number == NOT_SAID:
        return fact
    left = tr("Motive", "no follower left", "in supply")
    if number:
        left = tr("Motive", "{n} follower(s) left", "in supply", n=number)
    return tr("Motive", "{fact}: {left}", "what a turn does, and its supply", fact=fact, left=left)


def slow_claim(motive: Motive, feature: str) -> str:
    """Return a fact of the kind "slow" about a city or road."""
    if "gaps" in dict(motive.values):
        return tr(
            "Motive",
            "Claims {feature}, which still has {n} gaps",
            feature=feature,
            n=motive.number("gaps"),
        )
    return tr(
        "Motive",
        "Claims {feature}, which only {n} of the tiles left can complete",
        feature=feature,
        n=motive.number("closers"),
    )


def completes_many(motive: Motive) -> str:
    """Return a fact of the kind "completes" about several features."""
    many, points = motive.number("many"), points_text(motive.number("points"))
    match motive["feature"]:
        case "city":
            return tr("Motive", "Completes {n} cities: {points}", n=many, points=points)
        case "road":
            return tr("Motive", "Completes {n} roads: {points}", n=many, points=points)
    return tr("Motive", "Completes {n} monasteries: {points}", n=many, points=points)


def completes_and_returns(motive: Motive, feature: str) -> str:
    """Return a fact of the kind "completes" with followers that come home."""
    points, back = points_text(motive.number("points")), motive.number("back")
    if motive["whose"] == "shared":
        return tr(
            "Motive",
            "Completes {feature}, which is shared: {points} each and {n} follower(s) back",
            feature=feature,
            points=points,
            n=back,
        )
    return tr(
        "Motive",
        "Completes {feature}: {points} and {n} follower(s) back",
        feature=feature,
        points=points,
        n=back,
    )


def joined(motive: Motive, feature: str) -> str:
    """Return a fact of the kind "threatens" or "exposes"."""
    tiles = motive.number("fits")
    match motive.kind, "alone" in dict(motive.values):
        case "threatens", False:
            return tr(
                "Motive",
                "Can join and share {feature}: {n} tile(s) left for this",
                feature=feature,
                n=tiles,
            )
        case "threatens", True:
            return tr(
                "Motive",
                "Can win {feature} alone: {n} tile(s) left for this",
                feature=feature,
                n=tiles,
            )
        case _, False:
            return tr(
                "Motive",
                "Lets an opponent join and share {feature}: {n} tile(s) left for this",
                feature=feature,
                n=tiles,
            )
    return tr(
        "Motive",
        "Lets an opponent win {feature} alone: {n} tile(s) left for this",
        feature=feature,
        n=tiles,
    )


def hindered(motive: Motive, feature: str) -> str:
    """Return a fact of the kind "hinders"."""
    if motive.number("bridged"):
        return tr(
            "Motive",
            "Hinders {feature}: {n} tile(s) can go there without a bridge, {before} before",
            feature=feature,
            n=motive.number("number"),
            before=motive.number("before"),
        )
    return tr(
        "Motive",
        "Hinders {feature}: {n} tile(s) can go there, {before} before",
        feature=feature,
        n=motive.number("number"),
        before=motive.number("before"),
    )


def feature_text(motive: Motive, yours: bool = False) -> str:
    """Return the feature of a motive as an object: "their own city of 4 tiles", or "your own" one;
    "" without one."""
    values = dict(motive.values)
    kind = str(values.get("feature", "field" if "field_" in motive.kind else ""))
    owner = str(values.get("whose", "the"))
    if motive.kind in OF_RIVALS and owner != "shared":
        owner = "rival"
    elif motive.kind in OF_OWN:
        owner = "the"  # "their own" might be the opponent's
    elif owner == "shared" or (motive.kind, owner) == ("completes", "own"):
        owner = "the"
    if owner == "nobody" and (kind == "monastery" or motive.kind not in OF_NOBODY):
        owner = "the"
    if owner == "own" and yours:
        owner = "yours"
    if kind == "field" and values.get("tiles"):
        return with_cities(owner, motive.number("tiles"))
    if kind in ("city", "road") and "tiles" in values and motive.kind not in UNSIZED:
        return sized(kind, owner, motive.number("tiles"))
    return tr("Motive", FEATURES[kind, owner], "object") if kind else ""


def with_cities(owner: str, cities: int) -> str:
    """Return a field with its complete cities, as an object."""
    if owner == "rival":
        return tr("Motive", "an opponent's field with {n} complete cities", "object", n=cities)
    return tr("Motive", "the field with {n} complete cities", "object", n=cities)


def sized(kind: str, owner: str, tiles: int) -> str:
    """Return a city or road with its size, as an object."""
    match kind, owner:
        case "city", "own":
            return tr("Motive", "their own city of {n} tile(s)", "object", n=tiles)
        case "city", "yours":
            return tr("Motive", "your own city of {n} tile(s)", "object", n=tiles)
        case "city", "rival":
            return tr("Motive", "an opponent's city of {n} tile(s)", "object", n=tiles)
        case "city", _:
            return tr("Motive", "the city of {n} tile(s)", "object", n=tiles)
        case _, "own":
            return tr("Motive", "their own road of {n} tile(s)", "object", n=tiles)
        case _, "yours":
            return tr("Motive", "your own road of {n} tile(s)", "object", n=tiles)
        case _, "rival":
            return tr("Motive", "an opponent's road of {n} tile(s)", "object", n=tiles)
    return tr("Motive", "the road of {n} tile(s)", "object", n=tiles)


TITLES = titles_by_kind(
    {
        tr_noop("Motives", "Completing features"): ("completes", "castle_scores"),
        tr_noop("Motives", "Castles and bridges"): ("castle", "bridge"),
        tr_noop("Motives", "Claiming features"): ("claims",),
        tr_noop("Motives", "Followers in supply"): (
            "returns",
            "ties_up",
            "slow",
            "keeps_follower",
        ),
        tr_noop("Motives", "Farmers and fields"): (
            "farmer",
            "field_grows",
            "field_reaches",
        ),
        tr_noop("Motives", "The end of the game"): ("counts_at_end",),
        tr_noop("Motives", "Extending features"): (
            "one_short",
            "extends",
            "opens",
            "room",
            "leaves_open",
        ),
        tr_noop("Motives", "Sharing features"): (
            "takes_over",
            "shares",
            "cedes",
            "threatens",
            "exposes",
            "wards_off",
        ),
        tr_noop("Motives", "Against an opponent"): ("cuts_off", "hinders"),
        tr_noop("Motives", "The auction"): (
            "price",
            "wants_tile",
            "cheap",
            "firm",
            "overbids",
        ),
    }
)
"""The kinds, each under the title of a filter; kinds that one learns together share one."""
