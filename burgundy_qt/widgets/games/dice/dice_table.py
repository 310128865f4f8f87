"""The Dice Game on the table, the meaning of a click on each slot, and the printable sheet of a
seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.rules.dice import protocol, sheets
from burgundy_qt.rules.dice.known_state import DiceState
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.games.dice import animation, pencil
from burgundy_qt.widgets.games.dice.animation import Setting, Timeline
from burgundy_qt.widgets.games.dice.backgrounds import (
    Printed,
    backgrounds_of,
    paint_sheet,
    prepared,
    printed_on,
)
from burgundy_qt.widgets.games.dice.layout import TableLayout, layout_of
from burgundy_qt.widgets.games.dice.picture import PRINTED_CIRCLES, SPRITE_PAINTER, picture_of
from burgundy_qt.widgets.games.dice.sheet_layout import MARGIN, PROMPT, TOP, sheet_layout
from burgundy_qt.widgets.sprites import brush, scene_items, sprite_pixmaps
from burgundy_qt.widgets.sprites.places import (
    ClickTarget,
    Highlight,
    Picture,
    Slot,
    SlotPlace,
    Sprite,
    TextStyle,
)
from burgundy_qt.widgets.table import game_table
from burgundy_qt.widgets.theme import fonts
from burgundy_qt.widgets.theme.palette import LIGHT, Palette

FINE = 3.4
"""Pixels per unit of a printed sheet: 300 per inch on a full page."""
TOUCHED = "cell", "die", "bonus"
HOVER_ONLY = (
    *("circle", "value", "box", "phase", "points-row", "well", "column", "total"),
    *("points", "covered", "state", "goal"),
)
KINDS = game_table.SlotRoles(
    touched=TOUCHED,
    explained=TOUCHED + HOVER_ONLY,
    on_top=(),
    only_shown=(),
    pieces=("die",),
    lifted=(),
    rising=("dice-die",),
)
DICE = range(1, 5)
"""The dice that can be targets; the hourglass cannot."""


class DiceTable(game_table.GameTable[DiceState, TableLayout, Printed]):
    """The table of the Dice Game: every seat writes on a sheet, and players carry no pieces.

    It marks no last move: every small sheet has a ring round its last marks.
    """

    state_type = DiceState
    sprite_painter = SPRITE_PAINTER
    kinds = KINDS
    settings: ClassVar[Mapping[protocol.EventType, Setting[Any]]] = {
        "action": animation.on_action,
        "start": animation.on_start,
        "points": animation.on_points,
        "gain": animation.on_gain,
        "sale": animation.on_sale,
        "bonus": animation.on_bonus,
        "round": animation.on_round,
    }
    has_paper = True

    def state_of(self, view: GameView) -> DiceState:
        """Return the knowledge of a view's viewer, with the seats that still write."""
        return super().state_of(view).evolve(asked=game_table.asked_in(view))

    def picture(self, state: DiceState) -> Picture:
        """Return the sprite on every slot."""
        return picture_of(state)

    def layout(
        self, size: QSizeF, state: DiceState, shown: int, text: float, compact: bool
    ) -> TableLayout:
        """Return a layout for the seats."""
        return layout_of(size, state, shown, text, compact)

    def printed(
        self, state: DiceState, seat: int | None, highlights: game_table.TargetHighlights
    ) -> Printed:
        """Return the variable parts of the backgrounds for a state and the choices of the acting
        seat."""
        return printed_on(state, seat, highlights)

    def backgrounds(
        self, layout: TableLayout, style: brush.PaintStyle, names: Sequence[str], printed: Printed
    ) -> game_table.Painters:
        """Return the painting functions of the backgrounds."""
        return backgrounds_of(layout, style, names, printed)

    def prepared(
        self, layout: TableLayout, style: brush.PaintStyle, printed: Printed
    ) -> Iterator[None]:
        """Draw and cache the slowest parts of the backgrounds."""
        return prepared(layout, style, printed)

    def paper(self, state: DiceState, seat: int, name: str) -> QPixmap:
        """Draw the sheet of a seat, fine enough for paper."""
        return sheet_picture(state, seat, USUAL, sheet_style(dpr=FINE), name)

    def timeline(self, state: DiceState, step: ViewStep) -> Timeline:
        """Return a timeline on which every seat has its own clock."""
        return Timeline(state, game_table.asked_in(step.view), seen_on_trial(step))

    def state_after(self, reached: DiceState, view: GameView) -> DiceState:
        """Return the viewer's knowledge, with the seats that still write."""
        return super().state_after(reached, view).evolve(asked=game_table.asked_in(view))

    def slots_of(self, target: ClickTarget, state: DiceState, seat: int) -> list[Slot]:
        """Return the slots of a target of the acting `seat`."""
        match target.kind:
            case "cell":
                return [Slot("cell", seat, target.place)]
            case "die":
                return [Slot("die", None, target.place)]
            case "bonus":
                return [Slot("bonus", seat, target.place)]
            case "worker":
                return [Slot("bonus", seat, "worker")]
        return []

    def target_of(self, slot: Slot, state: DiceState, seat: int | None) -> ClickTarget | None:
        """Return the target of a click on a slot for the acting `seat`; None if a click there does
        nothing."""
        if seat is None:
            return None
        match slot:
            case Slot("cell" | "bonus", owner, str(at)) if owner == seat:
                return ClickTarget(slot.kind, at)
            case Slot("die", None, int(at)) if at in DICE:
                return ClickTarget("die", at)
        return None

    def clicked_target(
        self,
        slot: Slot,
        state: DiceState,
        seat: int | None,
        highlights: game_table.TargetHighlights,
    ) -> ClickTarget | None:
        """Return the same among the offers: a click on the workers takes a worker."""
        target = self.target_of(slot, state, seat)
        taken = ClickTarget("worker")
        if (
            target == ClickTarget("bonus", "worker")
            and target not in highlights
            and taken in highlights
        ):
            return taken
        return target

    def explain(
        self, slot: Slot, state: DiceState, names: list[str], highlight: Highlight | None
    ) -> game_table.HoverContent | None:
        """Return the hover card of a slot."""
        from burgundy_qt.widgets.games.dice.hover import explain

        return explain(slot, state, names, highlight)

    # Imported here because only screen readers need the names of slots.

    def groups(self, state: DiceState) -> tuple[game_table.SlotGroup[DiceState], ...]:
        """Return the groups of the whole table."""
        from burgundy_qt.widgets.games.dice.accessibility import groups_of

        return groups_of(state)

    def group_shape(self, state: DiceState) -> Hashable:
        """Return the number of seats."""
        return len(state.seats)

    def slot_name(self, slot: Slot, state: DiceState, names: Sequence[str]) -> str:
        """Return the spoken name of a slot."""
        from burgundy_qt.widgets.games.dice.accessibility import slot_name

        return slot_name(slot, state, names)


