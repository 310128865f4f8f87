"""Tests of the ladder and the weekly cup by clicks and by keys, from Home to the final score."""

from dataclasses import replace
from datetime import date
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from burgundy_qt.session import challenges, contests
from burgundy_qt.session.contest_matches import (
    FINAL,
    LOST,
    VOID,
    WON,
    ContestGame,
    Cup,
    Place,
    draw,
    matches_in,
    opponent_at,
    opponents_of,
)
from burgundy_qt.session.contests import NONE, ContestRecord, contests_file
from burgundy_qt.widgets.challenge.challenge_card import (
    cup_meaning,
    cup_text,
    names_in,
    opponent_title,
    rung_meaning,
    rung_text,
)
from burgundy_qt.widgets.challenge.contest_dialog import (
    CUP,
    LADDER,
    AfterContestGame,
    ContestDialog,
)
from burgundy_qt.widgets.controls.dialog_frame import ConfirmDialog
from burgundy_qt.widgets.dialogs.final_score_dialog import FinalScoreDialog
from burgundy_qt.widgets.dialogs.problem_dialog import ProblemDialog
from burgundy_qt.widgets.phrases.game_texts import texts_of
from burgundy_qt.widgets.statistics.statistics_dialog import StatisticsDialog
from tests.session.short_games import begin_late
from tests.widgets.games.dice.test_whole_games import click_something, play, press_something
from tests.widgets.window_driver import AtTheWindow, button

TODAY = date(2026, 11, 23)
WEEK = "2026-W48"
DICE = "burgundy-dice"
FIRST, SECOND, *_ = opponents_of(DICE)
RUNG = Place(DICE, FIRST)
TITLE, SECOND_TITLE = opponent_title(DICE, FIRST), opponent_title(DICE, SECOND)


@pytest.fixture(autouse=True)
def _clock(monkeypatch):
    monkeypatch.setattr(challenges, "present_day", lambda: TODAY)
    monkeypatch.setattr(contests, "ROLLOUTS", 4)


@pytest.fixture
def at(qtbot, tmp_path):
    at = AtTheWindow(tmp_path)
    at.wait_until(at.window.isActiveWindow)
    yield at
    at.close()


def be_at(at, window):
    """Make this window active; the screen of the tests does not do it when a dialog closes."""
    if not window.isActiveWindow():
        window.activateWindow()
        at.wait_until(window.isActiveWindow)


def dialog_of(at):
    at.wait_until(lambda: isinstance(at.window.dialog, ContestDialog))
    be_at(at, at.window.dialog)
    return at.window.dialog


