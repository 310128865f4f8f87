"""Tests of turns of Tuscany in words and on the table, and of the open points."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.tuscany.catalogue import region_of, regions_of, spaces_of
from burgundy_qt.rules.tuscany.known_seat import SeatState, plain_duchy
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.rules.tuscany.protocol import POINT_SOURCES
from burgundy_qt.widgets.advice.game_advice import Step, advice_of
from burgundy_qt.widgets.games.tuscany.tuscany_advice import (
    DuchyGround,
    TuscanyTurnTexts,
    headline,
    open_regions,
)
from burgundy_qt.widgets.games.tuscany.tuscany_texts import cards_counted
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.theme.labels import TextPicture
from tests.widgets.games.tuscany.positions import a_seat, a_state, seen

DUCHY = plain_duchy(["A1", "B1", "C1"])
GROUND = DuchyGround(DUCHY, {"B.R1": "castle"})
WORDS = TuscanyTurnTexts(GROUND)
ADVICE, TEXTS = advice_of("tuscany"), texts_of("tuscany")
BIG = next(region for region in regions_of(DUCHY) if len(region) == 3)
COLOUR = spaces_of(DUCHY)[BIG[0]].colour


def place(cell=BIG[0], tile=COLOUR, cards=(COLOUR, COLOUR), workers=0, **more):
    price = {"cards": list(cards), "workers": workers}
    return {"type": "place", "tile": tile, "cell": cell, **price, **more}


def done(action, seat=0):
    return {"event": "action", "seat": seat, "action": action}


def green(points, reason, seat=0):
    return {"event": "points", "seat": seat, "points": points, "track": "green", "for": reason}


def test_the_headline_counts_the_covered_spaces_of_a_region_or_says_that_it_is_full():
    name = f"{COLOUR.capitalize()} region"
    assert headline([done(place())], 0, GROUND) == f"{name}: 1 of 3 covered."
    ground = DuchyGround(DUCHY, dict.fromkeys(BIG[1:], COLOUR))
    told = headline([done(place()), green(6, "region")], 0, ground)
    assert told == f"Completes the {COLOUR} region of 3 spaces: +6 green."


def test_the_headline_names_the_most_important_gains_of_a_turn():
    bonus = {"event": "bonus", "seat": 0, "colour": "cart", "rank": 1, "points": 3}
    gain = {"event": "gain", "seat": 0, "marble": 2, "for": "quarry"}
    emptied = {"event": "emptied", "seat": 0, "stack": 2, "ends": True}
    turn = [done(place()), gain, green(2, "crops"), bonus, emptied]
    assert headline(turn, 0, GROUND) == ("First with all carts: +3 green. Crops: +2 green.")
    assert headline([gain, emptied], 0, GROUND) == (
        "Middle stack empty: phase II ends with this round. Brings 2 marble."
    )


def test_gains_of_others_and_of_chance_are_not_in_the_headline():
    turned = {"event": "yield", "seat": 0, "card": "red"}
    brought = {"event": "gain", "seat": 0, "marble": 1, "for": "yield"}
    assert headline([turned, brought, green(6, "region", seat=1)], 0, GROUND) == ""


def test_the_headline_of_a_draw_counts_the_cards():
    draw = {"event": "draw", "seat": 0, "count": 4, "for": "draw"}
    assert headline([draw], 0, GROUND) == f"Draws {cards_counted(4)}."


def test_points_at_once_include_green_and_red_points_but_not_those_of_a_phase_end():
    red = {"event": "points", "seat": 0, "points": 2, "track": "red", "for": "yield"}
    events = [green(3, "region"), red, red | {"for": "phase"}, green(1, "crops", seat=1)]
    assert WORDS.at_once(events, 0) == 5


def test_a_step_names_its_price_unless_it_is_two_cards_of_the_colour():
    (step,) = WORDS.steps([place()])
    assert step.text == f"Place the {COLOUR} on the marked space"
    (step,) = WORDS.steps([place(cards=["cart"], workers=1), {"type": "end"}])
    assert step.text == f"Place the {COLOUR} on the marked space, paid with cart and 1 worker"
    assert WORDS.beside(place(cards=["cart"], workers=1)) == "Paid with cart and 1 worker."
    assert WORDS.beside(place()) == ""


def test_a_second_action_names_its_marble():
    draw = {"type": "draw", "by": "marble"}
    (step,) = WORDS.steps([draw])
    assert step.text == "For a marble: Draw cards"
    assert TEXTS.plan([draw]) == "draw cards for a marble"
    assert WORDS.price(type("Way", (), {"action": draw})) == "for a marble"


def test_a_discarded_tile_is_named():
    take = {"type": "take", "tile": "cart", "discard": "hexagon"}
    assert WORDS.heading(take) == "Take the cart and discard the wooden hexagon"
    assert WORDS.move(take) == WORDS.heading(take)
    assert WORDS.move(take | {"discard": None}) == "Take cart"


def test_the_end_of_a_turn_is_a_step_only_if_it_is_the_only_one():
    assert TEXTS.plan([{"type": "end"}]) == "end the turn"
    assert TEXTS.plan([{"type": "draw"}, {"type": "end"}]) == "draw cards"
    assert [step.text for step in WORDS.steps([{"type": "end"}])] == ["End the turn"]


def test_a_step_that_begins_with_a_tile_begins_with_a_capital_letter():
    spoken.change("hu")
    try:
        assert WORDS.heading({"type": "take", "tile": "cart", "discard": None})[:1].isupper()
    finally:
        spoken.change("en")


def test_every_source_of_points_has_a_name_for_the_middle_of_a_sentence():
    names = [WORDS.source_name(source) for source in POINT_SOURCES]
    assert all(names) and not any(name[0].isupper() or "," in name for name in names)


@pytest.fixture
def state():
    own = SeatState(boards=("A1", "B1", "C1"), storage=("town", None), cards={"town": 2, "cart": 1})
    display = ("cart", "village", "inn", "quarry", "town", "cart", None, "castle")
    return TuscanyState(seats=(own, SeatState()), display=display)


def test_steps_mark_the_places_of_a_turn(state):
    take = {"type": "take", "tile": "inn", "discard": None}
    lay = place("A.M2", "town", ["town", "town"])
    again = place("B.M2", "inn", ["cart"], 1, by="marble")
    source, target = Slot("display", None, 2), Slot("store", 0, 1)
    cell = Slot("cell", 0, "A.M2")
    assert ADVICE.steps([take, lay, again, {"type": "end"}], state, 0) == [
        Step(1, (source,), Sprite("tile", "inn"), source, target),
        Step(
            2,
            (cell, Slot("card", 0, 0), Slot("card", 0, 1)),
            Sprite("tile", "town"),
            Slot("store", 0, 0),
            cell,
        ),
        Step(
            3,
            (Slot("cell", 0, "B.M2"), Slot("card", 0, 2)),
            Sprite("tile", "inn"),
            target,
            Slot("cell", 0, "B.M2"),
        ),
    ]


def test_steps_mark_a_discarded_tile_and_the_tile_that_a_castle_places(state):
    state = state.with_seat(0, state.seats[0].evolve(storage=("town",)))
    take = {"type": "take", "tile": "inn", "discard": "town"}
    (step,) = ADVICE.steps([take], state, 0)
    assert step.marked == (Slot("display", None, 2), Slot("store", 0, 0))
    assert step.target == Slot("store", 0, 0)
    brought = {"type": "place", "by": "castle", "tile": "quarry", "cell": "A.L1"}
    (step,) = ADVICE.steps([brought], state, 0)
    assert (step.source, step.target) == (Slot("display", None, 3), Slot("cell", 0, "A.L1"))


def test_steps_mark_the_deck_the_supply_and_all_swapped_tiles(state):
    plan = [
        {"type": "draw"},
        {"type": "bonus-tile", "by": "town", "tile": "yield"},
        {"type": "swap", "colour": "cart"},
        {"type": "pass", "by": "castle"},
        {"type": "take", "tile": "monastery", "discard": None},
    ]
    assert [step.marked for step in ADVICE.steps(plan, state, 0)] == [
        (Slot("deck"),),
        (Slot("supply", None, "yield"),),
        (Slot("display", None, 0), Slot("display", None, 5)),
    ]


def test_open_regions_are_sorted_by_their_missing_spaces_without_full_ones():
    cells = {BIG[0], BIG[1], next(r[0] for r in regions_of(DUCHY) if len(r) == 1)}
    shown = open_regions(DUCHY, cells)
    assert (shown[0].missing, shown[0].cells) == (1, 3)
    assert len(shown) == len(regions_of(DUCHY)) - 1
    assert [region.missing for region in shown] == sorted(region.missing for region in shown)


def test_the_table_of_open_points_shows_green_points_and_their_final_value(qtbot):
    bonuses = {colour: [2, 1] for colour in ("castle", "town", "inn", "agriculture")}
    bonuses |= {"quarry": [3, 1], "village": [1], "monastery": [], "cart": [3, 1]}
    state = a_state(a_seat(cells=dict.fromkeys(BIG[1:], COLOUR)), a_seat(), phase=2)
    view = seen(state | {"colour_bonuses": bonuses}, [])
    made = ADVICE.still_open(view, 0)
    qtbot.addWidget(made)
    texts = [label.text() for label in made.findChildren(QLabel)]
    assert texts.count("+6") >= 1 and "+12" in texts
    assert "none left" in texts
    names = [row.accessibleName() for row in made.findChildren(TextPicture)]
    assert any("2 of 3 covered; +6 green when full, 12 at the end" in name for name in names)


def test_nothing_is_open_before_the_first_round():
    assert not ADVICE.is_anything_open(seen(a_state(phase=None), []))
    assert region_of(DUCHY, BIG[0]) == BIG
