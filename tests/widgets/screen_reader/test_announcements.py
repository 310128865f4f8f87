"""Tests of the table as a screen reader finds it, through Qt's accessibility interfaces."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.widgets.play.game_input import Prompt
from burgundy_qt.widgets.screen_reader.accessible_interface import AccessibleTableInterface
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.widgets.window_driver import AtTheWindow

PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()


@contextmanager
def a_game(folder, **request) -> Iterator[AtTheWindow]:
    """Yield a window with a game of two people at its first decision."""
    at = AtTheWindow(folder)
    people = SeatPlan("Anna"), SeatPlan("Bea")
    at.session.new_game(LineUp(people, {"players": 2, "seed": 4, **request}))
    at.wait_for_my_turn()
    yield at
    at.close()


@pytest.fixture
def at(qtbot, tmp_path) -> Iterator[AtTheWindow]:
    with a_game(tmp_path) as at:
        yield at


@pytest.fixture(scope="module")
def shown(qapp, tmp_path_factory) -> Iterator[AtTheWindow]:
    """Yield a game that tests only look at."""
    with a_game(tmp_path_factory.mktemp("shown")) as at:
        yield at


def dialog_of(at):
    at.window.menus.actions["new"].trigger()
    return at.new_game_dialog()


def everything(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield the interface of an object, and those of all its children."""
    yield found
    for at in range(found.childCount()):
        child = found.child(at)
        assert child is not None
        assert found.indexOfChild(child) == at
        yield from everything(child)


def table(at) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(at.table)


def name(found: QAccessibleInterface) -> str:
    return found.text(QAccessible.Text.Name)


def named(at, wanted: str) -> QAccessibleInterface:
    return next(found for found in everything(table(at)) if name(found) == wanted)


def test_the_table_is_a_tree_of_depots_seats_course_and_bonuses(shown):
    reading = table(shown)
    uppermost = [name(reading.child(place)) for place in range(reading.childCount())]
    first, second = (plan.name for plan in shown.session.view.line_up.seats)
    assert uppermost[:5] == [
        "Depots",
        f"Player: {first}",
        f"Player: {second}",
        "Progress of the game",
        "Bonuses",
    ]
    cells = [found for found in everything(reading) if name(found).startswith("Space ")]
    assert len(cells) == 2 * 37
    assert "Space 1.1, animals, number 6, empty" in [name(cell) for cell in cells]


def test_the_prompt_and_the_log_are_found_on_the_table(shown):
    inside = [found.object() for found in everything(table(shown))]
    for widget in (shown.page.prompt, shown.page.prompt.end, shown.page.log, shown.page.log.log):
        assert widget in inside


def test_every_part_has_a_name_and_a_parent(shown):
    reading = table(shown)
    for place in range(reading.childCount()):
        group = reading.child(place)
        assert group.parent().object() is shown.table
    parts = list(shown.window.announcements.table.all_parts())
    assert len(parts) > 120
    for part in parts:
        found = QAccessible.queryAccessibleInterface(part)
        assert name(found), part
        assert found.selectionInterface() is None and found.textInterface() is None
        for place in range(found.childCount()):
            assert found.child(place).parent().object() is part


def test_selectable_parts_are_marked_and_have_their_visible_position(shown):
    announcements = shown.window.announcements.table
    for target in shown.page.decision.highlights:
        part = announcements.part_of(target)
        if part is None:  # a button beside the table
            continue
        found = QAccessible.queryAccessibleInterface(part)
        assert found.state().focusable and found.actionInterface().actionNames() == [PRESS, FOCUS]
        assert "You can choose this." in found.text(QAccessible.Text.Description)
        middle = found.rect().center()
        assert table(shown).childAt(middle.x(), middle.y()).object() is part


def test_the_focus_of_the_keyboard_is_reported(at):
    at.window.activateWindow()
    at.wait_until(at.window.isActiveWindow)
    target = at.page.keys.offered[0]
    part = at.window.announcements.table.part_of(target)
    found = QAccessible.queryAccessibleInterface(part)
    assert not found.state().focused
    found.actionInterface().doAction(FOCUS)
    assert at.page.keys.at == target
    assert found.state().focused
    assert table(at).focusChild().object() is part


def test_pressing_does_what_a_click_does(at):
    pair = next(offer for offer in at.page.decision.highlights if offer.kind == "die")
    found = QAccessible.queryAccessibleInterface(at.window.announcements.table.part_of(pair))
    found.actionInterface().doAction(PRESS)
    assert at.page.decision.choosing.die == pair.place
    assert (
        QAccessible.queryAccessibleInterface(at.window.announcements.table.part_of(pair))
        .state()
        .selected
    )
    at.page.decision.back()
    revision = at.session.view.revision
    workers = at.window.announcements.table.part_of(ClickTarget("workers"))
    QAccessible.queryAccessibleInterface(workers).actionInterface().doAction(PRESS)
    at.wait_until(lambda: at.session.view.revision > revision)


