"""Tests of clicks, drags and keys on every kind of thing on the table."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest

from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from burgundy_qt.widgets.sprites.sprite_pixmaps import count_badge

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def heard(signal):
    """Return a list to which all arguments of a signal are added from now on."""
    said = []
    signal.connect(lambda *words: said.append(words[0] if len(words) == 1 else words))
    return said


def a_rich_table(a_table, **request):
    """Return a table in the middle of a game: the acting seat has stored tiles, goods and dice."""
    table = a_table(seed=11, **request)
    for _ in range(400):
        table.play_on(1, "take", "load", "place")
        seat = table.game.legal()["seat"]
        mine = table.game.state()["seats"][seat]
        if mine["storage"] and mine["goods"] and len(table.game.state()["dice"][seat]) == 2:
            return table
    raise AssertionError("no position with tiles, goods and dice was found")


@pytest.mark.parametrize("kind", ["die", "market", "storage", "cell", "good", "trough", "workers"])
def test_a_click_on_each_kind_of_thing_reports_it(a_table, kind):
    table = a_rich_table(a_table)
    state, seat = table.game.state(), table.game.legal()["seat"]
    depot = next(name for name, at in state["depots"].items() if at["tiles"])
    goods = next(name for name, at in state["depots"].items() if at["goods"])
    targets = {
        "die": ClickTarget("die", state["dice"][seat][0]),
        "market": ClickTarget("market", int(depot), state["depots"][depot]["tiles"][0]),
        "storage": ClickTarget("storage", None, state["seats"][seat]["storage"][0]),
        "cell": ClickTarget("cell", "1.1"),
        "good": ClickTarget("good", int(next(iter(state["seats"][seat]["goods"])))),
        "trough": ClickTarget("trough", int(goods)),
        "workers": ClickTarget("workers"),
    }
    clicked = heard(table.scene.clicked)
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.middle_of(targets[kind]))
    assert clicked == [targets[kind]]


def test_a_black_tile_is_reported_by_its_depot(a_table):
    table = a_table()
    tile = table.scene.state.black[0]
    clicked = heard(table.scene.clicked)
    QTest.mouseClick(
        table.view.viewport(), LEFT, pos=table.middle_of(ClickTarget("market", "black", tile))
    )
    assert clicked == [ClickTarget("market", "black", tile)]


def test_exactly_the_offered_targets_are_highlighted(a_table):
    table = a_rich_table(a_table)
    offers = table.offer()
    lit = table.scene.lights.lit()
    assert {slot for target in offers for slot in table.scene.slots(target)} == set(lit)
    assert all(state == "legal" for slot, state in lit.items() if slot.kind != "die")
    table.scene.offer({})
    assert not table.scene.lights.lit()


def test_a_chosen_target_has_another_ring_than_an_offered_one(a_table):
    table = a_rich_table(a_table)
    stored = table.game.state()["seats"][table.scene.seat_shown]["storage"][0]
    table.scene.offer(
        {
            ClickTarget("storage", None, stored): Highlight(chosen=True),
            ClickTarget("workers"): Highlight(),
        }
    )
    states = table.scene.lights.lit()
    assert states[Slot("workers", table.scene.seat_shown)] == "legal"
    assert "selected" in states.values()


def test_a_ring_does_not_hide_the_number_of_stacked_goods(a_table):
    table = a_table(seed=11)
    while not (
        piles := [slot for slot, sprite in table.scene.tabletop.shown.items() if sprite.many > 1]
    ):
        table.play_on(1, "load", "take")
    slot = next(iter(piles))
    table.show(slot.owner)
    scene, sprite = table.scene, table.scene.tabletop.shown[slot]
    place = scene.layout.place(slot).rect
    badge, corner = count_badge(sprite.many, place.size(), scene.paint_style)
    middle = table.view.mapFromScene(
        place.center() + corner + QRectF(QPointF(), badge.deviceIndependentSize()).center()
    )
    told = QRect(0, 0, 7, 7)
    told.moveCenter(middle + QPoint(1, 1))
    places, plain = {slot: scene.layout.place(slot)}, table.view.viewport().grab(told).toImage()
    scene.lights.offer({slot: Highlight()}, places, scene.paint_style)
    hidden = table.view.viewport().grab(told).toImage()
    scene.lights.offer({slot: Highlight()}, places, scene.paint_style, {slot: sprite.many})
    shown = table.view.viewport().grab(told).toImage()
    assert difference(shown, plain) < difference(hidden, plain) / 4


def difference(one, other):
    """Return the sum of the differences in lightness between the pixels of two pictures."""
    pixels = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(
        abs(one.pixelColor(*at).lightness() - other.pixelColor(*at).lightness()) for at in pixels
    )


def test_only_one_of_two_equal_dice_is_shown_as_chosen(a_table):
    table = a_table()
    for _ in range(300):
        table.play_on(1)
        seat = table.game.legal()["seat"]
        dice = table.game.state()["dice"][seat]
        if len(dice) == 2 and dice[0] == dice[1]:
            break
    table.scene.offer({ClickTarget("die", dice[0]): Highlight(chosen=True)})
    assert list(table.scene.lights.lit().values()) == ["selected"]


def test_the_price_is_on_the_target(a_table):
    table = a_table()
    before = len(table.scene.items())
    table.scene.offer({ClickTarget("cell", "4.3"): Highlight((("workers", 2),))})
    with_price = len(table.scene.items())
    table.scene.offer({ClickTarget("cell", "4.3"): Highlight()})
    assert with_price == len(table.scene.items()) + 1 > before + 1


def test_a_click_beside_everything_does_nothing(a_table):
    table = a_table()
    clicked, asked = heard(table.scene.clicked), heard(table.scene.enlarge_asked)
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.corner())
    assert not clicked and not asked


def test_the_right_button_steps_back(a_table):
    table = a_table()
    back = heard(table.scene.stepped_back)
    QTest.mouseClick(table.view.viewport(), RIGHT, pos=table.view.viewport().rect().center())
    assert len(back) == 1


def drag(table, start, end):
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(viewport, start + (end - start) * share)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def test_dragging_an_offered_tile_drops_it_where_the_button_is_released(a_table):
    table = a_rich_table(a_table)
    stored = ClickTarget(
        "storage", None, table.game.state()["seats"][table.scene.seat_shown]["storage"][0]
    )
    table.scene.offer({stored: Highlight()})
    dropped, clicked = heard(table.scene.dropped), heard(table.scene.clicked)
    drag(table, table.middle_of(stored), table.middle_of(ClickTarget("cell", "4.4")))
    assert dropped == [(stored, ClickTarget("cell", "4.4"))] and not clicked


def test_a_tile_that_is_not_offered_cannot_be_lifted(a_table):
    table = a_rich_table(a_table)
    stored = ClickTarget(
        "storage", None, table.game.state()["seats"][table.scene.seat_shown]["storage"][0]
    )
    table.scene.offer({})
    dropped = heard(table.scene.dropped)
    drag(table, table.middle_of(stored), table.middle_of(ClickTarget("cell", "4.4")))
    assert not dropped


def test_a_small_tremble_is_still_a_click(a_table):
    table = a_rich_table(a_table)
    stored = ClickTarget(
        "storage", None, table.game.state()["seats"][table.scene.seat_shown]["storage"][0]
    )
    table.scene.offer({stored: Highlight()})
    clicked = heard(table.scene.clicked)
    start = table.middle_of(stored)
    drag(table, start, start + QPoint(3, 3))
    assert clicked == [stored]


def test_a_dragged_tile_leaves_no_trace(a_table):
    table = a_rich_table(a_table)
    stored = ClickTarget(
        "storage", None, table.game.state()["seats"][table.scene.seat_shown]["storage"][0]
    )
    table.scene.offer({stored: Highlight()})
    before = len(table.scene.items())
    drag(table, table.middle_of(stored), table.corner())
    table.scene.point_at(None)
    assert len(table.scene.items()) == before


def test_a_click_on_a_small_card_asks_to_enlarge_it(a_table):
    table = a_table(players=3)
    asked = heard(table.scene.enlarge_asked)
    card = table.scene.layout.others[1]
    QTest.mouseClick(
        table.view.viewport(),
        LEFT,
        pos=table.view.mapFromScene(card.rect.topLeft() + QPointF(60, 14)),
    )
    assert asked == [card.seat]


def test_an_enlarged_seat_swaps_places_with_the_usual_one(a_table):
    table = a_table(players=3)
    first = table.scene.seat_shown
    other = (first + 1) % 3
    table.scene.enlarge(other)
    assert table.scene.seat_shown == other
    assert first in [card.seat for card in table.scene.layout.others]
    table.scene.enlarge(None)
    assert table.scene.seat_shown == first


def test_clicks_on_cells_of_another_seat_do_nothing(a_table):
    table = a_table()
    seat = table.game.legal()["seat"]
    table.scene.enlarge(1 - seat)
    place = table.scene.layout.places[Slot("cell", 1 - seat, "4.3")]
    clicked = heard(table.scene.clicked)
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.view.mapFromScene(place.rect.center()))
    assert not clicked


def test_arrows_reach_everything_that_is_offered(a_table):
    table = a_rich_table(a_table)
    table.offer()
    targets = [target for target, _ in table.scene.targets()]
    reached, edge = {targets[0]}, [targets[0]]
    while edge:
        at = edge.pop()
        for direction in ("left", "right", "up", "down"):
            other = table.scene.neighbour(at, direction)
            if other not in reached:
                reached.add(other)
                edge.append(other)
    assert reached == set(targets)


def test_targets_come_in_reading_order(a_table):
    table = a_table()
    table.scene.offer(
        {ClickTarget("cell", cell): Highlight() for cell in ("4.1", "1.1", "1.2", "7.4", "4.2")}
    )
    assert [target.place for target, _ in table.scene.targets()] == [
        "1.1",
        "1.2",
        "4.1",
        "4.2",
        "7.4",
    ]


def test_the_keyboard_ring_appears_on_its_target_and_disappears(a_table):
    table = a_table()
    table.scene.offer({ClickTarget("workers"): Highlight()})
    before = len(table.scene.items())
    table.scene.focus(ClickTarget("workers"))
    assert len(table.scene.items()) == before + 1
    table.scene.focus(None)
    assert len(table.scene.items()) == before


def test_a_question_appears_on_the_table_and_its_answers_can_be_clicked(a_table):
    table = a_table()
    answers = [ClickTarget("choice", "Fish", "goods/1"), ClickTarget("choice", "Silk", "goods/3")]
    table.scene.offer(dict.fromkeys(answers, Highlight()))
    clicked = heard(table.scene.clicked)
    for answer in answers:
        QTest.mouseClick(table.view.viewport(), LEFT, pos=table.middle_of(answer))
    assert clicked == answers
    table.scene.offer({})
    assert not table.scene.choices.rects()


def test_a_picked_estate_is_shown_as_a_preview(a_table):
    table = a_table(setup="open", seed=8)
    table.show()
    offers = table.offer()
    estate = next(target for target in offers if target.kind == "choice")
    table.scene.offer(table.choosing.click(estate).highlights)
    assert table.scene._printed()[table.scene.seat_shown] == estate.place.removeprefix("Estate ")


def test_the_target_under_the_pointer_is_reported_with_its_place(a_table):
    table = a_table()
    hovered = []
    table.scene.hovered.connect(lambda target, rect: hovered.append((target, rect)))
    table.scene.point_at(table.view.mapToScene(table.middle_of(ClickTarget("cell", "4.3"))))
    assert hovered[-1][0] == ClickTarget("cell", "4.3")
    assert hovered[-1][1] == table.scene.rect_of(ClickTarget("cell", "4.3"))
    table.scene.point_at(None)
    assert hovered[-1][0] is None


def test_the_view_reports_the_places_of_log_and_prompt(a_table):
    table = a_table(size=(1280, 764))
    assert table.view.rect().contains(table.view.prompt_rect().toRect())
    assert table.view.rect().contains(table.view.log_rect().toRect())
    narrow = a_table(size=(1024, 643))
    assert narrow.view.log_rect().isEmpty()


def test_stepping_back_from_an_enlarged_seat_shows_the_usual_one_first(a_table):
    table = a_table()
    back = heard(table.scene.stepped_back)
    table.scene.enlarge(1 - table.scene.seat_shown)
    QTest.mouseClick(table.view.viewport(), RIGHT, pos=table.view.viewport().rect().center())
    assert not back and not table.scene.step_out()


def test_the_ring_of_the_turn_is_around_the_acting_seat(a_table):
    table = a_table(players=3)
    for _ in range(12):
        rings = [slot.owner for slot in table.scene.tabletop.shown if slot.kind == "turn"]
        assert rings == [table.game.state()["seat"]]
        table.scene.play(table.step())
        table.scene.skip()


def test_a_piece_rises_under_the_pointer_and_sinks_again(a_table):
    table = a_rich_table(a_table)
    seat = table.scene.seat_shown
    slot = next(slot for slot in table.scene.tabletop.shown if slot[:2] == ("storage", seat))
    item, place = table.scene.tabletop.item(slot), table.scene.place_of(slot)
    table.scene.point_at(place.rect.center())
    assert item.pos().y() < place.rect.center().y()
    table.scene.point_at(None)
    assert item.pos() == place.rect.center()


def test_the_window_gets_a_signal_only_when_places_have_changed(a_table, qtbot):
    table = a_table()
    told = heard(table.view.laid_out)
    for _ in range(5):
        table.scene.play(table.step())
        table.scene.skip()
    assert not told
    with qtbot.waitSignal(table.view.laid_out):
        table.view.resize(1400, 800)
    table.scene.enlarge(1 - table.scene.seat_shown)
    assert len(told) == 2


def test_the_tile_that_was_taken_last_is_ringed_in_storage(a_table):
    table = a_table(seed=5)
    table.play_on(2)
    step = next(
        step for step in iter(lambda: table.step("take"), None) if step.action["type"] == "take"
    )
    table.show()
    storage = table.seen().state["seats"][step.seat]["storage"]
    place = table.scene.place_of(Slot("storage", step.seat, storage.index(step.action["tile"])))
    ring = table.scene.lights.marked("last")
    assert ring is not None and ring.sceneBoundingRect().center().x() == pytest.approx(
        place.rect.center().x(), abs=1
    )


def test_a_clicked_piece_is_not_explained_again_while_the_pointer_stays(a_table):
    table = a_table()
    cell, workers = ClickTarget("cell", "1.1"), ClickTarget("workers")
    table.scene.offer({cell: Highlight(), workers: Highlight()})
    for target in (cell, workers):
        place = table.middle_of(target)
        QTest.mouseMove(table.view.viewport(), place)
        assert table.view.hover_card.is_about_to_appear
        QTest.mouseClick(table.view.viewport(), LEFT, pos=place)
        assert not table.view.hover_card.is_about_to_appear
        assert not table.view.hover_card.isVisible()
