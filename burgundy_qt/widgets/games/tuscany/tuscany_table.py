"""The Castles of Tuscany on the table, and the meaning of a click on each slot."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QSizeF

from burgundy_qt.rules.tuscany import catalogue, protocol
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.games.tuscany import animation, duchy_layout
from burgundy_qt.widgets.games.tuscany.animation import Timeline
from burgundy_qt.widgets.games.tuscany.backgrounds import (
    Printed,
    backgrounds_of,
    prepared,
    printed_on,
)
from burgundy_qt.widgets.games.tuscany.layout import TableLayout, layout_of
from burgundy_qt.widgets.games.tuscany.picture import SPRITE_PAINTER, picture_of
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Picture, Slot, Sprite
from burgundy_qt.widgets.table import game_table
from burgundy_qt.widgets.table.timeline import Setting

BUTTONS = {
    "move-left": ("move", "left"),
    "move-right": ("move", "right"),
    "turn-board": ("turn", None),
    "half-step": ("step", None),
}
"""The kind and the value of the target for each button of the set-up."""
DUCHY = ClickTarget("duchy")
TOUCHED = ("deck", "display", "store", "cell", "card", "workers", "supply", "board", *BUTTONS)
HOVER_ONLY = (
    *("neutral-stack", "discards", "yields", "yield-card", "colour-bonus", "phase", "stone"),
    *("clock", "green-field", "red-field", "marble", "stack", "bonus", "hand", "green", "red"),
    *("covered", "state", "regions"),
)
KINDS = game_table.SlotRoles(
    touched=TOUCHED,
    explained=TOUCHED + HOVER_ONLY,
    on_top=("card", "clock", "green-field", "red-field", *BUTTONS, "bonus"),
    only_shown=("card", "clock", "green-field", "red-field", "bonus", "state", "yield-card"),
    pieces=("display", "store"),
    lifted=("display", "store", "turn"),
    rising=("tile", "card"),
    raised={"card": duchy_layout.RISE},
)


class TuscanyTable(game_table.GameTable[TuscanyState, TableLayout, Printed]):
    """The table of The Castles of Tuscany."""

    state_type = TuscanyState
    sprite_painter = SPRITE_PAINTER
    kinds = KINDS
    settings: ClassVar[Mapping[protocol.EventType, Setting[Timeline]]] = {
        **animation.CARD_EVENTS,
        **animation.TILE_EVENTS,
        **animation.GAIN_EVENTS,
    }

    def picture(self, state: TuscanyState) -> Picture:
        """Return the sprite on every slot."""
        return picture_of(state)

    def layout(
        self, size: QSizeF, state: TuscanyState, shown: int, text: float, compact: bool
    ) -> TableLayout:
        """Return a layout for the seats of a state."""
        return layout_of(size, state, shown, text, compact)

    def printed(
        self, state: TuscanyState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> Printed:
        """Return the variable parts of the backgrounds; choices are part of the state."""
        return printed_on(state)

    def backgrounds(
        self, layout: TableLayout, style: PaintStyle, names: Sequence[str], printed: Printed
    ) -> game_table.Painters:
        """Return the painting functions of the backgrounds."""
        return backgrounds_of(layout, style, names, printed)

    def prepared(self, layout: TableLayout, style: PaintStyle, printed: Printed) -> Iterator[None]:
        """Draw and cache the slowest parts of the backgrounds."""
        return prepared(layout, style)

    def timeline(self, state: TuscanyState, step: ViewStep) -> Timeline:
        """Return a timeline that knows the last placed tile, and the time of a large yield card."""
        return Timeline(state)

    def slots_of(self, target: ClickTarget, state: TuscanyState, seat: int) -> list[Slot]:
        """Return the slots of a target of the acting `seat`."""
        match target.kind:
            case "deck":
                return [Slot("deck")]
            case "display":
                return [Slot("display", None, target.place)]
            case "store" | "cell" | "card":
                return [Slot(target.kind, seat, target.place)]
            case "worker":
                return [Slot("workers", seat)]
            case "supply":
                return [Slot("supply", None, target.place)]
            case "move" | "turn" | "step":
                return [
                    Slot(kind, seat, target.place)
                    for kind, (means, what) in BUTTONS.items()
                    if (means, what) == (target.kind, target.what)
                ]
        return []

    def target_of(self, slot: Slot, state: TuscanyState, seat: int | None) -> ClickTarget | None:
        """Return the target of a click on a slot for the acting `seat`; None if a click there does
        nothing."""
        if seat is None:
            return None
        match slot:
            case Slot("deck"):
                return ClickTarget("deck")
            case Slot("display", _, int(number)):
                return ClickTarget("display", number) if state.display[number] else None
            case Slot("supply", _, str(kind)):
                return ClickTarget("supply", kind)
            case Slot("store", owner, int(at)) if owner == seat:
                return ClickTarget("store", at) if state.seats[seat].storage[at] else None
            case Slot("cell" | "card", owner, at) if owner == seat:
                return ClickTarget(slot.kind, at)
            case Slot("board", owner, str(kind)) if owner == seat:
                return ClickTarget("turn", kind)
            case Slot("workers", owner) if owner == seat:
                return ClickTarget("worker")
            case Slot(kind, owner, str(at)) if owner == seat and kind in BUTTONS:
                means, what = BUTTONS[kind]
                return ClickTarget(means, at, what)
        return None

    def clicked_target(
        self,
        slot: Slot,
        state: TuscanyState,
        seat: int | None,
        highlights: game_table.TargetHighlights,
    ) -> ClickTarget | None:
        """Return the same among the offers: in the set-up, a space without a castle means its
        board."""
        target = self.target_of(slot, state, seat)
        if target is not None and target.kind == "cell" and target not in highlights:
            board_of_it = ClickTarget("turn", str(target.place)[0])
            return board_of_it if board_of_it in highlights else target
        return target

    def drop_target(self, slot: Slot, state: TuscanyState, seat: int | None) -> ClickTarget | None:
        """Return a free space in the acting seat's storage, where a taken tile can be dropped."""
        if slot.kind == "store" and slot.owner == seat:
            return ClickTarget("store")
        return None

    def carried(
        self, target: ClickTarget, state: TuscanyState, seat: int
    ) -> tuple[Slot, Sprite] | None:
        """Return the whole board that is dragged in the set-up."""
        if target.kind != "turn":
            return None
        duchy = state.seats[seat].land
        at = catalogue.place_of(duchy, str(target.place))
        what = f"{duchy.boards[at]}{catalogue.TURNED if duchy.turned[at] else ''}"
        return Slot("board", seat, target.place), Sprite("board", what)

    def last_move(
        self, view: GameView, state: TuscanyState, seat: int | None
    ) -> game_table.Mark | None:
        """Return the space that was covered last, or the tile whose effect waits for the acting
        seat."""
        covered = state.covered_last
        if covered is None:
            return None
        pending = state.asked.pending
        waits = covered.seat == seat and ("castle" in pending or "town" in pending)
        return game_table.Mark(Slot("cell", covered.seat, covered.cell), covered.seat, waits)

    def with_trial(
        self, state: TuscanyState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> TuscanyState:
        """Return the state with the duchy that the acting seat arranges."""
        highlight = highlights.get(DUCHY)
        if seat is None or highlight is None or not highlight.trial:
            return state
        duchy, castle = catalogue.read(highlight.trial)
        return state.with_seat(seat, state.seats[seat].laid_out_as(duchy, castle))

    def explain(
        self, slot: Slot, state: TuscanyState, names: list[str], highlight: Highlight | None
    ) -> game_table.HoverContent | None:
        """Return the hover card of a slot."""
        from burgundy_qt.widgets.games.tuscany.hover import explain

        return explain(slot, state, names, highlight)

    # Imported here because only screen readers need the names of slots.

    def groups(self, state: TuscanyState) -> tuple[game_table.SlotGroup[TuscanyState], ...]:
        """Return the groups of the whole table."""
        from burgundy_qt.widgets.games.tuscany.accessibility import groups_of

        return groups_of(state)

    def group_shape(self, state: TuscanyState) -> Hashable:
        """Return the part of the state that the groups depend on."""
        from burgundy_qt.widgets.games.tuscany.accessibility import groups_shape

        return groups_shape(state)

    def slot_name(self, slot: Slot, state: TuscanyState, names: Sequence[str]) -> str:
        """Return the spoken name of a slot."""
        from burgundy_qt.widgets.games.tuscany.accessibility import slot_name

        return slot_name(slot, state, names)


ANSWER = TuscanyTable()
