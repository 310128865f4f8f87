"""Tests of ladders and cups: their deals and draws, the games that count, and the games of the
bots."""

import random
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication

from burgundy_qt.ai.levels import available_levels, opponents
from burgundy_qt.ai.styles import styles_of
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session import challenges, contests
from burgundy_qt.session.contest_matches import (
    FINAL,
    LOST,
    PERSON,
    ROUNDS,
    RUNNING,
    VOID,
    WON,
    BotsResult,
    ContestGame,
    Cup,
    Place,
    draw,
    drawn,
    has_contests,
    match_won,
    matches_in,
    monday_of,
    opponent_at,
    opponent_named,
    opponents_of,
    set_ups,
    this_week,
    week_of,
)
from burgundy_qt.session.contests import NONE, Contests, contests_file, noted
from burgundy_qt.session.data_file import Stopped
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import read_save
from burgundy_qt.session.saves.save_folder import SaveFolder
from tests.session.short_games import act_at_random

TODAY = date(2026, 11, 23)
WEEK = "2026-W48"
DICE = "burgundy-dice"
ANNA = SeatPlan("Anna")
PLAYED = [game for game in GAMES if has_contests(game)]
RUNG = Place(DICE, "page")


def games(*results):
    """Return games of a match with these results."""
    return tuple(ContestGame(f"g-{at}", result, (2, 1)) for at, result in enumerate(results))


def seat_of(name):
    """Return the seat of an opponent."""
    opponent = opponent_named(name)
    return SeatPlan("Bot", opponent.level, style=opponent.style)


# The ladder.


@pytest.mark.parametrize("game", PLAYED)
def test_the_ladder_has_characters_and_levels_from_the_weakest_to_the_strongest(game):
    names = [level.name for level in available_levels()]
    ladder = [opponent_named(name) for name in opponents_of(game)]
    assert [one.level for one in ladder] == [name for name in names for _ in range(2)]
    characters = [one.style for one in ladder[::2]]
    assert {*characters} == {style.name for style in styles_of(game)}
    assert all(one.style is None for one in ladder[1::2])
    assert {one.name for one in ladder} <= {one.name for one in opponents(game)}


def test_two_games_won_win_a_match_and_the_next_match_begins():
    assert matches_in(games(WON, LOST)) == [(1, 1)]
    assert matches_in(games(WON, LOST, WON, LOST)) == [(2, 1), (0, 1)]
    assert match_won(games(LOST, WON, LOST, WON, WON)) == (2, 0)
    assert match_won(games(LOST, LOST, WON)) is None


def test_games_that_do_not_count_or_are_not_over_change_no_match():
    assert matches_in(games(VOID, WON, VOID, RUNNING)) == [(1, 0)]
    assert matches_in(games(RUNNING)) == []


def test_the_next_rung_is_the_weakest_opponent_not_beaten():
    first, second, *_ = opponents_of(DICE)
    assert NONE.next_rung(DICE) == first
    record = NONE.with_games(Place(DICE, first), games(WON, WON, LOST, LOST))
    assert record.next_rung(DICE) == second
    for opponent in opponents_of(DICE):
        record = record.with_games(Place(DICE, opponent), games(WON, WON))
    assert record.next_rung(DICE) is None and record.next_rung("tuscany") is not None


@pytest.mark.parametrize("game", PLAYED)
def test_each_game_of_a_match_has_its_own_deal_for_two_without_modules(game):
    place = Place(game, "knight")
    deals = [place.request(number) for number in range(6)]
    assert len({deal["seed"] for deal in deals}) == len(deals)
    for number, deal in enumerate(deals):
        assert deal["players"] == 2 and not deal["modules"]
        line_up = place.line_up(number, ANNA, SeatPlan("Knight", "knight"))
        assert line_up.seats[number % 2] == ANNA and not line_up.casual


def test_the_deals_never_change():
    assert RUNG.seed(0) == challenges.seed_from("burgundy-qt ladder page burgundy-dice 0")
    assert RUNG.seed(0) == 4243646191560789
    match = Place(DICE, week=WEEK, match=4)
    assert match.seed(1) == challenges.seed_from("burgundy-qt cup 2026-W48 4 burgundy-dice 1")


# The cup.


@pytest.mark.parametrize("game", PLAYED)
def test_every_week_one_person_and_seven_bots_play(game):
    draws = [draw(game, f"2026-W{week:02}") for week in range(1, 53)]
    assert all(len(cup.entrants) == 8 and cup.entrants.count(PERSON) == 1 for cup in draws)
    assert {cup.person for cup in draws} == {*range(8)}
    assert len({cup.entrants for cup in draws}) > 0.9 * len(draws)
    styles = {style.name for style in styles_of(game)}
    for cup in draws:
        players = [opponent_named(name) for name in cup.entrants if name != PERSON]
        assert {one.level for one in players} == {level.name for level in available_levels()}
        assert sorted(one.style for one in players if one.style) == sorted(styles)


