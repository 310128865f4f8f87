"""What the card says about what lies beside the map: the pile, what seats have, a bazaar."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.widgets.games.carcassonne.hover.map import of_kind
from burgundy_qt.widgets.games.carcassonne.picture.picture import posted_by
from burgundy_qt.widgets.games.carcassonne.picture.roles import KINDS
from burgundy_qt.widgets.games.carcassonne.picture.steps import BAZAARS
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.words.names import (
    bridges_counted,
    castles_counted,
    feature_name,
    followers_counted,
    tiles_counted,
)
from burgundy_qt.widgets.phrases.wording import capitalize, points_text
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent


def _name(spot: Slot, names: list[str]) -> str:
    return names[int(spot.owner or 0)]


def pile(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The tiles that are left."""
    title = tr("Carcassonne table", "{tiles} in the pile", tiles=tiles_counted(state.pile))
    words = tr("Carcassonne table", "Nobody knows their order. A click shows which they are.")
    rows = [(tr("Carcassonne table", "In the game"), str(state.all_tiles))]
    if "bazaars" in state.modules:
        bazaars = sum(many for kind, many in state.unseen.items() if kind in BAZAARS)
        rows.append((tr("Carcassonne table", "With a bazaar"), str(bazaars)))
    return HoverContent(Sprite("pile", "1"), title, "", words, tuple(rows))


def score(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The points of a seat."""
    many = state.seats[int(spot.owner or 0)].points
    words = tr("Carcassonne table", "What it still holds on the map is scored at the end.")
    return HoverContent(
        Sprite("piece", "points"), capitalize(points_text(many)), _name(spot, names), words
    )


def followers(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The followers of a seat, in hand and on the map."""
    seat = int(spot.owner or 0)
    posted = posted_by(state, seat)
    rows = tuple((capitalize(feature_name(kind)), str(posted[kind])) for kind in KINDS)
    title = tr(
        "Carcassonne table",
        "{followers} in hand",
        followers=capitalize(followers_counted(state.seats[seat].meeples)),
    )
    words = tr("Carcassonne table", "They come back when what they stand on is scored.")
    rule = tr("Carcassonne table", "Farmers stay to the end.")
    return HoverContent(Sprite("bust", str(seat)), title, _name(spot, names), words, rows, rule)


def bridges(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The bridges that a seat has left."""
    many = state.seats[int(spot.owner or 0)].bridges
    words = tr("Carcassonne table", "One a turn can be built, over a field edge to a field edge.")
    face = Sprite("token", "bridge")
    return HoverContent(face, capitalize(bridges_counted(many)), _name(spot, names), words)


def castles(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The castles that a seat has left."""
    many = state.seats[int(spot.owner or 0)].castles
    words = tr("Carcassonne table", "A town of two caps can become a castle instead of scoring.")
    face = Sprite("token", "castle")
    return HoverContent(face, capitalize(castles_counted(many)), _name(spot, names), words)


def stall(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A tile of a bazaar: who has it, or where it would fit."""
    bazaar, slot = state.bazaar, int(spot.at or 0)
    if bazaar is None or slot >= len(bazaar.drawn):
        return None
    card = of_kind(bazaar.drawn[slot], 0, state)
    sale = bazaar.sales.get(slot)
    if sale is None:
        return card
    words = tr("Carcassonne table", "Bought by {name}", name=names[sale.seat])
    if sale.paid is not None and sale.points:
        said = later("Carcassonne table", "{points} paid to {name}")
        paid = tr("Carcassonne table", said, points=points_text(sale.points), name=names[sale.paid])
        return HoverContent(card.face, card.title, words, paid, card.rows)
    return HoverContent(card.face, card.title, words, "", card.rows)


def bought(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A tile that a seat has bought and lays in its turn."""
    tile = state.bazaar.bought[int(spot.owner or 0)] if state.bazaar is not None else None
    if tile is None:
        return None
    card = of_kind(tile, 0, state)
    words = tr("Carcassonne table", "It is laid when the turn of its seat comes.")
    return HoverContent(card.face, card.title, _name(spot, names), words, card.rows)


def bid(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """What a seat bids for the lot."""
    bazaar, seat = state.bazaar, int(spot.owner or 0)
    said = bazaar.bids.get(seat) if bazaar is not None else None
    if said is None:
        return None
    title = tr("Carcassonne table", "Bid of {points}", points=points_text(said))
    words = tr("Carcassonne table", "Who gets the tile pays it, also below 0.")
    return HoverContent(Sprite("bid-tag", f"{seat}:{said}"), title, _name(spot, names), words)
