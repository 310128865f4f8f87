"""Tests of external engines: they play by the protocol, see nothing hidden, and their faults are
reported with their command."""

import json
import os
import pickle
import subprocess
import sys
import textwrap
import threading
import time
from functools import partial
from pathlib import Path

import pytest

from burgundy_qt import cli
from burgundy_qt.ai.arena import external_engine
from burgundy_qt.ai.arena.external_engine import EngineError, ExternalEngine, IllegalAnswer, joined
from burgundy_qt.ai.arena.matches import play_pair
from burgundy_qt.ai.arena.players import player_from_text
from burgundy_qt.rules.game import Game
from tests.ai.arena.results import untimed
from tests.contract.games import registered

ROOT = Path(__file__).parents[3]


def our_engine(limit=""):
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); "
        "from burgundy_qt.engine import main; sys.exit(main())"
    )
    return f"engine:{limit}{joined([sys.executable, '-c', program])}"


def an_engine(tmp_path, answer):
    """Return the command line of a program that answers each request with the value of an
    expression; None ends it."""
    program = tmp_path / "an_engine.py"
    program.write_text(
        textwrap.dedent(f"""
        import json, sys, time
        for line in sys.stdin:
            request = json.loads(line)
            said = {answer}
            if said is None:
                sys.exit(3)
            if isinstance(said, dict):
                said = {{"id": request.get("id"), **said}}
            print(said if isinstance(said, str) else json.dumps(said), flush=True)
        """)
    )
    return joined([sys.executable, str(program)])


@pytest.fixture
def decision():
    """Return a game at a decision with a choice, and its record up to there."""
    game = Game({"players": 2, "seed": 5})
    assert len(game.legal()["actions"]) > 1
    return game


def test_the_programs_own_engine_plays_the_same_external_pair_each_time():
    pairs = [
        play_pair(
            partial(player_from_text, our_engine("2:")), partial(player_from_text, "random"), 2, 3
        )
        for _ in range(2)
    ]
    assert untimed(pairs[0]) == untimed(pairs[1])
    assert pairs[0].a.points > pairs[0].b.points + 40


def test_an_engine_gets_the_record_and_its_limit_but_not_the_seed(decision, tmp_path):
    heard = tmp_path / "heard"
    action = decision.legal()["actions"][2]
    answer = f"(open({str(heard)!r}, 'a').write(line), {{'action': {action!r}}})[1]"
    engine = ExternalEngine(an_engine(tmp_path, answer), None, 0.25, 77)
    engine.follow_game(decision.record(private=True))
    seat = decision.position.waiting_seats()[0]
    assert engine.choose(decision.position, seat) == decision.position.legal(seat)[2]
    engine.leave()
    load, think, quit = [json.loads(line) for line in heard.read_text().splitlines()]
    assert load["record"][0] == {**decision.request, "seed": 77, "seat": think["seat"]}
    assert load["record"][1:] == decision.events
    assert think == {"cmd": "think", "seat": seat, "seconds": 0.25, "id": 2}
    assert quit == {"cmd": "quit"}


@pytest.mark.parametrize(
    ("answer", "what"),
    [
        ("None", "ended before it answered 'load', with exit status 3"),
        ("'no json'", "answered b'no json(\\\\r)?\\\\n' to 'load', which is not a JSON object"),
        ("[1]", "answered b.* to 'load', which is not a JSON object"),
        (
            "{'error': {'code': 'bad-file', 'message': 'no'}}",
            "answered 'load' with the error .*bad-file",
        ),
        ("{}", "answered {}, which is not a legal action"),
        ("{'action': 7}", "answered .*7}, which is not a legal action"),
        ("{'action': {'type': 'end'}}", "answered .*end.*, which is not a legal action"),
        ("time.sleep(60)", "did not answer 'load' within 0.2 s"),
    ],
)
def test_a_fault_of_an_engine_is_reported_with_its_command(
    answer, what, decision, tmp_path, monkeypatch
):
    if "sleep" in answer:
        monkeypatch.setattr(external_engine, "PATIENCE", 0.2)
        monkeypatch.setattr(external_engine, "FAREWELL", 0.1)
    engine = ExternalEngine(an_engine(tmp_path, answer), None, None, 1)
    engine.follow_game(decision.record())
    with pytest.raises(EngineError, match=f"the engine `.*an_engine.py` {what}"):
        engine.choose(decision.position, decision.position.waiting_seats()[0])
    engine.leave()
    assert engine.engine is None


