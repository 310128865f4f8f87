"""Between what the rules of the window call a target and the spots of the picture."""

from __future__ import annotations

from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.carcassonne.map.shade import LEVELS
from burgundy_qt.widgets.games.carcassonne.picture.variants import next_variant
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.pieces.spots import Face, Spot
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.scene.parts import Kinds, Mark, Offers

TOUCHED = (
    *("place", "ghost-turn", "bridge-place", "ghost", "cell", "hand-tile", "turn-left"),
    *("turn-right", "stall", "bid-less", "bid-more", "deal", "feature"),
)
ONLY_TOLD = (
    *("castle", "meeple", "bridge", "tile", "pile", "pile-left"),
    *("points", "meeples", "bridges", "castles"),
    *("card-points", "card-meeples", "card-bridges", "card-castles", "posted", "card-posted"),
    *("bid", "step", "fits", "bid-now", "bought", "card-bought"),
)
KINDS = Kinds(
    touched=TOUCHED,
    explained=TOUCHED + ONLY_TOLD,
    on_top=(),
    only_shown=(
        *("place", "ghost-turn", "bridge-place", "ghost", "castle", "meeple", "bridge", "stall"),
        *(
            "bid",
            "bid-less",
            "bid-more",
            "bid-now",
            "fits",
            "step",
            "hand-tile",
            "bought",
            "card-bought",
        ),
    ),
    pieces=("stall",),
    lifted=("hand-tile",),
    rising=("post", "round-key", "key", "step-key"),
    map_grounds=LEVELS,
    opens={"pile": "tiles", "pile-left": "tiles"},
)
STEPPER = {"bid-less": Target("less"), "bid-more": Target("more")}
TURNS = {"turn-left": Target("turn", "left"), "turn-right": Target("turn", "right")}


def spots_of(target: Target, state: TableState, seat: int) -> list[Spot]:
    """Where a target of the acting `seat` lies."""
    match target.kind:
        case "cell":
            ghost = state.trial.ghost
            is_tried = ghost is not None and ghost.cell == target.place
            return [Spot("ghost" if is_tried else "cell", None, target.place)]
        case "turn":
            spots = [Spot(f"turn-{target.place}")]
            has_ghost = state.trial.ghost is not None
            return [*spots, Spot("ghost-turn", None, target.place)] if has_ghost else spots
        case "hand-tile" | "place":
            return [Spot(target.kind, None, target.place)]
        case "bridge":
            return [Spot("bridge-place", None, target.place)]
        case "claim":
            return _parts(state, str(target.place))
        case "stall":
            return _stalls(state, str(target.place))
        case "bid":
            return [Spot("bid-now")]
        case "less" | "more":
            return [Spot(f"bid-{target.kind}")]
        case "buy" | "sell":
            return [Spot("deal", None, target.kind)]
    return []


def _parts(state: TableState, name: str) -> list[Spot]:
    """Where a feature lies, tile by tile."""
    feature = state.features.get(name)
    places = feature["places"] if feature is not None else (name,)
    return [Spot("feature", None, place) for place in places]


def _stalls(state: TableState, kind: str) -> list[Spot]:
    bazaar = state.bazaar
    if bazaar is None:
        return []
    gone = {*bazaar.sales, bazaar.slot}
    return [
        Spot("stall", None, at)
        for at, tile in enumerate(bazaar.drawn)
        if tile == kind and at not in gone
    ]


def target_of(spot: Spot, state: TableState, seat: int | None) -> Target | None:
    """What a click on a spot means for the acting `seat`; None where nothing is meant."""
    if seat is None:
        return None
    match spot:
        case Spot("cell" | "ghost", None, str(cell)):
            return Target("cell", cell)
        case Spot("ghost-turn", None, str(way)):
            return Target("turn", way)
        case Spot("hand-tile"):
            return Target("hand-tile")
        case Spot("place", None, str(place)):
            return Target("place", place)
        case Spot("bridge-place", None, str(bridge)):
            return Target("bridge", bridge)
        case Spot("feature", None, str(place)):
            return _claimed(state, place)
        case Spot("stall", None, int(at)) if state.bazaar is not None:
            return Target("stall", state.bazaar.drawn[at])
        case Spot("deal", None, str(what)):
            return Target(what)
    return TURNS.get(spot.kind) or STEPPER.get(spot.kind)


def _claimed(state: TableState, place: str) -> Target | None:
    """The feature of a place, where a castle is to score by one."""
    if state.asked.decision != "claim":
        return None
    feature = state.feature_at(place)
    return Target("claim", feature["feature"]) if feature is not None else None


def meant(spot: Spot, state: TableState, seat: int | None, offers: Offers) -> Target | None:
    """The same among what is offered: on a tile that was just laid its feature means the place."""
    if spot.kind == "feature":
        place = Target("place", _offered_place(state, str(spot.at), offers))
        if place in offers:
            return place
    return target_of(spot, state, seat)


def _offered_place(state: TableState, place: str, offers: Offers) -> str | None:
    feature = state.feature_at(place)
    if feature is None:
        return None
    offered = {str(target.place) for target in offers if target.kind == "place"}
    return next((each for each in feature["places"] if each in offered), None)


def free_place(spot: Spot, state: TableState, seat: int | None) -> Target | None:
    """A tile can be dropped on cells alone, which all mean something."""
    return None


def asked_about(state: TableState, seat: int, offers: Offers) -> Spot | None:
    """The town that may become a castle, and the castle that may score."""
    return Spot("town") if state.asked.decision in ("castle", "claim") else None


def marked(view: View, state: TableState, seat: int | None) -> Mark | None:
    """The tile laid last; it waits while its turn goes on."""
    cell = state.last_laid
    if cell is None:
        return None
    waits = state.cell == cell and state.asked.decision in ("bridge", "meeple")
    return Mark(Spot("tile", None, cell), state.laid_by[cell], waits)


def carried(target: Target, state: TableState, seat: int) -> tuple[Spot, Face] | None:
    """The tile in the hand, as large as there."""
    if target.kind != "hand-tile" or state.tile is None:
        return None
    variant = next_variant(state, state.tile)
    return Spot("hand-tile"), Face("tile", f"{state.tile}.{state.trial.rotation}.{variant}")


def by_wheel(offers: Offers, notches: int) -> Target | None:
    """What the wheel means while a tile is laid: it turns."""
    turned = Target("turn", "right" if notches > 0 else "left")
    return turned if turned in offers else None
