"""The motives of Carcassonne: what a turn completes, claims, shares or blocks.

Each function yields the facts of one or two kinds; its docstring says exactly when they are true.
`whose` in a motive is "own" for a feature that only the player of the turn scores, "shared" if
others score it too, "rival" if only others do (the motive's seat is the first of them), and
"nobody" without followers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import ClassVar

from burgundy_qt.ai.analysis.motives import ConsideredTurn, GameMotives, Motive, TurnReason, motive
from burgundy_qt.ai.games.carcassonne.carcassonne_reasons import selected
from burgundy_qt.ai.games.carcassonne.landscape import (
    Landscape,
    Scene,
    Threat,
    may_join,
    most_of,
    threats_on,
    tiles_of,
)
from burgundy_qt.rules.carcassonne.known_state import CarcassonneState
from burgundy_qt.rules.carcassonne.protocol import Complete, FeatureObject
from burgundy_qt.rules.carcassonne.tiles import KINDS, NAMES
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

Facts = Iterator[Motive]
A_RETURN = 0.5
"""What the return of a follower weighs in a fact of points; most would have come back later."""
KEPT = 4
"""With more in supply nobody cares about one follower more."""
WORTH_CLAIMING = 6  # points: a feature of less may be left to others
SMALL = 0.3
"""Points: the weight of a fact that hardly counts."""
A_FARMER = 1.5
"""How much more a farmer costs than other followers: it never comes back."""
STAYS = 0.5
"""The share of a follower's worth that a good farmer costs: it is missing until the end."""
SOME_CLOSERS = 3
"""With fewer tiles left that complete a feature, it is not prepared."""
A_CLAIM = 0.5
"""Points: the least weight of a claim that is worth its follower, so that it is always said."""
LAST_TURNS = 3
"""With fewer turns to come, a claim is worth what it brings at the end."""
FULL_MONASTERY = 9  # points
A_MONASTERY = 2.0
"""Points: how much more a tile with a monastery is worth than others."""
NEARLY_AROUND = 7
A_TILE_AROUND, A_LAST_TILE_AROUND = 1.3, 4.0
"""How much a tile beside a monastery brings, before its factor: a point, and with so many tiles in
and around it its end is near."""
LIKELY = 0.5  # the chance to draw a tile from which on what it can join counts in full
A_BRIDGE = 1.2  # points: the worth of a bridge that is left
TURNS_FOR_BRIDGES = 8
"""With fewer turns to come, a bridge is worth less."""

FACTORS: Mapping[str, float] = {
    "completes": 0.8,
    "returns": 0.4,
    "castle_scores": 1.0,
    "castle": 0.6,
    "claims": 0.6,
    "ties_up": 1.0,
    "slow": 1.0,
    "farmer": 0.6,
    "counts_at_end": 1.0,
    "keeps_follower": 0.3,
    "one_short": 0.5,
    "extends": 0.3,
    "field_grows": 0.5,
    "field_reaches": 0.4,
    "takes_over": 0.5,
    "shares": 0.7,
    "cedes": 1.0,
    "threatens": 0.45,
    "exposes": 0.45,
    "wards_off": 0.3,
    "cuts_off": 0.7,
    "hinders": 1.0,
    "opens": 0.7,
    "room": 0.5,
    "leaves_open": 0.1,
    "bridge": 1.0,
    "price": 1.0,
    "wants_tile": 1.0,
    "cheap": 1.0,
    "firm": 1.0,
    "overbids": 1.0,
}
"""The kinds, and how much of a fact's rough worth 350 costly turns of quick reviews show: these fit
their losses best. A follower that comes back, for one, would mostly have come back later."""


# Points at once