def seen_on_trial(step: ViewStep) -> int | None:
    """Return the person whose mark was on trial before it was settled; a mark that allows a second
    one was not."""
    if step.seat is None or not step.view.line_up.seats[step.seat].is_person:
        return None
    state = step.view.state
    goes_on = step.seat in state["waiting"] and state["seats"][step.seat]["chosen"]
    return None if goes_on else step.seat


ANSWER = DiceTable()


# The sheet of a seat with all its marks, for paper and for files


USUAL = QSizeF(994, 522)
"""The paper size of a sheet in units."""
BELOW = 9
"""Where the sheets below the top one are visible."""


def sheet_style(palette: Palette = LIGHT, dpr: float = 1.0) -> brush.PaintStyle:
    """Return the paint style of a sheet without a table."""
    return brush.PaintStyle(palette, "", 1.0, dpr, sprite_painter=SPRITE_PAINTER)


def sheet_picture(
    state: DiceState, seat: int, size: QSizeF, style: brush.PaintStyle, name: str = ""
) -> QPixmap:
    """Return the whole sheet of a seat in a picture of that size in logical pixels, with the
    player's name; sets `style.u` so that the sheet fills the picture."""
    high = size.height() - BELOW * size.width() / USUAL.width()
    u = min(size.width() / USUAL.width(), high / USUAL.height())
    style = style._replace(u=u)
    paper = QRectF(0, 0, size.width() - 2 * u, size.height() - BELOW * u)
    card = paper.adjusted(-MARGIN * u, -TOP * u, MARGIN * u, (2 * MARGIN - TOP + PROMPT) * u)
    circles = tuple(
        max(PRINTED_CIRCLES, state.seats[seat].circled(bonus)) for bonus in sheets.BONUSES
    )
    layout = sheet_layout(card, seat, [], False, u, 1.0, circles)
    pixmap, painter, _ = brush.scene_canvas(QRectF(QPointF(), size), style)
    paint_sheet(painter, layout, state.letter, state.phase, state.track, style)
    brush.draw_sprite(
        painter, style.seat_styles.crest(seat, layout.crest.width()), layout.crest, style
    )
    brush.draw_text(
        painter, style, layout.name, name, fonts.heading_font(21 * u), style.palette.text
    )
    paint_sprites(painter, picture_of(state), layout.places, style)
    painter.end()
    return pixmap


def paint_sprites(
    painter: QPainter, picture: Picture, places: dict[Slot, SlotPlace], style: brush.PaintStyle
) -> None:
    """Paint all sprites of a picture that have a place, the lowest first."""
    lying = [
        (style.sprite_painter.levels.get(slot.kind, 3.0), slot)
        for slot in picture
        if slot in places
    ]
    for _, slot in sorted(lying, key=lambda each: each[0]):
        paint_sprite(painter, picture[slot], places[slot], style)


def paint_sprite(
    painter: QPainter, sprite: Sprite, place: SlotPlace, style: brush.PaintStyle
) -> None:
    """Paint a sprite as the table does, but without rings."""
    match sprite.kind:
        case "turn":
            return
        case "text":
            lettering = place.lettering or TextStyle(12 * style.u)
            font = fonts.number_font(lettering.size, lettering.weight)
            colour = getattr(style.palette, lettering.colour)
            rect = lettering.rect or place.rect
            brush.draw_text(painter, style, rect, sprite.what, font, colour, lettering.align)
        case "band":
            band = pencil.band_of(sprite, place, style)
            for pen in band.pens:
                painter.strokePath(band.path, pen)
        case _:
            painter.setOpacity(scene_items.FADED if sprite.faded else 1)
            picture = sprite_pixmaps.sprite_pixmap(sprite, place.rect.size(), style, place.small)
            brush.paint_pixmap(painter, picture, place.rect, style)
            painter.setOpacity(1)
