"""Tests of the set-up, the library cards and the statistics of every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.library.game_card import card_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.statistics.summary import VIEWS
from burgundy_qt.widgets.controls.dialog_frame import TOPIC
from burgundy_qt.widgets.log.game_archive import archive_of
from burgundy_qt.widgets.new_game.game_setup import setup_of
from burgundy_qt.widgets.rulebook.rulebook import Rulebook
from burgundy_qt.widgets.statistics.share_rows import divisions_of
from burgundy_qt.widgets.theme import sprite_files

OF_EVERY_GAME = "level", "character", "seats", "help"
"""The views of the statistics that all games share."""


@pytest.fixture(params=GAMES)
def game(request, qapp):
    return request.param


@pytest.fixture
def card(game):
    """Return the library card of a game of bots that has just begun."""
    seats = SeatPlan("Page", level="page"), SeatPlan("Duke", level="duke")
    line_up = LineUp(seats, {"game": game, "seed": 3, **setup_of(game).bots_only_request(2)})
    return card_of(RunningGame.begin(line_up).save(), Path("game.burgundy"), 0.0)


def test_the_box_has_an_emblem_a_picture_in_both_themes_and_words(game):
    setup = setup_of(game)
    for name in (setup.emblem, f"{setup.box_picture}-light", f"{setup.box_picture}-dark"):
        assert not sprite_files.pixmap(name, 276).isNull(), name
    assert setup.short_title() and setup.tagline()


def test_every_topic_of_the_panel_is_a_place_in_the_rules(game, qtbot):
    panel, pages = setup_of(game).panel(ruleset(game).describe()), Rulebook(game).pages
    qtbot.addWidget(panel)
    topics = [part.property(TOPIC) for part in (panel, *panel.findChildren(QWidget))]
    for page, _, place in (topic.partition("#") for topic in topics if topic):
        assert page in pages and (not place or place in pages[page].places), (page, place)


def test_bots_alone_can_play_with_every_number_of_seats(game):
    seats = ruleset(game).describe()["editions"][-1]["players"]
    for players in (number for number in seats if number > 1):
        asked = Game({"game": game, **setup_of(game).bots_only_request(players)})
        assert asked.seats == players and setup_of(game).is_measured(asked.request)


def test_the_card_has_a_picture_in_both_themes_and_names_the_game(game, card):
    archive = archive_of(game)
    key = archive.thumbnail_key(card)
    assert key == archive.thumbnail_key(card) and {key}
    pictures = [archive.draw_thumbnail(key, style, 120, 2.0) for style in ("light", "dark")]
    assert all(0 < picture.deviceIndependentSize().width() <= 121 for picture in pictures)
    assert archive.card_deal(card) and all(archive.found_by(card))


def test_each_division_of_games_is_a_view_of_the_summary(game):
    keys = [way.key for way in archive_of(game).divisions()]
    assert len(keys) == len({*keys}) and {*keys} <= VIEWS.keys() - {*OF_EVERY_GAME}
    assert [way.key for way in divisions_of(game)] == [
        view for view in VIEWS if view in (*OF_EVERY_GAME, *keys)
    ]


def test_the_rare_sources_are_among_the_sources(game):
    archive = archive_of(game)
    keys = [source.key for source in archive.sources()]
    assert len(keys) == len({*keys}) and {*archive.rare_sources} <= {*keys}
