"""Tests of the parts of the 2019 modules on the table: their state from events, animation, layout,
clicks, explanations and names read aloud."""

import random
from collections import Counter
from itertools import islice

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy import estate_shape
from burgundy_qt.widgets.games.burgundy.accessibility import groups_of, slot_name
from burgundy_qt.widgets.games.burgundy.animation import EVENTS
from burgundy_qt.widgets.games.burgundy.burgundy_help import ANSWER as HELP
from burgundy_qt.widgets.games.burgundy.burgundy_table import KINDS
from burgundy_qt.widgets.games.burgundy.hover import explain
from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.games.burgundy.picture import picture_of
from burgundy_qt.widgets.games.burgundy.piece_animation import Timeline
from burgundy_qt.widgets.games.burgundy.prompts import prompt_for
from burgundy_qt.widgets.sprites.highlights import covers, price_tag_position
from burgundy_qt.widgets.sprites.places import ClickTarget, Slot, SlotPlace, Sprite
from burgundy_qt.widgets.table.answer_bubble import in_rows
from burgundy_qt.widgets.table.game_table import SlotGroup
from burgundy_qt.widgets.table.timeline import Change, Grow, Travel
from tests.widgets.choosing import choosing_among
from tests.widgets.games import NAMES

ALL = list(modules_of("2019"))
LIKED = (
    "tribute",
    "name",
    "set-die",
    "shield",
    "collect",
    "copy",
    "place",
    "sell",
    "load",
    "buy",
    "take",
)
SIZES = (1024, 643), (1280, 764), (1920, 1031), (3840, 2111)


def new_game(seed, players, chosen=ALL):
    posts = {"estates": ["11a", "11b", "11d", "11f"][:players]} if "border-posts" in chosen else {}
    return Game(
        {"players": players, "seed": seed, "edition": "2019", "modules": list(chosen), **posts}
    )


def steps(seed, players, chosen=ALL):
    """Yield for each step the state before it, the action, its events and the game after it.
    Actions of modules are preferred."""
    game, luck = new_game(seed, players, chosen), random.Random(seed)
    while not game.is_over:
        state, actions = state_of(game), game.legal()["actions"]
        liked = [
            [action for action in actions if action["type"] == kind]
            for kind in LIKED
            if luck.random() < 0.8
        ]
        action = luck.choice(next(filter(None, liked), actions))
        yield state, action, game.apply(action), game


def state_of(game):
    return BurgundyState.of(game.state(), game.events)


@pytest.mark.parametrize(("seed", "players"), [(7, 2), (14, 4)])
def test_each_animation_with_all_modules_ends_in_the_picture_of_the_state(seed, players):
    seen = Counter()
    for state, action, events, game in steps(seed, players):
        seen[action["type"]] += 1
        shown = picture_of(state)
        timeline = Timeline(state)
        timeline.follow(events, EVENTS)
        timeline.lead_to(timeline.state.asking(game.state()))
        changes = [move for move in timeline.moves if isinstance(move, Change)]
        for change in sorted(changes, key=lambda move: move.start):
            shown[change.slot] = change.sprite
        assert {slot: sprite for slot, sprite in shown.items() if sprite} == picture_of(
            state_of(game)
        ), action
        assert timeline.state == BurgundyState.from_object(game.state()), action
    assert seen["shield"] and seen["tribute"] and seen["sell"]


def test_a_good_flies_to_the_route_a_shield_to_its_castle_and_a_band_grows():
    flown, grown = set(), 0
    for seed in (7, 9):
        for state, _, events, _ in steps(seed, 2):
            timeline = Timeline(state)
            timeline.follow(events, EVENTS)
            flown |= {
                (move.source.kind, move.target.kind)
                for move in timeline.moves
                if isinstance(move, Travel)
            }
            grown += sum(isinstance(move, Grow) for move in timeline.moves)
    assert {("sold", "laid"), ("shield", "worn"), ("worn", "away"), ("market", "storage")} <= flown
    assert grown


