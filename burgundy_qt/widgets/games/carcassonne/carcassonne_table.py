"""Carcassonne on the table, and the meaning of a click on each slot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence

from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.rules.carcassonne.protocol import Event
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.games.carcassonne.animation import EVENTS, Timeline, in_parts
from burgundy_qt.widgets.games.carcassonne.backgrounds import Printed, backgrounds_of, printed_on
from burgundy_qt.widgets.games.carcassonne.layout import TableLayout, layout_of, with_endings
from burgundy_qt.widgets.games.carcassonne.map_layout import loupe_tile
from burgundy_qt.widgets.games.carcassonne.map_overlay import (
    ENDING,
    LEVELS,
    map_picture,
    over,
    switches,
)
from burgundy_qt.widgets.games.carcassonne.picture import next_variant, on_trial, picture_of
from burgundy_qt.widgets.games.carcassonne.sprite_painter import SPRITE_PAINTER
from burgundy_qt.widgets.games.carcassonne.table_state import TableState, features_of, state_of
from burgundy_qt.widgets.games.carcassonne.tile_picture import prepared_tile
from burgundy_qt.widgets.games.carcassonne.tiles_left import tiles_left
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Picture, Slot, Sprite
from burgundy_qt.widgets.table import game_table

TOUCHED = (
    *("place", "ghost-turn", "bridge-place", "ghost", "cell", "hand-tile", "turn-left"),
    *("turn-right", "stall", "bid-less", "bid-more", "deal", "feature"),
)
HOVER_ONLY = (
    *("castle", "meeple", "bridge", "tile", "pile", "pile-left"),
    *("points", "meeples", "bridges", "castles"),
    *("ending", "card-ending"),
    *("card-points", "card-meeples", "card-bridges", "card-castles", "posted", "card-posted"),
    *("bid", "step", "fits", "bid-now", "bought", "card-bought"),
)
KINDS = game_table.SlotRoles(
    touched=TOUCHED,
    explained=TOUCHED + HOVER_ONLY,
    on_top=(),
    only_shown=(
        *("place", "ghost-turn", "bridge-place", "ghost", "castle", "meeple", "bridge", "stall"),
        *(
            "bid",
            "bid-less",
            "bid-more",
            "bid-now",
            "fits",
            "step",
            "hand-tile",
            "bought",
            "card-bought",
            "ending",
            "card-ending",
        ),
    ),
    pieces=("stall",),
    lifted=("hand-tile",),
    rising=("post", "round-key", "key", "step-key"),
    map_grounds=LEVELS,
    switched=(ENDING,),
    opens={"pile": "tiles", "pile-left": "tiles"},
)
STEPPER = {"bid-less": ClickTarget("less"), "bid-more": ClickTarget("more")}
TURNS = {"turn-left": ClickTarget("turn", "left"), "turn-right": ClickTarget("turn", "right")}


class CarcassonneTable(game_table.GameTable[TableState, TableLayout, Printed]):
    """The table of Carcassonne, with a map that grows."""

    state_type = TableState
    sprite_painter = SPRITE_PAINTER
    kinds = KINDS
    settings = EVENTS
    has_map = True
    sheets: Mapping[
        str, Callable[[QtWidgets.QWidget, TableState, PaintStyle], QtWidgets.QDialog]
    ] = {"tiles": tiles_left}

    def state_of(self, view: GameView) -> TableState:
        """Return the table, with the rules' report on the current map."""
        return state_of(view)

    def picture(self, state: TableState) -> Picture:
        """Return the sprite on every slot."""
        return picture_of(state)

    def layout(
        self, size: QtCore.QSizeF, state: TableState, shown: int, text: float, compact: bool
    ) -> TableLayout:
        """Return a layout for the map and the seats of a state."""
        return layout_of(size, state, shown, text, compact)

    def with_switches(
        self, layout: TableLayout, state: TableState, switches: Collection[str]
    ) -> TableLayout:
        """Return the layout with the points if the game ended now, if they are switched on."""
        return with_endings(layout) if ENDING in switches and state.endings else layout

    def with_trial(
        self, state: TableState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> TableState:
        """Return the table with the choices of the acting seat among the offers."""
        return on_trial(state, seat, highlights)

    def printed(
        self, state: TableState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> Printed:
        """Return the parts of a state that the backgrounds show; choices are part of the state."""
        return printed_on(state)

    def backgrounds(
        self, layout: TableLayout, style: PaintStyle, names: Sequence[str], printed: Printed
    ) -> game_table.Painters:
        """Return the painting functions of the backgrounds."""
        return backgrounds_of(layout, style, names, printed)

    def prefetched(
        self, state: TableState, layout: TableLayout, style: PaintStyle
    ) -> Iterator[None]:
        """Prepare the large tile on which a follower will be placed."""
        if state.tile is None:
            return iter(())
        size = loupe_tile(layout.map, style.u)
        return prepared_tile(state.tile, next_variant(state, state.tile), size, style)

    def overlay(
        self,
        name: str,
        slot: Slot | None,
        state: TableState,
        layout: TableLayout,
        style: PaintStyle,
    ) -> game_table.Painters:
        """Return the painting functions of the layers over the land."""
        return over(name, slot, state, layout, style)

    def switches(self) -> Mapping[str, str]:
        """Return the layers that the menu View can switch on."""
        return switches()

    def map_picture(
        self, state: TableState, whole: QtCore.QRectF, size: QtCore.QSizeF, style: PaintStyle
    ) -> QtGui.QPixmap:
        """Draw the whole map in the middle of a picture of that size."""
        return map_picture(state, whole, size, style)

    def timeline(self, state: TableState, step: ViewStep) -> Timeline:
        """Return a timeline that knows the features after the step."""
        return Timeline(state, features_of(step.view))

    def events_of(self, step: ViewStep) -> Sequence[Event]:
        """Return the events in the order of the animation."""
        return in_parts(step.events)

    def state_after(self, reached: TableState, view: GameView) -> TableState:
        """Return the table of a view: no event describes features and cells."""
        return self.state_of(view)

    def slots_of(self, target: ClickTarget, state: TableState, seat: int) -> list[Slot]:
        """Return the slots of a target of the acting `seat`."""
        match target.kind:
            case "cell":
                ghost = state.trial.ghost
                is_tried = ghost is not None and ghost.cell == target.place
                return [Slot("ghost" if is_tried else "cell", None, target.place)]
            case "turn":
                slots = [Slot(f"turn-{target.place}")]
                has_ghost = state.trial.ghost is not None
                return [*slots, Slot("ghost-turn", None, target.place)] if has_ghost else slots
            case "hand-tile" | "place":
                return [Slot(target.kind, None, target.place)]
            case "bridge":
                return [Slot("bridge-place", None, target.place)]
            case "claim":
                return _parts(state, str(target.place))
            case "stall":
                return _stalls(state, str(target.place))
            case "bid":
                return [Slot("bid-now")]
            case "less" | "more":
                return [Slot(f"bid-{target.kind}")]
            case "buy" | "sell":
                return [Slot("deal", None, target.kind)]
        return []

    def target_of(self, slot: Slot, state: TableState, seat: int | None) -> ClickTarget | None:
        """Return the target of a click on a slot for the acting `seat`; None if a click there does
        nothing."""
        if seat is None:
            return None
        match slot:
            case Slot("cell" | "ghost", None, str(cell)):
                return ClickTarget("cell", cell)
            case Slot("ghost-turn", None, str(way)):
                return ClickTarget("turn", way)
            case Slot("hand-tile"):
                return ClickTarget("hand-tile")
            case Slot("place", None, str(place)):
                return ClickTarget("place", place)
            case Slot("bridge-place", None, str(bridge)):
                return ClickTarget("bridge", bridge)
            case Slot("feature", None, str(place)):
                return _claimed(state, place)
            case Slot("stall", None, int(at)) if state.bazaar is not None:
                return ClickTarget("stall", state.bazaar.drawn[at])
            case Slot("deal", None, str(what)):
                return ClickTarget(what)
        return TURNS.get(slot.kind) or STEPPER.get(slot.kind)

    def clicked_target(
        self,
        slot: Slot,
        state: TableState,
        seat: int | None,
        highlights: game_table.TargetHighlights,
    ) -> ClickTarget | None:
        """Return the same among the offers: on the tile placed last a feature means the place."""
        if slot.kind == "feature":
            place = ClickTarget("place", _offered_place(state, str(slot.at), highlights))
            if place in highlights:
                return place
        return self.target_of(slot, state, seat)

    def carried(
        self, target: ClickTarget, state: TableState, seat: int
    ) -> tuple[Slot, Sprite] | None:
        """Return the tile in the hand, at its size there."""
        if target.kind != "hand-tile" or state.tile is None:
            return None
        variant = next_variant(state, state.tile)
        return Slot("hand-tile"), Sprite("tile", f"{state.tile}.{state.trial.rotation}.{variant}")

    def wheel_target(
        self, highlights: game_table.TargetHighlights, notches: int
    ) -> ClickTarget | None:
        """Return the target of the wheel while the tile is on trial: it turns the tile."""
        turned = ClickTarget("turn", "right" if notches > 0 else "left")
        return turned if turned in highlights else None

    def subject(
        self, state: TableState, seat: int, highlights: game_table.TargetHighlights
    ) -> Slot | None:
        """Return the town that may become a castle, or the castle that may score."""
        return Slot("town") if state.asked.decision in ("castle", "claim") else None

    def last_move(
        self, view: GameView, state: TableState, seat: int | None
    ) -> game_table.Mark | None:
        """Return the tile placed last; it waits while its turn continues."""
        cell = state.last_laid
        if cell is None:
            return None
        waits = state.cell == cell and state.asked.decision in ("bridge", "meeple")
        return game_table.Mark(Slot("tile", None, cell), state.laid_by[cell], waits)

    def explain(
        self, slot: Slot, state: TableState, names: list[str], highlight: Highlight | None
    ) -> game_table.HoverContent | None:
        """Return the hover card of a slot."""
        from burgundy_qt.widgets.games.carcassonne.hover import explain

        return explain(slot, state, names, highlight)

    # Imported here because only screen readers need the names of slots.

    def groups(self, state: TableState) -> tuple[game_table.SlotGroup[TableState], ...]:
        """Return the groups of the whole table."""
        from burgundy_qt.widgets.games.carcassonne.accessibility import groups_of

        return groups_of(state)

    def turn_text(self, state: TableState, seat: int) -> str:
        """Return the tile to place, or how it is turned."""
        from burgundy_qt.widgets.games.carcassonne.accessibility import turn_text

        return turn_text(state)

    def group_shape(self, state: TableState) -> Hashable:
        """Return the part of the state that the groups depend on."""
        from burgundy_qt.widgets.games.carcassonne.accessibility import shape

        return shape(state)

    def slot_name(self, slot: Slot, state: TableState, names: Sequence[str]) -> str:
        """Return the spoken name of a slot."""
        from burgundy_qt.widgets.games.carcassonne.accessibility import slot_name

        return slot_name(slot, state, names)


def _parts(state: TableState, name: str) -> list[Slot]:
    """Return the slots of a feature, tile by tile."""
    feature = state.features.get(name)
    places = feature["places"] if feature is not None else (name,)
    return [Slot("feature", None, place) for place in places]


def _stalls(state: TableState, kind: str) -> list[Slot]:
    bazaar = state.bazaar
    if bazaar is None:
        return []
    gone = {*bazaar.sales, bazaar.slot}
    return [
        Slot("stall", None, at)
        for at, tile in enumerate(bazaar.drawn)
        if tile == kind and at not in gone
    ]


def _claimed(state: TableState, place: str) -> ClickTarget | None:
    """Return the feature of a place, if a castle may score by one."""
    if state.asked.decision != "claim":
        return None
    feature = state.feature_at(place)
    return ClickTarget("claim", feature["feature"]) if feature is not None else None


def _offered_place(
    state: TableState, place: str, highlights: game_table.TargetHighlights
) -> str | None:
    feature = state.feature_at(place)
    if feature is None:
        return None
    offered = {str(target.place) for target in highlights if target.kind == "place"}
    return next((each for each in feature["places"] if each in offered), None)


ANSWER = CarcassonneTable()