def test_another_seats_space_enlarges_its_estate_as_a_click_does(at):
    other = 1 - at.page.scene.seat_shown
    cell = next(
        part
        for part in at.window.announcements.table.all_parts()
        if getattr(part, "slot", None) and part.slot.kind == "cell" and part.slot.owner == other
    )
    QAccessible.queryAccessibleInterface(cell).actionInterface().doAction(PRESS)
    assert at.page.scene.seat_shown == other


def test_a_question_on_the_table_is_answered_by_its_parts(at):
    asking = ClickTarget("choice", "One way"), ClickTarget("choice", "Another way")
    at.page.scene.offer(dict.fromkeys(asking, at.page.decision.highlights[ClickTarget("workers")]))
    answers = table(at).child(0)
    assert name(answers) == "Answers"
    assert [name(answers.child(place)) for place in range(answers.childCount())] == [
        "One way",
        "Another way",
    ]
    at.page.scene.offer({})
    assert name(table(at).child(0)) == "Depots"


def test_actions_and_the_next_player_are_announced(at):
    said: list[str] = []
    at.window.announcements.said.connect(lambda sentence, politeness: said.append(sentence))
    mover = at.session.view.line_up.seats[at.session.view.legal["seat"]].name
    at.page.decision.click(ClickTarget("workers"))
    at.wait_until(lambda: len(said) > 1)
    at.wait_for_my_turn()
    assert said[0].startswith(f"{mover}: Took workers.")
    assert said[-1].startswith(at.page.prompt.heading.text())


def heard_by(at) -> list[str]:
    """Return a list to which all announcements from now on are added."""
    said: list[str] = []
    at.window.announcements.said.connect(lambda sentence, politeness: said.append(sentence))
    return said


def take_workers(at) -> str:
    """Take workers with a die, and return the name of the next player to decide."""
    view = at.session.view
    at.page.decision.click(ClickTarget("workers"))
    at.wait_until(lambda: at.session.view.revision > view.revision and at.is_asked)
    return view.line_up.seats[view.legal["seat"]].name


def test_lines_of_one_player_name_the_player_once(at):
    said = heard_by(at)
    name = take_workers(at)
    assert said[0] == f"{name}: Took workers. +2 workers."


def test_the_dice_are_announced_when_a_turn_begins_and_again_after_an_undo(at):
    take_workers(at)
    said = heard_by(at)
    name = take_workers(at)
    at.page.decision.end()
    at.wait_until(lambda: said[-1].startswith("Bea’s turn") or said[-1].startswith("Anna’s turn"))
    at.wait_for_my_turn()
    first, second = (
        die.face for die in at.page.scene.state.seats[at.session.view.legal["seat"]].dice
    )
    assert said[-1].endswith(f"Dice: {first} and {second}.")
    assert not [sentence for sentence in said[:-1] if "Dice:" in sentence]
    del said[:]
    other = take_workers(at)
    assert other != name
    at.session.undo()
    at.wait_until(lambda: said[-1].endswith(f"Dice: {first} and {second}."))
    assert said[-2] == f"Undone: {other}: Took workers. +2 workers."


def test_the_tile_is_announced_when_it_is_drawn_and_whenever_it_is_turned(qtbot, tmp_path):
    with a_game(tmp_path, game="carcassonne", seed=7) as at:
        spoken = at.window.announcements.table
        said = heard_by(at)
        cells = (target for target in at.page.decision.highlights if target.kind == "cell")
        at.page.decision.click(next(cell for cell in cells if "ways" in spoken.part_of(cell).name))
        at.wait_until(lambda: said and "your tile placed here: " in said[-1])
        tried = said[-1]
        at.press(Qt.Key.Key_Q)
        at.wait_until(lambda: said[-1] != tried)
        assert "your tile placed here: " in said[-1] and "Q or R" in tried
        assert at.page.prompt.heading.text() not in said[-1]


def test_a_redo_announces_the_repeated_action(at):
    name = take_workers(at)
    at.session.undo()
    at.wait_until(lambda: at.session.view.revision == 0 and at.is_asked)
    said = heard_by(at)
    at.session.redo()
    at.wait_until(lambda: at.session.view.revision == 1 and at.is_asked)
    assert said[0] == f"{name}: Took workers. +2 workers."