@pytest.mark.parametrize("kinds", [1, 2, 6, 7, 9, 30])
def test_the_bots_of_a_cup_are_spread_over_all_strengths(kinds):
    levels = tuple(f"bot{number}" for number in range(kinds))
    for week in range(1, 20):
        entrants = drawn(DICE, f"2026-W{week:02}", levels, ("shepherd",)).entrants
        names = [opponent_named(name).level for name in entrants]
        counts = [names.count(name) for name in levels]
        assert sum(counts) == 7 and max(counts) - min(counts) <= 1
        third = kinds // 3
        assert any(counts[:third] or counts) and any(counts[-third:] or counts)


def test_a_week_is_that_of_the_calendar_even_at_the_turn_of_the_year():
    assert week_of(date(2026, 12, 31)) == week_of(date(2027, 1, 3)) == "2026-W53"
    assert week_of(date(2027, 1, 4)) == "2027-W01"
    assert monday_of(WEEK) == TODAY


@pytest.mark.parametrize("game", PLAYED)
def test_all_games_of_a_cup_have_one_set_up(game):
    deals = [Place(game, week=WEEK, match=match).request(0) for match in range(FINAL + 1)]
    assert len({deal["seed"] for deal in deals}) == FINAL + 1
    without = [{key: value for key, value in deal.items() if key != "seed"} for deal in deals]
    assert all(deal == without[0] for deal in without)
    assert set_ups(game)


def bots_first(cup):
    """Return the cup after all games between bots, each won by the first bot."""
    while waiting := next(cup.bots_matches(), None):
        match, winner, _ = waiting
        result = BotsResult(winner, (80, 70), f"b-{match}")
        cup = replace(cup, results={**cup.results, match: result})
    return cup


def test_winners_advance_to_the_final():
    cup = bots_first(draw(DICE, WEEK))
    reached = []
    while cup.next_opponent is not None:
        match = cup.own_match
        reached.append(match)
        cup = bots_first(replace(cup, games={**cup.games, match: games(VOID, WON)}))
    assert [match in matches for match, matches in zip(reached, ROUNDS, strict=True)] == [True] * 3
    assert cup.winner(FINAL) == cup.person and cup.is_possible()


def test_a_loser_is_out_and_the_bots_play_on_to_the_end():
    cup = draw(DICE, WEEK)
    cup = bots_first(replace(cup, games={cup.own_match: games(LOST)}))
    assert cup.decided(cup.own_match).result == LOST and cup.next_opponent is None
    assert cup.winner(FINAL) not in (None, cup.person) and len(cup.results) == FINAL


def test_an_impossible_cup_is_refused():
    cup = bots_first(draw(DICE, WEEK))
    stranger = next(slot for slot in range(8) if slot not in cup.players(0))
    match = min(cup.results)
    wrong = [
        replace(cup, results={**cup.results, match: BotsResult(cup.person, (1, 2), "x")}),
        replace(cup, results={cup.own_match: BotsResult(cup.person, (2, 1), "x")}),
        replace(cup, games={FINAL: games(WON)}),
        replace(cup, games={match: games(WON)}),
        Cup(cup.entrants, {0: BotsResult(stranger, (2, 1), "x")}),
    ]
    assert cup.is_possible() and not any(one.is_possible() for one in wrong)


# The record, and the bots.


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(challenges, "present_day", lambda: TODAY)
    monkeypatch.setattr(contests, "ROLLOUTS", 4)


@pytest.fixture
def known(qtbot, tmp_path, clock):
    made = Contests(
        tmp_path / "contests.json", tmp_path / "tournaments", SaveFolder(tmp_path / "games")
    )
    made.problems = []
    made.failed.connect(made.problems.append)
    yield made
    made.close()


def settled(known):
    """Wait until all requests are done and return the record."""
    told = []
    known.changed.connect(lambda: told.append(1))
    known.look()
    while not told:
        QCoreApplication.processEvents()
    known._files.submit(lambda: None).result()
    QCoreApplication.processEvents()
    return known.record


def play(known, place, casual=False, actions=10_000, luck=3):
    """Play the next game of a place as a session does, and note its beginning and end."""
    cup = known.cup(DICE)
    bot = seat_of(place.opponent or cup.entrants[cup.next_opponent])
    line_up = known.next_line_up(place, ANNA, bot)
    running = RunningGame.begin(replace(line_up, casual=casual))
    known.note_game(running.view)
    settled(known)
    act_at_random(running, actions, random.Random(luck))
    known._saves.write(running.save())
    known.note_game(running.view)
    settled(known)
    return running


def result_of(running, seat):
    places = running.game.state()["result"]["places"]
    return VOID if places[0] == places[1] else WON if places[seat] == min(places) else LOST