def completes(scene: Scene) -> Facts:
    """Yield a motive for each city, road or monastery that the turn completes, without those that
    nobody scores and the player could not claim in this turn; `other`: the first of those that
    share it with the player. `back`: the followers of the player that come home from it and were on
    the map before. Features that one player scores, with the same numbers of tiles and points, are
    one fact: so `many` of them, with the sums of their `points` and `back`."""
    facts = list(completed(scene))
    for fact in dict.fromkeys(facts):
        same = [one for one in facts if one == fact]
        if len(same) == 1 or fact["whose"] not in ("own", "rival"):
            yield fact
            continue
        sums = {name: len(same) * fact.number(name) for name in ("points", "back")}
        values = dict(fact.values) | sums
        weight = sum(one.weight for one in same)
        yield motive("completes", fact.seat, weight, many=len(same), **values)


def completed(scene: Scene) -> Facts:
    """Yield these facts one by one."""
    for event in scene.events:
        if event["event"] != "complete":
            continue
        feature, points = scene.there.by_place[event["places"][0]], event["points"]
        winners = most_of(event["meeples"])
        if not winners and (feature["kind"] == "monastery" or scene.claimed is not None):
            continue  # the player could not claim it
        whose, seat = scene.whose(winners)
        missed = points / 2 if scene.supply(scene.here) else 0.0
        back = followers_back(scene, event) if whose in ("own", "shared") else 0
        weight = scene.gain(whose, points) if winners else -missed
        weight += A_RETURN * worth_of_back(scene, back)
        values: dict[str, int | str] = {"feature": feature["kind"], "whose": whose, "back": back}
        values |= {"tiles": feature["tiles"], "points": points}
        if whose == "shared":
            values["other"] = next(one for one in winners if one != scene.seat)
        yield motive("completes", seat, weight, **values)


def returns(scene: Scene) -> Facts:
    """Yield a motive if followers that were on the map before the turn are in supply after it,
    besides those from a feature that the player scores in the turn: `number` of the player."""
    back = sum(e["event"] == "castle" and e["seat"] == scene.seat for e in scene.events)
    back += sum(followers_back(scene, e) for e in scene.events if e["event"] == "complete")
    back -= sum(one.number("back") for one in completes(scene))
    if back > 0:
        yield motive("returns", scene.seat, worth_of_back(scene, back), number=back)


def followers_back(scene: Scene, event: Complete) -> int:
    """Return how many followers of the player come home from a completed feature that were there
    before the turn."""
    claimed, back = scene.claimed, event["meeples"][scene.seat]
    is_new = claimed is not None and not claimed["castle"] and claimed["is_complete"]
    if is_new and claimed is scene.there.by_place[event["places"][0]]:
        back -= 1
    return back


def worth_of_back(scene: Scene, back: int) -> float:
    """Return about how many points it is worth that so many followers come home."""
    supply = scene.supply(scene.there)
    return sum(scene.there.follower_worth(supply - one) for one in range(1, back + 1))


def castle_scores(scene: Scene) -> Facts:
    """Yield a motive for each castle that scores in the turn."""
    for event in scene.events:
        if event["event"] == "points" and event["for"] == "castle":
            whose, seat = scene.whose([event["seat"]])
            weight = scene.gain(whose, event["points"])
            yield motive("castle_scores", seat, weight, whose=whose, points=event["points"])


def castle(scene: Scene) -> Facts:
    """Yield a motive if the player turns a town into a castle; `points`: what the castle gets if
    the incomplete feature beside it with the best prospects becomes complete: a city or road of so
    many `tiles`, or a monastery, and `whose`. 0 for none."""
    for action in scene.turn.actions:
        if action["type"] != "castle":
            continue
        around = [one for one in scene.there.beside_castle(action["city"]) if one["open"]]
        hopes = [(scene.there.chance(one) * (one["complete"] or 0), one) for one in around]
        hope, best = max(hopes, key=itemgetter(0), default=(0.0, None))
        if best is None or not hope:
            yield motive("castle", scene.seat, 0.0, points=0)
            continue
        whose, seat = scene.whose(scene.there.holders(best))
        values: dict[str, int | str] = {"feature": best["kind"], "whose": whose}
        values |= {"points": best["complete"] or 0, "tiles": tiles_of(best)}
        yield motive("castle", seat, hope, **values)


# Followers