def open_by_key(at):
    be_at(at, at.window)
    QTest.keyClick(at.window, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    return dialog_of(at)


def segment(segments, value):
    return segments.group.button(segments.values.index(value))


def line_of(page, opponent):
    return next(line for line in page.ladder.lines if line.opponent == opponent)


def words_in(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.text())


def keep(at, record):
    """Save this record as the past of the player."""
    contests_file(at.session.folders.contests, pytest.fail).change(lambda _: record)
    at.session.contests.look()
    at.wait_until(lambda: at.session.contests.record == record)


def games(*results):
    return tuple(ContestGame(f"g-{at}", result, (9, 8)) for at, result in enumerate(results))


def games_at(at, place=RUNG):
    return at.session.contests.record.games_at(place)


def play_the_dice_game(at, do):
    """Play the game of the contest to its end."""
    at.wait_for_my_turn()
    be_at(at, at.window)
    play(at, do)
    assert isinstance(at.window.dialog, FinalScoreDialog)
    game = at.session.view.game_id
    at.wait_until(lambda: at.session.contests.record.place_of(game))
    place = at.session.contests.record.place_of(game)
    at.wait_until(lambda: games_at(at, place)[-1].result)
    return at.window.dialog


# The ladder.


def test_a_ladder_game_by_clicks_leads_from_home_to_the_final_score_and_back(at, monkeypatch):
    begin_late(monkeypatch, "III")
    at.window.home_switch.show()
    at.click(button(at.window.home, "Ladder and cup"))
    page = dialog_of(at)
    at.click(segment(page.choice, DICE))
    assert [line.opponent for line in page.ladder.lines] == [*reversed(opponents_of(DICE))]
    shown = [line.opponent for line in page.ladder.lines if not line.button.isHidden()]
    assert shown == [FIRST] and page.play.text() == f"Play against: {TITLE}"
    at.wait_until(lambda: line_of(page, FIRST).button.visibleRegion().boundingRect().height() > 9)
    at.click(line_of(page, FIRST).button)
    at.wait_until(lambda: at.window.bar.standing.text().endswith(", ladder"))
    score = play_the_dice_game(at, click_something)
    view = at.session.view
    assert not view.casual and view.line_up.request["seed"] == RUNG.seed(0)
    assert f"{view.line_up.seats[1].name} (Page)" == TITLE
    after = score.findChild(AfterContestGame)
    own, other = view.state["result"]["points"]
    stands = f"{int(own > other)}:{int(own < other)}"
    assert after.heading.text() == f"Ladder: {TITLE}" and stands in after.meaning.text()
    at.click(after.button)
    page = dialog_of(at)
    assert page.page == LADDER and page.game == DICE
    assert line_of(page, FIRST).state.text() == f"Score of the match: {stands}"
    page.reject()
    at.window.dialogs.show_statistics()
    at.wait_until(lambda: isinstance(at.window.dialog, StatisticsDialog))
    assert at.session.folders.games.joinpath("finished", f"{view.game_id}.burgundy").exists()


def test_the_next_opponent_is_in_view_even_if_the_lines_are_laid_out_late(at):
    page = open_by_key(at)
    page.choose_game(DICE)
    button, bar = line_of(page, FIRST).button, page.ladder.verticalScrollBar()
    at.wait_until(lambda: button.visibleRegion().boundingRect().height() > 9)
    before = bar.maximum()
    for line in page.ladder.lines:
        line.setFixedHeight(line.height() + 40)
    at.wait_until(lambda: bar.maximum() > before)
    assert button.visibleRegion().boundingRect().height() > 9


def test_a_match_is_played_by_keys_and_the_bot_begins_the_second_game(at, monkeypatch):
    begin_late(monkeypatch, "III")
    keep(at, ContestRecord({(DICE, FIRST): games(WON)}))
    begun = []
    at.session.began.connect(lambda view: begun.append(view.line_up.seats[0].is_person))
    while not any(2 in match for match in matches_in(games_at(at))):
        page = open_by_key(at)
        if page.game != DICE:
            page.choose_game(DICE)
        assert page.focusWidget() is page.play
        QTest.keyClick(page, Qt.Key.Key_Return)
        count = len(begun)
        at.wait_until(lambda count=count: len(begun) > count)
        play_the_dice_game(at, press_something).reject()
    assert begun == [number % 2 == 0 for number in range(1, len(begun) + 1)] and begun
    page = open_by_key(at)
    won = at.session.contests.record.next_rung(DICE) != FIRST
    assert line_of(page, FIRST).state.text().startswith("Won 2:" if won else "Lost ")


def test_a_game_of_the_ladder_is_continued(at):
    page = open_by_key(at)
    page.choose_game(DICE)
    at.click(page.play)
    at.wait_for_my_turn()
    game = at.session.view.game_id
    at.wait_until(lambda: games_at(at))
    be_at(at, at.window)
    click_something(at, Random(1))
    at.wait_until(lambda: at.session.contests.path_of(RUNG) is not None)
    at.window.home_switch.go_home()
    page = open_by_key(at)
    assert page.play.text() == "Continue" == line_of(page, FIRST).button.text()
    at.click(page.play)
    at.wait_until(lambda: at.page.isVisible())
    assert at.session.view.game_id == game and len(games_at(at)) == 1


def test_a_game_with_a_hint_does_not_count(at, monkeypatch):
    begin_late(monkeypatch, "III")
    page = open_by_key(at)
    page.choose_game(DICE)
    at.click(page.play)
    at.wait_for_my_turn()
    be_at(at, at.window)
    at.press(Qt.Key.Key_H)
    at.wait_until(lambda: isinstance(at.window.dialog, ConfirmDialog))
    at.window.dialog.accept()
    at.wait_until(lambda: at.session.view.casual)
    at.wait_until(lambda: at.window.bar.standing.text().endswith(", casual"))
    at.window.advising.close()
    score = play_the_dice_game(at, click_something)
    assert [game.result for game in games_at(at)] == [VOID]
    assert "does not count" in score.findChild(AfterContestGame).meaning.text()
    score.reject()
    page = open_by_key(at)
    assert line_of(page, FIRST).state.text() == "Next"


def test_beaten_bots_can_be_played_again_and_the_next_one_is_marked(at):
    keep(at, ContestRecord({(DICE, FIRST): games(WON, LOST, WON)}))
    page = open_by_key(at)
    page.choose_game(DICE)
    marked = [line.opponent for line in page.ladder.lines if line.property("chosen")]
    assert marked == [SECOND] and page.tally.text() == f"1 of {len(opponents_of(DICE))} beaten"
    line = line_of(page, FIRST)
    assert (line.state.text(), line.button.text()) == ("Won 2:1", "Play again")
    assert line.button.accessibleName() == f"Play again: {TITLE}"
    assert line.button.accessibleDescription() == "Won 2:1"
    line.button.setFocus()
    at.wait_until(line.button.hasFocus)
    QTest.keyClick(line.button, Qt.Key.Key_Return)
    at.wait_for_my_turn()
    assert at.session.view.line_up.seats[0].level == "page"  # the bot begins the fourth game
    assert opponent_at(at.session.view.line_up.seats[0]) == FIRST


def test_characters_are_introduced_by_their_own_words(at):
    page = open_by_key(at)
    page.choose_game(DICE)
    said, character = words_in(line_of(page, FIRST)), next(iter(texts_of(DICE).characters.values()))
    assert TITLE in said and character.greeting in said
    assert "Plays by instinct" in words_in(line_of(page, SECOND))


def test_after_the_last_rung_the_strongest_can_be_played_again(at):
    keep(at, ContestRecord({(DICE, one): games(WON, WON) for one in opponents_of(DICE)}))
    page = open_by_key(at)
    page.choose_game(DICE)
    assert page.tally.text() == "You have beaten everyone on this ladder."
    assert page.next_place.opponent == opponents_of(DICE)[-1]


@pytest.mark.parametrize(
    ("results", "rung", "meaning"),
    [
        ((), "Next", None),
        ((WON,), "Score of the match: 1:0", "The score of the match is 1:0."),
        ((LOST, LOST), "Lost 0:2; try again", "You lose the match 0:2. Try again!"),
        ((LOST, WON, WON), "Won 2:1", "You win the match 2:1. Next on the ladder: Knight."),
        ((WON, WON, LOST), "Score of the match: 0:1", "The score of the match is 0:1."),
        ((WON, WON, LOST, LOST), "Won 2:0", "You lose the match 0:2. Try again!"),
    ],
)
def test_the_ladder_shows_the_standing_against_a_bot(qapp, results, rung, meaning):
    assert rung_text(games(*results), is_next=True) == rung
    if meaning is not None:
        assert rung_meaning(results[-1], games(*results), "Knight") == meaning


def win(at, place):
    """Save a win as the result of the game that has just begun at a place."""
    before = games_at(at, place)
    won = (*before[:-1], replace(before[-1], result=WON, points=(80, 70)))
    keep(at, at.session.contests.record.with_games(place, won))


def begin(at, widget, place):
    """Click the widget that begins the next game of a place."""
    count = len(games_at(at, place))
    at.click(widget)
    at.wait_until(lambda: len(games_at(at, place)) > count)
    assert games_at(at, place)[-1].game_id == at.session.view.game_id


def test_a_whole_ladder_is_played_by_clicks_from_bot_to_bot(at):
    for rung, opponent in enumerate(opponents_of(DICE)):
        place = Place(DICE, opponent)
        for _ in range(2):
            page = open_by_key(at)
            page.choose_game(DICE)
            assert page.tally.text() == f"{rung} of {len(opponents_of(DICE))} beaten"
            begin(at, page.play, place)
            win(at, place)
    page = open_by_key(at)
    assert page.tally.text() == "You have beaten everyone on this ladder."
    assert {line.state.text() for line in page.ladder.lines} == {"Won 2:0"}
    assert not any(line.button.isHidden() for line in page.ladder.lines)


# The cup.


def first_won(cup):
    """Return the cup after all matches between bots if the first of two always wins."""
    while waiting := next(cup.bots_matches(), None):
        match, winner, _ = waiting
        result = contests.BotsResult(winner, (80, 70), f"b-{match}")
        cup = replace(cup, results={**cup.results, match: result})
    return cup


def a_cup(*results):
    """Return a cup in which the person has these results, one in each round."""
    cup = first_won(draw(DICE, WEEK))
    for result in results:
        cup = first_won(replace(cup, games={**cup.games, cup.own_match: games(result)}))
    return cup


def open_cup(at):
    page = open_by_key(at)
    page.choose_game(DICE)
    at.click(segment(page.turner, CUP))
    assert page.page == CUP and page.cup.isVisible()
    return page


def test_the_bots_play_their_games_at_once_and_each_can_be_viewed(at):
    page = open_cup(at)
    at.wait_until(lambda: len(at.session.contests.cup(DICE).results) == 4)
    at.wait_until(lambda: not at.session.contests.is_playing)
    cup = at.session.contests.cup(DICE)
    cards = {card.match: card for card in page.cup.bracket.cards}
    for match, result in cup.results.items():
        winner = names_in(DICE, cup, page.person)[result.winner]
        assert f"won by {winner}" in cards[match].accessibleName()
        assert cards[match].isEnabled() and cards[match].toolTip() == "View this game"
    assert cards[cup.own_match].property("chosen") and not cards[FINAL].isEnabled()
    match = min(cup.results)
    at.click(cards[match])
    at.wait_until(lambda: at.session.view is not None)
    view = at.session.view
    assert (
        view.is_over
        and view.casual
        and view.line_up.request["seed"]
        in [Place(DICE, week=WEEK, match=match).seed(number) for number in range(9)]
    )


def test_a_cup_game_by_clicks_leads_to_the_final_score(at, monkeypatch):
    page = open_cup(at)
    at.wait_until(lambda: len(at.session.contests.cup(DICE).results) == 4)
    begin_late(monkeypatch, "III")
    cup = at.session.contests.cup(DICE)
    place, opponent = page.next_place, cup.entrants[cup.next_opponent]
    at.click(page.cup.bracket.cards[cup.own_match])
    at.wait_for_my_turn()
    person, bot = at.session.view.line_up.seats
    assert (
        person.is_person
        and opponent_at(bot) == opponent
        and at.session.view.line_up.request["seed"] == place.seed(0)
    )
    score = play_the_dice_game(at, click_something)
    after = score.findChild(AfterContestGame)
    result = games_at(at, place)[-1].result
    assert after.heading.text() == "Weekly cup: Quarter-final"
    assert after.meaning.text() == cup_meaning(result, place.match)
    at.click(after.button)
    page = dialog_of(at)
    assert page.page == CUP and page.game == DICE
    at.wait_until(lambda: not at.session.contests.is_playing)
    cup = at.session.contests.cup(DICE)
    champion = cup.winner(FINAL)
    assert (champion is not None) == (result == LOST)
    if champion is not None:
        assert names_in(DICE, cup, page.person)[champion] in page.cup.state.text()
        assert not page.play.isEnabled()
    own = page.cup.bracket.cards[place.match]
    assert own.toolTip() == "View this game"
    at.click(own)
    at.wait_until(lambda: at.window.dialog is None or not isinstance(at.window.dialog, type(page)))
    assert at.session.view.is_over and not at.session.view.casual


def test_a_whole_cup_is_played_by_clicks_from_the_draw_to_the_win(at):
    for title in ("quarter-final", "semi-final", "final"):
        page = open_cup(at)
        at.wait_until(lambda: not at.session.contests.is_playing)
        cup = at.session.contests.cup(DICE)
        assert f"{title} against" in page.cup.state.text()
        place = page.next_place
        begin(at, page.cup.bracket.cards[cup.own_match], place)
        win(at, place)
    page = open_cup(at)
    assert page.cup.state.text() == "You win the cup!" and page.tally.text() == "1 cup won"
    assert page.cup.bracket.champion_name.text() == "You" and not page.play.isEnabled()


def test_keys_open_the_cup_and_begin_its_game(at):
    page = open_by_key(at)
    page.choose_game(DICE)
    segment(page.turner, LADDER).setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Space)
    assert page.page == CUP
    page.play.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    at.wait_for_my_turn()
    game = at.session.view.game_id
    at.wait_until(lambda: at.session.contests.record.place_of(game))
    assert at.session.contests.record.place_of(game).week == WEEK
    at.wait_until(lambda: at.window.bar.standing.text().endswith(", weekly cup"))
    assert not at.session.contests.is_playing


