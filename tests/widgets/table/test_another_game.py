"""Tests that the table shows any game with an answer for it, and changes the answer with the
game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.sprites import brush
from burgundy_qt.widgets.sprites.brush import PLAIN_PAINTER
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table import stage
from burgundy_qt.widgets.table.game_table import (
    GameTable,
    HoverContent,
    SlotGroup,
    SlotRoles,
    table_of_game,
)
from tests.widgets.table.maps import Lying

# A slot that Burgundy has too, and one that it does not know.
PHASE_A, BOX = (Slot("phase", "A"), Slot("box", 0, 1))


@dataclass(frozen=True)
class Sheet:
    """A layout with two boxes."""

    size: QSizeF
    u, near_side, others = 1.0, 0.0, ()
    prompt, log = QRectF(0, 600, 900, 100), QRectF()
    large, middle = QRectF(0, 0, 900, 600), QPointF(450, 300)

    @property
    def places(self):
        boxes = {PHASE_A: QRectF(100, 100, 60, 60), BOX: QRectF(300, 100, 60, 60)}
        return {slot: SlotPlace(rect, "square") for slot, rect in boxes.items()}

    def place(self, slot, of=1):
        return self.places.get(slot)

    def clock(self, seat):
        return QPointF(), 16.0


def paint(sheet, style):
    pixmap, painter, corner = brush.scene_canvas(sheet.large, style)
    brush.draw_card(painter, sheet.large, style, 12)
    painter.end()
    return pixmap, corner


class SheetTable(GameTable):
    """The least that a game must answer for its table."""

    state_type = Lying
    kinds = SlotRoles(
        touched={"box"},
        explained={"box"},
        on_top=(),
        only_shown=(),
        pieces=(),
        lifted=(),
        rising=(),
    )

    def picture(self, state):
        return dict(state.sprites)

    def layout(self, size, state, shown, text, compact):
        return Sheet(size)

    def printed(self, state, seat, offers):
        return ()

    def backgrounds(self, layout, style, names, printed):
        return {"sheet": partial(paint, layout, style)}

    def slots_of(self, target, state, seat):
        return [slot for slot in state.sprites if slot.at == target.place]

    def target_of(self, slot, state, seat):
        return ClickTarget("box", slot.at)

    def explain(self, slot, state, names, offer):
        return HoverContent(None, state.sprites[slot].what, names[0], "")

    def groups(self, state):
        return (SlotGroup(lambda state, names: "Sheet", tuple(state.sprites)),)

    def group_shape(self, state):
        return len(state.sprites)

    def slot_name(self, slot, state, names):
        return state.sprites[slot].what


SHEETS = SheetTable()


@pytest.fixture
def table(a_table, monkeypatch):
    monkeypatch.setattr(
        stage, "table_of_game", lambda game: SHEETS if game == "sheets" else table_of_game(game)
    )
    return a_table()


def of_sheets(table, number="5"):
    """Return the view of a game that consists of two texts."""
    boxes = {PHASE_A: Sprite("text", "A"), BOX: Sprite("text", number)}
    return replace(
        table.seen(), game_id="sheets", state={"game": "sheets", "result": None, "faces": boxes}
    )


def numbers(scene):
    return {slot: scene.tabletop.item(slot).text() for slot in scene.tabletop.shown}


def test_another_game_replaces_burgundy_and_burgundy_returns(table):
    scene = table.scene
    before = dict(scene.tabletop.shown), len(scene.items())
    scene.show_view(of_sheets(table), 0)
    assert numbers(scene) == {PHASE_A: "A", BOX: "5"}
    assert scene.paint_style.sprite_painter is PLAIN_PAINTER and scene.layout == Sheet(
        scene.layout.size
    )
    table.show()
    assert (dict(scene.tabletop.shown), len(scene.items())) == before


def test_another_game_can_be_clicked_highlighted_and_explained(table):
    scene, clicked = table.scene, []
    scene.clicked.connect(clicked.append)
    scene.show_view(of_sheets(table), 0)
    scene.click_at(QPointF(330, 130))
    assert clicked == [ClickTarget("box", 1)]
    scene.offer({ClickTarget("box", 1): Highlight()})
    assert set(scene.lights.lit()) == {BOX}
    assert scene.explanation(scene.tabletop.slot_at(QPointF(330, 130))).title == "5"
    assert scene.tabletop.slot_at(QPointF(130, 130)) is None  # this slot is no target


def test_a_step_of_another_game_ends_in_its_view(table, qtbot):
    scene = table.scene
    scene.show_view(of_sheets(table), 0)
    with qtbot.waitSignal(scene.settled):
        scene.play(ViewStep(of_sheets(table, "6"), 0, {}, ()))
    assert numbers(scene)[BOX] == "6"
