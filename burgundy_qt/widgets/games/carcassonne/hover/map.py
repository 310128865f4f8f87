"""What the card says about tiles, empty cells and castles."""

from __future__ import annotations

from collections import Counter

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.carcassonne.components.tiles import KINDS
from burgundy_qt.rules.carcassonne.protocol_types import CellObject
from burgundy_qt.widgets.games.carcassonne.hover.features import told
from burgundy_qt.widgets.games.carcassonne.look.faces import tile_told
from burgundy_qt.widgets.games.carcassonne.picture.picture import tile_in_hand
from burgundy_qt.widgets.games.carcassonne.picture.trials import bridge_of
from burgundy_qt.widgets.games.carcassonne.table_state import TableState
from burgundy_qt.widgets.games.carcassonne.words.names import axis_name, tile_name
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

COUNTS = {kind.name: kind.count for kind in KINDS}
MOST_ROWS = 6


def tile(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A tile on the map."""
    laid = state.tiles.get(str(spot.at))
    if laid is None:
        return None
    return of_kind(laid.kind, laid.rotation, state)


def hand_tile(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """The tile that is laid now."""
    shown = tile_in_hand(state)
    if shown is None:
        return None
    told = tile_told(shown)
    return of_kind(told.kind, told.rotation, state)


def of_kind(kind: str, rotation: int, state: TableState) -> HoverContent:
    """A kind of tile, and how many of it are left."""
    left = state.unseen.get(kind, 0)
    rows = (
        (tr("Carcassonne table", "Not seen yet"), str(left)),
        (tr("Carcassonne table", "In the game"), str(COUNTS[kind])),
    )
    title = capitalize(tile_name(kind))
    return HoverContent(Sprite("tile", f"{kind}.{rotation}"), title, "", "", rows)


def cell(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """An empty cell: which of the tiles that nobody has seen fit there."""
    found = state.cells.get(str(spot.at))
    if found is None:
        return None
    title = tr("Carcassonne table", "Empty cell")
    unseen = sum(state.unseen.values())
    if not found["fits"]:
        words = tr("Carcassonne table", "None of the tiles that are left fits here.")
        rule = tr("Carcassonne table", "Except with a bridge.") if _bridges(state) else ""
        return HoverContent(None, title, tr("Carcassonne table", "dead"), words, (), rule)
    words = tr(
        "Carcassonne table",
        "{fits} of the {unseen} tiles that nobody has seen fit here.",
        fits=found["fits"],
        unseen=unseen,
    )
    return HoverContent(None, title, _how(state, str(spot.at)), words, tuple(_kinds(found, state)))


def _bridges(state: TableState) -> bool:
    return any(seat.bridges for seat in state.seats)


def _how(state: TableState, cell: str) -> str:
    """Whether the tile in the hand fits there."""
    why = dict(state.trial.cells).get(cell)
    if why == "turn":
        return tr("Carcassonne table", "fits after a turn")
    if why == "bridge":
        return tr("Carcassonne table", "fits with a bridge")
    return tr("Carcassonne table", "fits") if why == "" else ""


def _kinds(found: CellObject, state: TableState) -> list[HoverRow]:
    """The kinds that fit, those of which most are left first."""
    unseen = state.unseen
    kinds = Counter({kind: unseen[kind] for kind in found["kinds"] if kind in unseen})
    rows = [(capitalize(tile_name(kind)), str(many)) for kind, many in kinds.most_common()]
    if len(rows) <= MOST_ROWS:
        return rows
    rest = sum(many for _, many in kinds.most_common()[MOST_ROWS:])
    return [*rows[:MOST_ROWS], (tr("Carcassonne table", "Others"), str(rest))]


def castle(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A castle, and the cells that it watches."""
    city = str(spot.at)
    found = state.castles.get(city)
    if found is None:
        return None
    whose = str(found.seat) if found.is_occupied else "done"
    title, name = tr("Carcassonne table", "Castle"), names[found.seat]
    if not found.is_occupied:
        words = tr("Carcassonne table", "It has scored and stays empty.")
        return HoverContent(Sprite("castle", whose), title, name, words)
    words = tr(
        "Carcassonne table",
        "The next feature that is completed with a part on its six cells brings its owner as many "
        "points.",
    )
    return HoverContent(Sprite("castle", whose), title, name, words)


def bridge_place(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A bridge that could be built."""
    _, axis = bridge_of(str(spot.at))
    title = tr("Carcassonne table", "Bridge {axis}", axis=axis_name(axis))
    words = tr(
        "Carcassonne table",
        "From then on a road must meet its ends. It counts one tile of that road.",
    )
    return HoverContent(Sprite("feature", "bridge"), title, "", words)


def place(spot: Slot, state: TableState, names: list[str]) -> HoverContent | None:
    """A place where a follower could stand."""
    found = state.feature_at(str(spot.at))
    if found is None:
        return None
    return told(found, state, names, Sprite("feature", found["kind"]), str(spot.at))
