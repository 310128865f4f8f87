"""The text of the hover card for tiles, spaces and regions: their effects, and the further points
of a region. `hover.py` has the rest."""

from __future__ import annotations

from collections.abc import Mapping

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue
from burgundy_qt.rules.tuscany.components import HEXAGON, colour_of
from burgundy_qt.rules.tuscany.known_seat import SeatState
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.pieces import tile_art_name
from burgundy_qt.widgets.games.tuscany.tuscany_texts import (
    CROPS,
    colour_name,
    colours_name,
    green_points,
    tile_name,
)
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow

EFFECTS: Mapping[str, str] = {
    "castle": tr_noop(
        "Tuscany table",
        "At once place one fitting tile from the display without cards, or none.",
    ),
    "town": tr_noop("Tuscany table", "Take a bonus tile of any kind that is still available."),
    "inn": tr_noop("Tuscany table", "Gives you a wooden hexagon for your storage."),
    "agriculture": tr_noop(
        "Tuscany table", "1 green point for each crop that its region does not have yet."
    ),
    "quarry": tr_noop("Tuscany table", "Gives you 1 marble, and 1 more for each +1 marble tile."),
    "village": tr_noop("Tuscany table", "Gives you 1 worker, and 1 more for each +1 worker tile."),
    "monastery": tr_noop("Tuscany table", "Draw three region cards."),
    "cart": tr_noop(
        "Tuscany table", "Reveals a yield card, and 1 more for each +1 yield card tile."
    ),
    HEXAGON: tr_noop(
        "Tuscany table", "Fits any space and counts there as a tile of the space's colour."
    ),
}


def effect_of(tile: str) -> str:
    """Return the effect of a tile, of a space of its colour, or of the wooden hexagon."""
    return tr("Tuscany table", EFFECTS[colour_of(tile)])


# Tiles, spaces and regions


