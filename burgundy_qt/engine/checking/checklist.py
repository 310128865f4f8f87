"""All checks of a program that speaks the engine protocol, how they are run, and their results in
words: checks of the conversation, of thoughts, and of games."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from burgundy_qt.engine.checking import engine_talk
from burgundy_qt.engine.protocol_queries import LONGEST_LINE, MOST_LEVELS
from burgundy_qt.rules.errors import Answer, RequestObject
from burgundy_qt.rules.game import Game

# The conversation: lines, ids, order, and its end.


Hello = Answer
HELLO: RequestObject = {"cmd": "hello"}


def checked_hello(talk: engine_talk.EngineConnection) -> Hello:
    """Return its `hello`; raises EngineViolation if that does not follow the protocol."""
    answer = talk.ask(HELLO)
    for key in ("name", "version"):
        if not isinstance(answer.get(key), str) or not answer[key]:
            raise engine_talk.EngineViolation(f"{key!r} is not a text")
    if answer.get("protocol") != 1:
        raise engine_talk.EngineViolation("'protocol' is not 1")
    games = answer.get("games")
    if not isinstance(games, list) or not games or not all(map(is_game, games)):
        raise engine_talk.EngineViolation("'games' is not a list of games with their editions")
    return answer


def is_game(described: object) -> bool:
    """Return whether this is a valid game of `hello`."""
    return (
        isinstance(described, dict)
        and isinstance(described.get("game"), str)
        and isinstance(described.get("editions"), list)
        and bool(described["editions"])
        and all(map(is_edition, described["editions"]))
    )


def is_edition(described: object) -> bool:
    """Return whether this is a valid edition of `hello`."""
    if not isinstance(described, dict) or not isinstance(described.get("edition"), str):
        return False
    seats, modules = described.get("players"), described.get("modules", [])
    return (
        isinstance(seats, list)
        and len(seats) == 2
        and all(type(number) is int for number in seats)
        and isinstance(modules, list)
        and all(isinstance(module, str) for module in modules)
    )


def ids(talk: engine_talk.EngineConnection, _: Hello) -> None:
    for request_id in (7, "seven", None, [1, {"a": 2}]):
        answer = talk.answer({**HELLO, "id": request_id})
        if "id" not in answer or answer["id"] != request_id:
            raise engine_talk.EngineViolation(f"the answer does not have the id {request_id!r}")
        if talk.answer({"cmd": "no such", "id": request_id}).get("id", "none") != request_id:
            raise engine_talk.EngineViolation("the error does not have the id of its request")
    if "id" in talk.answer(HELLO):
        raise engine_talk.EngineViolation("the answer has an id, but its request had none")


def order(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.send(*({"cmd": "stop" if at % 2 else "hello", "id": at} for at in range(6)))
    came = [talk.next_answer().get("id") for _ in range(6)]
    if came != list(range(6)):
        raise engine_talk.EngineViolation(f"the answers came in the order {came}")


def blank(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.send(b"", b" \t ", b"\r", b'{"cmd":"hello","id":"after"}\r')
    if talk.next_answer().get("id") != "after":
        raise engine_talk.EngineViolation(
            "the first answer after the blank lines is not the one to the invalid line"
        )


def bad_json(talk: engine_talk.EngineConnection, _: Hello) -> None:
    deep = MOST_LEVELS + 8
    nested = b'{"cmd":"hello","deep":' + b"[" * deep + b"]" * deep + b"}"
    for line in (b"{", b"[1]", b"null", b'"quit"', b"hello", b"\xff{}", b'{"cmd":"hello"', nested):
        engine_talk.expect_error(talk.answer(line), "bad-json")
    talk.ask(HELLO)


def long_lines(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.ask({**HELLO, "pad": "x" * (LONGEST_LINE - 40)})
    engine_talk.expect_error(talk.answer({**HELLO, "pad": "x" * LONGEST_LINE}), "bad-json")
    talk.ask(HELLO)


def unknown(talk: engine_talk.EngineConnection, _: Hello) -> None:
    for request in ({"cmd": "dance"}, {}, {"cmd": 7}, {"cmd": None}, {"cmd": ["hello"]}):
        engine_talk.expect_error(talk.answer(request), "unknown-command")


def leaves(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.ask({"cmd": "quit"})
    expect_left(talk)


def end(talk: engine_talk.EngineConnection, _: Hello) -> None:
    talk.send({**HELLO, "id": 1}, {**HELLO, "id": 2})
    talk.close_input()
    if [talk.next_answer().get("id") for _ in range(2)] != [1, 2]:
        raise engine_talk.EngineViolation("the answers do not belong to the last two lines")
    expect_left(talk)


def expect_left(talk: engine_talk.EngineConnection) -> None:
    """Raise EngineViolation if the program does not end properly."""
    status = talk.exit_status()
    if status is None:
        raise engine_talk.EngineViolation("it does not end")
    if status != 0:
        raise engine_talk.EngineViolation(f"its exit status is {status}, not 0")


# Thoughts: their time, their end, and decisions without a choice.


LIMITS = (0.1, 0.5)
"""The limit of timed thoughts, in seconds."""
LONG = 60.0
"""The limit of a thought that is stopped."""
MEANWHILE = 0.4
"""The seconds until it is stopped."""


def load_decision(talk: engine_talk.EngineConnection, hello: Hello) -> tuple[Game, int]:
    """Return a loaded decision in the first game that it plays, and its seat."""
    games = engine_talk.known_games(hello)
    if not games:
        raise engine_talk.NotOffered("a game that is known here")
    game = next(engine_talk.choices(engine_talk.tables(next(iter(games.values())))[-1], (25,)))
    seat = game.position.waiting_seats()[0]
    engine_talk.load(talk, engine_talk.record_of(game, seat))
    return game, seat


def no_game(talk: engine_talk.EngineConnection, _: Hello) -> None:
    engine_talk.expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "no-game")


def bad_argument(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    for wrong in (
        {"seconds": -1},
        {"seconds": "long"},
        {"seconds": True},
        {"simulations": 0},
        {"seat": 99},
        {"seat": "first"},
    ):
        asked = {"cmd": "think", "seat": seat, **wrong}
        engine_talk.expect_error(talk.answer(asked, 1.0), "bad-argument")
    engine_talk.thought(talk, game, seat)


def bad_file(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    record = engine_talk.record_of(game, seat)
    acted = [at for at, event in enumerate(record) if event.get("event") == "action"]
    nonsense = [*record]
    nonsense[acted[-1]] = {**record[acted[-1]], "action": {"type": "cheat"}}
    for damaged in ("a record", [], [7], record[1:], [record[0], {"event": "end"}], nonsense):
        engine_talk.expect_error(talk.answer({"cmd": "load", "record": damaged}), "bad-file")
    engine_talk.thought(talk, game, seat)


def game_over(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, _ = load_decision(talk, hello)
    engine_talk.load(talk, engine_talk.finished(game.request).record(private=True))
    engine_talk.expect_error(talk.answer({"cmd": "think", "seconds": 0.1}), "game-over")


def timing(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    for seconds in LIMITS:
        begun = time.monotonic()
        engine_talk.thought(talk, game, seat, seconds)
        took = time.monotonic() - begun
        if took > seconds + talk.margin:
            raise engine_talk.EngineViolation(f"thinking for {seconds:g} s took {took:.2f} s")


def stop(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    talk.send({"cmd": "think", "seat": seat, "seconds": LONG, "id": "thought"})
    is_running = talk.is_silent(MEANWHILE)
    talk.send({"cmd": "stop", "id": "stop"})
    answer = talk.next_answer()
    if answer.get("id") != "thought":
        raise engine_talk.EngineViolation("the stopped request was not answered first")
    engine_talk.expect_legal(answer, game, seat)
    stopped = talk.next_answer().get("stopped")
    if type(stopped) is not bool or (stopped and not is_running):
        raise engine_talk.EngineViolation("'stopped' does not say whether thinking was ended")
    if talk.ask({"cmd": "stop"}).get("stopped") is not False:
        raise engine_talk.EngineViolation("'stopped' is not false where nothing runs")


def quits(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    talk.send({"cmd": "think", "seat": seat, "seconds": LONG}, {"cmd": "quit"})
    engine_talk.expect_legal(talk.next_answer(), game, seat)
    talk.next_answer()
    expect_left(talk)


def analyse(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    game, seat = load_decision(talk, hello)
    answer = talk.offer({"cmd": "analyse", "seat": seat, "seconds": 0.1}, 0.1)
    engine_talk.expect_legal(answer, game, seat)
    text = answer.get("text")
    if not isinstance(text, list) or not all(isinstance(sentence, str) for sentence in text):
        raise engine_talk.EngineViolation("'text' is not a list of sentences")


NO_ACTION = {"type": "no such action"}


def plays(described: Answer, talk: engine_talk.EngineConnection, _: Hello) -> None:
    """Check that it chooses a legal action by its seat's record, at several moments."""
    for request in engine_talk.tables(described):
        for game in engine_talk.choices(request):
            seat = game.position.waiting_seats()[0]
            engine_talk.load(talk, engine_talk.record_of(game, seat))
            engine_talk.thought(talk, game, seat)


