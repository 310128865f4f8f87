"""The stage of the table: shows views, plays steps, and keeps everything in its place at every size and look."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets.controls.incremental import Incremental
from burgundy_qt.widgets.games.burgundy.animation.animation import pass_turn, set_in_motion
from burgundy_qt.widgets.games.burgundy.board.board import Board
from burgundy_qt.widgets.games.burgundy.board.modules_in_play import modules_of
from burgundy_qt.widgets.games.burgundy.board.sync import turn_of
from burgundy_qt.widgets.games.burgundy.board.updates import board_after
from burgundy_qt.widgets.games.burgundy.layout.layout import TableLayout, table_layout
from burgundy_qt.widgets.games.burgundy.picture.modules import waiting_spot
from burgundy_qt.widgets.games.burgundy.picture.picture import Picture, picture_of
from burgundy_qt.widgets.look import art, theme
from burgundy_qt.widgets.look.seating import seating_of
from burgundy_qt.widgets.pieces.lights import Lights
from burgundy_qt.widgets.pieces.look import Look
from burgundy_qt.widgets.pieces.place import Place
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.aiming import store_at
from burgundy_qt.widgets.scene.fading import Fade
from burgundy_qt.widgets.scene.motion import Motion
from burgundy_qt.widgets.scene.tabletop import Tabletop
from burgundy_qt.widgets.scene.timeline import Timeline
from burgundy_qt.widgets.words.wording import seat_names

log = logging.getLogger(__name__)
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}
LEAST = QSizeF(640, 420)


class Stage(QGraphicsScene):
    """What is seen of a game.

    `settled` comes after every `play`, when the last piece lies still, also where nothing moves or it was cut short.
    `laid_out` comes when the places have changed; `shown_at_once` tells a Step of which nothing travels.
    """

    settled = Signal()
    laid_out = Signal()
    shown_at_once = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.view: View | None = None
        self.board: Board | None = None
        self._seat = 0
        self._enlarged: int | None = None
        self._compact = False
        self.waiting: Spot | None = None  # the tile whose effect waits
        self._size = QSizeF(1280, 764)
        self._dpr = 1.0
        self._factor = SPEEDS["normal"]
        self.pace = 1.0  # how many times as quickly as usual things move
        self._settling = False
        self.tabletop = Tabletop(self)
        self.lights = Lights(self)
        self.motion = Motion(self, self.tabletop)
        self.motion.ended.connect(self._settle)
        self._calm = False
        self.fade = Fade(self)
        self.fade.ended.connect(self._tell_settled)
        self.sharpening = Incremental(self)
        self.sharpening.ended.connect(self._light_anew)
        theme.theme_changed.connect(self._lay_out)
        self.setBackgroundBrush(art.cloth(theme.current().name))

    @property
    def layout(self) -> TableLayout | None:
        """Where everything lies now, or None before the first view."""
        return self.tabletop.layout

    @property
    def look(self) -> Look | None:
        """How everything is drawn now, or None before the first view."""
        return self.tabletop.look

    @property
    def seat_shown(self) -> int:
        """The seat that is shown large."""
        return self._seat if self._enlarged is None else self._enlarged

    @property
    def acting(self) -> int | None:
        """The seat whose decision it is."""
        seat: int | None = self.view.legal.get("seat") if self.view else None
        return seat

    # Views and steps

    def show_view(self, view: View, seat_shown: int) -> None:
        """Show a view at once, the belongings of `seat_shown` large."""
        if self.motion.is_running:
            self.motion.cut()
            self._settle_soon()
        if self.view is None or view.game_id != self.view.game_id or seat_shown != self._seat:
            self._enlarged = None
        self._seat = seat_shown
        self.view = view
        self.board = board_of(view)
        self._put_out()
        self._lay_out()

    def play(self, step: Step, at_once: bool = False) -> None:
        """Set the events of a step in motion, then show its view; `at_once`: without motion. A step that is still
        playing ends at once."""
        self.skip()
        self._put_out()
        board, self.view = self.board, step.view
        if not at_once and (self._calm or not self._factor):
            self.shown_at_once.emit(step)
        if board is None or at_once or not self._factor:
            self.board = board_of(step.view)
            self._lay_out()
            self._settle_soon()
            return
        if self._calm:
            self._fade_to(board_of(step.view))
            return
        timeline = Timeline(board)
        set_in_motion(timeline, step.events)
        pass_turn(timeline, turn_of(step.view.state))
        self._lay_grounds()
        if timeline.moves:
            self.motion.start(timeline.moves, self._factor / self.pace)
        else:
            self._settle()

    def skip(self) -> None:
        """End the running animation at once: what it leads to is shown."""
        if self.motion.is_running:
            self.motion.run_out()
        self.fade.cut()

    def _fade_to(self, board: Board) -> None:
        """Show a board at once, and let what is new on it appear."""
        before, self.board = dict(self.tabletop.shown), board
        self._lay_out()
        new = [spot for spot, face in self.tabletop.shown.items() if before.get(spot) != face]
        self.fade.begin([item for spot in new if (item := self.tabletop.item(spot)) is not None])

    def set_calm(self, calm: bool) -> None:
        """With reduced motion nothing travels or breathes."""
        self._calm = calm
        self._rest_lights()
        if calm:
            self.skip()

    def _rest_lights(self) -> None:
        self.lights.keep_still(self._calm or not self._factor)

    def set_speed(self, speed: str) -> None:
        """`slow`, `normal`, `fast` or `off`."""
        self._factor = SPEEDS[speed]
        self._rest_lights()
        if not self._factor:
            self.skip()

    def _settle(self) -> None:
        """The motion is over: what lies there must be what the view says; the view wins, a difference is logged."""
        if self.view is not None:
            self.board = board_of(self.view)
            picture = picture_of(self.board)
            if self.tabletop.shown != picture:
                different = difference(self.tabletop.shown, picture)
                log.warning("the table differed from the game after an animation: %s", different)
            self._lay_out()
        self._tell_settled()

    def _settle_soon(self) -> None:
        if not self._settling:
            self._settling = True
            QTimer.singleShot(0, self, self._tell_settled)

    def _tell_settled(self) -> None:
        self._settling = False
        if self._enlarged is not None and self.view is not None and self.view.person_to_decide == self._seat:
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
        """Draw everything anew for another pixel ratio, bit by bit; it stays in its place meanwhile."""
        if dpr == self._dpr:
            return
        self._dpr = dpr
        if self.view is None or self.layout is None:
            self._lay_out()
            return
        self.setBackgroundBrush(art.cloth(theme.current().name, self._dpr))
        names = seat_names(self.view.line_up.seats)
        look = self._look_now(self.view, self.layout)
        self.sharpening.begin(self.tabletop.draw_anew(self.layout, look, names, self._estates()))

    def _light_anew(self) -> None:
        self._light()
        self._mark_deed()

    def enlarge(self, seat: int | None) -> None:
        """Show another seat large until it is asked for None, another seat is shown, or its turn has come."""
        seat = None if seat == self._seat else seat
        if seat != self._enlarged:
            self._enlarged = seat
            self._lay_out()

    def stand_aside(self, compact: bool) -> None:
        """Whether the other seats shall be as low as they can, for what lies below them."""
        if compact != self._compact:
            self._compact = compact
            self._lay_out()

    def step_out(self) -> bool:
        """Show the usual seat again; false where it is shown already."""
        was_enlarged = self._enlarged is not None
        self.enlarge(None)
        return was_enlarged

    def place_of(self, spot: Spot | None) -> Place | None:
        """Where a spot lies as it is shown now."""
        return self.tabletop.place(spot, self.tabletop.shown.get(spot)) if spot else None

    def _lay_out(self, *_: object) -> None:
        """Put everything in its place for the present size, look and seat."""
        if self.view is None or self.board is None:
            self.setBackgroundBrush(art.cloth(theme.current().name, self._dpr))
            return
        if self.motion.is_running:
            self.motion.cut()
            self.board = board_of(self.view)
            self._settle_soon()
        before = self.layout
        self._lay_grounds()
        self.tabletop.show(picture_of(self.board))
        self._light()
        self._mark_deed()
        if self.layout != before:
            self.laid_out.emit()

    def _lay_grounds(self) -> None:
        if self.view is None or self.board is None:
            return
        palette = theme.current()
        self.setBackgroundBrush(art.cloth(palette.name, self._dpr))
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        modules = modules_of(self.board)
        seats, text = len(self.board.seats), theme.scale()
        layout = table_layout(self._size, seats, self.seat_shown, text, modules, self._compact)
        look, names = self._look_now(self.view, layout), seat_names(self.view.line_up.seats)
        self.tabletop.lay_out(layout, look, names, self._estates())

    def _look_now(self, view: View, layout: TableLayout) -> Look:
        edition, seating = str(view.state.get("edition", "2011")), seating_of(view.line_up.seats)
        return Look(theme.current(), edition, layout.u, self._dpr, seating, max(1.0, theme.scale()))

    def _estates(self) -> list[str | None]:
        """The estate of every seat as it is printed on the table."""
        return [seat.home.estate for seat in self.board.seats] if self.board else []

    # Lights

    def _light(self) -> None:
        """Light what is offered."""

    def _put_out(self) -> None:
        """Nothing is offered any more."""
        self.lights.clear()

    def _mark_deed(self) -> None:
        """Ring the tile that was laid or taken last, or the one whose effect waits."""
        if self.view is None or self.look is None:
            return
        for what in ("last", "pending"):
            self.lights.mark(what, None, self.look)
        self.waiting = None
        pending = self.view.state.get("pending")
        waits = bool(pending)
        if pending and self._mark_effect(pending[0]):
            return
        ringed = ("place",) if waits else ("place", "take", "buy")
        for event in reversed(self.view.events):
            if event["event"] == "action" and event["action"]["type"] in ringed:
                spot = self._spot_of(event["seat"], event["action"])
                place = self.place_of(spot)
                self.waiting = spot if waits else None
                self.lights.mark("pending" if waits else "last", place, self.look, event["seat"])
                return

    def _mark_effect(self, effect: str) -> bool:
        """Ring the space of a trade route or the shield whose effect waits; false where it is a tile's."""
        if self.board is None or self.look is None or self.acting is None:
            return False
        self.waiting = waiting_spot(effect, self.board, self.acting)
        self.lights.mark("pending", self.place_of(self.waiting), self.look, self.acting)
        return self.waiting is not None

    def _spot_of(self, seat: int, action: Mapping[str, Any]) -> Spot | None:
        """Where the tile of an action lies now: on its cell or in the storage; None where it has gone on."""
        if self.board is None:
            return None
        if action["type"] == "place":
            return Spot("cell", self.board.home(seat), action["cell"])
        stored = store_at(action.get("store"), self.board, seat)
        return next((spot for spot, tile in reversed(stored) if tile == action["tile"]), None)


def board_of(view: View) -> Board:
    """The table that a view describes."""
    return board_after(view.events, view.state)


def difference(shown: Picture, right: Picture) -> str:
    """In words, where two pictures differ."""
    parts = [
        f"{tuple(spot)}: {shown.get(spot)} instead of {right.get(spot)}"
        for spot in {**shown, **right}
        if shown.get(spot) != right.get(spot)
    ]
    return "; ".join(parts)
