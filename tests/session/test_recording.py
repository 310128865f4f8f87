"""Tests of games with the box that people record: entries, corrections of earlier entries, and
their saves."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.rules.errors import IllegalAction, InvalidArgument
from burgundy_qt.rules.game import Game
from burgundy_qt.session.library.game_card import card_from, card_of, written_card
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.problem import SaveDamaged
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import (
    read_save,
    save_document,
    save_from,
    with_checksum,
    write_save,
)
from burgundy_qt.session.statistics.finished_game import finished_game
from burgundy_qt.session.statistics.ledger import Ledger
from burgundy_qt.session.statistics.summary import SummaryQuery, summary

SEATS = (SeatPlan("Anna"), SeatPlan("Bernard"))
GAMES = (
    {"game": "burgundy-dice", "setup": "same", "castle": "3.2"},
    {"game": "carcassonne"},
    {"game": "tuscany", "setup": "fixed"},
    {"game": "burgundy", "setup": "fixed"},
    {"game": "tuscany", "seat": 1},
)


def name_of(request) -> str:
    """Return the name of a test with this request."""
    return request["game"] + "-one-hand" * ("seat" in request)


MOST_CORRECTIONS = 25
"""Each correction removes the later entries, so the game reaches the same number of entries
again."""


def begun(request) -> RunningGame:
    return RunningGame.begin(LineUp(SEATS, {**request, "seed": 3, "chance": "hand"}))


def enter(running: RunningGame, chance: Random) -> None:
    """Enter a random entry that fits."""
    game = running.game
    if game.awaits_chance:
        running.set_chance(drawn_outcome(game.chance_places(), chance))
    else:
        legal = game.legal()
        running.act_without_view(chance.choice(legal["actions"]), legal["seat"])


def in_rounds(running: RunningGame) -> list[str]:
    """Return the entries in an order that ignores simultaneous choices."""
    return sorted(map(str, running.view.recording.entries))


def other(running: RunningGame, at: int, chance: Random):
    """Return an outcome for the entry other than its present one."""
    entries = running.view.recording.entries
    running.correct(at, "replace")
    places = running.view.chance
    return next(
        values
        for values in iter(lambda: drawn_outcome(places, chance), None)
        if values != entries[at][1]
    )


def reloaded(running: RunningGame, **parts) -> RunningGame:
    """Return the game as it is after a restart, with some parts of its save changed."""
    path = Path("game.burgundy")
    save = replace(running.save(), **parts)
    return RunningGame.from_save(save_from(with_checksum(save_document(save)), path), path)


def all_of(running: RunningGame) -> list:
    return [*running.view.recording.entries, *running.view.recording.later]


def titles(running: RunningGame) -> list:
    """Return the event, path and seat of each entry's places."""
    return [
        [(place.event, place.path, place.seat) for place in places]
        for places in running.view.recording.places
    ]


