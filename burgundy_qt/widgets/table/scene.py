"""The scene of the table: shows views, plays steps, lights offers, reports clicks, drags and what is pointed at."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from burgundy_qt.session.view import Step, View
from burgundy_qt.widgets import art, theme
from burgundy_qt.widgets.table.aiming import spots_of, target_of
from burgundy_qt.widgets.table.board import Board
from burgundy_qt.widgets.table.choices import Choices
from burgundy_qt.widgets.table.choreography import Choreography
from burgundy_qt.widgets.table.dragging import Drag
from burgundy_qt.widgets.table.hover import Explanation, explain
from burgundy_qt.widgets.table.layout import TableLayout, table_layout
from burgundy_qt.widgets.table.lights import Lights
from burgundy_qt.widgets.table.look import Look
from burgundy_qt.widgets.table.motion import Motion
from burgundy_qt.widgets.table.picture import Picture, picture_of
from burgundy_qt.widgets.table.place import Place
from burgundy_qt.widgets.table.reach import nearest, reading_order
from burgundy_qt.widgets.table.spots import Spot
from burgundy_qt.widgets.table.tabletop import Tabletop
from burgundy_qt.widgets.targets import Offer, Target

log = logging.getLogger(__name__)
SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}
LEAST = QSizeF(800, 500)


class TableScene(QGraphicsScene):
    """The table on the screen. It knows no rule: anything can be clicked, only what is offered is lit.

    `settled` comes after every `play`, when the last piece lies still (also where nothing moves or it was cut short).
    """

    clicked = Signal(object)  # Target
    hovered = Signal(object, QRectF)  # Target or None, where it lies in the scene
    dropped = Signal(object, object)  # Target of the piece, Target of the place
    enlarge_asked = Signal(int)  # seat
    settled = Signal()
    stepped_back = Signal()
    pointed = Signal(object)  # Spot under the pointer, or None
    laid_out = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.view: View | None = None
        self.board: Board | None = None
        self._seat = 0
        self._enlarged: int | None = None
        self._size = QSizeF(1280, 764)
        self._dpr = 1.0
        self._offers: dict[Target, Offer] = {}
        self._focus: Target | None = None
        self._factor = SPEEDS["normal"]
        self._settling = False
        self.tabletop = Tabletop(self)
        self.lights = Lights(self)
        self.motion = Motion(self, self.tabletop)
        self.motion.ended.connect(self._settle)
        self.choices = Choices(self)
        self._drag = Drag(self)
        self._pointed: Spot | None = None
        self._asked_at: Spot | None = None
        theme.theme_changed.connect(self._lay_out)

    # What is shown

    @property
    def layout(self) -> TableLayout | None:
        """Where everything lies now, or None before the first view."""
        return self.tabletop.layout

    @property
    def seat_shown(self) -> int:
        """The seat that is shown large."""
        return self._seat if self._enlarged is None else self._enlarged

    def show_view(self, view: View, seat_shown: int) -> None:
        """Show a view at once, the belongings of `seat_shown` large."""
        self.motion.cut()
        if self.view is None or view.game_id != self.view.game_id or seat_shown != self._seat:
            self._enlarged = None
        self._seat = seat_shown
        self.view = view
        self.board = board_of(view)
        self._offers = {}
        self._asked_at = None
        self._lay_out()

    def play(self, step: Step) -> None:
        """Set the events of a step in motion, then show its view. A step that is still playing ends at once."""
        if self.motion.is_running:
            self.skip()
        self._offers = {}
        self.lights.clear()
        self.choices.clear()
        board, self.view = self.board, step.view
        if board is None or not self._factor:
            self.board = board_of(step.view)
            self._lay_out()
            self._settle_soon()
            return
        choreography = Choreography(board)
        choreography.follow_all(step.events)
        self.board = choreography.board
        self._lay_grounds()
        if choreography.moves:
            self.motion.start(choreography.moves, self._factor)
        else:
            self._settle()

    def skip(self) -> None:
        """End the running animation at once: what it leads to is shown."""
        if self.motion.is_running:
            self.motion.run_out()

    def set_speed(self, speed: str) -> None:
        """`slow`, `normal`, `fast` or `off`."""
        self._factor = SPEEDS[speed]
        self.lights.still = not self._factor
        if not self._factor:
            self.skip()

    def _settle(self) -> None:
        """The motion is over: what lies there must be what the view says."""
        self._check()
        self._after_motion()

    def _settle_soon(self) -> None:
        if not self._settling:
            self._settling = True
            QTimer.singleShot(0, self, self._after_motion)

    def _after_motion(self) -> None:
        self._settling = False
        view = self.view
        if view is not None and self._enlarged is not None and view.person_to_decide == self._seat:
            self.enlarge(None)
        self._light_marks()
        self.settled.emit()

    def _check(self) -> None:
        """Compare the table with the view; the view wins, and a difference is logged."""
        if self.view is None:
            return
        self.board = board_of(self.view)
        picture = picture_of(self.board)
        if self.tabletop.shown != picture:
            different = _difference(self.tabletop.shown, picture)
            log.warning("the table differed from the game after an animation: %s", different)
        self._lay_out()

    # Size and look

    def resize(self, size: QSizeF, dpr: float) -> None:
        """Lay the table out for a view of `size` logical pixels."""
        self._size = size.expandedTo(LEAST)
        self._dpr = dpr
        self._lay_out()

    def _lay_out(self, *_: object) -> None:
        """Put everything in its place for the present size, look and seat."""
        if self.view is None or self.board is None:
            self.setBackgroundBrush(art.cloth(theme.current().name, self._dpr))
            return
        if self.motion.is_running:
            self.motion.cut()
            self.board = board_of(self.view)
            self._settle_soon()
        self._lay_grounds()
        self.tabletop.show(picture_of(self.board))
        self._light()
        self._light_marks()
        self.laid_out.emit()

    def _lay_grounds(self) -> None:
        assert self.view is not None and self.board is not None
        palette = theme.current()
        self.setBackgroundBrush(art.cloth(palette.name, self._dpr))
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        layout = table_layout(self._size, len(self.board.seats), self.seat_shown)
        look = Look(palette, str(self.view.state.get("edition", "2011")), layout.u, self._dpr)
        names = [plan.name for plan in self.view.line_up.seats]
        self.tabletop.lay_out(layout, look, names, self._estates())

    def _estates(self) -> list[str | None]:
        """The estate of every seat; one that is just being chosen is shown as a trial."""
        assert self.board is not None
        estates = [seat.estate for seat in self.board.seats]
        seat = self._acting
        if seat is not None and estates[seat] is None:
            estates[seat] = self.choices.estate_on_trial(self._offers)
        return estates

    # What can be touched

    @property
    def _acting(self) -> int | None:
        return self.view.legal.get("seat") if self.view else None

    def offer(self, offers: Mapping[Target, Offer]) -> None:
        """Light exactly these targets."""
        before = self._estates() if self.board else []
        self._offers = dict(offers)
        if self.board and self._estates() != before:
            self._lay_grounds()
        self._light()

    def _light(self) -> None:
        look, layout, seat = self.tabletop.look, self.tabletop.layout, self._acting
        if self.board is None or look is None or layout is None:
            return
        lit = {}
        if seat is not None:
            for target, offer in self._offers.items():
                lit.update(dict.fromkeys(self._spots(target), offer))
        places = {spot: place for spot in lit if (place := layout.place(spot))}
        self.lights.offer(lit, places, look)
        self.choices.show(self._offers, self._asked_at, layout, look)
        self._mark_focus()

    def _spots(self, target: Target) -> list[Spot]:
        if self.board is None or self._acting is None:
            return []
        spots = spots_of(target, self.board, self._acting)
        offer = self._offers.get(target)
        return spots[:1] if target.kind == "die" and offer and offer.chosen else spots

    def _light_marks(self) -> None:
        """The ring of the last move, and the ring of the tile whose effect waits."""
        look = self.tabletop.look
        if self.view is None or look is None:
            return
        for what in ("last", "pending"):
            self.lights.mark(what, None, look)
        for event in reversed(self.view.events):
            spot = self._spot_of_deed(event) if event["event"] == "action" else None
            if spot is not None:
                what = "pending" if self.view.state.get("pending") and spot.kind == "cell" else "last"
                self.lights.mark(what, self.tabletop.place(spot), look, event["seat"])
                return

    def _spot_of_deed(self, event: dict[str, Any]) -> Spot | None:
        seat, action = event["seat"], event["action"]
        if action["type"] == "place":
            return Spot("cell", seat, action["cell"])
        return None

    def enlarge(self, seat: int | None) -> None:
        """Show another seat large until it is asked for None (or a new seat is shown)."""
        seat = None if seat == self._seat else seat
        if seat != self._enlarged:
            self._enlarged = seat
            self._lay_out()

    def step_out(self) -> bool:
        """Show the usual seat again; false where it is shown already."""
        was_enlarged = self._enlarged is not None
        self.enlarge(None)
        return was_enlarged

    # The keyboard

    def focus(self, target: Target | None) -> None:
        """Draw the ring of the keyboard round a target."""
        self._focus = target
        self._mark_focus()

    def _mark_focus(self) -> None:
        look = self.tabletop.look
        if look is None:
            return
        spots = self._spots(self._focus) if self._focus else []
        self.lights.mark("focus", self.tabletop.place(spots[0]) if spots else None, look)
        self.choices.focus(self._focus, look)

    def targets(self) -> list[tuple[Target, QRectF]]:
        """All that is offered and can be seen, in reading order, with its rectangle in the scene."""
        found = [*self.choices.rects().items()]
        for target in self._offers:
            for spot in self._spots(target)[:1]:
                place = self.tabletop.place(spot)
                if place is not None and place.shown:
                    found.append((target, place.rect))
        return reading_order(found)

    def neighbour(self, target: Target | None, direction: str) -> Target | None:
        """The next offered target in a direction (`left`, `right`, `up`, `down`); from None the first."""
        return nearest(self.targets(), target, direction)

    # The mouse

    def spot_at(self, point: QPointF) -> Spot | None:
        """The topmost spot at a point of the scene that a click or the pointer can mean."""
        return self.tabletop.spot_at(point)

    def target_at(self, point: QPointF) -> Target | None:
        """What a click at a point would mean, offered or not."""
        choice = self.choices.target_at(point)
        spot = self.spot_at(point)
        if choice or spot is None or self.board is None:
            return choice
        return target_of(spot, self.board, self._acting)

    def rect_of(self, target: Target) -> QRectF:
        """Where a target lies; a null rectangle where it cannot be seen."""
        if target in self.choices.rects():
            return self.choices.rects()[target]
        place = next((self.tabletop.place(spot) for spot in self._spots(target)), None)
        return place.rect if place is not None and place.shown else QRectF()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """A click ends a running motion, otherwise it takes hold of what lies there."""
        event.accept()
        if self.motion.is_running:
            self.skip()
            return
        if event.button() == Qt.MouseButton.RightButton:
            if not self.step_out():
                self.stepped_back.emit()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._drag.press(event.scenePos(), event.screenPos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Carry what is held, otherwise point at what lies there."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag.move(event.scenePos(), event.screenPos())
        else:
            self.point_at(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Let go: a drop where something was carried, a click otherwise."""
        if event.button() == Qt.MouseButton.LeftButton and self._drag.is_pressed:
            self._drag.release(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """The second click of two is a click like any other."""
        self.mousePressEvent(event)

    def click_at(self, point: QPointF) -> None:
        """Report what a click at a point means."""
        target = self.target_at(point)
        if target is not None:
            self._asked_at = self.spot_at(point)
            self.clicked.emit(target)
            return
        seat = self._card_at(point)
        if seat is not None:
            self.enlarge_asked.emit(seat)

    def _card_at(self, point: QPointF) -> int | None:
        """The seat whose small card or chip lies at a point."""
        layout = self.tabletop.layout
        cards = layout.others if layout else ()
        return next((card.seat for card in cards if card.rect.contains(point)), None)

    def can_be_lifted(self, target: Target | None) -> bool:
        """Whether pressing on a target and moving lifts it: a piece that is offered."""
        return target in self._offers and target is not None and target.kind in ("storage", "market", "die", "good")

    def point_at(self, point: QPointF | None) -> None:
        """The pointer is at a point of the scene, or has left it (None)."""
        spot = self.spot_at(point) if point is not None else None
        choice = self.choices.target_at(point) if point is not None else None
        self.choices.hover(choice)
        if spot == self._pointed and not choice:
            return
        self._pointed = spot
        self._show_pointed(point)
        self.pointed.emit(spot)

    def place_of(self, spot: Spot | None) -> Place | None:
        """Where a spot lies as it is shown now."""
        return self.tabletop.place(spot, self.tabletop.shown.get(spot)) if spot else None

    def explanation(self, spot: Spot | None) -> Explanation | None:
        """What to say about a spot."""
        if spot is None or self.board is None or self.view is None or self.motion.is_running:
            return None
        target = target_of(spot, self.board, self._acting)
        offer = self._offers.get(target) if target else None
        return explain(spot, self.board, [plan.name for plan in self.view.line_up.seats], offer)

    def _show_pointed(self, point: QPointF | None) -> None:
        look = self.tabletop.look
        if look is None:
            return
        target = self.target_at(point) if point is not None else None
        place = self.place_of(self._pointed)
        ringed = place if target is not None and target.kind != "choice" else None
        self.lights.mark("hover", ringed, look)
        self.hovered.emit(target, place.rect if place else QRectF())


def board_of(view: View) -> Board:
    """The table that a view describes."""
    return Board.after(len(view.state["seats"]), view.events, view.state)


def _difference(shown: Picture, right: Picture) -> str:
    parts = [
        f"{tuple(spot)}: {shown.get(spot)} instead of {right.get(spot)}"
        for spot in {**shown, **right}
        if shown.get(spot) != right.get(spot)
    ]
    return "; ".join(parts)
