"""Tests of trying a turn on a copy of the game."""

from burgundy_qt.session.questions.question import Outcome, Series, Trial
from burgundy_qt.session.saves.save_file import mark_of
from tests.session.questions.a_question import a_game, a_question, a_turn


def test_trying_a_turn_does_not_change_the_game():
    game = a_game(actions=40)
    before = mark_of(game), len(game.events), game.revision
    trial = Trial(a_question(game, revision=24))
    for action in a_turn(game, 24):
        trial.act(action)
    assert trial.is_done
    assert (mark_of(game), len(game.events), game.revision) == before


def test_a_person_decides_for_the_seat_of_the_question_even_if_a_bot_played_it():
    game = a_game(actions=40)
    question = next(one for at in range(20, 40) if (one := a_question(game, revision=at)).seat == 1)
    view = Trial(question).view
    assert view.person_to_decide == 1 and view.line_up.seats[1].name == "Bert"
    assert view.line_up.seats[1].figure == "duke"  # with the picture of the bot


def test_every_action_of_a_trial_but_none_before_it_can_be_taken_back():
    trial = Trial(a_question())
    first = trial.view.state
    assert trial.undo() is None
    for action in trial.question.better:
        trial.act(action)
    for _ in trial.question.better:
        assert trial.undo() is not None
    assert trial.view.state == first and not trial.view.can_undo and trial.undo() is None


def test_trials_of_two_questions_have_different_game_ids():
    game = a_game(actions=40)
    first, second = (a_question(game, revision=at) for at in (20, 24))
    assert Trial(first).view.game_id == Trial(first).view.game_id
    assert Trial(first).view.game_id != Trial(second).view.game_id


def test_only_the_hand_of_the_seat_of_the_question_is_shown():
    game = a_game("tuscany", actions=30)
    question = a_question(game)
    seats = Trial(question).view.state["seats"]
    assert seats == game.state(question.seat)["seats"] != game.state(1 - question.seat)["seats"]


def test_an_unanswered_question_counts_as_not_found():
    series = Series([a_question(), a_question()])
    series.note(Outcome(True, 1, False))
    series.go_on()
    assert series.is_at_end and series.outcome is None
    series.go_on()
    assert series.found == 1 and not series.outcomes[1].found
