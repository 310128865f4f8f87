"""Tests of the sources of points, which are found from the events alone."""

from __future__ import annotations

import pytest

from burgundy_qt.rules.burgundy.state_codec import points_by_source
from burgundy_qt.widgets.games.burgundy.burgundy_texts import MODULE_SOURCES, SOURCES, sources_with
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.log.score_panel import HIGHEST, source_sign
from tests.widgets.games import empty_table, finished_game, view_of, with_seat

LOG = log_of("burgundy")


@pytest.mark.parametrize("seed", range(6))
def test_the_sources_and_the_phases_add_up_to_the_final_points(seed):
    game = finished_game(seed)
    final = game.state()["result"]["points"]
    by_source = points_by_source(game.events, game.seats)
    assert [
        sum(points[seat] for points in by_source.values()) for seat in range(game.seats)
    ] == final
    course = LOG.course(view_of(game)).points
    assert len(course) == 6
    assert course[0] == [0] * game.seats and course[-1] == final


def test_a_module_adds_its_line_to_the_score_sheet():
    game = finished_game(
        3,
        edition="2019",
        setup="fixed",
        modules=[*MODULE_SOURCES],
        estates=["11a", "11b"],
        players=2,
    )
    lines = {source.key for source in sources_with(game.state()["modules"])}
    assert lines == {source.key for source in (*SOURCES, *MODULE_SOURCES.values())}
    assert lines >= set(points_by_source(game.events, game.seats))
    assert sources_with(["inns"]) == SOURCES


def test_every_source_has_a_sign(qtbot):
    for source in (*SOURCES, *MODULE_SOURCES.values()):
        sign = source_sign(source, 28)
        assert sign.text() or not sign.pixmap().isNull()


def test_no_sign_is_higher_than_its_line_and_all_have_equal_width(qtbot):
    for source in (*SOURCES, *MODULE_SOURCES.values()):
        sign = source_sign(source, 28)
        assert sign.sizeHint().height() <= 28 * HIGHEST + 1
        assert max(sign.sizeHint().width(), sign.minimumWidth()) == 28


def final_state(points, places, covered):
    state = empty_table(2, phase="E", round=5, result={"points": points, "places": places})
    for seat, count in enumerate(covered):
        state = with_seat(state, seat, cells={str(cell): "mine" for cell in range(count)})
    return state.to_object()


def test_the_title_names_winner_and_distance():
    assert LOG.winning(final_state([90, 97], [2, 1], [30, 30]), ["Anna", "Margaux"]) == (
        "Margaux wins by 7",
        "",
    )
    assert LOG.winning(final_state([97, 90], [1, 2], [30, 30]), ["You", "Margaux"]) == (
        "You win by 7",
        "",
    )


def test_a_tie_says_what_broke_it():
    title, why = LOG.winning(final_state([90, 90], [2, 1], [30, 28]), ["Anna", "Margaux"])
    assert title == "Margaux wins the tie at 90"
    assert "9 empty estate spaces against 7" in why
    _, why = LOG.winning(final_state([90, 90], [2, 1], [30, 30]), ["Anna", "Margaux"])
    assert "acted later" in why