def claims(scene: Scene) -> Facts:
    """Yield a motive if the turn places a follower on a feature that stays incomplete, with tiles
    to come.

    "ties_up" on a field, where it stays until the end, and if the feature is worth less than a
    follower in supply: `left` there, and the `points` of the feature as it is now. On a field
    "farmer" as well, unless it is worth less: it touches so many `cities`, of which so many are
    `complete`. Elsewhere "claims": see Landscape.prospect. "slow" as well if it is no field and far
    from complete (Landscape.distance_of), with so many followers `left`: this speaks only for a
    turn that keeps the follower, or claims something that is complete sooner. In the last turns
    what stays incomplete matters no more.
    """
    feature, land = scene.claimed, scene.there
    if feature is None or feature["is_complete"] or land.is_last or not own(scene, feature):
        return
    left, kind = scene.supply(land), feature["kind"]
    tied: dict[str, int | str] = {"feature": kind, "points": feature["points"], "left": left}
    cost, worth = land.follower_worth(left), land.worth(feature)
    weight = worth - cost * (A_FARMER if kind == "field" else 1 - land.chance(feature) / 8)
    if kind == "field":
        yield motive("ties_up", scene.seat, min(weight, -STAYS * cost), **tied)
        if weight >= 0:
            cities = {"cities": len(land.cities_beside(feature))}
            cities["complete"] = len(feature["cities"])
            yield motive("farmer", scene.seat, weight, **cities)
        return
    if weight < 0:
        yield motive("ties_up", scene.seat, weight, **tied)
    else:
        weight = max(weight, A_CLAIM)
        yield motive("claims", scene.seat, weight, feature=kind, **land.prospect(feature))
    if land.turns_left >= LAST_TURNS and (far := land.distance_of(feature)):
        yield motive("slow", scene.seat, 0.0, feature=kind, left=left, **far)


def own(scene: Scene, feature: FeatureObject) -> bool:
    """Return whether the player of the turn scores a feature after it."""
    return scene.seat in scene.there.holders(feature)


def counts_at_end(scene: Scene) -> Facts:
    """Yield a motive if the turn places a follower on a feature that stays incomplete, and no tile
    is left: it scores its `points` in the final scoring."""
    feature = scene.claimed
    if feature is None or feature["is_complete"] or not scene.there.is_last:
        return
    if own(scene, feature):
        values = {"feature": feature["kind"], "points": feature["points"]}
        yield motive("counts_at_end", scene.seat, feature["points"], **values)


def keeps_follower(scene: Scene) -> Facts:
    """Yield a motive of each turn with tiles to come: the `number` of followers in supply after it.

    So two turns are compared by it, and equal supplies say nothing. Its weight is what the missing
    followers are worth, so that it never speaks for a turn on its own.
    """
    if not scene.there.is_last:
        left = scene.supply(scene.there)
        missing = sum(scene.there.follower_worth(supply) for supply in range(left, KEPT + 1))
        yield motive("keeps_follower", scene.seat, -missing, number=left)


# Features that grow


def grows(scene: Scene) -> Facts:
    """Yield a motive for each incomplete city, road or monastery that gets more tiles or shields
    and is scored by the same players as before; an opponent's and a monastery only if it can still
    be completed.

    "one_short" of a city or road if 3 or more of the tiles left complete it at once, `closers`, and
    each part with followers was open at several spaces before the turn. "opens" if it has more
    `gaps` than its parts had `before`, and so loses more than it gains. Else "extends".
    """
    for change in scene.changes:
        feature, whose, seat = change.feature, *scene.whose(change.holders)
        if feature["kind"] == "field" or feature["is_complete"] or not change.keeps_holders():
            continue
        taken = [part for part in change.parts if any(part["meeples"])]
        is_doomed = scene.there.is_doomed(feature)
        is_stuck = is_doomed and (whose == "rival" or feature["kind"] == "monastery")
        if is_stuck or feature["points"] <= max(part["points"] for part in taken):
            continue
        more, points, tiles = change.gain_of(seat), feature["complete"] or 0, tiles_of(feature)
        values: dict[str, int | str] = {"feature": feature["kind"], "whose": whose}
        closers = scene.there.closers(feature)
        is_monastery = feature["kind"] == "monastery"
        is_short = closers >= SOME_CLOSERS and not is_monastery
        if is_short and all(len(part["open"]) > 1 for part in taken):
            weight = scene.gain(whose, max(SMALL, more))
            values |= {"points": points, "tiles": tiles, "closers": closers}
            yield motive("one_short", seat, weight, **values)
            continue
        before, gaps = max(len(part["open"]) for part in taken), len(feature["open"])
        if gaps > before and not is_monastery and more < change.lost_hope(seat):
            weight = scene.gain(whose, min(0.0, more) - change.lost_hope(seat))
            yield motive("opens", seat, weight, gaps=gaps, before=before, **values)
            continue
        weight = scene.gain(whose, max(SMALL if whose == "own" else 0.0, more))
        if whose == "rival":  # given away for nothing
            weight *= 2
        if is_monastery:
            nearly = tiles >= NEARLY_AROUND
            weight = (A_LAST_TILE_AROUND if nearly else A_TILE_AROUND) * scene.gain(whose, 1.0)
        yield motive("extends", seat, weight, tiles=tiles, **values)


