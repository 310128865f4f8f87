"""What the card says about tiles and spaces: what they do, and what a region still brings."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.printed import HEXAGON
from burgundy_qt.widgets.games.tuscany.hover.effects import effect_of
from burgundy_qt.widgets.games.tuscany.look.sprites import tile_face
from burgundy_qt.widgets.games.tuscany.words.names import (
    CROPS,
    colour_name,
    colours_name,
    green_points,
    tile_name,
)
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow


def display(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """A tile of the display, or the gap where there is none."""
    tile = state.display[int(spot.at or 0)]
    if tile is None:
        words = later("Tuscany table", "No tile is left that could fill it.")
        return HoverContent(None, tr("Tuscany table", "A gap"), "", tr("Tuscany table", words))
    equal = sum(
        printed.colour_of(other) == printed.colour_of(tile) for other in state.display if other
    )
    aside = tr(
        "Tuscany table",
        "{count} of this colour on display",
        count=equal,
    )
    rule = tr("Tuscany table", "Five of a colour leave the display at once.")
    return HoverContent(
        Sprite("tile", tile_face(tile)),
        capitalize(tile_name(tile)),
        aside,
        effect_of(tile),
        (),
        rule,
    )


def store(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """A storage space and what lies in it."""
    thing = state.seats[int(spot.owner or 0)].storage[int(spot.at or 0)]
    name = names[int(spot.owner or 0)]
    if thing is None:
        words = later("Tuscany table", "Room for one tile or one wooden hexagon.")
        return HoverContent(
            None, tr("Tuscany table", "Free storage space"), name, tr("Tuscany table", words)
        )
    rule = tr("Tuscany table", "At the end of the game 1 red point.")
    face = Sprite("tile", tile_face(thing))
    return HoverContent(face, capitalize(tile_name(thing)), name, effect_of(thing), (), rule)


def cell(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """A space of a seat's duchy, covered or not."""
    seat, name = state.seats[int(spot.owner or 0)], str(spot.at)
    colour = printed.spaces_of(seat.land)[name].colour
    rows = [*_region_rows(seat, name), *_colour_rows(seat, colour, state)]
    if name in seat.cells:
        return _covered(spot, seat, name, colour, rows)
    sentence = effect_of(colour)
    ruling = ""
    if state.phase is not None and not _touches(seat, name):
        ruling = tr("Tuscany table", "It can be covered once a space beside it is.")
    if state.is_laid_out_in_secret and colour == printed.CASTLE:
        ruling = tr("Tuscany table", "Can bear the start castle, from which the duchy grows.")
    return HoverContent(
        Sprite("space", colour),
        capitalize(colour_name(colour)),
        _region_words(seat, name),
        sentence,
        tuple(rows),
        ruling,
    )


def _covered(
    spot: Slot, seat: SeatState, name: str, colour: str, rows: list[HoverRow]
) -> HoverContent:
    tile = seat.cells[name]
    if name == seat.start:
        words = later("Tuscany table", "It does nothing and scores nothing by itself.")
        title = tr("Tuscany table", "Start castle")
        face = Sprite("tile", f"start-{spot.owner}")
        told = tr("Tuscany table", words)
        return HoverContent(face, title, _region_words(seat, name), told, tuple(rows))
    face = Sprite("tile", tile_face(tile, colour))
    sentence = ""
    if tile == HEXAGON:
        words = later("Tuscany table", "Counts as {tile}.")
        sentence = tr("Tuscany table", words, tile=colour_name(colour))
    title = capitalize(tile_name(tile))
    return HoverContent(face, title, _region_words(seat, name), sentence, tuple(rows))


def _touches(seat: SeatState, name: str) -> bool:
    return any(beside in seat.cells for beside in printed.neighbours_of(seat.land)[name])


def _region_words(seat: SeatState, name: str) -> str:
    region = printed.region_of(seat.land, name)
    covered = sum(each in seat.cells for each in region)
    if covered == len(region):
        return tr("Tuscany table", "Region of {size}, full", size=len(region))
    words = later("Tuscany table", "Region of {size}, {covered} covered")
    return tr("Tuscany table", words, size=len(region), covered=covered)


def _region_rows(seat: SeatState, name: str) -> list[HoverRow]:
    """What the region brings when full, and the crops that it has."""
    region = printed.region_of(seat.land, name)
    rows: list[HoverRow] = []
    if any(each not in seat.cells for each in region):
        points = green_points(printed.REGION_POINTS[len(region)])
        rows.append((tr("Tuscany table", "The region, when full"), points))
    crops = sorted({crop for each in region for crop in printed.crops_of(seat.cells.get(each, ""))})
    if crops:
        said = join_with_and([tr("Tuscany", CROPS[crop]) for crop in crops])
        rows.append((tr("Tuscany table", "Crops in it"), said))
    return rows


def _colour_rows(seat: SeatState, colour: str, state: TuscanyState) -> list[HoverRow]:
    """How many spaces of its colour are left, and what the last of them brings."""
    cells = printed.cells_of(seat.land, colour)
    left = [each for each in cells if each not in seat.cells]
    if not left:
        return []
    words = tr("Tuscany table", "{left} of {all}", left=len(left), all=len(cells))
    rows = [(capitalize(tr("Tuscany table", "{spaces} left", spaces=colours_name(colour))), words)]
    bonuses = state.colour_bonuses[colour]
    if bonuses:
        rows.append((tr("Tuscany table", "All of them, as things are"), green_points(bonuses[0])))
    return rows


def board_of_duchy(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """One of the three boards while they are laid out."""
    title = tr("Tuscany table", "Board {kind}", kind=str(spot.at))
    words = later("Tuscany table", "Click it to turn it by half a turn.")
    return HoverContent(None, title, "", tr("Tuscany table", words))


BUTTONS = {
    "move-left": later("Tuscany table", "Exchanges the board with the one on its left."),
    "move-right": later("Tuscany table", "Exchanges the board with the one on its right."),
    "turn-board": later("Tuscany table", "Turns the board by half a turn."),
    "half-step": later(
        "Tuscany table", "Shifts the board by a hex, to half a hex above or below its neighbour."
    ),
}


def button(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """A button below a board."""
    title = tr("Tuscany table", "Board {kind}", kind=str(spot.at))
    return HoverContent(None, title, "", tr("Tuscany table", BUTTONS[spot.kind]))


def regions(spot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """What the regions of a colour bring as the boards lie now."""
    colour = str(spot.at)
    rows = tuple(
        (tr("Tuscany table", "A region of {size}", size=size), green_points(points))
        for size, points in enumerate(printed.REGION_POINTS)
        if size
    )
    words = later("Tuscany table", "Larger regions bring more, but their last tile comes later.")
    title = capitalize(colours_name(colour))
    return HoverContent(Sprite("space", colour), title, "", tr("Tuscany table", words), rows)