def explain_display(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a tile of the display, or for its gap."""
    tile = state.display[int(slot.at or 0)]
    if tile is None:
        words = tr_noop("Tuscany table", "No tile is left to fill it.")
        return HoverContent(None, tr("Tuscany table", "A gap"), "", tr("Tuscany table", words))
    equal = sum(
        catalogue.colour_of(other) == catalogue.colour_of(tile) for other in state.display if other
    )
    aside = tr(
        "Tuscany table",
        "{count} of this colour on display",
        count=equal,
    )
    rule = tr("Tuscany table", "Five tiles of one colour are removed from the display at once.")
    return HoverContent(
        Sprite("tile", tile_art_name(tile)),
        capitalize(tile_name(tile)),
        aside,
        effect_of(tile),
        (),
        rule,
    )


def explain_store(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a storage space and its contents."""
    thing = state.seats[int(slot.owner or 0)].storage[int(slot.at or 0)]
    name = names[int(slot.owner or 0)]
    if thing is None:
        words = tr_noop("Tuscany table", "Room for one tile or one wooden hexagon.")
        return HoverContent(
            None, tr("Tuscany table", "Free storage space"), name, tr("Tuscany table", words)
        )
    rule = tr("Tuscany table", "At the end of the game, 1 red point.")
    sprite = Sprite("tile", tile_art_name(thing))
    return HoverContent(sprite, capitalize(tile_name(thing)), name, effect_of(thing), (), rule)


def explain_cell(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a space of a seat's duchy, covered or not."""
    seat, name = state.seats[int(slot.owner or 0)], str(slot.at)
    colour = catalogue.spaces_of(seat.land)[name].colour
    rows = [*_region_rows(seat, name), *_colour_rows(seat, colour, state)]
    if name in seat.cells:
        return _covered(slot, seat, name, colour, rows)
    sentence = effect_of(colour)
    ruling = ""
    if state.phase is not None and not _touches(seat, name):
        ruling = tr("Tuscany table", "You can cover it once a space next to it is covered.")
    if state.is_laid_out_in_secret and colour == catalogue.CASTLE:
        ruling = tr("Tuscany table", "The start castle can go here. The duchy grows from it.")
    return HoverContent(
        Sprite("space", colour),
        capitalize(colour_name(colour)),
        _region_text(seat, name),
        sentence,
        tuple(rows),
        ruling,
    )


def _covered(
    slot: Slot, seat: SeatState, name: str, colour: str, rows: list[HoverRow]
) -> HoverContent:
    tile = seat.cells[name]
    if name == seat.start:
        words = tr_noop("Tuscany table", "It does nothing and scores nothing by itself.")
        title = tr("Tuscany table", "Start castle")
        sprite = Sprite("tile", f"start-{slot.owner}")
        text = tr("Tuscany table", words)
        return HoverContent(sprite, title, _region_text(seat, name), text, tuple(rows))
    sprite = Sprite("tile", tile_art_name(tile, colour))
    sentence = ""
    if tile == HEXAGON:
        words = tr_noop("Tuscany table", "Counts as {tile}.")
        sentence = tr("Tuscany table", words, tile=colour_name(colour))
    title = capitalize(tile_name(tile))
    return HoverContent(sprite, title, _region_text(seat, name), sentence, tuple(rows))


def _touches(seat: SeatState, name: str) -> bool:
    return any(beside in seat.cells for beside in catalogue.neighbours_of(seat.land)[name])


def _region_text(seat: SeatState, name: str) -> str:
    region = catalogue.region_of(seat.land, name)
    covered = sum(each in seat.cells for each in region)
    if covered == len(region):
        return tr("Tuscany table", "Region of {size}, full", size=len(region))
    words = tr_noop("Tuscany table", "Region of {size}, {covered} covered")
    return tr("Tuscany table", words, size=len(region), covered=covered)


def _region_rows(seat: SeatState, name: str) -> list[HoverRow]:
    """Return the points of the region when full, and its crops."""
    region = catalogue.region_of(seat.land, name)
    rows: list[HoverRow] = []
    if any(each not in seat.cells for each in region):
        points = green_points(catalogue.REGION_POINTS[len(region)])
        rows.append((tr("Tuscany table", "The region, when full"), points))
    crops = sorted(
        {crop for each in region for crop in catalogue.crops_of(seat.cells.get(each, ""))}
    )
    if crops:
        said = join_with_and([tr("Tuscany", CROPS[crop]) for crop in crops])
        rows.append((tr("Tuscany table", "Crops in it"), said))
    return rows


def _colour_rows(seat: SeatState, colour: str, state: TuscanyState) -> list[HoverRow]:
    """Return the number of spaces left of its colour, and the bonus for the last of them."""
    cells = catalogue.cells_of(seat.land, colour)
    left = [each for each in cells if each not in seat.cells]
    if not left:
        return []
    words = tr("Tuscany table", "{left} of {all}", left=len(left), all=len(cells))
    rows = [(capitalize(tr("Tuscany table", "{spaces} left", spaces=colours_name(colour))), words)]
    bonuses = state.colour_bonuses[colour]
    if bonuses:
        rows.append((tr("Tuscany table", "All of them, as things stand"), green_points(bonuses[0])))
    return rows


def explain_board(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for one of the three boards while they are arranged."""
    title = tr("Tuscany table", "Board {kind}", kind=str(slot.at))
    words = tr_noop("Tuscany table", "Click it to turn it half a turn.")
    return HoverContent(None, title, "", tr("Tuscany table", words))


BUTTONS = {
    "move-left": tr_noop("Tuscany table", "Swaps the board with the one on its left."),
    "move-right": tr_noop("Tuscany table", "Swaps the board with the one on its right."),
    "turn-board": tr_noop("Tuscany table", "Turns the board half a turn."),
    "half-step": tr_noop(
        "Tuscany table",
        "Shifts the board by one space: to half a space above or below its neighbour.",
    ),
}


def explain_button(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for a button below a board."""
    title = tr("Tuscany table", "Board {kind}", kind=str(slot.at))
    return HoverContent(None, title, "", tr("Tuscany table", BUTTONS[slot.kind]))


def explain_regions(slot: Slot, state: TuscanyState, names: list[str]) -> HoverContent | None:
    """Return the card for the points of a colour's regions in the current arrangement."""
    colour = str(slot.at)
    rows = tuple(
        (tr("Tuscany table", "A region of {size}", size=size), green_points(points))
        for size, points in enumerate(catalogue.REGION_POINTS)
        if size
    )
    words = tr_noop("Tuscany table", "Larger regions score more, but take longer to complete.")
    title = capitalize(colours_name(colour))
    return HoverContent(Sprite("space", colour), title, "", tr("Tuscany table", words), rows)