def field_grows(scene: Scene) -> Facts:
    """Yield a motive for each field that is scored by the same players as before: "field_grows" if
    it brings more `points` now, else "field_reaches" if it touches more incomplete cities,
    `cities`."""
    for change in scene.changes:
        if change.feature["kind"] != "field" or not change.keeps_holders():
            continue
        taken = [part for part in change.parts if any(part["meeples"])]
        whose, seat = scene.whose(change.holders)
        points = change.feature["points"] - sum(part["points"] for part in taken)
        cities = len(scene.there.open_cities(change.feature)) - sum(
            len(scene.here.open_cities(part)) for part in taken
        )
        if points > 0:
            yield motive("field_grows", seat, scene.gain(whose, points), whose=whose, points=points)
        elif cities > 0 and points == 0:
            weight = scene.gain(whose, max(SMALL, change.gain_of(seat)))
            yield motive("field_reaches", seat, weight, whose=whose, cities=cities)


# Sharing


def merges(scene: Scene) -> Facts:
    """Yield a motive for each feature of which an opponent scored a part before the turn.

    "takes_over" if now only the player scores it; "shares" if both score it, it is not complete,
    the player did not score that part, and gains no less than the opponent. "cedes" if the player
    scored a part that the opponent did not, and now the opponent scores it, alone or with a larger
    gain.
    """
    for change in scene.changes:
        feature, mine = change.feature, scene.seat in change.holders
        held = [scene.here.holders(part) for part in change.parts]
        for rival in sorted({seat for holders in held for seat in holders} - {scene.seat}):
            lost, gained = -change.gain_of(rival), change.gain_of(scene.seat)
            values: dict[str, int | str] = {"feature": feature["kind"], "tiles": tiles_of(feature)}
            if mine and rival not in change.holders:
                weight = gained + scene.rate * lost
                yield motive("takes_over", rival, weight, **values)
            elif (
                mine
                and gained >= -lost
                and not feature["is_complete"]
                and any(rival in one and scene.seat not in one for one in held)
            ):
                yield motive("shares", rival, gained + scene.rate * lost, **values)
            elif rival in change.holders and any(
                scene.seat in one and rival not in one for one in held
            ):
                values["whose"] = "shared" if mine else "rival"
                yield motive("cedes", rival, gained + scene.rate * lost, **values)


