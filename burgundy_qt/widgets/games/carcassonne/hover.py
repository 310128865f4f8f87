"""The text of the hover card for a slot of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from burgundy_qt.language.formats import plain
from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.carcassonne.protocol import CellObject, FeatureObject
from burgundy_qt.rules.carcassonne.tiles import KINDS
from burgundy_qt.widgets.games.carcassonne import carcassonne_texts, map_sprites, picture
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, holders
from burgundy_qt.widgets.phrases import wording
from burgundy_qt.widgets.sprites.places import Highlight, Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

Teller = Callable[[Slot, TableState, list[str]], HoverContent | None]


def explain(
    slot: Slot, state: TableState, names: list[str], highlight: Highlight | None = None
) -> HoverContent | None:
    """Return the explanation of `slot`, or None if it needs none. `highlight` adds the points it
    would bring now."""
    tell = TELLERS.get(slot.kind)
    content = tell(slot, state, names) if tell else None
    if content is None or highlight is None:
        return content
    gained = sum(points for _, points in highlight.gains[0]) if highlight.gains else 0
    sentence = " ".join(filter(None, (highlight.gain_text, content.sentence)))
    rows = [(tr("Carcassonne table", "Scores now"), f"+{gained}")] if gained else []
    return replace(content, sentence=sentence).with_rows(rows)


# Features: their size, owners, open cells and points.


TITLES = {
    "city": tr_noop("Carcassonne table", "City of {tiles}"),
    "road": tr_noop("Carcassonne table", "Road of {tiles}"),
    "monastery": tr_noop("Carcassonne table", "Monastery with {tiles} of 9"),
    "field": tr_noop("Carcassonne table", "Field on {tiles}"),
}
MONASTERY = 9
"""The number of cells of a monastery, and its points."""


def feature(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the feature of a place, or of a possible place of a follower."""
    found = state.feature_at(str(slot.at))
    if found is None:
        return None
    return feature_card(found, state, names, Sprite("feature", found["kind"]), str(slot.at))


