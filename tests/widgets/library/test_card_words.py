"""Tests of the words about games in the library."""

from __future__ import annotations

import random
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics

from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.burgundy.catalogue import estate_cells
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.library.game_card import GameCard, read_card
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.widgets.games.burgundy.burgundy_archive import ANSWER, titles
from burgundy_qt.widgets.library import card_text
from burgundy_qt.widgets.library.card_delegate import STANDING, in_lines
from burgundy_qt.widgets.library.card_model import BESIDE, lay_out, words_wide
from burgundy_qt.widgets.library.library_dialog import file_name
from burgundy_qt.widgets.new_game.game_setup import short_title
from burgundy_qt.widgets.theme import fonts
from tests.session.short_games import act_at_random

NOW = datetime(2026, 11, 20, 15, 30)


def a_card(played=NOW, names=("You", "Margaux"), levels=(None, "squire"), told=None, **changes):
    parts = {
        "seats": tuple(SeatPlan(name, level) for name, level in zip(names, levels, strict=True)),
        "game": "burgundy",
        "edition": "2011",
        "points": (120, 108),
        "deciding": 0,
    }
    estates, built = ["1"] * len(names), [""] * len(names)
    summary = {"phase": "B", "round": 3, "estates": estates, "built": built, **(told or {})}
    return GameCard(Path("game.burgundy"), played.timestamp(), summary=summary, **(parts | changes))


@pytest.mark.parametrize(
    ("played", "told"),
    [
        (datetime(2026, 11, 20, 9, 5), "today, 09:05"),
        (datetime(2026, 11, 19, 23, 59), "yesterday"),
        (datetime(2026, 11, 17, 12, 0), "17 November"),
        (datetime(2025, 12, 31, 12, 0), "31 December 2025"),
    ],
)
def test_the_day_is_as_short_as_possible(played, told):
    assert card_text.when(played.timestamp(), NOW) == told


@pytest.mark.parametrize(
    ("points", "places", "told"),
    [
        ((120, 108), (1, 2), "Won by 12"),
        ((120, 128), (2, 1), "Lost by 8"),
        ((120, 120), (1, 2), "Won the tie"),
        ((120, 120), (2, 1), "Lost the tie"),
    ],
)
def test_the_result_of_one_person_is_from_their_point_of_view(points, places, told):
    assert card_text.standing(a_card(points=points, places=places)) == told


@pytest.mark.parametrize(
    ("names", "points", "places", "told"),
    [
        (("Anna", "Benoît"), (120, 108), (1, 2), "Anna wins by 12"),
        (("Anna", "You"), (108, 120), (2, 1), "Player 2 wins by 12"),
        (("Anna", "Benoît"), (120, 120), (2, 1), "Benoît wins the tie"),
    ],
)
def test_the_result_of_several_people_names_the_winner(names, points, places, told):
    assert (
        card_text.standing(a_card(names=names, levels=(None, None), points=points, places=places))
        == told
    )


def test_a_running_game_of_several_people_says_whose_turn_it_is():
    assert card_text.standing(a_card()) == "In progress"
    assert (
        card_text.standing(a_card(names=("Anna", "Benoît"), levels=(None, None), deciding=1))
        == "Your turn: Benoît"
    )


def test_a_game_with_a_name_lists_its_players():
    card = a_card(name="The long evening", casual=True)
    assert card_text.title(card) == "The long evening"
    assert (
        card_text.subtitle(card, NOW)
        == "You, Margaux, Burgundy, Phase B, round 3, casual, today, 15:30"
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 20, 10_000])
def test_a_card_names_its_game_once_in_every_state(tmp_path, game, actions):
    running = RunningGame.begin(LineUp((SeatPlan("Anna"), SeatPlan("Bea")), {"game": game}))
    act_at_random(running, actions, random.Random(1))
    card = read_card(SaveFolder(tmp_path).write(running.save()), NOW.timestamp(), False)
    assert card_text.subtitle(card, NOW).count(short_title(game)) == 1


def test_a_bot_of_another_version_has_its_saved_name():
    assert card_text.level_title(SeatPlan("Zoe", "emperor")) == "emperor"


def test_a_screen_reader_reads_the_whole_card():
    said = card_text.heard(a_card(starred=True), NOW)
    assert said == (
        "You, Margaux. Burgundy, Phase B, round 3, today, 15:30. You (person) 120 points. Margaux "
        "(Squire) 108 points. In progress. starred"
    )


@pytest.mark.parametrize(
    ("title", "name"),
    [("You, Margaux", "You, Margaux"), ("a/b: c?", "a b c"), ("...", "game"), ("\t", "game")],
)
def test_a_title_becomes_a_valid_file_name_for_every_system(title, name):
    assert file_name(title) == name


@pytest.mark.parametrize("code", NAMES)
def test_the_button_of_a_card_has_space_for_its_text_in_every_language(code, qapp):
    spoken.change(code)
    try:
        for changes in ({}, {"in_bin": True}, {"places": (1, 2)}):
            card = a_card(**changes)
            parts = lay_out(card, QRect(0, 0, 460, 178), 1.0, True)
            assert (
                words_wide(card, 1.0) + 2 * BESIDE <= parts.button.width() <= parts.card.width() / 2
            )
            assert parts.standing.width() > 60 and parts.standing.right() < parts.button.left()
    finally:
        spoken.change("en")


