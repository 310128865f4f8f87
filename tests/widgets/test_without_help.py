"""Tests of a game without help: from the new-game dialog until it ends, the window shows no more
than the box does."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save, write_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary
from burgundy_qt.widgets.play.decision import no_help
from burgundy_qt.widgets.sprites.places import ClickTarget
from tests.session.short_games import a_game
from tests.widgets.window_driver import button

HELPS = (
    *("hint", "opponent", "do advised", "tips", "costs", "moves", "game review"),
    "games like this",
)
FINAL = ClickTarget("end"), ClickTarget("pass"), ClickTarget("another")


def begin(at, game):
    """Begin a game without help by clicks."""
    at.click(button(at.window.home, "New game"))
    dialog = at.new_game_dialog()
    dialog.choose_game(game)
    at.click(dialog.tutor.without)
    assert not dialog.tutor.choice.isEnabled() and dialog.line_up.unaided
    at.click(button(dialog, "Start game"))
    at.wait_for_my_turn()


def click_on(at, target):
    """Click a target on the table, and return whether it was visible."""
    rect = at.page.scene.rect_of(target)
    if rect.isNull():
        return False
    middle = at.table.mapFromScene(rect.center())
    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    return True


def play_a_little(at, luck):
    """Click a legal target, although nothing highlights it."""
    at.wait_for_my_turn()
    offers = at.page.decision.highlights
    targets = [target for target in offers if target not in FINAL and not offers[target].chosen]
    luck.shuffle(targets)
    if not any(click_on(at, target) for target in targets):
        at.click(at.page.prompt.end if FINAL[0] in offers else at.page.prompt.passing)


def nothing_is_shown(at):
    """Return whether nothing glows except chosen targets, and no card shows numbers."""
    scene = at.page.scene
    cards = filter(None, map(scene.explanation, scene.tabletop.shown))
    return {*scene.lights.lit().values()} <= {"selected"} and not any(card.rows for card in cards)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_help_shows_no_highlights_counts_or_advice_and_explains_refusals(at, game):
    begin(at, game)
    assert at.session.view.is_unaided and "without help" in at.window.bar.standing.text()
    actions, luck = at.window.menus.actions, random.Random(3)
    assert not any(actions[name].isEnabled() for name in HELPS)
    assert not at.page.prompt.hint.isEnabled() and not at.window.standing.switches.actions
    for _ in range(6):
        at.wait_for_my_turn()
        assert nothing_is_shown(at)
        assert "glow" not in at.page.prompt.sentence.text()
        play_a_little(at, luck)
    at.wait_for_my_turn()
    scene, refused = at.page.scene, []
    at.page.decision.refused.connect(refused.append)
    wrong = {scene.target_of(slot) for slot in scene.tabletop.shown} - {None, *scene.highlights}
    asked = at.page.decision.view
    for target in sorted(wrong, key=repr)[:5]:
        click_on(at, target)
    assert all(refused) and not any("glow" in reason for reason in refused)
    assert at.page.decision.view is asked
    at.window.advising.toggle()
    assert not at.window.advising.is_open and at.page.prompt.sentence.text() == no_help()
    at.window.reviewing.toggle()
    at.window.costs.toggle()
    assert not (at.window.is_review_on or at.window.costs.is_on)
    folder = SaveFolder(at.session.folders.games)
    assert read_save(folder.path(at.session.view.game_id)).unaided


def test_the_session_refuses_help_even_on_request(at):
    begin(at, "burgundy")
    heard = []
    for answer in (at.session.advised, at.session.compared, at.session.reviews.found):
        answer.connect(heard.append)
    view = at.session.view
    at.session.advise()
    at.session.compare(view.revision)
    at.session.review()
    at.session.set_tutor("slip")
    at.session.play_on(0, view.line_up)
    at.session.save_as(at.session.folders.games / "copy.burgundy")
    saved = []
    at.session.saved.connect(saved.append)
    at.wait_until(lambda: saved)
    assert not heard and at.session.view.game_id == view.game_id
    assert not at.session.view.casual and not at.session.view.line_up.tutor


def unaided(running):
    """Return the same game as if it had begun without help."""
    line_up = replace(running.line_up, unaided=True, tutor="slip")
    return RunningGame(running.game, line_up, running.game_id, running.created)


def test_undo_in_a_game_without_help_goes_no_further_than_in_a_rated_one():
    running = unaided(a_game(None, "page", actions=40))
    assert running.line_up.tutor == "" and not running.casual
    running.make_casual()
    assert running.view.can_undo == running.view.can_undo_casually
    assert not running.can_be_advised(0, None) and not running.can_be_played_on(0)
    assert not running.replay(None).can_be_played_on(0)


def test_after_its_end_everything_is_allowed_and_the_statistics_record_the_missing_help(tmp_path):
    running = unaided(a_game(None, "page"))
    bot = Thinker("page")
    while not running.game.is_over:
        seat = running.game.legal()["seat"]
        running.act_without_view(running.game.action(bot.choose(running.game.position, seat)), seat)
    assert not running.view.is_unaided and running.can_be_played_on(0)
    file = tmp_path / f"{running.game_id}.burgundy"
    write_save(file, running.save())
    save = read_save(file)
    assert RunningGame.from_save(save, file).line_up.unaided
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    ledger.record(finished_game(save))
    found = summary(ledger, SummaryQuery()).views["help"]
    ledger.close()
    assert [(share.part, share.games) for share in found] == [("none", 1)]