def test_an_engine_that_ends_no_line_is_not_read_for_ever(decision, tmp_path, monkeypatch):
    monkeypatch.setattr(external_engine, "FAREWELL", 0.1)
    endless = tmp_path / "endless.py"
    endless.write_text("import sys\nwhile True:\n    sys.stdout.write('a' * 65536)\n")
    guest = ExternalEngine(joined([sys.executable, str(endless)]), 1, None, 1)
    guest.follow_game(decision.record())
    with pytest.raises(EngineError, match="with a line of over 1,048,576 bytes"):
        guest.choose(decision.position, decision.legal()["seat"])
    guest.leave()


def test_a_program_that_is_not_there_is_named(decision):
    engine = ExternalEngine("no-such-engine --fast", None, None, 1)
    engine.follow_game(decision.record())
    # Windows reports it in the language of the system
    why = "No such file" if os.name == "posix" else r"\w+"
    with pytest.raises(
        EngineError, match=f"the engine `no-such-engine --fast` cannot be started: {why}"
    ):
        engine.choose(decision.position, decision.position.waiting_seats()[0])
    engine.leave()


def test_an_engine_that_does_not_quit_is_ended(decision, tmp_path, monkeypatch):
    monkeypatch.setattr(external_engine, "FAREWELL", 0.1)
    action = decision.legal()["actions"][0]
    answer = f"time.sleep(60) if request['cmd'] == 'quit' else {{'action': {action!r}}}"
    engine = ExternalEngine(an_engine(tmp_path, answer), None, None, 1)
    engine.follow_game(decision.record())
    engine.choose(decision.position, decision.position.waiting_seats()[0])
    running = engine.engine
    engine.leave()
    assert isinstance(running, subprocess.Popen) and running.poll() is not None


def test_an_engine_gets_nothing_that_is_private_to_another_seat():
    engine = ExternalEngine("engine", None, 1.0, 5)
    with registered():
        game = Game({"game": "sealed-bids", "players": 3, "seed": 8})
    engine.follow_game(game.record(private=True))
    for seat in range(3):
        told = engine.record_of(seat)
        assert [event["seat"] for event in told if event.get("event") == "hand"] == [seat]
        assert told == [{**game.record(seat=seat)[0], "seed": 5}, *game.record(seat=seat)[1:]]


def test_an_engine_that_talks_without_end_does_not_fill_the_memory(decision, tmp_path, monkeypatch):
    monkeypatch.setattr(external_engine, "FAREWELL", 0.5)
    talker = tmp_path / "talker.py"
    talker.write_text("import sys\nwhile True:\n    sys.stdout.write('nonsense\\n' * 8192)\n")
    guest = ExternalEngine(joined([sys.executable, str(talker)]), 1, None, 1)
    guest.follow_game(decision.record())
    with pytest.raises(EngineError, match="which is not a JSON object"):
        guest.choose(decision.position, decision.legal()["seat"])
    assert guest.answers.qsize() <= external_engine.UNREAD
    guest.leave()
    assert not any(listener.is_alive() for listener in guest.listeners)


def test_an_engine_says_its_name_and_its_games_from_its_own_folder(tmp_path):
    hello = "{'name': __import__('os').getcwd(), 'games': [{'game': 'tuscany'}, 7, {}]}"
    guest = ExternalEngine(an_engine(tmp_path, hello), 1, None, 1, folder=str(tmp_path))
    assert guest.hello() == {"name": str(tmp_path), "games": ["tuscany"]}
    guest.leave()


def test_an_engine_that_names_no_games_is_reported(tmp_path):
    guest = ExternalEngine(an_engine(tmp_path, "{'name': 'x', 'games': None}"), 1, None, 1)
    with pytest.raises(EngineError, match="to 'hello', which does not list its games"):
        guest.hello()
    guest.leave()


