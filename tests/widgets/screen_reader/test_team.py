"""Tests of a table of teams as a screen reader finds it."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.screen_reader.test_announcements import everything, name, table
from tests.widgets.test_team_game import TWO_PEOPLE, begin, until_both_stores_are_open

PRESS = QAccessibleActionInterface.pressAction()


def test_a_team_is_one_group_with_the_shared_goods_each_member_and_their_estates(at):
    begin(at, TWO_PEOPLE)
    reading = table(at)
    uppermost = [name(reading.child(place)) for place in range(reading.childCount())]
    assert uppermost[:3] == ["Depots", "Team: Player 1 and Benoît", "Team: Margaux and Colette"]
    names = [name(found) for found in everything(reading)]
    for wanted in (
        "Together: 0 points",
        "Shared storage 1, empty",
        "Player: Benoît",
        "Estate: Player 1 and Benoît",
    ):
        assert wanted in names
    assert sum(told.startswith("Space ") for told in names) == 2 * 73
    assert all(part.name for part in at.window.announcements.table.all_parts())


def test_a_tile_is_taken_into_the_shared_store_by_pressing_its_place(at):
    begin(at, TWO_PEOPLE, seed=8)
    tile = until_both_stores_are_open(at, random.Random(2))
    seat, spoken = at.session.view.legal["seat"], at.window.announcements.table
    said = []
    at.window.announcements.said.connect(lambda sentence, _politeness: said.append(sentence))
    for target in (tile, ClickTarget("store", "shared")):
        part = QAccessible.queryAccessibleInterface(spoken.part_of(target))
        assert "You can choose this." in part.text(QAccessible.Text.Description)
        part.actionInterface().doAction(PRESS)
    at.wait_until(lambda: tile.what in at.session.view.state["seats"][seat]["shared"])
    at.wait_until(lambda: any("into the shared storage" in sentence for sentence in said))
    assert any("Into your own storage, or into the shared one" in sentence for sentence in said)


def test_lines_about_both_of_a_team_name_both(at):
    begin(at, TWO_PEOPLE)
    told = at.page.log.log.entries
    role = Qt.ItemDataRole.AccessibleTextRole
    starts = [row for row, line in enumerate(told.lines) if line.text.startswith("Estate 12")]
    heard = [str(told.data(told.index(row), role)) for row in starts]
    assert sorted(line.partition(":")[0] for line in heard) == [
        "Margaux and Colette",
        "Player 1 and Benoît",
    ]
