"""Tests of the new-game dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from burgundy_qt.ai.levels import NORMAL, PACES
from burgundy_qt.language.translation import NAMES, spoken
from burgundy_qt.rules.burgundy.requests import complete_request
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.deal_code import deal_code_of
from burgundy_qt.session.game_profile import profile_of
from burgundy_qt.session.line_up import Clock, LineUp, SeatPlan
from burgundy_qt.widgets.games.burgundy.estate_choice import EstateChooser
from burgundy_qt.widgets.new_game.game_setup import NewGameOptions
from burgundy_qt.widgets.new_game.new_game_dialog import NewGameDialog
from burgundy_qt.widgets.new_game.seat_row import CrestChooser, SeatRow
from burgundy_qt.widgets.phrases.wording import bots_pace, elo_at, seat_names
from burgundy_qt.widgets.theme import theme
from burgundy_qt.widgets.window.main_window import LEAST_SIZE
from tests.widgets.window_driver import catalogue_of


@pytest.fixture
def open_dialog(qtbot):
    def dialog(last=None, people=None, line_ups=None):
        made = NewGameDialog(None, catalogue_of(*GAMES), last, people, line_ups=line_ups)
        qtbot.addWidget(made)
        made.show()
        return made

    return dialog


@pytest.fixture
def dialog(open_dialog):
    return open_dialog()


@pytest.fixture(scope="module")
def dialog_for_all(qapp):
    made = NewGameDialog(None, catalogue_of(*GAMES))
    made.show()
    yield made
    made.deleteLater()


@pytest.fixture
def written(dialog_for_all):
    """Return a dialog for tests that write into its fields. Afterwards the fields are restored."""
    assert dialog_for_all.start.isEnabled()
    name = dialog_for_all.rows[1].name.text()
    yield dialog_for_all
    dialog_for_all.rows[1].name.setText(name)
    dialog_for_all.seed.clear()


def test_one_person_and_one_bot_can_start_at_once(dialog):
    started = []
    dialog.started.connect(started.append)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    (line_up,) = started
    assert [plan.is_person for plan in line_up.seats] == [True, False]
    assert line_up.request == {
        "game": "burgundy", "edition": "2019", "modules": [],
        "players": 2, "setup": "fixed", "estates": ["1", "1"],
    }  # fmt: skip


def test_the_dialog_keeps_its_first_size(qtbot, open_dialog):
    dialog = open_dialog(
        LineUp((SeatPlan("You"), SeatPlan("Margaux", "squire"), SeatPlan("Anna", "duke")), {})
    )
    assert dialog.size() == dialog.sizeHint()
    placed = dialog.size()
    QTest.qWait(50)
    assert dialog.size() == placed


@pytest.mark.parametrize("language", NAMES)
def test_player_and_level_are_fully_visible_with_large_text(qtbot, qapp, language):
    spoken.change(language)
    theme.set_scale(1.5)
    theme.apply_to(qapp)
    try:
        row = SeatRow(0, NewGameOptions().levels)
        qtbot.addWidget(row)
        row.who.setCurrentIndex(1)
        row.resize(700, 90)
        row.show()
        for box in (row.who, row.level):
            assert box.sizeHint().width() <= box.width()
    finally:
        spoken.change("en")
        theme.set_scale(1.0)


def test_there_are_up_to_four_players_with_different_names(dialog):
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    assert len(dialog.rows) == 4 and not dialog.seats.add.isVisible()
    assert len({plan.name for plan in dialog.line_up.seats}) == 4
    QTest.mouseClick(dialog.rows[1].remove, Qt.MouseButton.LeftButton)
    assert len(dialog.rows) == 3 and dialog.seats.add.isVisible()
    assert sorted(row.crest.colour for row in dialog.rows) == [0, 2, 3]


def test_a_level_shows_its_measured_strength_for_the_number_of_players(dialog):
    row, level = dialog.rows[1], NewGameOptions().levels[3]
    row.level.setCurrentIndex(3)
    assert (
        row.measured.isVisible()
        and f"{level.strength.elo} Elo, {level.strength.points[2]} points" in row.measured.text()
    )
    took = "A decision takes 0.3 ms on average."
    assert row.level.toolTip() == f"{level.manner}\n{took}" and row.measured.toolTip() == took
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    assert f"{level.strength.points[3]} points" in row.measured.text()
    row.who.setCurrentIndex(0)
    assert not row.measured.isVisible()


def test_the_opened_list_of_levels_has_room_for_its_texts(dialog):
    choice = dialog.rows[1].level
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton)
    lines, view = choice.view(), choice.view().viewport()
    assert lines.isVisible() and view.width() >= choice.lines.width
    assert view.height() >= len(NewGameOptions().levels) * lines.sizeHintForRow(0)
    level = NewGameOptions().levels[4]
    described = choice.itemData(4, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert (
        described == f"{level.strength.elo} Elo, {level.strength.points[2]} points. {level.manner}"
    )
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(lines, key)
    assert dialog.rows[1].plan.level == level.name


def test_an_instant_bot_shows_no_thinking_time(dialog):
    dialog.rows[1].level.setCurrentIndex(0)
    assert dialog.rows[1].measured.text().endswith("plays instantly")
    assert not dialog.rows[1].pace.isVisible()


def test_a_duke_has_a_pace_and_its_measured_strength(dialog):
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    for row in dialog.rows[1:]:
        row.level.setCurrentIndex(5)
    chooser = dialog.rows[1].pace
    wished = []
    bots_pace.wished.connect(wished.append)
    try:
        for known in PACES:
            QTest.mouseClick(chooser, Qt.MouseButton.LeftButton)
            QTest.keyClick(chooser.view(), Qt.Key.Key_Home)
            for _ in range(PACES.index(known)):
                QTest.keyClick(chooser.view(), Qt.Key.Key_Down)
            QTest.keyClick(chooser.view(), Qt.Key.Key_Return)
            for row in dialog.rows[1:]:
                assert row.pace.isVisibleTo(row) and row.pace.currentData() == known.name
                assert row.measured.text().startswith(f"{elo_at(known)} Elo")
                assert f"{elo_at(known)} Elo" in row.level.itemData(
                    5, Qt.ItemDataRole.AccessibleDescriptionRole
                )
        assert wished == [known.name for known in PACES]
    finally:
        bots_pace.use(NORMAL)


def test_an_added_bot_has_the_level_of_the_one_before_it(dialog):
    dialog.rows[1].level.setCurrentIndex(3)
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    assert dialog.rows[2].plan.level == NewGameOptions().levels[3].name


def test_a_player_who_was_removed_can_be_brought_back(open_dialog):
    seats = (SeatPlan("Anna", colour=3), SeatPlan("Bea"), SeatPlan("Margaux", "baron"))
    dialog = open_dialog(LineUp(seats, {"players": 3, "estates": ["2", "5", "7"]}))
    before = dialog.line_up
    assert not dialog.seats.undo.isVisible()
    QTest.mouseClick(dialog.rows[0].remove, Qt.MouseButton.LeftButton)
    assert [plan.name for plan in dialog.line_up.seats] == ["Bea", "Margaux"]
    assert dialog.seats.gone.text() == "Player removed: Anna"
    assert dialog.focusWidget() is dialog.seats.undo
    QTest.keyClick(dialog.seats.undo, Qt.Key.Key_Space)
    assert dialog.line_up == before and not dialog.seats.undo.isVisible()


def test_a_player_added_to_bots_only_is_a_person(dialog):
    QTest.mouseClick(dialog.rows[0].remove, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    assert [(row.name.text(), row.plan.is_person) for row in dialog.rows] == [
        ("Margaux", False),
        ("You", True),
    ]


def names(dialog):
    return [row.name.text() for row in dialog.rows]


def test_a_person_without_a_name_is_you_alone_and_named_by_the_seat_among_others(dialog):
    dialog.rows[1].who.setCurrentIndex(0)
    assert names(dialog) == ["Player 1", "Player 2"]
    assert [plan.name for plan in dialog.line_up.seats] == ["Player 1", "Player 2"]
    assert dialog.focusWidget() is dialog.start
    dialog.rows[1].who.setCurrentIndex(1)
    assert names(dialog) == ["You", "Margaux"]
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    dialog.rows[2].who.setCurrentIndex(0)
    assert names(dialog) == ["Player 1", "Margaux", "Player 3"]
    QTest.mouseClick(dialog.rows[1].remove, Qt.MouseButton.LeftButton)
    assert names(dialog) == ["Player 1", "Player 2"]


def test_a_chosen_name_stays_when_others_join(open_dialog):
    dialog = open_dialog(
        LineUp((SeatPlan("You"), SeatPlan("Margaux", "squire")), {}), {"Margaux": (None, None)}
    )
    dialog.rows[0].name.setText("Bea")
    dialog.rows[1].who.setCurrentIndex(0)
    assert names(dialog) == ["Bea", "Margaux"]


def test_a_name_like_that_of_another_seat_stays_if_somebody_types_it(dialog):
    dialog.rows[1].who.setCurrentIndex(0)
    dialog.rows[1].name.setText("Player 3")
    QTest.mouseClick(dialog.seats.add, Qt.MouseButton.LeftButton)
    assert names(dialog)[:2] == ["Player 1", "Player 3"]
    assert seat_names(dialog.line_up.seats)[:2] == ["Player 1", "Player 3"]


def test_a_name_like_that_of_another_seat_stays_in_every_language(open_dialog):
    spoken.change("de")
    try:
        dialog = open_dialog(LineUp((SeatPlan("You"), SeatPlan("Player 3")), {}))
        assert names(dialog) == ["Spieler 1", "Player 3"]
        assert [plan.name for plan in dialog.line_up.seats] == ["Player 1", "Player 3"]
    finally:
        spoken.change("en")


def test_a_person_called_you_before_is_named_by_the_seat_among_others(open_dialog):
    assert names(open_dialog(LineUp((SeatPlan("You"), SeatPlan("Anna")), {}))) == [
        "Player 1",
        "Anna",
    ]


def test_a_bot_named_after_its_level_changes_its_name_with_the_level(open_dialog):
    dialog = open_dialog(LineUp((SeatPlan("Anna"), SeatPlan("Herzog", "duke")), {"players": 2}))
    row = dialog.rows[1]
    assert (row.name.text(), row.plan.name) == ("Duke", "Duke")
    row.level.setCurrentIndex(row.level.findData("knight"))
    assert row.name.text() == "Knight"
    row.who.setCurrentIndex(0)
    assert row.name.text() == "Player 2"


def test_only_chosen_names_are_proposed(open_dialog):
    dialog = open_dialog(
        people={"You": (None, None), "Anna": (None, None), "Player 2": (None, None)}
    )
    assert dialog.rows[0].name.completer().model().stringList() == ["Anna"]


def test_a_bot_has_a_strength_and_a_person_none(dialog):
    row = dialog.rows[1]
    row.level.setCurrentIndex(0)
    assert row.plan.level == NewGameOptions().levels[0].name
    row.who.setCurrentIndex(0)
    assert row.plan.level is None and not row.level.isVisible()


@pytest.mark.parametrize(
    ("name", "words"), [("", "needs a name"), ("   ", "needs a name"), ("You", "same name")]
)
def test_a_missing_or_repeated_name_is_reported_and_the_game_cannot_start(written, name, words):
    dialog = written
    dialog.rows[1].name.setText(name)
    assert words in dialog.wrong.text() and dialog.wrong.isVisible()
    assert not dialog.start.isEnabled()
    dialog.rows[1].name.setText("Margaux")
    assert dialog.start.isEnabled() and not dialog.wrong.isVisible()


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "9007199254740992", "٣"])
def test_an_invalid_seed_is_reported(written, seed):
    written.seed.setText(seed)
    assert "seed" in written.wrong.text() and not written.start.isEnabled()


def test_a_seed_goes_into_the_request(dialog):
    dialog.seed.setText(" 4817 ")
    assert dialog.line_up.request["seed"] == 4817


def test_an_estate_is_chosen_from_pictures(dialog, qtbot):
    QTest.mouseClick(dialog.rows[0].choice.button, Qt.MouseButton.LeftButton)
    chooser = dialog.rows[0].choice.button.findChild(EstateChooser)
    pictures = chooser.findChildren(QToolButton)
    assert [picture.text() for picture in pictures] == [str(number) for number in range(1, 11)]
    QTest.mouseClick(pictures[6], Qt.MouseButton.LeftButton)
    assert dialog.line_up.request["estates"] == ["7", "1"]


def test_dealt_estates_are_not_chosen_here(dialog):
    dialog.panel.setups.button(1).click()
    assert dialog.line_up.request["setup"] == "open" and "estates" not in dialog.line_up.request
    assert not is_chosen_here(dialog.rows[0])
    dialog.seats.add_player()
    assert not is_chosen_here(dialog.rows[2])
    dialog.panel.setups.button(0).click()
    assert is_chosen_here(dialog.rows[2])


def test_every_set_up_of_the_edition_is_described(dialog):
    assert [button.text().replace("&", "") for button in dialog.panel.setups.buttons()] == [
        "Estates as chosen", "Two dealt, choose openly", "Two dealt, choose in secret"
    ]  # fmt: skip


def test_a_bot_in_place_of_a_person_has_the_last_used_level(open_dialog):
    people = LineUp((SeatPlan("Anna"), SeatPlan("Bea")), {"players": 2})
    others = {"tuscany": LineUp((SeatPlan("Anna"), SeatPlan("B", "baron")), {"game": "tuscany"})}
    for known, level in ((None, "squire"), (others, "baron")):
        dialog = open_dialog(people, line_ups=known)
        dialog.rows[1].who.setCurrentIndex(1)
        assert dialog.rows[1].plan.level == level
    dialog.rows[1].level.setCurrentIndex(dialog.rows[1].level.findData("page"))
    dialog.rows[0].who.setCurrentIndex(1)
    assert dialog.rows[0].plan.level == "page"


def test_every_game_opens_with_its_last_line_up(open_dialog):
    three = LineUp((SeatPlan("Anna"), SeatPlan("B", "page"), SeatPlan("C", "duke")), {})
    dialog = open_dialog(
        LineUp((SeatPlan("Anna"), SeatPlan("Bea")), {"game": "burgundy"}),
        line_ups={
            "tuscany": LineUp(three.seats, {"game": "tuscany"}, Clock("turn", 60)),
            "burgundy-dice": LineUp((SeatPlan("Anna"),), {"game": "burgundy-dice", "players": 1}),
        },
    )
    dialog.choose_game("tuscany")
    assert [plan.level for plan in dialog.line_up.seats] == [None, "page", "duke"]
    assert dialog.line_up.clock == Clock("turn", 60)
    dialog.choose_game("burgundy-dice")
    assert (dialog.panel.way, len(dialog.rows), dialog.line_up.clock) == ("solo", 1, None)
    dialog.choose_game("carcassonne")  # never played: the players of the last game sit here too
    assert dialog.rows[0].name.text() == "Anna"
    dialog.choose_game("burgundy")
    assert [plan.name for plan in dialog.line_up.seats] == ["Anna", "Bea"]
    dialog.choose_game("tuscany")
    assert len(dialog.rows) == 3 and dialog.line_up.clock == Clock("turn", 60)


def test_the_last_line_up_is_proposed_again(open_dialog):
    seats = SeatPlan("Ana", "duke"), SeatPlan("Béa"), SeatPlan("Cy", "page")
    dialog = open_dialog(LineUp(seats, {"setup": "secret", "estates": ["3", "5", "9"]}))
    assert [(plan.name, plan.level) for plan in dialog.line_up.seats] == [
        (plan.name, plan.level) for plan in seats
    ]
    assert dialog.panel.setup == "secret"
    dialog.panel.setups.button(0).click()
    assert dialog.line_up.request["estates"] == ["3", "5", "9"]


def test_a_last_line_up_that_no_longer_fits_is_corrected(open_dialog):
    seats = (SeatPlan("Ana", "no such level"),)
    dialog = open_dialog(
        LineUp(seats, {"edition": "2011", "setup": "no such set-up", "estates": ["77"]})
    )
    assert len(dialog.rows) == 2 and not any(row.remove.isVisible() for row in dialog.rows)
    assert dialog.line_up.seats[0].level == NewGameOptions().levels[-1].name
    assert dialog.line_up.request["setup"] == "fixed" and dialog.line_up.request["estates"] == [
        "1",
        "1",
    ]


@pytest.mark.parametrize(
    "kept", [{"edition": []}, {"modules": 5}, {"estates": "12"}, {"estates": [[], 3]}, {"game": {}}]
)
def test_an_invalid_last_line_up_gives_the_default_game(open_dialog, kept):
    asked = open_dialog(LineUp((SeatPlan("Ana"), SeatPlan("Bot", "page")), kept)).line_up.request
    assert (asked["game"], asked["modules"], asked["estates"]) == ("burgundy", [], ["1", "1"])


def test_a_colour_that_is_taken_is_swapped(dialog):
    first, second = dialog.rows
    before = first.crest.colour, second.crest.colour
    chooser = first.crest.open()
    QTest.mouseClick(chooser.choices["colour"][before[1]], Qt.MouseButton.LeftButton)
    assert (first.crest.colour, second.crest.colour) == (before[1], before[0])
    assert [plan.colour for plan in dialog.line_up.seats] == [before[1], before[0]]


def test_a_person_chooses_a_picture_and_a_bot_shows_its_level(dialog):
    person, bot = dialog.rows
    chooser = person.crest.open()
    picture = next(each for each in chooser.choices["avatar"] if each.accessibleName() == "Snail")
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton)
    assert dialog.line_up.seats[0].avatar == "snail" and "people/snail" in person.crest.art_name
    bot.level.setCurrentIndex(5)
    assert "people/duke" in bot.crest.art_name
    assert not bot.crest.open().choices["avatar"]


def test_a_crest_is_chosen_by_key(dialog):
    person = dialog.rows[0].crest
    person.setFocus()
    QTest.keyClick(person, Qt.Key.Key_Space)
    chooser = person.findChild(CrestChooser)
    assert chooser.focusWidget().accessibleName() == "Fox"
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(chooser.focusWidget(), Qt.Key.Key_Space)
    assert dialog.line_up.seats[0].avatar == "owl"


def test_a_known_person_has_the_colour_and_picture_of_last_time(qtbot):
    people = {"Zoe": (3, "stag")}
    dialog = NewGameDialog(None, NewGameOptions(), None, people)
    qtbot.addWidget(dialog)
    dialog.show()
    name = dialog.rows[0].name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Zoe")
    assert dialog.line_up.seats[0].colour == 3 and dialog.line_up.seats[0].avatar == "stag"


def test_a_challenge_sets_players_estates_and_seed(dialog):
    asked = complete_request({"players": 3, "estates": ["4", "2", "7"], "seed": 99}, 0)
    dialog.seed.setFocus()
    QTest.keyClicks(dialog.seed, deal_code_of(asked))
    request = dialog.line_up.request
    assert (request["players"], request["estates"], request["seed"]) == (3, ["4", "2", "7"], 99)
    assert (
        "challenge" in dialog.deal.note.text()
        and dialog.start.isEnabled()
        and not dialog.line_up.casual
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("BQ2-000", "typing error"),
        ("8Q2-0K3A-0000", "typing error"),
        ("BQ7-0000", "another version"),
        ("abc", "not a challenge code or a seed"),
    ],
)
def test_a_code_that_cannot_be_played_is_explained(written, text, why):
    dialog = written
    dialog.seed.setText(text)
    assert why in dialog.wrong.text() and not dialog.start.isEnabled()
    dialog.seed.clear()
    assert dialog.start.isEnabled() and "seed" not in dialog.line_up.request


@pytest.mark.parametrize("game", GAMES)
def test_a_code_of_any_challenge_begins_exactly_its_game(open_dialog, game):
    dialog = open_dialog()
    for asked in profile_of(game).challenges:
        request = ruleset(game).complete_request({"game": game, **asked, "seed": 4711}, 0)
        dialog.seed.setText(deal_code_of(request))
        assert deal_code_of(dialog.line_up.request) == deal_code_of(request)
        assert "A challenge" in dialog.deal.note.text()


def test_changing_the_settings_of_a_code_warns_that_it_is_another_game(dialog):
    asked = complete_request({"players": 3, "estates": ["4", "2", "7"], "seed": 99}, 0)
    dialog.seed.setText(deal_code_of(asked))
    QTest.mouseClick(dialog.rows[2].remove, Qt.MouseButton.LeftButton)
    assert dialog.line_up.request["players"] == 2
    assert "a different game" in dialog.deal.note.text() and dialog.start.isEnabled()
    dialog.seed.clear()
    assert "same seed" in dialog.deal.note.text()


def test_the_deal_of_a_game_played_again_counts_as_casual_until_another_is_taken(qtbot):
    asked = complete_request({"players": 2, "estates": ["4", "2"], "seed": 99}, 0)
    last = LineUp((SeatPlan("Ana"), SeatPlan("Béa")), asked)
    dialog = NewGameDialog(None, NewGameOptions(), last, again=asked)
    qtbot.addWidget(dialog)
    assert dialog.line_up.casual and dialog.line_up.request["seed"] == 99
    dialog.seed.clear()
    assert not dialog.line_up.casual and "seed" not in dialog.line_up.request


def test_a_clock_is_chosen_in_the_section_more(dialog):
    assert dialog.line_up.clock is None and not dialog.clock.kind.isVisible()
    QTest.mouseClick(dialog.clock.fold, Qt.MouseButton.LeftButton)
    dialog.clock.kind.setCurrentIndex(1)
    assert dialog.clock.minutes.isVisible() and not dialog.clock.seconds.isVisible()
    assert dialog.line_up.clock == Clock("game", 1200, 10)
    dialog.clock.kind.setCurrentIndex(2)
    assert dialog.line_up.clock == Clock("turn", 60)


def test_the_clock_of_last_time_is_shown_again_unfolded(open_dialog):
    seats = SeatPlan("Ana"), SeatPlan("Béa")
    dialog = open_dialog(LineUp(seats, {}, Clock("turn", 30)))
    assert dialog.clock.seconds.isVisible() and dialog.line_up.clock == Clock("turn", 30)


def is_chosen_here(row):
    return row.choice.shown.currentWidget() is row.choice.button


@pytest.mark.parametrize("size", [LEAST_SIZE, (1280, 800)])
def test_an_error_is_visible_beside_the_disabled_button(at, size):
    at.window.resize(*size)
    at.window.dialogs.ask_for_game()
    dialog = at.new_game_dialog()
    dialog.seed.setText("BQ2-000")
    at.wait_until(dialog.wrong.isVisible)
    assert dialog.wrong.visibleRegion().boundingRect() == dialog.wrong.rect()
    assert dialog.rect().contains(dialog.wrong.mapTo(dialog, dialog.wrong.rect().bottomRight()))
    assert not dialog.start.isEnabled()