@pytest.mark.parametrize("module", ALL)
def test_a_single_module_adds_only_its_own_parts(module):
    game = new_game(3, 2, [module])
    while game.state()["phase"] is None:
        game.apply(game.legal()["actions"][0])
    kinds = {slot.kind for slot in picture_of(state_of(game))}
    own = {
        "inns": {"inns"},
        "shields": {"shield"},
        "trade-routes": {"route", "space"},
        "border-posts": {"post"},
    }
    parts = set().union(*own.values())
    assert kinds & parts == own.get(module, set())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_parts_are_inside_the_table(size, players):
    parts = estate_shape.ModuleRoom(
        inns=True, posts=True, shields=True, routes=(1,) * players, stored=(6,) * players
    )
    layout = table_layout(QSizeF(*size), players, 0, 1.0, parts)
    scene = layout.estate.rect.united(layout.market.rect).united(layout.bench.rect)
    for other in layout.others:
        scene = scene.united(other.rect)
    shown = {
        slot: place for slot, place in layout.places.items() if place.shown and slot.kind != "band"
    }
    for slot, place in shown.items():
        if slot.kind not in ("away", "price"):
            assert scene.adjusted(-6, -10, 6, 10).contains(place.rect), slot
    row = [place.rect for slot, place in shown.items() if slot[:2] == ("route", 0)]
    cells = [place.rect for slot, place in shown.items() if slot[:2] == ("cell", 0)]
    assert not any(tile.intersects(cell) for tile in row for cell in cells)
    # The route in use is larger.
    assert max(tile.width() for tile in row) > 1.2 * min(tile.width() for tile in row)
    stored = [place.rect for slot, place in shown.items() if slot[:2] == ("storage", 0)]
    assert len(stored) == 6
    assert not any(
        one.adjusted(1, 1, -1, -1).intersects(other)
        for one in stored
        for other in stored
        if one != other
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shields_of_a_depot_cover_little_of_its_tiles(size, players):
    places = table_layout(
        QSizeF(*size), players, 0, 1.0, estate_shape.ModuleRoom(shields=True)
    ).places
    tiles = [place for slot, place in places.items() if slot.kind == "market"]
    shields = [place.rect for slot, place in places.items() if slot.kind == "shield"]
    assert len(shields) == 12
    for shield in shields:
        steps = [(0.1 + 0.2 * step) for step in range(5)]
        points = [
            shield.topLeft() + QPointF(x * shield.width(), y * shield.height())
            for x in steps
            for y in steps
        ]
        assert (
            sum(any(tile.contains(point) for tile in tiles) for point in points) <= len(points) / 4
        )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_modules_the_layout_is_unchanged(players):
    for size in SIZES:
        plain = table_layout(QSizeF(*size), players)
        assert (
            table_layout(QSizeF(*size), players, 0, 1.0, estate_shape.BASE).places == plain.places
        )
        assert not {slot.kind for slot in plain.places} & {
            "shield",
            "worn",
            "route",
            "space",
            "laid",
            "post",
            "inns",
        }


def test_every_action_of_the_modules_can_be_reached_by_clicks():
    meant = set().union(*(reached_in(*game) for game in ((7, 2), (14, 4), (19, 3))))
    assert meant >= {
        ("shield", "None"),
        ("tribute", "None"),
        ("set-die", "None"),
        ("copy", "crane"),
        ("take", "route"),
    }


def reached_in(seed, players):
    """Return the kinds of action of a game, after the first of each kind was reached by clicks."""
    meant, game = set(), new_game(seed, players)
    for _, action, _, later in steps(seed, players):
        choosing = choosing_among(
            game.legal()["actions"],
            game.prices(),
            state_of(game).cell_numbers(game.legal()["seat"]),
            NAMES,
        )
        kind = action["type"], str(action.get("by")).partition(":")[0]
        prompt = prompt_for(choosing, "Your turn", False, False)
        assert prompt.heading
        if kind not in meant:
            meant.add(kind)
            assert is_same_action(action_by_clicks(choosing, action), action)
        game.apply(action)
        assert game.revision == later.revision
    return meant


def action_by_clicks(choosing, action):
    """Return the action that the clicks of one of its paths lead to."""
    way = next(way for way in choosing.options if way.action == action)
    for path in way.paths:
        now = choosing
        for click in path:
            if (
                now.action is None
                and click.target in now.highlights
                and not now.highlights[click.target].chosen
            ):
                now = now.click(click.target)
                assert now.action or prompt_for(now, "Your turn", False, False).heading
        if now.action is not None and is_same_action(now.action, action):
            return now.action
    return None


def is_same_action(one, other):
    """Return whether two actions are equal apart from the die that is used."""
    if one is None:
        return False
    return {key: one[key] for key in one if key != "die"} == {
        key: other[key] for key in other if key != "die"
    }


def test_every_piece_has_an_explanation_and_a_name_read_aloud():
    state, *_ = next(islice(steps(7, 2), 34, None))
    told = {slot: explain(slot, state, list(NAMES)) for slot in picture_of(state)}
    for slot in (
        Slot("worn", 0, "4.4"),
        Slot("shield", 1, 0),
        Slot("space", 0, 0),
        Slot("post", 0, "bottom"),
    ):
        found = [card for other, card in told.items() if other.kind == slot.kind and card]
        assert found and all(card.title and card.sentence and card.sprite for card in found), slot
    heard = [slot_name(slot, state, NAMES) for slot in spots_in(groups_of(state))]
    assert any(name.startswith("Trade route, space 1") for name in heard)
    assert any(name.startswith("Inns for sale") for name in heard)
    assert any("shield" in name.lower() for name in heard)


def test_f1_finds_the_page_of_every_piece():
    state, *_ = next(islice(steps(7, 2), 34, None))
    for slot in picture_of(state):
        if slot.kind in KINDS.explained:
            assert HELP.topic_of(slot, state)
    shield = next(slot for slot in picture_of(state) if slot.kind == "worn")
    assert (
        HELP.topic_of(shield, state)
        == f"shields#shield:{state.seats[shield.owner].worn[shield.at]}"
    )
    assert HELP.topic_of(Slot("space", 0, 2), state) == "trade-routes#bonuses"


def test_a_shield_can_be_dragged_onto_its_castle():
    take = {"type": "shield", "depot": 4, "shield": 7, "castle": "4.4"}
    other = take | {"castle": "1.1"}
    free = {"workers": 0, "silver": 0}
    shield = ClickTarget("shield", 4, "shield:7")
    assert (
        choosing_among([take, other], [free, free]).drop(shield, ClickTarget("cell", "1.1")).action
        == other
    )
    assert choosing_among([take], [free]).drop(shield, ClickTarget("cell", "4.4")).action == take


def test_tribute_asks_for_each_shield_and_its_payment():
    kept = [([], 0), ([7], 0), ([7], 1), ([11], 0), ([11], 1), ([7, 11], 1)]
    actions = [
        {"type": "tribute", "shields": shields, "workers": workers} for shields, workers in kept
    ]
    choosing = choosing_among(actions, [{"workers": 0, "silver": 0}] * len(actions))
    first = choosing.click(ClickTarget("choice", "Keep shield 7 for 1 worker", "shields/07"))
    answers = {target.place for target, offer in first.highlights.items() if not offer.chosen}
    assert answers == {"Keep shield 11 for 1 silverling", "Give up shield 11"}
    assert (
        first.click(ClickTarget("choice", "Give up shield 11", "shields/11")).action == actions[2]
    )


def test_the_ring_marks_the_route_space_whose_bonus_is_chosen(a_table):
    table = a_table(players=2, seed=9, edition="2019", modules=["trade-routes"])
    for _ in range(300):
        pending = table.game.state()["pending"]
        if (pending and pending[0].startswith("route:")) or table.game.is_over:
            break
        table.step("sell", "load", "place", "take")
    assert pending[0].startswith("route:")
    table.show()
    seat = table.game.legal()["seat"]
    laid = [good for good in table.game.state()["seats"][seat]["route"]["goods"] if good]
    assert table.scene.waiting == Slot("space", seat, len(laid) - 1)
    away = (
        table.scene.lights.marked("pending").scenePos()
        - table.scene.place_of(table.scene.waiting).rect.center()
    )
    assert away.manhattanLength() < 2


def test_many_answers_are_arranged_in_even_rows():
    sizes = {ClickTarget("choice", str(number)): QSizeF(140, 42) for number in range(8)}
    rows = in_rows(sizes, 500, 16)
    assert [len(row) for row in rows] == [3, 3, 2]
    assert in_rows(sizes, 2000, 16) == [list(sizes)]


def spots_in(parts):
    for part in parts:
        if isinstance(part, SlotGroup):
            yield from spots_in(part.parts)
        else:
            yield part


def test_a_worn_shield_covers_its_castle(a_table):
    table = a_table(players=2, seed=7, edition="2019", modules=["shields"])
    for _ in range(400):
        if any(seat.worn for seat in state_of(table.game).seats):
            break
        table.step("shield", "place", "take")
    table.show(0)
    place = next(
        table.scene.place_of(slot) for slot in table.scene.tabletop.shown if slot.kind == "worn"
    )
    slot = table.scene.tabletop.slot_at(place.rect.center())
    assert slot.kind == "worn"
    assert table.scene.tabletop.shown[slot].kind == Sprite("shield", "1").kind


def test_the_price_of_a_shield_leaves_its_symbol_visible():
    for width in (29, 40, 60):
        shield = SlotPlace(QRectF(100, 100, width, width * 34 / 29), "shield")
        price = QSizeF(width * 0.9, width * 0.6)
        assert (
            covers(
                price_tag_position(shield, price, [shield], QRectF(0, 0, 640, 420)), price, shield
            )
            < 0.5
        )
