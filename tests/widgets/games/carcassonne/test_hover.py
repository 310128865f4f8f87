"""Tests of the hover cards: every slot under the pointer has an explanation, with the numbers of
the rules."""

from itertools import islice

import pytest
from PySide6.QtCore import QSizeF

from burgundy_qt.widgets.games.carcassonne.carcassonne_table import ANSWER as TABLE
from burgundy_qt.widgets.games.carcassonne.carcassonne_table import KINDS
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import chance_text
from burgundy_qt.widgets.games.carcassonne.hover import explain
from burgundy_qt.widgets.games.carcassonne.layout import layout_of
from burgundy_qt.widgets.games.carcassonne.picture import picture_of
from burgundy_qt.widgets.games.carcassonne.table_state import state_of
from burgundy_qt.widgets.phrases.wording import points_text
from burgundy_qt.widgets.sprites.places import Highlight, Slot
from tests.widgets.games import NAMES
from tests.widgets.games.carcassonne.positions import deciding, first, moments, view_of

SILENT = {
    *("turn-left", "turn-right", "fits", "step", "bid-less", "bid-more", "bid-now"),
    *("ghost-turn", "deal"),
}
"""Buttons and labels that explain themselves."""


def card_of(slot, table, offer=None):
    return explain(slot, table, list(NAMES), offer)


def rows(slot, table):
    return dict(card_of(slot, table).rows)


@pytest.mark.parametrize("seats", [2, 6])
def test_everything_under_the_pointer_is_explained(seats):
    """The test visits many positions of a whole game, some with a bazaar, and one after the end."""
    silent, asked = set(), 0
    for number, game in enumerate(moments(3, players=seats)):
        if number % 9:
            continue
        table = state_of(view_of(game))
        laid = layout_of(QSizeF(1280, 764), table, 0)
        shown = picture_of(table)
        for slot in laid.places:
            if slot.kind not in KINDS.explained or (
                slot.kind in KINDS.only_shown and slot not in shown
            ):
                continue
            asked += 1
            if card_of(slot, table) is None:
                silent.add(slot.kind)
    assert silent <= SILENT
    assert asked > 2000


def test_the_points_of_a_seat_include_those_if_the_game_ended_now():
    game = first(lambda game: any(one.left["field"] for one in state_of(view_of(game)).endings))
    table = state_of(view_of(game))
    for seat, (points, left) in enumerate(table.endings):
        found = rows(Slot("ending", seat), table)
        assert found == rows(Slot("points", seat), table)
        assert found.pop("If the game ended now") == str(points)
        assert found["Fields"] == f"+{left['field']}" and len(found) == len(left)
        assert points == table.seats[seat].points + sum(map(int, found.values()))


def test_a_feature_shows_the_chance_to_complete_it_if_there_is_one():
    found = set()
    for game in islice(moments(3, modules=[]), 20, None, 12):
        table = state_of(view_of(game))
        for name, feature in table.features.items():
            chance, card = (
                table.completion_chance(feature),
                rows(Slot("feature", None, name), table),
            )
            told_of = card.get("Chance to complete it")
            assert told_of == (None if chance is None else chance_text(chance))
            found.add(told_of)
    assert None in found and len(found) > 5


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.0, "0%"), (0.004, "<\u200a1%"), (0.434, "43%"), (0.996, ">\u200a99%"), (1.0, "100%")],
)
def test_only_certain_chances_are_shown_as_0_or_100_percent(chance, words):
    assert chance_text(chance) == words


def test_without_farmers_a_field_says_that_it_does_not_count():
    game = first(lambda game: game.revision > 60, farmers=False)
    table = state_of(view_of(game))
    [*fields] = (name for name, one in table.features.items() if one["kind"] == "field")
    for name in fields:
        card = card_of(Slot("feature", None, name), table)
        assert card.sentence == "Fields do not count: this game has no farmers."
        assert "At the end" not in dict(card.rows)
    assert fields and "Fields" not in rows(Slot("points", 0), table)
    assert "Field" not in rows(Slot("meeples", 0), table)


def test_size_owners_and_points_of_a_feature_are_those_of_the_rules():
    game = first(lambda game: game.revision > 60)
    table = state_of(view_of(game))
    cities = [f for f in table.features.values() if f["kind"] == "city" and f["open"]]
    roads = [f for f in table.features.values() if f["kind"] == "road" and f["open"]]
    assert cities and roads
    for feature in (*cities, *roads):
        for place in feature["places"]:
            card = card_of(Slot("feature", None, place), table)
            assert str(feature["tiles"]) in card.title
            found = dict(card.rows)
            assert found["If the game ended now"] == f"+{feature['points']}"
            assert found["When complete, at least"] == f"+{feature['complete']}"
            assert found["Open spaces"] == str(len(feature["open"]))
            fits = ", ".join(str(cell["fits"]) for cell in feature["open"])
            assert found[f"Tiles that fit there, of {sum(table.unseen.values())}"] == fits


