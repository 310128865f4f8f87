"""Tests of the pictures of Tuscany: every sprite can be painted, and targets belong to the right
slots."""

import random

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.rules.tuscany import components
from burgundy_qt.rules.tuscany.known_state import Covered, TuscanyAsked, TuscanyState
from burgundy_qt.widgets.games.tuscany.picture import SPRITE_PAINTER, card_art_name, picture_of
from burgundy_qt.widgets.games.tuscany.pieces import tile_art_name
from burgundy_qt.widgets.games.tuscany.tuscany_table import ANSWER as TABLE
from burgundy_qt.widgets.games.tuscany.tuscany_table import BUTTONS
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot, Sprite
from burgundy_qt.widgets.sprites.sprite_pixmaps import sprite_pixmap
from burgundy_qt.widgets.table.game_table import Mark
from burgundy_qt.widgets.theme.palette import DARK, LIGHT
from tests.widgets.games.tuscany.played import any_action, begun
from tests.widgets.games.tuscany.positions import with_seat
from tests.widgets.games.tuscany.test_layout import a_table

pytestmark = pytest.mark.usefixtures("qapp")
NOT_DRAWN = "text", "turn", "marker", "badge"


def style(palette=LIGHT):
    return PaintStyle(palette, "2020", 1.0, 1.0, sprite_painter=SPRITE_PAINTER)


def all_sprites():
    names = [tile_art_name(tile) for tile in components.TILES]
    names += [tile_art_name("hexagon", colour) for colour in components.COLOURS]
    names += [f"{kind}-{seat}" for kind in ("start", "back") for seat in range(4)]
    return [
        *(Sprite("tile", name) for name in (*names, "back-neutral")),
        *(Sprite("card", colour) for colour in (*components.COLOURS, "back")),
        *(Sprite("yield-card", card) for card in (*components.YIELDS, "back")),
        *(Sprite("bonus-tile", kind) for kind in components.BONUSES),
        *(
            Sprite("colour-bonus", f"{c}-{r}")
            for c in components.COLOURS
            for r in ("first", "second")
        ),
        *(Sprite("space", colour) for colour in components.COLOURS),
        *(Sprite("gain", what) for what in ("marble", "worker", "points-green", "points-red")),
        *(Sprite("pile", what) for what in ("neutral:19", "0:7", "3:1")),
        *(Sprite("hand", what) for what in ("1", "12", "cart+cart+inn")),
        *(Sprite("stone", what) for what in ("open", "laid", "open-end", "laid-end")),
        *(Sprite("discards", what) for what in ("cart", "cart+quarry")),
        *(Sprite("phase", f"{p}-{s}") for p in ("I", "II", "III") for s in ("past", "now", "next")),
        Sprite("deck", "61"),
        Sprite("yield-deck", "3"),
        Sprite("pill", "+4"),
        Sprite("tally", "12"),
        Sprite("points", "green:3"),
        Sprite("chip", "ready:ready"),
    ]


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_every_sprite_has_a_unique_picture(palette):
    seen = {}
    for sprite in all_sprites():
        image = sprite_pixmap(sprite, QSizeF(60, 60), style(palette)).toImage()
        looks = bytes(image.constBits())
        assert any(looks)
        assert looks not in seen, (sprite, seen[looks])
        seen[looks] = sprite


@pytest.mark.parametrize("small", [False, True])
def test_tiles_have_pictures_in_both_sizes(small):
    for sprite in all_sprites():
        if sprite.kind == "tile":
            assert not sprite_pixmap(sprite, QSizeF(30, 26), style(), small).isNull()


def test_a_hover_card_shows_the_picture_of_the_piece():
    for sprite in all_sprites():
        if sprite.kind not in ("pill", "stone", "tally", "chip", "phase", "points"):
            assert card_art_name(sprite, style())


def test_all_sprites_of_a_game_can_be_painted():
    game, luck = begun(3, seed=6), random.Random(6)
    sprites = set()
    while not game.is_over:
        game.apply(any_action(game, luck))
        sprites |= set(picture_of(TuscanyState.of(game.state(0), game.events_for(0))).values())
    drawn = {sprite for sprite in sprites if sprite.kind not in NOT_DRAWN}
    assert {sprite.kind for sprite in drawn} <= {sprite.kind for sprite in all_sprites()}
    assert all(not sprite_pixmap(sprite, QSizeF(40, 40), style()).isNull() for sprite in drawn)


