"""Tests that the rules in the window are those of the game on the table."""

from __future__ import annotations

from types import MappingProxyType, SimpleNamespace

import pytest
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.rulebook import rulebook
from burgundy_qt.widgets.rulebook.game_help import GameHelp
from burgundy_qt.widgets.rulebook.rules_actions import RulesActions
from burgundy_qt.widgets.rulebook.rules_markdown import Entry, Table
from burgundy_qt.widgets.rulebook.rules_window import RulesWindow
from tests.widgets.second_game import second_game


class BidsHelp(GameHelp):
    """Answer for Sealed Bids."""

    entries = MappingProxyType(
        {
            "bid": lambda name: Entry(
                "icons/people", name.capitalize(), "The highest wins.", place=name
            )
        }
    )

    def facts(self):
        return {"cards": "7"}

    def topic_of(self, slot, state):
        return "bids"


class Page(QWidget):
    """A page with a game of this name on its table."""

    def __init__(self, game):
        super().__init__()
        self.steps = SimpleNamespace(game=SimpleNamespace(game=game))


@pytest.fixture
def bids(tmp_path, monkeypatch):
    (tmp_path / "contents.md").write_text(
        "# Rules\n\n## All\n- ![](art:icons/app) [Bids](bids.md)\n"
    )
    (tmp_path / "bids.md").write_text(
        "# Bids\n\nThere are {cards} cards, and {key_hint} advises.\n\n![](bid:high)\n"
    )
    own = rulebook.folder_of
    monkeypatch.setattr(
        rulebook, "folder_of", lambda game, code: tmp_path if game == name else own(game, code)
    )
    with second_game(help=BidsHelp()) as name:
        yield name


def test_a_game_has_its_own_pages_facts_and_entries(bids):
    [_, paragraph, entry] = rulebook.Rulebook(bids).pages["bids"].blocks
    assert (
        paragraph.spans[0].text.startswith("There are 7 cards, and ")
        and "{" not in paragraph.spans[0].text
    )
    assert (entry.title, entry.place) == ("High", "high")


def test_the_rules_of_an_earlier_game_are_replaced_by_those_of_the_current_one(qtbot, bids):
    page = Page("burgundy")
    qtbot.addWidget(page)
    rules = RulesActions(page)
    rules.open_at("aim")
    qtbot.waitUntil(lambda: rules.window is not None and rules.window.isVisible())
    page.steps.game = SimpleNamespace(game=bids)
    rules.open_at("")
    qtbot.waitUntil(lambda: rules.window is not None and rules.window.isVisible())
    assert rules.window.book.game == bids and rules.window.here.page == "bids"
    rules.close()


def test_the_pages_about_the_program_come_after_those_of_every_game(bids):
    ours, theirs = rulebook.Rulebook(), rulebook.Rulebook(bids)
    about_it = [topic.page for topic in ours.chapters[-1].topics]
    assert {"playing", "saving", "settings"} <= set(about_it)
    assert theirs.names == ["bids", *about_it]
    assert theirs.pages["saving"] == ours.pages["saving"]


def test_the_levels_are_shown_with_their_strength_in_this_game(bids):
    def columns(game):
        blocks = rulebook.Rulebook(game).pages["new-game"].blocks
        return [len(block.rows[0]) for block in blocks if isinstance(block, Table)]

    assert (columns("burgundy"), columns(bids)) == ([3], [2])


def test_a_topic_of_another_game_opens_the_first_page(qtbot, bids):
    window = RulesWindow(rulebook.Rulebook(bids))
    qtbot.addWidget(window)
    window.open_at("knowledge#monastery:7")
    assert window.here.page == "bids"