def test_the_players_with_the_most_followers_own_a_feature():
    table = state_of(view_of(first(lambda game: game.revision > 60)))
    name, feature = next((n, f) for n, f in table.features.items() if not any(f["meeples"]))
    assert card_of(Slot("feature", None, name), table).aside == "unclaimed"
    slot = Slot("feature", None, name)
    for meeples, said in (
        ([0, 2], "claimed by Margaux"),
        ([1, 1], "claimed by Anna and Margaux"),
        ([2, 1], "claimed by Anna"),
    ):
        table = table.evolve(features={**table.features, name: {**feature, "meeples": meeples}})
        assert card_of(slot, table).aside == said
    assert explain(slot, table, ["You", "Margaux"]).aside == "claimed by you"
    table = table.evolve(features={**table.features, name: {**feature, "meeples": [1, 1]}})
    aside = explain(slot, table, ["You", "Margaux"]).aside
    assert aside == "claimed by you together with Margaux"
    table = table.evolve(features={**table.features, name: {**feature, "meeples": [2, 1]}})
    assert rows(slot, table)["Followers"] == "Anna 2, Margaux 1"


def test_a_field_shows_the_number_of_complete_cities_beside_it():
    game = first(
        lambda game: any(
            feature["kind"] == "field" and len(feature["cities"]) > 1
            for feature in game.scoring_potential()[0]["features"]
        )
    )
    table = state_of(view_of(game))
    field = next(
        f for f in table.features.values() if f["kind"] == "field" and len(f["cities"]) > 1
    )
    found = rows(Slot("feature", None, field["feature"]), table)
    assert found["Complete cities beside it"] == str(len(field["cities"]))
    assert found["At the end"] == f"+{field['points']}"


def test_a_monastery_shows_the_number_of_its_tiles_out_of_nine():
    game = first(lambda game: a_monastery(game) is not None)
    table = state_of(view_of(game))
    found = a_monastery(game)
    title = card_of(Slot("feature", None, found["feature"]), table).title
    assert title.startswith("Monastery") and str(found["points"]) in title
    assert str(9 - len(found["open"])) in title


def a_monastery(game):
    features = game.scoring_potential()[0]["features"]
    return next((f for f in features if f["kind"] == "monastery" and 0 < len(f["open"]) < 6), None)


def test_an_empty_cell_shows_the_tiles_that_fit():
    table = state_of(view_of(first(lambda game: game.revision > 80)))
    for cell, found in table.cells.items():
        card = card_of(Slot("cell", None, cell), table)
        if not found["fits"]:
            assert card.aside == "dead"
            continue
        assert card.sentence.endswith(f": {found['fits']} of {sum(table.unseen.values())}.")
        assert sum(int(many) for _, many in card.rows) == found["fits"]


def test_a_castle_names_its_owner_and_says_if_it_can_score():
    game = deciding("castle")
    game.apply(game.legal()["actions"][0])
    table = state_of(view_of(game))
    (city, castle), *_ = table.castles.items()
    card = card_of(Slot("castle", None, city), table)
    assert card.aside == NAMES[castle.seat] and "six spaces" in card.sentence
    table = table.evolve(castles={**table.castles, city: castle._replace(is_occupied=False)})
    assert "scored" in card_of(Slot("castle", None, city), table).sentence


def test_a_sold_tile_names_buyer_price_and_seller():
    game = first(
        lambda game: (
            (state := game.state())["bazaar"] is not None
            and any(state["bazaar"]["bought"])
            and state["bazaar"]["tiles"]
        ),
        players=3,
    )
    table = state_of(view_of(game))
    slot, sale = next(iter(table.bazaar.sales.items()))
    assert NAMES[sale.seat] in card_of(Slot("stall", None, slot), table).aside
    table = table.evolve(
        bazaar=table.bazaar.evolve(sales={slot: sale._replace(seat=1, paid=2, points=3)})
    )
    card = card_of(Slot("stall", None, slot), table)
    assert (card.aside, card.sentence) == (
        f"Bought by {NAMES[1]}",
        f"{points_text(3)} paid to {NAMES[2]}",
    )
    buys, gets = ["Anna", "You", "Margaux"], ["Anna", "Margaux", "You"]
    assert explain(Slot("stall", None, slot), table, buys).aside == "Bought by you"
    paid = explain(Slot("stall", None, slot), table, gets).sentence
    assert paid == f"{points_text(3)} paid to you"


def test_an_offer_adds_its_points():
    table = state_of(view_of(deciding("meeple")))
    place = f"{table.cell}/"
    slot = next(
        Slot("place", None, each)
        for feature in table.features.values()
        for each in feature["places"]
        if each.startswith(place)
    )
    card = card_of(slot, table, Highlight(gain_text="A knight.", gains=((("city", 4),),)))
    assert card.sentence.startswith("A knight.")
    assert ("Scores now", "+4") in card.rows


def test_slots_of_a_decision_can_be_clicked():
    table = state_of(view_of(deciding("place")))
    for kind, at in (("cell", "1,0"), ("ghost-turn", "left"), ("place", "0,0/city:0")):
        assert TABLE.target_of(Slot(kind, None, at), table, 0) is not None
        assert TABLE.target_of(Slot(kind, None, at), table, None) is None
