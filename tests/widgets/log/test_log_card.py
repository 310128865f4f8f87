"""Tests of the card of the log beside the table: how much of its pages is in view."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt.language.translation import spoken
from burgundy_qt.rules.burgundy.requests import modules_of
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.games.burgundy.layout import table_layout
from burgundy_qt.widgets.log.game_log import LogLine
from burgundy_qt.widgets.log.log_card import LOG, SCORE, LogCard
from burgundy_qt.widgets.log.score_panel import score_breakdown
from burgundy_qt.widgets.page.log_placement import FontScaler
from burgundy_qt.widgets.theme import theme
from tests.widgets.games import finished_game, positions, view_of


@pytest.fixture
def card(qtbot, qapp):
    theme.apply_to(qapp)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 700)
    made = LogCard(table)
    table.show()
    yield made


def test_the_score_of_another_game_is_not_cut_off(card):
    card.set_area(QRect(600, 500, 400, 200), QRect(600, 0, 400, 700))
    card.turn_to(SCORE)
    heights = []
    for modules in ([], list(modules_of("2019")), []):
        card.begin(view_of(Game({"edition": "2019", "modules": modules, "players": 2, "seed": 7})))
        QApplication.processEvents()
        assert card.score.verticalScrollBar().maximum() == 0
        heights.append(card.height())
    assert heights[0] == heights[2] < heights[1]


def test_lines_prepared_in_another_language_are_written_again(card):
    view = view_of(finished_game(3))
    told = {}
    for language in ("en", "de", "en"):
        card.prepare(view)
        spoken.change(language)
        card.begin(view)
        told.setdefault(language, []).append(card._prepared[1])
    spoken.change("en")
    assert told["en"][0] == told["en"][1] != told["de"][0]


def test_a_score_of_more_seats_follows_the_text_size_before_it_is_shown(card):
    card.begin(view_of(Game({"edition": "2019", "players": 2, "seed": 7})))
    card.turn_to(SCORE)
    card.turn_to(LOG)
    card.begin(view_of(Game({"edition": "2019", "players": 4, "seed": 7})))
    card.set_text_scale(1.5)
    card.turn_to(SCORE)
    assert len(card.score.totals) == 4


def test_a_score_is_created_only_when_it_is_shown(card):
    card.begin(view_of(Game({"edition": "2019", "players": 2, "seed": 7})))
    card.set_text_scale(1.5)
    assert card.score.widget() is None
    card.turn_to(SCORE)
    assert card.score.widget() is not None and card.score.counts


def test_the_score_is_updated_when_it_is_shown_and_then_at_every_step(card):
    running = view_of(next(islice(positions(3), 80, None)))
    over = view_of(finished_game(3))
    card.begin(running)
    card.turn_to(SCORE)
    before = score_breakdown(running).so_far
    assert any(before) and numbers_in(card.score.totals) == before
    card.mark_current(over)
    assert numbers_in(card.score.totals) == score_breakdown(over).so_far
    assert score_breakdown(over).so_far != before


def numbers_in(labels):
    """Return the numbers of these labels."""
    return [int(label.text()) for label in labels]


# The table in windows of 1280x800, 1440x900 and 1920x1080, without the title bar.
@pytest.mark.parametrize("size", [(1280, 764), (1440, 864), (1920, 1044)])
def test_below_two_other_seats_the_log_has_space_for_five_actions(card, size):
    layout, lettering = table_layout(QSizeF(*size), 3), FontScaler()
    lettering.add(card, card.set_text_scale)
    lettering.follow(layout.u)
    card.show()
    card.set_area(layout.log.toAlignedRect(), layout.log.toAlignedRect())
    card.log.begin(["Anna"], [LogLine("action", "Placed ship", 0)] * 60)
    assert card.log.visualRect(card.log.entries.index(55)).top() >= 0
