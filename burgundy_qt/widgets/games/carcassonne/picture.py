"""Carcassonne as slots with sprites: two equal tables have equal pictures.

Kinds of slots, and the meaning of their `owner` and `at`. On the map, by cells ("1,2"), places
("1,2/road:0") and names of features: `rim` and `crosses` (the edge of the land, and the corners of
cells around it), `tile`, `tower` (a corner of cells that hides the joint of a wall), `bridge`,
`meeple` (owner: its seat, at: its place), `castle` (its town), `cell` (empty: the tile may go
there), `feature` (a place: the part of its feature on that tile), `ghost` (the chosen cell),
`ghost-bridge` (the bridge that the ghost needs), `ghost-turn` ("left", "right"), `dots` (the
rotations that fit), `bridge-place` ("1,2:ew", a possible bridge), `loupe` (the tile placed last,
large) and on it `place` (a follower's place), `worth` (its current value) and `loupe-title`, `fit`
(a cell that the tile for sale fits), `town` (the cells that a castle watches, only a place), `seal`
(at the end: a city or castle that fields score for).

Beside it: `hand-label`, `hand-tile`, `turn-left`, `turn-right`, `fits` (the number of places),
`pile` and `pile-left`; `step` (0.. the parts of a turn), `frame` (the ring of the map's card). Of a
seat: `points`, `bridges`, `castles` (numbers; the pieces come from and go to them), `meeples` (only
a place), `bust` (0..6, in the hand of the large seat, else on its card), `lead` (the bar against
the leader), `posted` ("city" …: the number of followers there), `bought` (a waiting tile of a
bazaar), `turn` (the ring round the card of the deciding seat). The large seat has a card too; its
slots have the same kinds with the prefix `card-`.

The bazaar's stage: `stall` (0.. its tiles), `buyer` and `lot` (the ring round the slot that is for
sale), `bid` (a seat's tag), `bid-less`, `bid-now`, `bid-more` (the stepper), `deal` ("buy",
"sell").

Kinds of sprites: `tile` ("V.2.1" in the hand, "V.2.1@1,2" on the map: rotation, variant, cell),
`tower`, `bridge` ("ew"), `knight`, `thief`, `monk`, `farmer` (a seat), `castle` (a seat, or
"done"); `ghost` (as tile), `bridge-ghost`, `bridge-chosen` ("ew"), `sign` ("turn", "bridge"),
`round-key` ("left", "right"), `dots` ("1:02": shown, fit), `post` ("knight:0:1:chosen": role, seat,
its key), `loupe` (as tile), `band` (rim and crosses), `worth` ("open:4"), `fit`, `key` ("left:on"),
`pile` (its size), `step` ("now:Tile"), `bust` (a seat, or "out"), `lead` ("0:12/30"), `lot`,
`bid-tag` ("0:3"), `step-key` ("less:on"), `seal` ("0:3"), `marker`, `turn` or `text`.

Unsettled choices come from offers (`on_trial`): the chosen `ClickTarget("cell", "1,2")` has the
trial "2 02" or "2 02 1,2:ew": its rotation, those that fit, the bridge that it needs; other cells
with a dashed ring have "turn" or "bridge". `ClickTarget("hand-tile")` has the rotation in the hand,
a chosen `ClickTarget("bid", 3)` the number of the stepper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from burgundy_qt.language.formats import plain
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.known_state import Bazaar, LaidTile
from burgundy_qt.rules.carcassonne.tiles import KINDS
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, table_state, tile_picture
from burgundy_qt.widgets.games.carcassonne.map_sprites import crosses_sprite, rim_sprite
from burgundy_qt.widgets.games.carcassonne.tile_shapes import VARIANTS
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Picture, Slot, Sprite
from burgundy_qt.widgets.table.game_table import TargetHighlights

CARD = "card-"
"""The prefix of kinds for slots on the card of the large seat."""


def picture_of(state: table_state.TableState) -> Picture:
    """Return the picture of the whole table."""
    picture: Picture = {}
    _add_map(picture, state)
    if state.is_over:
        _add_seals(picture, state)
    _add_hand(picture, state)
    if state.acting is not None:
        picture[Slot("frame")] = Sprite("turn", str(state.acting))
    for seat in range(len(state.seats)):
        _add_seat(picture, state, seat)
    for at, sprite in enumerate(steps_of(state)):
        picture[Slot("step", None, at)] = sprite
    if state.bazaar is not None:
        _add_bazaar(picture, state, state.bazaar)
    add_trial(picture, state)
    return picture


def sprite_of(tile: LaidTile, cell: str, variant: int) -> Sprite:
    """Return the sprite of a tile on the map."""
    return Sprite("tile", f"{tile.kind}.{tile.rotation}.{variant}@{cell}")


@lru_cache(maxsize=8)
def _land(tiles: tuple[tuple[str, LaidTile], ...]) -> Mapping[Slot, Sprite]:
    """Return the tiles of a map, its edge and its towers. Late in the game they are most of the
    table, and they are the same in all states of a turn but one. A click needs half a dozen
    pictures."""
    laid = dict(tiles)
    picture: Picture = {}
    for cell, variant in variants_on(tiles).items():
        picture[Slot("tile", None, cell)] = sprite_of(laid[cell], cell, variant)
    if laid:
        picture[Slot("rim")] = rim_sprite(laid)
        picture[Slot("crosses")] = crosses_sprite(laid)
    faces = {cell: f"{tile.kind}.{tile.rotation}" for cell, tile in tiles}
    for x, y in tile_picture.tower_corners(faces):
        picture[Slot("tower", None, f"{x},{y}")] = Sprite("tower", "")
    return picture


def _add_map(picture: Picture, state: table_state.TableState) -> None:
    picture.update(_land(tuple(state.tiles.items())))
    for cell, axis in state.bridges.items():
        picture[Slot("bridge", None, cell)] = Sprite("bridge", axis)
    for city, castle in state.castles.items():
        whose = str(castle.seat) if castle.is_occupied else "done"
        picture[Slot("castle", None, city)] = Sprite("castle", whose)
    for place, seat in state.meeples.items():
        picture[Slot("meeple", seat, place)] = Sprite(carcassonne_texts.role_at(place), str(seat))


def _add_seals(picture: Picture, state: table_state.TableState) -> None:
    """Add to every city the points that its fields bring to each seat; a seat with several has all
    of them."""
    brought: Counter[tuple[int, str]] = Counter()
    for feature in state.features.values():
        if feature["kind"] == "field":
            for seat in table_state.holders(feature):
                for city in feature["cities"]:
                    brought[seat, city] += table_state.points_of(city, state)
    for (seat, city), points in brought.items():
        picture[Slot("seal", seat, city)] = Sprite("seal", f"{seat}:{points}")


def _add_hand(picture: Picture, state: table_state.TableState) -> None:
    picture[Slot("hand-label")] = Sprite("text", _hand_text(state))
    tile = tile_in_hand(state)
    if tile is not None:
        picture[Slot("hand-tile")] = Sprite("tile", tile)
    turns = "on" if state.options else "off"
    for way in ("left", "right"):
        picture[Slot(f"turn-{way}")] = Sprite("key", f"{way}:{turns}")
    if state.options and not state.is_unaided:
        many = len(state.options)
        words = tr("Carcassonne table", "fits {n} space(s)", n=many)
        picture[Slot("fits")] = Sprite("text", words)
    if state.pile:
        picture[Slot("pile")] = Sprite("pile", str(min(3, state.pile)))
    if not state.is_unaided:
        picture[Slot("pile-left")] = Sprite("text", str(state.pile))


def _hand_text(state: table_state.TableState) -> str:
    bazaar = state.bazaar
    if state.is_over:
        return tr("Carcassonne table", "No tile left")
    if bazaar is not None and bazaar.slot is not None:
        return tr("Carcassonne table", "At auction")
    if state.cell is not None:
        return tr("Carcassonne table", "Just placed")
    return tr("Carcassonne table", "To place")


def tile_in_hand(state: table_state.TableState) -> str | None:
    """Return the current tile in its current rotation."""
    if state.bazaar is not None and state.bazaar.slot is not None:
        return f"{state.bazaar.drawn[state.bazaar.slot]}.0"
    if state.cell is not None:
        tile = state.tiles[state.cell]
        return f"{tile.kind}.{tile.rotation}.{variants_of(state)[state.cell]}"
    if state.tile is None:
        return None
    return f"{state.tile}.{state.trial.rotation}.{next_variant(state, state.tile)}"


def _add_seat(picture: Picture, state: table_state.TableState, seat: int) -> None:
    mine = state.seats[seat]
    lead = max(1, *(each.points for each in state.seats))
    posted = posted_by(state, seat)
    for prefix in ("", CARD):
        if seat < len(state.endings):
            picture[Slot(f"{prefix}ending", seat)] = Sprite("ending", ending_text(state, seat))
        numbers = {"points": mine.points, "bridges": mine.bridges, "castles": mine.castles}
        for kind, number in numbers.items():
            if kind != "points" and kind not in state.modules:
                continue
            picture[Slot(prefix + kind, seat)] = Sprite("text", plain(number))
        for at in range(table_state.FOLLOWERS):
            whose = str(seat) if at < mine.meeples else "out"
            picture[Slot(f"{prefix}bust", seat, at)] = Sprite("bust", whose)
        picture[Slot(f"{prefix}lead", seat)] = Sprite(
            "lead", f"{seat}:{max(0, mine.points)}/{lead}"
        )
        for kind in carcassonne_texts.feature_kinds(state.farmers):
            picture[Slot(f"{prefix}posted", seat, kind)] = Sprite("text", str(posted[kind]))
        if seat == state.acting:
            picture[Slot(f"{prefix}turn", seat)] = Sprite("turn", str(seat))


def ending_text(state: table_state.TableState, seat: int) -> str:
    """Return the points of a seat if the game ended now, and those of fields among them: "63:9";
    "63:" without farmers."""
    points, left = state.endings[seat]
    return f"{points}:{left['field'] if state.farmers else ''}"


def posted_by(state: table_state.TableState, seat: int) -> Counter[str]:
    """Return the number of a seat's followers on the map by kind of feature; those on castles are
    knights."""
    posted = Counter(
        carcassonne_texts.feature_kind_of(place)
        for place, whose in state.meeples.items()
        if whose == seat
    )
    posted["city"] += sum(
        castle.is_occupied and castle.seat == seat for castle in state.castles.values()
    )
    return posted


def _add_bazaar(picture: Picture, state: table_state.TableState, bazaar: Bazaar) -> None:
    for seat, bought in enumerate(bazaar.bought):
        for prefix in ("", CARD) if bought is not None else ():
            picture[Slot(f"{prefix}bought", seat)] = Sprite("tile", f"{bought}.0")
    if not state.has_stage:
        return
    for at, tile in enumerate(bazaar.drawn):
        sale = bazaar.sales.get(at)
        picture[Slot("stall", None, at)] = Sprite("tile", f"{tile}.0", faded=sale is not None)
        if sale is not None:
            picture[Slot("buyer", None, at)] = Sprite("marker", str(sale.seat))
    for cell in state.lot_fits:
        picture[Slot("fit", None, cell)] = Sprite("fit", "")
    if bazaar.slot is not None:
        picture[Slot("lot", None, bazaar.slot)] = Sprite("lot", "")
    for seat, points in bazaar.bids.items():
        if points is not None:
            picture[Slot("bid", seat)] = Sprite("bid-tag", f"{seat}:{points}")


# The parts of a turn, or of the final scoring: past, current and future.


NAMES = {
    "tile": tr_noop("Carcassonne table", "Tile"),
    "bridge": tr_noop("Carcassonne table", "Bridge"),
    "follower": tr_noop("Carcassonne table", "Follower"),
    "scoring": tr_noop("Carcassonne table", "Scoring"),
    "bazaar": tr_noop("Carcassonne table", "Bazaar"),
    "roads": tr_noop("Carcassonne table", "Roads"),
    "cities": tr_noop("Carcassonne table", "Cities"),
    "monasteries": tr_noop("Carcassonne table", "Monasteries"),
    "fields": tr_noop("Carcassonne table", "Fields"),
}
NOW = {
    "place": "tile",
    "bridge": "bridge",
    "meeple": "follower",
    "castle": "scoring",
    "claim": "scoring",
    "choose": "bazaar",
    "bid": "bazaar",
    "deal": "bazaar",
}
"""The part of the turn by decision."""
FINAL = "roads", "cities", "monasteries", "fields"
MOST = 5
BAZAARS = {kind.name for kind in KINDS if kind.has_bazaar}


def steps_of(state: table_state.TableState) -> list[Sprite]:
    """Return the sprites of the parts of this turn."""
    if state.is_over:
        parts = parts_of(state)
        return _sprites(parts, len(parts) - 1)
    names = parts_of(state)
    now = NOW.get(state.asked.decision or "")
    return _sprites(names, names.index(now) if now in names else 0)


def final_steps(state: table_state.TableState, now: str) -> list[Sprite]:
    """Return the parts of the final scoring, with one of them current."""
    parts = final_parts(state)
    return _sprites(parts, parts.index(now))


def final_parts(state: table_state.TableState) -> list[str]:
    """Return the names of the parts of the final scoring: fields only with farmers."""
    return [part for part in FINAL if part != "fields" or state.farmers]


def beside(name: str) -> list[str]:
    """Return the words on all plates that can be in a row with this one."""
    final = [tr("Carcassonne table", NAMES[each]) for each in FINAL]
    turn = [tr("Carcassonne table", NAMES[each]) for each in NAMES if each not in FINAL]
    return final if name in final else turn


def _sprites(names: Sequence[str], at: int) -> list[Sprite]:
    return [
        Sprite("step", f"{_state(number, at)}:{tr('Carcassonne table', NAMES[name])}")
        for number, name in enumerate(names)
    ]


def _state(number: int, now: int) -> str:
    return "now" if number == now else "past" if number < now else "next"


def parts_of(state: table_state.TableState) -> list[str]:
    """Return the names of the parts: a bridge only with its module, a bazaar only when there is
    one."""
    if state.is_over:
        return final_parts(state)
    names = ["tile", "follower", "scoring"]
    if "bridges" in state.modules:
        names.insert(1, "bridge")
    if "bazaars" in state.modules and (state.bazaar is not None or state.tile in BAZAARS):
        names.append("bazaar")
    return names


# Offers and unsettled choices.


HAND = ClickTarget("hand-tile")


def on_trial(
    state: table_state.TableState, seat: int | None, highlights: TargetHighlights
) -> table_state.TableState:
    """Return the table with the choices of the acting seat among the offers."""
    if not highlights:
        return state.with_trial(_kept(state.trial))
    return state.with_trial(
        trial_of(state, highlights) if seat is not None else table_state.Trial()
    )


def _kept(trial: table_state.Trial) -> table_state.Trial:
    """Return the part of a trial that stays until its step arrives: the tile does not go back."""
    return table_state.Trial(ghost=trial.ghost, rotation=trial.rotation)


def trial_of(state: table_state.TableState, highlights: TargetHighlights) -> table_state.Trial:
    """Return the trial that the offers describe."""
    by_kind: dict[str, list[tuple[str, Highlight]]] = {}
    for target, highlight in highlights.items():
        by_kind.setdefault(target.kind, []).append((str(target.place), highlight))
    cells = by_kind.get("cell", [])
    bridges = by_kind.get("bridge", [])
    places = by_kind.get("place", [])
    return table_state.Trial(
        ghost=next((ghost_of(state, *one) for one in cells if one[1].chosen), None),
        cells=tuple(
            (cell, highlight.trial)
            for cell, highlight in cells
            if highlight.glow and not highlight.chosen
        ),
        rotation=_number(highlights.get(HAND)) or 0,
        bridges=tuple(bridge_of(name) for name, _ in bridges),
        bridge=_chosen_bridge(bridges),
        places=tuple(place for place, _ in places),
        place=next((place for place, highlight in places if highlight.chosen), None),
        bid=next((int(n) for n, highlight in by_kind.get("bid", []) if highlight.chosen), None),
    )


def _number(highlight: Highlight | None) -> int | None:
    return int(highlight.trial) if highlight is not None and highlight.trial else None


def _chosen_bridge(bridges: list[tuple[str, Highlight]]) -> tuple[str, str] | None:
    return next((bridge_of(name) for name, highlight in bridges if highlight.chosen), None)


def bridge_of(name: str) -> tuple[str, str]:
    """Return the cell and the axis of "1,2:ew"."""
    cell, _, axis = name.partition(":")
    return cell, axis


def ghost_of(
    state: table_state.TableState, cell: str, highlight: Highlight
) -> table_state.Ghost | None:
    """Return the tile on trial, by the trial of its cell."""
    if state.tile is None or not highlight.trial:
        return None
    rotation, fits, *bridge = highlight.trial.split()
    turned = tuple(int(one) for one in fits)
    return table_state.Ghost(
        cell, state.tile, int(rotation), turned, bridge_of(bridge[0]) if bridge else None
    )


# The variant of each of several equal tiles: a tile keeps its trees from the hand to the map.


def variants_of(state: table_state.TableState) -> Mapping[str, int]:
    """Return the variant of every tile on the map, by its cell: equal tiles take turns in the order
    of placement."""
    return variants_on(tuple(state.tiles.items()))


@lru_cache(maxsize=8)
def variants_on(tiles: tuple[tuple[str, LaidTile], ...]) -> Mapping[str, int]:
    """Return the same of these tiles, in the order of placement."""
    laid: Counter[str] = Counter()
    found = {}
    for cell, tile in tiles:
        found[cell] = laid[tile.kind] % VARIANTS
        laid[tile.kind] += 1
    return found


def next_variant(state: table_state.TableState, kind: str) -> int:
    """Return the variant of the next tile of a kind."""
    return sum(tile.kind == kind for tile in state.tiles.values()) % VARIANTS


# Trials as slots with sprites: the ghost of a tile, bridges, followers.


WAYS = "left", "right"


def add_trial(picture: Picture, state: table_state.TableState) -> None:
    """Add all offers and unsettled choices."""
    trial = state.trial
    for cell, why in trial.cells:
        if why:
            picture[Slot("cell", None, cell)] = Sprite("sign", why)
    if trial.ghost is not None:
        _add_ghost(picture, trial.ghost, next_variant(state, trial.ghost.kind))
    for cell, axis in trial.bridges:
        kind = "bridge-chosen" if (cell, axis) == trial.bridge else "bridge-ghost"
        picture[Slot("bridge-place", None, f"{cell}:{axis}")] = Sprite(kind, axis)
    if trial.places:
        _add_loupe(picture, state)
    if trial.bid is not None and state.bazaar is not None:
        _add_stepper(picture, state, trial.bid)


def _add_ghost(picture: Picture, ghost: table_state.Ghost, variant: int) -> None:
    face = f"{ghost.kind}.{ghost.rotation}.{variant}@{ghost.cell}"
    picture[Slot("ghost", None, ghost.cell)] = Sprite("ghost", face)
    if ghost.bridge is not None:
        cell, axis = ghost.bridge
        picture[Slot("ghost-bridge", None, cell)] = Sprite("bridge-chosen", axis)
    if len(ghost.fits) > 1:
        for way in WAYS:
            picture[Slot("ghost-turn", None, way)] = Sprite("round-key", way)
    fits = "".join(map(str, ghost.fits))
    picture[Slot("dots")] = Sprite("dots", f"{ghost.rotation}:{fits}")


def _add_loupe(picture: Picture, state: table_state.TableState) -> None:
    """Add the tile placed last, with a place for a follower in each free feature."""
    if state.cell is None or state.acting is None:
        return
    tile = state.tiles[state.cell]
    variant = variants_of(state)[state.cell]
    picture[Slot("loupe")] = Sprite("loupe", f"{tile.kind}.{tile.rotation}.{variant}@{state.cell}")
    picture[Slot("loupe-title")] = Sprite("text", tr("Carcassonne table", "Who goes where?"))
    for number, place in enumerate(state.trial.places, 1):
        mark = "chosen" if place == state.trial.place else ""
        what = f"{carcassonne_texts.role_at(place)}:{state.acting}:{number}:{mark}"
        picture[Slot("place", None, place)] = Sprite("post", what)
        feature = state.feature_at(place)
        if feature is not None:
            mark = "done" if feature["is_complete"] else "open"
            picture[Slot("worth", None, place)] = Sprite("worth", f"{mark}:{feature['points']}")


def _add_stepper(picture: Picture, state: table_state.TableState, bid: int) -> None:
    for way in ("less", "more"):
        picture[Slot(f"bid-{way}")] = Sprite("step-key", way)
    picture[Slot("bid-now")] = Sprite("bid-tag", f"{state.acting}:{bid}")
