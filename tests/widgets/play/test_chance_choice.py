"""Tests of choosing the outcome of chance by clicks and by keys, in every game."""

from random import Random

import pytest
from PySide6.QtCore import Qt

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.rules.game import Game
from burgundy_qt.widgets.play.chance_choice import ChanceDialog
from burgundy_qt.widgets.theme import theme

NAMES = ["Anna", "Bernard", "Clara"]
GAMES = (
    {"game": "burgundy", "players": 3, "setup": "open", "modules": ["shields", "trade-routes"]},
    {"game": "burgundy-dice", "setup": "same", "castle": "3.2"},
    {"game": "tuscany", "players": 3},
    {"game": "carcassonne", "modules": ["bazaars"]},
)


@pytest.fixture
def asked(qtbot, qapp):
    """Return a function that builds dialogs: `asked(game)` for the next outcome in a game, or for
    the given places."""
    theme.apply_to(qapp)

    def build(game, places=None):
        made = ChanceDialog(
            None, game.request["game"], places or game.chance_places(), NAMES, "2019"
        )
        qtbot.addWidget(made)
        made.results = []
        made.chosen.connect(made.results.append)
        made.open()
        return made

    return build


def at_chance(request):
    game = Game({**request, "seed": 4, "chance": "hand"})
    chance = Random(4)
    while not game.awaits_chance:
        legal = game.legal()
        game.apply(chance.choice(legal["actions"]), legal["seat"])
    return game


@pytest.mark.parametrize("request_of_game", GAMES, ids=lambda request: request["game"])
def test_each_outcome_can_be_clicked(asked, qtbot, request_of_game):
    game = at_chance(request_of_game)
    rules = game.rules
    set_up = rules.set_up_places(rules.silent_position(game.request), game.request)
    for places in filter(None, (set_up, game.chance_places())):
        dialog, wanted = asked(game, places), drawn_outcome(places, Random(1))
        for value in wanted:
            assert all(button.accessibleName() for button in dialog.offers.values())
            qtbot.mouseClick(dialog.offers[value], Qt.MouseButton.LeftButton)
        if len(places) > 1:
            assert all("?" not in slot.accessibleName() for slot in dialog.slots)
            qtbot.mouseClick(dialog.done_button, Qt.MouseButton.LeftButton)
        assert dialog.results == [wanted]


def test_dice_can_be_typed_and_a_wrong_one_taken_back(asked, qtbot):
    game = at_chance(GAMES[1])
    dialog = asked(game)
    for key in "5", "6", "\b", "3", "1", "2", "1":
        if key == "\b":
            qtbot.keyClick(dialog, Qt.Key.Key_Backspace)
        else:
            qtbot.keyClick(dialog, key)
    assert dialog.values == [5, 3, "monastery", "mine", 1]
    qtbot.keyClick(dialog.done_button, Qt.Key.Key_Return)
    assert dialog.results == [[5, 3, "monastery", "mine", 1]]
    game.set_chance(dialog.results[0])
    assert game.state()["dice"]["numbers"] == [5, 3]


def test_the_rest_can_be_drawn_from_the_remaining_pieces_only(asked, qtbot):
    game = at_chance(GAMES[0])
    dialog = asked(game)
    mine = next(at for at, place in enumerate(dialog.places) if place.left == {"mine": 10})
    first = next(iter(dialog.offers))
    qtbot.mouseClick(dialog.offers[first], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.slots[mine], Qt.MouseButton.LeftButton)
    assert list(dialog.offers) == ["mine"]
    assert not dialog.done_button.isEnabled()
    qtbot.mouseClick(dialog.drawing, Qt.MouseButton.LeftButton)
    assert dialog.values[0] == first
    qtbot.keyClick(dialog.done_button, Qt.Key.Key_Return)
    game.set_chance(dialog.results[0])
    assert game.awaits_chance  # the dice are next


def test_cancelling_chooses_nothing(asked, qtbot):
    game = at_chance(GAMES[3])
    dialog = asked(game)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.results == []
    assert not dialog.isVisible()