def joins(scene: Scene) -> Facts:
    """Yield what one tile can join, so many of those left as it `fits`: a feature of another player
    with one of a seat that does not score it yet, so that this seat scores it too; or `alone`, 1,
    with more followers.

    "threatens" if the player can do so after the turn, could not before, and an opponent scored the
    feature before, too; "exposes" if an opponent can do so to a feature of the player after the
    turn, and could not before. If both are true of a pair of features, one tile brings both: the
    motive is the larger, with the weight of the sum. "wards_off" if an opponent could, and cannot
    any more, though the player's feature is still incomplete and no player has a bridge.
    """
    before, after = threats_on(scene.here), threats_on(scene.there)
    known = {
        (seat, scene.there.with_place(one.far)["feature"]) for (seat, _), one in before.items()
    }
    of_pairs: dict[frozenset[str], list[Motive]] = {}
    for (seat, name), one in after.items():
        owners = scene.there.holders(one.far)
        if (seat, name) in known:
            continue
        values: dict[str, int | str] = {"feature": one.far["kind"], "tiles": tiles_of(one.far)}
        values |= {"fits": one.tiles} | ({"alone": 1} if one.alone else {})
        facts = of_pairs.setdefault(frozenset((name, one.near["feature"])), [])
        worth = scene.there.worth(one.far) * min(1.0, scene.there.drawn(one.tiles) / LIKELY)
        gained, lost = float(seat not in owners), scene.rate * one.alone
        if seat == scene.seat:
            values["whose"] = "shared" if seat in owners else "rival"
        if seat == scene.seat and any(
            scene.here.holders(part) == owners for part in scene.parts(one.far)
        ):
            rival = next(owner for owner in owners if owner != seat)
            facts.append(motive("threatens", rival, (gained + lost) * worth, **values))
        elif seat != scene.seat and scene.seat in owners:
            weight = -scene.rate * gained - one.alone
            facts.append(motive("exposes", seat, weight * worth, **values))
    for facts in of_pairs.values():
        if facts:
            total = sum(fact.weight for fact in facts)
            yield replace(max(facts, key=lambda fact: fact.weight * total), weight=total)
    for (seat, _), one in before.items():
        if not one.alone:
            yield from warded_off(scene, after, seat, one.far)


def warded_off(
    scene: Scene, after: Mapping[Threat, object], seat: int, far: FeatureObject
) -> Facts:
    """Yield the motive if a threat to a feature of the player has gone."""
    now = scene.there.with_place(far)
    if seat == scene.seat or scene.seat not in scene.here.holders(far):
        return
    if now["is_complete"] or (seat, now["feature"]) in after or scene.there.bridges_left:
        return
    if scene.seat in scene.there.holders(now) and seat not in scene.there.holders(now):
        weight = scene.rate * scene.there.worth(now)
        values = {"feature": now["kind"], "tiles": tiles_of(now)}
        yield motive("wards_off", seat, weight, **values)


# Tiles that fit


def blocks(scene: Scene) -> Facts:
    """Yield a motive for each incomplete city, road or monastery that had a follower before the
    turn and that the turn makes harder to complete, with tiles to come.

    "cuts_off" if no tile that is left fits on one of its open spaces without a bridge, and before
    the turn some tile did on each; "hinders" if the least number that fits on an open space falls
    by a third or more, to `number` from `before`, and the turn does not make it worth more by a
    tile. `bridged`: 1 if some player has a bridge.
    """
    if scene.there.is_last:
        return
    for change in scene.changes:
        feature, (whose, seat) = change.feature, scene.whose(change.holders)
        was_free = not any(any(part["meeples"]) for part in change.parts)
        if feature["kind"] == "field" or feature["is_complete"] or was_free:
            continue
        had = min(scene.here.least_fits(part) for part in change.parts)
        fits, more = scene.there.least_fits(feature), change.gain_of(seat)
        is_larger = feature["points"] > max(part["points"] for part in change.parts)
        values: dict[str, int | str] = {"feature": feature["kind"], "whose": whose}
        values |= {"tiles": tiles_of(feature), "bridged": int(scene.there.bridges_left > 0)}
        if fits == 0 < had:
            stuck = scene.there.follower_worth(scene.there.state.seats[seat].meeples)
            yield motive("cuts_off", seat, scene.gain(whose, min(more, 0) - stuck), **values)
        elif is_larger and more >= 0:
            continue
        elif 0 < 3 * fits <= 2 * had and (loss := max(-more, change.lost_hope(seat))) > 0:
            weight = scene.gain(whose, -loss)
            yield motive("hinders", seat, weight, number=fits, before=had, **values)


