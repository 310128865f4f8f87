"""The scene of the table: it shows a game, highlights offers, finds the target of a click, and
reports input."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table import answer_bubble, game_table, stage, tabletop

# Keyboard: reading order, and the next target in a direction.


DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 2.2  # the weight of a step aside, relative to a step ahead

Found = tuple[ClickTarget, QRectF]


def reading_order(found: Iterable[Found]) -> list[Found]:
    """Return targets from top to bottom, and in a row from left to right; rectangles whose middles
    share a row belong together."""
    rows: list[list[Found]] = []
    for target, rect in sorted(found, key=lambda each: each[1].center().y()):
        if rows and rect.center().y() <= rows[-1][0][1].center().y() + rect.height() / 3:
            rows[-1].append((target, rect))
        else:
            rows.append([(target, rect)])
    return [each for row in rows for each in sorted(row, key=lambda each: each[1].center().x())]


def nearest(found: list[Found], target: ClickTarget | None, direction: str) -> ClickTarget | None:
    """Return the nearest target in a direction; the same target if there is none, the first if none
    has the focus yet."""
    rects = dict(found)
    if target not in rects or target is None:
        return found[0][0] if found else None
    start = rects[target].center()
    ahead = [
        (_distance(rect.center() - start, direction), other)
        for other, rect in found
        if other != target
    ]
    reached = [(distance, other) for distance, other in ahead if distance is not None]
    return min(reached, key=lambda each: each[0])[1] if reached else target


def _distance(way: QPointF, direction: str) -> float | None:
    """Return the distance of a target in a direction, steps aside counting more; None if it is in
    another direction."""
    x, y = DIRECTIONS[direction]
    forward = way.x() * x + way.y() * y
    aside = abs(way.x() * y) + abs(way.y() * x)
    if forward <= 1 or aside > 3 * forward:
        return None
    return forward + ASIDE * aside


RAISED = 2  # units that a piece rises under the pointer


class TableScene(stage.TableStage):
    """The table on the screen. It knows no rules: players can click anything, and only offers are
    highlighted."""

    clicked = Signal(object)  # ClickTarget
    hovered = Signal(object, QRectF)  # ClickTarget or None, its rectangle in the scene
    dropped = Signal(object, object)  # Target of the piece, Target of the place
    enlarge_asked = Signal(int)  # seat
    opened = Signal(str)  # a sheet of the game, by its name
    stepped_back = Signal()
    pointed = Signal(object)  # Slot under the pointer, or None
    seat_pointed = Signal(object, QRectF)  # seat whose small card it is on, or None; the card

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._highlights: dict[ClickTarget, Highlight] = {}
        self._focus: ClickTarget | None = None
        self._pointed: Slot | None = None
        self.pointed_seat: int | None = None
        self._used_up: list[Slot] = []  # by the offer under the pointer
        self.choices = answer_bubble.AnswerBubble(self)
        self._drag = tabletop.Drag(self.tabletop, self.can_be_lifted)
        self._notches = 0.0  # unused notches of the wheel

    # Offers

    def offer(self, highlights: Mapping[ClickTarget, Highlight]) -> None:
        """Highlight exactly these targets."""
        if highlights == self._highlights:
            return
        before = self._printed()
        self._highlights = dict(highlights)
        if self._try_out():
            return
        if self._printed() != before:
            self._lay_backgrounds()
        self._light()
        self._report_layout()

    def update_view(self, view: GameView) -> None:
        """Take over further information on the same position, with the choices so far."""
        super().update_view(view)
        self._try_out()

    def _try_out(self) -> bool:
        """Show the state with the choices so far; return whether they change it."""
        if self.state is None:
            return False
        tried = self.game_table.with_trial(self.state, self.acting, self._highlights)
        if tried == self.state:
            return False
        self.state = tried
        self._lay_out()
        return True

    @property
    def highlights(self) -> Mapping[ClickTarget, Highlight]:
        """The highlighted targets."""
        return self._highlights

    def slots(self, target: ClickTarget) -> list[Slot]:
        """Return the slots of a target; of two equal dice the chosen one is first."""
        if self.state is None or self.acting is None:
            return []
        found = self.game_table.slots_of(target, self.state, self.acting)
        highlight = self._highlights.get(target)
        return found[:1] if target.kind == "die" and highlight and highlight.chosen else found

    def _printed(self) -> object:
        """Return the variable part of the backgrounds, with unsettled choices."""
        return (
            self.game_table.printed(self.state, self.acting, self._highlights)
            if self.state is not None
            else ()
        )

    @property
    def _lit(self) -> dict[Slot, Highlight]:
        """The offer on each slot."""
        return {
            slot: highlight
            for target, highlight in self._highlights.items()
            for slot in self.slots(target)
        }

    def _light(self) -> None:
        if self.paint_style is None or self.layout is None:
            return
        lit = self._lit
        self._lift_chosen(lit)
        places = {slot: place for slot in lit if (place := self.place_of(slot))}
        sprites = {slot: sprite for slot in lit if (sprite := self.tabletop.shown.get(slot))}
        piles = {slot: sprite.many for slot, sprite in sprites.items() if sprite.many > 1}
        self.lights.offer(lit, places, self.paint_style, piles, self._pieces() if lit else ())
        self.choices.show(self._highlights, self._asked_at(), self.layout, self.paint_style)
        self._mark_focus()

    def _lift_chosen(self, lit: Mapping[Slot, Highlight]) -> None:
        """Lift the chosen pieces, and those that the offer under the pointer would use."""
        chosen = [slot for slot, highlight in lit.items() if highlight.chosen]
        self.tabletop.lift(
            {
                slot: self.game_table.kinds.raised[slot.kind]
                * (self.paint_style.u if self.paint_style else 1)
                for slot in (*chosen, *self._used_up)
                if slot.kind in self.game_table.kinds.raised
            }
        )

    def _pieces(self) -> list[SlotPlace]:
        """Return the places of pieces that no price may cover."""
        places = [
            self.place_of(slot)
            for slot in self.tabletop.shown
            if slot.kind in self.game_table.kinds.pieces
        ]
        return [place for place in places if place is not None and place.shown]

    def _asked_at(self) -> Slot | None:
        """Return the piece that a question concerns: by default the last choice, or the waiting
        piece."""
        if self.state is not None and self.acting is not None:
            subject = self.game_table.subject(self.state, self.acting, self._highlights)
            if subject is not None:
                return subject
        chosen = [
            target
            for target, highlight in self._highlights.items()
            if highlight.chosen and target.kind != "die"
        ]
        return next(
            (slot for target in reversed(chosen) for slot in self.slots(target)), self.waiting
        )

    def _remove_highlights(self) -> None:
        super()._remove_highlights()
        self._highlights = {}
        self._used_up = []
        self.tabletop.lift({})
        self.choices.clear()
        if self._pointed is not None:
            self._point_at_nothing()
            self._point_at_seat(None)
            self.pointed.emit(None)
        self._show_pointed(None)

    # The keyboard

    def focus(self, target: ClickTarget | None) -> None:
        """Draw the keyboard ring round a target."""
        self._focus = target
        slots = self.slots(target) if target else []
        self._show_pointed(slots[0] if slots else self._pointed)
        self._put_down()
        self._mark_focus()

    def _mark_focus(self) -> None:
        if self.paint_style is None:
            return
        slots = self.slots(self._focus) if self._focus else []
        self.lights.mark("focus", self.place_of(slots[0]) if slots else None, self.paint_style)
        self.choices.focus(self._focus, self.paint_style)
        if self._focus is not None:
            self._show_used_up(self._focus)

    def targets(self) -> list[tuple[ClickTarget, QRectF]]:
        """Return all visible offers in reading order, each with its rectangle in the scene."""
        found = [(target, self.rect_of(target)) for target in self._highlights]
        return reading_order([(target, rect) for target, rect in found if not rect.isNull()])

    def neighbour(self, target: ClickTarget | None, direction: str) -> ClickTarget | None:
        """Return the next offered target in a direction (`left`, `right`, `up`, `down`); for None
        the first."""
        return nearest(self.targets(), target, direction)

    # Hit testing

    def target_at(self, point: QPointF) -> ClickTarget | None:
        """Return the target of a click at a point, offered or not."""
        choice = self.choices.target_at(point)
        slot = self.tabletop.slot_at(point)
        if choice or slot is None or self.state is None:
            return choice
        return self._meant_at(slot)

    def _meant_at(self, slot: Slot) -> ClickTarget | None:
        """Return the target of a slot among the offers."""
        return (
            None
            if self.state is None
            else self.game_table.clicked_target(slot, self.state, self.acting, self._highlights)
        )

    def target_of(self, slot: Slot) -> ClickTarget | None:
        """Return the target of a click on a slot with nothing over it, offered or not."""
        return (
            None if self.state is None else self.game_table.target_of(slot, self.state, self.acting)
        )

    def rect_of(self, target: ClickTarget) -> QRectF:
        """Return the rectangle of a target; a null rectangle if it is not visible."""
        if target in self.choices.rects():
            return self.choices.rects()[target]
        place = self._place_of(target)
        return self.seen(place) if place is not None and place.shown else QRectF()

    def is_on_map(self, target: ClickTarget) -> bool:
        """Return whether a target is on a map and moves with it."""
        place = self._place_of(target)
        return place is not None and place.on_map

    def _place_of(self, target: ClickTarget) -> SlotPlace | None:
        return next((self.place_of(slot) for slot in self.slots(target)), None)

    def explanation(self, slot: Slot | None) -> game_table.HoverContent | None:
        """Return the hover card of a slot; in a game without help it explains, but counts
        nothing."""
        if slot is None or self.state is None or self.view is None or self.motion.is_running:
            return None
        target = self._meant_at(slot)
        highlight = self._highlights.get(target) if target else None
        names, is_unaided = seat_names(self.view.line_up.seats), self.view.is_unaided
        found = self.game_table.explain(slot, self.state, names, None if is_unaided else highlight)
        return replace(found, rows=()) if found is not None and is_unaided else found

    def can_be_lifted(self, target: ClickTarget | None) -> bool:
        """Return whether pressing and moving lifts a target: a piece that is offered."""
        return (
            target is not None
            and target in self._highlights
            and target.kind in self.game_table.kinds.lifted
        )

    # The mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """End a running animation, or take hold of the piece under the pointer."""
        event.accept()
        if self.motion.is_running:
            self.skip()
        elif event.button() == Qt.MouseButton.LeftButton:
            point = event.scenePos()
            target = self.target_at(point)
            lies = self._lies_at(self.tabletop.slot_at(point), target)
            on_map = self.tabletop.plane.room.contains(point)
            self._drag.press(lies, target, event.screenPos(), on_map)
        elif event.button() == Qt.MouseButton.RightButton and not self.step_out():
            self.stepped_back.emit()

    def _lies_at(self, slot: Slot | None, target: ClickTarget | None) -> tuple[Slot, Sprite] | None:
        """Return the slot and the sprite to carry for a target: the piece there, or the game's
        replacement."""
        if target is not None and self.acting is not None:
            carried = self.game_table.carried(target, self.state, self.acting)
            if carried is not None:
                return carried
        sprite = self.tabletop.shown.get(slot) if slot else None
        return (slot, sprite) if slot is not None and sprite is not None else None

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Carry the held piece, or move the map."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if self._drag.carry(event.scenePos(), event.screenPos()):
            self.point_at(event.scenePos())
        elif self._drag.moves_map:
            self.panning.pan(event.scenePos() - event.lastScenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Let go: a drop if something was carried, a click otherwise."""
        if event.button() != Qt.MouseButton.LeftButton or not self._drag.is_pressed:
            return
        piece = self._drag.let_go()
        if self._drag.moves_map:
            return
        if piece is None:
            self.click_at(event.scenePos())
        else:
            self._drop(piece, event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        """Treat the second click of two as any other click."""
        self.mousePressEvent(event)

    def turn_wheel(self, notches: float, point: QPointF) -> bool:
        """Handle notches of the wheel at a point of the scene, or parts of one; return whether the
        game has a target for it among the offers, which is reported as a click."""
        wheel_target = self.game_table.wheel_target
        if not self.tabletop.plane.room.contains(point) or not notches:
            return False
        if wheel_target(self._highlights, 1 if notches > 0 else -1) is None:
            self._notches = 0.0
            return False
        self._notches += notches
        while abs(self._notches) >= 1:
            way = 1 if self._notches > 0 else -1
            self._notches -= way
            target = wheel_target(self._highlights, way)
            if target is not None:
                self.clicked.emit(target)
        return True

    def _drop(self, piece: ClickTarget, point: QPointF) -> None:
        """Report a piece dropped at a point that means another place."""
        place = self.target_at(point)
        if (
            place is None
            and self.state is not None
            and (slot := self.tabletop.slot_at(point)) is not None
        ):
            place = self.game_table.drop_target(slot, self.state, self.acting)
        if place is not None and place != piece:
            self.dropped.emit(piece, place)

    def click_at(self, point: QPointF) -> None:
        """Report the target of a click at a point; or open a sheet of the game, or ask to enlarge
        the seat of a small card."""
        target = self.target_at(point)
        if target is not None:
            self.clicked.emit(target)
            return
        slot = self.tabletop.slot_at(point)
        if slot is not None and slot.kind in self.game_table.kinds.opens:
            self.opened.emit(self.game_table.kinds.opens[slot.kind])
            return
        seat = game_table.seat_at(self.layout.others, point) if self.layout else None
        if seat is not None:
            self.enlarge_asked.emit(seat)

    # The pointer

    def point_at(self, point: QPointF | None) -> None:
        """Move the pointer to a point of the scene, or away from it (None)."""
        choice = self.choices.target_at(point) if point is not None else None
        self.choices.hover(choice)
        slot = self.tabletop.slot_at(point) if point is not None and choice is None else None
        card = self._card_at(point) if slot is None and choice is None else None
        if card is None:  # before another hover card appears
            self._point_at_seat(None)
        if slot != self._pointed:
            self._point_at_slot(slot)
        if card is not None:
            self._point_at_seat(card)

    def _point_at_slot(self, slot: Slot | None) -> None:
        self._point_at_nothing()
        self._pointed = slot
        self._show_pointed(slot)
        place = self.place_of(slot)
        target = self._meant_at(slot) if slot else None
        if target is not None and place is not None and self.paint_style is not None:
            by = self._raise(round(RAISED * self.paint_style.u))
            self.lights.mark(
                "hover", place._replace(rect=place.rect.translated(0, -by)), self.paint_style
            )
            self.lights.mark_beside(self._dice_of(target), self.paint_style)
            self._show_used_up(target)
        self.hovered.emit(target, self.seen(place) if place else QRectF())
        self.pointed.emit(slot)

    def _card_at(self, point: QPointF | None) -> game_table.SeatCard | None:
        """Return the small card of another seat at a point."""
        cards = self.layout.others if self.layout is not None and point is not None else ()
        return next(
            (card for card in cards if point is not None and card.rect.contains(point)), None
        )

    def _point_at_seat(self, card: game_table.SeatCard | None) -> None:
        """Note the card of another seat under the pointer, away from its pieces."""
        seat = None if card is None else card.seat
        if seat != self.pointed_seat:
            self.pointed_seat = seat
            self.seat_pointed.emit(seat, QRectF() if card is None else card.rect)

    def _show_used_up(self, target: ClickTarget) -> None:
        """Lift and ring the things that an offer would use, if nothing is chosen for it yet."""
        highlight = self._highlights.get(target)
        pays = highlight.pays if highlight is not None else ()
        if self.paint_style is None or not pays:
            return
        self._used_up = [slot for paid in pays for slot in self.slots(paid)]
        self._lift_chosen(self._lit)
        places = {slot: place for slot in self._used_up if (place := self.place_of(slot))}
        self.lights.mark_used_up(places, self.paint_style)

    def _dice_of(self, target: ClickTarget) -> list[SlotPlace]:
        """Return the places of the dice that an offer would use together; a single die has its own
        ring."""
        highlight = self._highlights.get(target)
        if highlight is None or target.kind == "die" or len(highlight.dice) < 2:
            return []
        slots = (slot for die in highlight.dice for slot in self.slots(ClickTarget("die", die)))
        return [place for slot in slots if (place := self.place_of(slot)) is not None]

    def _show_pointed(self, slot: Slot | None) -> None:
        """Show the layer for the slot under the pointer; none in a game without help."""
        if slot is not None and not (self.view is not None and self.view.is_unaided):
            self.show_over("pointed", slot)
        else:
            self.hide_over("pointed")

    @property
    def pointed_at(self) -> Slot | None:
        """The slot under the pointer."""
        return self._pointed

    def _point_at_nothing(self) -> None:
        if self._pointed is not None and self.paint_style is not None:
            self._raise(0)
            self.lights.mark("hover", None, self.paint_style)
            self.lights.mark_beside((), self.paint_style)
        self._pointed = None
        self._put_down()

    def _put_down(self) -> None:
        """Put the lifted things of an offer down."""
        if self._used_up and self.paint_style is not None:
            self._used_up = []
            self._lift_chosen(self._lit)
            self.lights.mark_beside((), self.paint_style)

    def _raise(self, by: float) -> float:
        """Raise the piece under the pointer and its ring; return how far it rose."""
        place = self.place_of(self._pointed)
        if self._pointed is None or place is None or self.paint_style is None:
            return 0.0
        if not self.tabletop.raise_piece(self._pointed, by):
            return 0.0
        self.lights.raise_ring(self._pointed, place, by, self.paint_style)
        return by