def meeple(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a follower, with its feature."""
    place = str(slot.at)
    found = state.feature_at(place)
    if found is None:
        return None
    card = feature_card(
        found, state, names, Sprite(carcassonne_texts.role_at(place), str(slot.owner)), place
    )
    who = wording.capitalize(carcassonne_texts.follower_name(carcassonne_texts.kind_of(place)))
    title = f"{who} ({names[int(slot.owner or 0)]})"
    return HoverContent(card.sprite, title, card.title, card.sentence, card.rows, card.ruling)


def bridge(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a bridge, with its road."""
    found = state.feature_at(f"{slot.at}/bridge")
    if found is None:
        return None
    sprite = Sprite("feature", "bridge")
    card = feature_card(found, state, names, sprite, f"{slot.at}/bridge")
    title = tr("Carcassonne table", "Bridge")
    rule = tr("Carcassonne table", "It joins the roads at its ends, but nothing below it.")
    return HoverContent(sprite, title, card.title, card.sentence, card.rows, rule)


def feature_card(
    feature: FeatureObject, state: TableState, names: list[str], sprite: Sprite, place: str
) -> HoverContent:
    """Return a feature in words, at one of its places."""
    tiles = _covered(feature) if feature["kind"] == "monastery" else feature["tiles"]
    title = tr(
        "Carcassonne table", TITLES[feature["kind"]], tiles=carcassonne_texts.tiles_counted(tiles)
    )
    if feature["kind"] == "field" and not state.farmers:
        words = tr("Carcassonne table", "Fields do not count: this game has no farmers.")
        return HoverContent(sprite, title, "", words, tuple(_laid(state, place, names)))
    rows = [*_held(feature, names), *_worth(feature, state), *_open(feature, state)]
    rows += _laid(state, place, names)
    return HoverContent(sprite, title, _holders(feature, names), _state(feature), tuple(rows))


def _covered(monastery: FeatureObject) -> int:
    """Return the number of the nine cells of a monastery with tiles; each of them is worth one
    point."""
    return MONASTERY if monastery["is_complete"] else int(monastery["points"])


def _holders(feature: FeatureObject, names: list[str]) -> str:
    """Return the seats with the most followers there."""
    who = [names[seat] for seat in holders(feature)]
    if not who:
        return tr("Carcassonne table", "unclaimed")
    others = wording.join_with_and([name for name in who if not wording.is_local_player(name)])
    if not others:
        return tr("Carcassonne table", "claimed by you")
    if any(map(wording.is_local_player, who)):
        return tr("Carcassonne table", "claimed by you together with {names}", names=others)
    return tr("Carcassonne table", "claimed by {names}", names=others)


def _state(feature: FeatureObject) -> str:
    if feature["castle"]:
        return tr("Carcassonne table", "This small town is a castle, and counts as one for fields.")
    if feature["kind"] == "field":
        return tr("Carcassonne table", "Fields score at the end, for the cities next to them.")
    if feature["is_complete"]:
        return tr("Carcassonne table", "Complete and scored.")
    return ""


def _held(feature: FeatureObject, names: list[str]) -> list[HoverRow]:
    """Return the number of followers of each seat, if there are several seats."""
    there = [(names[seat], many) for seat, many in enumerate(feature["meeples"]) if many]
    if len(there) < 2 and all(many == 1 for _, many in there):
        return []
    label = tr("Carcassonne table", "Followers")
    return [(label, ", ".join(f"{name} {many}" for name, many in there))]


def _worth(feature: FeatureObject, state: TableState) -> list[HoverRow]:
    """Return its shields or cities, and its points now and when it is complete."""
    rows: list[HoverRow] = []
    if feature["shields"]:
        rows.append((tr("Carcassonne table", "Shields"), str(feature["shields"])))
    if feature["kind"] == "field":
        cities = len(feature["cities"])
        rows.append((tr("Carcassonne table", "Complete cities beside it"), str(cities)))
        castles = sum(city in state.castles for city in feature["cities"])
        if castles:
            rows.append((tr("Carcassonne table", "Castles among them"), str(castles)))
        rows.append((tr("Carcassonne table", "At the end"), f"+{feature['points']}"))
        return rows
    if feature["castle"] or feature["is_complete"]:
        return rows
    rows.append((tr("Carcassonne table", "If the game ended now"), f"+{feature['points']}"))
    if feature["complete"] is not None:
        label = tr("Carcassonne table", "When complete, at least")
        rows.append((label, f"+{feature['complete']}"))
    return rows


def _open(feature: FeatureObject, state: TableState) -> list[HoverRow]:
    """Return its open cells, the number of unseen tiles that fit each of them, and the chance that
    its holders draw the tiles that complete it."""
    cells = feature["open"]
    if not cells or feature["kind"] == "field":
        return []
    unseen = sum(state.unseen.values())
    fits = ", ".join(str(cell["fits"]) for cell in cells)
    rows = [(tr("Carcassonne table", "Open spaces"), str(len(cells)))]
    label = tr("Carcassonne table", "Tiles that fit there, of {unseen}", unseen=unseen)
    rows.append((label, fits))
    chance = state.completion_chance(feature)
    if chance is not None:
        rows.append(
            (
                tr("Carcassonne table", "Chance to complete it"),
                carcassonne_texts.chance_text(chance),
            )
        )
    return rows


def _laid(state: TableState, place: str, names: list[str]) -> list[HoverRow]:
    """Return when the tile at that place was placed, and the seat that placed it."""
    cell = carcassonne_texts.cell_of(place)
    if cell not in state.laid_by:
        return []
    turn = [*state.laid_by].index(cell) + 1
    label = tr("Carcassonne table", "Placed in turn")
    words = tr_noop("Carcassonne table", "{number}, {name}")
    return [(label, tr("Carcassonne table", words, number=turn, name=names[state.laid_by[cell]]))]


# Tiles, empty cells and castles.


COUNTS = {kind.name: kind.count for kind in KINDS}
MOST_ROWS = 6


def tile(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a tile on the map."""
    laid = state.tiles.get(str(slot.at))
    if laid is None:
        return None
    return of_kind(laid.kind, laid.rotation, state)


def hand_tile(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the tile in hand."""
    shown = picture.tile_in_hand(state)
    if shown is None:
        return None
    tile = map_sprites.parse_tile(shown)
    return of_kind(tile.kind, tile.rotation, state)


def of_kind(kind: str, rotation: int, state: TableState) -> HoverContent:
    """Return the card for a kind of tile, with the number of them left."""
    left = state.unseen.get(kind, 0)
    rows = (
        (tr("Carcassonne table", "Not seen yet"), str(left)),
        (tr("Carcassonne table", "In the game"), str(COUNTS[kind])),
    )
    title = wording.capitalize(carcassonne_texts.tile_name(kind))
    return HoverContent(Sprite("tile", f"{kind}.{rotation}"), title, "", "", rows)


def cell(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for an empty cell: the unseen tiles that fit there."""
    found = state.cells.get(str(slot.at))
    if found is None:
        return None
    title = tr("Carcassonne table", "Empty space")
    unseen = sum(state.unseen.values())
    if not found["fits"]:
        words = tr("Carcassonne table", "None of the remaining tiles fits here.")
        rule = tr("Carcassonne table", "Except with a bridge.") if _bridges(state) else ""
        return HoverContent(None, title, tr("Carcassonne table", "dead"), words, (), rule)
    words = tr(
        "Carcassonne table",
        "Tiles not seen yet that fit here: {fits} of {unseen}.",
        fits=found["fits"],
        unseen=unseen,
    )
    return HoverContent(None, title, _how(state, str(slot.at)), words, tuple(_kinds(found, state)))


def _bridges(state: TableState) -> bool:
    return any(seat.bridges for seat in state.seats)


def _how(state: TableState, cell: str) -> str:
    """Return whether the tile in hand fits there, in words."""
    why = dict(state.trial.cells).get(cell)
    if why == "turn":
        return tr("Carcassonne table", "fits when turned")
    if why == "bridge":
        return tr("Carcassonne table", "fits with a bridge")
    return tr("Carcassonne table", "fits") if why == "" else ""


def _kinds(found: CellObject, state: TableState) -> list[HoverRow]:
    """Return the kinds that fit, the most frequent first."""
    unseen = state.unseen
    kinds = Counter({kind: unseen[kind] for kind in found["kinds"] if kind in unseen})
    rows = [
        (wording.capitalize(carcassonne_texts.tile_name(kind)), str(many))
        for kind, many in kinds.most_common()
    ]
    if len(rows) <= MOST_ROWS:
        return rows
    rest = sum(many for _, many in kinds.most_common()[MOST_ROWS:])
    return [*rows[:MOST_ROWS], (tr("Carcassonne table", "Others"), str(rest))]


def castle(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a castle, with the cells that it watches."""
    city = str(slot.at)
    found = state.castles.get(city)
    if found is None:
        return None
    whose = str(found.seat) if found.is_occupied else "done"
    title, name = tr("Carcassonne table", "Castle"), names[found.seat]
    if not found.is_occupied:
        words = tr("Carcassonne table", "It has already scored and stays empty.")
        return HoverContent(Sprite("castle", whose), title, name, words)
    words = tr(
        "Carcassonne table",
        "The next feature completed on any of its six spaces scores the same points for "
        "the castle.",
    )
    return HoverContent(Sprite("castle", whose), title, name, words)


def bridge_place(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a possible bridge."""
    _, axis = picture.bridge_of(str(slot.at))
    title = tr("Carcassonne table", "Bridge {axis}", axis=carcassonne_texts.axis_name(axis))
    words = tr(
        "Carcassonne table",
        "From then on, its ends must meet roads. It counts as one tile of that road.",
    )
    return HoverContent(Sprite("feature", "bridge"), title, "", words)


# Beside the map: the pile, the supplies of seats, a bazaar.


def _name(slot: Slot, names: list[str]) -> str:
    return names[int(slot.owner or 0)]


def pile(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the tiles that are left."""
    title = tr(
        "Carcassonne table",
        "{tiles} in the pile",
        tiles=carcassonne_texts.tiles_counted(state.pile),
    )
    words = tr("Carcassonne table", "Nobody knows their order. Click to see which tiles they are.")
    rows = [(tr("Carcassonne table", "In the game"), str(state.all_tiles))]
    if "bazaars" in state.modules:
        bazaars = sum(many for kind, many in state.unseen.items() if kind in picture.BAZAARS)
        rows.append((tr("Carcassonne table", "With a bazaar"), str(bazaars)))
    return HoverContent(Sprite("pile", "1"), title, "", words, tuple(rows))


def score(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of a seat."""
    seat = int(slot.owner or 0)
    words = tr("Carcassonne table", "Claimed features on the map are scored at the end.")
    title = wording.capitalize(wording.points_text(state.seats[seat].points))
    rows = tuple(_ending(state, seat)) if state.endings else ()
    return HoverContent(Sprite("piece", "points"), title, _name(slot, names), words, rows)


def _ending(state: TableState, seat: int) -> Iterator[HoverRow]:
    """Yield what each source would add if the game ended now, and the points of a seat then."""
    points, left = state.endings[seat]
    for source in carcassonne_texts.SOURCES:
        if source.key in left and (source.key != "field" or state.farmers):
            yield source.title, f"+{plain(left[source.key])}"
    yield tr("Carcassonne table", "If the game ended now"), plain(points)


def followers(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the followers of a seat, in hand and on the map."""
    seat = int(slot.owner or 0)
    posted = picture.posted_by(state, seat)
    rows = tuple(
        (wording.capitalize(carcassonne_texts.feature_name(kind)), str(posted[kind]))
        for kind in carcassonne_texts.feature_kinds(state.farmers)
    )
    title = tr(
        "Carcassonne table",
        "{followers} in hand",
        followers=wording.capitalize(
            carcassonne_texts.followers_counted(state.seats[seat].meeples)
        ),
    )
    words = tr("Carcassonne table", "They come back when their feature is scored.")
    rule = tr("Carcassonne table", "Farmers stay to the end.") if state.farmers else ""
    return HoverContent(Sprite("bust", str(seat)), title, _name(slot, names), words, rows, rule)


def bridges(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the bridges that a seat has left."""
    many = state.seats[int(slot.owner or 0)].bridges
    words = tr("Carcassonne table", "You may build one per turn, from field edge to field edge.")
    sprite = Sprite("token", "bridge")
    return HoverContent(
        sprite,
        wording.capitalize(carcassonne_texts.bridges_counted(many)),
        _name(slot, names),
        words,
    )


def castles(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for the castles that a seat has left."""
    many = state.seats[int(slot.owner or 0)].castles
    words = tr(
        "Carcassonne table", "A small town of two tiles can become a castle instead of scoring."
    )
    sprite = Sprite("token", "castle")
    return HoverContent(
        sprite,
        wording.capitalize(carcassonne_texts.castles_counted(many)),
        _name(slot, names),
        words,
    )


def stall(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a tile of a bazaar: its owner, or the cells it fits."""
    bazaar, number = state.bazaar, int(slot.at or 0)
    if bazaar is None or number >= len(bazaar.drawn):
        return None
    card = of_kind(bazaar.drawn[number], 0, state)
    sale = bazaar.sales.get(number)
    if sale is None:
        return card
    paid = ""
    if sale.paid is not None and sale.points:
        paid = _paid_to(names[sale.paid], wording.points_text(sale.points))
    return HoverContent(card.sprite, card.title, _bought_by(names[sale.seat]), paid, card.rows)


def _bought_by(name: str) -> str:
    if wording.is_local_player(name):
        return tr("Carcassonne table", "Bought by you")
    return tr("Carcassonne table", "Bought by {name}", name=name)


def _paid_to(name: str, points: str) -> str:
    if wording.is_local_player(name):
        return tr("Carcassonne table", "{points} paid to you", points=points)
    return tr("Carcassonne table", "{points} paid to {name}", points=points, name=name)


def bought(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a tile that a seat has bought and places in its turn."""
    tile = state.bazaar.bought[int(slot.owner or 0)] if state.bazaar is not None else None
    if tile is None:
        return None
    card = of_kind(tile, 0, state)
    words = tr("Carcassonne table", "It is placed when this player's turn comes.")
    return HoverContent(card.sprite, card.title, _name(slot, names), words, card.rows)


def bid(slot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """Return the card for a seat's bid."""
    bazaar, seat = state.bazaar, int(slot.owner or 0)
    said = bazaar.bids.get(seat) if bazaar is not None else None
    if said is None:
        return None
    title = tr("Carcassonne table", "Bid of {points}", points=wording.points_text(said))
    words = tr(
        "Carcassonne table", "Whoever gets the tile pays this, even if their score falls below 0."
    )
    return HoverContent(Sprite("bid-tag", f"{seat}:{said}"), title, _name(slot, names), words)


TELLERS: Mapping[str, Teller] = {
    "feature": feature,
    "meeple": meeple,
    "bridge": bridge,
    "place": feature,
    "tile": tile,
    "hand-tile": hand_tile,
    "cell": cell,
    "ghost": cell,
    "castle": castle,
    "bridge-place": bridge_place,
    "pile": pile,
    "pile-left": pile,
    "points": score,
    "card-points": score,
    "ending": score,
    "card-ending": score,
    "meeples": followers,
    "card-meeples": followers,
    "posted": followers,
    "card-posted": followers,
    "bridges": bridges,
    "card-bridges": bridges,
    "castles": castles,
    "card-castles": castles,
    "stall": stall,
    "bid": bid,
    "bought": bought,
    "card-bought": bought,
}
"""The function for each kind of slot."""
