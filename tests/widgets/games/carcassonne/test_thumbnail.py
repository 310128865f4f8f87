"""Tests of a game of Carcassonne on a card of the library: its map and its words."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.widgets.games.carcassonne.carcassonne_archive import (
    HIGHEST,
    MapOnCard,
    scene_of,
)
from burgundy_qt.widgets.games.carcassonne.carcassonne_texts import tiles_counted
from burgundy_qt.widgets.games.carcassonne.map_picture import Built
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.theme.palette import SEAT
from tests.widgets.games.carcassonne.positions import ALL, moments

ARCHIVE, OF_SESSION = archive_of("carcassonne"), profile_of("carcassonne")


def card(state, **more):
    return GameCard(
        Path("game.json"),
        0.0,
        game="carcassonne",
        seats=tuple(SeatPlan(f"Seat {at}") for at in range(len(state["seats"]))),
        summary=OF_SESSION.summary(state),
        **more,
    )


@pytest.fixture(scope="module")
def states():
    """Return the states before the first tile and later."""
    return [game.state() for game in islice(moments(3, players=3), 0, 61, 30)]


def test_a_card_shows_the_map_its_castles_and_the_colours_of_its_seats(states):
    told = card(states[-1])
    shown = ARCHIVE.thumbnail_key(told)
    assert (shown.map, shown.colours) == (told.summary["map"], (0, 1, 2))
    hash(shown)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_growing_map_always_fits_into_its_space(states, look, qapp):
    drawn = [
        ARCHIVE.draw_thumbnail(ARCHIVE.thumbnail_key(card(state)), look, 120, 2.0)
        for state in states
    ]
    sizes = [picture.deviceIndependentSize() for picture in drawn]
    assert all(size.width() <= 121 and size.height() <= HIGHEST * 120 + 1 for size in sizes)
    assert drawn[0].toImage() != drawn[1].toImage() != drawn[2].toImage()


def colours_in(picture):
    image = picture.toImage()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return {image.pixelColor(*point).name() for point in points}


@pytest.mark.parametrize("width", [48, 120])
def test_a_follower_has_the_colour_of_its_seat(width, qapp):
    def drawn(tile):
        return colours_in(
            ARCHIVE.draw_thumbnail(MapOnCard(f"0,0={tile}", (), (3, 1)), "light", width, 1.0)
        )

    assert SEAT[1].lower() in drawn("D0@1.road:0")
    assert SEAT[1].lower() not in drawn("D0") and SEAT[1].lower() not in drawn("D0@0.road:0")


def test_castles_are_on_their_map_with_waiting_knights():
    scene = scene_of(MapOnCard("0,3=E2 0,4=E0", ("0,3 0,4 1*", "5,5 5,6 0"), (5, 2)))
    assert scene.castles == (Built(("0,3", "0,4"), 1), Built(("5,5", "5,6"), None))


def test_the_words_name_tiles_modules_and_options(states):
    told = card(states[0])
    assert ARCHIVE.card_place(told) == f"{tiles_counted(1)}, 82 left"
    assert ARCHIVE.card_deal(told) == "Carcassonne, Bridges, Castles, Bazaars"
    base = replace(told, summary={**told.summary, "modules": []})
    assert ARCHIVE.card_deal(base) == "Carcassonne" in ARCHIVE.found_by(base)
    odd = {"modules": ["castles"], "options": {"auction": False, "small_city": 2}}
    other = replace(told, summary={**told.summary, **odd})
    assert ARCHIVE.card_deal(other) == "Carcassonne, Castles, small towns for 2"
    assert {*told.summary["modules"]} == {*ALL}