TARGETS = [
    ClickTarget("deck"),
    ClickTarget("display", 3),
    ClickTarget("store", 0),
    ClickTarget("cell", "B.M2"),
    ClickTarget("card", 2),
    ClickTarget("worker"),
    ClickTarget("supply", "card"),
    *(ClickTarget(kind, "B", what) for kind, what in BUTTONS.values()),
]


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.kind)
def test_a_target_and_its_slot_belong_together(target):
    state = a_table(2)
    state = with_seat(state.with_tile(3, "cart", True), 0, storage=("inn",))
    [slot] = TABLE.slots_of(target, state, 0)
    assert TABLE.target_of(slot, state, 0) == target
    assert TABLE.target_of(slot, state, None) is None
    if slot.owner is not None:
        assert TABLE.target_of(slot, state, 1) is None


def test_in_the_set_up_a_click_on_any_space_except_castles_rotates_the_board():
    state, slot = a_table(2, laying_out=True), Slot("cell", 0, "B.M2")
    turn, castle = ClickTarget("turn", "B"), ClickTarget("cell", "B.M2")
    assert TABLE.clicked_target(slot, state, 0, {turn: Highlight()}) == turn
    assert TABLE.clicked_target(slot, state, 0, {turn: Highlight(), castle: Highlight()}) == castle
    assert TABLE.target_of(Slot("board", 0, "B"), state, 0) == turn


def test_a_taken_tile_can_be_dropped_on_a_free_storage_space():
    state = a_table(2)
    assert TABLE.drop_target(Slot("store", 0, 0), state, 0) == ClickTarget("store")
    assert TABLE.drop_target(Slot("store", 1, 0), state, 0) is None
    assert TABLE.target_of(Slot("store", 0, 0), state, 0) is None


@pytest.mark.parametrize(
    ("pending", "acting", "waits"),
    [((), 0, False), (("castle",), 0, True), (("town",), 0, True), (("castle",), 1, False)],
)
def test_the_last_tile_has_a_ring_and_waits_for_its_seat(pending, acting, waits):
    state = a_table(2).evolve(
        covered_last=Covered(0, "B.M2"), asked=TuscanyAsked(acting, (acting,), pending)
    )
    assert TABLE.last_move(None, state, acting) == Mark(Slot("cell", 0, "B.M2"), 0, waits)
    assert TABLE.last_move(None, a_table(2), acting) is None


def test_a_tried_duchy_shows_its_castle_and_changes_no_other_duchy():
    state = a_table(2, laying_out=True)
    offers = {ClickTarget("duchy"): Highlight(chosen=True, trial="B1,A1,C1* up,up B.L3")}
    tried = TABLE.with_trial(state, 0, offers)
    assert tried.seats[0].duchy.boards == ("B1", "A1", "C1")
    assert picture_of(tried)[Slot("cell", 0, "B.L3")] == Sprite("tile", "start-0")
    assert tried.seats[1] == state.seats[1] and state.seats[0].duchy is None
    assert TABLE.with_trial(tried, 0, offers) == tried
    assert TABLE.with_trial(state, 0, {}) == state


def test_a_dragged_board_keeps_its_rotation():
    state = a_table(2, laying_out=True)
    offers = {ClickTarget("duchy"): Highlight(chosen=True, trial="B1,A1,C1* up,up B.L3")}
    tried = TABLE.with_trial(state, 0, offers)
    assert TABLE.carried(ClickTarget("turn", "C"), tried, 0) == (
        Slot("board", 0, "C"),
        Sprite("board", "C1*"),
    )
    assert TABLE.carried(ClickTarget("step", "C"), tried, 0) is None
    straight, turned = (
        bytes(sprite_pixmap(Sprite("board", what), QSizeF(200, 200), style()).toImage().constBits())
        for what in ("C1", "C1*")
    )
    assert straight != turned
