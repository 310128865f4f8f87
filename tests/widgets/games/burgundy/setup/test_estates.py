"""Tests of estates in the new-game dialog: chosen or drawn at random, with a sentence about
each."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.burgundy.catalogue import estate_cells, estate_regions
from burgundy_qt.rules.burgundy.requests import complete_request, estates_for, estates_of
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.estate_choice import (
    ALIKE,
    ANY,
    EstateChooser,
    draw_estates,
    estate_text,
)
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.settings.settings import line_up_from, stored_line_up
from tests.widgets.window_driver import button

FOUR = SeatPlan("Ana"), SeatPlan("Béa"), SeatPlan("Cy", "page"), SeatPlan("Dan", "duke")
ALL = [(edition, estate) for edition in ("2011", "2019") for estate in estates_of(edition)]


@pytest.fixture
def dialog(qtbot):
    made = NewGameDialog(
        None, NewGameOptions(), LineUp(FOUR[:3], {"edition": "2019", "estates": ["3", "4", "5"]})
    )
    qtbot.addWidget(made)
    made.show()
    return made


def choose_random(dialog, row, words):
    QTest.mouseClick(dialog.rows[row].choice.button, Qt.MouseButton.LeftButton)
    chooser = dialog.rows[row].choice.button.findChildren(EstateChooser)[-1]
    QTest.mouseClick(button(chooser, words), Qt.MouseButton.LeftButton)


def line_up_of(estates, modules=(), **request):
    return LineUp(
        FOUR[: len(estates)],
        {"edition": "2019", "modules": [*modules], "estates": [*estates], **request},
    )


def test_a_random_estate_is_remembered_for_the_next_game(dialog):
    choose_random(dialog, 1, "Random")
    line_up = dialog.line_up
    assert (
        line_up.request["estates"] == ["3", ANY, "5"]
        and "Random" in dialog.rows[1].choice.button.accessibleName()
    )
    again = NewGameDialog(
        None, NewGameOptions(), line_up_from(stored_line_up(line_up), draw_estates)
    )
    assert again.line_up.request["estates"] == ["3", ANY, "5"]
    again.deleteLater()


def test_the_same_estate_for_all_is_chosen_for_all_and_follows_the_edition(dialog):
    choose_random(dialog, 2, "Random, the same for all")
    assert dialog.line_up.request["estates"] == [ALIKE] * 3
    dialog.seats.add_player()
    QTest.mouseClick(button(dialog.panel.edition_choice, "2011"), Qt.MouseButton.LeftButton)
    assert dialog.line_up.request["estates"] == [ALIKE] * 4


def test_random_estates_are_drawn_when_the_game_begins(at):
    at.window.dialogs.begin(line_up_of(["3", ANY], setup="fixed"))
    at.wait_until(lambda: at.session.view is not None)
    request = at.session.view.line_up.request
    assert request["estates"][0] == "3" and request["estates"][1] in estates_for("2019", [])
    assert at.settings.values.line_up["request"]["estates"] == ["3", ANY]


@pytest.mark.parametrize("wished, modules", [
    ([ANY] * 4, []), ([ALIKE] * 3, []), (["7", ALIKE, ANY, ALIKE], ["border-posts"]),
    ([ANY, ANY] * 2, ["team"]), ([ALIKE, ALIKE] * 2, ["team"]), ([ANY], ["solo"]),
])  # fmt: skip
def test_the_drawn_estates_are_legal_and_the_same_for_the_same_seed(wished, modules):
    offered = estates_for("2019", modules)
    wished = [offered[0] if wish == "7" else wish for wish in wished]
    for seed in range(30):
        found = draw_estates(line_up_of(wished, modules, seed=seed)).request
        assert complete_request({**found, "players": len(wished)}, 0)["estates"] == found["estates"]
        assert found == draw_estates(line_up_of(wished, modules, seed=seed)).request
        kept = [
            estate for estate, wish in zip(found["estates"], wished, strict=True) if wish == ALIKE
        ]
        assert len(set(kept)) <= 1
        sides = found["estates"][:2] if modules == ["team"] else found["estates"]
        anys = [estate for estate, wish in zip(sides, wished, strict=False) if wish == ANY]
        assert len(set(anys)) == len(anys)
    assert (
        len(
            {
                tuple(draw_estates(line_up_of(wished, modules, seed=s)).request["estates"])
                for s in range(30)
            }
        )
        > 1
    )


@pytest.mark.parametrize("edition, estate", ALL)
def test_the_sentence_about_an_estate_is_true(edition, estate):
    cells, told = estate_cells(edition, estate), estate_text(edition, estate)
    regions = [(cells[region[0]][0], len(region)) for region in estate_regions(edition, estate)]
    small = sum(size <= 2 for _, size in regions)
    facts = {
        r"on a pasture of (\d+)": lambda n: (
            n == max(size for colour, size in regions if colour == "animal")
        ),
        r"river of (\d+)": lambda n: ("ship", n) in regions,
        r"city of (\d+)": lambda n: ("building", n) in regions,
        r"(\d+) knowledge spaces": lambda n: ("monastery", n) in regions,
        r"(\d+) mines": lambda n: ("mine", n) in regions,
        r"(\d+) regions, most of them small": lambda n: n == len(regions) and small > n / 2,
        r"Only (\d+) regions": lambda n: n == len(regions) and small < n / 2,
        r"no region has more than (\d+)": lambda n: n == max(size for _, size in regions),
        r"city of (\d+) \(twice\)": lambda n: regions.count(("building", n)) == 2,
    }
    said = 0
    for words, holds in facts.items():
        for number in re.findall(words, told):
            said += 1
            assert holds(int(number)), (told, words)
    if "Each mine is a separate region" in told:
        assert all(size == 1 for colour, size in regions if colour == "mine")
    assert said and told.count(".") <= 2


def test_the_sentence_about_an_estate_follows_the_keyboard_focus(dialog):
    QTest.mouseClick(dialog.rows[0].choice.button, Qt.MouseButton.LeftButton)
    chooser = dialog.rows[0].choice.button.findChild(EstateChooser)
    assert (
        chooser.label.text() == estate_text("2019", "3") == dialog.rows[0].choice.button.toolTip()
    )
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Tab)
    assert (
        chooser.label.text()
        == estate_text("2019", "4")
        == chooser.focusWidget().accessibleDescription()
    )