@pytest.mark.parametrize("code", NAMES)
@pytest.mark.parametrize("places", [None, (1, 2), (2, 1)])
def test_the_result_of_a_game_fits_beside_the_icons_of_its_card(code, places, qapp):
    spoken.change(code)
    try:
        card = a_card() if places is None else a_card(places=places, points=(191, 152))
        metrics, told = QFontMetrics(fonts.text_font(STANDING, 600)), card_text.standing(card)
        parts = lay_out(card, QRect(0, 0, 540, 178), 1.0, True)
        assert parts.actions and in_lines(metrics, told, parts.standing) == told
    finally:
        spoken.change("en")


def test_a_text_too_long_for_two_lines_ends_in_dots(qapp):
    metrics, words = (
        QFontMetrics(fonts.text_font(STANDING, 600)),
        "In progress with Margaux, with Benoît, with Colette",
    )
    assert in_lines(metrics, words, QRect(0, 0, 90, 36)).endswith("…")


@pytest.mark.parametrize("wide", [90, 130, 200])
def test_a_text_is_cut_off_between_words(qapp, wide):
    metrics, told = (
        QFontMetrics(fonts.text_font(STANDING, 600)),
        "Baron gewinnt mit 21 Punkten Vorsprung vor allen anderen am Tisch",
    )
    shown = in_lines(metrics, told, QRect(0, 0, wide, 36))
    assert shown.endswith("…") and told.startswith(shown.removesuffix("…") + " ")


def test_a_single_long_word_is_cut_off_between_letters(qapp):
    metrics = QFontMetrics(fonts.text_font(STANDING, 600))
    shown = in_lines(metrics, "Donaudampfschifffahrt", QRect(0, 0, 90, 36))
    assert shown.endswith("…") and metrics.horizontalAdvance(shown) <= 90


@pytest.mark.parametrize(
    ("modules", "told"),
    [
        ((), "Edition 2019"),
        (("inns",), "Edition 2019, Inns"),
        (("extra-tiles", "inns", "shields"), "Edition 2019, 3 modules"),
    ],
)
def test_a_card_names_the_edition_and_the_modules(modules, told):
    card = a_card(edition="2019", modules=modules, places=(1, 2))
    assert ANSWER.card_deal(card) == told
    assert all(
        title.casefold() in card_text.searchable(card, NOW) for title in titles(card.modules)
    )


def a_solo_card(**changes):
    built = " ".join(list(estate_cells("2019", "13a"))[:31])
    parts = {"edition": "2019", "modules": ("solo",), "points": (12,)}
    told = {"estates": ["13a"], "built": [built]}
    return a_card(names=("You",), levels=(None,), told=told, **(parts | changes))


def a_team_card(levels=(None, "squire", "page", "page"), **changes):
    parts = {
        "edition": "2019",
        "modules": ("team",),
        "points": (60, 80, 75, 50),
        "teams": ((0, 2), (1, 3)),
    }
    told = {"estates": ["12a", "12b"] * 2}
    return a_card(
        names=("You", "Margaux", "Anna", "Colette"), levels=levels, told=told, **(parts | changes)
    )


def test_a_solo_game_shows_its_covered_spaces_and_is_won_or_lost():
    running = a_solo_card()
    assert (
        card_text.score(running, (0,)) == "31 of 37 spaces"
        and card_text.standing(running) == "In progress"
    )
    assert "31 of 37 spaces" in card_text.heard(
        running, NOW
    ) and "12 points" not in card_text.heard(running, NOW)
    assert card_text.standing(a_solo_card(places=(2,))) == "Lost: 6 spaces left"
    assert card_text.standing(a_solo_card(places=(1,))) == "Won"
    assert (
        card_text.standing(a_solo_card(places=(2,), seats=(SeatPlan("M", "duke"),)))
        == "Lost: 6 spaces left"
    )
    assert "Solo game" in card_text.subtitle(a_solo_card(places=(1,)), NOW)


@pytest.mark.parametrize(
    ("places", "points", "told"),
    [
        ((1, 2, 1, 2), (60, 80, 75, 50), "Won by 5"),
        ((2, 1, 2, 1), (60, 80, 65, 50), "Lost by 5"),
        ((2, 1, 2, 1), (60, 80, 70, 50), "Lost the tie"),
    ],
)
def test_a_team_game_shows_the_points_of_the_teams(places, points, told):
    assert card_text.standing(a_team_card(places=places, points=points)) == told


def test_a_team_game_names_the_teams_and_is_found_by_the_search():
    card = a_team_card(levels=("duke", "squire", "page", "page"), places=(1, 2, 1, 2))
    assert card_text.title(card) == "You, Anna, Margaux, Colette"
    assert "Team: Margaux and Colette, 130 points" in card_text.heard(card, NOW)
    assert [card_text.score(card, side) for side in card.sides] == ["135", "130"]
    assert card_text.standing(card) == "Won by 5: You and Anna"
    assert "team game" in card_text.searchable(card, NOW)
    assert card_text.subtitle(
        a_team_card(modules=("inns", "team"), places=(1, 2, 1, 2)), NOW
    ).startswith("Burgundy, Team game, 1 module,")