def test_each_position_of_the_past_is_announced(at):
    name = take_workers(at)
    said = heard_by(at)
    at.window.looking_back.toggle()
    at.wait_until(lambda: said)
    assert said[0].startswith(f"{name}: Took workers")
    at.window.looking_back.course.step(-1)
    at.wait_until(lambda: len(said) > 1)
    assert said[1] == "Before the first turn. Set-up, move 0 of 1."
    at.window.looking_back.leave()
    at.wait_until(lambda: len(said) > 2)
    assert said[2].startswith(at.page.prompt.heading.text())


def test_the_same_step_is_announced_once_while_a_hint_is_computed(at):
    said = heard_by(at)
    for heading in ("First idea: Take the ship", "Take the ship", "Take the mine"):
        at.page.asking.counsel(Prompt(heading, "Chance to win: 60%."), can_play=True)
        at.window.advising.tip_shown.emit()
        at.wait_until(lambda heading=heading: heading in at.window.announcements.asked)
    assert said == [
        "First idea: Take the ship. Chance to win: 60%.",
        "Take the mine. Chance to win: 60%.",
    ]


def test_the_reason_for_a_missing_hint_is_announced(at):
    said = heard_by(at)
    at.window.advising.refused.emit("There is no decision to make at this point.")
    assert said == ["There is no decision to make at this point."]


def test_a_part_reports_a_change_of_a_description_that_was_read(at):
    part = at.window.announcements.table.part_of(ClickTarget("workers"))
    found = QAccessible.queryAccessibleInterface(part)
    before = found.text(QAccessible.Text.Description)
    assert part.described == before
    take_workers(at)
    assert part.description != before


def test_a_text_describes_its_group_only_and_is_not_read_with_every_focus(shown):
    points = next(
        part for part in shown.window.announcements.table.all_parts() if part.name == "0 points"
    )
    found = QAccessible.queryAccessibleInterface(points)
    ((group, relation),) = found.relations()
    assert name(group).startswith("Player: ")
    assert relation == QAccessible.RelationFlag.DescriptionFor
    assert table(shown).role() != QAccessible.Role.Grouping


def test_advice_is_announced_with_the_words_of_the_prompt(at):
    said: list[str] = []
    at.window.announcements.said.connect(lambda sentence, politeness: said.append(sentence))
    at.page.asking.counsel(Prompt("Take the ship", "Chance to win: 60%."), can_play=True)
    at.window.advising.tip_shown.emit()
    at.window.advising.tip_shown.emit()
    at.wait_until(lambda: said)
    assert said == ["Take the ship. Chance to win: 60%."]


def test_in_a_narrow_window_the_other_seats_are_on_their_cards(at):
    at.window.resize(1024, 700)
    at.wait_until(lambda: at.page.scene.layout.narrow)
    other = 1 - at.page.scene.seat_shown
    hidden = [
        part
        for part in at.window.announcements.table.all_parts()
        if getattr(part, "slot", (None,) * 3)[1] == other
    ]
    assert len(hidden) > 40
    for part in hidden:
        assert not QAccessible.queryAccessibleInterface(part).state().invisible, part.name


def test_a_click_without_effect_is_explained_at_once(at):
    said = []
    at.window.announcements.said.connect(
        lambda sentence, politeness: said.append((sentence, politeness))
    )
    at.page.decision.click(ClickTarget("cell", "1.1"))
    assert said == [(at.page.prompt.sentence.text(), QAccessible.AnnouncementPoliteness.Assertive)]


def test_all_interfaces_are_removed_from_qt_before_the_table_is_deleted(at):
    parts = list(at.window.announcements.table.all_parts())
    readings = [QAccessible.queryAccessibleInterface(part) for part in parts]
    own = table(at)
    assert isinstance(own, AccessibleTableInterface)
    at.window.announcements.stop()
    assert not any(shiboken6.isValid(reading) for reading in [own, *readings])
    assert not isinstance(table(at), AccessibleTableInterface)
    assert QAccessible.queryAccessibleInterface(parts[0]) is None


def test_another_language_silences_the_old_table_and_translates_the_new_one(at):
    before = at.window.announcements
    at.settings.change(language="de")
    at.wait_until(lambda: at.window.announcements is not before)
    assert before.table.is_silent
    found = QAccessible.queryAccessibleInterface(at.window.page.view)
    assert isinstance(found, AccessibleTableInterface)
    assert any(name(part).startswith("Schiff, Depot") for part in everything(found))


def test_a_game_with_another_number_of_seats_has_other_parts(at):
    before = named(at, "Depot 1").object()
    dialog = dialog_of(at)
    at.click(dialog.seats.add)
    at.click(dialog.start)
    at.wait_until(lambda: len(at.session.view.line_up.seats) == 3)
    at.wait_for_my_turn()
    assert named(at, "Depot 1").object() is not before
    assert sum(name(found).startswith("Player: ") for found in everything(table(at))) == 3