def test_the_page_shows_the_standing_in_the_cup(at):
    """The same page follows each of these results."""
    keep(at, ContestRecord({}, {(DICE, WEEK): a_cup()}))
    page = open_cup(at)
    for results, text in (
        ((), "You play your quarter-final against "),
        ((WON,), "You play your semi-final against "),
        ((WON, WON), "You play the final against "),
        ((WON, WON, WON), "You win the cup!"),
        ((LOST,), "You are out: you lost the quarter-final. "),
        ((WON, LOST), "You are out: you lost the semi-final. "),
        ((WON, WON, LOST), "You lost the final. "),
    ):
        check_standing(at, page, results, text)


def check_standing(at, page, results, text):
    """Check that the page shows the standing of the cup after these results."""
    cup = a_cup(*results)
    keep(at, ContestRecord({}, {(DICE, WEEK): cup}))
    said = page.cup.state.text()
    assert said.startswith(text)
    bracket, champion = page.cup.bracket, cup.winner(FINAL)
    assert bracket.champion.isVisible() == (champion is not None)
    if champion is not None:
        names = names_in(DICE, cup, page.person)
        assert bracket.champion_name.text() == names[champion]
        assert names[champion] in said or said == "You win the cup!"
    assert page.play.isEnabled() == (cup.next_opponent is not None)
    assert page.tally.text() == ("1 cup won" if results == (WON, WON, WON) else "")


