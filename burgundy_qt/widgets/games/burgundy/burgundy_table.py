"""The Castles of Burgundy on the table, and the meaning of a click on each slot."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from PySide6.QtCore import QSizeF

from burgundy_qt.rules.burgundy.known_places import OWN, SHARED
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import Buy, Event, Place, Take
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.games.burgundy import animation, estate_picture, estate_shape
from burgundy_qt.widgets.games.burgundy.backgrounds import backgrounds_of, prepared
from burgundy_qt.widgets.games.burgundy.layout import TableLayout, table_layout
from burgundy_qt.widgets.games.burgundy.picture import (
    SPRITE_PAINTER,
    estate_on_trial,
    picture_of,
    waiting_slot,
)
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Picture, Slot
from burgundy_qt.widgets.table import game_table

STORES = {"storage": OWN, "shared": SHARED}
ONLY_OFFERED = "silver", "store"  # have a meaning only while they can be chosen
TOUCHED = (
    *(
        "die",
        "market",
        "storage",
        "shared",
        "cell",
        "goods",
        "stock",
        "trough",
        "workers",
        "shield",
        "worn",
    ),
    "buy-point",
)
HOVER_ONLY = (
    *(
        "silver",
        "space",
        "post",
        "seal",
        "sold",
        "points",
        "crest",
        "phase",
        "round",
        "white",
        "white-depot",
        "bay",
    ),
    *("bonus", "covered", "team", "rail", "goal"),
)
KINDS = game_table.SlotRoles(
    touched=TOUCHED,
    explained=TOUCHED + HOVER_ONLY,
    on_top=("trough", "bay", "shield", "worn", "post", "seal"),
    only_shown=("bay", "shield", "worn", "post", "seal"),
    pieces=("market", "trough", "storage", "shared", "goods", "die", "shield"),
    lifted=("storage", "market", "die", "good", "shield"),
    rising=("tile", "good", "die", "shield"),
)
LAID, LAID_OR_TAKEN = ("place",), ("place", "take", "buy")
Estates = Sequence[str | None]
"""The printed estate of each seat."""


class BurgundyTable(game_table.GameTable[BurgundyState, TableLayout, Estates]):
    """The table of The Castles of Burgundy."""

    state_type = BurgundyState
    sprite_painter = SPRITE_PAINTER
    kinds = KINDS
    settings = animation.EVENTS

    def picture(self, state: BurgundyState) -> Picture:
        """Return the sprite on every slot."""
        return picture_of(state)

    def layout(
        self, size: QSizeF, state: BurgundyState, shown: int, text: float, compact: bool
    ) -> TableLayout:
        """Return the layout for the seats and the modules of a game."""
        return table_layout(
            size, len(state.seats), shown, text, estate_shape.modules_of(state), compact
        )

    def printed(
        self, state: BurgundyState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> Estates:
        """Return the estates, including an estate that is picked but not confirmed."""
        printed = [state.owner(number).estate for number in range(len(state.seats))]
        if seat is not None and printed[seat] is None:
            printed[seat] = estate_on_trial(highlights)
        return printed

    def backgrounds(
        self, layout: TableLayout, style: PaintStyle, names: Sequence[str], printed: Estates
    ) -> game_table.Painters:
        """Return the painting functions of the backgrounds."""
        return backgrounds_of(layout, style, names, printed)

    def prepared(self, layout: TableLayout, style: PaintStyle, printed: Estates) -> Iterator[None]:
        """Draw and cache the slowest parts of the backgrounds."""
        return prepared(layout, style, printed)

    def timeline(self, state: BurgundyState, step: ViewStep) -> Timeline:
        """Return a timeline that knows the die used last and the tile placed last."""
        return Timeline(state)

    def events_of(self, step: ViewStep) -> Sequence[Event]:
        """Return the public events: a secret choice changes the table at once."""
        return step.events

    def state_after(self, reached: BurgundyState, view: GameView) -> BurgundyState:
        """Return the state after the events; the view adds only the seats that decide in it."""
        return reached.asking(view.state)

    def slots_of(self, target: ClickTarget, state: BurgundyState, seat: int) -> list[Slot]:
        """Return the slots of a target of the acting `seat`, all of them for equal pieces."""
        home = state.home(seat)
        mine = state.seats[home]
        match target.kind:
            case "die":
                return [
                    Slot("die", seat, index)
                    for index, die in enumerate(state.seats[seat].dice)
                    if die.face == target.place and not die.used
                ]
            case "market":
                depot = target.place or 0
                tiles = enumerate(state.slots(depot))
                return [
                    Slot("market", depot, index) for index, tile in tiles if tile == target.what
                ]
            case "shield":
                lying = enumerate(state.shields.get(int(target.place or 0), ()))
                return [
                    Slot("shield", target.place, index)
                    for index, shield in lying
                    if f"shield:{shield}" == target.what
                ]
            case "worn":
                return [
                    Slot("worn", seat, cell)
                    for cell, shield in mine.worn.items()
                    if f"shield:{shield}" == target.what
                ]
            case "storage":
                return [
                    slot
                    for slot, tile in store_at(target.place, state, seat)
                    if tile == target.what
                ]
            case "store":
                return [slot for slot, tile in store_at(target.place, state, seat) if tile is None]
            case "cell":
                return [Slot("cell", home, target.place)]
            case "good":
                piles = enumerate(mine.goods)
                return [
                    Slot("goods", home, index)
                    for index, pile in piles
                    if pile and pile[0] == target.place
                ]
            case "trough":
                return [Slot("stock", target.place)]
            case "workers":
                return [Slot("workers", home)]
            case "silver":
                return [Slot("silver", home)]
            case "buy-point":
                return [Slot("buy-point", seat)]
        return []

    def target_of(self, slot: Slot, state: BurgundyState, seat: int | None) -> ClickTarget | None:
        """Return the target of a click on a slot for the acting `seat`; None if a click there does
        nothing."""
        if slot.kind == "market" and slot.owner is not None and isinstance(slot.at, int):
            tile = state.slots(slot.owner)[slot.at]
            return ClickTarget("market", slot.owner, tile) if tile else None
        if slot.kind in ("stock", "trough"):
            return ClickTarget("trough", slot.owner)
        if slot.kind == "shield":
            shield = state.shields[int(slot.owner or 0)][int(slot.at or 0)]
            return ClickTarget("shield", slot.owner, f"shield:{shield}") if shield else None
        if seat is None or slot.owner not in (seat, state.home(seat)):
            return None
        mine = state.seats[state.home(seat)]
        match slot:
            case Slot("die", int(owner), int(index)):
                return die_target(state, seat, index) if owner == seat else None
            case Slot("storage", int(owner), int(index)):
                return (
                    store_target(OWN, state.seats[seat].storage[index], state)
                    if owner == seat
                    else None
                )
            case Slot("shared", _, int(index)):
                return store_target(SHARED, mine.shared[index], state)
            case Slot("goods", _, int(index)) if pile := mine.goods[index]:
                return ClickTarget("good", pile[0])
            case Slot("cell", _, str(cell)):
                return ClickTarget("cell", cell)
            case Slot("workers"):
                return ClickTarget("workers")
            case Slot("silver"):
                return ClickTarget("silver")
            case Slot("buy-point"):
                return ClickTarget("buy-point")
            case Slot("worn", _, str(castle)) if castle in mine.worn:
                return ClickTarget("worn", None, f"shield:{mine.worn[castle]}")
        return None

    def clicked_target(
        self,
        slot: Slot,
        state: BurgundyState,
        seat: int | None,
        highlights: game_table.TargetHighlights,
    ) -> ClickTarget | None:
        """Return the target of a slot: its piece, or the thing below the piece if only that is
        offered."""
        target, lower = self.target_of(slot, state, seat), self._lower_target(slot, state, seat)
        if target not in highlights and lower in highlights:
            return lower
        return (
            None if target and target.kind in ONLY_OFFERED and target not in highlights else target
        )

    def _lower_target(
        self, slot: Slot, state: BurgundyState, seat: int | None
    ) -> ClickTarget | None:
        """Return the target below a piece: the castle under a shield, the store of a tile."""
        if slot.kind in STORES and state.teams and self.target_of(slot, state, seat) is not None:
            return ClickTarget("store", STORES[slot.kind])
        return (
            self.target_of(slot._replace(kind="cell"), state, seat) if slot.kind == "worn" else None
        )

    def drop_target(self, slot: Slot, state: BurgundyState, seat: int | None) -> ClickTarget | None:
        """Return a free place in the storage of the acting `seat` or its team, where a taken tile
        can be dropped."""
        if slot.kind not in STORES:
            return None
        return self._lower_target(slot, state, seat) or (
            ClickTarget("storage") if slot.owner == seat else None
        )

    def subject(
        self, state: BurgundyState, seat: int, highlights: game_table.TargetHighlights
    ) -> Slot | None:
        """Return the shield that a tribute is due for."""
        pictures = {
            target.what
            for target, highlight in highlights.items()
            if target.kind == "choice" and not highlight.chosen
        }
        worn = state.seats[seat].worn.items()
        return next(
            (
                Slot("worn", seat, castle)
                for castle, shield in worn
                if estate_picture.shield_art(shield) in pictures
            ),
            None,
        )

    def last_move(
        self, view: GameView, state: BurgundyState, seat: int | None
    ) -> game_table.Mark | None:
        """Return the tile that was placed or taken last. While an effect waits for a `seat`, return
        its origin: the space of a trade route, a shield, or the tile placed last."""
        pending = view.state.get("pending")
        if (
            pending
            and seat is not None
            and (slot := waiting_slot(pending[0], state, seat)) is not None
        ):
            return game_table.Mark(slot, seat, True)
        ringed = LAID if pending else LAID_OR_TAKEN
        for event in reversed(view.events):
            if event["event"] == "action" and event["action"]["type"] in ringed:
                return game_table.Mark(
                    _lies(event["action"], state, event["seat"]), event["seat"], bool(pending)
                )
        return None

    def explain(
        self, slot: Slot, state: BurgundyState, names: list[str], highlight: Highlight | None
    ) -> game_table.HoverContent | None:
        """Return the hover card of a slot."""
        from burgundy_qt.widgets.games.burgundy.hover import explain

        return explain(slot, state, names, highlight)

    # Imported here because only screen readers need the names of slots.

    def groups(self, state: BurgundyState) -> tuple[game_table.SlotGroup[BurgundyState], ...]:
        """Return the groups of the whole table."""
        from burgundy_qt.widgets.games.burgundy.accessibility import groups_of

        return groups_of(state)

    def turn_text(self, state: BurgundyState, seat: int) -> str:
        """Return the dice of a seat that has used none."""
        from burgundy_qt.widgets.games.burgundy.accessibility import turn_text

        return turn_text(state, seat)

    def group_shape(self, state: BurgundyState) -> Hashable:
        """Return the part of the state that the groups depend on."""
        from burgundy_qt.widgets.games.burgundy.accessibility import layout_of

        return layout_of(state)

    def slot_name(self, slot: Slot, state: BurgundyState, names: Sequence[str]) -> str:
        """Return the spoken name of a slot."""
        from burgundy_qt.widgets.games.burgundy.accessibility import slot_name

        return slot_name(slot, state, names)


def store_at(
    place: int | str | None, state: BurgundyState, seat: int
) -> list[tuple[Slot, str | None]]:
    """Return the places and tiles of a seat's own store, or of the store that its team shares."""
    if place == SHARED:
        home = state.home(seat)
        return [
            (Slot("shared", home, index), tile)
            for index, tile in enumerate(state.seats[home].shared)
        ]
    return [
        (Slot("storage", seat, index), tile) for index, tile in enumerate(state.seats[seat].storage)
    ]


def die_target(state: BurgundyState, seat: int, index: int) -> ClickTarget | None:
    """Return the target of a seat's die, unless it has been used."""
    dice = state.seats[seat].dice
    return (
        ClickTarget("die", dice[index].face) if index < len(dice) and not dice[index].used else None
    )


def store_target(store: str, tile: str | None, state: BurgundyState) -> ClickTarget | None:
    """Return the target of a place in a store: its tile, else with teams the store."""
    if tile:
        return ClickTarget("storage", SHARED if store == SHARED else None, tile)
    return ClickTarget("store", store) if state.teams else None


def _lies(action: Place | Take | Buy, state: BurgundyState, seat: int) -> Slot | None:
    """Return the current place of an action's tile: its cell or the storage; None if it is
    elsewhere."""
    if action["type"] == "place":
        return Slot("cell", state.home(seat), action["cell"])
    stored = store_at(action.get("store"), state, seat)
    return next((slot for slot, tile in reversed(stored) if tile == action["tile"]), None)


ANSWER = BurgundyTable()
