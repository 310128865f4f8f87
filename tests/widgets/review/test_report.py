"""Tests of the report on a reviewed game: its figure, its turns and its texts, by clicks and by
keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMenu

from burgundy_qt.ai.review.review_result import SLIP, Accuracy, LuckAccount
from burgundy_qt.language.formats import MINUS
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions.question import mistakes_of
from burgundy_qt.session.reviews.review_task import (
    ReviewedGame,
    costliest,
    lost_by,
    turns_that_lost,
)
from burgundy_qt.session.statistics.ledger import EarlierRate, Ledger
from burgundy_qt.widgets.questions.course_dialog import lessons_of
from burgundy_qt.widgets.review.report_dialog import LossesTable, ReportDialog
from burgundy_qt.widgets.review.review_graph import parts_of
from burgundy_qt.widgets.review.review_text import (
    accuracy_words,
    earlier_text,
    kind_of_turn,
    luck_and_skill_text,
    part_of_game,
    part_title,
    skill_text,
    turn_text,
    unnamed_text,
)
from tests.a_review import a_played_game, a_review
from tests.session.statistics.ledger_samples import a_finished_game, a_seat

SEATS = SeatPlan("Anna"), SeatPlan("Knight", "knight")


@pytest.fixture(scope="module")
def reviewed():
    game = a_played_game()
    return ReviewedGame(game, SEATS, "game-9", False, a_review(game))


@pytest.fixture
def dialog(at, reviewed):
    """Open the report over a window whose statistics contain one earlier game."""
    ledger = Ledger(at.session.folders.statistics)
    game = replace(
        a_finished_game(1, a_seat("Anna"), a_seat("Knight", "knight", 80, 2)),
        game_name="burgundy-dice",
    )
    ledger.record(game)
    ledger.note_review(game.game_id, [Accuracy(40, 0.5, 0.01, None, None, None, 4.0, 0.1)] * 2)
    ledger.close()
    dialog = ReportDialog(at.window, reviewed, at.session.statistics, at.session.puzzles)
    dialog.lesson_asked.connect(at.window.dialogs.teach)
    at.window.dialogs.open(dialog)
    return dialog


def plain(text: str) -> str:
    """Return the text with the minus and the spaces of a keyboard."""
    return text.replace(MINUS, "-").replace("\u00a0", " ")


def test_the_bars_of_the_figure_lead_from_the_start_to_the_end():
    account = LuckAccount(
        (0.5, 100.0), (0.2, 5.0), (-0.1, -3.0), (0.0, 1.0), (0.4, -2.0), (0.06, 2.0), (1.0, 101.0),
        (-0.15, -4.0),
    )  # fmt: skip
    start, *steps, end = parts_of(account, in_points=False)
    assert [part.begin for part in steps] == pytest.approx([0.5, 0.7, 0.6, 0.6])
    assert steps[-1].end == pytest.approx(end.end) and not steps[-1].is_known
    told = [plain(part.text) for part in (start, *steps, end)]
    assert told == ["50%", "+20%", "-10%", "0%", "+40% ± 6%", "100%"]
    assert plain(parts_of(account, in_points=True)[-2].text) == "-2 ± 2"


def test_luck_and_decisions_have_a_sentence_each():
    account = LuckAccount((0.5, 0.0), (0.12, 0.0), (-0.2, 0.0), *[(0.0, 0.0)] * 5)
    assert plain(luck_and_skill_text(account)) == (
        "Good luck raised the chance to win by 12%. The decisions brought 20% less chance "
        "to win than a Knight’s would have."
    )
    assert luck_and_skill_text(replace(account, luck=(0.001, 0.0))).startswith("Luck was neither")


def test_a_level_of_play_is_named_only_where_it_was_measured():
    skill = Accuracy(41, 0.0234, 0.003, 1480, 90, "knight", 1.234, 0.2)
    assert skill_text(skill).startswith("1.23 points of the lead lost per decision, in 41")
    assert skill_text(skill).endswith("Level of play: Knight, 1,480 ± 90.")
    assert "level" not in skill_text(replace(skill, elo=None, level=None))
    assert skill_text(replace(skill, decisions=0)) == "There was nothing to decide."
    assert skill_text(replace(skill, lead=-0.1)).startswith("0.00 points of the lead lost")


def test_the_report_explains_why_it_names_no_level():
    skill = Accuracy(14, 0.0234, 0.003, None, None, None, 1.234, 0.2)
    assert unnamed_text(skill, None) == "A single game like this does not show a player’s level."
    assert unnamed_text(skill, 15) == "It takes at least 15 decisions to name a level."
    assert unnamed_text(replace(skill, elo=1480, level="knight"), 15) == ""
    assert unnamed_text(replace(skill, decisions=0), None) == ""


@pytest.mark.parametrize(
    ("game", "decisions", "told"),
    [
        ("carcassonne", 36, "A single game like this does not show a player’s level."),
        ("burgundy-dice", 12, "It takes at least 15 decisions to name a level."),
    ],
)
def test_the_report_of_a_game_without_levels_explains_why(at, game, decisions, told):
    played = a_played_game(game=game)
    review = a_review(played)
    skills = tuple(
        replace(one, decisions=decisions, elo=None, elo_error=None, level=None)
        for one in review.skills
    )
    review = replace(review, skills=skills)
    at.window.dialogs.show_report(ReviewedGame(played, SEATS, "game-1", False, review))
    assert at.window.dialog.skill.text().endswith(f"in {decisions} decisions. {told}")


def test_a_game_is_called_better_only_beyond_chance():
    skill = Accuracy(41, 0.01, 0.01, None, None, None, 0.8, 0.2)
    assert earlier_text(skill, EarlierRate(0, 0.0)) == ""
    assert earlier_text(skill, EarlierRate(3, 1.1)).endswith("This game was played better.")
    assert earlier_text(skill, EarlierRate(3, 0.9)).endswith("played about as well.")
    assert earlier_text(skill, EarlierRate(3, 0.5)).endswith("This game was not played as well.")


def test_losses_by_kind_and_by_phase_add_up_to_the_total_loss(reviewed):
    lost = sum(turn.loss for turn in turns_that_lost(reviewed, 0))
    for part in (kind_of_turn, part_of_game):
        by_part = lost_by(reviewed, 0, lambda turn, part=part: part(reviewed, turn))
        assert sum(one.win for one in by_part.values()) == pytest.approx(lost) and lost > 0


def test_good_decisions_are_counted_for_the_game_and_for_its_parts(at, dialog, reviewed):
    turns = [turn for turn in reviewed.review.turns if turn.seat == 0 and turn.is_choice]
    good = [turn for turn in turns if turn.grade is None]
    told = accuracy_words(reviewed, 0)
    assert told.startswith(f"Good decisions: {len(good)} of {len(turns)}. Phase I: ")
    parts = [part.rstrip(".") for part in told.split(". ", 1)[1].split(", ")]
    assert sum(int(part.split()[-1]) for part in parts) == len(turns)
    assert sum(int(part.split()[-3]) for part in parts) == len(good)
    assert dialog.accuracy.text() == told


@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("burgundy", {"Phase A", "Phase E"}),
        ("tuscany", {"Phase I", "Phase III"}),
        ("carcassonne", {"First third", "Last third"}),
    ],
)
def test_every_game_has_names_for_kinds_of_actions_and_its_parts(game, titles):
    played = a_played_game(game=game)
    told = ReviewedGame(played, SEATS, "game-1", False, a_review(played, losses=(0.03,)))
    turns = [turn for seat in (0, 1) for turn in turns_that_lost(told, seat)]
    assert titles <= {part_title(told, part_of_game(told, turn)) for turn in turns}
    assert "Something else" not in {kind_of_turn(told, turn) for turn in turns}


def as_decided_game(reviewed):
    """Return the review as if the game was already decided: costly turns lose only points, and
    later ones lose more."""
    turns = tuple(
        replace(
            turn,
            swing=replace(
                turn.swing,
                win=(0.0, 0.0),
                points=tuple(
                    -(1 + turn.first / 10) if seat == turn.seat else 0.0 for seat in (0, 1)
                ),
            ),
        )
        for turn in reviewed.review.turns
    )
    return replace(reviewed, review=replace(reviewed.review, turns=turns))


def test_in_a_decided_game_points_are_given_away_and_there_are_no_blunders(at, reviewed):
    decided = as_decided_game(reviewed)
    at.window.dialogs.show_report(decided)
    dialog = at.window.dialog
    lost = [turn.loss_in_points for turn in costliest(decided, 0)]
    assert lost == sorted(lost, reverse=True) and lost
    for row in dialog.rows:
        assert "points given away" in row.accessibleName() and "win" not in row.accessibleName()
    told = turn_text(costliest(decided, 0)[0], "Anna")
    assert "given away. The chance to win hardly changed." in told and "blunder" not in told


@pytest.mark.parametrize("losses", [(0.03, 0.0), (0.03, 0.07, 0.0, 0.14), (0.06, 0.0)])
def test_the_report_and_the_questions_about_mistakes_have_the_same_turns(reviewed, losses):
    game = replace(reviewed, review=a_review(reviewed.game, losses=losses))
    listed = costliest(game, 0)
    assert sorted(turn.first for turn in listed) == [one.revision for one in mistakes_of(game, 0)]
    assert listed and len({turn.grade is SLIP for turn in listed}) == 1


ALONE = {
    "burgundy-dice": ({"game": "burgundy-dice"}, "point"),
    "burgundy": (
        {"game": "burgundy", "edition": "2019", "modules": ["solo"], "estates": ["13a"]},
        "space",
    ),
}


@pytest.mark.parametrize(("request_", "unit"), ALONE.values(), ids=ALONE.keys())
def test_a_solo_game_is_judged_in_its_own_unit_and_without_opponents(at, request_, unit):
    game = a_played_game(players=1, **request_)
    review = a_review(game)
    alone = ReviewedGame(game, SEATS[:1], "game-9", False, review)
    at.window.dialogs.show_report(alone)
    dialog = at.window.dialog
    told = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    told += [dialog.figure.accessibleName(), *(row.accessibleName() for row in dialog.rows)]
    said = " ".join(told)
    assert not dialog.counts.isVisible() and dialog.rows
    assert all(word not in said for word in ("chance to win", "Chance to win", "others’ play"))
    assert f"{unit}s lost per decision" in said and unit in dialog.rows[0].accessibleName()
    assert ("not good yet" if unit == "point" else "spaces left") in dialog.sentence.text()


def test_a_click_on_a_costly_turn_shows_its_moment(at, dialog, reviewed):
    asked = []
    dialog.turn_asked.connect(asked.append)
    worst = costliest(reviewed, 0)
    assert len(dialog.rows) == len(worst) > 2
    assert [turn.loss for turn in worst] == sorted((turn.loss for turn in worst), reverse=True)
    at.click(dialog.rows[1])
    assert asked == [worst[1].first] and at.window.dialog is None


def test_keys_lead_to_another_seat_to_points_and_to_the_moment_of_a_turn(at, dialog, reviewed):
    asked = []
    dialog.turn_asked.connect(asked.append)
    assert dialog.sentence.text().startswith("Anna: ")
    dialog.whose.setFocus()
    at.press(Qt.Key.Key_Right, dialog.whose.group.button(0))
    assert dialog.sentence.text().startswith("Knight: ") and not dialog.earlier.isVisible()
    dialog.counts.setFocus()
    at.press(Qt.Key.Key_Right, dialog.counts.group.button(0))
    assert "%" not in dialog.figure.parts[0].text
    at.wait_until(dialog.rows[0].isVisible)
    dialog.rows[0].setFocus()
    at.press(Qt.Key.Key_Down, dialog.rows[0])
    assert dialog.focusWidget() is dialog.rows[1]
    at.press(Qt.Key.Key_Return, dialog.rows[1])
    assert asked == [costliest(reviewed, 1)[1].first]


def test_the_game_is_compared_with_earlier_games(at, dialog):
    at.wait_until(dialog.earlier.isVisible)
    assert "4.00 points per decision" in plain(dialog.earlier.text())
    assert dialog.earlier.text().endswith("This game was played better.")


def test_questions_are_about_the_mistakes_of_the_seat_in_view(at, reviewed):
    at.window.dialogs.show_report(reviewed)
    at.click(at.window.dialog.learn)
    at.wait_until(lambda: at.window.is_question_on)
    assert at.window.questions.trial.question.seat == 0


def test_a_game_without_losses_has_a_friendly_message(at, reviewed):
    clean = replace(reviewed, review=a_review(reviewed.game, losses=(0.0001,)))
    at.window.dialogs.show_report(clean)
    dialog = at.window.dialog
    assert isinstance(dialog, ReportDialog) and not dialog.rows and not dialog.learn.isVisible()
    told = [label.text() for label in dialog.findChildren(type(dialog.skill))]
    assert "No turn cost more than chance can explain. Well played." in told
    assert turns_that_lost(clean, 0) and not dialog.findChildren(LossesTable)


def test_the_losses_follow_the_choice_of_chances_or_points(at, reviewed):
    at.window.dialogs.show_report(reviewed)
    dialog = at.window.dialog
    told = [label.text() for label in labels_of_losses(dialog)]
    assert any(text.endswith("%") for text in told) and not any("point" in text for text in told)
    at.click(dialog.counts.group.button(1))
    at.wait_until(lambda: any("point" in label.text() for label in labels_of_losses(dialog)))
    assert not any(label.text().endswith("%") for label in labels_of_losses(dialog))


def labels_of_losses(dialog):
    tables = [table for table in dialog.findChildren(LossesTable) if table.isVisible()]
    return [label for table in tables for label in table.findChildren(QLabel)]


def test_the_report_says_that_only_a_part_has_been_reviewed(at, reviewed):
    part = replace(reviewed, review=a_review(reviewed.game, until=20))
    at.window.dialogs.show_report(part)
    assert "Covers the part reviewed so far." in at.window.dialog.sentence.text()


def test_a_click_opens_the_strategy_of_the_game_beside_the_report(at, reviewed):
    at.window.dialogs.show_report(reviewed)
    dialog = at.window.dialog
    at.wait_until(dialog.isActiveWindow)
    at.click(dialog.strategy)
    rules = at.window.rules
    at.wait_until(lambda: rules.window is not None and rules.window.topic == "strategy")
    assert rules.window.book.game == "burgundy-dice" and at.window.dialog is dialog
    rules.close()


def test_the_report_leads_to_the_lesson_about_the_costliest_motive(dialog, at):
    at.wait_until(lambda: not dialog.lesson.isHidden())
    lesson = dialog.advised
    most = max(
        sum(dialog.costly[kind] for kind in each.motives) for each in lessons_of("burgundy-dice")
    )
    assert sum(dialog.costly[kind] for kind in lesson.lesson.motives) == most > 0
    assert dialog.lesson.text() == lesson.title
    at.click(dialog.lesson)
    at.wait_until(lambda: at.window.is_question_on)
    assert at.window.questions.panel.heading.text() == lesson.title


def test_the_report_and_each_of_its_moments_are_saved_as_pictures(
    at, reviewed, tmp_path, monkeypatch
):
    at.window.dialogs.show_report(reviewed)
    dialog, file = at.window.dialog, tmp_path / "report.png"
    at.wait_until(dialog.isActiveWindow)
    at.wait_until(lambda: all(not row.picture.pixmap().isNull() for row in dialog.rows))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    at.click(dialog.save)
    whole, size = QImage(str(file)), dialog.halves.both.size()
    assert whole.width() >= 2 * size.width() and whole.height() > 2 * size.height()
    row = dialog.rows[0]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    moment = QImage(str(file))
    assert moment.size() == 2 * row.size()
    colours = {moment.pixel(x, moment.height() // 2) for x in range(moment.width())}
    assert len(colours) > 5
    row.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint()))
    [menu] = row.findChildren(QMenu)
    file.unlink()
    menu.actions()[0].trigger()
    menu.close()
    assert file.exists()