def stopped(guest, decision, grace):
    """Stop a decision while the engine thinks for ten minutes, and return its result."""
    guest.follow_game(decision.record())
    heard = []

    def choose():
        try:
            heard.append(guest.choose(decision.position, decision.legal()["seat"]))
        except EngineError as error:
            heard.append(error)

    thread = threading.Thread(target=choose)
    thread.start()
    while not guest.is_thinking:
        time.sleep(0.01)
    time.sleep(0.1)
    guest.stop(grace)
    guest.stop(grace)
    thread.join(300)
    return heard[0]


def test_a_thought_that_is_stopped_answers_with_the_best_so_far(decision):
    guest = ExternalEngine(our_engine().removeprefix("engine:"), None, 600.0, 1)
    action = stopped(guest, decision, grace=300)
    assert action in decision.position.legal(decision.legal()["seat"])
    guest.limits = {"simulations": 1}
    assert isinstance(guest.choose(decision.position, decision.legal()["seat"]), int)
    guest.leave()


def test_an_engine_that_does_not_stop_is_ended(decision, tmp_path):
    answer = "time.sleep(600) if request['cmd'] == 'think' else {}"
    guest = ExternalEngine(an_engine(tmp_path, answer), 1, None, 1, patience=600.0)
    error = stopped(guest, decision, grace=0.2)
    assert "ended before it answered 'think'" in str(error)
    guest.leave()


def test_an_engine_that_never_reads_is_ended(decision, tmp_path):
    deaf = tmp_path / "deaf.py"
    deaf.write_text("import time\ntime.sleep(60)\n")
    guest = ExternalEngine(joined([sys.executable, str(deaf)]), 1, None, 1, patience=0.5)
    with pytest.raises(EngineError, match="no longer reads"):
        guest.send({"cmd": "load", "record": ["a" * 200_000]})
    guest.leave()


def test_each_of_two_thousand_hostile_lines_is_reported(decision, tmp_path):
    hostile = tmp_path / "hostile.py"
    hostile.write_text(
        textwrap.dedent("""
        import json, random, sys
        draw = random.Random(7)
        odd = [None, -1, 1e300, [], {"type": []}, {"type": "take", "die": 1e300, "depot": {}},
               {"type": "place", "die": 10**400, "tile": "ship", "cell": None}]
        lines = [
            lambda: b"", lambda: b"null", lambda: b"[" * draw.randrange(3000), lambda: b"{}" * 2,
            lambda: draw.randbytes(draw.randrange(200)).replace(b"\\n", b""),
            lambda: b'{"error":' + b'{"a":' * 50 + b"1" + b"}" * 51,
            lambda: json.dumps({"error": "x" * draw.randrange(2000)}).encode(),
            lambda: b"1e999", lambda: b"-" * 100, lambda: b'"\\ud800"', lambda: b"9" * 5000,
            lambda: b"{}", lambda: b'{"action":' * 900 + b"1" + b"}" * 900,
            lambda: json.dumps({"action": draw.choice(odd)}).encode(),
        ]
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(draw.choice(lines)() + b"\\n")
            sys.stdout.buffer.flush()
        """)
    )
    guest = ExternalEngine(joined([sys.executable, str(hostile)]), 1, None, 1)
    guest.follow_game(decision.record()[:1])
    seat, told = decision.position.waiting_seats()[0], 0
    for _ in range(2_000):
        with pytest.raises(EngineError) as error:
            guest.choose(decision.position, seat)
        told += len(str(error.value)) < 2000
    assert told == 2_000
    guest.leave()


def test_an_engine_that_was_killed_can_be_started_again(decision, tmp_path):
    action = decision.legal()["actions"][0]
    guest = ExternalEngine(an_engine(tmp_path, {"action": action}), 1, None, 1)
    guest.follow_game(decision.record())
    seat = decision.position.waiting_seats()[0]
    for _ in range(3):
        assert guest.choose(decision.position, seat) == decision.position.legal(seat)[0]
        guest.engine.kill()
        with pytest.raises(EngineError, match=r"no longer reads|ended before"):
            guest.choose(decision.position, seat)
        guest.leave()
    assert guest.engine is None


