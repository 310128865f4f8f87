"""TuscanyAdvice: turns of The Castles of Tuscany in words and on the table, and what is still to be
scored."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol_types import Action, Place, Take
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step
from burgundy_qt.widgets.games.tuscany.advice.open_table import OpenTable
from burgundy_qt.widgets.games.tuscany.advice.turn_words import TuscanyWords
from burgundy_qt.widgets.games.tuscany.board.printed import (
    HEXAGON,
    cards_held,
    colour_of,
    spaces_of,
)
from burgundy_qt.widgets.games.tuscany.clicks.payments import things_paid
from burgundy_qt.widgets.games.tuscany.look.sprites import tile_face
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.sprites.slots import Slot, Sprite


class TuscanyAdvice(GameAdvice[TuscanyState]):
    """Answer for The Castles of Tuscany."""

    def words(self, view: View) -> TuscanyWords:
        """Return the words for a view in which somebody has to decide."""
        return TuscanyWords.of(view)

    def steps(self, plan: Iterable[Action], state: TuscanyState, seat: int) -> list[Step]:
        """Return on the table the deck, the tile that is taken, the space where one is laid with
        all that is paid for it. The end of a turn cannot be shown, nor a castle that lays
        nothing."""
        storage = list(state.seats[seat].storage)
        found = []
        for number, action in enumerate(plan, start=1):
            match action["type"]:
                case "draw":
                    found.append(Step(number, (Slot("deck"),)))
                case "bonus-tile":
                    found.append(Step(number, (Slot("supply", None, action["tile"]),)))
                case "swap":
                    swept = colour_slots(state, action["colour"])
                    found.append(Step(number, swept))
                case "start":
                    found.append(Step(number, (Slot("cell", seat, action["castle"]),)))
                case "take":
                    found.append(taking(number, action, state, seat, storage))
                case "place":
                    found.append(placing(number, action, state, seat, storage))
        return [step for step in found if step.marked]

    def so_far(self, view: View) -> str:
        """Return how far the game has come."""
        state = TuscanyState.from_object(view.state)
        if not state.phase:
            return tr("Score sheet", "The duchies are still being laid out.")
        told = later("Score sheet", "{milestone}.")
        return tr("Score sheet", told, milestone=log_of(view.game).milestone(view.state))

    def is_anything_open(self, view: View) -> bool:
        """Return whether regions can be completed: not before the first round."""
        return view.state["phase"] is not None

    def still_open(self, view: View, seat: int) -> OpenTable:
        """Return what a seat may still score."""
        return OpenTable(TuscanyState.from_object(view.state), seat)


def colour_slots(state: TuscanyState, colour: str) -> tuple[Slot, ...]:
    """The slots of the display where a tile of a colour lies."""
    return tuple(
        Slot("display", None, slot)
        for slot, tile in enumerate(state.display)
        if tile is not None and colour_of(tile) == colour
    )


def slot_of(state: TuscanyState, tile: str) -> tuple[Slot, ...]:
    """Where a tile lies in the display; nowhere for one that comes only in the course of a turn."""
    if tile not in state.display:
        return ()
    return (Slot("display", None, state.display.index(tile)),)


def taking(
    number: int, action: Take, state: TuscanyState, seat: int, storage: list[str | None]
) -> Step:
    """A tile goes from the display into storage, where something may have to make room."""
    thrown, tile = action["discard"], action["tile"]
    out: tuple[Slot, ...] = ()
    if thrown is not None and thrown in storage:
        at = storage.index(thrown)
        storage[at] = None
        out = (Slot("store", seat, at),)
    into = None
    if None in storage:
        free = storage.index(None)
        storage[free] = tile
        into = Slot("store", seat, free)
    source = slot_of(state, tile)
    if not source:
        return Step(number, ())
    return Step(number, (*source, *out), Sprite("tile", tile_face(tile)), source[0], into)


def placing(
    number: int, action: Place, state: TuscanyState, seat: int, storage: list[str | None]
) -> Step:
    """A tile goes from storage, or by a castle from the display, onto its space."""
    tile, cell = action["tile"], Slot("cell", seat, action["cell"])
    source: tuple[Slot, ...] = ()
    if action.get("by") == "castle":
        source = slot_of(state, tile)
    elif tile in storage:
        at = storage.index(tile)
        storage[at] = None
        source = (Slot("store", seat, at),)
    own = state.seats[seat]
    colour = spaces_of(own.land)[action["cell"]].colour if tile == HEXAGON else None
    paid = things_paid(action, cards_held(own))
    costs = (Slot(target.kind, seat, target.place) for target in paid if target.kind == "card")
    face = Sprite("tile", tile_face(tile, colour))
    return Step(number, (cell, *costs), face, source[0] if source else None, cell)


ANSWER = TuscanyAdvice()