def test_a_click_begins_a_new_cup_if_one_of_its_bots_is_unknown(at):
    entrants = tuple("emperor" if name == "duke" else name for name in draw(DICE, WEEK).entrants)
    keep(at, ContestRecord({}, {(DICE, WEEK): Cup(entrants)}))
    page = open_cup(at)
    assert page.cup.state.text() == (
        "This cup cannot go on: this version of the program does not know the bot “emperor”. "
        "You can begin the cup anew with other bots."
    )
    assert not page.cup.bracket.cards[page.contests.cup(DICE).own_match].property("chosen")
    assert page.play.text() == "Begin the cup anew"
    at.click(page.play)
    at.wait_until(lambda: page.contests.cup(DICE).entrants == draw(DICE, WEEK).entrants)
    assert page.isVisible() and page.play.text() == "Play"
    assert page.cup.state.text().startswith("You play your quarter-final against ")


def test_the_text_of_the_cup_says_if_the_bots_are_playing(qapp):
    cup = draw(DICE, WEEK)
    waiting = replace(cup, games={cup.own_match: games(WON)})
    names = [f"N{slot}" for slot in range(8)]
    assert cup_text(waiting, names, True) == (
        "You win and are in the semi-final. The bots are playing…"
    )
    assert cup_text(waiting, names, False) == "You win and are in the semi-final."