def one_of_each(hello: Hello) -> Iterator[RequestObject]:
    """Yield the last table of each game, which has the most modules or seats."""
    for described in engine_talk.known_games(hello).values():
        yield engine_talk.tables(described)[-1]


def records(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    for request in one_of_each(hello):
        game = next(engine_talk.choices(request, (25,)))
        record = game.record(private=True)
        engine_talk.load(talk, record)
        if talk.offer({"cmd": "record", "private": True}).get("record") != record:
            raise engine_talk.EngineViolation(
                "the private record differs from the one that was loaded"
            )
        engine_talk.load(talk, engine_talk.record_of(game, 0))
        if talk.ask({"cmd": "record", "seat": 0}).get("record") != game.record(seat=0):
            raise engine_talk.EngineViolation(
                "the record of seat 0 differs from the one that was loaded"
            )


def rules(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    for request in one_of_each(hello):
        game = next(engine_talk.choices(request, (25,)))
        engine_talk.load(talk, game.record(private=True))
        if engine_talk.code_of(talk.answer({"cmd": "legal"})) == "unknown-command":
            raise engine_talk.NotOffered("legal")
        expect_view(talk, game)
        seat = game.position.waiting_seats()[0]
        apply = {"cmd": "apply", "seat": seat}
        engine_talk.expect_error(talk.answer(apply | {"action": NO_ACTION}), "illegal-action")
        engine_talk.expect_error(talk.answer(apply | {"action": 7}), "bad-argument")
        expect_view(talk, game)
        action = game.legal(seat)["actions"][0]
        if not isinstance(talk.ask(apply | {"action": action}).get("events"), list):
            raise engine_talk.EngineViolation("'events' is not a list")


def expect_view(talk: engine_talk.EngineConnection, game: Game) -> None:
    """Raise EngineViolation if a seat sees another game than it should."""
    for seat in range(game.seats):
        if talk.ask({"cmd": "state", "seat": seat}) != game.state(seat):
            raise engine_talk.EngineViolation(
                f"the state differs from what seat {seat} sees by the rules"
            )
        legal = talk.ask({"cmd": "legal", "seat": seat})
        if legal != game.legal(seat):
            raise engine_talk.EngineViolation(
                f"the legal actions of seat {seat} differ from those of the rules"
            )


# Games: every seat decides by what it knows, and some decide at the same time, in secret.


THINK: RequestObject = {"cmd": "think", "seat": 0, "simulations": 16}
QUESTIONS: tuple[RequestObject, ...] = (
    {"cmd": "state", "seat": 0},
    {"cmd": "legal", "seat": 0},
    {"cmd": "record", "seat": 0},
)
REPEATED = 5
"""How often a thought is requested, to see whether it is random."""


def together(hello: Hello) -> list[Game]:
    """Check simultaneous decisions in every game that has them; raises NotOffered if none has."""
    if not (found := list(shared_decisions(hello))):
        raise engine_talk.NotOffered("a game in which several decide at once")
    return found


def shared_decisions(hello: Hello) -> Iterator[Game]:
    for described in engine_talk.known_games(hello).values():
        for edition in described["editions"]:
            asked = {
                "game": described["game"],
                "edition": edition["edition"],
                "seed": engine_talk.SEED,
            }
            game = Game(engine_talk.playable([asked | {"setup": "secret"}, asked]))
            if len(game.position.waiting_seats()) > 1:
                yield game


def seats(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    for game in together(hello):
        waiting = game.position.waiting_seats()
        for seat in reversed(waiting):
            engine_talk.load(talk, engine_talk.record_of(game, seat))
            engine_talk.thought(talk, game, seat)
        other = {"cmd": "think", "seat": waiting[-1], "seconds": 0.1}
        engine_talk.expect_error(talk.answer(other), "bad-argument")


def secrets(talk: engine_talk.EngineConnection, hello: Hello) -> None:
    """Check that two games that differ only in a secret choice of seat 1 look the same to seat
    0."""
    for game in together(hello):
        actions = game.legal(1)["actions"]
        one, other = (after_secret(game, action) for action in (actions[0], actions[-1]))
        if views(talk, one) != views(talk, other):
            raise engine_talk.EngineViolation(
                "what seat 0 sees reveals what seat 1 chose in secret"
            )
        thoughts = steady(talk, one), steady(talk, other)
        if None not in thoughts and thoughts[0] != thoughts[1]:
            raise engine_talk.EngineViolation(
                "the thinking for seat 0 depends on what seat 1 chose in secret"
            )


def after_secret(game: Game, action: Answer) -> Game:
    """Return the game after a secret action of seat 1."""
    later = Game.from_record(game.record(private=True))
    later.apply(action, 1)
    return later


def views(talk: engine_talk.EngineConnection, game: Game) -> list[Answer]:
    """Return everything that seat 0 sees of a game."""
    engine_talk.load(talk, game.record(private=True))
    return [talk.answer(question) for question in QUESTIONS]


def steady(talk: engine_talk.EngineConnection, game: Game) -> Answer | None:
    """Return the program's thought for seat 0, or None if it is random."""
    engine_talk.load(talk, game.record(private=True))
    thoughts = [talk.ask(THINK) for _ in range(REPEATED)]
    engine_talk.expect_legal(thoughts[0], game, 0)
    return thoughts[0] if thoughts.count(thoughts[0]) == REPEATED else None


# The checks in their order.


PASSES, FAILS, NOT_OFFERED = "passes", "fails", "not offered"


@dataclass(frozen=True)
class Check:
    """One check. `ends`: it needs its own run of the program."""

    name: str
    about: str
    tried: Callable[[engine_talk.EngineConnection, Hello], None]
    ends: bool = False


@dataclass(frozen=True)
class Outcome:
    """The result of a check; if it failed, `why` and the lines sent and received before."""

    check: Check
    verdict: str
    why: str = ""
    talk: tuple[str, ...] = ()


CHECKS = (
    Check("ids", "an answer repeats the id of its request", ids),
    Check("order", "answers come in the order of the requests", order),
    Check("blank-lines", "blank lines and trailing CRs are ignored", blank),
    Check("bad-json", "a line that is not a JSON object is refused", bad_json),
    Check("long-lines", "a line of up to 1 MiB is read, a longer one refused", long_lines),
    Check("unknown-command", "an unknown command is refused", unknown),
    Check("no-game", "thinking without a game is refused", no_game, ends=True),
    Check("bad-argument", "impossible seats and limits are refused", bad_argument),
    Check("bad-file", "a damaged record is refused and the game kept", bad_file),
    Check("game-over", "thinking about a finished game is refused", game_over),
    Check("timing", "thinking ends within the given seconds", timing),
    Check("stop", "stop ends the thinking", stop),
    Check("seats", "it thinks for each seat that may decide", seats),
    Check("hidden", "no answer depends on what its seat cannot know", secrets),
    Check("records", "a loaded record comes back unchanged", records),
    Check("rules", "legal actions, states and refusals follow the rules", rules),
    Check("analyse", "an analysis names a legal action and explains it", analyse),
    Check("quit", "quit is answered, and the program ends", leaves, ends=True),
    Check("quit-thinking", "quit also ends the thinking", quits, ends=True),
    Check("end-of-input", "every request is answered when the input ends", end, ends=True),
)
HELLO_CHECK = Check("hello", "it names itself and its games", lambda talk, hello: None)


def checks_of(hello: Hello) -> Iterator[Check]:
    """Yield the checks for every program, and one for each game that it plays."""
    for name, described in engine_talk.known_games(hello).items():
        yield Check(f"plays-{name}", f"it plays {name}", partial(plays, described))
    yield from CHECKS


def check(command: list[str], margin: float) -> Iterator[Outcome]:
    """Run all checks on the program of a command line; `margin` in seconds. Raises OSError if it
    cannot be started."""
    talk = engine_talk.EngineConnection(command, margin)
    try:
        try:
            hello = checked_hello(talk)
        except engine_talk.EngineViolation as fault:
            yield Outcome(HELLO_CHECK, FAILS, str(fault), tuple(talk.transcript))
            return
        yield Outcome(HELLO_CHECK, PASSES)
        for one in checks_of(hello):
            if one.ends:
                talk.close()
                talk = engine_talk.EngineConnection(command, margin)
            outcome = tried(one, talk, hello)
            yield outcome
            if one.ends or outcome.verdict == FAILS:
                talk.close()
                talk = engine_talk.EngineConnection(command, margin)
    finally:
        talk.close()


def tried(one: Check, talk: engine_talk.EngineConnection, hello: Hello) -> Outcome:
    """Run a check and return its result."""
    talk.transcript.clear()
    try:
        one.tried(talk, hello)
    except engine_talk.EngineViolation as fault:
        return Outcome(one, FAILS, str(fault), tuple(talk.transcript))
    except engine_talk.NotOffered as lack:
        return Outcome(one, NOT_OFFERED, str(lack))
    return Outcome(one, PASSES)


# The results, as the command prints them.


WIDTH = 20
"""The width of the column of names."""


def lines_of(outcome: Outcome) -> Iterator[str]:
    """Yield a check in one line; if it failed, also the lines before and the reason."""
    yield f"{outcome.verdict:<{len(NOT_OFFERED)}}  {outcome.check.name:<{WIDTH}}" + (
        f"  {outcome.check.about}" if outcome.verdict != NOT_OFFERED else f"  {outcome.why}"
    )
    if outcome.verdict == FAILS:
        yield from (f"    {line}" for line in outcome.talk)
        yield f"    {outcome.why}"


def summary(outcomes: Iterable[Outcome]) -> str:
    """Return how many checks passed, failed and were not offered."""
    number = Counter(outcome.verdict for outcome in outcomes)
    texts = [
        f"{number[PASSES]} pass",
        f"{number[FAILS]} fail",
        f"{number[NOT_OFFERED]} not offered",
    ]
    return ", ".join(texts)