@pytest.mark.parametrize("request_of_game", GAMES, ids=name_of)
def test_a_recorded_game_is_corrected_saved_and_reviewed_like_others(request_of_game, tmp_path):
    chance, running, corrections = Random(1), begun(request_of_game), 0
    assert running.casual
    while not running.game.is_over and len(running.game.entries) < 60:
        enter(running, chance)
        entries = tuple(running.game.entries)
        outcomes = [at for at, (seat, _) in enumerate(entries) if seat is None]
        if len(entries) in (12, 30) and outcomes and corrections < MOST_CORRECTIONS:
            corrections += 1
            corrected = outcomes[len(outcomes) // 2]
            values = other(running, corrected, chance)
            running.set_chance(values)
            now = running.view.recording
            assert now.entries[:corrected] == entries[:corrected]
            assert sorted(map(str, now.entries[corrected][1])) == sorted(map(str, values))
            assert (*now.entries, *now.later)[corrected + 1 :] == entries[corrected + 1 :]
            if now.later:  # the first later entry does not fit
                assert now.is_corrected and not running.view.can_redo
                enter(running, chance)
            running.cut_off()
            assert running.view.recording.later == ()
    path = tmp_path / f"{running.game_id}.burgundy"
    write_save(path, running.save())
    loaded = RunningGame.from_save(read_save(path), path)
    assert corrections > 0
    assert in_rounds(loaded) == in_rounds(running)
    assert loaded.replay(None).last == len(running.game.actions)
    assert loaded.view.state["result"] == running.view.state["result"]


def test_a_correction_that_fits_keeps_all_later_entries():
    chance, running = Random(2), begun(GAMES[0])
    for _ in range(9):
        enter(running, chance)
    entries = running.view.recording.entries
    running.correct(0, "replace")
    running.set_chance(entries[0][1])
    assert running.view.recording.entries == entries
    assert not running.view.recording.is_corrected


def test_an_entry_is_removed_and_inserted():
    chance, running = Random(2), begun({"game": "burgundy", "setup": "fixed"})
    while len(running.view.recording.entries) < 2:
        enter(running, chance)
    workers = next(each for each in running.view.legal["actions"] if each["type"] == "workers")
    running.act(workers)
    after = running.view
    running.act(after.legal["actions"][0])
    entries = running.view.recording.entries
    running.correct(2, "remove")
    assert running.view.recording.entries[:2] == entries[:2]
    assert (*running.view.recording.entries[2:], *running.view.recording.later) == entries[3:]
    running.cut_off()
    now = len(running.view.recording.entries)
    running.correct(now - 1, "insert")
    assert running.view.recording.later == entries[now - 1 : now] or now == 2
    with pytest.raises(InvalidArgument):
        running.correct(99, "replace")
    with pytest.raises(InvalidArgument):
        running.correct(0, "burn")


def test_undo_takes_back_an_outcome_and_redo_restores_it(tmp_path):
    chance, running = Random(5), begun(GAMES[1])
    for _ in range(7):
        enter(running, chance)
    entries = running.view.recording.entries
    for number in range(6, -1, -1):
        running.undo()
        assert running.view.recording.entries == entries[:number]
    assert not running.view.can_undo
    path = Path(tmp_path / "undone.burgundy")
    write_save(path, running.save())
    loaded = RunningGame.from_save(read_save(path), path)
    while loaded.view.can_redo:
        loaded.redo()
    assert loaded.view.recording.entries == entries


@pytest.mark.parametrize("request_of_game", GAMES, ids=name_of)
def test_after_a_restart_a_correction_treats_later_entries_as_before(request_of_game):
    chance, running = Random(1), begun(request_of_game)
    while len(running.game.entries) < 14:
        enter(running, chance)
    whole = running.view.recording
    at = next(at for at, (seat, _) in enumerate(whole.entries) if seat is None)
    running.correct(at, "replace")
    loaded = reloaded(running)
    assert loaded.view.recording.is_corrected and not loaded.view.recording.is_misfit
    assert titles(loaded) == titles(running)
    loaded.set_chance(whole.entries[at][1])
    assert loaded.view.recording.entries == whole.entries
    running = loaded
    running.set_chance(other(running, at, chance))
    loaded = reloaded(running)
    now = loaded.view.recording
    assert (now.is_misfit, all_of(loaded)) == (running.view.recording.is_misfit, all_of(running))
    for (seat, _), places in zip(all_of(loaded), now.places, strict=True):
        assert bool(places) == (seat is None)
    enter(loaded, chance)  # this replaces the entry that does not fit
    assert all_of(loaded)[len(now.entries) + 1 :] == all_of(running)[len(now.entries) + 1 :]


def test_impossible_undone_entries_are_damage():
    running = begun(GAMES[1])
    for _ in range(3):
        enter(running, Random(1))
    running.undo()
    for undone in (5, None, "E", [[1]], [1.5], []):
        with pytest.raises(SaveDamaged, match="redo"):
            reloaded(running, redo=((0, {"chance": undone}),))
    for action in ({}, {"type": 5}, {"chance": [1], "type": "end"}):
        with pytest.raises(SaveDamaged, match="redo"):
            reloaded(running, redo=((0, action),))


def open_game(seed: int, players: int, **parts) -> tuple[Game, Game]:
    """Return a new game of Tuscany, and the same game as known to a person who sees one hand."""
    request = {"game": "tuscany", "seed": seed, "players": players, "chance": "hand", **parts}
    whole = Game(request)
    return whole, Game.from_record([{**whole.request, "seat": seed % players}, *known_to(whole)])


def known_to(whole: Game) -> list:
    """Return the events known to the person with the record."""
    keeper = whole.request["seed"] % whole.seats
    return [
        {key: value for key, value in event.items() if key != "hands"}
        for event in whole.events
        if "to" not in event or keeper in event["to"]
    ]


@pytest.mark.parametrize("seed", range(3))
def test_with_open_hands_every_real_action_is_offered(seed):
    chance, (whole, known) = Random(seed), open_game(seed, 2 + seed)
    while not whole.is_over:
        if whole.awaits_chance:
            places = whole.chance_places()
            values = drawn_outcome(places, chance)
            whole.set_chance(values)
            if not (places[0].event == "cards" and places[0].seat != known.viewer):
                known.set_chance(values)
        else:
            legal = whole.legal()
            action, seat = chance.choice(legal["actions"]), legal["seat"]
            offered = known.legal(seat)["actions"]
            assert all(each in offered for each in legal["actions"])
            whole.apply(action, seat)
            known.apply(action, seat)
        if not whole.awaits_chance:
            assert known.events_for(known.viewer) == known_to(whole)
    assert known.state()["result"] == whole.state()["result"]
    assert known.record() == known.record(private=True) == known.record(seat=known.viewer)
    assert known.record()[1:] == known_to(whole)
    assert all(
        seat["cards"] is None or number == known.viewer
        for viewer in (None, *range(known.seats))
        for number, seat in enumerate(known.state(viewer)["seats"])
    )
    loaded = Game.from_record(known.record())
    assert loaded.state() == known.state() and loaded.record() == known.record()


def test_with_open_hands_only_possible_actions_are_offered():
    chance, judged = Random(5), 0
    whole, known = open_game(4, 3)
    while judged < 12 and not whole.is_over:
        if whole.awaits_chance:
            places = whole.chance_places()
            values = drawn_outcome(places, chance)
            whole.set_chance(values)
            if not (places[0].event == "cards" and places[0].seat != known.viewer):
                known.set_chance(values)
            continue
        legal = whole.legal()
        seat, offered = legal["seat"], known.legal(legal["seat"])["actions"]
        if seat != known.viewer and any("cards" in each for each in offered):
            judged += 1
            for action in chance.sample(offered, 3):
                trial = known.branch(known.revision)
                trial.apply(action, seat)
                after = trial.record() if not trial.awaits_chance else []
                assert not after or Game.determinized(after, 1).revision == trial.revision
            poor = {"type": "place", "tile": "inn", "cell": "A.M2", "cards": ["inn"], "workers": 0}
            with pytest.raises(IllegalAction):
                known.branch(known.revision).apply(poor, seat)
        action = chance.choice(legal["actions"])
        whole.apply(action, seat)
        known.apply(action, seat)
    assert judged == 12


def test_a_review_always_draws_the_same_open_hands():
    chance, running = Random(2), begun({"game": "tuscany", "seat": 0})
    while not running.game.is_over:
        enter(running, chance)
    reviewed, again = running.open_part(), reloaded(running).open_part()
    assert reviewed.has_random_hands and reviewed.record(private=True) == again.record(private=True)
    assert reviewed.state()["result"] == running.view.state["result"]
    begins = running.analysis_from(9, None)
    assert begins.seat == 0 and begins.hides_hands and not begins.is_open


@pytest.mark.parametrize("seat", [2, -1, True, "0", 1.0, [0]])
def test_a_record_with_the_hand_of_no_seat_is_damage(seat):
    running = begun({"game": "tuscany", "seat": 0})
    request, *events = running.save().record
    with pytest.raises(SaveDamaged):
        reloaded(running, record=[{**request, "seat": seat}, *events])


def test_a_record_that_shows_an_open_hand_is_damage():
    running = begun({"game": "tuscany", "seat": 0})
    request, *events = running.save().record
    at = next(at for at, each in enumerate(events) if each["event"] == "draw" and each["seat"] == 1)
    invented = {"event": "cards", "seat": 1, "cards": ["inn"] * 5, "to": [1]}
    with pytest.raises(SaveDamaged):
        reloaded(running, record=[request, *events[: at + 1], invented, *events[at + 1 :]])


def test_recorded_games_are_a_separate_kind_in_library_and_statistics(tmp_path):
    chance, running = Random(6), begun(GAMES[0])
    while not running.game.is_over:
        enter(running, chance)
    save, path = running.save(), tmp_path / "game.burgundy"
    card = card_of(save, path, 0.0)
    assert card.recorded and card_from(written_card(card), path, 0.0, False).recorded
    ledger = Ledger(tmp_path / "statistics.sqlite3")
    ledger.record(finished_game(save))
    found = summary(ledger, SummaryQuery())
    assert found.question.recorded and len(found.played) == 1
    for rated in (True, False):
        assert summary(ledger, SummaryQuery(rated=rated)).played == ()
    ledger.close()