def room(scene: Scene) -> Facts:
    """Yield a motive for each incomplete city, road or monastery that the player alone scores, with
    tiles to come: the `number` of tiles that fit on the space where the fewest do, without a
    bridge. So two turns are compared by it that leave the same feature, with so many `tiles` and
    `gaps`."""
    for feature in [] if scene.there.is_last else scene.there.features:
        if scene.there.holders(feature) == [scene.seat] and feature["open"]:
            values: dict[str, int | str] = {"feature": feature["kind"], "whose": "own"}
            values |= {"tiles": tiles_of(feature), "gaps": len(feature["open"])}
            number = scene.there.least_fits(feature)
            weight = scene.there.drawn(number) * (feature["complete"] or 0)
            yield motive("room", scene.seat, weight, number=number, **values)


def leaves_open(scene: Scene) -> Facts:
    """Yield a motive if the placed tile belongs to an incomplete city or road without followers
    that brings at least 6 points when complete, and still can be, with tiles to come: `points`.
    """
    cell = scene.turn.after.last_laid
    if scene.there.is_last or cell is None or cell in scene.here.state.tiles:
        return
    for feature in scene.there.features:
        if feature["kind"] not in ("city", "road") or feature["is_complete"]:
            continue
        points = feature["complete"] or 0
        if any(feature["meeples"]) or points < WORTH_CLAIMING or scene.there.is_doomed(feature):
            continue
        if any(place.partition("/")[0] == cell for place in feature["places"]):
            weight = -scene.rate * scene.there.worth(feature)
            values = {"feature": feature["kind"], "points": points}
            yield motive("leaves_open", scene.seat, weight, **values)


# Bridges and bazaars


def bridge(scene: Scene) -> Facts:
    """Yield a motive if the player builds a bridge: `left` of them after it."""
    seats = [land.state.seats[scene.seat].bridges for land in (scene.here, scene.there)]
    if seats[1] < seats[0]:
        weight = -A_BRIDGE * min(1.0, scene.there.turns_left / TURNS_FOR_BRIDGES)
        yield motive("bridge", scene.seat, weight, left=seats[1])


def bazaar(scene: Scene) -> Facts:
    """Yield "price" if the player pays or gets points for a tile: `points`, below 0 if they pay."""
    paid = sum(
        event["points"]
        for event in scene.events
        if event["event"] == "points" and event["for"] == "bazaar" and event["seat"] == scene.seat
    )
    if paid:
        yield motive("price", scene.seat, paid, points=paid)


def offers(scene: Scene) -> Facts:
    """Yield motives of a tile that the player bids for, buys, or chooses without an auction.

    "wants_tile" for each city, road or monastery with followers that it can complete: its `points`
    then, at least, and the `way`, "bid" or "get". If the player has a follower in supply, with
    "nobody" as the owner for each city or road without followers, and for its monastery with tiles
    to come. "overbids" for a bid of 2 or more `points`, if it completes none that the player scores
    or can claim.
    "cheap" and "firm" for each bid on a `tile`: its `points`. They speak only for the lower and for
    the higher of two bids. "firm" has `last`: 1 if only who chose the tile can answer it; otherwise
    only for a tile that completes a feature of the player, or one that they can claim: the best.
    """
    here = scene.here
    for bid, tile in scene.sought():
        way, can_claim = "get" if bid is None else "bid", scene.supply(here) > 0
        useful = [
            one
            for one in here.completed_by(tile)
            if any(one["meeples"]) or (can_claim and one["kind"] != "monastery")
        ]
        values: dict[str, int | str]
        if bid is not None:
            yield motive("cheap", scene.seat, 0.0, points=bid, tile=tile)
            values = {"points": bid, "tile": tile, "last": int(len(here.state.asked.to_bid) < 2)}
            gains = [one for one in useful if own_or_free(here, one, scene.seat)]
            best = max(gains, key=lambda one: one["complete"] or 0, default=None)
            if best is not None and not values["last"]:
                whose = "own" if here.holders(best) else "nobody"
                values |= {"feature": best["kind"], "whose": whose, "worth": best["complete"] or 0}
            if best is not None or values["last"]:
                yield motive("firm", scene.seat, 0.0, **values)
        is_useful = any(own_or_free(here, one, scene.seat) for one in useful)
        if bid is not None and bid > 1 and not is_useful:
            yield motive("overbids", scene.seat, 1.0 - bid, points=bid)
        if KINDS[NAMES.index(tile)].has_monastery and can_claim and here.state.pile:
            weight = min(A_MONASTERY, here.state.pile / here.players)
            values = {"feature": "monastery", "whose": "nobody", "way": way}
            yield motive("wants_tile", scene.seat, weight, points=FULL_MONASTERY, **values)
        for feature in useful:
            whose, seat = scene.whose(here.holders(feature))
            points = feature["complete"] or 0
            weight = abs(scene.gain("own" if whose == "nobody" else whose, points)) / 2
            values = {"feature": feature["kind"], "whose": whose, "way": way}
            yield motive("wants_tile", seat, weight, points=points, **values)