def test_a_command_line_is_split_as_each_system_writes_paths():
    line = '"C:\\Program Files\\an engine.exe" --level 3'
    assert external_engine.words_of(line, windows=True) == [
        "C:\\Program Files\\an engine.exe",
        "--level",
        "3",
    ]
    assert external_engine.words_of("'my engines/best one' --level 3", windows=False) == [
        "my engines/best one",
        "--level",
        "3",
    ]
    with pytest.raises(ValueError):
        external_engine.words_of('"open', windows=True)


@pytest.mark.parametrize("windows", [True, False])
@pytest.mark.parametrize(
    "word",
    [
        "plain",
        "",
        "two words",
        'a "quoted" one',
        "it's",
        "'all'",
        "C:\\a\\b",
        "C:\\my folder\\",
        '\\"',
    ],
)
def test_every_word_survives_its_command_line(word, windows):
    line = external_engine.joined(["first", word, "last"], windows)
    assert external_engine.words_of(line, windows) == ["first", word, "last"]


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows splits command lines itself")
@pytest.mark.parametrize(
    "line", ['"a b" c', '"C:\\a b\\\\" x', 'a"b c"d', '\\"x\\" y', "C:\\a\\b c"]
)
def test_command_lines_are_read_as_windows_reads_them(line):
    printed = "import sys; print(repr(sys.argv[1:]))"
    told = subprocess.check_output(f'"{sys.executable}" -c "{printed}" {line}', encoding="utf-8")
    assert told.strip() == repr(external_engine.words_of(line))


@pytest.mark.parametrize(
    ("folder", "windows"),
    [("C:\\My engines", True), ('my engines/it\'s "mine"', False), ("engines", False)],
)
def test_a_command_line_names_its_folder(folder, windows):
    line = external_engine.run_in(folder, "python3 engine.py --level 3", windows)
    words = ["python3", "engine.py", "--level", "3"]
    assert external_engine.folder_and_words(line, windows) == (folder, words)
    assert external_engine.folder_and_words(" ".join(words), windows) == (None, words)


def test_an_engine_runs_in_the_folder_of_its_command_line(tmp_path, decision):
    first = "request['cmd'] == 'load' and {} or {'action': json.load(open('first.json'))}"
    seat = decision.position.waiting_seats()[0]
    (tmp_path / "first.json").write_text(json.dumps(decision.legal()["actions"][0]))
    guest = ExternalEngine(
        external_engine.run_in(str(tmp_path), an_engine(tmp_path, first)), 1, None, 3
    )
    guest.follow_game(decision.record())
    assert guest.choose(decision.position, seat) == decision.position.legal(seat)[0]
    guest.leave()


ILLEGAL_AFTER_A_WHILE = (
    "{'action': {'type': 'take', 'die': 9}} if request['cmd'] == 'think' else {'events': []}"
)


def test_an_illegal_answer_in_the_arena_is_reported_with_its_place_and_record(tmp_path, capsys):
    engine = f"engine:{an_engine(tmp_path, ILLEGAL_AFTER_A_WHILE)}"
    results = tmp_path / "results.jsonl"
    options = "--seed", "40", "--pairs", "2", "--threads", "1"
    assert cli.main(["arena", "random", engine, *options, "--resume", str(results)]) == 1
    said = capsys.readouterr().err
    file = tmp_path / "results-illegal-40-seat-1.json"
    assert "not a legal action (seed 40, pair 1 of 2, seat 1, turn " in said and str(file) in said
    record = json.loads(file.read_text())["record"]
    game = Game.from_record(record)
    assert (game.request["seed"], game.viewer) != (40, None) and game.legal(1)["actions"]
    assert cli.main(["replay", str(file)]) == 0
    assert cli.main(["arena", "random", engine, *options]) == 1
    assert "--resume FILE" in capsys.readouterr().err


def test_an_illegal_answer_comes_back_whole_from_another_machine():
    error = IllegalAnswer("what", "last words", 2, [{"cmd": "new"}, {"event": "turn"}])
    error.seed = 7
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.last_words, again.seat, again.seed, again.turn) == (
        *("what", "last words", 2, 7, 1),
    )