def test_bots_of_the_same_name_are_numbered(at):
    page = open_cup(at)
    names = names_in(DICE, at.session.contests.cup(DICE), page.person)
    assert len(set(names)) == 8 and "You" in names
    twins = replace(a_cup(), entrants=("page", "page", "", *["duke"] * 5))
    assert names_in(DICE, twins, page.person)[:4] == ["Page 1", "Page 2", "You", "Duke 1"]


def test_a_new_week_has_a_new_cup(at, monkeypatch):
    keep(at, ContestRecord({}, {(DICE, WEEK): a_cup(LOST)}))
    monkeypatch.setattr(challenges, "present_day", lambda: date(2026, 11, 30))
    page = open_cup(at)
    assert page.play.isEnabled() and "30 November 2026" in page.cup.deal.text()


def test_every_game_has_a_ladder_and_a_cup(at):
    page = open_by_key(at)
    for game in page.choice.values:
        for side in (LADDER, CUP):
            at.click(segment(page.choice, game))
            at.click(segment(page.turner, side))
            assert page.play.isEnabled() and page.game == game
            at.session.contests.rest()
    assert at.problems == []


def test_a_damaged_file_is_reported_and_a_new_one_begins(at):
    at.session.folders.contests.write_text("{", encoding="utf-8")
    at.window.home_switch.show()
    at.click(button(at.window.home, "Ladder and cup"))
    at.wait_until(lambda: at.problems)
    assert isinstance(at.window.dialog, ContestDialog)
    (told,) = at.window.dialog.findChildren(ProblemDialog)
    assert "contests.json.broken" in words_in(told)
    assert at.session.contests.record == NONE