def test_the_games_of_a_rung_are_noted_with_their_results(known):
    first, second = play(known, RUNG), play(known, RUNG, luck=4)
    noted_games = known.record.games_at(RUNG)
    assert [game.game_id for game in noted_games] == [first.game_id, second.game_id]
    assert [game.result for game in noted_games] == [result_of(first, 0), result_of(second, 1)]
    points = second.game.state()["result"]["points"]
    assert noted_games[1].points == (points[1], points[0])
    assert known.record.place_of(second.game_id) == RUNG and known.problems == []


def test_a_casual_game_does_not_count(known):
    running = play(known, RUNG, actions=3)
    running.make_casual()
    act_at_random(running, 10_000, random.Random(3))
    known._saves.write(running.save())
    [game] = settled(known).games_at(RUNG)
    assert game.result == VOID


def test_other_games_against_the_same_bot_belong_to_no_contest(known):
    play(known, RUNG, casual=True)
    line_up = known.next_line_up(RUNG, ANNA, SeatPlan("Bot", "page"))
    for other in (
        replace(line_up, request={**line_up.request, "seed": 5}),
        replace(line_up, seats=(ANNA, SeatPlan("Bot", "squire"))),
        replace(line_up, seats=(ANNA, SeatPlan("Bot", "page", style="miner"))),
        replace(line_up, seats=(ANNA, SeatPlan("Berta"))),
    ):
        known.note_game(RunningGame.begin(other).view)
    assert settled(known) == NONE


def test_a_deleted_game_is_void_once_the_next_one_begins(known):
    gone = play(known, RUNG, actions=3)
    assert known.path_of(RUNG) is not None
    known._saves.remove(gone.game_id)
    assert known.path_of(RUNG) is None
    play(known, RUNG)
    results = [game.result for game in known.record.games_at(RUNG)]
    assert results[0] == VOID and results[1] != RUNNING


def test_a_game_against_a_character_is_noted_at_its_rung(known):
    first = opponents_of(DICE)[0]
    assert opponent_named(first).style
    play(known, Place(DICE, first))
    assert known.record.games_at(Place(DICE, first))[0].result
    assert known.record.games_at(RUNG) == ()


def test_the_same_game_is_noted_once():
    once = noted(NONE, RUNG, "a")
    assert noted(once, RUNG, "a") == once


def test_the_bots_play_all_matches_of_a_cup_that_need_no_person(known, qtbot):
    known.play_bots(DICE, seat_of)
    known.play_bots(DICE, seat_of)
    qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
    cup = settled(known).cup(DICE, WEEK)
    assert len(cup.results) == 4 and not any(cup.bots_matches()) and known.problems == []
    for match, result in cup.results.items():
        save = read_save(known.game_of_match(DICE, match))
        one, two = cup.players(match)
        assert sorted(map(opponent_at, save.seats)) == sorted(
            [cup.entrants[one], cup.entrants[two]]
        )
        assert sorted(result.points) == sorted(save.snapshot["result"]["points"])
        assert cup.points(match)[result.winner] >= min(result.points)
    known.play_bots(DICE, seat_of)
    assert not known.is_playing


def test_the_bots_have_the_same_results_on_every_machine(known, tmp_path, qtbot):
    other = Contests(tmp_path / "other.json", tmp_path / "others", known._saves)
    for one in (known, other):
        one.play_bots(DICE, seat_of)
        qtbot.waitUntil(lambda one=one: not one.is_playing, timeout=60_000)
    results = [
        {match: (result.winner, result.points) for match, result in of.results.items()}
        for of in (settled(known).cup(DICE, WEEK), settled(other).cup(DICE, WEEK))
    ]
    assert results[0] == results[1] and len(results[0]) == 4
    other.close()


def test_a_game_on_the_table_stops_the_bots_at_once(known, monkeypatch):
    stopped, begun = [], []

    def long_game(self, seats, request):
        begun.append(seats)
        while not self._is_stopped:
            pass
        stopped.append(seats)
        raise Stopped

    monkeypatch.setattr(challenges.BotsOnDeal, "game_of", long_game)
    known.play_bots(DICE, seat_of)
    while not begun:
        QCoreApplication.processEvents()
    known.leave()
    assert known.is_playing  # nobody plays at the table
    known.note_game(RunningGame.begin(RUNG.line_up(7, ANNA, SeatPlan("Bot", "page"))).view)
    known._bots_work.submit(lambda: None).result(10)
    assert stopped == begun and len(begun) == 1 and not known.is_playing
    known.play_bots(DICE, seat_of)  # the dialog is opened over the game, and closed again
    known.leave()
    known._bots_work.submit(lambda: None).result(10)
    assert stopped == begun and not known.is_playing


