"""The picture of a table: which face lies on which spot. Two equal tables have equal pictures."""

from __future__ import annotations

from collections import Counter

from burgundy_qt.language.figures import plain
from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.games.carcassonne.board.bazaar import Bazaar
from burgundy_qt.widgets.games.carcassonne.board.board import FOLLOWERS, Board, LaidTile
from burgundy_qt.widgets.games.carcassonne.board.holding import holders, points_of
from burgundy_qt.widgets.games.carcassonne.look.towers import tower_corners
from burgundy_qt.widgets.games.carcassonne.map.rim import crosses_face, rim_face
from burgundy_qt.widgets.games.carcassonne.picture.roles import KINDS, kind_of, role_at
from burgundy_qt.widgets.games.carcassonne.picture.steps import steps_of
from burgundy_qt.widgets.games.carcassonne.picture.trying import add_trial
from burgundy_qt.widgets.games.carcassonne.picture.variants import next_variant, variants_of
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

CARD = "card-"
"""Before the kind of what lies on the card of the seat that is shown large too."""


def picture_of(board: Board) -> Picture:
    """Everything that lies on the table."""
    picture: Picture = {}
    _add_map(picture, board)
    if board.is_over:
        _add_seals(picture, board)
    _add_hand(picture, board)
    if board.acting is not None:
        picture[Spot("frame")] = Face("turn", str(board.acting))
    for seat in range(len(board.seats)):
        _add_seat(picture, board, seat)
    for at, face in enumerate(steps_of(board)):
        picture[Spot("step", None, at)] = face
    if board.bazaar is not None:
        _add_bazaar(picture, board, board.bazaar)
    add_trial(picture, board)
    return picture


def face_of(tile: LaidTile, cell: str, variant: int) -> Face:
    """A tile as it lies on the map."""
    return Face("tile", f"{tile.kind}.{tile.rotation}.{variant}@{cell}")


def _add_map(picture: Picture, board: Board) -> None:
    variants = variants_of(board)
    for cell, tile in board.tiles.items():
        picture[Spot("tile", None, cell)] = face_of(tile, cell, variants[cell])
    if board.tiles:
        picture[Spot("rim")] = rim_face(board.tiles)
        picture[Spot("crosses")] = crosses_face(board.tiles)
    faces = {cell: f"{tile.kind}.{tile.rotation}" for cell, tile in board.tiles.items()}
    for x, y in tower_corners(faces):
        picture[Spot("tower", None, f"{x},{y}")] = Face("tower", "")
    for cell, axis in board.bridges.items():
        picture[Spot("bridge", None, cell)] = Face("bridge", axis)
    for city, castle in board.castles.items():
        whose = str(castle.seat) if castle.is_occupied else "done"
        picture[Spot("castle", None, city)] = Face("castle", whose)
    for place, seat in board.meeples.items():
        picture[Spot("meeple", seat, place)] = Face(role_at(place), str(seat))


def _add_seals(picture: Picture, board: Board) -> None:
    """On every city what its fields bring to each holder; one that holds several has them all."""
    brought: Counter[tuple[int, str]] = Counter()
    for feature in board.features.values():
        if feature["kind"] == "field":
            for seat in holders(feature):
                for city in feature["cities"]:
                    brought[seat, city] += points_of(city, board)
    for (seat, city), points in brought.items():
        picture[Spot("seal", seat, city)] = Face("seal", f"{seat}:{points}")


def _add_hand(picture: Picture, board: Board) -> None:
    picture[Spot("hand-label")] = Face("text", _hand_words(board))
    tile = tile_in_hand(board)
    if tile is not None:
        picture[Spot("hand-tile")] = Face("tile", tile)
    turns = "on" if board.options else "off"
    for way in ("left", "right"):
        picture[Spot(f"turn-{way}")] = Face("key", f"{way}:{turns}")
    if board.options:
        many = len(board.options)
        words = tr("Carcassonne table", "fits {n} place(s)", n=many)
        picture[Spot("fits")] = Face("text", words)
    if board.pile:
        picture[Spot("pile")] = Face("pile", str(min(3, board.pile)))
    picture[Spot("pile-left")] = Face("text", str(board.pile))


def _hand_words(board: Board) -> str:
    bazaar = board.bazaar
    if board.is_over:
        return tr("Carcassonne table", "No tile left")
    if bazaar is not None and bazaar.lot is not None:
        return tr("Carcassonne table", "At auction")
    if board.cell is not None:
        return tr("Carcassonne table", "Just laid")
    return tr("Carcassonne table", "To be laid")


def tile_in_hand(board: Board) -> str | None:
    """The tile that is talked about, as it is turned now."""
    if board.bazaar is not None and board.bazaar.lot is not None:
        return f"{board.bazaar.drawn[board.bazaar.lot]}.0"
    if board.cell is not None:
        tile = board.tiles[board.cell]
        return f"{tile.kind}.{tile.rotation}.{variants_of(board)[board.cell]}"
    if board.tile is None:
        return None
    return f"{board.tile}.{board.trial.rotation}.{next_variant(board, board.tile)}"


def _add_seat(picture: Picture, board: Board, seat: int) -> None:
    mine = board.seats[seat]
    lead = max(1, *(each.points for each in board.seats))
    posted = posted_by(board, seat)
    for prefix in ("", CARD):
        numbers = {"points": mine.points, "bridges": mine.bridges, "castles": mine.castles}
        for kind, number in numbers.items():
            if kind != "points" and kind not in board.modules:
                continue
            picture[Spot(prefix + kind, seat)] = Face("text", plain(number))
        for at in range(FOLLOWERS):
            whose = str(seat) if at < mine.meeples else "out"
            picture[Spot(f"{prefix}bust", seat, at)] = Face("bust", whose)
        picture[Spot(f"{prefix}lead", seat)] = Face("lead", f"{seat}:{max(0, mine.points)}/{lead}")
        for kind in KINDS:
            picture[Spot(f"{prefix}posted", seat, kind)] = Face("text", str(posted[kind]))
        if seat == board.acting:
            picture[Spot(f"{prefix}turn", seat)] = Face("turn", str(seat))


def posted_by(board: Board, seat: int) -> Counter[str]:
    """By kind of feature how many followers of a seat stand on the map; those on castles are
    knights."""
    posted = Counter(kind_of(place) for place, whose in board.meeples.items() if whose == seat)
    posted["city"] += sum(
        castle.is_occupied and castle.seat == seat for castle in board.castles.values()
    )
    return posted


def _add_bazaar(picture: Picture, board: Board, bazaar: Bazaar) -> None:
    for seat, tile in bazaar.bought.items():
        for prefix in ("", CARD):
            picture[Spot(f"{prefix}bought", seat)] = Face("tile", f"{tile}.0")
    if not board.has_stage:
        return
    for at, tile in enumerate(bazaar.drawn):
        sale = bazaar.sales.get(at)
        picture[Spot("stall", None, at)] = Face("tile", f"{tile}.0", faded=sale is not None)
        if sale is not None:
            picture[Spot("buyer", None, at)] = Face("marker", str(sale.seat))
    for cell in board.lot_fits:
        picture[Spot("fit", None, cell)] = Face("fit", "")
    if bazaar.lot is not None:
        picture[Spot("lot", None, bazaar.lot)] = Face("lot", "")
    for seat, points in bazaar.bids.items():
        if points is not None:
            picture[Spot("bid", seat)] = Face("bid-tag", f"{seat}:{points}")
