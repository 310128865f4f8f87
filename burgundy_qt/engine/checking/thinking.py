"""Checks of thoughts: how long they take, what ends them, and when there is nothing to think."""

import time

from burgundy_qt.engine.checking.lines import Hello, expect_left
from burgundy_qt.engine.checking.positions import (
    choices,
    expect_legal,
    finished,
    known_games,
    load,
    record_of,
    tables,
    thought,
)
from burgundy_qt.engine.checking.talk import Fault, NotOffered, Talk, expect_error
from burgundy_qt.rules.game import Game

LIMITS = (0.1, 0.5)
"""Seconds of the thoughts that are timed."""
LONG = 60.0
"""Of one that is ended."""
MEANWHILE = 0.4
"""Until it is."""


def some_choice(talk: Talk, hello: Hello) -> tuple[Game, int]:
    """A decision in the first game that it plays, loaded, and the seat that has it."""
    games = known_games(hello)
    if not games:
        raise NotOffered("a game that is known here")
    game = next(choices(tables(next(iter(games.values())))[-1], (25,)))
    seat = game.position.waiting_seats()[0]
    load(talk, record_of(game, seat))
    return game, seat


def no_game(talk: Talk, _: Hello) -> None:
    expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "no-game")


def bad_argument(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    for wrong in (
        {"seconds": -1},
        {"seconds": "long"},
        {"seconds": True},
        {"simulations": 0},
        {"seat": 99},
        {"seat": "first"},
    ):
        asked = {"cmd": "think", "seat": seat, **wrong}
        expect_error(talk.answer(asked, 1.0), "bad-argument")
    thought(talk, game, seat)


def bad_file(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    record = record_of(game, seat)
    acted = [at for at, event in enumerate(record) if event.get("event") == "action"]
    nonsense = [*record]
    nonsense[acted[-1]] = {**record[acted[-1]], "action": {"type": "cheat"}}
    for damaged in ("a record", [], [7], record[1:], [record[0], {"event": "end"}], nonsense):
        expect_error(talk.answer({"cmd": "load", "record": damaged}), "bad-file")
    thought(talk, game, seat)


def game_over(talk: Talk, hello: Hello) -> None:
    game, _ = some_choice(talk, hello)
    load(talk, finished(game.request).record(private=True))
    expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "game-over")


def timing(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    for seconds in LIMITS:
        begun = time.monotonic()
        thought(talk, game, seat, seconds)
        took = time.monotonic() - begun
        if took > seconds + talk.margin:
            raise Fault(f"the thought of {seconds:g} s took {took:.2f} s")


def stop(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    talk.tell({"cmd": "think", "seat": seat, "seconds": LONG, "id": "thought"})
    is_running = talk.is_silent(MEANWHILE)
    talk.tell({"cmd": "stop", "id": "stop"})
    answer = talk.hear()
    if answer.get("id") != "thought":
        raise Fault("the stopped thought was not answered first")
    expect_legal(answer, game, seat)
    stopped = talk.hear().get("stopped")
    if type(stopped) is not bool or (stopped and not is_running):
        raise Fault("'stopped' does not say whether a thought was ended")
    if talk.ask({"cmd": "stop"}).get("stopped") is not False:
        raise Fault("'stopped' is not false where nothing runs")


def quits(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    talk.tell({"cmd": "think", "seat": seat, "seconds": LONG}, {"cmd": "quit"})
    expect_legal(talk.hear(), game, seat)
    talk.hear()
    expect_left(talk)


def analyse(talk: Talk, hello: Hello) -> None:
    game, seat = some_choice(talk, hello)
    answer = talk.offer({"cmd": "analyse", "seat": seat, "seconds": 0.1}, 0.1)
    expect_legal(answer, game, seat)
    text = answer.get("text")
    if not isinstance(text, list) or not all(isinstance(sentence, str) for sentence in text):
        raise Fault("'text' is no list of sentences")
