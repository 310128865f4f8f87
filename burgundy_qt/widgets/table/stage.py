"""The stage: the part of the scene that shows views, plays steps, and places everything at every
size and in every style. Input is in table_scene."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from typing import cast

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.rules.ruleset import KnownState
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.sprites import brush, highlights
from burgundy_qt.widgets.sprites.places import Picture, Slot, SlotPlace
from burgundy_qt.widgets.table import motion, zoom
from burgundy_qt.widgets.table.game_table import (
    AnyTable,
    Background,
    Layout,
    MapLayout,
    table_of_game,
)
from burgundy_qt.widgets.table.tabletop import Tabletop, painted
from burgundy_qt.widgets.theme import palette, sprite_files, theme

log = logging.getLogger(__name__)
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}
ANSWERED = 100
"""Milliseconds until stretched pictures are drawn for their new size, so that the result of a click
is saved and painted first."""
LEAST = QSizeF(640, 360)
"""The least scene: a screen of 1920x1080 at 200%, without a taskbar and two bars of the window."""


class TableStage(QGraphicsScene):
    """The visible part of a game.

    `settled` is emitted after every `play`, when the last piece has arrived, even if nothing moved
    or the animation was stopped; before it `rested`, so that the seat in view can change.
    `laid_out` is emitted when places have changed since the last time, or for another game;
    `shown_at_once` reports a ViewStep without motion.
    """

    rested = Signal()
    settled = Signal()
    laid_out = Signal()
    shown_at_once = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.view: GameView | None = None
        self._table: AnyTable | None = None
        self.state: KnownState | None = None
        self._seat = 0
        self._enlarged: int | None = None
        self._compact = False
        self.waiting: Slot | None = None  # the tile whose effect waits
        self._reported: Layout | None = None  # the last layout reported by `laid_out`
        self._size = QSizeF(1280, 764)
        self._dpr = 1.0
        self._factor = SPEEDS["normal"]
        self.pace = 1.0  # the speed of motion, 1 being the usual
        # The table after a motion, another seat in view, and the prompt are drawn in three turns of
        # the event loop: together they would block the window for too long.
        self._resting = QTimer(self, singleShot=True, interval=0)
        self._resting.timeout.connect(self._rest)
        self._telling = QTimer(self, singleShot=True, interval=0)
        self._telling.timeout.connect(self._report_settled)
        self.tabletop = Tabletop(self)
        self.panning = zoom.MapCamera(self.tabletop.plane, self)
        self.panning.rested.connect(self._on_rested)
        self.lights = highlights.Highlights(self, self.tabletop.plane.carrier)
        self.motion = motion.Motion(self, self.tabletop)
        self.motion.ended.connect(self._settle)
        self._calm = False
        self._over: dict[str, Slot | None] = {}
        self.fade = motion.FadeIn(self)
        self.fade.ended.connect(self._rest)
        self.sharpening = ChunkedTask(self)
        self.sharpening.ended.connect(self._update_highlights)
        self._prefetching = ChunkedTask(self)
        theme.theme_changed.connect(self._lay_out)
        self._set_cloth()

    @property
    def game_table(self) -> AnyTable:
        """The table of the current game. An empty stage loads a game only for things that every
        table has."""
        return self._table or table_of_game(DEFAULT)

    @property
    def layout(self) -> Layout | None:
        """The current layout, or None before the first view."""
        return self.tabletop.layout

    @property
    def paint_style(self) -> brush.PaintStyle | None:
        """The current paint style, or None before the first view."""
        return self.tabletop.style

    @property
    def seat_shown(self) -> int:
        """The large seat."""
        return self._seat if self._enlarged is None else self._enlarged

    @property
    def acting(self) -> int | None:
        """The seat that decides."""
        seat: int | None = self.view.legal.get("seat") if self.view else None
        return seat

    # Views and steps

    def show_view(self, view: GameView, seat_shown: int) -> None:
        """Show a view at once, with `seat_shown` large."""
        if self.motion.is_running:
            self.motion.cut()
            self._resting.start()
        if self.view is None or view.game_id != self.view.game_id or seat_shown != self._seat:
            self._enlarged = None
        if self.view is None or view.game_id != self.view.game_id:
            self.panning.forget()
            self.tabletop.plane.lay(None)
            self._reported = None
            self.tabletop.clear()  # else the pieces of the other game are drawn in the new layout
        if self.view is None or view.game != self.view.game:
            self._table = table_of_game(view.game)
        self._seat = seat_shown
        self.view = view
        self.state = self.game_table.state_of(view)
        self._remove_highlights()
        self._lay_out()

    def appear(self, view: GameView, seat_shown: int) -> Iterator[None]:
        """Show a view for the first time, one background or piece at each step; for a table beside
        the one on the screen, while people play on."""
        self._table, self._seat = table_of_game(view.game), seat_shown
        yield  # that may have loaded the game
        self.view, self.state = view, self.game_table.state_of(view)
        size, text = self._size, theme.scale()
        layout = self.game_table.layout(size, self.state, seat_shown, text, self._compact)
        yield
        if not self.game_table.has_map:  # whose camera decides what there is to paint
            style, printed = self._style_now(view, layout), self._printed()
            yield from self.game_table.prepared(layout, style, printed)
            names = seat_names(view.line_up.seats)
            for each in self.game_table.backgrounds(layout, style, names, printed).values():
                painted.paint(each)
                yield
        self._lay_backgrounds()
        yield
        for slot, sprite in self.game_table.picture(self.state).items():
            self.tabletop.show_sprite(slot, sprite)
            yield
        self.show_view(view, seat_shown)

    def beside(self, view: GameView, seat_shown: int) -> Iterator[None]:
        """Draw what a view of another game needs, one background or piece at each step, and show
        nothing of it: then `show_view` finds it drawn."""
        stage = TableStage()
        stage.set_speed("off")
        stage._compact = self._compact
        stage.resize(self._size, self._dpr)
        yield
        yield from stage.appear(view, seat_shown)

    def play(self, step: ViewStep, at_once: bool = False) -> None:
        """Animate the events of a step, then show its view; `at_once`: without motion. A step that
        is still playing ends at once."""
        self.skip()
        self._remove_highlights()
        state, self.view = self.state, step.view
        if not at_once and (self._calm or not self._factor):
            self.shown_at_once.emit(step)
        if state is None or at_once or not self._factor:
            self.state = self.game_table.state_of(step.view)
            self._lay_out()
            self._resting.start()
            return
        if self._calm:
            self._fade_to(self.game_table.state_of(step.view))
            return
        moves, self.state = self.game_table.animate(state, step)
        self._lay_backgrounds()
        self._report_layout()
        if not step.events:  # a secret choice: its own seat sees the result at once
            self.tabletop.show(self.game_table.picture(self.game_table.state_of(step.view)))
        if moves:
            self.motion.start(moves, self._factor / self.pace)
        else:
            self._settle()

    def update_view(self, view: GameView) -> None:
        """Take over further information on the same position; nothing during an animation."""
        if self.view is not None and view is not self.view and not self.motion.is_running:
            self.view, self.state = view, self.game_table.state_of(view)
            self.tabletop.show(self.game_table.picture(self.state))

    def skip(self) -> None:
        """End the running animation at once and show its result."""
        if self.motion.is_running:
            self.motion.run_out()
        self.panning.skip()
        self.fade.cut()
        if self._resting.isActive():
            self._rest()
        if self._telling.isActive():
            self._report_settled()

    def _fade_to(self, state: KnownState) -> None:
        """Show a state at once, and fade in its new pieces."""
        before, self.state = dict(self.tabletop.shown), state
        self._lay_out()
        new = [slot for slot, sprite in self.tabletop.shown.items() if before.get(slot) != sprite]
        self.fade.begin([item for slot in new if (item := self.tabletop.item(slot)) is not None])

    def set_calm(self, calm: bool) -> None:
        """Turn reduced motion on or off: then nothing moves or pulses."""
        self._calm = calm
        self._rest_lights()
        if calm:
            self.skip()

    def _rest_lights(self) -> None:
        still = self._calm or not self._factor
        self.lights.keep_still(still)
        self.panning.glides = not still

    def set_speed(self, speed: str) -> None:
        """Set the speed: `slow`, `normal`, `fast` or `off`."""
        self._factor = SPEEDS[speed]
        self._rest_lights()
        if not self._factor:
            self.skip()

    def _settle(self) -> None:
        """End the motion. The table must match the view; if it differs, log the difference and show
        the view."""
        if self.view is not None:
            self.state = self.game_table.state_of(self.view)
            picture = self.game_table.picture(self.state)
            if self.tabletop.shown != picture:
                different = picture_diff(self.tabletop.shown, picture)
                log.warning("the table differed from the game after an animation: %s", different)
            self._lay_out()
        self._resting.start()

    def _rest(self) -> None:
        """Let the seat in view change; then `settled` follows."""
        self._resting.stop()
        self.rested.emit()
        self._telling.start()

    def _report_settled(self) -> None:
        self._telling.stop()
        if (
            self._enlarged is not None
            and self.view is not None
            and self.view.person_to_decide == self._seat
        ):
            self.enlarge(None)
        self.settled.emit()

    # Places

    def resize(self, size: QSizeF, dpr: float) -> None:
        """Lay the table out for a view of `size` logical pixels."""
        size = size.expandedTo(LEAST)
        if (size, dpr) != (self._size, self._dpr) or self.layout is None:
            self._size, self._dpr = size, dpr
            self._lay_out()

    def draw_for(self, dpr: float) -> None:
        """Draw everything again for another pixel ratio, bit by bit; places do not change
        meanwhile."""
        if dpr == self._dpr:
            return
        self._dpr = dpr
        if self.view is None or self.layout is None:
            self._lay_out()
            return
        self._set_cloth()
        names = seat_names(self.view.line_up.seats)
        layout = self.layout
        style = self._style_now(self.view, self.layout)
        printed = self._printed()
        prepared = self.game_table.prepared(layout, style, printed)
        backgrounds = self.game_table.backgrounds(layout, style, names, printed)
        self.sharpening.begin(self.tabletop.draw_anew(layout, style, prepared, backgrounds))

    def _update_highlights(self) -> None:
        self._light()
        self._mark_action()

    def enlarge(self, seat: int | None) -> None:
        """Show another seat large until this is called with None, another seat is shown, or its
        turn begins."""
        seat = None if seat == self._seat else seat
        if seat != self._enlarged:
            self._enlarged = seat
            self._lay_out()

    def set_compact_seats(self, compact: bool) -> None:
        """Set whether the other seats are as low as possible, to leave room for the things below
        them."""
        if compact != self._compact:
            self._compact = compact
            self._lay_out()

    def step_out(self) -> bool:
        """Show the usual seat again; return false if it is shown already."""
        was_enlarged = self._enlarged is not None
        self.enlarge(None)
        return was_enlarged

    def place_of(self, slot: Slot | None) -> SlotPlace | None:
        """Return the current place of a slot; for a map that of the layout."""
        return self.tabletop.place(slot, self.tabletop.shown.get(slot)) if slot else None

    def seen(self, place: SlotPlace) -> QRectF:
        """Return the visible rectangle of a place, even while a map moves."""
        return self.tabletop.plane.seen(place)

    def is_in_view(self, place: SlotPlace) -> bool:
        """Return whether a part of a place is visible."""
        room = self.tabletop.plane.room
        return place.shown and (not place.on_map or room.intersects(self.seen(place)))

    def cards_on_map(self) -> list[QRectF]:
        """Return the rectangles over the map that do not move with it."""
        room = self.tabletop.plane.room
        places = [self.tabletop.place(slot, sprite) for slot, sprite in self.tabletop.shown.items()]
        return [
            place.rect
            for place in places
            if place is not None and place.shown and not place.on_map
            if room.intersects(place.rect) and not place.rect.contains(room)
        ]

    def _on_rested(self) -> None:
        """Make a layout for the visible part of a map, when the animation is over."""
        if self.motion.is_running:
            self.panning.wait()
        else:
            self._lay_out()

    def _lay_out(self, *_: object) -> None:
        """Place everything for the current size, look and seat."""
        if self.view is None or self.state is None:
            self._set_cloth()
            return
        if self.motion.is_running:
            self.motion.cut()
            self.state = self.game_table.state_of(self.view)
            self._resting.start()
        self._lay_backgrounds()
        self.tabletop.show(self.game_table.picture(self.state))
        self._light()
        self._mark_action()
        self._report_layout()
        is_asked = self.view.person_to_decide is not None
        if is_asked and self.layout is not None and self.paint_style is not None:
            coming = self.game_table.prefetched(self.state, self.layout, self.paint_style)
            self._prefetching.begin(coming, ANSWERED)

    def _report_layout(self) -> None:
        """Report a new layout. It is compared with the last reported layout, not with the previous
        one: a step sets the backgrounds of its new state when it begins, long before it settles."""
        if self.layout != self._reported:
            self._reported = self.layout
            self.laid_out.emit()

    def _set_cloth(self) -> None:
        """Set the cloth under everything. An equal cloth is skipped, because a new one would
        repaint everything."""
        cloth = sprite_files.cloth(theme.current().name, self._dpr)
        if cloth != self.backgroundBrush():
            self.setBackgroundBrush(cloth)

    def _lay_backgrounds(self) -> None:
        if self.view is None or self.state is None:
            return
        self._set_cloth()
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        layout = self.game_table.layout(
            self._size, self.state, self.seat_shown, theme.scale(), self._compact
        )
        layout = self.game_table.with_switches(layout, self.state, self._over)
        if self.game_table.has_map:
            layout = self._seen_now(cast(MapLayout, layout))
        style, names = self._style_now(self.view, layout), seat_names(self.view.line_up.seats)
        backgrounds = self.game_table.backgrounds(layout, style, names, self._printed())
        self.tabletop.lay_out(layout, style, self.game_table.kinds, backgrounds)
        self._draw_layers()
        if self.tabletop.is_rough:
            self.sharpening.begin(self.tabletop.sharpen(), ANSWERED)

    # Temporary layers

    def show_over(self, name: str, slot: Slot | None = None) -> None:
        """Show the game's layer with this name until it is hidden."""
        if name not in self._over or self._over[name] != slot:
            self._over[name] = slot
            self._switch_layer(name)

    def hide_over(self, name: str) -> None:
        """Hide the layer with this name."""
        if name in self._over:
            del self._over[name]
            self._switch_layer(name)

    def _switch_layer(self, name: str) -> None:
        """Show or hide a layer."""
        if name in self.game_table.kinds.switched:
            self._lay_out()
        else:
            self._draw_layers()

    def _draw_layers(self) -> None:
        backgrounds: dict[str, partial[Background]] = {}
        if self.layout is not None and self.paint_style is not None:
            for name, slot in self._over.items():
                backgrounds |= self.game_table.overlay(
                    name, slot, self.state, self.layout, self.paint_style
                )
        self.tabletop.over.lay(backgrounds, self.game_table.kinds.map_grounds)

    def _seen_now(self, layout: MapLayout) -> MapLayout:
        """Return the layout for the next visible part of the map; the view moves to a fitted one
        from the current part."""
        plane, before, panning = self.tabletop.plane, self.tabletop.plane.camera, self.panning
        is_same = self._is_drawn_for(plane.layout, layout)
        camera = (panning.camera or layout.fitted).on_pixels(layout.map, self._dpr)
        if camera != layout.camera:
            layout = layout.seen_by(camera)
        plane.lay(layout)
        panning.follow_layout(camera)
        if panning.camera is None and is_same and before is not None:
            panning.glide(before, camera)
        return layout

    def _is_drawn_for(self, before: MapLayout | None, layout: MapLayout) -> bool:
        """Return whether the map has the same room as before, and the same sharpness."""
        if before is None or self.paint_style is None:
            return False
        return (before.map, self.paint_style.dpr) == (layout.map, self._dpr)

    def _style_now(self, view: GameView, layout: Layout) -> brush.PaintStyle:
        edition = str(view.state.get("edition", ""))
        seat_styles = palette.seat_styles_of(view.line_up.seats)
        text = max(1.0, theme.scale())
        return brush.PaintStyle(
            theme.current(),
            edition,
            layout.u,
            self._dpr,
            seat_styles,
            text,
            self.game_table.sprite_painter,
        )

    def _printed(self) -> object:
        """Return the variable part of the backgrounds for the state."""
        return self.game_table.printed(self.state, None, {}) if self.state is not None else ()

    # Highlights

    def _light(self) -> None:
        """Highlight the offers."""

    def _remove_highlights(self) -> None:
        """Remove the highlights."""
        self.lights.clear()

    def _mark_action(self) -> None:
        """Show the ring round the last action, or round the waiting thing."""
        if self.view is None or self.state is None or self.paint_style is None:
            return
        for what in ("last", "pending"):
            self.lights.mark(what, None, self.paint_style)
        mark = self.game_table.last_move(self.view, self.state, self.acting)
        self.waiting = mark.slot if mark is not None and mark.waits else None
        if mark is not None:
            ring = "pending" if mark.waits else "last"
            self.lights.mark(ring, self.place_of(mark.slot), self.paint_style, mark.seat)


def picture_diff(shown: Picture, right: Picture) -> str:
    """Return the differences between two pictures in words."""
    parts = [
        f"{tuple(slot)}: {shown.get(slot)} instead of {right.get(slot)}"
        for slot in {**shown, **right}
        if shown.get(slot) != right.get(slot)
    ]
    return "; ".join(parts)