def test_the_games_of_old_cups_are_deleted(known, qtbot):
    for week in range(1, 12):
        (known._bots_games / f"cup-{DICE}-2026-W{week:02}" / "games").mkdir(parents=True)
    (known._bots_games / f"cup-{DICE}x-2026-W01").mkdir()
    (known._bots_games / "20260101-120000-00000001").mkdir()
    known.play_bots(DICE, seat_of)
    qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
    settled(known)
    left = sorted(path.name for path in known._bots_games.iterdir())
    assert f"cup-{DICE}-{this_week()}" in left and f"cup-{DICE}-2026-W05" in left
    assert f"cup-{DICE}-2026-W04" not in left and len(left) == contests.CUPS_KEPT + 2


def test_after_setting_the_clock_back_the_current_cup_keeps_its_games(known, qtbot):
    for week in range(1, 9):
        (known._bots_games / f"cup-{DICE}-2027-W{week:02}" / "games").mkdir(parents=True)
    known.play_bots(DICE, seat_of)
    qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
    settled(known)
    bots = [match for match in ROUNDS[0] if match != known.cup(DICE).own_match]
    assert all(known.game_of_match(DICE, match) is not None for match in bots)
    assert len([*known._bots_games.iterdir()]) == contests.CUPS_KEPT


def test_a_cup_with_an_unknown_level_begins_again(known, qtbot):
    entrants = tuple("emperor" if name == "duke" else name for name in draw(DICE, WEEK).entrants)
    assert "emperor" in entrants
    known._file.change(lambda record: record.with_cup((DICE, WEEK), Cup(entrants)))
    settled(known)
    [unknown] = known.cup(DICE).unknown_players
    assert known.cup(DICE).entrants[unknown] == "emperor"
    known.begin_anew(DICE)
    assert settled(known).cup(DICE, WEEK) == draw(DICE, WEEK)
    played = replace(known.cup(DICE), games={known.cup(DICE).own_match: games(LOST)})
    known._file.change(lambda record: record.with_cup((DICE, WEEK), played))
    settled(known)
    known.begin_anew(DICE)
    assert settled(known).cup(DICE, WEEK) == played, "a cup that can continue must be kept"


def test_a_player_who_is_out_does_not_delay_a_cup():
    cup = Cup(("emperor", "page", PERSON, "page", "page", "page", "page", "page"))
    assert cup.unknown_players == [0]
    assert replace(cup, results={0: BotsResult(1, (1, 2), "g")}).unknown_players == []
    assert replace(cup, results={0: BotsResult(0, (2, 1), "g")}).unknown_players == [0]


def test_the_games_of_a_cup_lead_to_the_final(known, qtbot):
    for number in range(3):
        known.play_bots(DICE, seat_of)
        qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
        cup = settled(known).cup(DICE, WEEK)
        place = Place(DICE, week=WEEK, match=cup.own_match)
        assert place.match in ROUNDS[number]
        running = play(known, place, actions=2)
        known._file.change(
            lambda record, place=place, running=running: record.with_games(
                place, (ContestGame(running.game_id, WON, (80, 70)),)
            )
        )
        settled(known)
    cup = known.record.cup(DICE, WEEK)
    assert cup.winner(FINAL) == cup.person
    assert contests_file(known._path, pytest.fail).read() == known.record


class GamesPlayed:
    """Counts the games of bots, and lets them play whenever `changed` is emitted, as the dialog
    does."""

    def __init__(self, known, monkeypatch):
        self.count, self.known, self.game = 0, known, DICE
        play = challenges.BotsOnDeal.game_of

        def counted(bots, seats, request):
            self.count += 1
            return play(bots, seats, request)

        monkeypatch.setattr(challenges.BotsOnDeal, "game_of", counted)
        known.changed.connect(self.show)

    def show(self):
        """Show the cup."""
        self.known.play_bots(self.game, seat_of)


def test_the_bots_play_even_if_another_game_was_shown_for_a_moment(known, qtbot, monkeypatch):
    played = GamesPlayed(known, monkeypatch)
    for played.game in (DICE, "burgundy", DICE):
        played.show()
    qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
    assert len(known.record.cup(DICE, WEEK).results) == 4


def test_games_that_cannot_be_saved_are_not_repeated_until_the_cup_is_shown_again(
    known, qtbot, monkeypatch
):
    played = GamesPlayed(known, monkeypatch)
    known._path.mkdir()
    played.show()
    for played_in_all in (4, 8):
        qtbot.waitUntil(lambda: not known.is_playing, timeout=60_000)
        qtbot.wait(50)
        assert played.count == played_in_all and not known.is_playing
        known._path.rmdir() if played_in_all == 4 else None
        known.look()
        qtbot.waitUntil(lambda: known.is_playing or played.count == 8, timeout=60_000)
    assert len(settled(known).cup(DICE, WEEK).results) == 4