def own_or_free(land: Landscape, feature: FeatureObject, seat: int) -> bool:
    """Return whether a seat scores a feature, or nobody has followers on it."""
    return seat in land.holders(feature) or not any(feature["meeples"])


FINDERS: Sequence[Callable[[Scene], Facts]] = (
    completes,
    returns,
    castle_scores,
    castle,
    claims,
    counts_at_end,
    keeps_follower,
    grows,
    field_grows,
    merges,
    joins,
    blocks,
    room,
    leaves_open,
    bridge,
    bazaar,
    offers,
)


class CarcassonneMotives(GameMotives[CarcassonneState]):
    """The motives of Carcassonne."""

    kinds = tuple(FACTORS)
    vague = frozenset(("keeps_follower",))
    weak = no_prices = frozenset(("leaves_open",))
    scoring: ClassVar[Mapping[str, tuple[str, ...]]] = {  # type: ignore[misc]
        "completes": ("points",),
        "castle_scores": ("points",),
    }
    amounts: ClassVar[Mapping[str, frozenset[str]]] = {  # type: ignore[misc]
        "completes": frozenset(("tiles", "back")),
        "claims": frozenset(("closers", "tiles", "gaps")),
        "slow": frozenset(("closers", "tiles", "gaps")),
        "one_short": frozenset(("closers", "tiles")),
        "extends": frozenset(("tiles",)),
        "hinders": frozenset(("tiles",)),
    }

    def topic(self, one: Motive) -> Hashable:
        """Return one topic for all that is about the followers in supply, and for all features that
        a tile of a bazaar completes for a player."""
        if one.kind == "wants_tile":
            return one.kind, one["whose"]
        return "supply" if one.kind in ("returns", "keeps_follower", "ties_up", "slow") else one

    def chosen(self, reasons: Sequence[TurnReason]) -> Iterator[TurnReason]:
        """Yield the reasons that are worth a sentence."""
        return selected(reasons)

    def is_surpassed(self, one: Motive, other: ConsideredTurn[CarcassonneState]) -> bool:
        """Return whether what can be joined can be joined after the other turn, too."""
        if one.kind in ("threatens", "exposes"):
            scene, pair = Scene.of(other), (other.seat, one.seat)
            joining, joined = pair if one.kind == "threatens" else pair[::-1]
            size, fits = one.number("tiles"), one.number("fits")
            return may_join(scene.there, joining, joined, one.word("feature"), size, fits)
        return False

    def known(self, game: Game, position: Position, seat: int) -> CarcassonneState:
        """Return what everybody knows; every seat knows the same."""
        return CarcassonneState.from_object(game.rules.state(position, game.request, seat))

    def motives(self, turn: ConsideredTurn[CarcassonneState]) -> Iterator[Motive]:
        """Yield everything that is true of a turn, each fact once."""
        scene, yielded = Scene.of(turn), set[Motive]()
        for finder in FINDERS:
            for fact in finder(scene):
                if fact not in yielded:
                    yielded.add(fact)
                    yield replace(fact, weight=FACTORS[fact.kind] * fact.weight)


ANSWER = CarcassonneMotives()
